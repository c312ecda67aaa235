//! What Forward asks.

use ::forward::odds::Chance;
use ::forward::{Command, Content, Forward, Rules};
use engine::Game as _;
use serde::{Deserialize, Serialize};
use stage::forward::Oracle;

use crate::counsel::{self, Client};

/// Counsel for a run of Forward. When it is dropped, nothing is answered any more.
pub struct Counsel {
    content: Content,
    rules: Rules,
    client: Client,
}

/// What can be asked about a moment of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// How likely is the location cleared?
    Clears,
    /// What would a good player do?
    Advice,
}

/// What is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// The chance to clear the location.
    Clears(Chance),
    /// What a good player would do.
    Advice(Command),
}

impl Counsel {
    /// Counsel for runs with these numbers and rules.
    pub fn new(content: &Content, rules: Rules) -> Self {
        Self { content: *content, rules, client: Client::new() }
    }

    /// Asks about a moment. The answer comes later, and never when the run is over or when
    /// another moment has been asked about since.
    pub fn ask(&self, game: &Forward, question: Question, answer: impl FnOnce(Answer) + 'static) {
        let ask = Ask { content: self.content, rules: self.rules, game: game.clone(), question };
        self.client.ask_adviser::<Adviser>(game.digest(), &ask, answer);
    }
}

/// A question with all that is needed to answer it, so that the counsellor need not remember.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Ask {
    content: Content,
    rules: Rules,
    game: Forward,
    question: Question,
}

/// The oracle of the last question: it takes a moment to make, and the next is about the same run.
#[derive(Default)]
pub(crate) struct Adviser {
    oracle: Option<(Content, Rules, Oracle)>,
}

impl counsel::Adviser for Adviser {
    type Game = Forward;
    type Question = Ask;
    type Answer = Answer;

    fn think(&mut self, ask: &Ask) -> Option<Answer> {
        let fits =
            |(content, rules, _): &(Content, Rules, Oracle)| *content == ask.content && *rules == ask.rules;
        if !self.oracle.as_ref().is_some_and(fits) {
            self.oracle = Some((ask.content, ask.rules, Oracle::new(ask.content, ask.rules)));
        }
        let (_, _, oracle) = self.oracle.as_ref()?;
        match ask.question {
            Question::Clears => oracle.clears(&ask.game).map(Answer::Clears),
            Question::Advice => oracle.advice(&ask.game).map(Answer::Advice),
        }
    }
}

#[cfg(test)]
mod tests {
    use ::forward::Setup;
    use engine::{Game, Seed};

    use super::*;
    use crate::counsel::{Adviser as _, AnyAdviser as _};

    fn ask(question: Question) -> Ask {
        let setup = Setup::with_rules(Rules::WRITTEN);
        let game = Forward::new(&setup, Seed::from_name("counsel")).expect("the setup of the house");
        Ask { content: setup.content(), rules: setup.rules, game, question }
    }

    #[test]
    fn questions_and_answers_travel_as_bytes() {
        for question in [Question::Clears, Question::Advice] {
            let asked = postcard::to_allocvec(&ask(question)).expect("a question serialises");
            let answered = Adviser::default().think_in_bytes(&asked);
            let answer: Option<Answer> = postcard::from_bytes(&answered).expect("an answer is read");
            assert_eq!(answer, Adviser::default().think(&ask(question)));
            assert!(answer.is_some());
        }
        assert_eq!(Adviser::default().think_in_bytes(&[7]), postcard::to_allocvec(&None::<Answer>).unwrap());
    }

    #[test]
    fn the_counsellor_answers_as_the_oracle_does() {
        let Ask { content, rules, game, .. } = ask(Question::Clears);
        let oracle = Oracle::new(content, rules);
        let mut adviser = Adviser::default();
        assert_eq!(adviser.think(&ask(Question::Clears)), oracle.clears(&game).map(Answer::Clears));
        let advice = oracle.advice(&game);
        assert_eq!(adviser.think(&ask(Question::Advice)), advice.map(Answer::Advice));
    }
}
