//! The screens around the games.

mod banner;
mod codex;
mod home;
mod new_run;
mod preparation;
mod run_list;
mod seed_field;
mod settings;

pub(crate) use codex::Codex;
pub(crate) use home::Home;
pub(crate) use new_run::{NewRun, RunForm};
pub(crate) use preparation::{Form, Preparation, WIDTH, turned};
use seed_field::SeedField;
