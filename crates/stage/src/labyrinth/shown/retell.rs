//! How everybody is once an event of the tower is told.

use labyrinth::{Event, FoeId, Labyrinth, View};

use crate::dungeon::{BodyId, Dungeon as _};
use crate::labyrinth::{HERO, Scene};

/// Takes in what an event tells. Whoever appears is as the view after the command has them.
pub(in crate::labyrinth) fn retell(event: &Event, scene: &mut Scene, after: &View) {
    match *event {
        Event::FloorEntered { .. } => *scene = Labyrinth::scene(after),
        Event::Stepped { to, .. } | Event::Dashed { to, .. } => scene.change(HERO, |hero| hero.at = to),
        Event::Guarded => scene.change(HERO, |hero| hero.glance.guards = true),
        Event::FoeSeen { id, at, .. } | Event::Arrived { id, at, .. } => {
            scene.appear(foe(id), at, &Labyrinth::scene(after));
        }
        Event::FoeStepped { id, from, to, .. } => {
            scene.appear(foe(id), from, &Labyrinth::scene(after));
            scene.change(foe(id), |body| body.at = to);
        }
        Event::Thrown { who, to, .. } => scene.change(who.into(), |body| body.at = to),
        Event::FoeHurries { id, .. } => scene.change(foe(id), |body| body.glance.hurries = true),
        Event::FoeGuards { id, .. } => scene.change(foe(id), |body| body.glance.guards = true),
        Event::Announced { id, intent, .. } => {
            scene.change(foe(id), |body| body.glance.announced = Some(intent));
        }
        Event::DeedDone { id, .. } => scene.change(foe(id), |body| body.glance.announced = None),
        Event::Struck { target, hp, .. }
        | Event::Suffered { who: target, hp, .. }
        | Event::TrapSprung { who: target, hp, .. } => scene.change(target.into(), |body| body.hp = hp.0),
        Event::Healed { hp, .. } => scene.change(HERO, |hero| hero.hp = hp.0),
        Event::Slain { id, .. } => scene.remove(foe(id)),
        Event::LevelGained { level } => {
            (scene.sheet.level, scene.sheet.stats) = (level, after.hero.stats);
            scene.change(HERO, |hero| hero.most_hp = after.hero.stats.hp.0);
        }
        Event::Equipped { slot, item, .. } => {
            scene.sheet.gear[slot.index()] = Some(item);
            grow(scene, after);
        }
        Event::Blessed { .. } => grow(scene, after),
        Event::Drunk { flask } => {
            let left = &mut scene.sheet.flasks[flask.index()];
            *left = left.saturating_sub(1);
        }
        _ => {}
    }
}

/// Other numbers, with the same wounds.
fn grow(scene: &mut Scene, after: &View) {
    let stats = after.hero.stats;
    scene.sheet.stats = stats;
    scene.change(HERO, |hero| {
        hero.hp = (stats.hp.0 - (hero.most_hp - hero.hp)).max(1);
        hero.most_hp = stats.hp.0;
    });
}

const fn foe(id: FoeId) -> BodyId {
    BodyId::Other(id.0)
}

#[cfg(test)]
mod tests {
    use labyrinth::{Blessing, Healing, Hp};

    use super::*;
    use crate::labyrinth::testing::view;

    /// Hurt before, and after with more HP at most.
    fn grown() -> (View, View) {
        let (mut before, mut after) = (view("growth"), view("growth"));
        before.hero.hp = before.hero.stats.hp - Hp(4);
        after.hero.stats.hp += Hp(10);
        (before, after)
    }

    #[test]
    fn a_level_raises_the_most_hp_before_it_heals() {
        let (before, after) = grown();
        let (hp, most) = (before.hero.hp, after.hero.stats.hp);
        let mut scene = Labyrinth::scene(&before);
        retell(&Event::LevelGained { level: 2 }, &mut scene, &after);
        assert_eq!(scene.health(HERO), Some((hp.0, most.0)));
        retell(&Event::Healed { source: Healing::Level, amount: most - hp, hp: most }, &mut scene, &after);
        assert_eq!(scene.health(HERO), Some((most.0, most.0)));
    }

    #[test]
    fn a_blessing_of_health_leaves_wounds_as_they_are() {
        let (before, after) = grown();
        let mut scene = Labyrinth::scene(&before);
        retell(&Event::Blessed { at: before.hero.at, blessing: Blessing::Health }, &mut scene, &after);
        let most = after.hero.stats.hp;
        assert_eq!(scene.health(HERO), Some((most.0 - 4, most.0)));
    }
}
