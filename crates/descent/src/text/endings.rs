//! What ended a run, how, and what might have helped.

use std::fmt;

use crate::{Ailment, Content, Force, Kind, Matter, Outcome, Shape, Source};

impl Outcome {
    /// How it ended, in a sentence.
    pub fn story(&self) -> String {
        match self.cause {
            None => "Vhal fell, and with it the weather below.".to_owned(),
            Some(cause) => cause.story(),
        }
    }

    /// What might have helped, with the numbers of the run; nothing for those who won.
    pub fn hint(&self, content: &Content) -> Option<String> {
        self.cause.map(|cause| cause.hint(content))
    }
}

impl Kind {
    /// It in the middle of a sentence.
    pub(crate) fn with_article(self) -> String {
        if self == Self::Vhal {
            return self.to_string();
        }
        with_article(self)
    }

    /// It at the beginning of a sentence.
    pub(crate) fn as_subject(self) -> String {
        self.known("The")
    }

    /// How one speaks of it when something is done to it.
    pub(crate) fn as_object(self) -> String {
        self.known("the")
    }

    /// There is only one Vhal, and its title is not said every time.
    fn known(self, article: &str) -> String {
        if self == Self::Vhal { "Vhal".to_owned() } else { format!("{article} {self}") }
    }

    /// How one speaks of it when it is seen first.
    pub(crate) fn as_newcomer(self) -> String {
        let name = self.with_article();
        let (first, rest) = name.split_at(1);
        first.to_uppercase() + rest
    }
}

/// One of several of a name.
pub(super) fn with_article(name: impl fmt::Display) -> String {
    let name = name.to_string();
    let article = if name.starts_with(['A', 'E', 'I', 'O', 'U']) { "an" } else { "a" };
    format!("{article} {name}")
}

impl Source {
    fn story(self) -> String {
        match self {
            Self::Foe(kind) => format!("You were struck down by {}.", kind.with_article()),
            Self::Blow(kind, blow) => {
                format!("You stayed where the {blow} of {} was announced.", kind.with_article())
            }
            Self::Hero(_) | Self::Throw(_) => "Your companion struck you down.".to_owned(),
            Self::Charm(_) | Self::Conducted(_) => "A shock ran through the water you stood in.".to_owned(),
            Self::Ground(Matter::Fire) => "You burnt where you stood.".to_owned(),
            Self::Ground(Matter::Lava) => "You stepped into lava.".to_owned(),
            Self::Ground(Matter::Water) => "What you wear did not bear the water.".to_owned(),
            Self::Ground(matter) => format!("You stayed in {matter} for too long."),
            Self::Ailment(Ailment::Burning) => "You burned to death.".to_owned(),
            Self::Ailment(ailment) => {
                format!("Being {} was the end of you.", ailment.to_string().to_lowercase())
            }
            Self::Burst => "You stood beside gas when it burst.".to_owned(),
            Self::Spikes => "You fell on spikes.".to_owned(),
        }
    }

    fn hint(self, content: &Content) -> String {
        match self {
            Self::Foe(kind) => kind.lesson().to_owned(),
            Self::Blow(_, blow) => {
                let nature = blow.nature();
                let turns = if nature.warning.0 > 1 { "two turns" } else { "one turn" };
                let past = if matches!(nature.force, Force::Fixed(_)) { ", and no armour helps" } else { "" };
                format!("It shows its tiles {turns} ahead{past}: {}.", way_out(nature.shape))
            }
            Self::Hero(_) | Self::Throw(_) => "Friendly fire can be left off.".to_owned(),
            Self::Charm(_) | Self::Conducted(_) => "Let a shock go from dry ground.".to_owned(),
            Self::Ground(Matter::Fire) | Self::Ailment(Ailment::Burning) => {
                "What glows burns next. Water and steam put you out, and who is wet does not catch fire."
                    .to_owned()
            }
            Self::Ground(_) | Self::Ailment(_) => format!(
                "Look at the ground before each step, and drink in time: a healing flask gives {} HP back.",
                content.flask
            ),
            Self::Burst => {
                "Marsh gas glows for a turn before it bursts: be two tiles away by then.".to_owned()
            }
            Self::Spikes => "Traps can be seen: walk around them, or lure others over them.".to_owned(),
        }
    }
}

/// How one leaves the tiles of an announced blow.
const fn way_out(shape: Shape) -> &'static str {
    match shape {
        Shape::Tile => "one step is enough",
        Shape::Square | Shape::Cross => "leave the middle at once, it takes two steps",
        Shape::Ray => "step out of its row",
        Shape::Cone => "step to its side, or behind it",
        Shape::Pool => "get out of the water",
        Shape::Around => "step away, and come back when it has fallen",
        Shape::Walls => "away from the walls",
    }
}

#[cfg(test)]
mod tests {
    use engine::Seat;

    use super::*;
    use crate::Blow;

    #[test]
    fn every_end_has_a_story_and_a_hint_that_fits_it() {
        let content = &Content::RULED;
        for kind in Kind::ALL {
            assert!(Source::Foe(kind).story().contains(&kind.to_string()), "{kind:?}");
            assert_eq!(Source::Foe(kind).hint(content), kind.lesson());
        }
        for blow in Blow::ALL {
            let hint = Source::Blow(Kind::Orc, blow).hint(content);
            assert_eq!(hint.contains("two turns"), blow.nature().warning.0 > 1, "{blow:?}: {hint}");
        }
        let grounds = Matter::ALL.map(Source::Ground);
        let ailments = Ailment::ALL.map(Source::Ailment);
        let others = [Source::Burst, Source::Spikes, Source::Charm(Seat::FIRST), Source::Throw(Seat::FIRST)];
        for source in grounds.into_iter().chain(ailments).chain(others) {
            let (story, hint) = (source.story(), source.hint(content));
            assert!(story.ends_with('.') && hint.ends_with('.'), "{source:?}: {story} {hint}");
        }
    }
}
