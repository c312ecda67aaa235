//! Which commands are the same by symmetry.

use forward::odds::{Exchange, Odds};
use forward::{Command, Slot, Slots, Strikers, View};

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
                let traded = odds.round(view, die).map(|(dealt, taken)| [dealt.0.into(), taken.0.into()]);
                (4, traded.into_iter().flatten().collect())
            }
            Command::Reroll(die) => (5, number(view, die).into_iter().collect()),
            Command::Ward => (6, Vec::new()),
            Command::Endure => (7, Vec::new()),
            Command::Pay(price) => (8, vec![price as u64]),
            Command::Forward => (9, Vec::new()),
            // All dice are rolled anew after a round, so that nothing but what they come to tells them apart.
            Command::Strike(strikers) => (10, struck(view, strikers)),
            Command::Take(find) => (11, vec![find as u64]),
            Command::Lay(die) => (12, number(view, die).into_iter().collect()),
        };
        Self { verb, objects }
    }
}

fn number(view: &View, die: forward::Die) -> Option<u64> {
    match view.phase {
        forward::Phase::Clash { throw, .. } => Some(throw.yours[die.index()].into()),
        _ => view.road.map(|road| road.held.of(die).into()),
    }
}

fn struck(view: &View, strikers: Strikers) -> Vec<u64> {
    let exchange = Exchange::of(view, strikers).expect("dice strike in a fight");
    std::iter::once(exchange.dealt().0).chain(exchange.taken()).map(u64::from).collect()
}

/// All that can be known of a card of the row.
fn promise(view: &View, slot: Slot) -> u64 {
    let stayed = view.stayed.is_some_and(|stayed| stayed.slot == slot);
    view.row[slot.index()].map_or(0, |card| {
        let shown = card.shown.map_or(0, |card| card.index() as u64 + 1);
        let back = view.back(slot).map_or(0, |family| family.index() as u64 + 1);
        1 + 2 * (u64::from(stayed) + 2 * (back + 4 * (shown + 16 * u64::from(card.hollow))))
    })
}

fn promises(view: &View, slots: Slots) -> Vec<u64> {
    let mut promises: Vec<u64> = slots.iter().map(|slot| promise(view, slot)).collect();
    promises.sort_unstable();
    promises
}
