//! The page where Endless Tower is played.

use engine::Session;
use labyrinth::Tower;
use leptos::prelude::*;
use stage::Kept;

use super::climber::Climber;
use super::lines::archive;
use super::play::Play;
use super::run::Run;
use super::{board, ending, given_up, hints, tools};
use crate::desk::Desk;
use crate::dungeon::is_in_list;
use crate::fault::Fault;
use crate::keys::{Action, Heard};
use crate::live::live;
use crate::storage::{BrowserShelf, Claim, Keeper, RunId, Saved};
use crate::table::{self, Around, Scroll, Seated, Watching, resume};

/// Opens a run.
///
/// # Errors
/// Why it cannot be gone on with.
pub(super) fn open(id: RunId, saved: Saved) -> Result<AnyView, Fault> {
    if saved.kept == Kept::GivenUp {
        return Ok(given_up::page(&id, &saved)?);
    }
    table::open(id, saved, sit_down)
}

fn sit_down(desk: Desk, id: &RunId, mut saved: Saved) -> Result<Play, Fault> {
    let session = resume::<Tower>(desk, id, &mut saved)?.session;
    let climber = Climber::kept(saved.table.as_deref())?;
    let keeper = Keeper::take(BrowserShelf, id.clone(), saved, &desk.tab());
    Ok(Play::new(desk, Run::new(session, keeper, climber)))
}

impl Seated for Play {
    type Game = Tower;

    fn around(self) -> Around {
        self.around
    }

    fn claim(self) -> Claim {
        self.run.with_value(|run| run.keeper.claim().clone())
    }

    fn hear(self, action: Action) -> Heard {
        self.listen(action)
    }

    fn with_session<Seen>(self, look: impl FnOnce(&Session<Tower>) -> Seen) -> Option<Seen> {
        self.run.try_with_value(|run| look(&run.session))
    }

    fn said(self) -> RwSignal<String> {
        self.board.said
    }

    fn has_said(self) -> bool {
        !self.is_over()
    }

    fn table(self) -> AnyView {
        follow(self);
        let is_over = Memo::new(move |_| self.is_over());
        let inside = move || {
            if is_over.get() {
                return ending::ending(self);
            }
            let below = self.is_watched().then(|| climbing(self));
            view! { {board::board_with(self.board, Some(hints::hints(self)), below)} {tools::tools(self)} }
                .into_any()
        };
        let export = Callback::new(move |()| self.export());
        let when = self.board.words().when;
        let archive = Callback::new(move |()| self.run.with_value(|run| archive(&run.chronicle, when)));
        view! {
            <div class="table-room lt-table">
                {table::unsaved(self.around, export)}
                {live(inside)}
                {table::dialogs(self.around, archive)}
            </div>
        }
        .into_any()
    }
}

/// What can be pressed while a bot climbs.
fn climbing(play: Play) -> AnyView {
    let bot = play.run.with_value(|run| run.climber.name());
    let watching = table::watching(Watching {
        around: play.around,
        is_paused: play.board.is_paused,
        pause: Callback::new(move |()| play.pause()),
        taken: Callback::new(move |()| play.run.try_with_value(Run::taken)),
    });
    view! { <div class="lt-watching table-watching"><p class="quiet">{(play.board.words().by_bot)(bot)}</p>{watching}</div> }
        .into_any()
}

/// The focus follows the cursor through the bag and the shop, and goes to the headline of the end.
/// Whoever puts bag or shop away has Enter for the field again.
fn follow(play: Play) {
    Effect::new(move |was_in_list: Option<bool>| {
        let in_list = is_in_list::<Tower>(play.board.hand.get());
        let is_over = play.is_over();
        match was_in_list {
            Some(true) if !in_list => request_animation_frame(|| table::let_go(".lt-side")),
            Some(_) if in_list || is_over => request_animation_frame(|| {
                let wanted = [".lt-side [data-cursor]", "#lt-bag-title"];
                table::move_focus(".lt-board", ":not(#table-log)", &wanted, Scroll::Follows);
            }),
            _ => {}
        }
        in_list
    });
}
