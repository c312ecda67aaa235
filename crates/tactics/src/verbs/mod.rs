//! The only writers of a battle: each verb changes the match and tells it.

mod board;
mod body;

use engine::Sink;

use crate::turn::act::Act;
use crate::{Aim, Deed, Event, Outcome, Plan, Plans, Side, Skill, Stage, Unit, UnitId, UnitSet};

impl<S: Sink<Event>> Act<'_, S> {
    #[inline]
    fn unit_mut(&mut self, id: UnitId) -> &mut Unit {
        &mut self.game.position.units[id.index()]
    }

    pub(crate) fn pass(&mut self, id: UnitId) {
        let who = self.who(id);
        self.tell(Event::Passed { who });
    }

    #[inline]
    pub(crate) fn end_turn(&mut self, id: UnitId) {
        let position = &mut self.game.position;
        position.spent |= UnitSet::of(id);
        position.hand = None;
    }

    #[inline]
    pub(crate) fn keep_in_hand(&mut self, id: UnitId) {
        self.game.position.hand = Some(id.member());
    }

    /// Setting a beacon is the one use of a skill that needs no rest.
    #[inline]
    pub(crate) fn begin_cooldown(&mut self, id: UnitId, deed: Deed) {
        let Deed::Cast(aim) = deed else { return };
        let Some(skill) = self.game.position.unit(id).skill else { return };
        if skill == Skill::WarpBeacon && aim != Aim::Nothing {
            return;
        }
        self.unit_mut(id).cooldown = self.game.content.skill(skill).cooldown;
    }

    pub(crate) fn declare(&mut self, id: UnitId, deed: Deed) {
        let orders = self.game.position.units.iter().filter_map(|unit| unit.plan).map(|plan| plan.order);
        let order = orders.max().unwrap_or(0) + 1;
        self.unit_mut(id).plan = Some(Plan { deed, order });
        let who = self.who(id);
        self.tell(Event::Declared { who, deed });
    }

    pub(crate) fn drop_plan(&mut self, id: UnitId) {
        self.unit_mut(id).plan = None;
    }

    pub(crate) fn await_choice(&mut self, side: Side, id: UnitId) {
        let position = &mut self.game.position;
        position.pending |= UnitSet::of(id);
        position.stage = Stage::Choice(side);
    }

    pub(crate) fn end(&mut self, outcome: Outcome) {
        let position = &mut self.game.position;
        position.stage = Stage::Over(outcome);
        position.hand = None;
        position.pending = UnitSet::NONE;
        position.plans = Plans::Waiting;
        self.tell(Event::Ended { outcome });
    }
}
