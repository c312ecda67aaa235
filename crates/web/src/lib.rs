//! The arcade in a browser: the same rules as everywhere, compiled to WebAssembly.
//!
//! Panels, menus and dialogs are real elements of the page; pictures are drawn by our own code.
//! Keys become actions, actions become commands, and pages only look at what the rules say.
//! Each game has a folder of its own; the shell knows games only by the table in `games`.

// Components are made public by their macro, wherever they stand.
#![allow(unreachable_pub)]

mod app;
pub mod art;
mod breath;
mod clock;
mod counsel;
mod desk;
mod dungeon;
mod fault;
mod files;
mod forward;
mod games;
mod header;
mod history;
mod keys;
mod labyrinth;
mod ledger;
mod live;
mod miniature;
mod mistake;
mod notice;
mod pages;
mod plot;
mod route;
mod settings;
mod share;
mod sound;
mod storage;
mod table;
mod tactics;
mod tip;
mod viewer;
mod watchers;
mod words;

/// Puts the arcade into the page. In a worker, where there is none, thinks for the page that asks.
pub fn open() {
    mistake::watch();
    match web_sys::window() {
        Some(_) => leptos::mount::mount_to_body(app::App),
        None => counsel::serve(),
    }
}
