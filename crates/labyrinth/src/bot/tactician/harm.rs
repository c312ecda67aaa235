//! What foes will do to a hero who stands on a tile after a command.

use grid::Point;

use super::model::Model;
use crate::{Archetype, Blow, Foe, FoeId, Intent, Trait};

/// What a turn is expected to cost, and what at worst.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Harm {
    pub(super) mean: i32,
    pub(super) worst: i32,
}

/// How the hero spends the turn, as far as foes care.
#[derive(Clone, Copy, Debug)]
pub(super) struct Posture {
    pub(super) at: Point,
    pub(super) guards: bool,
    /// Whom the hero bumps: that one answers.
    pub(super) bumps: Option<FoeId>,
    /// Who may fall this turn, and the chance of it in hundredths.
    pub(super) fells: Option<(FoeId, i32)>,
}

impl Model<'_> {
    /// What all foes in sight do in their next turn.
    pub(super) fn harm(&self, posture: Posture) -> Harm {
        let mut harm = Harm::default();
        for foe in &self.view.foes {
            let Some((blow, chance)) = self.blow_of(foe, posture) else { continue };
            let felled = posture.fells.filter(|(id, _)| *id == foe.id).map_or(0, |(_, chance)| chance);
            let share = chance * (100 - felled) / 100;
            let guard = if posture.guards { 100 - self.guard() } else { 100 };
            harm.mean += self.mean(&blow) * share / 100 * guard / 100;
            if felled < 95 {
                harm.worst += self.worst(&blow) * guard / 100;
            }
        }
        harm
    }

    /// What those take who will go on doing so, announced deeds left out.
    pub(super) fn lasting_harm(&self, posture: Posture) -> i32 {
        let lasting = self.view.foes.iter().filter(|foe| foe.intent.is_none());
        let blows = lasting.filter_map(|foe| self.blow_of(foe, posture));
        blows.map(|(blow, chance)| self.mean(&blow) * chance / 100).sum()
    }

    fn guard(&self) -> i32 {
        self.view.hero.guard(self.content).get()
    }

    /// The blow that a foe will land on the hero, and how likely it does, in hundredths.
    fn blow_of(&self, foe: &Foe, posture: Posture) -> Option<(Blow, i32)> {
        let clash = self.clash();
        if let Some(intent) = foe.intent {
            let is_hit = foe.threatens(&self.solid).contains(posture.at);
            return clash.deed(foe, intent).filter(|_| is_hit).map(|blow| (blow, ailing(intent)));
        }
        if posture.bumps == Some(foe.id) {
            return Some((clash.answer(foe), if foe.kind.has(Trait::Rages) { 150 } else { 100 }));
        }
        let far = foe.at.distance(posture.at);
        let deeds = &self.content.deeds;
        let archetype = foe.kind.archetype();
        let bump = || clash.by_foe(foe, deeds.bump[archetype as usize]);
        let is_in_reach = || far <= self.content.reach(foe.kind) && self.sees(foe, posture.at);
        match (archetype, self.content.missile(foe.kind)) {
            (Archetype::Archer, _) if far == 1 => {
                Some((bump(), if foe.kind.has(Trait::HoldsGround) { 100 } else { 30 }))
            }
            (Archetype::Archer, Some(percent)) if is_in_reach() => Some((clash.by_foe(foe, percent), 110)),
            (Archetype::Archer, _) => None,
            (Archetype::Mage, Some(percent)) => match foe.at.straight(posture.at) {
                Some((_, 1)) => Some((bump(), 100)),
                Some(_) if is_in_reach() => Some((clash.by_foe(foe, percent), 60)),
                _ => None,
            },
            // A spell that is announced will cost something in the turn after.
            (Archetype::Mage, None) => is_in_reach().then(|| (clash.by_foe(foe, deeds.blast), 35)),
            (Archetype::Boss, _) => (far == 1).then(|| (bump(), 60)),
            (Archetype::Walker | Archetype::Protector | Archetype::Charger, _) => {
                let twice = foe.kind.has(Trait::Rages) && foe.is_below_half();
                (far == 1).then(|| (bump(), if twice { 200 } else { 100 }))
            }
        }
    }
}

/// Deeds that bring an ailment are worse than their blow.
const fn ailing(intent: Intent) -> i32 {
    match intent {
        Intent::Blast(_) => 160,
        Intent::Arrow(_) => 115,
        _ => 100,
    }
}
