//! What is known of a floor, tile by tile and body by body.

use descent::{Ailment, Ailments, Character, Foe, Gold, Hero, Intent, Kind, Loot, Thing, Trait, View, Who};
use engine::Seat;
use grid::Point;

use super::cover::Cover;
use crate::Tone;
use crate::descent::{Descent, Scene};
use crate::dungeon::{
    self, Body, BodyId, Door, Dungeon, Extent, Glance, Sight, Terrain, Threat, TileOf, When,
};

/// What somebody looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// Whoever goes down.
    Hero(Character),
    /// A creature.
    Dweller(Kind),
}

/// Something that stands on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prop {
    /// What it is.
    pub thing: Thing,
    /// Whether it has nothing to give now: a cold hearth.
    pub is_spent: bool,
}

/// What is told of those who play beside the floor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// Whoever plays, by seat. HP and places are those of the bodies.
    pub heroes: Vec<Hero>,
    /// What they pay with.
    pub purse: Gold,
    /// Keys at hand.
    pub keys: u8,
    /// The score.
    pub score: i64,
    /// Who has struck, until the harm of that is told.
    pub(in crate::descent) striker: Option<BodyId>,
    /// Whether the last strike was critical.
    pub(in crate::descent) is_critical: bool,
}

impl Sheet {
    pub(in crate::descent) fn of(view: &View) -> Self {
        let View { purse, keys, score, .. } = *view;
        Self { heroes: view.heroes.clone(), purse, keys, score, striker: None, is_critical: false }
    }
}

impl From<Who> for BodyId {
    fn from(who: Who) -> Self {
        match who {
            Who::Hero(seat) => hero_id(seat),
            Who::Foe(id, _) => Self::Other(id.0),
        }
    }
}

/// The body of whoever plays at a seat.
pub const fn hero_id(seat: Seat) -> BodyId {
    BodyId::Own(seat.index() as u16)
}

impl Dungeon for Descent {
    type Look = Look;
    type Ailment = Ailment;
    type Announced = Intent;
    type Prop = Prop;
    type Find = Loot;
    type Cover = Cover;
    type Sheet = Sheet;

    fn seat(view: &View) -> Seat {
        view.seat
    }

    fn extent(view: &View) -> Extent {
        Extent { number: view.place.floor.0.into(), width: view.width, height: view.height }
    }

    fn here(view: &View) -> Point {
        view.hero(view.seat).at
    }

    fn exit(view: &View) -> Option<Point> {
        view.stairs
    }

    fn is_exit_shut(view: &View) -> bool {
        view.is_way_shut
    }

    fn tile(view: &View, at: Point) -> TileOf<Self> {
        if !view.explored.contains(at) {
            return dungeon::Tile::UNKNOWN;
        }
        dungeon::Tile {
            sight: if view.seen.contains(at) { Sight::Seen } else { Sight::Remembered },
            terrain: terrain(view, at),
            prop: prop(view, at),
            find: view.loot(at),
            cover: Cover::on(&view.ground, at),
        }
    }

    fn scene(view: &View) -> Scene {
        let shown = view.foes.iter().filter(|foe| !foe.is_disguised());
        let seats = (0..).map(Seat::new);
        let heroes = seats.zip(&view.heroes).map(|(seat, one)| hero(seat, one));
        Scene {
            bodies: shown.map(foe).chain(heroes).collect(),
            lead: hero_id(view.seat),
            sheet: Sheet::of(view),
        }
    }

    fn threats(scene: &Scene, view: &View) -> Vec<Threat> {
        let announced = scene.bodies.iter().filter_map(|body| Some((body.at, body.glance.announced?)));
        let blows = announced.fold(descent::Cells::NONE, |all, (at, intent)| all | view.reached(at, intent));
        let bursts = bursting(view);
        let threat = |tiles: descent::Cells, tone| Threat { tiles: tiles.iter().collect(), tone };
        [(blows, Tone::Blood), (bursts - blows, Tone::Wane)]
            .into_iter()
            .filter(|(tiles, _)| !tiles.is_empty())
            .map(|(tiles, tone)| threat(tiles, tone))
            .collect()
    }

    fn is_of_use(prop: Prop) -> bool {
        !prop.is_spent
    }

    fn when(view: &View) -> When {
        When { floor: view.place.floor.0.into(), turn: view.turn }
    }

    fn is_over(view: &View) -> bool {
        view.over.is_some()
    }
}

/// Where gas will burst with the end of the turn, if nobody hinders it.
fn bursting(view: &View) -> descent::Cells {
    if !view.ground.glow.meets(&view.ground.marsh) {
        return descent::Cells::NONE;
    }
    let mut next = view.ground;
    next.step().tiles & view.open
}

fn terrain(view: &View, at: Point) -> Terrain {
    if view.cracks.contains(at) {
        Terrain::Cracked
    } else if !view.open.contains(at) {
        Terrain::Wall
    } else if view.stairs == Some(at) {
        Terrain::Stairs(if view.is_way_shut { Door::Shut } else { Door::Open })
    } else if view.locked.contains(at) {
        Terrain::Door(Door::Locked)
    } else if view.doors.contains(at) {
        Terrain::Door(if view.closed.contains(at) { Door::Shut } else { Door::Open })
    } else {
        Terrain::Floor
    }
}

/// What stands on a tile. What is disguised looks like what it pretends to be.
fn prop(view: &View, at: Point) -> Option<Prop> {
    let is_mimic = || view.foe_at(at).is_some_and(Foe::is_disguised);
    let thing = view.thing(at).or_else(|| is_mimic().then_some(Thing::Chest))?;
    Some(Prop { thing, is_spent: thing == Thing::Hearth && !view.is_hearth_lit })
}

fn hero(seat: Seat, hero: &Hero) -> Body<Descent> {
    Body {
        id: hero_id(seat),
        look: Look::Hero(hero.character),
        at: hero.at,
        hp: hero.hp.0.into(),
        most_hp: hero.most.0.into(),
        glance: Glance {
            announced: None,
            guards: hero.braced,
            hurries: false,
            ailments: ailments(&hero.ailments),
        },
    }
}

fn foe(foe: &Foe) -> Body<Descent> {
    Body {
        id: BodyId::Other(foe.id.0),
        look: Look::Dweller(foe.kind),
        at: foe.at,
        hp: foe.hp.0.into(),
        most_hp: foe.most.0.into(),
        glance: Glance {
            announced: foe.intent,
            guards: foe.kind.has(Trait::Shielded),
            hurries: false,
            ailments: ailments(&foe.ailments),
        },
    }
}

fn ailments(all: &Ailments) -> Vec<(Ailment, u8)> {
    all.iter().map(|ailment| (ailment, all.left(ailment).0)).collect()
}
