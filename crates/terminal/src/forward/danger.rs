//! What needs a second thought: certain death while there is another way.

use engine::{Game, Seat};
use forward::{Command, Die, FightRule, Forward, Hp, Phase, Price, View};

use crate::paint::Question;

/// The question before a command, if it needs one.
pub(crate) fn question(game: &Forward, view: &View, command: Command) -> Option<Question> {
    if game.check(Seat::FIRST, command).is_err() {
        return None;
    }
    let (title, body) = match (command, view.phase) {
        (Command::Keep(die), Phase::Clash { .. }) if kills(game, view, die) && has_other_way(game, view) => {
            ("This die kills you", "The foe's blow takes your last HP, and there is another way.".to_owned())
        }
        (Command::Pay(Price::Hp), _) if is_last(view, game.content().terror_hp) && view.hero.lux.0 > 0 => (
            "This price kills you",
            format!("The Terror takes {} HP. You could pay in Lux.", game.content().terror_hp),
        ),
        (Command::Endure, Phase::Brink { .. }) => {
            ("The end of the run", "One Lux would undo this round.".to_owned())
        }
        (Command::Endure, Phase::Pit { .. }) if is_last(view, game.content().pit_damage) => {
            ("This fall kills you", "One Lux would roll the die again.".to_owned())
        }
        _ => return None,
    };
    Some(Question { title: title.to_owned(), body, yes: "die here".to_owned(), no: "think again".to_owned() })
}

/// The question before a run is given up.
pub(crate) fn before_abandoning() -> Question {
    Question {
        title: "Give this run up?".to_owned(),
        body: "It leaves the list of runs and cannot be continued.".to_owned(),
        yes: "give it up".to_owned(),
        no: "keep it".to_owned(),
    }
}

fn is_last(view: &View, loss: u8) -> bool {
    view.hero.hp <= Hp(loss)
}

/// Whether keeping a die ends the run for certain.
fn kills(game: &Forward, view: &View, die: Die) -> bool {
    let Phase::Clash { throw, .. } = view.phase else { return false };
    let content = game.content();
    let blow = content.blows(view.hero.weapon).of(throw.yours[die.index()]);
    let (_, taken) = blow.against(content.bare.of(throw.foes));
    // A ward would be offered first.
    let warded = view.rules.fight == FightRule::WardDeath && view.hero.can_use_lux();
    view.hero.hp <= taken && !warded
}

fn has_other_way(game: &Forward, view: &View) -> bool {
    let mut legal = Vec::new();
    game.legal(Seat::FIRST, &mut legal);
    legal.into_iter().any(|command| match command {
        Command::Keep(die) => !kills(game, view, die),
        _ => true,
    })
}
