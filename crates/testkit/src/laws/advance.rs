//! The law that nobody plays for ever for nothing.
//!
//! A game that is over after so many commands, however it is played, keeps it by that. One that has
//! no end of its own says what is gained or lost for good in it.

use engine::record::Entry;
use engine::{Bot, Game, Perspective, Seed, Silence, Status};

use super::breach::{Breach, Law};
use super::run::Run;
use super::settings::{LawSettings, Length};

/// A game that has no end of its own.
#[derive(Clone, Debug)]
pub struct Endless<G> {
    /// Runs of random commands are cut after so many.
    pub cut: usize,
    /// What has been gained or lost for good: a number that never falls.
    pub ratchet: fn(&G) -> i64,
    /// It rises, or the game is over, before so many commands have been given.
    pub patience: usize,
}

/// How a run has gone on so far.
struct Watch<'a, G> {
    endless: &'a Endless<G>,
    reached: i64,
    /// Commands since it rose.
    still: usize,
}

impl<'a, G: Game> Watch<'a, G> {
    fn new(endless: &'a Endless<G>, game: &G) -> Self {
        Self { reached: (endless.ratchet)(game), endless, still: 0 }
    }

    /// Looks at the state after a command, and says what is wrong with it.
    fn look(&mut self, game: &G) -> Result<(), String> {
        let (before, now) = (self.reached, (self.endless.ratchet)(game));
        self.still = if now > before { 0 } else { self.still + 1 };
        self.reached = now;
        if now < before {
            return Err(format!("what was gained or lost for good fell from {before} to {now}"));
        }
        if self.still >= self.endless.patience && !game.status().is_over() {
            return Err(format!("nothing was gained or lost for good in {} commands", self.still));
        }
        Ok(())
    }
}

pub(super) fn advances<G: Game>(settings: &LawSettings<G>, run: &Run<G>) -> Result<(), Breach> {
    let Length::Endless(endless) = &settings.length else { return Ok(()) };
    let mut watch = Watch::new(endless, &run.states[0]);
    for (index, game) in run.states.iter().enumerate().skip(1) {
        watch.look(game).map_err(|detail| run.breach(Law::Advances, index, detail))?;
    }
    Ok(())
}

/// Whoever plays every seat of an endless game, and for how long it is watched.
pub struct Marathon<'a, G: Game> {
    /// The setups and seeds that are played, and what is gained or lost for good.
    pub settings: &'a LawSettings<G>,
    /// The bot, which is restarted with every run.
    pub bot: &'a mut dyn Bot<G>,
    /// Commands after which a run has shown enough.
    pub commands: usize,
}

/// Checks that a bot does not play for ever for nothing.
///
/// # Panics
/// At the first run that stands still, telling its seed and its commands.
#[track_caller]
pub fn bot_advances<G: Game>(marathon: &mut Marathon<'_, G>) {
    if let Some(breach) = find_standstill(marathon) {
        panic!("{breach}");
    }
}

/// The first run of a bot that stands still, if there is any.
pub fn find_standstill<G: Game>(marathon: &mut Marathon<'_, G>) -> Option<Breach> {
    let settings = marathon.settings;
    let Length::Endless(endless) = &settings.length else { return None };
    for setup in &settings.setups {
        for seed in settings.seeds() {
            let played = play(marathon, endless, setup, seed);
            if played.is_err() {
                return played.err();
            }
        }
    }
    None
}

fn play<G: Game>(
    marathon: &mut Marathon<'_, G>,
    endless: &Endless<G>,
    setup: &G::Setup,
    seed: Seed,
) -> Result<(), Breach> {
    let mut run = Run::<G>::blank(setup, seed);
    let mut game = G::new(setup, seed).map_err(|error| run.start_breach(error.to_string()))?;
    let mut watch = Watch::new(endless, &game);
    marathon.bot.restart(seed);
    while run.entries.len() < marathon.commands {
        let Status::Awaiting(seats) = game.status() else { break };
        // Where several could act one after the other does.
        let place = run.entries.len() % seats.iter().count().max(1);
        let seat = seats.iter().nth(place).expect("a game that is not over waits for somebody");
        let command = marathon.bot.choose(Perspective::new(&game, seat));
        run.entries.push(Entry { seat, command });
        let so_far = run.entries.len();
        game.play(seat, command, &mut Silence)
            .map_err(|refusal| run.breach(Law::Advances, so_far, format!("it is refused: {refusal}")))?;
        watch.look(&game).map_err(|detail| run.breach(Law::Advances, so_far, detail))?;
    }
    Ok(())
}
