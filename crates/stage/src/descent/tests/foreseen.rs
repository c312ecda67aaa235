//! What is told before one chooses comes true.

use descent::{Cells, Character, Command, Flask, Hp, Item, Matter, Setup, View, Who};
use engine::{Audience, Game as _, Seed};
use grid::{Direction, Point};

use crate::descent::testing::{game, until, view};
use crate::descent::{Descent, Preview, blaze, offered, question, weighed};
use crate::dungeon::{Dungeon as _, Handled as _, Threat};

fn beside(view: &View) -> Option<Direction> {
    let here = Descent::here(view);
    Direction::ALL.into_iter().find(|way| view.foe_at(here.step(*way)).is_some())
}

#[test]
fn the_first_line_about_somebody_is_what_blows_come_to() {
    let game = until(&Setup::default(), |_, view| beside(view).is_some());
    let view = game.view(Audience::Everyone);
    let way = beside(&view).expect("it was looked for");
    let foe = *view.foe_at(Descent::here(&view).step(way)).expect("somebody is there");
    let preview = Preview::of(&game, &view, Command::Step(way)).expect("it is legal");
    let hit = preview.odds.hits.iter().find(|hit| matches!(hit.who, Who::Foe(id, _) if id == foe.id));
    let (least, most) = hit.expect("whoever is bumped is hurt").plain;
    let told = &game.examine(&view, foe.at).lines[0].text;
    let words = if least == most { least.to_string() } else { format!("{least}-{most}") };
    assert!(told.starts_with(&format!("You hit for {words}")), "{told}");
    assert_eq!(game.bump_of(view.seat, &foe), (least, most));
}

#[test]
fn a_fire_vial_shows_where_it_burns_and_what_catches() {
    let setup = Setup { character: Character::Lamplighter, ..Setup::default() };
    let game = Descent::new(&setup, Seed::from_name("vials")).expect("the setup is sound");
    let view = game.view(Audience::Everyone);
    let here = Descent::here(&view);
    let far = (view.seen & view.open).iter().find(|at| (2..6).contains(&at.distance(here)));
    let at = far.expect("one sees farther than that");
    let command = Command::Hurl(Flask::Fire, at);
    let preview = Preview::of(&game, &view, command).expect("it is in sight");
    let fire = preview.spread.iter().find(|(matter, _)| *matter == Matter::Fire).expect("it burns");
    let reach: Cells = game.reach(&view, command).into_iter().collect();
    assert!((fire.1 - reach).is_empty() && fire.1.contains(at));
    let mut after = game.clone();
    after.play(view.seat, command, &mut engine::Silence).expect("it is legal");
    let ground = after.view(Audience::Everyone).ground;
    assert!((preview.catches - ground.glow).is_empty(), "what was to glow glows");
    assert!(!game.forecast(&view, crate::descent::Weapon::Flask(Flask::Fire), at).is_empty());
}

#[test]
fn what_would_burn_is_followed_to_its_end() {
    let mut view = view("blaze");
    let here = Descent::here(&view);
    let row: Vec<Point> = (view.open & view.seen).iter().filter(|at| at.y == here.y).collect();
    assert!(row.len() > 2);
    view.ground = descent::Ground::BARE;
    assert_eq!(blaze(&view, here), None, "bare stone does not burn");
    view.ground.put(Matter::Grass, row.iter().copied().collect(), 0);
    let burnt = blaze(&view, row[0]).expect("grass burns");
    assert_eq!(burnt.burns, row.iter().copied().collect());
    assert!(usize::from(burnt.turns) >= row.len() && burnt.bursts.is_empty());
    view.ground.put(Matter::Marsh, Cells::of(row[0]), 0);
    let burst = blaze(&view, row[0]).expect("gas burns too");
    assert!(burst.bursts.contains(row[0]));
    let told = game("blaze").examine(&view, row[0]);
    assert!(told.lines.iter().any(|line| line.text.starts_with("If this burnt: ")), "{told:?}");
}

#[test]
fn only_a_step_that_may_be_the_last_is_asked_about() {
    let hurtful = |game: &Descent, view: &View| {
        let here = Descent::here(view);
        Direction::ALL.into_iter().any(|way| {
            let to = here.step(way);
            let is_trap = view.thing(to) == Some(descent::Thing::Spikes);
            is_trap && view.foe_at(to).is_none() && game.check(view.seat, Command::Step(way)).is_ok()
        })
    };
    let setup = Setup { rules: descent::Rules::Guide, ..Setup::default() };
    let game = until(&setup, hurtful);
    let mut view = game.view(Audience::Everyone);
    let here = Descent::here(&view);
    let way = Direction::ALL
        .into_iter()
        .find(|way| view.thing(here.step(*way)) == Some(descent::Thing::Spikes))
        .expect("it was looked for");
    let asked = question(&game, &view, Command::Step(way));
    let takes = game.content().trap(view.place.floor);
    assert_eq!(asked.is_some(), view.heroes[0].hp <= takes);
    view.heroes[0].hp = Hp(1);
    assert_eq!(question(&game, &view, Command::Wait), None, "only going there is asked about");
}

#[test]
fn gas_that_is_about_to_burst_threatens() {
    let mut view = view("gas");
    let here = Descent::here(&view);
    assert!(!Threat::any_at(&Descent::threats(&Descent::scene(&view), &view), here));
    view.ground.put(Matter::Marsh, Cells::of(here), 0);
    view.ground.put(Matter::Glow, Cells::of(here), 0);
    assert!(Threat::any_at(&Descent::threats(&Descent::scene(&view), &view), here));
}

#[test]
fn an_offer_is_told_with_what_it_comes_to() {
    let game = until(&Setup::default(), |_, view| view.offer.is_some());
    let view = game.view(Audience::Everyone);
    let rows = offered(&view);
    assert_eq!(rows.len(), view.offer.expect("it was looked for").items.iter().flatten().count());
    for row in &rows {
        assert_eq!(row.line, row.item.line());
        assert!(row.comes_to.iter().all(|line| line.text.ends_with('.')), "{row:?}");
        assert!(row.tags.iter().all(|(tag, count)| row.item.tags().has(*tag) && *count > 0));
    }
    let setup = Setup { character: Character::Tidewife, ..Setup::default() };
    let tidewife = Descent::new(&setup, Seed::from_name("pairs")).expect("the setup is sound");
    let view = tidewife.view(Audience::Everyone);
    let told = |item: Item| {
        weighed(&view, item).comes_to.iter().map(|line| line.text.clone()).collect::<Vec<_>>().join(" ")
    };
    assert!(told(Item::SalamanderHide).contains("It clashes with the Rain Gourd."));
    assert!(told(Item::SalamanderHide).contains("Ember: 0% becomes 50%."));
    let own: Vec<Item> = view.heroes[0].pack.items().collect();
    assert!(
        own.contains(&Item::CopperRod) && !told(Item::NotchedBlade).contains("Stormlake"),
        "they have it already"
    );
}
