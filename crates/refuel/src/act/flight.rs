//! How shots fly and whom they meet. RULES.md, 7.3 and 7.4.

use super::shoot::Load;
use crate::verbs::Act;
use crate::{Course, Length, Shot, Spot, Spread};

/// How thick a shot is, from its middle.
const THICK: i32 = 50;
/// How thick a shell is.
const SHELL: i32 = 200;
/// How much of a fall there is in a tick, after a tick: half of what weight adds in it.
const FALL: i32 = 12;

/// What becomes of a shot in a tick.
enum Next {
    /// It flies on.
    On(Spot, Course),
    /// It meets somebody there.
    Meets(usize, Spot),
    /// It meets the ground there, or flies no farther.
    Ends(Spot),
}

impl Act<'_> {
    /// All shots fly on.
    pub(super) fn fly(&mut self) {
        let mut place = 0;
        while place < self.run().shots.len() {
            let mut shot = self.run().shots[place];
            let next = self.next_of(&shot);
            if shot.kindled.is_none() && !self.run().sketch.kilns.is_empty() {
                let (Next::On(to, _) | Next::Meets(_, to) | Next::Ends(to)) = next;
                shot.kindled = self.run().kindled_between(shot.at, to);
                self.kindle(place, shot.kindled);
            }
            match next {
                Next::On(at, course) => {
                    self.carry(place, at, course);
                    place += 1;
                }
                Next::Meets(foe, at) => {
                    self.carry(place, at, shot.course);
                    self.end_shot(place);
                    self.strike(&shot, Some(foe), at);
                }
                Next::Ends(at) => {
                    self.carry(place, at, shot.course);
                    self.end_shot(place);
                    self.strike(&shot, None, at);
                }
            }
        }
    }

    /// What a shot does at its end. Blasts need to meet nobody.
    fn strike(&mut self, shot: &Shot, foe: Option<usize>, at: Spot) {
        let building = usize::from(shot.by);
        let Some(gun) = &self.run().buildings[building].row().gun else { return };
        let load =
            Load { percent: shot.percent, charge: shot.charge, gain: shot.gain, kindled: shot.kindled };
        match foe {
            Some(foe) => self.hit(building, gun, foe, at, load),
            None if gun.spread == Spread::Blast => self.blast(building, gun, at, load),
            None => {}
        }
    }

    fn next_of(&self, shot: &Shot) -> Next {
        match shot.course {
            Course::Homing { target, aim, step, left } => {
                let found = self.run().find(target).filter(|foe| self.run().foes[*foe].is_alive());
                let aim = found.map_or(aim, |foe| self.run().sketch.spots.get(foe));
                let to = toward(shot.at, aim, step);
                match self.first_met(shot.at, to, THICK) {
                    Some((foe, at)) => Next::Meets(foe, at),
                    None if left <= step => Next::Ends(to),
                    None => Next::On(to, Course::Homing { target, aim, step, left: left - step }),
                }
            }
            Course::Straight { step, left } => {
                let to = shot.at + step;
                match self.first_met(shot.at, to, THICK) {
                    Some((foe, at)) => Next::Meets(foe, at),
                    None if left == 0 || self.is_in_ground(to) => Next::Ends(to),
                    None => Next::On(to, Course::Straight { step, left: left - 1 }),
                }
            }
            Course::Arc { from, to, age, whole } => {
                let age = age + 1;
                let at = on_arc(from, to, age.into(), whole.into());
                match self.first_met(shot.at, at, SHELL) {
                    Some((foe, at)) => Next::Meets(foe, at),
                    None if age >= whole || self.is_in_ground(at) => Next::Ends(at),
                    None => Next::On(at, Course::Arc { from, to, age, whole }),
                }
            }
        }
    }

    /// Whether a spot lies below the ground, or within rocks.
    fn is_in_ground(&self, at: Spot) -> bool {
        self.run().land.relief.top(at.x, at.y) > Length(at.z)
    }

    /// Whom something meets first that flies from one spot to another, and where.
    fn first_met(&self, from: Spot, to: Spot, thick: i32) -> Option<(usize, Spot)> {
        let spots = &self.run().sketch.spots;
        // Nobody is thicker than this.
        let most = crate::Size::Boss.girth().0 + thick;
        let (west, east) = (from.x.min(to.x) - most, from.x.max(to.x) + most);
        let (north, south) = (from.y.min(to.y) - most, from.y.max(to.y) + most);
        let line = to - from;
        let whole = line.dot(line);
        let mut met: Option<(i64, usize)> = None;
        for (foe, (x, y)) in spots.x.iter().zip(&spots.y).enumerate() {
            if (west..=east).contains(x) && (north..=south).contains(y) && self.run().foes[foe].is_alive() {
                let away = spots.get(foe) - from;
                // The part of the line where it is nearest, in thousandths.
                let part = if whole == 0 { 0 } else { (away.dot(line) * 1000 / whole).clamp(0, 1000) };
                let nearest = along(from, line, part);
                let girth = Length(self.run().foes[foe].row().size.girth().0 + thick);
                let is_met = nearest.squared(spots.get(foe)) <= girth.squared();
                if is_met && met.is_none_or(|(first, _)| part < first) {
                    met = Some((part, foe));
                }
            }
        }
        met.map(|(part, foe)| (foe, along(from, line, part)))
    }
}

/// The spot after so many thousandths of a line.
fn along(from: Spot, line: Spot, part: i64) -> Spot {
    let by = |whole: i32| i32::try_from(i64::from(whole) * part / 1000).unwrap_or(0);
    from + Spot { x: by(line.x), y: by(line.y), z: by(line.z) }
}

/// The spot a step nearer to somewhere.
fn toward(from: Spot, to: Spot, step: i32) -> Spot {
    let line = to - from;
    let far = i64::from(super::shoot::root(line.dot(line)));
    if far <= i64::from(step) {
        return to;
    }
    let by = |whole: i32| i32::try_from(i64::from(whole) * i64::from(step) / far).unwrap_or(0);
    from + Spot { x: by(line.x), y: by(line.y), z: by(line.z) }
}

/// Where something is that falls from one spot onto another, at an age of all of its flight.
fn on_arc(from: Spot, to: Spot, age: i32, whole: i32) -> Spot {
    let line = to - from;
    let by = |whole_way: i32| whole_way * age / whole;
    from + Spot { x: by(line.x), y: by(line.y), z: by(line.z) + FALL * age * (whole - age) }
}
