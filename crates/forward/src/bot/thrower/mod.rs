//! The thinker where all dice are thrown for each round: it knows what every situation is worth
//! and looks ahead from it.

mod round;
mod values;
mod worth;

use round::Round;
use values::Values;

use crate::odds::{Body, Chance, Meetings, cards_at, hand};
use crate::{Card, Climb, Command, Content, Die, Foe, PeekRule, Phase, Rules, Slot, Slots, Throw, View};

/// Plays for the highest chance to win. RULES.md, section 10.3.
#[derive(Clone, Debug)]
pub(super) struct Thrower {
    values: Values,
}

impl Thrower {
    /// Solves the run for a setup; takes some hundredths of a second.
    pub(super) fn new(content: &Content, rules: Rules) -> Self {
        Self { values: Values::new(Meetings::new(content, rules)) }
    }

    /// The command this player would give.
    pub(super) fn advise(&self, view: &View) -> Command {
        match view.phase {
            Phase::Path => self.on_the_path(view),
            Phase::Peek => Command::Return(Slots::NONE),
            Phase::Clash { foe, throw } => self.in_a_fight(view, foe, throw),
            Phase::Brink { .. } => Command::Ward,
            Phase::Terror => {
                let after = self.after(view);
                let worth = |paid| after[self.values.bodies.index(paid)];
                let (price, _) = self.values.best_price(Body::of(view.hero), worth);
                Command::Pay(price)
            }
            Phase::Pit { climb, .. } => self.in_a_pit(view, climb),
            Phase::Fight { .. } | Phase::Gap | Phase::Find => {
                unreachable!("dice that are held have a thinker of their own")
            }
            Phase::Over(_) => unreachable!("nobody is asked after the end"),
        }
    }
}

impl Thrower {
    /// The worths once the card at hand is survived.
    fn after(&self, view: &View) -> &[Chance] {
        &self.values.with_left(view.location, cards_left(view))[hand(view.hero.weapon)]
    }

    fn on_the_path(&self, view: &View) -> Command {
        let body = Body::of(view.hero);
        let Some((slot, worth)) = self.best_turn(view, body) else { return Command::Forward };
        let healed = body.healed_by_lux(&self.values.meetings.content);
        if let Some((_, healed)) = healed.and_then(|healed| self.best_turn(view, healed))
            && healed > worth
        {
            return Command::Heal;
        }
        if self.should_look(view) {
            return Command::Peek(view.two_face_down());
        }
        Command::Turn(slot)
    }

    /// Light that is about to overflow buys a look: a good card that is known can wait until
    /// it is needed.
    fn should_look(&self, view: &View) -> bool {
        let content = &self.values.meetings.content;
        view.rules.peek == PeekRule::Allowed
            && view.hero.can_use_lux()
            && view.hero.lux.0 == content.max_lux
            && view.unseen.of(Card::Caesura) > 0
            && view.face_down().len() >= 2
    }

    /// The card to turn next, and what that is worth.
    fn best_turn(&self, view: &View, body: Body) -> Option<(Slot, Chance)> {
        let turn = |slot| (slot, self.turn_worth(view, body, slot));
        different_places(view).map(turn).max_by_key(|&(_, worth)| worth)
    }

    /// A card now, then the other cards that are known, then whatever comes.
    fn turn_worth(&self, view: &View, body: Body, slot: Slot) -> Chance {
        let shown = |other: Slot| view.row[other.index()].and_then(|card| card.shown);
        let mut known: Vec<Card> =
            view.laid().iter().filter(|&other| other != slot).filter_map(shown).collect();
        let worth = self.card_worth(view, body, slot, &known);
        if known.len() < 2 {
            return worth;
        }
        known.reverse();
        worth.max(self.card_worth(view, body, slot, &known))
    }

    fn card_worth(&self, view: &View, body: Body, slot: Slot, known: &[Card]) -> Chance {
        let (location, left) = (view.location, cards_left(view) - 1);
        cards_at(view, slot).into_iter().fold(Chance::NEVER, |sum, (card, chance)| {
            let worth = self.values.meet(location, view.hero.weapon, body, card, |weapon, body| {
                self.values.sequence(location, left, weapon, body, known)
            });
            sum.or(worth.and(chance))
        })
    }

    fn in_a_fight(&self, view: &View, foe: Foe, throw: Throw) -> Command {
        Round::new(self, view, foe, throw.foes).best(throw)
    }

    /// What a number is worth if it is kept against the foe's.
    fn keep_worth(&self, view: &View, foe: Foe, body: Body, number: u8, answer: u8) -> Chance {
        let meetings = &self.values.meetings;
        let trade = meetings.trade(view.hero.weapon, number, answer);
        self.values.mean(&meetings.fight_after(view.hero.weapon, body, foe.hp.0, trade), self.after(view))
    }

    fn in_a_pit(&self, view: &View, climb: Climb) -> Command {
        if self.rolled_again(view, climb) > self.endured(view, climb) {
            Command::Reroll(Die::First)
        } else {
            Command::Endure
        }
    }
}

/// The places of the row, those left out that promise the same as one before.
fn different_places(view: &View) -> impl Iterator<Item = Slot> {
    let promise = |slot: Slot| {
        let stayed = view.stayed.is_some_and(|stayed| stayed.slot == slot);
        view.row[slot.index()].map(|card| (card.shown, card.hollow, stayed))
    };
    let before = move |slot: Slot| Slot::ALL.into_iter().take_while(move |&other| other != slot);
    view.laid().iter().filter(move |&slot| before(slot).all(|other| promise(other) != promise(slot)))
}

/// Cards still to be met, the one at hand left out.
fn cards_left(view: &View) -> usize {
    usize::from(view.deck) + view.laid().len() as usize
}
