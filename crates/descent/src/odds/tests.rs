//! What is foretold is what happens.

use engine::{Bot, Game, Perspective, Seat, Seed, Silence, SplitMix64};

use super::{Hit, lost};
use crate::bot::{Delver, Naive};
use crate::{
    Cells, Character, Command, Content, Descent, Energy, Event, FriendlyFire, Hp, Item, Matter, Setup, Who,
};

/// States along the runs of a bot, one of so many commands each.
fn states(bot: &mut dyn Bot<Descent>, setup: &Setup, seed: u64, every: usize) -> Vec<Descent> {
    let seed = Seed::from_bits(seed);
    let mut run = Descent::new(setup, seed).expect("the house's numbers");
    bot.restart(seed);
    let mut states = Vec::new();
    for command in 0..4_000 {
        let engine::Status::Awaiting(awaited) = run.status() else { break };
        let seat = awaited.first().expect("somebody is awaited");
        if command % every == 0 && run.offer.is_none() && seat == Seat::FIRST {
            states.push(run.clone());
        }
        let command = bot.choose(Perspective::new(&run, seat));
        run.play(seat, command, &mut Silence).expect("bots know the rules");
    }
    states
}

/// What is done to others: bumps, throws, tools and flasks.
fn is_deed(run: &Descent, command: Command) -> bool {
    match command {
        Command::Step(way) => run.foe_at(run.hero(Seat::FIRST).at.step(way)).is_some(),
        Command::Throw(..) | Command::Use(_) | Command::Hurl(..) => true,
        _ => false,
    }
}

/// What somebody lost by some events.
fn harm_of(events: &[Event], who: Who) -> Hp {
    let case =
        super::Case { events: events.to_vec(), burns: Cells::NONE, critical: super::Critical::No, cases: 1 };
    lost(&case, who)
}

#[track_caller]
fn check(run: &Descent, command: Command, luck: u64) {
    let odds = run.odds(Seat::FIRST, command).expect("it is legal");
    let (_, events) = run.foretold(Seat::FIRST, command, Seed::from_bits(luck)).expect("it is legal");
    let known = |who: &Who| run.is_known(*who);
    for event in &events {
        match event {
            Event::Harmed { who, .. } if known(who) => {
                assert!(odds.hits.iter().any(|hit| hit.who == *who), "{command}: {event}");
            }
            Event::Afflicted { who, ailment, .. } if known(who) => {
                let is_told = odds.ailments.iter().any(|told| (told.0, told.1) == (*who, *ailment));
                assert!(is_told, "{command}: {event}");
            }
            _ => {}
        }
    }
    for hit in &odds.hits {
        let Hit { who, plain, critical, fells, .. } = *hit;
        let harm = harm_of(&events, who);
        let is_in = |(least, most): (Hp, Hp)| (least..=most).contains(&harm);
        assert!(is_in(plain) || critical.is_some_and(is_in), "{command}: {harm} is not in {hit:?}");
        let falls = events.iter().any(|event| super::is_fall(event, who));
        assert!(if falls { !fells.is_never() } else { !fells.is_certain() }, "{command}: {hit:?}");
        assert!((0..=100).contains(&fells.percent()) && hit.mean >= i32::from(plain.0.0) * 100 / 2);
    }
}

#[test]
fn what_is_foretold_of_bumps_throws_tools_and_flasks_is_what_happens() {
    let mut stream = SplitMix64::new(3);
    let mut checked = 0;
    for (seed, character) in (1..).zip(Character::ALL) {
        let setup = Setup { character, ..Setup::default() };
        let mut bot = Naive::new(Content::RULED);
        for mut run in states(&mut bot, &setup, seed, 9) {
            // Everything that can be thrown and used, to see that it does what it should.
            let items = [Item::JarOfEels, Item::PlagueBow, Item::SeedBag, Item::Sunfall, Item::RootStaff];
            let item = items[stream.below(5) as usize];
            run.heroes[0].equip(item);
            run.heroes[0].flasks = [1; crate::Flask::COUNT];
            let mut legal = Vec::new();
            run.legal(Seat::FIRST, &mut legal);
            let deeds: Vec<Command> = legal.into_iter().filter(|command| is_deed(&run, *command)).collect();
            let aimed = deeds.iter().copied().filter(|command| match command {
                Command::Throw(_, at) | Command::Hurl(_, at) => {
                    run.foes.iter().any(|foe| foe.at.distance(*at) <= 1)
                }
                _ => true,
            });
            for command in aimed.take(14) {
                check(&run, command, stream.next());
                checked += 1;
            }
        }
    }
    assert!(checked > 300, "{checked}");
}

#[test]
fn the_odds_of_a_doubled_strike_are_those_of_both() {
    let mut run = Descent::new(&Setup::default(), Seed::from_name("shadow")).expect("the house's numbers");
    let hero = &mut run.heroes[0];
    hero.equip(Item::SecondShadow);
    hero.bumps = 3;
    let near = run.heroes[0].at.neighbours().into_iter().find(|at| run.level.is_free(*at)).expect("a step");
    crate::verbs::Act::new(&mut run, &mut Silence).add_foe(crate::Kind::Golem, near);
    let (way, _) = run.heroes[0].at.straight(near).expect("beside");
    crate::verbs::Act::new(&mut run, &mut Silence).look();
    let odds = run.odds(Seat::FIRST, Command::Step(way)).expect("it can be bumped");
    let [hit] = odds.hits[..] else { panic!("{odds:?}") };
    // Attack 10, defence 6, twice.
    assert_eq!((hit.plain, hit.critical), ((Hp(4), Hp(12)), Some((Hp(6), Hp(26)))));
    assert!((9..=10).contains(&hit.crit.percent()) && hit.fells.is_never());
    assert_eq!(hit.count_for(Hp(60)), Some((3, 15)));
    for luck in 0..40 {
        check(&run, Command::Step(way), luck);
    }
}

#[test]
fn what_the_ground_takes_of_whoever_waits_is_what_was_told() {
    let mut checked = 0;
    for seed in 0..6 {
        let setup = Setup { character: Character::ALL[seed], ..Setup::default() };
        let mut bot = Delver::new(Content::RULED);
        for mut run in states(&mut bot, &setup, seed as u64, 17) {
            let at = run.hero(Seat::FIRST).at;
            let matters = [Matter::Fire, Matter::Acid, Matter::Spores, Matter::Oil, Matter::Water];
            run.level.ground.put(matters[checked % 5], Cells::of(at), 4);
            run.foes.clear();
            let told = run.danger(Seat::FIRST, at);
            assert!(told.blows.is_empty() && told.strikes.is_empty());
            let mut events: Vec<Event> = Vec::new();
            run.heroes[0].energy = Energy::ACTION;
            if run.play(Seat::FIRST, Command::Wait, &mut events).is_ok()
                && run.hero(Seat::FIRST).speed() >= Energy::ACTION
            {
                assert_eq!(told.ground, harm_of(&events, Who::Hero(Seat::FIRST)), "{events:?}");
                assert_eq!(told.most(), told.ground);
                checked += 1;
            }
        }
    }
    assert!(checked > 100, "{checked}");
}

#[test]
fn who_strikes_or_deals_a_blow_was_told_to_be_able_to() {
    let mut struck = [0; 2];
    let setups = [
        Setup::default(),
        Setup { companion: Some(Character::Poacher), fire: FriendlyFire::On, ..Setup::default() },
    ];
    for (setup, seed) in setups.iter().flat_map(|setup| (1..4).map(move |seed| (setup, seed))) {
        for run in states(&mut Delver::new(Content::RULED), setup, seed, 1) {
            let view = run.view(engine::Audience::Seat(Seat::FIRST));
            let mut after = run.clone();
            let mut events: Vec<Event> = Vec::new();
            if after.play(Seat::FIRST, Command::Wait, &mut events).is_err() || after.turn != run.turn + 1 {
                continue;
            }
            let danger = run.danger(Seat::FIRST, run.hero(Seat::FIRST).at);
            for event in events {
                match event {
                    Event::Struck { by: Who::Foe(id, _), who: Who::Hero(seat), .. }
                        if seat == Seat::FIRST =>
                    {
                        let Some(foe) = view.foes.iter().find(|foe| foe.id == id && foe.is_awake()) else {
                            continue;
                        };
                        let is_told = danger.strikes.iter().any(|threat| threat.id == id);
                        assert!(is_told, "{foe:?} {danger:?}\n{view}");
                        struck[0] += 1;
                    }
                    Event::Harmed { who: Who::Hero(seat), harm, source: crate::Source::Blow(kind, blow) }
                        if seat == Seat::FIRST =>
                    {
                        let mut told = danger
                            .blows
                            .iter()
                            .filter(|threat| (threat.kind, threat.blow) == (kind, Some(blow)));
                        assert!(
                            told.any(|threat| harm <= threat.harm.1),
                            "{kind:?} {blow:?} {harm} {danger:?}\n{view}"
                        );
                        struck[1] += 1;
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(struck[0] > 100 && struck[1] > 5, "{struck:?}");
}

#[test]
fn a_fire_is_followed_to_its_end() {
    let mut run = Descent::new(&Setup::default(), Seed::from_name("blaze")).expect("the house's numbers");
    let at = run.heroes[0].at;
    let row: Cells = (0..4).map(|far| grid::Point::new(at.x + far, at.y)).collect();
    run.level.ground = crate::Ground::BARE;
    run.level.open |= row.grown();
    run.level.known.explored |= row.grown();
    run.level.ground.put(Matter::Grass, row, 0);
    run.level.ground.put(Matter::Marsh, Cells::of(grid::Point::new(at.x + 3, at.y)), 0);
    let blaze = run.view(engine::Audience::Everyone).blaze(at);
    assert_eq!(blaze.burns, row);
    assert!(blaze.bursts.contains(grid::Point::new(at.x + 3, at.y)) && !blaze.bursts.contains(at));
    assert!((8..20).contains(&blaze.turns), "{}", blaze.turns);
}
