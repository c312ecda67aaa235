//! Odds and advice, worked out beside the table so that no key waits for them.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use forward::odds::Chance;
use forward::{Command, Content, Forward, Rules};
use stage::forward::{Oracle, Outlook};

use crate::screen::{Pace, Thinking};

/// How long a key waits for odds that it depends on. They take a few thousandths of this.
const PATIENCE: Duration = Duration::from_secs(2);

/// Who is asked for odds and advice.
pub(crate) struct Counsel {
    questions: Sender<Letter<Question>>,
    answers: Receiver<Letter<Answer>>,
    /// Whoever answers at once, if nobody does so on a thread of their own.
    here: Option<AtTable>,
    /// The number of the last moment: answers about earlier ones are too late.
    moment: u64,
    awaited: u32,
    outlook: Option<Outlook>,
    advice: Option<Command>,
}

/// A mind at the table, with the ends of the channels that a thread would hold.
struct AtTable {
    mind: Mind,
    asked: Receiver<Letter<Question>>,
    said: Sender<Letter<Answer>>,
}

/// A question or an answer, and the number of the moment it is about.
type Letter<T> = (u64, T);

enum Question {
    Outlook(Box<Forward>),
    Advice(Box<Forward>),
}

enum Answer {
    Outlook(Box<Outlook>),
    /// The chance to clear the location, where it can be told.
    Clears(Option<Chance>),
    Advice(Command),
}

impl Counsel {
    /// A counsel for runs with these numbers and rules.
    pub(crate) fn new(content: &Content, rules: Rules, thinking: Thinking) -> Self {
        let (questions, asked) = channel();
        let (said, answers) = channel();
        let content = *content;
        let here = match thinking {
            Thinking::Here => Some(AtTable { mind: Mind(Oracle::new(content, rules)), asked, said }),
            Thinking::Aside => {
                // When the table is left, the channels close and the thread ends by itself.
                thread::spawn(move || Mind(Oracle::new(content, rules)).attend(&asked, &said));
                None
            }
        };
        Self { questions, answers, here, moment: 0, awaited: 0, outlook: None, advice: None }
    }

    /// Asks about a new moment; whatever was known about the last one is forgotten.
    pub(crate) fn look(&mut self, game: &Forward) {
        self.outlook = None;
        self.advice = None;
        self.moment += 1;
        self.awaited = 0;
        self.ask(Question::Outlook(Box::new(game.clone())), 2);
    }

    /// Asks what a good player would do.
    pub(crate) fn advise(&mut self, game: &Forward) {
        self.ask(Question::Advice(Box::new(game.clone())), 1);
    }

    /// Takes in what has been worked out since.
    pub(crate) fn listen(&mut self) {
        while let Ok(letter) = self.answers.try_recv() {
            self.take_in(letter);
        }
    }

    /// Waits until the moment is known, for a key that depends on it.
    pub(crate) fn wait(&mut self) {
        while self.outlook.is_none() && self.awaited > 0 {
            let Ok(letter) = self.answers.recv_timeout(PATIENCE) else { return };
            self.take_in(letter);
        }
    }

    fn take_in(&mut self, (moment, answer): Letter<Answer>) {
        if moment != self.moment {
            return;
        }
        self.awaited -= 1;
        match answer {
            Answer::Outlook(outlook) => self.outlook = Some(*outlook),
            Answer::Clears(chance) => {
                if let Some(outlook) = &mut self.outlook {
                    outlook.clears = chance;
                }
            }
            Answer::Advice(command) => self.advice = Some(command),
        }
    }

    /// How soon more will be known.
    pub(crate) const fn pace(&self) -> Pace {
        if self.awaited > 0 { Pace::Waiting } else { Pace::Still }
    }

    /// What is known about this moment.
    pub(crate) const fn outlook(&self) -> Option<&Outlook> {
        self.outlook.as_ref()
    }

    /// What a good player would do, if that was asked and answered.
    pub(crate) const fn advice(&self) -> Option<Command> {
        self.advice
    }

    fn ask(&mut self, question: Question, answers: u32) {
        // A counsel that has fallen silent leaves the odds blank; play goes on.
        if self.questions.send((self.moment, question)).is_ok() {
            self.awaited += answers;
        }
        if let Some(AtTable { mind, asked, said }) = &self.here {
            mind.answer_all(asked.try_iter().collect(), said);
            self.listen();
        }
    }
}

/// Who works it out.
struct Mind(Oracle);

impl Mind {
    /// Answers until nobody asks any more.
    fn attend(&self, asked: &Receiver<Letter<Question>>, said: &Sender<Letter<Answer>>) {
        while let Ok(first) = asked.recv() {
            self.answer_all(std::iter::once(first).chain(asked.try_iter()).collect(), said);
        }
    }

    /// Answers the questions about the newest moment; the player has moved on from the others.
    fn answer_all(&self, letters: Vec<Letter<Question>>, said: &Sender<Letter<Answer>>) {
        let newest = letters.iter().map(|(moment, _)| *moment).max();
        for (moment, question) in letters.into_iter().filter(|(moment, _)| Some(*moment) == newest) {
            // Nobody listening any more is the usual end, not a failure.
            self.answer(&question, |answer| drop(said.send((moment, answer))));
        }
    }

    fn answer(&self, question: &Question, say: impl Fn(Answer)) {
        match question {
            Question::Outlook(game) => {
                say(Answer::Outlook(Box::new(self.0.outlook(game))));
                say(Answer::Clears(self.0.clears(game)));
            }
            Question::Advice(game) => {
                if let Some(command) = self.0.advice(game) {
                    say(Answer::Advice(command));
                }
            }
        }
    }
}
