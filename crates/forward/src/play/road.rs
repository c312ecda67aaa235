//! What the commands of the road do: dice strike and guard, one is laid across a pit, weapons are
//! chosen, and a card of each fork is left behind.

use engine::Sink;

use crate::road::Fee;
use crate::verbs::Act;
use crate::{Card, Die, Event, Find, Foe, LuxUse, Phase, Stance, Strikers};

impl<S: Sink<Event>> Act<'_, S> {
    /// A foe announces what it does, and waits.
    pub(super) fn face(&mut self, foe: Foe, round: u8) {
        self.announce(foe.card, round);
        self.await_choice(Phase::Fight { foe, round });
    }

    /// A round has three stages: the foe's die falls, both sides strike at once, and all dice of
    /// the traveller are rolled anew.
    pub(super) fn strike(&mut self, mut foe: Foe, round: u8, strikers: Strikers) {
        let intent = self.run.moves(foe.card).at(round);
        let stance = Stance::of(self.run.held(), strikers, self.run.hero.weapon, intent, self.run.bend());
        let number = self.roll_foe();
        self.clash(&mut foe, strikers, stance, intent.blow(number, round));
        if self.run.hero.hp.is_gone() {
            return self.die(foe.card);
        }
        for die in Die::ALL {
            self.renew(die);
        }
        if foe.hp.is_gone() {
            self.slay(foe.card);
            self.score_foe(foe.card);
            return self.survive_card();
        }
        self.face(foe, round.saturating_add(1));
    }

    pub(super) fn lay(&mut self, die: Die) {
        let number = self.run.held().of(die);
        self.bridge(number);
        match self.run.bend().pit(number) {
            0 => {}
            lost => self.hurt(lost, Card::Pit),
        }
        if self.run.hero.hp.is_gone() {
            return self.die(Card::Pit);
        }
        self.renew(die);
        self.survive_card();
    }

    pub(super) fn reroll_held(&mut self, die: Die) {
        match self.run.bend().fee() {
            Fee::Lux => self.spend_lux(LuxUse::Reroll),
            Fee::Hp => self.spend_blood(),
            Fee::Never => unreachable!("a roll that is not to be had was refused"),
        }
        self.roll_again(die);
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

    /// Of each fork one card is left behind, and then the next fork lies there. At the last one nothing is
    /// left, and the Hollow nowhere.
    pub(super) fn leave_fork(&mut self) {
        if let Some(slot) = self.run.spread.to_be_left() {
            self.leave_behind(slot);
        }
        if self.run.spread.is_spent() {
            self.fill_row();
        }
    }
}
