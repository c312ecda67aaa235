//! The board: everything that lies on the table, for whoever plays and whoever watches.

use engine::Game;
use forward::odds::Chance;
use forward::{Command, Forward, Hp, Slot, View};
use leptos::prelude::*;
use stage::forward::{Hand, Press};

use crate::art::{Drawing, FEET, panorama};
use crate::forward::panels::effects::Effects;
use crate::forward::panels::{
    answers, bout, cleared, deck, fight, gap, hero, light, pit, road, row, tips, tray,
};
use crate::forward::seat::footage::Footage;
use crate::forward::seat::moment::{self, Moment, Scene, Still};
use crate::forward::seat::prompt;
use crate::forward::words::ForwardWords;
use crate::keys::Action;
use crate::settings::Numbers;
use crate::shell::desk::Desk;
use crate::shell::live::live;
use crate::table::{self, Lines, Projector, table_words};

/// What the board shows, as signals that can be copied.
#[derive(Clone, Copy)]
pub(in crate::forward) struct Board {
    pub(in crate::forward) desk: Desk,
    /// The table after the last command.
    pub(in crate::forward) moment: RwSignal<Moment>,
    /// The film of the last command.
    pub(in crate::forward) projector: Projector<Footage>,
    /// The player's hand; nothing while a run is watched.
    pub(in crate::forward) hand: RwSignal<Option<Hand>>,
    /// What a good player would do, if that was asked.
    pub(in crate::forward) hint: RwSignal<Option<Command>>,
    /// The chance to clear the location, once it is known.
    pub(in crate::forward) clears: RwSignal<Option<Chance>>,
    /// The log.
    pub(in crate::forward) log: RwSignal<Lines>,
    /// What the table says to the player: why something cannot be done, what could be.
    pub(in crate::forward) said: RwSignal<String>,
    pub(in crate::forward) effects: Effects,
    /// The card that was seen last at each place of the row: its location and its number.
    dealt: StoredValue<[(usize, u8); 3]>,
    /// Whether this is the run of a day.
    pub(in crate::forward) is_daily: bool,
    taps: Option<Callback<Tap>>,
}

/// What a button of the board says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::forward) enum Tap {
    /// As if a key had been pressed.
    Press(Press),
    /// The cursor is here now.
    Point(usize),
}

impl Board {
    /// A board. Without somebody to tell about taps it is only watched.
    pub(in crate::forward) fn new(
        desk: Desk,
        moment: Moment,
        lines: Lines,
        taps: Option<Callback<Tap>>,
    ) -> Self {
        let effects = Effects::new();
        let hand = taps.map(|_| Hand::for_phase(&moment.view, 0));
        Self {
            desk,
            moment: RwSignal::new(moment),
            projector: Projector::new(effects),
            hand: RwSignal::new(hand),
            hint: RwSignal::new(None),
            clears: RwSignal::new(None),
            log: RwSignal::new(lines),
            said: RwSignal::new(String::new()),
            effects,
            dealt: StoredValue::new([(usize::MAX, 0); 3]),
            is_daily: false,
            taps,
        }
    }

    /// Says that a button was pressed.
    pub(in crate::forward) fn tap(self, tap: Tap) {
        if let Some(taps) = self.taps {
            taps.run(tap);
        }
    }

    /// The words of the board. A page is made once, so a change of language is for the next.
    pub(in crate::forward) fn words(self) -> &'static ForwardWords {
        ForwardWords::of(untrack(|| self.desk.words()))
    }

    /// Whether nobody plays at this board.
    pub(in crate::forward) const fn is_replay(self) -> bool {
        self.taps.is_none()
    }

    /// The beat that is to be seen.
    pub(in crate::forward) fn still(self) -> Option<Still> {
        self.projector.still.get()
    }

    /// The table after the last command, whatever is to be seen.
    pub(in crate::forward) fn view(self) -> View {
        self.moment.with(|moment| moment.view)
    }

    /// The traveller and the deck as they are to be seen.
    pub(in crate::forward) fn shown(self) -> View {
        moment::shown(&self.view(), self.still().as_ref())
    }

    /// HP as they are to be seen.
    pub(in crate::forward) fn hp(self) -> Hp {
        moment::shown_hp(&self.view(), self.still().as_ref())
    }

    /// What the middle of the table shows.
    pub(in crate::forward) fn scene(self) -> Scene {
        Scene::of(&self.view(), self.still().as_ref())
    }

    /// Whether a card lies there that did not lie there when this was asked last.
    pub(in crate::forward) fn is_dealt(self, slot: Slot, order: u8) -> bool {
        let card = (self.shown().location.index(), order);
        self.dealt
            .try_update_value(|dealt| std::mem::replace(&mut dealt[slot.index()], card) != card)
            .unwrap_or_default()
    }

    /// Whether the cursor stands on a place.
    pub(in crate::forward) fn is_pointed_at(self, place: usize) -> bool {
        self.still().is_none() && self.hand.get().is_some_and(|hand| hand.focus == place)
    }

    /// Whether good advice points at a command.
    pub(in crate::forward) fn is_advised(self, command: Command) -> bool {
        self.still().is_none() && self.hint.get() == Some(command)
    }

    /// Whether odds are to be shown.
    pub(in crate::forward) fn has_numbers(self) -> bool {
        self.desk.settings.with(|settings| settings.numbers == Numbers::Shown)
    }

    /// The key for an action, on a board that is played.
    pub(in crate::forward) fn key(self, action: Action) -> Option<impl IntoView + use<>> {
        let desk = self.desk;
        let name = move || desk.key(action);
        (!self.is_replay()).then(|| view! { <kbd aria-hidden="true">{name}</kbd> })
    }
}

/// The whole board.
pub(in crate::forward) fn board(board: Board) -> impl IntoView {
    let scene = Memo::new(move |_| board.scene());
    let middle = move || match scene.get() {
        Scene::Row => row::row(board).into_any(),
        Scene::Fight => fight::fight(board).into_any(),
        Scene::Pit => pit::pit(board).into_any(),
        Scene::Bout => bout::bout(board),
        Scene::Gap => gap::gap(board),
        Scene::Terror => answers::terror(board).into_any(),
        Scene::Find => answers::find(board).into_any(),
        Scene::Cleared | Scene::Over => cleared::cleared(board).into_any(),
    };
    let here = Memo::new(move |_| board.shown().location.index());
    Effect::new(move |known: Option<usize>| {
        // A new place is seen from its beginning.
        if known.is_some_and(|known| known != here.get()) {
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
        here.get()
    });
    let is_showing = Signal::derive(move || board.still().is_some());
    let log = table::log(table_words(board.desk, Forward::NAME).log, board.log, is_showing);
    let scenery = move || view! { <Drawing pixels=panorama(here.get())/> };
    view! {
        <div class="forward-board">
            {road::road(board)}
            <div class="forward-middle">
                <section class="forward-stage" aria-label=board.words().table>
                    <div class="forward-backdrop" style=("--forward-feet-row", FEET.to_string())>{live(scenery)}</div>
                    {hero::figure(board)}
                    {prompt::prompt(board)}
                    {live(middle)}
                    {tray::tray(board)}
                    {tips::tips(board)}
                </section>
                {light::light(board)}
            </div>
            <div class="forward-side">
                {hero::hero(board)}
                {deck::deck(board)}
                {log}
            </div>
        </div>
    }
}
