//! What might have been otherwise for the hero.

use ::labyrinth::{Foe, Hp, Supposition, View};
use engine::{Dice, Seed};

use crate::choices::one_of;

/// One thing that the hero goes by: the own HP, the HP of somebody in sight, or that somebody had announced nothing.
/// Which one, and how many tenths of all HP, is drawn by lot.
pub(super) fn otherwise(view: &View, luck: Seed) -> Option<Supposition> {
    let mut dice = luck.branch("otherwise").dice();
    let announcers: Vec<Foe> = view.foes.iter().copied().filter(|foe| foe.intent.is_some()).collect();
    let hero = other_hp(view.hero.hp, view.hero.stats.hp, &mut dice).map(Supposition::Hero);
    let foe = one_of(&view.foes, &mut dice)
        .and_then(|foe| Some(Supposition::Foe(foe.id, other_hp(foe.hp, foe.stats.hp, &mut dice)?)));
    let silence = one_of(&announcers, &mut dice).map(|foe| Supposition::Silence(foe.id));
    let things: Vec<Supposition> = [hero, foe, silence].into_iter().flatten().collect();
    one_of(&things, &mut dice).copied()
}

fn other_hp(now: Hp, all: Hp, dice: &mut Dice) -> Option<Hp> {
    let others: Vec<Hp> =
        (1..=10).map(|tenth| Hp((all.0 * tenth / 10).max(1))).filter(|hp| *hp != now).collect();
    one_of(&others, dice).copied()
}
