//! The numbers that the board shows for a command.

use engine::Game as _;
use tactics::{Command, Event, Kind, Outcome, Side, Stage, Tactics, UnitId};

/// What the preview tells of a command, more is better: who wins, enemies and friends that fall, HP that heroes
/// and others lose and gain; and what can be counted on the board afterwards: from how many enemies the own hero
/// could be struck, and how far the unit is from the enemy's.
pub(super) fn shown(game: &Tactics, side: Side, command: Command) -> Vec<i64> {
    let mut next = *game;
    let mut events: Vec<Event> = Vec::new();
    next.play(side.seat(), command, &mut events).expect("an option is legal");
    let mut numbers = [0_i64; 5];
    for event in events.iter().take_while(|event| !matches!(event, Event::RoundEnded { .. })) {
        count(event, side, &mut numbers);
    }
    let wins =
        matches!(next.position().stage(), Stage::Over(Outcome::Won { side: winner, .. }) if winner == side);
    let mut shown = vec![i64::from(wins)];
    shown.extend(numbers);
    shown.extend([-strikers(&next, side), -distance(&next, side, command)]);
    shown
}

fn count(event: &Event, side: Side, [kills, hero, others, losses, gains]: &mut [i64; 5]) {
    let is_own = |id: UnitId| id.side() == side;
    match event {
        Event::Died { who, .. } => *kills += if is_own(who.id) { -1 } else { 1 },
        Event::Hurt { who, lost, .. } if is_own(who.id) => *losses -= i64::from(*lost),
        Event::Hurt { who, lost, .. } => match who.kind {
            Kind::Hero(_) => *hero += i64::from(*lost),
            _ => *others += i64::from(*lost),
        },
        Event::Healed { who, amount, .. } if is_own(who.id) => *gains += i64::from(*amount),
        _ => {}
    }
}

fn strikers(game: &Tactics, side: Side) -> i64 {
    let position = game.position();
    let hero = position.unit(side.hero()).tile;
    let enemies = position.living() & side.opponent().units();
    let strikes = |id: &UnitId| {
        let near = !(position.reach(*id) & hero.neighbours()).is_empty();
        position.attackable(*id).contains(hero) || (near && position.chargeable(*id).contains(hero))
    };
    i64::try_from(enemies.iter().filter(strikes).count()).expect("a side has few units")
}

fn distance(game: &Tactics, side: Side, command: Command) -> i64 {
    let Command::Unit(member, _) = command else { return 0 };
    let (position, enemy) = (game.position(), side.opponent().hero());
    position.unit(side.unit(member)).tile.distance(position.unit(enemy).tile).into()
}
