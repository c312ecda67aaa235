//! The icons for home screens, held against the emblem that they show.
//!
//! Some systems take no SVG, so there are a few sizes as PNG. They are compared pixel by pixel,
//! because another version of the packer may pack them otherwise.

use std::io::{Read, Write};
use std::{env, fs};

use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use testkit::golden::UPDATE_VARIABLE;
use web::art::{Art, Flip, Ink, Pixels, Theme};

/// The width and height of each icon, and how large a pixel of the emblem is in it. What is left
/// is a margin, because systems cut corners off.
const ICONS: [(usize, usize); 3] = [(180, 4), (192, 4), (512, 11)];

const EMBLEM: usize = 32;
const SIGNATURE: &[u8] = b"\x89PNG\r\n\x1a\n";

#[test]
fn icons_show_the_emblem_of_the_arcade() {
    for (size, scale) in ICONS {
        let path = format!("{}/static/icon-{size}.png", env!("CARGO_MANIFEST_DIR"));
        let lines = lines(size, scale);
        if env::var_os(UPDATE_VARIABLE).is_some_and(|value| value == "1") {
            fs::write(&path, png(size, &lines)).expect("the folder of the site can be written to");
        }
        let file = fs::read(&path).expect("the icon is there");
        assert!(unpacked(&file) == lines, "{path} shows something else; {UPDATE_VARIABLE}=1 writes it anew");
    }
}

/// The lines of the picture as PNG wants them: a zero for 'as it is', then red, green and blue.
fn lines(size: usize, scale: usize) -> Vec<u8> {
    let mut emblem = Pixels::new(EMBLEM, EMBLEM);
    emblem.fill(Ink::Night);
    emblem.sprite(Art::Arcade.sprite(), 0, 0, Flip::Straight);
    let colours = emblem.to_rgba(Theme::Night);
    let margin = (size - EMBLEM * scale) / 2;
    // The emblem's corner is of the ground, and so is the margin.
    let place = |at: usize| at.checked_sub(margin).map(|at| at / scale).filter(|at| *at < EMBLEM);
    let mut lines = Vec::new();
    for y in 0..size {
        lines.push(0);
        for x in 0..size {
            let at = place(x).zip(place(y)).map_or(0, |(x, y)| (y * EMBLEM + x) * 4);
            lines.extend_from_slice(&colours[at..at + 3]);
        }
    }
    lines
}

fn png(size: usize, lines: &[u8]) -> Vec<u8> {
    let side = u32::try_from(size).expect("a small picture").to_be_bytes();
    let mut packer = ZlibEncoder::new(Vec::new(), Compression::best());
    packer.write_all(lines).expect("memory can be written to");
    let packed = packer.finish().expect("memory can be written to");
    let mut file = SIGNATURE.to_vec();
    // Eight bits each of red, green and blue, packed, filtered and ordered as usual.
    file.extend(chunk(*b"IHDR", &[&side[..], &side[..], &[8, 2, 0, 0, 0]].concat()));
    file.extend(chunk(*b"IDAT", &packed));
    file.extend(chunk(*b"IEND", &[]));
    file
}

fn chunk(name: [u8; 4], bytes: &[u8]) -> Vec<u8> {
    let mut sum = flate2::Crc::new();
    sum.update(&name);
    sum.update(bytes);
    let length = u32::try_from(bytes.len()).expect("a small picture").to_be_bytes();
    [&length[..], &name[..], bytes, &sum.sum().to_be_bytes()[..]].concat()
}

/// The lines in a file that [`png`] wrote.
fn unpacked(file: &[u8]) -> Vec<u8> {
    let header = SIGNATURE.len() + 12 + 13;
    let data = &file[header..];
    let length = u32::from_be_bytes(data[..4].try_into().expect("four bytes")) as usize;
    let mut lines = Vec::new();
    ZlibDecoder::new(&data[8..8 + length]).read_to_end(&mut lines).expect("what was packed");
    lines
}
