//! A match watched again.

use engine::record::Record;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::tactics::Seating;
use tactics::{Side, Tactics};

use super::{Duellists, draw};
use crate::replay::{Shown, Watched};
use crate::screen::{Desk, Thinking};

/// Who played a match that is watched, as far as that is known.
pub(crate) struct Watching(Option<Seating>);

impl Watched for Watching {
    type Player = Duellists;
    type Seats = Option<Seating>;

    fn sit_down(_record: &Record<Tactics>, seating: Option<Seating>, _thinking: Thinking) -> Self {
        Self(seating)
    }

    fn successors(&self, game: &Tactics) -> Seating {
        Seating::to_take_over(self.0, game.position().decider().unwrap_or(Side::One))
    }

    fn successors_told(seating: Seating) -> Option<String> {
        Some(seating.words())
    }

    fn draw(&self, buffer: &mut Buffer, area: Rect, shown: Shown<'_, Self>, desk: &Desk) {
        let battle = draw::Battle {
            game: shown.playback.timeline.game(),
            seating: self.0.as_ref(),
            lesson: None,
            hint: None,
            hand: None,
            preview: None,
            frame: shown.frame,
            chronicle: shown.chronicle,
            left: None,
            taken_back: 0,
            desk,
        };
        draw::battle(buffer, area, &battle);
    }
}
