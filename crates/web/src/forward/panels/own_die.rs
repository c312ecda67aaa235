//! A die of the traveller's that can be chosen, and what it would do.

use forward::{Command, Die, Phase};
use leptos::prelude::*;
use stage::forward::{Mode, Press};

use crate::forward::panels::dice;
use crate::forward::seat::board::{Board, Tap};
use crate::shell::live::{flag, live, value};

/// How a die stands in what is to be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::forward) enum Standing {
    /// It has been chosen.
    Kept,
    /// Another one has.
    Passed,
    /// On the road, in a fight: it strikes.
    Striking,
    /// It guards.
    Guarding,
}

/// A die that shows a number, or nothing while it is in the air; below it what the number does, and what comes of
/// choosing it.
pub(in crate::forward) fn own_die(
    board: Board,
    die: Die,
    number: Signal<Option<u8>>,
    does: Signal<Option<String>>,
    standing: Signal<Option<Standing>>,
) -> AnyView {
    let place = die.index();
    let told = board.words();
    let rerolling = move || board.hand.get().is_some_and(|hand| hand.mode == Mode::Rerolling);
    // Dice of the road are turned over, which is no command yet.
    let command = move || match board.view().phase {
        _ if rerolling() => Some(Command::Reroll(die)),
        Phase::Fight { .. } => None,
        Phase::Gap => Some(Command::Lay(die)),
        _ => Some(Command::Keep(die)),
    };
    let is_refused = move || {
        command().is_some_and(|command| board.moment.with(|moment| moment.refusal(command).is_some()))
    };
    let label = move || {
        let verb = match command() {
            None => told.switch,
            Some(Command::Reroll(_)) => told.reroll,
            Some(Command::Lay(_)) => told.lay,
            Some(_) => told.keep,
        };
        let number = number.get().map_or_else(|| told.rolling.to_owned(), |number| number.to_string());
        format!("{verb} {}: {number}, {}", place + 1, does.get().unwrap_or_default())
    };
    let is = move |wanted| move || standing.get() == Some(wanted);
    let is_faded = move || is(Standing::Passed)() || (board.still().is_none() && is_refused());
    let is_pressed = move || match standing.get()? {
        Standing::Striking => Some("true"),
        Standing::Guarding => Some("false"),
        Standing::Kept | Standing::Passed => None,
    };
    let press = [Press::One, Press::Two, Press::Three][place];
    // Where the round is over, keys are for what is asked then.
    let is_open = move || !matches!(board.view().phase, Phase::Brink { .. });
    let is_pointed_at = move || is_open() && board.is_pointed_at(place);
    view! {
        <li class="forward-your-die">
            <button
                class="forward-die"
                class:forward-cursor=flag(is_pointed_at)
                class:forward-kept=flag(is(Standing::Kept))
                class:forward-faded=flag(is_faded)
                class:forward-striking=flag(is(Standing::Striking))
                class:forward-guarding=flag(is(Standing::Guarding))
                class:forward-advised=flag(move || command().is_some_and(|command| board.is_advised(command)))
                class:forward-rerolling=flag(rerolling)
                data-cursor=value(move || is_pointed_at().then_some("true"))
                aria-label=label
                aria-describedby=format!("forward-die-{place}")
                aria-pressed=value(is_pressed)
                aria-disabled=value(move || is_refused().then_some("true"))
                disabled=move || board.is_replay() || !is_open()
                on:click=move |_| board.tap(Tap::Press(press))
                on:focus=move |_| board.tap(Tap::Point(place))
            >
                {dice::settling(number, board.effects.flicker, place)}
                <span class="forward-card-key">{board.key(press.action())}</span>
            </button>
            <p class="forward-blow">{does}</p>
            <div class="forward-verdict" id=format!("forward-die-{place}")>{live(move || command().and_then(|command| comes_to(board, die, command)))}</div>
        </li>
    }
    .into_any()
}

/// What a die would do: what it trades, and how the card at hand goes on from there.
fn comes_to(board: Board, die: Die, command: Command) -> Option<AnyView> {
    if board.still().is_some() || !board.has_numbers() {
        return None;
    }
    let told = board.words();
    if matches!(command, Command::Lay(_)) {
        let is_deadly = board.moment.with(|moment| moment.outlook.is_certain_death(command));
        return is_deadly
            .then(|| view! { <strong class="badge badge-bad">{told.deadly}</strong> }.into_any());
    }
    let (forecast, is_deadly) = board.moment.with(|moment| {
        let kills = moment.outlook.round(die).is_some_and(|(_, taken)| taken >= moment.view.hero.hp);
        let is_kept = matches!(command, Command::Keep(_));
        let forecast = moment.outlook.forecast(command);
        (forecast, is_kept && kills)
    });
    let forecast = forecast.map(|forecast| {
        let dies = forecast.dies.tenths_of_percent() > 0;
        view! {
            <span class="forward-forecast number small" class:bad=dies>{told.death}" "{forecast.dies.to_string()}</span>
            <span class="forward-forecast number small quiet">{told.hp_after}" ~"{forecast.hp.to_string()}</span>
        }
    });
    let deadly = is_deadly.then(|| view! { <strong class="badge badge-bad">{told.deadly}</strong> });
    Some(view! { {trade(board, die, command)}{deadly}{forecast} }.into_any())
}

/// What a die deals and takes.
fn trade(board: Board, die: Die, command: Command) -> Option<AnyView> {
    let told = board.words();
    if !matches!(command, Command::Keep(_)) {
        return None;
    }
    let (dealt, taken) = board.moment.with(|moment| moment.outlook.round(die))?;
    let trade = view! {
        <span class="forward-trade number" class:good=dealt.0 != 0>{told.foe_loses}{dealt.0}</span>
        <span class="forward-trade number" class:bad=taken.0 != 0>{told.you_lose}{taken.0}</span>
    };
    Some(trade.into_any())
}
