//! The hand of whoever climbs the tower.

use engine::{Audience, Game, Seat};
use grid::{Direction, Point};
use labyrinth::{Command, Labyrinth, Refusal, Spell, Thing, View};

use crate::Entry;
use crate::dungeon::{Examined, Handled, walked};
use crate::labyrinth::pressed::examine::{aimed_lines, examine};
use crate::labyrinth::pressed::trades::{first_row, is_at_station, trades};
use crate::labyrinth::{Act, Hand, List, Meaning, Press, Way, Weapon};

impl Handled for Labyrinth {
    type Own = Act;
    type Weapon = Weapon;
    type Way = Way;
    type List = List;

    const STAIRS: Command = Command::Ascend;
    const STAIRS_UNKNOWN: &'static str = "You have not found the stairs yet.";

    fn press(&self, view: &View, act: Act) -> Meaning {
        match act {
            Act::Wait => Meaning::play(self, view, Command::Wait),
            Act::Guard => Meaning::play(self, view, Command::Guard),
            Act::Dash => dash(self),
            Act::Close => close(self),
            Act::Shoot => Meaning::aim(self, view, Weapon::Bow),
            Act::Spell(spell) => Meaning::aim(self, view, Weapon::Spell(spell)),
            Act::Drink(flask) => Meaning::play(self, view, Command::Drink(flask)),
            Act::Bag => in_bag(carried(view, 0, Press::Next)),
            Act::Trade if trades(self, view).is_empty() => Meaning::Refused(Refusal::NoShop),
            Act::Trade => in_shop(0),
            Act::Scout => Meaning::play(self, view, Command::Scout),
            Act::Drop => Meaning::Nothing,
        }
    }

    fn step(&self, view: &View, way: Direction) -> Meaning {
        let there = view.thing(view.hero.at.step(way));
        let row = there.and_then(|trader| first_row(self, view, trader));
        match (self.check(Seat::FIRST, Command::Step(way)), row) {
            (Err(Refusal::StandsThere), Some(row)) => in_shop(row),
            _ => Meaning::play(self, view, Command::Step(way)),
        }
    }

    /// What lies at hand: stairs, a shop, a heal station.
    fn at_hand(&self, view: &View) -> Meaning {
        match self.check(Seat::FIRST, Command::Ascend) {
            Err(Refusal::NotOnStairs) => {}
            _ => return Meaning::play(self, view, Command::Ascend),
        }
        match first_row(self, view, Thing::Shop) {
            Some(row) => in_shop(row),
            None if is_at_station(self) => Meaning::play(self, view, Command::Heal),
            None => Meaning::Nothing,
        }
    }

    fn numbered(number: u8) -> Option<Act> {
        Spell::ALL.get(usize::from(number).wrapping_sub(1)).copied().map(Act::Spell)
    }

    fn weapon(act: Act) -> Option<Weapon> {
        match act {
            Act::Shoot => Some(Weapon::Bow),
            Act::Spell(spell) => Some(Weapon::Spell(spell)),
            _ => None,
        }
    }

    fn way(act: Act) -> Option<Way> {
        match act {
            Act::Dash => Some(Way::Dash),
            Act::Close => Some(Way::Close),
            _ => None,
        }
    }

    fn aim(weapon: Weapon, at: Point) -> Command {
        match weapon {
            Weapon::Bow => Command::Shoot(at),
            Weapon::Spell(spell) => Command::Cast(spell, at),
        }
    }

    fn aimed(command: Command) -> Option<(Weapon, Point)> {
        match command {
            Command::Shoot(at) => Some((Weapon::Bow, at)),
            Command::Cast(spell, at) => Some((Weapon::Spell(spell), at)),
            _ => None,
        }
    }

    fn toward(way: Way, direction: Direction) -> Command {
        match way {
            Way::Dash => Command::Dash(direction),
            Way::Close => Command::Close(direction),
        }
    }

    fn reach(&self, _view: &View, command: Command) -> Vec<Point> {
        match command {
            Command::Close(way) => vec![self.view(Audience::Seat(Seat::FIRST)).hero.at.step(way)],
            _ => self.reach_of(command).iter().collect(),
        }
    }

    fn in_list(&self, view: &View, (list, row): (List, usize), press: Press) -> Meaning {
        match list {
            List::Bag => through_bag(self, view, row, press),
            List::Shop => trading(self, view, row, press),
        }
    }

    /// Whoever trades goes on trading, as long as there is somebody to trade with. The cursor stays on
    /// the list, of which rows may be gone.
    fn list_after(&self, (list, row): (List, usize), command: Command) -> Hand {
        let view = || self.view(Audience::Seat(Seat::FIRST));
        match list {
            List::Shop if !command.takes_a_turn() => {
                let last = trades(self, &view()).len().checked_sub(1);
                last.map_or(Hand::Free, |last| Hand::List { list, row: row.min(last) })
            }
            List::Bag if matches!(command, Command::Drop(_)) => {
                Hand::List { list, row: carried(&view(), row, Press::Next) }
            }
            _ => Hand::Free,
        }
    }

    fn examine(&self, view: &View, at: Point) -> Examined {
        examine(self, view, at)
    }

    fn forecast(&self, view: &View, weapon: Weapon, at: Point) -> Vec<Entry> {
        aimed_lines(self, view, weapon, at)
    }
}

const fn in_bag(row: usize) -> Meaning {
    Meaning::Hold(Hand::List { list: List::Bag, row })
}

const fn in_shop(row: usize) -> Meaning {
    Meaning::Hold(Hand::List { list: List::Shop, row })
}

fn dash(game: &Labyrinth) -> Meaning {
    match game.check(Seat::FIRST, Command::Dash(Direction::North)) {
        Err(refusal @ Refusal::DashRests(_)) => Meaning::Refused(refusal),
        _ => Meaning::Hold(Hand::Asking(Way::Dash)),
    }
}

/// With one door beside, nothing is to be asked.
fn close(game: &Labyrinth) -> Meaning {
    let tried = Direction::ALL.map(|way| game.check(Seat::FIRST, Command::Close(way)));
    let mut doors = Direction::ALL.into_iter().zip(&tried).filter(|(_, tried)| tried.is_ok());
    match (doors.next(), doors.next()) {
        (Some((way, _)), None) => Meaning::Play(Command::Close(way)),
        (Some(_), Some(_)) => Meaning::Hold(Hand::Asking(Way::Close)),
        (None, _) => {
            let is_taken = tried.contains(&Err(Refusal::DoorwayTaken));
            Meaning::Refused(if is_taken { Refusal::DoorwayTaken } else { Refusal::NoDoor })
        }
    }
}

fn through_bag(game: &Labyrinth, view: &View, row: usize, press: Press) -> Meaning {
    let place = |row: usize| u8::try_from(row).unwrap_or(u8::MAX);
    match press {
        Press::Confirm => Meaning::play(game, view, Command::Equip(place(row))),
        Press::Own(Act::Drop) => Meaning::play(game, view, Command::Drop(place(row))),
        Press::Number(number) => Meaning::play(game, view, Command::Equip(number.saturating_sub(1))),
        Press::Own(Act::Drink(flask)) => Meaning::play(game, view, Command::Drink(flask)),
        Press::Own(Act::Bag) => Meaning::Hold(Hand::Free),
        _ => walked(row, view.hero.bag.len(), press)
            .map_or(Meaning::Nothing, |row| in_bag(carried(view, row, press))),
    }
}

fn trading(game: &Labyrinth, view: &View, row: usize, press: Press) -> Meaning {
    let rows = trades(game, view);
    let buy =
        |row: usize| rows.get(row).map_or(Meaning::Nothing, |trade| Meaning::play(game, view, trade.command));
    match press {
        Press::Confirm => buy(row),
        Press::Number(number) => buy(usize::from(number).wrapping_sub(1)),
        Press::Own(Act::Trade) => Meaning::Hold(Hand::Free),
        _ => walked(row, rows.len(), press).map_or(Meaning::Nothing, in_shop),
    }
}

/// The first place of the bag that holds something, from a row on and the way a press walks; the row
/// itself where nothing is carried.
fn carried(view: &View, row: usize, press: Press) -> usize {
    let bag = &view.hero.bag;
    let places = std::iter::successors(Some(row), |row| walked(*row, bag.len(), press));
    places.take(bag.len()).find(|row| bag[*row].is_some()).unwrap_or(row)
}
