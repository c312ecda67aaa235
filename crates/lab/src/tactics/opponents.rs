//! Two bots against each other.

use bots::Random;
use engine::{Audience, Bot, Game, Perspective, Seat, Seed, Sink, Status};
use tactics::bot::{BotName, Greedy, Naive, Search};
use tactics::{Command, Content, Event, Outcome, REFEREE, Setup, Side, Tactics, Team};

use super::drafting::Drafting;
use super::pick::Pick;
use crate::error::Error;
use crate::player::Misplay;

/// Two bots that play a seed from either side.
pub struct Opponents {
    setup: Setup,
    drafting: Drafting,
    names: [BotName; 2],
    /// What is settled of both drafts; it changes places as the bots do.
    picks: Option<[Pick; 2]>,
    bots: [Box<dyn Bot<Tactics>>; 2],
}

/// A match that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PlayedMatch {
    pub(super) teams: [Team; 2],
    pub(super) outcome: Outcome,
    pub(super) rounds: u8,
    /// What both players decided in the battle: deeds, and what the dead leave behind.
    pub(super) actions: u32,
}

/// Which bot sits where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Places {
    /// The first bot has the first seat.
    Straight,
    /// The second bot has the first seat.
    Swapped,
}

impl Places {
    const fn bot_of(self, side: Side) -> usize {
        match self {
            Self::Straight => side.index(),
            Self::Swapped => side.opponent().index(),
        }
    }
}

impl Opponents {
    pub(super) fn new(setup: Setup, drafting: Drafting, names: [BotName; 2]) -> Self {
        let content = setup.content();
        Self { setup, drafting, names, picks: None, bots: names.map(|name| bot(name, content)) }
    }

    /// The same two with something settled of both drafts.
    pub(super) fn with_picks(self, picks: [Pick; 2]) -> Self {
        Self { picks: Some(picks), ..self }
    }

    /// Plays the match of a seed from both sides.
    ///
    /// # Errors
    /// When a bot gives a command that is not legal.
    pub(super) fn play_both(&mut self, seed: Seed) -> Result<[PlayedMatch; 2], Error> {
        let straight = self.play(seed, Places::Straight)?;
        // A bot against itself plays the same match from both sides, so it is played once.
        if self.names[0] == self.names[1] && self.picks.is_none() {
            return Ok([straight; 2]);
        }
        Ok([straight, self.play(seed, Places::Swapped)?])
    }

    /// Plays the match of a seed to its end.
    ///
    /// # Errors
    /// When a bot gives a command that is not legal.
    ///
    /// # Panics
    /// When the setup is impossible.
    pub(super) fn play(&mut self, seed: Seed, places: Places) -> Result<PlayedMatch, Error> {
        let mut game = Tactics::new(&self.setup, seed).expect("a setup is checked before its first match");
        let mut sink = Revealed(None);
        for side in Side::ALL {
            self.bots[places.bot_of(side)].restart(lots(seed, side.seat()));
        }
        for (side, picks) in Side::ALL.into_iter().filter_map(|side| Some((side, self.picks?))) {
            for command in picks[places.bot_of(side)].commands(seed, side) {
                game.play(side.seat(), command, &mut sink).expect("an empty draft takes any pick");
            }
        }
        if self.drafting == Drafting::Chance {
            game.play(REFEREE, Command::Timeout, &mut sink).expect("a draft can always run out of time");
        }
        let mut actions = 0;
        let outcome = loop {
            let seats = match game.status() {
                Status::Over(outcome) => break outcome,
                Status::Awaiting(seats) => seats,
            };
            let seat = seats.first().expect("a match that waits, waits for somebody");
            let bot = places.bot_of(Side::of(seat).expect("a match waits for a player before the referee"));
            let command = self.bots[bot].choose(Perspective::new(&game, seat));
            actions += u32::from(sink.0.is_some());
            if let Err(refusal) = game.play(seat, command, &mut sink) {
                let misplay = Misplay::new(seed, command, refusal);
                return Err(Error::Misplay { bot: self.names[bot].to_string(), misplay });
            }
        };
        let teams = sink.0.expect("no match ends before its battle");
        Ok(PlayedMatch { teams, outcome, rounds: game.position().round(), actions })
    }
}

fn bot(name: BotName, content: Content) -> Box<dyn Bot<Tactics>> {
    match name {
        BotName::Random => Box::new(Random::new(Seed::from_bits(0))),
        BotName::Naive => Box::new(Naive::new(content)),
        BotName::Greedy => Box::new(Greedy::new(content)),
        BotName::Search(nodes) => Box::new(Search::new(content, nodes.get())),
    }
}

/// The seed of a bot's own lots. It belongs to the seat, so that whoever has the seat draws
/// the same, and a bot against itself plays the same match from both sides.
fn lots(seed: Seed, seat: Seat) -> Seed {
    Seed::from_bits(2 * seed.number() + u64::from(seat.index()))
}

/// The teams, once the drafts are open.
struct Revealed(Option<[Team; 2]>);

impl Sink<Event> for Revealed {
    fn emit(&mut self, _audience: Audience, event: Event) {
        if let Event::Revealed { teams } = event {
            self.0 = Some(teams);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn opponents(drafting: Drafting, names: [&str; 2]) -> Opponents {
        Opponents::new(Setup::default(), drafting, names.map(|name| name.parse().unwrap()))
    }

    #[test]
    fn teams_stay_in_their_seats_when_the_bots_change_places() {
        let mut opponents = opponents(Drafting::Chance, ["random", "greedy"]);
        for number in 1..20 {
            let seed = Seed::from_bits(number);
            let [straight, swapped] =
                [Places::Straight, Places::Swapped].map(|places| opponents.play(seed, places).unwrap());
            assert_eq!(straight.teams, swapped.teams);
        }
    }

    #[test]
    fn a_bot_against_itself_plays_the_same_match_from_both_sides() {
        for drafting in [Drafting::Chance, Drafting::Bots] {
            let mut opponents = opponents(drafting, ["random", "random"]);
            let [straight, swapped] = [Places::Straight, Places::Swapped]
                .map(|places| opponents.play(Seed::from_bits(5), places).unwrap());
            assert_eq!(straight, swapped);
        }
    }
}
