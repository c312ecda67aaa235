//! Which keys are worth naming in each phase.

use forward::{FightRule, PeekRule, Phase, Slot, View};
use stage::forward::{Mode, answers, kept_instead};

use super::Journey;
use crate::keys::{Action, named};

/// The keys of the moment.
pub(super) fn keys(journey: &Journey) -> Vec<(Action, String)> {
    if journey.projector.frame().is_some() {
        return vec![(Action::CONFIRM, "skip; so does any key".to_owned())];
    }
    let (view, hand) = (&journey.view(), journey.player.hand);
    if matches!(view.phase, Phase::Over(_)) {
        return of_phase(view);
    }
    let kept = format!("keep {}", kept_instead(view, hand.mode));
    let mut keys = match hand.mode {
        Mode::Peeking => named(&[
            (Action::CONFIRM, "peek at the marked two"),
            (Action::ONE, "mark card 1"),
            (Action::TWO, "mark card 2"),
            (Action::THREE, "mark card 3"),
            (Action::BACK, &kept),
        ]),
        Mode::Rerolling => named(&[
            (Action::ONE, "roll die 1 again"),
            (Action::TWO, "die 2"),
            (Action::THREE, "die 3"),
            (Action::CONFIRM, "the one under the cursor"),
            (Action::BACK, &kept),
        ]),
        Mode::Free => of_phase(view),
    };
    if hand.mode == Mode::Free {
        keys.extend(named(&[
            (Action::UNDO, "undo"),
            (Action::HINT, "hint"),
            (Action::CODEX, "rules"),
            (Action::LOG, "log"),
            (Action::BACK, journey.leave_words()),
        ]));
        let is_named = matches!(view.phase, Phase::Fight { .. } | Phase::Path);
        if answers(view).is_none() && !is_named {
            keys.extend(named(&[
                (Action::ONE, "the first card or die"),
                (Action::TWO, "the second"),
                (Action::THREE, "the third"),
            ]));
        }
        keys.extend(named(&[
            (Action::LEFT, "move left"),
            (Action::RIGHT, "move right"),
            (Action::WATCH, "watch the run so far"),
            (Action::ABANDON, "give the run up"),
        ]));
    }
    keys
}

fn of_phase(view: &View) -> Vec<(Action, String)> {
    match view.phase {
        Phase::Path => on_the_path(view),
        Phase::Peek => named(&[(Action::CONFIRM, "go on")]),
        Phase::Clash { .. } if view.rules.fight == FightRule::WardDeath => {
            named(&[(Action::CONFIRM, "keep the die")])
        }
        Phase::Clash { .. } => named(&[(Action::CONFIRM, "keep the die"), (Action::REROLL, "reroll")]),
        Phase::Brink { .. } => asked("ward it off", "let it end"),
        Phase::Pit { .. } => asked("roll again", "fall"),
        Phase::Terror if view.rules.is_road() => named(&[
            (Action::ONE, "pay in HP"),
            (Action::TWO, "in Lux"),
            (Action::THREE, "in dice"),
            (Action::CONFIRM, "the marked one"),
        ]),
        Phase::Terror => asked("pay in HP", "pay in Lux"),
        Phase::Fight { .. } => named(&[
            (Action::CONFIRM, "strike"),
            (Action::ONE, "switch die 1"),
            (Action::TWO, "die 2"),
            (Action::THREE, "die 3"),
            (Action::REROLL, "reroll"),
        ]),
        Phase::Gap => named(&[(Action::CONFIRM, "lay it across"), (Action::REROLL, "reroll")]),
        Phase::Find => {
            let keys = [Action::ONE, Action::TWO, Action::THREE];
            let offered = answers(view).unwrap_or_default().into_iter().zip(keys);
            let told = offered.map(|(command, key)| (key, command.to_string()));
            told.chain(named(&[(Action::CONFIRM, "the marked one")])).collect()
        }
        Phase::Over(_) => named(&[
            (Action::AGAIN, "a new run, same rules"),
            (Action::WATCH, "watch this one"),
            (Action::LOG, "log"),
            (Action::CODEX, "rules"),
            (Action::UNDO, "undo, if the last command showed nothing"),
            (Action::BACK, "leave"),
        ]),
    }
}

/// Between cards and places. On the road Lux waits for the beginning of a fork.
fn on_the_path(view: &View) -> Vec<(Action, String)> {
    let is_cleared = view.laid().is_empty();
    let mut keys = vec![(Action::CONFIRM, if is_cleared { "go forward" } else { "turn" })];
    let numbers = [(Action::ONE, "card 1"), (Action::TWO, "card 2"), (Action::THREE, "card 3")];
    keys.extend(
        Slot::ALL
            .into_iter()
            .zip(numbers)
            .filter(|(slot, _)| view.laid().contains(*slot))
            .map(|(_, key)| key),
    );
    if view.may_pause() {
        keys.push((Action::HEAL, "heal"));
        if !is_cleared && view.rules.peek == PeekRule::Allowed {
            keys.push((Action::PEEK, "peek"));
        }
    }
    named(&keys)
}

/// The keys of a question with two answers.
fn asked(first: &str, second: &str) -> Vec<(Action, String)> {
    named(&[(Action::ONE, first), (Action::TWO, second), (Action::CONFIRM, "the marked one")])
}
