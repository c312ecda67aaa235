//! What every position of a match has in common, and a text may lack.

use crate::{Kind, Member, Plans, Position, Side, Stage, UnitId, UnitSet};

impl Position {
    /// All that could not have come about by play, each in a sentence.
    pub(super) fn problems(&self) -> Vec<String> {
        let mut problems = Vec::new();
        for tile in (self.held[0] & self.held[1]).iter() {
            problems.push(format!("two units stand on {tile}"));
        }
        for id in UnitId::all() {
            problems.extend(self.unit_problem(id).map(|problem| format!("{id} {problem}")));
            let unit = self.unit(id);
            if self.living.contains(id) && self.objects.obstacles().contains(unit.tile) {
                problems.push(format!("an obstacle stands on {}, and {id} too", unit.tile));
            }
        }
        problems.extend(self.stage_problem());
        problems
    }

    fn unit_problem(&self, id: UnitId) -> Option<&'static str> {
        let unit = self.unit(id);
        let over = matches!(self.stage, Stage::Over(_));
        let belongs = match id.member() {
            Member::Hero => matches!(unit.kind, Kind::Hero(_)),
            Member::First | Member::Second => matches!(unit.kind, Kind::Minion(_)),
            Member::Clone => unit.kind == Kind::Clone,
        };
        if !belongs {
            return Some("is of another kind: the hero comes first, then the minions, then the clone");
        }
        if !self.living.contains(id) {
            let remembers = *unit != unit.fallen() || self.spent.contains(id);
            let missed = id.member() == Member::Hero && !over;
            return (remembers.then_some("fell, and nothing else can be said of it"))
                .or(missed.then_some("is not on the board"));
        }
        if (id.member() == Member::Clone) != (unit.fades > 0) {
            return Some("fades exactly if it is a clone");
        }
        if unit.hidden && id.member() != Member::Hero {
            return Some("cannot hide");
        }
        let planning = unit.plan.is_some() && self.plans == Plans::Waiting;
        (planning && !over && !self.spent.contains(id)).then_some("has a plan and is not spent")
    }

    fn stage_problem(&self) -> Option<String> {
        let hand = self.hand.map(|member| self.mover.unit(member));
        if let Some(id) = hand.filter(|&id| !self.unspent(id.side()).contains(id)) {
            return Some(format!("{id} cannot go on"));
        }
        match self.stage {
            Stage::Draft | Stage::Over(_) => None,
            Stage::Action if self.plans == Plans::ComingAbout => {
                Some("plans come about by themselves unless somebody has to choose".to_owned())
            }
            Stage::Action => {
                let side: Side = self.mover;
                self.ready(side).is_empty().then(|| format!("{side} has no unit to act with").to_lowercase())
            }
            Stage::Choice(_) if self.pending.is_empty() => Some("a choice is about somebody".to_owned()),
            Stage::Choice(_) => {
                let held = self.held[0] | self.held[1];
                let leaves = |id: UnitId| {
                    let minion = matches!(id.member(), Member::First | Member::Second);
                    minion && !self.living.contains(id) && !held.contains(self.unit(id).tile)
                };
                let nothing: UnitSet = self.pending.iter().filter(|&id| !leaves(id)).collect();
                nothing.first().map(|id| format!("{id} leaves nothing behind"))
            }
        }
    }
}
