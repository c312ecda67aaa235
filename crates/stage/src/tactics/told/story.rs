//! A match in numbers.

use tactics::{Cause, Event, Side, UnitId, Who};

/// A match in numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Story {
    /// The round that it came to.
    pub round: u8,
    /// What each side did and suffered.
    sides: [Deeds; 2],
    /// Who fell, in the order of falling.
    pub falls: Vec<Fall>,
    /// What took HP from each unit last.
    last: [Option<Cause>; UnitId::COUNT],
}

/// What a side did and suffered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Deeds {
    /// HP taken from the other side by attacks, skills and answers.
    pub dealt: u32,
    /// Blows that its tank took for others.
    pub guarded: u32,
    /// HP gained.
    pub healed: u32,
    /// Uses of the skill.
    pub skills: u32,
    /// Buff tiles taken up.
    pub tiles: u32,
    /// HP lost to the ends of rounds.
    pub worn: u32,
    /// Actions that took too long.
    pub timeouts: u32,
}

/// A unit that fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fall {
    /// In which round.
    pub round: u8,
    /// Who.
    pub who: Who,
    /// What took the last HP.
    pub cause: Option<Cause>,
}

impl Story {
    /// What a side did and suffered.
    pub const fn of(&self, side: Side) -> &Deeds {
        &self.sides[side.index()]
    }

    fn of_mut(&mut self, side: Side) -> &mut Deeds {
        &mut self.sides[side.index()]
    }

    pub(in crate::tactics) fn note(&mut self, event: &Event) {
        match *event {
            Event::RoundBegan { round } => self.round = round,
            Event::Hurt { who, cause, lost, .. } => {
                self.last[who.id.index()] = Some(cause);
                let side = who.id.side();
                match cause {
                    Cause::Attack | Cause::Skill | Cause::Counter => {
                        self.of_mut(side.opponent()).dealt += u32::from(lost);
                    }
                    Cause::Bleed | Cause::Decay | Cause::Pressure => {
                        self.of_mut(side).worn += u32::from(lost);
                    }
                    Cause::Timeout => self.of_mut(side).timeouts += 1,
                    Cause::Weakness => {}
                }
            }
            Event::Intercepted { guardian, .. } => self.of_mut(guardian.id.side()).guarded += 1,
            Event::Healed { who, amount, .. } => self.of_mut(who.id.side()).healed += u32::from(amount),
            Event::SkillUsed { who, .. } => self.of_mut(who.id.side()).skills += 1,
            Event::BuffTaken { who, .. } => self.of_mut(who.id.side()).tiles += 1,
            Event::Died { who, .. } => {
                let cause = self.last[who.id.index()];
                self.falls.push(Fall { round: self.round, who, cause });
            }
            _ => {}
        }
    }
}

impl Fall {
    /// The fall in a sentence.
    pub fn words(&self) -> String {
        format!("Round {}: {}.", self.round, self.what())
    }

    /// Who fell, and to what.
    pub fn what(&self) -> String {
        let by = match self.cause {
            Some(Cause::Attack) => "fell to an attack",
            Some(Cause::Skill) => "fell to a skill",
            Some(Cause::Counter) => "fell to an answer",
            Some(Cause::Weakness) => "fell to Weakness",
            Some(Cause::Bleed) => "bled to death",
            Some(Cause::Decay) => "decayed",
            Some(Cause::Pressure) => "fell to the pressure",
            Some(Cause::Timeout) => "paid for the clock",
            None => "fell",
        };
        format!("{} {by}", self.who)
    }
}
