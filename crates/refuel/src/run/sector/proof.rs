//! What a sector is held to. It knows nothing of how sectors are made: it walks every way.

use super::Sector;
use crate::run::fight::{FightSort, Prize};
use crate::run::stop::Stop;

/// What can be wrong with a sector.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SectorFlaw {
    /// It does not end with one boss, or has another before.
    Boss,
    /// A stop leads on to none, to one that is not there, or to one twice.
    Link,
    /// No way comes to a stop.
    Unreached,
    /// There is nowhere anything to choose.
    Choice,
    /// An act begins with something other than plain battles.
    Opening,
    /// Two shops, two rests or two elites follow each other.
    Twice,
    /// A way has fewer than two battles before the boss, or more than four.
    Fights,
    /// Every way has an elite battle, none has, or one has more than two.
    Elites,
    /// Right before the boss there is something other than rests and shops, or no rest.
    Haven,
    /// There are too few encounters or shops.
    Sights,
    /// A battle promises nothing, or an elite one nothing better.
    Reward,
}

/// All that can be wrong.
pub const SECTOR_FLAWS: [SectorFlaw; 11] = [
    SectorFlaw::Boss,
    SectorFlaw::Link,
    SectorFlaw::Unreached,
    SectorFlaw::Choice,
    SectorFlaw::Opening,
    SectorFlaw::Twice,
    SectorFlaw::Fights,
    SectorFlaw::Elites,
    SectorFlaw::Haven,
    SectorFlaw::Sights,
    SectorFlaw::Reward,
];

/// Whether a sector keeps what RULES.md, 11.3, promises.
///
/// # Errors
/// The first flaw.
pub fn prove_sector(sector: &Sector) -> Result<(), SectorFlaw> {
    links(sector)?;
    bosses(sector)?;
    let ways = ways(sector);
    reached(sector, &ways)?;
    for way in &ways {
        let stops: Vec<&Stop> = stops(sector, way);
        along(&stops)?;
    }
    let elites = |way: &Vec<u8>| count(&stops(sector, way), FightSort::Elite);
    let (least, most) = (ways.iter().map(elites).min(), ways.iter().map(elites).max());
    if least != Some(0) || !matches!(most, Some(1 | 2)) {
        return Err(SectorFlaw::Elites);
    }
    whole(sector)
}

fn links(sector: &Sector) -> Result<(), SectorFlaw> {
    for (depth, layer) in sector.layers.iter().enumerate() {
        let wide = sector.layers.get(depth + 1).map_or(0, Vec::len);
        for node in layer {
            let is_there = node.next.iter().all(|place| usize::from(*place) < wide);
            let is_once = node.next.windows(2).all(|pair| pair[0] < pair[1]);
            if !is_there || !is_once || node.next.is_empty() != (wide == 0) {
                return Err(SectorFlaw::Link);
            }
        }
    }
    let has_choice = sector.layers.iter().flatten().any(|node| node.next.len() > 1);
    if has_choice { Ok(()) } else { Err(SectorFlaw::Choice) }
}

fn bosses(sector: &Sector) -> Result<(), SectorFlaw> {
    let boss = |stop: &Stop| stop.fight().is_some_and(|fight| fight.sort == FightSort::Boss);
    let named = |stop: &Stop| stop.fight().is_some_and(|fight| fight.boss.is_some());
    let all: Vec<&Stop> = sector.layers.iter().flatten().map(|node| &node.stop).collect();
    let is_last = sector.layers.last().is_some_and(|layer| layer.len() == 1 && boss(&layer[0].stop));
    let is_one = all.iter().filter(|stop| boss(stop)).count() == 1;
    if is_last && is_one && all.iter().all(|stop| boss(stop) == named(stop)) {
        Ok(())
    } else {
        Err(SectorFlaw::Boss)
    }
}

/// Every way from the first layer to the last, as places.
fn ways(sector: &Sector) -> Vec<Vec<u8>> {
    let mut ways: Vec<Vec<u8>> = sector.ahead(&[]).into_iter().map(|place| vec![place]).collect();
    for _ in 1..sector.layers.len() {
        let longer = |way: Vec<u8>| {
            let next = sector.ahead(&way);
            next.into_iter().map(move |place| [way.as_slice(), &[place]].concat()).collect::<Vec<_>>()
        };
        ways = ways.into_iter().flat_map(longer).collect();
    }
    ways
}

fn stops<'a>(sector: &'a Sector, way: &[u8]) -> Vec<&'a Stop> {
    sector.layers.iter().zip(way).map(|(layer, place)| &layer[usize::from(*place)].stop).collect()
}

fn reached(sector: &Sector, ways: &[Vec<u8>]) -> Result<(), SectorFlaw> {
    let is_reached = |depth: usize, place: usize| ways.iter().any(|way| usize::from(way[depth]) == place);
    let mut places = sector
        .layers
        .iter()
        .enumerate()
        .flat_map(|(depth, layer)| (0..layer.len()).map(move |place| (depth, place)));
    if places.all(|(depth, place)| is_reached(depth, place)) { Ok(()) } else { Err(SectorFlaw::Unreached) }
}

fn count(stops: &[&Stop], sort: FightSort) -> usize {
    stops.iter().filter(|stop| stop.fight().is_some_and(|fight| fight.sort == sort)).count()
}

/// What is true along every way.
fn along(stops: &[&Stop]) -> Result<(), SectorFlaw> {
    let is_plain = |stop: &Stop| stop.fight().is_some_and(|fight| fight.sort == FightSort::Plain);
    if !stops.first().is_some_and(|stop| is_plain(stop)) {
        return Err(SectorFlaw::Opening);
    }
    let may_follow = |stop: &Stop| is_plain(stop) || matches!(stop, Stop::Encounter);
    if stops.windows(2).any(|pair| pair[0].is_like(pair[1]) && !may_follow(pair[0])) {
        return Err(SectorFlaw::Twice);
    }
    let fights = count(stops, FightSort::Plain) + count(stops, FightSort::Elite);
    if !(2..=4).contains(&fights) {
        return Err(SectorFlaw::Fights);
    }
    match stops {
        [.., Stop::Rest | Stop::Shop(_), _] => Ok(()),
        _ => Err(SectorFlaw::Haven),
    }
}

/// What is true of all stops together.
fn whole(sector: &Sector) -> Result<(), SectorFlaw> {
    let all = || sector.layers.iter().flatten().map(|node| &node.stop);
    let haven = sector.layers.iter().rev().nth(1);
    if !haven.is_some_and(|layer| layer.iter().any(|node| node.stop == Stop::Rest)) {
        return Err(SectorFlaw::Haven);
    }
    let encounters = all().filter(|stop| matches!(stop, Stop::Encounter)).count();
    let shops = all().filter(|stop| matches!(stop, Stop::Shop(_))).count();
    if encounters < 2 || shops < 1 {
        return Err(SectorFlaw::Sights);
    }
    let is_rewarded = |stop: &Stop| {
        stop.fight().is_none_or(|fight| match fight.sort {
            FightSort::Plain => fight.prizes.len() == 1,
            FightSort::Elite | FightSort::Boss => {
                fight.prizes.len() > 1 && fight.prizes.contains(&Prize::Artefacts)
            }
        })
    };
    if all().all(is_rewarded) { Ok(()) } else { Err(SectorFlaw::Reward) }
}

#[cfg(test)]
mod tests {
    use engine::Seed;

    use super::*;
    use crate::run::content::RunContent;
    use crate::run::sector::Node;

    fn made(seed: u64, act: u8) -> Sector {
        Sector::made(Seed::from_bits(seed), act, &RunContent::USUAL)
    }

    #[test]
    fn sectors_of_many_seeds_have_no_flaw() {
        for seed in 0..500 {
            for act in 0..3 {
                let sector = made(seed, act);
                assert_eq!(prove_sector(&sector), Ok(()), "seed {seed}, act {act}: {sector:?}");
            }
        }
    }

    #[test]
    fn acts_of_a_run_have_other_themes_and_other_bosses() {
        for seed in 0..50 {
            let sectors = [0, 1, 2].map(|act| made(seed, act));
            let bosses = sectors.each_ref().map(|sector| sector.layers[6][0].stop.fight().unwrap().boss);
            assert!(bosses[0] != bosses[1] && bosses[1] != bosses[2] && bosses[0] != bosses[2]);
            let themes = sectors.each_ref().map(|sector| sector.theme);
            assert!(themes[0] != themes[1] && themes[1] != themes[2] && themes[0] != themes[2]);
        }
    }

    /// What a sector is after something was spoilt.
    fn spoilt(spoil: impl FnOnce(&mut Vec<Vec<Node>>)) -> Result<(), SectorFlaw> {
        let mut sector =
            (0..50).map(|seed| made(seed, 1)).find(|sector| sector.layers[1].len() == 3).unwrap();
        spoil(&mut sector.layers);
        prove_sector(&sector)
    }

    fn set_all(layer: &mut [Node], stop: &Stop) {
        for node in layer {
            node.stop = stop.clone();
        }
    }

    #[test]
    fn every_flaw_is_found() {
        let elite = made(0, 0)
            .layers
            .iter()
            .flatten()
            .map(|node| node.stop.clone())
            .find(|stop| stop.fight().is_some_and(|fight| fight.sort == FightSort::Elite));
        let (elite, boss) = (elite.expect("each sector has one"), made(0, 0).layers[6][0].stop.clone());
        let plain = made(0, 0).layers[0][0].stop.clone();
        let found = [
            spoilt(|layers| layers[2][0].stop = boss),
            spoilt(|layers| layers[0][0].next = vec![9]),
            spoilt(|layers| layers[0].iter_mut().for_each(|node| node.next = vec![0])),
            spoilt(|layers| {
                for layer in layers.iter_mut() {
                    layer.truncate(1);
                    layer[0].next = vec![0];
                }
                layers[6][0].next.clear();
            }),
            spoilt(|layers| layers[0][1].stop = Stop::Rest),
            spoilt(|layers| {
                set_all(&mut layers[4], &Stop::Rest);
                set_all(&mut layers[5], &Stop::Rest);
            }),
            spoilt(|layers| (1..5).for_each(|depth| set_all(&mut layers[depth], &Stop::Encounter))),
            spoilt(|layers| {
                (1..5).for_each(|depth| set_all(&mut layers[depth], &Stop::Encounter));
                set_all(&mut layers[2], &elite);
                set_all(&mut layers[4], &plain);
            }),
            spoilt(|layers| set_all(&mut layers[5], &Stop::Encounter)),
            spoilt(|layers| {
                for depth in [1, 3] {
                    set_all(&mut layers[depth], &Stop::Encounter);
                    set_all(&mut layers[depth + 1], &plain);
                }
                layers[2][0].stop = elite;
                set_all(&mut layers[5], &Stop::Rest);
            }),
            spoilt(|layers| {
                for node in layers.iter_mut().flatten() {
                    if let Stop::Fight(fight) = &mut node.stop {
                        fight.prizes.clear();
                    }
                }
            }),
        ];
        let order = [
            SectorFlaw::Boss,
            SectorFlaw::Link,
            SectorFlaw::Unreached,
            SectorFlaw::Choice,
            SectorFlaw::Opening,
            SectorFlaw::Twice,
            SectorFlaw::Fights,
            SectorFlaw::Elites,
            SectorFlaw::Haven,
            SectorFlaw::Sights,
            SectorFlaw::Reward,
        ];
        assert_eq!(order, SECTOR_FLAWS);
        for (place, (found, wanted)) in found.into_iter().zip(order).enumerate() {
            assert_eq!(found, Err(wanted), "{place}");
        }
    }
}
