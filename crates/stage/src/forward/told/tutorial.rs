//! What newcomers to the road are told, each thing when it first matters.

use forward::{Bend, Phase, View};

use crate::Learnable;

/// Something to learn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "they are called what they teach")]
pub enum Topic {
    Row,
    Fight,
    Climb,
    Find,
    Terror,
    Lux,
    Place,
}

/// What the player of a run has learned.
pub type Tutorial = crate::Tutorial<Topic>;

impl Learnable for Topic {
    const ALL: &'static [Self] =
        &[Self::Row, Self::Fight, Self::Climb, Self::Find, Self::Terror, Self::Lux, Self::Place];

    fn name(self) -> &'static str {
        match self {
            Self::Row => "road-row",
            Self::Fight => "road-fight",
            Self::Climb => "road-climb",
            Self::Find => "road-find",
            Self::Terror => "road-terror",
            Self::Lux => "road-lux",
            Self::Place => "road-place",
        }
    }
}

impl Tutorial {
    /// What somebody who decides now has still to be told, if anything fits.
    pub fn hint(self, view: &View) -> Option<Topic> {
        Topic::ALL.iter().copied().find(|&topic| !self.knows(topic) && topic.fits(view))
    }
}

impl Topic {
    /// What is to be learned. Which key or button it is, is for the client.
    pub const fn words(self) -> &'static str {
        match self {
            Self::Row => {
                "The back of a card tells its family: Foe, Peril or Boon. Your three dice stay as they lie until \
                 you spend them: turn what they are good for."
            }
            Self::Fight => {
                "The foe says what it does now and next. You spend a die, and only then its own falls, by the last \
                 line of the table: (4/6) is in four of six falls. A spent die is rolled anew."
            }
            Self::Climb => {
                "Every die you spend holds or slips, and is rolled anew. High ones get you out unhurt; low ones are \
                 got rid of here, at a price."
            }
            Self::Find => {
                "Each line says what your numbers would do with that weapon. You fight with it until you take \
                 another."
            }
            Self::Terror => {
                "Whatever you pay is gone. A die that becomes 1 stays so until it is spent or rolled again."
            }
            Self::Lux => {
                "Lux heals, shows the whole row, rolls a die again or leaves a card behind. What is kept at the \
                 end of a place is worth points."
            }
            Self::Place => {
                "Every place but the first bends one rule, and says so beside its name. The next bends another."
            }
        }
    }

    fn fits(self, view: &View) -> bool {
        let Some(road) = view.road else { return false };
        let on_the_row = view.phase == Phase::Path && !view.laid().is_empty();
        match self {
            Self::Row => on_the_row,
            Self::Fight => matches!(view.phase, Phase::Fight { .. }),
            Self::Climb => matches!(view.phase, Phase::Climb { .. }),
            Self::Find => view.phase == Phase::Find,
            Self::Terror => view.phase == Phase::Terror,
            Self::Lux => on_the_row && view.hero.can_use_lux(),
            Self::Place => on_the_row && road.bend != Bend::Straight,
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::{Audience, Game, Seed};
    use forward::{Forward, Lux, Rules, Setup};

    use super::*;

    fn first_view(rules: Rules) -> View {
        let game =
            Forward::new(&Setup::with_rules(rules), Seed::from_name("hints")).expect("the house's numbers");
        game.view(Audience::Everyone)
    }

    #[test]
    fn each_thing_is_told_once_and_when_it_matters() {
        let mut view = first_view(Rules::ROAD);
        let mut learned = Tutorial::NONE;
        assert_eq!(learned.hint(&view), Some(Topic::Row));
        learned.learn(Topic::Row);
        assert_eq!(learned.hint(&view), None);
        view.hero.lux = Lux(1);
        assert_eq!(learned.hint(&view), Some(Topic::Lux));
        view.phase = Phase::Terror;
        assert_eq!(learned.hint(&view), Some(Topic::Terror));
    }

    #[test]
    fn the_other_rule_sets_have_nothing_of_it() {
        assert_eq!(Tutorial::NONE.hint(&first_view(Rules::WRITTEN)), None);
    }
}
