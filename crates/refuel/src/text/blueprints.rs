//! Blueprints in words: every line is made from the row and the numbers of the moment.

use super::line::{Line, Teller};
use super::{deeds, guns};
use crate::{Blueprint, Deed, Footing, Holding, Placing, Stat, Stats};

impl Blueprint {
    /// What it does, with the numbers of its row.
    pub fn lines(self) -> Vec<Line> {
        self.lines_with(&self.row().stats, &self.row().stats)
    }

    /// What it does, with the numbers that are true now, compared with others.
    pub fn lines_with(self, now: &Stats, base: &Stats) -> Vec<Line> {
        let (row, teller) = (self.row(), Teller { now, base });
        let mut lines = vec![teller.line(price(teller))];
        lines.extend(rests(teller).map(|told| teller.line(told)));
        lines.extend(yields(row.deeds, teller).map(|told| teller.line(&told)));
        lines.extend(row.gun.iter().flat_map(|gun| guns::lines(gun, teller)));
        lines.extend(row.deeds.iter().map(|deed| deeds::line(*deed, teller)));
        if teller.has(Stat::Waves) {
            lines.push(teller.line("Stands for [waves] waves, this one counted."));
        }
        if self != Self::Hub {
            lines.push(teller.line(place(row.place)));
        }
        for (number, make) in (2..).zip(row.tiers) {
            let teller = Teller { now: make, base: make };
            lines.push(teller.line(&format!(
                "Make {number}: [materials] materials, range [range], [damage] damage every [interval]."
            )));
        }
        lines
    }
}

fn price(teller: Teller<'_>) -> &'static str {
    match (teller.has(Stat::Materials), teller.has(Stat::Energy)) {
        (true, true) => "Costs [materials] materials and [energy] energy.",
        (true, false) => "Costs [materials] materials.",
        (false, true) => "Costs [energy] energy.",
        (false, false) => "Costs nothing.",
    }
}

fn rests(teller: Teller<'_>) -> Option<&'static str> {
    match (teller.has(Stat::FirstCooldown), teller.has(Stat::Cooldown)) {
        (true, true) => Some("Waves before the first use: [first-cooldown]; between uses: [cooldown]."),
        (true, false) => Some("Waves before the first use: [first-cooldown]."),
        (false, true) => Some("Waves between uses: [cooldown]."),
        (false, false) => None,
    }
}

/// What it yields whatever is under it; what it yields over something is for its deeds to say.
fn yields(deeds: &[Deed], teller: Teller<'_>) -> Option<String> {
    let told_elsewhere = |stat: Stat| {
        deeds.iter().any(
            |deed| matches!(deed, Deed::YieldsOver(other, _) | Deed::YieldsByHeight(other) if *other == stat),
        )
    };
    let yields = [Stat::FuelYield, Stat::MaterialYield, Stat::EnergyYield];
    let told: Vec<String> = yields
        .into_iter()
        .filter(|stat| teller.has(*stat) && !told_elsewhere(*stat))
        .map(|stat| format!("[{stat}] {}", stat.noun().trim_end_matches(" after each wave")))
        .collect();
    (!told.is_empty()).then(|| format!("Yields {} after each wave.", told.join(", ")))
}

fn place(place: Placing) -> &'static str {
    match place {
        Placing::Tile(footing) => stands(footing),
        Placing::Point => "Anywhere on the ground.",
        Placing::Line => "Along a row or a column.",
        Placing::Anywhere => "For all of the world.",
    }
}

/// Where something stands, from the most to the least particular.
fn stands(footing: Footing) -> &'static str {
    let slopes = footing.takes_slopes();
    if footing.lowest() > 0 {
        return "On free flat tiles that are not at the bottom.";
    }
    if footing.is_over(Holding::Path) {
        return "On the ways of attackers.";
    }
    match (
        footing.is_over(Holding::Nothing),
        footing.is_over(Holding::Minerals),
        footing.is_over(Holding::Wellspring),
    ) {
        (true, true, _) if slopes => "On free tiles and small rocks, slopes too.",
        (true, true, _) => "On free flat tiles and small rocks.",
        (true, ..) if slopes => "On free tiles, slopes too.",
        (true, ..) => "On free flat tiles.",
        (false, true, true) => "On minerals or a wellspring.",
        (false, true, false) => "On minerals.",
        (false, false, true) => "On a wellspring.",
        (false, false, false) => "Nowhere.",
    }
}
