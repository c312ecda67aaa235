//! What the player may know: everything on the table, nothing under it.

use serde::{Deserialize, Serialize};

use crate::{
    Bend, CardCounts, Family, Forward, Held, Hero, Intents, Location, Phase, RowCard, Rules, ScoreSheet,
    Slot, Slots, Stayed,
};

/// A run as the player sees it. It never holds the seed, the dice to come or the order of
/// the deck; the numbers it is played with are those of the setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The rule set.
    pub rules: Rules,
    /// Where the traveller is.
    pub location: Location,
    /// The traveller.
    pub hero: Hero,
    /// What the game waits for.
    pub phase: Phase,
    /// The row, from left to right.
    pub row: [Option<RowCard>; 3],
    /// Cards left in the deck.
    pub deck: u8,
    /// How likely each of the deck's last three cards is the Hollow, as weights beside
    /// those of the row; the very last card first.
    pub tail: [u32; 3],
    /// The face-down card of the row that was there when seen cards went back, if there is one.
    pub stayed: Option<Stayed>,
    /// Kinds of cards that lie face down in row and deck.
    pub unseen: CardCounts,
    /// The score so far.
    pub score: ScoreSheet,
    /// Rounds and pit rolls in this location so far.
    pub pace: u16,
    /// What there is on the road alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub road: Option<RoadView>,
}

/// What the player sees on the road alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoadView {
    /// The dice that lie open.
    pub held: Held,
    /// What the backs of face-down cards tell, from left to right.
    pub backs: [Option<Family>; 3],
    /// The rule that the place bends.
    pub bend: Bend,
    /// What the foe has announced, in a fight.
    pub intents: Option<Intents>,
}

impl View {
    /// The places of the row that hold a card.
    pub fn laid(&self) -> Slots {
        self.slots_where(|_| true)
    }

    /// Whether Lux can heal and look here: on the road only while all three cards of a fork lie there.
    pub fn may_pause(&self) -> bool {
        !self.rules.is_road() || self.laid().len() == 3
    }

    /// The places of the row that hold a card face down.
    pub fn face_down(&self) -> Slots {
        self.slots_where(|card| card.shown.is_none())
    }

    /// The card that has lain in the row longest.
    #[inline]
    pub fn oldest(&self) -> Option<Slot> {
        let [left, middle, right] = &self.row;
        // One number holds both the order and, in its last two bits, the place; the number for
        // no card names a place that there is not.
        let age = |card: &Option<RowCard>, slot: Slot| match card {
            Some(card) => (u32::from(card.order) << 2) | slot as u32,
            None => u32::MAX,
        };
        let oldest = age(left, Slot::Left).min(age(middle, Slot::Middle)).min(age(right, Slot::Right));
        Slot::at(oldest & 3)
    }

    /// The first two places with a card face down, or as many as there are.
    pub fn two_face_down(&self) -> Slots {
        self.face_down().iter().take(2).fold(Slots::NONE, Slots::with)
    }

    /// The cards that one look turns up: all of them on the road, elsewhere the first two.
    pub fn to_peek_at(&self) -> Slots {
        if self.rules.is_road() { self.face_down() } else { self.two_face_down() }
    }

    /// What the back of a face-down card tells, if it tells anything.
    pub fn back(&self, slot: Slot) -> Option<Family> {
        self.road?.backs[slot.index()]
    }

    fn slots_where(&self, matches: impl Fn(&RowCard) -> bool) -> Slots {
        Slot::ALL
            .into_iter()
            .filter(|slot| self.row[slot.index()].as_ref().is_some_and(&matches))
            .fold(Slots::NONE, Slots::with)
    }
}

impl Forward {
    #[inline]
    pub(crate) fn public(&self) -> View {
        View {
            rules: self.footing.rules,
            location: self.location,
            hero: self.hero,
            phase: self.phase,
            row: *self.spread.row(),
            deck: self.spread.left(),
            tail: self.spread.tail(),
            stayed: self.spread.stayed(),
            unseen: *self.spread.unseen(),
            score: self.score,
            pace: self.pace,
            road: self.footing.held.map(|held| self.road_view(held)),
        }
    }

    fn road_view(&self, held: Held) -> RoadView {
        let bend = self.bend();
        let back = |slot: Slot| self.spread.is_face_down(slot).then(|| self.spread.family(slot));
        let intents = match self.phase {
            Phase::Fight { foe, round } => Some(self.moves(foe.card).announced(round)),
            _ => None,
        };
        RoadView { held, backs: Slot::ALL.map(back), bend, intents }
    }
}
