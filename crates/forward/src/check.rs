//! Whether a command may be given now, and if not, why.

use engine::Seat;

use crate::road::{BLOOD, Fee};
use crate::{
    Command, Die, DieRule, FightRule, Find, Forward, Held, Hp, PeekRule, Phase, PitRule, Price, Refusal,
    Slot, Slots, Throw,
};

type Allowed = Result<(), Refusal>;

impl Forward {
    #[expect(clippy::inline_always, reason = "measured: a bot's choice leads straight to what it does")]
    #[inline(always)]
    pub(crate) fn allows(&self, seat: Seat, command: Command) -> Allowed {
        if seat != Seat::FIRST {
            return Err(Refusal::NoSuchSeat);
        }
        match (command, &self.phase) {
            (Command::Turn(slot), Phase::Path) => self.may_turn(slot),
            (Command::Heal, Phase::Path) => self.may_heal(),
            (Command::Peek(slots), Phase::Path) => self.may_peek(slots),
            (Command::Forward, Phase::Path) => self.may_go_forward(),
            (Command::Return(slots), Phase::Peek) => self.may_return(slots),
            (Command::Keep(die), Phase::Clash { throw, .. }) => self.may_keep(die, *throw),
            (Command::Reroll(_), Phase::Clash { .. }) => self.may_reroll(),
            (Command::Ward, Phase::Brink { .. }) => self.may_use_lux(),
            (Command::Endure, Phase::Brink { .. } | Phase::Pit { .. })
            | (Command::Strike(_), Phase::Fight { .. })
            | (Command::Lay(_), Phase::Gap) => Ok(()),
            (Command::Reroll(die), Phase::Pit { .. }) => self.may_reroll_in_pit(die),
            (Command::Pay(price), Phase::Terror) => self.may_pay(price),
            (Command::Reroll(_), Phase::Fight { .. } | Phase::Gap) => self.may_reroll_held(),
            (Command::Take(find), Phase::Find) => self.may_take(find),
            (_, Phase::Over(_)) => Err(Refusal::RunIsOver),
            (_, &phase) => Err(Refusal::NotNow(phase)),
        }
    }

    fn may_turn(&self, slot: Slot) -> Allowed {
        self.spread.row()[slot.index()].map(|_| ()).ok_or(Refusal::EmptySlot(slot))
    }

    fn may_heal(&self) -> Allowed {
        self.may_pause()?;
        if self.hero.hp >= Hp(self.content.max_hp) {
            return Err(Refusal::Unhurt);
        }
        self.may_use_lux()
    }

    /// On the road Lux heals and looks at a fork, and not on the way through it.
    fn may_pause(&self) -> Allowed {
        let stands_there = !self.footing.rules.is_road() || self.spread.gaps().is_empty();
        if stands_there { Ok(()) } else { Err(Refusal::ForkBegun) }
    }

    /// A look turns up two cards; one when only one lies face down.
    fn may_peek(&self, slots: Slots) -> Allowed {
        if self.footing.rules.peek == PeekRule::Never {
            return Err(Refusal::NoPeeking);
        }
        let face_down = Slot::ALL.into_iter().filter(|&slot| self.spread.is_face_down(slot)).count();
        if face_down == 0 {
            return Err(Refusal::NothingToPeekAt);
        }
        self.may_pause()?;
        if self.footing.rules.is_road() {
            let all = Slot::ALL.map(|slot| self.spread.is_face_down(slot));
            return if slots == Slots::marked(all) { self.may_use_lux() } else { Err(Refusal::PeekAtAll) };
        }
        if slots.len() as usize != face_down.min(2)
            || !slots.iter().all(|slot| self.spread.is_face_down(slot))
        {
            return Err(Refusal::PeekAtFaceDown(face_down.min(2)));
        }
        self.may_use_lux()
    }

    fn may_go_forward(&self) -> Allowed {
        if self.spread.is_spent() { Ok(()) } else { Err(Refusal::CardsLeft) }
    }

    fn may_return(&self, slots: Slots) -> Allowed {
        if slots.is_empty() {
            return Ok(());
        }
        if slots.len() > 2 {
            return Err(Refusal::ReturnAtMostTwo);
        }
        if self.spread.left() == 0 {
            return Err(Refusal::NothingInDeck);
        }
        slots.iter().try_for_each(|slot| self.may_turn(slot))
    }

    fn may_keep(&self, die: Die, throw: Throw) -> Allowed {
        match self.footing.rules.die {
            DieRule::Choose | DieRule::Held => Ok(()),
            DieRule::Highest if die == throw.highest() => Ok(()),
            DieRule::Highest => Err(Refusal::HighestCounts(throw.highest())),
        }
    }

    pub(crate) fn may_reroll(&self) -> Allowed {
        match self.footing.rules.fight {
            FightRule::Reroll => self.may_use_lux(),
            FightRule::WardDeath => Err(Refusal::NoReroll),
        }
    }

    fn may_reroll_in_pit(&self, die: Die) -> Allowed {
        if die != Die::First {
            return Err(Refusal::OneDieInPit);
        }
        self.may_save_climb()
    }

    /// Whether a failed pit die could be rolled again now.
    pub(crate) fn may_save_climb(&self) -> Allowed {
        if self.footing.rules.pit == PitRule::RerollWhenLow && self.hero.hp > Hp(self.content.low_hp) {
            return Err(Refusal::NotLowEnough(Hp(self.content.low_hp)));
        }
        self.may_use_lux()
    }

    fn may_pay(&self, price: Price) -> Allowed {
        match price {
            // Losing Lux is not using it: a snare does not stand in the way (RULES.md, 5.4).
            Price::Lux if self.hero.lux.0 == 0 => Err(Refusal::NoLux),
            Price::Hp | Price::Lux => Ok(()),
            Price::Dice => match self.footing.held {
                None => Err(Refusal::NoDicePrice),
                Some(Held::DARK) => Err(Refusal::DiceAreDark),
                Some(_) => Ok(()),
            },
        }
    }

    fn may_reroll_held(&self) -> Allowed {
        match self.bend().fee() {
            Fee::Lux => self.may_use_lux(),
            Fee::Hp if self.hero.hp > BLOOD => Ok(()),
            Fee::Hp => Err(Refusal::TooFewHp),
            Fee::Never => Err(Refusal::NoRerollHere),
        }
    }

    fn may_take(&self, find: Find) -> Allowed {
        match (find.weapon(self.location.tier()), self.hero.weapon) {
            (None, None) => Err(Refusal::NothingToKeep),
            (Some(found), Some(kept)) if found == kept => Err(Refusal::InHandAlready(kept)),
            _ => Ok(()),
        }
    }

    pub(crate) fn may_use_lux(&self) -> Allowed {
        if self.hero.lux.0 == 0 {
            Err(Refusal::NoLux)
        } else if !self.hero.can_use_lux() {
            Err(Refusal::Snared)
        } else {
            Ok(())
        }
    }
}
