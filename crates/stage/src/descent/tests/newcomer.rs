//! What somebody who has read nothing would stumble on.

use descent::errand::{Halt, Reason};
use descent::{
    Cells, Character, Command, Event, Flask, Foe, Habit, Item, Matter, Setup, Tag, Tier, View, Ware,
};
use engine::{Audience, Game as _, Seat, Seed, Silence};
use grid::{Direction, Point};

use super::is_a_sentence;
use crate::descent::testing::{game, until, view};
use crate::descent::{Act, Chronicle, Descent, Hand, List, Meaning, Press, trades, weighed};
use crate::dungeon::{Delved as _, Dungeon as _, Errand, Errands as _, Handled as _};

fn goes(character: Character) -> Setup {
    Setup { character, ..Setup::default() }
}

#[test]
fn the_belt_opens_on_what_is_worth_throwing_at_whoever_is_in_sight() {
    let setup = goes(Character::Lamplighter);
    let belt = |game: &Descent| Hand::Free.press(game, &game.view(Audience::Everyone), Press::Own(Act::Belt));
    let on = |flask: Flask| Meaning::Hold(Hand::List { list: List::Belt, row: flask.index() });
    let calm = Descent::new(&setup, Seed::from_name("belt")).expect("the setup is sound");
    assert_eq!(belt(&calm), on(Flask::Healing), "nobody is there");
    let is_target = |game: &Descent, view: &View, foe: &Foe| {
        let far = foe.at.distance(Descent::here(view));
        !foe.is_hardy(Matter::Fire)
            && (3..6).contains(&far)
            && game.check(view.seat, Command::Hurl(Flask::Fire, foe.at)).is_ok()
    };
    let met = until(&setup, |game, view| view.foes.iter().any(|foe| is_target(game, view, foe)));
    assert_eq!(belt(&met), on(Flask::Fire));
}

#[test]
fn what_was_laid_down_is_not_taken_up_by_pressing_once_more() {
    let mut game = game("drops");
    game.play(Seat::FIRST, Command::Drop(0), &mut Silence).expect("the blade can be laid down");
    let view = game.view(Audience::Everyone);
    let free = |press| Hand::Free.press(&game, &view, press);
    assert!(matches!(free(Press::Confirm), Meaning::Say(words) if is_a_sentence(words)));
    assert_eq!(free(Press::Own(Act::Take)), Meaning::Play(Command::Take));
    assert_eq!(game.offer(&view), None, "nothing is at hand");
}

#[test]
fn whoever_explores_is_told_what_lies_in_the_way() {
    let mut view = view("puddles");
    let beside = Cells::of(Descent::here(&view)).spread() - Cells::of(Descent::here(&view));
    let why = |view: &View| Descent::why(view, Halt::TrapsLeft);
    assert_eq!(why(&view), "what is left lies beyond what hurts");
    view.ground.put(Matter::Acid, beside, 0);
    assert_eq!(why(&view), "what is left lies beyond acid");
    view.ground.put(Matter::Spores, beside, 5);
    assert_eq!(why(&view), "what is left lies beyond acid and spores");
    assert!(Descent::why(&view, Halt::Rested).contains("rest heals nothing"));
}

/// Whether somebody is after one who cannot walk, and nobody else is.
fn is_rooted_alone(view: &View, far: std::ops::RangeInclusive<u16>) -> bool {
    let here = Descent::here(view);
    let is_rooted = |foe: &Foe| {
        let announces = foe.habits().iter().any(|habit| matches!(habit, Habit::Announce(_)));
        foe.kind.tier() == Tier::Rooted
            && !announces
            && foe.is_awake()
            && far.contains(&foe.at.distance(here))
    };
    let burns = (view.ground.fire.all() | view.ground.glow).meets(&view.seen);
    !view.foes.is_empty() && view.foes.iter().all(is_rooted) && !burns && view.offer.is_none()
}

#[test]
fn whoever_cannot_walk_stops_nobody_from_afar() {
    let goes_on = |game: &Descent, view: &View| game.next(view, Errand::Explore).is_ok();
    let game = until(&Setup::default(), |game, view| is_rooted_alone(view, 2..=8) && goes_on(game, view));
    let view = game.view(Audience::Everyone);
    let before = View { foes: Vec::new(), ..view.clone() };
    assert_eq!(game.news(&view, Errand::Explore, &Descent::watch(&before)), None);
    assert!(!matches!(game.next(&view, Errand::Rest), Err(Halt::Own(Reason::Foe { .. }))));
    let near = until(&Setup::default(), |_, view| is_rooted_alone(view, 1..=1));
    let halt = near.next(&near.view(Audience::Everyone), Errand::Explore);
    assert!(matches!(halt, Err(Halt::Own(Reason::Foe { .. }))), "{halt:?}");
}

#[test]
fn no_errand_walks_up_to_whoever_cannot_walk() {
    let steps_up = |game: &Descent, view: &View| {
        let here = Descent::here(view);
        let is_free = |way: &Direction| game.check(view.seat, Command::Step(*way)).is_ok();
        is_rooted_alone(view, 2..=2)
            && Direction::ALL.into_iter().filter(is_free).any(|way| {
                let to = here.step(way);
                view.foes.iter().any(|foe| foe.at.distance(to) == 1)
            })
    };
    let game = until(&Setup::default(), steps_up);
    let view = game.view(Audience::Everyone);
    let here = Descent::here(&view);
    let near = |to: &Point| view.foes.iter().any(|foe| foe.at.distance(*to) == 1);
    let to = Direction::ALL.map(|way| here.step(way)).into_iter().filter(near);
    let goal =
        to.filter(|to| view.walkable().contains(*to)).find(|to| !view.hurtful(view.seat).contains(*to));
    let goal = goal.expect("one of them is bare");
    let halt = game.next(&view, Errand::Walk(goal));
    assert!(matches!(halt, Err(Halt::Own(Reason::Foe { .. }))), "{halt:?}");
}

#[test]
fn what_an_item_takes_the_place_of_is_not_counted() {
    let view = view("tags");
    assert!(view.heroes[0].pack.has(Item::NotchedBlade));
    assert_eq!(weighed(&view, Item::LongTooth).tags, [(Tag::Edge, 1)], "a blade for a blade");
    assert_eq!(weighed(&view, Item::Whetstone).tags, [(Tag::Edge, 2)]);
    assert_eq!(weighed(&view, Item::CinderBrand).tags, [(Tag::Ember, 1)]);
}

#[test]
fn everybody_is_told_whom_they_play() {
    let told = |view: &View| {
        let chronicle = Chronicle::begin(view);
        chronicle.lines().0.iter().map(|line| line.entry.text.clone()).collect::<Vec<_>>()
    };
    assert_eq!(told(&view("who"))[1], "You are the Sexton: 100 HP, attack 8, defence 3; Notched Blade.");
    let setup = Setup { companion: Some(Character::Poacher), ..Setup::default() };
    let two = Descent::new(&setup, Seed::from_name("who")).expect("the setup is sound");
    assert_eq!(told(&two.view(Audience::Everyone))[1], "The Sexton and the Poacher go down together.");
}

#[test]
fn the_card_of_a_boss_tells_what_its_blows_take() {
    let game = until(&Setup::default(), |_, view| view.foes.iter().any(|foe| foe.kind.is_boss()));
    let view = game.view(Audience::Everyone);
    let boss = view.foes.iter().find(|foe| foe.kind.is_boss()).expect("it was looked for");
    let lines = game.examine(&view, boss.at).lines;
    let announces = lines.iter().find(|line| line.text.starts_with("It announces, for HP: "));
    let announces = &announces.expect("a boss announces").text;
    assert!(announces.contains("Swing ") && announces.contains("Bone Throw "), "{announces}");
    assert!(lines.iter().any(|line| line.text.starts_with("Tier B: ")), "{lines:?}");
}

#[test]
fn things_are_told_in_the_right_number() {
    let told = |matter, tiles| Event::Spread { matter, at: Point::new(1, 1), tiles }.to_string();
    assert_eq!(told(Matter::Spores, 9), "There are spores on 9 tiles around 1,1.");
    assert_eq!(told(Matter::Oil, 1), "There is oil on 1 tile around 1,1.");
}

#[test]
fn a_ware_is_told_in_a_line_and_what_it_goes_with_in_another() {
    let game = until(&Setup::default(), |_, view| trades(view).len() > 2);
    let rows = trades(&game.view(Audience::Everyone));
    for row in &rows {
        assert!(!row.line.is_empty() && row.price.0 > 0);
        assert!(row.goes_with.as_ref().is_none_or(|told| is_a_sentence(&told.text)), "{row:?}");
        assert!(matches!(row.ware, Ware::Item(_)) || row.goes_with.is_none());
    }
    assert!(rows.iter().any(|row| row.goes_with.is_some()), "{rows:?}");
}

#[test]
fn an_offer_waits_for_whoever_looks_around_first() {
    let game = until(&Setup::default(), |_, view| view.offer.is_some());
    let view = game.view(Audience::Everyone);
    let offer = Hand::List { list: List::Offer, row: 0 };
    let here = Descent::here(&view);
    assert_eq!(offer.press(&game, &view, Press::Look), Meaning::Hold(Hand::Looking { at: here }));
    assert_eq!(Hand::Free.press(&game, &view, Press::Confirm), Meaning::Hold(offer));
}
