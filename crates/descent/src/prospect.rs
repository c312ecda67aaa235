//! What is known of a branch before one goes down.

use engine::Seat;

use crate::{Biome, Branch, Descent, Gold, Kind, Matter, Place, Rarity};

/// What waits on a branch of the next floor, as far as whoever stands on the stairs knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// Where it leads.
    pub place: Place,
    /// What it is like there.
    pub biome: Biome,
    /// What lies on the ground.
    pub ground: Vec<Matter>,
    /// Encounters.
    pub encounters: usize,
    /// Gold that lies there.
    pub gold: Gold,
    /// How many things an offer shows.
    pub offers: usize,
    /// What can be offered.
    pub rarities: Vec<Rarity>,
    /// Who may live there and was met before.
    pub met: Vec<Kind>,
    /// How many kinds may live there and were not met.
    pub strangers: usize,
    /// Who keeps the way on.
    pub boss: Option<Kind>,
}

impl Descent {
    /// What waits on a branch of the next floor; nothing below the last.
    pub fn prospect(&self, seat: Seat, branch: Branch) -> Option<Prospect> {
        let place = self.level.place.below(branch)?;
        let (met, strangers): (Vec<Kind>, Vec<Kind>) =
            Kind::dwelling_at(place).partition(|kind| self.met >> kind.index() & 1 != 0);
        Some(Prospect {
            place,
            biome: place.biome(),
            ground: place.biome().terrain().ground.iter().map(|(matter, _)| *matter).collect(),
            encounters: self.encounters(place),
            gold: self.gold_on(place),
            offers: self.offer_size(seat, place),
            rarities: Rarity::ALL.into_iter().filter(|rarity| rarity.gate() <= place.floor).collect(),
            met,
            strangers: strangers.len(),
            boss: Kind::boss_of(place.floor),
        })
    }
}

#[cfg(test)]
mod tests {
    use engine::{Game, Seed};

    use super::*;
    use crate::{FloorNumber, Setup};

    #[test]
    fn the_right_branch_has_more_of_everything() {
        let run = Descent::new(&Setup::default(), Seed::from_name("prospect")).expect("the house's numbers");
        let [left, right] =
            Branch::ALL.map(|branch| run.prospect(Seat::FIRST, branch).expect("a floor below"));
        assert_eq!((left.place.floor, right.encounters), (FloorNumber(2), left.encounters + 1));
        assert_eq!((left.offers, right.offers, left.gold, right.gold), (3, 4, Gold(36), Gold(46)));
        assert!(left.biome != right.biome && left.ground != right.ground);
        assert!(left.met.is_empty() && left.strangers > 4 && left.strangers != right.strangers);
        assert_eq!((left.boss, left.rarities.len()), (None, 2));
    }
}
