//! Whether a command of a run is legal, and all that are.

use engine::{Game as _, Seat};

use super::hold::Hold;
use super::{Run, RunCommand, RunRefusal, Stage};
use crate::{Battle, Blueprint};

impl Run {
    pub(super) fn allows(&self, seat: Seat, command: RunCommand) -> Result<(), RunRefusal> {
        if seat != Seat::FIRST {
            return Err(RunRefusal::NoSuchSeat);
        }
        if self.over.is_some() {
            return Err(RunRefusal::RunIsOver);
        }
        match (command, &self.stage) {
            (RunCommand::Go(place), Stage::Way) if self.ahead().contains(&place) => Ok(()),
            (RunCommand::Go(_), Stage::Way) => Err(RunRefusal::NoSuchStop),
            (RunCommand::Take(place, said), Stage::Offers(_)) => self.taken(place, said).map(|_| ()),
            (RunCommand::Leave, Stage::Offers(offers)) if offers[0].may_leave() => Ok(()),
            (RunCommand::Battle(command), Stage::Battle(battle)) => {
                Battle::check(battle, seat, command).map_err(RunRefusal::Battle)
            }
            _ => Err(RunRefusal::NotNow),
        }
    }

    /// What is on board after an offer was taken, chance left out.
    pub(super) fn taken(&self, place: u8, said: Option<Blueprint>) -> Result<Hold, RunRefusal> {
        let offers = self.offers().ok_or(RunRefusal::NotNow)?;
        let offer = offers.all.get(usize::from(place)).filter(|offer| !offer.is_taken);
        let offer = offer.ok_or(RunRefusal::NoSuchOffer)?;
        let mut hold = self.hold.clone();
        hold.receive_all(&offer.gifts, said)?;
        Ok(hold)
    }

    pub(super) fn list(&self, commands: &mut Vec<RunCommand>) {
        if self.over.is_some() {
            return;
        }
        match &self.stage {
            Stage::Way => commands.extend(self.ahead().into_iter().map(RunCommand::Go)),
            Stage::Battle(battle) => {
                let mut legal = Vec::new();
                battle.legal(Seat::FIRST, &mut legal);
                commands.extend(legal.into_iter().map(RunCommand::Battle));
            }
            Stage::Offers(offers) => {
                let places = (0..offers[0].all.len()).filter_map(|place| u8::try_from(place).ok());
                let mut on_board: Vec<Blueprint> =
                    self.hold.blueprints.iter().map(|fitted| fitted.blueprint).collect();
                on_board.sort_unstable();
                for place in places {
                    let said = std::iter::once(None).chain(on_board.iter().copied().map(Some));
                    let able = said.filter(|said| self.taken(place, *said).is_ok());
                    commands.extend(able.map(|said| RunCommand::Take(place, said)));
                }
                if offers[0].may_leave() {
                    commands.push(RunCommand::Leave);
                }
            }
        }
    }
}
