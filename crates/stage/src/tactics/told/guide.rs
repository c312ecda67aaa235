//! What newcomers are told while they play, each thing when it matters.

use tactics::{Command, Deed, Kind, Member, Minion, Object, Side, Tactics, Tiles, UnitId};

use crate::Learnable;
use crate::tactics::told::wear::wear_words;
use crate::tactics::{Choices, Hand, Mode};

/// Something to learn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "they are called what they teach")]
pub enum Topic {
    Leaves,
    Strike,
    Go,
    Choose,
    Wear,
    Turns,
    Guard,
    Tile,
    Skill,
}

/// What the player of a match has learned.
pub type Tutorial = crate::Tutorial<Topic>;

/// A thing to be told now, and what it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// What is to be learned.
    pub topic: Topic,
    /// How it is told. Which key or button it is, is for the client.
    pub words: String,
    /// The tiles that it is about.
    pub tiles: Tiles,
}

impl Learnable for Topic {
    const ALL: &'static [Self] = &[
        Self::Leaves,
        Self::Strike,
        Self::Go,
        Self::Choose,
        Self::Wear,
        Self::Turns,
        Self::Guard,
        Self::Tile,
        Self::Skill,
    ];

    fn name(self) -> &'static str {
        match self {
            Self::Leaves => "leaves",
            Self::Strike => "strike",
            Self::Go => "go",
            Self::Choose => "choose",
            Self::Wear => "wear",
            Self::Turns => "turns",
            Self::Guard => "guard",
            Self::Tile => "tile",
            Self::Skill => "skill",
        }
    }
}

impl Tutorial {
    /// What somebody who decides now has still to be told, if anything fits.
    pub fn hint(self, game: &Tactics, choices: &Choices, hand: &Hand) -> Option<Hint> {
        let moment = Moment { game, choices, hand };
        Topic::ALL.iter().filter(|topic| !self.knows(**topic)).find_map(|topic| moment.hint(*topic))
    }

    /// A command was given while something was told: deeds are learned by doing, all else by
    /// having been there to read.
    pub fn follow(&mut self, told: Option<Topic>, command: Command) {
        let done = match command {
            Command::Unit(_, Deed::Move(_)) => Topic::Go,
            Command::Unit(_, Deed::Attack(_) | Deed::Charge(..)) => Topic::Strike,
            Command::Unit(_, Deed::Cast(_)) => Topic::Skill,
            Command::Spawn(_) => Topic::Leaves,
            _ => return,
        };
        self.learn(done);
        if done != Topic::Leaves {
            self.learn(Topic::Choose);
        }
        if let Some(told @ (Topic::Wear | Topic::Turns | Topic::Guard | Topic::Tile)) = told {
            self.learn(told);
        }
    }
}

/// What is looked at for an occasion.
struct Moment<'a> {
    game: &'a Tactics,
    choices: &'a Choices,
    hand: &'a Hand,
}

impl Moment<'_> {
    /// A thing to be told, where there is an occasion for it.
    fn hint(&self, topic: Topic) -> Option<Hint> {
        let (words, tiles) = match topic {
            Topic::Leaves => {
                let tile = self.choices.asked_tile()?;
                (
                    "A fallen minion leaves something on its tile, and you say what.".to_owned(),
                    Tiles::of(tile),
                )
            }
            // A question has to be answered before anything else.
            _ if self.choices.asked_tile().is_some() => return None,
            Topic::Strike => {
                let targets = self.choices.targets(self.acting()?);
                let words = "It can strike what is crossed. You see what a blow does before you strike.";
                (!targets.is_empty()).then(|| (words.to_owned(), targets))?
            }
            Topic::Go => {
                self.acting()?;
                let words =
                    "Nobody is in its reach. Go to one of the marked tiles, nearer to the enemy hero.";
                (words.to_owned(), Tiles::NONE)
            }
            Topic::Choose => (self.choose(), self.able()),
            Topic::Wear => (wear_words(self.game)?, self.wearing()?),
            Topic::Turns => self.turns()?,
            Topic::Guard => self.guard()?,
            Topic::Tile => self.tile()?,
            Topic::Skill => self.skill()?,
        };
        Some(Hint { topic, words, tiles })
    }

    const fn side(&self) -> Side {
        self.choices.side()
    }

    /// The unit that is chosen, and about to go or strike.
    fn acting(&self) -> Option<Member> {
        self.hand.chosen.filter(|_| self.hand.mode == Mode::Act)
    }

    fn tile_of(&self, id: UnitId) -> Tiles {
        Tiles::of(self.game.position().unit(id).tile)
    }

    fn able(&self) -> Tiles {
        let units = self.choices.units().map(|member| self.tile_of(self.side().unit(member)));
        units.fold(Tiles::NONE, |all, tile| all | tile)
    }

    fn choose(&self) -> String {
        let hero = self.game.position().unit(self.side().opponent().hero()).kind;
        format!("Fell the enemy {hero} and you win. Choose one of your units to act.")
    }

    fn wearing(&self) -> Option<Tiles> {
        let position = self.game.position();
        let worn = position.living().iter().filter(|id| self.game.attrition(*id) > 0);
        let tiles = worn.fold(Tiles::NONE, |all, id| all | self.tile_of(id));
        (!tiles.is_empty()).then_some(tiles)
    }

    fn turns(&self) -> Option<(String, Tiles)> {
        let position = self.game.position();
        let has_acted = !(position.spent() & self.side().units()).is_empty() || position.round() > 1;
        let words = "Both sides take turns, one unit each. When all have acted, the round ends and everybody \
                     may act again.";
        has_acted.then(|| (words.to_owned(), Tiles::NONE))
    }

    fn guard(&self) -> Option<(String, Tiles)> {
        let position = self.game.position();
        let [own, theirs] =
            [self.side().hero(), self.side().opponent().hero()].map(|hero| position.guardian(hero));
        let tank = Kind::Minion(Minion::Tank);
        if let Some(guardian) = theirs {
            let words = format!(
                "The enemy {tank} takes every blow that is meant for whoever stands beside it; shields show \
                 whom. Fell it first, or draw it away."
            );
            return Some((words, self.tile_of(guardian)));
        }
        let words = format!(
            "Your {tank} takes every blow that is meant for whoever stands beside it; shields show whom."
        );
        own.map(|guardian| (words, self.tile_of(guardian)))
    }

    fn tile(&self) -> Option<(String, Tiles)> {
        let position = self.game.position();
        let helps = |object: &Object| matches!(object, Object::Buff { effect, .. } if !effect.is_debuff());
        let found = position.objects().iter().find(|(tile, object)| {
            let goes = |member| self.choices.tiles(member, Mode::Act).contains(*tile);
            helps(object) && self.choices.units().any(goes)
        })?;
        let Object::Buff { effect, .. } = found.1 else { return None };
        let about = effect.about(self.game.content());
        Some((format!("Whoever goes to the tile of {effect} takes it up. {about}"), Tiles::of(found.0)))
    }

    fn skill(&self) -> Option<(String, Tiles)> {
        let hero = self.side().hero();
        let skill = self.game.position().unit(hero).skill?;
        let can = !self.choices.tiles(Member::Hero, Mode::Skill).is_empty();
        let words = format!("Your hero's skill is ready: {skill}. Press it, then aim at a marked tile.");
        can.then(|| (words, self.tile_of(hero)))
    }
}

#[cfg(test)]
mod tests {
    use engine::{Game, Seed};
    use tactics::{RuleSet, Setup, Tile};

    use super::*;
    use crate::tactics::{Meaning, Press};

    fn game(position: &str) -> Tactics {
        let setup = Setup::with_position(RuleSet::Written, position.parse().unwrap());
        Tactics::new(&setup, Seed::from_bits(1)).unwrap()
    }

    /// What is told with nothing chosen, and with the unit of a number chosen.
    fn told(learned: &str, position: &str, number: Option<Press>) -> Option<Topic> {
        let game = game(position);
        let choices = Choices::of(&game, Side::One);
        let begun = Hand::begin(&game, &choices, Tile::at(2, 2));
        let hand = match number.map(|number| begun.press(&game, &choices, number)) {
            Some(Meaning::Hold(hand)) => hand,
            _ => begun,
        };
        Tutorial::read(learned).hint(&game, &choices, &hand).map(|hint| hint.topic)
    }

    const BEGUN: &str = "round 1, p1 / mage elemental-blast c1 5, tank a1 5, archer e1 3 / \
                         warrior endure c5 5, tank b5 5, assassin e5 2 / b1 life 2";

    #[test]
    fn one_thing_is_told_after_the_other() {
        assert_eq!(told("", BEGUN, None), Some(Topic::Choose));
        assert_eq!(told("", BEGUN, Some(Press::One)), Some(Topic::Go));
        assert_eq!(told("choose", BEGUN, None), Some(Topic::Guard));
        assert_eq!(told("choose guard", BEGUN, None), Some(Topic::Tile));
        let near = BEGUN.replace("c5 5", "c3 5").replace("c1 5", "c2 5");
        assert_eq!(told("", &near, Some(Press::One)), Some(Topic::Strike));
        assert_eq!(told("choose guard tile", &near, None), Some(Topic::Skill));
        let late = BEGUN.replace("round 1", "round 3");
        assert_eq!(told("choose", &late, None), Some(Topic::Wear));
        assert_eq!(told("choose wear", &late, None), Some(Topic::Turns));
        assert_eq!(told("choose wear turns guard tile skill go strike", &late, None), None);
    }

    #[test]
    fn deeds_are_learned_by_doing_and_the_rest_by_reading() {
        let mut learned = Tutorial::NONE;
        learned.follow(Some(Topic::Go), "hero move c2".parse().unwrap());
        assert_eq!(learned.to_string(), "go choose");
        learned.follow(Some(Topic::Turns), "hero attack c3".parse().unwrap());
        assert_eq!(learned.to_string(), "strike go choose turns");
        learned.follow(Some(Topic::Skill), "hero pass".parse().unwrap());
        assert!(!learned.knows(Topic::Skill));
        assert_eq!(Tutorial::read(&learned.to_string()), learned);
    }
}
