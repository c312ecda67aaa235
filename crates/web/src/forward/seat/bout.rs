//! A round of the road as it is to be seen.

use forward::odds::Exchange;
use forward::{Command, Foe, Hp, Intents, Phase, Strikers, View};
use leptos::prelude::*;
use stage::forward::{Beat, Exchanged, Rolling, shield};

use crate::forward::seat::board::Board;
use crate::forward::seat::moment::Still;

/// What lies on the table of a fight with dice that strike and guard.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::forward) struct Bout {
    pub(in crate::forward) foe: Foe,
    pub(in crate::forward) held: [u8; 3],
    pub(in crate::forward) rolling: [Rolling; 3],
    /// The dice that strike, if any does.
    pub(in crate::forward) strikers: Option<Strikers>,
    pub(in crate::forward) foes_die: FoesDie,
    /// What the foe has announced, and in which round, counted from zero.
    pub(in crate::forward) announced: Option<(Intents, u8)>,
    /// What the dice that strike come to.
    pub(in crate::forward) exchange: Option<Exchange>,
    /// What a shield adds to the guard, in the exchange already.
    pub(in crate::forward) shield: u8,
    /// HP of the traveller before the round.
    pub(in crate::forward) hp: Hp,
}

/// The foe's die, which falls when all is chosen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::forward) enum FoesDie {
    Awaited,
    InTheAir,
    Fallen(u8),
    /// It has fallen, and both sides have struck.
    Struck(u8, Exchanged),
}

impl Bout {
    /// The round that is to be seen, if there is one.
    pub(in crate::forward) fn of(board: Board) -> Option<Self> {
        match board.still() {
            Some(still) => Self::filmed(&still, &board.view()),
            None => Self::awaited(board),
        }
    }

    fn awaited(board: Board) -> Option<Self> {
        let view = board.view();
        let Phase::Fight { foe, .. } = view.phase else { return None };
        // Whoever watches sees what will be done next.
        let strikers = match (board.hand.get(), board.hint.get()) {
            (Some(hand), _) => hand.strikers,
            (None, Some(Command::Strike(strikers))) => Some(strikers),
            _ => None,
        };
        Some(Self::at(&view, foe, strikers, FoesDie::Awaited))
    }

    fn filmed(still: &Still, after: &View) -> Option<Self> {
        let is_rolling = still.dice == Rolling::Yes;
        match still.beat {
            Beat::Answer { foe, strikers, number, .. } => {
                let die = if is_rolling { FoesDie::InTheAir } else { FoesDie::Fallen(number) };
                Some(Self::at(&still.before, foe, Some(strikers), die))
            }
            Beat::Exchange { foe, number, exchanged, .. } => {
                let die = FoesDie::Struck(number, exchanged);
                Some(Self::at(&still.before, foe, Some(exchanged.strikers), die))
            }
            Beat::Renew { foe: Some(foe), held, rolling, .. } => {
                let goes_on = matches!(after.phase, Phase::Fight { .. });
                let view = if goes_on { after } else { &still.before };
                let rolling = if is_rolling { rolling } else { [Rolling::No; 3] };
                let bout = Self::at(view, foe, None, FoesDie::Awaited);
                Some(Self { held: held.0, rolling, ..bout })
            }
            _ => None,
        }
    }

    fn at(view: &View, foe: Foe, strikers: Option<Strikers>, foes_die: FoesDie) -> Self {
        let announced = match (view.road.and_then(|road| road.intents), view.phase) {
            (Some(intents), Phase::Fight { round, .. }) => Some((intents, round)),
            _ => None,
        };
        Self {
            foe,
            held: view.road.map_or([1; 3], |road| road.held.0),
            rolling: [Rolling::No; 3],
            strikers,
            foes_die,
            announced,
            exchange: strikers.and_then(|strikers| Exchange::of(view, strikers)),
            shield: strikers.map_or(0, |strikers| shield(view.hero.weapon, strikers)),
            hp: view.hero.hp,
        }
    }
}
