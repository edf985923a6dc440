//! Requests that change something, and sockets, come from the own pages only.

use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, Method, Uri};

/// Whether a browser says that another site's page sent the request. Programs say nothing of origins.
pub(crate) fn is_foreign(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return false };
    let Ok(origin) = origin.to_str() else { return true };
    // Whoever says how people reach the server means no other way: a name that leads to it is not enough.
    if let Some(url) = public_url {
        return url != origin;
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let own = origin.parse::<Uri>().ok().and_then(|uri| uri.authority().map(|it| it.as_str().to_owned()));
    host.is_none() || own.as_deref() != host
}

/// Whether the request could change something, or opens a socket.
pub(crate) fn matters(method: &Method, headers: &HeaderMap) -> bool {
    !matches!(*method, Method::GET | Method::HEAD) || headers.contains_key("upgrade")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn foreign(origin: &str, host: &str, public_url: Option<&str>) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(ORIGIN, origin.parse().unwrap());
        headers.insert(HOST, host.parse().unwrap());
        is_foreign(&headers, public_url)
    }

    #[test]
    fn only_the_own_pages_are_not_foreign() {
        assert!(!foreign("http://localhost:8080", "localhost:8080", None));
        let public = Some("https://games.example.org");
        assert!(!foreign("https://games.example.org", "10.0.0.1:8080", public));
        assert!(
            foreign("http://rebind.example", "rebind.example", public),
            "the own name, but not the public one"
        );
        assert!(foreign("http://localhost:8080", "localhost:8080", public));
        assert!(foreign("http://evil.example", "localhost:8080", None));
        assert!(foreign("http://localhost:8081", "localhost:8080", None));
        assert!(foreign("null", "localhost:8080", None));
        assert!(!is_foreign(&HeaderMap::new(), None));
    }
}
