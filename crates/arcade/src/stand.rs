//! The cabinet of any exhibit.

use std::marker::PhantomData;

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

    fn players(&self) -> u8 {
        G::PLAYERS
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
        Ok(Box::new(Running::new(G::begin(options, seed)?)))
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
        G::verdict(bytes)
    }

    fn legend(&self) -> String {
        G::legend()
    }

    fn catalogue(&self, options: &Options, seed: Seed) -> Result<String, OptionsError> {
        let setup = G::checked_setup(options)?;
        G::new(&setup, seed).map_err(|error| OptionsError(vec![error.to_string()]))?;
        Ok(G::catalogue(&setup, seed))
    }
}
