//! A run watched again.

use engine::record::Record;
use engine::{Audience, Game};
use labyrinth::Labyrinth;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::{Climber, draw};
use crate::dungeon;
use crate::replay::{Shown, Watched};
use crate::screen::{Desk, Thinking};

/// Whoever watches a run; nothing has to be remembered for that.
pub(crate) struct Watching;

impl Watched for Watching {
    type Player = Climber;
    type Seats = ();

    fn sit_down(_record: &Record<Labyrinth>, (): (), _thinking: Thinking) -> Self {
        Self
    }

    fn successors(&self, _game: &Labyrinth) {}

    fn draw(&self, buffer: &mut Buffer, area: Rect, shown: Shown<'_, Self>, desk: &Desk) {
        let game = shown.playback.timeline.game();
        let drawing = draw::Drawing {
            game,
            view: &game.view(Audience::Everyone),
            seed: shown.playback.record.seed(),
            hand: None,
            frame: shown.frame,
            chronicle: shown.chronicle,
            desk,
        };
        dungeon::draw(buffer, area, &drawing);
    }
}
