//! Trading.

use grid::Point;

use super::memory::Memory;
use super::model::Model;
use crate::bot::gear;
use crate::errand::{step_to, travel};
use crate::{Command, Flask, Gold, Loot, Offer, Relic, Shop, Slot, Thing};

/// Commands in a row that take no turn after which it stops haggling.
const HAGGLES: u32 = 30;

/// Relics from the most wanted to the least.
const RELICS: [Relic; 10] = [
    Relic::SecondWind,
    Relic::Leech,
    Relic::Thorns,
    Relic::HawkEye,
    Relic::IronWall,
    Relic::WideEmber,
    Relic::Maul,
    Relic::Quicksilver,
    Relic::Miser,
    Relic::Lantern,
];

/// Goes to the shop and to the heal station as long as there is something to be had.
pub(super) fn trade(model: &Model<'_>, memory: &Memory) -> Option<Command> {
    if memory.idle >= HAGGLES {
        return None;
    }
    let shop =
        model.view.shop.as_ref().and_then(|shop| Some((place(model, Thing::Shop)?, purchase(model, shop)?)));
    let station = place(model, Thing::HealStation).zip(healing(model));
    let (at, command) = station.or(shop)?;
    if at.distance(model.view.hero.at) == 1 {
        return Some(command);
    }
    let way = travel(model.view, at).ok()?;
    step_to(model.view, *way.first()?)
}

fn place(model: &Model<'_>, wanted: Thing) -> Option<Point> {
    model.view.things.iter().find(|(_, thing)| *thing == wanted).map(|(at, _)| *at)
}

fn healing(model: &Model<'_>) -> Option<Command> {
    let price = model.content.prices.station.on(model.view.floor);
    let is_hurt = model.hp() * 100 < model.most_hp() * 65;
    (is_hurt && model.view.hero.gold >= price).then_some(Command::Heal)
}

/// What it would buy next.
fn purchase(model: &Model<'_>, shop: &Shop) -> Option<Command> {
    let hero = &model.view.hero;
    let affords = |price: Gold| hero.gold >= price;
    let offer = |is_wanted: &dyn Fn(&Offer) -> bool| {
        let place = shop
            .offers
            .iter()
            .position(|offer| offer.as_ref().is_some_and(|offer| affords(offer.price) && is_wanted(offer)))?;
        u8::try_from(place).ok().map(Command::Buy)
    };
    let has_room = hero.bag.iter().any(Option::is_none);
    let is_better = |offer: &Offer| match offer.loot {
        Loot::Gear(item) => {
            let worn = hero.worn(item.slot()).map_or(0, |worn| gear::worth(worn, model.content));
            has_room && gear::worth(&item, model.content) > worn + worn / 10
        }
        _ => false,
    };
    let potion = |offer: &Offer| offer.loot == Loot::Flask(Flask::Potion) && hero.flasks(Flask::Potion) < 3;
    offer(&potion)
        .or_else(|| relic(shop).filter(|_| affords(shop.relic_price)))
        .or_else(|| offer(&is_better))
        .or_else(|| affords(shop.upgrade_price).then(|| upgrade(model)).flatten())
        .or_else(|| offer(&|offer| matches!(offer.loot, Loot::Tome(_))))
}

fn relic(shop: &Shop) -> Option<Command> {
    let rank = |relic: Relic| RELICS.iter().position(|other| *other == relic);
    let offered = (0..).zip(shop.relics).filter_map(|(place, relic)| Some((rank(relic?)?, place)));
    offered.min().map(|(_, place)| Command::Relic(place))
}

/// The weapon and the armour in turn, then the charm.
fn upgrade(model: &Model<'_>) -> Option<Command> {
    let worn = |slot: Slot| model.view.hero.worn(slot).map(|item| (item.upgrades, slot));
    let slots = [Slot::Weapon, Slot::Armour, Slot::Charm];
    slots
        .into_iter()
        .filter_map(worn)
        .min_by_key(|(upgrades, _)| *upgrades)
        .map(|(_, slot)| Command::Upgrade(slot))
}
