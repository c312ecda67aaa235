//! A game as it stands in the arcade, before anybody plays.

use std::marker::PhantomData;

use engine::record::Damage;
use engine::{About, BotNote, ResumeError, Seed, Session};

use crate::player::RANDOM;
use crate::running::Running;
use crate::{Failure, Hosted, Options, OptionsError, RunningGame, Verdict};

/// A game that can be begun, opened from a record, and asked about itself.
pub trait Cabinet: Sync {
    /// What the game says of itself.
    fn about(&self) -> &'static About;

    /// The name on the command line and in records.
    fn name(&self) -> &'static str {
        self.about().name
    }

    /// How many seats a run has.
    fn seats(&self) -> u8;

    /// How many of the seats are players', from the first on. No bot sits in the others.
    fn players(&self) -> u8;

    /// What the seats are called, from the first on.
    fn seat_names(&self) -> &'static [&'static str];

    /// The version of the rules that records are played under.
    fn rules_version(&self) -> u32;

    /// What can be chosen before the first command.
    fn options(&self) -> &'static [OptionNote];

    /// The bots that can sit down: those of the game, after the one that every game has.
    fn bots(&self) -> Vec<BotNote> {
        [&[RANDOM], self.about().bots].concat()
    }

    /// Begins a game.
    ///
    /// # Errors
    /// All that is wrong with the options.
    fn begin(&self, options: &Options, seed: Seed) -> Result<Box<dyn RunningGame>, OptionsError>;

    /// Goes on from the good part of a record.
    ///
    /// # Errors
    /// When the bytes are no record of this game, or do not play as they were recorded.
    fn open(&self, bytes: &[u8]) -> Result<Opened, ResumeError>;

    /// Plays a record of this game and checks all that it claims.
    ///
    /// # Errors
    /// When it cannot be read, or is not true.
    fn verify(&self, bytes: &[u8]) -> Result<Verdict, Failure>;

    /// What the letters of [`Cabinet::catalogue`] mean.
    fn legend(&self) -> String;

    /// All that a seed has in store, as a paragraph of text without its last line break.
    ///
    /// # Errors
    /// All that is wrong with the options.
    fn catalogue(&self, options: &Options, seed: Seed) -> Result<String, OptionsError>;
}

/// A choice before the first command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionNote {
    /// What it is called.
    pub name: &'static str,
    /// What it decides, and what can be written.
    pub about: &'static str,
}

/// A game that goes on from a record.
pub struct Opened {
    /// The game after the last good command.
    pub run: Box<dyn RunningGame>,
    /// How many bytes of the record are good. The rest is to be kept aside and cut off
    /// before anything is appended.
    pub good_bytes: usize,
    /// What is wrong with the rest, if there is one.
    pub damage: Option<Damage>,
}

/// Puts a game's types behind [`Cabinet`].
pub(crate) struct CabinetOf<G>(PhantomData<fn() -> G>);

impl<G: Hosted> CabinetOf<G> {
    pub(crate) const NEW: Self = Self(PhantomData);
    /// The one that the list of games and running games refer to.
    pub(crate) const SHARED: &'static dyn Cabinet = &Self::NEW;
}

impl<G: Hosted> Cabinet for CabinetOf<G> {
    fn about(&self) -> &'static About {
        &G::ABOUT
    }

    fn seats(&self) -> u8 {
        G::SEATS
    }

    fn players(&self) -> u8 {
        G::PLAYERS
    }

    fn seat_names(&self) -> &'static [&'static str] {
        G::SEAT_NAMES
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn options(&self) -> &'static [OptionNote] {
        G::OPTIONS
    }

    fn begin(&self, options: &Options, seed: Seed) -> Result<Box<dyn RunningGame>, OptionsError> {
        Ok(Box::new(Running::new(G::begin(options, seed)?)))
    }

    fn open(&self, bytes: &[u8]) -> Result<Opened, ResumeError> {
        let resumed = Session::<G>::resume(bytes)?;
        Ok(Opened {
            run: Box::new(Running::new(resumed.session)),
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
