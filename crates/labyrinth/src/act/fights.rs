//! When a fight ends, and what it brings. RULES.md, section 9.

use engine::Sink;

use crate::verbs::Act;
use crate::{Content, Event, Fight, Gold, Healing, Percent, Xp};

/// Every so many slain in one fight count as another fight.
const SLAIN_PER_FIGHT: u16 = 3;

impl<S: Sink<Event>> Act<'_, S> {
    /// Ends the fight when nobody is left in it.
    pub(super) fn settle_fight(&mut self) {
        self.count_fight_turn();
        if !self.run().foes.iter().any(|foe| foe.fights) {
            self.end_fight();
        }
    }

    pub(super) fn end_fight(&mut self) {
        let Some(fight) = self.close_fight() else { return };
        // A long fight is worth several, so that nobody keeps one foe alive for the others' sake.
        let counted = self.run().fights + (fight.slain - 1) / SLAIN_PER_FIGHT;
        let share = self.run().content.spoils_share(counted);
        let (xp, gold) = self.run().content.spoils_of(fight, share);
        self.win_spoils(xp, gold, share);
        self.heal(self.run().content.spoils.fight_heal, Healing::Fight);
        while self.run().hero.xp >= self.run().hero.xp_to_next(&self.run().content) {
            self.gain_level();
            self.heal(self.run().content.spoils.level_heal, Healing::Level);
        }
        if fight.slain_hp > 0
            && let Some(loot) = self.draw_spoils()
        {
            self.lay(self.run().last_fall, loot);
        }
        self.count_fights(counted + 1);
    }
}

impl Content {
    /// The experience and the gold of a fight, of which such a share is left.
    fn spoils_of(&self, fight: Fight, share: Percent) -> (Xp, Gold) {
        let spoils = &self.spoils;
        if fight.slain_hp == 0 {
            return (Xp(0), Gold(0));
        }
        let worth = |divisor: u32, least: u32| {
            let full = ((fight.slain_hp + divisor / 2) / divisor).max(least);
            (full * u32::from(share.0) + 50) / 100
        };
        (Xp(worth(spoils.hp_per_xp, spoils.least_xp.0)), Gold(worth(spoils.hp_per_gold, spoils.least_gold.0)))
    }
}
