//! Earlier runs of the player's own on the same seed, which walk along: where each was so many turns after it
//! came to the same floor.

use descent::{Character, Descent, Place};
use engine::record::Record;
use engine::{Game as _, Seed};
use grid::Point;
use leptos::prelude::*;
use leptos::task::spawn_local;
use stage::descent::{Ghost, Look};

use super::{Board, Play};
use crate::browser::breath::breathe;
use crate::dungeon::Pictured as _;
use crate::dungeon::field::Who;
use crate::storage::{RunId, Saved, VAULT};

/// So many walk along at most, the latest.
const MOST: usize = 3;

/// Those who walk along.
#[derive(Clone, Copy)]
pub(crate) struct Ghosts {
    all: RwSignal<Vec<Walker>>,
    /// The turn in which the floor was entered.
    since: RwSignal<u32>,
}

/// Somebody who walks along.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Walker {
    character: Character,
    ghost: Ghost,
}

impl Default for Ghosts {
    fn default() -> Self {
        Self { all: RwSignal::new(Vec::new()), since: RwSignal::new(0) }
    }
}

impl Ghosts {
    /// A floor was entered.
    pub(super) fn entered(self, turn: u32) {
        self.since.set(turn);
    }

    /// Who is to be seen where.
    pub(super) fn seen(self, board: Board) -> Vec<(Who, Point)> {
        self.all.with(|all| {
            if all.is_empty() {
                return Vec::new();
            }
            let (place, turn) = board.moment.with(|moment| (moment.view.place, moment.view.turn));
            all.iter().filter_map(|walker| walker.at(place, turn.saturating_sub(self.since.get()))).collect()
        })
    }

    /// Calls those who have been here before, as far as this device knows of them.
    pub(super) fn call(play: Play) {
        let found = play.run.with_value(|run| {
            let place = run.session.game().view(engine::Audience::Everyone).place;
            (run.session.seed(), run.id(), run.chronicle.story.entered(place))
        });
        let ghosts = play.board.own;
        let (seed, own, entered) = found;
        ghosts.entered(entered.unwrap_or_default());
        if play.is_watched() {
            return;
        }
        spawn_local(async move {
            let mut walkers = Vec::new();
            for id in VAULT.names().into_iter().rev().filter(|id| Some(id) != own.as_ref()) {
                // Whoever begins to play does not wait for those who have played.
                breathe().await;
                if ghosts.all.is_disposed() {
                    return;
                }
                walkers.extend(walker(&id, seed));
                if walkers.len() == MOST {
                    break;
                }
            }
            if !walkers.is_empty() && !ghosts.all.is_disposed() {
                let words = (play.board.words().ghosts)(walkers.len());
                ghosts.all.set(walkers);
                play.board.said.set(words);
            }
        });
    }
}

impl Walker {
    fn at(&self, place: Place, turn: u32) -> Option<(Who, Point)> {
        Some((Descent::who(Look::Hero(self.character)), self.ghost.at(place, turn)?))
    }
}

/// Somebody who played a run on a seed.
fn walker(id: &RunId, seed: Seed) -> Option<Walker> {
    let saved: Saved = VAULT.load(id)?.ok()?;
    let is_theirs = saved.game().is_ok_and(|game| game == Descent::NAME);
    let record = Record::<Descent>::read(&saved.record).ok().filter(|_| is_theirs)?.record;
    if record.seed() != seed || record.commands().is_empty() {
        return None;
    }
    Some(Walker { character: record.setup().character, ghost: Ghost::of(&saved.record).ok()? })
}
