//! Presses in whole runs: only what is legal comes of them, and everything can be looked at.

use descent::errand::{Halt, Reason};
use descent::{Character, Command, Flask, Refusal, Setup, View};
use engine::{Audience, Game as _, Seat, Seed, Silence, SplitMix64};
use grid::Direction;

use super::is_a_sentence;
use crate::descent::testing::{acting, game, until, view};
use crate::descent::{Act, Dash, Descent, Hand, List, Meaning, Press, Runner, Weapon, question};
use crate::dungeon::{Delved as _, Dungeon as _, Errand, Handled as _, sights};
use crate::keys::{Client, Place};
use crate::{Meant, Staged as _};

fn all_presses() -> Vec<Press> {
    let mut all = vec![
        Press::Confirm,
        Press::Back,
        Press::Next,
        Press::Previous,
        Press::Stairs,
        Press::Look,
        Press::Travel,
        Press::Explore,
        Press::Rest,
    ];
    let acts = [Act::Wait, Act::Dash, Act::Take, Act::Drop, Act::Pack, Act::Belt, Act::Trade, Act::Partner];
    all.extend(acts.map(Press::Own));
    all.extend(Direction::ALL.map(Press::Go));
    all.extend(Flask::ALL.map(|flask| Press::Own(Act::Flask(flask))));
    all.extend((1..=9).map(Press::Number));
    all
}

/// Runs an errand to its end, and gives what is said of that.
fn run(game: &mut Descent, seat: Seat, errand: Errand) -> String {
    let mut runner = Runner::new(errand, &game.view(Audience::Seat(seat)));
    loop {
        let view = game.view(Audience::Seat(seat));
        match runner.next(game, &view) {
            Ok(command) => {
                assert_eq!(game.check(seat, command), Ok(()), "{command} in {errand:?}");
                game.play(seat, command, &mut Silence).expect("it was checked");
            }
            Err(halt) => return runner.told(halt, &view).entry.text,
        }
        if acting(game) != Some(seat) {
            return "The other is next.".to_owned();
        }
    }
}

/// A run in which presses decide, whatever they mean, and all that was asked of the stage on the way.
fn pressed(
    setup: &Setup,
    number: u64,
    presses: usize,
    mut look: impl FnMut(&Descent, &View, Hand),
) -> Descent {
    let mut game = Descent::new(setup, Seed::from_bits(number)).expect("the setup is sound");
    let mut stream = SplitMix64::new(number.wrapping_add(77));
    let (all, mut hand, mut wanted) = (all_presses(), Hand::Free, Seat::FIRST);
    for _ in 0..presses {
        let seat = crate::dungeon::acting(&game, wanted);
        let view = game.view(Audience::Seat(seat));
        if view.over.is_some() {
            break;
        }
        look(&game, &view, hand);
        let press = all[stream.below(u32::try_from(all.len()).expect("they are few")) as usize];
        let meaning = hand.press(&game, &view, press);
        assert!(
            Descent::is_as_seen(&view, &view, Meant::from(&meaning)) || press_leads_nowhere(&meaning, &view)
        );
        match meaning {
            Meaning::Play(command) => {
                game.play(seat, command, &mut Silence).expect("only what is legal is played");
                hand = hand.after(command, &game);
            }
            Meaning::Hold(next) => hand = next,
            Meaning::Seat(other) => wanted = other,
            Meaning::Run(errand) => {
                let told = run(&mut game, seat, errand);
                assert!(is_a_sentence(&told), "{told}");
                hand = Hand::Free;
            }
            Meaning::Refused(refusal) => assert!(is_a_sentence(&refusal.to_string()), "{refusal}"),
            Meaning::Say(words) => assert!(is_a_sentence(words), "{words}"),
            Meaning::Nothing => {}
        }
    }
    game
}

/// A key in a moment that needs a look: somebody weak strikes, or fire is where one would go.
fn press_leads_nowhere(meaning: &Meaning, view: &View) -> bool {
    match meaning {
        Meaning::Nothing => true,
        Meaning::Play(Command::Step(way)) => {
            let to = Descent::here(view).step(*way);
            view.foe_at(to).is_some() || view.threatened.contains(to) || view.hurtful(view.seat).contains(to)
        }
        _ => false,
    }
}

fn look_around(game: &Descent, view: &View, hand: Hand) {
    let at = match hand {
        Hand::Aiming { at, .. } | Hand::Looking { at } => at,
        _ => Descent::here(view),
    };
    for at in sights::<Descent>(view).into_iter().take(6).chain([at]) {
        let examined = game.examine(view, at);
        assert!(!examined.title.is_empty());
        for line in examined.lines {
            assert!(is_a_sentence(&line.text), "{}", line.text);
        }
    }
    if let Hand::Aiming { weapon, at } = hand {
        let lines = game.forecast(view, weapon, at);
        assert!(!lines.is_empty());
        assert!(lines.iter().all(|line| is_a_sentence(&line.text)), "{lines:?}");
        assert!(
            game.check(view.seat, Descent::aim(weapon, at)).is_err()
                || !game.reach(view, Descent::aim(weapon, at)).is_empty()
        );
    }
    for way in Direction::ALL {
        assert!(question(game, view, Command::Step(way)).is_none_or(|asked| is_a_sentence(&asked.body)));
    }
}

#[test]
fn presses_lead_to_legal_commands_and_everything_can_be_looked_at() {
    let mut turns = 0;
    for number in 0..6 {
        let run = pressed(&Setup::default(), number, 300, look_around);
        turns += run.view(Audience::Everyone).turn;
    }
    assert!(turns > 150, "{turns}");
}

#[test]
fn two_seats_press_in_turn() {
    let setup = Setup { companion: Some(Character::Poacher), ..Setup::default() };
    let mut acted = [0, 0];
    for number in 0..6 {
        pressed(&setup, number, 300, |_, view, _| acted[usize::from(view.seat.index())] += 1);
    }
    assert!(acted.iter().all(|count| *count > 50), "{acted:?}");
}

#[test]
fn what_needs_a_way_or_a_target_asks_for_it_and_what_cannot_be_says_why() {
    let game = game("steps");
    let view = game.view(Audience::Everyone);
    let free = |press| Hand::Free.press(&game, &view, press);
    let way = Direction::ALL.into_iter().find(|way| game.check(Seat::FIRST, Command::Step(*way)).is_ok());
    let way = way.expect("one can always go somewhere at first");
    assert_eq!(free(Press::Go(way)), Meaning::Play(Command::Step(way)));
    assert_eq!(free(Press::Own(Act::Dash)), Meaning::Refused(Refusal::NoDash));
    assert_eq!(free(Press::Own(Act::Flask(Flask::Healing))), Meaning::Refused(Refusal::Unhurt));
    assert_eq!(free(Press::Own(Act::Flask(Flask::Fire))), Meaning::Refused(Refusal::NoFlask));
    assert_eq!(free(Press::Own(Act::Trade)), Meaning::Refused(Refusal::NoKeeper));
    assert_eq!(free(Press::Own(Act::Partner)), Meaning::Say("You go down alone."));
    assert_eq!(free(Press::Number(2)), Meaning::Refused(Refusal::EmptySlot));
    assert_eq!(free(Press::Own(Act::Pack)), Meaning::Hold(Hand::List { list: List::Pack, row: 0 }));
    assert_eq!(free(Press::Explore), Meaning::Run(Errand::Explore));
    assert_eq!(Hand::Asking(Dash).press(&game, &view, Press::Back), Meaning::Hold(Hand::Free));
}

#[test]
fn a_flask_that_breaks_is_aimed_and_thrown_with_a_second_press() {
    let setup = Setup { character: Character::Lamplighter, ..Setup::default() };
    let game = Descent::new(&setup, Seed::from_name("lamps")).expect("the setup is sound");
    let view = game.view(Audience::Everyone);
    let Meaning::Hold(hand @ Hand::Aiming { weapon, at }) =
        Hand::Free.press(&game, &view, Press::Own(Act::Flask(Flask::Fire)))
    else {
        panic!("fire is thrown")
    };
    assert_eq!(weapon, Weapon::Flask(Flask::Fire));
    assert_eq!(hand.press(&game, &view, Press::Confirm), Meaning::Play(Command::Hurl(Flask::Fire, at)));
    assert_eq!(
        hand.press(&game, &view, Press::Own(Act::Flask(Flask::Fire))),
        Meaning::Play(Command::Hurl(Flask::Fire, at))
    );
}

#[test]
fn whoever_comes_to_a_pedestal_is_asked_at_once_and_before_all_else() {
    let game = until(&Setup::default(), |_, view| view.offer.is_some());
    let view = game.view(Audience::Everyone);
    let offer = Hand::List { list: List::Offer, row: 0 };
    assert_eq!(Hand::Free.after(Command::Wait, &game), offer);
    for press in [Press::Confirm, Press::Own(Act::Wait), Press::Go(Direction::North), Press::Stairs] {
        let meaning = Hand::Free.press(&game, &view, press);
        assert!(
            matches!(meaning, Meaning::Hold(hand) if hand == offer) || press == Press::Stairs,
            "{press:?}"
        );
    }
    let items = view.offer.expect("it was asked for").items.iter().flatten().count();
    assert_eq!(offer.press(&game, &view, Press::Number(1)), Meaning::Play(Command::Choose(0)));
    let last = u8::try_from(items + 1).expect("they are few");
    assert_eq!(offer.press(&game, &view, Press::Number(last)), Meaning::Play(Command::Leave));
    assert_eq!(
        offer.press(&game, &view, Press::Previous),
        Meaning::Hold(Hand::List { list: List::Offer, row: items })
    );
}

#[test]
fn on_the_stairs_both_ways_are_laid_out_before_one_goes() {
    let can_go = |game: &Descent, view: &View| game.check(view.seat, Descent::STAIRS).is_ok();
    let game = until(&Setup::default(), can_go);
    let view = game.view(Audience::Everyone);
    let hand = Hand::List { list: List::Stairs, row: 0 };
    assert_eq!(Hand::Free.press(&game, &view, Press::Stairs), Meaning::Hold(hand));
    assert_eq!(Hand::Free.press(&game, &view, Press::Confirm), Meaning::Hold(hand));
    assert_eq!(game.offer(&view).expect("the stairs are at hand"), "choose a way down to floor 2");
    let right = Hand::List { list: List::Stairs, row: 1 };
    assert_eq!(hand.press(&game, &view, Press::Go(Direction::East)), Meaning::Hold(right));
    let down = Command::Descend(descent::Branch::Right);
    assert_eq!(right.press(&game, &view, Press::Confirm), Meaning::Play(down));
    let ways = crate::descent::ways(&game, &view);
    assert_eq!(ways.len(), 2);
    assert!(ways.iter().all(|way| way.lines.len() >= 5));
    assert!(ways.iter().flat_map(|way| &way.lines).all(|line| is_a_sentence(&line.text)));
}

#[test]
fn exploring_stops_with_a_reason_and_knows_only_what_is_seen() {
    let mut stops = Vec::new();
    for number in 0..6 {
        let mut game = Descent::new(&Setup::default(), Seed::from_bits(number)).expect("the setup is sound");
        stops.push(run(&mut game, Seat::FIRST, Errand::Explore));
        assert!(game.view(Audience::Everyone).turn > 0, "it goes somewhere");
    }
    assert!(
        stops.iter().all(|told| told.starts_with("Exploring stops: ") || told.contains("explored")),
        "{stops:?}"
    );
    let view = view("offers");
    let mut asked = view.clone();
    asked.offer = Some(descent::Offer { seat: Seat::FIRST, items: [None; 5], at: Descent::here(&view) });
    let halt = crate::dungeon::Errands::next(&game("offers"), &asked, Errand::Explore);
    assert_eq!(halt, Err(Halt::Own(Reason::Offer)));
}

#[test]
fn every_action_of_the_list_of_keys_means_something() {
    for client in [Client::Browser, Client::Terminal] {
        for binding in client.bindings_at(Place::Game("descent")) {
            let elsewhere = ["map", "bot"].contains(&binding.action.name());
            assert_eq!(Descent::press_of(binding.action).is_some(), !elsewhere, "{}", binding.action.name());
        }
    }
}
