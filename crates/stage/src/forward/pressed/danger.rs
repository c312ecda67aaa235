//! What needs a second thought: certain death while there is another way, and Lux that would be spent for nothing.

use engine::{Game, Seat};
use forward::{Command, Die, FightRule, Forward, Phase, Price, Strikers, View};

use crate::Question;
use crate::forward::Outlook;

/// The question before a command that the rules allow, if it needs one.
pub fn question(game: &Forward, view: &View, outlook: &Outlook, command: Command) -> Option<Question> {
    if matches!(command, Command::Peek(_)) && view.has_nothing_to_learn() {
        return Some(Question {
            title: "Nothing to learn".to_owned(),
            body: "Backs and deck tell already what lies face down here. The Lux would be spent for nothing."
                .to_owned(),
            yes: "look anyway".to_owned(),
            no: "keep the Lux".to_owned(),
        });
    }
    let is_the_end = outlook.is_certain_death(command);
    let (title, body) = match (command, view.phase) {
        (Command::Keep(die), Phase::Clash { .. })
            if kills(view, outlook, die) && has_other_way(game, view, outlook) =>
        {
            ("This die kills you", "The foe's blow takes your last HP, and there is another way.".to_owned())
        }
        (Command::Strike(_), _)
            if is_the_end
                && Strikers::every().any(|other| !outlook.is_certain_death(Command::Strike(other))) =>
        {
            ("This blow kills you", "Whatever falls, it is your last. More guard may save you.".to_owned())
        }
        (Command::Lay(_), _)
            if is_the_end && Die::ALL.into_iter().any(|die| !outlook.is_certain_death(Command::Lay(die))) =>
        {
            ("This die kills you", "It is too short for the Pit. Another is not.".to_owned())
        }
        (Command::Pay(Price::Hp), _) if is_the_end => {
            let may = |price| game.check(Seat::FIRST, Command::Pay(price)).is_ok();
            let instead = match (may(Price::Lux), may(Price::Dice)) {
                (true, _) => "You could pay in Lux.",
                (false, true) => "You could pay with your dice.",
                (false, false) => return None,
            };
            ("This price kills you", format!("The Terror takes {} HP. {instead}", game.content().terror_hp))
        }
        (Command::Endure, Phase::Brink { .. }) => {
            ("The end of the run", "One Lux would undo the damage of this round.".to_owned())
        }
        (Command::Endure, Phase::Pit { .. }) if is_the_end => {
            ("This fall kills you", "One Lux would roll the die again.".to_owned())
        }
        _ => return None,
    };
    Some(Question { title: title.to_owned(), body, yes: "die here".to_owned(), no: "think again".to_owned() })
}

/// Whether keeping a die ends the run for certain.
fn kills(view: &View, outlook: &Outlook, die: Die) -> bool {
    // A ward would be offered first.
    let warded = view.rules.fight == FightRule::WardDeath && view.hero.can_use_lux();
    outlook.round(die).is_some_and(|(_, taken)| view.hero.hp <= taken) && !warded
}

fn has_other_way(game: &Forward, view: &View, outlook: &Outlook) -> bool {
    let mut legal = Vec::new();
    game.legal(Seat::FIRST, &mut legal);
    legal.into_iter().any(|command| match command {
        Command::Keep(die) => !kills(view, outlook, die),
        _ => true,
    })
}
