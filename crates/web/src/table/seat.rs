//! Whoever sits at a table.

use std::borrow::Borrow;

use arcade::Standing;
use engine::{Game, Seed, Session};
use leptos::prelude::*;
use stage::{Chronicle, Meant, Staged};

use super::ending::{Ended, LastPage};
use super::leave::{Start, begin};
use super::projector::{Footage, Projector};
use super::surroundings::{Panel, Surroundings};
use super::{Archived, Lines, Run, banners, dialogs, export, is_reading, release};
use crate::browser::clock;
use crate::keys::{Action, Heard};
use crate::shell::desk::Desk;
use crate::shell::live::live;
use crate::shell::watchers;
use crate::sound::{self, Patch};
use crate::storage::Keeper;
use crate::words::sentence;

/// Whoever sits at a table, as signals that can be copied.
pub(crate) trait Seated: Copy + Send + Sync + 'static {
    /// What is played there.
    type Game: Staged;
    /// What is the game's own about a run.
    type Own: 'static;
    /// Who sits there, where that can be chosen.
    type Seats: Clone + 'static;
    /// Films, as the table shows them.
    type Footage: Footage<Film = <Self::Game as Staged>::Film>;
    /// The class of the table, for its style.
    const CLASS: &'static str;

    /// Who sits at the table of a run, by what is kept beside its record.
    ///
    /// # Errors
    /// When that speaks of nobody, in words.
    fn seats(kept: Option<&str>) -> Result<Self::Seats, String>;

    /// The same as it is kept.
    fn seats_kept(seats: &Self::Seats) -> Option<String>;

    /// Who sits at the table of a run that is played.
    fn seats_of(own: &Self::Own) -> Self::Seats;

    /// The seed of another run after that of this seed, with the same numbers and those at the table who sat there.
    fn fresh_seed(setup: &<Self::Game as Game>::Setup, last: Seed, kept: Option<&str>) -> Seed {
        let _ = (setup, last, kept);
        clock::fresh_seed()
    }

    /// What is the game's own about a run.
    fn own(session: &Session<Self::Game>, seats: Self::Seats) -> Self::Own;

    /// Sits down at a run.
    fn sit_down(desk: Desk, run: Run<Self::Game, Self::Own>) -> Self;

    /// What every table is made of.
    fn parts(self) -> Parts<Self>;

    /// The table itself, or what is in its place.
    fn table(self) -> AnyView;

    /// What is said of a run that is over.
    fn last_page(ended: &Ended<'_, Self>) -> LastPage;

    /// Something was pressed, by whatever means.
    fn press(self, press: <Self::Game as Staged>::Press);

    /// What becomes of an action of the game's own that is no press here and now; nothing of those that
    /// are.
    fn beside(self, action: Action) -> Option<Heard>;

    /// Says what a good player would do.
    fn hint(self);

    /// The run has changed because something was taken back: everything follows.
    fn settle_taken_back(self);

    /// Whether there is a place to say it, which pages around the table do not have.
    fn has_said(self) -> bool;

    /// Whether the last page is to be seen.
    fn is_last_page(self) -> bool;

    /// Whether there is something that may be taken back.
    fn can_undo(self) -> bool;

    /// What stands around the table.
    fn surroundings(self) -> Surroundings {
        self.parts().surroundings
    }

    /// What is played.
    fn run(self) -> RunOf<Self> {
        self.parts().run
    }

    /// Who shows films.
    fn projector(self) -> Projector<Self::Footage> {
        self.parts().projector
    }

    /// What the table says to the player.
    fn said(self) -> RwSignal<String> {
        self.parts().said
    }

    /// The last lines of a log.
    fn lines(chronicle: &<Self::Game as Staged>::Chronicle) -> Lines {
        Lines::of(chronicle.lines(), |line| line.borrow().clone())
    }

    /// All lines of the log.
    fn archive(self) -> Vec<Archived> {
        self.run().with_value(|run| Archived::all(run.chronicle.lines().0))
    }

    /// A key is about to be heard: whether that was all it is for, as when it ends a film.
    fn is_used_up(self, _action: Action) -> bool {
        false
    }

    /// Ends what goes on by itself, as an errand.
    fn halt(self) {}

    /// Whether keys take back here.
    fn has_undo(self) -> bool {
        true
    }

    /// Whether the run may be read and watched now.
    fn shows_run(self) -> bool {
        true
    }

    /// Takes the last decision back and returns the bytes to append.
    ///
    /// # Errors
    /// Why it stands, as a sentence.
    fn take_back(self, run: &mut Run<Self::Game, Self::Own>) -> Result<Vec<u8>, String> {
        run.session.undo().map_err(|refusal| sentence(&refusal.to_string()))
    }

    /// What is said when something was taken back.
    fn undone(self) -> &'static str {
        self.surroundings().words().undone
    }

    /// Asks whether the run is to be given up.
    fn ask_to_end(self) {
        self.halt();
        self.projector().stop();
        self.surroundings().ask(Self::Game::before_abandoning(), move || self.put_away());
    }

    /// Looks at what was played, unless the page was left.
    fn with_session<Seen>(self, look: impl FnOnce(&Session<Self::Game>) -> Seen) -> Option<Seen> {
        self.run().try_with_value(|run| look(&run.session))
    }

    /// Whether it has come to its end.
    fn is_ended(self) -> bool {
        self.with_session(|session| session.game().status().is_over()).unwrap_or_default()
    }

    /// Says something to the player.
    fn say(self, words: String) {
        if untrack(|| self.has_said()) {
            self.said().set(words);
        } else {
            self.surroundings().desk.notices.say(words);
        }
    }

    /// Says why something cannot be done.
    fn refuse(self, why: String) {
        sound::play(&Patch::REFUSAL);
        self.say_again(why);
    }

    /// Says something to a player who may have asked for it before, and how often.
    fn say_again(self, words: String) {
        self.say(self.surroundings().counted(words));
    }

    /// Tells whoever watches the page from outside how far it has come.
    fn tell(self) {
        let told = self.with_session(|session| (session.commands().is_empty(), session.score()));
        if let Some((is_new, score)) = told {
            let standing = match (self.is_ended(), is_new) {
                (true, _) => Standing::Over,
                (false, true) => Standing::Waiting,
                (false, false) => Standing::Playing,
            };
            watchers::tell(standing, score);
            self.surroundings().score.set(score);
        }
    }

    /// Offers the record as a file.
    fn export(self) {
        let found = self.with_session(|session| (session.seed().to_string(), session.record_bytes()));
        if let Some((seed, record)) = found {
            export(self.surroundings().desk, Self::Game::NAME, &seed, &record);
        }
    }

    /// A key was pressed: what is in front of the table hears it first, then the rule about films,
    /// then what is the same at every table, and then the table.
    fn hear(self, action: Action) -> Heard {
        let surroundings = self.surroundings();
        if let Some(heard) = surroundings.hear(action) {
            return heard;
        }
        if self.is_used_up(action) {
            return Heard::Yes;
        }
        let is_last = untrack(|| self.is_last_page());
        match action {
            Action::UP | Action::DOWN if is_reading() => return Heard::No,
            Action::CODEX => surroundings.desk.go(&surroundings.codex()),
            Action::HELP => surroundings.panel.set(Some(Panel::Keys)),
            Action::LOG if self.shows_run() => surroundings.panel.set(Some(Panel::Log)),
            Action::WATCH if self.shows_run() => surroundings.go_watch(),
            Action::UNDO if self.has_undo() => self.undo(),
            Action::AGAIN if is_last => self.again(),
            Action::BACK if is_last => surroundings.leave_at_once(),
            // Whoever hammers on a key in the last fight should see the last page.
            _ if is_last => return Heard::No,
            _ => match (self.beside(action), Self::Game::press_of(action)) {
                (Some(heard), _) => return heard,
                (None, Some(press)) => self.press(press),
                (None, None) => return Heard::No,
            },
        }
        Heard::Yes
    }

    /// Whether something that was pressed does more than to end the film that is on.
    fn counts(self, meant: Meant<<Self::Game as Game>::Command>) -> bool {
        let projector = self.projector();
        if !projector.is_showing() {
            return self.run().with_value(|run| run.counts_at_rest(meant));
        }
        projector.stop();
        self.run().with_value(|run| run.counts_in_film(meant))
    }

    /// Takes back what may be taken back.
    fn undo(self) {
        release();
        self.halt();
        self.projector().clear();
        let undone = self.run().try_update_value(|run| {
            let bytes = self.take_back(run)?;
            Ok(run.took_back(&bytes))
        });
        match undone {
            None => {}
            Some(Err(stands)) => self.refuse(stands),
            Some(Ok(kept)) => {
                self.surroundings().note(kept);
                self.settle_taken_back();
                self.say(self.undone().to_owned());
            }
        }
    }

    /// Leaves the table. Of what is not kept nothing could be lost.
    fn leave(self) {
        let surroundings = self.surroundings();
        if surroundings.id().is_some() {
            surroundings.leave(self.said());
        } else {
            surroundings.leave_at_once();
        }
    }

    /// The run is put away; what is not kept is left.
    fn put_away(self) {
        let kept = self.run().try_update_value(|run| run.keeper.as_mut().map(Keeper::give_up));
        match kept.flatten() {
            None => self.surroundings().leave_at_once(),
            Some(kept) => self.surroundings().gave_up(kept),
        }
    }

    /// Begins a new run under the same rules.
    fn again(self) {
        let (setup, last, kept) = self.run().with_value(|run| {
            let kept = Self::seats_kept(&Self::seats_of(&run.own));
            (run.session.setup().clone(), run.session.seed(), kept)
        });
        let start = Start { seed: Self::fresh_seed(&setup, last, kept.as_deref()), to_beat: None };
        begin::<Self::Game>(self.surroundings().desk, setup, start, kept);
    }

    /// The last page of a run that was played to its end; nothing for what is not kept.
    fn ending(self) -> AnyView {
        let undo = untrack(|| self.can_undo()).then(|| Callback::new(move |()| self.undo()));
        let surroundings = self.surroundings();
        let page = self.run().with_value(|run| {
            let ended = Ended::<Self> {
                desk: surroundings.desk,
                id: surroundings.id()?,
                session: &run.session,
                chronicle: &run.chronicle,
                seats: Self::seats_of(&run.own),
                taken_back: run.taken_back,
                to_beat: run.to_beat(),
                undo,
            };
            Some(ended.page())
        });
        page.into_any()
    }

    /// The score that the run is to beat, for as long as it is played; the last page says what came of it.
    fn rival(self) -> Option<AnyView> {
        let to_beat = self.run().with_value(Run::to_beat)?;
        let surroundings = self.surroundings();
        Some(live(move || (!self.is_last_page()).then(|| banners::to_beat(surroundings, to_beat))))
    }

    /// What is at the table, with all that stands around it.
    fn room(self, inside: AnyView) -> AnyView {
        let export = Callback::new(move |()| self.export());
        let archive = Callback::new(move |()| self.archive());
        view! {
            <div class=format!("table-room {}", Self::CLASS)>
                {banners::unsaved(self.surroundings(), export)}
                {self.rival()}
                {inside}
                {dialogs(self.surroundings(), archive)}
            </div>
        }
        .into_any()
    }
}

/// What every table is made of, as signals that can be copied.
pub(crate) struct Parts<S: Seated> {
    /// What stands around the table.
    pub(crate) surroundings: Surroundings,
    /// What is played.
    pub(crate) run: RunOf<S>,
    /// Who shows films.
    pub(crate) projector: Projector<S::Footage>,
    /// What the table says to the player.
    pub(crate) said: RwSignal<String>,
}

/// A run at somebody's table.
pub(crate) type RunOf<S> = StoredValue<Run<<S as Seated>::Game, <S as Seated>::Own>, LocalStorage>;

/// Whoever is told about taps before they sit: the board is made first.
pub(crate) fn taps<S: Seated, Tap: 'static>(tap: fn(S, Tap)) -> (Callback<Tap>, StoredValue<Option<S>>) {
    let seated = StoredValue::new(None::<S>);
    let told = Callback::new(move |tapped| {
        if let Some(seated) = seated.get_value() {
            tap(seated, tapped);
        }
    });
    (told, seated)
}
