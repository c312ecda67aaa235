//! How long it takes to find out whether a record is true.

use arcade::{Options, find, play_out, verify};
use divan::Bencher;
use engine::Seed;

fn main() {
    divan::main();
}

/// The record of a long run: the first seed whose run goes all the way.
fn won_run(rules: &str) -> Vec<u8> {
    let forward = find("forward").expect("Forward is in the arcade");
    let options = Options::HOUSE.with("rules", rules);
    (1..1_000)
        .filter_map(Seed::new)
        .find_map(|seed| {
            let mut run = forward.begin(&options, seed).expect("the rule set exists");
            let player = run.player("document").expect("the bot exists");
            play_out(&mut *run, &mut [player]).unwrap();
            run.outcome().is_some_and(|outcome| outcome.starts_with("won")).then(|| run.record())
        })
        .expect("somebody wins within a thousand runs")
}

#[divan::bench(args = ["written", "published"])]
fn verify_a_won_run(bencher: Bencher<'_, '_>, rules: &str) {
    let record = won_run(rules);
    bencher.bench(|| verify(&record));
}
