//! What buildings reach of the ways.

use super::brute::Field;
use super::worlds::{Luck, level, made, wild};
use crate::{Length, Limits, Network, Place, Range, Relief, SegmentId, Shape, Sight, Size, Watch, Watches};
use grid::{Direction, Point};

/// Ranges of all kinds.
pub(super) fn any_range(luck: &mut Luck) -> Range {
    let length = Length(luck.between(500, 9000));
    let toward = luck.one_of(Direction::ALL);
    let shape = match luck.between(0, 5) {
        0 => Shape::World,
        1 => Shape::Neighbours,
        2 => Shape::Ring { inner: Length(luck.between(0, 5000)), outer: length },
        3 => Shape::Lane { toward, length, width: Length(luck.between(1, 2500)) },
        _ => Shape::Disc(length),
    };
    let mut limits = Limits::NONE;
    if luck.one_in(3) {
        limits.above = Length(luck.between(-200, 1000));
    }
    if luck.one_in(3) {
        limits.below = Length(luck.between(-200, 1000));
    }
    if luck.one_in(3) {
        limits.nearest = Length(luck.between(0, 3000));
    }
    let sight = if luck.one_in(6) { Sight::Over } else { Sight::Needed };
    Range { shape, limits, sight, eye: Length(luck.one_of([0, 250, 360, 700])) }
}

fn every_stretch(network: &Network) -> impl Iterator<Item = Place> {
    let segments = (0..).zip(network.segments()).map(|(id, _)| SegmentId(id));
    segments.flat_map(|segment| (0..32).map(move |stretch| Place::in_stretch(segment, stretch)))
}

#[test]
fn a_watch_is_what_the_range_reaches_at_the_middle_of_each_stretch() {
    for (seed, world) in (0..40).map(|seed| (seed, wild(seed))).chain((0..24).map(|seed| (seed, made(seed))))
    {
        let mut luck = Luck::new(seed);
        let relief = Relief::new(&world);
        for _ in 0..8 {
            let (from, range) = (luck.tile(), any_range(&mut luck));
            let watch = Watch::new(&relief, &world.network, from, &range);
            for place in every_stretch(&world.network) {
                let middle = world.network.above(place);
                for size in Size::ALL {
                    let expected = range.reaches(&relief, from, middle.x, middle.y, size);
                    assert_eq!(
                        watch.reaches(place, size),
                        expected,
                        "{seed} {from} {range:?} {middle:?} {size}"
                    );
                }
            }
        }
    }
}

/// The same once more without anything that is quick.
#[test]
fn a_watch_is_what_the_exact_field_has() {
    for seed in 0..6 {
        let (world, mut luck) = (wild(seed), Luck::new(seed));
        let relief = Relief::new(&world);
        let (from, range) = (luck.tile(), Range { shape: Shape::World, ..Range::disc(Length(0)) });
        let watch = Watch::new(&relief, &world.network, from, &range);
        let (field, eye) = (Field::new(&world), relief.above_tile(from, range.eye));
        for place in every_stretch(&world.network).step_by(17) {
            let middle = world.network.above(place);
            for size in Size::ALL {
                let spot = relief.above(middle.x, middle.y, size.height());
                let expected = field.sees(eye, spot);
                assert_eq!(watch.reaches(place, size), expected, "{seed} {from} {middle:?} {size}");
            }
        }
    }
}

#[test]
fn a_stretch_is_a_32nd_of_a_piece_of_a_way() {
    let place = |progress| Place { segment: SegmentId(0), progress };
    assert_eq!([0, 624, 625, 19_374, 19_375, 19_999].map(|at| place(at).stretch()), [0, 0, 1, 30, 31, 31]);
    assert_eq!(Place::in_stretch(SegmentId(0), 1), place(937));
}

#[test]
fn those_in_range_are_told_in_their_order() {
    let world = level();
    let relief = Relief::new(&world);
    let range = Range::disc(Length(900));
    let from = Point::new(7, 6);
    let watch = Watch::new(&relief, &world.network, from, &range);
    let find = |at: Point| {
        let mut segments = (0..).zip(world.network.segments());
        SegmentId(segments.find(|(_, segment)| segment.from == at).expect("a way").0)
    };
    let at = |x, y| Place { segment: find(Point::new(x, y)), progress: 0 };
    let attackers = [(at(7, 6), Size::Small, 'a'), (at(3, 3), Size::Large, 'b'), (at(7, 5), Size::Boss, 'c')];
    assert_eq!(watch.among(attackers).collect::<String>(), "a");
    let mut wider = watch.clone();
    wider.renew(&relief, &world.network, from, &Range::disc(Length(1200)));
    assert_eq!(wider.among(attackers).collect::<String>(), "ac");
    assert!(!wider.is_blind() && Watch::default().is_blind());
}

#[test]
fn what_is_known_of_a_building_is_kept_while_it_stands() {
    let (world, range) = (wild(9), Range::disc(Length(4000)));
    let relief = Relief::new(&world);
    let buildings: Vec<_> = (0..10).map(|x| (Point::new(x, x), range)).collect();
    let mut watches = Watches::default();
    let mut renew = |buildings: &[(Point, Range)]| -> Vec<*const Watch> {
        watches.renew(&relief, &world.network, buildings.iter().copied());
        (0..buildings.len()).map(|building| std::ptr::from_ref(watches.get(building))).collect()
    };
    let all = renew(&buildings);
    assert_eq!(renew(&buildings), all);
    assert_eq!(renew(&buildings[1..]), all[1..]);
    let farther = Range::disc(Length(5000));
    let changed = renew(&[buildings[2], (buildings[1].0, farther), buildings[1]]);
    assert_eq!([changed[0], changed[2]], [all[2], all[1]]);
    assert_ne!(changed[1], all[1]);
}

/// Buildings come and go, and it is always known what each of them reaches and who reaches what.
#[test]
fn watches_are_those_of_all_buildings_both_ways_round() {
    let (world, mut luck) = (wild(3), Luck::new(3));
    let relief = Relief::new(&world);
    let network = &world.network;
    let mut watches = Watches::default();
    let mut buildings: Vec<(Point, Range)> = Vec::new();
    for round in 0..40 {
        if luck.one_in(3) && !buildings.is_empty() {
            buildings.remove(luck.one_of([0, buildings.len() / 2, buildings.len() - 1]));
        } else {
            for _ in 0..5 {
                buildings.push((luck.tile(), any_range(&mut luck)));
            }
        }
        watches.renew(&relief, network, buildings.iter().copied());
        for (building, (from, range)) in buildings.iter().enumerate() {
            assert_eq!(
                *watches.get(building),
                Watch::new(&relief, network, *from, range),
                "{round} {building}"
            );
        }
    }
    assert!(buildings.len() > 64, "more than fit into one number");
    for place in every_stretch(network) {
        for size in Size::ALL {
            let expected =
                (0..buildings.len()).filter(|building| watches.get(*building).reaches(place, size));
            assert!(watches.who_reaches(place, size).eq(expected), "{place:?} {size}");
        }
    }
}
