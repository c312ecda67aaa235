//! When a fight begins and ends, and what it brings. RULES.md, section 9.

use engine::Sink;

use super::Act;
use crate::{Event, Fight, Foe, Healing, Loot, Mind, Rank};

/// Every so many slain in one fight count as another fight.
const SLAIN_PER_FIGHT: u16 = 3;

impl<S: Sink<Event>> Act<'_, S> {
    /// A foe is in the fight from now on, and the fight begins if none was on.
    pub(super) fn engage(&mut self, place: usize) {
        let foe = &mut self.run.foes[place];
        foe.fights = true;
        if foe.mind == Mind::Idle {
            foe.mind = Mind::Hunting { unseen: 0 };
        }
        if self.run.fight.is_none() {
            self.run.fight = Some(Fight::NEW);
            self.tell(Event::FightBegan);
        }
    }

    pub(super) fn count_slain(&mut self, foe: &Foe) {
        let rank = foe.kind.rank();
        self.run.kills[rank as usize] += 1;
        let worth = u32::from(self.run.content.spoils.worth[rank as usize]);
        if let Some(fight) = &mut self.run.fight {
            fight.slain += 1;
            fight.slain_hp += foe.stats.hp.unsigned_abs() * worth / 100;
        }
        self.run.last_fall = foe.at;
        if rank == Rank::Boss {
            let prize = self.run.content.prize(self.run.ground.number, &mut self.run.dice.loot);
            self.lay(foe.at, Loot::Gear(prize));
        }
        let numbers = self.run.content.bow;
        let hero = &mut self.run.hero;
        hero.gold += foe.purse;
        let has_more = hero.bow().is_some() && numbers.arrows_per_kill > 0 && hero.arrows < numbers.arrows;
        if has_more {
            hero.arrows = (hero.arrows + numbers.arrows_per_kill).min(numbers.arrows);
        }
        let (arrows, leech) = (hero.arrows, hero.leech(&self.run.content));
        if foe.purse > 0 {
            self.tell(Event::PurseRegained { gold: foe.purse });
        }
        if has_more {
            self.tell(Event::ArrowBack { arrows });
        }
        if let Some(hundredths) = leech {
            self.heal(hundredths, Healing::Leech);
        }
    }

    /// Ends the fight when nobody is left in it.
    pub(super) fn settle_fight(&mut self) {
        let Some(fight) = &mut self.run.fight else { return };
        fight.turns += 1;
        if !self.is_over() && !self.run.foes.iter().any(|foe| foe.fights) {
            self.end_fight();
        }
    }

    pub(super) fn end_fight(&mut self) {
        let Some(fight) = self.run.fight.take() else { return };
        self.run.foes.iter_mut().for_each(|foe| foe.fights = false);
        if fight.slain == 0 {
            return self.tell(Event::FightBrokenOff);
        }
        // A long fight is worth several, so that nobody keeps one foe alive for the others' sake.
        let counted = self.run.fights + (fight.slain - 1) / SLAIN_PER_FIGHT;
        let share = self.run.content.spoils_share(counted);
        let spoils = self.run.content.spoils;
        let worth = |divisor: u32, least: u32| {
            let full = ((fight.slain_hp + divisor / 2) / divisor).max(least);
            (full * share + 50) / 100
        };
        let (xp, gold) =
            (worth(spoils.hp_per_xp, spoils.least_xp), worth(spoils.hp_per_gold, spoils.least_gold));
        self.run.hero.gold += gold;
        #[expect(clippy::cast_possible_truncation, reason = "hundredths of a whole")]
        self.tell(Event::FightWon { xp, gold, share: share as u8 });
        self.heal(spoils.fight_heal, Healing::Fight);
        self.gain_xp(xp);
        self.leave_loot();
        let before = self.run.content.drift(self.run.fights);
        self.run.fights = counted + 1;
        let drift = self.run.content.drift(self.run.fights);
        if drift > before {
            self.tell(Event::DriftRose { drift });
        }
    }

    fn gain_xp(&mut self, xp: u32) {
        self.run.hero.xp += xp;
        loop {
            let hero = &mut self.run.hero;
            let needed = hero.xp_to_next(&self.run.content);
            if hero.xp < needed {
                return;
            }
            hero.xp -= needed;
            hero.level += 1;
            let level = hero.level;
            hero.refresh(&self.run.content);
            self.tell(Event::LevelGained { level });
            self.heal(self.run.content.spoils.level_heal, Healing::Level);
        }
    }

    fn leave_loot(&mut self) {
        let floor = self.run.ground.number;
        let drops = &self.run.content.drops;
        let chance = (u32::from(drops.chance) + u32::from(drops.per_floor) * floor).min(drops.cap.into());
        if self.run.dice.loot.below(100) < chance {
            let loot = self.run.content.drop(floor, &mut self.run.dice.loot);
            self.lay(self.run.last_fall, loot);
        }
    }
}
