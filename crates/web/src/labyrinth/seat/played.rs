//! What playing at a table asks of the tower.

use grid::Direction;
use labyrinth::{Command, Event, Labyrinth, Refusal, View};
use leptos::prelude::*;
use stage::labyrinth::{Act, Noise, Press, mood};

use super::{Board, Moment, Play, words};
use crate::dungeon::{Button, Played, PlayerWords, is_in_list};
use crate::keys::Action;
use crate::labyrinth::pages::ending;
use crate::labyrinth::panels::deed::Deed;
use crate::labyrinth::panels::{hints, prize};
use crate::shell::desk::Desk;
use crate::sound;
use crate::table::{Ended, LastPage};

impl Played for Labyrinth {
    fn player_words(desk: Desk) -> PlayerWords {
        let told = words(desk);
        PlayerWords { who: told.climbs, person_about: told.person_about, bot_about: told.bot_about }
    }

    fn pressed(action: Action, board: Board) -> Option<Press> {
        let in_list = is_in_list::<Self>(board.hand.get_untracked());
        Some(match action {
            Action::Up => Press::Go(Direction::North),
            Action::Down => Press::Go(Direction::South),
            Action::Left => Press::Go(Direction::West),
            Action::Right => Press::Go(Direction::East),
            Action::Confirm => Press::Confirm,
            Action::Back => Press::Back,
            Action::Target => Press::Next,
            Action::Pack => Press::Own(Act::Bag),
            Action::Drop => Press::Own(Act::Drop),
            Action::One if in_list => Press::Number(1),
            Action::Two if in_list => Press::Number(2),
            Action::Three if in_list => Press::Number(3),
            Action::Four if in_list => Press::Number(4),
            _ => return Deed::of(action).map(Button::<Self>::press),
        })
    }

    fn takes_a_turn(command: Command) -> bool {
        command.takes_a_turn()
    }

    fn refused(refusal: Refusal) -> Option<Noise> {
        Noise::of_refusal(refusal)
    }

    fn set_music(view: &View) {
        sound::set_music(mood(view));
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
