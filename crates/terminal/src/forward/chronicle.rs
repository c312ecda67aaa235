//! What happened in a run: the log line by line, and the story in numbers.

use forward::{Card, Event, Forward, Healing, Location, LuxUse, View, foe_name};

use crate::paint::Ink;

/// The log and the story of a run.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chronicle {
    lines: Vec<Entry>,
    /// How many lines there were before the last command.
    fresh_from: usize,
    pub(crate) story: Story,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) ink: Ink,
    pub(crate) text: String,
}

/// A run in numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Story {
    /// Cards met.
    pub(crate) cards: u32,
    /// Foes slain.
    pub(crate) slain: u32,
    /// HP lost to each kind of card, in the order of [`Card::ALL`].
    pub(crate) lost_to: [u32; Card::COUNT],
    /// HP healed.
    pub(crate) healed: u32,
    /// Lux used for each purpose: heal, peek, reroll, ward, lost to a Terror.
    pub(crate) lux: [u32; 5],
    /// HP left at the end of each location cleared.
    pub(crate) cleared: Vec<(Location, u8)>,
    fighting: Option<Card>,
}

impl Chronicle {
    /// Where a run stands before its first command.
    pub(crate) fn begin(view: &View) -> Self {
        let mut chronicle = Self::default();
        let row = u8::try_from(view.laid().len()).expect("a row has three places");
        chronicle.add(&Event::LocationEntered { location: view.location, cards: view.deck + row });
        chronicle
    }

    /// Adds what a command did.
    pub(crate) fn record(&mut self, events: &[Event], game: &Forward) {
        self.fresh_from = self.lines.len();
        for event in events {
            self.story.note(event);
            self.add_named(event, game);
        }
    }

    /// All lines, and how many of the last are news.
    pub(crate) fn lines(&self) -> (&[Entry], usize) {
        (&self.lines, self.lines.len() - self.fresh_from)
    }

    fn add_named(&mut self, event: &Event, game: &Forward) {
        match event {
            // Dealing goes without saying, and the turning has said whom one meets.
            Event::CardDealt { .. } | Event::FoeMet { .. } | Event::PitMet => {}
            Event::CardTurned { slot, card } => {
                let text = if card.is_foe() {
                    card.about(game.content(), place_of(game).tier())
                } else {
                    format!("You turn card {}: {card}.", slot.index() + 1)
                };
                self.lines.push(Entry { ink: card_ink(*card), text });
            }
            Event::FoeSlain { foe } => {
                let text = format!("The {} falls.", foe_name(*foe, place_of(game).tier()));
                self.lines.push(Entry { ink: event_ink(event), text });
            }
            Event::Died { cause, location } if cause.is_foe() => {
                let (name, place) = (foe_name(*cause, location.tier()), location.name());
                let text = format!("A {name} ({cause}) is the end of you at {place}.");
                self.lines.push(Entry { ink: event_ink(event), text });
            }
            other => self.add(other),
        }
    }

    fn add(&mut self, event: &Event) {
        self.lines.push(Entry { ink: event_ink(event), text: event.to_string() });
    }
}

impl Story {
    /// The card that cost most, with what it cost.
    pub(crate) fn costliest(&self) -> Option<(Card, u32)> {
        let cost = |card: &Card| self.lost_to[card.index()];
        Card::ALL.into_iter().max_by_key(cost).map(|card| (card, cost(&card))).filter(|(_, cost)| *cost > 0)
    }

    /// HP lost in all.
    pub(crate) fn lost(&self) -> u32 {
        self.lost_to.iter().sum()
    }

    fn note(&mut self, event: &Event) {
        match *event {
            Event::CardTurned { .. } => self.cards += 1,
            Event::FoeMet { foe, .. } => self.fighting = Some(foe),
            Event::FoeSlain { .. } => self.slain += 1,
            Event::RoundFought { foes, .. } => {
                if let Some(foe) = self.fighting {
                    self.lost_to[foe.index()] += u32::from(foes.dealt.0);
                }
            }
            Event::Hurt { cause, amount, .. } => self.lost_to[cause.index()] += u32::from(amount.0),
            // A night's rest is no deed.
            Event::Healed { source: Healing::Rest, .. } => {}
            Event::Healed { amount, .. } => self.healed += u32::from(amount.0),
            Event::LuxSpent { purpose, .. } => self.lux[purpose_index(purpose)] += 1,
            Event::LocationCleared { location, hp, .. } => self.cleared.push((location, hp.0)),
            _ => {}
        }
    }
}

const fn purpose_index(purpose: LuxUse) -> usize {
    match purpose {
        LuxUse::Heal => 0,
        LuxUse::Peek => 1,
        LuxUse::Reroll => 2,
        LuxUse::Ward => 3,
        LuxUse::Terror => 4,
    }
}

fn place_of(game: &Forward) -> Location {
    use engine::Game;
    game.view(engine::Audience::Everyone).location
}

/// The ink of a card: what it does to the traveller.
pub(crate) const fn card_ink(card: Card) -> Ink {
    match card {
        Card::Item | Card::Blessing => Ink::Life,
        Card::Weapon => Ink::Gold,
        Card::LesserBeast | Card::GreaterBeast | Card::Snare => Ink::Beast,
        Card::Hollow | Card::Terror => Ink::Blood,
        Card::Pit => Ink::Wane,
        Card::Caesura => Ink::Lux,
    }
}

const fn event_ink(event: &Event) -> Ink {
    match event {
        Event::LocationEntered { .. }
        | Event::LocationCleared { .. }
        | Event::WeaponTaken { .. }
        | Event::WeaponLeft { .. }
        | Event::FoeSlain { .. }
        | Event::Won => Ink::Gold,
        Event::CardTurned { card, .. } | Event::CardShown { card, .. } => card_ink(*card),
        Event::Healed { .. } | Event::SnareLifted | Event::PitRolled { success: true, .. } => Ink::Life,
        Event::LuxGained { .. } | Event::LuxSpent { .. } | Event::DeathWarded { .. } => Ink::Lux,
        Event::Hurt { .. } | Event::Died { .. } | Event::BrinkReached | Event::TerrorMet => Ink::Blood,
        Event::SnareClosed | Event::PitRolled { success: false, .. } => Ink::Wane,
        _ => Ink::Text,
    }
}
