//! Help and codex: the rules, made from the numbers they are played with, and the keys.

use leptos::prelude::*;
use stage::keys::Client;
use stage::{Passage, Tone};
use wasm_bindgen::JsCast;

use super::masthead::masthead;
use super::new_run::linked_rules;
use super::{play, trouble};
use crate::art::{Art, Icon, Picture};
use crate::games::{self, Cabinet};
use crate::keys::Place;
use crate::shell::desk::Desk;
use crate::shell::live::live;
use crate::shell::route::Route;
use crate::shell::rules::rules_name;
use crate::storage::{RunId, VAULT};

/// A chapter: its title, and what stands under it.
struct Chapter {
    title: &'static str,
    passages: Vec<Passage>,
}

/// The rules of a game, under one of its rule sets.
pub(super) fn page(game: &str, rules: Option<String>) -> AnyView {
    let cabinet = match games::cabinet(game) {
        Ok(cabinet) => cabinet,
        Err(fault) => return trouble::not_open(&fault),
    };
    let usual = cabinet.about.rule_sets.first().map_or("", |set| set.name);
    let linked = linked_rules(cabinet, rules.as_deref());
    let own = linked.as_ref().ok().cloned().flatten().unwrap_or_else(|| usual.to_owned());
    let stranger = linked.err().map(trouble::warning);
    let passages = (cabinet.codex)(&own);
    book(cabinet, &Route::Codex { game: game.to_owned(), rules }, stranger, &own, passages)
}

/// The rules of a run, with the numbers that it is played with.
pub(super) fn of_run(game: &str, run: &RunId) -> AnyView {
    let words = Desk::get().words().pages;
    let saved = match VAULT.load(run) {
        None => return trouble::page(words.no_such_run, words.no_such_run_about),
        Some(Err(fault)) => return play::damaged(game, run, &fault),
        Some(Ok(saved)) => saved,
    };
    let read = games::cabinet(game).and_then(|cabinet| {
        let rulebook = (cabinet.rulebook)(&saved.record)?;
        Ok((cabinet, rulebook))
    });
    let (cabinet, rulebook) = match read {
        Ok(read) => read,
        Err(fault) => return play::damaged(game, run, &fault),
    };
    let back = Route::Play { game: game.to_owned(), run: run.clone() };
    let head = view! {
        <p class="row">
            <a class="button" href=back.href()><Icon sprite=Art::Back/>{words.back_to_run}</a>
            <span>{words.rules_of_run}" "<strong>{rules_name(cabinet.about, &rulebook.rules)}</strong></span>
        </p>
    };
    let here = Route::RunCodex { game: game.to_owned(), run: run.clone() };
    book(cabinet, &here, Some(head.into_any()), "", rulebook.chapters)
}

/// The page of the rules: what stands above them, the rule set whose rules they are, and the rules.
fn book(
    cabinet: &'static Cabinet,
    here: &Route,
    head: Option<AnyView>,
    own: &str,
    passages: Vec<Passage>,
) -> AnyView {
    let words = Desk::get().words();
    let chapters = chapters(passages);
    let of_run = matches!(here, Route::RunCodex { .. })
        .then(|| view! { <a class="tab" href=here.href() aria-current="page">{words.pages.this_run}</a> });
    let sets = cabinet.about.rule_sets.iter().map(|set| {
        let link = Route::Codex { game: cabinet.about.name.to_owned(), rules: Some(set.name.to_owned()) };
        let current = (set.name == own).then_some("page");
        view! { <a class="tab" href=link.href() aria-current=current>{rules_name(cabinet.about, set.name)}</a> }
    });
    let sets = sets.collect_view();
    let titles = chapters.iter().map(|chapter| chapter.title).chain([words.pages.keys]);
    let contents = titles.enumerate().map(|(place, title)| {
        let jump = move |event: web_sys::MouseEvent| {
            event.prevent_default();
            show_chapter(place);
        };
        view! { <li><a href=here.href() on:click=jump>{title}</a></li> }
    });
    let contents = contents.collect_view();
    let count = chapters.len();
    view! {
        <div class="page stack stack-loose">
            {masthead(cabinet, words.codex, here)}
            {head}
            <div class="codex">
                <aside class="codex-side stack">
                    <nav class="panel" aria-label=words.pages.contents>
                        <h2 class="panel-title">{words.pages.contents}</h2>
                        <ol class="codex-contents">{contents}</ol>
                    </nav>
                    <nav class="stack stack-tight" aria-label=words.pages.rule_set>
                        <p class="label">{words.pages.rule_set}</p>
                        <div class="tabs">{of_run}{sets}</div>
                    </nav>
                </aside>
                <div class="codex-text stack stack-loose">
                    {chapters.into_iter().enumerate().map(|(place, chapter)| chapter.view(place, cabinet)).collect_view()}
                    {keys(count, cabinet.about.name)}
                </div>
            </div>
        </div>
    }
    .into_any()
}

fn chapters(passages: Vec<Passage>) -> Vec<Chapter> {
    let mut chapters: Vec<Chapter> = Vec::new();
    for passage in passages {
        match (passage, chapters.last_mut()) {
            (Passage::Title(title), _) => chapters.push(Chapter { title, passages: Vec::new() }),
            (passage, Some(chapter)) => chapter.passages.push(passage),
            (passage, None) => chapters.push(Chapter { title: "", passages: vec![passage] }),
        }
    }
    chapters
}

/// Links must not change the address, which is a place in the arcade.
fn show_chapter(place: usize) {
    if let Some(heading) = document().get_element_by_id(&chapter_id(place)) {
        heading.scroll_into_view();
        drop(heading.unchecked_into::<web_sys::HtmlElement>().focus());
    }
}

fn chapter_id(place: usize) -> String {
    format!("chapter-{place}")
}

impl Chapter {
    fn view(self, place: usize, cabinet: &Cabinet) -> AnyView {
        let mut blocks = Vec::new();
        let mut passages = self.passages.into_iter().peekable();
        while let Some(passage) = passages.next() {
            blocks.push(match passage {
                Passage::Title(title) => view! { <h3>{title}</h3> }.into_any(),
                // Words that are nothing but the name of something head what follows.
                Passage::Words(words) => match (cabinet.picture)(&words) {
                    Some(art) => view! { <h3 class="row row-tight"><Picture sprite=art class="picture-medium"/>{words}</h3> }.into_any(),
                    None => view! { <p>{words}</p> }.into_any(),
                },
                Passage::Entry { name, tone, words } => {
                    let mut entries = vec![(name, tone, words)];
                    while let Some(Passage::Entry { name, tone, words }) =
                        passages.next_if(|next| matches!(next, Passage::Entry { .. }))
                    {
                        entries.push((name, tone, words));
                    }
                    entry_list(entries, cabinet)
                }
                Passage::Row { cells, tone } => {
                    let mut rows = vec![(cells, tone)];
                    while let Some(Passage::Row { cells, tone }) =
                        passages.next_if(|next| matches!(next, Passage::Row { .. }))
                    {
                        rows.push((cells, tone));
                    }
                    table(self.title, rows, cabinet)
                }
            });
        }
        let (id, heading) = (chapter_id(place), chapter_id(place));
        view! {
            <section class="panel stack" aria-labelledby=id>
                <h2 id=heading tabindex="-1" class="codex-title">{self.title}</h2>
                {blocks}
            </section>
        }
        .into_any()
    }
}

/// Things and what they do. Words without a name go on with the thing before.
fn entry_list(entries: Vec<(String, Tone, String)>, cabinet: &Cabinet) -> AnyView {
    let mut things: Vec<(String, Tone, Vec<String>)> = Vec::new();
    for (name, tone, words) in entries {
        match things.last_mut() {
            Some((_, _, told)) if name.is_empty() => told.push(words),
            _ => things.push((name, tone, vec![words])),
        }
    }
    let things = things.into_iter().map(|(name, tone, told)| {
        view! {
            <div class="codex-entry">
                <dt class=format!("tone-{}", tone.name())>
                    {(cabinet.picture)(&name).map(|art| view! { <Picture sprite=art class="picture-medium"/> })}
                    {name}
                </dt>
                {told.into_iter().map(|words| view! { <dd>{words}</dd> }).collect_view()}
            </div>
        }
    });
    view! { <dl class="codex-entries">{things.collect_view()}</dl> }.into_any()
}

/// The first row heads the columns, the first cell of a row heads the row.
fn table(title: &'static str, rows: Vec<(Vec<String>, Tone)>, cabinet: &Cabinet) -> AnyView {
    let mut rows = rows.into_iter();
    let head = rows.next().map(|(cells, _)| cells).unwrap_or_default();
    let head = head.into_iter().map(|cell| view! { <th scope="col">{cell}</th> });
    let body = rows.map(|(cells, tone)| {
        let mut cells = cells.into_iter();
        let name = cells.next().unwrap_or_default();
        let picture = (cabinet.picture)(&name).map(|art| view! { <Picture sprite=art class="icon"/> });
        view! {
            <tr>
                <th scope="row" class=format!("tone-{}", tone.name())>{picture}{name}</th>
                {cells.map(|cell| view! { <td>{cell}</td> }).collect_view()}
            </tr>
        }
    });
    view! {
        <div class="scroll-x" tabindex="0" role="group" aria-label=title>
            <table class="table codex-table"><thead><tr>{head.collect_view()}</tr></thead><tbody>{body.collect_view()}</tbody></table>
        </div>
    }
    .into_any()
}

/// Which key means what now.
fn keys(place: usize, game: &str) -> AnyView {
    let desk = Desk::get();
    let words = desk.words();
    let (id, heading) = (chapter_id(place), chapter_id(place));
    let groups = [
        (Place::Everywhere, words.pages.keys_everywhere),
        (Place::of_game(game), words.pages.keys_play),
        (Place::Replay, words.pages.keys_watch),
    ];
    let groups = groups.map(|(place, title)| {
        let rows = live(move || {
            let keys = desk.settings.with(|settings| settings.keys.clone());
            let bindings = Client::Browser.bindings().filter(move |binding| {
                let own = binding.place;
                own == place || (own == Place::Table && own.meets(place) && place != Place::Everywhere)
            });
            let rows = bindings.map(|binding| {
                let chords = keys.chords(binding.action).into_iter().map(|chord| view! { <kbd>{chord.name(words)}</kbd> });
                view! { <div class="codex-entry"><dt class="row row-tight">{chords.collect_view()}</dt><dd>{binding.words}</dd></div> }
            });
            rows.collect_view()
        });
        view! { <h3>{title}</h3><dl class="codex-entries">{rows}</dl> }
    });
    view! {
        <section class="panel stack" aria-labelledby=id>
            <h2 id=heading tabindex="-1" class="codex-title">{words.pages.keys}</h2>
            <p><a href=Route::Settings.href()><span class="row row-tight"><Icon sprite=Art::Keyboard/>{words.pages.change_keys}</span></a></p>
            <details class="fold"><summary>{words.pages.all_keys}</summary><div class="stack">{groups.collect_view()}</div></details>
        </section>
    }
    .into_any()
}
