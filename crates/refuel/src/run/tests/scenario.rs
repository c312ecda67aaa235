//! A run from its first stop to its last, as it is told. Battles are told by their ends alone.

use std::fmt::Write as _;

use engine::{Game, Seat};

use super::easy;
use crate::Hull;
use crate::run::{RunCommand, RunEvent};

#[test]
fn what_is_told_of_a_run_is_what_is_checked_in() {
    let mut run = easy(12);
    (run.hold.hull, run.hold.most_hull, run.content.more_fuel) = (Hull(300), Hull(300), 0);
    let mut page = String::new();
    let mut commands = 0;
    while run.outcome().is_none() && commands < 800 {
        let mut legal = Vec::new();
        run.legal(Seat::FIRST, &mut legal);
        let command = match run.battle().map(crate::Battle::assault) {
            Some(None) => RunCommand::Battle(crate::Command::Wave),
            Some(Some(_)) => RunCommand::Battle(crate::Command::Run(250)),
            None => legal[0],
        };
        let mut events: Vec<RunEvent> = Vec::new();
        run.play(Seat::FIRST, command, &mut events).expect("it is legal");
        commands += 1;
        events.retain(|event| !matches!(event, RunEvent::Battle(_)));
        if !matches!(command, RunCommand::Battle(_)) {
            writeln!(page, "> {command}").expect("a text takes all");
        }
        for event in events {
            writeln!(page, "  {event}").expect("a text takes all");
        }
        if let Some(offers) = run.offers().filter(|_| !matches!(command, RunCommand::Take(..))) {
            for (place, offer) in offers.all.iter().enumerate() {
                writeln!(page, "  {} {place}: {}", offers.whence, offer.line()).expect("a text takes all");
            }
        }
    }
    assert!(run.outcome().is_some(), "it comes to an end");
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/run.txt");
    testkit::golden::check_file(path, &page);
}
