//! The board: everything that is to be seen of a run, for whoever plays and whoever watches.

use grid::Point;
use leptos::prelude::*;
use stage::Millis;
use stage::dungeon::{BodyId, Errand, Hand, HandOf, Press};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, MouseEvent};

use super::field::{Looks, Window};
use super::footage::{Hit, Still};
use super::{Footage, Moment, Paged, Pointed, Rising, window};
use crate::keys::Action;
use crate::shell::desk::Desk;
use crate::table::{Lines, Projector};
use crate::words::DungeonWords;

/// What the board shows, as signals that can be copied.
pub(crate) struct Board<D: Paged> {
    pub(crate) desk: Desk,
    /// The run after the last command.
    pub(crate) moment: RwSignal<Moment<D>>,
    /// The run before it, which is all that is known until the film has been seen.
    before: RwSignal<Moment<D>>,
    /// The film of the last command.
    pub(crate) projector: Projector<Footage<D>>,
    /// Letters that rise.
    pub(crate) rising: Rising,
    /// What the player is in the middle of.
    pub(crate) hand: RwSignal<HandOf<D>>,
    /// The tile that the mouse is over.
    pub(crate) over: RwSignal<Option<Point>>,
    /// The tile that was tapped once.
    pub(crate) tapped: RwSignal<Option<Point>>,
    /// What is marked on the field.
    pub(crate) pointed: Memo<Pointed>,
    /// The errand that is on.
    pub(crate) errand: RwSignal<Option<Errand>>,
    /// How much of the floor is seen at once.
    pub(crate) window: RwSignal<Window>,
    /// Which way the player's own look.
    pub(crate) looks: RwSignal<Looks>,
    /// Whether the large map is shown.
    pub(crate) map: RwSignal<bool>,
    /// Whether the panel beside the field is wanted, whatever the hand does.
    pub(crate) pack: RwSignal<bool>,
    /// The log.
    pub(crate) log: RwSignal<Lines>,
    /// What the table says to the player.
    pub(crate) said: RwSignal<String>,
    /// Whether a bot that plays was told to wait.
    pub(crate) is_paused: RwSignal<bool>,
    /// Whether this is the run of a day.
    pub(crate) is_daily: bool,
    /// What is the game's own.
    pub(crate) own: D::OwnPanels,
    taps: Option<Callback<TapOf<D>>>,
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "a game cannot be copied, but its signals can")]
impl<D: Paged> Clone for Board<D> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<D: Paged> Copy for Board<D> {}

/// Whether a part of the page is to be made anew, from what it knows and what is told now.
pub(crate) type Changed<D> = fn(Option<&Moment<D>>, Option<&Moment<D>>) -> bool;

/// What a mouse or a finger does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tap<Own, Command> {
    /// A button that does what a key does.
    Press(Press<Own>),
    /// A command that needs nothing more.
    Do(Command),
    /// A tile was clicked or tapped.
    Point(Point),
    /// A tile is only to be looked at.
    Look(Point),
    /// The mouse is over a tile.
    Over(Point),
    /// The mouse has left the field.
    Away,
    /// A place on a map was clicked or tapped.
    Travel(Point),
    /// The large map is to be shown or hidden.
    Map,
    /// The panel is to be opened or closed.
    Pack,
}

/// What a mouse or a finger does at the board of a game.
pub(crate) type TapOf<D> = Tap<<D as stage::dungeon::Handled>::Own, <D as engine::Game>::Command>;

impl<D: Paged> Board<D> {
    /// A board. Without somebody to tell about taps it is only watched.
    pub(crate) fn new(desk: Desk, moment: Moment<D>, lines: Lines, taps: Option<Callback<TapOf<D>>>) -> Self {
        let rising = Rising::new();
        let before = RwSignal::new(moment.clone());
        let moment = RwSignal::new(moment);
        let (hand, over, tapped) = (RwSignal::new(Hand::Free), RwSignal::new(None), RwSignal::new(None));
        let errand = RwSignal::new(None);
        Self {
            desk,
            before,
            moment,
            projector: Projector::new(rising),
            rising,
            hand,
            over,
            tapped,
            pointed: Memo::new(move |_| {
                let under = over.get().or(tapped.get());
                moment
                    .with(|moment| Pointed::of(moment.game(), &moment.view, hand.get(), under, errand.get()))
            }),
            errand,
            window: RwSignal::new(window::fitting(D::WINDOWS)),
            looks: RwSignal::new(Looks::Right),
            map: RwSignal::new(false),
            pack: RwSignal::new(window::has_side()),
            log: RwSignal::new(lines),
            said: RwSignal::new(String::new()),
            is_paused: RwSignal::new(false),
            is_daily: false,
            own: D::own_panels(),
            taps,
        }
    }

    /// Says what a mouse or a finger did. The map is for whoever watches as well.
    pub(crate) fn tap(self, tap: TapOf<D>) {
        match (tap, self.taps) {
            (Tap::Map, _) => self.map.update(|is_shown| *is_shown = !*is_shown),
            (Tap::Pack, None) => self.toggle_pack(),
            (Tap::Over(at), None) => self.over.set(Some(at)),
            (Tap::Point(at) | Tap::Look(at), None) => self.tapped.set(Some(at)),
            (Tap::Away, None) => self.over.set(None),
            (_, Some(taps)) => taps.run(tap),
            (_, None) => {}
        }
    }

    /// Whether the panel is open: while it is wanted, and for whoever goes through a list in it.
    pub(crate) fn is_pack_open(self) -> bool {
        self.pack.get() || is_in_panel::<D>(self.hand.get())
    }

    /// Opens the panel, or closes it with whatever the hand is doing there.
    pub(crate) fn toggle_pack(self) {
        let is_open = untrack(|| self.is_pack_open());
        if is_in_panel::<D>(self.hand.get_untracked()) {
            self.hand.set(Hand::Free);
        }
        self.pack.set(!is_open);
    }

    /// What a button does: all of them are of one type. A button that was clicked is let go, so that
    /// Enter is for the field again; whoever presses it with a key may want to press it again.
    pub(crate) fn presses(self, tap: TapOf<D>) -> impl Fn(MouseEvent) + Copy + 'static {
        move |event| {
            let button = event.current_target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
            if let Some(button) = button.filter(|_| event.detail() > 0) {
                drop(button.blur());
            }
            self.tap(tap);
        }
    }

    /// The words of every dungeon. A page is made once, so a change of language is for the next.
    pub(crate) fn told(self) -> &'static DungeonWords {
        untrack(|| self.desk.words()).dungeon
    }

    /// Whether nobody plays at this board.
    pub(crate) const fn is_replay(self) -> bool {
        self.taps.is_none()
    }

    /// The run has gone on.
    pub(crate) fn settle(self, moment: Moment<D>) {
        let (from, to) = (self.moment.with_untracked(Moment::here), moment.here());
        if from.x != to.x {
            self.looks.set(if to.x < from.x { Looks::Left } else { Looks::Right });
        }
        let before = self.moment.try_update(|known| std::mem::replace(known, moment));
        if let Some(before) = before {
            self.before.set(before);
        }
    }

    /// The run as far as it has been told: what a film is about to show is not said before.
    pub(crate) fn with_told<Told>(self, look: impl FnOnce(&Moment<D>) -> Told) -> Told {
        if self.is_showing() { self.before.with(look) } else { self.moment.with(look) }
    }

    /// The run as far as it has been told, for a part of the page that is made anew only when what
    /// it is about has changed. All parts are of one type, because each type brings code of its own.
    pub(crate) fn part(self, changed: Changed<D>) -> Memo<Moment<D>> {
        Memo::new_with_compare(move |_| self.with_told(Moment::clone), changed)
    }

    /// The beat that is to be seen.
    pub(crate) fn still(self) -> Option<Still> {
        self.projector.still.get()
    }

    /// The floor that is shown.
    pub(crate) fn floor(self) -> u32 {
        let told = || self.moment.with(|moment| D::extent(&moment.view).number);
        self.still().map_or_else(told, |still| still.floor)
    }

    /// HP of one of the player's own and the most, as far as it has been told.
    pub(crate) fn health(self, id: BodyId) -> Option<(i32, i32)> {
        let Some(still) = self.still() else {
            return self.moment.with(|moment| D::scene(&moment.view).health(id));
        };
        still.own.into_iter().find(|(own, ..)| *own == id).map(|(_, hp, most)| (hp, most))
    }

    /// Whether a film is to be seen.
    pub(crate) fn is_showing(self) -> bool {
        self.projector.still.with(Option::is_some)
    }

    /// How long everything stands still in this beat, as long as it does.
    pub(crate) fn stop(self) -> Option<Millis> {
        self.still().and_then(|still| still.stop)
    }

    /// Whose bar goes down in this beat, from where to where: `12 to 7 of 27`.
    pub(crate) fn hit(self) -> Option<String> {
        let Hit { before, after, most } = self.still()?.hit?;
        Some(format!("{before} to {after} of {most}"))
    }

    /// Changes whenever one of the player's own is hurt.
    pub(crate) fn flash(self) -> Option<&'static str> {
        let still = self.still().filter(|still| still.hurts)?;
        // Two names for one flash: a change of name begins it anew.
        Some(if still.place % 2 == 0 { "even" } else { "odd" })
    }

    /// The letters that rise now.
    pub(crate) fn popup_words(self) -> Option<String> {
        let words =
            self.rising.all.with(|all| all.iter().map(|letters| letters.text.clone()).collect::<Vec<_>>());
        (!words.is_empty()).then(|| words.join(" "))
    }

    /// The tile that is looked at, by whatever means.
    pub(crate) fn looked_at(self) -> Option<Point> {
        match self.hand.get() {
            Hand::Aiming { at, .. } | Hand::Looking { at } => Some(at),
            _ => self.over.get().or(self.tapped.get()),
        }
    }

    /// The key for an action, on a board that is played.
    pub(crate) fn key(self, action: Action) -> Option<AnyView> {
        let desk = self.desk;
        let name = move || desk.key(action);
        (!self.is_replay()).then(|| view! { <kbd aria-hidden="true">{name}</kbd> }.into_any())
    }
}

/// Whether a hand goes through a list of the panel.
fn is_in_panel<D: Paged>(hand: HandOf<D>) -> bool {
    matches!(hand, Hand::List { list, .. } if D::is_in_panel(list))
}

/// Whether a hand goes through a list, wherever that stands.
pub(crate) const fn is_in_list<D: Paged>(hand: HandOf<D>) -> bool {
    matches!(hand, Hand::List { .. })
}
