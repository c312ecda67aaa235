//! 5×5 Tactics among the games of the terminal.

use std::path::Path;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::tactics::Seating;
use stage::{Description, summarise};
use tactics::bot::Level;
use tactics::{Side, Tactics};

use super::{Duellists, History, Lessons, MatchForm, NewMatch, table_of};
use crate::games::{Cabinet, Installed};
use crate::screen::{Desk, Screen};
use crate::store::Listed;

impl Installed for Tactics {
    type Player = Duellists;
    const TITLE: &'static str = "5x5 Tactics";
    const LESSONS: Option<fn() -> Box<dyn Screen>> = Some(|| Box::new(Lessons::default()));

    fn usual_seats() -> Seating {
        Seating::against(Level::Normal, Side::One)
    }

    fn watched_seats(path: &Path) -> Option<Seating> {
        table_of(path)
    }

    fn prepare(_cabinet: &'static Cabinet, _desk: &Desk) -> Box<dyn Screen> {
        Box::new(NewMatch::new(MatchForm::new()))
    }

    fn describe(bytes: &[u8], path: &Path) -> Result<Description, String> {
        Ok(summarise::<Self>(bytes)?.describe(table_of(path).as_ref()))
    }

    fn history(matches: &[Listed]) -> Box<dyn Screen> {
        Box::new(History::new(matches))
    }

    fn picture(buffer: &mut Buffer, area: Rect, desk: &Desk) {
        super::picture(buffer, area, desk);
    }
}
