//! The face-down cards of a location, and what the table knows about where the Hollow is.

mod redeal;

use engine::Dice;
use serde::{Deserialize, Serialize};

use crate::{Card, CardCounts, Family, Slot, Slots, Stayed};

/// The most cards a location can have.
pub const MOST_CARDS: u8 = 32;
/// The Hollow is one of so many last cards.
const HOLLOW_TAIL: usize = 3;

/// A shuffled deck and the row dealt from it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Spread {
    /// Drawn from the end, so the last card of a location lies first.
    deck: [Card; MOST_CARDS as usize],
    left: u8,
    dealt: u8,
    /// What can be known of the row.
    row: [Option<RowCard>; 3],
    /// What lies in the row, shown or not.
    faces: [Card; 3],
    /// For each of the deck's last three cards, how likely it is the Hollow.
    tail: [u32; HOLLOW_TAIL],
    unseen: CardCounts,
    stayed: Option<Stayed>,
}

/// A card in the row, as far as it can be known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct RowCard {
    /// What it shows, if it lies face up.
    pub shown: Option<Card>,
    /// The how-manieth card dealt in this location; the lowest has lain longest.
    pub order: u8,
    /// How likely it is the Hollow, as a weight beside those of the other cards.
    pub hollow: u32,
}

impl Spread {
    /// No card at all.
    pub(crate) const fn empty() -> Self {
        Self {
            deck: [Card::Hollow; MOST_CARDS as usize],
            left: 0,
            dealt: 0,
            row: [None; 3],
            faces: [Card::Hollow; 3],
            tail: [0; HOLLOW_TAIL],
            unseen: CardCounts::NONE,
            stayed: None,
        }
    }

    /// Shuffles a location's cards and deals nothing yet.
    pub(crate) fn shuffled(cards: &CardCounts, dice: &mut Dice) -> Self {
        let mut spread = Self::empty();
        let mut place = 0;
        for (card, count) in cards.iter() {
            for _ in 0..count {
                spread.deck[place] = card;
                place += 1;
            }
        }
        spread.left = cards.total();
        spread.unseen = *cards;
        let tail = spread.shuffle(dice);
        spread.tail = std::array::from_fn(|place| u32::from(place < tail));
        spread
    }

    /// How many cards are in the deck.
    pub(crate) const fn left(&self) -> u8 {
        self.left
    }

    /// Kinds that lie face down somewhere.
    pub(crate) const fn unseen(&self) -> &CardCounts {
        &self.unseen
    }

    /// The card that stayed in the row through a return, if there is one.
    pub(crate) const fn stayed(&self) -> Option<Stayed> {
        self.stayed
    }

    /// How likely each of the deck's last three cards is the Hollow, the very last first.
    pub(crate) const fn tail(&self) -> [u32; HOLLOW_TAIL] {
        self.tail
    }

    /// What can be known of the row, from left to right.
    pub(crate) const fn row(&self) -> &[Option<RowCard>; 3] {
        &self.row
    }

    /// Whether a card lies there, face down.
    pub(crate) fn is_face_down(&self, slot: Slot) -> bool {
        self.row[slot.index()].is_some_and(|laid| laid.shown.is_none())
    }

    /// The card of a fork that is left behind, once it is the only one and others wait in the deck. The Hollow stands
    /// in the way.
    pub(crate) fn to_be_left(&self) -> Option<Slot> {
        let mut laid = Slot::ALL.into_iter().filter(|slot| self.row[slot.index()].is_some());
        let only = laid.next().filter(|_| laid.next().is_none())?;
        (self.left > 0 && self.faces[only.index()] != Card::Hollow).then_some(only)
    }

    /// What the back of a card in the row tells.
    pub(crate) const fn family(&self, slot: Slot) -> Family {
        self.faces[slot.index()].family()
    }

    /// Whether neither deck nor row has a card.
    pub(crate) fn is_spent(&self) -> bool {
        self.row.iter().all(Option::is_none)
    }

    /// The places of the row without a card.
    pub(crate) fn gaps(&self) -> Slots {
        // All three are asked at once: a branch for each would be guessed wrongly for many a card.
        Slots::marked(self.row.each_ref().map(Option::is_none))
    }

    /// Lays the next card face down into a gap; false when the deck is empty.
    pub(crate) fn deal(&mut self, slot: Slot) -> bool {
        let Some(next) = self.left.checked_sub(1) else { return false };
        let place = usize::from(next);
        let hollow = self.tail.get_mut(place).map_or(0, std::mem::take);
        self.dealt += 1;
        self.left = next;
        self.faces[slot.index()] = self.deck[place];
        self.row[slot.index()] = Some(RowCard { shown: None, order: self.dealt, hollow });
        true
    }

    /// Turns a card face up and tells which it is.
    ///
    /// # Panics
    /// When the place is empty.
    pub(crate) fn show(&mut self, slot: Slot) -> Card {
        let card = self.faces[slot.index()];
        let laid = self.row[slot.index()].as_mut().expect("a card lies where one is shown");
        if laid.shown.is_none() {
            laid.shown = Some(card);
            laid.hollow = u32::from(card == Card::Hollow);
            self.see(card, slot);
        }
        card
    }

    /// Takes a card out of the row and tells which it is.
    ///
    /// # Panics
    /// When the place is empty.
    #[inline]
    pub(crate) fn take(&mut self, slot: Slot) -> Card {
        let card = self.faces[slot.index()];
        let laid = self.row[slot.index()].take().expect("a card lies where one is taken");
        if laid.shown.is_none() {
            self.see(card, slot);
        }
        card
    }

    /// A card that lay face down came to light.
    #[inline]
    fn see(&mut self, card: Card, slot: Slot) {
        *self.unseen.of_mut(card) -= 1;
        self.stayed.take_if(|stayed| stayed.slot == slot);
        if card == Card::Hollow {
            self.rule_out_all_but(slot);
        }
    }

    /// Puts cards of the row back and shuffles the deck.
    ///
    /// # Panics
    /// When one of the places is empty.
    pub(crate) fn put_back(&mut self, slots: Slots, dice: &mut Dice) {
        let mut weight = self.tail.iter().sum();
        let mut returned = CardCounts::NONE;
        for slot in slots.iter() {
            let card = self.faces[slot.index()];
            let laid = self.row[slot.index()].take().expect("only cards that lie there are put back");
            self.deck[usize::from(self.left)] = card;
            self.left += 1;
            weight += laid.hollow;
            *returned.of_mut(card) += u8::from(laid.shown.is_some());
        }
        self.take_back(&returned);
        let tail = self.shuffle(dice);
        self.believe(weight, tail);
    }

    /// Cards that had been seen are unseen again, and not the one that still lies face down.
    fn take_back(&mut self, returned: &CardCounts) {
        for (card, count) in returned.iter() {
            *self.unseen.of_mut(card) += count;
        }
        let face_down = Slot::ALL.into_iter().find(|&slot| self.is_face_down(slot));
        self.stayed = face_down.map(|slot| {
            let known = self.stayed.filter(|stayed| stayed.slot == slot);
            let mut stayed = known.unwrap_or_else(|| Stayed::new(slot));
            stayed.learn(returned, &self.unseen);
            stayed
        });
    }

    /// Shuffles the deck so that a Hollow in it is one of its last three cards, and tells how
    /// many last cards there are.
    fn shuffle(&mut self, dice: &mut Dice) -> usize {
        let cards = &mut self.deck[..usize::from(self.left)];
        let tail = cards.len().min(HOLLOW_TAIL);
        match cards.iter().position(|&card| card == Card::Hollow) {
            None => dice.shuffle(cards),
            Some(place) => {
                let last = cards.len() - 1;
                cards.swap(place, last);
                dice.shuffle(&mut cards[..last]);
                let span = u32::try_from(tail).expect("the tail is short");
                let place = dice.below(span) as usize;
                cards[place..].rotate_right(1);
            }
        }
        tail
    }

    /// After a shuffle each of the last cards is as likely as the others to be the Hollow, with
    /// the weight that the table gives to its being in the deck; the weights of cards that
    /// stayed in the row are scaled to match.
    fn believe(&mut self, weight: u32, tail: usize) {
        self.tail = [0; HOLLOW_TAIL];
        self.tail[..tail].fill(weight);
        let scale = u32::try_from(tail).expect("the tail is short").max(1);
        for laid in self.row.iter_mut().flatten() {
            laid.hollow *= scale;
        }
        // Twenty bits are more than anybody can tell apart, and leave room for the next shuffle.
        while self.weights().any(|weight| *weight >> 20 > 0) {
            self.weights().for_each(|weight| *weight = weight.div_ceil(2));
        }
        if let Some(common) = self.weights().map(|weight| *weight).filter(|&weight| weight > 0).reduce(gcd) {
            self.weights().for_each(|weight| *weight /= common);
        }
    }

    fn weights(&mut self) -> impl Iterator<Item = &mut u32> {
        let row = self.row.iter_mut().flatten().map(|laid| &mut laid.hollow);
        row.chain(&mut self.tail)
    }

    /// The Hollow came to light, so it is nowhere else.
    // Out of line: it happens once in a location, and a card is taken with every command.
    #[inline(never)]
    fn rule_out_all_but(&mut self, found: Slot) {
        self.tail = [0; HOLLOW_TAIL];
        for slot in Slot::ALL.into_iter().filter(|&slot| slot != found) {
            if let Some(laid) = &mut self.row[slot.index()] {
                laid.hollow = 0;
            }
        }
    }
}

const fn gcd(first: u32, second: u32) -> u32 {
    if second == 0 { first } else { gcd(second, first % second) }
}

/// Scenarios lay out their cards by hand.
#[cfg(test)]
impl Spread {
    /// Puts cards into the deck, beneath those that are there; the first one comes last.
    pub(crate) fn stack(&mut self, cards: &[Card]) {
        self.deck[..usize::from(self.left) + cards.len()].rotate_right(cards.len());
        self.deck[..cards.len()].copy_from_slice(cards);
        for &card in cards {
            self.left += 1;
            *self.unseen.of_mut(card) += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::Seed;

    use super::*;

    /// Four cards, of which the Hollow lies face down on the right.
    fn hollow_on_the_right() -> (Spread, Dice) {
        let mut cards = CardCounts::NONE;
        (*cards.of_mut(Card::Hollow), *cards.of_mut(Card::Item)) = (1, 3);
        let deals = (0..).map(|number| {
            let mut dice = Seed::from_bits(number).branch("deck").dice();
            let mut spread = Spread::shuffled(&cards, &mut dice);
            assert!(Slot::ALL.into_iter().all(|slot| spread.deal(slot)));
            (spread, dice)
        });
        deals.into_iter().find(|(spread, _)| spread.faces[2] == Card::Hollow).expect("it lies anywhere")
    }

    /// Two of the other three are looked at, in vain, and go back; so it is ever likelier that the
    /// card that stays is the Hollow, and never certain.
    #[test]
    fn looking_in_vain_makes_the_card_that_stays_three_times_as_likely() {
        let (mut spread, mut dice) = hollow_on_the_right();
        let others = Slots::of(&[Slot::Left, Slot::Middle]);
        let mut likely = 1;
        for times in 1..=60 {
            others.iter().for_each(|slot| assert_eq!(spread.show(slot), Card::Item));
            spread.put_back(others, &mut dice);
            let hollow = spread.row[2].expect("it stays").hollow;
            likely *= 3;
            if times <= 12 {
                assert_eq!((hollow, spread.tail), (likely, [1; 3]), "after {times} looks");
            } else {
                assert!((1 << 18..1 << 20).contains(&hollow) && spread.tail == [1; 3], "after {times} looks");
                likely = 0;
            }
            assert!(others.iter().all(|slot| spread.deal(slot)));
        }
    }
}
