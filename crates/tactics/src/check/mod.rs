//! Whether a command may be given now, and if not, why.

mod deed;
mod draft;

use engine::{Game, Seat};

use crate::{Command, Member, REFEREE, Refusal, Side, Stage, Tactics, UnitId};

type Allowed = Result<(), Refusal>;

impl Tactics {
    #[inline]
    pub(crate) fn allows(&self, seat: Seat, command: Command) -> Allowed {
        if seat.index() >= Self::SEATS {
            return Err(Refusal::NoSuchSeat);
        }
        if let Stage::Over(_) = self.position.stage {
            return Err(Refusal::MatchIsOver);
        }
        match (Side::of(seat), command) {
            (Some(side), Command::Unit(member, deed)) => {
                let id = self.may_act(side, member)?;
                self.may_do(id, deed)
            }
            (Some(side), Command::Spawn(_)) => self.may_choose(side),
            (Some(_), Command::Timeout | Command::Surrender(_)) => Err(Refusal::ForReferee),
            (Some(side), _) => self.may_draft(side, command),
            (None, Command::Timeout | Command::Surrender(_)) => {
                debug_assert_eq!(seat, REFEREE, "the third seat is the last");
                Ok(())
            }
            (None, _) => Err(Refusal::ForPlayers),
        }
    }

    /// Whether a unit may do anything at all.
    #[inline]
    fn may_act(&self, side: Side, member: Member) -> Result<UnitId, Refusal> {
        let position = &self.position;
        let id = side.unit(member);
        if position.ready(side).contains(id) { Ok(id) } else { Err(self.why_not_ready(id)) }
    }

    #[cold]
    fn why_not_ready(&self, id: UnitId) -> Refusal {
        let position = &self.position;
        if position.stage != Stage::Action {
            return Refusal::NotNow(position.stage);
        }
        if id.side() != position.mover {
            return Refusal::TurnOf(position.mover);
        }
        if !position.living.contains(id) {
            return Refusal::NotOnBoard(id.member());
        }
        position.hand.map_or(Refusal::TurnIsOver(id.member()), Refusal::MustGoOn)
    }

    fn may_choose(&self, side: Side) -> Allowed {
        match self.position.stage {
            Stage::Choice(chooser) if chooser == side => Ok(()),
            Stage::Choice(chooser) => Err(Refusal::ChoiceOf(chooser)),
            stage => Err(Refusal::NotNow(stage)),
        }
    }
}
