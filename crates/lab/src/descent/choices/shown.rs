//! The numbers that the screen shows for a command.

use ::descent::{Command, Effect, Flask, Hero, Item, Offer, PAIRS, Stat, Tag, View};
use engine::Seat;
use grid::Point;

use super::kind::Kind;

/// What can be read off the field and the strip, more is better. Of wares and branches nothing is shown that could be
/// compared number by number.
pub(super) fn shown(kind: Kind, view: &View, seat: Seat, command: Command) -> Vec<i64> {
    match kind {
        Kind::Step | Kind::Throw | Kind::Beside | Kind::Hurt | Kind::Boss | Kind::Drink => {
            in_danger(view, seat, command)
        }
        Kind::Offer => offered(view, seat, command),
        Kind::Trade | Kind::Branch => Vec::new(),
    }
}

/// Whether the tile is threatened or hurtful where one will be, how many creatures will be beside it, what a strike or
/// a throw takes, who is reached by what comes over tiles, the HP that a flask gives, and what is used up.
fn in_danger(view: &View, seat: Seat, command: Command) -> Vec<i64> {
    let hero = view.hero(seat);
    let at = place(view, hero, command);
    let beside = view.foes.iter().filter(|foe| foe.is_awake() && foe.at.distance(at) == 1).count();
    let uses = !matches!(command, Command::Step(_) | Command::Wait | Command::Dash(_));
    let heals = if command == Command::Drink(Flask::Healing) { hero.most.0 - hero.hp.0 } else { 0 };
    vec![
        -i64::from(view.threatened.contains(at)),
        -i64::from(view.hurtful(seat).contains(at)),
        -i64::try_from(beside).expect("there are four sides"),
        i64::from(strike(view, hero, command)),
        reached(view, hero, command),
        i64::from(heals),
        -i64::from(uses),
    ]
}

/// What a strike or a throw takes, as the preview says.
fn strike(view: &View, hero: &Hero, command: Command) -> i16 {
    match command {
        Command::Step(way) => {
            view.foe_at(hero.at.step(way)).map_or(0, |foe| (hero.attack().0 - foe.defence.0).max(1))
        }
        Command::Throw(slot, at) => {
            let missile = hero.pack.gear(slot).and_then(|gear| gear.item.missile());
            let foe = view.foe_at(at);
            missile.zip(foe).map_or(0, |(missile, foe)| (i16::from(missile.attack) - foe.defence.0).max(1))
        }
        _ => 0,
    }
}

/// Creatures on or beside the tile that something comes over.
fn reached(view: &View, hero: &Hero, command: Command) -> i64 {
    let around = |at: Point| view.foes.iter().filter(|foe| foe.at.distance(at) <= 1).count();
    let count = match command {
        Command::Hurl(_, at) => around(at),
        Command::Throw(slot, at) if hero.pack.gear(slot).is_some_and(|gear| gear.item.tool().is_some()) => {
            around(at)
        }
        Command::Use(_) => around(hero.at),
        _ => 0,
    };
    i64::try_from(count).expect("few stand around a tile")
}

/// Where somebody stands after a command.
fn place(view: &View, hero: &Hero, command: Command) -> Point {
    let here = hero.at;
    match command {
        Command::Step(way)
            if view.foe_at(here.step(way)).is_none() && view.walkable().contains(here.step(way)) =>
        {
            here.step(way)
        }
        Command::Dash(way) => here.step(way).step(way),
        _ => here,
    }
}

/// The gold for taking nothing; of an item what it adds to each number, to the count of each of its tags, the pairs
/// that it completes, and, because these cannot be compared, whatever else it does as a thing of its own.
fn offered(view: &View, seat: Seat, command: Command) -> Vec<i64> {
    let hero = view.hero(seat);
    let item = match command {
        Command::Choose(place) => view.offer.and_then(|offer| offer.items[usize::from(place)]),
        _ => None,
    };
    let gold = if command == Command::Leave { i64::from(Offer::CONSOLATION) } else { 0 };
    let given_up = match command {
        Command::Drop(slot) => hero.pack.gear(slot).map(|gear| gear.item),
        _ => None,
    };
    let sum = |item: Option<Item>, of: &dyn Fn(Item) -> i64| item.map_or(0, of);
    let stats = Stat::ALL.map(|stat| {
        let adds = |item: Item| added(item, stat);
        sum(item, &adds) - sum(given_up, &adds)
    });
    let tags = Tag::ALL.map(|tag| {
        let has = |item: Item| i64::from(item.tags().has(tag));
        sum(item, &has) - sum(given_up, &has)
    });
    let own = Item::ALL.map(|other| {
        let does = |item: Item| i64::from(item == other && does_more(item));
        sum(item, &does) - sum(given_up, &does)
    });
    let pairs = item.map_or(0, |item| completed(hero, item));
    [gold, pairs].into_iter().chain(stats).chain(tags).chain(own).collect()
}

/// What an item adds to a number; steps, strikes and throws are better the less they cost.
fn added(item: Item, wanted: Stat) -> i64 {
    let by = |effect: &Effect| match *effect {
        Effect::Stat(stat, by) if stat == wanted => i64::from(by),
        _ => 0,
    };
    let sum: i64 = item.effects().iter().map(by).sum();
    if matches!(wanted, Stat::Step | Stat::Strike | Stat::Throw) { -sum } else { sum }
}

/// Whether an item does something that is no number of whoever carries it.
fn does_more(item: Item) -> bool {
    item.effects().iter().any(|effect| !matches!(effect, Effect::Stat(..)))
}

/// The pairs that an item completes.
fn completed(hero: &Hero, item: Item) -> i64 {
    let has = |tag: Tag| hero.pack.count(tag) > 0;
    let gains = |tag: Tag| has(tag) || item.tags().has(tag);
    let pairs = PAIRS
        .iter()
        .filter(|pair| pair.tags.iter().all(|tag| gains(*tag)) && !pair.tags.iter().all(|tag| has(*tag)));
    i64::try_from(pairs.count()).expect("there are few pairs")
}
