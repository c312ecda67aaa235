//! The records on this device: go on, watch, take along, bring in, delete.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::HtmlInputElement;

use super::deletion::Deletion;
use super::import::{Importer, pack};
use super::masthead::masthead;
use super::{badges, trouble};
use crate::art::{Art, Icon};
use crate::browser::files;
use crate::browser::share;
use crate::fault::Fault;
use crate::games;
use crate::games::Cabinet;
use crate::ledger::{Damaged, Followed, Ledger, Run, set_aside};
use crate::shell::desk::Desk;
use crate::shell::live::{flag, live};
use crate::shell::route::Route;
use crate::shell::rules::rules_name;
use crate::storage::{BrowserShelf, Shelf, Vault};

/// So many records are shown at first, and more each time one asks.
const AT_ONCE: usize = 40;

/// What the page works with.
#[derive(Clone, Copy)]
struct Records {
    desk: Desk,
    cabinet: &'static Cabinet,
    /// Counts the changes that this page made itself.
    changes: RwSignal<u32>,
    ledger: Followed,
    shown: RwSignal<usize>,
    deletion: Deletion,
    /// What is wrong with files that were chosen.
    faults: RwSignal<Vec<String>>,
    /// Whether files are being brought in. Two heaps at once would not know of each other.
    is_importing: RwSignal<bool>,
}

/// The records of a game.
pub(super) fn page(game: &str) -> AnyView {
    let desk = Desk::get();
    let cabinet = match games::cabinet(game) {
        Ok(cabinet) => cabinet,
        Err(fault) => return trouble::not_open(&fault),
    };
    let changes = RwSignal::new(0);
    let ledger = Ledger::followed(cabinet.about.name);
    Effect::watch(move || changes.track(), move |(), _, _: Option<()>| ledger.read_again(), false);
    let aside = Memo::new(move |_| {
        desk.stored.track();
        changes.track();
        set_aside(cabinet.about.name)
    });
    let records = Records {
        desk,
        cabinet,
        changes,
        ledger,
        shown: RwSignal::new(AT_ONCE),
        deletion: Deletion::new(desk, changes),
        faults: RwSignal::new(Vec::new()),
        is_importing: RwSignal::new(false),
    };
    view! {
        <div class="page stack stack-loose">
            {masthead(cabinet, cabinet.words().records, &Route::Runs(game.to_owned()))}
            {records.tools()}
            {records.deletion.view()}
            {live(move || aside.with(|aside| records.ledger.with(|ledger| records.list(ledger, aside))))}
        </div>
    }
    .into_any()
}

impl Records {
    /// Import and export of everything.
    fn tools(self) -> AnyView {
        let words = &self.desk.words().pages;
        let input = NodeRef::<leptos::html::Input>::new();
        let chosen = move |_| {
            if let Some(input) = input.get() {
                self.bring_in(&input);
            }
        };
        let open = move |_| {
            if let Some(input) = input.get() {
                input.click();
            }
        };
        let faults = live(move || {
            let faults = self.faults.get();
            (!faults.is_empty()).then(|| view! {
                <div class="notice notice-bad">
                    <Icon sprite=Art::Warning/>
                    <div>
                        <p><strong>{words.not_imported}</strong></p>
                        <ul>{faults.into_iter().map(|fault| view! { <li>{fault}</li> }).collect_view()}</ul>
                    </div>
                </div>
            })
        });
        view! {
            <div class="stack">
                <p class="quiet">{self.cabinet.words().kept_about}</p>
                <div class="row">
                    <button class="button" disabled=flag(move || self.is_importing.get()) on:click=open><Icon sprite=Art::Upload/>{words.import}</button>
                    <input class="sr-only" type="file" multiple tabindex="-1" accept=".run,.roguery,.jsonl" aria-label=words.import_files
                        node_ref=input on:change=chosen/>
                    <button class="button" on:click=move |_| self.export_all()><Icon sprite=Art::Download/>{words.export_all}</button>
                </div>
                <p role="status">{live(move || self.is_importing.get().then_some(words.importing))}</p>
                <div role="alert">{faults}</div>
            </div>
        }
        .into_any()
    }

    fn list(self, Ledger { runs, damaged, unread }: &Ledger, aside: &[Damaged]) -> AnyView {
        let words = &self.desk.words().pages;
        if runs.is_empty() && damaged.is_empty() && aside.is_empty() && *unread == 0 {
            let begin = Route::Begin(self.cabinet.about.name.to_owned());
            return view! {
                <div class="empty">
                    <p>{self.cabinet.words().no_records}</p>
                    <a class="button button-primary" href=begin.href()><Icon sprite=Art::Play/>{self.desk.words().play}</a>
                </div>
            }
            .into_any();
        }
        let count = runs.len();
        let has_more = Memo::new(move |_| count > self.shown.get());
        let show = move |_| self.shown.update(|shown| *shown += AT_ONCE);
        let more = move || view! { <button class="button" on:click=show>{words.more}</button> };
        let reading = (*unread > 0).then(|| view! { <p role="status">{(words.reading)(*unread)}</p> });
        view! {
            {reading}
            {self.broken("damaged", words.damaged_entries, words.damaged_about, damaged)}
            <section class="stack" aria-labelledby="all-records">
                <h2 id="all-records" class="panel-title">{(self.cabinet.words().count)(count)}</h2>
                <ul role="list" class="plain-list records">{self.blocks(runs)}</ul>
                {live(move || has_more.get().then(more))}
            </section>
            {self.broken("aside", words.set_aside, words.set_aside_about, aside)}
        }
        .into_any()
    }

    /// The runs in blocks, as far as they are shown. Whoever asks for more finds those that are there untouched.
    fn blocks(self, runs: &[Arc<Run>]) -> AnyView {
        let blocks = runs.chunks(AT_ONCE).enumerate().map(|(number, runs)| {
            let runs = runs.to_vec();
            let is_shown = Memo::new(move |_| number * AT_ONCE < self.shown.get());
            let inside = move || runs.iter().map(|run| self.record(run)).collect_view();
            live(move || is_shown.get().then(&inside))
        });
        blocks.collect_view().into_any()
    }

    fn record(self, run: &Arc<Run>) -> AnyView {
        let words = self.desk.words();
        let game = || self.cabinet.about.name.to_owned();
        let described = run.described.clone();
        let name = described.seed.to_string();
        let label = |what: &str| format!("{what}: {name}, {}", described.headline);
        let go_on = run.is_under_way().then(|| {
            let play = Route::Play { game: game(), run: run.id.clone() };
            view! { <a class="button" href=play.href() aria-label=label(words.go_on)><Icon sprite=Art::Play/>{words.go_on}</a> }
        });
        let watch = Route::Watch { game: game(), run: run.id.clone() };
        let (exported, shared) = (Arc::clone(run), Arc::clone(run));
        let deleted = Vault::<BrowserShelf>::key(&run.id);
        let told = format!("{} {}", described.seed, described.headline);
        let points = run.points.map(|points| view! {
            <div class="record-score"><span class="number">{points}</span><span class="quiet small">{words.pages.points}</span></div>
        });
        view! {
            <li class="record panel">
                {points}
                <div class="record-words">
                    <p><strong>{described.headline.clone()}</strong></p>
                    <p class="row row-tight small">
                        {badges::state(run)}{badges::origin(run)}
                    </p>
                    <p class="row row-tight quiet small">
                        <span class="mono">{described.seed.to_string()}</span>{rules_name(self.cabinet.about, &described.rules)}{badges::moment(run.saved.begun)}
                    </p>
                </div>
                <div class="record-actions row row-tight">
                    {go_on}
                    <a class="button" href=watch.href() aria-label=label(words.pages.watch)><Icon sprite=Art::Eye/>{words.pages.watch}</a>
                    <button class="button button-icon" aria-label=label(words.pages.export) title=words.pages.export on:click=move |_| self.export(&exported)><Icon sprite=Art::Download/></button>
                    <button class="button button-icon" aria-label=label(words.pages.copy_link) title=words.pages.copy_link on:click=move |_| share::copy_link(self.desk, &shared.saved.record)><Icon sprite=Art::Share/></button>
                    <button class="button button-icon button-danger" aria-label=label(words.pages.delete) title=words.pages.delete
                        on:click=move |_| self.deletion.ask(deleted.clone(), told.clone())><Icon sprite=Art::Bin/></button>
                </div>
            </li>
        }
        .into_any()
    }

    /// Entries that are damaged, under a title, if there are any.
    fn broken(
        self,
        id: &'static str,
        title: &'static str,
        about: &'static str,
        entries: &[Damaged],
    ) -> Option<AnyView> {
        if entries.is_empty() {
            return None;
        }
        let entries = entries.iter().map(|entry| self.broken_one(entry)).collect_view();
        let section = view! {
            <section class="stack" aria-labelledby=id>
                <h2 id=id class="panel-title"><Icon sprite=Art::Warning/>{title}</h2>
                <p class="quiet">{about}</p>
                <ul role="list" class="stack plain-list">{entries}</ul>
            </section>
        };
        Some(section.into_any())
    }

    fn broken_one(self, entry: &Damaged) -> AnyView {
        let words = &self.desk.words().pages;
        let (exported, deleted) = (entry.clone(), entry.clone());
        let export = move |_| {
            let text = BrowserShelf.read(&exported.key).unwrap_or_default();
            self.say(files::offer(&format!("{}.damaged.json", exported.name), text.as_bytes()));
        };
        view! {
            <li class="record panel">
                <div class="record-words">
                    <p class="mono">{entry.name.clone()}</p>
                    <p class="bad">{self.desk.told(&entry.fault)}</p>
                </div>
                <div class="record-actions row row-tight">
                    <button class="button" aria-label=format!("{}: {}", words.export_as_is, entry.name) on:click=export><Icon sprite=Art::Download/>{words.export_as_is}</button>
                    <button class="button button-danger" aria-label=format!("{}: {}", words.delete, entry.name)
                        on:click=move |_| self.deletion.ask(deleted.key.clone(), deleted.name.clone())><Icon sprite=Art::Bin/>{words.delete}</button>
                </div>
            </li>
        }
        .into_any()
    }

    fn export(self, run: &Run) {
        let name = share::file_name(self.cabinet.about.name, &run.described.seed.to_string());
        self.say(files::offer(&name, &run.saved.record));
    }

    fn export_all(self) {
        spawn_local(async move {
            let ledger = Ledger::whole(self.cabinet.about.name).await;
            let text = pack(ledger.runs.iter().map(|run| &run.saved));
            self.say(files::offer(&format!("{}-runs.jsonl", self.cabinet.about.name), text.as_bytes()));
        });
    }

    fn bring_in(self, input: &HtmlInputElement) {
        let Some(list) = input.files() else { return };
        let chosen: Vec<_> = (0..list.length()).filter_map(|place| list.get(place)).collect();
        let input = input.clone();
        if self.is_importing.get_untracked() || chosen.is_empty() {
            return;
        }
        self.is_importing.set(true);
        self.faults.set(Vec::new());
        let words = &self.desk.words().pages;
        spawn_local(async move {
            let mut importer = Importer::new();
            let (mut new, mut known, mut faults) = (0, 0, Vec::new());
            for file in chosen {
                let name = file.name();
                let imported = match files::read(file).await {
                    Ok(bytes) => importer.import(&bytes).await,
                    Err(fault) => Err(fault),
                };
                match imported {
                    Ok(imported) => {
                        new += imported.new;
                        known += imported.known;
                    }
                    Err(fault) => faults.push(format!("{name}: {}", self.desk.told(&fault))),
                }
            }
            // The same file may be chosen again.
            input.set_value("");
            // The page may have been left.
            let _ = self.faults.try_set(faults);
            let _ = self.is_importing.try_set(false);
            if new + known > 0 {
                self.desk.notices.say((words.imported_so_many)(new, known));
            }
            let _ = self.changes.try_update(|changes| *changes += 1);
        });
    }

    fn say(self, offered: Result<(), Fault>) {
        if let Err(fault) = offered {
            self.desk.warn(&fault);
        }
    }
}
