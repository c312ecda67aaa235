//! How events are cut into a film.

use grid::Point;
use labyrinth::{Archetype, Event, Manner, View, Who};

use super::beat::Ground;
use super::cues::cues;
use super::{Beat, Cue, Film, Missile, Moment, Motion, Move, Noise, Scene, Way};

/// Follows the events and knows at each what is to be seen.
pub(super) struct Cutter {
    film: Film,
    scene: Scene,
    ground: Ground,
    /// The place of the last event that changes the floor: from there on it is shown as it is after.
    last_change: usize,
}

impl Cutter {
    pub(super) fn new(film: Film, events: &[Event]) -> Self {
        let last_change = events.iter().rposition(changes_the_floor).unwrap_or(0);
        Self { scene: Scene::of(&film.before), film, ground: Ground::Before, last_change }
    }

    pub(super) fn cut(mut self, events: &[Event]) -> Film {
        let mut place = 0;
        while let Some(event) = events.get(place) {
            if place == self.last_change || matches!(event, Event::FloorEntered { .. }) {
                self.ground = Ground::After;
            }
            let together = walking_together(&events[place..]);
            if together > 1 {
                self.walk_together(&events[place..place + together]);
                place += together;
                continue;
            }
            self.show(event);
            place += 1;
        }
        self.film
    }

    /// Foes that walk one after the other are seen walking at the same time.
    fn walk_together(&mut self, events: &[Event]) {
        let moves = events.iter().filter_map(walk).collect();
        for event in events {
            self.tell(event);
            self.scene.show(event, &self.film.after);
        }
        self.add(Moment::Moves(moves));
    }

    fn show(&mut self, event: &Event) {
        if let Some(lunge) = self.lunge(event) {
            self.cue(Cue::Noise(Noise::Swing));
            self.add(lunge);
        }
        let moment = self.moment(event);
        let flies = matches!(moment, Some(Moment::Flight { .. }));
        let is_fall = matches!(event, Event::Slain { .. });
        if flies || is_fall {
            // An arrow is heard when it leaves, and the fallen are where they stood.
            self.tell(event);
        }
        self.scene.show(event, &self.film.after);
        if !flies && !is_fall {
            self.tell(event);
        }
        if let Some(moment) = moment {
            self.add(moment);
        }
    }

    fn add(&mut self, moment: Moment) {
        if self.film.motion == Motion::Reduced && moment.is_motion() {
            return;
        }
        self.film.beats.push(Beat { moment, scene: self.scene.clone(), ground: self.ground });
    }

    fn cue(&mut self, cue: Cue) {
        self.film.cues.push((self.film.beats.len(), cue));
    }

    fn tell(&mut self, event: &Event) {
        for cue in cues(event, &self.scene, &self.film.before) {
            self.cue(cue);
        }
    }

    /// Whoever strikes somebody near leans towards them first.
    fn lunge(&self, event: &Event) -> Option<Moment> {
        let Event::Struck { by, target, manner: Manner::Bump | Manner::Answer, .. } = *event else {
            return None;
        };
        let (from, toward) = (self.scene.place(by)?, self.scene.place(target)?);
        Some(Moment::Lunge { who: by, from, toward })
    }

    /// What is to be seen of an event.
    fn moment(&self, event: &Event) -> Option<Moment> {
        let hp = |who: Who| self.scene.health(who).map(|(hp, _)| hp);
        let at = |who: Who| self.scene.place(who);
        Some(match *event {
            Event::Stepped { .. }
            | Event::Dashed { .. }
            | Event::Thrown { .. }
            | Event::FoeStepped { .. } => Moment::Moves(vec![walk(event)?]),
            Event::Struck { by, target, amount, crit, guarded, .. } => Moment::Blow {
                by,
                target,
                at: at(target)?,
                amount: amount.0,
                crit,
                guarded,
                hp_before: hp(target)?,
            },
            Event::Shot { by, from, to, spell } => Moment::Flight { missile: missile(by, spell), from, to },
            Event::DeedDone { id, kind, intent } => {
                let from = at(Who::Foe(id, kind))?;
                Moment::Area { intent, tiles: intent.threatens(from, &self.view().solid()) }
            }
            Event::Announced { id, kind, intent } => {
                let from = at(Who::Foe(id, kind))?;
                Moment::Announcement { id, intent, tiles: intent.threatens(from, &self.view().solid()) }
            }
            Event::TrapSprung { at, trap, who, amount, .. } => {
                Moment::Trap { at, trap, target: who, amount: amount.0, hp_before: hp(who)? }
            }
            Event::Suffered { who, ailment, amount, .. } => Moment::Suffering {
                target: who,
                at: at(who)?,
                ailment,
                amount: amount.0,
                hp_before: hp(who)?,
            },
            Event::Healed { amount, .. } => {
                Moment::Healing { amount: amount.0, hp_before: self.scene.hero.hp.0 }
            }
            Event::Slain { id, kind, at } => Moment::Fall { id, kind, at: at? },
            Event::Burst { at } => Moment::Burst { at },
            Event::Arrived { id, kind, at } => Moment::Arrival { id, kind, at },
            Event::DoorOpened { at, .. }
            | Event::DoorClosed { at }
            | Event::DoorUnlocked { at }
            | Event::SecretOpened { at }
            | Event::FountainUsed { at }
            | Event::Blessed { at, .. } => Moment::Change { at },
            Event::LevelGained { level } => Moment::Level { level },
            Event::FloorEntered { floor } => Moment::Climb { floor: floor.0 },
            Event::Died { floor, .. } => Moment::Death { floor: floor.0 },
            _ => return None,
        })
    }

    const fn view(&self) -> &View {
        match self.ground {
            Ground::Before => &self.film.before,
            Ground::After => &self.film.after,
        }
    }
}

/// How many of the first events are foes that walk, each of them once.
fn walking_together(events: &[Event]) -> usize {
    let mut seen = Vec::new();
    let mut count = 0;
    for event in events {
        match event {
            Event::FoeStepped { id, .. } if !seen.contains(id) => {
                seen.push(*id);
                count += 1;
            }
            _ => break,
        }
    }
    count
}

fn walk(event: &Event) -> Option<Move> {
    let (who, from, to, way): (Who, Point, Point, Way) = match *event {
        Event::Stepped { from, to } => (Who::Hero, from, to, Way::Walk),
        Event::Dashed { from, to } => (Who::Hero, from, to, Way::Dash),
        Event::Thrown { who, from, to } => (who, from, to, Way::Thrown),
        Event::FoeStepped { id, kind, from, to } => (Who::Foe(id, kind), from, to, Way::Walk),
        _ => return None,
    };
    Some(Move { who, from, to, way })
}

const fn missile(by: Who, spell: Option<labyrinth::Spell>) -> Missile {
    match (by, spell) {
        (_, Some(spell)) => Missile::Spell(spell),
        (Who::Foe(_, kind), None) if matches!(kind.archetype(), Archetype::Mage) => Missile::Hex,
        (_, None) => Missile::Arrow,
    }
}

/// Whether the floor looks different because of an event.
const fn changes_the_floor(event: &Event) -> bool {
    matches!(
        event,
        Event::Revealed { .. }
            | Event::DoorOpened { .. }
            | Event::DoorClosed { .. }
            | Event::DoorUnlocked { .. }
            | Event::SecretOpened { .. }
            | Event::Found { .. }
            | Event::KeyFound { .. }
            | Event::Dropped { .. }
            | Event::Blessed { .. }
            | Event::FountainUsed { .. }
            | Event::FloorEntered { .. }
    )
}
