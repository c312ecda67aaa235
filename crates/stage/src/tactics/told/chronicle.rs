//! What happened in a match, line by line.

use tactics::{Event, Tactics};

use crate::Entry;
use crate::tactics::Story;
use crate::tactics::shown::tones::event_tone;

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

impl crate::Chronicle<Tactics> for Chronicle {
    type Line = Entry;

    fn begin(game: &Tactics) -> Self {
        let mut chronicle = Self::default();
        chronicle.story.round = game.position().round();
        chronicle
    }

    fn record(&mut self, events: &[Event], _after: &Tactics) {
        self.fresh_from = self.lines.len();
        for event in events {
            self.story.note(event);
            if is_told(event) {
                self.lines.push(Entry::new(event_tone(event), event.to_string()));
            }
        }
    }

    fn lines(&self) -> (&[Entry], usize) {
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
    use engine::{Seed, Session};
    use tactics::{Command, Setup, Side};

    use super::*;
    use crate::Chronicle as _;

    #[test]
    fn a_draft_leaves_nothing_in_the_log_but_that_it_is_done() {
        let (mut session, _) =
            Session::<Tactics>::begin(Setup::default(), Seed::from_name("log")).expect("a match");
        let mut chronicle = Chronicle::default();
        for command in ["class rogue", "skill shadow-clone", "minions tank archer", "lock"] {
            let mut events: Vec<Event> = Vec::new();
            let command: Command = command.parse().expect("a command");
            session.play(Side::One.seat(), command, &mut events).expect("a legal pick");
            chronicle.record(&events, session.game());
        }
        let told: Vec<&str> = chronicle.lines().0.iter().map(|line| line.text.as_str()).collect();
        assert_eq!(told, ["P1 is ready."]);
        assert_eq!(Chronicle::of(&session).lines().0, chronicle.lines().0);
    }
}
