//! The page where Forward is played.

use engine::Session;
use forward::Forward;
use leptos::prelude::*;
use stage::forward::{Mode, Press};

use crate::forward::pages::ending;
use crate::forward::seat::board::Board;
use crate::forward::seat::footage::Footage;
use crate::forward::seat::moment::Scene;
use crate::forward::seat::play::Play;
use crate::forward::seat::run::{Insight, Run};
use crate::forward::seat::{board, focus};
use crate::keys::{Action, Heard};
use crate::shell::desk::Desk;
use crate::shell::live::live;
use crate::table::{self, Ended, LastPage, Parts, Seated, Tool};

impl Seated for Play {
    type Game = Forward;
    type Own = Insight;
    type Seats = ();
    type Footage = Footage;
    const CLASS: &'static str = "forward-table";

    fn seats(_kept: Option<&str>) -> Result<(), String> {
        Ok(())
    }

    fn seats_kept((): &()) -> Option<String> {
        None
    }

    fn seats_of(_own: &Insight) {}

    fn own(session: &Session<Forward>, (): ()) -> Insight {
        Insight::new(session.setup())
    }

    fn sit_down(desk: Desk, run: Run) -> Self {
        Self::new(desk, run)
    }

    fn parts(self) -> Parts<Self> {
        let Board { projector, said, .. } = self.board;
        Parts { surroundings: self.surroundings, run: self.run, projector, said }
    }

    fn table(self) -> AnyView {
        focus::follow(self.board);
        let is_over = Memo::new(move |_| self.is_last_page());
        self.room(live(move || {
            if is_over.get() {
                self.ending()
            } else {
                view! { {board::board(self.board)} {tools(self)} }.into_any()
            }
        }))
    }

    fn last_page(ended: &Ended<'_, Self>) -> LastPage {
        ending::last_page(ended)
    }

    fn press(self, press: Press) {
        self.press(press);
    }

    fn beside(self, action: Action) -> Option<Heard> {
        let is_free = self.board.hand.get_untracked().is_none_or(|hand| hand.mode == Mode::Free);
        match action {
            Action::HINT => self.hint(),
            Action::BACK if is_free && !self.board.projector.is_showing() => self.leave(),
            _ => return None,
        }
        Some(Heard::Yes)
    }

    fn hint(self) {
        self.ask_for_advice();
    }

    fn settle_taken_back(self) {
        self.settle();
    }

    fn has_said(self) -> bool {
        !self.is_last_page()
    }

    fn is_last_page(self) -> bool {
        self.board.scene() == Scene::Over
    }

    fn can_undo(self) -> bool {
        self.board.moment.track();
        self.run.with_value(|run| run.session.can_undo())
    }
}

/// The small buttons beside the table.
fn tools(play: Play) -> AnyView {
    let surroundings = play.surroundings;
    let [undo, hint] = Tool::of_player(play);
    let [keys, rules] = Tool::of_reader(surroundings);
    let give_up = Tool::end(surroundings.words().give_up, play);
    let all = [undo, hint, Tool::log(surroundings), keys, rules];
    table::tools(surroundings, all.into_iter().chain(Tool::watch(surroundings)).chain([give_up]).collect())
}
