//! What is answered to a request, header by header.

use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_SECURITY_POLICY, CONTENT_TYPE,
    ETAG, IF_NONE_MATCH, REFERRER_POLICY, VARY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, Uri};
use axum::middleware::map_response;
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use crate::Site;
use crate::site::{Entry, Keep};

const NOT_FOUND: &str = "<!doctype html>
<html lang=\"en\">
<head><meta charset=\"utf-8\"><title>Nothing here · Roguery</title></head>
<body><h1>There is nothing at this address</h1><p><a href=\"/\">To the arcade</a></p></body>
</html>
";

/// The client needs its own files and nothing from elsewhere. WebAssembly counts as evaluation;
/// pictures may be made on the spot.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Said with every answer, errors too.
const PROTECTION: [(HeaderName, &str); 7] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (X_FRAME_OPTIONS, "DENY"),
    (REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
];

/// Answers requests for the files of a site.
pub fn router(site: Site) -> Router {
    Router::new().fallback(get(file)).layer(map_response(protect)).with_state(Arc::new(site))
}

async fn protect(mut response: Response) -> Response {
    let headers = response.headers_mut();
    for (name, value) in PROTECTION {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

async fn file(State(site): State<Arc<Site>>, uri: Uri, headers: HeaderMap) -> Response {
    match site.find(uri.path()) {
        Some(entry) => send(entry, &headers),
        None => not_found(),
    }
}

fn not_found() -> Response {
    let headers = [(CONTENT_TYPE, "text/html; charset=utf-8"), (CACHE_CONTROL, "no-cache")];
    (StatusCode::NOT_FOUND, headers, NOT_FOUND).into_response()
}

fn send(entry: &Entry, asked: &HeaderMap) -> Response {
    let packed = entry.file.packed.filter(|_| takes_gzip(asked));
    // Two encodings are two contents, and a tag stands for one.
    let tag = if packed.is_some() { format!("\"{}-gz\"", entry.tag) } else { format!("\"{}\"", entry.tag) };
    let known = knows(asked, &tag);
    let bytes = packed.unwrap_or(entry.file.plain);
    let mut response =
        if known { StatusCode::NOT_MODIFIED.into_response() } else { Body::from(bytes).into_response() };
    let headers = response.headers_mut();
    headers.insert(ETAG, HeaderValue::from_str(&tag).expect("a tag is letters and digits"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(caching(entry.keep)));
    if entry.file.packed.is_some() {
        headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    }
    if !known {
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(entry.media_type));
        headers.insert(CONTENT_LENGTH, HeaderValue::from(bytes.len()));
        if packed.is_some() {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
    }
    response
}

const fn caching(keep: Keep) -> &'static str {
    match keep {
        Keep::ForEver => "public, max-age=31536000, immutable",
        Keep::Ask => "no-cache",
    }
}

/// Every element of a header that is a list and may come in several lines.
fn elements(headers: &HeaderMap, name: HeaderName) -> impl Iterator<Item = &str> {
    let lines = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    lines.flat_map(|line| line.split(',')).map(str::trim)
}

/// Whether gzip is among what the browser takes. `gzip;q=0` says no, and is more exact than `*`.
fn takes_gzip(headers: &HeaderMap) -> bool {
    let mut any = false;
    for element in elements(headers, ACCEPT_ENCODING) {
        let (coding, parameters) = element.split_once(';').unwrap_or((element, ""));
        let weight =
            parameters.trim().strip_prefix("q=").and_then(|weight| weight.trim().parse::<f32>().ok());
        let wanted = weight.is_none_or(|weight| weight > 0.0);
        match coding.trim() {
            coding if coding.eq_ignore_ascii_case("gzip") => return wanted,
            "*" => any = wanted,
            _ => {}
        }
    }
    any
}

/// Whether the browser has this content already.
fn knows(headers: &HeaderMap, tag: &str) -> bool {
    elements(headers, IF_NONE_MATCH)
        .any(|known| known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag)
}
