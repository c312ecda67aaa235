//! What keys, the mouse and fingers do at the table.

use engine::Seat;
use grid::{Direction, Point};
use leptos::prelude::*;
use stage::dungeon::{Errand, Hand, HandOf, Meaning, Press};
use stage::{Meant, Millis};

use super::run::Run;
use super::{Play, Played};
use crate::browser::clock;
use crate::dungeon::{Tap, TapOf, window};
use crate::sound::{self, Patch};
use crate::table::Seated;

/// A second click within this time belongs to the first.
const DOUBLE: Millis = 300;

impl<D: Played> Play<D> {
    /// A mouse or a finger did something.
    pub(super) fn tap(self, tap: TapOf<D>) {
        match tap {
            Tap::Press(press) => self.press(press),
            Tap::Do(command) => {
                sound::wake();
                if !self.stop_errand() && !self.is_watched() {
                    self.answer(&Meaning::Play(command));
                }
            }
            Tap::Point(at) => self.point(at),
            Tap::Travel(at) => self.travel(at),
            Tap::Look(at) => {
                self.stop_errand();
                self.board.tapped.set(Some(at));
            }
            Tap::Over(at) => self.hover(Some(at)),
            Tap::Away => self.hover(None),
            Tap::Pack => {
                if !self.stop_errand() {
                    sound::play(&Patch::BUTTON);
                    self.board.toggle_pack();
                }
            }
            Tap::Map => {}
        }
    }

    /// Something was pressed, by whatever means.
    pub(super) fn press(self, press: Press<D::Own>) {
        sound::wake();
        // Whatever is pressed ends an errand, and does nothing else: nobody knows how far it has come.
        if self.stop_errand() {
            return;
        }
        // Whoever acts wants to see the field.
        let was_mapped = self.board.map.get_untracked();
        self.board.map.set(false);
        if press == Press::Back && was_mapped {
            return;
        }
        if self.is_watched() {
            // Whoever watches can only leave.
            if press == Press::Back {
                self.step_back();
            }
            return;
        }
        if press != Press::Back {
            self.board.said.set(String::new());
        }
        let hand = self.board.hand.get_untracked();
        if press == Press::Back && hand == Hand::Free {
            return self.step_back();
        }
        let meant = self.board.moment.with_untracked(|moment| hand.press(moment.game(), &moment.view, press));
        self.answer(&meant);
    }

    /// Does what was meant.
    fn answer(self, meant: &Meaning<D>) {
        match meant {
            &Meaning::Play(command) => {
                if self.counts(Meant::Play(command)) {
                    self.consider(command);
                }
            }
            &Meaning::Hold(hand) => self.hold(hand),
            &Meaning::Run(errand) => {
                if self.counts(Meant::Errand) {
                    self.run_errand(errand);
                }
            }
            Meaning::Refused(refusal) => {
                self.board.projector.stop();
                match D::refused(refusal) {
                    Some(noise) => {
                        D::hear(noise);
                        self.say_again(refusal.to_string());
                    }
                    None => self.refuse(refusal.to_string()),
                }
            }
            &Meaning::Say(words) => self.refuse(words.to_owned()),
            &Meaning::Seat(seat) => self.hand_over(seat),
            &Meaning::Nothing => {}
        }
    }

    /// From now on another seat gives the commands.
    fn hand_over(self, seat: Seat) {
        sound::play(&Patch::BUTTON);
        self.board.projector.stop();
        self.run.update_value(|run| run.own.wanted = seat);
        self.board.hand.set(Hand::Free);
        self.board.tapped.set(None);
        self.board.settle(self.run.with_value(Run::moment));
    }

    /// Only the hand changes.
    fn hold(self, hand: HandOf<D>) {
        sound::play(&Patch::BUTTON);
        self.board.projector.stop();
        self.board.hand.set(hand);
    }

    /// Away from what is looked at, or from the table.
    fn step_back(self) {
        if self.board.pack.get_untracked() && !window::has_side() {
            return self.board.pack.set(false);
        }
        if self.is_watched() {
            // Films follow each other, and nothing is lost that the bot would not do again.
            return self.surroundings.leave_at_once();
        }
        if self.board.projector.is_showing() {
            return self.board.projector.stop();
        }
        match self.board.tapped.get_untracked() {
            Some(_) => self.board.tapped.set(None),
            None => self.leave(),
        }
    }

    fn hover(self, at: Option<Point>) {
        if self.board.over.get_untracked() != at {
            self.board.over.set(at);
            if let (Hand::Aiming { weapon, .. }, Some(at)) = (self.board.hand.get_untracked(), at) {
                self.board.hand.set(Hand::Aiming { weapon, at });
            }
        }
    }

    /// A tile was clicked or tapped. The mouse has shown what that does, a finger shows it first and
    /// does it with a second tap; beside whoever leads there is nothing to be shown.
    fn point(self, at: Point) {
        sound::wake();
        if self.is_second_click() || self.stop_errand() || self.is_watched() {
            return;
        }
        let here = self.board.moment.with_untracked(|moment| D::here(&moment.view));
        let is_seen =
            self.board.over.get_untracked() == Some(at) || self.board.tapped.get_untracked() == Some(at);
        match self.board.hand.get_untracked() {
            Hand::Aiming { weapon, at: aimed } if aimed != at => {
                self.board.hand.set(Hand::Aiming { weapon, at });
            }
            Hand::Aiming { .. } => self.press(Press::Confirm),
            Hand::Asking(_) => match towards(here, at) {
                Some(way) => self.press(Press::Go(way)),
                None => self.press(Press::Back),
            },
            _ if at == here => self.press(Press::Confirm),
            _ if here.distance(at) == 1 => {
                self.board.hand.set(Hand::Free);
                if let Some(way) = towards(here, at) {
                    self.press(Press::Go(way));
                }
            }
            _ if is_seen => self.walk_to(at),
            _ => self.show_way(at),
        }
    }

    /// A place on a map was clicked or tapped: nobody points there without meaning to go.
    fn travel(self, at: Point) {
        sound::wake();
        if self.is_second_click() || self.stop_errand() || self.is_watched() {
            return;
        }
        self.board.map.set(false);
        self.walk_to(at);
    }

    /// Goes to a tile; while somebody is in sight, one step at a time.
    fn walk_to(self, at: Point) {
        let next = self.board.moment.with_untracked(|moment| {
            let view = &moment.view;
            if D::scene(view).others().next().is_none() {
                None
            } else {
                D::route(view, at).first().copied().map(|next| (D::here(view), next))
            }
        });
        self.board.hand.set(Hand::Free);
        if let Some(way) = next.and_then(|(here, next)| towards(here, next)) {
            self.press(Press::Go(way));
            self.board.tapped.set(Some(at));
        } else {
            self.walked.set_value(clock::elapsed());
            self.answer(&Meaning::Run(Errand::Walk(at)));
        }
    }

    /// Whether a click is the second half of one that has begun a walk: the picture moves by then,
    /// and what lies there now was not meant.
    fn is_second_click(self) -> bool {
        let walked = self.walked.get_value();
        walked > 0 && clock::elapsed() < walked + DOUBLE
    }

    fn show_way(self, at: Point) {
        self.board.projector.stop();
        self.board.tapped.set(Some(at));
        let steps = self.board.moment.with_untracked(|moment| D::route(&moment.view, at).len());
        let told = self.board.told();
        self.board.said.set(if steps > 0 { (told.way_shown)(steps) } else { String::new() });
    }
}

/// The direction of a tile on the same row or column.
fn towards(from: Point, to: Point) -> Option<Direction> {
    from.straight(to).map(|(way, _)| way)
}
