//! How heavy the client is on the wire, and how heavy it may be.

use std::io::Write;

use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;
use xtask::Result;

use crate::site::{PAGE, Site, extension};

/// All that a browser loads before the hall can be used: page, styles, scripts and the first part of the client.
const HALL: usize = 450_000;
/// All modules together, with every game that there is. Whoever brings another one finds room for it first.
const ALL: usize = 1_300_000;

/// Prints what a browser loads, file by file.
pub(crate) fn report(site: &Site) {
    let mut whole = (0, 0, 0);
    for (name, bytes) in site.files() {
        let (tight, packed) = site.sent(name);
        whole = (whole.0 + bytes.len(), whole.1 + tight, whole.2 + packed);
        line(name, bytes.len(), tight, packed);
    }
    line("together", whole.0, whole.1, whole.2);
}

fn line(name: &str, plain: usize, tight: usize, packed: usize) {
    eprintln!("   {name:<44} {plain:>9} bytes, {tight:>8} by Brotli, {packed:>8} by gzip");
}

/// An error if the client is heavier than the house allows.
pub(crate) fn small_enough(site: &Site) -> Result<()> {
    let modules = site.files().map(|(name, _)| name).filter(|name| extension(name) == "wasm");
    let modules = modules.map(|name| site.sent(name).0).sum();
    holds("all modules have", modules, ALL)?;
    let first = before_hall(site).into_iter().map(|name| site.sent(name).1).sum();
    holds("before the hall can be used, browsers that know only gzip load", first, HALL)
}

/// Scripts that name what is fetched later: who thinks beside a game, who fetches games, and who keeps all of it.
const LATER: [&str; 3] = ["worker-", "parts-", "service-worker"];

/// What is fetched until the hall can be used: the page, and whatever it and its scripts name.
fn before_hall(site: &Site) -> Vec<&str> {
    let leads_on = |name: &str| {
        let is_text = ["html", "js"].contains(&extension(name));
        is_text && !LATER.iter().any(|later| name.starts_with(later))
    };
    let mut needed = vec![PAGE];
    let mut place = 0;
    while let Some(&name) = needed.get(place) {
        place += 1;
        if leads_on(name) {
            let text = String::from_utf8_lossy(site.file(name).unwrap_or_default());
            for (other, _) in site.files() {
                if text.contains(other) && !needed.contains(&other) {
                    needed.push(other);
                }
            }
        }
    }
    needed
}

fn holds(what: &str, bytes: usize, limit: usize) -> Result<()> {
    if bytes > limit {
        return Err(format!("{what} {bytes} bytes, and {limit} are allowed"));
    }
    eprintln!("   {what} {bytes} of {limit} bytes");
    Ok(())
}

/// Bytes packed as every browser unpacks them.
pub(crate) fn packed(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).expect("memory can be written to");
    encoder.finish().expect("memory can be written to")
}

/// Bytes packed by Brotli, which takes much longer and leaves a fifth less. Browsers unpack it in whatever comes
/// encrypted or from their own machine.
pub(crate) fn tight(bytes: &[u8]) -> Vec<u8> {
    let parameters = BrotliEncoderParams {
        quality: 11,
        lgwin: 24,
        size_hint: bytes.len(),
        ..BrotliEncoderParams::default()
    };
    let mut tight = Vec::new();
    brotli::BrotliCompress(&mut &bytes[..], &mut tight, &parameters).expect("memory can be written to");
    tight
}
