//! What it is worth to stand before each fork of a location.

use std::sync::OnceLock;

use super::table::{CERTAINTY, Shape, Table};
use super::throws::Throws;
use super::toll::{Bout, Toll};
use crate::odds::Body;
use crate::{Card, CardCounts, Content, Family, Find, Held, Location, REST_HEAL, Rules, Snare, Tier, Weapon};

/// What may be met at a place, each with its weight.
pub(super) type Kinds = Vec<(Card, u64)>;

/// One location: what its cards do, and what its forks are worth.
#[derive(Debug)]
pub(super) struct Land {
    content: Content,
    location: Location,
    weapons: Vec<Option<Weapon>>,
    /// By foe, then by weapon.
    tolls: Vec<Vec<Toll>>,
    /// Before each fork, and after the last.
    forks: OnceLock<Vec<Table>>,
}

const FOES: [Card; 3] = [Card::LesserBeast, Card::GreaterBeast, Card::Hollow];

impl Land {
    pub(super) fn new(content: &Content, throws: &Throws, location: Location) -> Self {
        let weapons = weapons(location.tier());
        let (tier, bend) = (location.tier(), location.bend());
        let tolls = |foe: Card| -> Vec<Toll> {
            let toll = |&weapon: &_| Toll::solve(content, throws, Bout { foe, tier, bend, weapon });
            weapons.iter().map(toll).collect()
        };
        let tolls = FOES.map(tolls).into();
        Self { content: *content, location, weapons, tolls, forks: OnceLock::new() }
    }

    /// Solves the forks of the location, for a run that goes on with this worth.
    pub(super) fn forks(&self, beyond: impl FnOnce() -> Table) -> &[Table] {
        self.forks.get_or_init(|| self.solve(beyond()))
    }

    pub(super) const fn content(&self) -> &Content {
        &self.content
    }

    fn shape(&self) -> Shape {
        Shape::new(&self.content)
    }

    /// The worth of going on: a night's rest, and all else as it is.
    pub(super) fn rested(&self, next: &Table) -> Table {
        Table::made(self.shape(), &self.weapons, |weapon, body| {
            next.of(weapon, body.healed(REST_HEAL, &self.content))
        })
    }

    /// The worth of having won.
    pub(super) fn won(&self) -> Table {
        Table::made(self.shape(), &self.weapons, |_, _| CERTAINTY)
    }

    /// Backwards from the last fork, for cards that nobody has seen.
    fn solve(&self, beyond: Table) -> Vec<Table> {
        let cards = &self.content.cards;
        let count = cards.total().div_ceil(3);
        let mut forks = vec![beyond];
        for fork in (0..count).rev() {
            let after = forks.last().expect("the end is there");
            let table = if fork + 1 == count { self.last(cards, after) } else { self.usual(cards, after) };
            forks.push(table);
        }
        forks.reverse();
        forks
    }

    /// Three cards of which two are met.
    fn usual(&self, cards: &CardCounts, after: &Table) -> Table {
        let rows = rows(cards, 3);
        let pairs: Vec<([u8; Family::COUNT], Table)> = rows_of(2)
            .map(|pair| (pair, Self::either(pair, |family| self.met(&mix(cards, family), after))))
            .collect();
        let rest = |pair| &pairs.iter().find(|(known, _)| *known == pair).expect("every pair is there").1;
        let worth = |row: [u8; Family::COUNT]| {
            self.healing(Self::either(row, |family| {
                self.met(&mix(cards, family), rest(without(row, family)))
            }))
        };
        let tables: Vec<(Table, u64)> = rows.into_iter().map(|(row, weight)| (worth(row), weight)).collect();
        Table::mean(tables.iter().map(|(table, weight)| (table, *weight))).unwrap_or_else(|| after.clone())
    }

    /// The Hollow and two more, and all of them are met: the gifts first, as everybody would, and then the dangers.
    fn last(&self, cards: &CardCounts, after: &Table) -> Table {
        let hollow = self.met(&vec![(Card::Hollow, 1)], after);
        let order = [Family::Foe, Family::Peril, Family::Light, Family::Find];
        let worth = |row: [u8; Family::COUNT]| {
            let mut table = hollow.clone();
            for family in order {
                for _ in 0..row[family.index()] {
                    table = self.met(&mix(cards, family), &table);
                }
            }
            self.healing(table)
        };
        let tables: Vec<(Table, u64)> =
            rows(cards, 2).into_iter().map(|(row, weight)| (worth(row), weight)).collect();
        Table::mean(tables.iter().map(|(table, weight)| (table, *weight))).unwrap_or(hollow)
    }

    /// The better of the families that lie there.
    fn either(row: [u8; Family::COUNT], met: impl Fn(Family) -> Table) -> Table {
        let laid = Family::ALL.into_iter().filter(|family| row[family.index()] > 0);
        laid.map(met).reduce(|best, other| best.or(&other)).expect("a card lies there")
    }

    /// The same for somebody who heals when that is better.
    fn healing(&self, table: Table) -> Table {
        self.healing_with(&self.weapons, table)
    }

    /// The same for somebody who heals when that is better and can have but some of the weapons.
    pub(super) fn healing_with(&self, weapons: &[Option<Weapon>], table: Table) -> Table {
        table.with_healing(weapons, Rules::ROAD.lux_heal(&self.content, self.location))
    }

    /// The worth of meeting one of some kinds, before what comes after, with dice that nobody has seen.
    fn met(&self, kinds: &Kinds, after: &Table) -> Table {
        self.met_with(&self.weapons, kinds, after)
    }

    /// The same for somebody who can have but some of the weapons.
    pub(super) fn met_with(&self, weapons: &[Option<Weapon>], kinds: &Kinds, after: &Table) -> Table {
        let all: u64 = kinds.iter().map(|&(_, weight)| weight).sum();
        Table::made(self.shape(), weapons, |weapon, body| {
            let sum: u64 = kinds
                .iter()
                .map(|&(card, weight)| weight * u64::from(self.card(card, weapon, body, None, after)))
                .sum();
            u32::try_from(sum.checked_div(all).unwrap_or(0)).expect("a mean is no more than the most")
        })
    }

    /// The worth of one card, before what comes after.
    pub(super) fn card(
        &self,
        card: Card,
        weapon: Option<Weapon>,
        body: Body,
        dice: Option<(usize, Held)>,
        after: &Table,
    ) -> u32 {
        let (content, bend) = (&self.content, self.location.bend());
        let tier = self.location.tier();
        match card {
            Card::LesserBeast | Card::GreaterBeast | Card::Hollow => {
                self.fought(card, weapon, body.hp, dice.map(|(throw, _)| throw), |hp| {
                    after.of(weapon, Body { hp, ..body })
                })
            }
            Card::Pit => {
                // The middle die, where it is not known: a good one that still leaves a better.
                let number = dice.map_or(4, |(_, held)| held.0.into_iter().max().expect("three dice"));
                after.of(weapon, body.hurt(bend.pit(number)))
            }
            Card::Terror => {
                let blood = after.of(weapon, body.hurt(content.terror_hp));
                let light = body.lux.checked_sub(1).map(|lux| after.of(weapon, Body { lux, ..body }));
                let dark = after.of(weapon, body.hurt(DARKNESS));
                blood.max(dark).max(light.unwrap_or(0))
            }
            Card::Snare => after.of(weapon, Body { snare: Snare::Closed, ..body }),
            Card::Item => {
                after.of(weapon, body.healed(bend.item_heal(content.item_heal[tier.index()]), content))
            }
            Card::Blessing => {
                let healed = body.healed(content.blessing_heal[tier.index()], content);
                after.of(weapon, Body { snare: Snare::Open, ..healed })
            }
            Card::Caesura => after.of(weapon, body.lit(content.caesura_lux, content)),
            Card::Weapon => Find::ALL
                .into_iter()
                .map(|find| after.of(find.weapon(tier).or(weapon), body))
                .max()
                .expect("there are three answers"),
        }
    }

    /// The mean of worths over what a fight may leave.
    fn fought(
        &self,
        foe: Card,
        weapon: Option<Weapon>,
        hp: u8,
        throw: Option<usize>,
        worth: impl Fn(u8) -> u32,
    ) -> u32 {
        let foe = FOES.iter().position(|&known| known == foe).expect("a foe fights");
        let hand = self.weapons.iter().position(|&known| known == weapon).expect("such a weapon can be here");
        let spread = self.tolls[foe][hand].after(hp, throw);
        let sum: u64 = (0..).zip(spread).map(|(hp, &part)| u64::from(part) * u64::from(worth(hp))).sum();
        u32::try_from(sum / u64::from(CERTAINTY)).expect("a mean is no more than the most")
    }
}

/// HP that dice are worth when all of them go out.
pub(super) const DARKNESS: u8 = 3;

/// What can be in the hand in a tier.
fn weapons(tier: Tier) -> Vec<Option<Weapon>> {
    let found = Tier::ALL.into_iter().filter(|&known| known <= tier);
    std::iter::once(None).chain(found.flat_map(|tier| [Some(tier.weapon()), Some(tier.shield())])).collect()
}

/// The cards of a family without the Hollow, as weights.
fn mix(cards: &CardCounts, family: Family) -> Kinds {
    let ordinary = |&(card, _): &(Card, u8)| card.family() == family && card != Card::Hollow;
    cards.iter().filter(ordinary).map(|(card, count)| (card, count.into())).collect()
}

fn without(mut row: [u8; Family::COUNT], family: Family) -> [u8; Family::COUNT] {
    row[family.index()] -= 1;
    row
}

/// Every row of so many cards, by how many of each family.
fn rows_of(count: u8) -> impl Iterator<Item = [u8; Family::COUNT]> {
    (0..=count).flat_map(move |foe| {
        (0..=count - foe).flat_map(move |peril| {
            (0..=count - foe - peril).map(move |find| [foe, peril, find, count - foe - peril - find])
        })
    })
}

/// Rows of so many cards that can be dealt, with the ways to deal them.
fn rows(cards: &CardCounts, count: u8) -> Vec<([u8; Family::COUNT], u64)> {
    let all = Family::ALL.map(|family| mix(cards, family).iter().map(|&(_, count)| count).sum::<u64>());
    let ways = |row: [u8; Family::COUNT]| row.iter().zip(all).map(|(&few, all)| choose(all, few)).product();
    rows_of(count).map(|row| (row, ways(row))).filter(|&(_, ways)| ways > 0).collect()
}

fn choose(all: u64, few: u8) -> u64 {
    (0..u64::from(few)).fold(1, |ways, step| ways * all.saturating_sub(step) / (step + 1))
}
