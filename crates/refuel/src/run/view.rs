//! What a player may know of a run: all that is on board and before one, and one step of what lies ahead.

use engine::{Audience, Game as _};
use serde::Serialize;

use super::{Hold, Kit, Offers, Run, RunContent, RunOutcome, Stage, Stop, Tally, Theme};
use crate::BattleView;

/// A run as whoever plays sees it. It never holds the seed, or stops that are more than a step away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RunView {
    /// The numbers it is played with.
    pub content: RunContent,
    /// What the crew set out with.
    pub kit: Kit,
    /// The hardships it is played with, the first ones of all.
    pub hardships: u8,
    /// Which act it is, counted from one.
    pub act: u8,
    /// Who is at home there.
    pub theme: Theme,
    /// How many layers the sector has.
    pub layers: u8,
    /// The stops of this act that were come to.
    pub trail: Vec<Stop>,
    /// The stops that come next, with their places.
    pub next: Vec<(u8, Stop)>,
    /// What is on board.
    pub hold: Hold,
    /// The battle that goes on.
    pub battle: Option<BattleView>,
    /// What can be taken, the first of these first.
    pub offers: Vec<Offers>,
    /// What has happened so far, in numbers.
    pub tally: Tally,
    /// The score so far.
    pub score: i64,
    /// How it ended, if it has.
    pub over: Option<RunOutcome>,
}

impl Run {
    pub(super) fn public(&self) -> RunView {
        let stop_at = |depth: usize, place: u8| self.sector.layers[depth][usize::from(place)].stop.clone();
        let trail = self.trail.iter().enumerate().map(|(depth, place)| stop_at(depth, *place)).collect();
        let ahead = self.ahead().into_iter();
        let (battle, offers) = match &self.stage {
            Stage::Way => (None, Vec::new()),
            Stage::Battle(battle) => (Some(battle.view(Audience::Everyone)), Vec::new()),
            Stage::Offers(offers) => (None, offers.clone()),
        };
        RunView {
            content: self.content,
            kit: self.kit,
            hardships: self.hardships,
            act: self.act(),
            theme: self.theme(),
            layers: u8::try_from(self.sector.layers.len()).unwrap_or(u8::MAX),
            trail,
            next: ahead.map(|place| (place, stop_at(self.trail.len(), place))).collect(),
            hold: self.hold.clone(),
            battle,
            offers,
            tally: self.tally,
            score: self.points(),
            over: self.over,
        }
    }
}
