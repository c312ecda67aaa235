//! What the player is told to do at this moment, and what bots do.

use engine::{Game, Seat};
use labyrinth::{Command, Labyrinth, Refusal, Slot, View, toward};

use crate::labyrinth::pressed::trades::{is_at_shop, is_at_station};
use crate::labyrinth::{Hand, List, Way};

/// What lies at hand, for the line below the floor: what [`crate::labyrinth::Press::Confirm`] would do, if
/// anything.
pub fn at_hand(game: &Labyrinth, view: &View) -> Option<String> {
    match game.check(Seat::FIRST, Command::Ascend) {
        Ok(()) => return Some(format!("climb to floor {}", view.floor.next())),
        Err(Refusal::BossAlive) => return Some("the stairs are shut as long as the boss lives".to_owned()),
        Err(_) => {}
    }
    if is_at_shop(game) {
        return Some("trade".to_owned());
    }
    if is_at_station(game) {
        let content = game.content();
        let price = content.prices.station.on(view.floor);
        return Some(format!("heal {}% for {price} gold", content.places.station));
    }
    None
}

/// What the player is in the middle of, in a few words.
pub fn prompt(hand: Hand) -> Option<String> {
    Some(match hand {
        Hand::Free => return None,
        Hand::Asking(Way::Dash) => "Dash: which way?".to_owned(),
        Hand::Asking(Way::Close) => "Close which door?".to_owned(),
        Hand::Aiming { weapon, .. } => format!("Aim {weapon}."),
        Hand::Looking { .. } => "Look around; confirm to go there.".to_owned(),
        Hand::List { list: List::Bag, .. } => "Your bag.".to_owned(),
        Hand::List { list: List::Shop, .. } => "What is for sale.".to_owned(),
    })
}

/// A command in words, for whoever watches: `steps north`.
pub fn command_words(view: &View, command: Command) -> String {
    let whom = |at| view.foe_at(at).map_or_else(|| "that tile".to_owned(), |foe| format!("the {}", foe.kind));
    let item = |place: u8| {
        let item = view.hero.bag.get(usize::from(place)).copied().flatten();
        item.map_or_else(|| "nothing".to_owned(), |item| item.to_string())
    };
    match command {
        Command::Step(to) => match view.foe_at(view.hero.at.step(to)) {
            Some(foe) => format!("bump the {}", foe.kind),
            None => format!("step {}", toward(to)),
        },
        Command::Close(to) => format!("close the door to the {}", toward(to)),
        Command::Guard => "guard".to_owned(),
        Command::Dash(to) => format!("dash {}", toward(to)),
        Command::Shoot(at) => format!("shoot {}", whom(at)),
        Command::Cast(spell, at) => format!("cast {spell} at {}", whom(at)),
        Command::Drink(flask) => format!("drink a {flask}"),
        Command::Equip(place) => format!("put on the {}", item(place)),
        Command::Drop(place) => format!("lay down the {}", item(place)),
        Command::Scout => "call somebody to the pad".to_owned(),
        Command::Wait => "wait".to_owned(),
        Command::Ascend => "climb the stairs".to_owned(),
        Command::Buy(_) | Command::Relic(_) => "buy something".to_owned(),
        Command::Reroll => "ask for other things".to_owned(),
        Command::Upgrade(slot) => match slot {
            Slot::Boots => "improve the boots".to_owned(),
            Slot::Weapon | Slot::Armour | Slot::Charm => {
                format!("improve the {}", slot.to_string().to_ascii_lowercase())
            }
        },
        Command::Heal => "pay the heal station".to_owned(),
    }
}

impl std::fmt::Display for crate::labyrinth::Weapon {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Bow => f.write_str("the bow"),
            Self::Spell(spell) => spell.fmt(f),
        }
    }
}
