//! The arcade in a browser: the same rules as everywhere, compiled to WebAssembly.
//!
//! Panels, menus and dialogs are real elements of the page; pictures are drawn by our own code.
//! Keys become actions, actions become commands, and pages only look at what the rules say.
//! Each game has a folder of its own; the shell knows games only by the table in `games`.

// Components are made public by their macro, wherever they stand.
#![allow(unreachable_pub)]

pub mod art;
mod browser;
mod counsel;
mod descent;
mod dungeon;
mod fault;
pub mod first;
mod forward;
mod games;
mod history;
mod keys;
mod labyrinth;
mod ledger;
mod miniature;
mod pages;
mod plot;
mod settings;
mod shell;
mod sound;
mod storage;
mod table;
mod tactics;
mod viewer;
mod words;

/// Puts the arcade into the page. In a worker, where there is none, thinks for the page that asks.
pub fn open() {
    shell::mistake::watch();
    match web_sys::window() {
        Some(window) => {
            let first = window.document().and_then(|document| document.get_element_by_id(first::ID));
            leptos::mount::mount_to_body(shell::app::App);
            if let Some(first) = first {
                first.remove();
            }
        }
        None => counsel::serve(),
    }
}
