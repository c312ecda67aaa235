//! The screens around the games.

mod banner;
mod codex;
mod home;
mod new_run;
mod run_list;
mod seed_field;
mod settings;

pub(crate) use codex::Codex;
pub(crate) use home::Home;
pub(crate) use new_run::NewRun;
pub(crate) use seed_field::SeedField;
