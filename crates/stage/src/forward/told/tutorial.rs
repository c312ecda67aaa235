//! What newcomers to the road are told, each thing when it first matters.

use forward::{Bend, Location, Phase, View};

use crate::Learnable;
use crate::forward::shown::fork::is_before_the_last;

/// Something to learn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "they are called what they teach")]
pub enum Topic {
    Fork,
    Left,
    Fight,
    Fury,
    Pit,
    Find,
    Terror,
    Lux,
    Place,
    LastFork,
    End,
}

/// What the player of a run has learned.
pub type Tutorial = crate::Tutorial<Topic>;

impl Learnable for Topic {
    const ALL: &'static [Self] = &[
        Self::Fork,
        Self::Fight,
        Self::Fury,
        Self::Pit,
        Self::Find,
        Self::Terror,
        Self::Left,
        Self::Lux,
        Self::Place,
        Self::LastFork,
        Self::End,
    ];

    fn name(self) -> &'static str {
        match self {
            Self::Fork => "road-fork",
            Self::Left => "road-left",
            Self::Fight => "road-strike",
            Self::Fury => "road-fury",
            Self::Pit => "road-pit",
            Self::Find => "road-find",
            Self::Terror => "road-terror",
            Self::Lux => "road-lux",
            Self::Place => "road-place",
            Self::LastFork => "road-last-fork",
            Self::End => "road-end",
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
            Self::Fork => {
                "Come through nine places with HP left. Of three cards at a fork you meet two, in your order; backs tell \
                 their family. Your dice are those of the next fight or Pit."
            }
            Self::Left => {
                "One more is met here, and the other stays behind. Foes bring points; HP kept at the end of a place bring \
                 far more: 10 kept are 100 points, 20 are 400."
            }
            Self::Fight => {
                "Each die strikes or guards. What guards adds up. The foe's blow less your guard is what you lose; the row \
                 shows it for each number it may roll."
            }
            Self::Fury => {
                "Each round the foe hits harder, so short fights are cheap. It says what it does next: now and then \
                 it pays to guard first."
            }
            Self::Pit => {
                "One die is laid across and rolled anew, the others stay. A high one keeps you whole, a low one gets \
                 rid of a bad number."
            }
            Self::Find => "A blade strikes harder, a shield guards more. You keep it until you take another.",
            Self::Terror => {
                "Whatever you pay is gone. Dice that go out stay 1s until you fight with them or lay them across a Pit."
            }
            Self::Lux => {
                "At a fork, before the first card, Lux heals or turns up the others; in a fight or at a Pit it rolls a die \
                 again. What is kept at the end of a place is worth points."
            }
            Self::Place => {
                "Every place but the first bends one rule, and says so beside its name. The next bends another."
            }
            Self::LastFork => {
                "The next fork is the last of this place: all three are met, and Lux heals only before the first of \
                 them. Heal and choose with that in mind."
            }
            Self::End => {
                "Whoever comes through gets a tenth of the whole score for each HP that is left then: with 10 HP it \
                 doubles."
            }
        }
    }

    fn fits(self, view: &View) -> bool {
        let Some(road) = view.road else { return false };
        let on_the_row = view.phase == Phase::Path && !view.laid().is_empty();
        match self {
            Self::Fork => on_the_row,
            Self::Left => on_the_row && view.laid().len() == 2 && view.deck > 0,
            Self::Fight => matches!(view.phase, Phase::Fight { .. }),
            Self::Fury => matches!(view.phase, Phase::Fight { round: 1.., .. }),
            Self::Pit => view.phase == Phase::Gap,
            Self::Find => view.phase == Phase::Find,
            Self::Terror => view.phase == Phase::Terror,
            Self::Lux => on_the_row && view.may_pause() && view.hero.can_use_lux(),
            Self::Place => on_the_row && road.bend != Bend::Straight,
            Self::LastFork => on_the_row && view.laid().len() == 3 && is_before_the_last(view),
            Self::End => {
                let is_near = view.location.next().is_none_or(|next| next == Location::LAST);
                on_the_row && is_near && view.laid().len() == 3
            }
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
        assert_eq!(learned.hint(&view), Some(Topic::Fork));
        learned.learn(Topic::Fork);
        assert_eq!(learned.hint(&view), None);
        view.hero.lux = Lux(1);
        assert_eq!(learned.hint(&view), Some(Topic::Lux));
        view.phase = Phase::Terror;
        assert_eq!(learned.hint(&view), Some(Topic::Terror));
    }

    #[test]
    fn the_last_fork_and_the_end_are_told_before_they_come() {
        let mut view = first_view(Rules::ROAD);
        assert!(!Topic::LastFork.fits(&view) && !Topic::End.fits(&view));
        view.deck = 3;
        assert!(Topic::LastFork.fits(&view));
        view.location = Location::all().nth(7).expect("nine places");
        assert!(Topic::End.fits(&view));
    }

    #[test]
    fn the_other_rule_sets_have_nothing_of_it() {
        assert_eq!(Tutorial::NONE.hint(&first_view(Rules::WRITTEN)), None);
    }
}
