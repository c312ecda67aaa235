//! A record that came in a link.

mod result;

use engine::Digest;
use engine::record::RawRecord;
use leptos::prelude::*;

use super::trouble;
use result::result;

use crate::art::{Art, Icon};
use crate::browser::{clock, files, share};
use crate::fault::Fault;
use crate::games::{self, Marquee};
use crate::shell::desk::Desk;
use crate::shell::route::Route;
use crate::storage::{Origin, Saved, keep_new};
use crate::table::below_heading;
use crate::viewer::{self, Showing};

/// The viewer of a record in a link, or what is wrong with it.
pub(super) fn page(letters: &str) -> AnyView {
    let record = match share::from_letters(letters) {
        Ok(record) => record,
        Err(fault) => {
            let text = letters.to_owned();
            return unreadable(&fault, "shared-link.txt".to_owned(), text.into_bytes());
        }
    };
    let name = Digest::of_bytes(&record).to_string();
    match open(&record, &name) {
        Ok(shown) => view! { <div class="viewer-page">{shown}</div> }.into_any(),
        Err(fault) => unreadable(&fault, share::file_name("shared", &name), record),
    }
}

/// The game of the record in a link, if both can be read.
pub(super) fn game(letters: &str) -> Option<&'static Marquee> {
    let record = share::from_letters(letters).ok()?;
    games::marquee(&RawRecord::read(&record).ok()?.header().game).ok()
}

/// What came of the run, what can be made of it, and the run itself to watch.
fn open(record: &[u8], name: &str) -> Result<AnyView, Fault> {
    let raw = RawRecord::read(record).map_err(|error| error.to_string())?;
    let game = raw.header().game.clone();
    let cabinet = games::cabinet(&game)?;
    let screening = (cabinet.watch)(record, None)?;
    let result = match screening.verdict() {
        Ok(_) => Some(result(cabinet, record, screening.take_over(0)?)?),
        // What is wrong with it stands above the board.
        Err(_) => None,
    };
    let keep = {
        let (game, record) = (game.clone(), record.to_vec());
        move |_| keep(&game, record.clone())
    };
    let words = Desk::get().words().viewer;
    let offers = view! {
        <button class="button" on:click=keep><Icon sprite=Art::Plus/>{words.keep}</button>
    };
    let file = share::file_name(&game, name);
    let showing = Showing { game, cabinet, record: record.to_vec(), screening, file };
    let Some(result) = result else { return Ok(viewer::view(showing, offers)) };
    // What came of the run is the heading of the page.
    let watched = below_heading(|| viewer::view(showing, offers));
    Ok(view! { {result} {watched} }.into_any())
}

fn keep(game: &str, record: Vec<u8>) {
    let desk = Desk::get();
    match keep_new(&Saved::begun(Origin::Imported, record, clock::unix_seconds())) {
        Ok(run) => {
            desk.notices.say(desk.words().viewer.kept);
            desk.replace(&Route::Watch { game: game.to_owned(), run });
        }
        Err(fault) => desk.warn(&fault),
    }
}

/// What cannot be shown can still be kept as it came.
fn unreadable(fault: &Fault, name: String, bytes: Vec<u8>) -> AnyView {
    let desk = Desk::get();
    let words = desk.words().viewer;
    let save = move |_| {
        if let Err(error) = files::offer(&name, &bytes) {
            desk.warn(&error);
        }
    };
    let offers = view! {
        <button class="button" on:click=save><Icon sprite=Art::Download/>{words.save_link}</button>
    };
    trouble::page_with(words.unreadable, &desk.told(fault), offers)
}
