//! What a game says of its decisions.

use arcade::{BotTaker, Hosted, RANDOM};
use bots::Random;
use engine::{Bot, Dice, Seat, Seed};

use super::estimate::Worth;
use super::measured::Measure;
use crate::subject::Subject;

/// A bot with its type put away.
pub(crate) type BoxedBot<S> = Box<dyn Bot<S> + Send>;

/// A game whose decisions can be judged.
pub trait Judged: Subject {
    /// Who judges them.
    type Judge: Judge<Self>;
    /// What is worked out once for everybody who plays or judges with a setup: tables, scales, experience.
    type Lesson: Clone + Send;

    /// What a run comes to.
    const MEASURE: Measure;
    /// Runs that are judged when nobody says how many.
    const RUNS: u64;
    /// Runs with other dice of each seed and policy, for the spread of results.
    const DICE: u64;
    /// A run of so many commands is broken off and has not reached an end.
    const MOST_COMMANDS: u64;
    /// The kinds of decisions, by what is asked.
    const KINDS: &'static [&'static str];
    /// What the parts of a run are called, as in location.
    const PLACE: &'static str;
    /// The parts of a run, in order.
    const PLACES: &'static [&'static str];
    /// How worths are found, in a sentence or two.
    const METHOD: &'static str;
    /// What is changed to see whether the best option depends on it.
    const OTHERWISE: &'static str;
    /// Players from the least knowledge to the most.
    const RUNGS: &'static [Rung<Self>];
    /// The rung of the strong player with more time, where the judge thinks about its commands once more.
    const PATIENT: Option<&'static str> = None;
    /// Who sits on the other side on the ladder, in a game for two.
    const RIVAL: Option<&'static str> = None;

    /// Of so many decisions of a kind one is judged; all are counted.
    fn stride(kind: usize) -> u64 {
        let _ = kind;
        1
    }

    /// Works out what everybody needs who judges so many runs. All that is drawn by lot for it follows from the seed.
    fn learn(setup: &Self::Setup, seed: Seed, runs: u64) -> Self::Lesson;

    /// The strongest player that can be afforded. The decisions of its runs are judged.
    fn strong(setup: &Self::Setup, lesson: &Self::Lesson) -> BoxedBot<Self>;

    /// The player with the simple rule.
    fn naive(setup: &Self::Setup) -> BoxedBot<Self> {
        named("naive", setup)
    }

    /// A run at its first decision.
    ///
    /// # Panics
    /// When the setup is impossible.
    fn start(setup: &Self::Setup, seed: Seed) -> Self {
        Self::new(setup, seed).expect("a setup is checked before its first run")
    }

    /// The run that is judged, at its first decision. It may begin earlier than those of [`Judged::start`].
    ///
    /// # Panics
    /// When the setup is impossible.
    fn opened(setup: &Self::Setup, seed: Seed) -> Self {
        Self::start(setup, seed)
    }

    /// Whose decisions are judged.
    fn seat(seed: Seed) -> Seat {
        let _ = seed;
        Seat::FIRST
    }

    /// A run that has just begun, with other dice to come and all else as its seed has it.
    #[must_use]
    fn with_other_dice(&self, seed: Seed) -> Self;

    /// What a run came to for a seat, in the unit of [`Judged::MEASURE`].
    fn result(&self, seat: Seat) -> i64;
}

/// Who judges decisions. It sees what the player sees: clones that it plays on are dealt anew wherever
/// something is hidden.
pub trait Judge<S: Judged> {
    /// What options must have in common to be the same by symmetry.
    type Likeness: PartialEq;

    /// The judge of runs with this setup.
    fn new(setup: &S::Setup, lesson: &S::Lesson) -> Self;

    /// What is asked of a seat now. Options of a question are listed in the order of the commands, at least two.
    fn questions(&mut self, game: &S, seat: Seat) -> Vec<Question<S::Command>>;

    /// What an option must have in common with another to be the same.
    fn likeness(&self, game: &S, seat: Seat, option: S::Command) -> Self::Likeness;

    /// The numbers that the screen shows for an option of a kind of question, as many for each; more is better.
    fn shown(&self, game: &S, seat: Seat, kind: usize, option: S::Command) -> Vec<i64>;

    /// Which of the options the simple rule takes, where it draws lots by those of the seed.
    fn simple(&mut self, game: &S, seat: Seat, question: &Question<S::Command>, luck: Seed) -> usize;

    /// What each of some options is worth, judged with as many samples each.
    fn worths(&mut self, game: &S, seat: Seat, options: &[S::Command], luck: Seed) -> Vec<Worth>;

    /// What each option of a question is worth as far as somebody can tell who plays with more time than the strong
    /// player; nothing where that would be no more than the strong player knows.
    fn pondered(
        &mut self,
        game: &S,
        seat: Seat,
        question: &Question<S::Command>,
        luck: Seed,
    ) -> Option<Vec<Worth>> {
        Some(self.worths(game, seat, &question.options, luck))
    }

    /// What each of some options would be worth if one thing that the seat sees were otherwise; which, and how, is
    /// drawn by lot. Nothing where no such thing can be changed, or not without changing what can be chosen.
    fn worths_otherwise(
        &mut self,
        game: &S,
        seat: Seat,
        options: &[S::Command],
        luck: Seed,
    ) -> Option<Vec<Worth>>;

    /// In which of [`Judged::PLACES`] the run is.
    fn place(&self, game: &S) -> usize;
}

/// One thing that is to be decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question<Command> {
    /// The place in [`Judged::KINDS`].
    pub kind: usize,
    /// What can be chosen.
    pub options: Vec<Command>,
}

/// A player on the ladder.
pub struct Rung<S: Judged> {
    /// Its name.
    pub name: &'static str,
    /// What it does, in a few words.
    pub about: &'static str,
    /// Its runs for each run that is judged.
    pub each: u64,
    /// The player.
    pub player: fn(&S::Setup, &S::Lesson) -> BoxedBot<S>,
}

/// One of some things, drawn by lot.
pub(crate) fn one_of<'a, T>(things: &'a [T], dice: &mut Dice) -> Option<&'a T> {
    let count = u32::try_from(things.len()).expect("few things are drawn from");
    (count > 0).then(|| &things[dice.below(count) as usize])
}

/// The bot of a name.
///
/// # Panics
/// When the game has none.
pub(crate) fn named<S: Judged>(name: &str, setup: &S::Setup) -> BoxedBot<S> {
    boxed(name, setup).expect("the ladder names bots of the game")
}

/// The bot of a name, or nothing when the game has none.
pub(crate) fn boxed<S: Hosted>(name: &str, setup: &S::Setup) -> Option<BoxedBot<S>> {
    if name == RANDOM.name {
        return Some(Boxed.take(Random::new(Seed::from_bits(0))));
    }
    S::bot(name, setup, Boxed)
}

/// Puts the types of bots away.
struct Boxed;

impl<S: Hosted> BotTaker<S> for Boxed {
    type Made = BoxedBot<S>;

    fn take(self, bot: impl Bot<S> + Send + 'static) -> BoxedBot<S> {
        Box::new(bot)
    }
}
