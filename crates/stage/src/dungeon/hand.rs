//! What the player is in the middle of, and what a press means then.

use engine::Seat;
use grid::{Direction, Point};

use super::errand::explore;
use super::targets::{sights, targets, why_not};
use super::{Errand, Handled, Press};
use crate::Meant;

/// What the player is in the middle of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand<Weapon, Way, List> {
    /// Nothing that needs a second press.
    Free,
    /// Doing something towards a neighbour: which one?
    Asking(Way),
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
    /// Going through a list.
    List {
        /// Which.
        list: List,
        /// Which row the cursor is on, counted from zero.
        row: usize,
    },
}

/// The hand of a game.
pub type HandOf<D> = Hand<<D as Handled>::Weapon, <D as Handled>::Way, <D as Handled>::List>;

/// What a press leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meaning<D: Handled> {
    /// A command for the rules.
    Play(D::Command),
    /// Only the hand changes.
    Hold(HandOf<D>),
    /// Several commands, one after the other, until something happens.
    Run(Errand),
    /// Nothing yet: from now on another seat gives the commands.
    Seat(Seat),
    /// Nothing, for a reason that the rules give.
    Refused(D::Refusal),
    /// Nothing, for another reason.
    Say(&'static str),
    /// Nothing.
    Nothing,
}

/// What a key is about to do, for whoever minds which keys count.
impl<D: Handled> From<&Meaning<D>> for Meant<D::Command> {
    fn from(meaning: &Meaning<D>) -> Self {
        match *meaning {
            Meaning::Play(command) => Self::Play(command),
            Meaning::Run(_) => Self::Errand,
            Meaning::Hold(_) | Meaning::Seat(_) => Self::Hold,
            Meaning::Refused(_) | Meaning::Say(_) => Self::Beside,
            Meaning::Nothing => Self::Nothing,
        }
    }
}

impl<D: Handled> Meaning<D> {
    /// A command, if the rules allow it.
    pub(crate) fn play(game: &D, view: &D::View, command: D::Command) -> Self {
        match game.check(D::seat(view), command) {
            Ok(()) => Self::Play(command),
            Err(refusal) => Self::Refused(refusal),
        }
    }

    /// Aims, if anything can be aimed at.
    pub(crate) fn aim(game: &D, view: &D::View, weapon: D::Weapon) -> Self {
        match targets(game, view, weapon).first() {
            Some(&at) => Self::Hold(Hand::Aiming { weapon, at }),
            None => why_not(game, view, weapon).map_or(Self::Nothing, Self::Refused),
        }
    }
}

impl<Weapon, Way: Copy + PartialEq, List> Hand<Weapon, Way, List> {
    /// What a press means now.
    pub fn press<D>(self, game: &D, view: &D::View, press: Press<D::Own>) -> Meaning<D>
    where
        D: Handled<Weapon = Weapon, Way = Way, List = List>,
    {
        let asked = Asked { game, view };
        match (self, press) {
            (Self::Free, _) => asked.free(press),
            (_, Press::Back) => Meaning::Hold(Self::Free),
            (Self::Asking(way), Press::Own(own)) if D::way(own) == Some(way) => Meaning::Hold(Self::Free),
            (Self::Asking(way), Press::Go(direction)) => Meaning::play(game, view, D::toward(way, direction)),
            (Self::Asking(_), _) => Meaning::Nothing,
            (Self::Aiming { weapon, at }, _) => asked.aiming(weapon, at, press),
            (Self::Looking { at }, _) => asked.looking(at, press),
            (Self::List { list, row }, _) => game.in_list(view, (list, row), press),
        }
    }

    /// The hand after a command: whoever goes through a list may go on with it.
    #[must_use]
    pub fn after<D>(self, command: D::Command, game: &D) -> Self
    where
        D: Handled<Weapon = Weapon, Way = Way, List = List>,
    {
        match self {
            Self::List { list, row } => game.list_after((list, row), command),
            _ => game.hand_after(command),
        }
    }
}

/// What a hand is asked in: the run, and what the player sees of it.
struct Asked<'a, D: Handled> {
    game: &'a D,
    view: &'a D::View,
}

impl<D: Handled> Asked<'_, D> {
    fn free(&self, press: Press<D::Own>) -> Meaning<D> {
        match press {
            Press::Go(way) => self.game.step(self.view, way),
            Press::Confirm => self.game.at_hand(self.view),
            Press::Stairs => self.stairs(),
            Press::Look | Press::Next => self.look(0),
            Press::Previous => self.look(usize::MAX),
            Press::Travel => self.choose_way(),
            Press::Explore => Meaning::Run(explore(self.game, self.view)),
            Press::Rest => Meaning::Run(Errand::Rest),
            Press::Number(_) | Press::Own(_) => {
                own::<D>(press).map_or(Meaning::Nothing, |own| self.game.press(self.view, own))
            }
            Press::Back => Meaning::Nothing,
        }
    }

    fn aiming(&self, weapon: D::Weapon, at: Point, press: Press<D::Own>) -> Meaning<D> {
        let aim = |at| Meaning::Hold(Hand::Aiming { weapon, at });
        match (press, own::<D>(press).and_then(D::weapon)) {
            (Press::Confirm, _) => Meaning::play(self.game, self.view, D::aim(weapon, at)),
            (_, Some(again)) if again == weapon => Meaning::play(self.game, self.view, D::aim(weapon, at)),
            (_, Some(_)) => self.free(press),
            (Press::Go(way), _) => self.moved(at, way).map_or(Meaning::Nothing, aim),
            (Press::Next | Press::Previous, _) => {
                next_of(&targets(self.game, self.view, weapon), at, press).map_or(Meaning::Nothing, aim)
            }
            _ => Meaning::Nothing,
        }
    }

    fn look(&self, place: usize) -> Meaning<D> {
        let sights = sights::<D>(self.view);
        let at = sights.get(place.min(sights.len().saturating_sub(1))).copied();
        Meaning::Hold(Hand::Looking { at: at.unwrap_or(D::here(self.view)) })
    }

    fn looking(&self, at: Point, press: Press<D::Own>) -> Meaning<D> {
        let look = |at| Meaning::Hold(Hand::Looking { at });
        match press {
            Press::Go(way) => self.moved(at, way).map_or(Meaning::Nothing, look),
            Press::Next | Press::Previous => {
                next_of(&sights::<D>(self.view), at, press).map_or(Meaning::Nothing, look)
            }
            Press::Confirm | Press::Travel if at == D::here(self.view) => Meaning::Hold(Hand::Free),
            Press::Confirm | Press::Travel => Meaning::Run(Errand::Walk(at)),
            Press::Look => Meaning::Hold(Hand::Free),
            Press::Stairs => D::exit(self.view).map_or(Meaning::Say(D::STAIRS_UNKNOWN), look),
            _ => Meaning::Nothing,
        }
    }

    /// To the stairs first, else to the nearest thing that stays where it is.
    fn choose_way(&self) -> Meaning<D> {
        let scene = D::scene(self.view);
        let is_thing = |at: &Point| scene.others().all(|body| body.at != *at);
        let things = || sights::<D>(self.view).into_iter().find(is_thing);
        let at = D::exit(self.view).or_else(things).unwrap_or(D::here(self.view));
        Meaning::Hold(Hand::Looking { at })
    }

    fn stairs(&self) -> Meaning<D> {
        match D::exit(self.view) {
            Some(exit) if exit == D::here(self.view) => self.game.take_stairs(self.view),
            Some(exit) => Meaning::Run(Errand::Walk(exit)),
            None => Meaning::Say(D::STAIRS_UNKNOWN),
        }
    }

    /// The cursor one tile on, as long as it stays on the floor.
    fn moved(&self, at: Point, way: Direction) -> Option<Point> {
        Some(at.step(way)).filter(|to| D::extent(self.view).contains(*to))
    }
}

/// The game's own press that this is, by its name or by a number.
fn own<D: Handled>(press: Press<D::Own>) -> Option<D::Own> {
    match press {
        Press::Own(own) => Some(own),
        Press::Number(number) => D::numbered(number),
        _ => None,
    }
}

/// The neighbour of a place in a list that goes around; the first one if it is not in the list.
fn next_of<Own: Copy>(all: &[Point], at: Point, press: Press<Own>) -> Option<Point> {
    let count = all.len();
    let next = match (all.iter().position(|point| *point == at), press) {
        (_, _) if count == 0 => return None,
        (None, _) => 0,
        (Some(place), Press::Previous) => (place + count - 1) % count,
        (Some(place), _) => (place + 1) % count,
    };
    Some(all[next])
}

/// The row to which a press walks in a list that goes around.
pub(crate) fn walked<Own: Copy>(row: usize, rows: usize, press: Press<Own>) -> Option<usize> {
    match press {
        _ if rows == 0 => None,
        Press::Go(Direction::North) | Press::Previous => Some((row + rows - 1) % rows),
        Press::Go(Direction::South) | Press::Next => Some((row + 1) % rows),
        _ => None,
    }
}
