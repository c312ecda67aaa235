//! Worlds as they are drawn in tests and told in text.

use std::fmt;
use std::str::FromStr;

use grid::{Direction, Map, Point};

use super::border::Border;
use super::network::Network;
use super::tile::{Holding, Tile};
use super::{SIDE, World};

/// Why a text is no world.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SketchError {
    /// More columns or rows than a world has.
    TooLarge,
    /// A tile that does not begin with its level.
    Level(Point),
    /// A letter that means nothing.
    Letter(Point, char),
    /// A slope without anything below it.
    Slope(Point),
    /// A step that does not lead one nearer to the hub, or to where no way leads on.
    Astray(Point),
}

impl fmt::Display for SketchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge => write!(f, "a world has {SIDE} columns and rows"),
            Self::Level(at) => write!(f, "the tile {at} does not begin with its level"),
            Self::Letter(at, letter) => write!(f, "'{letter}' on the tile {at} means nothing"),
            Self::Slope(at) => write!(f, "the tile {at} slopes down to below the lowest level"),
            Self::Astray(at) => write!(f, "the way does not lead on from {at}"),
        }
    }
}

impl std::error::Error for SketchError {}

const STEPS: [char; 4] = ['n', 'e', 's', 'w'];
const STARTS: [char; 4] = ['N', 'E', 'S', 'W'];
const SLOPES: [char; 4] = ['^', '>', 'v', '<'];
const THINGS: [(char, Holding); 5] = [
    ('o', Holding::SmallRocks),
    ('O', Holding::LargeRocks),
    ('m', Holding::Minerals),
    ('f', Holding::Wellspring),
    ('~', Holding::Water),
];
const HUB: char = 'H';
/// A monolith to the east of a tile, and one to the south of it.
const MONOLITHS: [(char, Direction); 2] = [('|', Direction::East), ('_', Direction::South)];

/// What was read so far.
struct Draft {
    tiles: Map<Tile>,
    hub: Option<Point>,
    starts: Vec<(Point, Direction)>,
    steps: Vec<(Point, Direction)>,
    monoliths: Vec<(Point, Direction)>,
}

impl FromStr for World {
    type Err = SketchError;

    /// Reads a drawn world: a line for each row, and in it a word for each tile, spaces between them. Whatever is not
    /// drawn of the world to the east and to the south is level ground at level 0.
    ///
    /// A word is the level of the tile, and then in any order: `^`, `>`, `v` or `<` where it slopes down; `o` small
    /// rocks, `O` large ones, `m` minerals, `f` a wellspring, `~` water; `H` the hub; `n`, `e`, `s`, `w` for each step
    /// of a way that leads on from it; `N`, `E`, `S`, `W` where a way comes in from outside, after the direction in
    /// which it does; `|` a monolith to the east of it, `_` one to the south. A dot means nothing and may fill up.
    ///
    /// Where heights differ there are cliffs; nobody needs to draw them. Without a hub, it is in the middle.
    fn from_str(text: &str) -> Result<Self, SketchError> {
        let mut draft = Draft {
            tiles: Map::filled(SIDE, SIDE, Tile::flat(0)),
            hub: None,
            starts: Vec::new(),
            steps: Vec::new(),
            monoliths: Vec::new(),
        };
        for (y, line) in text.lines().map(str::trim).filter(|line| !line.is_empty()).enumerate() {
            for (x, word) in line.split_whitespace().enumerate() {
                let [x, y] = [x, y].map(|place| u8::try_from(place).unwrap_or(SIDE));
                draft.read(Point::new(x, y), word)?;
            }
        }
        draft.finish()
    }
}

impl Draft {
    fn read(&mut self, at: Point, word: &str) -> Result<(), SketchError> {
        if at.x >= SIDE || at.y >= SIDE {
            return Err(SketchError::TooLarge);
        }
        let mut letters = word.chars();
        let level = letters.next().and_then(|letter| letter.to_digit(10));
        let level = level.and_then(|level| u8::try_from(level).ok()).ok_or(SketchError::Level(at))?;
        let mut tile = Tile::flat(level);
        for letter in letters {
            let way = |among: [char; 4]| {
                let place = among.iter().position(|known| *known == letter)?;
                Some(Direction::ALL[place])
            };
            if let Some(downhill) = way(SLOPES) {
                tile.downhill = Some(downhill);
            } else if let Some(step) = way(STEPS) {
                self.steps.push((at, step));
            } else if let Some(inward) = way(STARTS) {
                self.starts.push((at, inward));
            } else if let Some((_, thing)) = THINGS.into_iter().find(|(known, _)| *known == letter) {
                tile.holding = thing;
            } else if let Some((_, side)) = MONOLITHS.into_iter().find(|(known, _)| *known == letter) {
                self.monoliths.push((at, side));
            } else if letter == HUB {
                self.hub = Some(at);
            } else if letter != '.' {
                return Err(SketchError::Letter(at, letter));
            }
        }
        if tile.downhill.is_some() && level == 0 {
            return Err(SketchError::Slope(at));
        }
        self.tiles.set(at, tile);
        Ok(())
    }

    fn finish(self) -> Result<World, SketchError> {
        let Self { mut tiles, hub, starts, steps, monoliths } = self;
        let hub = hub.unwrap_or(Point::new(SIDE / 2, SIDE / 2));
        let ways = starts.iter().chain(&steps).map(|(at, _)| *at).chain([hub]);
        for at in ways {
            let tile = tiles.get(at).expect("it was drawn");
            tiles.set(at, Tile { holding: Holding::Path, ..tile });
        }
        let network = Network::read(hub, &starts, &steps).map_err(SketchError::Astray)?;
        let mut world = World::new(tiles, network);
        world.raise_cliffs();
        for (at, side) in monoliths {
            world.set_border(at, side, Border::Monolith);
        }
        Ok(world)
    }
}

impl fmt::Display for World {
    /// Draws a world as it is read.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<String> = self.tiles.iter().map(|(at, tile)| self.word(at, tile)).collect();
        let width = words.iter().map(String::len).max().unwrap_or(0);
        for row in words.chunks(usize::from(SIDE)) {
            let row: Vec<String> = row.iter().map(|word| format!("{word:.<width$}")).collect();
            writeln!(f, "{}", row.join(" "))?;
        }
        Ok(())
    }
}

impl World {
    /// The word of a tile.
    fn word(&self, at: Point, tile: Tile) -> String {
        let mut word = tile.level.to_string();
        word.extend(tile.downhill.map(|side| SLOPES[side as usize]));
        let thing = THINGS.into_iter().find(|(_, thing)| *thing == tile.holding);
        word.extend(thing.map(|(letter, _)| letter));
        word.extend((at == self.network.hub()).then_some(HUB));
        let starts = self.network.starts().iter().filter(|start| start.tile == at);
        word.extend(starts.map(|start| STARTS[start.inward as usize]));
        let steps = self.network.steps().filter(|(from, _)| *from == at);
        word.extend(steps.map(|(_, toward)| STEPS[toward as usize]));
        let fins = MONOLITHS.into_iter().filter(|(_, side)| self.border(at, *side) == Border::Monolith);
        word.extend(fins.map(|(letter, _)| letter));
        word
    }
}
