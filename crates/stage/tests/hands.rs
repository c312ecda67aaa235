//! The hand at the board of Tactics: whole turns by keys and by taps.

use engine::{Game, Seed, Silence, SplitMix64, Status};
use stage::tactics::{Choices, Hand, Meaning, Mode, Press};
use tactics::{Command, RuleSet, Setup, Side, Stage, Tactics};

fn game(position: &str) -> Tactics {
    let setup = Setup::with_position(RuleSet::Written, position.parse().expect("a position"));
    Tactics::new(&setup, Seed::from_bits(1)).expect("the usual numbers")
}

const OPEN: &str = "round 1, p1 / mage elemental-blast c1 5, tank a1 5, assassin e1 2 / \
                    rogue smoke-bomb c4 5, archer a5 3, tank e5 5";

fn press(game: &Tactics, hand: Hand, keys: &[Press]) -> Meaning<Hand> {
    let choices = Choices::of(game, Side::One);
    keys.iter().fold(Meaning::Hold(hand), |intent, key| match intent {
        Meaning::Hold(hand) => hand.press(game, &choices, *key),
        done => panic!("nothing is left to press after {done:?}"),
    })
}

fn begin(game: &Tactics) -> Hand {
    Hand::begin(game, &Choices::of(game, Side::One), "c3".parse().expect("a tile"))
}

fn command(text: &str) -> Meaning<Hand> {
    Meaning::Play(text.parse().expect("a command"))
}

#[test]
fn a_unit_is_chosen_then_its_deed_then_it_is_done() {
    let game = game(OPEN);
    let hand = begin(&game);
    assert_eq!(press(&game, hand, &[Press::Confirm, Press::Up, Press::Confirm]), command("hero move c2"));
    let charge = [Press::Three, Press::Next, Press::Confirm];
    assert_eq!(press(&game, hand, &charge), command("m2 charge c3 c4"), "what can be struck comes first");
    let other = [Press::Three, Press::Next, Press::Other, Press::Confirm];
    assert_eq!(press(&game, hand, &other), command("m2 charge d4 c4"), "from another side");
}

#[test]
fn the_skill_and_waiting_need_a_second_press() {
    let game = game(OPEN);
    let hand = begin(&game);
    assert_eq!(press(&game, hand, &[Press::Skill, Press::Confirm]), command("hero cast c4"));
    assert_eq!(press(&game, hand, &[Press::Two, Press::Wait, Press::Wait]), command("m1 pass"));
    assert_eq!(press(&game, hand, &[Press::Confirm, Press::Confirm]), press(&game, hand, &[Press::Confirm]));
}

#[test]
fn going_back_lets_everything_go_step_by_step() {
    let game = game(OPEN);
    let hand = begin(&game);
    let Meaning::Hold(skill) = press(&game, hand, &[Press::Skill]) else { panic!("a hand") };
    assert_eq!((skill.mode, skill.cursor.to_string()), (Mode::Skill, "c4".to_owned()));
    assert_eq!(press(&game, skill, &[Press::Back, Press::Back]), Meaning::Hold(hand));
}

#[test]
fn a_second_tap_does_what_the_first_has_shown() {
    let game = game(OPEN);
    let choices = Choices::of(&game, Side::One);
    let tap = |hand: Hand, tile: &str| hand.point(&game, &choices, tile.parse().expect("a tile"));
    let Meaning::Hold(chosen) = tap(begin(&game), "e1") else { panic!("a hand") };
    let Meaning::Hold(aimed) = tap(chosen, "c4") else { panic!("a hand") };
    assert_eq!(
        aimed.command(&choices).map(|command| command.to_string()).as_deref(),
        Some("m2 charge c3 c4")
    );
    assert_eq!(tap(aimed, "c4"), command("m2 charge c3 c4"));
    assert!(matches!(tap(aimed, "a1"), Meaning::Hold(hand) if hand.chosen == Some(tactics::Member::First)));
}

#[test]
fn what_a_dead_minion_leaves_is_marked_before_it_is_answered() {
    let position = OPEN.replace("round 1, p1", "round 1, p1, choice p1 p2.m1").replace("a5 3", "fell a5");
    let game = game(&position);
    let hand = begin(&game);
    assert_eq!(hand.command(&Choices::of(&game, Side::One)), None, "nothing is marked yet");
    assert!(matches!(press(&game, hand, &[Press::Confirm]), Meaning::Hold(_)), "a key too many marks only");
    assert_eq!(press(&game, hand, &[Press::Confirm, Press::Confirm]), command("spawn obstacle"));
    assert_eq!(press(&game, hand, &[Press::Right, Press::Confirm]), command("spawn obstacle"));
    assert_eq!(press(&game, hand, &[Press::Right, Press::Right, Press::Confirm]), command("spawn tile"));
    assert_eq!(press(&game, hand, &[Press::Left, Press::Confirm]), command("spawn tile"));
    assert_eq!(press(&game, hand, &[Press::Two]), command("spawn tile"), "a number says which");
}

#[test]
fn every_legal_command_is_within_reach_of_the_hand_and_no_other() {
    for number in 0..60 {
        let mut game = Tactics::new(&Setup::default(), Seed::from_bits(number)).expect("a match");
        let mut stream = SplitMix64::new(number);
        let mut legal: Vec<Command> = Vec::new();
        while let Status::Awaiting(seats) = game.status() {
            let side = Side::ALL.into_iter().find(|side| seats.contains(side.seat())).expect("a player");
            game.legal(side.seat(), &mut legal);
            if game.position().stage() != Stage::Draft {
                let choices = Choices::of(&game, side);
                let hand = Hand::begin(&game, &choices, "c3".parse().expect("a tile"));
                for command in &legal {
                    let ready = hand.ready(&game, &choices, *command).expect("a hand for every command");
                    assert_eq!(ready.press(&game, &choices, Press::Confirm), Meaning::Play(*command));
                }
            }
            let command = legal[stream.below(u32::try_from(legal.len()).expect("few")) as usize];
            game.play(side.seat(), command, &mut Silence).expect("a legal command");
        }
    }
}
