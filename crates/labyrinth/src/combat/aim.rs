//! Where a command would reach and whom it would hit: one truth for play and for whoever aims.

use grid::{Point, is_clear};

use crate::{Cells, Command, Content, Foe, FoeId, Hero, Labyrinth, Percent, Shape, Spell, View};

impl Labyrinth {
    /// The tiles that a shot, a spell or a dash would reach, as far as they are seen; none for all
    /// other commands. Whether it may be given is another question.
    pub fn reach_of(&self, command: Command) -> Cells {
        match command {
            Command::Shoot(at) => Cells::of(at),
            Command::Cast(spell, at) => match spell.shape() {
                Shape::One => Cells::of(at),
                Shape::Area => self.fireball_area(at) & self.ground.known.seen,
                Shape::Leaps => {
                    let targets = self.spark_targets(at);
                    targets.into_iter().filter_map(|(id, _)| self.foe(id)).map(|foe| foe.at).collect()
                }
            },
            Command::Dash(way) => self.dash_goal(way).map_or(Cells::NONE, Cells::of),
            _ => Cells::NONE,
        }
    }

    /// Whom a shot or a spell would hit, in this order, and how much of it each would get; only those who are seen.
    pub fn victims_of(&self, command: Command) -> Vec<(FoeId, Percent<u16>)> {
        match command {
            Command::Cast(spell, at) if spell.shape() == Shape::Leaps => self.spark_targets(at),
            Command::Shoot(_) | Command::Cast(..) => {
                let reach = self.reach_of(command) & self.ground.known.seen;
                let hit = self.foes.iter().filter(|foe| reach.contains(foe.at));
                hit.map(|foe| (foe.id, Percent(100))).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The tiles that a fireball burns.
    pub(crate) fn fireball_area(&self, at: Point) -> Cells {
        fireball_area(&self.hero, &self.content, at, &self.ground.opaque)
    }

    /// Whom a spark hits, one after the other, and with how much of it.
    pub(crate) fn spark_targets(&self, at: Point) -> Vec<(FoeId, Percent<u16>)> {
        let in_sight = self.foes.iter().filter(|foe| self.ground.known.seen.contains(foe.at));
        spark_targets(&self.hero, &self.content, at, &in_sight)
    }
}

impl View {
    /// Whom a spell at a tile would hit, and with how much of it.
    pub fn struck_by(&self, content: &Content, spell: Spell, at: Point) -> Vec<(&Foe, Percent<u16>)> {
        match spell.shape() {
            Shape::One => self.foe_at(at).map(|foe| (foe, Percent(100))).into_iter().collect(),
            Shape::Area => {
                let area = fireball_area(&self.hero, content, at, &self.opaque());
                self.foes.iter().filter(|foe| area.contains(foe.at)).map(|foe| (foe, Percent(100))).collect()
            }
            Shape::Leaps => {
                let targets = spark_targets(&self.hero, content, at, &self.foes.iter());
                let foe = |id: FoeId| self.foes.iter().find(|foe| foe.id == id);
                targets.into_iter().filter_map(|(id, share)| Some((foe(id)?, share))).collect()
            }
        }
    }
}

/// The tiles that a fireball burns: those around its tile that see it.
fn fireball_area(hero: &Hero, content: &Content, at: Point, opaque: &Cells) -> Cells {
    let square = (0..hero.fireball_radius(content)).fold(Cells::of(at), |cells, _| cells.grown()) - *opaque;
    square.iter().filter(|to| is_clear(at, *to, opaque)).collect()
}

/// Whom a spark hits of those in sight, one after the other, and with how much of it: each leap
/// leaves less.
fn spark_targets<'a>(
    hero: &Hero,
    content: &Content,
    at: Point,
    in_sight: &(impl Iterator<Item = &'a Foe> + Clone),
) -> Vec<(FoeId, Percent<u16>)> {
    let leaps = usize::from(hero.leaps(content));
    let mut targets: Vec<(FoeId, Percent<u16>)> = Vec::with_capacity(leaps + 1);
    let (mut here, mut share) = (at, Percent(100));
    while targets.len() <= leaps {
        let is_next = |foe: &&Foe| {
            targets.iter().all(|(id, _)| *id != foe.id)
                && if targets.is_empty() { foe.at == here } else { touches(foe.at, here) }
        };
        let Some(next) = in_sight.clone().find(is_next) else { break };
        targets.push((next.id, share));
        here = next.at;
        share = Percent(share.0 * u16::from(content.spells.leap_share.0) / 100);
    }
    targets
}

/// Whether two tiles touch, by a corner too.
const fn touches(one: Point, other: Point) -> bool {
    one.x.abs_diff(other.x) <= 1 && one.y.abs_diff(other.y) <= 1
}

#[cfg(test)]
mod tests {
    use engine::{Audience, Game, Seat};

    use super::*;
    use crate::check::tests::outfitted;
    use crate::{Event, Manner, Who};

    /// The foes that a shot or a spell of the hero hits, in this order.
    fn hit(run: &Labyrinth, command: Command) -> Vec<FoeId> {
        let mut events: Vec<Event> = Vec::new();
        run.clone().play(Seat::FIRST, command, &mut events).expect("it is legal");
        let ids = events.iter().filter_map(|event| match event {
            Event::Struck {
                by: Who::Hero,
                target: Who::Foe(id, _),
                manner: Manner::Shot | Manner::Spell(_),
                ..
            } => Some(*id),
            _ => None,
        });
        ids.collect()
    }

    #[test]
    fn whoever_is_aimed_at_is_hit_and_nobody_else() {
        let mut several = 0;
        for run in (0..9).map(outfitted) {
            let view = run.view(Audience::Everyone);
            let mut legal = Vec::new();
            run.legal(Seat::FIRST, &mut legal);
            for command in legal {
                let victims = run.victims_of(command);
                let ids: Vec<FoeId> = victims.iter().map(|(id, _)| *id).collect();
                assert_eq!(hit(&run, command), ids, "{command}");
                let reach = run.reach_of(command);
                assert!(
                    ids.iter().all(|id| run.foe(*id).is_some_and(|foe| reach.contains(foe.at))),
                    "{command}"
                );
                if let Command::Cast(spell, at) = command {
                    let seen = view.struck_by(run.content(), spell, at);
                    let told: Vec<_> = seen.into_iter().map(|(foe, share)| (foe.id, share)).collect();
                    assert_eq!(told, victims, "{command}");
                }
                several += usize::from(ids.len() > 1);
            }
        }
        assert!(several > 5, "{several} commands hit several");
    }
}
