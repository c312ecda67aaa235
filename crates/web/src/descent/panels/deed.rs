//! What the buttons of the strip do.

use descent::{Command, Descent, Flask, Gear};
use grid::Direction;
use stage::Staged;
use stage::descent::{Act, Errand, Hand, List, Press, Weapon, flask_line};
use stage::dungeon::why_not;

use crate::art::Art;
use crate::descent::seat::{Moment, words};
use crate::descent::words::DescentWords;
use crate::dungeon::Button;
use crate::keys::Action;
use crate::shell::desk::Desk;
use crate::words::sentence;

/// Something that can be done beside walking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deed {
    Explore,
    Rest,
    Examine,
    Pass,
    Stairs,
    Take,
    Dash,
    Partner,
    Slot(u8),
    Flask(Flask),
}

impl Button<Descent> for Deed {
    // What is carried stands behind what is always there: nothing else moves when it changes.
    const ALL: &'static [Self] = &[
        Self::Explore,
        Self::Rest,
        Self::Examine,
        Self::Pass,
        Self::Stairs,
        Self::Slot(0),
        Self::Slot(1),
        Self::Slot(2),
        Self::Slot(3),
        Self::Slot(4),
        Self::Slot(5),
        Self::Flask(Flask::Healing),
        Self::Flask(Flask::Haste),
        Self::Flask(Flask::Fire),
        Self::Flask(Flask::Frost),
        Self::Flask(Flask::Oil),
        Self::Flask(Flask::Rain),
        Self::Flask(Flask::Acid),
        Self::Flask(Flask::Spark),
        Self::Take,
        Self::Dash,
        Self::Partner,
    ];
    const PASS: Self = Self::Pass;

    fn action(self) -> Action {
        match self {
            Self::Explore => Action::EXPLORE,
            Self::Rest => Action::REST,
            Self::Examine => Action::EXAMINE,
            Self::Pass => Action::PASS,
            Self::Stairs => Action::STAIRS,
            Self::Take => Action::TAKE,
            Self::Dash => Action::DASH,
            Self::Partner => Action::PARTNER,
            Self::Slot(0) => Action::ONE,
            Self::Slot(1) => Action::TWO,
            Self::Slot(2) => Action::THREE,
            Self::Slot(3) => Action::FOUR,
            Self::Slot(4) => Action::FIVE,
            Self::Slot(_) => Action::SIX,
            Self::Flask(Flask::Healing) => Action::POTION,
            Self::Flask(_) => Action::BELT,
        }
    }

    fn press(self) -> Press {
        match self {
            Self::Slot(slot) => Press::Own(Act::Slot(slot)),
            Self::Flask(flask) => Press::Own(Act::Flask(flask)),
            _ => Descent::press_of(self.action()).expect("every deed has a key"),
        }
    }

    fn class(self) -> &'static str {
        match self {
            Self::Slot(_) => "descent-deed-slot",
            Self::Flask(_) | Self::Dash | Self::Partner | Self::Take => "descent-deed-sometimes",
            _ => "",
        }
    }

    fn icon(self, moment: &Moment) -> Result<Art, Art> {
        match self {
            Self::Explore => Err(Art::StepForward),
            Self::Rest => Err(Art::Pause),
            Self::Examine => Err(Art::Eye),
            Self::Pass => Err(Art::Clock),
            Self::Stairs => Ok(Art::Stairs),
            Self::Take => Err(Art::Download),
            Self::Dash => Ok(Art::Boots),
            Self::Partner => Err(Art::TurnRound),
            Self::Slot(slot) => gear(moment, slot).map_or(Err(Art::Plus), |gear| Ok(Art::item(gear.item))),
            Self::Flask(flask) => Ok(Art::flask_of(flask)),
        }
    }

    fn name(self, desk: Desk, moment: &Moment) -> String {
        let words = words(desk);
        match self {
            Self::Slot(slot) => {
                gear(moment, slot).map_or_else(|| (words.slot)(slot + 1), |gear| gear.item.to_string())
            }
            Self::Flask(flask) => format!("{flask:?}"),
            Self::Explore => words.explore.to_owned(),
            Self::Rest => words.rest.to_owned(),
            Self::Examine => words.examine.to_owned(),
            Self::Pass => words.pass.to_owned(),
            Self::Stairs => words.stairs.to_owned(),
            Self::Take => words.take.to_owned(),
            Self::Dash => words.dash.to_owned(),
            Self::Partner => words.other.to_owned(),
        }
    }

    fn about(self, desk: Desk, moment: &Moment) -> String {
        self.told(moment, words(desk))
    }

    fn is_mode(self) -> bool {
        matches!(self, Self::Examine | Self::Dash | Self::Slot(_) | Self::Flask(_))
    }

    fn is_on(self, hand: Hand, errand: Option<Errand>) -> bool {
        match (self, hand) {
            (Self::Examine, Hand::Looking { .. }) | (Self::Dash, Hand::Asking(_)) => true,
            (Self::Stairs, Hand::List { list, .. }) => list == List::Stairs,
            (Self::Slot(slot), Hand::Aiming { weapon, .. }) => weapon == Weapon::Slot(slot),
            (Self::Flask(flask), Hand::Aiming { weapon, .. }) => weapon == Weapon::Flask(flask),
            (Self::Explore, _) => errand == Some(Errand::Explore),
            (Self::Rest, _) => errand == Some(Errand::Rest),
            (Self::Stairs, _) => matches!(errand, Some(Errand::Walk(_))),
            _ => false,
        }
    }

    fn is_at_hand(self, moment: &Moment) -> bool {
        match self {
            Self::Stairs => moment.can(|command| matches!(command, Command::Descend(_))),
            Self::Take => moment.can(|command| *command == Command::Take),
            _ => false,
        }
    }

    fn is_unknown(self, moment: &Moment) -> bool {
        match self {
            Self::Flask(flask) => moment.own().flasks(flask) == 0,
            Self::Slot(slot) => gear(moment, slot).is_none(),
            Self::Dash => moment.own().stat(descent::Stat::Dash) == 0,
            Self::Take => !self.is_at_hand(moment),
            Self::Partner => moment.view.heroes.len() < 2,
            _ => false,
        }
    }

    fn count(self, moment: &Moment) -> Option<(u8, Option<u8>)> {
        match self {
            Self::Flask(flask) => Some((moment.own().flasks(flask), None)),
            Self::Slot(slot) => {
                let gear = gear(moment, slot)?;
                let missile = gear.item.missile().filter(|missile| missile.count > 0);
                match missile {
                    Some(missile) => Some((gear.left, Some(missile.count))),
                    None => (gear.rest.0 > 0).then_some((gear.rest.0, None)),
                }
            }
            _ => None,
        }
    }

    fn why_not(self, desk: Desk, moment: &Moment) -> Option<String> {
        let words = words(desk);
        let refused = |command| moment.refusal(command).map(|refusal| refusal.to_string());
        match self {
            Self::Explore | Self::Rest | Self::Examine => None,
            Self::Pass => refused(Command::Wait),
            Self::Take => refused(Command::Take),
            Self::Dash if moment.can(|command| matches!(command, Command::Dash(_))) => None,
            Self::Dash => refused(Command::Dash(Direction::North)),
            Self::Partner => (moment.view.heroes.len() < 2).then(|| words.alone.to_owned()),
            Self::Stairs => moment.view.stairs.is_none().then(|| words.stairs_unknown.to_owned()),
            Self::Slot(slot) => unusable(moment, slot, words),
            Self::Flask(flask) if flask.is_drunk() => refused(Command::Drink(flask)),
            Self::Flask(flask) => unless_aimed(moment, Weapon::Flask(flask)),
        }
    }
}

/// What is in a slot of whoever acts.
fn gear(moment: &Moment, slot: u8) -> Option<&Gear> {
    moment.own().pack.gear(slot)
}

/// Why what is in a slot cannot be used now.
fn unusable(moment: &Moment, slot: u8, words: &DescentWords) -> Option<String> {
    let Some(gear) = gear(moment, slot) else { return Some((words.empty_slot)(slot + 1)) };
    match (gear.item.missile(), gear.item.tool()) {
        (None, None) => Some(words.only_carried.to_owned()),
        (None, Some(tool)) if tool.range == 0 => {
            moment.refusal(Command::Use(slot)).map(|refusal| refusal.to_string())
        }
        _ => unless_aimed(moment, Weapon::Slot(slot)),
    }
}

/// Why nothing can be aimed at with something.
fn unless_aimed(moment: &Moment, weapon: Weapon) -> Option<String> {
    let is_such = |command: &Command| match (*command, weapon) {
        (Command::Throw(slot, _), Weapon::Slot(aimed)) => slot == aimed,
        (Command::Hurl(flask, _), Weapon::Flask(aimed)) => flask == aimed,
        _ => false,
    };
    if moment.can(is_such) {
        return None;
    }
    why_not(moment.game(), &moment.view, weapon).map(|refusal| refusal.to_string())
}

impl Deed {
    /// What it does.
    fn told(self, moment: &Moment, words: &DescentWords) -> String {
        match self {
            Self::Explore => words.explore_about.to_owned(),
            Self::Rest => words.rest_about.to_owned(),
            Self::Examine => words.examine_about.to_owned(),
            Self::Pass => words.pass_about.to_owned(),
            Self::Stairs => words.stairs_about.to_owned(),
            Self::Take => words.take_about.to_owned(),
            Self::Dash => words.dash_about.to_owned(),
            Self::Partner => words.other_about.to_owned(),
            Self::Flask(flask) => sentence(&flask_line(flask)),
            Self::Slot(slot) => gear(moment, slot).map_or_else(
                || (words.empty_slot)(slot + 1),
                |gear| format!("{}: {}", gear.item, sentence(&gear.item.line())),
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use descent::Setup;
    use engine::{Game, Seat, Seed};
    use stage::keys::{Binding, Client};

    use super::*;
    use crate::keys::Place;
    use crate::settings::Language;
    use crate::words::Words;

    #[test]
    fn every_deed_has_a_key_and_says_what_it_does() {
        let words = DescentWords::of(Words::of(Language::English));
        let game = Descent::new(&Setup::default(), Seed::from_name("deeds")).expect("the house's numbers");
        let moment = Moment::of(&game, Seat::FIRST);
        for &deed in Deed::ALL {
            let here = |binding: Binding| binding.place.meets(Place::Game(Descent::NAME));
            let mut keys = Client::Browser.bindings().filter(|binding| binding.action == deed.action());
            assert!(keys.any(here), "{deed:?}");
            assert!(!deed.told(&moment, words).is_empty(), "{deed:?}");
        }
    }

    #[test]
    fn what_is_not_carried_is_not_there_to_be_pressed() {
        let game = Descent::new(&Setup::default(), Seed::from_name("deeds")).expect("the house's numbers");
        let moment = Moment::of(&game, Seat::FIRST);
        let there: Vec<Deed> = Deed::ALL.iter().copied().filter(|deed| !deed.is_unknown(&moment)).collect();
        let always = [Deed::Explore, Deed::Rest, Deed::Examine, Deed::Pass, Deed::Stairs];
        assert_eq!(there[..5], always);
        assert_eq!(there[5..], [Deed::Slot(0), Deed::Flask(Flask::Healing)]);
    }
}
