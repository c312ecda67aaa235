//! Moments with two or three answers: a Terror's price, two weapons, a deadly round, a slip in a pit.

use forward::odds::Chance;
use forward::{Card, Command, Weapon, shelter, strikes};
use leptos::prelude::*;
use stage::forward::Press;

use crate::art::{Art, Picture};
use crate::forward::panels::card;
use crate::forward::seat::board::{Board, Tap};
use crate::shell::live::{flag, value};

/// A Terror in the way, and the answers.
pub(in crate::forward) fn terror(board: Board) -> impl IntoView {
    let (name, about) = board.moment.with_untracked(|moment| {
        let place = moment.view.location;
        (card::name(Card::Terror, place.tier()), card::about(Card::Terror, moment, place))
    });
    view! {
        <div class="forward-asked">
            <div class="forward-figure forward-terror-figure"><Picture sprite=Art::Terror/></div>
            <div class="forward-front forward-plate">
                <p><strong class="forward-foe-name">{name}</strong>" "{about}</p>
                {answers(board)}
            </div>
        </div>
    }
}

/// Two weapons, and which of them is taken.
pub(in crate::forward) fn find(board: Board) -> impl IntoView {
    let tier = board.moment.with_untracked(|moment| moment.view.location.tier());
    view! {
        <div class="forward-asked forward-find">
            <div class="forward-figure forward-find-figure">
                <Picture sprite=Art::weapon(Some(tier.weapon()))/>
                <Picture sprite=Art::weapon(Some(tier.shield()))/>
            </div>
            <div class="forward-front forward-plate">{answers(board)}{arms(board)}</div>
        </div>
    }
}

/// What each number would strike for, and what is added to the guard: with what is in the hand, and with each weapon
/// that could be.
fn arms(board: Board) -> AnyView {
    let told = board.words();
    let (now, tier) =
        board.moment.with_untracked(|moment| (moment.view.hero.weapon, moment.view.location.tier()));
    let mut weapons = vec![now, Some(tier.weapon()), Some(tier.shield())];
    // What is in the hand may lie there as well, and needs no second line.
    weapons.dedup();
    if weapons.len() == 3 && weapons[0] == weapons[2] {
        weapons.pop();
    }
    let line = |weapon: Option<Weapon>| {
        let name = weapon.map_or_else(|| told.bare_hands.to_owned(), |weapon| weapon.to_string());
        let strike = |(&strike, lately): (&u8, &u8)| {
            let is_other = strike != *lately;
            view! { <td class:accent=is_other>{strike}</td> }
        };
        let cells = strikes(weapon).iter().zip(strikes(now)).map(strike).collect_view();
        let guards_more = shelter(weapon) != shelter(now);
        let guard = format!("+{}", shelter(weapon));
        view! { <tr><th scope="row">{name}</th>{cells}<td class:accent=guards_more>{guard}</td></tr> }
    };
    let lines = weapons.into_iter().map(line).collect_view();
    let numbers = (1..=6_u8).map(|number| view! { <th scope="col">{number}</th> }).collect_view();
    let [strikes_for, guard] = told.arms;
    view! {
        <table class="forward-blows forward-arms">
            <thead><tr><th scope="col">{strikes_for}</th>{numbers}<th scope="col">{guard}</th></tr></thead>
            <tbody>{lines}</tbody>
        </table>
    }
    .into_any()
}

/// The answers of the moment, each with its odds or the reason why it cannot be given.
pub(in crate::forward) fn answers(board: Board) -> impl IntoView {
    let asked = Memo::new(move |_| {
        let view = board.view();
        board.still().is_none().then(|| stage::forward::answers(&view)).flatten()
    });
    let offered = move || {
        asked.get().map(|commands| {
            commands
                .into_iter()
                .enumerate()
                .map(|(place, command)| answer(board, place, command))
                .collect_view()
        })
    };
    view! { <div class="forward-answers">{offered}</div> }
}

fn answer(board: Board, place: usize, command: Command) -> impl IntoView {
    let press = [Press::One, Press::Two, Press::Three][place];
    let words = board
        .moment
        .with_untracked(|moment| stage::forward::answer_words(moment.game.content(), &moment.view, command));
    let told = board.words();
    let refusal = move || board.moment.with(|moment| moment.refusal(command));
    let is_deadly = move || {
        board.moment.with(|moment| {
            moment.outlook.forecast(command).is_some_and(|forecast| forecast.dies == Chance::SURE)
        })
    };
    let note = move || match refusal() {
        Some(refusal) => Some(refusal.to_string()),
        // Nothing of the card at hand depends on a weapon that is chosen.
        None if !board.has_numbers() || matches!(command, Command::Take(_)) => None,
        // The road says itself what its prices are; only what kills is worth a warning.
        None if board.view().rules.is_road() => is_deadly().then(|| told.certain_death.to_owned()),
        None => board.moment.with(|moment| {
            moment.outlook.forecast(command).map(|forecast| match forecast.dies {
                Chance::SURE => told.certain_death.to_owned(),
                dies => format!("{} {dies}, {} ~{}", told.death, told.hp_after, forecast.hp),
            })
        }),
    };
    view! {
        <button
            class="forward-answer button button-large button-wide"
            class:forward-cursor=flag(move || board.is_pointed_at(place))
            class:forward-advised=flag(move || board.is_advised(command))
            class:button-danger=flag(is_deadly)
            data-cursor=value(move || board.is_pointed_at(place).then_some("true"))
            aria-disabled=move || refusal().map(|_| "true")
            disabled=board.is_replay()
            on:click=move |_| board.tap(Tap::Press(press))
            on:focus=move |_| board.tap(Tap::Point(place))
        >
            <span class="forward-answer-words">{words}<small class="forward-answer-note number">{note}</small></span>
            {board.key(press.action())}
        </button>
    }
}
