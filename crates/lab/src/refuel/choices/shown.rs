//! The numbers that the screen shows for a command.

use ::refuel::{Command, Refuel, Stat};

use super::kind::{Kind, merit};

/// What can be read off the blueprint and the map, more is better: what it costs, its damage in a hundred ticks, what
/// it yields, and how many tiles of ways it has in range. Of places the screen shows what is in range and no number, and
/// of priorities nothing that could be compared.
pub(super) fn shown(kind: Kind, game: &Refuel, command: Command) -> Vec<i64> {
    match (kind, command) {
        (Kind::Spend, Command::Build(blueprint, target)) => {
            let price = game.price(blueprint, target);
            let stats = game.card(blueprint).map(|card| card.makes[0]);
            let of = |stat: Stat| stats.map_or(0, |stats| i64::from(stats.get(stat)));
            let damage = 100 * of(Stat::Damage) / of(Stat::Interval).max(1);
            let yields = [Stat::MaterialYield, Stat::EnergyYield, Stat::FuelYield].map(of);
            let cost = -i64::from(price.materials.0 + price.energy.0);
            [&[cost, damage][..], &yields, &[merit(game, blueprint, target)]].concat()
        }
        (Kind::Spend, _) => vec![0; 6],
        (Kind::Place | Kind::Aim, _) => Vec::new(),
    }
}
