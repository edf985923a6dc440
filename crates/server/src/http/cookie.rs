//! Who asks: a secret in a cookie, or in a header for programs.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};

use super::Site;
use crate::ids::{PersonId, PersonKey};

/// How long a browser keeps a cookie: a year.
const SECONDS: u32 = 365 * 24 * 60 * 60;
/// What stands between the keys in a cookie with several.
const BETWEEN: char = '.';
/// How many keys a browser keeps besides its own.
pub(crate) const MOST_KEPT: usize = 8;

/// The cookies that a browser keeps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cookie {
    /// The key.
    Key,
    /// The keys that the browser had before.
    Kept,
}

impl Cookie {
    /// Over https a browser takes a cookie of this name from nobody but this very site.
    fn name(self, secure: bool) -> &'static str {
        match (self, secure) {
            (Cookie::Key, false) => "artel",
            (Cookie::Key, true) => "__Host-artel",
            (Cookie::Kept, false) => "artel-kept",
            (Cookie::Kept, true) => "__Host-artel-kept",
        }
    }

    /// The header that makes a browser keep these keys.
    pub(crate) fn set(self, keys: &[PersonKey], secure: bool) -> Option<HeaderValue> {
        let name = self.name(secure);
        let secure = if secure { "; Secure" } else { "" };
        let seconds = if keys.is_empty() { 0 } else { SECONDS };
        let keys: Vec<&str> = keys.iter().map(PersonKey::reveal).collect();
        let keys = keys.join(&BETWEEN.to_string());
        let text = format!("{name}={keys}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
        let mut value = HeaderValue::from_str(&text).ok()?;
        value.set_sensitive(true);
        Some(value)
    }

    /// The values that a browser sends under this name; of several cookies of the same name only one is ours.
    fn values(self, headers: &HeaderMap, secure: bool) -> impl Iterator<Item = &str> {
        let name = self.name(secure);
        let cookies = headers.get_all(COOKIE).iter().filter_map(|header| header.to_str().ok());
        let pairs =
            cookies.flat_map(|header| header.split(';')).filter_map(|pair| pair.trim().split_once('='));
        pairs.filter(move |(found, _)| *found == name).map(|(_, value)| value)
    }
}

/// Whoever asks.
#[derive(Clone)]
pub(crate) struct Visitor {
    pub(crate) key: PersonKey,
    person: PersonId,
    /// Whether the browser has to be told the key: it was made just now, or is kept under an old name.
    pub(crate) unknown: bool,
}

impl Visitor {
    /// Who shows a key that another node has been shown; none if it is no longer valid.
    pub(crate) fn known(key: PersonKey, site: &Site) -> Option<Visitor> {
        let person = site.people.who(&key)?;
        Some(Visitor { key, person, unknown: false })
    }

    pub(crate) fn of(headers: &HeaderMap, site: &Site) -> Visitor {
        let secure = site.secure();
        let known = |key: PersonKey, unknown: bool| {
            let person = site.people.who(&key)?;
            Some(Visitor { key, person, unknown })
        };
        let mut own = Cookie::Key.values(headers, secure).filter_map(PersonKey::parse);
        let found = own.find_map(|key| known(key, false)).or_else(|| {
            // Before the server was reached over https, the cookie had another name.
            let mut old = Cookie::Key.values(headers, false).filter(|_| secure).filter_map(PersonKey::parse);
            old.find_map(|key| known(key, true))
        });
        found.or_else(|| known(from_bearer(headers)?, false)).unwrap_or_else(|| {
            let key = PersonKey::random();
            Visitor { person: key.person(), key, unknown: true }
        })
    }

    pub(crate) fn person(&self) -> PersonId {
        self.person.clone()
    }

    /// The header by which the browser keeps the key, if it does not yet.
    pub(crate) fn cookie(&self, site: &Site) -> Option<HeaderValue> {
        self.unknown.then(|| Cookie::Key.set(std::slice::from_ref(&self.key), site.secure())).flatten()
    }
}

impl FromRequestParts<Arc<Site>> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Self, Infallible> {
        // The guard has put it there, so that all parts of a request see the same visitor.
        Ok(parts.extensions.get::<Visitor>().cloned().unwrap_or_else(|| Visitor::of(&parts.headers, site)))
    }
}

/// The keys that the browser had before and that are still valid, with whose they are.
pub(crate) fn kept_keys(headers: &HeaderMap, site: &Site) -> Vec<(PersonKey, PersonId)> {
    let value = Cookie::Kept.values(headers, site.secure()).next().unwrap_or_default();
    let keys = value.split(BETWEEN).take(MOST_KEPT).filter_map(PersonKey::parse);
    keys.filter_map(|key| site.people.who(&key).map(|person| (key, person))).collect()
}

fn from_bearer(headers: &HeaderMap) -> Option<PersonKey> {
    PersonKey::parse(headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")?)
}
