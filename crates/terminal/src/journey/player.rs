//! What a game adds to a run that is played.

use std::path::Path;

use engine::{Audience, Game, Session};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::{Meant, Question, Staged};

use super::{Journey, Pending};
use crate::keys::Action;
use crate::replay::Watched;
use crate::screen::{Desk, Go, Pace};

/// A command of the game that a player plays.
pub(crate) type CommandOf<P> = <<P as Player>::Game as Game>::Command;

/// What is pressed in the game that a player plays.
pub(crate) type PressOf<P> = <<P as Player>::Game as Staged>::Press;

/// All that is chosen before the first command of the game that a player plays.
pub(crate) type SetupOf<P> = <<P as Player>::Game as Game>::Setup;

/// Whoever plays, with all that they hold: what a game adds to a run that is played.
pub(crate) trait Player: Sized + 'static {
    /// Which game it is.
    type Game: Staged;
    /// Who sits at the table, where that can be chosen.
    type Seats: Copy;
    /// What the game adds to a record of it that is watched.
    type Watching: Watched<Player = Self>;
    /// How a run is left.
    const LEAVING: Leaving = Leaving::AtOnce;
    /// What is said when something was taken back.
    const TAKEN_BACK: &'static str = "Taken back.";

    /// Sits down at a run.
    fn sit_down(session: &Session<Self::Game>, seats: Self::Seats, desk: &Desk) -> Self;

    /// The log was told up to where the run stands.
    fn begun(_journey: &mut Journey<Self>, _desk: &Desk) {}

    /// Who sat at the table of a run, as the name of its file tells it.
    fn seats_of(path: &Path) -> Self::Seats;

    /// Who sits there now.
    fn seats(&self) -> Self::Seats;

    /// The same as a part of that name, if there is anything to tell.
    fn seats_in_name(_seats: Self::Seats) -> Option<String> {
        None
    }

    /// Through whose eyes the run is seen.
    fn observer(&self) -> Audience {
        Audience::Everyone
    }

    /// What a press would do.
    fn meant(journey: &Journey<Self>, press: PressOf<Self>) -> Meant<CommandOf<Self>>;

    /// Something was pressed at the table.
    fn press(journey: &mut Journey<Self>, press: PressOf<Self>, desk: &mut Desk);

    /// A key of the game's own that is not about the table was pressed, before the end or after it;
    /// nothing of other keys.
    fn beside(_journey: &mut Journey<Self>, _action: Action, _desk: &mut Desk) -> Option<Go> {
        None
    }

    /// Says what a good player would do.
    fn hint(journey: &mut Journey<Self>, desk: &mut Desk);

    /// The run has changed by a command, or because something was taken back: the hand follows.
    fn settle(journey: &mut Journey<Self>, command: Option<CommandOf<Self>>, desk: &mut Desk);

    /// A film is over, or was ended.
    fn film_ended(_journey: &mut Journey<Self>, _desk: &Desk) {}

    /// Takes the last decision back and returns the bytes to append.
    ///
    /// # Errors
    /// Why it stands, as a sentence.
    fn take_back(journey: &mut Journey<Self>) -> Result<Vec<u8>, String> {
        journey.session.undo().map_err(|refusal| format!("{refusal}."))
    }

    /// The setup of a new run under the same rules.
    fn fresh(setup: &SetupOf<Self>) -> SetupOf<Self>;

    /// Begins anew, once a run is over.
    fn again(journey: &mut Journey<Self>, desk: &mut Desk) -> Go {
        let (setup, seed) = (Self::fresh(journey.session.setup()), desk.clock.fresh_seed());
        Go::Swap(Box::new(Journey::<Self>::begin(setup, journey.player.seats(), seed, desk)))
    }

    /// The key under the finger was pressed after the end: whoever hammers on it in the last fight
    /// should see the last page.
    fn hammered(_journey: &mut Journey<Self>, desk: &mut Desk) -> Go {
        desk.say(format!("[{}] begins a new run.", desk.key(Action::AGAIN)));
        Go::Stay
    }

    /// The question before the run is given up, and what then happens.
    fn before_ending(_journey: &Journey<Self>) -> (Question, Pending<CommandOf<Self>>) {
        (Self::Game::before_abandoning(), Pending::Abandon)
    }

    /// Whether nothing more can happen.
    fn is_over(journey: &Journey<Self>) -> bool {
        journey.session.game().status().is_over()
    }

    /// Whether nobody here decides anything.
    fn is_watched(_journey: &Journey<Self>) -> bool {
        false
    }

    /// Whether nothing is in the hand that a key would put back first.
    fn is_free(journey: &Journey<Self>) -> bool;

    /// Whether the run so far may be watched.
    fn may_be_watched(_journey: &Journey<Self>) -> bool {
        true
    }

    /// A key for whatever lies over the table, or goes on by itself there; nothing where the key is
    /// the table's.
    fn intercept(_journey: &mut Journey<Self>, _action: Action, _desk: &mut Desk) -> Option<Go> {
        None
    }

    /// The keys of the moment, the most useful first.
    fn keys(journey: &Journey<Self>) -> Vec<(Action, String)>;

    /// The screen is on top again after another was left.
    fn wake(_journey: &mut Journey<Self>, _desk: &mut Desk) {}

    /// Lets time pass.
    fn tick(_journey: &mut Journey<Self>, _desk: &mut Desk) {}

    /// How soon something will look different that is no film.
    fn pace(_journey: &Journey<Self>) -> Pace {
        Pace::Still
    }

    /// The place of the table that can be missed for a moment.
    fn spare(journey: &Journey<Self>, area: Rect) -> Option<Rect>;

    /// Draws the table, or the last page.
    fn draw(journey: &Journey<Self>, buffer: &mut Buffer, area: Rect, desk: &Desk);

    /// Draws all messages, scrolled up by some lines.
    fn draw_log(journey: &Journey<Self>, buffer: &mut Buffer, area: Rect, scrolled: usize, desk: &Desk);
}

/// How a run is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Leaving {
    /// By the key alone.
    AtOnce,
    /// By the key pressed twice: one too many, as after a look, throws nobody out.
    AskedTwice,
}
