//! Which keys are worth naming in each phase.

use forward::{FightRule, PeekRule, Phase, View};
use stage::forward::{Mode, answers};

use super::Journey;
use crate::keys::{Action, named};

/// The keys of the moment.
pub(super) fn keys(journey: &Journey) -> Vec<(Action, String)> {
    if journey.projector.frame().is_some() {
        return vec![(Action::Confirm, "skip; so does any key".to_owned())];
    }
    let (view, hand) = (&journey.view(), journey.player.hand);
    if matches!(view.phase, Phase::Over(_)) {
        return of_phase(view);
    }
    let mut keys = match hand.mode {
        Mode::Peeking => named(&[
            (Action::Confirm, "peek at the marked two"),
            (Action::One, "mark place 1"),
            (Action::Two, "mark place 2"),
            (Action::Three, "mark place 3"),
            (Action::Back, "keep the Lux"),
        ]),
        Mode::Rerolling => named(&[
            (Action::One, "roll die 1 again"),
            (Action::Two, "die 2"),
            (Action::Three, "die 3"),
            (Action::Confirm, "the one under the cursor"),
            (Action::Back, "keep the Lux"),
        ]),
        Mode::Free => of_phase(view),
    };
    if hand.mode == Mode::Free {
        keys.extend(named(&[
            (Action::Undo, "undo"),
            (Action::Hint, "hint"),
            (Action::Codex, "rules"),
            (Action::Log, "log"),
            (Action::Back, journey.leave_words()),
        ]));
        if answers(view.phase).is_none() {
            keys.extend(named(&[
                (Action::One, "the first card or die"),
                (Action::Two, "the second"),
                (Action::Three, "the third"),
            ]));
        }
        keys.extend(named(&[
            (Action::Left, "move left"),
            (Action::Right, "move right"),
            (Action::Watch, "watch the run so far"),
            (Action::Abandon, "give the run up"),
        ]));
    }
    keys
}

fn of_phase(view: &View) -> Vec<(Action, String)> {
    match view.phase {
        Phase::Path if view.laid().is_empty() => {
            named(&[(Action::Confirm, "go forward"), (Action::Heal, "heal")])
        }
        Phase::Path if view.rules.peek == PeekRule::Never => {
            named(&[(Action::Confirm, "turn"), (Action::Heal, "heal")])
        }
        Phase::Path => named(&[(Action::Confirm, "turn"), (Action::Heal, "heal"), (Action::Peek, "peek")]),
        Phase::Peek => named(&[(Action::Confirm, "go on")]),
        Phase::Clash { .. } if view.rules.fight == FightRule::WardDeath => {
            named(&[(Action::Confirm, "keep the die")])
        }
        Phase::Clash { .. } => named(&[(Action::Confirm, "keep the die"), (Action::Reroll, "reroll")]),
        Phase::Brink { .. } => asked("ward it off", "let it end"),
        Phase::Pit { .. } => asked("roll again", "fall"),
        Phase::Terror => asked("pay in HP", "pay in Lux"),
        Phase::Over(_) => named(&[
            (Action::Again, "a new run, same rules"),
            (Action::Watch, "watch this one"),
            (Action::Log, "log"),
            (Action::Codex, "rules"),
            (Action::Undo, "undo, if the last command showed nothing"),
            (Action::Back, "leave"),
        ]),
    }
}

/// The keys of a question with two answers.
fn asked(first: &str, second: &str) -> Vec<(Action, String)> {
    named(&[(Action::One, first), (Action::Two, second), (Action::Confirm, "the marked one")])
}
