//! Records from anywhere, played again here and checked: what the leaderboards trust, for everybody.

mod heap;
mod rows;

use leptos::prelude::*;
use web_sys::{File, HtmlInputElement};

use crate::art::{Art, Icon, Sign};
use crate::shell::desk::Desk;
use crate::shell::live::{live, value};
use heap::Heap;

/// The page that checks records.
pub(super) fn page() -> AnyView {
    let heap = Heap::new();
    let input = NodeRef::<leptos::html::Input>::new();
    let choose = move |_| {
        if let Some(input) = input.get() {
            heap.check(files_of(&input));
            // The same files may be chosen again.
            input.set_value("");
        }
    };
    let open = move |_| {
        if let Some(input) = input.get() {
            input.click();
        }
    };
    let words = Desk::get().words().pages;
    let heads = words.checked_heads.map(|head| view! { <th scope="col">{head}</th> });
    view! {
        <section class="page stack">
            <h1><Sign text=words.verify class="sign-large"/></h1>
            <p>{words.verify_about}</p>
            <div class="row">
                <button class="button button-primary" on:click=open><Icon sprite=Art::Upload/>{words.choose_files}</button>
                <input class="sr-only" type="file" multiple tabindex="-1" aria-label=words.record_files node_ref=input on:change=choose/>
                {live(move || stop(heap))}
            </div>
            <p role="status">{live(move || heap.told(words))}</p>
            {live(move || progress(heap))}
            <div class="scroll-x checked" tabindex="0" role="region" aria-label=words.checked_records>
                <table class="table">
                    <thead>
                        <tr>{heads.collect_view()}</tr>
                    </thead>
                    {rows::rows(heap.untrue, heap.shown)}
                    {rows::rows(heap.sound, heap.shown)}
                </table>
            </div>
            {live(move || more(heap))}
        </section>
    }
    .into_any()
}

fn files_of(input: &HtmlInputElement) -> Vec<File> {
    let Some(files) = input.files() else { return Vec::new() };
    (0..files.length()).filter_map(|place| files.get(place)).collect()
}

/// The way to leave it at what is checked already.
fn stop(heap: Heap) -> Option<AnyView> {
    let words = Desk::get().words().pages;
    let button = || view! { <button class="button" on:click=move |_| heap.stop()><Icon sprite=Art::Close/>{words.stop}</button> };
    heap.is_checking.get().then(|| button().into_any())
}

fn progress(heap: Heap) -> Option<AnyView> {
    let words = Desk::get().words().pages;
    let done = value(move || Some(heap.counts.get().checked));
    let all = move || heap.counts.with_untracked(|counts| counts.checked + counts.left);
    let bar = || view! { <progress class="progress" aria-label=words.checked_records max=all().to_string() prop:value=done></progress> };
    heap.is_checking.get().then(|| bar().into_any())
}

/// The way to rows that are not on the page yet.
fn more(heap: Heap) -> Option<AnyView> {
    let words = Desk::get().words().pages;
    let show = move |_| heap.show_more();
    let button = || view! { <button class="button" on:click=show>{words.more}</button> };
    heap.has_more().then(|| button().into_any())
}
