//! What is on the board at one moment, for the play page and the replay alike.

use stage::tactics::{Choices, Forecast, Preview, Scene, Seating, forecast};
use tactics::{Command, Position, Side, Tactics};

/// The match after a command.
#[derive(Clone, Debug)]
pub(in crate::tactics) struct Moment {
    /// The match.
    pub(in crate::tactics) game: Tactics,
    /// Who plays, as far as that is known.
    pub(in crate::tactics) seating: Option<Seating>,
    /// What the person who is to decide here can do; nothing while a bot thinks, while a draft
    /// is open, or while a match is watched.
    pub(in crate::tactics) choices: Option<Choices>,
    /// What the end of the round will do to each unit, if nothing changes until then.
    pub(in crate::tactics) forecast: Vec<Forecast>,
    /// How many commands were taken back.
    pub(in crate::tactics) taken_back: usize,
}

impl Moment {
    /// A match that is only watched. Who played it is said where that is known.
    pub(in crate::tactics) fn watched(game: &Tactics, seating: Option<Seating>) -> Self {
        let forecast = forecast(game);
        Self { game: *game, seating, choices: None, forecast, taken_back: 0 }
    }

    /// The board.
    pub(in crate::tactics) const fn position(&self) -> &Position {
        self.game.position()
    }

    /// What the board shows while nothing moves.
    pub(in crate::tactics) fn scene(&self) -> Scene {
        Scene::of(self.position())
    }

    /// What a command of the person who is to decide would do.
    pub(in crate::tactics) fn preview(&self, command: Command) -> Option<Preview> {
        Preview::of(&self.game, self.choices.as_ref()?.side(), command).ok()
    }

    /// Who plays a side, in a word; nothing where a person needs no name.
    pub(in crate::tactics) fn player(&self, side: Side) -> Who {
        match &self.seating {
            Some(seating) if seating.own() == Some(side) => Who::You,
            Some(seating) if !seating.is_person(side) => Who::Bot(seating.player(side).name()),
            _ => Who::Somebody,
        }
    }
}

/// Who plays a side, as far as whoever looks at the board is concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::tactics) enum Who {
    /// Whoever looks.
    You,
    /// Another person, or nobody knows who.
    Somebody,
    /// A bot of this name.
    Bot(&'static str),
}

#[cfg(test)]
mod tests {
    use stage::tactics::LESSONS;

    use super::*;

    #[test]
    fn everybody_at_the_table_has_a_name_but_those_who_need_none() {
        let game = LESSONS[1].game();
        let names = |seating: Option<&str>| {
            let seating = seating.map(|seating| seating.parse().expect("a table"));
            Side::ALL.map(|side| Moment::watched(&game, seating).player(side))
        };
        assert_eq!(names(Some("hard-person")), [Who::Bot("hard"), Who::You]);
        assert_eq!(names(Some("person-person-clock")), [Who::Somebody; 2]);
        assert_eq!(names(None), [Who::Somebody; 2]);
    }
}
