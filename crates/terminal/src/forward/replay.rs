//! A run watched again.

use engine::record::Record;
use engine::{Audience, Game};
use forward::Forward;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::Traveller;
use super::counsel::Counsel;
use super::draw;
use crate::replay::{Shown, Watched};
use crate::screen::{Desk, Pace, Thinking};

/// What could come of each moment of a run that is watched.
pub(crate) struct Watching {
    counsel: Counsel,
}

impl Watched for Watching {
    type Player = Traveller;
    type Seats = ();

    fn sit_down(record: &Record<Forward>, (): (), thinking: Thinking) -> Self {
        let setup = record.setup();
        Self { counsel: Counsel::new(&setup.content(), setup.rules, thinking) }
    }

    fn successors(&self, _game: &Forward) {}

    fn look(&mut self, game: &Forward) {
        self.counsel.look(game);
    }

    fn listen(&mut self) {
        self.counsel.listen();
    }

    fn pace(&self) -> Pace {
        self.counsel.pace()
    }

    fn draw(&self, buffer: &mut Buffer, area: Rect, shown: Shown<'_, Self>, desk: &Desk) {
        let timeline = &shown.playback.timeline;
        let next = timeline.commands().get(timeline.position());
        let drawing = draw::Drawing {
            game: timeline.game(),
            view: timeline.game().view(Audience::Everyone),
            seed: shown.playback.record.seed(),
            hand: None,
            frame: shown.frame,
            outlook: self.counsel.outlook(),
            hint: next.map(|entry| draw::Hint { command: entry.command, words: "next" }),
            told: None,
            chronicle: shown.chronicle,
            desk,
        };
        draw::draw(buffer, area, &drawing);
    }
}
