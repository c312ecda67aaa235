//! Exact figures, in a few characters each.

use labyrinth::odds::{Chance, Forecast, Hit};
use labyrinth::{Hp, Hundredths};

/// What a hit takes without being critical: `5-6`.
pub fn damage(hit: &Hit) -> String {
    span(hit.plain)
}

/// The same, and what a critical hit takes: `5-6 (5%: 10-12)`.
pub fn damage_and_crit(hit: &Hit) -> String {
    match hit.crit.0 {
        0 => damage(hit),
        crit => format!("{} ({}%: {})", damage(hit), Hundredths(crit * 10), span(hit.critical)),
    }
}

/// How many blows it usually takes, leaving out the luckiest and the unluckiest tenth: `2-3`. Nothing
/// when it takes more than can be foreseen.
pub fn blows(forecast: &Forecast) -> Option<String> {
    let reached = |tenths: u64| {
        let mut sum = 0;
        let wanted = Chance::WHOLE / 10 * tenths;
        let place = forecast.slays.iter().position(|chance| {
            sum += chance.parts();
            sum >= wanted
        });
        place.map(|place| place + 1)
    };
    let (least, most) = (reached(1)?, reached(9)?);
    Some(if least == most { least.to_string() } else { format!("{least}-{most}") })
}

fn span((least, most): (Hp, Hp)) -> String {
    if least == most { least.to_string() } else { format!("{least}-{most}") }
}

#[cfg(test)]
mod tests {
    use labyrinth::{Content, Kind, odds};

    use super::*;
    use crate::labyrinth::testing::{foe, view};

    #[test]
    fn figures_are_those_of_the_odds() {
        let mut view = view("figures");
        let content = &Content::LITERAL;
        let mut goblin = foe(Kind::Goblin);
        goblin.stats = content.foe(Kind::Goblin, labyrinth::Floor::LOWEST);
        goblin.hp = goblin.stats.hp;
        view.foes = vec![goblin];
        let forecast = odds::bump(&view.clash(content), &goblin);
        // Attack 6 against defence 1.6: 5.04 on average, and 27 HP.
        assert_eq!(damage_and_crit(&forecast.hit), "5-6 (5%: 10-12)");
        assert_eq!(blows(&forecast).as_deref(), Some("5-6"));
    }
}
