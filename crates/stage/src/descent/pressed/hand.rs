//! The hand of whoever goes down.

use descent::{Command, Flask, Loot, Refusal, Thing, View};
use engine::{Audience, Game as _, Seat};
use grid::{Direction, Point};

use super::lists::{asked, belt, carried, is_asked, is_on_stairs, on, stairs};
use super::offers::trades;
use super::press::Dash;
use super::{examine, lists, preview};
use crate::Entry;
use crate::descent::{Act, Descent, Hand, List, Meaning, Press, Weapon};
use crate::dungeon::{Examined, Handled};

impl Handled for Descent {
    type Own = Act;
    type Weapon = Weapon;
    type Way = Dash;
    type List = List;

    const STAIRS: Command = Command::Descend(descent::Branch::Left);
    const STAIRS_UNKNOWN: &'static str = "You have not found the stairs yet.";

    fn press(&self, view: &View, act: Act) -> Meaning {
        if let (Some(offer), false) = (asked(view), matches!(act, Act::Pack | Act::Partner)) {
            return offer;
        }
        match act {
            Act::Wait => Meaning::play(self, view, Command::Wait),
            Act::Dash => dash(self, view),
            Act::Slot(place) => slot(self, view, place),
            Act::Flask(one) => flask(self, view, one),
            Act::Take => Meaning::play(self, view, Command::Take),
            Act::Pack => Meaning::Hold(on(List::Pack, carried(view, 0, Press::Next))),
            Act::Belt => belt(self, view),
            Act::Trade if trades(view).is_empty() => Meaning::Refused(Refusal::NoKeeper),
            Act::Trade => Meaning::Hold(on(List::Shop, 0)),
            Act::Partner => partner(self, view),
            Act::Drop => Meaning::Nothing,
        }
    }

    fn step(&self, view: &View, way: Direction) -> Meaning {
        if let Some(offer) = asked(view) {
            return offer;
        }
        match self.check(view.seat, Command::Step(way)) {
            Err(Refusal::KeeperThere) if !trades(view).is_empty() => Meaning::Hold(on(List::Shop, 0)),
            _ => Meaning::play(self, view, Command::Step(way)),
        }
    }

    fn take_stairs(&self, view: &View) -> Meaning {
        asked(view).unwrap_or_else(|| stairs(self, view))
    }

    /// What lies at hand: an offer, the stairs, a keeper, what gives something to whoever bumps it. Gear lies only where
    /// somebody laid it down, so nobody takes it up again by pressing once more.
    fn at_hand(&self, view: &View) -> Meaning {
        if let Some(offer) = asked(view) {
            return offer;
        }
        if is_on_stairs(view) {
            return stairs(self, view);
        }
        if !trades(view).is_empty() {
            return Meaning::Hold(on(List::Shop, 0));
        }
        let laid_down = matches!(view.loot(view.hero(view.seat).at), Some(Loot::Gear(_)));
        let otherwise = if laid_down { Meaning::Say(LAID_DOWN) } else { Meaning::Nothing };
        beside(self, view).map_or(otherwise, |way| Meaning::play(self, view, Command::Step(way)))
    }

    fn numbered(number: u8) -> Option<Act> {
        (1..=6).contains(&number).then(|| Act::Slot(number - 1))
    }

    fn weapon(act: Act) -> Option<Weapon> {
        match act {
            Act::Slot(slot) => Some(Weapon::Slot(slot)),
            Act::Flask(flask) => Some(Weapon::Flask(flask)),
            _ => None,
        }
    }

    fn way(act: Act) -> Option<Dash> {
        (act == Act::Dash).then_some(Dash)
    }

    fn aim(weapon: Weapon, at: Point) -> Command {
        weapon.at(at)
    }

    fn aimed(command: Command) -> Option<(Weapon, Point)> {
        match command {
            Command::Throw(slot, at) => Some((Weapon::Slot(slot), at)),
            Command::Hurl(flask, at) => Some((Weapon::Flask(flask), at)),
            _ => None,
        }
    }

    fn toward(Dash: Dash, direction: Direction) -> Command {
        Command::Dash(direction)
    }

    fn reach(&self, view: &View, command: Command) -> Vec<Point> {
        preview::reach(view, command)
    }

    fn in_list(&self, view: &View, at: (List, usize), press: Press) -> Meaning {
        lists::press(self, view, at, press)
    }

    fn list_after(&self, at: (List, usize), command: Command) -> Hand {
        lists::after(&self.view(Audience::Everyone), at, command)
    }

    /// Whoever comes to a pedestal is asked at once.
    fn hand_after(&self, _command: Command) -> Hand {
        let view = self.view(Audience::Everyone);
        if is_asked(&view) { on(List::Offer, 0) } else { Hand::Free }
    }

    fn examine(&self, view: &View, at: Point) -> Examined {
        examine::examine(self, view, at)
    }

    fn forecast(&self, view: &View, weapon: Weapon, at: Point) -> Vec<Entry> {
        preview::lines(self, view, weapon.at(at))
    }
}

/// What is said to somebody who confirms over what they laid down.
const LAID_DOWN: &str = "You laid this down. 'Take' takes it up again.";

/// What is in a slot: aimed, used on the spot, or looked at.
pub(super) fn slot(game: &Descent, view: &View, place: u8) -> Meaning {
    let Some(gear) = view.hero(view.seat).pack.gear(place) else {
        return Meaning::Refused(Refusal::EmptySlot);
    };
    let is_aimed = gear.item.missile().is_some() || gear.item.tool().is_some_and(|tool| tool.range > 0);
    if is_aimed {
        Meaning::aim(game, view, Weapon::Slot(place))
    } else if gear.item.tool().is_some() {
        Meaning::play(game, view, Command::Use(place))
    } else {
        Meaning::Say("It works by being carried.")
    }
}

/// A flask: drunk, or aimed.
pub(super) fn flask(game: &Descent, view: &View, flask: Flask) -> Meaning {
    if flask.is_drunk() {
        Meaning::play(game, view, Command::Drink(flask))
    } else {
        Meaning::aim(game, view, Weapon::Flask(flask))
    }
}

fn dash(game: &Descent, view: &View) -> Meaning {
    let tried = Direction::ALL.map(|way| game.check(view.seat, Command::Dash(way)));
    if tried.iter().any(Result::is_ok) {
        return Meaning::Hold(Hand::Asking(Dash));
    }
    let mut refusals = tried.into_iter().filter_map(Result::err);
    refusals.next().map_or(Meaning::Nothing, Meaning::Refused)
}

/// The other seat gives the commands, if it is waited for.
fn partner(game: &Descent, view: &View) -> Meaning {
    if view.heroes.len() < 2 {
        return Meaning::Say("You go down alone.");
    }
    let other = if view.seat == Seat::FIRST { Seat::SECOND } else { Seat::FIRST };
    match game.status() {
        engine::Status::Awaiting(seats) if seats.contains(other) => Meaning::Seat(other),
        _ if view.hero(other).stands() => Meaning::Refused(Refusal::NotYet),
        _ => Meaning::Refused(Refusal::Down),
    }
}

/// The way to what stands beside and gives something to whoever bumps it.
pub(in crate::descent) fn beside(game: &Descent, view: &View) -> Option<Direction> {
    let here = view.hero(view.seat).at;
    let gives = |way: &Direction| {
        matches!(view.thing(here.step(*way)), Some(Thing::Shrine | Thing::Hearth))
            && game.check(view.seat, Command::Step(*way)).is_ok()
    };
    Direction::ALL.into_iter().find(gives)
}
