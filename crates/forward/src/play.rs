//! What each command does. The order of the rules can be read from top to bottom here.

mod road;

use engine::{Checked, Sink};

use crate::verbs::Act;
use crate::{
    Arms, Card, Climb, Command, Die, DieRule, Event, FightRule, Foe, Healing, Hp, LuxUse, PerTier, Phase,
    Price, Slot, Slots, Throw, WeaponRule,
};

impl<S: Sink<Event>> Act<'_, S> {
    #[expect(clippy::inline_always, reason = "measured: a bot's choice leads straight to what it does")]
    #[inline(always)]
    pub(crate) fn carry_out(&mut self, order: &Checked<Command>) {
        match (order.command(), self.run.phase) {
            (Command::Turn(slot), _) => self.turn(slot),
            (Command::Heal, _) => self.heal_by_lux(),
            (Command::Peek(slots), _) => self.peek(slots),
            (Command::Return(slots), _) => self.give_back(slots),
            (Command::Keep(die), Phase::Clash { foe, throw }) => self.keep(foe, throw, die),
            (Command::Reroll(die), Phase::Clash { foe, throw }) => self.reroll_in_fight(foe, throw, die),
            (Command::Ward, Phase::Brink { foe, hp }) => self.ward(foe, hp),
            (Command::Endure, Phase::Brink { foe, .. }) => self.die(foe.card),
            (Command::Reroll(_), Phase::Pit { climb, .. }) => self.reroll_in_pit(climb),
            (Command::Endure, Phase::Pit { climb, .. }) => self.endure_failure(climb),
            (Command::Pay(price), _) => self.pay(price),
            (Command::Forward, _) => self.go_forward(),
            (Command::Strike(strikers), Phase::Fight { foe, round }) => self.strike(foe, round, strikers),
            (Command::Lay(die), _) => self.lay(die),
            (Command::Reroll(die), _) => self.reroll_held(die),
            (Command::Take(find), _) => self.take_find(find),
            (command, phase) => unreachable!("{command} was checked, and yet came in {phase:?}"),
        }
    }

    fn turn(&mut self, slot: Slot) {
        let card = self.take(slot);
        self.meet(card);
    }

    #[expect(clippy::inline_always, reason = "measured: it is the whole of a turn")]
    #[inline(always)]
    fn meet(&mut self, card: Card) {
        match card {
            Card::Item => self.heal(self.item_heal(), Healing::Item),
            Card::Weapon if self.run.footing.rules.is_road() => return self.find_two_weapons(),
            Card::Weapon => self.find_weapon(),
            Card::LesserBeast | Card::GreaterBeast | Card::Hollow => {
                let foe = self.meet_foe(card);
                return if self.run.footing.rules.is_road() { self.face(foe, 0) } else { self.fight(foe) };
            }
            Card::Terror => return self.meet_terror(),
            Card::Pit => {
                self.meet_pit();
                return if self.run.footing.rules.is_road() {
                    self.await_choice(Phase::Gap);
                } else {
                    self.climb(Climb::default());
                };
            }
            Card::Snare => self.close_snare(),
            Card::Blessing => {
                self.heal(self.here(self.run.content.blessing_heal), Healing::Blessing);
                self.lift_snare();
            }
            Card::Caesura => self.gain_lux(self.run.content.caesura_lux),
        }
        self.survive_card();
    }

    /// The number for the tier that the traveller is in.
    fn here(&self, numbers: PerTier) -> u8 {
        numbers[self.run.location.tier().index()]
    }

    fn item_heal(&self) -> u8 {
        self.run.bend().item_heal(self.here(self.run.content.item_heal))
    }

    fn find_weapon(&mut self) {
        let weapon = self.run.location.tier().weapon();
        match (self.run.footing.rules.weapon, self.run.hero.weapon) {
            (WeaponRule::KeepFirst, Some(kept)) => self.leave_weapon(weapon, kept),
            _ => self.take_weapon(weapon),
        }
    }

    /// Fights on until there is something to decide. A round has four stages: both sides
    /// roll, the traveller may reroll, one die is kept, both blows land.
    fn fight(&mut self, mut foe: Foe) {
        if self.run.footing.rules.die == DieRule::Choose || self.run.may_reroll().is_ok() {
            let mut throw = Throw::UNROLLED;
            self.roll_round(&mut throw);
            return self.await_choice(Phase::Clash { foe, throw });
        }
        let arms = self.arms();
        let mut throw = Throw::UNROLLED;
        loop {
            self.roll_round(&mut throw);
            match self.land(&arms, &mut foe, throw.highest_number(), throw.foes) {
                Round::Open => {}
                Round::Settled => return,
            }
        }
    }

    fn keep(&mut self, mut foe: Foe, throw: Throw, die: Die) {
        match self.land(&self.arms(), &mut foe, throw.yours[die.index()], throw.foes) {
            Round::Open => self.fight(foe),
            Round::Settled => {}
        }
    }

    /// Looked up once for many rounds: no weapon changes hands in a fight.
    fn arms(&self) -> Arms {
        self.run.content.arms(self.run.hero.weapon)
    }

    fn reroll_in_fight(&mut self, foe: Foe, mut throw: Throw, die: Die) {
        self.spend_lux(LuxUse::Reroll);
        self.reroll(&mut throw, die);
        self.await_choice(Phase::Clash { foe, throw });
    }

    #[expect(clippy::inline_always, reason = "measured: one run in twenty more in the same time")]
    #[inline(always)]
    fn land(&mut self, arms: &Arms, foe: &mut Foe, kept: u8, answer: u8) -> Round {
        let hp = self.run.hero.hp;
        self.exchange(arms, foe, kept, answer);
        if self.run.hero.hp.is_gone() {
            if self.run.footing.rules.fight == FightRule::WardDeath && self.run.may_use_lux().is_ok() {
                self.reach_brink(*foe, hp);
            } else {
                self.die(foe.card);
            }
            return Round::Settled;
        }
        self.after_round(*foe)
    }

    #[inline]
    fn after_round(&mut self, foe: Foe) -> Round {
        if !foe.hp.is_gone() {
            return Round::Open;
        }
        self.slay(foe.card);
        self.survive_card();
        Round::Settled
    }

    fn ward(&mut self, foe: Foe, hp: Hp) {
        self.spend_lux(LuxUse::Ward);
        self.undo_damage(hp);
        match self.after_round(foe) {
            Round::Open => self.fight(foe),
            Round::Settled => {}
        }
    }

    /// Climbs on until the pit is left or there is something to decide.
    fn climb(&mut self, mut climb: Climb) {
        loop {
            let number = self.roll_pit();
            if self.run.content.holds(number) {
                climb.successes += 1;
            } else if self.run.may_save_climb().is_ok() {
                return self.await_choice(Phase::Pit { climb, number });
            } else {
                self.slip(&mut climb);
            }
            match self.after_roll(climb) {
                Round::Open => {}
                Round::Settled => return,
            }
        }
    }

    fn reroll_in_pit(&mut self, climb: Climb) {
        self.spend_lux(LuxUse::Reroll);
        self.climb(climb);
    }

    fn endure_failure(&mut self, mut climb: Climb) {
        self.slip(&mut climb);
        match self.after_roll(climb) {
            Round::Open => self.climb(climb),
            Round::Settled => {}
        }
    }

    fn slip(&mut self, climb: &mut Climb) {
        climb.failures += 1;
        self.hurt(self.run.content.pit_damage, Card::Pit);
    }

    fn after_roll(&mut self, climb: Climb) -> Round {
        let content = &self.run.content;
        if self.run.hero.hp.is_gone() {
            self.die(Card::Pit);
        } else if climb.successes >= content.pit_successes || climb.failures >= content.pit_failures {
            self.leave_pit(climb);
            self.survive_card();
        } else {
            return Round::Open;
        }
        Round::Settled
    }

    fn pay(&mut self, price: Price) {
        self.pay_terror(price);
        if self.run.hero.hp.is_gone() {
            self.die(Card::Terror);
        } else {
            self.survive_card();
        }
    }

    fn heal_by_lux(&mut self) {
        self.spend_lux(LuxUse::Heal);
        self.heal(self.run.footing.rules.lux_heal(&self.run.content, self.run.location), Healing::Lux);
    }

    fn peek(&mut self, slots: Slots) {
        self.spend_lux(LuxUse::Peek);
        slots.iter().for_each(|slot| self.show(slot));
        // On the road a card that is not wanted is left at its fork, so nothing goes back.
        if !self.run.footing.rules.is_road() {
            self.await_choice(Phase::Peek);
        }
    }

    fn give_back(&mut self, slots: Slots) {
        if !slots.is_empty() {
            self.put_back(slots);
            self.fill_row();
        }
        self.await_choice(Phase::Path);
    }

    /// A card lies behind the traveller; perhaps the location does.
    // Out of line, so that the loops of fights and climbs stay small.
    #[inline(never)]
    fn survive_card(&mut self) {
        self.score_card();
        self.go_on();
    }

    fn go_on(&mut self) {
        if self.run.footing.rules.is_road() {
            self.leave_fork();
        } else {
            self.fill_row();
        }
        if !self.run.spread.is_spent() {
            return self.await_choice(Phase::Path);
        }
        self.clear();
    }

    fn go_forward(&mut self) {
        let Some(next) = self.run.location.next() else { return self.win() };
        self.enter(next);
        self.heal(self.run.footing.rules.rest_heal(&self.run.content), Healing::Rest);
        self.fill_row();
    }
}

/// Whether a fight or a climb goes on.
enum Round {
    Open,
    Settled,
}
