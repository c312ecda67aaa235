//! What Lux can do, and what is asked of the player.

use engine::{Game, Seat};
use forward::{
    BLOOD, Bend, Command, Content, Die, FightRule, Find, Forward, PeekRule, Phase, Price, Refusal, Slot,
    Slots, Snare, Strikers, View,
};

use super::fork;
use crate::forward::{Hand, Mode, Press};

/// A use of Lux under the rule set, and whether it is to be had now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Use {
    /// What is pressed for it.
    pub press: Press,
    /// Its name.
    pub name: &'static str,
    /// What it does.
    pub words: String,
    /// Whether it can be used now, and if not, why.
    pub allowed: Result<(), Refusal>,
    /// Whether it would bring nothing, though it can be used.
    pub worth: Worth,
}

/// Whether a use of Lux brings anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// It does.
    Something,
    /// It does not: all is known already.
    Nothing,
}

impl Use {
    /// Why it is not to be had now, in as few words as a button has room for; what is refused for want of something
    /// that the table shows has none.
    pub const fn brief_reason(&self) -> Option<&'static str> {
        match self.allowed {
            Err(Refusal::ForkBegun) => Some("only at a new fork"),
            Err(Refusal::Unhurt) => Some("you are unhurt"),
            Err(Refusal::NothingToPeekAt) => Some("all lie open"),
            Err(Refusal::NoRerollHere) => Some("too dark here"),
            Ok(()) if matches!(self.worth, Worth::Nothing) => Some("all is known"),
            _ => None,
        }
    }
}

/// The uses of Lux that the rule set has, in the same order at all times.
pub fn uses(game: &Forward, view: &View) -> Vec<Use> {
    let content = game.content();
    let rules = view.rules;
    let make = |press, name, words: String, command| Use {
        press,
        name,
        words,
        allowed: game.check(Seat::FIRST, command),
        worth: match command {
            Command::Peek(_) if view.has_nothing_to_learn() => Worth::Nothing,
            _ => Worth::Something,
        },
    };
    let healed = rules.lux_heal(content, view.location);
    let mut uses = vec![make(Press::Heal, "Heal", format!("{healed} HP back"), Command::Heal)];
    if rules.peek == PeekRule::Allowed {
        let peek = Command::Peek(view.to_peek_at());
        let words = if rules.is_road() { "look at the row" } else { "look at two cards" };
        uses.push(make(Press::Peek, "Peek", words.to_owned(), peek));
    }
    let reroll = match rules.bend(view.location) {
        Bend::Costly => format!("{BLOOD} HP: a die again"),
        _ => "roll a die again".to_owned(),
    };
    uses.push(make(Press::Reroll, "Reroll", reroll, Command::Reroll(Die::First)));
    if rules.fight == FightRule::WardDeath {
        uses.push(make(Press::Ward, "Ward", "no damage this round".to_owned(), Command::Ward));
    }
    uses
}

/// What is kept by whoever begins a use of Lux and leaves it: another roll costs HP at one of the places.
pub fn kept_instead(view: &View, mode: Mode) -> &'static str {
    match (mode, view.rules.bend(view.location)) {
        (Mode::Rerolling, Bend::Costly) => "the HP",
        _ => "the Lux",
    }
}

/// What an answer of a phase that asks a question does, in a few words.
pub fn answer_words(content: &Content, view: &View, command: Command) -> String {
    match (command, view.phase) {
        (Command::Pay(Price::Hp), _) => format!("Pay {} HP", content.terror_hp),
        (Command::Pay(Price::Lux), _) if view.hero.snare == Snare::Closed && view.hero.lux.0 > 0 => {
            "Pay 1 Lux (a Snare does not stop this)".to_owned()
        }
        (Command::Pay(Price::Lux), _) => "Pay 1 Lux".to_owned(),
        (Command::Pay(Price::Dice), _) => "Pay with your dice: each becomes a 1".to_owned(),
        (Command::Take(find), _) => match find.weapon(view.location.tier()) {
            Some(weapon) => format!("Take the {weapon}: {}", weapon.about_on_road()),
            None => match view.hero.weapon {
                Some(kept) => format!("Keep the {kept}: {}", kept.about_on_road()),
                None => "Leave both".to_owned(),
            },
        },
        (Command::Ward, Phase::Brink { hp, .. }) => format!("Spend 1 Lux: back to {hp} HP"),
        (Command::Endure, Phase::Brink { .. }) => "Let it end".to_owned(),
        (Command::Reroll(_), _) => "Spend 1 Lux: roll the die again".to_owned(),
        (Command::Endure, _) => format!("Fall: lose {} HP", content.pit_damage),
        (other, _) => other.to_string(),
    }
}

/// What a good player would do, as the rest of "A good player would".
pub fn advice_words(content: &Content, view: &View, command: Command) -> String {
    let places = |slots: Slots| match slots.iter().map(Slot::index).collect::<Vec<_>>()[..] {
        [one] => format!("the {} card", SIDES[one]),
        [one, other] => format!("the {} and the {} card", SIDES[one], SIDES[other]),
        [_, _, _] => "all three cards".to_owned(),
        _ => "no card".to_owned(),
    };
    let number = |die: Die| match view.phase {
        Phase::Clash { throw, .. } => throw.yours[die.index()],
        Phase::Pit { number, .. } => number,
        _ => view.road.map_or(0, |road| road.held.of(die)),
    };
    match command {
        Command::Turn(slot) => format!("turn the {} card", SIDES[slot.index()]),
        Command::Peek(slots) => format!("peek at {}", places(slots)),
        Command::Return(slots) if slots.is_empty() => "leave all as it lies".to_owned(),
        Command::Return(slots) => format!("shuffle {} back", places(slots)),
        Command::Keep(die) => {
            format!("keep the {} ({})", number(die), content.blows(view.hero.weapon).of(number(die)))
        }
        Command::Reroll(die) => format!("roll the {} again", number(die)),
        Command::Heal => "heal first".to_owned(),
        Command::Forward => "go forward".to_owned(),
        Command::Pay(Price::Hp) => format!("pay {} HP", content.terror_hp),
        Command::Pay(Price::Lux) => "pay 1 Lux".to_owned(),
        Command::Pay(Price::Dice) => "pay with dice".to_owned(),
        Command::Strike(strikers) => struck(strikers, number),
        Command::Lay(die) => format!("lay the {} across", number(die)),
        Command::Take(Find::Blade) => format!("take the {}", view.location.tier().weapon()),
        Command::Take(Find::Shield) => format!("take the {}", view.location.tier().shield()),
        Command::Take(Find::Neither) => "keep what you have".to_owned(),
        Command::Ward => "ward this off".to_owned(),
        Command::Endure => "bear it".to_owned(),
    }
}

/// Which numbers strike, and which guard.
fn struck(strikers: Strikers, number: impl Fn(Die) -> u8) -> String {
    let numbers = |strike: bool| -> Vec<String> {
        let dice = Die::ALL.into_iter().filter(|&die| strikers.contains(die) == strike);
        dice.map(|die| number(die).to_string()).collect()
    };
    match (numbers(true).join(" and "), numbers(false).join(" and ")) {
        (_, guard) if guard.is_empty() => "strike with all three".to_owned(),
        (strike, guard) => format!("strike with {strike} and guard with {guard}"),
    }
}

/// The places of the row, as they are seen.
const SIDES: [&str; 3] = ["left", "middle", "right"];

/// What the player is asked at this moment.
pub fn prompt(view: &View, hand: Option<Hand>) -> String {
    let marked = hand.map_or(0, |hand| hand.marked().len());
    match (view.phase, hand.map_or(Mode::Free, |hand| hand.mode)) {
        (_, Mode::Peeking) => "Which two cards should the light show?".to_owned(),
        (_, Mode::Rerolling) => "Which die rolls again?".to_owned(),
        (Phase::Path, _) if view.laid().is_empty() => "The way on is free.".to_owned(),
        (Phase::Path, _) if view.rules.is_road() => fork::asked(view).to_owned(),
        (Phase::Path, _) => "Turn a card.".to_owned(),
        (Phase::Peek, _) => match marked {
            0 => "Mark what goes back into the deck, or leave all as it lies.".to_owned(),
            1 => "One card goes back into the deck.".to_owned(),
            _ => "Two cards go back into the deck.".to_owned(),
        },
        (Phase::Clash { .. }, _) => "Which die do you keep?".to_owned(),
        (Phase::Brink { .. }, _) => "That would be the end of you.".to_owned(),
        (Phase::Terror, _) => "A Terror bars the way and holds out its hand.".to_owned(),
        (Phase::Pit { .. }, _) => "Your hand slips.".to_owned(),
        (Phase::Over(_), _) => "The run is over.".to_owned(),
        (Phase::Fight { .. }, _) if hand.is_some_and(|hand| hand.strikers.is_none()) => {
            "At least one die has to strike.".to_owned()
        }
        (Phase::Fight { .. }, _) => "Which dice strike?".to_owned(),
        (Phase::Gap, _) => "Which die do you lay across?".to_owned(),
        (Phase::Find, _) => "Which weapon do you take?".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use engine::{Audience, Seed};
    use forward::{Family, Location, Rules, Setup};

    use super::*;

    fn names(rules: Rules) -> Vec<&'static str> {
        let game =
            Forward::new(&Setup::with_rules(rules), Seed::from_name("light")).expect("the house's numbers");
        let uses = uses(&game, &game.view(Audience::Everyone));
        assert!(uses.iter().all(|light| light.allowed.is_err()), "the prism is empty at first");
        uses.into_iter().map(|light| light.name).collect()
    }

    #[test]
    fn each_rule_set_has_its_own_uses() {
        assert_eq!(names(Rules::WRITTEN), ["Heal", "Peek", "Reroll"]);
        assert_eq!(names(Rules::PUBLISHED), ["Heal", "Reroll", "Ward"]);
        assert_eq!(names(Rules::ROAD), ["Heal", "Peek", "Reroll"]);
    }

    #[test]
    fn what_is_kept_is_what_the_use_costs() {
        let game = Forward::new(&Setup::with_rules(Rules::ROAD), Seed::from_name("light"))
            .expect("the house's numbers");
        let view = game.view(Audience::Everyone);
        let choir = Location::all().find(|place| place.bend() == Bend::Costly).expect("the Choir of Stones");
        let there = View { location: choir, ..view };
        assert_eq!(kept_instead(&view, Mode::Rerolling), "the Lux");
        assert_eq!(kept_instead(&there, Mode::Rerolling), "the HP");
        assert_eq!(kept_instead(&there, Mode::Peeking), "the Lux");
    }

    #[test]
    fn a_look_at_what_is_known_says_so() {
        let game = Forward::new(&Setup::with_rules(Rules::ROAD), Seed::from_name("light"))
            .expect("the house's numbers");
        let mut view = game.view(Audience::Everyone);
        let worth = |view: &View| uses(&game, view)[1].worth;
        assert_eq!(worth(&view), Worth::Something);
        view.road = view.road.map(|road| forward::RoadView { backs: [Some(Family::Find); 3], ..road });
        view.unseen = forward::CardCounts::new([2, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
        assert_eq!(worth(&view), Worth::Nothing, "two Items are all that is unseen");
        let known = Use { allowed: Ok(()), ..uses(&game, &view)[1].clone() };
        assert_eq!(known.brief_reason(), Some("all is known"));
        view.unseen = forward::CardCounts::new([1, 1, 0, 0, 0, 0, 0, 0, 0, 0]);
        assert_eq!(worth(&view), Worth::Something);
    }

    #[test]
    fn advice_names_what_is_to_be_seen() {
        let game = Forward::new(&Setup::with_rules(Rules::WRITTEN), Seed::from_name("light"))
            .expect("the house's numbers");
        let mut view = game.view(Audience::Everyone);
        let told = |view: &View, command| advice_words(game.content(), view, command);
        assert_eq!(told(&view, Command::Turn(Slot::Left)), "turn the left card");
        let both = Slots::of(&[Slot::Left, Slot::Right]);
        assert_eq!(told(&view, Command::Peek(both)), "peek at the left and the right card");
        let foe = forward::Foe { card: forward::Card::Hollow, hp: forward::Hp(6) };
        view.phase = Phase::Clash { foe, throw: forward::Throw { yours: [2, 5, 1], foes: 3 } };
        assert_eq!(told(&view, Command::Keep(Die::First)), "keep the 2 (block)");
        assert_eq!(told(&view, Command::Reroll(Die::Third)), "roll the 1 again");
        let strikers =
            |dice: &[Die]| Command::Strike(Strikers::of(|die| dice.contains(&die)).expect("some strike"));
        assert_eq!(told(&view, strikers(&[Die::First, Die::Third])), "strike with 2 and 1 and guard with 5");
        assert_eq!(told(&view, strikers(&Die::ALL)), "strike with all three");
    }
}
