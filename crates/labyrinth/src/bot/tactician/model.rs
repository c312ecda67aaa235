//! What the tactician makes of a view: who is dangerous, and how much.

use grid::{Map, Point, distances, is_clear};

use crate::errand::{Chart, Wanderer as _};
use crate::{Archetype, Blow, Cells, Clash, Content, Doors, Flask, Foe, Mind, Trait, View};

/// A view with what is worked out from it. All HP are counted in hundredths.
pub(super) struct Model<'a> {
    pub(super) view: &'a View,
    pub(super) content: &'a Content,
    pub(super) chart: Chart,
    pub(super) opaque: Cells,
    /// What gives cover from announced deeds.
    pub(super) solid: Cells,
    /// Steps from each tile to the hero, foes not in the way.
    pub(super) near: Map<Option<u16>>,
}

/// What a fight with one foe comes to, going on with bumps.
#[derive(Clone, Copy, Debug)]
pub(super) struct Duel {
    /// Bumps that it takes.
    pub(super) exchanges: i32,
    /// What each answer takes.
    pub(super) answer: i32,
}

impl Duel {
    /// HP that the fight costs when the hero strikes first: every exchange but the last is answered.
    pub(super) const fn cost(self) -> i32 {
        self.answer * (self.exchanges - 1)
    }
}

impl<'a> Model<'a> {
    pub(super) fn new(view: &'a View, content: &'a Content) -> Self {
        let chart = view.chart();
        let bodies: Cells = view.foes.iter().map(|foe| foe.at).collect();
        let near = distances(Cells::of(view.hero.at), &(chart.free | bodies), crate::Floor::WIDEST);
        // What was never seen may well be open: whoever is in sight has a line through it.
        let opaque = (view.explored - view.open) | view.closed;
        Self { view, content, chart, opaque, solid: opaque | view.blocked(), near }
    }

    pub(super) fn clash(&self) -> Clash<'_> {
        self.view.clash(self.content)
    }

    /// What a blow takes on average.
    pub(super) fn mean(&self, blow: &Blow) -> i32 {
        let (least, most) = blow.range(&self.content.blows);
        let more = self.content.blows.crit.get() - 100;
        (least + most).0 * 50 * (1000 + blow.crit.0 * more / 100) / 1000
    }

    /// What a blow takes at worst, critical hits left out.
    pub(super) fn worst(&self, blow: &Blow) -> i32 {
        blow.range(&self.content.blows).1.0 * 100
    }

    pub(super) fn duel(&self, foe: &Foe) -> Duel {
        let clash = self.clash();
        let bump = self.mean(&clash.bump(foe)).max(100);
        let guards = if foe.kind.archetype() == Archetype::Protector { 4 } else { 3 };
        let exchanges = (foe.hp.0 * 100 * guards / 3 + bump - 1) / bump;
        let answer = self.mean(&clash.answer(foe));
        let rage = if foe.kind.has(Trait::Rages) { answer / 2 } else { 0 };
        Duel { exchanges, answer: answer + rage }
    }

    /// Bumps that it takes to slay all who hunt the hero.
    pub(super) fn exchanges(&self) -> i32 {
        self.hunters().map(|foe| self.duel(foe).exchanges).sum::<i32>().max(1)
    }

    /// What all who hunt the hero would cost together: those who shoot do so while others are fought.
    pub(super) fn cost(&self) -> i32 {
        let all = self.exchanges();
        let cost = |foe: &Foe| {
            let duel = self.duel(foe);
            let shoots = matches!(foe.kind.archetype(), Archetype::Archer | Archetype::Mage);
            let meanwhile = if shoots { duel.answer * (all - duel.exchanges) / 2 } else { 0 };
            duel.cost() + duel.answer / 2 + meanwhile
        };
        self.hunters().map(cost).sum()
    }

    /// Whether all that is left, potions included, would not do.
    pub(super) fn is_losing(&self) -> bool {
        let potions = i32::from(self.view.hero.flasks(Flask::Potion));
        let healed = potions * self.most_hp() * self.content.places.potion.get() / 100;
        self.cost() > (self.hp() + healed) * 9 / 10
    }

    pub(super) const fn hp(&self) -> i32 {
        self.view.hero.hp.0 * 100
    }

    pub(super) const fn most_hp(&self) -> i32 {
        self.view.hero.stats.hp.0 * 100
    }

    /// Those who come for the hero and can.
    pub(super) fn hunters(&self) -> impl Iterator<Item = &'a Foe> {
        self.view.foes.iter().filter(|foe| matches!(foe.mind, Mind::Hunting { .. }) && self.can_reach(foe))
    }

    /// Whether a foe can get at the hero at all.
    fn can_reach(&self, foe: &Foe) -> bool {
        let shoots = matches!(foe.kind.archetype(), Archetype::Archer | Archetype::Mage | Archetype::Boss);
        let is_open = foe.doors() != Doors::Stopped;
        shoots || is_open || self.near.get(foe.at).flatten().is_some_and(|steps| steps < 20)
    }

    /// Whether a foe that stands there sees a hero who stands here.
    pub(super) fn sees(&self, foe: &Foe, at: Point) -> bool {
        is_clear(foe.at, at, &self.opaque)
    }
}
