//! What the end of the round will do to each unit, if nothing changes until then.

use tactics::{Effect, Kind, Tactics, Who};

/// What the end of the round will do to a unit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forecast {
    /// To whom.
    pub who: Who,
    /// HP that it will lose.
    pub loses: u8,
    /// Whether it will be gone: dead, or faded in time.
    pub goes: bool,
    /// Effects that will end.
    pub ends: Vec<Effect>,
}

/// What the end of the round will do to each unit on the board, in their order.
pub fn forecast(game: &Tactics) -> Vec<Forecast> {
    let position = game.position();
    let forecast = |id| {
        let unit = position.unit(id);
        let loses = game.attrition(id);
        let fades = unit.kind == Kind::Clone && unit.fades <= 1;
        let ends = unit.effects.iter().filter(|&effect| unit.effects.rounds(effect) == 1).collect();
        Forecast { who: Who { id, kind: unit.kind }, loses, goes: loses >= unit.hp || fades, ends }
    };
    position.living().iter().map(forecast).collect()
}

impl Forecast {
    /// The forecast in a few words; none when nothing happens to the unit.
    pub fn words(&self) -> Option<String> {
        let ends = || {
            let names: Vec<String> = self.ends.iter().map(ToString::to_string).collect();
            format!("{} ends", names.join(", "))
        };
        match (self.goes, self.loses) {
            (true, 0) => Some("fades".to_owned()),
            (true, lost) => Some(format!("-{lost} HP, dies")),
            (false, 0) if self.ends.is_empty() => None,
            (false, 0) => Some(ends()),
            (false, lost) if self.ends.is_empty() => Some(format!("-{lost} HP")),
            (false, lost) => Some(format!("-{lost} HP, {}", ends())),
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::{Game, Seed};
    use tactics::{RuleSet, Setup};

    use super::*;

    #[test]
    fn the_end_of_a_round_is_told_unit_by_unit() {
        let position = "round 3, p1 / rogue shadow-clone c1 5 bleed1, tank a1 5, archer e1 1, \
                        clone c2 1 fades1 / mage wild-magic c5 5, tank b5 5 power2, assassin fell e5";
        let setup = Setup::with_position(RuleSet::Written, position.parse().unwrap());
        let game = Tactics::new(&setup, Seed::from_bits(1)).unwrap();
        let told: Vec<_> = forecast(&game)
            .iter()
            .map(|fate| format!("{}: {}", fate.who, fate.words().unwrap_or_default()))
            .collect();
        assert_eq!(
            told,
            [
                "P1 Rogue: -1 HP, Bleed ends",
                "P1 Tank: -1 HP",
                "P1 Archer: -1 HP, dies",
                "P1 Clone: -1 HP, dies",
                "P2 Mage: ",
                "P2 Tank: -1 HP",
            ]
        );
    }
}
