//! What keys, the mouse and fingers do at the table.

use leptos::prelude::*;
use stage::Meant;
use stage::tactics::{Choices, DraftHand, DraftRow, Hand, Meaning, Press, Showing as Shown, why_not};
use tactics::{Command, Side, Tactics, Tile};

use crate::sound::{self, Patch};
use crate::table::Seated;
use crate::tactics::seat::board::Tap;
use crate::tactics::seat::play::{Drafting, Play};
use crate::tactics::seat::run::Run;

impl Play {
    /// A mouse or a finger did something on the board.
    pub(in crate::tactics) fn tap(self, tap: Tap) {
        match tap {
            Tap::Press(press) => self.press(press),
            Tap::Point(tile) => self.point(tile),
            Tap::Over(tile) => self.hover(Some(tile)),
            Tap::Away => self.hover(None),
        }
    }

    fn hover(self, tile: Option<Tile>) {
        if self.board.over.get_untracked() != tile {
            self.board.over.set(tile);
            self.foresee();
        }
    }

    /// Something was pressed, by whatever means.
    pub(in crate::tactics) fn press(self, press: Press) {
        sound::wake();
        if self.ends_film() {
            return;
        }
        // Whoever leaves is asked whether it was one key too many.
        if press != Press::Back {
            self.board.said.set(String::new());
        }
        match self.run.with_value(Run::showing) {
            Shown::Cover(side) if press == Press::Confirm => self.uncover(side),
            Shown::Draft(_) => self.press_in_draft(press),
            _ => self.press_at_board(press),
        }
    }

    /// Whatever is pressed during a film ends it and does nothing else: the player has not yet
    /// seen what it would be about.
    pub(in crate::tactics) fn ends_film(self) -> bool {
        !self.counts(Meant::Nothing)
    }

    fn press_at_board(self, press: Press) {
        let near = self.board.near.get_untracked();
        let meant = self.with_hand(|game, choices, hand| {
            // A question has its answers beside each other, whichever way the board lies.
            let is_turned = near == Side::Two && choices.spawns().is_empty();
            let press = if is_turned { turned(press) } else { press };
            (hand.press(game, choices, press), why_not(game, choices, &hand, press))
        });
        match meant {
            None if press == Press::Confirm && self.is_bots_only() => self.pause(),
            Some((Meaning::Play(_), _)) if press == Press::Confirm && self.foresees_another() => {
                self.look_at_cursor();
            }
            None | Some((Meaning::Nothing, _)) if press == Press::Back => self.leave(),
            None | Some((Meaning::Nothing, None)) => {}
            Some((Meaning::Nothing, Some(why))) => self.refuse(why),
            Some((Meaning::Hold(hand), _)) => {
                self.board.over.set(None);
                self.hold(hand);
            }
            Some((Meaning::Play(command), _)) => self.play_own(command),
        }
    }

    /// A tile was clicked or tapped. The mouse has shown what that does, a finger shows it first
    /// and does it with a second tap.
    fn point(self, tile: Tile) {
        sound::wake();
        if self.ends_film() {
            return;
        }
        self.board.said.set(String::new());
        let over = self.board.over.get_untracked();
        let pointed = self.with_hand(|game, choices, hand| {
            let there = hand.at(tile);
            let is_seen = over == Some(tile) && there.command(choices).is_some();
            // With several ways to do it, the first click lets the player choose among them.
            let ready = if is_seen && there.option(choices).1 == 1 { there } else { hand };
            (ready.point(game, choices, tile), hand)
        });
        match pointed {
            None | Some((Meaning::Nothing, _)) => {}
            // The button was pressed with the keyboard, while the mouse rests on another tile.
            Some((Meaning::Play(_), _)) if over != Some(tile) && self.foresees_another() => {
                self.look_at_cursor();
            }
            Some((Meaning::Play(command), _)) => self.play_own(command),
            // A second click on the chosen unit lets it go.
            Some((Meaning::Hold(hand), before)) if hand == before && hand.chosen.is_some() => {
                self.press(Press::Back);
            }
            Some((Meaning::Hold(hand), _)) => self.hold(hand),
        }
    }

    /// Looks at the hand of whoever decides, with what it could do.
    fn with_hand<Seen>(self, look: impl FnOnce(&Tactics, &Choices, Hand) -> Seen) -> Option<Seen> {
        let hand = self.board.hand.get_untracked()?;
        self.board.moment.with_untracked(|moment| Some(look(&moment.game, moment.choices.as_ref()?, hand)))
    }

    /// Whether the mouse rests on a tile where something else would be done than at the cursor:
    /// what is shown is then not what a key would do.
    fn foresees_another(self) -> bool {
        let over = self.board.over.get_untracked();
        let is_another = self.with_hand(|_, choices, hand| {
            let under = over.and_then(|tile| hand.at(tile).command(choices));
            under.is_some() && under != hand.command(choices)
        });
        is_another.unwrap_or_default()
    }

    /// Shows what would be done at the cursor, wherever the mouse rests, before it is done.
    fn look_at_cursor(self) {
        self.board.over.set(None);
        self.foresee();
    }

    /// Only the hand changes.
    pub(in crate::tactics) fn hold(self, hand: Hand) {
        sound::play(&Patch::BUTTON);
        self.board.hand.set(Some(hand));
        self.foresee();
    }

    fn play_own(self, command: Command) {
        if let Some(side) = self.run.with_value(Run::person) {
            let told = untrack(|| self.board.told_now()).map(|hint| hint.topic);
            self.board.guide.follow(told, command);
            self.play(side.seat(), command);
        }
    }

    /// A player is alone with the screen.
    pub(in crate::tactics) fn uncover(self, side: Side) {
        self.run.update_value(|run| run.own.curtain.lift(side));
        self.settle();
        self.go_on();
    }

    /// Whoever comes back to the screen may not be the one who left it.
    pub(in crate::tactics) fn cover(self) {
        let is_secret = self
            .run
            .with_value(|run| run.own.seating.is_hot_seat() && matches!(run.showing(), Shown::Draft(_)));
        if is_secret {
            self.run.update_value(|run| run.own.curtain.drop());
            self.settle();
            self.go_on();
        }
    }

    fn press_in_draft(self, press: Press) {
        let Some(drafting) = self.drafting.get_untracked() else { return };
        if press == Press::Back {
            return self.leave();
        }
        self.pick(drafting, drafting.hand.press(drafting.draft, press));
    }

    /// A card of the draft was clicked or tapped.
    pub(in crate::tactics) fn point_in_draft(self, row: DraftRow, place: usize) {
        sound::wake();
        if let Some(drafting) = self.drafting.get_untracked() {
            self.pick(drafting, DraftHand::point(drafting.draft, row, place));
        }
    }

    fn pick(self, drafting: Drafting, meant: Meaning<DraftHand>) {
        match meant {
            Meaning::Play(command) => self.play(drafting.side.seat(), command),
            Meaning::Hold(hand) => {
                sound::play(&Patch::BUTTON);
                self.drafting.set(Some(Drafting { hand, ..drafting }));
            }
            Meaning::Nothing => {}
        }
    }

    /// Whether nobody but bots plays.
    pub(in crate::tactics) fn is_bots_only(self) -> bool {
        self.run.with_value(|run| run.own.seating.is_bots_only())
    }
}

/// A direction on a board that lies the other way round.
const fn turned(press: Press) -> Press {
    match press {
        Press::Up => Press::Down,
        Press::Down => Press::Up,
        Press::Left => Press::Right,
        Press::Right => Press::Left,
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_that_is_turned_twice_lies_as_before() {
        for press in [Press::Up, Press::Down, Press::Left, Press::Right] {
            assert_ne!(turned(press), press);
            assert_eq!(turned(turned(press)), press);
        }
        assert_eq!(turned(Press::Confirm), Press::Confirm);
    }
}
