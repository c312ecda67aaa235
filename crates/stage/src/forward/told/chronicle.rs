//! What happened in a run, line by line.

use engine::{Audience, Game};
use forward::{Die, Event, Forward, Location, foe_name};

use crate::forward::shown::tones::event_tone;
use crate::forward::{Story, card_tone};
use crate::{Entry, Tone};

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
        }
        let mut events = events;
        while let [event, rest @ ..] = events {
            events = if let Some((line, rest)) = dice_anew(events) {
                self.lines.push(line);
                rest
            } else {
                self.add_named(event, after);
                rest
            };
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
                let turned = if card.is_foe() {
                    let tier = place_of(game).tier();
                    let hp = game.rules().foe_hp(game.content(), *card, tier);
                    format!("{}, {hp} HP", foe_name(*card, tier))
                } else {
                    card.to_string()
                };
                let text = format!("You turn card {}: {turned}.", slot.index() + 1);
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

/// All dice of the road that come back after a round, in one line, and what is told after them.
fn dice_anew(events: &[Event]) -> Option<(Entry, &[Event])> {
    let (dice, rest) = events.split_at_checked(Die::ALL.len())?;
    let mut numbers = Vec::new();
    let mut come_back = "are rolled anew";
    for event in dice {
        match event {
            Event::DieRenewed { to, .. } => numbers.push(to.to_string()),
            Event::DieTurned { to, .. } => {
                come_back = "are turned over";
                numbers.push(to.to_string());
            }
            _ => return None,
        }
    }
    let text = format!("Your dice {come_back}: {}.", numbers.join(", "));
    Some((Entry { tone: Tone::Plain, text }, rest))
}

fn place_of(game: &Forward) -> Location {
    game.view(Audience::Everyone).location
}

#[cfg(test)]
mod tests {
    use engine::Seed;
    use forward::{Rules, Setup};

    use super::*;
    use crate::Chronicle as _;

    #[test]
    fn dice_that_come_back_together_are_one_line() {
        let game = Forward::new(&Setup::with_rules(Rules::ROAD), Seed::from_name("chronicles"))
            .expect("the house's numbers");
        let mut chronicle = Chronicle::begin(&game);
        let renewed = |die, to| Event::DieRenewed { die, to };
        let [first, second, third] = Die::ALL;
        chronicle.record(&[renewed(first, 3), renewed(second, 6), renewed(third, 1)], &game);
        chronicle.record(&[renewed(second, 4)], &game);
        let told: Vec<&str> = chronicle.lines().0.iter().map(|line| line.text.as_str()).collect();
        assert_eq!(told[1..], ["Your dice are rolled anew: 3, 6, 1.", "Die 2 is rolled anew: 4."]);
    }
}
