use engine::{Game, Seat, Seed, SplitMix64, Status};
use stage::Film as _;
use stage::tactics::{Choices, Film, Hand, Preview, Scene, forecast};
use tactics::{Class, Command, Event, Kind, Member, Minion, RuleSet, Setup, Side, Tactics, Tile};

use super::plan::{TILE, corner};
use super::{Look, Signs, banner, guards, picture, plans, portrait};
use crate::art::{Ink, Pixels};

const GUARDED: &str = "round 3, p1 / warrior shockwave c3 5, assassin a1 2, archer e1 1 spent / \
                       mage wild-magic c4 5, tank b4 5, assassin e5 2 / d3 obstacle 3";

fn game(position: &str) -> Tactics {
    Tactics::new(&Setup::with_position(RuleSet::Written, position.parse().unwrap()), Seed::from_bits(1))
        .unwrap()
}

fn tile(text: &str) -> Tile {
    text.parse().unwrap()
}

/// The field before the first side gives a command, or while it chooses.
fn seen(game: &Tactics, command: Option<&str>, chosen: Option<Member>, near: Side) -> Pixels {
    let choices = Choices::of(game, Side::One);
    let mut hand = Hand::begin(game, &choices, tile("e3"));
    hand.chosen = chosen;
    let command = command.map(|command| command.parse::<Command>().unwrap());
    let preview = command.map(|command| Preview::of(game, Side::One, command).unwrap());
    picture(&Look {
        scene: &Scene::of(game.position()),
        guards: &guards(game.position()),
        frame: None,
        spent: game.position().spent(),
        marks: Signs::of(game.position(), &choices, &hand, None, None),
        preview: preview.as_ref().map(|preview| (preview, Side::One)),
        forecast: &forecast(game),
        plans: &plans(game.position()),
        glints: &[],
        banner: None,
        near,
    })
}

/// How many cells of a tile have an ink.
fn count(pixels: &Pixels, at: &str, near: Side, ink: Ink) -> usize {
    let (x, y) = corner(tile(at), near);
    let cells = (0..TILE - 1).flat_map(|row| (0..TILE - 1).map(move |column| (x + column, y + row)));
    cells.filter(|(x, y)| pixels.ink(*x, *y) == Some(ink)).count()
}

#[test]
fn where_a_unit_can_go_differs_from_what_it_can_strike() {
    let game = game(GUARDED);
    let (before, chosen) =
        (seen(&game, None, None, Side::One), seen(&game, None, Some(Member::Hero), Side::One));
    for near in ["b3", "c2"] {
        assert!(count(&chosen, near, Side::One, Ink::Moss) > 100, "{near}");
    }
    for target in ["c4", "d3"] {
        assert!(
            count(&chosen, target, Side::One, Ink::Blood) > count(&before, target, Side::One, Ink::Blood)
        );
        assert_eq!(count(&chosen, target, Side::One, Ink::Moss), 0, "{target}");
    }
    assert_eq!(count(&chosen, "a5", Side::One, Ink::Moss), 0);
}

#[test]
fn a_blow_bends_to_the_tank_that_takes_it() {
    let game = game(GUARDED);
    let blow = seen(&game, Some("hero attack c4"), Some(Member::Hero), Side::One);
    let walk = seen(&game, Some("hero move c2"), Some(Member::Hero), Side::One);
    assert!(count(&blow, "b4", Side::One, Ink::Blood) > count(&walk, "b4", Side::One, Ink::Blood) + 40);
}

#[test]
fn whoever_would_walk_is_seen_where_the_walk_ends() {
    let game = game(GUARDED);
    let (here, there) =
        (seen(&game, Some("m1 move b2"), None, Side::One), seen(&game, Some("m1 move a3"), None, Side::One));
    assert!(count(&here, "b2", Side::One, Ink::Tide) > count(&there, "b2", Side::One, Ink::Tide));
    assert!(count(&there, "a3", Side::One, Ink::Tide) > count(&here, "a3", Side::One, Ink::Tide));
}

#[test]
fn whoever_is_guarded_wears_a_shield() {
    let near = game(GUARDED);
    let far = game(&GUARDED.replace("tank b4", "tank b5"));
    let [guarded, alone] = [near, far].map(|game| seen(&game, None, None, Side::One));
    assert!(count(&guarded, "c4", Side::One, Ink::Bone) > count(&alone, "c4", Side::One, Ink::Bone) + 4);
}

#[test]
fn a_turned_board_has_every_tile_on_the_other_side() {
    let game = game(GUARDED);
    let [one, two] = Side::ALL.map(|near| seen(&game, None, None, near));
    for at in ["a1", "e5", "d3"] {
        assert_eq!(count(&one, at, Side::One, Ink::Stone), count(&two, at, Side::Two, Ink::Stone), "{at}");
    }
    assert_ne!(one, two);
}

#[test]
fn no_two_kinds_have_the_same_shape_and_sides_differ_without_colours() {
    let kinds = Class::ALL.map(Kind::Hero).into_iter().chain(Minion::ALL.map(Kind::Minion));
    let shape = |pixels: &Pixels| -> Vec<bool> {
        (0..22).flat_map(|y| (0..20).map(move |x| (x, y))).map(|(x, y)| pixels.ink(x, y).is_some()).collect()
    };
    let mut shapes = Vec::new();
    for kind in kinds {
        for side in Side::ALL {
            let seen = shape(&portrait(kind, side));
            assert!(!shapes.contains(&seen), "{kind} of {side}");
            shapes.push(seen);
        }
    }
}

#[test]
fn whatever_happens_in_a_match_can_be_painted() {
    for number in 0..3 {
        let mut game = Tactics::new(&Setup::default(), Seed::from_bits(number)).unwrap();
        let mut stream = SplitMix64::new(number);
        let mut legal = Vec::new();
        while let Status::Awaiting(seats) = game.status() {
            let seat: Seat =
                Side::ALL.map(Side::seat).into_iter().find(|&seat| seats.contains(seat)).unwrap();
            game.legal(seat, &mut legal);
            let command = legal[stream.below(u32::try_from(legal.len()).unwrap()) as usize];
            let before = *game.position();
            let mut events: Vec<Event> = Vec::new();
            game.play(seat, command, &mut events).unwrap();
            let film = Film::of(&before, game.position(), &events, 0);
            // A prime, so that all parts of beats are met.
            for now in (0..film.duration()).step_by(509) {
                let frame = film.frame(now).unwrap();
                let words = banner(game.content(), frame.moment);
                let look = Look {
                    scene: frame.scene,
                    guards: &guards(&before),
                    frame: Some(frame),
                    spent: before.spent(),
                    marks: Signs::default(),
                    preview: None,
                    forecast: &[],
                    plans: &[],
                    glints: &[],
                    banner: words.as_deref(),
                    near: Side::ALL[usize::try_from(now % 2).unwrap()],
                };
                let drawn = picture(&look);
                assert!((0..super::WIDTH).all(|x| drawn.ink(x, super::HEIGHT - 1).is_some()));
            }
        }
    }
}
