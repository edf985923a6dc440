//! The web client, which lies inside the program.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, SET_COOKIE, VARY,
};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use super::Site;
use super::cookie::Visitor;
use crate::ids::hex;

/// The built client. Files ending in `.br` are the same ones compressed.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

const PAGE: &str = "index.html";
const NOT_BUILT: &str = "The web client is not built into this program: run `make play`.\n";

/// A file of the client, or its page for every address that the client knows.
pub(crate) async fn serve(
    State(site): State<Arc<Site>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    if path != PAGE && Client::get(path).is_some() {
        return file(path, &headers);
    }
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    match is_file {
        true => (StatusCode::NOT_FOUND, "There is no such file.\n").into_response(),
        false if Client::get(PAGE).is_none() => (StatusCode::SERVICE_UNAVAILABLE, NOT_BUILT).into_response(),
        false => page(&site, &headers),
    }
}

/// The page of the client. It gives whoever is new a key, before anything else is asked.
fn page(site: &Site, headers: &HeaderMap) -> Response {
    let mut response = file(PAGE, headers);
    if let Some(cookie) = Visitor::of(headers, site).cookie(site) {
        response.headers_mut().insert(SET_COOKIE, cookie);
    }
    response
}

fn file(path: &str, headers: &HeaderMap) -> Response {
    let compressed = accepts_brotli(headers).then(|| Client::get(&format!("{path}.br"))).flatten();
    let encoding = compressed.as_ref().map(|_| "br");
    let Some(file) = compressed.or_else(|| Client::get(path)) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let tag = tag(&file);
    let keep = match path {
        // It may bring a key along, which is for nobody else.
        PAGE => "private, no-cache",
        // They carry a hash of their contents in their name and never change.
        _ if path.starts_with("assets/") => "max-age=31536000, immutable",
        _ => "no-cache",
    };
    let caching = [(CACHE_CONTROL, keep), (VARY, "accept-encoding"), (ETAG, tag.as_str())];
    if headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, caching).into_response();
    }
    let mut response = (caching, [(CONTENT_TYPE, kind(path))], file.data).into_response();
    if let Some(encoding) = encoding {
        response.headers_mut().insert(CONTENT_ENCODING, axum::http::HeaderValue::from_static(encoding));
    }
    response
}

fn tag(file: &EmbeddedFile) -> String {
    format!("\"{}\"", hex(&file.metadata.sha256_hash()[..12]))
}

fn accepts_brotli(headers: &HeaderMap) -> bool {
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|accepted| accepted.to_str().ok()).unwrap_or("");
    accepted.split(',').any(|encoding| encoding.split(';').next().is_some_and(|name| name.trim() == "br"))
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or("") {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "webmanifest" => "application/manifest+json",
        "json" => "application/json",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
