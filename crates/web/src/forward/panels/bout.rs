//! A round of the road: the foe and what it announces, dice that strike or guard, and exactly what that comes to.

use forward::{Command, Die, Hp, Intent, strikes};
use leptos::prelude::*;
use stage::forward::{Falls, Mode, Press, Rolling, blows_between, exchange_words, fury};

use crate::art::{Art, Picture};
use crate::forward::panels::fight::{foe, foes_die};
use crate::forward::panels::own_die::{Standing, own_die};
use crate::forward::seat::board::{Board, Tap};
use crate::forward::seat::bout::{Bout, FoesDie};
use crate::keys::Action;
use crate::shell::live::{flag, live, value};

/// A round.
pub(in crate::forward) fn bout(board: Board) -> AnyView {
    let told = board.words();
    let fought = Signal::derive(move || Bout::of(board).map(|bout| bout.foe));
    let number = move |die: Die| {
        Signal::derive(move || {
            let bout = Bout::of(board)?;
            (bout.rolling[die.index()] == Rolling::No).then_some(bout.held[die.index()])
        })
    };
    let does = move |die: Die| Signal::derive(move || standing(board, die).map(|(_, does)| does));
    let stands = move |die: Die| Signal::derive(move || standing(board, die).map(|(standing, _)| standing));
    let fallen = Signal::derive(move || match Bout::of(board)?.foes_die {
        FoesDie::Awaited | FoesDie::InTheAir => None,
        FoesDie::Fallen(number) | FoesDie::Struck(number, _) => Some(number),
    });
    view! {
        <div class="forward-fight forward-bout">
            {foe(board, fought, announced)}
            <div class="forward-front forward-plate">
                <div class="forward-dice">
                    <ul class="forward-yours" role="list" aria-label=told.your_dice>
                        {Die::ALL.map(|die| own_die(board, die, number(die), does(die), stands(die))).collect_view()}
                    </ul>
                    {foes_die(board, fallen, Signal::derive(|| None))}
                </div>
                <div class="forward-sum">
                    {live(move || comes_to(board, Bout::of(board)))}
                    {strike(board)}
                </div>
            </div>
        </div>
    }
    .into_any()
}

/// What the foe announces, and how its fury grows.
fn announced(board: Board) -> Option<AnyView> {
    let told = board.words();
    let (intents, round) = Bout::of(board)?.announced?;
    let tone = match intents.now {
        Intent::Strike => "plain",
        Intent::Rush => "blood",
        Intent::Brace => "lux",
    };
    let rage = match fury(round) {
        0 => String::new(),
        fury => format!(" · {} +{fury}", told.fury),
    };
    let parries = Some(intents.now.parry()).filter(|&parry| parry > 0);
    let parries = parries.map(|parry| format!(" ({})", (told.parries)(parry)));
    let hits = |intent, round| format!("{intent} {}", (told.hits)(blows_between(intent, round)));
    let announced = view! {
        <p class="forward-intents" title=intents.now.about()>
            {told.now}" "
            <strong class=format!("forward-intent tone-{tone}")>{hits(intents.now, round)}</strong>
            {parries}
            {format!(", {} {}", told.then, hits(intents.next, round.saturating_add(1)))}
            <strong class="bad">{rage}</strong>
        </p>
    };
    Some(announced.into_any())
}

fn is_rerolling(board: Board) -> bool {
    board.hand.get().is_some_and(|hand| hand.mode == Mode::Rerolling)
}

/// Whether a die strikes or guards, and for how much.
fn standing(board: Board, die: Die) -> Option<(Standing, String)> {
    let bout = Bout::of(board)?;
    let is_at_rest = bout.rolling[die.index()] == Rolling::No && !is_rerolling(board);
    let is_striking = bout.strikers.filter(|_| is_at_rest)?.contains(die);
    let (told, number) = (board.words(), bout.held[die.index()]);
    Some(if is_striking {
        let deals = strikes(board.view().hero.weapon)[usize::from(number) - 1];
        (Standing::Striking, format!("{} {deals}", told.strikes))
    } else {
        (Standing::Guarding, format!("{} {number}", told.guards))
    })
}

/// What the stance deals and guards, and what each number of the foe then takes. Made anew with each change: there is
/// nothing in it to hold on to.
fn comes_to(board: Board, bout: Option<Bout>) -> Option<AnyView> {
    let told = board.words();
    let bout = bout?;
    let Some(exchange) = bout.exchange else { return Some(nothing_yet(board, &bout)) };
    let dealt = if exchange.fells() {
        (told.fells)(exchange.stance.dealt)
    } else {
        (told.deals)(exchange.dealt().0, exchange.foe.0)
    };
    let deadly = match exchange.deadly(bout.hp) {
        0 => String::new(),
        falls => (told.kills)(falls),
    };
    let fallen = match bout.foes_die {
        FoesDie::Fallen(number) | FoesDie::Struck(number, _) => Some(number),
        FoesDie::Awaited | FoesDie::InTheAir => None,
    };
    let cell = |(number, taken): (u8, u8)| {
        let kind = match taken {
            0 => "none",
            taken if Hp(taken) >= bout.hp => "deadly",
            _ => "some",
        };
        let now = if fallen == Some(number) { " forward-fall-now" } else { "" };
        let class = format!("forward-fall number forward-fall-{kind}{now}");
        view! { <li class=class><Picture sprite=Art::die(number) class="forward-fall-die"/>{format!("−{taken}")}</li> }
    };
    let cells = (1..).zip(exchange.taken()).map(cell).collect_view();
    let shield = Some(bout.shield).filter(|&shield| shield > 0);
    let guard = (told.guard)(exchange.stance.guard - bout.shield);
    let loses = if Falls::of(&exchange) == Falls::Hitting { told.still_lands } else { told.you_lose_by };
    let sums = view! {
        <p class="sr-only" id="forward-exchange">{exchange_words(&exchange, bout.hp)}</p>
        <div class="forward-exchange" aria-hidden="true">
            <strong class="forward-deals number">{dealt}</strong>
            <strong class="forward-guard number">{guard}{shield.map(|shield| view! { <span class="forward-shield">{(told.shield)(shield)}</span> })}</strong>
            <p class="forward-falls-name quiet small">{loses}</p>
            <ol class="forward-falls" role="list">{cells}</ol>
            <p class="forward-kills bad small">{deadly}</p>
        </div>
    };
    Some(sums.into_any())
}

/// The room of the numbers while no die strikes, so that nothing moves; the reason stands in it where one has to.
fn nothing_yet(board: Board, bout: &Bout) -> AnyView {
    let told = board.words();
    let is_asked = board.still().is_none() && !board.is_replay();
    let words = is_asked.then_some(told.none_strikes);
    let cells = (1..=6_u8)
        .map(|number| view! { <li class="forward-fall number"><Picture sprite=Art::die(number) class="forward-fall-die"/>"−0"</li> })
        .collect_view();
    view! {
        <p class="sr-only" id="forward-exchange">{words}</p>
        <div class="forward-exchange forward-exchange-none" aria-hidden="true">
            <strong class="forward-deals number">{(told.deals)(0, bout.foe.hp.0)}</strong>
            <strong class="forward-guard number">{(told.guard)(0)}</strong>
            <p class="forward-falls-name quiet small">{told.you_lose_by}</p>
            <ol class="forward-falls" role="list">{cells}</ol>
            <p class="forward-kills small"></p>
            <p class="forward-none">{words}</p>
        </div>
    }
    .into_any()
}

/// The one button that lets the dice strike.
fn strike(board: Board) -> AnyView {
    let told = board.words();
    let strikers = move || Bout::of(board).and_then(|bout| bout.strikers);
    let is_advised = move || strikers().is_some_and(|strikers| board.is_advised(Command::Strike(strikers)));
    view! {
        <button
            class="button button-primary button-large forward-strike"
            class:forward-advised=flag(is_advised)
            class:forward-hushed=flag(move || board.is_replay() || is_rerolling(board))
            data-confirm=value(move || (!is_rerolling(board)).then_some("true"))
            aria-describedby="forward-exchange"
            aria-disabled=value(move || strikers().is_none().then_some("true"))
            disabled=board.is_replay()
            on:click=move |_| board.tap(Tap::Press(Press::Confirm))
        >
            {told.strike}{board.key(Action::CONFIRM)}
        </button>
    }
    .into_any()
}
