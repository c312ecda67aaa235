//! What a press means. Nothing is decided here that the rules decide.

use engine::{Audience, Game, Seat};
use grid::{Direction, Point};
use labyrinth::errand::{Halt, explore};
use labyrinth::{Command, Refusal, Spell, Thing, Tower, View};

use super::errand::way_out;
use super::targets::{Weapon, sights, targets, why_not};
use super::trades::{first_row, is_at_station, trades};
use super::{Errand, Press};

/// What the player is in the middle of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hand {
    /// Nothing that needs a second press.
    #[default]
    Free,
    /// Dashing: which way?
    Dashing,
    /// Closing a door: which one?
    Closing,
    /// Aiming at a tile.
    Aiming {
        /// With what.
        weapon: Weapon,
        /// At which tile.
        at: Point,
    },
    /// Looking at a tile, to which one can travel.
    Looking {
        /// Which.
        at: Point,
    },
    /// Going through the bag.
    Bag {
        /// Which place the cursor is on, counted from zero.
        row: usize,
    },
    /// Trading.
    Shop {
        /// Which row of [`trades`] the cursor is on, counted from zero.
        row: usize,
    },
}

/// What a press leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Intent {
    /// A command for the rules.
    Play(Command),
    /// Only the hand changes.
    Hold(Hand),
    /// Several commands, one after the other, until something happens.
    Run(Errand),
    /// Nothing, for a reason that the rules give.
    Refused(Refusal),
    /// Nothing, for another reason.
    Say(&'static str),
    /// Nothing.
    Nothing,
}

/// What a hand is asked in: the run, and what the player sees of it.
struct Moment<'a> {
    game: &'a Tower,
    view: &'a View,
}

impl Hand {
    /// What a press means now.
    pub fn press(self, game: &Tower, view: &View, press: Press) -> Intent {
        let moment = Moment { game, view };
        match (self, press) {
            (Self::Free, _) => moment.free(press),
            (_, Press::Back) | (Self::Dashing, Press::Dash) | (Self::Closing, Press::Close) => {
                Intent::Hold(Self::Free)
            }
            (Self::Dashing, Press::Go(way)) => moment.play(Command::Dash(way)),
            (Self::Closing, Press::Go(way)) => moment.play(Command::Close(way)),
            (Self::Dashing | Self::Closing, _) => Intent::Nothing,
            (Self::Aiming { weapon, at }, _) => moment.aiming(weapon, at, press),
            (Self::Looking { at }, _) => moment.looking(at, press),
            (Self::Bag { row }, _) => moment.in_bag(row, press),
            (Self::Shop { row }, _) => moment.trading(row, press),
        }
    }

    /// The hand after a command: whoever trades goes on trading, as long as there is somebody to
    /// trade with. The cursor stays on the list, of which rows may be gone.
    #[must_use]
    pub fn after(self, command: Command, game: &Tower) -> Self {
        match self {
            Self::Shop { row } if !command.takes_a_turn() => {
                let rows = trades(game, &game.view(Audience::Seat(Seat::FIRST))).len();
                rows.checked_sub(1).map_or(Self::Free, |last| Self::Shop { row: row.min(last) })
            }
            Self::Bag { row } if matches!(command, Command::Drop(_)) => {
                Self::Bag { row: carried(&game.view(Audience::Seat(Seat::FIRST)), row, Press::Next) }
            }
            _ => Self::Free,
        }
    }

    /// The command that would be given with the next press of [`Press::Confirm`], for a preview.
    pub fn aimed(self) -> Option<Command> {
        match self {
            Self::Aiming { weapon, at } => Some(weapon.command(at)),
            _ => None,
        }
    }
}

impl Moment<'_> {
    fn check(&self, command: Command) -> Result<(), Refusal> {
        self.game.check(Seat::FIRST, command)
    }

    fn play(&self, command: Command) -> Intent {
        match self.check(command) {
            Ok(()) => Intent::Play(command),
            Err(refusal) => Intent::Refused(refusal),
        }
    }

    fn free(&self, press: Press) -> Intent {
        match press {
            Press::Go(way) => self.step(way),
            Press::Confirm => self.at_hand(),
            Press::Wait => self.play(Command::Wait),
            Press::Guard => self.play(Command::Guard),
            Press::Dash => self.dash(),
            Press::Close => self.close(),
            Press::Shoot => self.aim(Weapon::Bow),
            Press::Spell(spell) => self.aim(Weapon::Spell(spell)),
            Press::Drink(flask) => self.play(Command::Drink(flask)),
            Press::Bag => Intent::Hold(Hand::Bag { row: carried(self.view, 0, Press::Next) }),
            Press::Trade if trades(self.game, self.view).is_empty() => Intent::Refused(Refusal::NoShop),
            Press::Trade => Intent::Hold(Hand::Shop { row: 0 }),
            Press::Scout => self.play(Command::Scout),
            Press::Stairs => self.stairs(),
            Press::Look | Press::Next => self.look(0),
            Press::Previous => self.look(usize::MAX),
            Press::Travel => self.choose_way(),
            Press::Explore => self.explore(),
            Press::Rest => Intent::Run(Errand::Rest),
            Press::Number(number) => match Spell::ALL.get(usize::from(number).wrapping_sub(1)) {
                Some(spell) => self.aim(Weapon::Spell(*spell)),
                None => Intent::Nothing,
            },
            Press::Back | Press::Drop => Intent::Nothing,
        }
    }

    fn step(&self, way: Direction) -> Intent {
        let there = self.view.thing(self.view.hero.at.step(way));
        let row = there.and_then(|trader| first_row(self.game, self.view, trader));
        match (self.check(Command::Step(way)), row) {
            (Err(Refusal::StandsThere), Some(row)) => Intent::Hold(Hand::Shop { row }),
            _ => self.play(Command::Step(way)),
        }
    }

    /// What lies at hand: stairs, a shop, a heal station.
    fn at_hand(&self) -> Intent {
        match self.check(Command::Ascend) {
            Err(Refusal::NotOnStairs) => {}
            _ => return self.play(Command::Ascend),
        }
        match first_row(self.game, self.view, Thing::Shop) {
            Some(row) => Intent::Hold(Hand::Shop { row }),
            None if is_at_station(self.game) => self.play(Command::Heal),
            None => Intent::Nothing,
        }
    }

    /// Whoever has seen everything goes to the stairs.
    fn explore(&self) -> Intent {
        let is_done = matches!(
            explore(self.view, self.game.content()),
            Err(Halt::Explored | Halt::LocksLeft | Halt::TrapsLeft)
        );
        let goal = way_out(self.view).filter(|_| is_done);
        Intent::Run(goal.map_or(Errand::Explore, Errand::Walk))
    }

    fn dash(&self) -> Intent {
        match self.check(Command::Dash(Direction::North)) {
            Err(refusal @ Refusal::DashRests(_)) => Intent::Refused(refusal),
            _ => Intent::Hold(Hand::Dashing),
        }
    }

    /// With one door beside, nothing is to be asked.
    fn close(&self) -> Intent {
        let doors =
            || Direction::ALL.into_iter().map(Command::Close).filter(|close| self.check(*close).is_ok());
        match (doors().next(), doors().count()) {
            (Some(close), 1) => Intent::Play(close),
            (Some(_), _) => Intent::Hold(Hand::Closing),
            (None, _) => {
                let reasons =
                    Direction::ALL.into_iter().filter_map(|way| self.check(Command::Close(way)).err());
                let taken = reasons.into_iter().find(|reason| *reason == Refusal::DoorwayTaken);
                Intent::Refused(taken.unwrap_or(Refusal::NoDoor))
            }
        }
    }

    fn aim(&self, weapon: Weapon) -> Intent {
        match targets(self.game, self.view, weapon).first() {
            Some(&at) => Intent::Hold(Hand::Aiming { weapon, at }),
            None => Intent::Refused(why_not(self.game, self.view, weapon)),
        }
    }

    fn aiming(&self, weapon: Weapon, at: Point, press: Press) -> Intent {
        let aim = |at| Intent::Hold(Hand::Aiming { weapon, at });
        let again = match press {
            Press::Shoot => weapon == Weapon::Bow,
            Press::Spell(spell) => weapon == Weapon::Spell(spell),
            Press::Number(number) => {
                let spell = Spell::ALL.get(usize::from(number).wrapping_sub(1));
                spell.is_some_and(|spell| weapon == Weapon::Spell(*spell))
            }
            Press::Confirm => true,
            _ => false,
        };
        match press {
            _ if again => self.play(weapon.command(at)),
            Press::Shoot | Press::Spell(_) | Press::Number(_) => self.free(press),
            Press::Go(way) => self.moved(at, way).map_or(Intent::Nothing, aim),
            Press::Next | Press::Previous => {
                let all = targets(self.game, self.view, weapon);
                next_of(&all, at, press).map_or(Intent::Nothing, aim)
            }
            _ => Intent::Nothing,
        }
    }

    fn look(&self, place: usize) -> Intent {
        let sights = sights(self.view);
        let at = sights.get(place.min(sights.len().saturating_sub(1))).copied();
        Intent::Hold(Hand::Looking { at: at.unwrap_or(self.view.hero.at) })
    }

    fn looking(&self, at: Point, press: Press) -> Intent {
        let look = |at| Intent::Hold(Hand::Looking { at });
        match press {
            Press::Go(way) => self.moved(at, way).map_or(Intent::Nothing, look),
            Press::Next | Press::Previous => {
                next_of(&sights(self.view), at, press).map_or(Intent::Nothing, look)
            }
            Press::Confirm | Press::Travel if at == self.view.hero.at => Intent::Hold(Hand::Free),
            Press::Confirm | Press::Travel => Intent::Run(Errand::Walk(at)),
            Press::Look => Intent::Hold(Hand::Free),
            Press::Stairs => self.view.exit.map_or(Intent::Say(STAIRS_UNKNOWN), look),
            _ => Intent::Nothing,
        }
    }

    fn choose_way(&self) -> Intent {
        let things = sights(self.view).into_iter().find(|at| self.view.foe_at(*at).is_none());
        let at = self.view.exit.or(things).unwrap_or(self.view.hero.at);
        Intent::Hold(Hand::Looking { at })
    }

    fn stairs(&self) -> Intent {
        match (self.check(Command::Ascend), self.view.exit) {
            (Err(Refusal::NotOnStairs), Some(exit)) => Intent::Run(Errand::Walk(exit)),
            (Err(Refusal::NotOnStairs), None) => Intent::Say(STAIRS_UNKNOWN),
            _ => self.play(Command::Ascend),
        }
    }

    fn in_bag(&self, row: usize, press: Press) -> Intent {
        let rows = self.view.hero.bag.len();
        let place = |row: usize| u8::try_from(row).unwrap_or(u8::MAX);
        match press {
            Press::Confirm => self.play(Command::Equip(place(row))),
            Press::Drop => self.play(Command::Drop(place(row))),
            Press::Number(number) => self.play(Command::Equip(number.saturating_sub(1))),
            Press::Drink(flask) => self.play(Command::Drink(flask)),
            Press::Bag => Intent::Hold(Hand::Free),
            _ => walked(row, rows, press).map_or(Intent::Nothing, |row| {
                Intent::Hold(Hand::Bag { row: carried(self.view, row, press) })
            }),
        }
    }

    fn trading(&self, row: usize, press: Press) -> Intent {
        let rows = trades(self.game, self.view);
        match press {
            Press::Confirm => match rows.get(row) {
                Some(trade) => self.play(trade.command),
                None => Intent::Nothing,
            },
            Press::Number(number) => match rows.get(usize::from(number).wrapping_sub(1)) {
                Some(trade) => self.play(trade.command),
                None => Intent::Nothing,
            },
            Press::Trade => Intent::Hold(Hand::Free),
            _ => {
                walked(row, rows.len(), press).map_or(Intent::Nothing, |row| Intent::Hold(Hand::Shop { row }))
            }
        }
    }

    /// The cursor one tile on, as long as it stays on the floor.
    fn moved(&self, at: Point, way: Direction) -> Option<Point> {
        let to = at.step(way);
        (to.x < self.view.width && to.y < self.view.height).then_some(to)
    }
}

const STAIRS_UNKNOWN: &str = "You have not found the stairs yet.";

/// The neighbour of a place in a list that goes around; the first one if it is not in the list.
fn next_of(all: &[Point], at: Point, press: Press) -> Option<Point> {
    let count = all.len();
    let next = match (all.iter().position(|point| *point == at), press) {
        (_, _) if count == 0 => return None,
        (None, _) => 0,
        (Some(place), Press::Previous) => (place + count - 1) % count,
        (Some(place), _) => (place + 1) % count,
    };
    Some(all[next])
}

/// The first place of the bag that holds something, from a row on and the way a press walks; the row
/// itself where nothing is carried.
fn carried(view: &View, row: usize, press: Press) -> usize {
    let bag = &view.hero.bag;
    let places = std::iter::successors(Some(row), |row| walked(*row, bag.len(), press));
    places.take(bag.len()).find(|row| bag[*row].is_some()).unwrap_or(row)
}

fn walked(row: usize, rows: usize, press: Press) -> Option<usize> {
    match press {
        _ if rows == 0 => None,
        Press::Go(Direction::North) | Press::Previous => Some((row + rows - 1) % rows),
        Press::Go(Direction::South) | Press::Next => Some((row + 1) % rows),
        _ => None,
    }
}

impl Weapon {
    /// The command that uses it on a tile.
    pub const fn command(self, at: Point) -> Command {
        match self {
            Self::Bow => Command::Shoot(at),
            Self::Spell(spell) => Command::Cast(spell, at),
        }
    }
}
