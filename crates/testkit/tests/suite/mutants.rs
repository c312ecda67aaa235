//! Each law catches a game that breaks it: a law that cannot fail is worthless.

mod broken;

use broken::{Broken, Flaw, Word};
use testkit::laws::{Law, LawSettings, Length, find_breach};
use testkit::tiny::Command;

fn settings<const FLAW: u8>() -> LawSettings<Broken<FLAW>> {
    let commands = Command::all().into_iter().map(Word).collect();
    LawSettings { seeds: 40, ..LawSettings::new(commands, Length::EndsWithin(120)) }
}

/// Checks that a flaw is caught by a law, and how the failure reads.
#[track_caller]
fn catches<const FLAW: u8>(law: Law, detail: &str) {
    let breach = find_breach(&settings::<FLAW>(), &[law]);
    let breach = breach.unwrap_or_else(|| panic!("the flaw goes unnoticed by {law:?}"));
    assert_eq!(breach.law, Some(law));
    assert!(breach.detail.contains(detail), "{breach}");
    assert!(find_breach(&settings::<FLAW>(), &Law::ALL).is_some());
}

#[test]
fn without_a_flaw_there_is_no_breach() {
    let breach = find_breach(&settings::<{ Flaw::None as u8 }>(), &Law::ALL);
    assert!(breach.is_none(), "{}", breach.unwrap());
}

#[test]
fn a_status_that_waits_for_the_wrong_seat() {
    catches::<{ Flaw::WaitsForBoth as u8 }>(Law::Awaited, "has commands: false");
}

#[test]
fn legal_commands_in_disorder() {
    catches::<{ Flaw::LegalReversed as u8 }>(Law::LegalSorted, "seat 0 has");
}

#[test]
fn legal_commands_twice() {
    catches::<{ Flaw::LegalTwice as u8 }>(Law::LegalSorted, "seat 0 has");
}

#[test]
fn a_buffer_that_is_not_cleared() {
    catches::<{ Flaw::LegalAppends as u8 }>(Law::LegalSorted, "a buffer with commands in it");
}

#[test]
fn a_check_that_lets_too_much_pass() {
    catches::<{ Flaw::CheckPasses as u8 }>(Law::CheckAgrees, "dig 9");
}

#[test]
fn a_refused_command_that_leaves_a_trace() {
    catches::<{ Flaw::RefusedCounts as u8 }>(Law::Refusal, "changes the state");
}

#[test]
fn a_refused_command_that_emits() {
    catches::<{ Flaw::RefusedEmits as u8 }>(Law::Refusal, "but emits");
}

#[test]
fn a_play_that_passes_what_the_check_refuses() {
    catches::<{ Flaw::CheckPasses as u8 }>(Law::Refusal, "play says Err");
}

#[test]
fn a_command_that_is_never_the_same() {
    catches::<{ Flaw::Forgetful as u8 }>(Law::SameAgain, "the state after it is another");
}

#[test]
fn a_game_that_minds_who_listens() {
    catches::<{ Flaw::MindsSilence as u8 }>(Law::Silence, "when nobody listens");
    catches::<{ Flaw::MindsSilence as u8 }>(Law::Undo, "after it was taken back");
    catches::<{ Flaw::MindsSilence as u8 }>(Law::Timeline, "the record does not play");
    catches::<{ Flaw::MindsSilence as u8 }>(Law::RecordBytes, "the record is not true");
}

#[test]
fn a_state_that_is_not_all_in_its_bytes() {
    catches::<{ Flaw::HiddenState as u8 }>(Law::StateBytes, "goes on differently");
}

#[test]
fn a_command_with_the_text_of_another() {
    catches::<{ Flaw::Text as u8 }>(Law::CommandText, "Word(Rest) is written 'listen'");
}

#[test]
fn a_command_with_the_bytes_of_another() {
    catches::<{ Flaw::Bytes as u8 }>(Law::CommandBytes, "listen has the bytes");
    catches::<{ Flaw::Bytes as u8 }>(Law::RecordBytes, "");
}

#[test]
fn a_game_that_begins_differently_every_time() {
    catches::<{ Flaw::NewEveryTime as u8 }>(Law::Replay, "begin in another state");
    catches::<{ Flaw::NewEveryTime as u8 }>(Law::Resume, "begin in another state");
}

#[test]
fn content_that_is_never_the_same() {
    catches::<{ Flaw::ContentEveryTime as u8 }>(Law::RecordBytes, "other numbers");
    catches::<{ Flaw::ContentEveryTime as u8 }>(Law::Resume, "half a run does not resume");
}

#[test]
fn a_legal_list_that_knows_more_than_the_seat() {
    catches::<{ Flaw::LegalKnows as u8 }>(Law::ViewDecides, "but in another run");
}

#[test]
fn dice_that_claim_to_show_nothing() {
    catches::<{ Flaw::Secretive as u8 }>(Law::Disclosure, "led elsewhere in another run");
}

#[test]
fn a_view_that_holds_the_seed() {
    catches::<{ Flaw::ViewHoldsSeed as u8 }>(Law::Opening, "depends on the seed");
}

#[test]
fn a_breach_tells_how_to_see_it_again() {
    let breach = find_breach(&settings::<{ Flaw::Forgetful as u8 }>(), &Law::ALL).unwrap();
    let text = breach.to_string();
    for part in ["broken breaks the law", "(SameAgain)", "seed ", "setup Setup { deepest: 40", "commands: 0:"]
    {
        assert!(text.contains(part), "{part} is missing in {text}");
    }
}
