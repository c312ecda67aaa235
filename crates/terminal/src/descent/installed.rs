//! Descent among the games of the terminal.

use std::path::Path;

use descent::Descent;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::{Description, summarise};

use super::{Delver, History, NewRun, RunForm, own_career};
use crate::games::{Cabinet, Installed};
use crate::screen::{Desk, Screen};
use crate::store::Listed;

impl Installed for Descent {
    type Player = Delver;

    fn usual_seats() {}

    fn watched_seats(_path: &Path) {}

    fn prepare(_cabinet: &'static Cabinet, desk: &Desk) -> Box<dyn Screen> {
        Box::new(NewRun::new(RunForm::new(own_career(desk))))
    }

    fn describe(bytes: &[u8], _path: &Path) -> Result<Description, String> {
        Ok(summarise::<Self>(bytes)?.describe())
    }

    fn history(listed: &[Listed]) -> Box<dyn Screen> {
        Box::new(History::new(listed))
    }

    fn picture(buffer: &mut Buffer, area: Rect, desk: &Desk) {
        super::picture(buffer, area, desk);
    }
}
