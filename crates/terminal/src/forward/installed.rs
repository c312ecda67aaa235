//! Forward among the games of the terminal.

use std::path::Path;

use forward::Forward;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::{Description, summarise};

use super::{History, Traveller};
use crate::games::Installed;
use crate::screen::{Desk, Screen};
use crate::store::Listed;

impl Installed for Forward {
    type Player = Traveller;

    fn usual_seats() {}

    fn watched_seats(_path: &Path) {}

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
