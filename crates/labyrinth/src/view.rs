//! What the player may know: what was seen, and nothing beyond.

use engine::RowsBy;
use grid::Point;
use serde::{Serialize, Serializer};

use crate::{
    Cells, Content, Fight, FloorNumber, Foe, Hero, Hundredths, Labyrinth, Loot, Outcome, Pad, Percent, Rank,
    Rules, Shop, Thing, Turns, Unrest, Xp,
};

/// A run as the player sees it. It never holds the seed, dice, what lies in chests, or anything of a
/// floor that was not seen; the numbers it is played with are those of the setup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// The rule set.
    pub rules: Rules,
    /// The floor.
    pub floor: FloorNumber,
    /// Columns of the floor.
    pub width: u8,
    /// Rows of the floor.
    pub height: u8,
    /// Since the run began.
    pub turn: Turns<u32>,
    /// Whoever climbs.
    pub hero: Hero,
    /// What is seen now.
    pub seen: Cells,
    /// What was ever seen.
    pub explored: Cells,
    /// Of that, what is not wall.
    pub open: Cells,
    /// Of that, doors.
    pub doors: Cells,
    /// Doors that were closed when they were seen last, locked ones included.
    pub closed: Cells,
    /// Doors that are locked.
    pub locked: Cells,
    /// Of those, doors whose key the hero has.
    pub unlockable: Cells,
    /// Walls with a crack.
    pub cracks: Cells,
    /// The stairs, once they were seen.
    pub exit: Option<Point>,
    /// Whether a boss keeps the stairs shut.
    pub is_exit_shut: bool,
    /// What stands and lies around, in the order of points.
    #[serde(serialize_with = "by_tile")]
    pub things: Vec<(Point, Thing)>,
    /// Fountains and shrines that have nothing left to give.
    pub spent: Cells,
    /// What was dropped.
    #[serde(serialize_with = "by_tile")]
    pub loot: Vec<(Point, Loot)>,
    /// Everybody in sight.
    pub foes: Vec<Foe>,
    /// Pads, and who is on the way to them.
    pub pads: Vec<Pad>,
    /// The shop, once it was seen.
    pub shop: Option<Shop>,
    /// The fight that is on.
    pub fight: Option<Fight>,
    /// Fights won on this floor.
    pub fights: u16,
    /// How much stronger arrivals have become.
    pub drift: u16,
    /// How restless the floor is.
    pub unrest: Unrest,
    /// What the spoils of the next fight are worth.
    pub spoils_share: Percent,
    /// Foes slain: normal, elite, bosses.
    #[serde(serialize_with = "RowsBy::<Rank>::serialize")]
    pub kills: [u32; 3],
    /// The score so far.
    pub score: i64,
    /// How the run ended, if it has.
    pub over: Option<Outcome>,
}

/// For machines pairs in order, for people each behind its tile.
fn by_tile<T: Serialize, S: Serializer>(things: &[(Point, T)], serializer: S) -> Result<S::Ok, S::Error> {
    if serializer.is_human_readable() {
        serializer.collect_map(things.iter().map(|(at, thing)| (at, thing)))
    } else {
        things.serialize(serializer)
    }
}

impl View {
    /// What is on a tile, as far as is known.
    pub fn thing(&self, at: Point) -> Option<Thing> {
        let place = self.things.binary_search_by_key(&at, |(point, _)| *point).ok()?;
        Some(self.things[place].1)
    }

    /// What was dropped on a tile.
    pub fn loot(&self, at: Point) -> Option<Loot> {
        self.loot.iter().find(|(point, _)| *point == at).map(|(_, loot)| *loot)
    }

    /// Who stands on a tile, as far as can be seen.
    pub fn foe_at(&self, at: Point) -> Option<&Foe> {
        self.foes.iter().find(|foe| foe.at == at)
    }

    /// What blocks sight, as far as is known; what was never seen does.
    pub fn opaque(&self) -> Cells {
        let everything = Cells::of_area(grid::Area::new(Point::new(0, 0), self.width, self.height));
        (everything - self.open) | self.closed
    }

    /// The tiles that can be walked over, as far as is known; closed doors can, locked ones cannot.
    pub fn walkable(&self) -> Cells {
        self.open - self.locked - self.blocked()
    }

    /// What stops announced deeds, as far as is known: what blocks sight, and what stands in the way.
    pub fn solid(&self) -> Cells {
        self.opaque() | self.blocked()
    }

    /// The tiles on which something stands that cannot be walked over.
    pub(crate) fn blocked(&self) -> Cells {
        self.things.iter().filter(|(_, thing)| thing.blocks()).map(|(at, _)| *at).collect()
    }

    /// The tiles that announced deeds threaten.
    pub fn threatened(&self) -> Cells {
        let solid = self.solid();
        self.foes.iter().fold(Cells::NONE, |all, foe| all | foe.threatens(&solid))
    }

    /// What the next level takes.
    pub fn xp_to_next(&self, content: &Content) -> Xp {
        self.hero.xp_to_next(content)
    }
}

impl Foe {
    /// The tiles that its announced deed threatens, on a floor where these are solid.
    pub fn threatens(&self, solid: &Cells) -> Cells {
        self.intent.map_or(Cells::NONE, |intent| intent.threatens(self.at, solid))
    }

    /// The foe without what only the rules keep count of: what comes next is known when it is announced.
    const fn as_seen(&self) -> Self {
        Self { noticed: false, is_known: false, lead: Hundredths(0), beat: 0, answered: false, ..*self }
    }
}

impl Labyrinth {
    pub(crate) fn public(&self) -> View {
        let ground = &self.ground;
        let explored = ground.known.explored;
        let is_known = |at: &Point| explored.contains(*at);
        let has_seen_shop =
            ground.things.iter().any(|(at, thing)| *thing == Thing::Shop && explored.contains(*at));
        View {
            rules: self.rules,
            floor: ground.number,
            width: ground.width,
            height: ground.height,
            turn: self.turn,
            hero: Hero { keys: self.keys_of_use(), ..self.hero },
            seen: ground.known.seen,
            explored,
            open: ground.open & explored,
            doors: ground.doors & explored,
            closed: ground.recalled,
            locked: ground.locks.iter().flatten().copied().filter(is_known).collect(),
            unlockable: (0..)
                .zip(ground.locks)
                .filter_map(|(lock, door)| door.filter(|at| is_known(at) && self.hero.has_key(lock)))
                .collect(),
            cracks: ground.secrets & explored,
            exit: Some(ground.exit).filter(is_known),
            is_exit_shut: self.is_boss_alive(),
            things: ground.things.iter().filter(|(at, _)| explored.contains(*at)).copied().collect(),
            spent: ground.spent,
            loot: ground.loot.iter().filter(|(at, _)| ground.spotted.contains(*at)).copied().collect(),
            foes: self
                .foes
                .iter()
                .filter(|foe| ground.known.seen.contains(foe.at))
                .map(Foe::as_seen)
                .collect(),
            pads: self.pads.iter().filter(|pad| explored.contains(pad.at)).copied().collect(),
            shop: self.shop.filter(|_| has_seen_shop),
            fight: self.fight,
            fights: self.fights,
            drift: self.drift(),
            unrest: self.unrest(),
            spoils_share: self.content.spoils_share(self.fights),
            kills: self.kills,
            score: self.points(),
            over: self.over,
        }
    }

    /// The keys whose doors are still locked: one that has turned is of no use any more.
    fn keys_of_use(&self) -> u8 {
        let opened = (0..).zip(self.ground.locks).filter(|(_, door)| door.is_none());
        opened.fold(self.hero.keys, |keys, (lock, _): (u8, _)| keys & !(1 << lock))
    }
}
