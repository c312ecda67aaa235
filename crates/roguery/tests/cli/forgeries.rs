//! Records whose checksums fit and which are not true all the same.

use engine::record::{End, Entry, RecordWriter};
use engine::{Digest, Game, Seat, Seed, Silence};
use forward::{Command, Forward, Setup, Slot};
use testkit::tiny::Tiny;

use crate::program::{folder, roguery};

const SEED: u64 = 1;

fn begin<G: Game>() -> (G, RecordWriter<G>, Vec<u8>) {
    let (setup, seed) = (G::Setup::default(), Seed::new(SEED).unwrap());
    let game = G::new(&setup, seed).expect("the default setup is possible");
    let (writer, bytes) = RecordWriter::begin(&setup, seed, &game);
    (game, writer, bytes)
}

#[track_caller]
fn refused(name: &str, bytes: &[u8], status: i32, explanation: &str) {
    let path = folder(name).join("forged.run");
    std::fs::write(&path, bytes).unwrap();
    let ran = roguery(&["replay", path.to_str().unwrap(), "--verify"]);
    assert_eq!((ran.status, ran.output.as_str()), (Some(status), ""), "{}", ran.errors);
    assert!(ran.errors.contains(explanation), "'{explanation}' is not in '{}'", ran.errors);
}

#[test]
fn a_game_that_is_not_in_the_arcade() {
    let (_, _, bytes) = begin::<Tiny<2>>();
    refused("unknown game", &bytes, 7, "there is no game 'tiny'");
}

#[test]
fn numbers_that_no_run_can_be_played_with() {
    let mut setup = Setup::default();
    setup.content.insert(setup.content()).max_hp = 0;
    let (game, ..) = begin::<Forward>();
    let (_, bytes) = RecordWriter::begin(&setup, Seed::new(SEED).unwrap(), &game);
    refused("setup", &bytes, 10, "max_hp goes from 1 to 40; 0 is outside");
}

#[test]
fn a_command_against_the_rules() {
    let (game, mut writer, mut bytes) = begin::<Forward>();
    bytes.extend(writer.command(&Entry { seat: Seat::FIRST, command: Command::Heal }, &game));
    refused("rules", &bytes, 12, "command 1, heal of seat 0, is against the rules");
}

#[test]
fn a_command_that_led_elsewhere() {
    let (game, mut writer, mut bytes) = begin::<Forward>();
    // The chain is made with the state before the command, as if it had changed nothing.
    bytes.extend(writer.command(&Entry { seat: Seat::FIRST, command: Command::Turn(Slot::Left) }, &game));
    refused("chain", &bytes, 13, "the run goes another way after command 0");
}

#[test]
fn a_victory_that_never_was() {
    let (mut game, mut writer, mut bytes) = begin::<Forward>();
    let command = Command::Turn(Slot::Left);
    game.play(Seat::FIRST, command, &mut Silence).unwrap();
    bytes.extend(writer.command(&Entry { seat: Seat::FIRST, command }, &game));
    bytes.extend(writer.end(&End { score: 9_999, outcome: "won".to_owned(), digest: Digest::of(&game) }));
    refused("end", &bytes, 14, "claims to be over after command 1, but the game goes on");
}
