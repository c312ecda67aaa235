//! How units stand and move at a moment of a film.

use stage::tactics::{Figure, Frame, Happening, effect_tone};
use tactics::{Side, Tile, UnitId, Way};

use super::plan::corner;
use super::unit::Pose;
use crate::art::{Ink, Spot, between};
use crate::tactics::panels::ink::ink_of;

/// How far a blow swings, and how high a leap goes.
const LUNGE: i32 = 11;
const LEAP: i32 = 26;

/// How far a frame has come, in hundredths.
pub(super) fn part(frame: &Frame<'_>) -> i32 {
    i32::try_from(frame.progress).unwrap_or(100)
}

/// There and back again: nothing at both ends, a hundred in the middle.
pub(super) const fn bow(part: i32) -> i32 {
    4 * part * (100 - part) / 100
}

/// How a unit stands at a moment.
pub(super) fn pose(frame: &Frame<'_>, id: UnitId, figure: &Figure, near: Side) -> Pose {
    let stand = Pose::standing(corner(figure.tile, near), id.side(), near);
    let part = part(frame);
    let is = |who: &tactics::Who| who.id == id;
    match frame.moment {
        Happening::Move { who, way, path } if is(who) => going(stand, *way, path, part, near),
        Happening::Strike { who, from, at } if is(who) => {
            // An archer leans back, everybody else leans in.
            let reach = if from.distance(*at) == 1 { LUNGE } else { -3 };
            shifted(stand, aim(*from, *at, near), reach * bow(part) / 100)
        }
        Happening::Intercept { guardian, from, at, .. } if is(guardian) => {
            Pose { at: between(corner(*from, near), corner(*at, near), bow(part) * 60 / 100), ..stand }
        }
        Happening::Intercept { ward, from, at, .. } if is(ward) => {
            shifted(stand, aim(*from, *at, near), bow(part) * 5 / 100)
        }
        Happening::Cast { who, .. } if is(who) => {
            let shine = (part < 60 && frame.flicker.is_multiple_of(2)).then_some(Ink::Lux);
            Pose { lift: bow(part) * 3 / 100, shine, ..stand }
        }
        Happening::Dodge { who } if is(who) => shifted(stand, (1, 0), bow(part) * 9 / 100),
        Happening::Hurt { who, lost, .. } if is(who) => Pose { shine: struck(part, *lost), ..stand },
        Happening::Wear { losses, .. } => match losses.iter().find(|(who, _)| is(who)) {
            Some((_, lost)) => Pose { shine: struck(part, *lost), ..stand },
            None => stand,
        },
        Happening::Heal { who, .. } if is(who) => Pose { shine: (part < 40).then_some(Ink::Life), ..stand },
        Happening::Gain { who, effect } if is(who) => {
            Pose { shine: (part < 40).then_some(ink_of(effect_tone(*effect))), ..stand }
        }
        Happening::Change { who, .. } if is(who) => Pose { shine: (part < 40).then_some(Ink::Lux), ..stand },
        Happening::Reveal { .. } => {
            // One after the other they drop in.
            let late = i32::try_from(id.index()).unwrap_or(0) * 7;
            let left = (100 - (part - late).clamp(0, 40) * 100 / 40).clamp(0, 100);
            Pose { lift: left * left / 500, taken: left * 16 / 100, ..stand }
        }
        _ => stand,
    }
}

fn going(stand: Pose, way: Way, path: &[Tile], part: i32, near: Side) -> Pose {
    let place = |step: usize| corner(path[step.min(path.len() - 1)], near);
    let last = path.len() - 1;
    match way {
        Way::Walk => {
            let along = part * i32::try_from(last).unwrap_or(1);
            let (step, part) = (usize::try_from(along / 100).unwrap_or(0), along % 100);
            Pose { at: between(place(step), place(step + 1), part), lift: bow(part) * 3 / 100, ..stand }
        }
        Way::Leap => Pose { at: between(place(0), place(last), part), lift: bow(part) * LEAP / 100, ..stand },
        Way::Push => {
            let left = 100 - part;
            let shine = (part < 25).then_some(Ink::Bone);
            Pose { at: between(place(0), place(last), 100 - left * left / 100), shine, ..stand }
        }
        Way::Teleport => {
            let (at, gone) = if part < 50 { (place(0), part) } else { (place(last), 100 - part) };
            Pose { at, taken: gone * 16 / 50, shine: Some(Ink::Lux), ..stand }
        }
    }
}

/// The direction from a tile to another as it is seen.
pub(super) fn aim(from: Tile, to: Tile, near: Side) -> Spot {
    let (one, two) = (corner(from, near), corner(to, near));
    ((two.0 - one.0).signum(), (two.1 - one.1).signum())
}

fn shifted(stand: Pose, (right, down): Spot, cells: i32) -> Pose {
    Pose { at: (stand.at.0 + right * cells, stand.at.1 + down * cells), ..stand }
}

const fn struck(part: i32, lost: u8) -> Option<Ink> {
    match (part, lost) {
        (0..30, _) => Some(Ink::Bone),
        (30..60, 1..) => Some(Ink::Blood),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_swings_comes_back() {
        assert_eq!([bow(0), bow(50), bow(100)], [0, 100, 0]);
    }
}
