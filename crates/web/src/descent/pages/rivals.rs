//! Before a race: who both are and what makes it harder for them. Everybody and everything is open to both, whatever
//! this device has opened.

use arcade::{Hosted as _, Options};
use descent::{Character, Descent, FriendlyFire, Modifier, Modifiers, Setup};
use engine::Seed;
use leptos::prelude::*;

use super::race::Race;
use crate::art::{Art, Icon, Picture};
use crate::descent::words::DescentWords;
use crate::fault::Fault;
use crate::games::Asked;
use crate::shell::desk::Desk;
use crate::shell::live::live;

/// What both go down by that the rest of the form asks.
const RULES: &str = "rules";
const CONTENT: &str = "content";

/// Those who race.
#[derive(Clone, Copy)]
pub(super) struct Rivals {
    desk: Desk,
    told: &'static DescentWords,
    asked: Asked,
    characters: [RwSignal<Character>; 2],
    /// How many modifiers there are, the first ones first.
    harder: RwSignal<usize>,
}

impl Rivals {
    pub(super) fn new(desk: Desk, told: &'static DescentWords, asked: Asked) -> Self {
        let characters = [(); 2].map(|()| RwSignal::new(Character::default()));
        Self { desk, told, asked, characters, harder: RwSignal::new(0) }
    }

    /// The seed of the race; without one the player knows why.
    pub(super) fn seed(self) -> Option<Seed> {
        let seed = self.asked.seed();
        seed.map_err(|error| self.desk.warn(&Fault::Told(error.to_string()))).ok()
    }

    /// Both go down one after the other, with what each of them drafted if they did.
    pub(super) fn race(self, seed: Seed, hands: [Option<descent::Hand>; 2]) {
        let [first, second] = self.characters.map(|character| character.get_untracked());
        let modifiers = Modifiers::first(self.harder.get_untracked());
        match shared(self.asked) {
            Ok(shared) => {
                let [one, two] = hands;
                let setup = |character, hand| Setup { character, hand, modifiers, ..shared.clone() };
                Race::new(seed, [setup(first, one), setup(second, two)]).go(self.desk);
            }
            Err(fault) => self.desk.warn(&fault),
        }
    }

    /// Both, each with everybody to choose from, and what makes it harder.
    pub(super) fn fields(self) -> AnyView {
        let characters = [0, 1].map(|place| self.characters(place));
        view! {
            <div class="descent-hands">{characters.into_iter().collect_view()}</div>
            {self.harder()}
        }
        .into_any()
    }

    fn characters(self, place: usize) -> AnyView {
        const NAMES: [&str; 2] = ["racer-first", "racer-second"];
        let chosen = self.characters[place];
        let rows = Character::ALL.into_iter().map(|character| {
            let is_chosen = move || chosen.get() == character;
            view! {
                <label class="choice descent-racer">
                    <input type="radio" name=NAMES[place] prop:checked=is_chosen on:change=move |_| chosen.set(character)/>
                    <Picture sprite=Art::hero(character) class="icon"/>
                    {character.to_string()}
                </label>
            }
        });
        view! {
            <fieldset class="stack stack-tight">
                <legend class="field-label">{(self.told.racer)(self.told.names[place])}</legend>
                <div class="descent-racers">{rows.collect_view()}</div>
            </fieldset>
        }
        .into_any()
    }

    fn harder(self) -> AnyView {
        let told = self.told;
        let counts = (0..=Modifier::ALL.len()).map(|count| {
            let is_chosen = move || self.harder.get() == count;
            view! { <option value=count prop:selected=is_chosen>{(told.race_harder_by)(count)}</option> }
        });
        let pick = move |event| self.harder.set(event_target_value(&event).parse().unwrap_or(0));
        let which = move || {
            let lines: Vec<&str> = Modifiers::first(self.harder.get()).iter().map(Modifier::line).collect();
            (!lines.is_empty()).then(|| view! { <p class="quiet small">{lines.join("; ")}"."</p> })
        };
        view! {
            <label class="field">
                <span class="field-label">{told.race_harder}</span>
                <select class="select" on:change=pick>{counts.collect_view()}</select>
            </label>
            {live(which)}
        }
        .into_any()
    }

    /// The button that begins a race without a draft.
    pub(super) fn begin(self) -> AnyView {
        let go = move |_| {
            if let Some(seed) = self.seed() {
                self.race(seed, [None; 2]);
            }
        };
        view! { <button type="button" class="button" on:click=go><Icon sprite=Art::Play/>{self.told.race_begin}</button> }
            .into_any()
    }
}

/// What both go down by: each in a run of their own, and nobody goes along.
///
/// # Errors
/// When numbers were written that make no run.
fn shared(asked: Asked) -> Result<Setup, Fault> {
    let rules = Options::HOUSE.with(RULES, asked.rules.get_untracked());
    let content = asked.written.now(CONTENT);
    let options = if content.trim().is_empty() { rules } else { rules.with(CONTENT, content) };
    let setup = Descent::checked_setup(&options).map_err(|error| Fault::Told(error.to_string()))?;
    Ok(Setup { companion: None, fire: FriendlyFire::Off, ..setup })
}
