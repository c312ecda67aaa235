//! Records from anywhere, played again here and checked: what the leaderboards trust, for everybody.

use arcade::Verdict;
use engine::record::RawRecord;
use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::{File, HtmlInputElement};

use crate::{files, games};

/// A record that was checked.
#[derive(Clone)]
struct Checked {
    file: String,
    verdict: Result<Verdict, String>,
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
    let state = move || match (waiting.get(), checked.with(Vec::len)) {
        (0, 0) => "No record chosen yet.".to_owned(),
        (0, count) => format!("{count} checked, {} of them true.", checked.with(|list| sound(list))),
        (left, count) => format!("{count} checked, {left} to go."),
    };
    view! {
        <section class="page stack">
            <h1>"Check records"</h1>
            <p>
                "Choose records of any game. Each is played again by the rules in this page, from its seed and \
                 its commands; score, outcome and digest are what that gives, and not what the file claims. \
                 Nothing leaves this device."
            </p>
            <div class="field">
                <label for="records">"Record files"</label>
                <input id="records" class="input" type="file" multiple node_ref=input on:change=choose/>
            </div>
            <p role="status">{state}</p>
            <div class="scroll-x" tabindex="0" role="region" aria-label="Checked records">
                <table class="table">
                    <thead>
                        <tr>
                            <th scope="col">"File"</th>
                            <th scope="col">"Game"</th>
                            <th scope="col">"Seed"</th>
                            <th scope="col">"Commands"</th>
                            <th scope="col">"Score"</th>
                            <th scope="col">"Outcome"</th>
                            <th scope="col">"Digest"</th>
                        </tr>
                    </thead>
                    <tbody>{move || checked.get().into_iter().map(row).collect_view()}</tbody>
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

fn check(bytes: &[u8]) -> Result<Verdict, String> {
    let raw = RawRecord::read(bytes).map_err(|error| error.to_string())?;
    let (_, ready) = games::ready(&raw.header().game)?;
    (ready.verify)(bytes).map_err(|failure| failure.to_string())
}

fn sound(checked: &[Checked]) -> usize {
    checked.iter().filter(|checked| checked.verdict.is_ok()).count()
}

/// How the run ended; a damaged end of the file is not hidden.
fn outcome(verdict: &Verdict) -> String {
    let outcome = verdict.outcome.clone().unwrap_or_else(|| "under way".to_owned());
    match &verdict.damage {
        None => outcome,
        Some(damage) => format!("{outcome}; the rest of the file is damaged: {damage}"),
    }
}

fn row(checked: Checked) -> AnyView {
    match checked.verdict {
        Ok(verdict) => view! {
            <tr>
                <th scope="row">{checked.file}</th>
                <td>{verdict.game}</td>
                <td class="mono">{verdict.seed.to_string()}</td>
                <td class="cell-number">{verdict.commands}</td>
                <td class="cell-number">{verdict.score}</td>
                <td>{outcome(&verdict)}</td>
                <td class="mono">{verdict.digest.to_string()}</td>
            </tr>
        }
        .into_any(),
        Err(reason) => view! {
            <tr>
                <th scope="row">{checked.file}</th>
                <td colspan="6" class="bad">{format!("Not true: {reason}")}</td>
            </tr>
        }
        .into_any(),
    }
}
