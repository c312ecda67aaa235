//! The screens around the games.

mod banner;
mod home;
mod new_run;
mod run_list;
mod settings;

pub(crate) use home::Home;
