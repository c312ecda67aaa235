//! What runs are held to, and what happens in them.

mod bots;
mod encounters;
mod hardships;
mod rewards;
mod scenario;
mod stops;

use engine::{Game, Seat, Seed};

use super::offer::Offers;
use super::stop::Stop;
use super::{Run, RunCommand, RunEvent, RunRefusal, RunSetup, Stage};
use crate::{Content, Fuel};

/// A run of a seed in which battles are soon over and attackers weak.
fn easy(seed: u64) -> Run {
    let battles = Content { more_fuel: Fuel(-90), attacker_hp: 10, ..Content::USUAL };
    begun(&RunSetup { battles: Some(Box::new(battles)), ..RunSetup::default() }, seed)
}

fn begun(setup: &RunSetup, seed: u64) -> Run {
    Run::new(setup, Seed::from_bits(seed)).expect("the setup is sound")
}

/// A run that lies before some offers, and has come to its first stop.
fn before(offers: impl FnOnce(&Run) -> Offers) -> Run {
    let mut run = easy(1);
    run.trail = vec![0];
    let offers = offers(&run);
    run.stage = Stage::Offers(vec![offers]);
    run
}

/// What a command led to.
fn told(run: &mut Run, command: &str) -> Vec<String> {
    let mut events: Vec<RunEvent> = Vec::new();
    run.play(Seat::FIRST, command.parse().expect("it is a command"), &mut events).expect("it is legal");
    events.iter().map(ToString::to_string).collect()
}

/// Why a command is not legal.
fn refused(run: &Run, command: &str) -> RunRefusal {
    run.check(Seat::FIRST, command.parse().expect("it is a command")).expect_err("it is not legal")
}

fn legal(run: &Run) -> Vec<RunCommand> {
    let mut commands = Vec::new();
    run.legal(Seat::FIRST, &mut commands);
    commands
}

/// Wins the battle that goes on, by waiting.
fn win(run: &mut Run) -> Vec<RunEvent> {
    let mut events: Vec<RunEvent> = Vec::new();
    while let Some(battle) = run.battle().filter(|_| run.outcome().is_none()) {
        let command = if battle.assault().is_none() { "wave" } else { "run 250" };
        run.play(Seat::FIRST, command.parse().expect("it is a command"), &mut events).expect("it is legal");
        assert!(run.outcome().is_none_or(|outcome| outcome.is_won()), "an easy battle is won by waiting");
    }
    events.retain(|event| !matches!(event, RunEvent::Battle(_)));
    events
}

/// Puts a stop of a kind before the crew, and goes there.
fn go_to(run: &mut Run, stop: Stop) -> Vec<String> {
    let (depth, place) = (run.trail.len(), usize::from(run.ahead()[0]));
    run.sector.layers[depth][place].stop = stop;
    told(run, &format!("go {place}"))
}
