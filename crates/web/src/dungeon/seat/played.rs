//! What a game says about the table where its dungeon is played.

use arcade::Hosted;
use engine::Seat;
use leptos::prelude::*;

use super::{Moment, Play};
use crate::dungeon::{Board, Paged};
use crate::shell::desk::Desk;
use crate::table::{Ended, LastPage};

/// A dungeon that is played at a table.
pub(crate) trait Played: Paged + Hosted {
    /// Words about whoever plays.
    fn player_words(desk: Desk) -> PlayerWords;

    /// The seat that gives the next command where several may, after somebody has acted.
    fn next_seat(&self, acted: Seat) -> Seat {
        acted
    }

    /// Whether a command takes a turn.
    fn takes_a_turn(command: Self::Command) -> bool;

    /// What is heard when the rules refuse something, where it is not the usual.
    fn refused(refusal: &Self::Refusal) -> Option<Self::Noise>;

    /// Tells the band what to play.
    fn set_music(view: &Self::View);

    /// A command was played: whatever is this game's own on the board follows.
    fn happened(board: Board<Self>, before: &Moment<Self>, after: &Moment<Self>, events: &[Self::Event]);

    /// Somebody has sat down: whatever is this game's own begins.
    fn sat_down(_play: Play<Self>) {}

    /// What newcomers are told, above the field.
    fn hints(play: Play<Self>) -> AnyView;

    /// What is said of a run that is over.
    fn last_page(ended: &Ended<'_, Play<Self>>) -> LastPage;
}

/// Words about whoever plays.
pub(crate) struct PlayerWords {
    /// The question who does.
    pub(crate) who: &'static str,
    /// What is said of somebody's own run.
    pub(crate) person_about: &'static str,
    /// What is said of a bot's, by its name.
    pub(crate) bot_about: fn(&str) -> &'static str,
}
