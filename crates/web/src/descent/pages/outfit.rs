//! Who goes down, alone or together, and what makes it harder: the part of the page of options that is
//! this game's own.

use descent::{Career, Character, Descent, Modifier, Modifiers};
use engine::Game as _;
use leptos::prelude::*;

use crate::art::{Art, Icon, Picture};
use crate::descent::pages::career::career;
use crate::descent::pages::draft::draft;
use crate::descent::words::DescentWords;
use crate::games::{Asked, Choices, Written};
use crate::ledger::{Followed, Ledger};
use crate::shell::desk::Desk;
use crate::shell::live::live;
use crate::words::sentence;

const CHARACTER: &str = "character";
const COMPANION: &str = "companion";
const FIRE: &str = "fire";
const MODIFIERS: &str = "modifiers";

/// The part of the form.
pub(in crate::descent) static CHOICES: Choices =
    Choices { options: &[CHARACTER, COMPANION, FIRE, MODIFIERS], fields };

/// The form, with what this device has opened so far.
#[derive(Clone, Copy)]
struct Outfit {
    desk: Desk,
    written: Written,
    words: &'static DescentWords,
    ledger: Followed,
}

fn fields(asked: Asked) -> AnyView {
    let written = asked.written;
    let desk = Desk::get();
    let words = DescentWords::of(untrack(|| desk.words()));
    let outfit = Outfit { desk, written, words, ledger: Ledger::followed(Descent::NAME) };
    outfit.mind();
    view! {
        {live(move || outfit.characters(CHARACTER))}
        <details class="fold descent-together">
            <summary>{words.together}</summary>
            <div class="stack">
                <p class="quiet">{words.together_about}</p>
                {live(move || outfit.characters(COMPANION))}
                {live(move || outfit.fire())}
            </div>
        </details>
        {live(move || outfit.modifiers())}
        {draft(outfit.desk, words, asked)}
    }
    .into_any()
}

/// What somebody is called where options are written.
fn word(name: &impl ToString) -> String {
    name.to_string().to_lowercase().replace(' ', "-")
}

impl Outfit {
    fn career(self) -> Career {
        self.ledger.with(career)
    }

    /// What was chosen for an earlier run may not be open on this device.
    fn mind(self) {
        Effect::new(move |_| {
            let (career, is_read) = self.ledger.with(|ledger| (career(ledger), ledger.unread == 0));
            if !is_read {
                return;
            }
            for option in [CHARACTER, COMPANION] {
                let is_shut = self.chosen(option).is_some_and(|character| !career.opens(character));
                if is_shut {
                    self.written.set(option, "");
                }
                if is_shut && option == COMPANION {
                    self.written.set(FIRE, "");
                }
            }
            if !career.allows(self.modifiers_chosen()) {
                self.written.set(MODIFIERS, "");
            }
        });
    }

    fn chosen(self, option: &str) -> Option<Character> {
        self.written.get(option).parse().ok()
    }

    fn modifiers_chosen(self) -> Modifiers {
        self.written.get(MODIFIERS).parse().unwrap_or_default()
    }

    /// Cards to choose from; for the second seat also nobody.
    fn characters(self, option: &'static str) -> AnyView {
        let career = self.career();
        let chosen = self.chosen(option);
        let nobody = (option == COMPANION).then(|| self.nobody(chosen.is_none()));
        let usual = (option == CHARACTER).then(Character::default);
        let cards = Character::ALL.into_iter().map(|character| {
            let is_chosen = chosen.or(usual) == Some(character);
            self.character(option, character, is_chosen, career.opens(character))
        });
        let legend = if option == CHARACTER { self.words.who_goes } else { self.words.who_comes };
        view! {
            <fieldset class="stack">
                <legend class="field-label">{legend}</legend>
                <div class="descent-characters">{nobody}{cards.collect_view()}</div>
            </fieldset>
        }
        .into_any()
    }

    fn nobody(self, is_chosen: bool) -> AnyView {
        let leave = move |_| {
            self.written.set(COMPANION, "");
            // Nobody is left who could be hurt.
            self.written.set(FIRE, "");
        };
        view! {
            <label class="rule-card descent-character">
                <span class="choice-line">
                    <input type="radio" name=COMPANION prop:checked=is_chosen on:change=leave/>
                    <strong class="card-title">{self.words.nobody}</strong>
                </span>
                <p class="quiet small">{self.words.nobody_about}</p>
            </label>
        }
        .into_any()
    }

    fn character(
        self,
        option: &'static str,
        character: Character,
        is_chosen: bool,
        is_open: bool,
    ) -> AnyView {
        let lines = character.lines().into_iter().map(|line| view! { <li>{sentence(&line)}</li> });
        let lock = character.lock().filter(|_| !is_open).map(|lock| {
            view! { <p class="small accent descent-lock"><Icon sprite=Art::Lock/><span>{(self.words.to_open)(lock)}</span></p> }
        });
        view! {
            <label class="rule-card descent-character" class:descent-shut=!is_open>
                <span class="choice-line">
                    <input type="radio" name=option prop:checked=is_chosen disabled=!is_open on:change=move |_| self.written.set(option, &word(&character))/>
                    <Picture sprite=Art::hero(character) class="picture-medium"/>
                    <strong class="card-title">{character.to_string()}</strong>
                </span>
                <ul class="quiet small">{lines.collect_view()}</ul>
                {lock}
            </label>
        }
        .into_any()
    }

    /// Only two can hurt each other.
    fn fire(self) -> Option<AnyView> {
        self.chosen(COMPANION)?;
        let is_on = self.written.get(FIRE) == "on";
        let toggle = move |_| self.written.set(FIRE, if is_on { "" } else { "on" });
        Some(
            view! {
                <label class="choice">
                    <input type="checkbox" prop:checked=is_on on:change=toggle/>
                    {self.words.friendly_fire}
                </label>
            }
            .into_any(),
        )
    }

    fn modifiers(self) -> AnyView {
        let (career, chosen) = (self.career(), self.modifiers_chosen());
        let rows = Modifier::ALL.into_iter().enumerate().map(|(place, modifier)| {
            let is_open = place < career.modifiers();
            let is_on = chosen.has(modifier);
            let toggle = move |_| self.toggle(modifier, chosen);
            view! {
                <label class="choice descent-modifier" class:descent-shut=!is_open>
                    <input type="checkbox" prop:checked=is_on disabled=!is_open on:change=toggle/>
                    <span><strong>{modifier.to_string()}</strong>": "{modifier.line()}</span>
                </label>
            }
        });
        view! {
            <details class="fold">
                <summary>{self.words.harder}</summary>
                <fieldset class="stack stack-tight">
                    <legend class="quiet small">{(self.words.harder_about)(career.modifiers())}</legend>
                    {rows.collect_view()}
                </fieldset>
            </details>
        }
        .into_any()
    }

    fn toggle(self, modifier: Modifier, chosen: Modifiers) {
        let is_wanted = |one: &Modifier| chosen.has(*one) != (*one == modifier);
        let wanted = Modifier::ALL.into_iter().filter(is_wanted).map(|one| word(&one));
        self.written.set(MODIFIERS, &wanted.collect::<Vec<_>>().join(","));
    }
}
