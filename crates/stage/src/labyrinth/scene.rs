//! Everybody as they are to be seen at one moment of a film.

use grid::Point;
use labyrinth::{Ailments, Event, Foe, FoeId, Hero, Hp, Intent, Kind, View, Who};

/// A foe as it is to be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figure {
    /// Which one it is.
    pub id: FoeId,
    /// What it is.
    pub kind: Kind,
    /// Where it stands.
    pub at: Point,
    /// HP left.
    pub hp: i32,
    /// The most HP.
    pub most_hp: i32,
    /// Whether it guards itself.
    pub guards: bool,
    /// Whether it will take two steps at once.
    pub hurries: bool,
    /// What it has announced.
    pub intent: Option<Intent>,
    /// What ails it.
    pub ailments: Ailments,
}

/// All who can be seen. Events change it one by one, so that a film can show every step between
/// two views.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// Whoever climbs.
    pub hero: Hero,
    /// Everybody else who is to be seen.
    pub foes: Vec<Figure>,
}

impl Figure {
    fn of(foe: &Foe) -> Self {
        Self {
            id: foe.id,
            kind: foe.kind,
            at: foe.at,
            hp: foe.hp.0,
            most_hp: foe.stats.hp.0,
            guards: foe.guards,
            hurries: foe.hurries,
            intent: foe.intent,
            ailments: foe.ailments,
        }
    }
}

impl Scene {
    /// Everybody in a view.
    pub fn of(view: &View) -> Self {
        Self { hero: view.hero, foes: view.foes.iter().map(Figure::of).collect() }
    }

    /// A foe, if it is to be seen.
    pub fn foe(&self, id: FoeId) -> Option<&Figure> {
        self.foes.iter().find(|figure| figure.id == id)
    }

    /// Where somebody stands.
    pub fn place(&self, who: Who) -> Option<Point> {
        match who {
            Who::Hero => Some(self.hero.at),
            Who::Foe(id, _) => self.foe(id).map(|figure| figure.at),
        }
    }

    /// HP left and the most, of somebody.
    pub fn health(&self, who: Who) -> Option<(i32, i32)> {
        match who {
            Who::Hero => Some((self.hero.hp.0, self.hero.stats.hp.0)),
            Who::Foe(id, _) => self.foe(id).map(|figure| (figure.hp, figure.most_hp)),
        }
    }

    /// Takes in what an event tells. Whoever appears is as the view after the command has them.
    pub(super) fn show(&mut self, event: &Event, after: &View) {
        match *event {
            Event::FloorEntered { .. } => *self = Self::of(after),
            Event::Stepped { to, .. }
            | Event::Dashed { to, .. }
            | Event::Thrown { who: Who::Hero, to, .. } => {
                self.hero.at = to;
            }
            Event::Guarded => self.hero.guards = true,
            Event::FoeSeen { id, at, .. } | Event::Arrived { id, at, .. } => self.appear(id, at, after),
            Event::FoeStepped { id, from, to, .. } => {
                self.appear(id, from, after);
                self.change(id, |figure| figure.at = to);
            }
            Event::Thrown { who: Who::Foe(id, _), to, .. } => self.change(id, |figure| figure.at = to),
            Event::FoeHurries { id, .. } => self.change(id, |figure| figure.hurries = true),
            Event::FoeGuards { id, .. } => self.change(id, |figure| figure.guards = true),
            Event::Announced { id, intent, .. } => self.change(id, |figure| figure.intent = Some(intent)),
            Event::DeedDone { id, .. } => self.change(id, |figure| figure.intent = None),
            Event::Struck { target, hp, .. }
            | Event::Suffered { who: target, hp, .. }
            | Event::TrapSprung { who: target, hp, .. } => self.set_hp(target, hp.0),
            Event::Healed { hp, .. } => self.hero.hp = hp,
            Event::Slain { id, .. } => self.foes.retain(|figure| figure.id != id),
            Event::LevelGained { level } => {
                self.hero.level = level;
                self.hero.stats = after.hero.stats;
            }
            Event::Equipped { slot, item, .. } => {
                self.hero.gear[slot.index()] = Some(item);
                self.grow(after);
            }
            Event::Blessed { .. } => self.grow(after),
            Event::Drunk { flask } => {
                let left = &mut self.hero.flasks[flask.index()];
                *left = left.saturating_sub(1);
            }
            _ => {}
        }
    }

    /// Other numbers, with the same wounds.
    fn grow(&mut self, after: &View) {
        let wounds = self.hero.stats.hp - self.hero.hp;
        self.hero.stats = after.hero.stats;
        self.hero.hp = (self.hero.stats.hp - wounds).max(Hp(1));
    }

    fn set_hp(&mut self, who: Who, hp: i32) {
        match who {
            Who::Hero => self.hero.hp = Hp(hp),
            Who::Foe(id, _) => self.change(id, |figure| figure.hp = hp),
        }
    }

    fn change(&mut self, id: FoeId, change: impl FnOnce(&mut Figure)) {
        if let Some(figure) = self.foes.iter_mut().find(|figure| figure.id == id) {
            change(figure);
        }
    }

    fn appear(&mut self, id: FoeId, at: Point, after: &View) {
        if self.foe(id).is_some() {
            return;
        }
        if let Some(foe) = after.foes.iter().find(|foe| foe.id == id) {
            self.foes.push(Figure { at, ..Figure::of(foe) });
        }
    }
}

#[cfg(test)]
mod tests {
    use labyrinth::{Blessing, Healing};

    use super::super::testing::view;
    use super::*;

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
        let mut scene = Scene::of(&before);
        scene.show(&Event::LevelGained { level: 2 }, &after);
        assert_eq!(scene.health(Who::Hero), Some((hp.0, most.0)));
        scene.show(&Event::Healed { source: Healing::Level, amount: most - hp, hp: most }, &after);
        assert_eq!(scene.health(Who::Hero), Some((most.0, most.0)));
    }

    #[test]
    fn a_blessing_of_health_leaves_wounds_as_they_are() {
        let (before, after) = grown();
        let mut scene = Scene::of(&before);
        scene.show(&Event::Blessed { at: before.hero.at, blessing: Blessing::Health }, &after);
        let most = after.hero.stats.hp;
        assert_eq!(scene.health(Who::Hero), Some((most.0 - 4, most.0)));
    }
}
