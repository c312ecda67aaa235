//! What happened in a run, line by line.

use engine::{Audience, Game};
use forward::{Event, Forward, Location, foe_name};

use crate::Entry;
use crate::forward::shown::tones::event_tone;
use crate::forward::{Story, card_tone};

/// The log and the story of a run.
#[derive(Clone, Debug, Default)]
pub struct Chronicle {
    lines: Vec<Entry>,
    /// How many lines there were before the last command.
    fresh_from: usize,
    /// The run in numbers.
    pub story: Story,
}

impl crate::Chronicle<Forward> for Chronicle {
    type Line = Entry;

    fn begin(game: &Forward) -> Self {
        let view = game.view(Audience::Everyone);
        let mut chronicle = Self::default();
        let row = u8::try_from(view.laid().len()).expect("a row has three places");
        chronicle.add(&Event::LocationEntered { location: view.location, cards: view.deck + row });
        chronicle
    }

    fn record(&mut self, events: &[Event], after: &Forward) {
        self.fresh_from = self.lines.len();
        for event in events {
            self.story.note(event);
            self.add_named(event, after);
        }
    }

    fn lines(&self) -> (&[Entry], usize) {
        (&self.lines, self.lines.len() - self.fresh_from)
    }
}

impl Chronicle {
    fn add_named(&mut self, event: &Event, game: &Forward) {
        match event {
            // Dealing goes without saying, and the turning has said whom one meets.
            Event::CardDealt { .. } | Event::FoeMet { .. } | Event::PitMet => {}
            Event::CardTurned { slot, card } => {
                let text = if card.is_foe() {
                    card.about(game.content(), place_of(game).tier())
                } else {
                    format!("You turn card {}: {card}.", slot.index() + 1)
                };
                self.lines.push(Entry { tone: card_tone(*card), text });
            }
            Event::FoeSlain { foe } => {
                let text = format!("The {} falls.", foe_name(*foe, place_of(game).tier()));
                self.lines.push(Entry { tone: event_tone(event), text });
            }
            Event::Died { cause, location } if cause.is_foe() => {
                let (name, place) = (foe_name(*cause, location.tier()), location.name());
                let text = format!("A {name} ({cause}) is the end of you at {place}.");
                self.lines.push(Entry { tone: event_tone(event), text });
            }
            other => self.add(other),
        }
    }

    fn add(&mut self, event: &Event) {
        self.lines.push(Entry { tone: event_tone(event), text: event.to_string() });
    }
}

fn place_of(game: &Forward) -> Location {
    game.view(Audience::Everyone).location
}
