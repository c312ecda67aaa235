//! A record as letters of a link.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use leptos::prelude::{untrack, window};
use leptos::task::spawn_local;

use crate::browser::files;
use crate::fault::Fault;
use crate::shell::desk::Desk;
use crate::shell::route::Route;

/// The most letters that a link may have; beyond that, a file is the better way.
pub const LONGEST: usize = 32_000;

/// A record as a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Link {
    /// The whole address.
    Short(String),
    /// It would be too long to arrive everywhere.
    TooLong {
        /// How many letters it would have.
        letters: usize,
    },
}

/// The link to a record on the server that this page is from.
pub fn link(record: &[u8]) -> Link {
    let location = window().location();
    let here = location.href().unwrap_or_default();
    link_from(&here, record)
}

fn link_from(here: &str, record: &[u8]) -> Link {
    let page = here.split('#').next().unwrap_or_default();
    let address = format!("{page}{}", Route::Shared(to_letters(record)).href());
    if address.len() <= LONGEST { Link::Short(address) } else { Link::TooLong { letters: address.len() } }
}

/// Puts a link with the whole record where it can be pasted from.
pub fn copy_link(desk: Desk, record: &[u8]) {
    let words = untrack(|| desk.words()).pages;
    let address = match link(record) {
        Link::Short(address) => address,
        Link::TooLong { .. } => return desk.notices.warn(words.link_too_long),
    };
    spawn_local(async move {
        match files::copy(&address).await {
            Ok(()) => desk.notices.say(words.link_copied),
            Err(fault) => desk.warn(&fault),
        }
    });
}

/// The name of the file of a record.
pub fn file_name(game: &str, name: &str) -> String {
    format!("{game}-{name}.run")
}

/// A record in letters that any link can hold.
pub fn to_letters(record: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(record)
}

/// The record in some letters. Of a link that was cut on its way, all that arrived: a record
/// without its end is still one.
///
/// # Errors
/// When they are none.
pub fn from_letters(letters: &str) -> Result<Vec<u8>, Fault> {
    let letters = letters.trim();
    let whole = letters.get(..letters.len() - letters.len() % 4).unwrap_or_default();
    let record = URL_SAFE_NO_PAD.decode(letters).or_else(|_| URL_SAFE_NO_PAD.decode(whole));
    let record = record.ok().filter(|record| !record.is_empty());
    record.ok_or(Fault::Link)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_comes_out_of_a_link_as_it_went_in() {
        let record: Vec<u8> = (0..=255).collect();
        assert_eq!(from_letters(&to_letters(&record)), Ok(record));
    }

    #[test]
    fn a_damaged_link_is_told() {
        for damaged in ["", "a", "a*b", "abcd*efg", "äöü"] {
            assert!(from_letters(damaged).is_err(), "{damaged}");
        }
    }

    #[test]
    fn of_a_link_that_was_cut_the_beginning_is_left() {
        let record: Vec<u8> = (0..=255).collect();
        let letters = to_letters(&record);
        for end in 4..letters.len() {
            let left = from_letters(&letters[..end]).expect("some of it");
            assert!(record.starts_with(&left) && left.len() >= end / 4 * 3, "cut at {end}");
        }
    }

    #[test]
    fn a_link_leads_back_to_its_record_from_whichever_page() {
        let record: Vec<u8> = (0..100).collect();
        let Link::Short(address) = link_from("https://arcade.example/play/#/forward/watch/x", &record) else {
            panic!("a hundred bytes are too long");
        };
        let (page, fragment) = address.split_once('#').expect("a fragment");
        assert_eq!(page, "https://arcade.example/play/");
        assert_eq!(Route::parse(fragment), Route::Shared(to_letters(&record)));
    }

    #[test]
    fn a_link_that_would_be_cut_on_its_way_is_not_made() {
        let link = link_from("https://arcade.example/", &vec![7; 24_000]);
        assert!(matches!(link, Link::TooLong { letters } if letters > LONGEST));
    }
}
