//! Pieces of terrain. One lies on each corner of the tiles and holds a quarter of each of the four around it.

use grid::Direction;

use crate::{Border, Holding, Tile};

/// A piece as a terrain writes it down.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Piece {
    /// What it is.
    pub(crate) name: &'static str,
    /// How often it is wanted, in hundredths, all its ways of lying taken together.
    pub(crate) weight: u32,
    /// In how many ways it lies.
    pub(crate) turns: Turns,
    /// Its corners as seen from above: those in the north from west to east, then those in the south. Each has its
    /// level above the base of the piece, and `.` if it is level, `^`, `>`, `v` or `<` where it slopes down, `~` if it
    /// is under water.
    pub(crate) shape: &'static str,
    /// Between which of its corners a fin stands: to the north of the middle, and so on.
    pub(crate) fins: &'static [Direction],
    /// The lowest and the highest base that it may have.
    pub(crate) bases: [u8; 2],
}

/// In how many ways a piece lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Turns {
    /// It is the same from all sides.
    One,
    /// It is the same from two sides.
    Two,
    /// It is another from each side.
    Four,
    /// It is another from each side, and another yet in a mirror.
    Eight,
}

impl Piece {
    /// A piece without fins, on any base.
    pub(crate) const fn new(name: &'static str, weight: u32, turns: Turns, shape: &'static str) -> Self {
        Self { name, weight, turns, shape, fins: &[], bases: [0, u8::MAX] }
    }

    /// With fins.
    pub(crate) const fn with_fins(self, fins: &'static [Direction]) -> Self {
        Self { fins, ..self }
    }

    /// On these bases alone.
    pub(crate) const fn on(self, lowest: u8, highest: u8) -> Self {
        Self { bases: [lowest, highest], ..self }
    }

    /// All ways in which it lies.
    pub(crate) fn lies(&self) -> Vec<Lie> {
        let first = self.read();
        let count = match self.turns {
            Turns::One => 1,
            Turns::Two => 2,
            Turns::Four | Turns::Eight => 4,
        };
        let turned = |lie: Lie| (0..count).scan(lie, |lie, _| Some(std::mem::replace(lie, lie.turned())));
        let mut lies: Vec<Lie> = turned(first).collect();
        if self.turns == Turns::Eight {
            lies.extend(turned(first.mirrored()));
        }
        lies
    }

    /// How often each of its ways of lying is wanted, so that all of them are whole numbers.
    pub(crate) fn share(&self) -> u32 {
        let ways = match self.turns {
            Turns::One => 1,
            Turns::Two => 2,
            Turns::Four => 4,
            Turns::Eight => 8,
        };
        self.weight * 8 / ways
    }

    /// Reads its shape.
    ///
    /// # Panics
    /// When it is not four corners. A test reads every piece there is.
    fn read(&self) -> Lie {
        let words: Vec<&str> = self.shape.split_whitespace().filter(|word| *word != "/").collect();
        let [nw, ne, sw, se] = words[..] else { panic!("{} has four corners", self.name) };
        let corners =
            [nw, ne, se, sw].map(|word| Quarter::read(word).unwrap_or_else(|| panic!("{}", self.name)));
        let mut fins = [false; 4];
        self.fins.iter().for_each(|side| fins[*side as usize] = true);
        Lie { corners, fins }
    }
}

/// A quarter of a tile on a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Quarter {
    /// The level of the tile.
    pub(crate) level: u8,
    /// Where the tile slopes down.
    pub(crate) downhill: Option<Direction>,
    /// Whether the tile is under water.
    pub(crate) water: bool,
}

impl Quarter {
    fn read(word: &str) -> Option<Self> {
        let (level, mark) = word.split_at_checked(1)?;
        let slope = |side| Some((Some(side), false));
        let (downhill, water) = match mark {
            "." => Some((None, false)),
            "~" => Some((None, true)),
            "^" => slope(Direction::North),
            ">" => slope(Direction::East),
            "v" => slope(Direction::South),
            "<" => slope(Direction::West),
            _ => None,
        }?;
        Some(Self { level: level.parse().ok()?, downhill, water })
    }

    /// On a base so high, if it does not lie under the ground or above a top then.
    fn raised(self, base: u8, top: u8) -> Option<Self> {
        let level = self.level + base;
        let is_below = level == 0 && self.downhill.is_some();
        (level <= top && !is_below).then_some(Self { level, ..self })
    }

    fn with_slope(self, turn: impl Fn(Direction) -> Direction) -> Self {
        Self { downhill: self.downhill.map(turn), ..self }
    }

    /// The tile it is a quarter of.
    pub(crate) const fn tile(self) -> Tile {
        let holding = if self.water { Holding::Water } else { Holding::Nothing };
        Tile { level: self.level, downhill: self.downhill, holding }
    }
}

/// A piece as it lies: its corners with the clock from the one in the north-west, and its fins from the north on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Lie {
    pub(crate) corners: [Quarter; 4],
    fins: [bool; 4],
}

/// What a piece shows to a side: the first quarter there (from the north or the west), what stands between the two, and
/// the second.
pub(crate) type Face = (Quarter, u8, Quarter);

impl Lie {
    /// With the clock.
    fn turned(self) -> Self {
        let [nw, ne, se, sw] = self.corners.map(|quarter| quarter.with_slope(Direction::clockwise));
        let [north, east, south, west] = self.fins;
        Self { corners: [sw, nw, ne, se], fins: [west, north, east, south] }
    }

    /// With east and west exchanged.
    fn mirrored(self) -> Self {
        let flip = |side: Direction| match side {
            Direction::East | Direction::West => side.opposite(),
            other => other,
        };
        let [nw, ne, se, sw] = self.corners.map(|quarter| quarter.with_slope(flip));
        let [north, east, south, west] = self.fins;
        Self { corners: [ne, nw, sw, se], fins: [north, west, south, east] }
    }

    /// On a base so high, if nothing of it lies under the ground or above a top then.
    pub(crate) fn raised(self, base: u8, top: u8) -> Option<Self> {
        let corners = self.corners.map(|quarter| quarter.raised(base, top));
        let [Some(nw), Some(ne), Some(se), Some(sw)] = corners else { return None };
        Some(Self { corners: [nw, ne, se, sw], ..self })
    }

    /// What stands on the border that leads from its middle to a side.
    pub(crate) fn border(self, toward: Direction) -> Border {
        if self.fins[toward as usize] {
            return Border::Monolith;
        }
        let [left, right] = self.beside(toward);
        // To the east of a border lies the western edge of a tile, and its end at the middle counts.
        let meets = |quarter: Quarter, edge: Direction| {
            let [first, last] = quarter.tile().edge(edge);
            if edge == toward.clockwise() { [last, first] } else { [first, last] }
        };
        let [one, other] = [meets(left, toward.clockwise()), meets(right, toward.clockwise().opposite())];
        if one == other { Border::Open } else { Border::Cliff }
    }

    /// Its two corners on a side, the one to the left of it first, for somebody who looks that way.
    const fn beside(self, toward: Direction) -> [Quarter; 2] {
        let left = toward as usize;
        [self.corners[left], self.corners[(left + 1) % 4]]
    }

    /// What it shows to a side: whatever lies there shows the same to the opposite one.
    pub(crate) fn face(self, toward: Direction) -> Face {
        let [left, right] = self.beside(toward);
        let border = self.border(toward) as u8;
        match toward {
            Direction::North | Direction::East => (left, border, right),
            Direction::South | Direction::West => (right, border, left),
        }
    }
}
