//! Who judges the decisions of Endless Tower.

use ::labyrinth::bot::{Naive, Tactician};
use ::labyrinth::{Command, Content, Labyrinth, Setup, View};
use engine::{Audience, Bot as _, Digest, Game as _, Perspective, Seat, Seed};

use super::future::Future;
use super::kind::Kind;
use super::otherwise::otherwise;
use super::shown::shown;
use crate::choices::{Effort, Judge, Judged as _, Question, Worth};

/// Clones that every option is tried on.
const LOTS: u64 = 24;
/// Commands for which the strong player goes on.
const HORIZON: u64 = 40;

/// For a player who has to come to an end.
const SECOND_THOUGHT: Effort = Effort { lots: 8, horizon: 20 };

/// Judges by playing on.
pub struct LabyrinthJudge {
    content: Content,
    future: Future,
    naive: Naive,
    /// When each kind was asked last.
    occasions: [Option<Digest>; Kind::NAMES.len()],
}

impl Judge<Labyrinth> for LabyrinthJudge {
    type Likeness = Command;

    fn new(setup: &Setup, future: &Future) -> Self {
        let content = setup.content();
        Self { content, future: *future, naive: Naive::new(content), occasions: [None; Kind::NAMES.len()] }
    }

    fn questions(&mut self, game: &Labyrinth, seat: Seat) -> Vec<Question<Command>> {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let view = view(game);
        if view.turn.0 == 0 {
            self.occasions = [None; Kind::NAMES.len()];
        }
        let asked = Kind::asked(&view, &legal).into_iter();
        let fresh = asked.filter(|(kind, options)| options.len() > 1 && self.is_new(*kind, &view));
        fresh.map(|(kind, options)| Question { kind: kind as usize, options }).collect()
    }

    /// Nothing in the tower is quite the same as something else.
    fn likeness(&self, _game: &Labyrinth, _seat: Seat, option: Command) -> Command {
        option
    }

    fn shown(&self, game: &Labyrinth, _seat: Seat, kind: usize, option: Command) -> Vec<i64> {
        shown(Kind::ALL[kind], &view(game), option)
    }

    fn simple(&mut self, game: &Labyrinth, seat: Seat, question: &Question<Command>, luck: Seed) -> usize {
        self.naive.restart(luck);
        let wish = self.naive.choose(Perspective::new(game, seat));
        let place = |wanted: Command| question.options.iter().position(|&option| option == wanted);
        place(wish).or_else(|| place(Command::Wait)).unwrap_or(0)
    }

    fn worths(&mut self, game: &Labyrinth, seat: Seat, options: &[Command], luck: Seed) -> Vec<Worth> {
        self.tried(game, seat, options, luck, Effort { lots: LOTS, horizon: HORIZON })
    }

    fn pondered(
        &mut self,
        game: &Labyrinth,
        seat: Seat,
        question: &Question<Command>,
        luck: Seed,
    ) -> Option<Vec<Worth>> {
        let is_fight = question.kind == Kind::Beside as usize;
        is_fight.then(|| self.tried(game, seat, &question.options, luck, SECOND_THOUGHT))
    }

    fn worths_otherwise(
        &mut self,
        game: &Labyrinth,
        seat: Seat,
        options: &[Command],
        luck: Seed,
    ) -> Option<Vec<Worth>> {
        let other = game.supposed(otherwise(&view(game), luck)?);
        let is_legal = |option: &Command| other.check(seat, *option).is_ok();
        options.iter().all(is_legal).then(|| self.worths(&other, seat, options, luck))
    }

    fn place(&self, game: &Labyrinth) -> usize {
        let floor = usize::try_from(view(game).floor.0).expect("a floor has a number");
        (floor.saturating_sub(1) / 5).min(Labyrinth::PLACES.len() - 1)
    }
}

impl LabyrinthJudge {
    /// Whether something has changed since a question was asked last.
    fn is_new(&mut self, kind: Kind, view: &View) -> bool {
        let occasion = kind.occasion(view);
        let before = std::mem::replace(&mut self.occasions[kind as usize], occasion);
        occasion.is_none() || before != occasion
    }

    /// What some options lead to.
    fn tried(
        &self,
        game: &Labyrinth,
        seat: Seat,
        options: &[Command],
        luck: Seed,
        effort: Effort,
    ) -> Vec<Worth> {
        effort.tried(
            (seat, options),
            luck,
            |seed| game.redealt(seed),
            || Tactician::new(self.content),
            |game| self.future.worth(game),
        )
    }
}

fn view(game: &Labyrinth) -> View {
    game.view(Audience::Seat(Seat::FIRST))
}
