//! What can be pressed under the board, so that a mouse or a finger needs no key.

use leptos::prelude::*;
use stage::tactics::{Hand, Mode, Press, Topic};
use tactics::{Member, UnitId};

use crate::keys::Action;
use crate::shell::live::{flag, live};
use crate::table::{self, Watching};
use crate::tactics::seat::board::{Board, Tap};
use crate::tactics::seat::moment::Moment;
use crate::tactics::seat::play::Play;
use crate::tactics::seat::run::Run;

/// Which buttons stand below the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Bar {
    /// A film is shown.
    Film,
    /// A person decides for a unit.
    Units,
    /// A person answers a question, whose answers stand above.
    Answers,
    /// Bots play each other.
    Watched,
    /// A bot thinks.
    Waiting,
}

/// The buttons of the moment.
pub(in crate::tactics) fn modes(play: Play) -> AnyView {
    let board = play.board;
    let told = board.words();
    let bar = Memo::new(move |_| {
        let is_showing = board.is_showing();
        board.moment.with(|moment| match (&moment.choices, moment.seating) {
            (_, Some(seating)) if seating.is_bots_only() => Bar::Watched,
            _ if is_showing => Bar::Film,
            (Some(choices), _) if choices.spawns().is_empty() => Bar::Units,
            (Some(_), _) => Bar::Answers,
            (None, _) => Bar::Waiting,
        })
    });
    let buttons = move || match bar.get() {
        Bar::Film => big(board, told.skip, Press::Confirm),
        Bar::Units => units(board),
        Bar::Answers => ().into_any(),
        Bar::Watched => {
            let watching = table::watching(Watching {
                surroundings: play.surroundings,
                is_paused: board.is_paused,
                pause: Callback::new(move |()| play.pause()),
                taken: Callback::new(move |()| play.run.try_with_value(Run::taken)),
            });
            view! { <div class="table-watching">{watching}</div> }.into_any()
        }
        Bar::Waiting => view! { <p class="tactics-waiting quiet">{told.thinking}</p> }.into_any(),
    };
    view! { <div class="tactics-modes" role="group" aria-label=told.modes>{live(buttons)}</div> }.into_any()
}

fn big(board: Board, words: &'static str, press: Press) -> AnyView {
    view! {
        <button class="button tactics-mode tactics-mode-main" on:click=move |_| board.tap(Tap::Press(press))>{words}</button>
    }
    .into_any()
}

fn units(board: Board) -> AnyView {
    let told = board.words();
    let main = move || {
        let hand = board.hand.get()?;
        board.moment.with(|moment| Some(Main::of(moment, hand)))
    };
    let chosen = move || board.hand.get().is_some_and(|hand| hand.chosen.is_some());
    let mode = move || board.hand.get().map_or(Mode::Act, |hand| hand.mode);
    let has_ways = move || {
        let hand = board.hand.get();
        let ways = board.moment.with(|moment| Some(hand?.option(moment.choices.as_ref()?).1));
        ways.is_some_and(|ways| ways > 1)
    };
    let words = move || match main() {
        Some(Main::Do) if mode() == Mode::Wait => told.really_wait,
        Some(Main::Do) => told.do_it,
        Some(Main::Nothing) if chosen() => told.do_it,
        Some(Main::Choose | Main::Nothing) | None => told.choose,
    };
    let is_off = move || main() == Some(Main::Nothing);
    let can_cast = move || {
        let can = |moment: &Moment| {
            let choices = moment.choices.as_ref()?;
            Some(!choices.tiles(Member::Hero, Mode::Skill).is_empty())
        };
        board.moment.with(can).unwrap_or_default()
    };
    let is_told_of = move || board.told_now().is_some_and(|hint| hint.topic == Topic::Skill);
    let skill = move || {
        board.moment.with(|moment| {
            let hero = moment.choices.as_ref().map(|choices| choices.side().hero())?;
            moment.position().unit(hero).skill.map(|skill| skill.to_string())
        })
    };
    view! {
        <button class="button button-primary tactics-mode tactics-mode-main" aria-disabled=move || is_off().then_some("true") on:click=move |_| board.tap(Tap::Press(Press::Confirm))>
            {live(words)}{board.key(Action::CONFIRM)}
        </button>
        <button class="button button-magic tactics-mode" class:tactics-told-of=flag(is_told_of) aria-disabled=move || (!can_cast()).then_some("true") aria-pressed=move || pressed(mode() == Mode::Skill) on:click=move |_| board.tap(Tap::Press(Press::Skill))>
            <span class="tactics-mode-short">{told.skill}</span><span class="tactics-mode-long">{live(skill)}</span>{board.key(Action::SKILL)}
        </button>
        <button class="button tactics-mode" aria-pressed=move || pressed(mode() == Mode::Wait) on:click=move |_| board.tap(Tap::Press(Press::Wait))>{told.wait}{board.key(Action::WAIT)}</button>
        <button class="button tactics-mode" aria-disabled=move || (!has_ways()).then_some("true") on:click=move |_| board.tap(Tap::Press(Press::Other))>{told.other}{board.key(Action::OTHER)}</button>
        <button class="button tactics-mode" on:click=move |_| board.tap(Tap::Press(Press::Previous))>{told.previous}{board.key(Action::PREVIOUS)}</button>
        <button class="button tactics-mode" on:click=move |_| board.tap(Tap::Press(Press::Next))>{told.next}{board.key(Action::NEXT)}</button>
        <button class="button tactics-mode" aria-disabled=move || (!chosen()).then_some("true") on:click=move |_| {
            if untrack(chosen) {
                board.tap(Tap::Press(Press::Back));
            }
        }>{told.back}{board.key(Action::BACK)}</button>
    }
    .into_any()
}

/// What the large button does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Main {
    /// Gives the command under the cursor.
    Do,
    /// Chooses the unit under the cursor.
    Choose,
    /// Nothing, where the cursor is.
    Nothing,
}

impl Main {
    fn of(moment: &Moment, hand: Hand) -> Self {
        let Some(choices) = &moment.choices else { return Self::Nothing };
        let under = moment.position().unit_at(hand.cursor).filter(|id| id.side() == choices.side());
        let member = under.map(UnitId::member).filter(|member| choices.can_act(*member));
        match (hand.command(choices), member) {
            (Some(_), _) => Self::Do,
            (None, Some(member)) if hand.chosen != Some(member) => Self::Choose,
            _ => Self::Nothing,
        }
    }
}

const fn pressed(is_pressed: bool) -> &'static str {
    if is_pressed { "true" } else { "false" }
}

#[cfg(test)]
mod tests {
    use stage::tactics::{Choices, LESSONS, Lesson};

    use super::*;

    /// What the large button does in the second lesson, with the cursor on a tile.
    #[track_caller]
    fn check(chosen: Press, tile: &str, does: Main) {
        let game = LESSONS[1].game();
        let choices = Choices::of(&game, Lesson::SIDE);
        let begun = Hand::begin(&game, &choices, tile.parse().expect("a tile"));
        let hand = match begun.press(&game, &choices, chosen) {
            stage::tactics::Meaning::Hold(hand) => hand,
            _ => begun,
        };
        let moment = Moment { choices: Some(choices), ..Moment::watched(&game, None) };
        assert_eq!(Main::of(&moment, hand.at(tile.parse().expect("a tile"))), does, "{tile}");
    }

    #[test]
    fn the_large_button_says_what_it_does() {
        check(Press::Up, "e2", Main::Choose);
        check(Press::Up, "c4", Main::Nothing);
        check(Press::Three, "c4", Main::Do);
        check(Press::Three, "e2", Main::Nothing);
        check(Press::Three, "a1", Main::Choose);
    }
}
