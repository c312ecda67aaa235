//! Who climbs: the player, or a bot that is watched.

use engine::Bot;
use labyrinth::bot::{Brawler, Tactician};
use labyrinth::{Content, Labyrinth};
use leptos::prelude::*;

use crate::games::Seats;
use crate::shell::desk::Desk;
use crate::shell::live::live;

/// Who climbs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::labyrinth) enum Climber {
    /// Whoever sits before the screen.
    #[default]
    Person,
    /// Bumps whatever it sees.
    Brawler,
    /// Thinks about where it stands.
    Tactician,
}

/// What the shell asks about those who can climb.
pub(in crate::labyrinth) static SEATS: Seats = Seats {
    usual: "person",
    is_table: |text| Climber::named(text).is_some(),
    bots: |text| {
        let bot = Climber::named(text).filter(|climber| *climber != Climber::Person);
        bot.map(|bot| bot.name().to_owned())
    },
    fields,
};

impl Climber {
    const ALL: [Self; 3] = [Self::Person, Self::Brawler, Self::Tactician];

    /// The name that is kept beside a record.
    pub(in crate::labyrinth) const fn name(self) -> &'static str {
        match self {
            Self::Person => "person",
            Self::Brawler => "brawler",
            Self::Tactician => "tactician",
        }
    }

    fn named(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|climber| climber.name() == text)
    }

    /// Whoever is kept beside a record; of what was brought in nobody knows.
    ///
    /// # Errors
    /// When what is kept speaks of nobody, in words.
    pub(in crate::labyrinth) fn kept(text: Option<&str>) -> Result<Self, String> {
        match text {
            None => Ok(Self::Person),
            Some(text) => Self::named(text)
                .ok_or_else(|| format!("nobody called '{}' climbs the tower", engine::shortened(text))),
        }
    }

    /// The bot, if it is one.
    pub(in crate::labyrinth) fn bot(self, content: &Content) -> Option<Box<dyn Bot<Labyrinth> + Send>> {
        match self {
            Self::Person => None,
            Self::Brawler => Some(Box::new(Brawler::new(*content))),
            Self::Tactician => Some(Box::new(Tactician::new(*content))),
        }
    }
}

/// The field that chooses.
fn fields(chosen: RwSignal<String>, _rules: RwSignal<String>) -> AnyView {
    let words = Desk::get().words().labyrinth;
    let about = move || match chosen.with(|text| Climber::named(text).unwrap_or_default()) {
        Climber::Person => words.person_about,
        bot => (words.bot_about)(bot.name()),
    };
    let choices = Climber::ALL.map(|climber| {
        let is_chosen = move || chosen.with(|text| text == climber.name());
        let title = if climber == Climber::Person { words.person } else { climber.name() };
        view! {
            <label class="choice">
                <input type="radio" name="climber" prop:checked=is_chosen on:change=move |_| chosen.set(climber.name().to_owned())/>
                {title}
            </label>
        }
    });
    view! {
        <fieldset class="field seat">
            <legend>{words.climbs}</legend>
            <div class="choices">{choices.into_iter().collect_view()}</div>
            <p class="field-help">{live(about)}</p>
        </fieldset>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_climbs_is_kept_by_name() {
        for climber in Climber::ALL {
            assert_eq!(Climber::kept(Some(climber.name())), Ok(climber));
        }
        assert_eq!(Climber::kept(None), Ok(Climber::Person));
        assert!(Climber::kept(Some("dragon")).is_err_and(|why| why.contains("dragon")));
        assert_eq!(SEATS.usual, Climber::default().name());
    }

    #[test]
    fn whoever_has_watched_a_bot_plays_the_next_run() {
        let last = |table: &str| SEATS.to_play(Some(table.to_owned()));
        assert_eq!(["tactician", "brawler", "dragon", "person"].map(last), ["person"; 4]);
        let bots = ["tactician", "person"].map(SEATS.bots);
        assert_eq!(bots, [Some("tactician".to_owned()), None]);
    }
}
