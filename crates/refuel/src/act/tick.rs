//! A tick, stage by stage. RULES.md, 6.1.

use crate::verbs::Act;

impl Act<'_> {
    /// So many ticks pass, or fewer when the wave ends before.
    pub(super) fn pass_ticks(&mut self, ticks: u8) {
        self.make_room();
        for _ in 0..ticks {
            self.tick();
            if self.run().assault.is_none() {
                return;
            }
        }
    }

    fn tick(&mut self) {
        self.begin_tick();
        self.spawn();
        self.advance();
        self.live();
        self.fly();
        self.operate_guns();
        self.go_on_with_effects();
        self.bury();
        self.judge();
    }

    /// The wave is over when everybody has come and nobody is left; the battle, when no hull is.
    fn judge(&mut self) {
        let run = self.run();
        if run.hull.0 <= 0 {
            self.end_wave();
            self.end();
        } else if run.foes.is_empty() && run.has_everybody_come() {
            self.end_wave();
            self.settle();
        }
    }
}
