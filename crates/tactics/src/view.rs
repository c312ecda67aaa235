//! What a seat may know.

use engine::{Audience, Seed};
use serde::Serialize;

use crate::state::Luck;
use crate::{Content, Draft, Position, Side, Stage, Stats, Tactics};

/// A match as somebody sees it. It never holds the seed, nor picks of the other side before
/// both are locked; the numbers it is played with are those of the setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// The side of the one who looks; none for the referee and onlookers.
    pub side: Option<Side>,
    /// The own picks, until the battle begins.
    pub draft: Option<Draft>,
    /// Who has locked the draft.
    pub locked: [bool; 2],
    /// What the heroes are born with.
    pub heroes: [Stats; 2],
    /// The board.
    pub position: Position,
}

impl Tactics {
    pub(crate) fn seen_by(&self, observer: Audience) -> View {
        let side = match observer {
            Audience::Seat(seat) => Side::of(seat),
            Audience::Everyone => None,
        };
        View {
            side,
            draft: side.filter(|_| self.position.stage == Stage::Draft).map(|side| self.drafts[side.index()]),
            locked: self.drafts.map(|draft| draft.locked),
            heroes: self.heroes,
            position: self.position,
        }
    }

    /// A match that looks like this view, with all that cannot be seen made up from a seed:
    /// for search, and for previews by playing on a copy. What the other side has picked in
    /// an open draft is unknown, and chance picks it when the battle begins.
    pub fn imagined(view: &View, content: &Content, seed: Seed) -> Self {
        let mut drafts = view.locked.map(|locked| Draft { locked, ..Draft::default() });
        if let (Some(side), Some(draft)) = (view.side, view.draft) {
            drafts[side.index()] = draft;
        }
        Self { position: view.position, content: *content, heroes: view.heroes, drafts, luck: Luck::of(seed) }
    }
}
