//! What playing at a table asks of the tower.

use labyrinth::{Command, Event, Labyrinth, Refusal, View};
use leptos::prelude::*;
use stage::labyrinth::{Noise, mood};

use super::{Board, Moment, Play, words};
use crate::dungeon::{Played, PlayerWords};
use crate::labyrinth::pages::ending;
use crate::labyrinth::panels::{hints, prize};
use crate::shell::desk::Desk;
use crate::sound::{self, Tune};
use crate::table::{Ended, LastPage};

impl Played for Labyrinth {
    fn player_words(desk: Desk) -> PlayerWords {
        let told = words(desk);
        PlayerWords { who: told.climbs, person_about: told.person_about, bot_about: told.bot_about }
    }

    fn takes_a_turn(command: Command) -> bool {
        command.takes_a_turn()
    }

    fn refused(refusal: &Refusal) -> Option<Noise> {
        Noise::of_refusal(*refusal)
    }

    fn set_music(view: &View) {
        sound::set_music(mood(view).map(Tune::Tower));
    }

    fn happened(board: Board, before: &Moment, after: &Moment, events: &[Event]) {
        prize::show(board, before, after, events);
    }

    fn hints(play: Play) -> AnyView {
        hints::hints(play)
    }

    fn last_page(ended: &Ended<'_, Play>) -> LastPage {
        ending::last_page(ended)
    }
}
