//! What the player is told to do at this moment, and what bots do.

use descent::{Branch, Command, Descent, Draught, Flask, Refusal, View};
use engine::Game as _;
use grid::{Direction, Point};

use crate::descent::pressed::hand::beside;
use crate::descent::pressed::offers::trades;
use crate::descent::{Hand, List, Weapon};

/// What lies at hand, for the line below the floor: what [`crate::descent::Press::Confirm`] would do, if
/// anything.
pub fn at_hand(game: &Descent, view: &View) -> Option<String> {
    if view.offer.is_some_and(|offer| offer.seat == view.seat) {
        return Some("choose from the offer".to_owned());
    }
    match game.check(view.seat, Command::Descend(Branch::Left)) {
        Ok(()) => return Some(format!("choose a way down to floor {}", view.place.floor.0 + 1)),
        Err(Refusal::BossLives) => return Some("the way on is shut as long as the boss lives".to_owned()),
        Err(Refusal::FriendFar) => return Some("wait for your companion, who is too far away".to_owned()),
        Err(_) => {}
    }
    let here = view.hero(view.seat).at;
    if !trades(view).is_empty() {
        return Some("trade".to_owned());
    }
    let thing = beside(game, view).and_then(|way| view.thing(here.step(way)))?;
    Some(format!("use the {thing}"))
}

/// What whoever looks is in the middle of, in a few words.
pub fn prompt(view: &View, hand: Hand) -> Option<String> {
    Some(match hand {
        Hand::Free => return None,
        Hand::Asking(_) => "Dash: which way?".to_owned(),
        Hand::Aiming { weapon, .. } => format!("Aim {}.", weapon_words(view, weapon)),
        Hand::Looking { .. } => "Look around; confirm to go there.".to_owned(),
        Hand::List { list: List::Pack, .. } => "What you carry.".to_owned(),
        Hand::List { list: List::Belt, .. } => "Your flasks.".to_owned(),
        Hand::List { list: List::Offer, .. } => "Take one, or leave it for 10 gold.".to_owned(),
        Hand::List { list: List::Shop, .. } => "What is for sale.".to_owned(),
        Hand::List { list: List::Stairs, .. } => "Which way down?".to_owned(),
    })
}

/// What is aimed, by name.
pub fn weapon_words(view: &View, weapon: Weapon) -> String {
    match weapon {
        Weapon::Slot(slot) => format!("the {}", carried(view, slot)),
        Weapon::Flask(flask) => format!("a {flask}"),
    }
}

fn carried(view: &View, slot: u8) -> String {
    let gear = view.hero(view.seat).pack.gear(slot);
    gear.map_or_else(|| "nothing".to_owned(), |gear| gear.item.to_string())
}

/// A command of whoever looks in words: `step north`.
pub fn command_words(view: &View, command: Command) -> String {
    let here = view.hero(view.seat).at;
    let whom = |at| view.foe_at(at).map_or_else(|| away(here, at), |foe| format!("at the {}", foe.kind));
    match command {
        Command::Step(to) => match view.foe_at(view.hero(view.seat).at.step(to)) {
            Some(foe) => format!("bump the {}", foe.kind),
            None => format!("step {}", toward(to)),
        },
        Command::Dash(to) => format!("dash {}", toward(to)),
        Command::Wait => "wait".to_owned(),
        Command::Throw(slot, at) => format!("use the {} {}", carried(view, slot), whom(at)),
        Command::Use(slot) => format!("use the {}", carried(view, slot)),
        Command::Drink(flask) => format!("drink a {flask}"),
        Command::Hurl(flask, at) => format!("throw a {flask} {}", whom(at)),
        Command::Take => "take what lies here".to_owned(),
        Command::Drop(slot) => format!("lay down the {}", carried(view, slot)),
        Command::Choose(place) => {
            let item = view.offer.and_then(|offer| offer.items.get(usize::from(place)).copied().flatten());
            item.map_or_else(|| "choose something".to_owned(), |item| format!("choose the {item}"))
        }
        Command::Leave => "leave the offer".to_owned(),
        Command::Buy(place) => {
            let ware = view.wares.get(usize::from(place)).copied().flatten();
            ware.map_or_else(|| "buy something".to_owned(), |(ware, _)| format!("buy {ware}"))
        }
        Command::Descend(Branch::Left) => "go down on the left".to_owned(),
        Command::Descend(Branch::Right) => "go down on the right".to_owned(),
    }
}

/// Where a tile is for whoever stands somewhere; its own numbers say nothing to a player.
fn away(from: Point, to: Point) -> String {
    let upright = if to.y < from.y { "north" } else { "south" };
    let across = if to.x < from.x { "west" } else { "east" };
    let parts = [(to.y.abs_diff(from.y), upright), (to.x.abs_diff(from.x), across)];
    let parts = parts.into_iter().filter(|(count, _)| *count > 0);
    let parts: Vec<String> = parts.map(|(count, way)| format!("{count} {way}")).collect();
    if parts.is_empty() { "here".to_owned() } else { format!("on the tile {}", parts.join(" and ")) }
}

const fn toward(way: Direction) -> &'static str {
    match way {
        Direction::North => "north",
        Direction::East => "east",
        Direction::South => "south",
        Direction::West => "west",
    }
}

/// What a flask does, in a line that is made of its row.
pub fn flask_line(flask: Flask) -> String {
    match flask.draught() {
        Draught::Heals => "Drink it: it heals.".to_owned(),
        Draught::Hastes => {
            let turns = descent::Ailment::Hasted.turns();
            format!("Drink it: twice the energy for {turns} turns.")
        }
        Draught::Breaks(matter, 0, size) => format!("Throw it: {matter} on {size}."),
        Draught::Breaks(matter, turns, size) => format!("Throw it: {matter} on {size} for {turns} turns."),
        Draught::Strikes(harm) => format!("Throw it: a shock of {harm}, through all joined water."),
    }
}

/// A word at the beginning of a sentence.
pub(in crate::descent) fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters
        .next()
        .map_or_else(String::new, |first| first.to_uppercase().collect::<String>() + letters.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tile_is_told_from_where_one_stands() {
        let told = |x, y| away(Point::new(5, 5), Point::new(x, y));
        assert_eq!(told(5, 5), "here");
        assert_eq!(told(5, 2), "on the tile 3 north");
        assert_eq!(told(9, 6), "on the tile 1 south and 4 east");
        assert_eq!(told(0, 5), "on the tile 5 west");
    }
}
