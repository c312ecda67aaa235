//! Which commands are the same by symmetry.

use forward::odds::Odds;
use forward::{Command, Slot, Slots, View};

/// What commands have in common that lead to the same: what they do, and to what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Likeness {
    verb: u8,
    objects: Vec<u64>,
}

impl Likeness {
    pub(super) fn of(odds: &Odds, view: &View, command: Command) -> Self {
        let (verb, objects) = match command {
            Command::Turn(slot) => (0, vec![promise(view, slot)]),
            Command::Heal => (1, Vec::new()),
            Command::Peek(slots) => (2, promises(view, slots)),
            Command::Return(slots) => (3, promises(view, slots)),
            // Dice that deal and take the same are the same.
            Command::Keep(die) => {
                let round =
                    odds.round(view, die).map(|(dealt, taken)| u64::from(dealt.0) << 8 | u64::from(taken.0));
                (4, round.into_iter().collect())
            }
            Command::Reroll(die) => (5, number(view, die).into_iter().collect()),
            Command::Ward => (6, Vec::new()),
            Command::Endure => (7, Vec::new()),
            Command::Pay(price) => (8, vec![price as u64]),
            Command::Forward => (9, Vec::new()),
        };
        Self { verb, objects }
    }
}

fn number(view: &View, die: forward::Die) -> Option<u64> {
    match view.phase {
        forward::Phase::Clash { throw, .. } => Some(throw.yours[die.index()].into()),
        _ => None,
    }
}

/// All that can be known of a card of the row.
fn promise(view: &View, slot: Slot) -> u64 {
    let stayed = view.stayed.is_some_and(|stayed| stayed.slot == slot);
    view.row[slot.index()].map_or(0, |card| {
        let shown = card.shown.map_or(0, |card| card.index() as u64 + 1);
        1 + 2 * (u64::from(stayed) + 2 * (shown + 16 * u64::from(card.hollow)))
    })
}

fn promises(view: &View, slots: Slots) -> Vec<u64> {
    let mut promises: Vec<u64> = slots.iter().map(|slot| promise(view, slot)).collect();
    promises.sort_unstable();
    promises
}
