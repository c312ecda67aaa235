//! Hits: rolled, landed, and what they bring with them.

use engine::Sink;
use grid::{Direction, Point};

use crate::verbs::{Act, Body, Harm, Motion};
use crate::{
    Ailment, Blow, Cause, Clash, Event, FoeIndex, Gold, Intent, Labyrinth, Manner, Percent, Stance, Trait,
    Who,
};

impl<S: Sink<Event>> Act<'_, S> {
    /// The hero bumps a foe, who strikes back if it can.
    pub(super) fn bump(&mut self, foe: FoeIndex, direction: Direction) {
        let id = self.run().foes[foe].id;
        let blow = self.run().clash().bump(&self.run().foes[foe]);
        self.strike_foe(foe, blow, Manner::Bump, Some(direction));
        let Some(foe) = self.run().find(id) else { return };
        self.barb(foe);
        let bumped = &self.run().foes[foe];
        let is_near = bumped.at.distance(self.run().hero.at) == 1;
        // Whoever has announced something does that instead.
        if is_near && bumped.intent.is_none() {
            let worth = self.run().content.deeds.answer[bumped.kind.archetype().index()];
            self.spend_turn(foe);
            self.strike_hero(foe, worth, Manner::Answer, Some(direction.opposite()));
        }
    }

    pub(super) fn shoot(&mut self, at: Point) {
        let foe = self.run().foe_at(at).expect("it was checked that somebody is there");
        let target = &self.run().foes[foe];
        let id = target.id;
        let blow = self.run().clash().arrow(target).expect("it was checked that a bow is in hand");
        let from = self.run().hero.at;
        self.spend_arrow();
        self.let_fly(Body::Hero, from, at, None);
        self.strike_foe(foe, blow, Manner::Shot, from.straight(at).map(|(way, _)| way));
        if let Some(foe) = self.run().find(id) {
            self.barb(foe);
        }
    }

    /// A barbed charm may make whoever was hit bleed.
    fn barb(&mut self, foe: FoeIndex) {
        let Some(chance) = self.run().hero.barbs(&self.run().content) else { return };
        if self.roll_barbs(chance) {
            self.afflict(Body::Foe(foe), Ailment::Bleed);
        }
    }

    /// The hero hits a foe. A critical hit knocks it back the way the blow went.
    pub(super) fn strike_foe(&mut self, foe: FoeIndex, blow: Blow, manner: Manner, way: Option<Direction>) {
        self.engage(foe);
        let crit = self.land(&blow, Who::Hero, manner, Body::Foe(foe));
        if self.run().foes[foe].hp.is_gone() {
            return self.fall(foe);
        }
        if let (true, Some(way)) = (crit, way) {
            self.throw(Body::Foe(foe), way, self.run().hero.knockback(&self.run().content));
        }
    }

    /// A foe hits the hero. What its kind brings comes with every hit.
    pub(super) fn strike_hero(
        &mut self,
        foe: FoeIndex,
        worth: Percent,
        manner: Manner,
        way: Option<Direction>,
    ) {
        let striker = &self.run().foes[foe];
        let (id, kind) = (striker.id, striker.kind);
        let blow = self.run().clash().by_foe(striker, worth);
        self.land_on_hero(foe, &blow, manner, way, Cause::Foe(kind, manner));
        if self.is_over() {
            return;
        }
        if let Some(ailment) = kind.brings() {
            self.afflict(Body::Hero, ailment);
        }
        // A hero who was thrown onto a trap may have taken the foe along.
        let (Manner::Bump, Some(foe)) = (manner, self.run().find(id)) else { return };
        if kind.has(Trait::Steals) {
            self.steal(foe);
        }
        if let Some(blow) = self.run().clash().thorns(&self.run().foes[foe]) {
            self.strike_foe(foe, blow, Manner::Thorns, None);
        }
    }

    pub(super) fn shoot_hero(&mut self, foe: FoeIndex) {
        let shooter = &self.run().foes[foe];
        let Some(worth) = self.run().content.missile(shooter.kind) else { return };
        let (from, to) = (shooter.at, self.run().hero.at);
        self.let_fly(Body::Foe(foe), from, to, None);
        self.strike_hero(foe, worth, Manner::Shot, from.straight(to).map(|(way, _)| way));
    }

    /// A foe does to the hero what it had announced.
    pub(super) fn strike_by_deed(&mut self, foe: FoeIndex, intent: Intent) {
        let striker = &self.run().foes[foe];
        let Some(blow) = self.run().clash().deed(striker, intent) else { return };
        let cause = Cause::Deed(striker.kind, intent);
        self.land_on_hero(foe, &blow, Manner::Deed, None, cause);
    }

    fn land_on_hero(
        &mut self,
        foe: FoeIndex,
        blow: &Blow,
        manner: Manner,
        way: Option<Direction>,
        cause: Cause,
    ) {
        self.engage(foe);
        let by = self.who(Body::Foe(foe));
        let crit = self.land(blow, by, manner, Body::Hero);
        self.hero_may_die(cause);
        if let (true, Some(way), false) = (crit, way, self.is_over()) {
            self.throw(Body::Hero, way, self.run().content.blows.knockback);
        }
    }

    /// A blow falls as hard as the dice say; gives whether it was critical.
    pub(super) fn land(&mut self, blow: &Blow, by: Who, manner: Manner, target: Body) -> bool {
        let (amount, crit) = self.roll(blow);
        let guarded = self.run().is_guarded(target);
        self.hurt(target, amount, Harm::Blow { by, manner, crit, guarded });
        crit
    }

    fn steal(&mut self, foe: FoeIndex) {
        let theft = self.run().content.deeds.theft.on(self.run().ground.number);
        let gold = theft.min(self.run().hero.gold);
        if gold > Gold(0) {
            self.rob(foe, gold);
        }
    }

    /// Throws or pulls somebody so many tiles, as far as there is room.
    pub(super) fn throw(&mut self, body: Body, way: Direction, tiles: u8) {
        let from = self.run().at(body);
        let to = self.run().slide(from, way, tiles);
        if to != from {
            self.move_to(body, to, Motion::IsThrown);
            self.arrive(body);
        }
    }
}

impl Labyrinth {
    /// Everything that says how hard hits are.
    pub(crate) fn clash(&self) -> Clash<'_> {
        let stance = if self.hero.guards { Stance::Guarding } else { Stance::Open };
        Clash { hero: &self.hero, foes: &self.foes, content: &self.content, stance }
    }

    fn is_guarded(&self, body: Body) -> bool {
        match body {
            Body::Hero => self.hero.guards,
            Body::Foe(foe) => self.clash().is_guarded(&self.foes[foe]),
        }
    }

    pub(super) fn at(&self, body: Body) -> Point {
        match body {
            Body::Hero => self.hero.at,
            Body::Foe(foe) => self.foes[foe].at,
        }
    }

    /// Where somebody comes to rest who is thrown so many tiles.
    fn slide(&self, from: Point, way: Direction, tiles: u8) -> Point {
        let mut at = from;
        for _ in 0..tiles {
            let next = at.step(way);
            if !self.ground.is_free(next) || self.foe_at(next).is_some() || self.hero.at == next {
                break;
            }
            at = next;
        }
        at
    }
}
