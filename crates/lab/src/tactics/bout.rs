//! What is counted over the duels of two bots.

use serde::{Deserialize, Serialize};
use tactics::{Class, Ending, Minion, Outcome, Side, Skill, Team};

use super::finish::Finish;
use super::length::Length;
use super::opponents::PlayedMatch;
use crate::stats::Score;

/// Exact counts over seeds that were played from both sides.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bout {
    /// Seeds by what the bot made of the first seat, and then of the second.
    results: [[u64; 3]; 3],
    /// How matches ended: in the order of [`Ending::ALL`], and in a draw.
    endings: [Score; ENDINGS],
    pub(super) rounds: Length,
    pub(super) actions: Length,
    /// What teams with each pick made of all their matches, whoever played them.
    classes: [Score; 6],
    skills: [Score; Skill::COUNT],
    minions: [Score; 3],
    /// How often each team was brought to the first match of a seed, by skill and by pair of minions.
    teams: [[u64; 3]; Skill::COUNT],
}

/// The ways to win, and the draw.
pub(super) const ENDINGS: usize = Ending::ALL.len() + 1;

impl Bout {
    /// Takes in a seed: the match with the bot in the first seat, and the one with it in the
    /// second.
    pub(super) fn add(&mut self, played: &[PlayedMatch; 2]) {
        let [straight, swapped] = played;
        let first = Finish::of(straight.outcome, Side::One);
        let second = Finish::of(swapped.outcome, Side::Two);
        self.results[first.index()][second.index()] += 1;
        for (index, score) in self.endings.iter_mut().enumerate() {
            let count = played.iter().filter(|played| ending(played.outcome) == index).count() as u64;
            score.add(1, 2 * count, 2);
        }
        self.rounds.add(played.map(|played| u32::from(played.rounds)));
        self.actions.add(played.map(|played| played.actions));
        add_picks(&mut self.classes, played, |team| team.class.index());
        add_picks(&mut self.skills, played, |team| team.skill.index());
        add_picks(&mut self.minions, played, minions);
        // Whoever has the seat in the second match draws the same lots, so the drafts of the first are all there are.
        for team in straight.teams {
            self.teams[team.skill.index()][minions(team)] += 1;
        }
    }

    /// Takes in all that another has taken in.
    pub(super) fn merge(&mut self, other: &Self) {
        let own = self.results.iter_mut().flatten();
        own.zip(other.results.iter().flatten()).for_each(|(count, more)| *count += more);
        self.rounds.merge(&other.rounds);
        self.actions.merge(&other.actions);
        merge(&mut self.endings, &other.endings);
        merge(&mut self.classes, &other.classes);
        merge(&mut self.skills, &other.skills);
        merge(&mut self.minions, &other.minions);
        let own = self.teams.iter_mut().flatten();
        own.zip(other.teams.iter().flatten()).for_each(|(count, more)| *count += more);
    }

    /// How many seeds were played.
    pub(super) fn seeds(&self) -> u64 {
        self.results.iter().flatten().sum()
    }

    /// Whether all counts speak of so many seeds.
    pub(super) fn fits(&self, seeds: u64) -> bool {
        let matches = |scores: &[Score]| scores.iter().map(Score::matches).sum::<u64>();
        let ended: u64 = self.endings.iter().map(Score::halves).sum();
        // Every match has one end, and two teams with a pick of each sort.
        self.seeds() == seeds
            && ended == 4 * seeds
            && self.endings.iter().all(|score| score.seeds() == seeds && score.matches() == 2 * seeds)
            && [matches(&self.classes), matches(&self.skills), matches(&self.minions)] == [4 * seeds; 3]
            && self.teams.iter().flatten().sum::<u64>() == 2 * seeds
            && [&self.rounds, &self.actions].iter().all(|length| length.each.total() == 2 * seeds)
    }

    /// How many seeds came to this with the bot in the first seat and to that in the second.
    pub(super) const fn results(&self, first: Finish, second: Finish) -> u64 {
        self.results[first.index()][second.index()]
    }

    /// Adds up half points over all seeds: `halves` tells those of both matches together, by
    /// what the bot made of the first seat and of the second.
    pub(super) fn both(&self, halves: impl Fn(Finish, Finish) -> u64) -> Score {
        let mut score = Score::default();
        for first in Finish::ALL {
            for second in Finish::ALL {
                score.add(self.results(first, second), halves(first, second), 2);
            }
        }
        score
    }

    /// The points of the bot, a draw as half a win.
    pub(super) fn score(&self) -> Score {
        self.both(|first, second| first.halves() + second.halves())
    }

    /// How often matches came to this for the bot, in either seat.
    pub(super) fn share(&self, finish: Finish) -> Score {
        self.both(|first, second| 2 * u64::from(first == finish) + 2 * u64::from(second == finish))
    }

    /// The points of whoever has the first seat.
    pub(super) fn first_seat(&self) -> Score {
        self.both(|first, second| first.halves() + second.reversed().halves())
    }

    /// How often matches came to this for whoever has the first seat.
    pub(super) fn first_seat_share(&self, finish: Finish) -> Score {
        self.both(|first, second| 2 * u64::from(first == finish) + 2 * u64::from(second.reversed() == finish))
    }

    /// How often the bot's matches came to this in one seat.
    pub(super) fn seat_share(&self, side: Side, finish: Finish) -> u64 {
        let counts = Finish::ALL.map(|other| match side {
            Side::One => self.results(finish, other),
            Side::Two => self.results(other, finish),
        });
        counts.iter().sum()
    }

    /// How often matches ended in each way.
    pub(super) fn endings(&self) -> impl Iterator<Item = (Option<Ending>, &Score)> {
        Ending::ALL.into_iter().map(Some).chain([None]).zip(&self.endings)
    }

    /// What teams with each class made of their matches.
    pub(super) fn classes(&self) -> impl Iterator<Item = (Class, &Score)> {
        Class::ALL.into_iter().zip(&self.classes)
    }

    /// What teams with each skill made of their matches.
    pub(super) fn skills(&self) -> impl Iterator<Item = (Skill, &Score)> {
        Skill::ALL.into_iter().zip(&self.skills)
    }

    /// What teams with each pair of minions made of their matches.
    pub(super) fn minions(&self) -> impl Iterator<Item = ([Minion; 2], &Score)> {
        Team::PAIRS.into_iter().zip(&self.minions)
    }

    /// How often each team was brought, whoever brought it.
    pub(super) fn teams(&self) -> impl Iterator<Item = (Skill, [Minion; 2], u64)> {
        let row = |(skill, counts): (Skill, &[u64; 3])| {
            Team::PAIRS.into_iter().zip(*counts).map(move |(minions, count)| (skill, minions, count))
        };
        Skill::ALL.into_iter().zip(&self.teams).flat_map(row)
    }
}

fn ending(outcome: Outcome) -> usize {
    let won = |by| Ending::ALL.iter().position(|&ending| ending == by);
    match outcome {
        Outcome::Won { by, .. } => won(by).expect("every way to win is listed"),
        Outcome::Draw => Ending::ALL.len(),
    }
}

/// The place of a team's minions in [`Team::PAIRS`].
const fn minions(team: Team) -> usize {
    let [first, second] = team.minions;
    first.index() + second.index() - 1
}

/// Adds the matches of every team of a seed to what it has picked.
fn add_picks<const PICKS: usize>(
    scores: &mut [Score; PICKS],
    played: &[PlayedMatch; 2],
    pick: impl Fn(Team) -> usize,
) {
    let mut points = [(0, 0); PICKS];
    for played in played {
        for side in Side::ALL {
            let (halves, matches) = &mut points[pick(played.teams[side.index()])];
            *halves += Finish::of(played.outcome, side).halves();
            *matches += 1;
        }
    }
    for (score, (halves, matches)) in scores.iter_mut().zip(points) {
        if matches > 0 {
            score.add(1, halves, matches);
        }
    }
}

fn merge(scores: &mut [Score], others: &[Score]) {
    scores.iter_mut().zip(others).for_each(|(score, more)| score.merge(more));
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEAM: Team =
        Team { class: Class::Mage, skill: Skill::WildMagic, minions: [Minion::Assassin, Minion::Tank] };

    fn played(outcome: Outcome) -> PlayedMatch {
        let other = Team { class: Class::Rogue, skill: Skill::DeathMark, ..TEAM };
        PlayedMatch { teams: [TEAM, other], outcome, rounds: 7, actions: 30 }
    }

    const fn won(side: Side) -> Outcome {
        Outcome::Won { side, by: Ending::Blow }
    }

    #[test]
    fn a_seed_counts_for_bot_seat_and_team() {
        let mut bout = Bout::default();
        // The bot wins from the first seat and loses from the second: the first team is the better one.
        bout.add(&[played(won(Side::One)), played(won(Side::One))]);
        bout.add(&[played(won(Side::One)), played(Outcome::Draw)]);
        assert!(bout.fits(2) && !bout.fits(3));
        assert_eq!(bout.results(Finish::Won, Finish::Lost), 1);
        assert_eq!((bout.score().halves(), bout.first_seat().halves()), (5, 7));
        let mage = bout.classes().find(|(class, _)| *class == Class::Mage).unwrap().1;
        assert_eq!((mage.halves(), mage.matches()), (7, 4));
        let pair = bout.minions().nth(1).unwrap();
        assert_eq!((pair.0, pair.1.halves(), pair.1.matches()), (Team::PAIRS[1], 8, 8));
        let ended: Vec<u64> = bout.endings().map(|(_, score)| score.halves() / 2).collect();
        assert_eq!(ended, [3, 0, 0, 0, 0, 1]);
    }

    #[test]
    fn every_pair_of_minions_has_its_place() {
        for pair in Team::MINIONS {
            let place = Team::PAIRS[minions(Team { minions: pair, ..TEAM })];
            assert!(pair.iter().all(|minion| place.contains(minion)), "{pair:?}");
        }
    }
}
