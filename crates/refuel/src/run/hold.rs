//! What is on board.

use serde::{Deserialize, Serialize};

use super::encounter::{Encounter, Trace};
use super::gift::Gift;
use super::refusal::RunRefusal;
use crate::{Artefact, Augment, Blueprint, Environment, Given, Good, Hull, Modifier, Money, Setup};

/// All that a crew has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hold {
    /// What is left of the hull.
    pub hull: Hull,
    /// The most there is of it.
    pub most_hull: Hull,
    /// Money.
    pub money: Money,
    /// Blueprints at most.
    pub room: u8,
    /// The blueprints with what is fitted to them, in the order in which they were found.
    pub blueprints: Vec<Fitted>,
    /// The artefacts, in the order in which they were found.
    pub artefacts: Vec<Artefact>,
    /// What there is more at the beginning of a battle.
    pub start: [(Good, i32); 2],
    /// What later encounters come of.
    pub traces: Vec<Trace>,
    /// Encounters that were met.
    pub met: Vec<Encounter>,
    /// What the next battle is like besides.
    pub ahead: Vec<Environment>,
}

/// A blueprint on board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fitted {
    /// Which.
    pub blueprint: Blueprint,
    /// What is fitted to it.
    pub augments: Vec<Augment>,
}

impl Fitted {
    /// A blueprint with nothing fitted to it.
    pub const fn plain(blueprint: Blueprint) -> Self {
        Self { blueprint, augments: Vec::new() }
    }
}

impl Hold {
    /// Nobody flies on with fewer blueprints.
    pub const FEWEST: usize = 4;

    /// A blueprint on board.
    pub fn fitted(&self, blueprint: Blueprint) -> Option<&Fitted> {
        self.blueprints.iter().find(|fitted| fitted.blueprint == blueprint)
    }

    /// Whether there is room for one more blueprint of such a sort.
    pub fn has_room(&self, blueprint: Blueprint) -> bool {
        let like = |fitted: &&Fitted| fitted.blueprint.is_built() == blueprint.is_built();
        self.blueprints.len() < usize::from(self.room)
            && self.blueprints.iter().filter(like).count() < Setup::MOST
    }

    /// Whether an augment can be fitted to a blueprint on board.
    ///
    /// # Errors
    /// Why not.
    pub fn may_fit(&self, augment: Augment, blueprint: Blueprint) -> Result<(), RunRefusal> {
        let fitted = self.fitted(blueprint).ok_or(RunRefusal::NotOnBoard(blueprint))?;
        if fitted.augments.len() >= Augment::MOST {
            return Err(RunRefusal::FullyFitted);
        }
        if fitted.augments.contains(&augment) || !augment.fits(blueprint) {
            return Err(RunRefusal::DoesNotFit);
        }
        Ok(())
    }

    /// Whether an augment can be fitted to anything on board.
    pub fn takes(&self, augment: Augment) -> bool {
        self.blueprints.iter().any(|fitted| self.may_fit(augment, fitted.blueprint).is_ok())
    }

    /// What battles are given of it.
    pub(super) fn given(&self) -> impl Iterator<Item = Given> {
        let artefacts = self.artefacts.iter().copied().map(Given::from);
        let augments = self.blueprints.iter().flat_map(|fitted| {
            fitted.augments.iter().map(|augment| Given::Augment(fitted.blueprint, *augment))
        });
        artefacts.chain(augments)
    }

    /// What there is more at the beginning of a battle.
    pub(super) fn starts(&self) -> impl Iterator<Item = Modifier> {
        self.start.iter().filter(|(_, more)| *more != 0).map(|(good, more)| Modifier::Start(*good, *more))
    }

    /// Takes all of some gifts, one after the other. Those that ask for a blueprint on board use the one that was said.
    ///
    /// # Errors
    /// Why not all of them can be taken; nobody may look at the hold any more then.
    pub(super) fn receive_all(
        &mut self,
        gifts: &[Gift],
        mut said: Option<Blueprint>,
    ) -> Result<(), RunRefusal> {
        for gift in gifts {
            self.receive(gift, &mut said)?;
        }
        if said.is_some() {
            Err(RunRefusal::NothingToSay)
        } else if self.blueprints.len() < Self::FEWEST {
            Err(RunRefusal::TooFew)
        } else {
            Ok(())
        }
    }

    fn receive(&mut self, gift: &Gift, said: &mut Option<Blueprint>) -> Result<(), RunRefusal> {
        match *gift {
            Gift::Money(amount) => {
                let left = self.money.0 + amount;
                if left < 0 {
                    return Err(RunRefusal::TooDear(-left));
                }
                self.money = Money(left);
            }
            Gift::Hull(amount) => {
                if amount > 0 && self.hull >= self.most_hull {
                    return Err(RunRefusal::Whole);
                }
                if self.hull.0 + amount <= 0 {
                    return Err(RunRefusal::TooFrail);
                }
                self.hull = (self.hull + Hull(amount)).min(self.most_hull);
            }
            Gift::MostHull(amount) => {
                let most = self.most_hull + Hull(amount);
                let hull = if amount > 0 { self.hull + Hull(amount) } else { self.hull.min(most) };
                if hull.0 <= 0 {
                    return Err(RunRefusal::TooFrail);
                }
                (self.hull, self.most_hull) = (hull, most);
            }
            Gift::Start(good, more) => {
                if let Some(start) = self.start.iter_mut().find(|(other, _)| *other == good) {
                    start.1 += more;
                }
            }
            Gift::Blueprint(blueprint) => self.add(Fitted::plain(blueprint), said)?,
            Gift::Fitted(blueprint, augment) => {
                self.add(Fitted { blueprint, augments: vec![augment] }, said)?;
            }
            Gift::Augment(augment) => {
                let blueprint = said.take().ok_or(RunRefusal::SayWhich)?;
                self.may_fit(augment, blueprint)?;
                let fitted = self.blueprints.iter_mut().find(|fitted| fitted.blueprint == blueprint);
                fitted.expect("it was checked that it is on board").augments.push(augment);
            }
            Gift::Artefact(artefact) if self.artefacts.contains(&artefact) => {
                return Err(RunRefusal::HasArtefact);
            }
            Gift::Artefact(artefact) => self.artefacts.push(artefact),
            Gift::GiveUp => {
                let blueprint = said.take().ok_or(RunRefusal::SayWhich)?;
                self.give_up(blueprint)?;
            }
            Gift::Remember(trace) => {
                if !self.traces.contains(&trace) {
                    self.traces.push(trace);
                }
            }
            Gift::Ahead(environment) => self.ahead.push(environment),
            // Whoever carries it out draws first, and hands over what came of it.
            Gift::Chance(..) => {}
        }
        Ok(())
    }

    /// Takes a blueprint on board, in exchange for the one that was said if there is no room.
    fn add(&mut self, fitted: Fitted, said: &mut Option<Blueprint>) -> Result<(), RunRefusal> {
        if self.fitted(fitted.blueprint).is_some() {
            return Err(RunRefusal::OnBoard(fitted.blueprint));
        }
        if !self.has_room(fitted.blueprint) {
            self.give_up(said.take().ok_or(RunRefusal::SayWhich)?)?;
            if !self.has_room(fitted.blueprint) {
                return Err(RunRefusal::NoRoom);
            }
        }
        self.blueprints.push(fitted);
        Ok(())
    }

    fn give_up(&mut self, blueprint: Blueprint) -> Result<(), RunRefusal> {
        let place = self.blueprints.iter().position(|fitted| fitted.blueprint == blueprint);
        self.blueprints.remove(place.ok_or(RunRefusal::NotOnBoard(blueprint))?);
        Ok(())
    }
}
