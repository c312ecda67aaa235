//! Earlier runs of one's own on the same seed, which walk along.

use descent::{Descent, Event, Place};
use engine::record::Record;
use engine::{Audience, Game as _, Seat, Sink};
use grid::Point;

/// Where somebody stood at the end of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Footprint {
    /// On which floor, and of which branch.
    pub place: Place,
    /// So many turns after they had come there.
    pub turn: u32,
    /// Where.
    pub at: Point,
}

/// A run that is over or was put away, as one may see it walk along: where its first seat stood, turn by
/// turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ghost {
    footprints: Vec<Footprint>,
}

/// Hears whether a floor was entered.
struct Arrivals(bool);

impl Sink<Event> for Arrivals {
    fn emit(&mut self, _audience: Audience, event: Event) {
        self.0 |= matches!(event, Event::FloorEntered { .. });
    }
}

impl Ghost {
    /// The ghost of a run, from its record.
    ///
    /// # Errors
    /// Why the record cannot be played by this version, in words.
    pub fn of(bytes: &[u8]) -> Result<Self, String> {
        let record = Record::<Descent>::read(bytes).map_err(|error| error.to_string())?.record;
        let mut game = Descent::new(record.setup(), record.seed()).map_err(|error| error.to_string())?;
        let mut ghost = Self::default();
        let mut since = 0;
        ghost.step(&game, since);
        for entry in record.commands() {
            let mut arrivals = Arrivals(false);
            game.play(entry.seat, entry.command, &mut arrivals).map_err(|refusal| refusal.to_string())?;
            if arrivals.0 {
                since = game.view(Audience::Everyone).turn;
            }
            ghost.step(&game, since);
        }
        Ok(ghost)
    }

    fn step(&mut self, game: &Descent, since: u32) {
        let view = game.view(Audience::Everyone);
        let footprint =
            Footprint { place: view.place, turn: view.turn - since, at: view.hero(Seat::FIRST).at };
        let is_same_turn = |last: &Footprint| (last.place, last.turn) == (footprint.place, footprint.turn);
        match self.footprints.last_mut().filter(|last| is_same_turn(last)) {
            Some(last) => *last = footprint,
            None => self.footprints.push(footprint),
        }
    }

    /// Where it stands so many turns after it came to a place; nowhere where it never was, or has left.
    pub fn at(&self, place: Place, turn: u32) -> Option<Point> {
        let own = || self.footprints.iter().filter(|step| step.place == place);
        let last = own().next_back().filter(|last| turn <= last.turn)?;
        own().take_while(|step| step.turn <= turn).last().map_or(Some(last.at), |step| Some(step.at))
    }

    /// All that it has walked.
    pub fn footprints(&self) -> &[Footprint] {
        &self.footprints
    }
}
