//! Harm, and what comes of it.

use engine::{Seat, Sink};

use crate::combat::shape::square;
use crate::verbs::{Act, Body};
use crate::{
    Ailment, Descent, Event, Foe, FoeId, Gold, Hp, Kind, Matter, Origin, Pact, Percent, Size, Source, Tag,
    Trait, Trigger, Turns, Xp,
};

/// What one of two slimelets has, that fire splits off.
const SPLIT: usize = 2;

impl<S: Sink<Event>> Act<'_, S> {
    /// Hurts somebody, and settles whether they live.
    pub(super) fn hurt(&mut self, body: Body, harm: Hp, source: Source, element: Option<Matter>) {
        if harm <= Hp(0) || self.is_over() {
            return;
        }
        match body {
            Body::Hero(seat) => {
                self.harm(body, harm, source);
                self.settle_hero(seat, source);
            }
            Body::Foe(id) => self.hurt_foe(id, harm, source, element),
        }
    }

    fn settle_hero(&mut self, seat: Seat, source: Source) {
        let hero = self.run().hero(seat);
        if hero.hp > Hp(0) || !hero.stands() {
            return;
        }
        if hero.swears(Pact::GoldenHand) && self.run().purse >= RANSOM {
            self.take_gold(RANSOM);
            self.spare(seat);
            return;
        }
        let is_last = !self.run().seats().any(|other| other != seat && self.run().hero(other).stands());
        if is_last { self.finish(Some(source)) } else { self.go_down(seat) }
    }

    fn hurt_foe(&mut self, id: FoeId, harm: Hp, source: Source, element: Option<Matter>) {
        let Some(foe) = self.run().foe(id).copied() else { return };
        self.harm(Body::Foe(id), foe.loses(harm, element), source);
        if let (Some(seat), true) = (self.run().nearest_hero(foe.at), foe.kind.tier() != crate::Tier::Rooted)
        {
            // Whatever hurts it, it looks for who is near.
            if self.run().level.known.seen.contains(foe.at) {
                self.rouse(id, self.run().hero(seat).at);
            }
        }
        if let Some((matter, turns)) = foe.kind.nature().bleeds {
            self.lay(matter, &square(foe.at, Size::Three), turns, foe.at);
        }
        if element == Some(Matter::Fire) && foe.kind.has(Trait::Splits) {
            self.split(&foe);
        }
        if self.run().foe(id).is_some_and(|foe| foe.hp <= Hp(0)) {
            self.slay(id);
        } else {
            self.change_phase(id);
        }
    }

    /// Fire splits slimelets off whoever splits, as long as there are few.
    fn split(&mut self, foe: &Foe) {
        let there = self.run().foes.iter().filter(|other| other.kind == Kind::Slimelet).count();
        let beside = square(foe.at, Size::Three) & (self.run().level.free() - self.run().everybody());
        for at in beside.iter().take(SPLIT.saturating_sub(there)) {
            self.arrive(Kind::Slimelet, at, at);
        }
    }

    /// A creature falls, leaves what it leaves, and is worth what it is worth.
    pub(super) fn slay(&mut self, id: FoeId) {
        let Some(foe) = self.bury(id) else { return };
        let nature = foe.kind.nature();
        if let Some((matter, turns, size)) = nature.leaves {
            self.lay(matter, &square(foe.at, size), turns, foe.at);
        }
        // Whoever is brought about by others would be brought about for ever.
        if foe.origin == Origin::Dwells {
            let is_bare = self.run().level.loot(foe.at).is_none() && self.run().level.thing(foe.at).is_none();
            if let Some(loot) = self.draw_drop(nature.score).filter(|_| is_bare) {
                self.drop_loot(foe.at, loot);
            }
            self.gain_xp(Xp(nature.score.into()));
        }
        if let Some(seat) = self.run().nearest_hero(foe.at) {
            self.trigger(seat, Trigger::Kill, Some((foe.at, None)));
        }
        if foe.kind.is_boss() {
            self.boss_falls(&foe);
        }
    }

    /// An ailment begins for somebody, for as long as it takes with all that is carried.
    pub(super) fn afflict(&mut self, body: Body, ailment: Ailment) {
        match body {
            Body::Hero(seat) => self.afflict_hero(seat, ailment),
            Body::Foe(id) => self.afflict_foe(id, ailment),
        }
    }

    pub(super) fn afflict_hero(&mut self, seat: Seat, ailment: Ailment) {
        let ailments = &self.run().hero(seat).ailments;
        if let Some(turns) = lasting(ailment, ailments) {
            self.begin(Body::Hero(seat), ailment, turns);
        }
    }

    fn afflict_foe(&mut self, id: FoeId, ailment: Ailment) {
        let Some(foe) = self.run().foe(id) else { return };
        if ailment == Ailment::Burning && foe.is_hardy(Matter::Fire) {
            return;
        }
        let Some(turns) = lasting(ailment, &foe.ailments) else { return };
        let tag = match ailment {
            Ailment::Chilled | Ailment::Frozen => Some(Tag::Rime),
            Ailment::Wet => Some(Tag::Tide),
            Ailment::Oiled => Some(Tag::Slick),
            _ => None,
        };
        let measure = tag.map_or(Percent(0), |tag| self.run().measure(tag));
        let turns = Turns(u8::try_from(u16::from(turns.0) * (100 + measure.0) / 100).unwrap_or(u8::MAX));
        self.begin(Body::Foe(id), ailment, turns);
    }

    /// Cold comes over somebody: the wet and whoever is weak to it freeze, all others are chilled.
    pub(super) fn chill(&mut self, body: Body) {
        let freezes = match body {
            Body::Hero(seat) => self.run().hero(seat).ailments.has(Ailment::Wet),
            Body::Foe(id) => match self.run().foe(id) {
                Some(foe) => foe.ailments.has(Ailment::Wet) || foe.weakness() == Some(Matter::Cold),
                None => return,
            },
        };
        self.afflict(body, if freezes { Ailment::Frozen } else { Ailment::Chilled });
    }
}

/// What a golden hand pays for a life.
const RANSOM: Gold = Gold(90);

/// How long an ailment lasts for somebody with others; nothing when it cannot begin.
fn lasting(ailment: Ailment, others: &crate::Ailments) -> Option<Turns> {
    match ailment {
        Ailment::Burning if others.has(Ailment::Wet) => None,
        Ailment::Burning if others.has(Ailment::Oiled) => Some(Turns(ailment.turns().0 * 2)),
        // Nobody is frozen twice in a row: chained stuns are no fight.
        Ailment::Frozen if others.has(Ailment::Chilled) && others.has(Ailment::Frozen) => None,
        _ => Some(ailment.turns()),
    }
}

impl Descent {
    /// The most that anybody's items add to a tag's measure.
    pub(crate) fn measure(&self, tag: Tag) -> Percent {
        self.heroes.iter().map(|hero| hero.measure(tag)).max().unwrap_or_default()
    }

    /// Whoever plays, stands, and is nearest to a tile.
    pub(crate) fn nearest_hero(&self, at: grid::Point) -> Option<Seat> {
        self.seats()
            .filter(|seat| self.hero(*seat).stands())
            .min_by_key(|seat| self.hero(*seat).at.distance(at))
    }
}
