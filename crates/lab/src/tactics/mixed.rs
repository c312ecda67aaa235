//! How often to bring what: a mixture that no opponent can prepare for.

use std::cmp::Reverse;

use tactics::bot::MatchUps;

/// How often the game of picking is played to find the mixture.
const GOES: u64 = 20_000;

/// How often of a thousand times each of some things is to be brought, by the half points that each (a row) made
/// against each (a column), if none may be brought more often than once in `spread` times.
///
/// Fictitious play: whatever does best against all that was brought so far is brought once more, and in the long
/// run that is a mixture against which nothing does better. With the bound it is the `spread` best that are
/// brought, each time. All of it is whole numbers, so that a table has one answer.
pub(super) fn mixed<const COUNT: usize>(halves: &[[u16; COUNT]; COUNT], spread: usize) -> [u16; COUNT] {
    let mut brought = [1_u64; COUNT];
    for _ in 0..GOES {
        let made = halves
            .map(|row| row.iter().zip(&brought).map(|(&half, &times)| u64::from(half) * times).sum::<u64>());
        let mut places: Vec<usize> = (0..COUNT).collect();
        places.sort_by_key(|&place| Reverse(made[place]));
        for &place in &places[..spread] {
            brought[place] += 1;
        }
    }
    in_thousands(brought)
}

/// Shares of a thousand in whole numbers: rounded down, and what is left goes where most was cut off.
fn in_thousands<const COUNT: usize>(counts: [u64; COUNT]) -> [u16; COUNT] {
    let whole = u64::from(MatchUps::WHOLE);
    let total: u64 = counts.iter().sum();
    let mut shares = counts.map(|count| count * whole / total);
    let left = whole - shares.iter().sum::<u64>();
    let mut places: Vec<usize> = (0..COUNT).collect();
    places.sort_by_key(|&place| Reverse(counts[place] * whole % total));
    places
        .into_iter()
        .take(usize::try_from(left).expect("less than there are counts"))
        .for_each(|place| shares[place] += 1);
    shares.map(|share| u16::try_from(share).expect("a share of a thousand"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rock, paper and scissors, with a stone that is worth more.
    const STONES: [[u16; 3]; 3] = [[10, 0, 20], [20, 10, 0], [0, 20, 10]];

    #[test]
    fn what_beats_each_other_in_a_ring_is_brought_alike() {
        let weights = mixed(&STONES, 1);
        assert!(weights.iter().all(|weight| (325..=342).contains(weight)), "{weights:?}");
        assert_eq!(weights.iter().sum::<u16>(), MatchUps::WHOLE);
    }

    #[test]
    fn what_beats_all_is_brought_as_often_as_it_may() {
        let best = [[10, 20, 20], [0, 10, 15], [0, 5, 10]];
        assert_eq!(mixed(&best, 1), [1_000, 0, 0]);
        assert_eq!(mixed(&best, 2), [500, 500, 0]);
    }

    /// The tables of the game hold what they come to.
    #[test]
    fn strong_bots_bring_what_the_tables_come_to() {
        for table in [tactics::bot::BALANCED, tactics::bot::WRITTEN] {
            assert_eq!(table.skill_weights, mixed(&table.skills, super::super::matchups::SKILLS_SPREAD));
            assert_eq!(table.minion_weights, mixed(&table.minions, super::super::matchups::PAIRS_SPREAD));
            for (row, halves) in table.skills.iter().enumerate() {
                let whole = |column: usize| halves[column] + table.skills[column][row] == 2 * table.matches;
                assert!((0..halves.len()).all(whole), "what one wins the other loses: row {row}");
            }
        }
    }
}
