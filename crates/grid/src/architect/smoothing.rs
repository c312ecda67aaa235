//! Noise and ragged edges that settle.

use crate::{Area, Cells};

/// How rock settles: in each round every tile becomes what most of the nine tiles around it are, itself
/// included. Whatever lies outside counts as rock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Smoothing {
    /// How often all of it settles.
    pub rounds: u8,
    /// With so many tiles of rock around it a tile becomes rock.
    pub rock_from: u8,
    /// With no more tiles of rock around it than this a tile opens; in between it stays as it is.
    pub open_to: u8,
}

impl Smoothing {
    /// Nothing settles.
    pub const NONE: Self = Self::majority(0);

    /// So many rounds in which five of nine decide, either way.
    pub const fn majority(rounds: u8) -> Self {
        Self { rounds, rock_from: 5, open_to: 4 }
    }

    /// What becomes of open tiles after all rounds.
    #[must_use]
    pub fn settle<const HEIGHT: usize, const WORDS: usize>(
        self,
        open: Cells<HEIGHT, WORDS>,
        within: Area,
    ) -> Cells<HEIGHT, WORDS> {
        (0..self.rounds).fold(open, |open, _| self.round(&open, within))
    }

    /// All tiles at once, from how they were before.
    fn round<const HEIGHT: usize, const WORDS: usize>(
        self,
        open: &Cells<HEIGHT, WORDS>,
        within: Area,
    ) -> Cells<HEIGHT, WORDS> {
        // Of nine tiles those that are not rock are open.
        let opens = open.crowded(9 - self.open_to);
        let stays = *open & open.crowded(10 - self.rock_from);
        (opens | stays) & Cells::of_area(within)
    }
}

#[cfg(test)]
mod tests {
    use engine::SplitMix64;

    use super::*;
    use crate::Point;
    use crate::testing::{Density, scattered};

    #[test]
    fn every_tile_becomes_what_its_surroundings_were() {
        let mut stream = SplitMix64::new(8);
        let within = Area::new(Point::new(58, 1), 12, 7);
        for smoothing in [Smoothing::majority(1), Smoothing { rounds: 1, rock_from: 5, open_to: 3 }] {
            for hundredths in [20, 45, 55, 80] {
                let open: Cells<9, 2> = scattered(within, Density(hundredths), &mut stream);
                let opens = |at: &Point| {
                    let near = |other: &Point| other.x.abs_diff(at.x) <= 1 && other.y.abs_diff(at.y) <= 1;
                    let rock = 9 - open.iter().filter(near).count();
                    match rock {
                        _ if rock >= usize::from(smoothing.rock_from) => false,
                        _ if rock <= usize::from(smoothing.open_to) => true,
                        _ => open.contains(*at),
                    }
                };
                let settled = smoothing.settle(open, within);
                assert_eq!(settled, within.points().filter(opens).collect());
                let twice = Smoothing { rounds: 2, ..smoothing };
                assert_eq!(twice.settle(open, within), smoothing.settle(settled, within));
                assert_eq!(Smoothing::NONE.settle(open, within), open);
            }
        }
    }
}
