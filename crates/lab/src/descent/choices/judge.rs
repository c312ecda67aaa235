//! Who judges the decisions of Descent.

use ::descent::bot::{Delver, Naive};
use ::descent::{Command, Content, Descent, Setup, View};
use engine::{Audience, Bot as _, Digest, Game as _, Perspective, Seat, Seed};

use super::future::Future;
use super::kind::Kind;
use super::otherwise::otherwise;
use super::shown::shown;
use crate::choices::{Effort, Judge, Judged as _, Question, Worth};

/// Clones that every option is tried on.
const LOTS: u64 = 24;
/// Commands for which the strong player goes on after what is done at once.
const SHORT: u64 = 40;
/// The same after what is kept for long.
const LONG: u64 = 400;

/// For a player who has to come to an end.
const SECOND_THOUGHT: Effort = Effort { lots: 8, horizon: 20 };

/// Judges by playing on.
pub struct DescentJudge {
    content: Content,
    future: Future,
    naive: Naive,
    /// When each kind was asked last.
    occasions: [Option<Digest>; Kind::NAMES.len()],
}

impl Judge<Descent> for DescentJudge {
    type Likeness = Command;

    fn new(setup: &Setup, future: &Future) -> Self {
        let content = setup.content();
        Self { content, future: *future, naive: Naive::new(content), occasions: [None; Kind::NAMES.len()] }
    }

    fn questions(&mut self, game: &Descent, seat: Seat) -> Vec<Question<Command>> {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let view = view(game);
        if view.turn == 0 {
            self.occasions = [None; Kind::NAMES.len()];
        }
        let asked = Kind::asked(&view, seat, &legal).into_iter();
        let fresh = asked.filter(|(kind, options)| options.len() > 1 && self.is_new(*kind, &view, seat));
        fresh.map(|(kind, options)| Question { kind: kind as usize, options }).collect()
    }

    /// Nothing down there is quite the same as something else.
    fn likeness(&self, _game: &Descent, _seat: Seat, option: Command) -> Command {
        option
    }

    fn shown(&self, game: &Descent, seat: Seat, kind: usize, option: Command) -> Vec<i64> {
        shown(Kind::ALL[kind], &view(game), seat, option)
    }

    fn simple(&mut self, game: &Descent, seat: Seat, question: &Question<Command>, luck: Seed) -> usize {
        self.naive.restart(luck);
        let wish = self.naive.choose(Perspective::new(game, seat));
        let place = |wanted: Command| question.options.iter().position(|&option| option == wanted);
        place(wish).or_else(|| place(Command::Wait)).unwrap_or(0)
    }

    fn worths(&mut self, game: &Descent, seat: Seat, options: &[Command], luck: Seed) -> Vec<Worth> {
        let horizon = if options.iter().any(|option| is_for_long(*option)) { LONG } else { SHORT };
        self.tried(game, seat, options, luck, Effort { lots: LOTS, horizon })
    }

    fn pondered(
        &mut self,
        game: &Descent,
        seat: Seat,
        question: &Question<Command>,
        luck: Seed,
    ) -> Option<Vec<Worth>> {
        let is_fight =
            [Kind::Beside, Kind::Hurt, Kind::Boss].iter().any(|kind| *kind as usize == question.kind);
        is_fight.then(|| self.tried(game, seat, &question.options, luck, SECOND_THOUGHT))
    }

    fn worths_otherwise(
        &mut self,
        game: &Descent,
        seat: Seat,
        options: &[Command],
        luck: Seed,
    ) -> Option<Vec<Worth>> {
        let other = game.supposed(otherwise(&view(game), seat, luck)?);
        let is_legal = |option: &Command| other.check(seat, *option).is_ok();
        options.iter().all(is_legal).then(|| self.worths(&other, seat, options, luck))
    }

    fn place(&self, game: &Descent) -> usize {
        usize::from(view(game).place.floor.0).saturating_sub(1).min(Descent::PLACES.len() - 1)
    }
}

/// Whether it takes long until it shows what something was good for.
const fn is_for_long(command: Command) -> bool {
    matches!(command, Command::Choose(_) | Command::Leave | Command::Buy(_) | Command::Descend(_))
}

impl DescentJudge {
    /// Whether something has changed since a question was asked last.
    fn is_new(&mut self, kind: Kind, view: &View, seat: Seat) -> bool {
        let occasion = kind.occasion(view, seat);
        let before = std::mem::replace(&mut self.occasions[kind as usize], occasion);
        occasion.is_none() || before != occasion
    }

    /// What some options lead to.
    fn tried(
        &self,
        game: &Descent,
        seat: Seat,
        options: &[Command],
        luck: Seed,
        effort: Effort,
    ) -> Vec<Worth> {
        effort.tried(
            (seat, options),
            luck,
            |seed| game.redealt(seed),
            || Delver::new(self.content),
            |game| self.future.worth(game),
        )
    }
}

fn view(game: &Descent) -> View {
    game.view(Audience::Seat(Seat::FIRST))
}
