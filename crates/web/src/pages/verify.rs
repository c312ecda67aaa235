//! Records from anywhere, played again here and checked: what the leaderboards trust, for everybody.

use arcade::Verdict;
use engine::record::RawRecord;
use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::{File, HtmlInputElement};

use crate::art::{Art, Icon, Sign};
use crate::desk::Desk;
use crate::fault::Fault;
use crate::live::live;
use crate::route::Route;
use crate::{files, games, share};

/// A record that was checked.
#[derive(Clone)]
struct Checked {
    file: String,
    verdict: Result<Sound, Fault>,
}

/// A record that holds.
#[derive(Clone)]
struct Sound {
    verdict: Verdict,
    /// What its game is called.
    title: &'static str,
    /// Where it can be watched: the whole record is in the address.
    watch: String,
}

/// The page that checks records.
pub(super) fn page() -> AnyView {
    let checked = RwSignal::new(Vec::<Checked>::new());
    let waiting = RwSignal::new(0_usize);
    let rounds = StoredValue::new(0_u32);
    let input = NodeRef::<leptos::html::Input>::new();
    let choose = move |_| {
        let chosen = input.get().map(|input| files_of(&input)).unwrap_or_default();
        checked.set(Vec::new());
        waiting.set(chosen.len());
        let round = rounds.get_value() + 1;
        rounds.set_value(round);
        spawn_local(async move {
            for file in chosen {
                let name = file.name();
                let verdict = files::read(file).await.and_then(|bytes| check(&bytes));
                // Other files may have been chosen since, or the page left.
                if rounds.try_get_value() != Some(round) {
                    return;
                }
                checked.update(|list| list.push(Checked { file: name, verdict }));
                waiting.update(|count| *count -= 1);
            }
        });
    };
    let open = move |_| {
        if let Some(input) = input.get() {
            input.click();
        }
    };
    let words = Desk::get().words().pages;
    let state = live(move || {
        let (count, sound) = checked.with(|list| (list.len(), sound(list)));
        (words.checked_so_many)(waiting.get(), count, sound)
    });
    let heads = words.checked_heads.map(|head| view! { <th scope="col">{head}</th> });
    view! {
        <section class="page stack">
            <h1><Sign text=words.verify class="sign-large"/></h1>
            <p>{words.verify_about}</p>
            <div class="row">
                <button class="button button-primary" on:click=open><Icon sprite=Art::Upload/>{words.choose_files}</button>
                <input class="sr-only" type="file" multiple tabindex="-1" aria-label=words.record_files node_ref=input on:change=choose/>
            </div>
            <p role="status">{state}</p>
            <div class="scroll-x checked" tabindex="0" role="region" aria-label=words.checked_records>
                <table class="table">
                    <thead>
                        <tr>{heads.collect_view()}</tr>
                    </thead>
                    <tbody>{live(move || checked.get().into_iter().map(row).collect_view())}</tbody>
                </table>
            </div>
        </section>
    }
    .into_any()
}

fn files_of(input: &HtmlInputElement) -> Vec<File> {
    let Some(files) = input.files() else { return Vec::new() };
    (0..files.length()).filter_map(|place| files.get(place)).collect()
}

fn check(bytes: &[u8]) -> Result<Sound, Fault> {
    let raw = RawRecord::read(bytes).map_err(|error| error.to_string())?;
    let (booth, ready) = games::ready(&raw.header().game)?;
    let verdict = (ready.verify)(bytes).map_err(|failure| Fault::Told(failure.to_string()))?;
    Ok(Sound { verdict, title: booth.title, watch: Route::Shared(share::to_letters(bytes)).href() })
}

fn sound(checked: &[Checked]) -> usize {
    checked.iter().filter(|checked| checked.verdict.is_ok()).count()
}

/// How the run ended; a damaged end of the file is not hidden.
fn outcome(verdict: &Verdict) -> String {
    let words = Desk::get().words();
    let outcome = verdict.outcome.clone().unwrap_or_else(|| words.viewer.not_over.to_owned());
    match &verdict.damage {
        None => outcome,
        Some(damage) => format!("{outcome}; {} {damage}", words.pages.damaged_rest),
    }
}

fn row(checked: Checked) -> AnyView {
    let desk = Desk::get();
    let words = desk.words().pages;
    match checked.verdict {
        Ok(Sound { verdict, title, watch }) => view! {
            <tr>
                <th scope="row">{checked.file.clone()}</th>
                <td>{title}</td>
                <td class="mono">{verdict.seed.to_string()}</td>
                <td class="cell-number">{verdict.commands}</td>
                <td class="cell-number">{verdict.score}</td>
                <td>{outcome(&verdict)}</td>
                <td class="mono">{verdict.digest.to_string()}</td>
                <td><a class="button" href=watch aria-label=format!("{}: {}", words.watch, checked.file)><Icon sprite=Art::Eye/>{words.watch}</a></td>
            </tr>
        }
        .into_any(),
        Err(fault) => view! {
            <tr>
                <th scope="row">{checked.file}</th>
                <td colspan="7" class="bad">{words.untrue}" "{desk.told(&fault)}</td>
            </tr>
        }
        .into_any(),
    }
}
