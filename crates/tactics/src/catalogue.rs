//! What a seed has in store, for catalogues that are compared from version to version.

use engine::Seed;

use crate::state::Luck;
use crate::{Draft, Effect, Omen, Setup, Stage, Team};

/// All that a seed decides, as far as a match is likely to get.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Catalogue {
    /// Both teams, if time runs out before anybody has picked anything; none in a match that
    /// begins without a draft.
    pub teams: Option<[Team; 2]>,
    /// The kinds of the first buff tiles, in order.
    pub tiles: [Effect; Self::TILES],
    /// The first omens, in order.
    pub omens: [Omen; Self::OMENS],
}

impl Catalogue {
    /// How many buff tiles are listed; few matches lay down so many.
    pub const TILES: usize = 12;
    /// How many omens are listed.
    pub const OMENS: usize = 12;

    /// What a seed has in store for a match. A position that the match begins from shows the
    /// first tile and the first omens itself; the seed goes on behind them.
    pub fn of(setup: &Setup, seed: Seed) -> Self {
        let mut luck = Luck::of(seed);
        let begun = setup.position.as_ref().filter(|position| position.stage != Stage::Draft);
        let teams = begun.is_none().then(|| [Draft::default(); 2].map(|draft| draft.filled(&mut luck.picks)));
        let (shown, seen) = begun.map_or((&[][..], &[][..]), |position| {
            (std::slice::from_ref(&position.next_tile), &position.omens[..])
        });
        Self {
            teams,
            tiles: listed(shown, || Effect::draw_tile(&mut luck.tiles)),
            omens: listed(seen, || Omen::draw(&mut luck.omens)),
        }
    }
}

/// What is known, and behind it what is drawn.
fn listed<T: Copy, const COUNT: usize>(known: &[T], mut draw: impl FnMut() -> T) -> [T; COUNT] {
    std::array::from_fn(|place| known.get(place).copied().unwrap_or_else(&mut draw))
}
