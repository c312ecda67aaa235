//! How waves and battles end.

use super::Act;
use crate::{Event, Hull, Outcome};

impl Act<'_> {
    /// A wave is over: nothing of it is left.
    pub(crate) fn end_wave(&mut self) {
        let taken = self.run.assault.take().map_or(Hull(0), |assault| assault.taken);
        self.run.losses.push(taken);
        self.run.wave += 1;
        self.run.foes.clear();
        self.run.sketch.spots.clear();
        self.run.shots.clear();
        self.run.effects.clear();
        self.burst_domes(|_| true);
        let wave = self.run.wave;
        self.tell(Event::WaveEnded { wave });
    }

    /// The battle is over.
    pub(crate) fn end(&mut self) {
        let run = &*self.run;
        let outcome = Outcome {
            level: run.level,
            hull: run.hull,
            fuel: run.purse.fuel,
            // The wave that took the last of the hull was not held out.
            waves: run.wave - u16::from(run.hull.0 <= 0),
            ticks: run.ticks,
            score: run.points(),
        };
        self.run.over = Some(outcome);
        self.tell(Event::Ended { outcome });
    }
}
