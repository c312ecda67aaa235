//! What lies face down, dealt anew as the player may believe it lies.

use engine::Dice;

use super::Spread;
use crate::{Card, CardCounts, Family, Slot, Stayed};

/// How often a deal is tried.
const TRIES: u32 = 1_000;

/// A place where a card lies face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Row(Slot),
    Deck(usize),
}

impl Spread {
    /// The same table to look at, with the hidden cards in another order: the Hollow where the weights let it
    /// be, the card that stayed one of those that it can be, cards of the row of the family that their backs tell,
    /// and all others anyhow.
    pub(crate) fn redealt(&self, backs: [Option<Family>; 3], dice: &mut Dice) -> Self {
        // What was drawn for one place may leave nothing that fits another: then all are drawn again. What takes
        // that long hardly ever lies otherwise than it does.
        (0..TRIES).find_map(|_| self.tried(backs, dice)).unwrap_or_else(|| self.clone())
    }

    fn tried(&self, backs: [Option<Family>; 3], dice: &mut Dice) -> Option<Self> {
        let fits = |place: Place, card: Card| match place {
            Place::Row(slot) => backs[slot.index()].is_none_or(|family| family == card.family()),
            Place::Deck(_) => true,
        };
        let mut spread = self.clone();
        let mut pool = self.unseen;
        let mut places: Vec<Place> = self.face_down_places().collect();
        if pool.of(Card::Hollow) > 0 {
            let weight = |place: &Place| self.hollow_weight(*place) * u32::from(fits(*place, Card::Hollow));
            let weights = places.iter().map(weight).collect::<Vec<_>>();
            spread.lay(places.remove(drawn(&weights, dice)?), Card::Hollow, &mut pool);
        }
        let stays = |stayed: &Stayed| places.iter().position(|place| *place == Place::Row(stayed.slot));
        if let Some((stayed, place)) = self.stayed.and_then(|stayed| Some((stayed, stays(&stayed)?))) {
            let card = Card::ALL[drawn(&stayed_weights(&stayed, &pool), dice)?];
            spread.lay(places.remove(place), card, &mut pool);
        }
        for place in places {
            let counts = Card::ALL.map(|card| u32::from(pool.of(card)) * u32::from(fits(place, card)));
            spread.lay(place, Card::ALL[drawn(&counts, dice)?], &mut pool);
        }
        Some(spread)
    }

    fn face_down_places(&self) -> impl Iterator<Item = Place> + '_ {
        let row = Slot::ALL.into_iter().filter(|&slot| self.is_face_down(slot)).map(Place::Row);
        row.chain((0..usize::from(self.left)).map(Place::Deck))
    }

    fn hollow_weight(&self, place: Place) -> u32 {
        match place {
            Place::Row(slot) => self.row[slot.index()].map_or(0, |laid| laid.hollow),
            Place::Deck(index) => self.tail.get(index).copied().unwrap_or(0),
        }
    }

    fn lay(&mut self, place: Place, card: Card, pool: &mut CardCounts) {
        *pool.of_mut(card) -= 1;
        match place {
            Place::Row(slot) => self.faces[slot.index()] = card,
            Place::Deck(index) => self.deck[index] = card,
        }
    }
}

/// Each unseen card counts with the share of its kind that the card that stayed can be.
fn stayed_weights(stayed: &Stayed, pool: &CardCounts) -> Vec<u32> {
    let weight = |card: Card| {
        let share = stayed.shares[card.index()];
        u32::from(pool.of(card)) * ((u32::from(share.part) << 12) / u32::from(share.whole))
    };
    Card::ALL.map(weight).to_vec()
}

/// A place of the list, each as likely as its weight says; nothing when none has weight.
fn drawn(weights: &[u32], dice: &mut Dice) -> Option<usize> {
    let all: u32 = weights.iter().sum();
    if all == 0 {
        return None;
    }
    let mut lot = dice.below(all);
    weights.iter().position(|&weight| match lot.checked_sub(weight) {
        Some(rest) => {
            lot = rest;
            false
        }
        None => true,
    })
}
