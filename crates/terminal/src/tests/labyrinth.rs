//! Runs of Endless Tower by keys, and their pictures.

use engine::{Audience, Game, Seat, Seed, Session, Silence, SplitMix64};
use labyrinth::errand::{explore, travel, walk};
use labyrinth::{Command, Content, Labyrinth, Loot, Rules, Setup, Thing, View, next_title};

use super::Arcade;
use super::laws::keys;
use crate::config::{Colours, Settings};
use crate::dungeon::Delve;
use crate::games;
use crate::paint::{Charset, Motion};

const STILL: Settings =
    Settings { colours: Colours::Detected, charset: Charset::Unicode, motion: Motion::Still };

/// The beginning of the run of a seed.
fn new_run(name: &str, settings: Settings) -> Arcade {
    Arcade::with_settings(name, settings, |desk| {
        Box::new(Delve::<Labyrinth>::begin(
            Setup::with_rules(Rules::Tower),
            (),
            Seed::from_name("tower tests"),
            desk,
        ))
    })
}

/// Written numbers, which nobody tunes, for a hero who lives long enough to see something.
fn setup() -> Setup {
    let mut content = Content::LITERAL;
    (content.hero.base.hp, content.hero.base.attack) = (labyrinth::Hp(60), labyrinth::Hundredths(1_000));
    Setup { rules: Rules::Gdd, content: Some(Box::new(content)) }
}

/// The first moment of some runs that is like this.
fn session_until(moment: impl Fn(&View) -> bool) -> Session<Labyrinth> {
    for number in 0..400 {
        let seed = Seed::new(number).expect("a small number is a seed");
        let (mut session, _) = Session::<Labyrinth>::begin(setup(), seed).expect("these numbers make a game");
        for _ in 0..3_000 {
            let view = session.game().view(Audience::Everyone);
            if moment(&view) {
                return session;
            }
            if view.over.is_some() {
                break;
            }
            let command = sensible(session.game(), &view);
            session.play(Seat::FIRST, command, &mut Silence).expect("it is legal");
        }
    }
    panic!("no run came to that moment")
}

/// The same, and then on to something that stands around.
fn beside(thing: Thing, moment: impl Fn(&View) -> bool) -> Session<Labyrinth> {
    let mut session = session_until(moment);
    loop {
        let view = session.game().view(Audience::Everyone);
        let place = view.things.iter().find(|(_, there)| *there == thing).map(|(at, _)| *at);
        let Ok(command) = walk(&view, place.expect("it was seen")) else { return session };
        session.play(Seat::FIRST, command, &mut Silence).expect("it is legal");
    }
}

/// What somebody does who explores, walks up to whoever is in sight, and then takes the stairs.
fn sensible(game: &Labyrinth, view: &View) -> Command {
    let nearest = view.foes.iter().min_by_key(|foe| (foe.at.distance(view.hero.at), foe.id));
    let bump = nearest.and_then(|foe| view.hero.at.straight(foe.at)).filter(|(_, far)| *far == 1);
    let nearer = nearest.and_then(|foe| {
        let next = *travel(view, foe.at).ok()?.first()?;
        view.hero.at.straight(next).map(|(way, _)| way)
    });
    let content = game.content();
    [
        bump.map(|(way, _)| Command::Step(way)),
        nearer.map(Command::Step),
        explore(view, content).ok(),
        view.exit.and_then(|exit| walk(view, exit).ok()),
        Some(Command::Ascend),
    ]
    .into_iter()
    .flatten()
    .find(|command| game.check(Seat::FIRST, *command).is_ok())
    .unwrap_or(Command::Wait)
}

fn at(name: &str, settings: Settings, moment: impl Fn(&View) -> bool) -> Arcade {
    climbing(name, settings, session_until(moment))
}

fn climbing(name: &str, settings: Settings, session: Session<Labyrinth>) -> Arcade {
    Arcade::with_settings(name, settings, |desk| {
        let keeper = desk.keep::<Labyrinth>(session.seed(), session.record_bytes(), &desk.clock.stamp());
        Box::new(Delve::<Labyrinth>::new(session, Some(keeper), (), desk))
    })
}

fn fighting(view: &View) -> bool {
    view.foes.iter().any(|foe| foe.is_awake() && foe.at.distance(view.hero.at) == 2)
}

#[test]
fn the_entrance_and_the_page_before_a_run() {
    let mut arcade = Arcade::new("tower-door");
    arcade.press("left left").looks_like("tower-home");
    arcade.press("enter").looks_like("tower-new").press("esc c").sees("The rules of Endless Tower");
}

#[test]
fn the_first_floor_and_its_map() {
    let mut arcade = new_run("tower-first", STILL);
    arcade.looks_like("tower-first");
    arcade.press("o").looks_like("tower-explored");
    arcade.press("b").looks_like("tower-map");
    arcade.press("esc m").sees("floor 1").press("esc ?").looks_like("tower-help");
}

#[test]
fn a_fight_with_exact_figures() {
    let mut arcade = at("tower-fight", STILL, fighting);
    arcade.looks_like("tower-fight");
    arcade.press("e").sees("bumps; it").looks_like("tower-look");
    arcade.press("esc i").sees("A good player would");
}

#[test]
fn what_is_announced_is_marked_on_its_tiles() {
    let threatened = |view: &View| view.threatened().len() > 2 && view.threatened().contains(view.hero.at);
    let mut arcade = at("tower-threat", STILL, threatened);
    arcade.looks_like("tower-threat");
    arcade.press("e tab").sees("It is about to");
}

#[test]
fn what_is_refused_again_is_counted_in_the_log_and_on_the_line_of_notices() {
    let mut arcade = at("tower-again", STILL, fighting);
    arcade.press("o z o z o z o m").sees("in sight. ×3").sees("beside you. ×3").press("esc");
    arcade.press("u u u").sees(" ×3").press("i").press("u");
    assert!(!arcade.screen(80, 24).contains("so it stands. ×"), "something else was said");
    let ascii = Settings { charset: Charset::Ascii, ..STILL };
    at("tower-again-ascii", ascii, fighting).press("o o m").sees(" x2");
}

#[test]
fn a_spell_is_aimed_and_cast() {
    let armed = |view: &View| {
        let charged = view.hero.spells.iter().any(|charges| charges.left > 0);
        charged && view.foes.iter().any(|foe| foe.is_awake() && foe.at.distance(view.hero.at) <= 3)
    };
    let session = session_until(armed);
    let spell =
        session.game().view(Audience::Everyone).hero.spells.iter().position(|charges| charges.left > 0);
    let key = (spell.expect("somebody has a spell") + 1).to_string();
    let mut arcade = at("tower-aim", STILL, armed);
    arcade.press(&key).looks_like("tower-aim");
    arcade.press("esc").press(&format!("{key} enter m")).sees("hit the");
}

#[test]
fn a_film_of_a_bump() {
    let settings = Settings { motion: Motion::Full, ..STILL };
    let beside = |view: &View| {
        view.foes
            .iter()
            .any(|foe| foe.is_awake() && foe.at.y == view.hero.at.y && foe.at.x == view.hero.at.x + 1)
    };
    let mut arcade = at("tower-film", settings, beside);
    arcade.press("right").wait(90).looks_like("tower-film");
    arcade.press("right").wait(5_000);
    let mut patient = at("tower-film-patient", settings, beside);
    assert_eq!(
        arcade.screen(80, 24),
        patient.play("right right").screen(80, 24),
        "one more blow at the same foe is meant as one, also during a film"
    );
}

#[test]
fn whoever_walks_alone_need_not_wait_for_films() {
    let settings = Settings { motion: Motion::Full, ..STILL };
    let mut quick = new_run("tower-quick", settings);
    quick.press("left left up").wait(5_000);
    let mut patient = new_run("tower-patient", settings);
    patient.play("left left up");
    assert_eq!(quick.screen(80, 24), patient.screen(80, 24));
}

#[test]
fn the_bag_compares_and_things_are_put_on_and_laid_down() {
    let carrying = |view: &View| view.hero.bag.iter().flatten().count() >= 2 && view.foes.is_empty();
    let mut arcade = at("tower-bag", STILL, carrying);
    arcade.press("p").sees("If you wear it").looks_like("tower-bag");
    arcade.press("enter m").sees("You put on the").press("esc p D esc m").sees("came to lie on the floor");
}

#[test]
fn the_shop_shows_what_things_cost_and_do() {
    let rich = |view: &View| {
        view.shop.is_some() && view.hero.gold.0 > 30 && view.foes.is_empty() && view.hero.flasks[0] < 4
    };
    let session = beside(Thing::Shop, rich);
    let mut arcade = climbing("tower-shop", STILL, session);
    arcade.sees("[Enter] trade").press("enter").looks_like("tower-shop");
    arcade.press("enter").sees("You bought a Potion").press("esc b").sees("S   shop");
}

#[test]
fn what_the_hero_stands_on_is_seen_beside() {
    let on_stairs = |view: &View| view.exit == Some(view.hero.at) && view.foes.is_empty();
    at("tower-stairs", STILL, on_stairs).sees("@>");
}

#[test]
fn a_heal_station_takes_gold_and_gives_hp() {
    let in_need = |view: &View| {
        let stands = view.things.iter().any(|(_, thing)| *thing == Thing::HealStation);
        stands && view.hero.gold.0 > 40 && view.foes.is_empty() && view.hero.hp < view.hero.stats.hp
    };
    let mut arcade = climbing("tower-station", STILL, beside(Thing::HealStation, in_need));
    arcade.press("$").sees("Heal station").sees("% of all your HP");
    arcade.press("enter esc m").sees("The heal station healed");
}

#[test]
fn the_last_page_says_what_killed_and_begins_again() {
    let mut arcade = at("tower-end", STILL, |view| view.over.is_some() && view.floor.0 >= 2);
    arcade.sees("D E F E A T E D").sees("Next time:").looks_like("tower-end");
    arcade.press("v pagedown pagedown").looks_like("tower-replay");
    arcade.press("esc B").sees("Replay of a run").press("esc").sees("D E F E A T E D");
    arcade.press("n").sees("Floor 1");
}

#[test]
fn a_history_without_climbs_names_the_next_title() {
    let history = games::named("labyrinth").expect("it stands in the arcade").history;
    let mut arcade = Arcade::with("tower-no-history", |_| history(&[]));
    let (floor, title) = next_title(labyrinth::FloorNumber(1)).expect("there is more than one title");
    arcade.sees(&format!("{title} from floor {floor} on")).sees("No run yet.");
}

#[test]
fn a_history_of_climbs() {
    let session = session_until(|view| view.over.is_some());
    let mut arcade = Arcade::with("tower-history", |desk| {
        std::fs::create_dir_all(desk.store.folder()).expect("a test can make a folder");
        let path = desk.store.folder().join("labyrinth-20261115-120000-TEST.run");
        std::fs::write(path, session.record_bytes()).expect("a test can write");
        (games::named("labyrinth").expect("it stands in the arcade").history)(&desk.store.list_all())
    });
    arcade.sees("Title:").looks_like("tower-history");
}

#[test]
fn steps_that_showed_nothing_are_taken_back_and_others_stand() {
    let mut arcade = new_run("tower-undo", STILL);
    arcade.press("u").sees("nothing to take back");
    let first = arcade.screen(80, 24);
    let floor = |screen: &str| screen.lines().take(18).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(floor(arcade.press(". u").sees("Taken back.").screen(80, 24).as_str()), floor(&first));
    arcade.press("o u").sees("so it stands");
}

#[test]
fn in_the_run_of_a_day_nothing_is_taken_back_and_no_bot_goes_ahead() {
    let mut arcade = Arcade::new("tower-daily");
    arcade.press("left left down enter").sees("Floor 1").press("B").sees("after your last step");
    arcade.play(". u").sees("what is done is done");
}

#[test]
fn a_hint_that_was_followed_is_not_given_again() {
    let hint = "Walk with the arrow keys";
    let mut arcade = Arcade::new("tower-hints");
    arcade.press("left left enter enter").sees(hint).play("left up right down");
    assert!(!arcade.screen(80, 24).contains(hint));
    arcade.press("esc esc down enter enter").sees("Floor 1");
    assert!(!arcade.screen(80, 24).contains(hint), "{}", arcade.screen(80, 24));
}

#[test]
fn a_run_can_be_left_and_gone_on_with() {
    let mut arcade = Arcade::new("tower-leave");
    arcade.press("left left enter enter").play("left up . .");
    let left = arcade.screen(80, 24);
    let floor = |screen: &str| screen.lines().take(18).map(str::to_owned).collect::<Vec<_>>();
    arcade.press("esc").sees("once more leaves").press("esc").sees("Continue").press("enter");
    assert_eq!(floor(&arcade.screen(80, 24)), floor(&left));
}

#[test]
fn any_keys_leave_a_screen_that_can_be_drawn() {
    let keys = keys();
    for number in 0..6 {
        let mut stream = SplitMix64::new(number);
        let settings = Settings {
            motion: if number % 2 == 0 { Motion::Still } else { Motion::Full },
            charset: if number < 3 { Charset::Ascii } else { Charset::Unicode },
            ..STILL
        };
        let loot = |view: &View| view.loot.iter().any(|(_, loot)| matches!(loot, Loot::Gear(_)));
        let mut arcade = if number < 4 {
            new_run(&format!("tower-keys-{number}"), settings)
        } else {
            at(&format!("tower-keys-{number}"), settings, loot)
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
