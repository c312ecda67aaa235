//! Whom spells hit that hit more than one.

use grid::{Point, is_clear};

use crate::{Cells, Content, Foe, FoeId, Hero, Relic, Spell, View};

/// The tiles that a fireball burns: those around its tile that see it.
pub(crate) fn fireball_area(hero: &Hero, content: &Content, at: Point, opaque: &Cells) -> Cells {
    let wider = u8::from(hero.relics.has(Relic::WideEmber));
    let radius = content.spells.fireball_radius + wider;
    let square = (0..radius).fold(Cells::of(at), |cells, _| cells.grown()) - *opaque;
    square.iter().filter(|to| is_clear(at, *to, opaque)).collect()
}

/// Whom a spark hits of those in sight, one after the other, and with how many hundredths of it: each
/// leap leaves less.
pub(crate) fn spark_targets<'a>(
    hero: &Hero,
    content: &Content,
    at: Point,
    in_sight: &(impl Iterator<Item = &'a Foe> + Clone),
) -> Vec<(FoeId, u16)> {
    let wider = u8::from(hero.relics.has(Relic::WideEmber));
    let leaps = usize::from(content.spells.leaps + wider);
    let mut targets: Vec<(FoeId, u16)> = Vec::with_capacity(leaps + 1);
    let (mut here, mut share) = (at, 100);
    while targets.len() <= leaps {
        let is_next = |foe: &&Foe| {
            targets.iter().all(|(id, _)| *id != foe.id)
                && if targets.is_empty() { foe.at == here } else { touches(foe.at, here) }
        };
        let Some(next) = in_sight.clone().find(is_next) else { break };
        targets.push((next.id, share));
        here = next.at;
        share = share * u16::from(content.spells.leap_share) / 100;
    }
    targets
}

/// Whether two tiles touch, by a corner too.
const fn touches(one: Point, other: Point) -> bool {
    one.x.abs_diff(other.x) <= 1 && one.y.abs_diff(other.y) <= 1
}

impl View {
    /// Whom a spell at a tile would hit, and with how many hundredths of it.
    pub fn struck_by(&self, content: &Content, spell: Spell, at: Point) -> Vec<(&Foe, u16)> {
        match spell {
            Spell::Firebolt | Spell::Frost => self.foe_at(at).map(|foe| (foe, 100)).into_iter().collect(),
            Spell::Fireball => {
                let area = fireball_area(&self.hero, content, at, &self.opaque());
                self.foes.iter().filter(|foe| area.contains(foe.at)).map(|foe| (foe, 100)).collect()
            }
            Spell::Spark => {
                let targets = spark_targets(&self.hero, content, at, &self.foes.iter());
                let foe = |id: FoeId| self.foes.iter().find(|foe| foe.id == id);
                targets.into_iter().filter_map(|(id, share)| Some((foe(id)?, share))).collect()
            }
        }
    }
}
