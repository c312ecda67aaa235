//! What a player may know: what was seen, and nothing beyond.

use engine::Seat;
use grid::{Area, Point};
use serde::Serialize;

use crate::{
    Cells, Descent, Foe, Gold, Ground, Hero, Item, Loot, Matter, Mind, Modifiers, Offer, Outcome, Place,
    Rules, Tally, Thing, Ware, written,
};

/// A run as those who play see it: both seats know the same, but which of them they are. It never holds the seed, dice, what lies in chests, or
/// anything of a floor that was not seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Whoever looks; for all others, whoever acts next.
    pub seat: Seat,
    /// The rule set.
    pub rules: Rules,
    /// What makes it harder.
    pub modifiers: Modifiers,
    /// Where they are.
    pub place: Place,
    /// Columns of the floor.
    pub width: u8,
    /// Rows of the floor.
    pub height: u8,
    /// Turns since the run began.
    pub turn: u32,
    /// Turns for which this floor stays calm; none when somebody comes to look for those who stay.
    pub calm: u32,
    /// Whoever plays, by seat.
    pub heroes: Vec<Hero>,
    /// Whether each can act now.
    pub ready: Vec<bool>,
    /// What they pay with.
    pub purse: Gold,
    /// Keys at hand.
    pub keys: u8,
    /// What is seen now.
    pub seen: Cells,
    /// What was ever seen.
    pub explored: Cells,
    /// Of that, what is not wall.
    pub open: Cells,
    /// Of that, doors.
    pub doors: Cells,
    /// Doors that are closed, locked ones included.
    pub closed: Cells,
    /// Doors that are locked.
    pub locked: Cells,
    /// Walls with a crack.
    pub cracks: Cells,
    /// The way down, once it was seen.
    pub stairs: Option<Point>,
    /// Whether a boss keeps the way on.
    pub is_way_shut: bool,
    /// Whether the hearth is lit.
    pub is_hearth_lit: bool,
    /// What stands around.
    #[serde(serialize_with = "written::by_tile")]
    pub things: Vec<(Point, Thing)>,
    /// What lies around.
    #[serde(serialize_with = "written::by_tile")]
    pub loot: Vec<(Point, Loot)>,
    /// What the tiles are made of, wherever anybody has been: fire is heard, and gas is smelt.
    pub ground: Ground,
    /// Everybody in sight.
    pub foes: Vec<Foe>,
    /// Tiles that announced blows threaten.
    pub threatened: Cells,
    /// The offer that waits for an answer.
    pub offer: Option<Offer>,
    /// What a keeper sells to the first seat, once one was seen.
    pub wares: Vec<Option<(Ware, Gold)>>,
    /// What was drafted and is still to come, the next first.
    pub drafted: Vec<Item>,
    /// Kinds that were ever seen, a bit each.
    #[serde(serialize_with = "written::kinds")]
    pub met: u32,
    /// Creatures slain.
    pub kills: u16,
    /// What was done so far, counted.
    pub tally: Tally,
    /// The score so far.
    pub score: i64,
    /// How the run ended, if it has.
    pub over: Option<Outcome>,
}

impl View {
    /// Whoever plays at a seat.
    ///
    /// # Panics
    /// When nobody sits there.
    pub fn hero(&self, seat: Seat) -> &Hero {
        &self.heroes[usize::from(seat.index())]
    }

    /// What stands on a tile, as far as is known.
    pub fn thing(&self, at: Point) -> Option<Thing> {
        self.things.iter().find(|(point, _)| *point == at).map(|(_, thing)| *thing)
    }

    /// What lies on a tile, as far as is known.
    pub fn loot(&self, at: Point) -> Option<Loot> {
        self.loot.iter().find(|(point, _)| *point == at).map(|(_, loot)| *loot)
    }

    /// Who stands on a tile, as far as can be seen.
    pub fn foe_at(&self, at: Point) -> Option<&Foe> {
        self.foes.iter().find(|foe| foe.at == at)
    }

    /// The tiles that can be walked over, as far as is known; closed doors can, locked ones cannot.
    pub fn walkable(&self) -> Cells {
        let blocked = self.things.iter().filter(|(_, thing)| thing.blocks()).map(|(at, _)| *at);
        self.open - self.locked - blocked.collect()
    }

    /// Ground and traps that hurt whoever plays at a seat and sets foot on them.
    pub fn hurtful(&self, seat: Seat) -> Cells {
        let traps: Cells =
            self.things.iter().filter(|(_, thing)| thing.is_trap()).map(|(at, _)| *at).collect();
        let hurts = |matter: &Matter| matter.hurts() && !self.hero(seat).is_safe_from(*matter);
        let deadly = Matter::ALL.into_iter().filter(hurts);
        deadly.fold(traps, |all, matter| all | self.ground.layer(matter))
    }

    /// What blocks sight, as far as is known; what was never seen does.
    pub fn opaque(&self) -> Cells {
        let everything = Cells::of_area(Area::new(Point::new(0, 0), self.width, self.height));
        (everything - self.open) | self.closed | self.ground.veils()
    }
}

impl Foe {
    /// The creature without what only the rules keep count of.
    fn as_seen(&self) -> Self {
        let last = match self.mind {
            // Where it believes somebody to be is its own.
            Mind::Hunting { .. } => Mind::Hunting { last: self.at, unseen: crate::Turns::NONE },
            mind => mind,
        };
        Self { mind: last, has_struck: false, is_noticed: false, is_met: false, ..*self }
    }
}

impl Descent {
    pub(crate) fn public(&self, seat: Seat) -> View {
        let level = &self.level;
        let explored = level.known.explored;
        let has_seen_keeper =
            level.things.iter().any(|(at, thing)| *thing == Thing::Keeper && explored.contains(*at));
        let seen_foes = self.foes.iter().filter(|foe| self.is_seen(foe));
        let threats = seen_foes.clone().filter_map(|foe| Some(self.blow_tiles(foe, foe.intent?)));
        let wares =
            self.stock.iter().map(|ware| ware.map(|(ware, price)| (ware, self.price(Seat::FIRST, price))));
        View {
            seat,
            rules: self.rules,
            modifiers: self.modifiers,
            place: level.place,
            width: level.width,
            height: level.height,
            turn: self.turn,
            calm: self.calm(),
            heroes: self.heroes.clone(),
            ready: self.seats().map(|seat| self.is_ready(seat)).collect(),
            purse: self.purse,
            keys: self.keys,
            seen: level.known.seen,
            explored,
            open: level.open & explored,
            doors: level.doors & explored,
            closed: level.closed & explored,
            locked: level.locked & explored,
            cracks: level.secrets & explored,
            stairs: level.stairs.filter(|at| explored.contains(*at)),
            is_way_shut: self.is_boss_alive(),
            is_hearth_lit: self.is_hearth_lit,
            things: level.things.iter().filter(|(at, _)| explored.contains(*at)).copied().collect(),
            loot: level.loot.iter().filter(|(at, _)| explored.contains(*at)).copied().collect(),
            ground: level.ground.within(&explored),
            foes: seen_foes.map(Foe::as_seen).collect(),
            threatened: threats.fold(Cells::NONE, |all, tiles| all | tiles),
            offer: self.offer,
            wares: wares.filter(|_| has_seen_keeper).collect(),
            drafted: self.drafted.clone(),
            met: self.met,
            kills: self.kills,
            tally: self.tally,
            score: self.score,
            over: self.over,
        }
    }
}
