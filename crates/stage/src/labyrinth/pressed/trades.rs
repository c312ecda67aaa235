//! What can be had for gold.

use engine::{Game, Seat};
use labyrinth::{Command, Content, Item, Labyrinth, Loot, Refusal, Shop, Slot, Thing, View};

/// A row of what is for sale.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trade {
    /// The command that buys it.
    pub command: Command,
    /// What it is, in a few words.
    pub name: String,
    /// What it does; for gear also what would change.
    pub about: String,
    /// What it costs.
    pub price: u32,
}

/// What can be had from where the hero stands: the heal station's service, then what the shop has.
pub fn trades(game: &Labyrinth, view: &View) -> Vec<Trade> {
    let content = game.content();
    let station = is_at_station(game).then(|| station(view, content));
    let shop = view.shop.as_ref().filter(|_| is_at_shop(game));
    station.into_iter().chain(shop.into_iter().flat_map(|shop| offered(shop, view, content))).collect()
}

/// Whether a shop is beside the hero.
pub(in crate::labyrinth) fn is_at_shop(game: &Labyrinth) -> bool {
    !matches!(game.check(Seat::FIRST, Command::Reroll), Err(Refusal::NoShop | Refusal::RunIsOver))
}

/// Whether a heal station is beside the hero.
pub(in crate::labyrinth) fn is_at_station(game: &Labyrinth) -> bool {
    !matches!(game.check(Seat::FIRST, Command::Heal), Err(Refusal::NoStation | Refusal::RunIsOver))
}

/// The first row of somebody who trades, if they are at hand.
pub(in crate::labyrinth) fn first_row(game: &Labyrinth, view: &View, trader: Thing) -> Option<usize> {
    let is_station = match trader {
        Thing::HealStation => true,
        Thing::Shop => false,
        _ => return None,
    };
    trades(game, view).iter().position(|trade| (trade.command == Command::Heal) == is_station)
}

fn station(view: &View, content: &Content) -> Trade {
    Trade {
        command: Command::Heal,
        name: "Heal station".to_owned(),
        about: format!("It gives back {}% of all your HP.", content.places.station),
        price: content.prices.station.on(view.floor).0,
    }
}

/// What a shop has: what is for sale, relics, what is worn and can be improved, and new offers.
fn offered(shop: &Shop, view: &View, content: &Content) -> Vec<Trade> {
    let offers = (0_u8..).zip(shop.offers).filter_map(|(place, offer)| {
        let offer = offer?;
        let (name, about) = match offer.loot {
            Loot::Gear(item) => {
                let change = item.compared(&view.hero, content).line();
                (
                    format!("{} {item}, {}", item.rarity, item.main_words()),
                    format!("{} If you wear it: {change}.", item.about(content)),
                )
            }
            other => (other.to_string(), other.about(content)),
        };
        Some(Trade { command: Command::Buy(place), name, about, price: offer.price.0 })
    });
    let relics = (0_u8..).zip(shop.relics).filter_map(|(place, relic)| {
        let relic = relic?;
        let (name, about) = (format!("Relic: {relic}"), relic.about(content));
        Some(Trade { command: Command::Relic(place), name, about, price: shop.relic_price.0 })
    });
    let upgrades = Slot::ALL.into_iter().filter_map(|slot| {
        let worn = view.hero.worn(slot)?;
        let improved = Item { power: worn.power + content.upgrade(worn), ..*worn };
        let about = format!("{} instead of {}.", improved.main_words(), worn.main_words());
        let name = format!("Improve {worn}");
        Some(Trade { command: Command::Upgrade(slot), name, about, price: shop.upgrade_price.0 })
    });
    let reroll = Trade {
        command: Command::Reroll,
        name: "Other things".to_owned(),
        about: "The shop lays out other things; the next time costs twice as much.".to_owned(),
        price: shop.reroll_price.0,
    };
    offers.chain(relics).chain(upgrades).chain([reroll]).collect()
}
