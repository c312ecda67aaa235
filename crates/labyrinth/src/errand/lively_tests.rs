//! Errands on floors as they are, with whoever lives and arrives there.

use std::collections::BTreeSet;

use engine::{Audience, Game, Seat, Seed, Silence};
use grid::{Direction, Point};

use super::{Halt, Reason, Watch, explore, rest, walk};
use crate::verbs::{Act, Body};
use crate::{Ailment, Command, Content, Item, Labyrinth, Make, Power, Rank, Rarity, Setup, Thing, View};

fn arrived(seed: u64, floor: u32) -> Labyrinth {
    let mut run = Labyrinth::new(&Setup::default(), Seed::from_bits(seed)).unwrap();
    if floor > 1 {
        Act::new(&mut run, &mut Silence).enter(crate::FloorNumber(floor));
    }
    run
}

fn view(run: &Labyrinth) -> View {
    run.view(Audience::Everyone)
}

/// An errand that goes on until something stops it, with what was known when it began.
struct Walk {
    run: Labyrinth,
    reached: BTreeSet<String>,
}

impl Walk {
    const fn new(run: Labyrinth) -> Self {
        Self { run, reached: BTreeSet::new() }
    }

    /// Plays what an errand says until it halts, looks for the reason in the view, and gives it.
    fn go(
        &mut self,
        next: impl Fn(&View, &Content) -> Result<Command, Halt>,
        news: impl Fn(&Watch, &View) -> Option<Halt>,
    ) -> Halt {
        let before = view(&self.run);
        let watch = Watch::new(&before);
        for _ in 0..2_000 {
            let now = view(&self.run);
            let halt = match (news(&watch, &now), next(&now, &self.run.content)) {
                (None, Ok(command)) => {
                    self.run.play(Seat::FIRST, command, &mut Silence).expect("errands are legal");
                    continue;
                }
                (Some(halt), _) | (None, Err(halt)) => halt,
            };
            assert!(is_so(halt, &before, &now, &self.run.content), "{halt:?} on floor {}", now.floor);
            let words = match halt {
                Halt::Own(reason) => format!("{reason:?}"),
                halt => format!("{halt:?}"),
            };
            self.reached.insert(words.split(|letter: char| !letter.is_alphabetic()).next().unwrap().into());
            return halt;
        }
        panic!("it goes around in circles");
    }

    fn explore(&mut self) -> Halt {
        self.go(explore, Watch::news)
    }

    fn rest(&mut self) -> Halt {
        let content = self.run.content;
        self.go(rest, |watch, view| watch.news_of_rest(view, &content))
    }

    fn walk(&mut self, goal: Point) -> Halt {
        self.go(|view, _| walk(view, goal), Watch::news)
    }

    /// Whoever is in sight is out of the way, and all wounds are healed.
    fn make_peace(&mut self) {
        let seen = self.run.ground.known.seen;
        self.run.foes.retain(|foe| !seen.contains(foe.at));
        self.run.fight = None;
        self.run.hero.hp = self.run.hero.stats.hp;
    }

    /// Explores to the end, whatever comes between.
    fn explore_all(&mut self) -> Halt {
        loop {
            match self.explore() {
                end @ (Halt::Explored
                | Halt::LocksLeft
                | Halt::TrapsLeft
                | Halt::Own(Reason::BossLeft)
                | Halt::Over) => {
                    return end;
                }
                _ => self.make_peace(),
            }
        }
    }
}

/// Whether what stopped an errand can be seen.
fn is_so(halt: Halt, before: &View, now: &View, content: &Content) -> bool {
    let hero = &now.hero;
    match halt {
        Halt::Own(reason) => is_true(reason, before, now),
        Halt::Rested => {
            let is_full = hero.bow().is_none() || hero.arrows == content.bow.arrows;
            is_full && hero.dash_wait.0 == 0 && !hero.ailments.is_any()
        }
        Halt::Explored => (now.locked - now.unlockable).is_empty(),
        Halt::LocksLeft => !(now.locked - now.unlockable).is_empty(),
        Halt::TrapsLeft => now.things.iter().any(|(_, thing)| thing.is_trap()),
        Halt::Arrived | Halt::Unknown | Halt::NoWay => now.foes.is_empty(),
        Halt::Over => now.over.is_some(),
        Halt::Tired | Halt::TrapAhead => false,
    }
}

/// Whether a reason of the tower can be seen.
fn is_true(reason: Reason, before: &View, now: &View) -> bool {
    let (hero, was) = (&now.hero, &before.hero);
    let knows = |view: &View, thing: Thing| view.things.iter().any(|(_, other)| *other == thing);
    match reason {
        Reason::Foe { kind, at } => now.foe_at(at).is_some_and(|foe| foe.kind == kind),
        Reason::Beside(kind) => now.foes.iter().any(|foe| foe.kind == kind && foe.at.distance(hero.at) == 1),
        Reason::Announced(kind) => now.foes.iter().any(|foe| foe.kind == kind && foe.intent.is_some()),
        Reason::InReach(kind) => now.foes.iter().any(|foe| foe.kind == kind),
        Reason::Arrival { kind, at } => {
            now.pads.iter().any(|pad| pad.at == at && pad.arrival.is_some_and(|next| next.kind == kind))
        }
        Reason::Stirred => now.unrest.is_stirring() && !before.unrest.is_stirring(),
        Reason::Sought => now.unrest.seekers > before.unrest.seekers,
        Reason::Hurt => hero.hp < was.hp,
        Reason::Weak => hero.hp * 3 <= hero.stats.hp && was.hp * 3 > was.stats.hp,
        Reason::StairsFound => now.exit.is_some() && before.exit.is_none(),
        Reason::ShopFound => knows(now, Thing::Shop) && !knows(before, Thing::Shop),
        Reason::Gear { item, is_worn } => {
            let is_it = |other: &Item| Item { charged: false, ..*other } == item;
            let place = if is_worn { &hero.gear[..] } else { &hero.bag[..] };
            place.iter().flatten().any(is_it) && !was.gear.iter().chain(&was.bag).flatten().any(is_it)
        }
        Reason::Tome(spell) => hero.most_charges(spell) > was.most_charges(spell),
        Reason::Blessed => hero.blessings != was.blessings,
        Reason::ArrowBack => hero.arrows > was.arrows,
        Reason::DashReady => hero.dash_wait.0 == 0 && was.dash_wait.0 > 0,
        Reason::Well => !hero.ailments.is_any() && was.ailments.is_any(),
        Reason::BossLeft => now.exit.is_some() && now.is_exit_shut,
    }
}

#[test]
fn errands_stop_for_reasons_that_can_be_seen_on_every_floor() {
    let mut reached = BTreeSet::new();
    for (seed, floor) in (0..4).flat_map(|seed| (1..=10).map(move |floor| (seed, floor))) {
        let mut errand = Walk::new(arrived(seed, floor));
        let end = errand.explore_all();
        let now = view(&errand.run);
        let is_guarded = errand.run.foes.iter().any(|foe| foe.kind.rank() == Rank::Boss);
        assert!(end != Halt::Own(Reason::BossLeft) || is_guarded, "seed {seed}, floor {floor}");
        if let Some(exit) = now.exit.filter(|_| !is_guarded) {
            while errand.walk(exit) != Halt::Arrived {
                errand.make_peace();
            }
            assert_eq!(errand.run.hero.at, exit, "seed {seed}, floor {floor}");
        }
        errand.make_peace();
        let way = Direction::ALL.into_iter().find(|way| errand.run.dash_goal(*way).is_some());
        if let Some(way) = way {
            errand.run.play(Seat::FIRST, Command::Dash(way), &mut Silence).unwrap();
            errand.make_peace();
            errand.rest();
        }
        reached.append(&mut errand.reached);
    }
    for wanted in [
        "Foe",
        "Arrival",
        "StairsFound",
        "ShopFound",
        "Gear",
        "Tome",
        "Blessed",
        "DashReady",
        "Explored",
        "TrapsLeft",
        "BossLeft",
        "Arrived",
    ] {
        assert!(reached.contains(wanted), "{wanted} never came: {reached:?}");
    }
}

/// A hero alone where the first floor with a lock begins, and what an errand stops for.
fn alone(prepare: impl FnOnce(&mut Labyrinth), go: impl FnOnce(&mut Walk) -> Halt) -> Halt {
    let has_lock =
        |run: &Labyrinth| run.ground.things.iter().any(|(_, thing)| matches!(thing, Thing::Key(_)));
    let mut run = (0..50).map(|seed| arrived(seed, 1)).find(has_lock).expect("locks are common");
    run.foes.clear();
    run.pads.clear();
    prepare(&mut run);
    go(&mut Walk::new(run))
}

#[test]
fn every_other_reason_has_its_case() {
    let poison = |run: &mut Labyrinth| run.hero.ailments.begin(Ailment::Poison, crate::Turns(6));
    let sting = |run: &mut Labyrinth, hp: i32| {
        poison(run);
        (run.content.ailments.poison, run.hero.hp) = (crate::PerMille(300), crate::Hp(hp));
    };
    assert_eq!(alone(poison, Walk::explore), Halt::Own(Reason::Hurt));
    assert_eq!(alone(|run| sting(run, 12), Walk::explore), Halt::Own(Reason::Weak));
    assert_eq!(alone(|run| sting(run, 2), Walk::explore), Halt::Over);
    assert_eq!(
        alone(|run| run.hero.ailments.begin(Ailment::Slow, crate::Turns(3)), Walk::rest),
        Halt::Own(Reason::Well)
    );
    assert_eq!(alone(|_| {}, Walk::rest), Halt::Rested);
    assert_eq!(alone(|_| {}, |errand| errand.walk(Point::new(0, 0))), Halt::Unknown);
    let wall = |errand: &mut Walk| {
        let now = view(&errand.run);
        errand.walk((now.explored - now.open).first().expect("walls are seen"))
    };
    assert_eq!(alone(|_| {}, wall), Halt::NoWay);
    let bow = |run: &mut Labyrinth| {
        let gifts = run.ground.gifts.map(|gift| gift.expect("the first floor has two chests"));
        for gift in gifts {
            let from = run.hero.at;
            run.hero.at = gift;
            Act::new(run, &mut Silence).arrive(Body::Hero);
            run.hero.at = from;
        }
        run.hero.arrows = 0;
    };
    assert_eq!(alone(bow, Walk::rest), Halt::Own(Reason::ArrowBack));
    let lose_keys = |run: &mut Labyrinth| {
        run.ground.things.retain(|(_, thing)| !thing.is_trap() && !matches!(thing, Thing::Key(_)));
    };
    assert_eq!(alone(lose_keys, Walk::explore_all), Halt::LocksLeft);
}

/// What a full bag leaves lying is not gone for again and again.
#[test]
fn a_full_bag_does_not_keep_anybody_exploring() {
    let mut run = arrived(2, 3);
    run.foes.clear();
    run.pads.clear();
    let worn = |make: Make| Some(Item::new(make, Rarity::Common, 1, Power(1), None));
    run.hero.bag.fill(worn(Make::Armour));
    run.hero.gear = [Make::Blade, Make::Armour, Make::Charm, Make::Boots].map(worn);
    let mut errand = Walk::new(run);
    errand.explore_all();
    let Walk { run, reached } = errand;
    assert!(!reached.contains("Gear"), "there is no room for any: {reached:?}");
    assert!(!run.ground.loot.is_empty(), "chests leave what cannot be carried");
}
