//! A short tutorial: a few positions, each with something to find.

use engine::{Game, Seed};
use tactics::bot::Level;
use tactics::{Member, Outcome, Position, RuleSet, Setup, Side, Stage, Tactics};

/// What is to be found in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Win before the opponent acts again.
    Win,
    /// This unit is still there when the next round begins.
    Keep(Member),
    /// Win, in whatever time it takes.
    Match,
}

/// Whether a goal is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonState {
    /// Not yet.
    Open,
    /// It is.
    Solved,
    /// It cannot be reached any more.
    Failed,
}

/// A position with something to find in it. The player is always P1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// What it is about, in a few words.
    pub title: &'static str,
    /// What is to be done.
    pub task: &'static str,
    /// What helps, for whoever asks.
    pub hint: &'static str,
    /// What it has shown, once it is solved.
    pub moral: &'static str,
    /// Where it begins, as RULES.md writes positions, but for what units are born with: that is as the rules
    /// have it.
    pub position: &'static str,
    /// What is to be reached.
    pub goal: Goal,
    /// How well the opponent plays.
    pub opponent: Level,
}

/// All lessons, in the order of learning.
pub const LESSONS: &[Lesson] = &[
    Lesson {
        title: "Your first match",
        task: "A short match against an easy opponent. You are told each thing when it matters. Fell the \
               enemy Warrior.",
        hint: "The Tank takes what is meant for the Warrior while it stands beside him: fell it first. Then \
               let all strike at him.",
        moral: "That is a match: choose, go or strike, by turns, until a hero falls. The next lessons are \
                riddles of one round.",
        position: "round 1, p1 / mage elemental-blast c2 12, tank b2 9, archer d2 8 / \
                   warrior heroic-leap c5 5, tank c4 2, assassin e5 2 / b3 power 3",
        goal: Goal::Match,
        opponent: Level::Easy,
    },
    Lesson {
        title: "Win this turn",
        task: "The enemy Mage has 4 HP and stands alone. Win before P2 acts.",
        hint: "The Assassin walks three steps and strikes for 4, all in one action: a charge.",
        moral: "A charge is a walk and a blow. Whoever's hero falls loses at once.",
        position: "round 1, p1 / warrior endure c1 12, tank a1 9, assassin e2 6 / \
                   mage wild-magic c4 4, archer a5 8, tank e5 9",
        goal: Goal::Win,
        opponent: Level::Hard,
    },
    Lesson {
        title: "Past the guard",
        task: "P2 has no unit left to act, so your units act in a row. The Tank beside the Mage takes \
               every blow that is meant for her. Win before the round ends.",
        hint: "The Tank has 3 HP. Let the Archer shoot it first, then let the Assassin charge.",
        moral: "A tank guards only while it stands beside its hero. Take it away first.",
        position: "round 2, p1 / warrior endure c1 12 spent, archer b2 8, assassin e3 6 / \
                   mage wild-magic c5 4 spent, tank b5 3 spent, archer e5 8 spent / - / next life",
        goal: Goal::Win,
        opponent: Level::Hard,
    },
    Lesson {
        title: "Use your tank",
        task: "Your Cleric has 4 HP and has acted. The enemy Assassin strikes for 4. Your hero must live to \
               see the next round.",
        hint: "Whoever stands beside your Tank is struck through the Tank.",
        moral: "A tank beside your hero takes what is aimed at it. Only the one that is named as the taker \
                loses HP.",
        position: "round 2, p1 / cleric trinity c2 4 spent cooldown2, tank a2 9, archer e1 8 spent / \
                   mage wild-magic c5 12 spent cooldown2, assassin d4 6, archer fell e5",
        goal: Goal::Keep(Member::Hero),
        opponent: Level::Hard,
    },
    Lesson {
        title: "Survive decay",
        task: "It is round 8: at its end every minion loses 2 HP, and your Assassin has only 2. It must still \
               be there in round 9.",
        hint: "A tile of Life gives 2 HP at once. A tile of Weakness takes 2.",
        moral: "From round 8 on minions decay. Buff tiles, healing and a quick win are the ways out.",
        position: "round 8, p1 / warrior endure c1 9 spent, tank a1 5 spent, assassin e2 2 / \
                   mage wild-magic c5 8 spent, tank b5 5 spent, archer c4 4 spent / \
                   d4 life 2, e4 weakness 1, d2 slow 2",
        goal: Goal::Keep(Member::Second),
        opponent: Level::Hard,
    },
    Lesson {
        title: "Twice as quick",
        task: "The enemy Huntress has 2 HP, but she is out of reach. Win before P2 acts.",
        hint: "Speed counts at once: whoever takes it up acts again, two weaker than before.",
        moral: "A tile of Speed in the right place is worth a whole action.",
        position: "round 2, p1 / warrior endure c1 12, tank a1 9, assassin e1 6 / \
                   huntress spirit-hawk b5 2, archer d5 8, tank e5 9 / d3 speed 2, b2 power 1",
        goal: Goal::Win,
        opponent: Level::Hard,
    },
];

impl Lesson {
    /// Whether newcomers are told what to do, step by step.
    pub const fn is_guided(&self) -> bool {
        matches!(self.goal, Goal::Match)
    }

    /// The rules that are taught: those that whoever has learned them plays by.
    const RULES: RuleSet = RuleSet::Balanced;

    /// The side of whoever learns.
    pub const SIDE: Side = Side::One;

    /// What the match of the lesson is set up with.
    pub fn setup(&self) -> Setup {
        Setup::with_position(Self::RULES, self.board())
    }

    /// The match at its beginning.
    pub fn game(&self) -> Tactics {
        Tactics::new(&self.setup(), Seed::from_bits(0)).expect("the usual numbers make a match")
    }

    /// Whether the goal is reached in a position that the lesson came to.
    pub fn state(&self, now: &Position) -> LessonState {
        let later = now.round() > self.board().round();
        match (self.goal, now.stage()) {
            (_, Stage::Over(Outcome::Won { side: Self::SIDE, .. })) => LessonState::Solved,
            (_, Stage::Over(_)) => LessonState::Failed,
            (Goal::Win, Stage::Choice(Self::SIDE)) => LessonState::Open,
            (Goal::Win, _) if later || now.mover() != Self::SIDE => LessonState::Failed,
            (Goal::Keep(member), _) if !now.living().contains(Self::SIDE.unit(member)) => LessonState::Failed,
            (Goal::Keep(_), _) if later => LessonState::Solved,
            _ => LessonState::Open,
        }
    }

    fn board(&self) -> Position {
        let position: Position = self.position.parse().expect("a lesson begins from a position that can be");
        position.born_with(Self::RULES.content())
    }
}

#[cfg(test)]
mod tests {
    use engine::{Perspective, Silence};
    use tactics::{Command, Deed};

    use super::*;

    /// Whether the goal can be reached by one of the player's commands, or only by these,
    /// whatever the opponent does.
    fn is_solved(lesson: &Lesson, game: &Tactics, own: &dyn Fn(Command) -> bool) -> bool {
        match lesson.state(game.position()) {
            LessonState::Solved => return true,
            LessonState::Failed => return false,
            LessonState::Open => {}
        }
        let decides = match game.position().stage() {
            Stage::Choice(side) => side,
            _ => game.position().mover(),
        };
        let mut legal = Vec::new();
        game.legal(decides.seat(), &mut legal);
        let leads = |command: &Command| {
            let mut next = *game;
            next.play(decides.seat(), *command, &mut Silence).unwrap();
            is_solved(lesson, &next, own)
        };
        if decides == Lesson::SIDE {
            legal.iter().filter(|command| own(**command)).any(leads)
        } else {
            legal.iter().all(leads)
        }
    }

    #[test]
    fn every_lesson_can_be_solved_and_never_by_waiting() {
        // A whole match has too many ways, and each other lesson is about one round.
        for lesson in LESSONS.iter().filter(|lesson| lesson.goal != Goal::Match) {
            let game = lesson.game();
            assert_eq!(lesson.state(game.position()), LessonState::Open, "{}", lesson.title);
            assert!(is_solved(lesson, &game, &|_| true), "{} cannot be solved", lesson.title);
            let waits = |command: Command| !matches!(command, Command::Unit(_, deed) if deed != Deed::Pass);
            assert!(!is_solved(lesson, &game, &waits), "{} solves itself", lesson.title);
        }
    }

    #[test]
    fn the_first_match_is_won_by_whoever_plays_as_an_expert_would() {
        let lesson = LESSONS.iter().find(|lesson| lesson.is_guided()).expect("there is one");
        let mut game = lesson.game();
        let mut players = [Level::Normal, lesson.opponent].map(|level| level.bot(*game.content()));
        let mut count = 0;
        while let Some(side) = game.position().decider() {
            let command = players[side.index()].choose(Perspective::new(&game, side.seat()));
            game.play(side.seat(), command, &mut Silence).unwrap();
            count += usize::from(side == Lesson::SIDE);
        }
        assert_eq!(lesson.state(game.position()), LessonState::Solved);
        assert!((3..=12).contains(&count), "a few moves, not {count}");
    }
}
