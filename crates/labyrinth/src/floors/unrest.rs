//! What comes of staying on a floor for too long. RULES.md, 9.10.

use serde::Serialize;

use crate::{Content, Percent, Scale, Turns, UnrestNumbers};

/// How restless a floor is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Unrest {
    /// Turns until it stirs; none when it does.
    pub calm: Turns<u32>,
    /// How many have set out to look for the hero since then.
    pub seekers: u16,
}

impl Unrest {
    /// Whoever arrives now comes looking for the hero.
    pub const fn is_stirring(self) -> bool {
        self.calm.0 == 0
    }

    /// It is time to be told of it at a glance.
    pub const fn is_near(self) -> bool {
        self.calm.0 <= NEAR
    }
}

/// Turns of calm that are few.
const NEAR: u32 = 200;

/// Nobody lives to see more than this, and numbers stay small.
const MOST_SEEKERS: u16 = 500;

impl UnrestNumbers {
    /// How restless a floor is after so many turns.
    pub fn after(&self, turns: Turns<u32>) -> Unrest {
        let calm = u32::from(self.calm);
        let since = turns.0.saturating_sub(calm) / u32::from(self.every);
        let seekers = u16::try_from(since).map_or(MOST_SEEKERS, |seekers| seekers.min(MOST_SEEKERS));
        Unrest { calm: Turns(calm.saturating_sub(turns.0)), seekers }
    }
}

impl Content {
    /// What unrest makes of the numbers of those who arrive, beside those of their kind.
    pub fn strength(&self, unrest: Unrest) -> Percent<u16> {
        Percent(100 + u16::from(self.unrest.growth.0) * unrest.seekers)
    }

    /// The same for all their numbers.
    pub(crate) fn roused(&self, unrest: Unrest) -> Scale {
        Scale::all(self.strength(unrest))
    }
}

#[cfg(test)]
mod tests {
    use engine::{Game, Seed, Silence};

    use super::*;
    use crate::verbs::Act;
    use crate::{FloorNumber, Labyrinth, Setup};

    #[test]
    fn a_floor_is_calm_then_stirs_and_grows_worse_with_each_who_comes() {
        let content = &Content::LITERAL;
        let after = |turns| content.unrest.after(Turns(turns));
        assert_eq!(after(0), Unrest { calm: Turns(1200), seekers: 0 });
        assert_eq!(after(1199), Unrest { calm: Turns(1), seekers: 0 });
        assert!(after(1000).is_near() && !after(999).is_near() && !after(1199).is_stirring());
        assert_eq!(after(1249), Unrest { calm: Turns(0), seekers: 0 });
        assert!(after(1200).is_stirring());
        assert_eq!(
            [1249, 1250, 1299, 1700].map(|turns| content.strength(after(turns)).0),
            [100, 110, 110, 200]
        );
        assert_eq!(after(u32::MAX).seekers, MOST_SEEKERS);
    }

    #[test]
    fn the_next_floor_is_calm() {
        let mut run = Labyrinth::new(&Setup::default(), Seed::from_bits(1)).unwrap();
        run.floor_turn = Turns(5_000);
        assert!(run.unrest().is_stirring());
        Act::new(&mut run, &mut Silence).enter(FloorNumber(2));
        assert_eq!(run.unrest(), run.content.unrest.after(Turns(0)));
        assert!(run.foes.iter().all(|foe| !foe.seeks), "dwellers look for nobody");
    }
}
