//! What alarms, and what a key is about that was pressed before a film was seen to its end.

use labyrinth::{Command, Foe, View};

use crate::Meant;

/// Whether something has come up that deserves a look before the next key: somebody new in sight,
/// somebody on the way, or HP lost.
pub(in crate::labyrinth) fn is_alarming(before: &View, after: &View) -> bool {
    let arrivals = |view: &View| view.pads.iter().filter(|pad| pad.arrival.is_some()).count();
    let is_new = |foe: &Foe| before.foes.iter().all(|known| known.id != foe.id);
    after.hero.hp < before.hero.hp
        || after.foes.iter().any(is_new)
        || arrivals(after) > arrivals(before)
        || after.floor != before.floor
}

/// Whether a key means, after a film that is still running, what it meant to whoever saw only the
/// beginning of it: one more blow at the same foe by somebody who can take it, or anything else while
/// nothing alarming came up and nothing that it is about has changed.
pub(in crate::labyrinth) fn is_as_seen(before: &View, after: &View, meant: Meant<Command>) -> bool {
    let is_calm = !is_alarming(before, after);
    let way = match meant {
        Meant::Play(Command::Step(way)) => way,
        Meant::Play(_) => return is_calm && before.hero.bag == after.hero.bag && before.shop == after.shop,
        Meant::Errand => return is_calm,
        Meant::Hold | Meant::Beside => return true,
        Meant::Nothing => return false,
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
    use engine::{Audience, Game, Seat, Seed, Silence};
    use grid::Direction;
    use labyrinth::{Item, Labyrinth, Make, Power, Rarity, Setup};

    use super::*;

    fn seen(commands: &[Command]) -> Vec<View> {
        let mut game =
            Labyrinth::new(&Setup::default(), Seed::from_name("moments")).expect("the house's numbers");
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
        let step = Meant::Play(Command::Step(Direction::East));
        assert!(is_as_seen(&views[0], &views[1], step));
        let mut hurt = views[1].clone();
        hurt.hero.hp -= labyrinth::Hp(1);
        assert!(is_alarming(&views[0], &hurt));
        assert!(!is_as_seen(&views[0], &hurt, step));
        assert!(is_as_seen(&views[0], &views[1], Meant::Play(Command::Guard)));
        let mut found = views[1].clone();
        found.hero.bag[0] = Some(Item::new(Make::Blade, Rarity::Common, 1, Power(1), None));
        let equip = Meant::Play(Command::Equip(0));
        assert!(!is_as_seen(&views[0], &found, equip), "another thing is in that place");
        let mut higher = views[1].clone();
        higher.floor = higher.floor.next();
        assert!(!is_as_seen(&views[0], &higher, step), "nothing is known of a new floor");
    }
}
