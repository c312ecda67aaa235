//! The run: what lies around the battles. RULES.md, 11.
//!
//! `sector` is where one can go, `hold` what is on board, `offer` what can be taken at a stop, `encounter` and
//! `hardship` have a row each. `voyage` is the only writer, and `act` says what commands do in its terms.

mod about;
mod act;
mod bot;
mod check;
mod command;
mod content;
mod encounter;
mod event;
mod fight;
mod game;
mod gift;
mod hardship;
mod hold;
mod kit;
mod offer;
mod outcome;
mod pool;
mod port;
mod profile;
mod refusal;
mod sector;
mod setup;
mod stop;
mod tally;
#[cfg(test)]
mod tests;
mod text;
mod theme;
mod view;
mod voyage;

use engine::{Branch, Seed};
use grid::Pity;
use serde::{Deserialize, Serialize};

pub use self::bot::Captain;
pub use self::command::{NotARunCommand, RunCommand};
pub use self::content::RunContent;
pub use self::encounter::{Answer, Encounter, Tale, Trace, Upshot};
pub use self::event::RunEvent;
pub use self::fight::{Fight, FightSort, Prize};
pub use self::gift::Gift;
pub use self::hardship::{Hardship, Toll};
pub use self::hold::{Fitted, Hold};
pub use self::kit::Kit;
pub use self::offer::{Offer, Offers, Whence};
pub use self::outcome::RunOutcome;
pub use self::port::Shelf;
pub use self::profile::Profile;
pub use self::refusal::RunRefusal;
pub use self::sector::{Node, SECTOR_FLAWS, Sector, SectorFlaw, prove_sector, sector_catalogue};
pub use self::setup::{RunSetup, RunSetupError};
pub use self::stop::Stop;
pub use self::tally::Tally;
pub use self::text::run_codex;
pub use self::theme::Theme;
pub use self::view::RunView;
use crate::{Battle, Content};

/// A run at one moment. Only [`engine::Game::play`] changes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Run {
    seed: Seed,
    content: RunContent,
    /// The numbers of its battles.
    battles: Content,
    kit: Kit,
    /// The hardships it is played with, the first ones of all.
    hardships: u8,
    /// Which act it is, counted from zero.
    act: u8,
    sector: Sector,
    /// The stops of this act that were come to, as places in their layers.
    trail: Vec<u8>,
    hold: Hold,
    /// How many rewards in a row had nothing rare.
    pity: Pity,
    stage: Stage,
    tally: Tally,
    over: Option<RunOutcome>,
}

/// What is asked of whoever plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Stage {
    /// Where to go.
    Way,
    /// A battle.
    Battle(Box<Battle>),
    /// What to take, the first of these first.
    Offers(Vec<Offers>),
}

impl Run {
    /// A run has so many acts.
    pub const ACTS: u8 = 3;

    /// What is on board.
    pub const fn hold(&self) -> &Hold {
        &self.hold
    }

    /// What has happened so far, in numbers.
    pub const fn tally(&self) -> &Tally {
        &self.tally
    }

    /// The battle that goes on.
    pub const fn battle(&self) -> Option<&Battle> {
        match &self.stage {
            Stage::Battle(battle) => Some(battle),
            _ => None,
        }
    }

    /// What can be taken here.
    pub fn offers(&self) -> Option<&Offers> {
        match &self.stage {
            Stage::Offers(offers) => offers.first(),
            _ => None,
        }
    }

    /// Which act it is, counted from one.
    pub const fn act(&self) -> u8 {
        self.act + 1
    }

    /// How it ended, if it has.
    pub const fn outcome(&self) -> Option<RunOutcome> {
        self.over
    }

    /// The hardships it is played with.
    fn tolls(&self) -> impl Iterator<Item = Toll> {
        Hardship::first(self.hardships).flat_map(|hardship| hardship.tolls().iter().copied())
    }

    /// What the theme of this act is.
    const fn theme(&self) -> Theme {
        self.sector.theme
    }

    /// The stops that come next, whatever is still to be done here.
    fn ahead(&self) -> Vec<u8> {
        self.sector.ahead(&self.trail)
    }

    /// The stop where one is.
    fn stop(&self) -> Option<&Stop> {
        let place = self.trail.last()?;
        Some(&self.sector.layers[self.trail.len() - 1][usize::from(*place)].stop)
    }

    /// The luck of the stop where one is.
    fn luck(&self) -> Branch {
        let place = self.trail.last().copied().unwrap_or(0);
        sector::luck(self.seed, self.act, self.trail.len().saturating_sub(1), place)
    }
}
