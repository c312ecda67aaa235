//! Runs of Descent by keys, and their pictures.

use descent::bot::Fighter;
use descent::{Character, Command, Descent, Flask, Ground, Matter, Modifiers, Setup, Thing, View};
use engine::{Audience, Bot, Game, Perspective, Seat, Seed, Session, Silence, SplitMix64};
use stage::dungeon::acting;

use super::Arcade;
use super::laws::keys;
use crate::config::{Colours, Settings};
use crate::dungeon::Delve;
use crate::games;
use crate::paint::{Charset, Motion};

const STILL: Settings =
    Settings { colours: Colours::Detected, charset: Charset::Unicode, motion: Motion::Still };

/// The beginning of the run of a seed.
fn new_run(name: &str, settings: Settings, setup: Setup) -> Arcade {
    Arcade::with_settings(name, settings, |desk| {
        Box::new(Delve::<Descent>::begin(setup, (), Seed::from_name("descent tests"), desk))
    })
}

fn together() -> Setup {
    Setup { companion: Some(Character::Tidewife), ..Setup::default() }
}

/// The first moment of some runs that is like this.
fn session_until(setup: &Setup, moment: impl Fn(&Descent, &View) -> bool) -> Session<Descent> {
    for number in 0..300 {
        let seed = Seed::new(number).expect("a small number is a seed");
        let (mut session, _) =
            Session::<Descent>::begin(setup.clone(), seed).expect("these choices make a run");
        let mut bots = [Fighter::new(setup.content()), Fighter::new(setup.content())];
        for _ in 0..3_000 {
            let seat = acting(session.game(), Seat::FIRST);
            let view = session.game().view(Audience::Seat(seat));
            if moment(session.game(), &view) {
                return session;
            }
            if view.over.is_some() {
                break;
            }
            let bot = &mut bots[usize::from(seat.index())];
            let command = bot.choose(Perspective::new(session.game(), seat));
            session.play(seat, command, &mut Silence).expect("bots play by the rules");
        }
    }
    panic!("no run came to that moment")
}

fn going_on(name: &str, settings: Settings, session: Session<Descent>) -> Arcade {
    Arcade::with_settings(name, settings, |desk| {
        let keeper = desk.keep::<Descent>(session.seed(), session.record_bytes(), &desk.clock.stamp());
        Box::new(Delve::<Descent>::new(session, Some(keeper), (), desk))
    })
}

fn at(name: &str, settings: Settings, moment: impl Fn(&Descent, &View) -> bool) -> Arcade {
    going_on(name, settings, session_until(&Setup::default(), moment))
}

fn near(view: &View, far: u16) -> bool {
    let here = view.hero(view.seat).at;
    view.foes.iter().any(|foe| foe.is_awake() && foe.at.distance(here) == far)
}

fn burns(view: &View) -> bool {
    let ground: &Ground = &view.ground;
    (ground.layer(Matter::Fire) & view.seen).len() >= 4 && (ground.glow & view.seen).len() >= 3
}

#[test]
fn the_entrance_and_the_page_before_a_run() {
    let mut arcade = Arcade::new("descent-door");
    arcade.press("right right right").looks_like("descent-home");
    arcade.press("enter").looks_like("descent-new");
    arcade.press("down down right right").sees("Locked. To open:");
    arcade.press("enter").sees("Locked. To open: strike a creature in water");
    arcade.press("left left enter").sees("0 gold  0 points");
}

#[test]
fn the_first_floor_and_its_map() {
    let mut arcade = new_run("descent-first", STILL, Setup::default());
    arcade.looks_like("descent-first");
    arcade.press("o").looks_like("descent-explored");
    arcade.press("b").looks_like("descent-map").press("left down").sees("as far as you know it");
    arcade.press("esc m").sees("floor 1").press("esc ?").looks_like("descent-help");
}

#[test]
fn a_fight_with_exact_figures() {
    let mut arcade = at("descent-fight", STILL, |_, view| near(view, 2) && view.place.floor.0 == 2);
    arcade.looks_like("descent-fight");
    arcade.press("e").sees("You hit for ").looks_like("descent-look");
    arcade.press("esc i").sees("A good player would");
}

#[test]
fn what_burns_and_what_burns_next_is_seen_without_colours() {
    let ascii = Settings { charset: Charset::Ascii, ..STILL };
    let mut arcade = at("descent-fire", ascii, |_, view| burns(view));
    arcade.sees("^^").looks_like("descent-fire");
}

#[test]
fn what_was_announced_is_marked_on_its_tiles() {
    let is_threatened = |_: &Descent, view: &View| {
        view.threatened.contains(view.hero(view.seat).at) && view.threatened.len() > 2
    };
    let mut arcade = at("descent-threat", STILL, is_threatened);
    arcade.looks_like("descent-threat");
}

#[test]
fn an_offer_says_what_each_comes_to_with_what_is_carried() {
    let carrying =
        |_: &Descent, view: &View| view.offer.is_some() && view.hero(view.seat).pack.items().count() >= 3;
    let mut arcade = at("descent-offer", STILL, carrying);
    arcade.press("enter").looks_like("descent-offer");
    arcade.press("p").looks_like("descent-pack");
    arcade.press("esc enter enter m").sees("You chose the");
}

#[test]
fn both_ways_down_are_compared_side_by_side() {
    let ready =
        |game: &Descent, view: &View| game.check(view.seat, Command::Descend(descent::Branch::Left)).is_ok();
    let mut arcade = at("descent-stairs", STILL, ready);
    arcade.sees("choose a way down").press("enter").looks_like("descent-stairs");
    arcade.press("right enter").sees("2 Spore Grotto");
}

#[test]
fn a_keeper_shows_what_things_cost_and_do() {
    let beside = |_: &Descent, view: &View| {
        let here = view.hero(view.seat).at;
        let is_there = here.neighbours().into_iter().any(|at| view.thing(at) == Some(Thing::Keeper));
        is_there && view.purse.0 > 40 && view.foes.is_empty()
    };
    let mut arcade = at("descent-shop", STILL, beside);
    arcade.press("$").sees("For sale").looks_like("descent-shop");
}

#[test]
fn a_flask_is_aimed_with_what_it_would_do() {
    let armed = |_: &Descent, view: &View| {
        let hero = view.hero(view.seat);
        hero.flasks(Flask::Fire) > 0 && near(view, 3)
    };
    let setup = Setup { character: Character::Lamplighter, ..Setup::default() };
    let mut arcade = going_on("descent-aim", STILL, session_until(&setup, armed));
    arcade.press("f").looks_like("descent-belt");
    arcade.press("3").sees("Fire comes over").looks_like("descent-aim");
    arcade.press("enter m").sees("The Flask of Fire broke");
}

#[test]
fn two_at_one_keyboard_see_whose_turn_it_is() {
    let mut arcade = new_run("descent-two", STILL, together());
    arcade.sees("Seat 1: Sexton").looks_like("descent-two");
    arcade.press("y").sees("Seat 2: Tidewife").press("y").sees("Seat 1: Sexton");
    let mut arcade =
        going_on("descent-two-fight", STILL, session_until(&together(), |_, view| near(view, 2)));
    arcade.looks_like("descent-two-fight");
}

#[test]
fn a_film_of_a_bump() {
    let beside = |_: &Descent, view: &View| {
        let here = view.hero(view.seat).at;
        view.foes.iter().any(|foe| foe.is_awake() && foe.at.y == here.y && foe.at.x == here.x + 1)
    };
    let mut arcade = at("descent-film", Settings { motion: Motion::Full, ..STILL }, beside);
    arcade.press("right").wait(90).looks_like("descent-film");
}

#[test]
fn the_last_page_says_what_ended_it_and_one_key_begins_again() {
    let deep = |_: &Descent, view: &View| view.over.is_some() && view.place.floor.0 >= 2;
    let mut arcade = at("descent-end", STILL, deep);
    arcade.sees("Next time:").looks_like("descent-end");
    arcade.press("v pagedown pagedown").looks_like("descent-replay");
    arcade.press("esc b").sees("as far as you know it").press("esc").sees("Next time:");
    arcade.press("r").sees("0 gold  0 points");
}

#[test]
fn a_history_of_runs() {
    let session = session_until(&Setup::default(), |_, view| view.over.is_some());
    let mut arcade = Arcade::with("descent-history", |desk| {
        std::fs::create_dir_all(desk.store.folder()).expect("a test can make a folder");
        let path = desk.store.folder().join("descent-20261115-120000-TEST.run");
        std::fs::write(path, session.record_bytes()).expect("a test can write");
        (games::named("descent").expect("it stands in the arcade").history)(&desk.store.list_all())
    });
    arcade.sees("Won: Sexton 0 of 1").looks_like("descent-history");
}

#[test]
fn an_earlier_run_on_the_same_seed_walks_along() {
    let session = session_until(&Setup::default(), |_, view| view.over.is_some());
    let mut arcade = Arcade::with_settings("descent-ghost", STILL, |desk| {
        std::fs::create_dir_all(desk.store.folder()).expect("a test can make a folder");
        let path = desk.store.folder().join("descent-20261115-110000-TEST.run");
        std::fs::write(path, session.record_bytes()).expect("a test can write");
        Box::new(Delve::<Descent>::begin(Setup::default(), (), session.seed(), desk))
    });
    let alone = |screen: &str| {
        screen.lines().take(17).filter(|line| line.chars().take(50).any(|sign| sign == '8')).count()
    };
    let before = arcade.screen(80, 24);
    arcade.press(". . .");
    assert_eq!((alone(&before), alone(&arcade.screen(80, 24))), (0, 1), "{}", arcade.screen(80, 24));
}

#[test]
fn a_draft_leads_to_a_race_of_two_runs() {
    let mut arcade = Arcade::new("descent-draft");
    arcade.press("right right right enter down right right").sees("a draft").press("enter");
    arcade.sees("Player 1 takes one").looks_like("descent-draft");
    arcade.press("enter").sees("Player 2 takes one").sees("Player 1 has 1 of 6");
    arcade.press("enter enter enter enter enter enter enter enter enter enter enter");
    arcade.sees("a race on").looks_like("descent-race");
    arcade.press("enter").sees("0 gold  0 points").press("esc esc").sees("The run is under way.");
}

#[test]
fn in_a_race_without_a_draft_everybody_and_everything_is_open() {
    let mut arcade = Arcade::new("descent-open-race");
    arcade
        .press("right right right enter down right")
        .sees("a race")
        .press("down right right")
        .sees("Tidewife");
    arcade.press("down down down down right").sees("1 of 10").press("enter").sees("a race on");
    arcade.sees("Tidewife").press("enter").sees("0 gold  0 points");
}

#[test]
fn harder_runs_are_open_to_those_who_have_won() {
    let setup = Setup { modifiers: Modifiers::first(9), ..Setup::default() };
    let mut arcade = new_run("descent-harder", STILL, setup);
    arcade.press("p").sees("5 empty");
}

#[test]
fn steps_that_showed_nothing_are_taken_back_and_others_stand() {
    let mut arcade = new_run("descent-undo", STILL, Setup::default());
    arcade.press("u").sees("nothing to take back").press("o u").sees("so it stands");
}

#[test]
fn any_keys_leave_a_screen_that_can_be_drawn() {
    on_the_thread_of_a_program(press_any_keys);
}

/// The thread of a program has four times the room of a test's, and rules with all that is tried out for a preview need
/// more than that where nothing was optimised.
fn on_the_thread_of_a_program(play: fn()) {
    let thread = std::thread::Builder::new().stack_size(8 << 20).spawn(play).expect("a thread");
    thread.join().expect("what was played there holds");
}

fn press_any_keys() {
    let mut keys = keys();
    keys.extend(["5", "6", "f", "y", ","]);
    for number in 0..6 {
        let mut stream = SplitMix64::new(number);
        let settings = Settings {
            motion: if number % 2 == 0 { Motion::Still } else { Motion::Full },
            charset: if number < 3 { Charset::Ascii } else { Charset::Unicode },
            ..STILL
        };
        let setup = if number % 3 == 0 { together() } else { Setup::default() };
        let name = format!("descent-keys-{number}");
        let mut arcade = if number < 4 {
            new_run(&name, settings, setup)
        } else {
            going_on(&name, settings, session_until(&setup, |_, view| view.offer.is_some()))
        };
        for _ in 0..250 {
            let key = keys[stream.below(u32::try_from(keys.len()).expect("a keyboard is small")) as usize];
            arcade.press(key).wait(u64::from(stream.below(300)));
            if arcade.is_over() {
                break;
            }
            let (width, height) = (60 + stream.below(100), 18 + stream.below(40));
            let size = |value: u32| u16::try_from(value).expect("a screen is small");
            let screen = arcade.screen(size(width), size(height));
            assert!(settings.charset == Charset::Unicode || screen.is_ascii(), "{screen}");
        }
    }
}
