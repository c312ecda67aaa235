//! The page where a dungeon is played.

use engine::Session;
use leptos::prelude::*;
use stage::Staged;
use stage::dungeon::{Hand, Logged, Press};

use super::lines::{archive, lines};
use super::run::{Delver, Run};
use super::{Play, Played, Player};
use crate::dungeon::{Board, Footage, board, is_in_list};
use crate::keys::{Action, Heard};
use crate::shell::desk::Desk;
use crate::shell::live::live;
use crate::table::{self, Archived, Ended, LastPage, Lines, Parts, Scroll, Seated, Tool, Watching};
use crate::words::sentence;

impl<D: Played> Seated for Play<D> {
    type Game = D;
    type Own = Delver<D>;
    type Seats = Player<D>;
    type Footage = Footage<D>;
    const CLASS: &'static str = "dungeon-table";

    fn seats(kept: Option<&str>) -> Result<Player<D>, String> {
        Player::kept(kept)
    }

    fn seats_kept(player: &Player<D>) -> Option<String> {
        Some(player.name().to_owned())
    }

    fn seats_of(own: &Delver<D>) -> Player<D> {
        own.player
    }

    fn own(session: &Session<D>, player: Player<D>) -> Delver<D> {
        Delver::new(session, player)
    }

    fn sit_down(desk: Desk, run: Run<D>) -> Self {
        Self::new(desk, run)
    }

    fn parts(self) -> Parts<Self> {
        let Board { projector, said, .. } = self.board;
        Parts { surroundings: self.surroundings, run: self.run, projector, said }
    }

    fn table(self) -> AnyView {
        follow(self);
        let is_over = Memo::new(move |_| self.is_last_page());
        self.room(live(move || {
            if is_over.get() {
                return self.ending();
            }
            let below = self.is_watched().then(|| watched(self));
            view! { {board(self.board, Some(D::hints(self)), below)} {tools(self)} }.into_any()
        }))
    }

    fn last_page(ended: &Ended<'_, Self>) -> LastPage {
        D::last_page(ended)
    }

    fn press(self, press: Press<D::Own>) {
        self.press(press);
    }

    fn beside(self, action: Action) -> Option<Heard> {
        self.beside(action)
    }

    fn hint(self) {
        self.advise();
    }

    fn settle_taken_back(self) {
        self.board.hand.set(Hand::Free);
        self.board.settle(self.run.with_value(Run::moment));
        self.settle();
    }

    fn has_said(self) -> bool {
        !self.is_last_page()
    }

    /// The end of a run is seen before its last page.
    fn is_last_page(self) -> bool {
        !self.board.is_showing() && self.board.moment.with(|moment| D::is_over(&moment.view))
    }

    fn can_undo(self) -> bool {
        self.board.moment.track();
        self.has_undo() && self.run.with_value(Run::can_undo)
    }

    fn lines(chronicle: &<D as Staged>::Chronicle) -> Lines {
        lines(chronicle.log())
    }

    fn archive(self) -> Vec<Archived> {
        let when = self.board.told().when;
        self.run.with_value(|run| archive(run.chronicle.log(), when))
    }

    /// A mouse that rests somewhere is not meant by whoever plays with keys, and whoever reads is
    /// on no errand.
    fn is_used_up(self, action: Action) -> bool {
        self.board.over.set(None);
        if matches!(action, Action::HELP | Action::LOG) {
            self.halt();
        }
        false
    }

    fn halt(self) {
        self.stop_errand();
    }

    fn has_undo(self) -> bool {
        !self.is_watched()
    }

    fn take_back(self, run: &mut Run<D>) -> Result<Vec<u8>, String> {
        if run.is_daily() {
            return Err(self.board.told().no_undo_daily.to_owned());
        }
        run.session.undo().map_err(|refusal| sentence(&refusal.to_string()))
    }
}

/// The small buttons beside the field.
fn tools<D: Played>(play: Play<D>) -> AnyView {
    let surroundings = play.surroundings;
    let mut all = Vec::new();
    if !play.is_watched() {
        all.extend(Tool::of_player(play));
    }
    all.push(Tool::log(surroundings));
    all.extend(Tool::of_reader(surroundings));
    all.extend(Tool::watch(surroundings));
    all.push(Tool::end(surroundings.words().give_up, play));
    table::tools(surroundings, all)
}

/// What can be pressed while a bot plays.
fn watched<D: Played>(play: Play<D>) -> AnyView {
    let bot = play.run.with_value(|run| run.own.player.name());
    let watching = table::watching(Watching {
        surroundings: play.surroundings,
        is_paused: play.board.is_paused,
        pause: Callback::new(move |()| play.pause()),
        taken: Callback::new(move |()| play.run.try_with_value(Run::taken)),
    });
    view! { <div class="dungeon-watching table-watching"><p class="quiet">{(play.board.told().by_bot)(bot)}</p>{watching}</div> }
        .into_any()
}

/// The focus follows the cursor through a list, and goes to the headline of the end. Whoever puts the
/// list away has Enter for the field again.
fn follow<D: Played>(play: Play<D>) {
    Effect::new(move |was_in_list: Option<bool>| {
        let in_list = is_in_list::<D>(play.board.hand.get());
        let is_over = play.is_last_page();
        match was_in_list {
            Some(true) if !in_list => table::once_shown(|| {
                table::let_go(".dungeon-board");
                // What a list scrolled away is there again.
                if let Ok(Some(side)) = document().query_selector(".dungeon-side") {
                    side.set_scroll_top(0);
                }
            }),
            Some(_) if in_list || is_over => table::once_shown(|| {
                let wanted = [".dungeon-board [data-cursor]", ".dungeon-board [data-list]"];
                table::move_focus(".dungeon-board", ":not(#table-log)", &wanted, Scroll::Follows);
            }),
            _ => {}
        }
        in_list
    });
}
