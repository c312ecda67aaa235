//! Where a command would reach, for whoever aims.

use crate::{Cells, Command, FoeId, Spell, Tower};

impl Tower {
    /// The tiles that a shot, a spell or a dash would reach, as far as they are seen; none for all
    /// other commands. Whether it may be given is another question.
    pub fn reach_of(&self, command: Command) -> Cells {
        match command {
            Command::Shoot(at) | Command::Cast(Spell::Firebolt | Spell::Frost, at) => Cells::of(at),
            Command::Cast(Spell::Fireball, at) => self.fireball_area(at) & self.ground.known.seen,
            Command::Cast(Spell::Spark, at) => {
                let targets = self.spark_targets(at);
                targets.into_iter().filter_map(|(id, _)| self.foe(id)).map(|foe| foe.at).collect()
            }
            Command::Dash(way) => self.dash_goal(way).map_or(Cells::NONE, Cells::of),
            _ => Cells::NONE,
        }
    }

    /// Whom a shot or a spell would hit, in this order, and how much of it each would get, in
    /// hundredths; only those who are seen.
    pub fn victims_of(&self, command: Command) -> Vec<(FoeId, u16)> {
        match command {
            Command::Cast(Spell::Spark, at) => self.spark_targets(at),
            Command::Shoot(_) | Command::Cast(..) => {
                let reach = self.reach_of(command) & self.ground.known.seen;
                let hit = self.foes.iter().filter(|foe| reach.contains(foe.at));
                hit.map(|foe| (foe.id, 100)).collect()
            }
            _ => Vec::new(),
        }
    }
}
