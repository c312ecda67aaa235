//! What might have been otherwise for whoever plays.

use ::descent::{Foe, Hp, Supposition, View};
use engine::{Dice, Seat, Seed};

use crate::choices::one_of;

/// One thing that somebody goes by: the own HP, the HP of a creature in sight, or that it had announced nothing. Which
/// one, and how many tenths of all HP, is drawn by lot.
pub(super) fn otherwise(view: &View, seat: Seat, luck: Seed) -> Option<Supposition> {
    let mut dice = luck.branch("otherwise").dice();
    let announcers: Vec<Foe> = view.foes.iter().copied().filter(|foe| foe.intent.is_some()).collect();
    let hero = view.hero(seat);
    let own = other_hp(hero.hp, hero.most, &mut dice).map(|hp| Supposition::Hero(seat, hp));
    let foe = one_of(&view.foes, &mut dice)
        .and_then(|foe| Some(Supposition::Foe(foe.id, other_hp(foe.hp, foe.most, &mut dice)?)));
    let silence = one_of(&announcers, &mut dice).map(|foe| Supposition::Silence(foe.id));
    let things: Vec<Supposition> = [own, foe, silence].into_iter().flatten().collect();
    one_of(&things, &mut dice).copied()
}

fn other_hp(now: Hp, all: Hp, dice: &mut Dice) -> Option<Hp> {
    let others: Vec<Hp> =
        (1..=10).map(|tenth| Hp((all.0 / 10 * tenth).max(1))).filter(|hp| *hp != now).collect();
    one_of(&others, dice).copied()
}
