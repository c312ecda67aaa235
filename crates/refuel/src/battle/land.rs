//! The world of a battle, with all of its shape that follows from it.

use grid::Direction;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Length, Network, Place, Relief, SegmentId, Spot, World};

/// The world of a battle. What else is here follows from it, is no part of comparisons and bytes, and is made once.
#[derive(Clone, Debug)]
pub(crate) struct Land {
    pub(crate) world: World,
    pub(crate) relief: Relief,
    lanes: Vec<Lane>,
}

/// A piece of a way as a line on the ground, bent where it comes from one tile onto the other.
#[derive(Clone, Copy, Debug)]
struct Lane {
    from: Spot,
    toward: Direction,
    /// By how much it rises to the border between both tiles, and from there.
    rises: [i32; 2],
    left: u16,
}

impl Land {
    pub(crate) fn new(world: World) -> Self {
        let relief = Relief::new(&world);
        let network = &world.network;
        let lane = |(id, segment): (u16, &crate::Segment)| {
            let place = |progress| network.above(Place { segment: SegmentId(id), progress });
            let ground = |spot: Spot| relief.ground(spot.x, spot.y).0;
            let [from, border] = [0, Place::WHOLE / 2].map(place);
            let to = border + (border - from);
            let heights = [from, border, to].map(ground);
            Lane {
                from: Spot { z: heights[0], ..from },
                toward: segment.toward,
                rises: [heights[1] - heights[0], heights[2] - heights[1]],
                left: segment.left,
            }
        };
        let lanes = (0..).zip(network.segments()).map(lane).collect();
        Self { world, relief, lanes }
    }

    pub(crate) const fn network(&self) -> &Network {
        &self.world.network
    }

    /// The spot of the ground at a place of a way.
    #[inline]
    pub(crate) fn ground_at(&self, place: Place) -> Spot {
        let Lane { from, toward, rises, .. } = self.lanes[usize::from(place.segment.0)];
        let along = (place.progress / 20).cast_signed();
        let (dx, dy) = toward.delta();
        let rise =
            if along < 500 { rises[0] * along / 500 } else { rises[0] + rises[1] * (along - 500) / 500 };
        Spot { x: from.x + along * i32::from(dx), y: from.y + along * i32::from(dy), z: from.z + rise }
    }

    /// How far it is to the hub from a place, in the measure of progress.
    #[inline]
    pub(crate) fn left(&self, place: Place) -> u32 {
        let left = u32::from(self.lanes[usize::from(place.segment.0)].left);
        (left + 1) * Place::WHOLE - place.progress
    }

    /// The spot of a point that abilities are aimed at, which are counted in halves of a tile.
    pub(crate) fn aimed_at(&self, point: grid::Point) -> Spot {
        let half = Length::TILE.0 / 2;
        self.relief.above(i32::from(point.x) * half, i32::from(point.y) * half, Length(0))
    }
}

impl PartialEq for Land {
    fn eq(&self, other: &Self) -> bool {
        self.world == other.world
    }
}

impl Eq for Land {}

impl Serialize for Land {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.world.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Land {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        World::deserialize(deserializer).map(Self::new)
    }
}

/// One land for all copies of a battle, written as what it holds.
pub(crate) mod shared {
    use std::sync::Arc;

    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(crate) fn serialize<T: Serialize, S: Serializer>(
        one: &Arc<T>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        one.as_ref().serialize(serializer)
    }

    pub(crate) fn deserialize<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Arc<T>, D::Error> {
        T::deserialize(deserializer).map(Arc::new)
    }
}
