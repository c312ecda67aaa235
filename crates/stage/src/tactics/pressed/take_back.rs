//! Taking back what a person did, where that is allowed.

use std::fmt;

use engine::record::Entry;
use engine::{Session, UndoRefusal};
use tactics::{Command, Side, Tactics};

use crate::tactics::{Pace, Seating};

/// A match before the last decision of a person.
#[derive(Clone)]
pub struct TakenBack {
    /// The match from there.
    pub session: Session<Tactics>,
    /// What is to be added to its record.
    pub bytes: Vec<u8>,
    /// How many commands are gone.
    pub count: usize,
}

/// Why nothing is taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stands {
    /// Decisions are timed.
    Clock,
    /// No person has decided anything yet.
    Nothing,
    /// The match does not allow it.
    Refused(UndoRefusal),
}

impl fmt::Display for Stands {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Clock => f.write_str("With a clock, what is done is done."),
            Self::Nothing => f.write_str("There is nothing of yours to take back."),
            Self::Refused(UndoRefusal::Nothing) => f.write_str("There is nothing to take back."),
            Self::Refused(UndoRefusal::Disclosed) => {
                f.write_str("The last command showed something hidden, so it stands.")
            }
        }
    }
}

/// Takes back the last decision of a person, and everything since.
///
/// # Errors
/// Why it stands.
pub fn take_back(session: &Session<Tactics>, seating: &Seating) -> Result<TakenBack, Stands> {
    if seating.pace == Pace::Clock {
        return Err(Stands::Clock);
    }
    let mut session = session.clone();
    let mut bytes = Vec::new();
    let mut count = 0;
    loop {
        let entry = session.commands().last().copied().ok_or(Stands::Nothing)?;
        bytes.extend(session.undo().map_err(Stands::Refused)?);
        count += 1;
        if decided(entry).is_some_and(|side| seating.is_person(side)) {
            return Ok(TakenBack { session, bytes, count });
        }
    }
}

/// Whose decision a command was. Who gives up says so to the referee.
fn decided(entry: Entry<Command>) -> Option<Side> {
    match entry.command {
        Command::Surrender(side) => Some(side),
        _ => Side::of(entry.seat),
    }
}

#[cfg(test)]
mod tests {
    use engine::Seed;
    use tactics::bot::Level;
    use tactics::{REFEREE, RuleSet, Setup};

    use super::*;

    const BOARD: &str = "round 1, p1 / warrior endure c1 5, tank a1 5, archer e1 3 / \
                         mage wild-magic c5 5, tank b5 5, assassin e5 2";

    fn played(commands: &[(Side, &str)]) -> Session<Tactics> {
        let setup = Setup::with_position(RuleSet::Written, BOARD.parse().unwrap());
        let (mut session, _) = Session::<Tactics>::begin(setup, Seed::from_bits(1)).unwrap();
        for (side, command) in commands {
            let command: Command = command.parse().unwrap();
            session.play(side.seat(), command, &mut engine::Silence).unwrap();
        }
        session
    }

    #[test]
    fn what_a_bot_answered_is_taken_back_with_what_it_answered_to() {
        let session = played(&[(Side::One, "hero pass"), (Side::Two, "hero pass")]);
        let seating = Seating::against(Level::Easy, Side::One);
        let taken = take_back(&session, &seating).ok().unwrap();
        assert_eq!((taken.count, taken.session.commands().len()), (2, 0));
        let one = take_back(&session, &Seating::hot_seat()).ok().unwrap();
        assert_eq!((one.count, one.session.commands().len()), (1, 1));
    }

    #[test]
    fn giving_up_is_a_decision_of_its_own() {
        let mut session = played(&[(Side::One, "hero pass"), (Side::Two, "hero pass")]);
        session.play(REFEREE, Command::Surrender(Side::One), &mut engine::Silence).unwrap();
        let taken = take_back(&session, &Seating::against(Level::Easy, Side::One)).ok().unwrap();
        assert_eq!((taken.count, taken.session.commands().len()), (1, 2));
    }

    #[test]
    fn with_a_clock_or_without_a_decision_all_stands() {
        let seating = Seating { pace: Pace::Clock, ..Seating::hot_seat() };
        assert_eq!(take_back(&played(&[(Side::One, "hero pass")]), &seating).err(), Some(Stands::Clock));
        assert_eq!(take_back(&played(&[]), &Seating::hot_seat()).err(), Some(Stands::Nothing));
    }

    #[test]
    fn why_it_stands_is_told_in_a_sentence() {
        let refused = [UndoRefusal::Nothing, UndoRefusal::Disclosed].map(Stands::Refused);
        for stands in [Stands::Clock, Stands::Nothing].into_iter().chain(refused) {
            let told = stands.to_string();
            assert!(told.starts_with(char::is_uppercase) && told.ends_with('.'), "{told}");
        }
    }
}
