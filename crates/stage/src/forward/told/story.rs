//! A run in numbers.

use forward::{Card, Event, Healing, Location, LuxUse};

/// A run in numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Story {
    /// Cards met.
    pub cards: u32,
    /// Foes slain.
    pub slain: u32,
    /// HP lost to each kind of card, in the order of [`Card::ALL`].
    pub lost_to: [u32; Card::COUNT],
    /// HP healed.
    pub healed: u32,
    /// Lux used for each purpose: heal, peek, reroll, ward, lost to a Terror.
    pub lux: [u32; 5],
    /// HP left at the end of each location cleared.
    pub cleared: Vec<(Location, u8)>,
    fighting: Option<Card>,
}

impl Story {
    /// The card that cost most, with what it cost.
    pub fn costliest(&self) -> Option<(Card, u32)> {
        let cost = |card: &Card| self.lost_to[card.index()];
        Card::ALL.into_iter().max_by_key(cost).map(|card| (card, cost(&card))).filter(|(_, cost)| *cost > 0)
    }

    /// HP lost in all.
    pub fn lost(&self) -> u32 {
        self.lost_to.iter().sum()
    }

    pub(in crate::forward) fn note(&mut self, event: &Event) {
        match *event {
            Event::CardTurned { .. } => self.cards += 1,
            Event::FoeMet { foe, .. } => self.fighting = Some(foe),
            Event::FoeSlain { .. } => self.slain += 1,
            Event::RoundFought { foes, .. } => {
                if let Some(foe) = self.fighting {
                    self.lost_to[foe.index()] += u32::from(foes.dealt.0);
                }
            }
            Event::Exchanged { taken, .. } => {
                if let Some(foe) = self.fighting {
                    self.lost_to[foe.index()] += u32::from(taken.0);
                }
            }
            Event::Hurt { cause, amount, .. } => self.lost_to[cause.index()] += u32::from(amount.0),
            // A night's rest is no deed.
            Event::Healed { source: Healing::Rest, .. } => {}
            Event::Healed { amount, .. } => self.healed += u32::from(amount.0),
            Event::LuxSpent { purpose, .. } => self.lux[purpose_index(purpose)] += 1,
            Event::LocationCleared { location, hp, .. } => self.cleared.push((location, hp.0)),
            _ => {}
        }
    }
}

const fn purpose_index(purpose: LuxUse) -> usize {
    match purpose {
        LuxUse::Heal => 0,
        LuxUse::Peek => 1,
        LuxUse::Reroll => 2,
        LuxUse::Ward => 3,
        LuxUse::Terror => 4,
    }
}
