//! What is done within a wave.

use grid::Point;

use super::foes::Crowd;
use crate::{Battle, BattleView, Blueprint, Card, Command, Deed, Placing, Stat, Target};

/// Lets time pass, and uses abilities that are paid in energy where they meet enough.
pub(super) fn within(view: &BattleView, strikes: bool) -> Command {
    let mut usable = view.cards.iter().filter(|card| is_paid(view, card)).peekable();
    if !strikes || usable.peek().is_none() {
        return Command::Run(Command::MOST_TICKS);
    }
    let battle = Battle::foreseen(view);
    let crowd = Crowd::of(&battle);
    let best = usable.find_map(|card| aimed(&battle, &crowd, card));
    best.unwrap_or(Command::Run(PATIENCE))
}

/// Whether it is an ability that can be used and is paid in energy alone.
pub(super) fn is_paid(view: &BattleView, card: &Card) -> bool {
    let price = card.makes[0];
    !card.blueprint.is_built()
        && card.cooldown == 0
        && price.get(Stat::Energy) <= view.purse.energy.0
        && price.get(Stat::Materials) == 0
}

/// How long nobody looks again.
const PATIENCE: u8 = 15;

/// An ability where it does most, if that is enough.
fn aimed(battle: &Battle, crowd: &Crowd, card: &Card) -> Option<Command> {
    let blueprint = card.blueprint;
    let command = match blueprint.row().place {
        Placing::Anywhere => converts(blueprint).then_some(Command::Use(blueprint, Target::Anywhere))?,
        Placing::Point => Command::Use(blueprint, Target::At(crowd.best(card)?)),
        Placing::Tile(_) | Placing::Line => return None,
    };
    let Command::Use(_, target) = command else { return None };
    battle.may_use(blueprint, target).is_ok().then_some(command)
}

/// Whether it makes something of something.
pub(super) fn converts(blueprint: Blueprint) -> bool {
    blueprint.row().deeds.iter().any(|deed| matches!(deed, Deed::Converts(_)))
}

/// The point of the half-tile grid that is nearest to a spot.
pub(super) fn point(x: i32, y: i32) -> Option<Point> {
    let half = |along: i32| u8::try_from((along + 250).div_euclid(500)).ok().filter(|half| *half <= 30);
    Some(Point::new(half(x)?, half(y)?))
}
