//! What follows from a run and is kept, so that it is not worked out at every look.

use grid::{Point, sight};

use crate::minds::Scent;
use crate::{Cells, Descent, Hero, TOUCHES};

/// What follows from a run. It is no part of it: neither digests nor comparisons know of it, and what is missing is
/// worked out anew. Verbs forget what they made untrue.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sketch {
    /// What blocks sight.
    opaque: Option<Cells>,
    /// Where ground does something to whoever stands on it.
    touching: Option<Cells>,
    /// From where those who play looked last.
    looked: Option<Looks>,
    /// The way to whoever is hunted.
    pub(crate) scent: Scent,
}

/// Where each of those who play stands and how far they see; nothing for those who lie.
type Looks = [Option<(Point, u8)>; 2];

/// Two runs are the same whatever was worked out about them.
impl PartialEq for Sketch {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Sketch {}

impl Sketch {
    /// Ground, doors or whatever stands in the way are others than before.
    pub(crate) fn forget(&mut self) {
        (self.opaque, self.touching, self.looked) = (None, None, None);
        self.scent.forget();
    }

    /// Grass was trodden down on a tile.
    pub(crate) fn clear_view(&mut self, at: Point) {
        if let Some(opaque) = &mut self.opaque {
            opaque.remove(at);
        }
        self.looked = None;
    }
}

impl Descent {
    /// Sees what there is to be seen; tells whether that may be anything else than before.
    pub(crate) fn look_around(&mut self) -> bool {
        let mut looks = [None; 2];
        let look = |hero: &Hero| hero.stands().then(|| (hero.at, hero.sight().radius));
        looks.iter_mut().zip(&self.heroes).for_each(|(place, hero)| *place = look(hero));
        if self.sketch.looked.replace(looks) == Some(looks) {
            return false;
        }
        let level = &self.level;
        let opaque = self.sketch.opaque.get_or_insert_with(|| level.opaque());
        let standing = self.heroes.iter().filter(|hero| hero.stands());
        let looks = standing.map(|hero| sight(hero.at, hero.sight(), opaque));
        self.level.known.seen = looks.reduce(|all, seen| all | seen).unwrap_or_default();
        true
    }

    /// Works out where ground does something, unless that is known.
    pub(crate) fn feel_ground(&mut self) {
        let ground = &self.level.ground;
        let all = || TOUCHES.iter().fold(Cells::NONE, |all, touch| all | ground.layer(touch.matter));
        self.sketch.touching.get_or_insert_with(all);
    }

    /// Whether ground does something to whoever stands on a tile.
    pub(crate) fn is_touching(&self, at: Point) -> bool {
        let here = || TOUCHES.iter().any(|touch| self.level.ground.has(touch.matter, at));
        self.sketch.touching.as_ref().map_or_else(here, |touching| touching.contains(at))
    }
}
