//! The server as a browser meets it, with a site of four files.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::{fs, thread};

use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use server::{File, Server, Site, router};
use tower::ServiceExt;

const STYLE: &str = "/style-0123456789abcdef.css";
const FILES: &[File] = &[
    File {
        name: "index.html",
        plain: b"<!doctype html>page",
        gzip: Some(b"packed page"),
        brotli: Some(b"tight"),
    },
    File { name: "service-worker.js", plain: b"worker", gzip: None, brotli: None },
    File { name: "style-0123456789abcdef.css", plain: b"style style", gzip: Some(b"style"), brotli: None },
    File { name: "web_bg-fedcba9876543210.wasm", plain: b"\0asm", gzip: None, brotli: None },
];

struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    body: Vec<u8>,
}

impl Answer {
    fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().expect("a text"))
    }
}

fn ask(method: Method, path: &str, headers: &[(&str, &str)]) -> Answer {
    ask_site(Site::new(FILES), method, path, headers)
}

fn ask_site(site: Site, method: Method, path: &str, headers: &[(&str, &str)]) -> Answer {
    let mut request = Request::builder().method(method).uri(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let request = request.body(Body::empty()).expect("a request");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let response = router(site).oneshot(request).await.expect("it cannot fail");
        let (parts, body) = response.into_parts();
        let body = to_bytes(body, usize::MAX).await.expect("a body").to_vec();
        Answer { status: parts.status, headers: parts.headers, body }
    })
}

fn get(path: &str) -> Answer {
    ask(Method::GET, path, &[])
}

#[test]
fn every_kind_of_file_has_its_type() {
    let cases = [
        ("/", "text/html; charset=utf-8", "<!doctype html>page"),
        ("/index.html", "text/html; charset=utf-8", "<!doctype html>page"),
        ("/service-worker.js", "text/javascript; charset=utf-8", "worker"),
        (STYLE, "text/css; charset=utf-8", "style style"),
        ("/web_bg-fedcba9876543210.wasm", "application/wasm", "\0asm"),
        ("/?from=a-link", "text/html; charset=utf-8", "<!doctype html>page"),
    ];
    for (path, media_type, body) in cases {
        let answer = get(path);
        assert_eq!(answer.status, StatusCode::OK, "{path}");
        assert_eq!(answer.header("content-type"), media_type, "{path}");
        assert_eq!(answer.header("content-length"), body.len().to_string(), "{path}");
        assert_eq!(answer.body, body.as_bytes(), "{path}");
    }
}

#[test]
fn names_with_a_hash_are_kept_for_ever_and_others_asked_for() {
    for (path, caching) in [
        ("/", "no-cache"),
        ("/service-worker.js", "no-cache"),
        ("/nothing", "no-cache"),
        (STYLE, "public, max-age=31536000, immutable"),
    ] {
        assert_eq!(get(path).header("cache-control"), caching, "{path}");
    }
}

#[test]
fn what_a_browser_has_is_not_sent_again() {
    let tag = get("/").header("etag").to_owned();
    for known in [tag.clone(), format!("W/{tag}"), format!("\"other\", {tag}"), "*".to_owned()] {
        let answer = ask(Method::GET, "/", &[("if-none-match", &known)]);
        assert_eq!(answer.status, StatusCode::NOT_MODIFIED, "{known}");
        assert_eq!(answer.body, b"", "{known}");
        assert_eq!(answer.header("etag"), tag, "{known}");
        assert_eq!(answer.header("cache-control"), "no-cache", "{known}");
    }
    let answer = ask(Method::GET, "/", &[("if-none-match", "\"other\"")]);
    assert_eq!(answer.status, StatusCode::OK);
    let packed = ask(Method::GET, "/", &[("accept-encoding", "gzip")]);
    assert_ne!(packed.header("etag"), tag, "another encoding is another content");
}

#[test]
fn compressed_for_those_who_take_it() {
    for (accepted, packed) in [
        ("gzip", true),
        ("deflate, GZIP;q=0.5, br", true),
        ("*", true),
        ("", false),
        ("br", false),
        ("gzip;q=0", false),
        ("gzip; q=0.0, *", false),
        ("*;q=0", false),
    ] {
        let answer = ask(Method::GET, STYLE, &[("accept-encoding", accepted)]);
        assert_eq!(answer.header("content-encoding"), if packed { "gzip" } else { "" }, "{accepted}");
        assert_eq!(answer.body, if packed { &b"style"[..] } else { b"style style" }, "{accepted}");
        assert_eq!(answer.header("vary"), "accept-encoding", "{accepted}");
        assert_eq!(answer.header("content-type"), "text/css; charset=utf-8", "{accepted}");
    }
    let never = ask(Method::GET, "/service-worker.js", &[("accept-encoding", "gzip")]);
    assert_eq!((never.header("content-encoding"), never.body.as_slice()), ("", &b"worker"[..]));
}

#[test]
fn what_is_not_there_has_a_page_and_nothing_else_can_be_reached() {
    for path in [
        "/nothing",
        "//",
        "/index.html/",
        "/../Cargo.toml",
        "/..%2f..%2fetc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/etc/passwd",
        "/index.html%00",
        "/\\..\\Cargo.toml",
    ] {
        let Ok(uri) = path.parse::<axum::http::Uri>() else { continue };
        let answer = get(&uri.to_string());
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert_eq!(answer.header("content-type"), "text/html; charset=utf-8", "{path}");
        assert!(String::from_utf8_lossy(&answer.body).contains("nothing at this address"), "{path}");
    }
}

#[test]
fn head_says_the_same_without_the_content() {
    for path in ["/", STYLE, "/nothing"] {
        let (whole, head) = (get(path), ask(Method::HEAD, path, &[]));
        assert_eq!(head.status, whole.status, "{path}");
        assert_eq!(head.headers, whole.headers, "{path}");
        assert_eq!(head.body, b"", "{path}");
    }
}

#[test]
fn the_tightest_packing_that_a_browser_takes_is_sent() {
    for (accepted, coding, body) in [
        ("gzip, deflate, br", "br", &b"tight"[..]),
        ("gzip, br;q=0", "gzip", b"packed page"),
        ("identity", "", b"<!doctype html>page"),
    ] {
        let answer = ask(Method::GET, "/", &[("accept-encoding", accepted)]);
        assert_eq!((answer.header("content-encoding"), answer.body.as_slice()), (coding, body), "{accepted}");
        assert_eq!(answer.header("content-length"), body.len().to_string(), "{accepted}");
    }
}

#[test]
fn a_folder_is_served_as_it_is_at_the_moment_and_nothing_beside_it() {
    let parent = std::env::temp_dir().join(format!("roguery-site-{}", std::process::id()));
    let folder = parent.join("site");
    assert!(Site::in_folder(folder.clone()).is_err(), "there is no page yet");
    fs::create_dir_all(folder.join("style")).expect("a folder");
    fs::write(folder.join("index.html"), "one").expect("a page");
    fs::write(folder.join("style/a.css"), "a").expect("a style");
    fs::write(folder.join("style/a.css.gz"), "z").expect("a packed style");
    fs::write(parent.join("secret"), "hidden").expect("something else");
    let site = Site::in_folder(folder.clone()).expect("a page");
    let get = |path: &str| ask_site(site.clone(), Method::GET, path, &[]);
    assert_eq!(get("/").body, b"one");
    fs::write(folder.join("index.html"), "two").expect("a page");
    assert_eq!(get("/").body, b"two");
    assert_eq!(get("/style/a.css").header("content-type"), "text/css; charset=utf-8");
    let packed = ask_site(site.clone(), Method::GET, "/style/a.css", &[("accept-encoding", "gzip")]);
    assert_eq!((packed.header("content-encoding"), packed.body.as_slice()), ("gzip", &b"z"[..]));
    for path in ["/../secret", "/style/../../secret", "//etc/passwd", "/./index.html/..", "/style"] {
        assert_eq!(get(path).status, StatusCode::NOT_FOUND, "{path}");
    }
    fs::remove_dir_all(parent).expect("it was made here");
}

#[test]
fn nothing_can_be_written() {
    for method in [Method::POST, Method::PUT, Method::DELETE, Method::PATCH] {
        let answer = ask(method.clone(), "/", &[]);
        assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED, "{method}");
        assert_eq!(answer.header("allow"), "GET,HEAD", "{method}");
    }
}

#[test]
fn every_answer_protects_the_browser() {
    let answers = [get("/"), get("/nothing"), ask(Method::POST, "/", &[]), ask(Method::HEAD, STYLE, &[])];
    for answer in answers {
        let policy = answer.header("content-security-policy");
        for part in ["default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "frame-ancestors 'none'"] {
            assert!(policy.contains(part), "{part} in {policy}");
        }
        assert!(!policy.contains("unsafe-inline"), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert_eq!(answer.header("referrer-policy"), "no-referrer");
        assert_eq!(answer.header("cross-origin-opener-policy"), "same-origin");
    }
}

#[test]
fn a_server_answers_over_the_network_until_it_is_told_to_end() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = listener.local_addr().expect("an address");
    let server = Server::of(Site::new(FILES), listener).expect("a server");
    assert_eq!(server.url(), format!("http://{address}/"));
    let (end, told) = tokio::sync::oneshot::channel::<()>();
    let running = thread::spawn(move || server.run_until(async { drop(told.await) }));

    let mut stream = TcpStream::connect(address).expect("somebody listens");
    // Some browsers connect ahead of need; that must not keep the server alive.
    let idle = TcpStream::connect(address).expect("somebody listens");
    let request = format!("GET / HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).expect("a request");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 200 OK\r\n"), "{answer}");
    assert!(answer.ends_with("\r\n\r\n<!doctype html>page"), "{answer}");

    end.send(()).expect("it is running");
    running.join().expect("no panic").expect("a clean end");
    drop(idle);
    assert!(TcpStream::connect(address).is_err(), "it is gone");
}
