//! The ways on from the last page of a run.

use leptos::prelude::*;

use super::surroundings::table_words;
use crate::art::{Art, Icon};
use crate::browser::share::copy_link;
use crate::browser::{files, share};
use crate::keys::Action;
use crate::shell::desk::Desk;
use crate::shell::live::live;
use crate::shell::route::Route;
use crate::storage::RunId;

/// A run that is over, as far as it can be gone on from.
pub(crate) struct Onward {
    pub(crate) desk: Desk,
    pub(crate) game: &'static str,
    pub(crate) id: RunId,
    pub(crate) seed: String,
    pub(crate) record: Vec<u8>,
    /// The bots that played it, if it was only watched.
    pub(crate) bots: Option<String>,
    /// Begins anew.
    pub(crate) again: Callback<()>,
    /// Begins once more from the same seed, where there is a score to beat.
    pub(crate) rival: Option<Callback<()>>,
    /// Takes the last decision back, where it can be.
    pub(crate) undo: Option<Callback<()>>,
}

/// Again, undo, watch, share, export, back.
pub(crate) fn onward(Onward { desk, game, id, seed, record, bots, again, rival, undo }: Onward) -> AnyView {
    let words = table_words(desk, game);
    let anew = if bots.is_some() { words.own_turn } else { words.again };
    let key = move |action| view! { <kbd aria-hidden="true">{live(move || desk.key(action))}</kbd> };
    let record = StoredValue::new(record);
    let save = move |_| record.with_value(|record| export(desk, game, &seed, record));
    let film = Route::Watch { game: game.to_owned(), run: id };
    let undo = undo.map(|undo| {
        view! { <button class="button" on:click=move |_| undo.run(())><Icon sprite=Art::Undo/>{words.undo}{key(Action::UNDO)}</button> }
    });
    let rival = rival.map(|rival| {
        view! { <button class="button button-magic" on:click=move |_| rival.run(())><Icon sprite=Art::Trophy/>{words.once_more}</button> }
    });
    view! {
        <div class="end-onward">
            <button class="button button-primary" on:click=move |_| again.run(())><Icon sprite=Art::Play/>{anew}{key(Action::AGAIN)}</button>
            {rival}
            {undo}
            <a class="button" href=film.href()><Icon sprite=Art::Eye/>{words.watch_run}{key(Action::WATCH)}</a>
            <button class="button" on:click=move |_| record.with_value(|record| copy_link(desk, record))><Icon sprite=Art::Share/>{words.share}</button>
            <button class="button" on:click=save><Icon sprite=Art::Download/>{words.export}</button>
            <a class="button" href=Route::Game(game.to_owned()).href()><Icon sprite=Art::Back/>{words.back}{key(Action::BACK)}</a>
        </div>
    }
    .into_any()
}

/// Offers a record as a file.
pub(crate) fn export(desk: Desk, game: &str, seed: &str, record: &[u8]) {
    if let Err(error) = files::offer(&share::file_name(game, seed), record) {
        desk.warn(&error);
    }
}
