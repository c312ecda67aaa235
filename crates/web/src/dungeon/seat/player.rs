//! Who plays: whoever sits before the screen, or a bot that is watched.

use std::marker::PhantomData;

use engine::Bot;
use leptos::prelude::*;

use super::Played;
use crate::games::Seats;
use crate::shell::desk::Desk;
use crate::shell::live::live;

/// What whoever sits before the screen is called where it is kept who plays.
const PERSON: &str = "person";

/// Who plays.
pub(crate) struct Player<D> {
    /// The name of a bot; nothing for whoever sits before the screen.
    bot: Option<&'static str>,
    game: PhantomData<fn() -> D>,
}

impl<D> Clone for Player<D> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<D> Copy for Player<D> {}

impl<D> PartialEq for Player<D> {
    fn eq(&self, other: &Self) -> bool {
        self.bot == other.bot
    }
}

/// What the shell asks about those who can play.
pub(crate) const fn seats<D: Played>() -> Seats {
    Seats {
        usual: PERSON,
        is_table: |text| Player::<D>::named(text).is_some(),
        bots: |text| Player::<D>::named(text)?.bot.map(str::to_owned),
        fields: fields::<D>,
    }
}

impl<D: Played> Player<D> {
    /// Whoever sits before the screen.
    pub(crate) const PERSON: Self = Self { bot: None, game: PhantomData };

    /// Everybody who can play.
    fn all() -> impl Iterator<Item = Self> {
        let bots = D::ABOUT.bots.iter().map(|bot| Self { bot: Some(bot.name), game: PhantomData });
        std::iter::once(Self::PERSON).chain(bots)
    }

    /// The name that is kept beside a record.
    pub(crate) fn name(self) -> &'static str {
        self.bot.unwrap_or(PERSON)
    }

    /// Whether it is whoever sits before the screen.
    pub(crate) const fn is_person(self) -> bool {
        self.bot.is_none()
    }

    fn named(text: &str) -> Option<Self> {
        Self::all().find(|player| player.name() == text)
    }

    /// Whoever is kept beside a record; of what was brought in nobody knows.
    ///
    /// # Errors
    /// When what is kept speaks of nobody, in words.
    pub(crate) fn kept(text: Option<&str>) -> Result<Self, String> {
        match text {
            None => Ok(Self::PERSON),
            Some(text) => Self::named(text)
                .ok_or_else(|| format!("nobody called '{}' plays here", engine::shortened(text))),
        }
    }

    /// The bot, if it is one.
    pub(super) fn bot(self, setup: &D::Setup) -> Option<Box<dyn Bot<D> + Send>> {
        D::bot(self.bot?, setup, arcade::Boxed)
    }
}

/// The field that chooses.
fn fields<D: Played>(chosen: RwSignal<String>, _rules: RwSignal<String>) -> AnyView {
    let desk = Desk::get();
    let (told, own) = (desk.words().dungeon, D::player_words(desk));
    let about = move || {
        let player = chosen.with(|text| Player::<D>::named(text).unwrap_or(Player::PERSON));
        player.bot.map_or(own.person_about, own.bot_about)
    };
    let choices = Player::<D>::all().map(|player| {
        let is_chosen = move || chosen.with(|text| text == player.name());
        let title = player.bot.unwrap_or(told.person);
        view! {
            <label class="choice">
                <input type="radio" name="player" prop:checked=is_chosen on:change=move |_| chosen.set(player.name().to_owned())/>
                {title}
            </label>
        }
    });
    view! {
        <fieldset class="field seat">
            <legend>{own.who}</legend>
            <div class="choices">{choices.collect_view()}</div>
            <p class="field-help">{live(about)}</p>
        </fieldset>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use labyrinth::Labyrinth;

    use super::*;

    type Climber = Player<Labyrinth>;

    #[test]
    fn whoever_plays_is_kept_by_name() {
        for player in Climber::all() {
            assert!(Climber::kept(Some(player.name())) == Ok(player), "{}", player.name());
        }
        assert!(Climber::kept(None) == Ok(Player::PERSON));
        assert!(Climber::kept(Some("dragon")).is_err_and(|why| why.contains("dragon")));
        assert_eq!(seats::<Labyrinth>().usual, Climber::PERSON.name());
    }

    #[test]
    fn whoever_has_watched_a_bot_plays_the_next_run() {
        let seats = seats::<Labyrinth>();
        let last = |table: &str| seats.to_play(Some(table.to_owned()));
        assert_eq!(["tactician", "brawler", "dragon", "person"].map(last), ["person"; 4]);
        let bots = ["tactician", "person"].map(seats.bots);
        assert_eq!(bots, [Some("tactician".to_owned()), None]);
    }
}
