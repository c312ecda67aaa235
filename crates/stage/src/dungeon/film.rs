//! Events as a short film, which never changes what has happened.

use super::cutter::Cutter;
use super::{Beat, Cue, Filmed, Frame, Gait, Scene};
use crate::{Millis, Motion};

/// What would be longer is hurried.
const LONGEST: Millis = 2_500;
/// Nothing is hurried more for that: it could not be seen.
const MOST_HASTE: Millis = 8;

/// The beats of a command, from the moment it was given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Film<D: Filmed> {
    pub(super) before: D::View,
    pub(super) after: D::View,
    pub(super) takes: Vec<Take<D>>,
    /// Each with how many beats come before it.
    pub(super) cues: Vec<(usize, Cue<D::Noise>)>,
    pub(super) motion: Motion,
    /// So many times as quick as it is meant, but for the standstill of blows.
    haste: Millis,
    started: Millis,
}

/// A beat, and everybody as they are once it is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Take<D: Filmed> {
    /// What is to be seen.
    pub beat: Beat<D>,
    /// Everybody as they are once it is over.
    pub scene: Scene<D>,
    pub(super) shown: Shown,
}

/// Which floor is shown: as it was known before the command, or after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shown {
    Before,
    After,
}

impl<D: Filmed> Film<D> {
    /// The film of a command's events, between the views before and after it.
    pub fn of(before: &D::View, after: &D::View, events: &[D::Event], motion: Motion, now: Millis) -> Self {
        let film = Self {
            before: before.clone(),
            after: after.clone(),
            takes: Vec::new(),
            cues: Vec::new(),
            motion,
            haste: 1,
            started: now,
        };
        let mut film = Cutter::new(film, events).cut(events);
        while film.duration() > LONGEST && film.haste < MOST_HASTE {
            film.haste += 1;
        }
        film
    }

    /// The same film so many times as quick, where many follow each other. Moves and fades are
    /// hurried; what lands is still to be seen landing.
    #[must_use]
    pub fn hurried(mut self, times: Millis) -> Self {
        self.haste *= times;
        self
    }

    /// Whether there is nothing to see.
    pub const fn is_still(&self) -> bool {
        self.takes.is_empty()
    }

    /// How long it takes.
    pub fn duration(&self) -> Millis {
        self.duration_of(self.takes.len())
    }

    /// Whether it is over.
    pub fn is_over(&self, now: Millis) -> bool {
        now.saturating_sub(self.started) >= self.duration()
    }

    /// Whether it shows nothing but the player's own way: whoever presses a key during such a film
    /// has seen all that the key is about.
    pub fn is_quiet(&self) -> bool {
        let is_own = |take: &Take<D>| match &take.beat {
            Beat::Moves(moves) => moves.iter().all(|step| step.who.is_own() && step.gait != Gait::Thrown),
            Beat::Change { .. } => true,
            _ => false,
        };
        self.takes.iter().all(is_own)
            && D::scene(&self.after).others().next().is_none()
            && !D::is_over(&self.after)
    }

    /// What is to be seen now; nothing once the film is over.
    pub fn frame(&self, now: Millis) -> Option<Frame<'_, D>> {
        let mut rest = now.saturating_sub(self.started);
        for (place, take) in self.takes.iter().enumerate() {
            let pace = take.beat.pace(self.haste);
            if rest < pace.length() {
                let view = match take.shown {
                    Shown::Before => &self.before,
                    Shown::After => &self.after,
                };
                let Take { beat, scene, .. } = take;
                let (elapsed, stop) = (pace.meant(rest), pace.stop);
                return Some(Frame { beat, scene, view, place, elapsed, stop, motion: self.motion });
            }
            rest -= pace.length();
        }
        None
    }

    /// All beats in their order, each with everybody as they are once it is over.
    pub fn takes(&self) -> impl Iterator<Item = &Take<D>> {
        self.takes.iter()
    }

    /// All cues, each with how long after the command it is due.
    pub fn cues(&self) -> impl Iterator<Item = (Millis, &Cue<D::Noise>)> {
        self.cues.iter().map(|(place, cue)| (self.duration_of(*place), cue))
    }

    /// How long the first beats take.
    fn duration_of(&self, beats: usize) -> Millis {
        self.takes.iter().take(beats).map(|take| take.beat.pace(self.haste).length()).sum()
    }
}

impl<D: Filmed + 'static> crate::Film for Film<D> {
    type Frame<'a> = Frame<'a, D>;
    type Cue = Cue<D::Noise>;

    fn frame(&self, now: Millis) -> Option<Frame<'_, D>> {
        self.frame(now)
    }

    fn is_still(&self) -> bool {
        self.is_still()
    }

    fn duration(&self) -> Millis {
        self.duration()
    }

    fn cues(&self) -> impl Iterator<Item = (Millis, &Cue<D::Noise>)> {
        self.cues()
    }
}
