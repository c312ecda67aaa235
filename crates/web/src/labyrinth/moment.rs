//! A run at one moment, for the play page and the replay alike.

use std::sync::Arc;

use engine::{Audience, Game, Seat};
use labyrinth::{Command, Content, Foe, Refusal, Tower, View};

/// A run after a command.
#[derive(Clone)]
pub(crate) struct Moment {
    /// The game, for questions about what is legal.
    game: Arc<Tower>,
    /// What the player may know of it.
    pub(super) view: Arc<View>,
    /// The numbers it is played with.
    pub(super) content: Arc<Content>,
    /// All that can be done.
    legal: Arc<[Command]>,
}

impl Moment {
    /// The run as it stands.
    pub(super) fn of(game: &Tower, content: &Arc<Content>) -> Self {
        let mut legal = Vec::new();
        game.legal(Seat::FIRST, &mut legal);
        Self {
            game: Arc::new(game.clone()),
            view: Arc::new(game.view(Audience::Seat(Seat::FIRST))),
            content: Arc::clone(content),
            legal: legal.into(),
        }
    }

    /// The game.
    pub(super) fn game(&self) -> &Tower {
        &self.game
    }

    /// Why a command cannot be given now.
    pub(super) fn refusal(&self, command: Command) -> Option<Refusal> {
        self.game.check(Seat::FIRST, command).err()
    }

    /// Whether any command of a kind can be given.
    pub(super) fn can(&self, is_such: impl Fn(&Command) -> bool) -> bool {
        self.legal.iter().any(is_such)
    }
}

impl PartialEq for Moment {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.view, &other.view)
    }
}

/// Whether something has come up that deserves a look before the next key: somebody new in sight,
/// somebody on the way, or HP lost.
pub(super) fn is_alarming(before: &View, after: &View) -> bool {
    let arrivals = |view: &View| view.pads.iter().filter(|pad| pad.arrival.is_some()).count();
    let is_new = |foe: &Foe| before.foes.iter().all(|known| known.id != foe.id);
    after.hero.hp < before.hero.hp
        || after.foes.iter().any(is_new)
        || arrivals(after) > arrivals(before)
        || after.floor != before.floor
}

/// Whether a command means, after a film that is still running, what it meant to whoever saw only
/// the beginning of it: one more blow at the same foe by somebody who can take it, or anything else
/// while nothing alarming came up and nothing that it is about has changed.
pub(super) fn is_as_seen(before: &View, after: &View, command: Command) -> bool {
    let is_calm = !is_alarming(before, after);
    let Command::Step(way) = command else {
        return is_calm && before.hero.bag == after.hero.bag && before.shop == after.shop;
    };
    let to = after.hero.at.step(way);
    match after.foe_at(to) {
        Some(foe) => before.foe_at(to).is_some_and(|known| known.id == foe.id) && !after.is_weak(),
        // A blow at somebody who has just fallen is not meant as a step.
        None => is_calm && before.foe_at(to).is_none() && !after.threatened().contains(to),
    }
}

#[cfg(test)]
mod tests {
    use engine::{Seed, Silence};
    use grid::Direction;
    use labyrinth::{Item, Make, Rarity, Setup};

    use super::*;

    fn seen(commands: &[Command]) -> Vec<View> {
        let mut game =
            Tower::new(&Setup::default(), Seed::from_name("moments")).expect("the house's numbers");
        let mut views = vec![game.view(Audience::Everyone)];
        for command in commands {
            game.play(Seat::FIRST, *command, &mut Silence).expect("it is legal");
            views.push(game.view(Audience::Everyone));
        }
        views
    }

    #[test]
    fn a_quick_second_step_is_heard_while_nothing_alarms() {
        let views = seen(&[Command::Wait]);
        let step = Command::Step(Direction::East);
        assert!(is_as_seen(&views[0], &views[1], step));
        let mut hurt = views[1].clone();
        hurt.hero.hp -= labyrinth::Hp(1);
        assert!(is_alarming(&views[0], &hurt));
        assert!(!is_as_seen(&views[0], &hurt, step));
        assert!(is_as_seen(&views[0], &views[1], Command::Guard));
        let mut found = views[1].clone();
        found.hero.bag[0] = Some(Item::new(Make::Blade, Rarity::Common, 1, 1, None));
        assert!(!is_as_seen(&views[0], &found, Command::Equip(0)), "another thing is in that place");
        let mut higher = views[1].clone();
        higher.floor = higher.floor.next();
        assert!(!is_as_seen(&views[0], &higher, step), "nothing is known of a new floor");
    }
}
