//! Rooms that keep their distance.

use engine::SplitMix64;

use crate::{Area, Point, between};

/// What rooms are to be like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoomPlan {
    /// Where they may lie.
    pub within: Area,
    /// How many there are to be; where there is no room for so many, there are fewer.
    pub count: usize,
    /// How many columns a room has, at least and at most.
    pub width: [u8; 2],
    /// How many rows a room has, at least and at most.
    pub height: [u8; 2],
    /// How many tiles lie between two rooms at least.
    pub spacing: u8,
    /// How often a place is looked for before the floor is full.
    pub tries: u32,
}

/// Places rooms at random beside those that are there already, and gives all of them, those
/// that were there first.
pub fn place_rooms(plan: &RoomPlan, there: &[Area], stream: &mut SplitMix64) -> Vec<Area> {
    let mut rooms = there.to_vec();
    for _ in 0..plan.tries {
        if rooms.len() >= plan.count {
            break;
        }
        let width = between(plan.width, stream).min(plan.within.width);
        let height = between(plan.height, stream).min(plan.within.height);
        let x = plan.within.corner.x + between([0, plan.within.width - width], stream);
        let y = plan.within.corner.y + between([0, plan.within.height - height], stream);
        let room = Area::new(Point::new(x, y), width, height);
        if !rooms.iter().any(|other| other.is_near(&room, plan.spacing)) {
            rooms.push(room);
        }
    }
    rooms
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Floors with a room that was there before, up to where there is no place for more.
    fn floors(plan: &RoomPlan, there: &[Area]) -> Vec<Vec<Area>> {
        (0..200).map(|number| place_rooms(plan, there, &mut SplitMix64::new(number))).collect()
    }

    const PLAN: RoomPlan = RoomPlan {
        within: Area::new(Point::new(3, 2), 46, 28),
        count: 12,
        width: [4, 8],
        height: [3, 6],
        spacing: 3,
        tries: 400,
    };

    #[test]
    fn rooms_lie_where_they_may_and_keep_their_distance() {
        let there = [Area::new(Point::new(4, 3), 5, 5)];
        let floors = floors(&PLAN, &there);
        for rooms in &floors {
            assert_eq!(rooms[0], there[0]);
            for (place, room) in rooms.iter().enumerate() {
                assert!(room.points().all(|point| PLAN.within.contains(point)));
                assert!(rooms[..place].iter().all(|other| !other.is_near(room, PLAN.spacing)));
            }
        }
        let counts: Vec<usize> = floors.iter().map(Vec::len).collect();
        assert!(counts.iter().all(|count| (6..=12).contains(count)) && counts.contains(&12), "{counts:?}");
    }

    #[test]
    fn rooms_are_of_every_size_and_reach_every_edge() {
        let wide = Area::new(Point::new(3, 2), 120, 28);
        for plan in [PLAN, RoomPlan { within: wide, count: 30, ..PLAN }] {
            reach_every_edge(&floors(&plan, &[]).concat(), plan.within.far_corner());
        }
    }

    fn reach_every_edge(rooms: &[Area], far: Point) {
        assert!((4..=8).all(|width| rooms.iter().any(|room| room.width == width)));
        assert!((3..=6).all(|height| rooms.iter().any(|room| room.height == height)));
        assert!(rooms.iter().all(|room| (4..=8).contains(&room.width) && (3..=6).contains(&room.height)));
        assert!(rooms.iter().any(|room| room.corner.x == 3) && rooms.iter().any(|room| room.corner.y == 2));
        assert!(rooms.iter().any(|room| room.far_corner().x == far.x));
        assert!(rooms.iter().any(|room| room.far_corner().y == far.y));
    }

    #[test]
    fn a_room_is_no_larger_than_where_it_may_lie() {
        let within = Area::new(Point::new(5, 5), 3, 2);
        let rooms = place_rooms(&RoomPlan { within, ..PLAN }, &[], &mut SplitMix64::new(1));
        assert_eq!(rooms, [within]);
    }
}
