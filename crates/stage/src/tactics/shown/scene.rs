//! The board as it is to be seen at one moment of a film.

use tactics::{Aim, Effect, Event, Kind, Object, Position, Skill, Tile, Tiles, UnitId, Who};

use crate::tactics::shown::path::path;

/// A unit as it is to be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figure {
    /// What it is.
    pub kind: Kind,
    /// Where it stands.
    pub tile: Tile,
    /// HP left.
    pub hp: u8,
    /// What its shield still takes.
    pub shield: u8,
    /// Whether its enemies cannot see it.
    pub hidden: bool,
    /// Where its beacon stands.
    pub beacon: Option<Tile>,
    /// Which effects lie on it, in the order of [`Effect::ALL`].
    marks: [bool; Effect::COUNT],
}

/// All that can be seen on the board. Events change it one by one, so that a film can show
/// every step between two positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scene {
    figures: [Option<Figure>; UnitId::COUNT],
    objects: [Option<Object>; Tile::COUNT],
    /// The round.
    pub round: u8,
}

impl Figure {
    /// Whether an effect lies on it.
    pub const fn has(&self, effect: Effect) -> bool {
        self.marks[effect.index()]
    }

    /// The effects on it.
    pub fn effects(&self) -> impl Iterator<Item = Effect> {
        let marks = self.marks;
        Effect::ALL.into_iter().filter(move |effect| marks[effect.index()])
    }
}

impl Scene {
    /// What is to be seen of a position.
    pub fn of(position: &Position) -> Self {
        let mut scene =
            Self { figures: [None; UnitId::COUNT], objects: [None; Tile::COUNT], round: position.round() };
        for id in position.living().iter() {
            scene.figures[id.index()] = Some(figure(position, id));
        }
        for (tile, object) in position.objects().iter() {
            scene.objects[tile.index()] = Some(object);
        }
        scene
    }

    /// A unit, if it is on the board.
    pub const fn figure(&self, id: UnitId) -> Option<&Figure> {
        self.figures[id.index()].as_ref()
    }

    /// What lies on a tile.
    pub const fn object(&self, tile: Tile) -> Option<Object> {
        self.objects[tile.index()]
    }

    /// The unit on a tile.
    pub fn at(&self, tile: Tile) -> Option<(UnitId, &Figure)> {
        self.figures().find(|(_, figure)| figure.tile == tile)
    }

    /// The units on the board, in their order.
    pub fn figures(&self) -> impl Iterator<Item = (UnitId, &Figure)> {
        UnitId::all().zip(&self.figures).filter_map(|(id, figure)| Some((id, figure.as_ref()?)))
    }

    /// The tiles without a unit or an obstacle.
    pub fn free(&self) -> Tiles {
        let is_taken = |tile: &Tile| {
            self.at(*tile).is_some() || matches!(self.object(*tile), Some(Object::Obstacle { .. }))
        };
        let taken = Tile::all().filter(is_taken).fold(Tiles::NONE, |set, tile| set | Tiles::of(tile));
        Tiles::BOARD - taken
    }

    /// The way that a walk takes, both ends included.
    pub fn walk(&self, from: Tile, to: Tile) -> Vec<Tile> {
        path(from, to, self.free())
    }

    /// Shows what an event tells. Whoever appears looks as in the position after the command,
    /// because events do not tell what a unit is born with.
    pub fn show(&mut self, event: &Event, after: &Position) {
        match *event {
            Event::Revealed { .. } => *self = Self::of(after),
            Event::RoundBegan { round } => self.round = round,
            Event::Moved { who, to, .. } => self.change(who, |figure| figure.tile = to),
            Event::Hurt { who, shielded, hp, .. } => self.change(who, |figure| {
                figure.hp = hp;
                figure.shield -= shielded;
            }),
            Event::Healed { who, hp, .. } => self.change(who, |figure| figure.hp = hp),
            Event::EffectGained { who, effect, .. } => {
                self.change(who, |figure| figure.marks[effect.index()] = true);
            }
            Event::EffectEnded { who, effect } => {
                self.change(who, |figure| figure.marks[effect.index()] = false);
            }
            Event::ShieldRaised { who, strength, .. } => self.change(who, |figure| figure.shield = strength),
            Event::ShieldEnded { who } => self.change(who, |figure| figure.shield = 0),
            Event::Hidden { who } => self.change(who, |figure| figure.hidden = true),
            Event::Seen { who } => self.change(who, |figure| figure.hidden = false),
            Event::BeaconSet { who, tile } => self.change(who, |figure| figure.beacon = Some(tile)),
            Event::SkillUsed { who, skill: Skill::WarpBeacon, aim: Aim::Nothing } => {
                self.change(who, |figure| figure.beacon = None);
            }
            Event::CloneMade { who, tile } => {
                let hp = after.unit(who.id).hp.max(1);
                self.figures[who.id.index()] = Some(Figure { hp, ..blank(who.kind, tile) });
            }
            Event::CloneFaded { who } | Event::Died { who, .. } => self.figures[who.id.index()] = None,
            Event::ObstacleStruck { tile, hp, .. } => {
                self.objects[tile.index()] = Some(Object::Obstacle { hp });
            }
            Event::Spawned { tile, object } => self.objects[tile.index()] = Some(object),
            Event::BuffTaken { tile, .. } | Event::BuffGone { tile } | Event::ObstacleDestroyed { tile } => {
                self.objects[tile.index()] = None;
            }
            _ => {}
        }
    }

    fn change(&mut self, who: Who, change: impl FnOnce(&mut Figure)) {
        if let Some(figure) = &mut self.figures[who.id.index()] {
            change(figure);
        }
    }
}

const fn blank(kind: Kind, tile: Tile) -> Figure {
    Figure { kind, tile, hp: 0, shield: 0, hidden: false, beacon: None, marks: [false; Effect::COUNT] }
}

fn figure(position: &Position, id: UnitId) -> Figure {
    let unit = position.unit(id);
    Figure {
        hp: unit.hp,
        shield: unit.shield.strength,
        hidden: unit.hidden,
        beacon: unit.beacon,
        marks: Effect::ALL.map(|effect| unit.has(effect)),
        ..blank(unit.kind, unit.tile)
    }
}

#[cfg(test)]
mod tests {
    use engine::{Game, Seat, Seed, SplitMix64, Status};
    use tactics::{Setup, Side, Tactics};

    use super::*;

    /// A scene whose tiles do not say how long they lie there: rounds pass without a word.
    fn timeless(mut scene: Scene) -> Scene {
        for object in scene.objects.iter_mut().flatten() {
            if let Object::Buff { rounds, .. } = object {
                *rounds = 0;
            }
        }
        scene
    }

    #[test]
    fn events_lead_from_every_position_to_the_next() {
        for number in 0..400 {
            let mut game = Tactics::new(&Setup::default(), Seed::from_bits(number)).unwrap();
            let mut stream = SplitMix64::new(number);
            let mut legal = Vec::new();
            while let Status::Awaiting(seats) = game.status() {
                let seat: Seat =
                    Side::ALL.map(Side::seat).into_iter().find(|&seat| seats.contains(seat)).unwrap();
                game.legal(seat, &mut legal);
                let command = legal[stream.below(u32::try_from(legal.len()).unwrap()) as usize];
                let mut scene = Scene::of(game.position());
                let mut events: Vec<Event> = Vec::new();
                game.play(seat, command, &mut events).unwrap();
                for event in &events {
                    scene.show(event, game.position());
                }
                assert_eq!(
                    timeless(scene),
                    timeless(Scene::of(game.position())),
                    "seed {number}, {command}: {events:?}"
                );
            }
        }
    }
}
