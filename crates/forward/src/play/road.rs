//! What the commands of the road do: dice are spent, cards passed by, weapons chosen.

use engine::Sink;

use crate::road::Fee;
use crate::verbs::Act;
use crate::{Arms, Card, Climb, Die, Event, Find, Foe, LuxUse, PASS_LUX, Phase, REROLL_LUX, Slot};

impl<S: Sink<Event>> Act<'_, S> {
    /// A foe announces what it does, and waits.
    pub(super) fn face(&mut self, foe: Foe, beat: u8) {
        self.announce(foe.card, beat);
        self.await_choice(Phase::Fight { foe, beat });
    }

    /// A round has four stages: a die is spent, the foe's falls, both blows land, and the spent
    /// die is rolled anew.
    pub(super) fn spend_on_foe(&mut self, mut foe: Foe, beat: u8, die: Die) {
        let moves = self.run.moves(foe.card);
        let answer = self.roll_foe();
        let content = &self.run.content;
        let arms =
            Arms { yours: *content.blows(self.run.hero.weapon), foes: *moves.at(beat).blows(&content.bare) };
        self.exchange(&arms, &mut foe, self.run.held().of(die), answer);
        if self.run.hero.hp.is_gone() {
            return self.die(foe.card);
        }
        self.renew(die);
        if foe.hp.is_gone() {
            self.slay(foe.card);
            return self.survive_card();
        }
        self.face(foe, moves.after(beat));
    }

    pub(super) fn spend_in_pit(&mut self, mut climb: Climb, die: Die) {
        let number = self.run.held().of(die);
        self.step(number);
        if self.run.content.holds(number) {
            climb.successes += 1;
        } else {
            climb.failures += 1;
            self.hurt(self.run.bend().slip(&self.run.content), Card::Pit);
        }
        if !self.run.hero.hp.is_gone() {
            self.renew(die);
        }
        match self.after_roll(climb) {
            super::Round::Open => self.await_choice(Phase::Climb { climb }),
            super::Round::Settled => {}
        }
    }

    pub(super) fn reroll_held(&mut self, die: Die) {
        match self.run.bend().fee() {
            Fee::Lux => (0..REROLL_LUX).for_each(|_| self.spend_lux(LuxUse::Reroll)),
            Fee::Hp => self.spend_blood(),
            Fee::Never => unreachable!("a roll that is not to be had was refused"),
        }
        self.roll_again(die);
    }

    /// The card shows what it was, and is gone; it brings nothing, and no points.
    pub(super) fn pass(&mut self, slot: Slot) {
        (0..PASS_LUX).for_each(|_| self.spend_lux(LuxUse::Pass));
        self.leave_behind(slot);
        self.go_on();
    }

    pub(super) fn find_two_weapons(&mut self) {
        let tier = self.run.location.tier();
        self.offer_weapons(tier.weapon(), tier.shield());
    }

    pub(super) fn take_find(&mut self, find: Find) {
        match find.weapon(self.run.location.tier()) {
            Some(weapon) => self.take_weapon(weapon),
            None => self.leave_weapons(),
        }
        self.survive_card();
    }
}
