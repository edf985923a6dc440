//! Who asks: a secret in a cookie, or in a header for programs.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};

use super::Site;
use crate::ids::{PersonId, PersonKey};

/// The name of the cookie.
const NAME: &str = "artel";
/// How long a browser keeps it: a year.
const SECONDS: u32 = 365 * 24 * 60 * 60;

/// Whoever asks.
#[derive(Clone)]
pub(crate) struct Visitor {
    pub(crate) key: PersonKey,
    /// Whether the key was made just now, so that the browser has to be told.
    pub(crate) new: bool,
}

impl Visitor {
    pub(crate) fn of(headers: &HeaderMap) -> Visitor {
        match from_cookie(headers).or_else(|| from_bearer(headers)) {
            Some(key) => Visitor { key, new: false },
            None => Visitor { key: PersonKey::random(), new: true },
        }
    }

    pub(crate) fn person(&self) -> PersonId {
        self.key.person()
    }
}

impl FromRequestParts<Arc<Site>> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<Site>) -> Result<Self, Infallible> {
        // The guard has put it there, so that all parts of a request see the same visitor.
        Ok(parts.extensions.get::<Visitor>().cloned().unwrap_or_else(|| Visitor::of(&parts.headers)))
    }
}

/// The header that makes a browser keep the key.
pub(crate) fn set_cookie(key: &PersonKey, secure: bool) -> Option<HeaderValue> {
    let secure = if secure { "; Secure" } else { "" };
    let text = format!("{NAME}={}; Path=/; Max-Age={SECONDS}; HttpOnly; SameSite=Lax{secure}", key.reveal());
    let mut value = HeaderValue::from_str(&text).ok()?;
    value.set_sensitive(true);
    Some(value)
}

fn from_cookie(headers: &HeaderMap) -> Option<PersonKey> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|header| header.to_str().ok());
    let mut pairs =
        cookies.flat_map(|header| header.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == NAME).and_then(|(_, value)| PersonKey::parse(value))
}

fn from_bearer(headers: &HeaderMap) -> Option<PersonKey> {
    PersonKey::parse(headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")?)
}
