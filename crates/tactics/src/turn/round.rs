//! The end of a round, in the strict order of RULES.md, section 10.

use engine::Sink;

use crate::turn::act::Act;
use crate::{
    Cause, Effect, Ending, Event, Member, Outcome, Plans, Side, Spawn, Stage, Tactics, UnitId, UnitSet,
};

impl<S: Sink<Event>> Act<'_, S> {
    pub(crate) fn end_round(&mut self) {
        let round = self.game.position.round;
        self.tell(Event::RoundEnded { round });
        self.wear_away();
        // The player whose action closed the round counts as the active one.
        self.bury(self.game.position.mover, UnitSet::ALL, Ending::Attrition);
        if let Stage::Over(_) = self.game.position.stage {
            return;
        }
        self.tick();
        if round >= self.game.content.last_round {
            return self.decide();
        }
        self.begin_round(round + 1);
    }

    /// One cause after the other, so that nobody falls before all have taken their share.
    fn wear_away(&mut self) {
        for cause in ATTRITION {
            for id in self.game.position.living.iter() {
                let lost = self.game.attrition_by(id, cause);
                if lost > 0 {
                    self.lose(id, lost, cause);
                }
            }
        }
    }

    /// Takes the fallen from the board. Each minion leaves an object behind: one of the
    /// `unslain`, what the round says, before victory is looked at; one that has a killer, the
    /// active player's choice. A fallen hero ends the match before anything is chosen: if both
    /// fell, the active player wins.
    #[inline]
    pub(crate) fn bury(&mut self, active: Side, unslain: UnitSet, ending: Ending) {
        let position = &self.game.position;
        let fallen: UnitSet = position.living.iter().filter(|&id| position.unit(id).hp == 0).collect();
        if !fallen.is_empty() {
            self.bury_all(fallen, active, unslain, ending);
        }
    }

    #[cold]
    fn bury_all(&mut self, fallen: UnitSet, active: Side, unslain: UnitSet, ending: Ending) {
        for id in fallen.iter() {
            self.die(id);
        }
        let leaves = |id: &UnitId| matches!(id.member(), Member::First | Member::Second);
        let minions: UnitSet = fallen.iter().filter(leaves).collect();
        for id in (minions & unslain).iter() {
            self.spawn(self.game.position.unit(id).tile, self.by_parity());
        }
        let loses = |side: Side| fallen.contains(side.hero());
        let enemy = active.opponent();
        if loses(enemy) {
            return self.end(Outcome::Won { side: active, by: ending });
        }
        if loses(active) {
            return self.end(Outcome::Won { side: enemy, by: ending });
        }
        for id in (minions - unslain).iter() {
            self.await_choice(active, id);
        }
    }

    const fn by_parity(&self) -> Spawn {
        if self.game.position.round % 2 == 1 { Spawn::Obstacle } else { Spawn::Tile }
    }

    /// A round passes for everything that has a number of rounds.
    fn tick(&mut self) {
        for id in self.game.position.living.iter() {
            self.tick_unit(id);
        }
        self.tick_objects();
    }

    fn begin_round(&mut self, round: u8) {
        let position = &mut self.game.position;
        position.round = round;
        position.spent = UnitSet::NONE;
        position.plans = Plans::ComingAbout;
        self.tell(Event::RoundBegan { round });
    }

    /// After the last round: the hero with more HP, then the side with more minions.
    fn decide(&mut self) {
        let standing = |side: Side| {
            let position = &self.game.position;
            let minions = [Member::First, Member::Second].map(|member| side.unit(member));
            let standing = minions.into_iter().filter(|&id| position.living.contains(id)).count();
            (position.unit(side.hero()).hp, standing)
        };
        let outcome = match standing(Side::One).cmp(&standing(Side::Two)) {
            std::cmp::Ordering::Greater => Outcome::Won { side: Side::One, by: Ending::LastRound },
            std::cmp::Ordering::Less => Outcome::Won { side: Side::Two, by: Ending::LastRound },
            std::cmp::Ordering::Equal => Outcome::Draw,
        };
        self.end(outcome);
    }

    pub(crate) fn surrender(&mut self, side: Side) {
        self.tell(Event::Surrendered { side });
        self.end(Outcome::Won { side: side.opponent(), by: Ending::Surrender });
    }

    pub(crate) fn pay_for_timeout(&mut self, side: Side) {
        self.lose(side.hero(), self.game.content.timeout_damage, Cause::Timeout);
    }

    pub(crate) fn offer_choice(&mut self, side: Side) {
        let position = &self.game.position;
        let id: UnitId = position.pending.first().expect("somebody's death is to be decided on");
        let (tile, effect) = (position.unit(id).tile, position.next_tile);
        let who = self.who(id);
        self.tell(Event::ChoiceOffered { side, who, tile, effect });
    }
}

/// What takes HP at the end of a round, in this order.
const ATTRITION: [Cause; 3] = [Cause::Bleed, Cause::Decay, Cause::Pressure];

impl Tactics {
    /// HP that a unit would lose if the round ended now.
    pub fn attrition(&self, id: UnitId) -> u8 {
        ATTRITION.into_iter().map(|cause| self.attrition_by(id, cause)).sum()
    }

    fn attrition_by(&self, id: UnitId, cause: Cause) -> u8 {
        let (content, unit, round) = (&self.content, self.position.unit(id), self.position.round);
        match cause {
            Cause::Bleed if unit.has(Effect::Bleed) && !unit.has(Effect::Invulnerable) => {
                content.bleed_damage
            }
            Cause::Decay if round >= content.decay_from && id.member() != Member::Hero => {
                content.decay_damage
            }
            Cause::Pressure if round >= content.pressure_from => content.pressure_damage,
            _ => 0,
        }
    }
}
