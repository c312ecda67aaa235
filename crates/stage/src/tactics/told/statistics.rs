//! What matches come to when they are counted.

use tactics::bot::Level;
use tactics::{Class, Side};

use crate::Kept;
use crate::tactics::{Player, Seating, Summary};

/// A match, and who played it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedMatch {
    /// The match.
    pub summary: Summary,
    /// Who sat at the board, as far as that is known.
    pub seating: Option<Seating>,
    /// Whether it was taken over from another, by somebody who knew what lies ahead.
    pub is_branch: bool,
}

/// Matches won, lost and drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// Won.
    pub won: u32,
    /// Lost.
    pub lost: u32,
    /// Neither.
    pub drawn: u32,
}

/// What some matches come to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// Against each level, in the order of [`Level::ALL`].
    pub levels: [Record; 3],
    /// With each class against any level, in the order of [`Class::ALL`].
    pub classes: [Record; 6],
    /// Two people at one screen: won is by P1, lost by P2.
    pub hot_seat: Record,
    /// Matches that can be gone on with.
    pub under_way: u32,
    /// Matches that were put away before anybody won.
    pub put_away: u32,
    /// Matches that do not count: taken over, with something taken back, or another game.
    pub uncounted: u32,
}

impl Record {
    /// How many matches.
    pub const fn played(&self) -> u32 {
        self.won + self.lost + self.drawn
    }

    fn add(&mut self, winner: Option<Side>, own: Side) {
        match winner {
            None => self.drawn += 1,
            Some(side) if side == own => self.won += 1,
            Some(_) => self.lost += 1,
        }
    }
}

impl FinishedMatch {
    /// Whether the match counts: played from its draft to its end, without taking anything back.
    pub const fn counts(&self) -> bool {
        !self.is_branch && self.summary.is_usual && self.summary.taken_back == 0
    }
}

impl crate::Statistics<FinishedMatch> for Statistics {
    fn add(&mut self, played: &FinishedMatch) {
        let Some(outcome) = played.summary.outcome else {
            match played.summary.kept {
                Kept::Kept => self.under_way += 1,
                Kept::GivenUp => self.put_away += 1,
            }
            return;
        };
        let Some(seating) = played.seating.filter(|seating| played.counts() && !seating.is_bots_only())
        else {
            self.uncounted += 1;
            return;
        };
        let Some(own) = seating.own() else {
            self.hot_seat.add(outcome.winner(), Side::One);
            return;
        };
        if let Player::Bot(level) = seating.player(own.opponent()) {
            let place = Level::ALL.iter().position(|known| *known == level).unwrap_or(0);
            self.levels[place].add(outcome.winner(), own);
        }
        if let Some(teams) = played.summary.teams {
            let class: Class = teams[own.index()].class;
            self.classes[class.index()].add(outcome.winner(), own);
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::Seed;
    use tactics::{Ending, Minion, Outcome, RuleSet, Skill, Team};

    use super::*;
    use crate::Statistics as _;

    fn played(winner: Side, seating: Seating) -> FinishedMatch {
        let minions = [Minion::Tank, Minion::Archer];
        let team = |class: Class, skill: Skill| Team { class, skill, minions };
        let summary = Summary {
            rules: RuleSet::Written,
            is_usual: true,
            seed: Seed::from_bits(1),
            round: 5,
            teams: Some([team(Class::Mage, Skill::WildMagic), team(Class::Rogue, Skill::DeathMark)]),
            outcome: Some(Outcome::Won { side: winner, by: Ending::Blow }),
            taken_back: 0,
            kept: Kept::Kept,
        };
        FinishedMatch { summary, seating: Some(seating), is_branch: false }
    }

    #[test]
    fn matches_are_counted_by_opponent_and_class() {
        let easy = Seating::against(Level::Easy, Side::One);
        let hard = Seating::against(Level::Hard, Side::Two);
        let mut undone = played(Side::One, easy);
        undone.summary.taken_back = 2;
        let all = [
            played(Side::One, easy),
            played(Side::One, hard),
            undone,
            played(Side::Two, Seating::hot_seat()),
        ];
        let sums = Statistics::of(&all);
        assert_eq!((sums.levels[0].won, sums.levels[2].lost, sums.hot_seat.lost), (1, 1, 1));
        assert_eq!(sums.classes[Class::Mage.index()].won, 1);
        assert_eq!(sums.classes[Class::Rogue.index()].lost, 1);
        assert_eq!(sums.uncounted, 1, "what was taken back does not count");
    }

    #[test]
    fn a_match_that_was_put_away_is_not_under_way() {
        let mut open = played(Side::One, Seating::hot_seat());
        open.summary.outcome = None;
        let mut given_up = open.clone();
        given_up.summary.kept = Kept::GivenUp;
        let sums = Statistics::of(&[open, given_up]);
        assert_eq!((sums.under_way, sums.put_away, sums.uncounted), (1, 1, 0));
    }
}
