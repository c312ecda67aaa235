//! Who comes when. RULES.md, 6.2.

use crate::verbs::Act;
use crate::{Battle, Ticks, Wave};

impl Battle {
    /// The tick of the wave after which nobody comes any more.
    pub(crate) fn has_everybody_come(&self) -> bool {
        let ways = u32::try_from(self.turns.len()).unwrap_or(u32::MAX);
        self.assault.is_none_or(|assault| assault.ticks.0 > self.wave_of(self.wave).time().0 + ways)
    }
}

impl Act<'_> {
    /// Whoever comes in this tick comes. The ways are a tick apart, the last one first.
    pub(super) fn spawn(&mut self) {
        let run = self.run();
        let Some(assault) = run.assault else { return };
        if run.has_everybody_come() {
            return;
        }
        let ways = u32::try_from(run.turns.len()).unwrap_or(u32::MAX);
        let mut begins = 0;
        for batch in 0..run.wave_of(run.wave).batches.len() {
            let times = &self.run().wave_of(self.run().wave).batches[batch];
            let (spacing, count, time) = (times.spacing.0.max(1), u32::from(times.count), times.time());
            for way in 0..ways {
                let Some(since) = assault.ticks.0.checked_sub(begins + ways - way) else { continue };
                let is_due = since.is_multiple_of(spacing) && since / spacing < count;
                let place = way as usize;
                let kind =
                    self.run().wave_of(self.run().wave).batches[batch].on.get(place).copied().flatten();
                if let Some(kind) = kind.filter(|_| is_due) {
                    self.appear(kind, place);
                }
            }
            let Ticks(pause) = Wave::PAUSE;
            begins += time.0 + pause;
        }
    }
}
