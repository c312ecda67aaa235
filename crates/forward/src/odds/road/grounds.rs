//! All places and weapons of the road, each solved when it is first asked for.

use std::cell::OnceCell;

use super::faces::Faces;
use super::ground::Ground;
use crate::{Bend, Content, Location, Weapon};

/// How many hands there are: bare, three blades, three shields.
pub(crate) const ARMS: usize = 7;

/// Every hand, by number.
pub(crate) const IN_HAND: [Option<Weapon>; ARMS] = [
    None,
    Some(Weapon::GnarledBranch),
    Some(Weapon::SturdyBlade),
    Some(Weapon::MasterworkBlade),
    Some(Weapon::ThornBuckler),
    Some(Weapon::GlassTarge),
    Some(Weapon::MirrorShield),
];

/// The number of a hand.
pub(crate) fn arm(weapon: Option<Weapon>) -> usize {
    weapon.map_or(0, |weapon| weapon as usize + 1)
}

/// What fights and pits cost at every place, with every weapon.
#[derive(Clone, Debug)]
pub(crate) struct Grounds {
    pub(crate) content: Content,
    pub(crate) faces: Faces,
    /// By location and hand.
    solved: Vec<OnceCell<Ground>>,
}

impl Grounds {
    pub(crate) fn new(content: &Content) -> Self {
        let solved = vec![OnceCell::new(); Location::COUNT * ARMS];
        Self { content: *content, faces: Faces::new(content), solved }
    }

    /// What fights and pits cost at a place, with a weapon.
    pub(crate) fn at(&self, location: Location, weapon: Option<Weapon>) -> &Ground {
        let (tier, bend) = (location.tier(), location.bend());
        self.solved[alike(location).index() * ARMS + arm(weapon)]
            .get_or_init(|| Ground::new(&self.content, &self.faces, tier, bend, weapon))
    }
}

/// The first place where dice fall and foes move as they do here.
fn alike(location: Location) -> Location {
    let matters = |bend: Bend| matches!(bend, Bend::Slippery | Bend::Ringing | Bend::Turned);
    let same = |other: &Location| {
        other.tier() == location.tier()
            && (*other == location || (!matters(other.bend()) && !matters(location.bend())))
    };
    Location::all().find(same).expect("every place is like itself")
}
