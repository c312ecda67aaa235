//! The page where Endless Tower is played.

use engine::Session;
use labyrinth::Labyrinth;
use leptos::prelude::*;
use stage::labyrinth::{Chronicle, Hand};

use crate::dungeon::{self, Footage, is_in_list};
use crate::keys::{Action, Heard};
use crate::labyrinth::pages::ending;
use crate::labyrinth::panels::hints;
use crate::labyrinth::seat::board;
use crate::labyrinth::seat::climber::Climber;
use crate::labyrinth::seat::lines::{archive, lines};
use crate::labyrinth::seat::play::Play;
use crate::labyrinth::seat::run::{Ascent, Run};
use crate::shell::desk::Desk;
use crate::shell::live::live;
use crate::table::{self, Archived, Ended, LastPage, Lines, Parts, Scroll, Seated, Tool, Watching};
use crate::words::sentence;

impl Seated for Play {
    type Game = Labyrinth;
    type Own = Ascent;
    type Seats = Climber;
    type Footage = Footage<Labyrinth>;
    const CLASS: &'static str = "labyrinth-table";

    fn seats(kept: Option<&str>) -> Result<Climber, String> {
        Climber::kept(kept)
    }

    fn seats_kept(climber: &Climber) -> Option<String> {
        Some(climber.name().to_owned())
    }

    fn seats_of(ascent: &Ascent) -> Climber {
        ascent.climber
    }

    fn own(session: &Session<Labyrinth>, climber: Climber) -> Ascent {
        Ascent::new(session, climber)
    }

    fn sit_down(desk: Desk, run: Run) -> Self {
        Self::new(desk, run)
    }

    fn parts(self) -> Parts<Self> {
        let dungeon::Board { projector, said, .. } = self.board.common;
        Parts { surroundings: self.surroundings, run: self.run, projector, said }
    }

    fn table(self) -> AnyView {
        follow(self);
        let is_over = Memo::new(move |_| self.is_last_page());
        self.room(live(move || {
            if is_over.get() {
                return self.ending();
            }
            let below = self.is_watched().then(|| climbing(self));
            view! { {board::board_with(self.board, Some(hints::hints(self)), below)} {tools(self)} }
                .into_any()
        }))
    }

    fn last_page(ended: &Ended<'_, Self>) -> LastPage {
        ending::last_page(ended)
    }

    fn press_key(self, action: Action) -> Heard {
        self.press_own(action)
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
        !self.board.is_showing() && self.board.moment.with(|moment| moment.view.over.is_some())
    }

    fn can_undo(self) -> bool {
        self.board.moment.track();
        self.has_undo() && self.run.with_value(Run::can_undo)
    }

    fn lines(chronicle: &Chronicle) -> Lines {
        lines(chronicle)
    }

    fn archive(self) -> Vec<Archived> {
        let when = self.board.words().when;
        self.run.with_value(|run| archive(&run.chronicle, when))
    }

    /// A mouse that rests somewhere is not meant by whoever plays with keys, and whoever reads is
    /// on no errand.
    fn is_used_up(self, action: Action) -> bool {
        self.board.over.set(None);
        if matches!(action, Action::Help | Action::Log) {
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

    fn take_back(self, run: &mut Run) -> Result<Vec<u8>, String> {
        if run.is_daily() {
            return Err(self.board.words().no_undo_daily.to_owned());
        }
        run.session.undo().map_err(|refusal| sentence(&refusal.to_string()))
    }
}

/// The small buttons beside the field.
fn tools(play: Play) -> AnyView {
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

/// What can be pressed while a bot climbs.
fn climbing(play: Play) -> AnyView {
    let bot = play.run.with_value(|run| run.own.climber.name());
    let watching = table::watching(Watching {
        surroundings: play.surroundings,
        is_paused: play.board.is_paused,
        pause: Callback::new(move |()| play.pause()),
        taken: Callback::new(move |()| play.run.try_with_value(Run::taken)),
    });
    view! { <div class="labyrinth-watching table-watching"><p class="quiet">{(play.board.words().by_bot)(bot)}</p>{watching}</div> }
        .into_any()
}

/// The focus follows the cursor through the bag and the shop, and goes to the headline of the end.
/// Whoever puts bag or shop away has Enter for the field again.
fn follow(play: Play) {
    Effect::new(move |was_in_list: Option<bool>| {
        let in_list = is_in_list::<Labyrinth>(play.board.hand.get());
        let is_over = play.is_last_page();
        match was_in_list {
            Some(true) if !in_list => request_animation_frame(|| table::let_go(".labyrinth-side")),
            Some(_) if in_list || is_over => request_animation_frame(|| {
                let wanted = [".labyrinth-side [data-cursor]", "#labyrinth-bag-title"];
                table::move_focus(".labyrinth-board", ":not(#table-log)", &wanted, Scroll::Follows);
            }),
            _ => {}
        }
        in_list
    });
}
