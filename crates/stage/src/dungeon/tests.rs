//! A dungeon too small to be fun, with two heroes: what is told alike of every dungeon does not know
//! how many there are.

use std::fmt;
use std::str::FromStr;

use engine::record::{ReadError, Reading, Verdict};
use engine::{About, Audience, Checked, Digest, Disclosure, Game, Seat, Seats, Seed, Sink, Status};
use grid::Point;
use serde::{Deserialize, Serialize};

use super::*;
use crate::Tone;

const HEROES: [BodyId; 2] = [BodyId::Own(0), BodyId::Own(1)];
const BAT: BodyId = BodyId::Other(7);
const RAT: BodyId = BodyId::Other(8);

/// Where everybody stands, and how they fare: two heroes, a bat and a rat. It is all that there is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Cave {
    places: [Point; 4],
    hp: [i32; 4],
    chest: Option<Point>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
struct Wait;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
enum Fact {
    Went { who: u8, from: Point, to: Point },
    Bit { by: u8, target: u8, amount: i32, hp: i32 },
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Never;

impl fmt::Display for Wait {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("wait")
    }
}

impl FromStr for Wait {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "wait" { Ok(Self) } else { Err("nothing else can be done") }
    }
}

impl fmt::Display for Never {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("nothing is refused")
    }
}

impl Disclosure for Fact {
    fn discloses(&self) -> bool {
        true
    }
}

impl Game for Cave {
    const ABOUT: About = About { name: "cave", ..testkit::tiny::ABOUT };
    const RULES_VERSION: u32 = 1;
    const SEATS: u8 = 1;

    type Setup = ();
    type SetupError = Never;
    type Command = Wait;
    type Event = Fact;
    type View = Self;
    type Refusal = Never;
    type Outcome = bool;

    fn new((): &(), _seed: Seed) -> Result<Self, Never> {
        let places = [(2, 2), (3, 2), (4, 2), (9, 2)].map(|(x, y)| Point::new(x, y));
        Ok(Self { places, hp: [10, 10, 4, 4], chest: Some(Point::new(2, 3)) })
    }

    fn content_digest(setup: &()) -> Digest {
        Digest::of(setup)
    }

    fn status(&self) -> Status<bool> {
        Status::Awaiting(Seats::only(Seat::FIRST))
    }

    fn legal(&self, _seat: Seat, commands: &mut Vec<Wait>) {
        *commands = vec![Wait];
    }

    fn check(&self, _seat: Seat, _command: Wait) -> Result<(), Never> {
        Ok(())
    }

    fn carry_out(&mut self, _order: &Checked<Wait>, _sink: &mut impl Sink<Fact>) {}

    fn digest(&self) -> Digest {
        Digest::of(self)
    }

    fn read_and_verify(bytes: &[u8]) -> Result<(Reading<Self>, Verdict<bool>), ReadError> {
        engine::record::read_and_verify(bytes)
    }

    fn view(&self, _observer: Audience) -> Self {
        self.clone()
    }

    fn score(&self) -> i64 {
        0
    }
}

const fn id(who: u8) -> BodyId {
    match who {
        0 | 1 => HEROES[who as usize],
        2 => BAT,
        _ => RAT,
    }
}

impl Dungeon for Cave {
    type Look = u8;
    type Ailment = ();
    type Announced = ();
    type Prop = ();
    type Find = ();
    type Cover = ();
    type Sheet = ();

    fn extent(_view: &Self) -> Extent {
        Extent { number: 1, width: 12, height: 5 }
    }

    fn here(view: &Self) -> Point {
        view.places[1]
    }

    fn exit(_view: &Self) -> Option<Point> {
        Some(Point::new(3, 4))
    }

    fn is_exit_shut(_view: &Self) -> bool {
        false
    }

    fn tile(view: &Self, at: Point) -> TileOf<Self> {
        let is_exit = Self::exit(view) == Some(at);
        let terrain = if is_exit { Terrain::Stairs(Door::Open) } else { Terrain::Floor };
        Tile {
            sight: Sight::Seen,
            terrain,
            prop: (view.chest == Some(at)).then_some(()),
            find: None,
            cover: None,
        }
    }

    fn scene(view: &Self) -> Scene<Self> {
        let glance = Glance { announced: None, guards: false, hurries: false, ailments: Vec::new() };
        let body = |who: u8| Body {
            id: id(who),
            look: who,
            at: view.places[usize::from(who)],
            hp: view.hp[usize::from(who)],
            most_hp: 10,
            glance: glance.clone(),
        };
        Scene { bodies: (0..4).map(body).collect(), lead: HEROES[1], sheet: () }
    }

    fn threats(_scene: &Scene<Self>, view: &Self) -> Vec<Threat> {
        vec![Threat { tiles: vec![view.places[0]], tone: Tone::Wane }]
    }

    fn is_of_use((): ()) -> bool {
        true
    }

    fn when(_view: &Self) -> When {
        When { floor: 1, turn: 1 }
    }

    fn is_over(_view: &Self) -> bool {
        false
    }
}

impl Filmed for Cave {
    type Missile = ();
    type Noise = ();

    const SWING: () = ();

    fn change(_event: &Fact) -> Change {
        Change::Nothing
    }

    fn walk(event: &Fact) -> Option<Move> {
        match *event {
            Fact::Went { who, from, to } => Some(Move { who: id(who), from, to, gait: Gait::Walk }),
            Fact::Bit { .. } => None,
        }
    }

    fn strike(event: &Fact) -> Option<(BodyId, BodyId)> {
        match *event {
            Fact::Bit { by, target, .. } => Some((id(by), id(target))),
            Fact::Went { .. } => None,
        }
    }

    fn beat(event: &Fact, scene: &Scene<Self>, _view: &Self) -> Option<Beat<Self>> {
        let Fact::Bit { by, target, amount, .. } = *event else { return None };
        let body = scene.body(id(target))?;
        let (target, at, hp_before) = (body.id, body.at, body.hp);
        Some(Beat::Blow { by: id(by), target, at, amount, crit: false, hp_before })
    }

    fn retell(event: &Fact, scene: &mut Scene<Self>, _after: &Self) {
        match *event {
            Fact::Went { who, to, .. } => scene.change(id(who), |body| body.at = to),
            Fact::Bit { target, hp, .. } => scene.change(id(target), |body| body.hp = hp),
        }
    }

    fn cues(_event: &Fact, _scene: &Scene<Self>, _before: &Self) -> Vec<Cue<()>> {
        Vec::new()
    }
}

fn cave() -> Cave {
    Cave::new(&(), Seed::from_bits(1)).expect("a cave is always good")
}

fn went(cave: &Cave, who: u8) -> Fact {
    let from = cave.places[usize::from(who)];
    Fact::Went { who, from, to: Point::new(from.x, from.y + 1) }
}

fn film(events: &[Fact]) -> Film<Cave> {
    let cave = cave();
    Film::of(&cave, &cave, events, Motion::Full, 0)
}

#[test]
fn whichever_hero_is_bitten_shakes_the_picture_and_loses_of_their_own_bar() {
    for (target, far) in [(0, 3), (1, 3), (3, 2)] {
        let film = film(&[Fact::Bit { by: 2, target, amount: 3, hp: 1 }]);
        let lunge = film.takes().next().expect("first the bat leans").beat.length();
        let frame = film.frame(lunge).expect("then it bites");
        let shake = frame.shake();
        assert_eq!(shake.x.abs() + shake.y.abs(), far, "{target}");
        for who in 0..4 {
            let bar = frame.bar(id(who)).expect("everybody is there");
            assert_eq!(bar.before > bar.hp, who == target, "{who}");
            assert_eq!(frame.shine(id(who)).is_some(), who == target, "{who}");
        }
    }
}

#[test]
fn others_walk_together_and_heroes_one_by_one() {
    let cave = cave();
    let counts = |events: &[Fact]| -> Vec<usize> {
        let moves = |beat: &Beat<Cave>| if let Beat::Moves(moves) = beat { moves.len() } else { 0 };
        film(events).takes().map(|take| moves(&take.beat)).collect()
    };
    assert_eq!(counts(&[went(&cave, 2), went(&cave, 3)]), [2]);
    assert_eq!(counts(&[went(&cave, 0), went(&cave, 1)]), [1, 1]);
    assert_eq!(counts(&[went(&cave, 1), went(&cave, 2), went(&cave, 3)]), [1, 2]);
}

#[test]
fn the_hero_who_leads_looks_around_from_where_they_stand() {
    let (cave, chest) = (cave(), Point::new(2, 3));
    let exit = Cave::exit(&cave).expect("it is known");
    assert_eq!(sights::<Cave>(&cave), [cave.places[2], cave.places[3], chest, exit]);
    assert_eq!(Cave::scene(&cave).own().id, HEROES[1]);
}
