//! A judgement of a game's decisions, described before it is made.

use std::fmt;
use std::sync::{Arc, Mutex};

use engine::Seed;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::course::CourseTally;
use super::court::{COMPARED, Court};
use super::judged::Judged;
use super::kind::KindTally;
use super::ladder::RungTally;
use super::spread::SpreadTally;
use super::{json, page, text};
use crate::args::CommonArgs;
use crate::error::Error;
use crate::findings::Findings;
use crate::study::Study;
use crate::terms::Terms;

/// How decisions are to be judged.
#[derive(Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Choices<S: Judged> {
    /// Runs that are judged.
    pub runs: u64,
    /// What all seeds are made from.
    pub seed: Seed,
    /// Rules and numbers.
    pub terms: Terms<S>,
    /// What all threads learn together, once.
    #[serde(skip, default)]
    lesson: Arc<Mutex<Option<S::Lesson>>>,
}

impl<S: Judged> Choices<S> {
    /// What was asked for.
    ///
    /// # Errors
    /// When there are no such rules, or the file cannot be read or is not a patch.
    pub fn asked(args: &CommonArgs) -> Result<Self, Error> {
        let terms = Terms::new(args.rules.as_deref(), args.content.as_deref())?;
        let lesson = Arc::default();
        Ok(Self { runs: args.runs.unwrap_or(S::RUNS), seed: args.seed, terms, lesson })
    }

    /// What is worked out by whoever asks first; whoever asks meanwhile waits for it.
    fn learnt(&self) -> S::Lesson {
        let mut lesson = self.lesson.lock().expect("nobody panics over a lesson");
        lesson.get_or_insert_with(|| S::learn(&self.terms.setup, self.seed, self.runs)).clone()
    }
}

/// What was counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChoicesTally {
    pub(super) runs: u64,
    pub(super) kinds: Vec<KindTally>,
    /// All kinds together, where one that is judged of several stands for all of them.
    pub(super) all: KindTally,
    pub(super) course: CourseTally,
    pub(super) rungs: Vec<RungTally>,
    pub(super) spread: SpreadTally,
}

impl<S: Judged> Study for Choices<S> {
    type Stage = ChoicesTally;
    type Players = Court<S>;

    const GAME: &'static str = S::NAME;
    const RULES_VERSION: u32 = S::RULES_VERSION;
    const CHUNK: u64 = 1;

    fn runs(&self) -> u64 {
        self.runs
    }

    fn seed(&self) -> Seed {
        self.seed
    }

    fn blank(&self) -> Vec<ChoicesTally> {
        vec![ChoicesTally {
            runs: 0,
            kinds: vec![KindTally::default(); S::KINDS.len()],
            all: KindTally::default(),
            course: CourseTally::blank(S::PLACES.len()),
            rungs: vec![RungTally::default(); S::RUNGS.len()],
            spread: SpreadTally::blank(COMPARED.len(), S::DICE),
        }]
    }

    fn players(&self, _stage: usize) -> Result<Court<S>, Error> {
        Ok(Court::new(&self.terms.setup, &self.learnt()))
    }

    fn play(court: &mut Court<S>, seed: Seed, tally: &mut ChoicesTally) -> Result<(), Error> {
        court.judge(seed, tally)?;
        court.climb(seed, tally)?;
        court.compare(seed, tally)?;
        tally.runs += 1;
        Ok(())
    }

    fn merge(tally: &mut ChoicesTally, more: &ChoicesTally) {
        tally.runs += more.runs;
        tally.kinds.iter_mut().zip(&more.kinds).for_each(|(kind, more)| kind.merge(more));
        tally.all.merge(&more.all);
        tally.course.merge(&more.course);
        tally.rungs.iter_mut().zip(&more.rungs).for_each(|(rung, more)| rung.merge(more));
        tally.spread.merge(&more.spread);
    }

    fn played(tally: &ChoicesTally) -> u64 {
        tally.runs
    }

    fn fits(&self, tally: &ChoicesTally, runs: u64) -> bool {
        tally.runs == runs && tally.kinds.len() == S::KINDS.len() && tally.rungs.len() == S::RUNGS.len()
    }

    fn difference(&self, other: &Self) -> Option<String> {
        let is_same = self.runs == other.runs && self.seed == other.seed && self.terms == other.terms;
        (!is_same).then(|| format!("{other} instead of {self}"))
    }

    fn text(findings: &Findings<Self>) -> String {
        text::text(findings)
    }

    fn json(findings: &Findings<Self>) -> Value {
        json::json(findings)
    }

    fn csv(findings: &Findings<Self>) -> String {
        crate::table::csv(&text::kinds::<S>(&findings.stages[0]))
    }

    fn page(findings: &Findings<Self>) -> String {
        page::page(findings)
    }
}

impl<S: Judged> fmt::Display for Choices<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "choices under {} rules in {} run{} from seed {}",
            self.terms.rules,
            self.runs,
            if self.runs == 1 { "" } else { "s" },
            self.seed.number()
        )?;
        self.terms.content.as_ref().map_or(Ok(()), |file| write!(f, ", numbers of {file}"))
    }
}

// Derived code would ask this of the game itself, which has no part in it.

impl<S: Judged> Clone for Choices<S> {
    fn clone(&self) -> Self {
        Self { runs: self.runs, seed: self.seed, terms: self.terms.clone(), lesson: Arc::clone(&self.lesson) }
    }
}
