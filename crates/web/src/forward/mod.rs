//! Forward in the browser.

mod history;
mod miniature;
mod screening;
mod table;

use engine::Game;
use stage::forward::{RULE_SETS, chapters};

use crate::games::Ready;

/// What the shell knows about Forward.
pub static READY: Ready = Ready {
    cabinet: || arcade::find(::forward::Forward::NAME).expect("Forward is in the arcade"),
    rule_sets: RULE_SETS,
    describe: stage::forward::describe,
    play: table::open,
    watch: screening::open,
    codex: |rules| chapters(&::forward::Content::HOUSE, rules.parse().unwrap_or_default()),
    history: history::page,
    miniature: miniature::view,
};
