//! A run in a dungeon watched again.

use std::marker::PhantomData;

use engine::Audience;
use engine::record::Record;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::{Delver, Drawing, Played, draw};
use crate::replay::{Shown, Watched};
use crate::screen::{Desk, Thinking};

/// Whoever watches a run; nothing has to be remembered for that.
pub(crate) struct Watching<D>(PhantomData<D>);

impl<D: Played> Watched for Watching<D> {
    type Player = Delver<D>;
    type Seats = ();

    fn sit_down(_record: &Record<D>, (): (), _thinking: Thinking) -> Self {
        Self(PhantomData)
    }

    fn successors(&self, _game: &D) {}

    fn draw(&self, buffer: &mut Buffer, area: Rect, shown: Shown<'_, Self>, desk: &Desk) {
        let game = shown.playback.timeline.game();
        let drawing = Drawing {
            game,
            view: &game.view(Audience::Everyone),
            seed: shown.playback.record.seed(),
            hand: None,
            frame: shown.frame,
            chronicle: shown.chronicle,
            past: None,
            desk,
        };
        draw(buffer, area, &drawing);
    }
}
