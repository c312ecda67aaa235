//! Writing a position.

use std::fmt::{self, Display};

use super::usual_stats;
use crate::{
    Ending, Kind, Object, Omen, Outcome, Plans, Position, Shield, Side, Stage, Stats, Unit, UnitId, Word,
};

/// One line: the turn, the units of each side, the objects, and the luck that is seen ahead.
impl Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.has_teams() {
            f.write_str("draft")?;
            return self.write_stage(f);
        }
        self.write_turn(f)?;
        for side in Side::ALL {
            f.write_str(" / ")?;
            self.write_side(side, f)?;
        }
        f.write_str(" / ")?;
        self.write_objects(f)?;
        write!(f, " / next {}, omens", self.next_tile.word())?;
        self.omens.iter().try_for_each(|omen| write!(f, " {}{}", omen.percent, omen.letter()))
    }
}

impl Position {
    /// Whether the drafts are over. A match that is given up before has no teams to write.
    const fn has_teams(&self) -> bool {
        self.unit(Side::One.hero()).skill.is_some()
    }

    fn write_turn(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "round {}, {}", self.round, self.mover.word())?;
        if let Some(member) = self.hand {
            write!(f, ", hand {}", member.word())?;
        }
        if self.plans == Plans::ComingAbout {
            f.write_str(", plans")?;
        }
        self.write_stage(f)
    }

    fn write_stage(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.stage {
            Stage::Draft | Stage::Action => Ok(()),
            Stage::Choice(side) => {
                write!(f, ", choice {}", side.word())?;
                self.pending.iter().try_for_each(|id| write!(f, " {id}"))
            }
            Stage::Over(Outcome::Won { side, by }) => write!(f, ", over {} {}", side.word(), by.word()),
            Stage::Over(Outcome::Draw) => f.write_str(", over draw"),
        }
    }

    fn write_side(&self, side: Side, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let there = |id: &UnitId| self.living.contains(*id) || self.unit(*id).kind != Kind::Clone;
        for (place, id) in side.units().iter().filter(there).enumerate() {
            if place > 0 {
                f.write_str(", ")?;
            }
            self.unit(id).write(f)?;
            if self.spent.contains(id) {
                f.write_str(" spent")?;
            }
        }
        Ok(())
    }

    fn write_objects(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.objects.iter().next().is_none() {
            return f.write_str("-");
        }
        for (place, (tile, object)) in self.objects.iter().enumerate() {
            if place > 0 {
                f.write_str(", ")?;
            }
            match object {
                Object::Obstacle { hp } => write!(f, "{tile} obstacle {hp}")?,
                Object::Buff { effect, rounds } => write!(f, "{tile} {} {rounds}", effect.word())?,
            }
        }
        Ok(())
    }
}

impl Unit {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            Kind::Hero(class) => f.write_str(class.word())?,
            Kind::Minion(minion) => f.write_str(minion.word())?,
            Kind::Clone => f.write_str("clone")?,
        }
        if let Some(skill) = self.skill {
            write!(f, " {}", skill.word())?;
        }
        match self.hp {
            0 => write!(f, " fell {}", self.tile)?,
            hp => write!(f, " {} {hp}", self.tile)?,
        }
        self.write_state(f)
    }

    /// Whatever is not as usual.
    fn write_state(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.stats != usual_stats(self.kind) {
            let Stats { hp, attack, moves, range } = self.stats;
            write!(f, " stats:{hp}:{attack}:{moves}:{range}")?;
        }
        for effect in self.effects.iter() {
            write!(f, " {}{}", effect.word(), self.effects.rounds(effect))?;
        }
        if let Shield { strength: strength @ 1.., rounds } = self.shield {
            write!(f, " shield{strength}:{rounds}")?;
        }
        if self.hidden {
            f.write_str(" hidden")?;
        }
        for (word, number) in [("cooldown", self.cooldown), ("charges", self.charges), ("fades", self.fades)]
        {
            if number > 0 {
                write!(f, " {word}{number}")?;
            }
        }
        if let Some(tile) = self.beacon {
            write!(f, " beacon:{tile}")?;
        }
        if let Some(plan) = self.plan {
            write!(f, " plan{}:{}", plan.order, plan.deed.to_string().replace(' ', ":"))?;
        }
        Ok(())
    }
}

impl Omen {
    fn letter(self) -> char {
        self.bane.word().chars().next().expect("a curse has a name")
    }
}

/// `p1.hero`, as positions write it.
impl Display for UnitId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.side().word(), self.member().word())
    }
}

impl Word for Side {
    const ALL: &'static [Self] = &Self::ALL;

    fn word(self) -> &'static str {
        match self {
            Self::One => "p1",
            Self::Two => "p2",
        }
    }
}

impl Word for Ending {
    const ALL: &'static [Self] = &Self::ALL;

    fn word(self) -> &'static str {
        match self {
            Self::Blow => "blow",
            Self::Attrition => "attrition",
            Self::Timeout => "timeout",
            Self::Surrender => "surrender",
            Self::LastRound => "last-round",
        }
    }
}
