//! Errands in a game made up for them: somebody walks about on drawn floors and sees the tiles
//! beside them, and every letter is one thing that errands ask about.

use super::{Approach, Halt, Wanderer, explore, rest, travel, walk, wander};
use crate::{Cells, Chart, Direction, Knowledge, Map, Point, draw, read};

/// A floor of a word and a half.
type Tiles = Cells<8, 2>;

const LEFT: u8 = 60;

/// `#` wall, `^` trap, `!` threatened, `$` worth taking, `%` shunned, `+` locked, `o` bumped into,
/// `&` somebody, `~` open and never seen.
struct Walker {
    map: Map<char>,
    at: Point,
    unknown: Tiles,
    taken: Tiles,
    is_over: bool,
    is_scared: bool,
    is_weary: bool,
}

fn tile(at: Point) -> Point {
    Point::new(at.x + LEFT, at.y)
}

impl Walker {
    /// A floor, and somebody at `@`.
    fn new(text: &str) -> Self {
        let map = read(text).expect("a floor");
        let mut walker = Self {
            at: Point::new(0, 0),
            unknown: Tiles::NONE,
            taken: Tiles::NONE,
            is_over: false,
            is_scared: false,
            is_weary: false,
            map,
        };
        walker.at = walker.find('@');
        walker.unknown = walker.all('~');
        walker
    }

    fn all(&self, wanted: char) -> Tiles {
        self.map.iter().filter(|(_, letter)| *letter == wanted).map(|(at, _)| tile(at)).collect()
    }

    fn find(&self, wanted: char) -> Point {
        self.all(wanted).first().expect("it is drawn")
    }

    /// Steps until the errand stops, and tells how often and why.
    fn go(&mut self, next: impl Fn(&Self) -> Result<Option<Direction>, Halt<&'static str>>) -> (u32, String) {
        for steps in 0..200 {
            match next(self) {
                Ok(direction) => {
                    let to = self.at.step(direction.expect("a walk has no rest"));
                    assert!(self.chart().free.contains(to), "{to} is not free");
                    self.at = to;
                    self.unknown -= Tiles::of(to).spread();
                    self.taken.insert(to);
                }
                Err(halt) => return (steps, halt.to_string()),
            }
        }
        panic!("it goes around in circles")
    }
}

impl Wanderer<8, 2> for Walker {
    type Content = Tiles;
    type Command = Option<Direction>;
    type Reason = &'static str;

    fn at(&self) -> Point {
        self.at
    }

    fn knowledge(&self) -> Knowledge<8, 2> {
        let floor: Tiles = self.map.iter().map(|(at, _)| tile(at)).collect();
        Knowledge { explored: floor - self.unknown, seen: Tiles::NONE }
    }

    fn chart(&self) -> Chart<8, 2> {
        let floor: Tiles = self.map.iter().map(|(at, _)| tile(at)).collect();
        let shut = ['#', '+', 'o', '&'].into_iter().fold(Tiles::NONE, |all, letter| all | self.all(letter));
        Chart { free: floor - shut - self.unknown, traps: self.all('^'), threatened: self.all('!') }
    }

    fn is_over(&self) -> bool {
        self.is_over
    }

    fn disturbance(&self) -> Option<&'static str> {
        self.is_scared.then_some("a noise")
    }

    fn worth_taking(&self, unwanted: &Tiles) -> Tiles {
        self.all('$') - self.taken - *unwanted - self.unknown
    }

    fn shunned(&self, _: &Tiles) -> (Tiles, &'static str) {
        (self.all('%'), "it is dark there")
    }

    fn locked(&self) -> Tiles {
        self.all('+')
    }

    fn approach(&self, goal: Point) -> Approach {
        match (self.all('o').contains(goal), self.all('&').contains(goal)) {
            (true, _) => Approach::Bump,
            (_, true) => Approach::Beside,
            _ => Approach::Onto,
        }
    }

    fn rouser(&self) -> Option<&'static str> {
        self.is_scared.then_some("a loud noise")
    }

    fn awaits(&self, _: &Tiles) -> bool {
        self.is_weary
    }

    fn step(&self, direction: Direction) -> Option<Direction> {
        Some(direction)
    }

    fn wait(&self) -> Option<Direction> {
        None
    }
}

/// Explores a floor to its end, with nothing unwanted.
#[track_caller]
fn explored(text: &str, wanted: (u32, &str)) -> Walker {
    let mut walker = Walker::new(text);
    let (steps, why) = walker.go(|walker| explore(walker, &Tiles::NONE));
    let left = draw(walker.map.width(), walker.map.height(), |at| {
        if walker.unknown.contains(tile(at)) { '~' } else { walker.map.get(at).unwrap_or(' ') }
    });
    assert_eq!((steps, why.as_str()), wanted, "\n{left}");
    walker
}

#[test]
fn everything_is_seen_and_taken_and_the_nearest_comes_first() {
    let walker = explored(
        "##########
         #@.~~~~~~#
         #.######~#
         #$######~#
         ##########",
        (18, "everything is explored"),
    );
    assert!(walker.unknown.is_empty() && walker.taken.contains(walker.find('$')));
    assert_eq!(walker.at, walker.find('$'), "the unknown was nearer all the time");
}

#[test]
fn only_what_is_wanted_is_gone_for() {
    let walker = Walker::new("#####\n#@.$#\n#####");
    assert_eq!(explore(&walker, &Tiles::NONE), Ok(Some(Direction::East)));
    assert_eq!(explore(&walker, &Tiles::of(walker.find('$'))), Err(Halt::Explored));
}

#[test]
fn exploring_says_what_is_left() {
    explored("######\n#@+.$#\n######", (0, "only locked rooms are left"));
    explored("######\n#@^.$#\n######", (0, "what is left lies beyond a trap"));
    explored("######\n#@%.$#\n######", (0, "it is dark there"));
    explored("######\n#@.%$#\n######", (0, "it is dark there"));
    // What disturbs least is told: who dares goes first, and who is hurt goes before who has a key.
    explored("########\n#$^@%.$#\n########", (0, "it is dark there"));
    explored("########\n#$^@+.$#\n########", (0, "what is left lies beyond a trap"));
    explored("########\n#$.@+.$#\n########", (2, "only locked rooms are left"));
    // A trap and what is shunned are walked around, what is threatened is not.
    explored("######\n#@^$##\n#.%.##\n#....#\n######", (6, "everything is explored"));
    explored("######\n#@!.$#\n######", (3, "everything is explored"));
}

#[test]
fn nobody_walks_about_while_something_disturbs() {
    let mut walker = Walker::new("#####\n#@.$#\n#####");
    let goal = walker.find('$');
    walker.is_scared = true;
    assert_eq!(explore(&walker, &Tiles::NONE), Err(Halt::Own("a noise")));
    assert_eq!(walk(&walker, goal), Err(Halt::Own("a noise")));
    assert_eq!(wander(&walker, &Tiles::NONE), Ok(Some(Direction::East)), "whoever must go on can");
    assert_eq!(travel(&walker, goal).map(|way| way.len()), Ok(2), "and look where a way leads");
    walker.is_over = true;
    assert_eq!(explore(&walker, &Tiles::NONE), Err(Halt::Over));
    assert_eq!(walk(&walker, goal), Err(Halt::Over));
    assert_eq!(travel(&walker, goal), Err(Halt::Over));
    assert_eq!(rest(&walker, &Tiles::NONE), Err(Halt::Over));
}

#[test]
fn a_way_leads_onto_a_tile_beside_somebody_or_into_a_thing() {
    let mut walker = Walker::new(
        "#########
         #@......#
         #.##.##.#
         #.#o.&#~#
         #########",
    );
    let way = |walker: &Walker, goal: Point| travel(walker, goal).map(|way| (way.len(), way.last().copied()));
    let (thing, somebody) = (walker.find('o'), walker.find('&'));
    let between = thing.step(Direction::East);
    assert_eq!(way(&walker, thing), Ok((6, Some(thing))), "it ends with the bump");
    assert_eq!(way(&walker, somebody), Ok((5, Some(between))));
    assert_eq!(way(&walker, between), Ok((5, Some(between))));
    assert_eq!(way(&walker, walker.at), Err(Halt::Arrived));
    assert_eq!(way(&walker, walker.find('#')), Err(Halt::NoWay));
    assert_eq!(way(&walker, walker.find('~')), Err(Halt::Unknown));
    assert_eq!(walker.go(|walker| walk(walker, somebody)), (5, "you are there".to_owned()));
    assert_eq!(way(&walker, somebody), Err(Halt::Arrived), "beside is as far as one goes");
    assert_eq!(walk(&walker, thing), Ok(Some(Direction::West)));
    assert_eq!(walk(&walker, walker.find('#')), Err(Halt::NoWay));
}

#[test]
fn a_rest_lasts_while_there_is_something_to_wait_for_and_nobody_rouses() {
    let mut walker = Walker::new("@");
    assert_eq!(rest(&walker, &Tiles::NONE), Err(Halt::Rested));
    walker.is_weary = true;
    assert_eq!(rest(&walker, &Tiles::NONE), Ok(None));
    walker.is_scared = true;
    assert_eq!(rest(&walker, &Tiles::NONE), Err(Halt::Own("a loud noise")));
}

#[test]
fn every_halt_is_said_in_its_own_words() {
    let halts = [
        Halt::Own("a noise"),
        Halt::Explored,
        Halt::LocksLeft,
        Halt::TrapsLeft,
        Halt::TrapAhead,
        Halt::Arrived,
        Halt::Unknown,
        Halt::NoWay,
        Halt::Rested,
        Halt::Tired,
        Halt::Over,
    ];
    let words: std::collections::BTreeSet<String> = halts.iter().map(ToString::to_string).collect();
    assert_eq!(words.len(), halts.len());
    assert!(words.contains("a noise") && words.iter().all(|words| !words.is_empty()));
}
