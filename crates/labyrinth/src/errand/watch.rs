//! What has become different since an errand began.

use grid::{Point, is_clear};

use super::{Halt, Reason};
use crate::{Content, Foe, FoeId, Hp, Item, Kind, Spell, Stats, Thing, Turns, Unrest, View};

/// What was known when an errand began. A client makes one when the player asks for an errand, and
/// looks at it before each further command.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Watch {
    hp: Hp,
    was_weak: bool,
    knew_exit: bool,
    knew_shop: bool,
    arrivals: Vec<(Point, Kind)>,
    unrest: Unrest,
    pieces: Vec<Item>,
    most_charges: [u8; 4],
    blessings: Stats,
    arrows: u8,
    dash_wait: Turns,
    was_ailing: bool,
    foes: Vec<(FoeId, Point)>,
}

impl Watch {
    /// Remembers what is known now.
    pub fn new(view: &View) -> Self {
        Self {
            hp: view.hero.hp,
            was_weak: view.is_weak(),
            knew_exit: view.exit.is_some(),
            knew_shop: knows_shop(view),
            arrivals: arrivals(view),
            unrest: view.unrest,
            pieces: pieces(view).collect(),
            most_charges: Spell::ALL.map(|spell| view.hero.most_charges(spell)),
            blessings: view.hero.blessings,
            arrows: view.hero.arrows,
            dash_wait: view.hero.dash_wait,
            was_ailing: view.hero.ailments.is_any(),
            foes: view.foes.iter().map(|foe| (foe.id, foe.at)).collect(),
        }
    }

    /// What is new, the most pressing first, for somebody who walks or explores.
    pub fn news(&self, view: &View) -> Option<Halt> {
        if view.over.is_some() { Some(Halt::Over) } else { self.change(view).map(Halt::Own) }
    }

    fn change(&self, view: &View) -> Option<Reason> {
        let arrival = arrivals(view).into_iter().find(|arrival| !self.arrivals.contains(arrival));
        if view.is_weak() && !self.was_weak {
            Some(Reason::Weak)
        } else if view.hero.hp < self.hp {
            Some(Reason::Hurt)
        } else if let Some((at, kind)) = arrival {
            Some(Reason::Arrival { kind, at })
        } else if view.unrest.is_stirring() && !self.unrest.is_stirring() {
            Some(Reason::Stirred)
        } else if view.unrest.seekers > self.unrest.seekers {
            Some(Reason::Sought)
        } else if view.exit.is_some() && !self.knew_exit {
            Some(Reason::StairsFound)
        } else if knows_shop(view) && !self.knew_shop {
            Some(Reason::ShopFound)
        } else {
            self.treasure(view)
        }
    }

    /// What was found that changes how one plays. Gold, flasks and keys do not.
    fn treasure(&self, view: &View) -> Option<Reason> {
        let found = pieces(view).find(|item| !self.pieces.contains(item));
        let read = Spell::ALL
            .into_iter()
            .find(|&spell| view.hero.most_charges(spell) > self.most_charges[spell.index()]);
        if let Some(item) = found {
            let is_worn = view.hero.worn(item.slot()).is_some_and(|worn| plain(worn) == item);
            Some(Reason::Gear { item, is_worn })
        } else if let Some(spell) = read {
            Some(Reason::Tome(spell))
        } else {
            (view.hero.blessings != self.blessings).then_some(Reason::Blessed)
        }
    }

    /// What is new for somebody who rests: also what one rests for.
    pub fn news_of_rest(&self, view: &View, content: &Content) -> Option<Halt> {
        let comer = || view.foes.iter().find_map(|foe| self.comer(foe, view, content));
        self.news(view).or_else(|| comer().or_else(|| self.recovery(view)).map(Halt::Own))
    }

    fn recovery(&self, view: &View) -> Option<Reason> {
        if view.hero.arrows > self.arrows {
            Some(Reason::ArrowBack)
        } else if view.hero.dash_wait == Turns::NONE && self.dash_wait > Turns::NONE {
            Some(Reason::DashReady)
        } else {
            (self.was_ailing && !view.hero.ailments.is_any()).then_some(Reason::Well)
        }
    }

    /// Whoever was not in sight before, or comes into reach only now.
    fn comer(&self, foe: &Foe, view: &View, content: &Content) -> Option<Reason> {
        match self.foes.iter().find(|(id, _)| *id == foe.id) {
            None => Some(Reason::Foe { kind: foe.kind, at: foe.at }),
            Some((_, was)) => {
                let is_new = is_in_reach(foe.at, view, content) && !is_in_reach(*was, view, content);
                is_new.then_some(Reason::InReach(foe.kind))
            }
        }
    }
}

/// Whether the bow or a spell that is at hand reaches a tile.
fn is_in_reach(at: Point, view: &View, content: &Content) -> bool {
    let hero = &view.hero;
    let bow = hero.bow().filter(|_| hero.arrows > 0).map(|bow| content.bow(bow).range);
    let spells = Spell::ALL.into_iter().filter(|spell| hero.charges(*spell) > 0);
    let mut ranges = spells.map(|spell| content.spell(spell).range).chain(bow);
    ranges.any(|range| hero.at.distance(at) <= range.into()) && is_clear(hero.at, at, &view.opaque())
}

/// All that is worn and carried.
fn pieces(view: &View) -> impl Iterator<Item = Item> {
    view.hero.gear.iter().chain(&view.hero.bag).flatten().map(plain)
}

/// A piece is the same with and without its charge.
const fn plain(item: &Item) -> Item {
    Item { charged: false, ..*item }
}

fn knows_shop(view: &View) -> bool {
    view.things.iter().any(|(_, thing)| *thing == Thing::Shop)
}

fn arrivals(view: &View) -> Vec<(Point, Kind)> {
    view.pads.iter().filter_map(|pad| Some((pad.at, pad.arrival?.kind))).collect()
}
