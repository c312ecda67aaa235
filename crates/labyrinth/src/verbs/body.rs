//! What happens to a body: HP and ailments, for hero and foes alike.

use engine::Sink;
use grid::Point;

use super::{Act, Body};
use crate::{
    Ailment, Ailments, Cause, Event, Foe, FoeIndex, Healing, Hp, Manner, Outcome, Percent, Relic, Thing, Who,
};

/// What takes HP.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Harm {
    Blow {
        by: Who,
        manner: Manner,
        crit: bool,
        guarded: bool,
    },
    Ailment(Ailment),
    /// A trap on a tile, which may hit somebody who stands elsewhere.
    Trap {
        at: Point,
        trap: Thing,
    },
}

impl<S: Sink<Event>> Act<'_, S> {
    /// Takes HP. Whether those were the last is for the caller to settle.
    pub(crate) fn hurt(&mut self, body: Body, amount: Hp, harm: Harm) {
        let (hp, seen_at) = match body {
            Body::Hero => (&mut self.run.hero.hp, None),
            Body::Foe(foe) => {
                let foe = &mut self.run.foes[foe];
                (&mut foe.hp, Some(foe.at))
            }
        };
        *hp -= amount;
        let (hp, who) = ((*hp).max(Hp::ZERO), self.who(body));
        let event = match harm {
            Harm::Blow { by, manner, crit, guarded } => {
                Event::Struck { by, target: who, manner, amount, crit, guarded, hp }
            }
            Harm::Ailment(ailment) => Event::Suffered { who, ailment, amount, hp },
            Harm::Trap { at, trap } => Event::TrapSprung { at, trap, who, amount, hp },
        };
        match seen_at {
            None => self.tell(event),
            Some(at) => self.tell_at(at, event),
        }
    }

    /// Gives the hero back such a share of the most HP. Nothing is told of whoever has them all.
    pub(crate) fn heal(&mut self, share: Percent, source: Healing) {
        if self.is_over() {
            return;
        }
        let hero = &mut self.run.hero;
        let amount = share.of(hero.stats.hp).min(hero.stats.hp - hero.hp);
        if amount > Hp::ZERO {
            hero.hp += amount;
            let hp = hero.hp;
            self.tell(Event::Healed { source, amount, hp });
        }
    }

    pub(crate) fn afflict(&mut self, body: Body, ailment: Ailment) {
        let who = self.who(body);
        let content = &self.run.content;
        match body {
            Body::Hero => {
                let turns = self.run.hero.lasts(ailment, content);
                self.run.hero.ailments.begin(ailment, turns);
                self.tell(Event::Afflicted { who, ailment, turns });
            }
            Body::Foe(foe) => {
                let turns = content.lasts(ailment);
                let foe = &mut self.run.foes[foe];
                foe.ailments.begin(ailment, turns);
                let at = foe.at;
                self.tell_at(at, Event::Afflicted { who, ailment, turns });
            }
        }
    }

    /// Ends all that ails the hero.
    pub(crate) const fn cure(&mut self) {
        self.run.hero.ailments = Ailments::NONE;
    }

    /// A turn passes for whatever ails somebody.
    pub(crate) fn wane(&mut self, body: Body) {
        match body {
            Body::Hero => self.run.hero.ailments.wane(),
            Body::Foe(foe) => self.run.foes[foe].ailments.wane(),
        }
    }

    /// A relic keeps the hero alive, and is gone.
    pub(crate) fn turn_death(&mut self, relic: Relic) {
        self.run.hero.hp = Hp::ZERO;
        self.run.hero.relics = self.run.hero.relics.without(relic);
        self.tell(Event::DeathTurned);
    }

    pub(crate) fn die(&mut self, cause: Cause) {
        self.run.hero.hp = Hp::ZERO;
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

    pub(crate) fn tell_burst(&mut self, at: Point) {
        self.tell_at(at, Event::Burst { at });
    }

    /// A foe is no more. Whoever was in the fight is known to have fallen, seen or not.
    pub(crate) fn slay(&mut self, foe: FoeIndex) -> Foe {
        let foe = self.run.foes.remove(foe.0);
        let seen = Some(foe.at).filter(|at| self.run.ground.known.seen.contains(*at));
        if foe.fights || seen.is_some() {
            let Foe { id, kind, seeks, .. } = foe;
            self.tell(Event::Slain { id, kind, at: seen, seeks });
        }
        foe
    }
}
