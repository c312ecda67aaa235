//! Hits: rolled, landed, and what they bring with them.

use engine::Sink;
use grid::{Direction, Point};

use super::Act;
use crate::{
    Ailment, Blow, Cause, Clash, Event, Foe, Healing, Intent, Manner, Mind, Outcome, Stance, Trait, Who,
};

impl<S: Sink<Event>> Act<'_, S> {
    /// The hero bumps a foe, who strikes back if it can.
    pub(super) fn bump(&mut self, place: usize, direction: Direction) {
        let id = self.run.foes[place].id;
        let blow = self.run.clash().bump(&self.run.foes[place]);
        self.strike_foe(place, blow, Manner::Bump, Some(direction));
        let Some(place) = self.place(id) else { return };
        self.barb(place);
        let foe = &self.run.foes[place];
        let is_near = foe.at.distance(self.run.hero.at) == 1;
        // Whoever has announced something does that instead.
        if is_near && foe.intent.is_none() {
            let percent = self.run.content.deeds.answer[foe.kind.archetype() as usize];
            self.run.foes[place].answered = true;
            self.strike_hero(place, percent, Manner::Answer, Some(direction.opposite()));
        }
    }

    /// A barbed charm may make whoever was hit bleed.
    pub(super) fn barb(&mut self, place: usize) {
        let Some(chance) = self.run.hero.barbs(&self.run.content) else { return };
        if self.run.dice.blows.below(100) < u32::from(chance) {
            self.afflict_foe(place, Ailment::Bleed);
        }
    }

    /// How hard a blow falls: first how it varies, then whether it is critical.
    fn roll(&mut self, blow: &Blow) -> (i32, bool) {
        let blows = &self.run.content.blows;
        let dice = &mut self.run.dice.blows;
        let variance = u32::from(blows.least) + dice.below(u32::from(blows.most - blows.least) + 1);
        let crit = dice.below(1000) < blow.crit.unsigned_abs();
        (blow.damage(variance.cast_signed(), crit, blows), crit)
    }

    /// The hero hits a foe. A critical hit knocks it back the way the blow went.
    pub(super) fn strike_foe(&mut self, place: usize, blow: Blow, manner: Manner, way: Option<Direction>) {
        self.engage(place);
        let (amount, crit) = self.roll(&blow);
        let target = self.who(place);
        let guarded = self.run.clash().is_guarded(&self.run.foes[place]);
        let foe = &mut self.run.foes[place];
        foe.hp -= amount;
        let hp = foe.hp.max(0);
        let at = foe.at;
        self.tell_at(at, Event::Struck { by: Who::Hero, target, manner, amount, crit, guarded, hp });
        if self.run.foes[place].hp <= 0 {
            return self.slay(place);
        }
        if let (true, Some(way)) = (crit, way) {
            self.throw_foe(place, way, self.run.hero.knockback(&self.run.content));
        }
    }

    /// A foe hits the hero. What its kind brings comes with every hit.
    pub(super) fn strike_hero(&mut self, place: usize, percent: u8, manner: Manner, way: Option<Direction>) {
        let Foe { id, kind, .. } = self.run.foes[place];
        let blow = self.run.clash().by_foe(&self.run.foes[place], percent);
        self.land_on_hero(place, &blow, manner, way, Cause::Foe(kind, manner));
        if self.is_over() {
            return;
        }
        if let Some(ailment) = kind.brings() {
            self.afflict_hero(ailment);
        }
        // A hero who was thrown onto a trap may have taken the foe along.
        let (Manner::Bump, Some(place)) = (manner, self.place(id)) else { return };
        if kind.has(Trait::Steals) {
            self.rob(place);
        }
        self.prick_with_thorns(place);
    }

    /// A foe does to the hero what it had announced.
    pub(super) fn strike_by_deed(&mut self, place: usize, intent: Intent) {
        let foe = &self.run.foes[place];
        let Some(blow) = self.run.clash().deed(foe, intent) else { return };
        let cause = Cause::Deed(foe.kind, intent);
        self.land_on_hero(place, &blow, Manner::Deed, None, cause);
    }

    fn land_on_hero(
        &mut self,
        place: usize,
        blow: &Blow,
        manner: Manner,
        way: Option<Direction>,
        cause: Cause,
    ) {
        self.engage(place);
        let (amount, crit) = self.roll(blow);
        let by = self.who(place);
        let hero = &mut self.run.hero;
        hero.hp -= amount;
        let (hp, guarded) = (hero.hp.max(0), hero.guards);
        self.tell(Event::Struck { by, target: Who::Hero, manner, amount, crit, guarded, hp });
        self.hero_may_die(cause);
        if let (true, Some(way), false) = (crit, way, self.is_over()) {
            self.throw_hero(way, self.run.content.blows.knockback);
        }
    }

    fn rob(&mut self, place: usize) {
        let theft = self.run.content.deeds.theft.on(self.run.ground.number);
        let gold = theft.min(self.run.hero.gold);
        if gold == 0 {
            return;
        }
        self.run.hero.gold -= gold;
        let foe = &mut self.run.foes[place];
        foe.purse += gold;
        foe.mind = Mind::Fleeing { unseen: 0 };
        let (id, kind) = (foe.id, foe.kind);
        self.tell(Event::Robbed { id, kind, gold });
    }

    fn prick_with_thorns(&mut self, place: usize) {
        let Some(blow) = self.run.clash().thorns(&self.run.foes[place]) else { return };
        self.strike_foe(place, blow, Manner::Thorns, None);
    }

    pub(super) fn afflict_hero(&mut self, ailment: Ailment) {
        let turns = self.run.hero.lasts(ailment, &self.run.content);
        self.run.hero.ailments.begin(ailment, turns);
        self.tell(Event::Afflicted { who: Who::Hero, ailment, turns });
    }

    pub(super) fn afflict_foe(&mut self, place: usize, ailment: Ailment) {
        let turns = self.run.content.lasts(ailment);
        let foe = &mut self.run.foes[place];
        foe.ailments.begin(ailment, turns);
        let (who, at) = (Who::Foe(foe.id, foe.kind), foe.at);
        self.tell_at(at, Event::Afflicted { who, ailment, turns });
    }

    /// Throws a foe so many tiles, as far as there is room.
    fn throw_foe(&mut self, place: usize, way: Direction, tiles: u8) {
        let from = self.run.foes[place].at;
        let to = self.run.slide(from, way, tiles);
        if to != from {
            let who = self.who(place);
            self.run.foes[place].at = to;
            self.tell(Event::Thrown { who, from, to });
            self.foe_arrives(place);
        }
    }

    /// Throws or pulls the hero so many tiles, as far as there is room.
    pub(super) fn throw_hero(&mut self, way: Direction, tiles: u8) {
        let from = self.run.hero.at;
        let to = self.run.slide(from, way, tiles);
        if to != from {
            self.run.hero.at = to;
            self.tell(Event::Thrown { who: Who::Hero, from, to });
            self.arrive();
        }
    }

    /// Ends the run if the last HP is gone and nothing turns death away.
    pub(super) fn hero_may_die(&mut self, cause: Cause) {
        if self.run.hero.hp > 0 || self.is_over() {
            return;
        }
        self.run.hero.hp = 0;
        if let Some((relic, hundredths)) = self.run.hero.second_wind(&self.run.content) {
            self.run.hero.relics = self.run.hero.relics.without(relic);
            self.tell(Event::DeathTurned);
            return self.heal(hundredths, Healing::SecondWind);
        }
        let floor = self.run.ground.number;
        self.run.over = Some(Outcome {
            floor,
            cause,
            level: self.run.hero.level,
            kills: self.run.kills.iter().sum(),
            turns: self.run.turn,
            score: self.run.points(),
        });
        self.tell(Event::Died { cause, floor });
    }

    pub(super) fn foe_may_die(&mut self, place: usize) {
        if self.run.foes[place].hp <= 0 {
            self.slay(place);
        }
    }

    /// A foe dies, whoever did it. What was slain counts for the hero only if it was in the fight.
    fn slay(&mut self, place: usize) {
        let foe = self.run.foes.remove(place);
        let seen = Some(foe.at).filter(|at| self.run.ground.seen.contains(*at));
        // Whoever was in the fight is known to have fallen, seen or not.
        if foe.fights || seen.is_some() {
            self.tell(Event::Slain { id: foe.id, kind: foe.kind, at: seen });
        }
        if foe.fights {
            self.count_slain(&foe);
        }
        if foe.kind.has(Trait::Bursts) {
            self.burst(&foe);
        }
    }

    /// An ember slime hurts everybody beside it when it dies.
    fn burst(&mut self, slime: &Foe) {
        self.tell_at(slime.at, Event::Burst { at: slime.at });
        let percent = self.run.content.deeds.burst;
        for at in slime.at.neighbours() {
            if let Some(place) = self.run.foe_at(at) {
                self.scorch_foe(slime, place, percent);
            }
        }
        if slime.at.distance(self.run.hero.at) == 1 && !self.is_over() {
            self.scorch_hero(slime, percent);
        }
    }

    fn scorch_foe(&mut self, slime: &Foe, place: usize, percent: u8) {
        let foe = &self.run.foes[place];
        let content = &self.run.content;
        let guarded = self.run.clash().is_guarded(foe);
        let blow = Blow::new(&slime.stats, &foe.stats, percent.into(), content).on(&foe.ailments, content);
        let blow = if guarded { blow.guarded(content.blows.foe_guard) } else { blow };
        let (amount, crit) = self.roll(&blow);
        let foe = &mut self.run.foes[place];
        foe.hp -= amount;
        if foe.mind == Mind::Idle {
            foe.mind = Mind::Hunting { unseen: 0 };
        }
        let (hp, at) = (foe.hp.max(0), foe.at);
        let (by, target, manner) = (Who::Foe(slime.id, slime.kind), self.who(place), Manner::Burst);
        self.tell_at(at, Event::Struck { by, target, manner, amount, crit, guarded, hp });
        if hp == 0 {
            return self.slay(place);
        }
        self.afflict_foe(place, Ailment::Burn);
    }

    fn scorch_hero(&mut self, slime: &Foe, percent: u8) {
        let blow = self.run.clash().by_foe(slime, percent);
        let (amount, crit) = self.roll(&blow);
        let hero = &mut self.run.hero;
        hero.hp -= amount;
        let (hp, guarded) = (hero.hp.max(0), hero.guards);
        let (by, manner) = (Who::Foe(slime.id, slime.kind), Manner::Burst);
        self.tell(Event::Struck { by, target: Who::Hero, manner, amount, crit, guarded, hp });
        self.hero_may_die(Cause::Foe(slime.kind, manner));
        if !self.is_over() {
            self.afflict_hero(Ailment::Burn);
        }
    }
}

impl crate::Tower {
    /// Everything that says how hard hits are.
    pub(crate) fn clash(&self) -> Clash<'_> {
        let stance = if self.hero.guards { Stance::Guarding } else { Stance::Open };
        Clash { hero: &self.hero, foes: &self.foes, content: &self.content, stance }
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
