//! What alarms, and what a key is about that was pressed before a film was seen to its end.

use descent::{Command, Foe, View};

use crate::Meant;

/// Whether something has come up that deserves a look before the next key: somebody new in sight, HP
/// lost, something that burns, an offer, another floor.
pub(in crate::descent) fn is_alarming(before: &View, after: &View) -> bool {
    let is_new = |foe: &Foe| !foe.is_disguised() && before.foes.iter().all(|known| known.id != foe.id);
    let hurt = before.heroes.iter().zip(&after.heroes).any(|(before, after)| after.hp < before.hp);
    hurt || after.foes.iter().any(is_new)
        || burns(after) && !burns(before)
        || after.offer.is_some() && before.offer.is_none()
        || after.place != before.place
}

fn burns(view: &View) -> bool {
    (view.ground.fire.all() | view.ground.glow).meets(&view.seen)
}

/// Whether a key means, after a film that is still running, what it meant to whoever saw only the
/// beginning of it: one more blow at the same creature by somebody who can take it, or anything else while
/// nothing alarming came up and nothing that it is about has changed.
pub(in crate::descent) fn is_as_seen(before: &View, after: &View, meant: Meant<Command>) -> bool {
    let is_calm = !is_alarming(before, after);
    let way = match meant {
        Meant::Play(Command::Step(way)) => way,
        Meant::Play(_) => return is_calm && is_same_pack(before, after),
        Meant::Errand => return is_calm,
        Meant::Hold | Meant::Beside => return true,
        Meant::Nothing => return false,
    };
    let hero = after.hero(after.seat);
    let to = hero.at.step(way);
    if let Some(foe) = after.foe_at(to) {
        let is_same = before.foe_at(to).is_some_and(|known| known.id == foe.id);
        return is_same && !is_weak(after) && !after.threatened.contains(hero.at);
    }
    // A blow at somebody who has just fallen is not meant as a step.
    let stays = before.foe_at(to).is_none() && !after.threatened.contains(to);
    is_calm && stays && !after.hurtful(after.seat).contains(to)
}

fn is_same_pack(before: &View, after: &View) -> bool {
    let packs = |view: &View| {
        let hero = view.hero(after.seat);
        (hero.pack, hero.flasks)
    };
    packs(before) == packs(after) && before.wares == after.wares && before.offer == after.offer
}

/// Whether whoever looks has so little health left that each blow is to be thought about.
pub(in crate::descent) fn is_weak(view: &View) -> bool {
    let hero = view.hero(view.seat);
    hero.hp.0 * 100 < hero.most.0 * 35
}

#[cfg(test)]
mod tests {
    use descent::Hp;
    use grid::Direction;

    use super::*;
    use crate::descent::testing::view;

    #[test]
    fn a_quick_second_step_is_heard_while_nothing_alarms() {
        let calm = view("calm");
        let step = Meant::Play(Command::Step(Direction::East));
        assert!(!is_alarming(&calm, &calm) && is_as_seen(&calm, &calm, step));
        let mut hurt = calm.clone();
        hurt.heroes[0].hp -= Hp(1);
        assert!(is_alarming(&calm, &hurt) && !is_as_seen(&calm, &hurt, step));
        let mut glowing = calm.clone();
        let seen = glowing.seen.first().expect("something is seen");
        glowing.ground.put(descent::Matter::Glow, descent::Cells::of(seen), 0);
        assert!(is_alarming(&calm, &glowing), "what glows burns next");
        assert!(is_as_seen(&calm, &glowing, Meant::Hold));
    }
}
