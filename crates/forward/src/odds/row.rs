//! What may lie where: the cards that nobody has seen, place by place.

use super::Chance;
use crate::{Card, RowCard, Slot, View};

/// A card that is yet to be met.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Coming {
    /// It lies face up.
    Known(Card),
    /// It lies face down, and is the Hollow with this weight.
    Unknown(u32),
}

impl Coming {
    pub(crate) const fn of(card: RowCard) -> Self {
        match card.shown {
            Some(card) => Self::Known(card),
            None => Self::Unknown(card.hollow),
        }
    }
}

/// Everything that is yet to be met here, if the card that lies longest is always turned.
pub(crate) fn oldest_first(view: &View) -> Vec<Coming> {
    let mut row: Vec<RowCard> = view.row.into_iter().flatten().collect();
    row.sort_by_key(|card| card.order);
    let deck = (0..usize::from(view.deck)).rev();
    let hollow = |place: usize| view.tail.get(place).copied().unwrap_or(0);
    row.into_iter().map(Coming::of).chain(deck.map(|place| Coming::Unknown(hollow(place)))).collect()
}

/// The chance of each kind of card at a place of the row, likeliest first.
pub(crate) fn cards_at(view: &View, slot: Slot) -> Vec<(Card, Chance)> {
    let Some(card) = view.row[slot.index()] else { return Vec::new() };
    if let Some(shown) = card.shown {
        return vec![(shown, Chance::SURE)];
    }
    let hollow = Chance::of(card.hollow.into(), hollow_weight(view));
    let mut chances: Vec<(Card, Chance)> = others(view)
        .map(|(card, chance)| (card, chance.and(hollow.not())))
        .chain([(Card::Hollow, hollow)])
        .filter(|&(_, chance)| chance > Chance::NEVER)
        .collect();
    chances.sort_by(|(first, a), (second, b)| b.cmp(a).then(first.cmp(second)));
    chances
}

/// The weights of all places where the Hollow may lie face down.
fn hollow_weight(view: &View) -> u64 {
    let row = view.row.iter().flatten().filter(|card| card.shown.is_none()).map(|card| card.hollow);
    row.chain(view.tail).map(u64::from).sum()
}

/// The kinds of a face-down card that is not the Hollow.
fn others(view: &View) -> impl Iterator<Item = (Card, Chance)> {
    let unseen = view.unseen;
    let all = u64::from(unseen.total() - unseen.of(Card::Hollow));
    Card::ALL
        .into_iter()
        .filter(|&card| card != Card::Hollow)
        .map(move |card| (card, Chance::of(unseen.of(card).into(), all)))
}
