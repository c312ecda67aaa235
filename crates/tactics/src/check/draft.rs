//! What may be picked.

use super::Allowed;
use crate::{Command, Refusal, Side, Stage, Tactics};

impl Tactics {
    pub(super) fn may_draft(&self, side: Side, command: Command) -> Allowed {
        if self.position.stage != Stage::Draft {
            return Err(Refusal::NotNow(self.position.stage));
        }
        let draft = &self.drafts[side.index()];
        if draft.locked {
            return Err(Refusal::DraftLocked);
        }
        let fresh = |same: bool| if same { Err(Refusal::PickedAlready) } else { Ok(()) };
        match command {
            Command::Class(class) => fresh(draft.class == Some(class)),
            Command::Minions(first, second) if first == second => Err(Refusal::MinionsAlike),
            Command::Minions(first, second) => fresh(draft.minions == Some([first, second])),
            Command::Skill(skill) => match draft.class {
                None => Err(Refusal::ClassFirst),
                Some(class) if class != skill.class() => Err(Refusal::SkillOfAnother(skill.class())),
                Some(_) => fresh(draft.skill == Some(skill)),
            },
            Command::Lock => draft.team().map(|_| ()).ok_or(Refusal::PicksMissing),
            Command::Unit(..) | Command::Spawn(_) | Command::Timeout | Command::Surrender(_) => {
                Err(Refusal::NotNow(Stage::Draft))
            }
        }
    }
}
