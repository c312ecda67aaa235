//! The screens around the games.

mod banner;
mod codex;
mod home;
mod new_run;
mod run_list;
mod settings;

pub(crate) use codex::Codex;
pub(crate) use home::Home;
