//! What a unit may do. Whether it may is a question of sets of tiles; only when it may not
//! is the reason looked for.

use super::Allowed;
use crate::{Aim, Aiming, Deed, Effect, Refusal, Skill, Tactics, Tile, Tiles, UnitId};

impl Tactics {
    /// Whether a unit whose turn it is may do something.
    #[inline]
    pub(super) fn may_do(&self, id: UnitId, deed: Deed) -> Allowed {
        match deed {
            Deed::Cast(_) if self.position.unit(id).cooldown > 0 => {
                Err(Refusal::Cooling(self.position.unit(id).cooldown))
            }
            _ => self.can_do(id, deed),
        }
    }

    /// Whether the board lets a unit do something. What was declared has cooled down its
    /// skill already and comes about if this still holds.
    #[inline]
    pub(crate) fn can_do(&self, id: UnitId, deed: Deed) -> Allowed {
        let position = &self.position;
        match deed {
            Deed::Move(to) if position.reach(id).contains(to) => Ok(()),
            Deed::Move(to) => Err(self.why_no_way(to)),
            Deed::Attack(at) if position.attackable(id).contains(at) => Ok(()),
            Deed::Attack(at) => Err(self.why_no_attack(id, at)),
            Deed::Charge(to, at) => {
                let struck = position.chargeable(id) & to.neighbours();
                if struck.contains(at) && position.reach(id).contains(to) {
                    Ok(())
                } else {
                    Err(self.why_no_charge(id, to, at))
                }
            }
            Deed::Cast(aim) if self.aims(id).allow(aim) => Ok(()),
            Deed::Cast(aim) => Err(self.why_no_cast(id, aim)),
            Deed::Pass => Ok(()),
        }
    }

    #[cold]
    fn why_no_way(&self, to: Tile) -> Refusal {
        if self.position.free().contains(to) { Refusal::OutOfReach(to) } else { Refusal::TileTaken(to) }
    }

    #[cold]
    fn why_no_attack(&self, id: UnitId, at: Tile) -> Refusal {
        let position = &self.position;
        let unit = position.unit(id);
        if let Some(reason) = self.why_no_strike(id, at) {
            return reason;
        }
        if Tiles::lines(unit.tile, unit.stats.range, Tiles::NONE).contains(at) {
            Refusal::OutOfSight(at)
        } else {
            Refusal::OutOfRange(at)
        }
    }

    #[cold]
    fn why_no_charge(&self, id: UnitId, to: Tile, at: Tile) -> Refusal {
        let position = &self.position;
        if position.unit(id).has(Effect::Power) {
            return Refusal::TooStrongToCharge;
        }
        if let Some(reason) = self.why_no_strike(id, at) {
            return reason;
        }
        if position.objects.obstacles().contains(at) {
            return Refusal::OnlyUnits(at);
        }
        if to.neighbours().contains(at) { self.why_no_way(to) } else { Refusal::NotBeside(at) }
    }

    /// Why nothing on a tile could be struck from anywhere.
    fn why_no_strike(&self, id: UnitId, at: Tile) -> Option<Refusal> {
        let position = &self.position;
        let unit = position.unit(id);
        let enemies = position.held(id.side().opponent());
        if unit.has(Effect::Blind) {
            Some(Refusal::Blind)
        } else if unit.has(Effect::Invulnerable) {
            Some(Refusal::TooPure)
        } else if position.held(id.side()).contains(at) {
            Some(Refusal::OwnUnit(at))
        } else if !(enemies | position.objects.obstacles()).contains(at) {
            Some(Refusal::NothingToStrike(at))
        } else {
            self.why_unseen(id, at)
        }
    }

    fn why_unseen(&self, id: UnitId, at: Tile) -> Option<Refusal> {
        let enemy = id.side().opponent();
        let hidden = self.position.held(enemy) - self.position.visible(enemy);
        hidden.contains(at).then_some(Refusal::Unseen(at))
    }

    #[cold]
    fn why_no_cast(&self, id: UnitId, aim: Aim) -> Refusal {
        let position = &self.position;
        let unit = position.unit(id);
        let Some(skill) = unit.skill else { return Refusal::NoSkill(id.member()) };
        if self.waits_for_clone(id, skill) {
            return Refusal::CloneStands;
        }
        let tile = match (skill.aiming(), aim) {
            (Aiming::Beacon, _) if unit.beacon.is_some() || aim == Aim::Nothing => {
                return why_no_beacon(unit.beacon, aim);
            }
            (Aiming::Nothing, _) => return Refusal::NoAimNeeded(skill),
            (Aiming::EnemyWithBane, Aim::Cursing(tile, _)) => tile,
            (Aiming::EnemyWithBane, _) => return Refusal::CurseNeeded(skill),
            (_, Aim::Nothing) => return Refusal::AimNeeded(skill),
            (_, Aim::Cursing(..)) => return Refusal::NoCurseNeeded(skill),
            (_, Aim::Tile(tile)) => tile,
        };
        self.why_no_aim(id, skill, tile)
    }

    fn why_no_aim(&self, id: UnitId, skill: Skill, tile: Tile) -> Refusal {
        let position = &self.position;
        let fits = match skill.aiming() {
            Aiming::FreeTile | Aiming::Beacon if !position.free().contains(tile) => {
                Err(Refusal::TileTaken(tile))
            }
            Aiming::Enemy | Aiming::EnemyWithBane => {
                if position.held(id.side().opponent()).contains(tile) {
                    self.why_unseen(id, tile).map_or(Ok(()), Err)
                } else {
                    Err(Refusal::NoEnemy(tile))
                }
            }
            Aiming::Direction => Err(Refusal::NoDirection(skill, tile)),
            Aiming::Ally if !position.held(id.side()).contains(tile) => Err(Refusal::NoAlly(tile)),
            _ => Ok(()),
        };
        fits.err().unwrap_or(Refusal::TooFar(skill, tile))
    }
}

fn why_no_beacon(beacon: Option<Tile>, aim: Aim) -> Refusal {
    match (beacon, aim) {
        (None, _) => Refusal::NoBeacon,
        (Some(beacon), Aim::Nothing) => Refusal::BeaconTaken(beacon),
        (Some(beacon), _) => Refusal::BeaconStands(beacon),
    }
}
