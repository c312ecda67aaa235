//! Fights, and what they bring.

use engine::Sink;

use super::Act;
use crate::{Event, Fight, Foe, FoeIndex, Gold, Percent, Xp};

impl<S: Sink<Event>> Act<'_, S> {
    /// A foe is in the fight from now on, and the fight begins if none was on.
    pub(crate) fn engage(&mut self, foe: FoeIndex) {
        self.run.foes[foe].fights = true;
        self.alarm(foe);
        if self.run.fight.is_none() {
            self.run.fight = Some(Fight::NEW);
            self.tell(Event::FightBegan);
        }
    }

    /// Somebody slain in a fight counts; who came looking for the hero is worth nothing.
    pub(crate) fn count_slain(&mut self, foe: &Foe) {
        let rank = foe.kind.rank() as usize;
        let worth = if foe.seeks { 0 } else { u32::from(self.run.content.spoils.worth[rank].0) };
        self.run.kills[rank] += u32::from(!foe.seeks);
        if let Some(fight) = &mut self.run.fight {
            fight.slain += 1;
            fight.slain_hp += foe.stats.hp.0.unsigned_abs() * worth / 100;
        }
        self.run.last_fall = foe.at;
    }

    /// A turn of the fight passes, if one is on.
    pub(crate) const fn count_fight_turn(&mut self) {
        if let Some(fight) = &mut self.run.fight {
            fight.turns.0 += 1;
        }
    }

    /// The fight is over, and was won if anybody was slain in it.
    pub(crate) fn close_fight(&mut self) -> Option<Fight> {
        let fight = self.run.fight.take()?;
        self.run.foes.iter_mut().for_each(|foe| foe.fights = false);
        if fight.slain == 0 {
            self.tell(Event::FightBrokenOff);
        }
        Some(fight).filter(|fight| fight.slain > 0)
    }

    pub(crate) fn win_spoils(&mut self, xp: Xp, gold: Gold, share: Percent) {
        self.run.hero.gold += gold;
        self.run.hero.xp += xp;
        self.tell(Event::FightWon { xp, gold, share });
    }

    /// The experience at hand is enough for a level.
    pub(crate) fn gain_level(&mut self) {
        let hero = &mut self.run.hero;
        hero.xp -= hero.xp_to_next(&self.run.content);
        hero.level += 1;
        let level = hero.level;
        hero.refresh(&self.run.content);
        self.tell(Event::LevelGained { level });
    }

    /// So many fights were won on this floor, which draws stronger arrivals.
    pub(crate) fn count_fights(&mut self, fights: u16) {
        let before = self.run.drift();
        self.run.fights = fights;
        self.tell_drift(before);
    }
}
