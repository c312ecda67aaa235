//! Dice, by purpose.

use engine::Sink;
use grid::Point;

use super::Act;
use crate::{Blow, Cells, Event, Hp, Item, Kind, Loot, Percent, Rank};

impl<S: Sink<Event>> Act<'_, S> {
    /// How hard a blow falls: first how it varies, then whether it is critical.
    pub(crate) fn roll(&mut self, blow: &Blow) -> (Hp, bool) {
        let blows = &self.run.content.blows;
        let dice = &mut self.run.dice.blows;
        let more = dice.below(u32::from(blows.most.0 - blows.least.0) + 1);
        let variance = Percent(blows.least.0 + u8::try_from(more).expect("blows vary little"));
        let crit = dice.below(1000) < blow.crit.0.unsigned_abs();
        (blow.damage(variance, crit, blows), crit)
    }

    /// Whether a hit brings what it does so often.
    pub(crate) fn roll_barbs(&mut self, chance: Percent) -> bool {
        self.run.dice.blows.below(100) < u32::from(chance.0)
    }

    /// One of the tiles; the dice decide only where there is something to decide.
    pub(crate) fn draw_tile(&mut self, tiles: &Cells) -> Option<Point> {
        let count = u32::try_from(tiles.len()).expect("tiles are few");
        let place = if count > 1 { self.run.dice.foes.below(count) } else { 0 };
        tiles.nth(place as usize)
    }

    /// One of the pads.
    pub(crate) fn draw_pad(&mut self) -> usize {
        let count = u32::try_from(self.run.pads.len()).expect("pads are few");
        self.run.dice.foes.below(count) as usize
    }

    /// One of the kinds of a rank that live on this floor.
    pub(crate) fn draw_kind(&mut self, rank: Rank) -> Kind {
        let kinds = Kind::living_on(self.run.ground.number, rank);
        kinds[self.run.dice.foes.below(u32::try_from(kinds.len()).expect("kinds are few")) as usize]
    }

    /// Who arrives. The more fights and turns there were on a floor, the more of those are elite.
    pub(crate) fn draw_rank(&mut self) -> Rank {
        let numbers = &self.run.content.pads;
        let drift = u32::from(self.run.drift());
        let elite = u32::from(numbers.elite_weight) + drift;
        let draw = self.run.dice.foes.below(u32::from(numbers.normal_weight) + elite);
        if draw < elite { Rank::Elite } else { Rank::Normal }
    }

    /// Who comes when called.
    pub(crate) fn draw_called_rank(&mut self) -> Rank {
        let (elite, all) = self.run.content.pads.called(self.run.drift());
        if self.run.dice.foes.below(all) < elite { Rank::Elite } else { Rank::Normal }
    }

    /// What a boss leaves.
    pub(crate) fn draw_prize(&mut self) -> Item {
        self.run.content.prize(self.run.ground.number, &mut self.run.dice.loot)
    }

    /// What is left after a fight, if anything.
    pub(crate) fn draw_spoils(&mut self) -> Option<Loot> {
        let (content, floor) = (&self.run.content, self.run.ground.number);
        let has_any = self.run.dice.loot.below(100) < content.drop_chance(floor).0;
        has_any.then(|| content.drop(floor, &mut self.run.dice.loot))
    }
}
