//! What can be known about the choices of a moment.

use std::cell::OnceCell;

use engine::{Audience, Game, Seat};
use forward::bot::Thinker;
use forward::odds::{Chance, Forecast, Odds};
use forward::{Card, Command, Content, Die, Forward, Hp, Phase, Rules, Slot};

/// What can be known about the choices of a moment.
#[derive(Clone, Debug, Default)]
pub struct Outlook {
    /// What may lie at each place of the row, likeliest first.
    pub cards: [Vec<(Card, Chance)>; 3],
    /// What each legal command leads to, as far as it is about a card.
    forecasts: Vec<(Command, Forecast)>,
    /// What each die of a round deals and takes.
    rounds: [Option<(Hp, Hp)>; 3],
    /// The die of a round that is best to keep.
    pub best_die: Option<Die>,
    /// The chance to clear the location. It takes longest and comes last.
    pub clears: Option<Chance>,
}

impl Outlook {
    /// What a command leads to.
    pub fn forecast(&self, command: Command) -> Option<Forecast> {
        self.forecasts.iter().find(|(known, _)| *known == command).map(|(_, forecast)| *forecast)
    }

    /// What keeping a die of the round deals and takes.
    pub const fn round(&self, die: Die) -> Option<(Hp, Hp)> {
        self.rounds[die.index()]
    }

    /// Whether a command ends the run whatever falls.
    pub fn is_certain_death(&self, command: Command) -> bool {
        self.forecast(command).is_some_and(|forecast| forecast.dies == Chance::SURE)
    }

    /// The one of some commands that kills least often; the first of equals.
    pub fn safest(&self, commands: &[Command]) -> Option<usize> {
        let dies = |(place, &command)| Some((self.forecast(command)?.dies, place));
        (0..).zip(commands).filter_map(dies).min().map(|(_, place)| place)
    }
}

/// Who works it out. Making one solves every fight there can be, so it is made once a run.
pub struct Oracle {
    content: Content,
    rules: Rules,
    odds: Odds,
    /// Made when the first advice is asked for: it takes a moment, and many never ask.
    thinker: OnceCell<Thinker>,
}

impl Oracle {
    /// An oracle for runs with these numbers and rules.
    pub fn new(content: Content, rules: Rules) -> Self {
        Self { content, rules, odds: Odds::new(&content, rules), thinker: OnceCell::new() }
    }

    /// All that is known at once: everything but the chance to clear the location.
    pub fn outlook(&self, game: &Forward) -> Outlook {
        let view = game.view(Audience::Seat(Seat::FIRST));
        let mut legal = Vec::new();
        game.legal(Seat::FIRST, &mut legal);
        let forecast = |command| self.odds.forecast(&view, command).map(|forecast| (command, forecast));
        let best_die = match view.phase {
            Phase::Clash { foe, throw } => Some(self.odds.best_die(&view, foe, throw)),
            _ => None,
        };
        Outlook {
            rounds: Die::ALL.map(|die| self.odds.round(&view, die)),
            best_die,
            cards: Slot::ALL.map(|slot| self.odds.cards(&view, slot)),
            forecasts: legal.into_iter().filter_map(forecast).collect(),
            clears: None,
        }
    }

    /// The chance to clear the location, where the odds know it. Takes up to a tenth of a second.
    pub fn clears(&self, game: &Forward) -> Option<Chance> {
        self.odds.clears(&game.view(Audience::Seat(Seat::FIRST)))
    }

    /// What a good player would do, unless the run is over. Takes a moment the first time.
    pub fn advice(&self, game: &Forward) -> Option<Command> {
        if game.status().is_over() {
            return None;
        }
        let thinker = self.thinker.get_or_init(|| Thinker::new(&self.content, self.rules));
        Some(thinker.advise(&game.view(Audience::Seat(Seat::FIRST))))
    }
}
