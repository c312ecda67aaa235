//! Watching a record of any game: the viewer has the buttons, the game has the board.

mod controls;
mod pace;
mod playback;
mod proof;
mod sharing;

use leptos::prelude::*;

use crate::art::{Art, Icon};
use crate::fault::Fault;
use crate::games::{Cabinet, Screening};
use crate::keys::{self, Action, Heard, Place};
use crate::shell::desk::Desk;
use crate::shell::route::Route;
use crate::table::branch;

pub(crate) use controls::Speed;
pub(crate) use pace::Pace;

use controls::{Controls, Keys};
use playback::Playback;
use sharing::Sharing;

/// A record to be watched.
pub(crate) struct Showing {
    /// The name of its game.
    pub(crate) game: String,
    /// Its game.
    pub(crate) cabinet: &'static Cabinet,
    /// The record.
    pub(crate) record: Vec<u8>,
    /// The same on the screen.
    pub(crate) screening: Box<dyn Screening>,
    /// What its file is called.
    pub(crate) file: String,
}

/// Shows a record, with something more to do about it.
pub(crate) fn view(showing: Showing, offers: impl IntoView + 'static) -> AnyView {
    let desk = Desk::get();
    let words = desk.words().viewer;
    let Showing { game, cabinet, record, screening, file } = showing;
    let board = screening.board();
    let (fault, proof) =
        (proof::fault(screening.verdict()), proof::proof(screening.verdict(), cabinet.about));
    let playback = Playback::new(screening);
    let help = NodeRef::new();
    let named = (desk.words().noun)(cabinet.about.noun);
    listen(playback, game.clone(), help);
    let take_over = {
        let game = game.clone();
        move |_| take_over(desk, playback, &game)
    };
    view! {
        <div class="viewer">
            {fault}
            <div class="viewer-board">{board}</div>
            <Controls playback/>
            <div class="viewer-more">
                {proof}
                <section class="panel stack" aria-labelledby="viewer-do">
                    <h2 class="panel-title" id="viewer-do">{words.offers}</h2>
                    <button class="button button-magic" on:click=take_over><Icon sprite=Art::Play/>{words.take_over}</button>
                    <p class="field-help">
                        {named.take_over_about}
                    </p>
                    <Sharing record=StoredValue::new(record) file/>
                    {offers}
                    <details class="fold" node_ref=help>
                        <summary>{words.keys}</summary>
                        <dl class="facts"><Keys/></dl>
                    </details>
                </section>
            </div>
        </div>
    }
    .into_any()
}

type Fold = NodeRef<leptos::html::Details>;

fn listen(playback: Playback, game: String, help: Fold) {
    let desk = Desk::get();
    keys::listen(Place::Replay, move |action| {
        match action {
            Action::PLAY_PAUSE | Action::CONFIRM => playback.toggle(),
            Action::RIGHT => playback.forward(),
            Action::LEFT => playback.back(),
            Action::UP => playback.leap_forward(),
            Action::DOWN => playback.leap_back(),
            Action::FIRST => playback.seek(0),
            Action::LAST => playback.to_end(),
            Action::FASTER => playback.set_pace(untrack(|| playback.pace()).faster()),
            Action::SLOWER => playback.set_pace(untrack(|| playback.pace()).slower()),
            Action::TAKE_OVER => take_over(desk, playback, &game),
            Action::HELP => {
                let Some(fold) = help.get_untracked() else { return Heard::No };
                fold.set_open(!fold.open());
            }
            Action::BACK => desk.go(&Route::Runs(game.clone())),
            _ => return Heard::No,
        }
        let is_step = matches!(
            action,
            Action::RIGHT | Action::LEFT | Action::UP | Action::DOWN | Action::FIRST | Action::LAST
        );
        if is_step {
            desk.notices.speak(untrack(|| playback.place(desk.words().viewer)));
        }
        Heard::Yes
    });
}

/// A new run from the point that is shown; the one that is watched stays as it is.
fn take_over(desk: Desk, playback: Playback, game: &str) {
    playback.pause();
    match playback.screening().take_over(untrack(|| playback.position())) {
        Ok(taken) => branch(desk, game, taken),
        Err(why) => desk.warn(&Fault::Told(why)),
    }
}
