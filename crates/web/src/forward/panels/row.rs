//! The row of three cards, with the odds of each.

use forward::{Card, CardCounts, Command, Family, Phase, Slot, View};
use leptos::prelude::*;
use stage::forward::{Beat, Certainty, Mode, Press, brings_nothing, left_behind, points};

use crate::art::{Art, Picture};
use crate::forward::panels::card;
use crate::forward::seat::board::{Board, Tap};
use crate::forward::words::ForwardWords;
use crate::shell::live::{flag, live, value};

/// What lies at a place of the row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Laid {
    Nothing,
    /// Face down; which card it is in the order of dealing, and the family that it tells.
    Back(u8, Option<Family>),
    Face(Card),
    /// Turning its face up.
    Turning(Card),
}

/// The row of three cards.
pub(in crate::forward) fn row(board: Board) -> impl IntoView {
    let shared = Memo::new(move |_| shared(board));
    let told = board.words();
    let listed = move || {
        let cards = shared.get().filter(|_| board.has_numbers())?;
        Some(view! { <span class="forward-chances-of quiet">{told.each_hidden}</span>{chances(cards)} })
    };
    view! {
        <ul class="forward-row" role="list">
            {Slot::ALL.map(|slot| place(board, slot, shared)).collect_view()}
        </ul>
        <p class="forward-chances forward-shared forward-plate" id="forward-shared" class:forward-hushed=move || board.still().is_some()>{live(listed)}</p>
    }
}

/// A card, and how likely it is.
type Chances = Vec<(Card, forward::odds::Chance)>;

/// What may lie face down, where that is the same at all places.
fn shared(board: Board) -> Option<Chances> {
    board.moment.with(|moment| {
        let is_hidden = |slot: &Slot| moment.view.face_down().contains(*slot);
        let hidden = Slot::ALL.into_iter().filter(is_hidden);
        let mut lists = hidden.map(|slot| &moment.outlook.cards[slot.index()]);
        // Where backs tell a family, each card has a list of its own.
        let first = lists.next().filter(|_| !moment.view.rules.is_road())?;
        lists.all(|list| list == first).then(|| first.clone())
    })
}

/// What a back that tells its family may hide: of each card how many are still unseen, of the only one its name.
fn kin(cards: Chances, unseen: &CardCounts) -> AnyView {
    let is_only = cards.len() == 1;
    let listed = |(card, _): (Card, forward::odds::Chance)| {
        let count = (!is_only).then(|| view! { <span class="number">{unseen.of(card)}</span> });
        view! {
            <span class=format!("forward-chance forward-kin tone-{}", stage::forward::card_tone(card).name()) class:forward-chance-only=is_only>
                <Picture sprite=Art::card(card) class="forward-chance-picture"/>
                <span class="forward-chance-name">{card.to_string()}" "</span>
                {count}
            </span>
        }
    };
    cards.into_iter().map(listed).collect_view().into_any()
}

fn chances(cards: Chances) -> impl IntoView {
    let listed = |(card, chance): (Card, forward::odds::Chance)| {
        view! {
            <span class=format!("forward-chance tone-{}", stage::forward::card_tone(card).name())>
                <Picture sprite=Art::card(card) class="forward-chance-picture"/>
                <span class="forward-chance-name">{card.to_string()}" "</span>
                <span class="number">{chance.to_string()}</span>
            </span>
        }
    };
    cards.into_iter().map(listed).collect_view()
}

fn place(board: Board, slot: Slot, shared: Memo<Option<Chances>>) -> impl IntoView {
    let told = board.words();
    let number = slot.index() + 1;
    let laid = Memo::new(move |_| laid(board, slot));
    let mark = Memo::new(move |_| mark(board, slot));
    let is_still = Memo::new(move |_| board.still().is_none());
    let face = move |shown: Card| {
        let place = board.shown().location;
        // While a film runs, the traveller is as the table will be after it.
        let is_lying = laid.get() == Laid::Face(shown) && is_still.get();
        board.moment.with(|moment| {
            let idle = || brings_nothing(moment.game.content(), moment.view.hero, shown);
            card::face(shown, moment, place, is_lying.then(idle).flatten())
        })
    };
    let inside = move || {
        match laid.get() {
        Laid::Nothing => ().into_any(),
        Laid::Back(order, family) => {
            let is_dealt = board.is_dealt(slot, order);
            view! { <span class="forward-laid" class:forward-dealt=is_dealt>{card::back(family)}</span> }.into_any()
        }
        Laid::Face(shown) => face(shown),
        Laid::Turning(shown) => view! {
            <span class="forward-flip">
                {face(shown)}
                <span class="forward-flip-back">{card::back(board.still().and_then(|still| still.before.back(slot)))}</span>
            </span>
        }
        .into_any(),
    }
    };
    // A card that shows its face is called what it shows, after what pressing it does.
    let label = move || is_blank(laid.get()).then(|| label(told, slot, laid.get(), mark.get()));
    let verb = move || (!is_blank(laid.get())).then(|| verb(told, slot, mark.get()));
    let is_taken = move || matches!(laid.get(), Laid::Nothing);
    let press = [Press::One, Press::Two, Press::Three][slot.index()];
    let is_pointed_at = move || board.is_pointed_at(slot.index());
    view! {
        <li class="forward-slot">
            <button
                class="forward-card"
                class:forward-gap=flag(is_taken)
                class:forward-cursor=flag(is_pointed_at)
                class:forward-marked=flag(move || mark.get().is_some_and(|mark| mark.is_set))
                class:forward-advised=flag(move || board.is_advised(Command::Turn(slot)))
                data-cursor=value(move || is_pointed_at().then_some("true"))
                aria-label=label
                aria-describedby=format!("forward-odds-{number} forward-shared")
                aria-pressed=move || mark.get().map(|mark| if mark.is_set { "true" } else { "false" })
                disabled=move || board.is_replay() || is_taken()
                on:click=move |_| board.tap(Tap::Press(press))
                on:focus=move |_| board.tap(Tap::Point(slot.index()))
            >
                <span class="sr-only">{verb}</span>
                {live(inside)}
                <span class="forward-card-key">{board.key(press.action())}</span>
                {live(move || left(board, slot).map(|words| view! { <span class="forward-left">{words}</span> }))}
            </button>
            <p class="forward-mark" hidden=move || mark.get().is_none()>{live(move || mark.get().map(|mark| mark.words))}</p>
            {odds(board, slot, shared)}
        </li>
    }
}

fn laid(board: Board, slot: Slot) -> Laid {
    let place = slot.index();
    let of_row = |view: &View| match view.row[place] {
        None => Laid::Nothing,
        Some(forward::RowCard { shown: Some(card), .. }) => Laid::Face(card),
        Some(forward::RowCard { order, .. }) => Laid::Back(order, view.back(slot)),
    };
    let Some(still) = board.still() else { return of_row(&board.view()) };
    match (still.beat, still.turned[place]) {
        (Beat::Left { slot: left, card, .. }, _) if left == slot => Laid::Turning(card),
        (Beat::Left { .. }, _) => Laid::Nothing,
        (Beat::Turn { slot: turning, card, .. }, _) if turning == slot => Laid::Turning(card),
        (_, Some(card)) => Laid::Face(card),
        _ => of_row(&still.before),
    }
}

/// What is to be said of a card that stays behind, or would if the one under the cursor is turned.
fn left(board: Board, slot: Slot) -> Option<&'static str> {
    let told = board.words();
    if let Some(still) = board.still() {
        return matches!(still.beat, Beat::Left { slot: left, .. } if left == slot).then_some(told.left);
    }
    let turned = *Slot::ALL.get(board.hand.get()?.focus)?;
    let left = left_behind(&board.view(), turned).filter(|left| left.slot == slot)?;
    Some(match left.certainty {
        Certainty::Sure => told.would_be_left,
        Certainty::UnlessHollow => told.left_unless_hollow,
    })
}

/// A mark on a place, while places are marked at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Mark {
    is_set: bool,
    /// What it means.
    words: &'static str,
    /// What pressing the place does.
    verb: &'static str,
}

fn mark(board: Board, slot: Slot) -> Option<Mark> {
    let told = board.words();
    let hand = board.hand.get()?;
    if board.still().is_some() || !board.view().laid().contains(slot) {
        return None;
    }
    let is_set = hand.marked().contains(slot);
    let (set, unset, verb) = match (board.view().phase, hand.mode) {
        (Phase::Peek, _) => (told.goes_back, told.stays, told.mark),
        (_, Mode::Peeking) => (told.look_here, told.not_this, told.mark),
        _ => return None,
    };
    Some(Mark { is_set, words: if is_set { set } else { unset }, verb })
}

fn is_blank(laid: Laid) -> bool {
    matches!(laid, Laid::Nothing | Laid::Back(..))
}

/// What a place without a face is called.
fn label(told: &ForwardWords, slot: Slot, laid: Laid, mark: Option<Mark>) -> String {
    match laid {
        Laid::Nothing => format!("{} {}: {}", told.card, slot.index() + 1, told.no_card),
        Laid::Back(_, Some(family)) => format!("{}{}, {family}", verb(told, slot, mark), told.face_down),
        _ => verb(told, slot, mark) + told.face_down,
    }
}

/// What pressing a card does.
fn verb(told: &ForwardWords, slot: Slot, mark: Option<Mark>) -> String {
    format!("{} {}: ", mark.map_or(told.turn, |mark| mark.verb), slot.index() + 1)
}

/// What may lie there, and what turning it leads to.
fn odds(board: Board, slot: Slot, shared: Memo<Option<Chances>>) -> impl IntoView {
    let told = board.words();
    let number = slot.index() + 1;
    let is_shown = move || board.has_numbers() && board.view().row[slot.index()].is_some();
    let forecast = move || {
        let forecast = board.moment.with(|moment| moment.outlook.forecast(Command::Turn(slot)))?;
        let deadly = forecast.dies.tenths_of_percent() >= 10;
        Some(view! {
            <span class="forward-forecast number" class:bad=deadly>{told.death}" "{forecast.dies.to_string()}</span>
            <span class="forward-forecast number quiet">{told.hp_after}" ~"{forecast.hp.to_string()}</span>
        })
    };
    let kinds = move || {
        let is_listed = shared.with(Option::is_none) && board.view().face_down().contains(slot);
        let cards = board.moment.with(|moment| moment.outlook.cards[slot.index()].clone());
        is_listed.then(|| {
            let view = board.view();
            if view.rules.is_road() { kin(cards, &view.unseen) } else { chances(cards).into_any() }
        })
    };
    view! {
        <div class="forward-odds forward-plate" class:forward-hushed=move || board.still().is_some() id=format!("forward-odds-{number}")>
            {live(move || is_shown().then(forecast))}
            <span class="forward-chances">{live(move || is_shown().then(kinds))}</span>
            <span class="forward-worth quiet">{live(move || is_shown().then(|| worth(board, slot)))}</span>
        </div>
    }
}

/// The points that a card of the road brings, or the least and the most of what it may be.
fn worth(board: Board, slot: Slot) -> Option<String> {
    board.moment.with(|moment| {
        let of = |card| points(moment.game.content(), &moment.view, card);
        let kinds = || moment.outlook.cards[slot.index()].iter().map(|&(card, _)| of(card));
        let (least, most) = kinds().min().zip(kinds().max()).filter(|_| moment.view.rules.is_road())?;
        Some((board.words().worth)(least, most))
    })
}
