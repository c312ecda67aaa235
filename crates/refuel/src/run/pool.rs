//! What chance offers: by rarity first, then any of that rarity that is of use.

use engine::SplitMix64;
use grid::{Pity, pick};

use super::fight::FightSort;
use super::hold::Hold;
use crate::{Artefact, Augment, Blueprint, Rarity};

/// How often something common, rare and legendary is offered, in hundredths of all.
pub(super) type Odds = [u32; 3];

/// The rarities that chance knows.
const DRAWN: [Rarity; 3] = [Rarity::Common, Rarity::Rare, Rarity::Legendary];

/// What the odds are after a battle, by act and sort. RULES.md, 11.4.
pub(super) const fn odds(act: u8, sort: FightSort) -> Odds {
    match (act, sort) {
        (0, FightSort::Plain) => [80, 18, 2],
        (1, FightSort::Plain) => [56, 37, 7],
        (_, FightSort::Plain) => [34, 51, 15],
        (0, FightSort::Elite) => [45, 47, 8],
        (1, FightSort::Elite) => [28, 56, 16],
        (_, FightSort::Elite) => [14, 60, 26],
        (_, FightSort::Boss) => [0, 55, 45],
    }
}

/// The odds when what is rare comes so many hundredths as often.
pub(super) fn rarer([common, rare, legendary]: Odds, percent: u32) -> Odds {
    let less = [rare, legendary].map(|odds| odds * percent / 100);
    [common + rare + legendary - less[0] - less[1], less[0], less[1]]
}

/// What can be offered: no two of a kind, nothing that is on board.
pub(super) struct Pool<'a> {
    hold: &'a Hold,
    stream: SplitMix64,
    odds: Odds,
    offered: Vec<Blueprint>,
    fitted: Vec<Augment>,
    found: Vec<Artefact>,
}

impl<'a> Pool<'a> {
    pub(super) const fn new(hold: &'a Hold, stream: SplitMix64, odds: Odds) -> Self {
        Self { hold, stream, odds, offered: Vec::new(), fitted: Vec::new(), found: Vec::new() }
    }

    /// The rarity of the next thing, or a better one if pity is due.
    pub(super) fn rarity(&mut self) -> Rarity {
        let Self { stream, odds, .. } = self;
        pick(*odds, |sum| stream.below(sum)).map_or(Rarity::Common, |place| DRAWN[place])
    }

    /// The rarities of so many things, one of which is rare at least when as many rewards had none as somebody puts up
    /// with.
    pub(super) fn rarities(&mut self, count: u8, pity: &mut Pity, patience: u8) -> Vec<Rarity> {
        let mut all: Vec<Rarity> = (0..count).map(|_| self.rarity()).collect();
        if pity.is_due(patience.into())
            && all.iter().all(|rarity| *rarity == Rarity::Common)
            && let Some(last) = all.last_mut()
        {
            *last = Rarity::Rare;
        }
        if all.iter().all(|rarity| *rarity == Rarity::Common) {
            pity.miss();
        } else {
            pity.hit();
        }
        all
    }

    /// A blueprint of a rarity that is not on board, or of another one if there is none.
    pub(super) fn blueprint(&mut self, rarity: Rarity) -> Option<Blueprint> {
        let Self { hold, offered, .. } = &*self;
        let is_new = |one: &Blueprint| hold.fitted(*one).is_none() && !offered.contains(one);
        let found = Blueprint::ALL.into_iter().filter(is_new).map(|one| (one, one.row().rarity));
        let drawn = self.any_of(&found.collect::<Vec<_>>(), rarity)?;
        self.offered.push(drawn);
        Some(drawn)
    }

    /// An augment of a rarity that fits something on board, or of another one if there is none.
    pub(super) fn augment(&mut self, rarity: Rarity) -> Option<Augment> {
        let Self { hold, fitted, .. } = &*self;
        let is_apt = |one: &Augment| hold.takes(*one) && !fitted.contains(one);
        let found = Augment::ALL.into_iter().filter(is_apt).map(|one| (one, one.rarity()));
        let drawn = self.any_of(&found.collect::<Vec<_>>(), rarity)?;
        self.fitted.push(drawn);
        Some(drawn)
    }

    /// An augment that fits a blueprint.
    pub(super) fn augment_for(&mut self, blueprint: Blueprint) -> Option<Augment> {
        let apt = Augment::ALL.into_iter().filter(|one| one.fits(blueprint));
        let found: Vec<_> = apt.map(|one| (one, one.rarity())).collect();
        self.any_of(&found, Rarity::Common)
    }

    /// An artefact of a rarity that is not on board, or of another one if there is none.
    pub(super) fn artefact(&mut self, rarity: Rarity) -> Option<Artefact> {
        let Self { hold, found, .. } = &*self;
        let is_new = |one: &Artefact| !hold.artefacts.contains(one) && !found.contains(one);
        let all = Artefact::ALL.into_iter().filter(is_new).map(|one| (one, one.rarity()));
        let drawn = self.any_of(&all.collect::<Vec<_>>(), rarity)?;
        self.found.push(drawn);
        Some(drawn)
    }

    /// Whether an artefact is on board, or was found by this draw.
    pub(super) fn has(&self, artefact: Artefact) -> bool {
        self.hold.artefacts.contains(&artefact) || self.found.contains(&artefact)
    }

    /// Whether something happens that does so many times in a hundred.
    pub(super) fn happens(&mut self, percent: u32) -> bool {
        self.stream.below(100) < percent
    }

    /// Any of a rarity; else of the next commoner one that has any, then of the next rarer one. Starters and what is
    /// special are in no pool.
    fn any_of<T: Copy>(&mut self, all: &[(T, Rarity)], rarity: Rarity) -> Option<T> {
        let wanted = DRAWN.iter().position(|one| *one == rarity).unwrap_or(0);
        let order = (0..=wanted).rev().chain(wanted + 1..DRAWN.len());
        let found = order.map(|place| {
            let of: Vec<T> = all.iter().filter(|one| one.1 == DRAWN[place]).map(|one| one.0).collect();
            of
        });
        let found = found.into_iter().find(|of| !of.is_empty())?;
        Some(found[self.stream.below(u32::try_from(found.len()).ok()?) as usize])
    }
}
