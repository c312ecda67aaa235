//! What Tactics asks: what a bot plays, and what a good player would do.

use ::tactics::bot::{Advice, Level};
use ::tactics::{Command, Side, Stage, Tactics};
use engine::{Perspective, Session};
use serde::{Deserialize, Serialize};
use stage::tactics::advice;

use crate::counsel::{self, Client};

/// Counsel for a match. When it is dropped, nothing is answered any more.
pub struct Counsel {
    client: Client,
}

/// What can be asked in a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// What does a bot of this level play for this side?
    Move(Side, Level),
    /// What would a good player do for this side, and why?
    Advice(Side),
}

/// What is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// What the bot plays.
    Move(Command),
    /// What a good player would do, and why.
    Advice(Advice),
}

impl Counsel {
    /// Counsel for one match.
    pub fn new() -> Self {
        Self { client: Client::new() }
    }

    /// Asks about the last moment of a match, in its battle. The answer comes later, and never when
    /// the match is left or when another moment has been asked about since.
    pub fn ask(&self, session: &Session<Tactics>, question: Question, answer: impl FnOnce(Answer) + 'static) {
        let ask = Ask { record: session.record_bytes(), question };
        self.client.ask_adviser::<Adviser>(session.digest(), &ask, answer);
    }
}

impl Default for Counsel {
    fn default() -> Self {
        Self::new()
    }
}

/// A question with all that is needed to answer it, so that the counsellor need not remember.
/// A match is played again from its record: that takes no time, and the code for it is there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Ask {
    record: Vec<u8>,
    question: Question,
}

/// It remembers nothing.
#[derive(Default)]
pub(crate) struct Adviser;

impl counsel::Adviser for Adviser {
    type Game = Tactics;
    type Question = Ask;
    type Answer = Answer;

    fn think(&mut self, ask: &Ask) -> Option<Answer> {
        think(ask)
    }
}

/// Answers a question from what the side may know. Nobody is advised in a draft, which bots do by
/// lots that they remember.
fn think(Ask { record, question }: &Ask) -> Option<Answer> {
    let session = Session::<Tactics>::resume(record).ok()?.session;
    let game = session.game();
    if !matches!(game.position().stage(), Stage::Action | Stage::Choice(_)) {
        return None;
    }
    match *question {
        Question::Move(side, level) => {
            let mut bot = level.bot(*game.content());
            Some(Answer::Move(bot.choose(Perspective::new(game, side.seat()))))
        }
        Question::Advice(side) => advice(game, side).map(Answer::Advice),
    }
}

#[cfg(test)]
mod tests {
    use ::tactics::{RuleSet, Setup};
    use engine::{Seed, Silence};

    use super::*;
    use crate::counsel::AnyAdviser as _;

    const WON: &str = "round 1, p1 / warrior endure c1 5, tank a1 5, assassin e1 2 / \
                       mage wild-magic c4 2, archer a5 3, tank e5 5";

    fn begun(setup: Setup) -> Session<Tactics> {
        Session::begin(setup, Seed::from_bits(1)).expect("a match").0
    }

    fn ask(session: &Session<Tactics>, question: Question) -> Ask {
        Ask { record: session.record_bytes(), question }
    }

    #[test]
    fn questions_and_answers_travel_as_bytes() {
        let session = begun(Setup::with_position(RuleSet::Written, WON.parse().expect("a position")));
        for question in [Question::Move(Side::One, Level::Easy), Question::Advice(Side::One)] {
            let asked = postcard::to_allocvec(&ask(&session, question)).expect("a question serialises");
            let answered = Adviser.think_in_bytes(&asked);
            let answer: Option<Answer> = postcard::from_bytes(&answered).expect("an answer is read");
            assert_eq!(answer, think(&ask(&session, question)));
            assert!(answer.is_some());
        }
    }

    #[test]
    fn the_counsellor_plays_as_the_bot_does_and_says_why() {
        let session = begun(Setup::with_position(RuleSet::Written, WON.parse().expect("a position")));
        let game = session.game();
        let played = Level::Normal.bot(*game.content()).choose(Perspective::new(game, Side::One.seat()));
        let answer = think(&ask(&session, Question::Move(Side::One, Level::Normal)));
        assert_eq!(answer, Some(Answer::Move(played)));
        let Some(Answer::Advice(advice)) = think(&ask(&session, Question::Advice(Side::One))) else {
            panic!("somebody who decides can be advised");
        };
        assert_eq!(advice.reason.to_string(), "it wins the match");
    }

    #[test]
    fn what_was_taken_back_is_not_thought_about() {
        let mut session = begun(Setup::with_position(RuleSet::Written, WON.parse().expect("a position")));
        session.play(Side::One.seat(), "m1 pass".parse().expect("a command"), &mut Silence).expect("legal");
        session.undo().expect("nothing was disclosed");
        let Some(Answer::Advice(advice)) = think(&ask(&session, Question::Advice(Side::One))) else {
            panic!("P1 decides again");
        };
        assert_eq!(advice.reason.to_string(), "it wins the match");
    }

    #[test]
    fn nobody_is_asked_in_a_draft_nor_about_a_damaged_match() {
        let session = begun(Setup::default());
        assert_eq!(think(&ask(&session, Question::Advice(Side::Two))), None);
        assert_eq!(think(&Ask { record: vec![1, 2, 3], question: Question::Advice(Side::Two) }), None);
    }
}
