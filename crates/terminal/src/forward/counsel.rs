//! Odds and advice, worked out beside the table so that no key waits for them.

use std::cell::OnceCell;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use engine::{Audience, Game, Seat};
use forward::bot::Thinker;
use forward::odds::{Chance, Forecast, Odds};
use forward::{Card, Command, Content, Die, Forward, Hp, Phase, Rules, Slot};

use crate::screen::Thinking;

/// How long a key waits for odds that it depends on. They take a few thousandths of this.
const PATIENCE: Duration = Duration::from_secs(2);

/// What can be known about the choices of a moment.
#[derive(Clone, Debug, Default)]
pub(crate) struct Outlook {
    /// What may lie at each place of the row, likeliest first.
    pub(crate) cards: [Vec<(Card, Chance)>; 3],
    /// What each legal command leads to, as far as it is about a card.
    forecasts: Vec<(Command, Forecast)>,
    /// What each die of a round deals and takes.
    rounds: [Option<(Hp, Hp)>; 3],
    /// The die of a round that is best to keep.
    pub(crate) best_die: Option<Die>,
    /// The chance to clear the location. It takes longest and comes last.
    pub(crate) clears: Option<Chance>,
}

impl Outlook {
    /// What a command leads to.
    pub(crate) fn forecast(&self, command: Command) -> Option<Forecast> {
        self.forecasts.iter().find(|(known, _)| *known == command).map(|(_, forecast)| *forecast)
    }

    /// What keeping a die of the round deals and takes.
    pub(crate) const fn round(&self, die: Die) -> Option<(Hp, Hp)> {
        self.rounds[die.index()]
    }

    /// The one of some commands that kills least often; the first of equals.
    pub(crate) fn safest(&self, commands: [Command; 2]) -> Option<usize> {
        let dies = |(place, command)| Some((self.forecast(command)?.dies, place));
        (0..).zip(commands).filter_map(dies).min().map(|(_, place)| place)
    }
}

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
    Clears(Chance),
    Advice(Command),
}

impl Counsel {
    /// A counsel for runs with these numbers and rules.
    pub(crate) fn new(content: &Content, rules: Rules, thinking: Thinking) -> Self {
        let (questions, asked) = channel();
        let (said, answers) = channel();
        let content = *content;
        let here = match thinking {
            Thinking::Here => Some(AtTable { mind: Mind::new(content, rules), asked, said }),
            Thinking::Aside => {
                // When the table is left, the channels close and the thread ends by itself.
                thread::spawn(move || Mind::new(content, rules).attend(&asked, &said));
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
                    outlook.clears = Some(chance);
                }
            }
            Answer::Advice(command) => self.advice = Some(command),
        }
    }

    /// Whether something is still being worked out.
    pub(crate) const fn is_thinking(&self) -> bool {
        self.awaited > 0
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
struct Mind {
    content: Content,
    rules: Rules,
    odds: Odds,
    /// Made when the first advice is asked for: it takes a moment, and many never ask.
    thinker: OnceCell<Thinker>,
}

impl Mind {
    fn new(content: Content, rules: Rules) -> Self {
        Self { content, rules, odds: Odds::new(&content, rules), thinker: OnceCell::new() }
    }

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
                say(Answer::Outlook(Box::new(self.outlook(game))));
                say(Answer::Clears(self.odds.clears(&game.view(Audience::Seat(Seat::FIRST)))));
            }
            Question::Advice(game) if game.status().is_over() => {}
            Question::Advice(game) => {
                let thinker = self.thinker.get_or_init(|| Thinker::new(&self.content, self.rules));
                say(Answer::Advice(thinker.advise(&game.view(Audience::Seat(Seat::FIRST)))));
            }
        }
    }

    fn outlook(&self, game: &Forward) -> Outlook {
        let view = game.view(Audience::Seat(Seat::FIRST));
        let mut legal = Vec::new();
        game.legal(Seat::FIRST, &mut legal);
        let forecast = |command| self.odds.forecast(&view, command).map(|forecast| (command, forecast));
        let best_die = match view.phase {
            Phase::Clash { foe, throw } => Some(self.odds.best_die(&view, foe, throw)),
            _ => None,
        };
        Outlook {
            rounds: Die::ALL.map(|die| self.odds.round(&view, die)),
            best_die,
            cards: Slot::ALL.map(|slot| self.odds.cards(&view, slot)),
            forecasts: legal.into_iter().filter_map(forecast).collect(),
            clears: None,
        }
    }
}
