//! What the command under the cursor would do, or what the cursor is on.

use leptos::prelude::*;
use stage::tactics::{Caption, Choices, Hand, Preview, about_tile, caption, command_words};
use stage::{Entry, Tone};
use tactics::Side;

use crate::keys::Action;
use crate::shell::live::live;
use crate::tactics::seat::board::Board;
use crate::tactics::seat::moment::Moment;
use crate::words::sentence;

/// What the panel says.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Said {
    title: String,
    /// Which of several ways, and how many there are.
    way: Option<(usize, usize)>,
    lines: Vec<Entry>,
}

/// The panel beside the board.
pub(in crate::tactics) fn detail(board: Board) -> AnyView {
    let told = board.words();
    let said = Memo::new(move |_| said(board));
    let inside = move || {
        said.get().map(|said| {
            let way = said.way.map(|(place, count)| {
                view! { <p class="tactics-way small">{(told.way)(place, count)}" "{board.key(Action::OTHER)}</p> }
            });
            view! { <h3 class="tactics-detail-title">{said.title}</h3>{way}{lines(said.lines)} }
        })
    };
    view! {
        <section class="tactics-detail panel" aria-label=told.would_happen aria-live="polite">{live(inside)}</section>
    }
    .into_any()
}

/// Short sentences below each other.
pub(in crate::tactics) fn lines(lines: Vec<Entry>) -> AnyView {
    let lines = lines.into_iter().filter(|line| !line.text.is_empty());
    let lines = lines
        .map(|line| view! { <li class=format!("tactics-line tone-{}", line.tone.name())>{line.text}</li> });
    view! { <ul class="tactics-lines" role="list">{lines.collect_view()}</ul> }.into_any()
}

fn said(board: Board) -> Option<Said> {
    if let Some(still) = board.still() {
        let Caption { title, lines } =
            board.moment.with(|moment| caption(moment.game.content(), &still.moment));
        return (lines.len() > 1).then_some(Said { title, way: None, lines });
    }
    let (hand, over) = (board.hand.get(), board.over.get());
    board.moment.with(|moment| {
        let hand = hand?;
        let choices = moment.choices.as_ref()?;
        if !choices.spawns().is_empty() {
            return None;
        }
        board.preview.with(|preview| {
            if let Some(preview) = preview {
                return Some(foretold(board, moment, &hand, preview));
            }
            let mut lines = about_tile(&moment.game, over.unwrap_or(hand.cursor)).into_iter();
            let title = lines.next().map(|line| line.text).unwrap_or_default();
            Some(Said { title, way: None, lines: lines.collect() })
        })
    })
}

fn foretold(board: Board, moment: &Moment, hand: &Hand, preview: &Preview) -> Said {
    let choices = moment.choices.as_ref();
    let side = choices.map_or(Side::One, Choices::side);
    let is_own = choices.and_then(|choices| hand.command(choices)) == Some(preview.command);
    let way = choices.map(|choices| hand.option(choices)).filter(|(_, count)| is_own && *count > 1);
    let title = sentence(&command_words(moment.position(), side, preview.command));
    let mut lines = preview.lines();
    if lines.is_empty() {
        lines.push(Entry::new(Tone::Faint, board.words().nothing_more));
    }
    Said { title, way, lines }
}
