//! What is read off one run of Forward.

use engine::{Audience, Sink};
use forward::{Event, Forward, Healing, Hp, Location, Rules};

use crate::subject::Meter;

/// One run of Forward, location by location.
///
/// Damage and healing are counted card by card, as the published table counts them: each
/// card is worth the net change of HP from its turning to the turning of the next, Lux
/// spent on healing included. The rest between two locations belongs to no card. See also
/// [`Parting`].
#[derive(Clone, Debug)]
pub struct ForwardMeter {
    hp: i32,
    /// HP when the card was turned that is being counted.
    before: i32,
    visit: Visit,
    past: [Visit; Location::COUNT],
    here: usize,
    cards: u32,
    parting: Parting,
}

/// The last card of the last location ends the run, but not the published count: there the
/// traveller heals once more as after any card, though nothing depends on it. So under
/// `published` the HP that Lux could still have given are counted, as far as the document's
/// player would have gone; under other rules the count ends with the run.
#[derive(Clone, Copy, Debug, Default)]
struct Parting {
    max_hp: i32,
    lux_heal: i32,
    lux: i32,
    snared: bool,
}

impl Parting {
    /// The document's player heals below this.
    const HURT: i32 = 12;

    #[inline(never)]
    fn heal(&self, mut hp: i32) -> i32 {
        let mut lux = if self.snared { 0 } else { self.lux };
        while hp < Self::HURT && lux > 0 {
            hp = (hp + self.lux_heal).min(self.max_hp);
            lux -= 1;
        }
        hp
    }
}

/// What one location did to the traveller.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Visit {
    /// HP lost over cards that cost more than they gave.
    pub(super) damage: u32,
    /// HP won over cards that gave more than they cost.
    pub(super) healing: u32,
}

impl ForwardMeter {
    /// The locations that a finished run came to, in order of travel.
    pub(super) fn visits(&self) -> &[Visit] {
        &self.past[..=self.here]
    }

    /// How many cards the run turned over, the deadly one included.
    pub(super) const fn cards(&self) -> u32 {
        self.cards
    }

    #[inline]
    fn settle(&mut self) {
        let change = self.hp - self.before;
        self.visit.healing += change.max(0).unsigned_abs();
        self.visit.damage += change.min(0).unsigned_abs();
        self.before = self.hp;
    }

    /// Kept out of line: it happens once in a location, and would swell the code of a fight.
    #[inline(never)]
    fn leave(&mut self) {
        self.settle();
        self.past[self.here] = std::mem::take(&mut self.visit);
    }

    #[inline]
    fn set(&mut self, hp: Hp) {
        self.hp = i32::from(hp.0);
    }
}

impl Meter<Forward> for ForwardMeter {
    #[inline]
    fn begin(game: &Forward) -> Self {
        let hp = i32::from(game.content().max_hp);
        let lux_heal = if game.rules() == Rules::PUBLISHED { i32::from(game.content().lux_heal) } else { 0 };
        let parting = Parting { max_hp: hp, lux_heal, ..Parting::default() };
        Self { hp, before: hp, visit: Visit::default(), past: Default::default(), here: 0, cards: 0, parting }
    }
}

impl Sink<Event> for ForwardMeter {
    // Where an event is made its kind is known, and of this match one arm or nothing is left.
    #[expect(clippy::inline_always, reason = "measured: a quarter more runs in a second")]
    #[inline(always)]
    fn emit(&mut self, _audience: Audience, event: Event) {
        match event {
            Event::CardTurned { .. } => {
                self.settle();
                self.cards += 1;
            }
            Event::Healed { source: Healing::Rest, hp, .. } => {
                self.set(hp);
                self.before = self.hp;
            }
            Event::Healed { hp, .. }
            | Event::RoundFought { hp, .. }
            | Event::DeathWarded { hp }
            | Event::Hurt { hp, .. } => self.set(hp),
            Event::LocationEntered { location, .. } => {
                self.leave();
                self.here = location.index();
            }
            Event::LuxGained { lux, .. } | Event::LuxSpent { lux, .. } => self.parting.lux = i32::from(lux.0),
            Event::SnareClosed => self.parting.snared = true,
            Event::SnareLifted => self.parting.snared = false,
            Event::Died { .. } => self.leave(),
            Event::Won => {
                self.hp = self.parting.heal(self.hp);
                self.leave();
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::{Game, Seed};
    use forward::{Blow, Card, Lux, Setup, Slot, Strike};

    use super::*;

    const TURNED: Event = Event::CardTurned { slot: Slot::Left, card: Card::Pit };

    fn meter(rules: Rules) -> ForwardMeter {
        let run = Forward::new(&Setup::with_rules(rules), Seed::from_bits(1)).unwrap();
        ForwardMeter::begin(&run)
    }

    #[track_caller]
    fn check(rules: Rules, events: &[Event], damage: u32, healing: u32) {
        let mut meter = meter(rules);
        for &event in events {
            meter.emit(Audience::Everyone, event);
        }
        assert_eq!(meter.visits(), [Visit { damage, healing }]);
    }

    const fn fought(hp: u8) -> Event {
        let strike = Strike { number: 1, blow: Blow { damage: 1, blocks: false }, dealt: Hp(1) };
        Event::RoundFought { yours: strike, foes: strike, hp: Hp(hp), foe_hp: Hp(1) }
    }

    const fn healed(source: Healing, hp: u8) -> Event {
        Event::Healed { source, amount: Hp(1), hp: Hp(hp) }
    }

    #[test]
    fn a_card_counts_with_its_net_change_until_the_next() {
        // Nine lost and five healed are four lost; the next card gives three.
        let events = [
            TURNED,
            fought(15),
            fought(11),
            healed(Healing::Lux, 16),
            TURNED,
            healed(Healing::Item, 19),
            Event::Won,
        ];
        check(Rules::WRITTEN, &events, 4, 3);
    }

    #[test]
    fn a_death_counts_down_to_nothing_and_a_warded_one_not_at_all() {
        let died = Event::Died { cause: Card::Hollow, location: Location::FIRST };
        check(Rules::PUBLISHED, &[TURNED, fought(3), fought(0), died], 20, 0);
        let warded = Event::DeathWarded { hp: Hp(3) };
        check(Rules::PUBLISHED, &[TURNED, fought(3), fought(0), warded, Event::Won], 17, 0);
    }

    #[test]
    fn the_rest_between_locations_belongs_to_no_card() {
        let mut meter = meter(Rules::WRITTEN);
        let second = Location::FIRST.next().unwrap();
        let entered = Event::LocationEntered { location: second, cards: 18 };
        for event in [
            TURNED,
            fought(8),
            healed(Healing::Lux, 13),
            entered,
            healed(Healing::Rest, 20),
            TURNED,
            Event::Won,
        ] {
            meter.emit(Audience::Everyone, event);
        }
        let (first, second) = (Visit { damage: 7, healing: 0 }, Visit::default());
        assert_eq!(meter.visits(), [first, second]);
    }

    #[test]
    fn under_published_the_count_goes_on_after_the_last_card() {
        let lux = Event::LuxGained { amount: Lux(1), lux: Lux(2) };
        let events = [TURNED, lux, TURNED, fought(5), Event::Won];
        check(Rules::PUBLISHED, &events, 5, 0);
        check(Rules::WRITTEN, &events, 15, 0);
        check(Rules::PUBLISHED, &[TURNED, lux, Event::SnareClosed, TURNED, fought(5), Event::Won], 15, 0);
    }
}
