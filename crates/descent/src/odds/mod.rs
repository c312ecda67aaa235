//! What would come of something, exact and in whole numbers: what is shown before it is done.
//!
//! Nothing here knows a rule. A command is carried out in every way in which luck can fall, on copies of the run, and
//! what happened is counted; who is not seen is left out.

mod blaze;
mod danger;
mod hit;
#[cfg(test)]
mod tests;

pub use blaze::Blaze;
pub use danger::{Danger, Threat};
use engine::{Dice, Seat};
pub use hit::{Chance, Hit};

use crate::combat::damage::SPREAD;
use crate::game::Listener;
use crate::verbs::Act;
use crate::{Ailment, Cells, Command, Descent, Event, Foe, Pact, Refusal, Who};

/// What a command would do, before time passes and anybody else acts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Odds {
    /// Who would lose health.
    pub hits: Vec<Hit>,
    /// What would begin to ail whom, and how likely.
    pub ailments: Vec<(Who, Ailment, Chance)>,
    /// Where it would burn or burst in the coming turn, and would not otherwise.
    pub burns: Cells,
}

/// One way in which luck falls for a blow: how it turns out, and whether it is critical.
#[derive(Clone, Copy)]
struct Fall {
    luck: u32,
    critical: Critical,
    /// How many of all cases are like it.
    cases: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Critical {
    /// It cannot be.
    Never,
    No,
    Yes,
}

/// What happened in one way for luck to fall.
struct Case {
    events: Vec<Event>,
    burns: Cells,
    critical: Critical,
    cases: u64,
}

impl Descent {
    /// What a command would do, in all ways in which luck can fall.
    ///
    /// # Errors
    /// Why the command is not legal.
    pub fn odds(&self, seat: Seat, command: Command) -> Result<Odds, Refusal> {
        self.allows(seat, command)?;
        let known = |burns: Cells| burns & self.level.known.explored;
        let cases = self.cases(seat, command);
        let before = self.level.ground.threatened();
        let burns = cases.iter().fold(Cells::NONE, |all, case| all | case.burns);
        let of = cases.iter().map(|case| case.cases).sum();
        let mut hits: Vec<Hit> = Vec::new();
        let mut ailments: Vec<(Who, Ailment, Chance)> = Vec::new();
        for event in cases.iter().flat_map(|case| &case.events) {
            match *event {
                Event::Harmed { who, .. } if self.is_known(who) && !hits.iter().any(|hit| hit.who == who) => {
                    hits.push(self.hit(who, &cases, of));
                }
                Event::Afflicted { who, ailment, .. } if self.is_known(who) => {
                    let chance = chance_of(&cases, of, |other| begins(other, who, ailment));
                    let told = (who, ailment, chance);
                    ailments.extend((!ailments.contains(&told)).then_some(told));
                }
                _ => {}
            }
        }
        Ok(Odds { hits, ailments, burns: known(burns - before) })
    }

    /// Whoever plays, and whom they see.
    fn is_known(&self, who: Who) -> bool {
        match who {
            Who::Hero(_) => true,
            Who::Foe(id, _) => self.foe(id).is_some_and(|foe| self.is_seen(foe)),
        }
    }

    /// What somebody loses in all cases.
    fn hit(&self, who: Who, cases: &[Case], of: u64) -> Hit {
        let falls = cases.iter().map(|case| (lost(case, who), case.critical, case.cases));
        let fells = chance_of(cases, of, |event| is_fall(event, who));
        let at = match who {
            Who::Hero(seat) => self.hero(seat).at,
            Who::Foe(id, _) => self.foe(id).map_or(self.hero(Seat::FIRST).at, |foe| foe.at),
        };
        Hit::of(who, at, falls, fells)
    }

    /// A command in all ways in which luck can fall.
    fn cases(&self, seat: Seat, command: Command) -> Vec<Case> {
        let falls = self.falls(seat, command);
        let blows = self.blows(seat, command);
        let mut cases = Vec::new();
        for first in &falls {
            if blows == 1 {
                cases.push(self.case(seat, command, &[*first]));
                continue;
            }
            cases.extend(falls.iter().map(|second| self.case(seat, command, &[*first, *second])));
        }
        cases
    }

    fn case(&self, seat: Seat, command: Command, falls: &[Fall]) -> Case {
        let mut run = self.clone();
        let draws_critical = self.might(seat).critical().0 > 0;
        let drawn = falls.iter().flat_map(|fall| match fall.critical {
            Critical::Never => [None, Some(fall.luck)],
            Critical::No => [draws_critical.then_some(99), Some(fall.luck)],
            Critical::Yes => [Some(0), Some(fall.luck)],
        });
        run.dice.blows = Dice::scripted(drawn.flatten());
        // Nobody leaves anything: what the slain leave is not foreseen.
        run.dice.loot = Dice::scripted([11; 64]);
        let mut events: Vec<Event> = Vec::new();
        Act::new(&mut run, &mut Listener(&mut events)).deed_of(seat, command);
        Case {
            events,
            burns: run.level.ground.threatened(),
            critical: falls.iter().map(|fall| fall.critical).max().unwrap_or(Critical::Never),
            cases: falls.iter().map(|fall| fall.cases).product(),
        }
    }

    /// The ways in which luck falls for one blow of a command.
    fn falls(&self, seat: Seat, command: Command) -> Vec<Fall> {
        let lucks = 0..u32::try_from(SPREAD.len()).unwrap_or(0);
        if self.bumped(seat, command).is_some() {
            let critical = u64::from(self.might(seat).critical().0);
            let ways = [(Critical::No, 100 - critical), (Critical::Yes, critical)];
            let all = ways
                .into_iter()
                .flat_map(|(critical, cases)| lucks.clone().map(move |luck| Fall { luck, critical, cases }));
            return all.filter(|fall| fall.cases > 0).collect();
        }
        let never = |luck| Fall { luck, critical: Critical::Never, cases: 1 };
        if matches!(command, Command::Throw(..)) { lucks.map(never).collect() } else { vec![never(0)] }
    }

    /// Whom a command bumps.
    fn bumped(&self, seat: Seat, command: Command) -> Option<&Foe> {
        let Command::Step(way) = command else { return None };
        self.foe_at(self.hero(seat).at.step(way))
    }

    /// How many blows of the own a command deals.
    fn blows(&self, seat: Seat, command: Command) -> usize {
        let hero = self.hero(seat);
        let is_fourth = (hero.bumps + 1).is_multiple_of(4);
        let is_doubled = is_fourth && hero.swears(Pact::Shadow) && self.bumped(seat, command).is_some();
        if is_doubled { 2 } else { 1 }
    }
}

/// How likely it is that something happens.
fn chance_of(cases: &[Case], of: u64, is_it: impl Fn(&Event) -> bool) -> Chance {
    let happens = cases.iter().filter(|case| case.events.iter().any(&is_it));
    Chance::new(happens.map(|case| case.cases).sum(), of)
}

fn begins(event: &Event, who: Who, ailment: Ailment) -> bool {
    matches!(event, Event::Afflicted { who: other, ailment: begun, .. } if (*other, *begun) == (who, ailment))
}

fn is_fall(event: &Event, who: Who) -> bool {
    match (event, who) {
        (Event::Slain { id, .. }, Who::Foe(other, _)) => *id == other,
        (Event::WentDown { seat }, Who::Hero(other)) => *seat == other,
        (Event::Ended { outcome }, Who::Hero(_)) => !outcome.is_won(),
        _ => false,
    }
}

/// What somebody loses in a case.
fn lost(case: &Case, who: Who) -> crate::Hp {
    let harm = case.events.iter().filter_map(|event| match event {
        Event::Harmed { who: other, harm, .. } if *other == who => Some(*harm),
        _ => None,
    });
    harm.fold(crate::Hp(0), |all, harm| all + harm)
}
