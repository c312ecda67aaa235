//! What is answered to a request, header by header.

use std::borrow::Cow;
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
        Some(entry) => send(&entry, &headers),
        None => not_found(),
    }
}

fn not_found() -> Response {
    let headers = [(CONTENT_TYPE, "text/html; charset=utf-8"), (CACHE_CONTROL, "no-cache")];
    (StatusCode::NOT_FOUND, headers, NOT_FOUND).into_response()
}

fn send(entry: &Entry, asked: &HeaderMap) -> Response {
    // The tightest first.
    let packed = [("br", &entry.brotli), ("gzip", &entry.gzip)];
    let packed = packed.into_iter().find_map(|(coding, bytes)| {
        bytes.as_ref().filter(|_| takes(asked, coding)).map(|bytes| (coding, bytes.clone()))
    });
    let is_packed = packed.is_some();
    let (coding, bytes) = packed.unwrap_or_else(|| ("plain", entry.plain.clone()));
    // Two encodings are two contents, and a tag stands for one.
    let tag = format!("\"{}-{coding}\"", entry.tag);
    let (known, length) = (knows(asked, &tag), bytes.len());
    let mut response = if known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        match bytes {
            Cow::Borrowed(bytes) => Body::from(bytes).into_response(),
            Cow::Owned(bytes) => Body::from(bytes).into_response(),
        }
    };
    let headers = response.headers_mut();
    headers.insert(ETAG, HeaderValue::from_str(&tag).expect("a tag is letters and digits"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(caching(entry.keep)));
    if entry.gzip.is_some() || entry.brotli.is_some() {
        headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    }
    if !known {
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(entry.media_type));
        headers.insert(CONTENT_LENGTH, HeaderValue::from(length));
        if is_packed {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static(coding));
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

/// Whether a coding is among what the browser takes. `gzip;q=0` says no, and is more exact than `*`.
fn takes(headers: &HeaderMap, wanted_coding: &str) -> bool {
    let mut any = false;
    for element in elements(headers, ACCEPT_ENCODING) {
        let (coding, parameters) = element.split_once(';').unwrap_or((element, ""));
        let weight =
            parameters.trim().strip_prefix("q=").and_then(|weight| weight.trim().parse::<f32>().ok());
        let wanted = weight.is_none_or(|weight| weight > 0.0);
        match coding.trim() {
            coding if coding.eq_ignore_ascii_case(wanted_coding) => return wanted,
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
