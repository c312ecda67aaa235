//! What abilities and attackers leave behind.

use super::Act;
use crate::{Dome, Effect, EffectKind, Event};

impl Act<'_> {
    /// Something begins that goes on for a while.
    pub(crate) fn begin_effect(&mut self, effect: Effect) {
        self.run.effects.push(effect);
    }

    /// What goes on becomes something else, or is over.
    pub(crate) fn go_on_with(&mut self, effect: usize, kind: Option<EffectKind>) {
        if let Some(kind) = kind {
            self.run.effects[effect].kind = kind;
            return;
        }
        let Effect { kind, .. } = self.run.effects.remove(effect);
        if let EffectKind::Sweep(_, _, _, ray) = kind {
            self.forget_swept(ray);
        }
    }

    /// A bubble rises.
    pub(crate) fn raise_dome(&mut self, dome: Dome) {
        self.run.domes.push(dome);
        self.tell(Event::DomeRose { at: dome.at });
    }

    /// A tick passes for all bubbles.
    pub(crate) fn pass_domes(&mut self) {
        self.run.domes.iter_mut().for_each(|dome| dome.left.0 = dome.left.0.saturating_sub(1));
        self.burst_domes(|dome| dome.left.0 == 0);
    }

    /// Some bubbles burst.
    pub(crate) fn burst_domes(&mut self, bursts: impl Fn(&Dome) -> bool) {
        let mut place = 0;
        while place < self.run.domes.len() {
            if bursts(&self.run.domes[place]) {
                let Dome { at, .. } = self.run.domes.remove(place);
                self.tell(Event::DomeBurst { at });
            } else {
                place += 1;
            }
        }
    }
}
