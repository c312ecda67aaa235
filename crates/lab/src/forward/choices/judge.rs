//! Who judges the decisions of Forward.

use engine::{Audience, Game, Seat, Seed, Silence};
use forward::bot::{Naive, Thinker};
use forward::odds::{Chance, Odds};
use forward::{Command, Content, Die, Forward, Hero, Lux, Outcome, Phase, Price, Setup, View};

use super::kind::Kind;
use super::likeness::Likeness;
use super::otherwise::otherwise;
use crate::choices::{Judge, Question, Worth, lot_seed};

/// How often a look, or cards that go back, are tried.
const LOTS: u64 = 32;

/// Judges by the tables of the thinker.
pub struct ForwardJudge {
    content: Content,
    odds: Odds,
    thinker: Thinker,
    /// Thinks about what is otherwise, so that the other need not solve a fight again that it has just solved.
    muser: Thinker,
    naive: Naive,
}

impl Judge<Forward> for ForwardJudge {
    type Likeness = Likeness;

    fn new(setup: &Setup, thinker: &Thinker) -> Self {
        let content = setup.content();
        Self {
            content,
            odds: Odds::new(&content, setup.rules),
            thinker: thinker.clone(),
            muser: thinker.clone(),
            naive: Naive::new(content),
        }
    }

    fn questions(&mut self, game: &Forward, seat: Seat) -> Vec<Question<Command>> {
        let view = view(game);
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let mut questions = Vec::new();
        for kind in Kind::ALL {
            let answers = |kind| {
                legal.iter().copied().filter(move |&command| Kind::of(view.phase, command) == Some(kind))
            };
            let mut options: Vec<Command> = answers(kind).collect();
            if options.is_empty() {
                continue;
            }
            // To do nothing before is one option, whatever is done then.
            let plain = kind.plainly().iter().flat_map(|&other| answers(other));
            let without = plain.max_by_key(|&command| self.thinker.worth(&view, command));
            options.splice(0..0, without);
            if options.len() > 1 {
                questions.push(Question { kind: kind as usize, options });
            }
        }
        questions
    }

    fn likeness(&self, game: &Forward, _seat: Seat, option: Command) -> Likeness {
        Likeness::of(&self.odds, &view(game), option)
    }

    /// What `Outlook` shows for each command: HP dealt and taken, the chance to die of the card and the HP after
    /// it; and besides, what the traveller has afterwards and how many cards are known. No numbers are shown of cards
    /// that go back. The road shows other things, and says so itself.
    fn shown(&self, game: &Forward, _seat: Seat, _kind: usize, option: Command) -> Vec<i64> {
        let view = view(game);
        if view.rules.is_road() {
            return self.odds.shown(&view, option).unwrap_or_default();
        }
        if matches!(view.phase, Phase::Peek) {
            return Vec::new();
        }
        let (dealt, taken) = match option {
            Command::Keep(die) => self.traded(&view, die),
            _ => (0, 0),
        };
        let forecast = self.odds.forecast(&view, option);
        let dies = forecast.map_or(0, |forecast| thousandths(forecast.dies));
        let hp = forecast.map_or(0, |forecast| forecast.hp.thousandths().cast_signed());
        let [body, light, known] = self.after(&view, option);
        vec![dealt, -taken, -dies, hp, body, light, known]
    }

    fn simple(&mut self, game: &Forward, _seat: Seat, question: &Question<Command>, _luck: Seed) -> usize {
        let place = |view: &View| {
            let wish = self.naive.advise(view);
            question.options.iter().position(|&option| option == wish)
        };
        let view = view(game);
        // Somebody who would rather heal is asked which card it would be without.
        let dark = View { hero: Hero { lux: Lux(0), ..view.hero }, ..view };
        place(&view).or_else(|| place(&dark)).unwrap_or(0)
    }

    fn worths(&mut self, game: &Forward, seat: Seat, options: &[Command], luck: Seed) -> Vec<Worth> {
        let view = view(game);
        let known: Vec<Option<Chance>> =
            options.iter().map(|&option| self.thinker.worth(&view, option)).collect();
        if let Some(known) = known.iter().copied().collect::<Option<Vec<Chance>>>() {
            return known.into_iter().map(|chance| Worth::exact(thousandths(chance))).collect();
        }
        let clones: Vec<Forward> = (0..LOTS).map(|lot| game.redealt(lot_seed(luck, lot))).collect();
        let tried = |option: &Command| clones.iter().map(|clone| self.tried(clone, seat, *option)).collect();
        options.iter().map(tried).map(Worth::sampled).collect()
    }

    /// Where the tables know the worth of every option, without lots.
    fn worths_otherwise(
        &mut self,
        game: &Forward,
        _seat: Seat,
        options: &[Command],
        luck: Seed,
    ) -> Option<Vec<Worth>> {
        let view = otherwise(&view(game), &self.content, luck)?;
        let worth = |&option: &Command| Some(Worth::exact(thousandths(self.muser.worth(&view, option)?)));
        options.iter().map(worth).collect()
    }

    fn place(&self, game: &Forward) -> usize {
        view(game).location.index()
    }
}

impl ForwardJudge {
    /// What a command is worth if the hidden cards lie as in a clone: the thinker plays on to the end of the
    /// location, where its tables know best what is left.
    fn tried(&self, clone: &Forward, seat: Seat, command: Command) -> i64 {
        let (mut run, location) = (clone.clone(), view(clone).location);
        let mut next = command;
        loop {
            run.play(seat, next, &mut Silence).expect("what may be done depends on what is seen alone");
            let view = view(&run);
            match view.phase {
                Phase::Over(Outcome::Won) => return thousandths(Chance::SURE),
                Phase::Over(Outcome::Died { .. }) => return 0,
                _ if view.location != location => return thousandths(self.thinker.path_worth(&view)),
                _ => next = self.thinker.advise(&view),
            }
        }
    }

    /// What a die deals and takes.
    fn traded(&self, view: &View, die: Die) -> (i64, i64) {
        self.odds.round(view, die).map_or((0, 0), |(dealt, taken)| (dealt.0.into(), taken.0.into()))
    }

    /// HP, Lux and known cards once a command is given, before anything comes of it.
    fn after(&self, view: &View, command: Command) -> [i64; 3] {
        let (hp, lux) = (i64::from(view.hero.hp.0), i64::from(view.hero.lux.0));
        let most = i64::from(self.content.max_hp);
        match (view.phase, command) {
            (_, Command::Heal) => {
                [(hp + i64::from(view.rules.lux_heal(&self.content, view.location))).min(most), lux - 1, 0]
            }
            (_, Command::Peek(slots)) => [hp, lux - 1, slots.len().into()],
            (Phase::Brink { hp: before, .. }, Command::Ward) => [before.0.into(), lux - 1, 0],
            (_, Command::Pay(Price::Hp)) => [hp - i64::from(self.content.terror_hp), lux, 0],
            (_, Command::Reroll(_) | Command::Pay(Price::Lux)) => [hp, lux - 1, 0],
            _ => [hp, lux, 0],
        }
    }
}

fn view(game: &Forward) -> View {
    game.view(Audience::Seat(Seat::FIRST))
}

/// A chance in thousandths of a point.
fn thousandths(chance: Chance) -> i64 {
    (chance.millionths() / 10).cast_signed()
}
