//! What whole runs look like on the stage, and what presses do in them.

use engine::{Audience, Game, Seat, Seed, Session, SplitMix64};
use grid::Direction;
use labyrinth::errand::{Halt, Reason};
use labyrinth::{
    Bow, Command, Content, Event, Flask, Hundredths, Item, Kind, Labyrinth, Make, PerMille, Power, Rarity,
    Refusal, Setup, Spell, Thing, View,
};

use super::testing::{self, game, played};
use super::*;
use crate::dungeon::{Handled as _, Logged as _, Remark, Source, Weight, sights};
use crate::{Chronicle as _, Entry, Learnable as _, Tone};

const BLADE: Item = Item::new(Make::Blade, Rarity::Common, 1, Power(1), None);

fn is_a_sentence(text: &str) -> bool {
    text.starts_with(|letter: char| letter.is_uppercase() || letter.is_ascii_digit())
        && text.ends_with(['.', '!', '?'])
        && !text.contains("  ")
}

fn all_presses() -> Vec<Press> {
    let mut all = vec![
        Press::Confirm,
        Press::Back,
        Press::Next,
        Press::Previous,
        Press::Own(Act::Wait),
        Press::Own(Act::Guard),
        Press::Own(Act::Dash),
        Press::Own(Act::Close),
        Press::Own(Act::Shoot),
        Press::Own(Act::Bag),
        Press::Own(Act::Drop),
        Press::Own(Act::Trade),
        Press::Own(Act::Scout),
        Press::Stairs,
        Press::Look,
        Press::Travel,
        Press::Explore,
        Press::Rest,
    ];
    all.extend(Direction::ALL.map(Press::Go));
    all.extend(Spell::ALL.map(|spell| Press::Own(Act::Spell(spell))));
    all.extend(Flask::ALL.map(|flask| Press::Own(Act::Drink(flask))));
    all.extend((1..=9).map(Press::Number));
    all
}

/// A run in which presses decide, whatever they mean; all that was asked of the stage on the way.
fn pressed(number: u64, presses: usize, mut look: impl FnMut(&Labyrinth, &View, Hand)) -> Labyrinth {
    let mut game = Labyrinth::new(&Setup::default(), Seed::from_bits(number)).unwrap();
    let mut stream = SplitMix64::new(number.wrapping_add(77));
    let (all, mut hand) = (all_presses(), Hand::Free);
    for _ in 0..presses {
        let view = game.view(Audience::Everyone);
        if view.over.is_some() {
            break;
        }
        look(&game, &view, hand);
        let press = all[stream.below(u32::try_from(all.len()).unwrap()) as usize];
        match hand.press(&game, &view, press) {
            Meaning::Play(command) => {
                game.play(Seat::FIRST, command, &mut engine::Silence).expect("only what is legal is played");
                hand = hand.after(command, &game);
            }
            Meaning::Hold(next) => hand = next,
            Meaning::Run(errand) => {
                let mut runner = Runner::new(errand, &view);
                let halt = loop {
                    match runner.next(&game, &game.view(Audience::Everyone)) {
                        Ok(command) => game.play(Seat::FIRST, command, &mut engine::Silence).unwrap(),
                        Err(halt) => break halt,
                    }
                };
                let told = runner.told(halt, &game.view(Audience::Everyone)).entry.text;
                assert!(is_a_sentence(&told), "{told}");
                hand = Hand::Free;
            }
            Meaning::Refused(refusal) => assert!(is_a_sentence(&refusal.to_string()), "{refusal}"),
            Meaning::Say(words) => assert!(is_a_sentence(words), "{words}"),
            Meaning::Seat(_) | Meaning::Nothing => {}
        }
    }
    game
}

#[test]
fn presses_lead_to_legal_commands_and_everything_can_be_looked_at() {
    let mut floors = 0;
    for number in 0..12 {
        let run = pressed(number, 500, |game, view, hand| {
            let at = match hand {
                Hand::Aiming { at, .. } | Hand::Looking { at } => at,
                _ => view.hero.at,
            };
            for at in sights::<Labyrinth>(view).into_iter().chain([at]) {
                let examined = game.examine(view, at);
                assert!(!examined.title.is_empty());
                for line in examined.lines {
                    assert!(is_a_sentence(&line.text), "{}", line.text);
                }
            }
            assert!(Direction::ALL.into_iter().all(|way| {
                question(game, view, Command::Step(way)).is_none_or(|asked| is_a_sentence(&asked.body))
            }));
        });
        floors += run.view(Audience::Everyone).floor.0;
    }
    assert!(floors >= 12, "{floors}");
}

#[test]
fn every_line_of_the_archive_is_a_sentence_and_steps_go_without_saying() {
    for number in 0..8 {
        let steps = played(number, 900);
        let mut chronicle = Chronicle::begin(&steps[0].0);
        for (_, after, events) in &steps {
            chronicle.record(events, after);
            let (_, news) = chronicle.lines();
            assert!(news <= events.len());
            if events.iter().all(|event| matches!(event, Event::Stepped { .. } | Event::Revealed { .. })) {
                assert_eq!(news, 0);
            }
        }
        let (lines, _) = chronicle.lines();
        assert!(lines.iter().all(|line| is_a_sentence(&line.entry.text)));
        assert!(lines.is_sorted_by_key(|line| line.when));
    }
}

#[test]
fn what_was_said_and_learned_outlasts_what_is_taken_back() {
    let (mut session, _) = Session::<Labyrinth>::begin(Setup::default(), Seed::from_name("back")).unwrap();
    let mut log = Chronicle::of(&session);
    let say = |log: &mut Chronicle, words: &str, session: &Session<Labyrinth>| {
        let view = session.game().view(Audience::Everyone);
        log.remark(Remark { entry: Entry::new(Tone::Lux, words), weight: Weight::Reason }, &view);
    };
    log.tutorial.explored();
    say(&mut log, "Exploring stops.", &session);
    session.play(Seat::FIRST, Command::Wait, &mut engine::Silence).unwrap();
    say(&mut log, "Resting stops.", &session);
    session.undo().expect("waiting shows nothing");
    let log = log.taken_back(&session);
    assert!(log.tutorial.knows(Topic::Explore));
    let said: Vec<&str> = log
        .lines()
        .0
        .iter()
        .filter(|line| line.source == Source::Remark)
        .map(|line| line.entry.text.as_str())
        .collect();
    assert_eq!(said, ["Exploring stops."]);
}

#[test]
fn what_matters_most_is_told_first_and_a_reason_hides_no_news() {
    let view = testing::view("news");
    let at = view.hero.at;
    let mut log = Chronicle::begin(&view);
    let heard = |log: &Chronicle| -> Vec<String> {
        log.log.headlines().into_iter().map(|line| line.entry.text.clone()).collect()
    };
    let arrived = Runner::new(Errand::Walk(at.step(Direction::North)), &view);
    let remark = Remark { weight: Weight::Formality, ..arrived.told(Halt::Arrived, &view) };
    log.record(&[Event::ArrowBack { arrows: 2 }, Event::LevelGained { level: 5 }], &view);
    log.remark(remark.clone(), &view);
    assert_eq!(heard(&log), ["You reached level 5.", "Your quiver now held 2 arrows."]);
    let loot = labyrinth::Loot::Gear(BLADE);
    log.record(&[Event::Guarded, Event::Found { loot, at }], &view);
    let explorer = Runner::new(Errand::Explore, &view);
    log.remark(explorer.told(Halt::Own(Reason::Gear { item: BLADE, is_worn: false }), &view), &view);
    assert_eq!(
        heard(&log),
        [
            "You found a common Blade.",
            "You raised your guard.",
            "Exploring stops: you found a common Blade; it is in your bag.",
        ]
    );
    log.record(&[], &view);
    log.remark(remark.clone(), &view);
    assert_eq!(heard(&log), [remark.entry.text], "with no other news it is said that one is there");
}

#[test]
fn whoever_has_explored_everything_is_led_to_the_stairs() {
    let is_done = |view: &View| {
        labyrinth::errand::explore(view, &testing::mighty()) == Err(Halt::Explored)
            && view.exit.is_some_and(|exit| exit != view.hero.at)
            && !view.is_exit_shut
    };
    let game = testing::until(&testing::mighty(), is_done);
    let view = game.view(Audience::Everyone);
    let exit = view.exit.unwrap();
    let told = Runner::new(Errand::Explore, &view).told(Halt::Explored, &view).entry.text;
    assert!(told.contains("Explore again to go to the stairs"), "{told}");
    let walk = Errand::Walk(exit);
    assert_eq!(Hand::Free.press(&game, &view, Press::Explore), Meaning::Run(walk));
    assert_eq!(Runner::new(walk, &view).told(Halt::Arrived, &view).entry.text, "You are on the stairs.");
    let guarded = View { is_exit_shut: true, ..view };
    assert_eq!(Hand::Free.press(&game, &guarded, Press::Explore), Meaning::Run(Errand::Explore));
}

#[test]
fn a_death_is_told_with_its_cause_and_something_to_learn() {
    let mut deaths = 0;
    for number in 0..40 {
        let steps = played(number, 3_000);
        let (_, last, _) = steps.last().unwrap();
        let Some(outcome) = last.over else { continue };
        let mut chronicle = Chronicle::begin(&steps[0].0);
        for (_, after, events) in &steps {
            chronicle.record(events, after);
        }
        let epitaph = Epitaph::of(&outcome, &last.hero, &chronicle.story, &Content::TUNED);
        for text in [&epitaph.what_happened, &epitaph.lesson, &epitaph.hint] {
            assert!(is_a_sentence(text), "{text}");
        }
        assert!(chronicle.story.lost() > 0);
        deaths += 1;
    }
    assert!(deaths > 10, "{deaths}");
}

#[test]
fn what_needs_a_way_asks_for_it_and_what_cannot_be_says_why() {
    let game = game("steps");
    let view = game.view(Audience::Everyone);
    let way = Direction::ALL.into_iter().find(|way| game.check(Seat::FIRST, Command::Step(*way)).is_ok());
    let way = way.expect("one can always go somewhere at first");
    assert_eq!(Hand::Free.press(&game, &view, Press::Go(way)), Meaning::Play(Command::Step(way)));
    assert_eq!(Hand::Free.press(&game, &view, Press::Own(Act::Dash)), Meaning::Hold(Hand::Asking(Way::Dash)));
    assert_eq!(Hand::Free.press(&game, &view, Press::Own(Act::Shoot)), Meaning::Refused(Refusal::NoBow));
    assert_eq!(Hand::Free.press(&game, &view, Press::Own(Act::Trade)), Meaning::Refused(Refusal::NoShop));
    assert_eq!(Hand::Asking(Way::Dash).press(&game, &view, Press::Back), Meaning::Hold(Hand::Free));
    assert_eq!(Hand::Free.press(&game, &view, Press::Explore), Meaning::Run(Errand::Explore));
}

#[test]
fn a_walk_into_somebody_is_a_bump() {
    let near = |view: &View| view.foes.iter().any(|foe| foe.at.distance(view.hero.at) == 1);
    let game = testing::until(&testing::mighty(), near);
    let view = game.view(Audience::Everyone);
    let foe = view.foes.iter().find(|foe| foe.at.distance(view.hero.at) == 1).unwrap();
    let (way, _) = view.hero.at.straight(foe.at).unwrap();
    assert_eq!(Hand::Free.press(&game, &view, Press::Go(way)), Meaning::Play(Command::Step(way)));
}

#[test]
fn a_walk_into_a_shop_opens_it_and_whoever_trades_goes_on_trading() {
    let (mut game, shop) = testing::beside(Thing::Shop);
    let view = game.view(Audience::Everyone);
    let (way, _) = view.hero.at.straight(shop).unwrap();
    let Meaning::Hold(hand @ Hand::List { list: List::Shop, row }) =
        Hand::Free.press(&game, &view, Press::Go(way))
    else {
        panic!("a walk into a shop opens it")
    };
    let rows = trades(&game, &view);
    assert_eq!(rows[row].command, Command::Buy(0));
    assert_eq!(hand.press(&game, &view, Press::Own(Act::Trade)), Meaning::Hold(Hand::Free));
    // Whoever buys from the last row still has a row to stand on.
    let last = Hand::List { list: List::Shop, row: rows.len() - 1 };
    assert_eq!(last.press(&game, &view, Press::Confirm), Meaning::Play(Command::Reroll));
    let can_buy =
        |command: &Command| matches!(command, Command::Buy(_)) && game.check(Seat::FIRST, *command).is_ok();
    let buy = rows.iter().map(|trade| trade.command).find(can_buy).expect("gold and room for something");
    game.play(Seat::FIRST, buy, &mut engine::Silence).unwrap();
    assert_eq!(last.after(buy, &game), Hand::List { list: List::Shop, row: rows.len() - 2 });
    assert_eq!(last.after(Command::Wait, &game), Hand::Free);
}

#[test]
fn a_heal_station_is_a_row_of_what_is_for_sale() {
    let (game, station) = testing::beside(Thing::HealStation);
    let view = game.view(Audience::Everyone);
    let (way, _) = view.hero.at.straight(station).unwrap();
    let Meaning::Hold(hand @ Hand::List { list: List::Shop, row }) =
        Hand::Free.press(&game, &view, Press::Go(way))
    else {
        panic!("a walk into a heal station shows what it costs")
    };
    let trade = &trades(&game, &view)[row];
    assert_eq!((trade.command, trade.price > 0), (Command::Heal, true));
    let pays = hand.press(&game, &view, Press::Confirm);
    match game.check(Seat::FIRST, Command::Heal) {
        Ok(()) => assert_eq!(pays, Meaning::Play(Command::Heal)),
        Err(refusal) => assert_eq!(pays, Meaning::Refused(refusal)),
    }
}

/// Explores until it stops, and tells after how many commands and why.
fn explore(session: &mut Session<Labyrinth>) -> (usize, Halt) {
    let before = session.commands().len();
    let mut runner = Runner::new(Errand::Explore, &session.game().view(Audience::Everyone));
    loop {
        match runner.next(session.game(), &session.game().view(Audience::Everyone)) {
            Ok(command) => session.play(Seat::FIRST, command, &mut engine::Silence).map(|_| ()).unwrap(),
            Err(halt) => return (session.commands().len() - before, halt),
        }
    }
}

#[test]
fn exploring_stops_with_a_reason_and_can_be_taken_up_again() {
    let mut taken_up = 0;
    for number in 0..12 {
        let (mut session, _) =
            Session::<Labyrinth>::begin(Setup::default(), Seed::from_bits(number)).unwrap();
        let (steps, mut halt) = explore(&mut session);
        assert!(steps > 0 && halt != Halt::NoWay, "{halt:?}");
        let summary = crate::summarise::<Labyrinth>(&session.record().to_bytes()).unwrap();
        assert_eq!((summary.progress.floor, summary.outcome), (1, None));
        assert!(Chronicle::of(&session).tutorial.knows(Topic::Move));
        while halt == Halt::Own(Reason::StairsFound) {
            let (steps, next) = explore(&mut session);
            assert!(next != halt, "the stairs are found once");
            (taken_up, halt) = (taken_up + usize::from(steps > 0), next);
        }
    }
    assert!(taken_up > 0, "on no floor were the stairs found before somebody was met");
}

#[test]
fn whoever_walks_for_ever_is_told_so() {
    let game = game("for ever");
    let mut view = game.view(Audience::Everyone);
    view.hero.dash_wait = labyrinth::Turns(5);
    let mut runner = Runner::new(Errand::Rest, &view);
    let halt = loop {
        if let Err(halt) = runner.next(&game, &view) {
            break halt;
        }
    };
    assert_eq!(
        (halt, runner.told(halt, &view).entry.text),
        (Halt::Tired, "Resting stops: it has gone on long enough.".to_owned())
    );
}

#[test]
fn hints_are_for_the_first_floor_and_for_what_was_not_done() {
    let view = game("hints").view(Audience::Everyone);
    let content = &Content::TUNED;
    let mut tutorial = Tutorial::default();
    assert_eq!(tutorial.hint(&view, content), Some(Topic::Move));
    let (from, to) = (view.hero.at, view.hero.at);
    tutorial.note(&Event::Stepped { from, to });
    assert_ne!(tutorial.hint(&view, content), Some(Topic::Move));
    let above = View { floor: labyrinth::FloorNumber(2), ..view.clone() };
    assert_eq!(Tutorial::default().hint(&above, content), None);
    assert!(Topic::ALL.iter().all(|topic| is_a_sentence(topic.words())));
    let mut archer = view.clone();
    archer.hero.gear[labyrinth::Slot::Weapon.index()] = Some(Item { make: Make::Bow(Bow::Short), ..BLADE });
    archer.hero.arrows = 3;
    let mut goblin = testing::foe(Kind::Goblin);
    for (far, hint) in [(3, Topic::Bow), (4, Topic::Bump)] {
        goblin.at = archer.hero.at;
        (0..far).for_each(|_| goblin.at = goblin.at.step(Direction::North));
        archer.foes = vec![goblin];
        assert_eq!(tutorial.hint(&archer, content), Some(hint), "{far} steps away");
    }
    tutorial.explored();
    assert_eq!(tutorial.to_string(), "move explore");
    assert_eq!(Tutorial::read("explore juggle move"), tutorial);
    assert_eq!(Tutorial::read(""), Tutorial::default());
}

#[test]
fn the_first_line_about_somebody_is_what_blows_come_to() {
    let near = |view: &View| view.foes.iter().any(|foe| foe.at.distance(view.hero.at) == 1);
    let game = testing::until(&testing::mighty(), near);
    let mut view = game.view(Audience::Everyone);
    let speed = view.hero.speed(game.content());
    for (foe, words) in
        [(Hundredths(speed.0 / 2), "slow."), (speed, "as quick as you."), (speed * 2, "quick.")]
    {
        view.foes[0].stats.speed = foe;
        let lines = game.examine(&view, view.foes[0].at).lines;
        let first = &lines[0].text;
        assert!(
            first.starts_with("You ") && first.contains("; it ") && first.contains("lose about"),
            "{first}"
        );
        assert!(lines.iter().any(|line| line.text.ends_with(&format!(", {words}"))), "{words}");
    }
}

#[test]
fn a_trap_is_asked_about_and_more_so_where_it_kills() {
    let beside = |view: &View| {
        let is_trap = |way: &Direction| view.thing(view.hero.at.step(*way)).is_some_and(Thing::is_trap);
        Direction::ALL.into_iter().find(is_trap).filter(|_| view.foes.is_empty())
    };
    let asked = |content: &Content| {
        let game = testing::until(content, |view| beside(view).is_some());
        let view = game.view(Audience::Everyone);
        question(&game, &view, Command::Step(beside(&view).unwrap()))
    };
    let mut deadly = testing::mighty();
    (deadly.places.spikes, deadly.places.darts) = (PerMille(1_000), PerMille(1_000));
    let question = asked(&deadly).expect("it takes all HP");
    assert_eq!(question.title, "This trap kills you");
    assert!(is_a_sentence(&question.body), "{}", question.body);
    let question = asked(&testing::mighty()).expect("it hurts");
    assert_eq!((question.title.as_str(), question.yes.as_str()), ("A trap is there", "step on it"));
    assert!(is_a_sentence(&question.body), "{}", question.body);
}

#[test]
fn only_what_may_be_the_end_is_asked_about() {
    let game = game("danger");
    let mut view = game.view(Audience::Everyone);
    let way = Direction::ALL.into_iter().find(|way| {
        let to = view.hero.at.step(*way);
        game.check(Seat::FIRST, Command::Step(*way)).is_ok() && view.walkable().contains(to)
    });
    let way = way.expect("one can always go somewhere at first");
    let mut captain = testing::foe(Kind::ArcherCaptain);
    captain.at = view.hero.at.step(way).step(way).step(way);
    captain.intent = Some(labyrinth::Intent::Arrow(view.hero.at.step(way)));
    view.foes = vec![captain];
    assert_eq!(question(&game, &view, Command::Step(way)), None, "with all HP nothing is lethal");
    view.hero.hp = labyrinth::Hp(2);
    let asked = question(&game, &view, Command::Step(way)).expect("an arrow could kill");
    assert!(is_a_sentence(&asked.body), "{}", asked.body);
    assert_eq!(question(&game, &view, Command::Wait), None, "only going there is asked about");
    let told = game.examine(&view, view.hero.at.step(way));
    assert!(told.lines[0].text.starts_with("Threatened: the aimed arrow of the Archer Captain"));
}

#[test]
fn the_cursor_of_the_bag_goes_from_one_thing_to_the_next() {
    let game = game("bags");
    let mut view = game.view(Audience::Everyone);
    (view.hero.bag[1], view.hero.bag[4]) = (Some(BLADE), Some(BLADE));
    let bag = |row| Hand::List { list: List::Bag, row };
    assert_eq!(Hand::Free.press(&game, &view, Press::Own(Act::Bag)), Meaning::Hold(bag(1)));
    for (from, press, to) in [
        (1, Press::Go(Direction::South), 4),
        (4, Press::Go(Direction::South), 1),
        (1, Press::Go(Direction::North), 4),
        (4, Press::Previous, 1),
    ] {
        assert_eq!(bag(from).press(&game, &view, press), Meaning::Hold(bag(to)), "{from} {press:?}");
    }
    view.hero.bag = Default::default();
    assert_eq!(Hand::Free.press(&game, &view, Press::Own(Act::Bag)), Meaning::Hold(bag(0)));
}
