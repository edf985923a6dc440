//! Refusals as HTTP answers.

use artel_protocol::{Refusal, RefusalCode};
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use crate::counters;
use crate::room::refuse;

/// Why a request is refused.
#[derive(Debug)]
pub(crate) struct Failure(pub(crate) Refusal);

impl Failure {
    pub(crate) fn new(code: RefusalCode, detail: impl Into<String>) -> Failure {
        Failure(refuse(code, detail))
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        Failure(refusal)
    }
}

impl From<crate::store::StoreError> for Failure {
    fn from(error: crate::store::StoreError) -> Self {
        tracing::error!(%error, "a request failed");
        Failure::new(RefusalCode::Broken, "the server could not do it; try again")
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        counters::refused(self.0.code);
        (status(self.0.code), Json(self.0)).into_response()
    }
}

fn status(code: RefusalCode) -> StatusCode {
    match code {
        RefusalCode::BadMessage
        | RefusalCode::BadSetup
        | RefusalCode::BadFile
        | RefusalCode::BadText
        | RefusalCode::NoSuchSeat => StatusCode::BAD_REQUEST,
        RefusalCode::NoSuchRoom
        | RefusalCode::NoSuchGame
        | RefusalCode::NoSuchBranch
        | RefusalCode::NoSuchCode => StatusCode::NOT_FOUND,
        RefusalCode::TooSlow => StatusCode::REQUEST_TIMEOUT,
        RefusalCode::TooMuch => StatusCode::TOO_MANY_REQUESTS,
        RefusalCode::Foreign | RefusalCode::NotYourSeat | RefusalCode::NotSeated => StatusCode::FORBIDDEN,
        RefusalCode::Illegal
        | RefusalCode::Late
        | RefusalCode::SeatTaken
        | RefusalCode::NothingOpen
        | RefusalCode::NothingToUndo
        | RefusalCode::Frozen
        | RefusalCode::Outdated
        | RefusalCode::NotOver => StatusCode::CONFLICT,
        RefusalCode::Broken => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

/// The answer to a path of the interface that there is not.
pub(crate) async fn no_such_path() -> Response {
    let refusal = refuse(RefusalCode::BadMessage, "there is no such path; see /api/openapi.json");
    (StatusCode::NOT_FOUND, Json(refusal)).into_response()
}

/// The answer to a path that there is, asked in a way that it does not know.
pub(crate) async fn no_such_method() -> Response {
    let refusal = refuse(RefusalCode::BadMessage, "this path has no such method; see /api/openapi.json");
    (StatusCode::METHOD_NOT_ALLOWED, Json(refusal)).into_response()
}
