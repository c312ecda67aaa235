//! What is known of a floor of the tower, tile by tile and body by body.

use grid::Point;
use labyrinth::{
    Ailment, Ailments, Arrival, Cells, Foe, Hero, Intent, Kind, Labyrinth, Landmark, Loot, Thing, View, Who,
};

use crate::Tone;
use crate::dungeon::{
    self, Body, BodyId, Door, Dungeon, Extent, Glance, Sight, Terrain, Threat, TileOf, When,
};
use crate::labyrinth::Scene;

/// Whoever climbs.
pub const HERO: BodyId = BodyId::Own(0);

/// What somebody looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// Whoever climbs.
    Climber,
    /// A foe.
    Dweller(Kind),
}

/// Something that stands on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prop {
    /// What it is.
    pub thing: Thing,
    /// Whether it has nothing left to give.
    pub is_spent: bool,
    /// Who is on the way there.
    pub arrival: Option<Arrival>,
}

impl Prop {
    /// Something that nobody has used yet.
    pub const fn fresh(thing: Thing) -> Self {
        Self { thing, is_spent: false, arrival: None }
    }
}

impl From<Who> for BodyId {
    fn from(who: Who) -> Self {
        match who {
            Who::Hero => HERO,
            Who::Foe(id, _) => Self::Other(id.0),
        }
    }
}

impl Dungeon for Labyrinth {
    type Look = Look;
    type Ailment = Ailment;
    type Announced = Intent;
    type Prop = Prop;
    type Find = Loot;
    type Cover = ();
    type Sheet = Hero;

    fn extent(view: &View) -> Extent {
        Extent { number: view.floor.0, width: view.width, height: view.height }
    }

    fn here(view: &View) -> Point {
        view.hero.at
    }

    fn exit(view: &View) -> Option<Point> {
        view.exit
    }

    fn is_exit_shut(view: &View) -> bool {
        view.is_exit_shut
    }

    fn tile(view: &View, at: Point) -> TileOf<Self> {
        if !view.explored.contains(at) {
            return dungeon::Tile::UNKNOWN;
        }
        dungeon::Tile {
            sight: if view.seen.contains(at) { Sight::Seen } else { Sight::Remembered },
            terrain: terrain(view, at),
            prop: view.thing(at).map(|thing| prop(view, at, thing)),
            find: view.loot(at),
            cover: None,
        }
    }

    fn scene(view: &View) -> Scene {
        let bodies = view.foes.iter().map(foe).chain([hero(&view.hero)]).collect();
        Scene { bodies, lead: HERO, sheet: view.hero }
    }

    fn threats(scene: &Scene, view: &View) -> Vec<Threat> {
        let solid = view.solid();
        let announced = scene.bodies.iter().filter_map(|body| Some((body.at, body.glance.announced?)));
        let tiles = announced.fold(Cells::NONE, |all, (at, intent)| all | intent.threatens(at, &solid));
        if tiles.is_empty() {
            return Vec::new();
        }
        vec![Threat { tiles: tiles.iter().collect(), tone: Tone::Blood }]
    }

    fn is_of_use(prop: Prop) -> bool {
        !prop.is_spent && prop.thing != Thing::Landmark(Landmark::Statue)
    }

    fn when(view: &View) -> When {
        When { floor: view.floor.0, turn: view.turn.0 }
    }

    fn is_over(view: &View) -> bool {
        view.over.is_some()
    }
}

fn terrain(view: &View, at: Point) -> Terrain {
    if view.cracks.contains(at) {
        Terrain::Cracked
    } else if !view.open.contains(at) {
        Terrain::Wall
    } else if view.exit == Some(at) {
        Terrain::Stairs(if view.is_exit_shut { Door::Shut } else { Door::Open })
    } else if view.locked.contains(at) {
        Terrain::Door(Door::Locked)
    } else if view.doors.contains(at) {
        Terrain::Door(if view.closed.contains(at) { Door::Shut } else { Door::Open })
    } else {
        Terrain::Floor
    }
}

fn prop(view: &View, at: Point, thing: Thing) -> Prop {
    let pad = view.pads.iter().find(|pad| pad.at == at);
    Prop { thing, is_spent: view.spent.contains(at), arrival: pad.and_then(|pad| pad.arrival) }
}

fn hero(hero: &Hero) -> Body<Labyrinth> {
    Body {
        id: HERO,
        look: Look::Climber,
        at: hero.at,
        hp: hero.hp.0,
        most_hp: hero.stats.hp.0,
        glance: Glance {
            announced: None,
            guards: hero.guards,
            hurries: false,
            ailments: ailments(hero.ailments),
        },
    }
}

fn foe(foe: &Foe) -> Body<Labyrinth> {
    Body {
        id: BodyId::Other(foe.id.0),
        look: Look::Dweller(foe.kind),
        at: foe.at,
        hp: foe.hp.0,
        most_hp: foe.stats.hp.0,
        glance: Glance {
            announced: foe.intent,
            guards: foe.guards,
            hurries: foe.hurries,
            ailments: ailments(foe.ailments),
        },
    }
}

fn ailments(all: Ailments) -> Vec<(Ailment, u8)> {
    all.iter().map(|(ailment, turns)| (ailment, turns.0)).collect()
}
