//! Odds and advice, worked out beside the table so that no key waits for them.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use engine::{Bot, Game, Perspective, Seat};
use forward::bot::Document;
use forward::odds::{Chance, Forecast, Odds};
use forward::{Card, Command, Content, Forward, Rules, Slot, View};

/// What can be known about the choices of a moment.
#[derive(Clone, Debug, Default)]
pub(crate) struct Outlook {
    /// What may lie at each place of the row, likeliest first.
    pub(crate) cards: [Vec<(Card, Chance)>; 3],
    /// What each legal command leads to, as far as it is about a card.
    pub(crate) forecasts: Vec<(Command, Forecast)>,
    /// The chance to clear the location. It takes longest and comes last.
    pub(crate) clears: Option<Chance>,
}

impl Outlook {
    /// What a command leads to.
    pub(crate) fn forecast(&self, command: Command) -> Option<Forecast> {
        self.forecasts.iter().find(|(known, _)| *known == command).map(|(_, forecast)| *forecast)
    }
}

/// Who is asked for odds and advice.
pub(crate) struct Counsel {
    questions: Option<Sender<(u64, Question)>>,
    answers: Receiver<(u64, Answer)>,
    /// The number of the last question: answers to earlier ones are too late.
    asked: u64,
    awaited: u32,
    outlook: Option<Outlook>,
    advice: Option<Command>,
}

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
    /// Somebody who thinks on a thread of their own.
    pub(crate) fn new(content: &Content, rules: Rules) -> Self {
        let (questions, asked) = channel();
        let (answer, answers) = channel();
        let content = *content;
        // When the table is left, the channels close and the thread ends by itself.
        thread::spawn(move || think(&content, rules, &asked, &answer));
        Self { questions: Some(questions), ..Self::listening(answers) }
    }

    /// Nobody: for tests and for watching.
    pub(crate) fn silent() -> Self {
        Self::listening(channel().1)
    }

    const fn listening(answers: Receiver<(u64, Answer)>) -> Self {
        Self { questions: None, answers, asked: 0, awaited: 0, outlook: None, advice: None }
    }

    /// Asks about a new moment; whatever was known about the last one is forgotten.
    pub(crate) fn look(&mut self, game: &Forward) {
        self.outlook = None;
        self.advice = None;
        self.asked += 1;
        self.awaited = 0;
        self.ask(Question::Outlook(Box::new(game.clone())), 2);
    }

    /// Asks what a good player would do.
    pub(crate) fn advise(&mut self, game: &Forward) {
        self.ask(Question::Advice(Box::new(game.clone())), 1);
    }

    /// Takes in what has been worked out since.
    pub(crate) fn listen(&mut self) {
        while let Ok((number, answer)) = self.answers.try_recv() {
            if number != self.asked {
                continue;
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
        let Some(questions) = &self.questions else { return };
        // A counsel that has fallen silent leaves the odds blank; play goes on.
        if questions.send((self.asked, question)).is_ok() {
            self.awaited += answers;
        }
    }
}

/// Answers until nobody asks any more.
fn think(content: &Content, rules: Rules, asked: &Receiver<(u64, Question)>, answer: &Sender<(u64, Answer)>) {
    let odds = Odds::new(content, rules);
    let mut player = Document::new(*content);
    while let Ok(first) = asked.recv() {
        let waiting: Vec<_> = std::iter::once(first).chain(asked.try_iter()).collect();
        let newest = waiting.iter().map(|(number, _)| *number).max();
        // The player has moved on from the others.
        for (number, question) in waiting.into_iter().filter(|(number, _)| Some(*number) == newest) {
            answer_one(&odds, &mut player, &question, |words| {
                // Nobody listening any more is the usual end, not a failure.
                drop(answer.send((number, words)));
            });
        }
    }
}

fn answer_one(odds: &Odds, player: &mut Document, question: &Question, say: impl Fn(Answer)) {
    match question {
        Question::Outlook(game) => {
            let view = game.view(engine::Audience::Seat(Seat::FIRST));
            say(Answer::Outlook(Box::new(outlook(odds, game, &view))));
            say(Answer::Clears(odds.clears(&view)));
        }
        Question::Advice(game) => {
            say(Answer::Advice(player.choose(Perspective::new(game.as_ref(), Seat::FIRST))));
        }
    }
}

fn outlook(odds: &Odds, game: &Forward, view: &View) -> Outlook {
    let mut legal = Vec::new();
    game.legal(Seat::FIRST, &mut legal);
    let forecasts = legal
        .into_iter()
        .filter_map(|command| odds.forecast(view, command).map(|forecast| (command, forecast)))
        .collect();
    Outlook { cards: Slot::ALL.map(|slot| odds.cards(view, slot)), forecasts, clears: None }
}
