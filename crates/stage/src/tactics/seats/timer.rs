//! How much time is left for a decision, in a match with a clock.

use tactics::{Allowance, Stage, Tactics};

use crate::Millis;
use crate::tactics::{Pace, Seating, Showing};

/// A clock that runs for one decision at a time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Timer {
    state: State,
    now: Millis,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum State {
    /// Nothing is to be decided by anybody at this screen.
    #[default]
    Idle,
    /// A decision is being timed.
    Running { timed: Timed, since: Millis },
    /// A draft waits behind the curtain, and so much of its time is spent.
    Paused { timed: Timed, spent: Millis },
}

/// A decision, and how long it may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Timed {
    showing: Showing,
    time: Millis,
    grace: Millis,
}

impl Timer {
    /// Follows the match to what is to be decided now. In a draft the time runs for all picks
    /// together and stands still behind the curtain; at the board it begins anew.
    pub fn follow(&mut self, seating: &Seating, game: &Tactics, showing: Showing, now: Millis) {
        self.now = now;
        let is_same = |timed: Timed, side| timed.showing == Showing::Draft(side);
        self.state = match (showing, self.state) {
            (Showing::Draft(side), running @ State::Running { timed, .. }) if is_same(timed, side) => running,
            (Showing::Draft(side), State::Paused { timed, spent }) if is_same(timed, side) => {
                State::Running { timed, since: now.saturating_sub(spent) }
            }
            (Showing::Cover(side), State::Running { timed, since }) if is_same(timed, side) => {
                State::Paused { timed, spent: now.saturating_sub(since) }
            }
            (Showing::Cover(side), paused @ State::Paused { timed, .. }) if is_same(timed, side) => paused,
            _ => match allowance(*seating, game, showing) {
                Some(Allowance { time, grace, .. }) => {
                    let timed = Timed { showing, time: Millis::from(time), grace: Millis::from(grace) };
                    State::Running { timed, since: now }
                }
                None => State::Idle,
            },
        };
    }

    /// Nothing is to be decided by anybody at this screen.
    pub const fn stop(&mut self) {
        self.state = State::Idle;
    }

    /// Whether a decision is being timed.
    pub const fn is_running(&self) -> bool {
        matches!(self.state, State::Running { .. })
    }

    /// Lets time pass; true when it has run out, grace included.
    pub const fn tick(&mut self, now: Millis) -> bool {
        self.now = now;
        match self.state {
            State::Running { timed, since } => now >= since + timed.time + timed.grace,
            State::Idle | State::Paused { .. } => false,
        }
    }

    /// What is left, without the grace.
    pub const fn left(&self) -> Option<Millis> {
        match self.state {
            State::Running { timed, since } => Some((since + timed.time).saturating_sub(self.now)),
            State::Idle | State::Paused { .. } => None,
        }
    }
}

/// The time that somebody at this screen has for what is to be decided now, if anybody is
/// waited for and decisions are timed.
fn allowance(seating: Seating, game: &Tactics, showing: Showing) -> Option<Allowance> {
    let is_awaited = match showing {
        Showing::Draft(_) => game.position().stage() == Stage::Draft,
        Showing::Board => game.position().decider().is_some_and(|side| seating.is_person(side)),
        Showing::Cover(_) | Showing::Waiting => false,
    };
    game.allowance().filter(|_| is_awaited && seating.pace == Pace::Clock)
}

#[cfg(test)]
mod tests {
    use engine::{Game, Seed};
    use tactics::bot::Level;
    use tactics::{Content, RuleSet, Setup, Side};

    use super::*;

    const CLOCKED: Seating = Seating { pace: Pace::Clock, ..Seating::hot_seat() };
    const BOARD: &str = "round 1, p1 / warrior endure c1 5, tank a1 5, archer e1 3 / \
                         mage wild-magic c5 5, tank b5 5, assassin e5 2";

    fn at_the_board() -> Tactics {
        let setup = Setup::with_position(RuleSet::Written, BOARD.parse().unwrap());
        Tactics::new(&setup, Seed::from_bits(1)).unwrap()
    }

    fn in_a_draft() -> Tactics {
        Tactics::new(&Setup::default(), Seed::from_bits(1)).unwrap()
    }

    #[test]
    fn time_runs_out_only_after_its_grace() {
        let clock = Content::WRITTEN.clock;
        let (time, grace) = (Millis::from(clock.action), Millis::from(clock.grace));
        let mut timer = Timer::default();
        assert!(!timer.tick(5_000) && timer.left().is_none());
        timer.follow(&CLOCKED, &at_the_board(), Showing::Board, 5_000);
        assert!(!timer.tick(4_900 + time));
        assert_eq!(timer.left(), Some(100));
        assert!(!timer.tick(5_100 + time));
        assert_eq!(timer.left(), Some(0));
        assert!(timer.tick(5_000 + time + grace));
        timer.stop();
        assert!(!timer.is_running());
    }

    #[test]
    fn only_people_with_a_clock_are_timed() {
        let mut timer = Timer::default();
        let bot_acts = Seating { pace: Pace::Clock, ..Seating::against(Level::Easy, Side::Two) };
        for seating in [Seating::hot_seat(), bot_acts] {
            timer.follow(&seating, &at_the_board(), Showing::Board, 0);
            assert!(!timer.is_running(), "{seating}");
        }
    }

    #[test]
    fn the_curtain_stops_the_clock_of_a_draft_and_gives_no_new_time() {
        let game = in_a_draft();
        let time = Millis::from(Content::WRITTEN.clock.draft);
        let mut timer = Timer::default();
        let mut follow = |showing, now| {
            timer.follow(&CLOCKED, &game, showing, now);
            timer.left()
        };
        assert_eq!(follow(Showing::Cover(Side::One), 0), None);
        assert_eq!(follow(Showing::Draft(Side::One), 1_000), Some(time));
        assert_eq!(follow(Showing::Draft(Side::One), 4_000), Some(time - 3_000), "a pick takes time");
        assert_eq!(follow(Showing::Cover(Side::One), 5_000), None);
        assert_eq!(follow(Showing::Cover(Side::One), 6_000), None);
        assert_eq!(follow(Showing::Draft(Side::One), 90_000), Some(time - 4_000));
        assert_eq!(follow(Showing::Cover(Side::Two), 91_000), None, "nobody drafts behind the curtain");
        assert_eq!(follow(Showing::Draft(Side::Two), 95_000), Some(time), "the other has time of its own");
    }

    #[test]
    fn at_the_board_every_decision_has_its_own_time() {
        let game = at_the_board();
        let mut timer = Timer::default();
        timer.follow(&CLOCKED, &game, Showing::Board, 0);
        timer.follow(&CLOCKED, &game, Showing::Board, 3_000);
        assert_eq!(timer.left(), Some(Millis::from(Content::WRITTEN.clock.action)));
    }
}
