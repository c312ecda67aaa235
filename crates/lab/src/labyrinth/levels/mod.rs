//! Floors of the tower: drawn, measured, and checked by the thousand.

mod args;
mod check;
mod json;
mod picture;

use labyrinth::{Floor, FloorNumber, Metrics};

pub use args::{GenArgs, GenWhat, LabyrinthArgs};

/// What was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Generated {
    /// As it is to be shown.
    pub text: String,
    /// Whether every floor keeps what floors promise.
    pub is_sound: bool,
}

/// Makes what was asked for.
pub fn generate(arguments: &GenArgs) -> Generated {
    let GenWhat::Labyrinth(arguments) = &arguments.what;
    if let Some(count) = arguments.check {
        let tally = check::check(arguments.seed, count);
        let text = if arguments.json { tally.json() } else { tally.to_string() };
        return Generated { text, is_sound: tally.violations.is_empty() };
    }
    let (floor, proof) = Floor::generate(arguments.seed, FloorNumber(arguments.floor));
    let text = match (arguments.json, arguments.svg) {
        (true, _) => json::text(arguments.seed, &floor, &proof),
        (_, true) => picture::svg(&floor, &proof),
        _ => format!("{floor}\n{LEGEND}\n{}", words(&Metrics::of(&floor, &proof))),
    };
    Generated { text, is_sound: true }
}

const LEGEND: &str = "\
@ start   > stairs   + door   = locked   ? key   % cracked wall   $ chest
& statue  ~ fountain _ shrine ^ spikes   : darts  o pad
€ shop    ! heal station      n E B foes, by rank";

fn words(metrics: &Metrics) -> String {
    let Metrics { rooms, corridors, tiles, narrow, lengths, risks, .. } = metrics;
    let Metrics { loops, braid, dead_ends, rewarded, obviousness, .. } = metrics;
    format!(
        "\n{rooms} rooms, {corridors} corridors, {tiles} open tiles, {narrow} of them narrow\n\
         ways to the stairs: {} steps past {} dangers, {} steps past {}\n\
         {loops} loops ({braid} for each hundred links), {rewarded} of {dead_ends} dead ends rewarded\n\
         the way is guessed in {obviousness} of 100 cases\n",
        lengths[0], risks[0], lengths[1], risks[1]
    )
}
