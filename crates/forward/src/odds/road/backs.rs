//! What may lie under a back that tells its family.

use super::super::Chance;
use crate::{Card, Family, Slot, View};

/// The chance of each kind for a face-down card of the row with this back.
///
/// Among the cards of a family nothing tells one from another, so each unseen card is as likely
/// as the next. Only the Hollow has places of its own: those of the last three cards.
pub(crate) fn kinds(view: &View, slot: Slot, family: Family) -> Vec<(Card, Chance)> {
    let hollow = if family == Family::Foe { hollow_at(view, slot) } else { Chance::NEVER };
    let all: u64 = others(view, family).map(|(_, count)| count).sum();
    others(view, family)
        .map(|(card, count)| (card, Chance::of(count, all).and(hollow.not())))
        .chain([(Card::Hollow, hollow)])
        .filter(|&(_, chance)| chance > Chance::NEVER)
        .collect()
}

impl View {
    /// Whether a look at the fork would show nothing new: some cards lie face down, and the back of each leaves it one
    /// kind to be.
    pub fn has_nothing_to_learn(&self) -> bool {
        let is_known = |slot| self.back(slot).is_some_and(|family| kinds(self, slot, family).len() == 1);
        !self.face_down().is_empty() && self.face_down().iter().all(is_known)
    }
}

/// The unseen cards of a family without the Hollow.
fn others(view: &View, family: Family) -> impl Iterator<Item = (Card, u64)> + '_ {
    let ordinary = move |&(card, _): &(Card, u8)| card.family() == family && card != Card::Hollow;
    view.unseen.iter().filter(ordinary).map(|(card, count)| (card, count.into()))
}

/// How likely a card with a Foe's back is the Hollow.
///
/// The Hollow is as likely at each of the last three places, before the backs are seen. If it
/// lies in the deck, one more card of the row is an ordinary Foe, and how likely that is makes
/// the difference.
fn hollow_at(view: &View, slot: Slot) -> Chance {
    let may = |slot: Slot| {
        view.back(slot) == Some(Family::Foe) && view.row[slot.index()].is_some_and(|card| card.hollow > 0)
    };
    if view.unseen.of(Card::Hollow) == 0 || !may(slot) {
        return Chance::NEVER;
    }
    let backs: Vec<Family> = Slot::ALL.into_iter().filter_map(|slot| view.back(slot)).collect();
    let count = |cards: usize| u64::try_from(cards).expect("a row is short");
    let foes_shown = count(backs.iter().filter(|&&family| family == Family::Foe).count());
    let foes: u64 = others(view, Family::Foe).map(|(_, count)| count).sum();
    let cards: u64 =
        Family::ALL.iter().flat_map(|&family| others(view, family)).map(|(_, count)| count).sum();
    let in_row = (cards + 1).saturating_sub(count(backs.len())).max(1);
    let in_deck = (foes + 1).saturating_sub(foes_shown);
    let rows = count(Slot::ALL.into_iter().filter(|&slot| may(slot)).count());
    let decks = count(view.tail.iter().filter(|&&weight| weight > 0).count());
    Chance::of(in_row, rows * in_row + decks * in_deck)
}
