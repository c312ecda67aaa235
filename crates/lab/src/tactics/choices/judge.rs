//! Who judges the decisions of 5×5 Tactics.

use engine::{Audience, Bot as _, Digest, Game as _, Perspective, Seat, Seed, Silence, Status};
use tactics::bot::{Greedy, Naive, Search};
use tactics::{Command, Content, Deed, Member, REFEREE, Setup, Side, Stage, Tactics, View};

use super::chance::Scale;
use super::kind::Kind;
use super::otherwise::otherwise;
use super::shown::shown;
use crate::choices::{Judge, Judged as _, POINT, Question, Worth, lot_seed};

/// Positions that are looked at after each command.
const POSITIONS: u32 = 500;
/// Matches for each pick of a draft.
const MATCHES: u64 = 100;

/// Judges battles by search and drafts by matches.
pub struct TacticsJudge {
    content: Content,
    search: Search,
    scale: Scale,
    naive: Naive,
    greedy: [Greedy; 2],
    /// The worths of all commands of the last battle that was asked about.
    judged: Option<Judgement>,
    /// The same for a battle that would be otherwise.
    supposed: Option<Judgement>,
}

/// A battle with the worths of all commands to whoever decides, in thousandths of a point.
type Judgement = (Tactics, Vec<(Command, i64)>);

impl Judge<Tactics> for TacticsJudge {
    type Likeness = Digest;

    fn new(setup: &Setup, scale: &Scale) -> Self {
        let content = setup.content();
        Self {
            content,
            search: Search::new(content, POSITIONS),
            scale: *scale,
            naive: Naive::new(content),
            greedy: [(); 2].map(|()| Greedy::new(content)),
            judged: None,
            supposed: None,
        }
    }

    fn questions(&mut self, game: &Tactics, seat: Seat) -> Vec<Question<Command>> {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let options = match game.position().stage() {
            Stage::Draft => picks(game, seat, &legal),
            Stage::Choice(_) => vec![(Kind::Spawn, legal)],
            Stage::Action => self.deeds(&self.imagined(game, seat)),
            Stage::Over(_) => Vec::new(),
        };
        let real = options.into_iter().filter(|(_, options)| options.len() > 1);
        real.map(|(kind, options)| Question { kind: kind as usize, options }).collect()
    }

    /// Commands that lead to the same board are the same, and minions may change their columns.
    fn likeness(&self, game: &Tactics, seat: Seat, option: Command) -> Digest {
        if let Command::Minions(first, second) = option {
            let (first, second) = if first < second { (first, second) } else { (second, first) };
            return Digest::of(&Command::Minions(first, second));
        }
        if Kind::of_pick(option).is_some() {
            return Digest::of(&option);
        }
        let mut next = self.imagined(game, seat);
        next.play(seat, option, &mut Silence).expect("an option is legal");
        Digest::of(next.position())
    }

    fn shown(&self, game: &Tactics, seat: Seat, _kind: usize, option: Command) -> Vec<i64> {
        match Kind::of_pick(option) {
            Some(_) => self.shown_of_pick(option),
            None => shown(&self.imagined(game, seat), side(seat), option),
        }
    }

    fn simple(&mut self, game: &Tactics, seat: Seat, question: &Question<Command>, luck: Seed) -> usize {
        self.naive.restart(luck);
        let wish = self.naive.choose(Perspective::new(game, seat));
        let is_wish = |option: &Command| *option == wish;
        let exact = question.options.iter().position(is_wish);
        // Somebody who wants something else with the same unit, or of the same sort, takes what is nearest to it.
        let nearest = || question.options.iter().position(|option| is_near(question.kind, *option, wish));
        exact.or_else(nearest).unwrap_or(0)
    }

    fn worths(&mut self, game: &Tactics, seat: Seat, options: &[Command], luck: Seed) -> Vec<Worth> {
        if game.position().stage() == Stage::Draft {
            let worth = |option: &Command| Worth::sampled(self.drafted(game, seat, *option, luck));
            return options.iter().map(worth).collect();
        }
        let known = self.judged(&self.imagined(game, seat));
        let worth = |option: &Command| worth_of(known, *option).expect("all are judged");
        options.iter().map(|option| Worth::exact(worth(option))).collect()
    }

    /// In a draft there is nothing to be seen yet.
    fn worths_otherwise(
        &mut self,
        game: &Tactics,
        seat: Seat,
        options: &[Command],
        _luck: Seed,
    ) -> Option<Vec<Worth>> {
        if game.position().stage() == Stage::Draft {
            return None;
        }
        // All questions of a board are asked about the same change, so that it is searched once.
        let now = self.imagined(game, seat);
        let luck = Seed::from_bits(Digest::of(now.position()).0);
        let view = View { position: otherwise(now.position(), luck)?, ..now.view(Audience::Seat(seat)) };
        let then = Tactics::imagined(&view, &self.content, Seed::from_bits(0));
        let known = self.supposed.take().filter(|(game, _)| *game == then);
        let known = known.unwrap_or_else(|| self.judgement(&then));
        let worths = options.iter().map(|option| worth_of(&known.1, *option).map(Worth::exact)).collect();
        self.supposed = Some(known);
        worths
    }

    fn place(&self, game: &Tactics) -> usize {
        match game.position().stage() {
            Stage::Draft => 0,
            _ => usize::from(game.position().round()).min(Tactics::PLACES.len() - 1),
        }
    }
}

impl TacticsJudge {
    /// The match as a seat sees it: what is hidden is made up.
    fn imagined(&self, game: &Tactics, seat: Seat) -> Tactics {
        Tactics::imagined(&game.view(Audience::Seat(seat)), &self.content, Seed::from_bits(0))
    }

    /// What each command is worth to whoever decides, in thousandths of a point.
    fn judged(&mut self, game: &Tactics) -> &[(Command, i64)] {
        if self.judged.as_ref().is_none_or(|(known, _)| known != game) {
            self.judged = Some(self.judgement(game));
        }
        &self.judged.as_ref().expect("just judged").1
    }

    fn judgement(&self, game: &Tactics) -> Judgement {
        let decider = game.position().decider().expect("somebody decides in a battle");
        let mut legal = Vec::new();
        game.legal(decider.seat(), &mut legal);
        let worth = |&command: &Command| {
            (command, self.scale.thousandths(self.search.worth_after(game, decider, command)))
        };
        (*game, legal.iter().map(worth).collect())
    }

    /// Which unit, each with its best deed; what it does, each sort with its best; and the deeds of each sort.
    fn deeds(&mut self, game: &Tactics) -> Vec<(Kind, Vec<Command>)> {
        let judged = self.judged(game);
        let best_of = |is_such: &dyn Fn(Member, Deed) -> bool| {
            let such = judged.iter().filter(
                |(command, _)| matches!(command, Command::Unit(member, deed) if is_such(*member, *deed)),
            );
            such.rev().max_by_key(|(_, worth)| *worth).map(|(command, _)| *command)
        };
        let Some(Command::Unit(actor, _)) = best_of(&|_, _| true) else { return Vec::new() };
        let units =
            Member::ALL.into_iter().filter_map(|member| best_of(&|other, _| other == member)).collect();
        let sorts = [Some(Kind::Move), Some(Kind::Strike), Some(Kind::Aim), None];
        let sort_of = |sort| best_of(&|member, deed| member == actor && Kind::of_deed(deed) == sort);
        let deeds: Vec<Command> = sorts.into_iter().filter_map(sort_of).collect();
        let mut questions = vec![(Kind::Unit, units), (Kind::Deed, deeds)];
        for kind in sorts.into_iter().flatten() {
            let is_such = |command: &Command| matches!(command, Command::Unit(member, deed) if *member == actor && Kind::of_deed(*deed) == Some(kind));
            questions.push((kind, judged.iter().map(|(command, _)| *command).filter(is_such).collect()));
        }
        questions
    }

    /// The numbers that a draft shows: HP, attack, steps and reach of both minions together. Classes have the same
    /// numbers, and those of skills mean something else for each.
    fn shown_of_pick(&self, option: Command) -> Vec<i64> {
        let Command::Minions(first, second) = option else { return Vec::new() };
        let [first, second] = [first, second].map(|minion| {
            let stats = self.content.minion(minion);
            [stats.hp, stats.attack, stats.moves, stats.range].map(i64::from)
        });
        first.iter().zip(second).map(|(first, second)| first + second).collect()
    }

    /// What matches come to with a pick, the rest of both teams left to chance.
    fn drafted(&mut self, game: &Tactics, seat: Seat, pick: Command, luck: Seed) -> Vec<i64> {
        let view = game.view(Audience::Seat(seat));
        let result = |lot: u64| {
            let luck = lot_seed(luck, lot);
            let mut game = Tactics::imagined(&view, &self.content, luck);
            game.play(seat, pick, &mut Silence).expect("an option is legal");
            game.play(REFEREE, Command::Timeout, &mut Silence).expect("a draft can always run out of time");
            while let Status::Awaiting(seats) = game.status() {
                let asked = seats.first().expect("a match waits for somebody");
                let bot = &mut self.greedy[usize::from(asked.index() % 2)];
                let command = bot.choose(Perspective::new(&game, asked));
                game.play(asked, command, &mut Silence).expect("greedy knows the rules");
            }
            50 * POINT * game.result(seat)
        };
        (0..MATCHES).map(result).collect()
    }
}

/// The next pick of a draft, in the order in which a team is put together.
fn picks(game: &Tactics, seat: Seat, legal: &[Command]) -> Vec<(Kind, Vec<Command>)> {
    let Some(draft) = game.view(Audience::Seat(seat)).draft else { return Vec::new() };
    let next = [
        (Kind::Class, draft.class.is_none()),
        (Kind::Skill, draft.skill.is_none()),
        (Kind::Minions, draft.minions.is_none()),
    ];
    let Some((kind, _)) = next.into_iter().find(|(_, is_open)| *is_open) else { return Vec::new() };
    vec![(kind, legal.iter().copied().filter(|command| Kind::of_pick(*command) == Some(kind)).collect())]
}

fn worth_of(known: &[(Command, i64)], option: Command) -> Option<i64> {
    known.iter().find(|(command, _)| *command == option).map(|(_, worth)| *worth)
}

fn side(seat: Seat) -> Side {
    Side::of(seat).expect("a player has a side")
}

/// Whether an option of a question is of the sort that somebody wishes for.
fn is_near(kind: usize, option: Command, wish: Command) -> bool {
    match (option, wish) {
        (Command::Unit(member, _), Command::Unit(wished, _)) if kind == Kind::Unit as usize => {
            member == wished
        }
        (Command::Unit(_, deed), Command::Unit(_, wished)) => Kind::of_deed(deed) == Kind::of_deed(wished),
        _ => false,
    }
}
