//! Who judges the decisions of Endless Tower.

use ::labyrinth::bot::{Naive, Tactician};
use ::labyrinth::{Command, Content, Labyrinth, Setup, View};
use engine::{Audience, Bot as _, Digest, Game as _, Perspective, Seat, Seed, Silence};

use super::future::Future;
use super::kind::Kind;
use super::otherwise::otherwise;
use super::shown::shown;
use crate::choices::{Judge, Judged as _, Question, Worth};

/// Clones that every option is tried on.
const LOTS: u64 = 24;
/// Commands for which the strong player goes on.
const HORIZON: u64 = 40;

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
        let lots = (0..LOTS).map(|lot| Seed::from_bits(luck.number().wrapping_mul(1_021).wrapping_add(lot)));
        let clones: Vec<Labyrinth> = lots.map(|seed| game.redealt(seed)).collect();
        let tried = |option: &Command| clones.iter().map(|clone| self.tried(clone, seat, *option)).collect();
        options.iter().map(tried).map(Worth::sampled).collect()
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

    /// What a command leads to on a clone.
    fn tried(&self, clone: &Labyrinth, seat: Seat, command: Command) -> i64 {
        let mut game = clone.clone();
        game.play(seat, command, &mut Silence).expect("what may be done depends on what is seen alone");
        let mut bot = Tactician::new(self.content);
        for _ in 0..HORIZON {
            if game.status().is_over() {
                break;
            }
            let command = bot.choose(Perspective::new(&game, seat));
            game.play(seat, command, &mut Silence).expect("the strong player knows the rules");
        }
        self.future.worth(&game)
    }
}

fn view(game: &Labyrinth) -> View {
    game.view(Audience::Seat(Seat::FIRST))
}
