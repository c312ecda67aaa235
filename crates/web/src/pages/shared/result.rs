//! What came of a run that somebody shares, and what can be made of it.

use engine::Scoring;
use leptos::prelude::*;
use stage::{Description, Kept};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::art::{Art, Icon, Picture, Sign};
use crate::browser::clock;
use crate::games::{Cabinet, Taken};
use crate::pages::badges;
use crate::shell::desk::Desk;
use crate::shell::route::Route;
use crate::shell::rules::rules_name;
use crate::storage::{Origin, Saved, keep_new};

/// The result of a run, which can be beaten, played from its beginning, or watched.
pub(super) fn result(cabinet: &'static Cabinet, record: &[u8], anew: Taken) -> Result<AnyView, String> {
    let words = Desk::get().words();
    let gist = (cabinet.summarise)(record)?;
    let described = (cabinet.describe)(&gist, None, Kept::Kept)?;
    let points = (cabinet.about.scoring == Scoring::Points).then_some(described.score);
    let score = points.map(|points| {
        view! { <p class="shared-score"><Sign text=points.to_string() class="sign-large"/><span class="quiet">{words.pages.points}</span></p> }
    });
    let Description { headline, seed, rules, state, .. } = described;
    Ok(view! {
        <section class="panel panel-lit shared-result" aria-labelledby="shared-result">
            <Picture sprite=cabinet.emblem class="shared-emblem"/>
            <div class="shared-words">
                <p class="label">{(words.viewer.shared)(cabinet.about.title)}</p>
                <h1 id="shared-result">{headline}</h1>
                {score}
                <p class="row row-tight small">
                    {badges::state_of(state, Kept::Kept)}
                    {rules_name(cabinet.about, &rules)}
                    <span class="mono quiet">{seed.to_string()}</span>
                </p>
            </div>
            {ways(cabinet, anew, points)}
            <p class="quiet small shared-about">{words.viewer.shared_about}</p>
        </section>
    }
    .into_any())
}

/// Beat it, play its seed, watch it.
fn ways(cabinet: &'static Cabinet, anew: Taken, points: Option<i64>) -> AnyView {
    let desk = Desk::get();
    let words = desk.words().viewer;
    let anew = StoredValue::new(anew.record);
    let begin = move |to_beat| anew.with_value(|record| begin(desk, cabinet, record, to_beat));
    let beat = points.map(|points| {
        view! {
            <button class="button button-primary button-large" on:click=move |_| begin(Some(points))>
                <Icon sprite=Art::Trophy/>{words.beat_it}
            </button>
        }
    });
    let class = if beat.is_some() { "button" } else { "button button-primary button-large" };
    view! {
        <div class="shared-ways">
            {beat}
            <button class=class on:click=move |_| begin(None)><Icon sprite=Art::Play/>{words.play_seed}</button>
            <button class="button" on:click=|_| show()><Icon sprite=Art::Eye/>{words.watch_it}</button>
        </div>
    }
    .into_any()
}

/// A run of one's own with the seed and the rules of somebody's, against whom the house would seat.
fn begin(desk: Desk, cabinet: &Cabinet, record: &[u8], to_beat: Option<i64>) {
    let table = cabinet.seats.map(|seats| seats.usual.to_owned());
    let begun = Saved::begun(Origin::Own, record.to_vec(), clock::unix_seconds());
    match keep_new(&begun.with_table(table).to_beat(to_beat)) {
        Ok(run) => desk.go(&Route::Play { game: cabinet.about.name.to_owned(), run }),
        Err(fault) => desk.warn(&fault),
    }
}

/// Goes down to the run itself.
fn show() {
    let Some(board) = document().query_selector(".viewer-board").ok().flatten() else { return };
    board.scroll_into_view();
    if let Some(play) = document().query_selector(".viewer-play").ok().flatten() {
        drop(play.unchecked_into::<HtmlElement>().focus());
    }
}
