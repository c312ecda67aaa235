//! What blueprints do beside shooting, in words.

use super::line::{Line, Teller};
use super::phrases::{Length, Share, Time, amount, brought, capital, harms, lent, plural};
use crate::{Around, Deed, Good, Holding, Stat, Trade};

/// What a deed does.
pub(super) fn line(deed: Deed, teller: Teller<'_>) -> Line {
    teller.line(&told(deed, teller))
}

fn told(deed: Deed, teller: Teller<'_>) -> String {
    let delay = if teller.has(Stat::Delay) { " [delay] later" } else { "" };
    match deed {
        Deed::YieldsOver(stat, holding) => format!("{}, but only {}.", yields(stat), over(holding)),
        Deed::YieldsByHeight(stat) => format!("{} for each level that its tile is high.", yields(stat)),
        Deed::YieldGrows(stat, more) => format!(
            "{more} more {} with each wave that it stands.",
            stat.noun().trim_end_matches(" after each wave")
        ),
        Deed::Dearer(more) => format!("Each one that stands makes the next {more} materials dearer."),
        Deed::EnergyOfMaterials(percent) => {
            format!("Whenever materials are gained, {} of that come as energy too.", Share(percent.into()))
        }
        Deed::Salvages(materials) => {
            format!(
                "Each attacker that falls within [range] leaves {}.",
                amount(Good::Materials, materials.0)
            )
        }
        Deed::Trades(trade) => {
            let most = trade.most;
            let times = plural("time", most.into());
            format!("After each wave, up to {most} {times}: {}.", traded(trade))
        }
        Deed::Apart => "Not beside another of its kind.".to_owned(),
        Deed::ByTheWay => "Only beside a way of attackers.".to_owned(),
        Deed::Supports(around, change) => format!("{}: {change}.", around_it(around)),
        Deed::Lends(around, condition, left) => {
            format!("{}: {} when a wave begins.", around_it(around), lent(condition, left))
        }
        Deed::Slows(percent) => {
            format!("Attackers within [range] go at {} of their speed.", Share(percent.into()))
        }
        Deed::Weakens(kinds, percent) => {
            let percent = Share(i32::from(percent));
            format!("Attackers within [range] take {percent} of {} damage.", harms(kinds))
        }
        Deed::Strikes(kinds) => {
            format!("All within [range] take [damage] {} damage when it is put down.", harms(kinds))
        }
        Deed::Blast(kinds) => format!("All within [radius] take [damage] {} damage{delay}.", harms(kinds)),
        Deed::Storm(kinds, count) => format!(
            "{count} strikes, one every [interval], each at somebody within [radius] by lot: [damage] {} damage.",
            harms(kinds)
        ),
        Deed::Sweep(kinds) => format!(
            "A ray sweeps the whole row or column in [duration]: all within [radius] of it take [damage] {} damage.",
            harms(kinds)
        ),
        Deed::Inflicts(status, left) => format!("All within [radius]: {}.", brought(status, left)),
        Deed::Grants(condition, left) => format!("Buildings within [radius]: {}.", lent(condition, left)),
        Deed::Shoves(length) => format!("All within [radius] are pushed back by {}.", Length(length)),
        Deed::Improves(change) => format!("Every other blueprint from now on: {change}."),
        Deed::Refreshes(waves) => {
            format!("All other cooldowns become {waves} {} less.", plural("wave", waves.into()))
        }
        Deed::Converts(trade) if trade.give.1 == 0 => format!("{}.", amount(trade.take.0, trade.take.1)),
        Deed::Converts(trade) => format!("{}.", capital(&traded(trade))),
        Deed::Kindles(status, left) => {
            format!("Hits of all shots that flew through its range bring {}.", brought(status, left))
        }
        Deed::Sharpens(change) => format!("After each use: {change}."),
        Deed::Drains(percent) => format!(
            "All within [radius] lose {} of the HP they have; bosses lose a quarter of that.",
            Share(percent.into())
        ),
        Deed::Bursts => "Bubbles within [radius] burst.".to_owned(),
        Deed::Harvests(materials, time) => format!(
            "For {}, each attacker that falls within [radius] leaves {}.",
            Time(time),
            amount(Good::Materials, materials.0)
        ),
    }
}

fn yields(stat: Stat) -> String {
    format!("[{stat}] {}", stat.noun())
}

const fn over(holding: Holding) -> &'static str {
    match holding {
        Holding::Nothing => "on a free tile",
        Holding::Path => "on a way",
        Holding::SmallRocks => "over small rocks",
        Holding::LargeRocks => "over large rocks",
        Holding::Minerals => "over minerals",
        Holding::Wellspring => "over a wellspring",
        Holding::Water => "in water",
    }
}

const fn around_it(around: Around) -> &'static str {
    match around {
        Around::Neighbours => "Buildings on the eight tiles around",
        Around::InRange => "Buildings within [range]",
    }
}

fn traded(trade: Trade) -> String {
    let told = |(good, much): (Good, i32)| amount(good, much);
    format!("{} become {}", told(trade.give), told(trade.take))
}
