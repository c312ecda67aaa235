//! What is read off one run of Forward.

use engine::{Audience, Game, Sink};
use forward::{Card, Command, Event, Forward, Healing, Hp, Location};

use super::pace::Pace;
use crate::solo::Meter;

/// One run of Forward, location by location.
///
/// Damage and healing are counted card by card, as the published table counts them: each
/// card is worth the net change of HP from its turning to the turning of the next, Lux
/// spent on healing included. The rest between two locations belongs to no card.
#[derive(Clone, Debug)]
pub struct ForwardMeter {
    hp: Hp,
    /// HP when the card was turned that is being counted.
    before: Hp,
    visit: Visit,
    past: [Visit; Location::COUNT],
    here: usize,
    cards: u32,
    /// Half the cards of a location.
    half: u32,
    /// Cards of this location that were turned or passed by.
    met: u32,
    found: Find,
    pace: Pace,
    score: i64,
}

/// Whether a weapon lay among the first half of a location's cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Find {
    /// The run did not come so far.
    #[default]
    Unknown,
    Early,
    Late,
}

/// What one location did to the traveller.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Visit {
    /// HP lost over cards that cost more than they gave.
    pub(super) damage: u32,
    /// HP won over cards that gave more than they cost.
    pub(super) healing: u32,
    /// Whether there was a weapon by the middle.
    pub(super) weapon: Find,
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

    /// The commands of the run.
    pub(super) const fn pace(&self) -> Pace {
        self.pace
    }

    /// What a finished run came to.
    pub(super) const fn score(&self) -> i64 {
        self.score
    }

    #[inline]
    fn settle(&mut self) {
        let (before, hp) = (u32::from(self.before.0), u32::from(self.hp.0));
        let won = hp.saturating_sub(before);
        self.visit.healing += won;
        self.visit.damage += before + won - hp;
        self.before = self.hp;
    }

    /// Kept out of line: it happens once in a location, and would swell the code of a fight.
    #[inline(never)]
    fn leave(&mut self) {
        self.settle();
        self.past[self.here] = std::mem::take(&mut self.visit);
        (self.met, self.found) = (0, Find::Late);
    }

    /// A card was met. From the one after the middle on it is known whether a weapon came before.
    #[inline]
    fn count(&mut self, card: Card) {
        self.met += 1;
        if self.met == self.half + 1 {
            self.visit.weapon = self.found;
        }
        if card == Card::Weapon {
            self.found = Find::Early;
        }
    }
}

impl Meter<Forward> for ForwardMeter {
    #[inline]
    fn begin(game: &Forward) -> Self {
        let hp = Hp(game.content().max_hp);
        Self {
            hp,
            before: hp,
            visit: Visit::default(),
            past: Default::default(),
            here: 0,
            cards: 0,
            half: u32::from(game.content().cards.total()) / 2,
            met: 0,
            found: Find::Late,
            pace: Pace::default(),
            score: 0,
        }
    }

    #[inline]
    fn command(&mut self, _game: &Forward, command: Command) {
        self.pace.count(command);
    }

    fn end(&mut self, game: &Forward) {
        self.score = game.score();
    }
}

impl Sink<Event> for ForwardMeter {
    // Where an event is made its kind is known, and of this match one arm or nothing is left.
    #[expect(clippy::inline_always, reason = "measured: a quarter more runs in a second")]
    #[inline(always)]
    fn emit(&mut self, _audience: Audience, event: Event) {
        match event {
            Event::CardTurned { card, .. } => {
                self.settle();
                self.cards += 1;
                self.count(card);
            }
            // Left lying, a weapon is not found.
            Event::CardLeft { .. } => self.count(Card::Caesura),
            Event::Healed { source: Healing::Rest, hp, .. } => {
                self.hp = hp;
                self.before = hp;
            }
            Event::Healed { hp, .. }
            | Event::RoundFought { hp, .. }
            | Event::Exchanged { hp, .. }
            | Event::DeathWarded { hp }
            | Event::BloodSpent { hp, .. }
            | Event::Hurt { hp, .. } => self.hp = hp,
            Event::LocationEntered { location, .. } => {
                self.leave();
                self.here = location.index();
            }
            Event::Died { .. } | Event::Won => self.leave(),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::Seed;
    use forward::{Blow, Card, Rules, Setup, Slot, Strike};

    use super::*;

    const TURNED: Event = Event::CardTurned { slot: Slot::Left, card: Card::Pit };

    fn meter() -> ForwardMeter {
        let run = Forward::new(&Setup::with_rules(Rules::WRITTEN), Seed::from_bits(1)).unwrap();
        ForwardMeter::begin(&run)
    }

    #[track_caller]
    fn check(events: &[Event], damage: u32, healing: u32) {
        let mut meter = meter();
        for &event in events {
            meter.emit(Audience::Everyone, event);
        }
        assert_eq!(meter.visits(), [Visit { damage, healing, weapon: Find::Unknown }]);
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
        check(&events, 4, 3);
    }

    #[test]
    fn a_death_counts_down_to_nothing_and_a_warded_one_not_at_all() {
        let died = Event::Died { cause: Card::Hollow, location: Location::FIRST };
        check(&[TURNED, fought(3), fought(0), died], 20, 0);
        let warded = Event::DeathWarded { hp: Hp(3) };
        check(&[TURNED, fought(3), fought(0), warded, Event::Won], 17, 0);
    }

    #[test]
    fn a_weapon_counts_as_early_when_it_lay_in_the_first_half() {
        let weapon = Event::CardTurned { slot: Slot::Left, card: Card::Weapon };
        let after = |place: usize| {
            let mut meter = meter();
            for card in 0..10 {
                meter.emit(Audience::Everyone, if card == place { weapon } else { TURNED });
            }
            meter.emit(Audience::Everyone, Event::Won);
            meter.visits()[0].weapon
        };
        assert_eq!((after(0), after(8), after(9)), (Find::Early, Find::Early, Find::Late));
    }

    #[test]
    fn the_rest_between_locations_belongs_to_no_card() {
        let mut meter = meter();
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
        let (first, second) = (Visit { damage: 7, ..Visit::default() }, Visit::default());
        assert_eq!(meter.visits(), [first, second]);
    }
}
