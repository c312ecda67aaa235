//! The mechanism against a naive reckoning in fractions, and how it is told.

use engine::SplitMix64;

use super::{Changes, Origin, Verdict};
use crate::{Blueprint, By, Change, Environment, Stat, Stats};

/// The same in exact fractions, from an unordered list that is looked through once for every order.
fn naive(base: i32, changes: &[(Change, Origin)], stat: Stat) -> i32 {
    let order_of = |change: &Change| {
        let rank = match change.by {
            By::Exactly(_) => 0,
            By::Plus(_) => 1,
            By::Percent(_) | By::Down(..) => 2,
            By::AtLeast(_) => 3,
            By::AtMost(_) => 4,
        };
        (change.order, rank)
    };
    let mut orders: Vec<_> = changes.iter().map(|(change, _)| order_of(change)).collect();
    orders.sort_unstable();
    orders.dedup();
    let (mut above, mut below) = (i128::from(base), 1_i128);
    let mut is_changed = false;
    for order in orders {
        for (change, _) in
            changes.iter().filter(|(change, _)| order_of(change) == order && change.stat == stat)
        {
            is_changed = true;
            match change.by {
                By::Plus(more) => above += i128::from(more) * below,
                By::Percent(percent) => (above, below) = (above * i128::from(percent), below * 100),
                By::Down(percent, least) => {
                    let floor = (i128::from(least) * below).min(above);
                    (above, below) = ((above * i128::from(percent)).max(floor * 100), below * 100);
                }
                By::AtLeast(least) => above = above.max(i128::from(least) * below),
                By::AtMost(most) => above = above.min(i128::from(most) * below),
                By::Exactly(number) => above = i128::from(number) * below,
            }
        }
    }
    let whole = i32::try_from(above / below).expect("a small number");
    if is_changed { stat.accepted(whole) } else { base }
}

#[test]
fn it_reckons_as_the_naive_way_does() {
    let mut stream = SplitMix64::new(17);
    for _ in 0..20_000 {
        let mut below = |bound| i32::try_from(stream.below(bound)).expect("a small number");
        let mut list = Vec::new();
        let mut changes = Changes::default();
        for _ in 0..below(9) {
            let by = match below(8) {
                0 => By::Down(90, 5),
                1 => By::Plus(below(20) - 5),
                2 => By::AtLeast(below(30)),
                3 => By::AtMost(20 + below(90)),
                4 => By::Exactly(7),
                // At most four that multiply are exact to a millionth; more are within one of it.
                _ if list
                    .iter()
                    .filter(|(change, _): &&(Change, _)| matches!(change.by, By::Percent(_)))
                    .count()
                    < 3 =>
                {
                    By::Percent(50 + below(150))
                }
                _ => By::Plus(1),
            };
            let stat =
                [Stat::Damage, Stat::Interval, Stat::Materials][usize::try_from(below(3)).expect("three")];
            let one = (Change { stat, by, order: below(4) - 2 }, Origin::Blueprint(Blueprint::Hub));
            list.push(one);
            changes.add(one.0, one.1);
        }
        let base = below(200);
        for stat in [Stat::Damage, Stat::Interval, Stat::Materials, Stat::Range] {
            assert_eq!(changes.value(stat, base), naive(base, &list, stat), "{base} {list:?}");
        }
    }
}

#[test]
fn the_order_in_which_things_are_built_changes_nothing() {
    let all = [
        (Change::plus(Stat::Damage, 3), Origin::Blueprint(Blueprint::Resonator)),
        (Change::percent(Stat::Damage, 150), Origin::Environment(Environment::ALL[0])),
        (Change::plus(Stat::Damage, 1).at(Change::GROWTH), Origin::Blueprint(Blueprint::Popgun)),
    ];
    let value = |order: [usize; 3]| {
        let mut changes = Changes::default();
        for place in order {
            changes.add(all[place].0, all[place].1);
        }
        changes.value(Stat::Damage, 5)
    };
    for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2], [1, 2, 0]] {
        assert_eq!(value(order), 13);
    }
}

#[test]
fn a_breakdown_tells_every_step_and_whether_it_is_better() {
    let mut changes = Changes::default();
    assert_eq!(changes.breakdown(Stat::Damage, 30).to_string(), "30");
    changes.add(Change::percent(Stat::Range, 130), Origin::Blueprint(Blueprint::Lookout));
    changes.add(Change::percent(Stat::Damage, 130).at(-5), Origin::Environment(Environment::ThinAir));
    changes.add(Change::plus(Stat::Damage, 3), Origin::Blueprint(Blueprint::Resonator));
    changes.add(Change::percent(Stat::Interval, 150), Origin::Blueprint(Blueprint::Rimespire));
    let told = |stat, base| changes.breakdown(stat, base).to_string();
    assert_eq!(told(Stat::Damage, 30), "30 + 3 Resonator × 1.3 Thin Air = 42");
    assert_eq!(told(Stat::Range, 2900), "2.9 × 1.3 Lookout = 3.77");
    assert_eq!(changes.breakdown(Stat::Damage, 30).verdict(), Verdict::Better);
    assert_eq!(changes.breakdown(Stat::Interval, 16).verdict(), Verdict::Worse);
    assert_eq!(changes.breakdown(Stat::Radius, 16).verdict(), Verdict::Same);
}

#[test]
fn what_a_blueprint_does_not_have_it_does_not_get() {
    let mut changes = Changes::default();
    changes.add(Change::plus(Stat::Damage, 3), Origin::Blueprint(Blueprint::Resonator));
    changes.add(Change::plus(Stat::Materials, 2), Origin::Environment(Environment::ThinAir));
    let stats = changes.stats(&Stats::costs(0, 5).range(2000));
    assert_eq!((stats.get(Stat::Damage), stats.get(Stat::Materials)), (0, 2));
    changes.add(
        Change { by: By::AtLeast(4), ..Change::plus(Stat::Damage, 0) },
        Origin::Blueprint(Blueprint::Hub),
    );
    assert_eq!(changes.stats(&Stats::NONE).get(Stat::Damage), 4);
}

#[test]
fn no_number_becomes_one_that_makes_no_sense() {
    let mut changes = Changes::default();
    for stat in Stat::ALL {
        changes.add(Change::plus(stat, -1000), Origin::Blueprint(Blueprint::Hub));
    }
    for stat in Stat::ALL {
        assert_eq!(changes.value(stat, 7), i32::from(stat == Stat::Interval), "{stat}");
    }
}
