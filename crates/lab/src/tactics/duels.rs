//! Bots against each other, on seeds that are played from both sides.

use std::fmt;

use engine::{Game, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tactics::Tactics;
use tactics::bot::BotName;

use super::bout::Bout;
use super::contest::Contest;
use super::drafting::Drafting;
use super::opponents::Opponents;
use super::pick::Pick;
use super::{json, page, text};
use crate::args::DuelArgs;
use crate::error::Error;
use crate::findings::Findings;
use crate::study::Study;
use crate::sweep::Sweep;
use crate::terms::Terms;

/// Seeds when nobody says how many.
const RUNS: u64 = 1_000;

/// A simulation of duels: a run is a seed that is played twice, with the bots in each other's
/// seats.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Duels {
    /// Seeds for each stage.
    pub runs: u64,
    /// What all seeds are made from.
    pub seed: Seed,
    /// Rules and numbers. The files of parts have another name for it.
    #[serde(rename = "ground")]
    pub terms: Terms<Tactics>,
    /// Who picks the teams.
    pub drafting: Drafting,
    /// Who plays whom.
    pub contest: Contest,
    /// The number that is walked through its values; none on a ladder.
    pub sweep: Option<Sweep>,
}

impl Duels {
    /// The plan that was asked for.
    ///
    /// # Errors
    /// When the rules, the numbers or a value of the sweep cannot be played.
    pub fn new(args: &DuelArgs) -> Result<Self, Error> {
        let contest = match &args.ladder {
            Some(ladder) => Contest::Ladder(ladder.clone()),
            None if args.matchups => Contest::MatchUps(args.bot),
            None => Contest::Duel([args.bot, args.versus.unwrap_or(args.bot)]),
        };
        let common = &args.common;
        let plan = Self {
            runs: common.runs.unwrap_or(RUNS),
            seed: common.seed,
            terms: Terms::new(common.rules.as_deref(), common.content.as_deref())?,
            drafting: args.draft,
            contest,
            sweep: common.sweep.clone(),
        };
        plan.values().into_iter().try_for_each(|value| plan.terms_at(value).map(|_| ()))?;
        Ok(plan)
    }

    /// The values of the sweep, or one without a value.
    pub(super) fn values(&self) -> Vec<Option<i64>> {
        let values = |sweep: &Sweep| sweep.values.iter().copied().map(Some).collect();
        self.sweep.as_ref().map_or_else(|| vec![None], values)
    }

    /// The bots of a stage, and the value of the sweep.
    pub(super) fn stage(&self, index: usize) -> ([BotName; 2], Option<i64>) {
        let (pairs, values) = (self.contest.pairs(), self.values());
        (pairs[index % pairs.len()], values[index / pairs.len()])
    }

    fn terms_at(&self, value: Option<i64>) -> Result<Terms<Tactics>, Error> {
        match (&self.sweep, value) {
            (Some(sweep), Some(value)) => self.terms.tuned(&sweep.knob, value),
            _ => Ok(self.terms.clone()),
        }
    }
}

impl fmt::Display for Duels {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} rules, {}", self.terms.rules, self.contest)?;
        f.write_str(match self.drafting {
            Drafting::Chance => ", teams picked by chance",
            Drafting::Bots => ", teams picked by the bots",
        })?;
        self.terms.content.as_ref().map_or(Ok(()), |file| write!(f, ", numbers of {file}"))
    }
}

impl Study for Duels {
    type Stage = Bout;
    type Players = Opponents;

    const GAME: &'static str = Tactics::NAME;
    const RULES_VERSION: u32 = Tactics::RULES_VERSION;
    // A match of a bot that thinks takes as long as a thousand runs of others.
    const CHUNK: u64 = 1;

    fn runs(&self) -> u64 {
        self.runs
    }

    fn seed(&self) -> Seed {
        self.seed
    }

    fn blank(&self) -> Vec<Bout> {
        vec![Bout::default(); self.contest.pairs().len() * self.values().len()]
    }

    fn players(&self, stage: usize) -> Result<Opponents, Error> {
        let (bots, value) = self.stage(stage);
        let opponents = Opponents::new(self.terms_at(value)?.setup, self.drafting, bots);
        Ok(match self.contest {
            Contest::MatchUps(_) => opponents.with_picks(Pick::pairs()[stage]),
            Contest::Duel(_) | Contest::Ladder(_) => opponents,
        })
    }

    fn play(opponents: &mut Opponents, seed: Seed, bout: &mut Bout) -> Result<(), Error> {
        bout.add(&opponents.play_both(seed)?);
        Ok(())
    }

    fn merge(bout: &mut Bout, more: &Bout) {
        bout.merge(more);
    }

    fn played(bout: &Bout) -> u64 {
        bout.seeds()
    }

    fn fits(&self, bout: &Bout, runs: u64) -> bool {
        bout.fits(runs)
    }

    fn difference(&self, other: &Self) -> Option<String> {
        if self.runs != other.runs {
            Some(format!("{} seeds instead of {}", other.runs, self.runs))
        } else if self.seed != other.seed {
            Some(format!("seed {} instead of {}", other.seed, self.seed))
        } else if self.sweep != other.sweep {
            Some("another sweep".to_owned())
        } else {
            (self != other).then(|| format!("{other} instead of {self}"))
        }
    }

    fn text(findings: &Findings<Self>) -> String {
        text::text(findings)
    }

    fn json(findings: &Findings<Self>) -> Value {
        json::json(findings)
    }

    fn csv(findings: &Findings<Self>) -> String {
        text::csv(findings)
    }

    fn page(findings: &Findings<Self>) -> String {
        page::page(findings)
    }
}
