//! How attackers go along.

use super::Act;
use super::foes::came_by;
use crate::battle::land::Land;
use crate::battle::sketch::Sketch;
use crate::{Assault, Content, Event, Foe, Hp, Hull, Place, Size, Spot, Status};

impl Land {
    /// Takes somebody who has gone beyond the end of a piece of a way on to the next: by turns, if there are several.
    /// Tells whether there was one; from the hub no way leads on.
    #[inline]
    pub(crate) fn go_on(&self, foe: &mut Foe) -> bool {
        while foe.place.progress >= Place::WHOLE {
            let next = &self.network().segment(foe.place.segment).next;
            let Ok(ways) = u32::try_from(next.len()) else { return false };
            if ways == 0 {
                return false;
            }
            let taken = next[(foe.turns % ways) as usize];
            foe.turns /= ways;
            came_by(foe, foe.place.segment);
            foe.place = Place { segment: taken, progress: foe.place.progress - Place::WHOLE };
        }
        true
    }

    /// Where somebody is aimed at.
    #[inline]
    pub(crate) fn aim_at(&self, foe: &Foe) -> Spot {
        let ground = self.ground_at(foe.place);
        Spot { z: ground.z + foe.row().size.height().0, ..ground }
    }
}

impl Act<'_> {
    /// All attackers go on by a tick. Whoever comes to the hub takes some of the hull with it.
    pub(crate) fn advance(&mut self) {
        let run = &mut *self.run;
        let is_held_up = run.assault.is_some_and(|assault| assault.ticks <= run.content.patience);
        let mut arrived = None;
        run.sketch.spots.clear();
        for (place, foe) in run.foes.iter_mut().enumerate() {
            foe.place.progress += step(foe, &run.sketch, &run.content, is_held_up);
            if foe.place.progress >= Place::WHOLE && !run.land.go_on(foe) {
                foe.place.progress = Place::WHOLE - 1;
                foe.hp = Hp(-1);
                arrived = arrived.or(Some(place));
            }
            run.sketch.spots.push(run.land.aim_at(foe));
        }
        for place in arrived.map_or(0..0, |first| first..self.run.foes.len()) {
            if self.run.foes[place].hp == Hp(-1) {
                let who = self.who(place);
                self.tell(Event::Arrived { who });
                let size = who.kind.row().size;
                self.lose_hull(size.hull(), size == Size::Boss);
            }
        }
    }

    /// Where attackers are is written down anew, after some are gone.
    pub(super) fn place_spots(&mut self) {
        let run = &mut *self.run;
        run.sketch.spots.clear();
        for foe in &run.foes {
            run.sketch.spots.push(run.land.aim_at(foe));
        }
    }

    /// A tick of the wave begins.
    pub(crate) fn begin_tick(&mut self) {
        self.run.ticks += 1;
        if let Some(assault) = &mut self.run.assault {
            assault.ticks.0 += 1;
            let tick = assault.ticks.0;
            self.tell(Event::TickBegan { tick });
        }
    }

    /// Makes room for all that a wave can bring, so that its ticks need none.
    pub(crate) fn make_room(&mut self) {
        let most = super::foes::CROWD + 120;
        let run = &mut *self.run;
        run.foes.reserve(most.saturating_sub(run.foes.len()));
        run.shots.reserve(most.saturating_sub(run.shots.len()));
        run.domes.reserve(most.saturating_sub(run.domes.len()));
        run.sketch.reserve(most);
    }

    /// A wave is called.
    pub(crate) fn begin_wave(&mut self) {
        self.run.assault = Some(Assault { ticks: crate::Ticks(0), taken: Hull(0) });
        let wave = self.run.wave + 1;
        self.tell(Event::WaveBegan { wave });
    }
}

/// How far somebody goes in a tick.
#[inline]
fn step(foe: &Foe, sketch: &Sketch, content: &Content, is_held_up: bool) -> u32 {
    let (_, speed) = sketch.breed(foe.kind);
    let own = i64::from(speed.0) * i64::from(foe.pace) / 100;
    let mut step = own;
    if !foe.statuses.is_empty() {
        if foe.statuses.has(Status::Hurried) {
            step = step * i64::from(content.hurried_speed) / 100;
        }
        if is_held_up && foe.statuses.has(Status::Freezing) {
            step = step * i64::from(content.frozen_speed) / 100;
        }
        if is_held_up && foe.statuses.has(Status::Rooted) {
            return 0;
        }
    }
    if is_held_up {
        for aura in &sketch.auras {
            let by = usize::from(aura.by);
            if aura.slows != 100 && sketch.watches.get(by).reaches(foe.place, foe.row().size) {
                step = step * i64::from(aura.slows) / 100;
            }
        }
    }
    let slowest = own * i64::from(content.slowest) / 100;
    u32::try_from(step.max(slowest).max(1)).unwrap_or(0)
}
