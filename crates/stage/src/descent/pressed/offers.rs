//! What there is to choose from: offers, a keeper's wares, and the ways down.

use descent::{
    Branch, Command, Descent, FloorNumber, Gold, Item, Matter, Modifier, Offer, Pack, Place, Prospect,
    Rarity, Tag, View, Ware,
};

use crate::descent::shown::mood::is_at_keeper;
use crate::descent::told::words::capital;
use crate::descent::{rarity_tone, tier_tone};
use crate::{Entry, Tone};

/// An item that could be had, with all that it would change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offered {
    /// What it is.
    pub item: Item,
    /// What it does by itself, in a line that is made of its effects.
    pub line: String,
    /// Its tags, and how many items of each would be carried, without whatever it takes the place of.
    pub tags: Vec<(Tag, u8)>,
    /// What it would come to with what is carried: measures, pairs, what three of a tag do, what it clashes
    /// with, and whose slot it takes.
    pub comes_to: Vec<Entry>,
}

/// A row of what a keeper has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trade {
    /// The command that buys it.
    pub command: Command,
    /// What it is.
    pub ware: Ware,
    /// What it does, in a line.
    pub line: String,
    /// What it costs.
    pub price: Gold,
    /// What it would come to with what is carried, in a line; nothing where it changes nothing else.
    pub goes_with: Option<Entry>,
}

/// A way down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// Which.
    pub branch: Branch,
    /// Where it leads.
    pub place: Place,
    /// What is known of it: ground, who lives there of those whom one has met, what is offered there, risk
    /// and reward.
    pub lines: Vec<Entry>,
}

/// What is offered to whoever looks, in its order.
pub fn offered(view: &View) -> Vec<Offered> {
    let items = view.offer.iter().flat_map(|offer| offer.items);
    items.flatten().map(|item| weighed(view, item)).collect()
}

/// An item, with what it would come to for whoever looks.
pub fn weighed(view: &View, item: Item) -> Offered {
    let pack = &view.hero(view.seat).pack;
    let change = pack.change(item, slots(view)).filter(|_| !pack.has(item));
    let then = |tag| {
        let changed = change.as_ref().map(|change| change.tags.iter().find(|(other, ..)| *other == tag));
        match changed {
            Some(Some((_, _, then))) => *then,
            Some(None) => pack.count(tag),
            None => pack.count(tag) + u8::from(!pack.has(item)),
        }
    };
    let tags = item.tags().iter().map(|tag| (tag, then(tag))).collect();
    Offered { item, line: item.line(), tags, comes_to: comes_to(view, item) }
}

/// How much whoever looks can carry.
fn slots(view: &View) -> usize {
    if view.modifiers.has(Modifier::TornPack) { Pack::SLOTS - 1 } else { Pack::SLOTS }
}

fn comes_to(view: &View, item: Item) -> Vec<Entry> {
    let pack = &view.hero(view.seat).pack;
    let Some(change) = pack.change(item, slots(view)) else {
        return vec![Entry::new(Tone::Wane, "All slots are taken: one has to be laid down first.")];
    };
    let old = change.replaces;
    let mut lines: Vec<Entry> = old
        .map(|old| Entry::new(Tone::Wane, format!("It takes the place of the {old}.")))
        .into_iter()
        .collect();
    lines.extend(change.tags.iter().map(|(tag, now, then)| {
        let text = format!("{tag}: {}% becomes {}%.", Tag::bonus(*now), Tag::bonus(*then));
        Entry::new(if then > now { Tone::Plain } else { Tone::Wane }, text)
    }));
    lines.extend(change.unlocks().map(|tag| {
        let does: Vec<String> = tag.unlocked().iter().map(ToString::to_string).collect();
        Entry::new(Tone::Gold, format!("The third {tag}: {}.", does.join("; ")))
    }));
    lines.extend(change.completes.iter().map(|pair| {
        let [one, other] = pair.tags;
        Entry::new(Tone::Lux, format!("Pair {}, {one} and {other}: {}.", pair.name, pair.effect))
    }));
    let breaks = change.breaks.iter();
    lines.extend(breaks.map(|pair| Entry::new(Tone::Wane, format!("It ends the pair {}.", pair.name))));
    let others = pack.items().filter(|other| Some(*other) != old && other.clashes(item));
    lines.extend(others.map(|other| Entry::new(Tone::Blood, format!("It clashes with the {other}."))));
    lines
}

/// What an item would come to with what is carried, in a line: the pairs it makes and ends, the tags it adds to, what
/// it clashes with, and whose slot it takes.
fn goes_with(view: &View, item: Item) -> Option<Entry> {
    let pack = &view.hero(view.seat).pack;
    let Some(change) = pack.change(item, slots(view)) else {
        return Some(Entry::new(Tone::Wane, "No slot is free."));
    };
    let old = change.replaces;
    let clashing = pack.items().find(|other| Some(*other) != old && other.clashes(item));
    let gains = change.completes.len() + change.unlocks().count();
    let tone = match (clashing, gains) {
        (Some(_), _) => Tone::Blood,
        (None, 0) => Tone::Plain,
        (None, _) => Tone::Lux,
    };
    let full = change.unlocks().map(|tag| format!("third {tag}"));
    let pairs = change.completes.iter().map(|pair| format!("pair {}", pair.name));
    let more = change.tags.iter().filter(|(tag, now, then)| {
        item.tags().has(*tag) && then > now && *now > 0 && change.unlocks().all(|other| other != *tag)
    });
    let more = more.map(|(tag, _, then)| format!("{tag} {then}"));
    let ended = change.breaks.iter().map(|pair| format!("ends {}", pair.name));
    let clash = clashing.map(|other| format!("clashes with the {other}"));
    let told: Vec<String> = full
        .chain(pairs)
        .chain(more)
        .chain(ended)
        .chain(clash)
        .chain(old.map(|old| format!("in place of the {old}")))
        .collect();
    (!told.is_empty()).then(|| Entry::new(tone, format!("{}.", capital(&told.join(", ")))))
}

/// What can be bought from where whoever looks stands, in the order of the shelf.
pub fn trades(view: &View) -> Vec<Trade> {
    if !is_at_keeper(view) {
        return Vec::new();
    }
    let shelf = (0..).zip(&view.wares).filter_map(|(place, ware)| Some((place, (*ware)?)));
    shelf
        .map(|(place, (ware, price))| {
            let (line, goes_with) = match ware {
                Ware::Item(item) => (item.line(), goes_with(view, item)),
                Ware::Flask(flask) => (crate::descent::told::words::flask_line(flask), None),
            };
            Trade { command: Command::Buy(place), ware, line, price, goes_with }
        })
        .collect()
}

/// The ways down from here; none on the last floor.
pub fn ways(game: &Descent, view: &View) -> Vec<Way> {
    let below = |branch: Branch| Some((branch, game.prospect(view.seat, branch)?));
    let ways = Branch::ALL.into_iter().filter_map(below);
    ways.map(|(branch, prospect)| Way { branch, place: prospect.place, lines: about(&prospect) }).collect()
}

fn about(prospect: &Prospect) -> Vec<Entry> {
    let Prospect { place, encounters, gold, offers, boss, .. } = prospect;
    let boss = boss.map(|boss| Entry::new(tier_tone(boss.tier()), format!("{boss} keeps the way on.")));
    let told = [
        Entry::new(Tone::Wane, format!("Risk: {encounters} encounters.")),
        Entry::new(Tone::Gold, format!("Reward: {gold} gold lies there, and offers are of {offers}.")),
    ];
    [ground(*place), dwellers(prospect)]
        .into_iter()
        .chain(boss)
        .chain([pool(place.floor)])
        .chain(told)
        .collect()
}

fn ground(place: Place) -> Entry {
    let lies = place.biome().terrain().ground.iter();
    let told: Vec<String> = lies.map(|(matter, share): &(Matter, u8)| format!("{matter} {share}%")).collect();
    Entry::new(Tone::Plain, format!("Ground: {}.", told.join(", ")))
}

/// Who lives on a floor: those whom one has met by name, all others as a number.
fn dwellers(prospect: &Prospect) -> Entry {
    let names: Vec<String> = prospect.met.iter().map(ToString::to_string).collect();
    let strange = match prospect.strangers {
        1 => "a kind you have not met".to_owned(),
        count => format!("{count} kinds you have not met"),
    };
    let text = match (names.is_empty(), prospect.strangers) {
        (true, _) => format!("Creatures: {strange}."),
        (false, 0) => format!("Creatures: {}.", names.join(", ")),
        (false, _) => format!("Creatures: {}, and {strange}.", names.join(", ")),
    };
    Entry::new(Tone::Beast, text)
}

/// How often items of each rarity are offered on a floor.
fn pool(floor: FloorNumber) -> Entry {
    let shares = shares(floor);
    let told = Rarity::ALL.into_iter().zip(shares).filter(|(_, share)| *share > 0);
    let told: Vec<String> =
        told.map(|(rarity, share)| format!("{} {share}%", rarity.to_string().to_lowercase())).collect();
    let rarest = Rarity::ALL.into_iter().rev().find(|rarity| rarity.weight(floor) > 0);
    Entry::new(rarest.map_or(Tone::Plain, rarity_tone), format!("Offers: {}.", told.join(", ")))
}

/// How many hundredths of offers each rarity is, all together a hundred: what rounding leaves over goes to those
/// that lost most by it, and what can come is never told as nothing.
fn shares(floor: FloorNumber) -> [u32; Rarity::ALL.len()] {
    let weights = Rarity::ALL.map(|rarity| rarity.weight(floor));
    let all: u32 = weights.iter().sum::<u32>().max(1);
    let mut shares = weights.map(|weight| (weight * 100 / all).max(u32::from(weight > 0)));
    let lost =
        |place: usize, shares: &[u32]| i64::from(weights[place]) * 100 - i64::from(shares[place] * all);
    while shares.iter().sum::<u32>() < 100 {
        let most = (0..shares.len()).max_by_key(|place| lost(*place, &shares)).unwrap_or(0);
        shares[most] += 1;
    }
    while shares.iter().sum::<u32>() > 100 {
        let least =
            (0..shares.len()).filter(|place| shares[*place] > 1).min_by_key(|place| lost(*place, &shares));
        shares[least.unwrap_or(0)] -= 1;
    }
    shares
}

/// How many rows an offer has: what is offered, and that it is left.
pub(in crate::descent) fn rows(offer: Offer) -> usize {
    offer.items.iter().flatten().count() + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_offered_adds_up_to_a_hundred() {
        for floor in (1..=7).map(FloorNumber) {
            let shares = shares(floor);
            assert_eq!(shares.iter().sum::<u32>(), 100, "{shares:?}");
            for (rarity, share) in Rarity::ALL.into_iter().zip(shares) {
                assert_eq!(share > 0, rarity.weight(floor) > 0, "{rarity} on floor {floor}");
            }
        }
    }
}
