//! What the stage asks of the cave.

use std::fmt;

use engine::record::Reading;
use engine::{Bot, Perspective};
use grid::errand::Halt;
use grid::{Direction, Point};
use labyrinth::Labyrinth;
use stage::dungeon::{
    Beat, Body, BodyId, Change, Cue, Delved, Door, Dungeon, Errand, Errands, Examined, Extent, Film, Filmed,
    Gait, Glance, HaltOf, Hand, HandOf, Handled, Line, Log, Logged, Meaning, Move, Press, Scene, Sight,
    Terrain, Threat, Tile, TileOf, Weight, When, press,
};
use stage::keys::{Action, GameKeys};
use stage::{Chronicle, Entry, Kept, Meant, Millis, Motion, Question, Rulebook, Staged, Statistics, Tone};

use super::rules::{BAT, Cave, Command, EXIT, Fact};

/// What only a cave has a press for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Act {
    Throw,
    Sleep,
    Heroes,
}

/// What is thrown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stone;

/// Nothing stops an errand but what stops it everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Nothing;

impl fmt::Display for Nothing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("nothing")
    }
}

fn id(who: usize) -> BodyId {
    if who == BAT { BodyId::Other(7) } else { BodyId::Own(u16::try_from(who).expect("two heroes")) }
}

impl Dungeon for Cave {
    type Look = usize;
    type Ailment = ();
    type Announced = ();
    type Prop = ();
    type Find = ();
    type Cover = ();
    type Sheet = ();

    fn extent(_view: &Self) -> Extent {
        Extent { number: 1, width: 9, height: 5 }
    }

    fn here(view: &Self) -> Point {
        view.here()
    }

    fn exit(_view: &Self) -> Option<Point> {
        Some(EXIT)
    }

    fn is_exit_shut(_view: &Self) -> bool {
        false
    }

    fn tile(_view: &Self, at: Point) -> TileOf<Self> {
        let terrain = match at {
            EXIT => Terrain::Stairs(Door::Open),
            _ if Self::is_floor(at) => Terrain::Floor,
            _ => Terrain::Wall,
        };
        Tile { sight: Sight::Seen, terrain, prop: None, find: None, cover: None }
    }

    fn scene(view: &Self) -> Scene<Self> {
        let glance = Glance { announced: None, guards: false, hurries: false, ailments: Vec::new() };
        let body = |who: usize| Body {
            id: id(who),
            look: who,
            at: view.places[who],
            hp: view.hp[who],
            most_hp: 10,
            glance: glance.clone(),
        };
        let bodies = (0..3).filter(|who| view.hp[*who] > 0).map(body).collect();
        Scene { bodies, lead: id(view.lead), sheet: () }
    }

    fn threats(_scene: &Scene<Self>, _view: &Self) -> Vec<Threat> {
        Vec::new()
    }

    fn is_of_use((): ()) -> bool {
        false
    }

    fn when(view: &Self) -> When {
        When { floor: 1, turn: view.turn }
    }

    fn is_over(view: &Self) -> bool {
        view.is_left
    }
}

impl Filmed for Cave {
    type Missile = Stone;
    type Noise = ();

    const SWING: () = ();

    fn change(_event: &Fact) -> Change {
        Change::Nothing
    }

    fn walk(event: &Fact) -> Option<Move> {
        match *event {
            Fact::Went { who, from, to } => Some(Move { who: id(who), from, to, gait: Gait::Walk }),
            _ => None,
        }
    }

    fn strike(_event: &Fact) -> Option<(BodyId, BodyId)> {
        None
    }

    fn beat(event: &Fact, scene: &Scene<Self>, _view: &Self) -> Option<Beat<Self>> {
        match *event {
            Fact::Hit { from, .. } => Some(Beat::Flight { missile: Stone, from, to: scene.place(id(BAT))? }),
            _ => None,
        }
    }

    fn retell(_event: &Fact, scene: &mut Scene<Self>, after: &Self) {
        *scene = Self::scene(after);
    }

    fn cues(_event: &Fact, _scene: &Scene<Self>, _before: &Self) -> Vec<Cue<()>> {
        Vec::new()
    }
}

impl Errands for Cave {
    type Reason = Nothing;
    type Watch = ();

    const STAIRS_SHUT: &'static str = "The way out is shut.";

    fn watch(_view: &Self) {}

    fn news(&self, _view: &Self, _errand: Errand, (): &()) -> Option<HaltOf<Self>> {
        None
    }

    /// Whoever rests tries to sleep, whether that is allowed or not.
    fn next(&self, view: &Self, errand: Errand) -> Result<Command, HaltOf<Self>> {
        match errand {
            Errand::Explore => Err(Halt::Explored),
            Errand::Rest => Ok(Command::Sleep),
            Errand::Walk(goal) => {
                let next = Self::route(view, goal).first().copied().ok_or(Halt::Arrived)?;
                let (way, _) = view.here().straight(next).ok_or(Halt::NoWay)?;
                Ok(Command::Step(way))
            }
        }
    }

    /// First along the row, then along the column: nothing stands between.
    fn route(view: &Self, goal: Point) -> Vec<Point> {
        let next = |at: &Point| {
            let corner = Point::new(goal.x, at.y);
            let (way, _) = at.straight(corner).or_else(|| at.straight(goal))?;
            Some(at.step(way))
        };
        std::iter::successors(next(&view.here()), next).collect()
    }
}

impl Handled for Cave {
    type Own = Act;
    type Weapon = Stone;
    type Way = ();
    type List = ();

    const STAIRS: Command = Command::Leave;
    const STAIRS_UNKNOWN: &'static str = "Nobody knows the way out.";

    fn press(&self, view: &Self, own: Act) -> Meaning<Self> {
        match own {
            Act::Throw => Meaning::Hold(Hand::Aiming { weapon: Stone, at: view.places[BAT] }),
            Act::Sleep => Meaning::Run(Errand::Rest),
            Act::Heroes => Meaning::Hold(Hand::List { list: (), row: view.lead }),
        }
    }

    fn step(&self, _view: &Self, way: Direction) -> Meaning<Self> {
        Meaning::Play(Command::Step(way))
    }

    fn at_hand(&self, view: &Self) -> Meaning<Self> {
        if view.here() == EXIT {
            return Meaning::Play(Command::Leave);
        }
        Meaning::Hold(Hand::Looking { at: EXIT })
    }

    fn numbered(number: u8) -> Option<Act> {
        [Act::Throw, Act::Sleep, Act::Heroes].get(usize::from(number).checked_sub(1)?).copied()
    }

    fn weapon(own: Act) -> Option<Stone> {
        (own == Act::Throw).then_some(Stone)
    }

    fn way(_own: Act) -> Option<()> {
        None
    }

    fn aim(Stone: Stone, at: Point) -> Command {
        Command::Throw(at)
    }

    fn aimed(command: Command) -> Option<(Stone, Point)> {
        match command {
            Command::Throw(at) => Some((Stone, at)),
            _ => None,
        }
    }

    fn toward((): (), direction: Direction) -> Command {
        Command::Step(direction)
    }

    fn reach(&self, _view: &Self, command: Command) -> Vec<Point> {
        Self::aimed(command).map(|(_, at)| at).into_iter().collect()
    }

    fn in_list(&self, _view: &Self, ((), row): ((), usize), press: Press<Act>) -> Meaning<Self> {
        match press {
            Press::Confirm => Meaning::Play(Command::Lead(u8::try_from(row).expect("two heroes"))),
            _ => Meaning::Hold(Hand::List { list: (), row: 1 - row }),
        }
    }

    fn list_after(&self, _at: ((), usize), _command: Command) -> HandOf<Self> {
        Hand::Free
    }

    fn examine(&self, view: &Self, at: Point) -> Examined {
        let title = if at == EXIT { "the way out" } else { "stone" }.to_owned();
        let steps = Self::route(view, at).len();
        Examined { title, lines: vec![Entry::new(Tone::Plain, format!("So far: {steps}."))] }
    }

    fn forecast(&self, _view: &Self, Stone: Stone, _at: Point) -> Vec<Entry> {
        vec![Entry::new(Tone::Plain, "It takes 4 HP.".to_owned())]
    }
}

impl Delved for Cave {
    fn question(&self, _view: &Self, _command: Command) -> Option<Question> {
        None
    }

    fn offer(&self, view: &Self) -> Option<String> {
        (view.here() == EXIT).then(|| "leave the cave".to_owned())
    }

    fn expert((): &()) -> Box<dyn Bot<Self> + Send> {
        Box::new(Wanderer)
    }
}

/// Walks to the way out, and leaves.
struct Wanderer;

impl Bot<Cave> for Wanderer {
    fn choose(&mut self, seen: Perspective<'_, Cave>) -> Command {
        let view = seen.view();
        Cave::next(&view, &view, Errand::Walk(EXIT)).unwrap_or(Command::Leave)
    }
}

/// The log alone.
#[derive(Default)]
pub(super) struct Told(Log);

impl Chronicle<Cave> for Told {
    type Line = Line;

    fn begin(_game: &Cave) -> Self {
        Self::default()
    }

    fn record(&mut self, events: &[Fact], after: &Cave) {
        let words = |fact: &Fact| match fact {
            Fact::Went { .. } => None,
            Fact::Hit { hp, .. } => Some(format!("The stone left the bat {hp} HP.")),
            Fact::Leads { who } => Some(format!("Hero {who} leads.")),
            Fact::Left => Some("You left the cave.".to_owned()),
        };
        let told =
            events.iter().filter_map(words).map(|words| (Entry::new(Tone::Plain, words), Weight::Usual));
        self.0.record(told, Cave::when(after));
    }

    fn lines(&self) -> (&[Line], usize) {
        self.0.lines()
    }
}

impl Logged<Cave> for Told {
    fn log(&self) -> &Log {
        &self.0
    }

    fn log_mut(&mut self) -> &mut Log {
        &mut self.0
    }
}

/// How many runs there were.
#[derive(Default)]
pub(super) struct Count(usize);

impl Statistics<()> for Count {
    fn add(&mut self, (): &()) {
        self.0 += 1;
    }
}

impl Staged for Cave {
    type Chronicle = Told;
    type Film = Film<Self>;
    type Press = Press<Act>;
    type Summary = ();
    type Counted = ();
    type Statistics = Count;
    /// Those of another dungeon are good enough.
    const KEYS: GameKeys = Labyrinth::KEYS;
    const ABANDONED: &'static str = "Nobody will know.";

    fn film(before: &Self, after: &Self, events: &[Fact], motion: Motion, now: Millis) -> Film<Self> {
        Film::of(before, after, events, motion, now)
    }

    fn command_words(&self, command: Command) -> String {
        command.to_string()
    }

    fn press_of(action: Action) -> Option<Press<Act>> {
        press(action)
    }

    fn rulebook((): &()) -> Rulebook {
        Rulebook { rules: String::new(), chapters: Vec::new() }
    }

    fn summary(_reading: &Reading<Self>, _game: &Self) {}

    fn kept((): &(), _kept: Kept) {}

    fn is_as_seen(_before: &Self, _after: &Self, _meant: Meant<Command>) -> bool {
        true
    }
}
