//! How the laws are to be checked.

use engine::{Game, Perspective, Seat, Seed, SplitMix64};

use super::advance::Endless;

/// How the laws are to be checked for a game.
#[derive(Clone)]
pub struct LawSettings<G: Game> {
    /// The setups to play with.
    pub setups: Vec<G::Setup>,
    /// How many seeds each of them is played from.
    pub seeds: u32,
    /// Commands to try in every state, most of them senseless.
    pub commands: Vec<G::Command>,
    /// How long a run may take.
    pub length: Length<G>,
    /// What can be seen before the first command.
    pub opening: Opening,
    /// How a seat chooses among its legal commands, of which there is at least one.
    pub choose: Choose<G>,
    /// A seat that speaks up only now and then although it always may, such as a referee's.
    pub bystander: Option<Bystander>,
}

/// A seat that speaks up only now and then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bystander {
    /// Which.
    pub seat: Seat,
    /// It gives one command in so many, as long as others can give one.
    pub one_in: u32,
}

/// A way to choose among legal commands, with the chance that the stream gives.
pub type Choose<G> = fn(Perspective<'_, G>, &[<G as Game>::Command], &mut SplitMix64) -> <G as Game>::Command;

/// How long a run takes.
#[derive(Clone, Debug)]
pub enum Length<G> {
    /// However it is played, it is over after at most so many commands.
    EndsWithin(usize),
    /// It may go on for ever, as long as it goes on for something.
    Endless(Endless<G>),
}

impl<G> Length<G> {
    pub(super) const fn most(&self) -> usize {
        match self {
            Self::EndsWithin(most) | Self::Endless(Endless { cut: most, .. }) => *most,
        }
    }
}

/// What can be seen before the first command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// The same from every seed.
    Alike,
    /// Something that the seed decides, such as a map or a hand of cards.
    Seeded,
}

impl<G: Game> LawSettings<G> {
    /// Twenty seeds of the standard setup, played at random, with an opening that is the
    /// same from every seed.
    pub fn new(commands: Vec<G::Command>, length: Length<G>) -> Self {
        Self {
            setups: vec![G::Setup::default()],
            seeds: 20,
            commands,
            length,
            opening: Opening::Alike,
            choose: any_command,
            bystander: None,
        }
    }

    pub(super) fn seeds(&self) -> impl Iterator<Item = Seed> {
        (0..u64::from(self.seeds)).map(Seed::from_bits)
    }
}

/// Chooses any legal command, each with the same chance.
///
/// # Panics
/// When there is none.
pub fn any_command<G: Game>(
    _perspective: Perspective<'_, G>,
    legal: &[G::Command],
    stream: &mut SplitMix64,
) -> G::Command {
    legal[stream.below(u32::try_from(legal.len()).expect("few enough commands")) as usize]
}
