//! The body of a request: it comes in time, is not too long, and says what it has to.

use std::sync::Arc;
use std::time::Duration;

use artel_protocol::RefusalCode;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use serde::de::DeserializeOwned;

use super::Site;
use super::failure::Failure;

/// A body that is JSON.
pub(crate) struct JsonBody<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<Site>> for JsonBody<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, site: &Arc<Site>) -> Result<Self, Failure> {
        let patience = Duration::from_secs(site.config.request_seconds.max(1));
        match tokio::time::timeout(patience, Json::<T>::from_request(request, site)).await {
            Ok(Ok(Json(body))) => Ok(JsonBody(body)),
            Ok(Err(rejection)) => Err(bad(&rejection)),
            Err(_) => Err(Failure::new(RefusalCode::TooSlow, "the request did not come in time")),
        }
    }
}

fn bad(rejection: &JsonRejection) -> Failure {
    Failure::new(RefusalCode::BadMessage, rejection.body_text())
}
