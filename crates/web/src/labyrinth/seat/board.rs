//! The board of the tower: that of every dungeon, and what is its own.

use std::ops::Deref;

use engine::Game;
use labyrinth::Labyrinth;
use leptos::prelude::*;

use crate::dungeon::{self, TapOf};
use crate::labyrinth::panels::prize::{self, Prize};
use crate::labyrinth::panels::top::Vitals;
use crate::labyrinth::panels::{side, top};
use crate::labyrinth::seat::moment::Moment;
use crate::shell::desk::Desk;
use crate::shell::live::flag;
use crate::table::{self, Lines, table_words};
use crate::words::LabyrinthWords;

/// What a mouse or a finger does.
pub(in crate::labyrinth) type Tap = TapOf<Labyrinth>;

/// What the board shows, as signals that can be copied.
#[derive(Clone, Copy)]
pub(in crate::labyrinth) struct Board {
    /// What every dungeon shows.
    pub(in crate::labyrinth) common: dungeon::Board<Labyrinth>,
    /// Whether a bot that climbs was told to wait.
    pub(in crate::labyrinth) is_paused: RwSignal<bool>,
    /// What was found or won just now.
    pub(in crate::labyrinth) prizes: RwSignal<Vec<Prize>>,
    /// Whether this is the run of a day.
    pub(in crate::labyrinth) is_daily: bool,
}

impl Deref for Board {
    type Target = dungeon::Board<Labyrinth>;

    fn deref(&self) -> &Self::Target {
        &self.common
    }
}

impl Board {
    /// A board. Without somebody to tell about taps it is only watched.
    pub(in crate::labyrinth) fn new(
        desk: Desk,
        moment: Moment,
        lines: Lines,
        taps: Option<Callback<Tap>>,
    ) -> Self {
        Self {
            common: dungeon::Board::new(desk, moment, lines, taps),
            is_paused: RwSignal::new(false),
            prizes: RwSignal::new(Vec::new()),
            is_daily: false,
        }
    }

    /// The words of the board. A page is made once, so a change of language is for the next.
    pub(in crate::labyrinth) fn words(self) -> &'static LabyrinthWords {
        untrack(|| self.desk.words()).labyrinth
    }

    /// What is to be seen of the hero at a glance.
    pub(in crate::labyrinth) fn vitals(self) -> Vitals {
        let still = self.still();
        self.with_told(|moment| {
            let (view, hero) = (&moment.view, &moment.view.hero);
            Vitals {
                floor: still.map_or(view.floor.0, |still| still.floor),
                hp: still.map_or(hero.hp.0, |still| still.hp),
                most: still.map_or(hero.stats.hp.0, |still| still.most),
                xp: hero.xp.0,
                xp_to_next: view.xp_to_next(&moment.content).0,
                level: hero.level,
                gold: hero.gold.0,
                keys: hero.keys.count_ones(),
            }
        })
    }
}

/// The whole board, for whoever watches.
pub(in crate::labyrinth) fn board(board: Board) -> AnyView {
    board_with(board, None, None)
}

/// The whole board, with a hint above the field and what can be pressed below it.
pub(in crate::labyrinth) fn board_with(
    board: Board,
    hint: Option<AnyView>,
    below: Option<AnyView>,
) -> AnyView {
    let common = board.common;
    let is_showing = Signal::derive(move || board.is_showing());
    let log = table::log(table_words(board.desk, Labyrinth::NAME).log, board.log, is_showing);
    let strip = (!board.is_replay() && below.is_none()).then(|| dungeon::strip(common));
    view! {
        <div class="labyrinth-board" class:labyrinth-alone=flag(move || !board.is_pack_open())>
            {top::top(board)}
            <div class="labyrinth-main">
                {hint}
                <div class="labyrinth-place">{dungeon::screen(common)}{prize::prizes(board)}{dungeon::detail(common)}</div>
                {dungeon::ticker(common)}
                {strip}
                {below}
            </div>
            {side::side(board, log)}
        </div>
    }
    .into_any()
}
