//! Tests of the engine with a whole game: the tiny one of the testkit.

mod common;
mod hostile;
mod long;
mod perspective;
mod record;
mod session;
mod timeline;
mod tuning;
mod verify;
