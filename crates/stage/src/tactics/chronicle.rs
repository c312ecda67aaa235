//! What happened in a match, line by line.

use engine::{Session, Timeline};
use tactics::{Event, Position, Tactics};

use super::Story;
use super::tones::event_tone;
use crate::Entry;

/// The log and the story of a match. What is picked in a draft is in neither: both players
/// may read them at any time.
#[derive(Clone, Debug, Default)]
pub struct Chronicle {
    lines: Vec<Entry>,
    /// How many lines there were before the last command.
    fresh_from: usize,
    /// The match in numbers.
    pub story: Story,
}

impl Chronicle {
    /// The log of a session, from its beginning.
    pub fn of(session: &Session<Tactics>) -> Self {
        let mut timeline = Timeline::new(&session.record()).expect("a session plays as it was recorded");
        Self::up_to(&mut timeline, usize::MAX)
    }

    /// The log of a timeline up to a point, where it then stands.
    pub fn up_to(timeline: &mut Timeline<Tactics>, position: usize) -> Self {
        timeline.seek(0);
        let mut chronicle = Self::begin(timeline.game().position());
        let mut events: Vec<Event> = Vec::new();
        while timeline.position() < position && timeline.step_forward(&mut events).is_some() {
            chronicle.record(&events);
            events.clear();
        }
        chronicle
    }

    /// Where a match stands before its first command.
    pub fn begin(position: &Position) -> Self {
        let mut chronicle = Self::default();
        chronicle.story.round = position.round();
        chronicle
    }

    /// Adds what a command did.
    pub fn record(&mut self, events: &[Event]) {
        self.fresh_from = self.lines.len();
        for event in events {
            self.story.note(event);
            if is_told(event) {
                self.lines.push(Entry::new(event_tone(event), event.to_string()));
            }
        }
    }

    /// All lines, and how many of the last are news.
    pub fn lines(&self) -> (&[Entry], usize) {
        (&self.lines, self.lines.len() - self.fresh_from)
    }
}

/// Secrets are not told, nor what stands beside the board at all times.
const fn is_told(event: &Event) -> bool {
    !matches!(
        event,
        Event::ClassPicked { .. }
            | Event::MinionsPicked { .. }
            | Event::SkillPicked { .. }
            | Event::NextTileShown { .. }
            | Event::OmensShown { .. }
            | Event::ChoiceOffered { .. }
    )
}

#[cfg(test)]
mod tests {
    use engine::Seed;
    use tactics::{Command, Setup, Side};

    use super::*;

    #[test]
    fn a_draft_leaves_nothing_in_the_log_but_that_it_is_done() {
        let (mut session, _) =
            Session::<Tactics>::begin(Setup::default(), Seed::from_name("log")).expect("a match");
        let mut chronicle = Chronicle::default();
        for command in ["class rogue", "skill shadow-clone", "minions tank archer", "lock"] {
            let mut events: Vec<Event> = Vec::new();
            let command: Command = command.parse().expect("a command");
            session.play(Side::One.seat(), command, &mut events).expect("a legal pick");
            chronicle.record(&events);
        }
        let told: Vec<&str> = chronicle.lines().0.iter().map(|line| line.text.as_str()).collect();
        assert_eq!(told, ["P1 is ready."]);
        assert_eq!(Chronicle::of(&session).lines().0, chronicle.lines().0);
    }
}
