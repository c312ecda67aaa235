//! The legal commands of a seat, written down in their order.

use engine::Seat;

use crate::{
    Aim, Aims, Bane, Class, Command, Deed, Draft, REFEREE, Side, Spawn, Stage, Tactics, Team, UnitId,
};

impl Tactics {
    #[inline]
    pub(crate) fn list(&self, seat: Seat, commands: &mut Vec<Command>) {
        match (self.position.stage, Side::of(seat)) {
            (Stage::Over(_), _) => {}
            (Stage::Draft, Some(side)) => list_picks(self.drafts[side.index()], commands),
            (Stage::Action, Some(side)) => {
                for id in self.position.ready(side).iter() {
                    self.list_deeds(id, commands);
                }
            }
            (Stage::Choice(chooser), Some(side)) => {
                if side == chooser {
                    commands.extend([Spawn::Obstacle, Spawn::Tile].map(Command::Spawn));
                }
            }
            (_, None) => {
                if seat == REFEREE {
                    commands.push(Command::Timeout);
                    commands.extend(Side::ALL.map(Command::Surrender));
                }
            }
        }
    }

    #[inline]
    fn list_deeds(&self, id: UnitId, commands: &mut Vec<Command>) {
        let position = &self.position;
        let mut push = |deed| commands.push(Command::Unit(id.member(), deed));
        let reach = position.reach(id);
        reach.iter().for_each(|to| push(Deed::Move(to)));
        position.attackable(id).iter().for_each(|at| push(Deed::Attack(at)));
        let chargeable = position.chargeable(id);
        for to in (reach & chargeable.spread()).iter() {
            (chargeable & to.neighbours()).iter().for_each(|at| push(Deed::Charge(to, at)));
        }
        if position.unit(id).skill.is_some() && position.unit(id).cooldown == 0 {
            match self.aims(id) {
                Aims::Nothing => push(Deed::Cast(Aim::Nothing)),
                Aims::Tiles(tiles) => tiles.iter().for_each(|tile| push(Deed::Cast(Aim::Tile(tile)))),
                Aims::Cursing(tiles) => {
                    for tile in tiles.iter() {
                        for bane in Bane::ALL {
                            push(Deed::Cast(Aim::Cursing(tile, bane)));
                        }
                    }
                }
            }
        }
        push(Deed::Pass);
    }
}

fn list_picks(draft: Draft, commands: &mut Vec<Command>) {
    if draft.locked {
        return;
    }
    let classes = Class::ALL.into_iter().filter(|&class| draft.class != Some(class));
    commands.extend(classes.map(Command::Class));
    let pairs = Team::MINIONS.into_iter().filter(|&pair| draft.minions != Some(pair));
    commands.extend(pairs.map(|[first, second]| Command::Minions(first, second)));
    let skills = draft.class.into_iter().flat_map(Class::skills);
    commands.extend(skills.filter(|&skill| draft.skill != Some(skill)).map(Command::Skill));
    if draft.team().is_some() {
        commands.push(Command::Lock);
    }
}
