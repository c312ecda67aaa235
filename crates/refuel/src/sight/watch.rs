//! Which parts of the ways a building reaches.

use grid::Point;

use super::gaze::{Gaze, Piece, Prospect};
use super::range::Range;
use super::relief::{Relief, middle};
use super::shape::{Cover, Offset};
use crate::{Network, Place, SegmentId, Sight, Size, Spot};

/// Which stretches of all ways a building reaches: a stretch is a 32nd of a piece of a way, and is reached when its
/// middle is, by small attackers and by larger ones each for themselves.
///
/// It follows from the world, the tile and the range, and is asked in one step.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Watch {
    /// For each piece of a way its stretches for small attackers and for larger ones.
    reached: Vec<[u32; 2]>,
}

/// How much of a piece of a way is a stretch.
const STRETCH: u32 = Place::WHOLE / u32::BITS;

/// Sizes that are told apart: small ones, and all others.
pub(super) const SIZES: [Size; 2] = [Size::Small, Size::Large];

impl Watch {
    /// What a range reaches from a tile.
    pub fn new(relief: &Relief, network: &Network, from: Point, range: &Range) -> Self {
        let mut watch = Self::default();
        watch.renew(relief, network, from, range);
        watch
    }

    /// As [`Watch::new`], in the room of what was known before.
    pub fn renew(&mut self, relief: &Relief, network: &Network, from: Point, range: &Range) {
        self.reached.clear();
        let mut watcher = Watcher { relief, from, range, gaze: Gaze::new(relief, from, range.eye) };
        let segments = (0..).zip(network.segments()).map(|(id, _)| SegmentId(id));
        self.reached.extend(segments.map(|segment| {
            // The two halves of a piece lie on two tiles.
            let [first, last] = [0, 16].map(|begins| watcher.half(network, segment, begins));
            [first[0] | last[0], first[1] | last[1]]
        }));
    }

    /// Whether an attacker of a size is reached at a place.
    ///
    /// # Panics
    /// When there is no such place.
    #[inline]
    pub fn reaches(&self, place: Place, size: Size) -> bool {
        self.stretches(place.segment, size) >> place.stretch() & 1 != 0
    }

    /// The stretches of a piece of a way that are reached, the first one lowest.
    ///
    /// # Panics
    /// When there is no such piece.
    #[inline]
    pub fn stretches(&self, segment: SegmentId, size: Size) -> u32 {
        self.reached[usize::from(segment.0)][usize::from(size != Size::Small)]
    }

    /// Whether it reaches nothing at all.
    pub fn is_blind(&self) -> bool {
        self.reached.iter().all(|sizes| *sizes == [0; 2])
    }

    /// Those of many attackers who are in range, in their order.
    pub fn among<T>(&self, attackers: impl IntoIterator<Item = (Place, Size, T)>) -> impl Iterator<Item = T> {
        attackers.into_iter().filter(|(place, size, _)| self.reaches(*place, *size)).map(|(_, _, one)| one)
    }
}

impl Place {
    /// Which stretch of its piece of a way it lies on.
    #[inline]
    pub const fn stretch(self) -> u32 {
        self.progress / STRETCH
    }

    /// The middle of a stretch.
    pub const fn in_stretch(segment: SegmentId, stretch: u32) -> Self {
        Self { segment, progress: stretch * STRETCH + STRETCH / 2 }
    }
}

/// Whoever watches, while it is worked out what they reach.
struct Watcher<'a> {
    relief: &'a Relief,
    from: Point,
    range: &'a Range,
    gaze: Gaze,
}

impl Watcher<'_> {
    /// Which of the sixteen stretches from one on are reached. They lie on one tile.
    fn half(&mut self, network: &Network, segment: SegmentId, begins: u32) -> [u32; 2] {
        let place = |stretch: u32| network.above(Place::in_stretch(segment, stretch));
        let ends = [place(begins), place(begins + 15)];
        let sorted = |[one, other]: [i32; 2]| [one.min(other), one.max(other)];
        let piece = Piece { x: sorted(ends.map(|end| end.x)), y: sorted(ends.map(|end| end.y)) };
        let [x, y] = middle(self.from);
        let offset = Offset { x: piece.x.map(|place| place - x), y: piece.y.map(|place| place - y) };
        if self.range.shape.cover(offset) == Cover::Nothing {
            return [0; 2];
        }
        let prospects = match self.range.sight {
            Sight::Over => [Prospect::Seen; 2],
            Sight::Needed => self.gaze.look(self.relief, piece, SIZES.map(Size::height)),
        };
        let mut reached = [0; 2];
        for stretch in begins..begins + 16 {
            let Spot { x, y, .. } = place(stretch);
            for (size, (reached, prospect)) in SIZES.into_iter().zip(reached.iter_mut().zip(prospects)) {
                let spot = self.relief.above(x, y, size.height());
                *reached |= u32::from(self.reaches(spot, prospect)) << stretch;
            }
        }
        reached
    }

    /// Whether a spot of the piece that was looked at last is reached.
    fn reaches(&mut self, spot: Spot, prospect: Prospect) -> bool {
        let [x, y] = middle(self.from);
        let is_seen = match prospect {
            Prospect::Seen => true,
            Prospect::Hidden => return false,
            Prospect::Mixed => self.gaze.sees(spot),
        };
        is_seen && self.range.has(self.relief.ground(x, y), spot.x - x, spot.y - y, spot.z)
    }
}
