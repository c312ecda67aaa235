//! The board: everything that is to be seen of a run, for whoever plays and whoever watches.

use engine::Game;
use grid::{Direction, Point};
use labyrinth::{Command, Tower};
use leptos::prelude::*;
use stage::Millis;
use stage::labyrinth::{Chronicle, Errand, Hand, Way, Weapon};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, MouseEvent};

use super::deed::Deed;
use super::footage::{Footage, Hit, Still};
use super::lines::lines;
use super::moment::Moment;
use super::prize::{self, Prize};
use super::top::Vitals;
use super::{detail, screen, side, strip, ticker, top};
use crate::desk::Desk;
use crate::dungeon::field::{Looks, Window};
use crate::dungeon::{Pointed, Rising, window};
use crate::keys::Action;
use crate::live::flag;
use crate::table::{self, Lines, Projector, table_words};
use crate::words::LabyrinthWords;

/// What the board shows, as signals that can be copied.
#[derive(Clone, Copy)]
pub(super) struct Board {
    pub(super) desk: Desk,
    /// The run after the last command.
    pub(super) moment: RwSignal<Moment>,
    /// The run before it, which is all that is known until the film has been seen.
    before: RwSignal<Moment>,
    /// The film of the last command.
    pub(super) projector: Projector<Footage>,
    /// Letters that rise.
    pub(super) rising: Rising,
    /// What the player is in the middle of.
    pub(super) hand: RwSignal<Hand>,
    /// The tile that the mouse is over.
    pub(super) over: RwSignal<Option<Point>>,
    /// The tile that was tapped once.
    pub(super) tapped: RwSignal<Option<Point>>,
    /// What is marked on the field.
    pub(super) pointed: Memo<Pointed>,
    /// The errand that is on.
    pub(super) errand: RwSignal<Option<Errand>>,
    /// How much of the floor is seen at once.
    pub(super) window: RwSignal<Window>,
    /// Which way the hero looks.
    pub(super) looks: RwSignal<Looks>,
    /// Whether the large map is shown.
    pub(super) map: RwSignal<bool>,
    /// Whether the panel beside the field is wanted, whatever the hand does.
    pub(super) pack: RwSignal<bool>,
    /// The log.
    pub(super) log: RwSignal<Lines>,
    /// What the table says to the player.
    pub(super) said: RwSignal<String>,
    /// Whether a bot that climbs was told to wait.
    pub(super) is_paused: RwSignal<bool>,
    /// What was found or won just now.
    pub(super) prizes: RwSignal<Vec<Prize>>,
    /// Whether this is the run of a day.
    pub(super) is_daily: bool,
    taps: Option<Callback<Tap>>,
}

/// Whether a part of the page is to be made anew, from what it knows and what is told now.
type Changed = fn(Option<&Moment>, Option<&Moment>) -> bool;

/// What a mouse or a finger does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tap {
    /// A button of the strip.
    Deed(Deed),
    /// A step.
    Step(Direction),
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

impl Board {
    /// A board. Without somebody to tell about taps it is only watched.
    pub(super) fn new(
        desk: Desk,
        moment: Moment,
        chronicle: &Chronicle,
        taps: Option<Callback<Tap>>,
    ) -> Self {
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
            window: RwSignal::new(window::fitting()),
            looks: RwSignal::new(Looks::Right),
            map: RwSignal::new(false),
            pack: RwSignal::new(window::has_side()),
            log: RwSignal::new(lines(chronicle)),
            said: RwSignal::new(String::new()),
            is_paused: RwSignal::new(false),
            prizes: RwSignal::new(Vec::new()),
            is_daily: false,
            taps,
        }
    }

    /// Says what a mouse or a finger did. The map is for whoever watches as well.
    pub(super) fn tap(self, tap: Tap) {
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
    pub(super) fn is_pack_open(self) -> bool {
        self.pack.get() || is_in_list(self.hand.get())
    }

    /// Opens the panel, or closes it with whatever the hand is doing there.
    pub(super) fn toggle_pack(self) {
        let is_open = untrack(|| self.is_pack_open());
        if is_in_list(self.hand.get_untracked()) {
            self.hand.set(Hand::Free);
        }
        self.pack.set(!is_open);
    }

    /// What a button does: all of them are of one type. A button that was clicked is let go, so that
    /// Enter is for the field again; whoever presses it with a key may want to press it again.
    pub(super) fn presses(self, tap: Tap) -> impl Fn(MouseEvent) + Copy + 'static {
        move |event| {
            let button = event.current_target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
            if let Some(button) = button.filter(|_| event.detail() > 0) {
                drop(button.blur());
            }
            self.tap(tap);
        }
    }

    /// The words of the board. A page is made once, so a change of language is for the next.
    pub(super) fn words(self) -> &'static LabyrinthWords {
        untrack(|| self.desk.words()).labyrinth
    }

    /// Whether nobody plays at this board.
    pub(super) const fn is_replay(self) -> bool {
        self.taps.is_none()
    }

    /// The run has gone on.
    pub(super) fn settle(self, moment: Moment) {
        let (from, to) = (self.moment.with_untracked(|known| known.view.hero.at), moment.view.hero.at);
        if from.x != to.x {
            self.looks.set(if to.x < from.x { Looks::Left } else { Looks::Right });
        }
        let before = self.moment.try_update(|known| std::mem::replace(known, moment));
        if let Some(before) = before {
            self.before.set(before);
        }
    }

    /// The run as far as it has been told: what a film is about to show is not said before.
    pub(super) fn with_told<Told>(self, look: impl FnOnce(&Moment) -> Told) -> Told {
        if self.is_showing() { self.before.with(look) } else { self.moment.with(look) }
    }

    /// The run as far as it has been told, for a part of the page that is made anew only when what
    /// it is about has changed. All parts are of one type, because each type brings code of its own.
    pub(super) fn part(self, changed: Changed) -> Memo<Moment> {
        Memo::new_with_compare(move |_| self.with_told(Moment::clone), changed)
    }

    /// The run before the last command, and after it.
    pub(super) fn last_two(self) -> (Moment, Moment) {
        (self.before.get_untracked(), self.moment.get_untracked())
    }

    /// The beat that is to be seen.
    fn still(self) -> Option<Still> {
        self.projector.still.get()
    }

    /// Whether a film is to be seen.
    pub(super) fn is_showing(self) -> bool {
        self.projector.still.with(Option::is_some)
    }

    /// How long everything stands still in this beat, as long as it does.
    pub(super) fn stop(self) -> Option<Millis> {
        self.still().and_then(|still| still.stop)
    }

    /// Whose bar goes down in this beat, from where to where: `12 to 7 of 27`.
    pub(super) fn hit(self) -> Option<String> {
        let Hit { before, after, most } = self.still()?.hit?;
        Some(format!("{before} to {after} of {most}"))
    }

    /// Changes whenever the hero is hurt.
    pub(super) fn flash(self) -> Option<&'static str> {
        let still = self.still().filter(|still| still.hurts)?;
        // Two names for one flash: a change of name begins it anew.
        Some(if still.place % 2 == 0 { "even" } else { "odd" })
    }

    /// The letters that rise now.
    pub(super) fn popup_words(self) -> Option<String> {
        let words =
            self.rising.all.with(|all| all.iter().map(|letters| letters.text.clone()).collect::<Vec<_>>());
        (!words.is_empty()).then(|| words.join(" "))
    }

    /// What is to be seen of the hero at a glance.
    pub(super) fn vitals(self) -> Vitals {
        let still = self.still();
        self.with_told(|moment| {
            let (view, hero) = (&moment.view, &moment.view.hero);
            Vitals {
                floor: still.map_or(view.floor, |still| still.floor),
                hp: still.map_or(hero.hp, |still| still.hp),
                most: still.map_or(hero.stats.hp, |still| still.most),
                xp: hero.xp,
                xp_to_next: view.xp_to_next(&moment.content),
                level: hero.level,
                gold: hero.gold,
                keys: hero.keys.count_ones(),
            }
        })
    }

    /// The tile that is looked at, by whatever means.
    pub(super) fn looked_at(self) -> Option<Point> {
        match self.hand.get() {
            Hand::Aiming { at, .. } | Hand::Looking { at } => Some(at),
            _ => self.over.get().or(self.tapped.get()),
        }
    }

    /// Whether a button of the strip is pressed for now.
    pub(super) fn is_on(self, deed: Deed) -> bool {
        let errand = self.errand.get();
        match (deed, self.hand.get()) {
            (Deed::Bow, Hand::Aiming { weapon: Weapon::Bow, .. })
            | (Deed::Dash, Hand::Asking(Way::Dash))
            | (Deed::Close, Hand::Asking(Way::Close))
            | (Deed::Examine, Hand::Looking { .. }) => true,
            (Deed::Spell(spell), Hand::Aiming { weapon: Weapon::Spell(aimed), .. }) => spell == aimed,
            (Deed::Explore, _) => errand == Some(Errand::Explore),
            (Deed::Rest, _) => errand == Some(Errand::Rest),
            (Deed::Stairs, _) => matches!(errand, Some(Errand::Walk(_))),
            _ => false,
        }
    }

    /// The key for an action, on a board that is played.
    pub(super) fn key(self, action: Action) -> Option<AnyView> {
        let desk = self.desk;
        let name = move || desk.key(action);
        (!self.is_replay()).then(|| view! { <kbd aria-hidden="true">{name}</kbd> }.into_any())
    }
}

/// Whether a hand goes through a list of the panel.
pub(super) const fn is_in_list(hand: Hand) -> bool {
    matches!(hand, Hand::List { .. })
}

/// The whole board, for whoever watches.
pub(super) fn board(board: Board) -> AnyView {
    board_with(board, None, None)
}

/// The whole board, with a hint above the field and what can be pressed below it.
pub(super) fn board_with(board: Board, hint: Option<AnyView>, below: Option<AnyView>) -> AnyView {
    let is_showing = Signal::derive(move || board.is_showing());
    let log = table::log(table_words(board.desk, Tower::NAME).log, board.log, is_showing);
    let strip = (!board.is_replay() && below.is_none()).then(|| strip::strip(board));
    view! {
        <div class="lt-board" class:lt-alone=flag(move || !board.is_pack_open())>
            {top::top(board)}
            <div class="lt-main">
                {hint}
                <div class="lt-place">{screen::screen(board)}{prize::prizes(board)}{detail::detail(board)}</div>
                {ticker::ticker(board)}
                {strip}
                {below}
            </div>
            {side::side(board, log)}
        </div>
    }
    .into_any()
}
