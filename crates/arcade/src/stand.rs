//! The cabinet of any exhibit.

use std::marker::PhantomData;

use engine::record::{Record, verify};
use engine::{ResumeError, Seed, Session};

use crate::player::RANDOM;
use crate::running::Running;
use crate::{BotNote, Cabinet, Exhibit, Failure, Opened, OptionNote, Options, OptionsError, Table, Verdict};

/// Puts a game's types behind [`Cabinet`].
pub(crate) struct Stand<G>(PhantomData<fn() -> G>);

impl<G: Exhibit> Stand<G> {
    pub(crate) const NEW: Self = Self(PhantomData);
    /// The one that running games refer to.
    pub(crate) const SHARED: &'static dyn Cabinet = &Self::NEW;
}

fn setup<G: Exhibit>(options: &Options) -> Result<G::Setup, OptionsError> {
    let mut problems = options.strangers(G::OPTIONS);
    match G::setup(options) {
        Ok(setup) if problems.is_empty() => Ok(setup),
        Ok(_) => Err(OptionsError(problems)),
        Err(OptionsError(more)) => {
            problems.extend(more);
            Err(OptionsError(problems))
        }
    }
}

impl<G: Exhibit> Cabinet for Stand<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn title(&self) -> &'static str {
        G::TITLE
    }

    fn seats(&self) -> u8 {
        G::SEATS
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn rule_sets(&self) -> &'static [&'static str] {
        G::RULE_SETS
    }

    fn options(&self) -> &'static [OptionNote] {
        G::OPTIONS
    }

    fn bots(&self) -> Vec<BotNote> {
        [&[RANDOM], G::BOTS].concat()
    }

    fn begin(&self, options: &Options, seed: Seed) -> Result<Box<dyn Table>, OptionsError> {
        let (session, _) = Session::<G>::begin(setup::<G>(options)?, seed)
            .map_err(|error| OptionsError(vec![error.to_string()]))?;
        Ok(Box::new(Running::new(session)))
    }

    fn open(&self, bytes: &[u8]) -> Result<Opened, ResumeError> {
        let resumed = Session::<G>::resume(bytes)?;
        Ok(Opened {
            table: Box::new(Running::new(resumed.session)),
            good_bytes: resumed.good_bytes,
            damage: resumed.damage,
        })
    }

    fn verify(&self, bytes: &[u8]) -> Result<Verdict, Failure> {
        let reading = Record::<G>::read(bytes)?;
        let record = &reading.record;
        let truth = verify(record)?;
        Ok(Verdict {
            game: G::NAME,
            seed: record.seed(),
            rules: G::rules(record.setup()),
            commands: truth.commands,
            outcome: truth.outcome.map(|outcome| outcome.to_string()),
            score: truth.score,
            digest: truth.digest,
            good_bytes: reading.good_bytes,
            damage: reading.damage,
        })
    }

    fn legend(&self) -> String {
        G::legend()
    }

    fn catalogue(&self, options: &Options, seed: Seed) -> Result<String, OptionsError> {
        let setup = setup::<G>(options)?;
        G::new(&setup, seed).map_err(|error| OptionsError(vec![error.to_string()]))?;
        Ok(G::catalogue(&setup, seed))
    }
}
