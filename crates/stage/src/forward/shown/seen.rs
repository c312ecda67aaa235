//! What a key is about that was pressed before a film was seen to its end.

use forward::{Command, Phase, View};

use crate::Meant;

/// Whether a key means, after a film that is still running, what it meant to whoever saw only the
/// beginning of it: the same card under the same hand, and nothing lost since.
pub(in crate::forward) fn is_as_seen(before: &View, after: &View, meant: Meant<Command>) -> bool {
    let on_the_path = before.phase == Phase::Path && after.phase == Phase::Path;
    match meant {
        Meant::Play(Command::Turn(slot)) => {
            let place = slot.index();
            on_the_path && before.row[place] == after.row[place] && after.hero.hp >= before.hero.hp
        }
        Meant::Hold => on_the_path,
        Meant::Beside => true,
        Meant::Play(_) | Meant::Errand | Meant::Nothing => false,
    }
}

#[cfg(test)]
mod tests {
    use engine::{Audience, Game, Seat, Seed, Silence};
    use forward::{Forward, Hp, Rules, Setup, Slot};

    use super::*;

    #[test]
    fn a_quick_second_key_turns_another_card_and_never_the_one_dealt_since() {
        let turn = |slot| Meant::Play(Command::Turn(slot));
        let mut game = Forward::new(&Setup::with_rules(Rules::WRITTEN), Seed::from_name("moments"))
            .expect("the house's numbers");
        let before = game.view(Audience::Everyone);
        game.play(Seat::FIRST, Command::Turn(Slot::Left), &mut Silence).expect("a card lies there");
        let mut after = game.view(Audience::Everyone);
        after.phase = Phase::Path;
        after.hero = before.hero;
        assert!(is_as_seen(&before, &after, turn(Slot::Middle)));
        after.row[0] = before.row[0].map(|card| forward::RowCard { order: 9, ..card });
        assert!(!is_as_seen(&before, &after, turn(Slot::Left)));
        after.hero.hp = Hp(3);
        assert!(!is_as_seen(&before, &after, turn(Slot::Middle)), "something was lost unseen");
        assert!(is_as_seen(&before, &after, Meant::Hold), "the cursor is where it was");
        after.phase = Phase::Terror;
        assert!(!is_as_seen(&before, &after, turn(Slot::Middle)));
        assert!(!is_as_seen(&before, &after, Meant::Hold));
    }
}
