//! Two who go down together.

use descent::{Character, Command, Setup};
use engine::{Audience, Game as _, Seat, Seed, Session, Silence};

use crate::Chronicle as _;
use crate::descent::testing::played;
use crate::descent::{Act, Chronicle, Descent, Hand, Meaning, Press, Runner, hero_id};
use crate::dungeon::{Dungeon as _, Errand, acting};

fn setup() -> Setup {
    Setup { companion: Some(Character::Tidewife), ..Setup::default() }
}

fn game() -> Descent {
    Descent::new(&setup(), Seed::from_name("two")).expect("the setup is sound")
}

#[test]
fn each_seat_looks_from_where_its_own_body_stands() {
    let game = game();
    for seat in [Seat::FIRST, Seat::SECOND] {
        let view = game.view(Audience::Seat(seat));
        let scene = Descent::scene(&view);
        assert_eq!((Descent::seat(&view), scene.lead), (seat, hero_id(seat)));
        assert_eq!(scene.own().at, Descent::here(&view));
        assert_eq!(
            scene.bodies.iter().filter(|body| body.id.is_own()).count(),
            2,
            "both are the player's own"
        );
    }
}

#[test]
fn the_other_one_acts_when_asked_and_nobody_is_held_up_in_peace() {
    let mut game = game();
    let view = game.view(Audience::Seat(Seat::FIRST));
    assert_eq!(Hand::Free.press(&game, &view, Press::Own(Act::Partner)), Meaning::Seat(Seat::SECOND));
    assert_eq!(acting(&game, Seat::SECOND), Seat::SECOND);
    for _ in 0..4 {
        let before = game.view(Audience::Everyone).turn;
        game.play(Seat::SECOND, Command::Wait, &mut Silence).expect("it is legal");
        assert_eq!(acting(&game, Seat::SECOND), Seat::SECOND, "the first one does not have to act");
        assert!(game.view(Audience::Everyone).turn > before);
    }
}

#[test]
fn an_errand_is_run_by_whoever_looks() {
    let mut game = game();
    let start = game.view(Audience::Everyone).heroes;
    let mut runner = Runner::new(Errand::Explore, &game.view(Audience::Seat(Seat::SECOND)));
    for _ in 0..6 {
        let view = game.view(Audience::Seat(Seat::SECOND));
        let Ok(command) = runner.next(&game, &view) else { break };
        game.play(Seat::SECOND, command, &mut Silence).expect("errands play by the rules");
    }
    let end = game.view(Audience::Everyone).heroes;
    assert_eq!(start[0].at, end[0].at);
    assert_ne!(start[1].at, end[1].at);
}

#[test]
fn both_are_told_of_by_name() {
    let (session, _) =
        Session::<Descent>::begin(setup(), Seed::from_name("names")).expect("the setup is sound");
    let mut chronicle = Chronicle::of(&session);
    for number in 0..6 {
        for (_, after, events) in played(&setup(), number, 400) {
            chronicle.record(&events, &after);
        }
    }
    let (lines, _) = chronicle.lines();
    let has = |word: &str| {
        lines.iter().any(|line| line.entry.text.split([' ', '.', ',', ':']).any(|own| own == word))
    };
    assert!(has("Sexton") && has("Tidewife"));
    for word in ["You", "you", "companion"] {
        let told =
            lines.iter().find(|line| line.entry.text.split([' ', '.', ',', ':']).any(|own| own == word));
        assert_eq!(told, None, "{word}");
    }
}
