//! What is thrown, used and broken.

use grid::Point;

use super::blaze::Layer;
use super::memory::is_better_left;
use super::scene::Scene;
use crate::combat::shape::square;
use crate::{Ailment, Cells, Command, Deed, Draught, Flask, Foe, Habit, Matter, Mind, Missile, Size};

/// What a fight must cost for a flask to be broken, in tenths of an HP.
const DEAR: i32 = 80;
/// What a flask must take then.
const WORTH_A_FLASK: i32 = 120;
/// Tiles around so many creatures are aimed at, the nearest.
const NEAREST: usize = 3;

impl Scene<'_> {
    /// The best that can be done from afar, if it is worth a turn.
    pub(super) fn shoot(&self) -> Option<Command> {
        if self.foes.is_empty() {
            return None;
        }
        self.haste().or_else(|| self.unleash()).or_else(|| self.throw())
    }

    /// Whoever is not yet here and can be hit without haste.
    fn targets(&self) -> impl Iterator<Item = &Foe> {
        let is_apart = |foe: &&Foe| foe.at.distance(self.at()) >= 2;
        self.foes.iter().copied().filter(is_apart).filter(|foe| is_game(foe))
    }

    fn throw(&self) -> Option<Command> {
        let crowded = self.beside(self.at()).any(|foe| foe.is_awake() && !is_better_left(foe));
        if crowded {
            return None;
        }
        let best = self.hero.pack.iter().filter_map(|(slot, gear)| {
            let missile = gear.item.missile()?;
            let target =
                self.targets().filter(|foe| self.may(Command::Throw(slot, foe.at))).max_by_key(|foe| {
                    (foe.is_awake(), self.hit(missile, foe) * 100 / i32::from(foe.hp.0.max(1)))
                })?;
            let is_spared = missile.count > 0 && !target.is_awake();
            (!is_spared).then(|| (self.hit(missile, target), Command::Throw(slot, target.at)))
        });
        best.max_by_key(|(harm, _)| *harm).filter(|(harm, _)| *harm >= 20).map(|(_, command)| command)
    }

    /// What a throw takes.
    fn hit(&self, missile: Missile, foe: &Foe) -> i32 {
        let plain = i32::from(missile.attack) + i32::from(self.hero.level / 2);
        let pierced =
            i32::from(foe.defence_against(self.at()).0) - i32::from(self.hero.stat(crate::Stat::Pierce));
        let aim = i32::from(self.hero.measure(crate::Tag::Aim).0);
        (plain - pierced.max(0)).max(1) * (100 + aim) / 10
    }

    /// Tools first, because they come back, and flasks for what is dear.
    fn unleash(&self) -> Option<Command> {
        let coming: Vec<&Foe> = self.awake().collect();
        if coming.is_empty() {
            return None;
        }
        let near: Cells = coming.iter().take(NEAREST).map(|foe| foe.at).collect::<Cells>().spread();
        let price = self.price_of_all(&coming, 2);
        let tools = self.legal.iter().filter_map(|command| match *command {
            Command::Throw(slot, at) if near.contains(at) => {
                let deed = self.hero.pack.gear(slot)?.item.tool()?.deed;
                Some((self.gain(deed, at), *command))
            }
            _ => None,
        });
        let tool = tools.max_by_key(|(gain, _)| *gain).filter(|(gain, _)| *gain >= 60);
        let flasks = self.legal.iter().filter_map(|command| match *command {
            Command::Hurl(flask, at) if near.contains(at) => Some((self.gain(shed(flask)?, at), *command)),
            _ => None,
        });
        let dear = price >= DEAR;
        let flask =
            || flasks.max_by_key(|(gain, _)| *gain).filter(|(gain, _)| dear && *gain >= WORTH_A_FLASK);
        tool.or_else(flask).map(|(_, command)| command)
    }

    /// Quick feet for the great fights.
    fn haste(&self) -> Option<Command> {
        let drink = Command::Drink(Flask::Haste);
        let is_great = self.awake().any(|foe| foe.kind.is_boss() && foe.at.distance(self.at()) <= 3);
        let is_hasted = self.hero.ailments.has(Ailment::Hasted);
        (is_great && !is_hasted && self.may(drink)).then_some(drink)
    }

    /// What a deed on a tile is worth, in tenths of an HP taken from or spared by those who are hit.
    fn gain(&self, deed: Deed, at: Point) -> i32 {
        let (size, worth): (Size, fn(&Foe) -> i32) = match deed {
            Deed::Lay(Matter::Cold, _, size) => (size, cold),
            Deed::Lay(matter @ (Matter::Fire | Matter::Acid | Matter::Spores), turns, size) => {
                return self.scorch(&Layer { matter, turns, tiles: square(at, size) }, None);
            }
            Deed::Lay(matter @ (Matter::Oil | Matter::Marsh), turns, size) => {
                let tiles = square(at, size);
                // What feeds a fire is worth as much as the fire that can be made of it, less the turn.
                let spark = Layer { matter: Matter::Fire, turns: 2, tiles: Cells::of(at).spread() };
                let fuelled = |layer: &Layer| self.scorch(layer, Some(&spark)) * 2 / 3;
                let layer = Layer { matter, turns, tiles };
                let is_there = self.view.ground.has(matter, at);
                return if self.has_spark() && !is_there { fuelled(&layer) } else { 0 };
            }
            Deed::Afflict(Ailment::Held) => (Size::One, held),
            Deed::Shock(harm) => return self.shock(i32::from(harm) * 10, at),
            _ => return 0,
        };
        let tiles = square(at, size);
        if self.view.heroes.iter().any(|hero| tiles.contains(hero.at)) {
            return 0;
        }
        self.foes.iter().filter(|foe| foe.is_awake() && tiles.contains(foe.at)).map(|foe| worth(foe)).sum()
    }

    /// Whether there is something to light a fire with in the coming turn.
    fn has_spark(&self) -> bool {
        let lights = |deed: Deed| matches!(deed, Deed::Lay(Matter::Fire, ..));
        let ready =
            |gear: &crate::Gear| gear.rest.0 == 0 && gear.item.tool().is_some_and(|tool| lights(tool.deed));
        self.hero.flasks(Flask::Fire) > 0 || self.hero.pack.iter().any(|(_, gear)| ready(gear))
    }

    fn shock(&self, harm: i32, at: Point) -> i32 {
        let tiles: Cells = self.view.ground.shocked(Cells::of(at), crate::Ground::SHOCK_REACH);
        if self.view.heroes.iter().any(|hero| tiles.contains(hero.at)) {
            return 0;
        }
        let struck = self.foes.iter().filter(|foe| foe.is_awake() && tiles.contains(foe.at));
        struck.map(|foe| raised(harm, foe, Matter::Shock).min(i32::from(foe.hp.0) * 10)).sum()
    }
}

/// Sleepers stay asleep, and bosses are not called.
fn is_game(foe: &Foe) -> bool {
    foe.mind != Mind::Still && (foe.is_awake() || !foe.kind.is_boss())
}

/// What a flask does where it breaks.
const fn shed(flask: Flask) -> Option<Deed> {
    match flask.draught() {
        Draught::Breaks(matter, turns, size) => Some(Deed::Lay(matter, turns, size)),
        Draught::Strikes(harm) => Some(Deed::Shock(harm)),
        Draught::Heals | Draught::Hastes => None,
    }
}

fn raised(harm: i32, foe: &Foe, matter: Matter) -> i32 {
    if foe.weakness() == Some(matter) { harm * 3 / 2 } else { harm }
}

/// Half of what it would do in four turns, or two turns whole for whoever freezes.
fn cold(foe: &Foe) -> i32 {
    let is_slow = foe.ailments.has(Ailment::Chilled) || foe.ailments.has(Ailment::Frozen);
    if is_slow || !foe.habits().contains(&Habit::Strike) { 0 } else { i32::from(foe.attack.0) * 10 }
}

fn held(foe: &Foe) -> i32 {
    if foe.ailments.has(Ailment::Held) || foe.kind.nature().step.is_none() { 0 } else { 40 }
}
