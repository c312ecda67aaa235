//! The only writers: each verb changes the run and tells it.

use engine::{Audience, Sink};

use crate::content::RoadPoints;
use crate::deck::Spread;
use crate::road::{BLOOD, OPEN_SLOT};
use crate::{
    Arms, Bend, Card, Climb, Die, Event, Foe, Forward, Healing, Held, Hp, Location, Lux, LuxUse, Outcome,
    Phase, Price, Slot, Slots, Snare, Stance, Strike, Strikers, Throw, Weapon,
};

/// A run that is being played, with whoever listens.
pub(crate) struct Act<'a, S> {
    pub(crate) run: &'a mut Forward,
    sink: &'a mut S,
}

impl<'a, S: Sink<Event>> Act<'a, S> {
    pub(crate) const fn new(run: &'a mut Forward, sink: &'a mut S) -> Self {
        Self { run, sink }
    }

    fn tell(&mut self, event: Event) {
        self.sink.emit(Audience::Everyone, event);
    }

    pub(crate) fn await_choice(&mut self, phase: Phase) {
        self.run.phase = phase;
    }

    pub(crate) fn enter(&mut self, location: Location) {
        self.run.dice.deck = location.dice(self.run.seed);
        self.run.spread = Spread::shuffled(&self.run.content.cards, &mut self.run.dice.deck);
        self.run.location = location;
        self.run.pace = 0;
        self.run.phase = Phase::Path;
        self.tell(Event::LocationEntered { location, cards: self.run.spread.left() });
        if self.run.bend() != Bend::Straight {
            self.tell(Event::PlaceBent { bend: self.run.bend() });
        }
    }

    /// Deals face down into every gap of the row, as long as the deck lasts.
    pub(crate) fn fill_row(&mut self) {
        for slot in self.run.spread.gaps().iter() {
            if !self.run.spread.deal(slot) {
                return;
            }
            self.tell(Event::CardDealt { slot });
            if slot == OPEN_SLOT && self.run.footing.rules.is_road() {
                self.show(slot);
            }
        }
    }

    pub(crate) fn take(&mut self, slot: Slot) -> Card {
        let card = self.run.spread.take(slot);
        self.tell(Event::CardTurned { slot, card });
        card
    }

    pub(crate) fn show(&mut self, slot: Slot) {
        let card = self.run.spread.show(slot);
        self.tell(Event::CardShown { slot, card });
    }

    pub(crate) fn put_back(&mut self, slots: Slots) {
        self.run.spread.put_back(slots, &mut self.run.dice.deck);
        self.tell(Event::CardsReturned { slots });
    }

    pub(crate) fn heal(&mut self, amount: u8, source: Healing) {
        let before = self.run.hero.hp;
        let hp = before.more(Hp(amount), Hp(self.run.content.max_hp));
        self.run.hero.hp = hp;
        self.tell(Event::Healed { source, amount: hp.less(before), hp });
    }

    pub(crate) fn gain_lux(&mut self, amount: u8) {
        let before = self.run.hero.lux.0;
        let lux = (before + amount).min(self.run.content.max_lux);
        self.run.hero.lux = Lux(lux);
        self.tell(Event::LuxGained { amount: Lux(lux - before), lux: Lux(lux) });
    }

    pub(crate) fn spend_lux(&mut self, purpose: LuxUse) {
        let lux = Lux(self.run.hero.lux.0 - 1);
        self.run.hero.lux = lux;
        self.tell(Event::LuxSpent { purpose, lux });
    }

    pub(crate) fn hurt(&mut self, amount: u8, cause: Card) {
        let before = self.run.hero.hp;
        let hp = before.less(Hp(amount));
        self.run.hero.hp = hp;
        self.tell(Event::Hurt { cause, amount: before.less(hp), hp });
    }

    pub(crate) fn leave_weapon(&mut self, weapon: Weapon, kept: Weapon) {
        self.tell(Event::WeaponLeft { weapon, kept });
    }

    pub(crate) fn take_weapon(&mut self, weapon: Weapon) {
        let replaced = self.run.hero.weapon.replace(weapon);
        self.tell(Event::WeaponTaken { weapon, replaced });
    }

    pub(crate) fn close_snare(&mut self) {
        self.run.hero.snare = Snare::Closed;
        self.tell(Event::SnareClosed);
    }

    pub(crate) fn lift_snare(&mut self) {
        if self.run.hero.snare == Snare::Closed {
            self.run.hero.snare = Snare::Open;
            self.tell(Event::SnareLifted);
        }
    }

    pub(crate) fn meet_foe(&mut self, card: Card) -> Foe {
        let hp = self.run.footing.rules.foe_hp(&self.run.content, card, self.run.location.tier());
        let foe = Foe { card, hp };
        self.tell(Event::FoeMet { foe: card, hp: foe.hp });
        foe
    }

    #[expect(clippy::inline_always, reason = "measured: dice stay in registers for the round they decide")]
    #[inline(always)]
    pub(crate) fn roll_round(&mut self, throw: &mut Throw) {
        self.run.pace = self.run.pace.saturating_add(1);
        let [first, second, third] = &mut throw.yours;
        self.run.dice.fight.roll_together(6, [first, second, third, &mut throw.foes]);
        self.tell(Event::DiceRolled { yours: throw.yours, foes: throw.foes });
    }

    // Out of line, so that a turn of a card has no dice in its way.
    #[inline(never)]
    pub(crate) fn reroll(&mut self, throw: &mut Throw, which: crate::Die) {
        let from = throw.yours[which.index()];
        let to = self.run.dice.fight.roll(6);
        throw.yours[which.index()] = to;
        self.tell(Event::DieRerolled { die: which, from, to });
    }

    /// Both blows land at once. Whether that kills is for the caller to settle.
    #[inline]
    pub(crate) fn exchange(&mut self, arms: &Arms, foe: &mut Foe, kept: u8, answer: u8) {
        let (blow, reply) = (arms.yours.of(kept), arms.foes.of(answer));
        let (strike, answered) = blow.against(reply);
        let (hp, foe_hp) = (self.run.hero.hp.less(answered), foe.hp.less(strike));
        // What was really taken; a blow can be larger than what is left.
        let (dealt, taken) = (foe.hp.less(foe_hp), self.run.hero.hp.less(hp));
        self.run.hero.hp = hp;
        foe.hp = foe_hp;
        self.tell(Event::RoundFought {
            yours: Strike { number: kept, blow, dealt },
            foes: Strike { number: answer, blow: reply, dealt: taken },
            hp,
            foe_hp,
        });
    }

    pub(crate) fn reach_brink(&mut self, foe: Foe, hp: Hp) {
        self.run.phase = Phase::Brink { foe, hp };
        self.tell(Event::BrinkReached);
    }

    pub(crate) fn slay(&mut self, foe: Card) {
        self.tell(Event::FoeSlain { foe });
    }

    pub(crate) fn meet_terror(&mut self) {
        self.run.phase = Phase::Terror;
        self.tell(Event::TerrorMet);
    }

    pub(crate) fn pay_terror(&mut self, price: Price) {
        self.tell(Event::TerrorPaid { price });
        match price {
            Price::Lux => self.spend_lux(LuxUse::Terror),
            Price::Hp => self.hurt(self.run.content.terror_hp, Card::Terror),
            Price::Dice => {
                self.run.footing.held = Some(Held::DARK);
                self.tell(Event::DiceDarkened);
            }
        }
    }

    pub(crate) fn meet_pit(&mut self) {
        self.tell(Event::PitMet);
    }

    pub(crate) fn roll_pit(&mut self) -> u8 {
        self.run.pace = self.run.pace.saturating_add(1);
        let number = self.run.dice.pit.roll(6);
        let success = self.run.content.holds(number);
        self.tell(Event::PitRolled { number, success });
        number
    }

    pub(crate) fn leave_pit(&mut self, climb: Climb) {
        self.tell(Event::PitLeft { successes: climb.successes, failures: climb.failures });
    }

    pub(crate) fn undo_damage(&mut self, hp: Hp) {
        self.run.hero.hp = hp;
        self.tell(Event::DeathWarded { hp });
    }

    pub(crate) fn score_card(&mut self) {
        let road = self.run.footing.rules.is_road();
        self.run.score.depth +=
            if road { RoadPoints::for_card(None) } else { self.run.content.points.card.into() };
    }

    /// On the road a foe is worth points.
    pub(crate) fn score_foe(&mut self, foe: Card) {
        let hp = self.run.footing.rules.foe_hp(&self.run.content, foe, self.run.location.tier());
        self.run.score.depth += RoadPoints::for_card(Some(hp)) - RoadPoints::for_card(None);
    }

    pub(crate) fn clear(&mut self) {
        let (location, hero, pace) = (self.run.location, self.run.hero, self.run.pace);
        self.run.score += self.run.content.for_clearing(self.run.footing.rules, location.tier(), hero, pace);
        self.run.phase = Phase::Path;
        self.tell(Event::LocationCleared { location, hp: hero.hp, lux: hero.lux, pace });
    }

    pub(crate) fn announce(&mut self, foe: Card, round: u8) {
        let intents = self.run.moves(foe).announced(round);
        self.tell(Event::Announced { intents });
    }

    pub(crate) fn roll_foe(&mut self) -> u8 {
        self.run.pace = self.run.pace.saturating_add(1);
        let number = self.run.dice.fight.roll(6);
        self.tell(Event::FoeRolled { number });
        number
    }

    /// Rolls all dice, at the beginning of the road.
    pub(crate) fn roll_all(&mut self) {
        let held = Held([0; 3].map(|_: u8| self.run.dice.fight.roll(6)));
        self.run.footing.held = Some(held);
    }

    /// A die that was used comes back.
    pub(crate) fn renew(&mut self, die: Die) {
        let from = self.run.held().of(die);
        if let Some(to) = self.run.bend().turned(from) {
            self.hold(die, to);
            self.tell(Event::DieTurned { die, from, to });
        } else {
            let to = self.run.dice.fight.roll(6);
            self.hold(die, to);
            self.tell(Event::DieRenewed { die, to });
        }
    }

    pub(crate) fn roll_again(&mut self, die: Die) {
        let from = self.run.held().of(die);
        let to = self.run.dice.fight.roll(6);
        self.hold(die, to);
        self.tell(Event::DieRerolled { die, from, to });
    }

    fn hold(&mut self, die: Die, number: u8) {
        self.run.footing.held = Some(self.run.held().with(die, number));
    }

    pub(crate) fn bridge(&mut self, number: u8) {
        self.run.pace = self.run.pace.saturating_add(1);
        self.tell(Event::PitBridged { number });
    }

    /// Both sides strike at once. Whether that kills is for the caller to settle.
    pub(crate) fn clash(&mut self, foe: &mut Foe, strikers: Strikers, stance: Stance, blow: u8) {
        let before = (self.run.hero.hp, foe.hp);
        let hp = before.0.less(Hp(stance.lets_through(blow)));
        let foe_hp = before.1.less(Hp(stance.dealt));
        self.run.hero.hp = hp;
        foe.hp = foe_hp;
        // What was really taken; a blow can be larger than what is left.
        let (dealt, taken) = (before.1.less(foe_hp), before.0.less(hp));
        self.tell(Event::Exchanged { strikers, dealt, guard: stance.guard, blow, taken, hp, foe_hp });
    }

    pub(crate) fn spend_blood(&mut self) {
        let hp = self.run.hero.hp.less(BLOOD);
        self.run.hero.hp = hp;
        self.tell(Event::BloodSpent { amount: BLOOD, hp });
    }

    pub(crate) fn leave_behind(&mut self, slot: Slot) {
        let card = self.run.spread.take(slot);
        self.tell(Event::CardLeft { slot, card });
    }

    pub(crate) fn offer_weapons(&mut self, blade: Weapon, shield: Weapon) {
        self.run.phase = Phase::Find;
        self.tell(Event::WeaponsFound { blade, shield });
    }

    pub(crate) fn leave_weapons(&mut self) {
        let kept = self.run.hero.weapon.expect("only a weapon in hand is kept");
        self.tell(Event::WeaponsLeft { kept });
    }

    #[cold]
    pub(crate) fn die(&mut self, cause: Card) {
        let location = self.run.location;
        self.run.phase = Phase::Over(Outcome::Died { cause, location });
        self.tell(Event::Died { cause, location });
    }

    pub(crate) fn win(&mut self) {
        if self.run.footing.rules.is_road() {
            self.run.score.health += RoadPoints::for_coming_through(self.run.score.total(), self.run.hero);
        } else {
            self.run.score.depth += 100 * u32::from(self.run.content.points.victory_hundreds);
        }
        self.run.phase = Phase::Over(Outcome::Won);
        self.tell(Event::Won);
    }
}
