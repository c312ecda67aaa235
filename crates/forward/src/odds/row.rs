//! What may lie where: the cards that nobody has seen, place by place.

use super::{Chance, road};
use crate::{Card, CardCounts, Slot, Stayed, View};

/// A card that is yet to be met.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Coming {
    /// It lies face up.
    Known(Card),
    /// It lies face down.
    Unknown(Unknown),
}

/// A card that lies face down.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Unknown {
    /// How likely it is the Hollow, as a weight beside those of the others.
    pub(crate) hollow: u32,
    pub(crate) history: History,
}

/// Whether a card stayed in the row while seen cards went back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum History {
    Fresh,
    Stayed,
}

/// Everything that is yet to be met here, if the card that lies longest is always turned.
pub(crate) fn oldest_first(view: &View) -> Vec<Coming> {
    let order = |slot: &Slot| view.row[slot.index()].map(|card| card.order);
    let mut row: Vec<Slot> = Vec::new();
    // Three at most: sorting them would make the client in browsers larger than this does.
    for slot in view.laid().iter() {
        row.insert(row.partition_point(|other| order(other) < order(&slot)), slot);
    }
    let deck = (0..usize::from(view.deck)).rev();
    let hollow = |place: usize| view.tail.get(place).copied().unwrap_or(0);
    row.into_iter()
        .filter_map(|slot| coming(view, slot))
        .chain(deck.map(|place| fresh(hollow(place))))
        .collect()
}

/// The row, and of the deck only what may be the Hollow: enough to judge one card by.
fn at_hand(view: &View) -> Vec<Coming> {
    Slot::ALL.into_iter().filter_map(|slot| coming(view, slot)).chain(view.tail.map(fresh)).collect()
}

const fn fresh(hollow: u32) -> Coming {
    Coming::Unknown(Unknown { hollow, history: History::Fresh })
}

fn coming(view: &View, slot: Slot) -> Option<Coming> {
    let card = view.row[slot.index()]?;
    let stayed = view.stayed.is_some_and(|stayed| stayed.slot == slot);
    Some(match card.shown {
        Some(card) => Coming::Known(card),
        None => Coming::Unknown(Unknown {
            hollow: card.hollow,
            history: if stayed { History::Stayed } else { History::Fresh },
        }),
    })
}

/// The chance of each kind of card at a place of the row, likeliest first.
pub(crate) fn cards_at(view: &View, slot: Slot) -> Vec<(Card, Chance)> {
    let Some(coming) = coming(view, slot) else { return Vec::new() };
    let all = at_hand(view);
    let chances = match (coming, view.back(slot)) {
        (Coming::Known(card), _) => vec![(card, Chance::SURE)],
        (Coming::Unknown(_), Some(family)) => road::kinds(view, slot, family),
        (Coming::Unknown(unknown), None) => {
            Unseen { counts: &view.unseen, stayed: view.stayed, coming: &all }.kinds(unknown)
        }
    };
    let mut sorted: Vec<(Card, Chance)> = Vec::new();
    for (card, chance) in chances {
        let place = sorted.partition_point(|&(other, likelier)| (chance, other) < (likelier, card));
        sorted.insert(place, (card, chance));
    }
    sorted
}

/// What is known of all cards that nobody has seen.
pub(crate) struct Unseen<'a> {
    pub(crate) counts: &'a CardCounts,
    pub(crate) stayed: Option<Stayed>,
    /// All that is yet to be met, the card in question included.
    pub(crate) coming: &'a [Coming],
}

impl Unseen<'_> {
    /// The chance of each kind for one of them.
    pub(crate) fn kinds(&self, card: Unknown) -> Vec<(Card, Chance)> {
        let all = self.hollow_weight();
        let hollow = match self.counts.of(Card::Hollow) {
            0 => Chance::NEVER,
            _ => Chance::of(card.hollow.into(), all),
        };
        let kinds = match (card.history, self.pending()) {
            (History::Stayed, Some((stayed, _))) => self.stayed_kinds(&stayed),
            (History::Fresh, Some((stayed, weight))) => {
                // Given that this card is not the Hollow, the one that stayed may be.
                let elsewhere = Chance::of(weight.into(), all.saturating_sub(card.hollow.into()));
                self.beside(&stayed, elsewhere)
            }
            (_, None) => self.even_kinds(),
        };
        kinds
            .into_iter()
            .map(|(card, chance)| (card, chance.and(hollow.not())))
            .chain([(Card::Hollow, hollow)])
            .filter(|&(_, chance)| chance > Chance::NEVER)
            .collect()
    }

    /// The weights of all places where the Hollow may lie face down.
    fn hollow_weight(&self) -> u64 {
        let weight = |coming: &Coming| match coming {
            Coming::Known(_) => 0,
            Coming::Unknown(unknown) => u64::from(unknown.hollow),
        };
        self.coming.iter().map(weight).sum()
    }

    /// The card that stayed, if it is yet to be met, with its weight to be the Hollow.
    fn pending(&self) -> Option<(Stayed, u32)> {
        let weight = self.coming.iter().find_map(|coming| match coming {
            Coming::Unknown(Unknown { hollow, history: History::Stayed }) => Some(*hollow),
            _ => None,
        })?;
        Some((self.stayed?, weight))
    }

    /// Every kind but the Hollow, with its count.
    fn others(&self) -> impl Iterator<Item = (Card, u64)> + '_ {
        self.counts.iter().filter(|&(card, _)| card != Card::Hollow).map(|(card, count)| (card, count.into()))
    }

    fn even_kinds(&self) -> Vec<(Card, Chance)> {
        let all = self.others().map(|(_, count)| count).sum();
        self.others().map(|(card, count)| (card, Chance::of(count, all))).collect()
    }

    /// The kinds of the card that stayed: each unseen card counts with the share of its kind
    /// that this one can be.
    fn stayed_kinds(&self, stayed: &Stayed) -> Vec<(Card, Chance)> {
        let weight = |card: Card, count: u64| {
            let share = stayed.shares[card.index()];
            count * ((u64::from(share.part) << 32) / u64::from(share.whole))
        };
        let all = self.others().map(|(card, count)| weight(card, count)).sum();
        self.others().map(|(card, count)| (card, Chance::of(weight(card, count), all))).collect()
    }

    /// The kinds of any other card: an even draw from what the card that stayed leaves over.
    fn beside(&self, stayed: &Stayed, stayed_is_hollow: Chance) -> Vec<(Card, Chance)> {
        let all: u64 = self.others().map(|(_, count)| count).sum();
        let of_stayed = self.stayed_kinds(stayed);
        let rest = all.saturating_sub(1);
        self.others()
            .zip(of_stayed)
            .map(|((card, count), (_, same))| {
                let even = Chance::of(count, all).and(stayed_is_hollow);
                let left = Chance::of(count, rest).and(same.not()).or(Chance::of(count - 1, rest).and(same));
                (card, even.or(left.and(stayed_is_hollow.not())))
            })
            .collect()
    }
}
