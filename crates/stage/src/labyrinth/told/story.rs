//! A run in numbers.

use labyrinth::{Ailment, Event, Healing, Kind, Loot, Who};

/// A run in numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Story {
    /// HP lost to each kind of foe.
    pub lost_to: [u32; Kind::ALL.len()],
    /// HP lost to traps.
    pub lost_to_traps: u32,
    /// HP lost to ailments, by kind.
    pub lost_to_ailments: [u32; Ailment::ALL.len()],
    /// HP taken from foes.
    pub dealt: u32,
    /// The hardest hit on a foe, and on whom.
    pub best_hit: Option<(u32, Kind)>,
    /// HP that came back.
    pub healed: u32,
    /// Fights won.
    pub fights: u32,
    /// Gold that came in.
    pub gold: u32,
    /// Flasks emptied.
    pub flasks: u32,
    /// Arrows shot.
    pub arrows: u32,
    /// Spells cast.
    pub spells: u32,
    /// Pieces of gear found or bought.
    pub gear: u32,
    /// Secrets opened.
    pub secrets: u32,
    /// Times that doors were closed.
    pub doors_closed: u32,
    /// Each floor that was come to, with the turn.
    pub floors: Vec<(u32, u32)>,
}

impl Story {
    /// The source that cost most HP, in words, with what it cost.
    pub fn costliest(&self) -> Option<(String, u32)> {
        let foes = Kind::ALL.into_iter().map(|kind| (kind.plural(), self.lost_to[kind.index()]));
        let ailments = Ailment::ALL
            .into_iter()
            .map(|ailment| (ailment.to_string(), self.lost_to_ailments[ailment.index()]));
        let traps = [("Traps".to_owned(), self.lost_to_traps)];
        let all = foes.chain(ailments).chain(traps).filter(|(_, cost)| *cost > 0);
        all.max_by_key(|(_, cost)| *cost)
    }

    /// HP lost in all.
    pub fn lost(&self) -> u32 {
        self.lost_to.iter().chain(&self.lost_to_ailments).sum::<u32>() + self.lost_to_traps
    }

    /// Takes in what a command did.
    pub(in crate::labyrinth) fn note(&mut self, events: &[Event], turn: u32) {
        for event in events {
            self.note_one(event, turn);
        }
        // However often a spell leaps, it is cast once.
        let is_cast = |event: &Event| matches!(event, Event::Shot { by: Who::Hero, spell: Some(_), .. });
        self.spells += u32::from(events.iter().any(is_cast));
    }

    fn note_one(&mut self, event: &Event, turn: u32) {
        match *event {
            Event::FloorEntered { floor } => self.floors.push((floor.0, turn)),
            Event::Struck { by: Who::Foe(_, kind), target: Who::Hero, amount, .. } => {
                self.lost_to[kind.index()] += amount.0.unsigned_abs();
            }
            Event::Struck { by: Who::Hero, target: Who::Foe(_, kind), amount, .. } => {
                let amount = amount.0.unsigned_abs();
                self.dealt += amount;
                if self.best_hit.is_none_or(|(best, _)| amount > best) {
                    self.best_hit = Some((amount, kind));
                }
            }
            Event::Suffered { who: Who::Hero, ailment, amount, .. } => {
                self.lost_to_ailments[ailment.index()] += amount.0.unsigned_abs();
            }
            Event::TrapSprung { who: Who::Hero, amount, .. } => self.lost_to_traps += amount.0.unsigned_abs(),
            Event::Healed { source, amount, .. } if source != Healing::Welcome => {
                self.healed += amount.0.unsigned_abs();
            }
            Event::FightWon { gold, .. } => {
                self.fights += 1;
                self.gold += gold.0;
            }
            Event::Found { loot, .. } | Event::Bought { loot, .. } => self.note_loot(loot),
            Event::Interest { gold } => self.gold += gold.0,
            Event::Drunk { .. } => self.flasks += 1,
            Event::Shot { by: Who::Hero, spell: None, .. } => self.arrows += 1,
            Event::SecretOpened { .. } => self.secrets += 1,
            Event::DoorClosed { .. } => self.doors_closed += 1,
            _ => {}
        }
    }

    const fn note_loot(&mut self, loot: Loot) {
        match loot {
            Loot::Gold(gold) => self.gold += gold.0,
            Loot::Gear(_) => self.gear += 1,
            Loot::Flask(_) | Loot::Tome(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use grid::Point;
    use labyrinth::{FoeId, Spell};

    use super::*;

    #[test]
    fn a_spark_that_leaps_is_one_spell() {
        let leap = Event::Shot {
            by: Who::Hero,
            from: Point::new(1, 1),
            to: Point::new(3, 1),
            spell: Some(Spell::Spark),
        };
        let slain =
            Event::Slain { id: FoeId(1), kind: Kind::Goblin, at: Some(Point::new(3, 1)), seeks: false };
        let mut story = Story::default();
        story.note(&[leap, Event::FightBegan, slain, leap, slain, leap], 7);
        assert_eq!(story.spells, 1);
        story.note(&[leap], 8);
        assert_eq!(story.spells, 2);
    }
}
