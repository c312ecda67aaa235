//! What there is to choose from: offers, a keeper's wares, and the ways down.

use descent::{
    Branch, Command, Descent, FloorNumber, Gold, Item, Kind, Matter, Offer, Place, Rarity, Tag, View, Ware,
};

use crate::descent::shown::mood::is_at_keeper;
use crate::descent::{rarity_tone, tier_tone};
use crate::{Entry, Tone};

/// An item that could be had, with all that it would change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offered {
    /// What it is.
    pub item: Item,
    /// What it does by itself, in a line that is made of its effects.
    pub line: String,
    /// Its tags, and how many items of each would be carried.
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
    /// What it would come to with what is carried.
    pub comes_to: Vec<Entry>,
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
    let tags = item.tags().iter().map(|tag| (tag, pack.count(tag) + u8::from(!pack.has(item))));
    Offered { item, line: item.line(), tags: tags.collect(), comes_to: comes_to(view, item) }
}

fn comes_to(view: &View, item: Item) -> Vec<Entry> {
    let pack = &view.hero(view.seat).pack;
    let slots = if view.modifiers.has(descent::Modifier::TornPack) { 5 } else { descent::Pack::SLOTS };
    let mut lines = Vec::new();
    let slot = pack.slot_for(item, slots);
    let taken = slot.and_then(|slot| pack.gear(slot)).map(|gear| gear.item);
    let others: Vec<Item> = pack.items().filter(|other| Some(*other) != taken).collect();
    let count = |tag: Tag| {
        let carried = others.iter().filter(|other| other.tags().has(tag)).count();
        u8::try_from(carried).unwrap_or(u8::MAX)
    };
    match (slot, taken) {
        (None, _) => {
            lines.push(Entry::new(Tone::Wane, "All slots are taken: one has to be laid down first."))
        }
        (_, Some(old)) => lines.push(Entry::new(Tone::Wane, format!("It takes the place of the {old}."))),
        _ => {}
    }
    for tag in item.tags().iter() {
        let (before, after) = (Tag::bonus(count(tag)), Tag::bonus(count(tag) + 1));
        lines.push(Entry::new(Tone::Plain, format!("{tag}: {before}% becomes {after}%.")));
        if count(tag) + 1 == Tag::ENOUGH {
            let does: Vec<String> = tag.unlocked().iter().map(ToString::to_string).collect();
            let text = format!("The third {tag}: {}.", does.join("; "));
            lines.push(Entry::new(Tone::Gold, text));
        }
    }
    let has = |tag: Tag| count(tag) > 0;
    for pair in &descent::PAIRS {
        let [one, other] = pair.tags;
        let is_new = !(has(one) && has(other));
        let is_whole = pair.tags.into_iter().all(|tag| has(tag) || item.tags().has(tag));
        if is_new && is_whole {
            let text = format!("Pair {}, {one} and {other}: {}.", pair.name, pair.effect);
            lines.push(Entry::new(Tone::Lux, text));
        }
    }
    for other in others.iter().filter(|other| other.clashes(item)) {
        lines.push(Entry::new(Tone::Blood, format!("It clashes with the {other}.")));
    }
    lines
}

/// What can be bought from where whoever looks stands, in the order of the shelf.
pub fn trades(view: &View) -> Vec<Trade> {
    if !is_at_keeper(view) {
        return Vec::new();
    }
    let shelf = (0..).zip(&view.wares).filter_map(|(place, ware)| Some((place, (*ware)?)));
    shelf
        .map(|(place, (ware, price))| {
            let (line, comes_to) = match ware {
                Ware::Item(item) => (item.line(), comes_to(view, item)),
                Ware::Flask(flask) => (crate::descent::told::words::flask_line(flask), Vec::new()),
            };
            Trade { command: Command::Buy(place), ware, line, price, comes_to }
        })
        .collect()
}

/// The ways down from here; none on the last floor.
pub fn ways(game: &Descent, view: &View) -> Vec<Way> {
    let below = |branch: Branch| Some((branch, Place::below(view.place, branch)?));
    let ways = Branch::ALL.into_iter().filter_map(below);
    ways.map(|(branch, place)| Way { branch, place, lines: about(game, view, place) }).collect()
}

fn about(game: &Descent, view: &View, place: Place) -> Vec<Entry> {
    let mut lines = vec![ground(place), dwellers(view, place.floor)];
    if let Some(boss) = Kind::boss_of(place.floor) {
        let text = format!("{boss} keeps the way on.");
        lines.push(Entry::new(tier_tone(boss.tier()), text));
    }
    lines.push(pool(place.floor));
    let content = game.content();
    let gold = u32::from(content.gold(place.floor).0);
    let (more, gold, offers) = match place.branch {
        Branch::Left => (0, gold, "three"),
        Branch::Right => (1, gold * 130 / 100, "four"),
    };
    let encounters = u32::from(content.encounters(place.floor)) + more;
    lines.push(Entry::new(Tone::Wane, format!("Risk: {encounters} encounters.")));
    lines
        .push(Entry::new(Tone::Gold, format!("Reward: {gold} gold lies there, and offers are of {offers}.")));
    lines
}

fn ground(place: Place) -> Entry {
    let lies = place.biome().terrain().ground.iter();
    let told: Vec<String> = lies.map(|(matter, share): &(Matter, u8)| format!("{matter} {share}%")).collect();
    Entry::new(Tone::Plain, format!("Ground: {}.", told.join(", ")))
}

/// Who lives on a floor: those whom one has met by name, all others as a number.
fn dwellers(view: &View, floor: FloorNumber) -> Entry {
    let (known, strange): (Vec<Kind>, Vec<Kind>) =
        Kind::living_on(floor).partition(|kind| view.met >> kind.index() & 1 != 0);
    let names: Vec<String> = known.iter().map(ToString::to_string).collect();
    let text = match (names.is_empty(), strange.len()) {
        (true, count) => format!("Creatures: {count} kinds you have not met."),
        (false, 0) => format!("Creatures: {}.", names.join(", ")),
        (false, 1) => format!("Creatures: {}, and a kind you have not met.", names.join(", ")),
        (false, count) => format!("Creatures: {}, and {count} kinds you have not met.", names.join(", ")),
    };
    Entry::new(Tone::Beast, text)
}

/// How often items of each rarity are offered on a floor.
fn pool(floor: FloorNumber) -> Entry {
    let weights = Rarity::ALL.map(|rarity| rarity.weight(floor));
    let all: u32 = weights.iter().sum();
    let shares = Rarity::ALL.into_iter().zip(weights).filter(|(_, weight)| *weight > 0);
    let told: Vec<String> = shares
        .map(|(rarity, weight)| {
            format!("{} {}%", rarity.to_string().to_lowercase(), (weight * 100).div_ceil(all))
        })
        .collect();
    let rarest = Rarity::ALL.into_iter().rev().find(|rarity| rarity.weight(floor) > 0);
    Entry::new(rarest.map_or(Tone::Plain, rarity_tone), format!("Offers: {}.", told.join(", ")))
}

/// How many rows an offer has: what is offered, and that it is left.
pub(in crate::descent) fn rows(offer: &Offer) -> usize {
    offer.items.iter().flatten().count() + 1
}
