//! What is counted over many runs of Descent.

use descent::{Character, Descent, FloorNumber, Item, Kind, Outcome, PAIRS, Place, Tag};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::causes;
use super::goods::GoodCounts;
use super::means::Means;
use super::meter::{DescentMeter, Visit};
use super::packs::{Build, Pack};
use super::tables;
use crate::solo::Counts;
use crate::stats::{Counter, Each, Moments, Proportion, Ratio};
use crate::table::Table;

/// How many floors there are.
pub(super) const FLOORS: usize = FloorNumber::LAST.0 as usize;
/// How many places they are on.
pub(super) const PLACES: usize = 2 * FLOORS;

/// Who won where with what.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DescentCounts {
    pub(super) runs: u64,
    /// Runs that were cut off.
    pub(super) cut_off: u64,
    pub(super) characters: Each<CharacterCounts, { Character::ALL.len() }>,
    pub(super) places: Each<PlaceCounts, PLACES>,
    pub(super) causes: Each<CauseCounts, { causes::COUNT }>,
    pub(super) kinds: Each<KindCounts, { Kind::COUNT }>,
    pub(super) goods: Each<GoodCounts, { Item::COUNT }>,
    /// The same of tags, by the first item of each, and of pairs that an item of an offer completes.
    pub(super) tag_goods: Each<GoodCounts, { Tag::COUNT }>,
    pub(super) pair_goods: Each<GoodCounts, { PAIRS.len() }>,
    /// Of those who carried enough of a tag, or a pair, or a build at the end: how many won.
    pub(super) tags: Each<Proportion, { Tag::COUNT }>,
    pub(super) pairs: Each<Proportion, { PAIRS.len() }>,
    pub(super) builds: Each<Proportion, { Build::COUNT }>,
    pub(super) harm: HarmCounts,
    /// The same, of runs that were won.
    pub(super) harm_of_wins: HarmCounts,
    /// Seconds that a person would take.
    pub(super) seconds: Counter,
    pub(super) turns: Moments,
    pub(super) tense: Moments,
    pub(super) wary: Moments,
    pub(super) calm: Moments,
    pub(super) errands: Moments,
    pub(super) chosen: Moments,
    /// In a run with two: how often somebody went down, and was revived.
    pub(super) downs: Moments,
    pub(super) revived: Moments,
}

/// The runs of somebody.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CharacterCounts {
    pub(super) won: Proportion,
    pub(super) floors: Moments,
    pub(super) turns: Moments,
}

/// What happened in a place.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlaceCounts {
    /// Of those who came, how many ended here,
    pub(super) ended: Proportion,
    /// and how many won in the end.
    pub(super) won: Proportion,
    pub(super) turns: Moments,
    pub(super) hp: Moments,
    pub(super) lost: Moments,
}

/// What a cause came to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CauseCounts {
    pub(super) deaths: u64,
    /// HP that it took in a run.
    pub(super) lost: Moments,
}

/// What creatures of a kind came to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct KindCounts {
    pub(super) seen: Moments,
    pub(super) slain: Moments,
    /// HP that they took for each that was seen, bunched by runs.
    pub(super) lost: Ratio,
}

/// Harm done to creatures, for each means what it was of all harm, bunched by runs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HarmCounts(pub(super) Each<Ratio, { Means::COUNT }>);

impl HarmCounts {
    fn add(&mut self, harm: &[u32; Means::COUNT]) {
        let all: u32 = harm.iter().sum();
        for (place, by_means) in harm.iter().enumerate() {
            self.0[place].add(all.into(), (*by_means).into());
        }
    }
}

impl DescentCounts {
    fn add_visits(&mut self, visits: &[Visit], is_won: bool, is_over: bool) {
        for (number, visit) in (1..).zip(visits) {
            let is_last = number == visits.len();
            if is_last && !is_over {
                // Nobody knows how a floor ends that was not left.
                continue;
            }
            let place = &mut self.places[index(visit.place)];
            hit(&mut place.ended, is_last && !is_won);
            hit(&mut place.won, is_won);
            place.turns.add(visit.turns);
            if let Some(hp) = visit.hp {
                place.hp.add(hp);
            }
            place.lost.add(visit.lost);
        }
    }

    fn add_pack(&mut self, pack: &Pack, meter: &DescentMeter, is_won: bool) {
        let character = &mut self.characters[pack.character as usize];
        hit(&mut character.won, is_won);
        character.floors.add(meter.floor().into());
        character.turns.add(meter.turns);
        pack.full.iter().for_each(|tag| hit(&mut self.tags[tag.index()], is_won));
        pack.pairs.iter().for_each(|pair| hit(&mut self.pairs[*pair], is_won));
        hit(&mut self.builds[pack.build.index()], is_won);
    }

    fn add_creatures(&mut self, meter: &DescentMeter) {
        let creatures = &meter.creatures;
        for kind in Kind::ALL.map(Kind::index) {
            let counts = &mut self.kinds[kind];
            counts.seen.add(creatures.seen[kind]);
            counts.slain.add(creatures.slain[kind]);
            counts.lost.add(creatures.seen[kind].into(), meter.lost[kind].into());
        }
        for (place, lost) in meter.lost.iter().enumerate() {
            self.causes[place].lost.add(*lost);
        }
    }
}

/// The place of a floor and branch among all.
pub(super) const fn index(place: Place) -> usize {
    (place.floor.0 as usize - 1) * 2 + place.branch as usize
}

/// Counts one more, among them or not.
pub(super) const fn hit(share: &mut Proportion, is_among: bool) {
    if is_among {
        share.add_hit();
    } else {
        share.add_miss();
    }
}

impl Counts<Descent> for DescentCounts {
    fn add(&mut self, meter: &DescentMeter, outcome: Option<Outcome>) {
        let is_won = outcome.is_some_and(|outcome| outcome.is_won());
        self.runs += 1;
        self.cut_off += u64::from(outcome.is_none());
        if let Some(cause) = outcome.and_then(|outcome| outcome.cause) {
            self.causes[causes::place(cause)].deaths += 1;
        }
        self.add_visits(&meter.visits, is_won, outcome.is_some());
        meter.packs.iter().for_each(|pack| self.add_pack(pack, meter, is_won));
        self.add_creatures(meter);
        meter.offered.iter().for_each(|offered| self.goods[offered.what].add(*offered, is_won));
        meter.tags_offered.iter().for_each(|offered| self.tag_goods[offered.what].add(*offered, is_won));
        meter.pairs_offered.iter().for_each(|offered| self.pair_goods[offered.what].add(*offered, is_won));
        self.harm.add(&meter.harm);
        if is_won {
            self.harm_of_wins.add(&meter.harm);
        }
        self.seconds.add(meter.pace.seconds().into());
        self.turns.add(meter.turns);
        self.tense.add(meter.pace.tense);
        self.wary.add(meter.pace.wary);
        self.calm.add(meter.pace.calm);
        self.errands.add(meter.pace.errands);
        self.chosen.add(meter.pace.chosen);
        if meter.packs.len() > 1 {
            self.downs.add(meter.downs);
            self.revived.add(meter.revived);
        }
    }

    fn merge(&mut self, other: &Self) {
        self.runs += other.runs;
        self.cut_off += other.cut_off;
        self.characters.merge(&other.characters, |own, more| {
            own.won.merge(&more.won);
            own.floors.merge(&more.floors);
            own.turns.merge(&more.turns);
        });
        self.places.merge(&other.places, |own, more| {
            own.ended.merge(&more.ended);
            own.won.merge(&more.won);
            own.turns.merge(&more.turns);
            own.hp.merge(&more.hp);
            own.lost.merge(&more.lost);
        });
        self.causes.merge(&other.causes, |own, more| {
            own.deaths += more.deaths;
            own.lost.merge(&more.lost);
        });
        self.kinds.merge(&other.kinds, |own, more| {
            own.seen.merge(&more.seen);
            own.slain.merge(&more.slain);
            own.lost.merge(&more.lost);
        });
        self.goods.merge(&other.goods, GoodCounts::merge);
        self.tag_goods.merge(&other.tag_goods, GoodCounts::merge);
        self.pair_goods.merge(&other.pair_goods, GoodCounts::merge);
        self.tags.merge(&other.tags, Proportion::merge);
        self.pairs.merge(&other.pairs, Proportion::merge);
        self.builds.merge(&other.builds, Proportion::merge);
        self.harm.0.merge(&other.harm.0, Ratio::merge);
        self.harm_of_wins.0.merge(&other.harm_of_wins.0, Ratio::merge);
        self.seconds.merge(&other.seconds);
        let own = [
            &mut self.turns,
            &mut self.tense,
            &mut self.wary,
            &mut self.calm,
            &mut self.errands,
            &mut self.chosen,
            &mut self.downs,
            &mut self.revived,
        ];
        let more = [
            &other.turns,
            &other.tense,
            &other.wary,
            &other.calm,
            &other.errands,
            &other.chosen,
            &other.downs,
            &other.revived,
        ];
        own.into_iter().zip(more).for_each(|(own, more)| own.merge(more));
    }

    fn table(&self) -> Table {
        tables::places(self)
    }

    fn tables(&self) -> Vec<(&'static str, Table)> {
        tables::all(self)
    }

    fn fields(&self) -> Map<String, Value> {
        tables::fields(self)
    }
}
