//! Events as a short film, which never changes what has happened.

use forward::{Card, Climb, Die, Event, Foe, Held, Hp, Phase, Strikers, Throw, View};

use crate::forward::shown::cues::{Spot, cues};
use crate::forward::{Beat, Exchanged, Rolling};
use crate::{Cue, Millis, Reel, Shot, Sound};

/// The beats of a command, from the moment it was given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Film {
    before: View,
    reel: Reel<Beat, Spot>,
    started: Millis,
}

/// A beat, and how far it has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame<'a> {
    /// What is to be seen.
    pub beat: &'a Beat,
    /// How many beats came before.
    pub place: usize,
    /// The table before the command.
    pub before: &'a View,
    /// How far the beat has come, in hundredths.
    pub progress: u64,
    /// Changes many times a second, for dice in the air.
    pub flicker: u64,
}

impl Film {
    /// The film of a command's events.
    pub fn of(before: &View, events: &[Event], now: Millis) -> Self {
        let reel = Cutter::new(before).cut(events);
        Self { before: *before, reel, started: now }
    }

    /// The table before the command.
    pub const fn before(&self) -> &View {
        &self.before
    }
}

impl crate::Film for Film {
    type Frame<'a> = Frame<'a>;
    type Cue = Cue<Spot>;

    fn frame(&self, now: Millis) -> Option<Frame<'_>> {
        let Shot { beat, place, progress, flicker } = self.reel.shot(now.saturating_sub(self.started))?;
        Some(Frame { beat, place, before: &self.before, progress, flicker })
    }

    fn is_still(&self) -> bool {
        self.reel.is_still()
    }

    fn duration(&self) -> Millis {
        self.reel.duration()
    }

    fn cues(&self) -> impl Iterator<Item = (Millis, &Cue<Spot>)> {
        self.reel.cues()
    }
}

/// Follows the events and knows at each what the table shows.
struct Cutter {
    hp: Hp,
    foe: Option<Foe>,
    throw: Throw,
    climb: Climb,
    /// The dice that lie open on the road.
    held: Option<Held>,
    /// Whether new cards lie on the table.
    is_dealt: bool,
    reel: Reel<Beat, Spot>,
}

impl Cutter {
    fn new(before: &View) -> Self {
        let unrolled = Throw { yours: [1; 3], foes: 1 };
        let (foe, throw) = match before.phase {
            Phase::Clash { foe, throw } => (Some(foe), throw),
            Phase::Brink { foe, .. } | Phase::Fight { foe, .. } => (Some(foe), unrolled),
            _ => (None, unrolled),
        };
        let climb = match before.phase {
            Phase::Pit { climb, .. } => climb,
            _ => Climb::default(),
        };
        let held = before.road.map(|road| road.held);
        let throw = held.map_or(throw, |held| Throw { yours: held.0, ..throw });
        Self { hp: before.hero.hp, foe, throw, climb, held, is_dealt: false, reel: Reel::new() }
    }

    fn cut(mut self, events: &[Event]) -> Reel<Beat, Spot> {
        let mut events = events;
        while let [event, rest @ ..] = events {
            let renewed = events.iter().map_while(renewal).count();
            if renewed > 0 && self.held.is_some() {
                self.renew(&events[..renewed]);
                events = &events[renewed..];
                continue;
            }
            events = rest;
            if let (&Event::FoeRolled { number }, [Event::Exchanged { strikers, .. }, ..]) = (event, rest) {
                self.tell(event);
                self.answer(number, *strikers);
                continue;
            }
            if matches!(event, Event::PitRolled { .. }) {
                // Whether a die held is told when it has fallen, not when it is thrown.
                self.reel.cue(Cue::Sound(Sound::DiceShake));
                self.follow(event);
                self.tell(event);
            } else {
                self.tell(event);
                self.follow(event);
            }
        }
        self.reel
    }

    fn tell(&mut self, event: &Event) {
        for cue in cues(event) {
            self.reel.cue(cue);
        }
    }

    fn follow(&mut self, event: &Event) {
        match *event {
            Event::CardDealt { .. } => self.is_dealt = true,
            // The open card of a new fork lies there as it is dealt, among cards that no film has shown yet.
            Event::CardShown { .. } if self.is_dealt => {}
            Event::CardTurned { slot, card } | Event::CardShown { slot, card } => {
                self.reel.beat(Beat::Turn { slot, card, hp: self.hp });
            }
            Event::CardLeft { slot, card } => self.reel.beat(Beat::Left { slot, card, hp: self.hp }),
            Event::Healed { hp, .. } | Event::DeathWarded { hp } | Event::BloodSpent { hp, .. } => {
                self.hp = hp;
            }
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
                    self.reel.beat(Beat::Blows { foe: *foe, yours, foes, hp });
                }
            }
            Event::Exchanged { strikers, dealt, guard, blow, taken, hp, foe_hp } => {
                self.hp = hp;
                if let Some(foe) = &mut self.foe {
                    foe.hp = foe_hp;
                    let exchanged = Exchanged { strikers, dealt, guard, blow, taken };
                    self.reel.beat(Beat::Exchange { foe: *foe, number: self.throw.foes, exchanged, hp });
                }
            }
            Event::PitBridged { number } => self.reel.beat(Beat::Bridge { number, hp: self.hp }),
            Event::PitMet => self.climb = Climb::default(),
            Event::PitRolled { number, success } => {
                self.reel.beat(Beat::PitRoll { number, climb: self.climb, hp: self.hp });
                if success {
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

    /// The foe's die falls against dice that have been chosen.
    fn answer(&mut self, number: u8, strikers: Strikers) {
        self.throw.foes = number;
        if let Some(foe) = self.foe {
            self.reel.beat(Beat::Answer { foe, strikers, number, hp: self.hp });
            self.reel.cue(Cue::Sound(Sound::DiceSettle));
        }
    }

    /// Dice of the road come back together, in one beat.
    fn renew(&mut self, events: &[Event]) {
        let Some(mut held) = self.held else { return };
        let mut rolling = [Rolling::No; 3];
        for (die, to) in events.iter().filter_map(renewal) {
            held = held.with(die, to);
            rolling[die.index()] = Rolling::Yes;
        }
        self.held = Some(held);
        self.throw.yours = held.0;
        if let Some(first) = events.first() {
            self.tell(first);
        }
        self.reel.beat(Beat::Renew { foe: self.foe, held, rolling, hp: self.hp });
        self.reel.cue(Cue::Sound(Sound::DiceSettle));
    }

    fn roll(&mut self, rolling: [Rolling; 3], foes: Rolling) {
        if let Some(foe) = self.foe {
            self.reel.beat(Beat::Roll { foe, throw: self.throw, rolling, foes, hp: self.hp });
            self.reel.cue(Cue::Sound(Sound::DiceSettle));
        }
    }
}

/// The die of the road that an event renews, and its number then.
const fn renewal(event: &Event) -> Option<(Die, u8)> {
    match *event {
        Event::DieRenewed { die, to }
        | Event::DieTurned { die, to, .. }
        | Event::DieRerolled { die, to, .. } => Some((die, to)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use engine::{Audience, Game, Seed};
    use forward::{Forward, Rules, Setup, Slot};

    use super::*;
    use crate::Beat as _;
    use crate::Film as _;

    fn film(events: &[Event]) -> Film {
        let game = Forward::new(&Setup::with_rules(Rules::WRITTEN), Seed::from_name("films"))
            .expect("the house's numbers");
        Film::of(&game.view(Audience::Everyone), events, 1_000)
    }

    const TURNED: Event = Event::CardTurned { slot: Slot::Left, card: Card::Caesura };

    #[test]
    fn a_film_may_have_nothing_to_see() {
        assert!(film(&[Event::CardDealt { slot: Slot::Left }]).is_still());
    }

    #[test]
    fn a_card_is_seen_to_turn_by_a_peek_and_not_where_it_was_dealt_open() {
        let shown = Event::CardShown { slot: Slot::Middle, card: Card::Pit };
        assert!(!film(&[shown]).is_still());
        assert!(film(&[Event::CardDealt { slot: Slot::Middle }, shown]).is_still());
    }

    #[test]
    fn a_film_begins_when_the_command_was_given_and_ends_by_itself() {
        let film = film(&[TURNED]);
        let turn = Beat::Turn { slot: Slot::Left, card: Card::Caesura, hp: Hp(20) }.length();
        assert_eq!(film.frame(1_000).map(|frame| frame.progress), Some(0));
        assert_eq!(film.frame(1_000 + turn / 2).map(|frame| frame.progress), Some(50));
        assert_eq!(film.frame(1_000 + turn), None);
    }

    #[test]
    fn a_pit_counts_what_held_and_what_slipped_so_far() {
        let roll = |number, success| Event::PitRolled { number, success };
        let hurt = Event::Hurt { cause: Card::Pit, amount: Hp(1), hp: Hp(19) };
        let film = film(&[Event::PitMet, roll(5, true), roll(1, false), hurt, roll(3, true)]);
        let length = Beat::PitRoll { number: 1, climb: Climb::default(), hp: Hp(1) }.length();
        let Some(Frame { beat: Beat::PitRoll { climb, hp, .. }, .. }) = film.frame(1_000 + 2 * length) else {
            panic!("the third roll is to be seen");
        };
        assert_eq!((climb.successes, climb.failures, *hp), (1, 1, Hp(19)));
    }

    #[test]
    fn a_round_of_the_road_is_seen_in_three_beats() {
        let game = Forward::new(&Setup::with_rules(Rules::ROAD), Seed::from_name("films"))
            .expect("the house's numbers");
        let mut before = game.view(Audience::Everyone);
        let foe = Foe { card: Card::Hollow, hp: Hp(6) };
        before.phase = Phase::Fight { foe, round: 0 };
        let strikers = Strikers::of(|die| die == Die::First).expect("one strikes");
        let exchanged = Event::Exchanged {
            strikers,
            dealt: Hp(2),
            guard: 5,
            blow: 7,
            taken: Hp(2),
            hp: Hp(18),
            foe_hp: Hp(4),
        };
        let renewed = Die::ALL.map(|die| Event::DieRenewed { die, to: 3 });
        let events: Vec<Event> =
            [Event::FoeRolled { number: 4 }, exchanged].into_iter().chain(renewed).collect();
        let film = Film::of(&before, &events, 0);
        let beats: Vec<Beat> =
            (0..film.duration()).filter_map(|now| film.frame(now)).map(|frame| *frame.beat).collect();
        let mut seen = beats.clone();
        seen.dedup();
        let [
            Beat::Answer { number: 4, .. },
            Beat::Exchange { foe, number, .. },
            Beat::Renew { held, rolling, .. },
        ] = seen[..]
        else {
            panic!("{seen:?}");
        };
        assert_eq!((foe.hp, number, held, rolling), (Hp(4), 4, Held([3; 3]), [Rolling::Yes; 3]));
    }

    #[test]
    fn what_a_card_does_is_heard_after_it_has_turned() {
        let gained = Event::LuxGained { amount: forward::Lux(1), lux: forward::Lux(1) };
        let film = film(&[TURNED, gained]);
        let heard: Vec<(Millis, Sound)> = film
            .cues()
            .filter_map(|(due, cue)| match cue {
                Cue::Sound(sound) => Some((due, *sound)),
                _ => None,
            })
            .collect();
        assert_eq!(heard, [(0, Sound::CardTurns), (film.duration(), Sound::LuxGained)]);
    }
}
