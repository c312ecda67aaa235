//! What can be had for gold.

use labyrinth::{Command, Content, Loot, Slot, View};

/// A row of a shop.
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

/// The rows of the shop on this floor, if it was seen: what is for sale, relics, what is worn and
/// can be improved, and new offers.
pub fn trades(view: &View, content: &Content) -> Vec<Trade> {
    let Some(shop) = view.shop else { return Vec::new() };
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
        Some(Trade { command: Command::Buy(place), name, about, price: offer.price })
    });
    let relics = (0_u8..).zip(shop.relics).filter_map(|(place, relic)| {
        let relic = relic?;
        let (name, about) = (format!("Relic: {relic}"), relic.about(content));
        Some(Trade { command: Command::Relic(place), name, about, price: shop.relic_price })
    });
    let upgrades = Slot::ALL.into_iter().filter_map(|slot| {
        let worn = view.hero.worn(slot)?;
        let about = format!("{}% more of {}.", content.drops.upgrade, worn.main_words());
        let name = format!("Improve {worn}");
        Some(Trade { command: Command::Upgrade(slot), name, about, price: shop.upgrade_price })
    });
    let reroll = Trade {
        command: Command::Reroll,
        name: "Other things".to_owned(),
        about: "The shop lays out other things; the next time costs twice as much.".to_owned(),
        price: shop.reroll_price,
    };
    offers.chain(relics).chain(upgrades).chain([reroll]).collect()
}
