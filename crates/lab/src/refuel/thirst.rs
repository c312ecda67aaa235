//! How much somebody spends on fuel.

use refuel::{Blueprint, Deed, Good, Holding, Stat};

/// How much of all materials is spent on what yields fuel: each band up to so many hundredths.
pub(super) const BANDS: [(&str, u32); 6] = [
    ("nothing", 0),
    ("up to 5 %", 5),
    ("5 to 10 %", 10),
    ("10 to 20 %", 20),
    ("20 to 40 %", 40),
    ("more", 100),
];

/// The band of somebody who spent so much on fuel, of so much in all.
pub(super) fn band(on_fuel: u32, in_all: u32) -> usize {
    let is_within =
        |(_, most): &(&str, u32)| u64::from(on_fuel) * 100 <= u64::from(*most) * u64::from(in_all);
    BANDS.iter().position(is_within).unwrap_or(BANDS.len() - 1)
}

/// Whether a blueprint is built for fuel over such a tile.
pub(super) fn is_for_fuel(blueprint: Blueprint, over: Option<Holding>) -> bool {
    let row = blueprint.row();
    let bound = row.deeds.iter().find_map(|deed| match deed {
        Deed::YieldsOver(Stat::FuelYield, holding) => Some(*holding),
        _ => None,
    });
    let trades = |deed: &Deed| matches!(deed, Deed::Trades(trade) if trade.take.0 == Good::Fuel);
    let yields = row.stats.get(Stat::FuelYield) > 0 && (bound.is_none() || bound == over);
    yields || row.deeds.iter().any(trades)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drill_is_built_for_fuel_only_over_a_wellspring() {
        assert!(is_for_fuel(Blueprint::Borer, Some(Holding::Wellspring)));
        assert!(!is_for_fuel(Blueprint::Borer, Some(Holding::Minerals)));
        assert!(is_for_fuel(Blueprint::Pumpjack, Some(Holding::Wellspring)));
        assert!(is_for_fuel(Blueprint::Still, Some(Holding::Nothing)));
        assert!(!is_for_fuel(Blueprint::Popgun, Some(Holding::Nothing)));
    }

    #[test]
    fn bands_go_up_to_their_hundredths() {
        let places =
            [(0, 0), (0, 80), (4, 80), (5, 80), (16, 80), (80, 80)].map(|(part, all)| band(part, all));
        assert_eq!(places, [0, 0, 1, 2, 3, 5]);
    }
}
