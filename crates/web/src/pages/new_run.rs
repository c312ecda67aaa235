//! A new run: rule set, seed and options.

use arcade::{OptionNote, Options};
use engine::RuleSetNote;
use engine::Seed;
use leptos::prelude::*;
use stage::Kept;

use super::masthead::masthead;
use super::trouble;
use crate::art::{Art, Icon, Picture};
use crate::browser::clock;
use crate::games;
use crate::games::{Asked, Cabinet, Seats, Written};
use crate::shell::desk::Desk;
use crate::shell::live::live;
use crate::shell::route::Route;
use crate::storage::{BrowserShelf, Chosen, Origin, Saved, keep_new};
use crate::words::sentence;

/// The option that has cards of its own.
const RULES: &str = "rules";

/// What is being chosen.
#[derive(Clone, Copy)]
struct Form {
    desk: Desk,
    cabinet: &'static Cabinet,
    rules: RwSignal<String>,
    /// Who sits at the table, in games that ask for it.
    table: RwSignal<String>,
    seed: RwSignal<String>,
    seed_fault: RwSignal<Option<String>>,
    /// The other options.
    written: Written,
    faults: RwSignal<Vec<String>>,
}

/// The page that begins a run, with what a link has already chosen.
pub(super) fn page(game: &str, rules: Option<String>, seed: Option<Seed>) -> AnyView {
    let desk = Desk::get();
    let cabinet = match games::cabinet(game) {
        Ok(cabinet) => cabinet,
        Err(fault) => return trouble::not_open(&fault),
    };
    let usual = cabinet.about.rule_sets.first().map_or("", |set| set.name);
    let linked = linked_rules(cabinet, rules.as_deref());
    let known = linked.as_ref().ok().cloned().flatten();
    let is_known = |rules: &String| cabinet.about.rule_sets.iter().any(|set| set.name == rules);
    let last = Chosen::Rules.last(&BrowserShelf, cabinet.about.name).filter(is_known);
    let form = Form {
        desk,
        cabinet,
        rules: RwSignal::new(known.clone().or(last).unwrap_or_else(|| usual.to_owned())),
        table: RwSignal::new(cabinet.seats.map(|seats| last_table(cabinet, seats)).unwrap_or_default()),
        seed: RwSignal::new(seed.map(|seed| seed.to_string()).unwrap_or_default()),
        seed_fault: RwSignal::new(None),
        written: Written::new(other_options(cabinet).map(|note| note.name)),
        faults: RwSignal::new(Vec::new()),
    };
    let here = Route::NewRun { game: game.to_owned(), rules, seed };
    let stranger = linked.err().map(trouble::warning);
    form.recall();
    cabinet.play_tune();
    view! {
        <div class="page stack stack-loose">
            {masthead(cabinet, desk.words().options, &here)}
            {stranger}
            <form class="stack new-run" novalidate on:submit=move |event| {
                event.prevent_default();
                form.begin();
            }>
                {cabinet.seats.map(|seats| (seats.fields)(form.table, form.rules))}
                {cabinet.choices.map(|choices| (choices.fields)(form.asked()))}
                {form.rule_cards(known)}
                {form.seed_field()}
                {live(move || form.fault_list())}
                <div class="new-run-begin"><button class="button button-primary button-large" type="submit"><Icon sprite=Art::Play/>{live(move || form.begins())}</button></div>
                {form.other_fields()}
            </form>
        </div>
    }
    .into_any()
}

/// The rules that a link names.
///
/// # Errors
/// When this version cannot play by them, in words.
pub(super) fn linked_rules(cabinet: &Cabinet, rules: Option<&str>) -> Result<Option<String>, String> {
    let Some(rules) = rules else { return Ok(None) };
    let tried = (cabinet.begin)(&Options::HOUSE.with(RULES, rules), clock::fresh_seed());
    match tried {
        Ok(record) => (cabinet.summarise)(&record)
            .and_then(|gist| (cabinet.describe)(&gist, None, Kept::Kept))
            .map(|run| Some(run.rules)),
        Err(error) => Err(format!("{} {error}.", Desk::get().words().pages.unknown_rules)),
    }
}

/// Who sat at the table of the last run that was played, or whom the house would seat.
fn last_table(cabinet: &Cabinet, seats: &Seats) -> String {
    seats.to_play(Chosen::Table.last(&BrowserShelf, cabinet.about.name))
}

fn other_options(cabinet: &Cabinet) -> impl Iterator<Item = &'static OptionNote> + use<> {
    cabinet.options.iter().filter(|note| note.name != RULES)
}

/// The options for which the game has a form of its own.
fn own_options(cabinet: &Cabinet) -> &'static [&'static str] {
    cabinet.choices.map_or(&[], |choices| choices.options)
}

impl Form {
    /// What was chosen for the last run is offered again.
    fn recall(self) {
        for &name in own_options(self.cabinet) {
            let last = Chosen::Option(name).last(&BrowserShelf, self.cabinet.about.name);
            if let Some(last) = last {
                self.written.set(name, &last);
            }
        }
    }

    fn rule_cards(self, linked: Option<String>) -> AnyView {
        let words = &Desk::get().words().pages;
        let usual = self.cabinet.about.rule_sets.first().map(|set| set.name);
        let named = self.cabinet.about.rule_sets.iter().map(move |set| {
            let recommended = (usual == Some(set.name))
                .then(|| view! { <span class="badge badge-accent">{words.recommended}</span> });
            let title = view! { <strong class="card-title">{set.title}" "<small class="rules-own">{set.name}</small></strong>{recommended} };
            self.rule_card(set.name.to_owned(), title.into_any(), about(set))
        });
        let is_stranger = |rules: &String| self.cabinet.about.rule_sets.iter().all(|set| set.name != rules);
        let stranger = linked.filter(is_stranger).map(|rules| {
            let title = view! { <strong class="card-title">{rules.clone()}</strong> };
            self.rule_card(
                rules,
                title.into_any(),
                view! { <p class="quiet">{words.rules_of_link}</p> }.into_any(),
            )
        });
        view! {
            <fieldset class="stack">
                <legend class="field-label">{words.rule_set}</legend>
                <div class="rule-cards">{named.collect_view()}{stranger}</div>
            </fieldset>
        }
        .into_any()
    }

    fn rule_card(self, name: String, title: AnyView, about: AnyView) -> AnyView {
        let (value, chosen) = (name.clone(), name.clone());
        view! {
            <label class="rule-card">
                <span class="choice-line">
                    <input type="radio" name="rules" value=value prop:checked=move || self.rules.get() == chosen
                        on:change=move |_| self.rules.set(name.clone())/>
                    {title}
                </span>
                {about}
            </label>
        }
        .into_any()
    }

    fn seed_field(self) -> AnyView {
        let words = &Desk::get().words().pages;
        let check = move || self.seed_fault.set(self.parse_seed().err());
        // A field that goes away with its page loses the focus as well, but has nothing to check by then.
        let leave = move |_| {
            if !self.seed.is_disposed() {
                check();
            }
        };
        let write = move |event: web_sys::Event| {
            self.seed.set(event_target_value(&event));
            // A fault goes away as soon as it is mended; a new one waits until the field is left.
            if self.seed_fault.with_untracked(Option::is_some) {
                check();
            }
        };
        let roll = move |_| {
            self.seed.set(clock::fresh_seed().to_string());
            self.seed_fault.set(None);
        };
        let invalid = move || self.seed_fault.with(Option::is_some).then_some("true");
        view! {
            <div class="field">
                <label for="seed">{words.seed}</label>
                <div class="row row-tight seed-row">
                    <input id="seed" class="input mono seed-input" type="text" autocomplete="off" autocapitalize="characters" spellcheck="false"
                        placeholder="BCD-FGH-JKL" aria-describedby="seed-help seed-fault" aria-invalid=invalid
                        prop:value=self.seed on:input=write on:blur=leave/>
                    <button class="button" type="button" on:click=roll><Picture sprite=Art::DieFive class="icon"/>{words.roll_seed}</button>
                </div>
                <p id="seed-help" class="field-help">{self.cabinet.words().seed_help}</p>
                <p id="seed-fault" class="field-error" role="alert">{live(move || self.seed_fault.get())}</p>
            </div>
        }
        .into_any()
    }

    fn other_fields(self) -> AnyView {
        let words = &Desk::get().words().pages;
        let asked = own_options(self.cabinet);
        let plain = other_options(self.cabinet).filter(|note| !asked.contains(&note.name));
        let fields = plain.map(move |note| {
            let id = format!("option-{}", note.name);
            let help = format!("{id}-help");
            let invalid = move || (!self.faults.with(Vec::is_empty)).then_some("true");
            view! {
                <div class="field">
                    <label for=id.clone()>{(words.option)(note.name)}</label>
                    <p id=help.clone() class="field-help">{sentence(note.about)}</p>
                    <textarea id=id class="textarea" spellcheck="false" aria-describedby=format!("{help} faults") aria-invalid=invalid
                        on:input=move |event| self.written.set(note.name, &event_target_value(&event))></textarea>
                </div>
            }
        });
        view! {
            <details class="fold">
                <summary>{words.advanced}</summary>
                <div class="stack">
                    <p class="quiet">{words.advanced_about}</p>
                    {fields.collect_view()}
                    <p class="label">{words.all_numbers}</p>
                    <pre class="numbers" tabindex="0">{(self.cabinet.numbers)()}</pre>
                </div>
            </details>
        }
        .into_any()
    }

    fn fault_list(self) -> AnyView {
        let faults = self.faults.get();
        let list = (!faults.is_empty()).then(|| {
            view! {
                <div class="notice notice-bad">
                    <Icon sprite=Art::Warning/>
                    <div>
                        <p><strong>{self.cabinet.words().does_not_begin}</strong></p>
                        <ul>{faults.into_iter().map(|fault| view! { <li>{fault}</li> }).collect_view()}</ul>
                    </div>
                </div>
            }
        });
        view! { <div id="faults" role="alert">{list}</div> }.into_any()
    }

    /// What the large button begins.
    fn begins(self) -> String {
        let words = self.cabinet.words();
        let bots = self.table.with(|table| self.cabinet.bots(Some(table)));
        bots.map_or_else(|| words.begin.to_owned(), |bots| (words.begin_watching)(&bots))
    }

    /// What a game may ask of the form that has a part of its own in it.
    const fn asked(self) -> Asked {
        Asked { written: self.written, rules: self.rules, seed: self.seed }
    }

    fn parse_seed(self) -> Result<Seed, String> {
        self.asked().seed().map_err(|error| error.to_string())
    }

    fn options(self) -> Options {
        let rules = Options::HOUSE.with(RULES, self.rules.get_untracked());
        self.written.over(rules)
    }

    fn begin(self) {
        let desk = self.desk;
        let seed = self.parse_seed();
        self.seed_fault.set(seed.clone().err());
        let begun =
            (self.cabinet.begin)(&self.options(), seed.clone().unwrap_or_else(|_| clock::fresh_seed()));
        let mut faults = seed
            .err()
            .map(|fault| format!("{}: {fault}", desk.words().pages.seed))
            .into_iter()
            .collect::<Vec<_>>();
        match begun {
            Err(error) => faults.extend(error.0),
            Ok(record) if faults.is_empty() => match keep_new(&self.saved(record)) {
                Ok(run) => desk.go(&Route::Play { game: self.cabinet.about.name.to_owned(), run }),
                Err(fault) => faults.push(desk.told(&fault)),
            },
            Ok(_) => {}
        }
        self.faults.set(faults);
    }

    /// The run that begins. What was chosen for it is offered again for the next.
    fn saved(self, record: Vec<u8>) -> Saved {
        let game = self.cabinet.about.name;
        let table = self.cabinet.seats.map(|_| self.table.get_untracked());
        Chosen::Rules.remember(&BrowserShelf, game, &self.rules.get_untracked());
        if let Some(table) = &table {
            Chosen::Table.remember(&BrowserShelf, game, table);
        }
        for &name in own_options(self.cabinet) {
            Chosen::Option(name).remember(&BrowserShelf, game, &self.written.now(name));
        }
        Saved::begun(Origin::Own, record, clock::unix_seconds()).with_table(table)
    }
}

fn about(set: &RuleSetNote) -> AnyView {
    let lines = set.about.iter().map(|line| view! { <li>{*line}</li> });
    view! { <p>{set.line}</p><ul class="quiet">{lines.collect_view()}</ul> }.into_any()
}
