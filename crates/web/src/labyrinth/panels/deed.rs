//! What the buttons of the strip do.

use grid::Direction;
use labyrinth::{Command, Flask, Labyrinth, Spell};
use stage::dungeon::why_not;
use stage::labyrinth::{Act, Errand, Hand, Press, Way, Weapon, chapters};
use stage::{Passage, Staged};

use crate::art::Art;
use crate::dungeon::Button;
use crate::keys::Action;
use crate::labyrinth::seat::{Moment, words};
use crate::labyrinth::words::LabyrinthWords;
use crate::shell::desk::Desk;

/// Something that can be done beside walking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deed {
    Bow,
    Spell(Spell),
    Flask(Flask),
    Dash,
    Guard,
    Pass,
    Close,
    Scout,
    Explore,
    Rest,
    Stairs,
    Examine,
}

impl Button<Labyrinth> for Deed {
    // Spells are last: on phones they come when they are learned, and nothing else may move.
    const ALL: &'static [Self] = &[
        Self::Explore,
        Self::Rest,
        Self::Examine,
        Self::Pass,
        Self::Bow,
        Self::Dash,
        Self::Guard,
        Self::Flask(Flask::Potion),
        Self::Flask(Flask::Tonic),
        Self::Flask(Flask::Mana),
        Self::Stairs,
        Self::Close,
        Self::Scout,
        Self::Spell(Spell::Firebolt),
        Self::Spell(Spell::Fireball),
        Self::Spell(Spell::Frost),
        Self::Spell(Spell::Spark),
    ];
    const PASS: Self = Self::Pass;

    fn action(self) -> Action {
        match self {
            Self::Bow => Action::BOW,
            Self::Spell(Spell::Firebolt) => Action::ONE,
            Self::Spell(Spell::Fireball) => Action::TWO,
            Self::Spell(Spell::Frost) => Action::THREE,
            Self::Spell(Spell::Spark) => Action::FOUR,
            Self::Flask(Flask::Potion) => Action::POTION,
            Self::Flask(Flask::Tonic) => Action::TONIC,
            Self::Flask(Flask::Mana) => Action::MANA,
            Self::Dash => Action::DASH,
            Self::Guard => Action::GUARD,
            Self::Pass => Action::PASS,
            Self::Close => Action::CLOSE_DOOR,
            Self::Scout => Action::SCOUT,
            Self::Explore => Action::EXPLORE,
            Self::Rest => Action::REST,
            Self::Stairs => Action::STAIRS,
            Self::Examine => Action::EXAMINE,
        }
    }

    /// What its key presses; but numbers mean rows in a list, and a button of a spell never does.
    fn press(self) -> Press {
        match self {
            Self::Spell(spell) => Press::Own(Act::Spell(spell)),
            _ => Labyrinth::press_of(self.action()).expect("every deed has a key"),
        }
    }

    fn icon(self, _moment: &Moment) -> Result<Art, Art> {
        match self {
            Self::Bow => Ok(Art::ShortBow),
            Self::Spell(spell) => Ok(Art::spell(spell)),
            Self::Flask(flask) => Ok(Art::flask(flask)),
            Self::Dash => Ok(Art::Boots),
            Self::Guard => Ok(Art::Guard),
            Self::Pass => Err(Art::Clock),
            Self::Close => Ok(Art::DoorShut),
            Self::Scout => Ok(Art::Pad),
            Self::Explore => Err(Art::StepForward),
            Self::Rest => Err(Art::Pause),
            Self::Stairs => Ok(Art::Stairs),
            Self::Examine => Err(Art::Eye),
        }
    }

    fn name(self, desk: Desk, _moment: &Moment) -> String {
        self.called(words(desk)).to_owned()
    }

    fn is_mode(self) -> bool {
        matches!(self, Self::Bow | Self::Spell(_) | Self::Dash | Self::Close | Self::Examine)
    }

    fn is_at_hand(self, moment: &Moment) -> bool {
        self == Self::Stairs && moment.can(|command| *command == Command::Ascend)
    }

    fn is_unknown(self, moment: &Moment) -> bool {
        matches!(self, Self::Spell(spell) if !moment.view.hero.knows(spell))
    }

    fn about(self, desk: Desk, moment: &Moment) -> String {
        self.told(&chapters(moment.content(), moment.view.rules), words(desk))
    }

    fn is_on(self, hand: Hand, errand: Option<Errand>) -> bool {
        match (self, hand) {
            (Self::Bow, Hand::Aiming { weapon: Weapon::Bow, .. })
            | (Self::Dash, Hand::Asking(Way::Dash))
            | (Self::Close, Hand::Asking(Way::Close))
            | (Self::Examine, Hand::Looking { .. }) => true,
            (Self::Spell(spell), Hand::Aiming { weapon: Weapon::Spell(aimed), .. }) => spell == aimed,
            (Self::Explore, _) => errand == Some(Errand::Explore),
            (Self::Rest, _) => errand == Some(Errand::Rest),
            (Self::Stairs, _) => matches!(errand, Some(Errand::Walk(_))),
            _ => false,
        }
    }

    fn count(self, moment: &Moment) -> Option<(u8, Option<u8>)> {
        let hero = &moment.view.hero;
        match self {
            Self::Bow if hero.bow().is_some() => Some((hero.arrows, Some(moment.content().bow.arrows))),
            Self::Spell(spell) if hero.knows(spell) => {
                Some((hero.charges(spell), Some(hero.most_charges(spell))))
            }
            Self::Flask(flask) => Some((hero.flasks(flask), Some(moment.content().drops.most_flasks))),
            Self::Dash if hero.dash_wait.0 > 0 => Some((hero.dash_wait.0, None)),
            _ => None,
        }
    }

    fn why_not(self, desk: Desk, moment: &Moment) -> Option<String> {
        let view = &moment.view;
        let unless = |is_such: &dyn Fn(&Command) -> bool, sample: Command| {
            if moment.can(is_such) { None } else { moment.refusal(sample).map(|refusal| refusal.to_string()) }
        };
        let unless_aimed = |is_such: &dyn Fn(&Command) -> bool, weapon: Weapon| {
            if moment.can(is_such) {
                return None;
            }
            why_not(moment.game(), view, weapon).map(|refusal| refusal.to_string())
        };
        match self {
            Self::Bow => unless_aimed(&|command| matches!(command, Command::Shoot(_)), Weapon::Bow),
            Self::Spell(spell) => unless_aimed(
                &|command| matches!(command, Command::Cast(cast, _) if *cast == spell),
                Weapon::Spell(spell),
            ),
            Self::Flask(flask) => moment.refusal(Command::Drink(flask)).map(|refusal| refusal.to_string()),
            Self::Dash => {
                unless(&|command| matches!(command, Command::Dash(_)), Command::Dash(Direction::North))
            }
            Self::Close => {
                unless(&|command| matches!(command, Command::Close(_)), Command::Close(Direction::North))
            }
            Self::Guard => moment.refusal(Command::Guard).map(|refusal| refusal.to_string()),
            Self::Pass => moment.refusal(Command::Wait).map(|refusal| refusal.to_string()),
            Self::Scout => moment.refusal(Command::Scout).map(|refusal| refusal.to_string()),
            Self::Stairs => match view.exit {
                Some(exit) if exit == view.hero.at => {
                    moment.refusal(Command::Ascend).map(|refusal| refusal.to_string())
                }
                Some(_) => None,
                None => Some(words(desk).stairs_unknown.to_owned()),
            },
            Self::Explore | Self::Rest | Self::Examine => None,
        }
    }
}

impl Deed {
    /// What it is called.
    pub(in crate::labyrinth) const fn called(self, words: &LabyrinthWords) -> &'static str {
        let [firebolt, fireball, frost, spark] = words.spells;
        let [potion, tonic, mana] = words.flasks;
        match self {
            Self::Bow => words.bow,
            Self::Spell(Spell::Firebolt) => firebolt,
            Self::Spell(Spell::Fireball) => fireball,
            Self::Spell(Spell::Frost) => frost,
            Self::Spell(Spell::Spark) => spark,
            Self::Flask(Flask::Potion) => potion,
            Self::Flask(Flask::Tonic) => tonic,
            Self::Flask(Flask::Mana) => mana,
            Self::Dash => words.dash,
            Self::Guard => words.guard,
            Self::Pass => words.pass,
            Self::Close => words.close_door,
            Self::Scout => words.scout,
            Self::Explore => words.explore,
            Self::Rest => words.rest,
            Self::Stairs => words.stairs,
            Self::Examine => words.examine,
        }
    }

    /// What it does, in the words of the rules.
    fn told(self, rules: &[Passage], words: &LabyrinthWords) -> String {
        let entry = match self {
            Self::Explore => return words.explore_about.to_owned(),
            Self::Rest => return words.rest_about.to_owned(),
            Self::Stairs => return words.stairs_about.to_owned(),
            Self::Examine => return words.examine_about.to_owned(),
            Self::Bow => "shoot".to_owned(),
            Self::Dash => "dash".to_owned(),
            Self::Guard => "guard".to_owned(),
            Self::Pass => "wait".to_owned(),
            Self::Close => "close".to_owned(),
            Self::Scout => "scout".to_owned(),
            Self::Spell(spell) => spell.to_string(),
            Self::Flask(flask) => flask.to_string(),
        };
        let about = rules.iter().find_map(|passage| match passage {
            Passage::Entry { name, words, .. } if *name == entry => Some(words.clone()),
            _ => None,
        });
        about.unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use engine::Game;
    use labyrinth::{Content, Rules};
    use stage::dungeon::Handled;
    use stage::keys::Client;

    use super::*;
    use crate::keys::Place;
    use crate::settings::Language;
    use crate::words::Words;

    #[test]
    fn every_deed_has_a_key_of_its_own_that_presses_the_same() {
        for &deed in Deed::ALL {
            let same = Deed::ALL.iter().filter(|other| other.action() == deed.action());
            assert_eq!(same.count(), 1, "{deed:?}");
            let binding = Client::Browser.binding(deed.action()).expect("a key");
            assert!(binding.place.meets(Place::Game(Labyrinth::NAME)));
            let by_key = match Labyrinth::press_of(deed.action()) {
                Some(Press::Number(number)) => Labyrinth::numbered(number).map(Press::Own),
                press => press,
            };
            assert_eq!(by_key, Some(deed.press()));
        }
    }

    #[test]
    fn every_deed_says_what_it_does() {
        let words = LabyrinthWords::of(Words::of(Language::English));
        let rules = chapters(&Content::TUNED, Rules::default());
        for &deed in Deed::ALL {
            assert!(!deed.told(&rules, words).is_empty(), "{deed:?}");
        }
    }
}
