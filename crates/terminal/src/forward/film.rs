//! Events as a short film: beats with a length, which never change what has happened.

use forward::{Card, Climb, Content, Event, Foe, Hp, Phase, Slot, Strike, Throw, View};

use crate::clock::Millis;

const TURN: Millis = 760;
const MEETING: Millis = 380;
const ROLL: Millis = 460;
const BLOWS: Millis = 520;
const PIT_ROLL: Millis = 420;
/// A long fight without choices plays in time-lapse: no film is longer than this.
const LONGEST: Millis = 5_000;

/// Something to see for a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Beat {
    /// A card of the row turns its face up.
    Turn { slot: Slot, card: Card, hp: Hp },
    /// Dice roll in a fight. Those that lie still are `None`.
    Roll { foe: Foe, throw: Throw, rolling: [Rolling; 3], foes: Rolling, hp: Hp },
    /// Both blows land.
    Blows { foe: Foe, yours: Strike, foes: Strike, hp: Hp },
    /// The die of a pit rolls.
    PitRoll { number: u8, climb: Climb, hp: Hp },
}

/// Whether a die is in the air.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rolling {
    Yes,
    No,
}

impl Beat {
    /// The HP of the traveller at that moment.
    pub(crate) const fn hp(&self) -> Hp {
        match *self {
            Self::Turn { hp, .. }
            | Self::Roll { hp, .. }
            | Self::Blows { hp, .. }
            | Self::PitRoll { hp, .. } => hp,
        }
    }

    const fn length(&self) -> Millis {
        match self {
            Self::Turn { card, .. } if card.is_foe() || matches!(card, Card::Pit | Card::Terror) => MEETING,
            Self::Turn { .. } => TURN,
            Self::Roll { .. } => ROLL,
            Self::Blows { .. } => BLOWS,
            Self::PitRoll { .. } => PIT_ROLL,
        }
    }
}

/// The beats of a command, from the moment it was given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Film {
    before: View,
    beats: Vec<Beat>,
    started: Millis,
    /// Every length is divided by this.
    haste: Millis,
}

/// A beat, and how far it has come, in hundredths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Frame<'a> {
    pub(crate) beat: &'a Beat,
    /// The table before the command.
    pub(crate) before: &'a View,
    pub(crate) progress: u64,
    /// Changes many times a second, for dice in the air.
    pub(crate) flicker: u64,
}

impl Film {
    /// The film of a command's events, or nothing when there is nothing to see.
    pub(crate) fn of(before: &View, content: &Content, events: &[Event], now: Millis) -> Option<Self> {
        let beats = Cutter::new(before, content).cut(events);
        let total: Millis = beats.iter().map(Beat::length).sum();
        let haste = total.div_ceil(LONGEST).max(1);
        (!beats.is_empty()).then_some(Self { before: *before, beats, started: now, haste })
    }

    /// What is to be seen now; nothing once the film is over.
    pub(crate) fn frame(&self, now: Millis) -> Option<Frame<'_>> {
        let elapsed = now.saturating_sub(self.started) * self.haste;
        let mut rest = elapsed;
        for beat in &self.beats {
            if rest < beat.length() {
                let progress = rest * 100 / beat.length();
                return Some(Frame { beat, before: &self.before, progress, flicker: elapsed / 60 });
            }
            rest -= beat.length();
        }
        None
    }
}

/// Follows the events and knows at each what the table shows.
struct Cutter {
    hp: Hp,
    foe: Option<Foe>,
    throw: Throw,
    climb: Climb,
    pit_success_from: u8,
    beats: Vec<Beat>,
}

impl Cutter {
    fn new(before: &View, content: &Content) -> Self {
        let (foe, throw) = match before.phase {
            Phase::Clash { foe, throw } => (Some(foe), throw),
            Phase::Brink { foe, .. } => (Some(foe), Throw { yours: [1; 3], foes: 1 }),
            _ => (None, Throw { yours: [1; 3], foes: 1 }),
        };
        let climb = match before.phase {
            Phase::Pit { climb, .. } => climb,
            _ => Climb::default(),
        };
        let pit_success_from = content.pit_success_from;
        Self { hp: before.hero.hp, foe, throw, climb, pit_success_from, beats: Vec::new() }
    }

    fn cut(mut self, events: &[Event]) -> Vec<Beat> {
        for event in events {
            self.follow(event);
        }
        self.beats
    }

    fn follow(&mut self, event: &Event) {
        match *event {
            Event::CardTurned { slot, card } | Event::CardShown { slot, card } => {
                self.beats.push(Beat::Turn { slot, card, hp: self.hp });
            }
            Event::Healed { hp, .. } | Event::DeathWarded { hp } => self.hp = hp,
            Event::FoeMet { foe, hp } => self.foe = Some(Foe { card: foe, hp }),
            Event::DiceRolled { yours, foes } => {
                self.throw = Throw { yours, foes };
                self.roll([Rolling::Yes; 3], Rolling::Yes);
            }
            Event::DieRerolled { die, to, .. } => {
                self.throw.yours[die.index()] = to;
                let mut rolling = [Rolling::No; 3];
                rolling[die.index()] = Rolling::Yes;
                self.roll(rolling, Rolling::No);
            }
            Event::RoundFought { yours, foes, hp, foe_hp } => {
                self.hp = hp;
                if let Some(foe) = &mut self.foe {
                    foe.hp = foe_hp;
                    self.beats.push(Beat::Blows { foe: *foe, yours, foes, hp });
                }
            }
            Event::PitMet => self.climb = Climb::default(),
            Event::PitRolled { number, .. } => {
                self.beats.push(Beat::PitRoll { number, climb: self.climb, hp: self.hp });
                if number >= self.pit_success_from {
                    self.climb.successes += 1;
                }
            }
            Event::Hurt { cause, hp, .. } => {
                self.hp = hp;
                if cause == Card::Pit {
                    self.climb.failures += 1;
                }
            }
            _ => {}
        }
    }

    fn roll(&mut self, rolling: [Rolling; 3], foes: Rolling) {
        if let Some(foe) = self.foe {
            self.beats.push(Beat::Roll { foe, throw: self.throw, rolling, foes, hp: self.hp });
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::{Audience, Game, Seed};
    use forward::{Forward, Setup};

    use super::*;

    fn film(events: &[Event]) -> Option<Film> {
        let game = Forward::new(&Setup::default(), Seed::from_name("films")).expect("the house's numbers");
        Film::of(&game.view(Audience::Everyone), game.content(), events, 1_000)
    }

    const TURNED: Event = Event::CardTurned { slot: Slot::Left, card: Card::Caesura };

    #[test]
    fn nothing_to_see_is_no_film() {
        assert_eq!(film(&[Event::CardDealt { slot: Slot::Left }]), None);
    }

    #[test]
    fn a_film_begins_when_the_command_was_given_and_ends_by_itself() {
        let film = film(&[TURNED]).expect("a card turns");
        assert_eq!(film.frame(1_000).map(|frame| frame.progress), Some(0));
        assert_eq!(film.frame(1_000 + TURN / 2).map(|frame| frame.progress), Some(50));
        assert_eq!(film.frame(1_000 + TURN), None);
    }

    #[test]
    fn a_pit_counts_what_held_and_what_slipped_so_far() {
        let roll = |number, success| Event::PitRolled { number, success };
        let hurt = Event::Hurt { cause: Card::Pit, amount: Hp(1), hp: Hp(19) };
        let film =
            film(&[Event::PitMet, roll(5, true), roll(1, false), hurt, roll(3, true)]).expect("dice roll");
        let Some(Frame { beat: Beat::PitRoll { climb, hp, .. }, .. }) = film.frame(1_000 + 2 * PIT_ROLL)
        else {
            panic!("the third roll is to be seen");
        };
        assert_eq!((climb.successes, climb.failures, *hp), (1, 1, Hp(19)));
    }

    #[test]
    fn a_long_film_is_hurried() {
        let roll = Event::PitRolled { number: 5, success: true };
        let film = film(&[roll; 100]).expect("dice roll");
        assert!(film.frame(1_000 + LONGEST).is_none());
    }
}
