//! What a side can do now, sorted by unit and tile.

use engine::Game;
use tactics::{Aim, Command, Deed, Member, Side, Tactics, Tile, Tiles};

use crate::tactics::Mode;

/// The legal commands of a side in a battle. Nothing can be chosen that is not among them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    side: Side,
    /// Each with the tile that it is about, the shortest charges first.
    listed: Vec<(Tile, Command)>,
}

impl Choices {
    /// What a side can do now.
    pub fn of(game: &Tactics, side: Side) -> Self {
        let mut legal = Vec::new();
        game.legal(side.seat(), &mut legal);
        let place = |member| game.position().unit(side.unit(member)).tile;
        let about = |command: Command| match command {
            Command::Unit(member, deed) => Some(target(place(member), deed)),
            Command::Spawn(_) => {
                let dead = game.position().pending().first()?;
                Some(game.position().unit(dead).tile)
            }
            _ => None,
        };
        let steps = |command: &Command| match command {
            Command::Unit(member, Deed::Charge(to, _)) => place(*member).distance(*to),
            _ => 0,
        };
        let mut listed: Vec<(Tile, Command)> = Vec::with_capacity(legal.len());
        for (tile, command) in legal.into_iter().filter_map(|command| Some((about(command)?, command))) {
            // There are few, and sorting code would have to travel.
            let later = listed.partition_point(|(_, known)| steps(known) <= steps(&command));
            listed.insert(later, (tile, command));
        }
        Self { side, listed }
    }

    /// Whose choices they are.
    pub const fn side(&self) -> Side {
        self.side
    }

    /// The units that can act.
    pub fn units(&self) -> impl Iterator<Item = Member> {
        Member::ALL.into_iter().filter(|&member| self.of_unit(member).next().is_some())
    }

    /// Whether a unit can act.
    pub fn can_act(&self, member: Member) -> bool {
        self.units().any(|able| able == member)
    }

    /// What a unit can do on a tile, in this mode.
    pub fn at(&self, member: Member, mode: Mode, tile: Tile) -> Vec<Command> {
        let here = self.of_unit(member).filter(|(about, command)| *about == tile && mode.allows(*command));
        here.map(|(_, command)| command).collect()
    }

    /// The tiles that a unit can do something on, in this mode.
    pub fn tiles(&self, member: Member, mode: Mode) -> Tiles {
        let allowed = self.of_unit(member).filter(|(_, command)| mode.allows(*command));
        allowed.fold(Tiles::NONE, |set, (tile, _)| set | Tiles::of(tile))
    }

    /// The tiles that a unit can strike at, by an attack or a charge.
    pub fn targets(&self, member: Member) -> Tiles {
        let strikes = self
            .of_unit(member)
            .filter(|(_, command)| matches!(command, Command::Unit(_, Deed::Attack(_) | Deed::Charge(..))));
        strikes.fold(Tiles::NONE, |set, (tile, _)| set | Tiles::of(tile))
    }

    /// The two answers to the question what a dead minion leaves, when it is asked.
    pub fn spawns(&self) -> Vec<Command> {
        let spawns = self.listed.iter().filter(|(_, command)| matches!(command, Command::Spawn(_)));
        spawns.map(|(_, command)| *command).collect()
    }

    /// The tile that the question is about.
    pub fn asked_tile(&self) -> Option<Tile> {
        self.listed.iter().find(|(_, command)| matches!(command, Command::Spawn(_))).map(|(tile, _)| *tile)
    }

    fn of_unit(&self, member: Member) -> impl Iterator<Item = (Tile, Command)> {
        let its = move |command: &Command| matches!(command, Command::Unit(unit, _) if *unit == member);
        self.listed.iter().copied().filter(move |(_, command)| its(command))
    }
}

/// The tile that a deed is about: its target, or where the unit stands.
const fn target(own: Tile, deed: Deed) -> Tile {
    match deed {
        Deed::Move(tile)
        | Deed::Attack(tile)
        | Deed::Charge(_, tile)
        | Deed::Cast(Aim::Tile(tile) | Aim::Cursing(tile, _)) => tile,
        Deed::Cast(Aim::Nothing) | Deed::Pass => own,
    }
}
