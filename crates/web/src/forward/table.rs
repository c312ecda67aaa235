//! The page where Forward is played.

use engine::Session;
use forward::Forward;
use leptos::prelude::*;
use stage::{Chronicle, Kept};

use super::moment::Scene;
use super::play::Play;
use super::run::Run;
use super::{board, ending, focus, given_up, tools};
use crate::desk::Desk;
use crate::fault::Fault;
use crate::keys::{Action, Heard};
use crate::storage::{BrowserShelf, Claim, Keeper, RunId, Saved};
use crate::table::{self, Archived, Around, Seated, resume};

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
    let session = resume::<Forward>(desk, id, &mut saved)?.session;
    let keeper = Keeper::take(BrowserShelf, id.clone(), saved, &desk.tab());
    Ok(Play::new(desk, Run::new(session, keeper)))
}

impl Seated for Play {
    type Game = Forward;

    fn around(self) -> Around {
        self.around
    }

    fn claim(self) -> Claim {
        self.run.with_value(|run| run.keeper.claim().clone())
    }

    fn hear(self, action: Action) -> Heard {
        self.listen(action)
    }

    fn with_session<Seen>(self, look: impl FnOnce(&Session<Forward>) -> Seen) -> Option<Seen> {
        self.run.try_with_value(|run| look(&run.session))
    }

    fn said(self) -> RwSignal<String> {
        self.board.said
    }

    fn has_said(self) -> bool {
        self.board.scene() != Scene::Over
    }

    fn table(self) -> AnyView {
        focus::follow(self.board);
        let is_over = Memo::new(move |_| self.board.scene() == Scene::Over);
        let inside = move || {
            if is_over.get() {
                ending::ending(self).into_any()
            } else {
                view! { {board::board(self.board)} {tools::tools(self)} }.into_any()
            }
        };
        let export = Callback::new(move |()| self.export());
        let archive =
            Callback::new(move |()| self.run.with_value(|run| Archived::all(run.chronicle.lines().0)));
        view! {
            <div class="table-room fw-table">
                {table::unsaved(self.around, export)}
                {inside}
                {table::dialogs(self.around, archive)}
            </div>
        }
        .into_any()
    }
}
