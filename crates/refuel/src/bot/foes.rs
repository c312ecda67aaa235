//! Where attackers are thick.

use grid::Point;

use super::barrage::point;
use crate::{Battle, Card, Deed, Place, Spot, Stat};

/// Attackers that have come so near that something should be done.
pub(super) struct Crowd(Vec<Near>);

struct Near {
    spot: Spot,
    hp: i64,
    hull: i64,
    is_late: bool,
}

/// Who is as near to the hub is late, in pieces of a way.
const LATE: u32 = 5;

impl Crowd {
    pub(super) fn of(battle: &Battle) -> Self {
        let alive = battle.foes.iter().filter(|foe| foe.is_alive());
        Self(
            alive
                .map(|foe| Near {
                    spot: battle.spot(foe),
                    hp: i64::from(foe.hp.0),
                    hull: i64::from(foe.row().size.hull().0.min(25)),
                    is_late: battle.land.left(foe.place) < LATE * Place::WHOLE,
                })
                .collect(),
        )
    }

    /// Where an ability meets most, if that is worth its price.
    pub(super) fn best(&self, card: &Card) -> Option<Point> {
        let is_for_foes = !card.blueprint.row().deeds.iter().any(|deed| matches!(deed, Deed::Grants(..)));
        let best = self.0.iter().map(|near| (self.worth(card, near.spot), near.spot));
        let (worth, spot) = best.max_by_key(|(worth, _)| *worth).filter(|_| is_for_foes)?;
        let price = i64::from(card.makes[0].get(Stat::Energy).max(4));
        (worth >= price).then(|| point(spot.x, spot.y))?
    }

    /// Spots of some attackers around whom an ability meets most, the best first, each on a point of its own.
    pub(super) fn thick(&self, card: &Card, most: usize) -> Vec<Spot> {
        let mut all: Vec<(i64, Spot)> =
            self.0.iter().map(|near| (self.worth(card, near.spot), near.spot)).collect();
        all.sort_by_key(|(worth, _)| std::cmp::Reverse(*worth));
        let mut thick: Vec<Spot> = Vec::new();
        for (_, spot) in all {
            let is_new = thick.iter().all(|other| point(other.x, other.y) != point(spot.x, spot.y));
            if is_new && thick.len() < most {
                thick.push(spot);
            }
        }
        thick
    }

    /// What an ability would do around a spot, by and large.
    fn worth(&self, card: &Card, at: Spot) -> i64 {
        let numbers = &card.makes[0];
        let (radius, damage) = (numbers.get(Stat::Radius), i64::from(numbers.get(Stat::Damage)));
        let within = i64::from(radius) * i64::from(radius);
        let met = self.0.iter().filter(|near| near.spot.squared_from_above(at) <= within);
        met.map(|near| {
            let done = if damage > 0 { damage.min(near.hp) } else { 4 * near.hull.min(3) };
            if near.is_late { 3 * done } else { done }
        })
        .sum()
    }
}
