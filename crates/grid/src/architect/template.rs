//! Rooms that are drawn by hand.

use std::fmt;

use crate::{Area, AsciiError, Cells, Direction, Flood, Map, Point, read};

/// The letter for rock; whatever else a letter means is up to the game.
const ROCK: char = '#';

/// Why a text is no room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TemplateError {
    /// It is no rectangle.
    Ascii(AsciiError),
    /// It is larger than a room can be.
    TooLarge,
    /// Nobody can come in: all of its rim is rock.
    Closed,
    /// A corner is open, where nobody can come in.
    OpenCorner,
    /// No way leads from the first entrance to this tile.
    Sealed(Point),
}

impl fmt::Display for TemplateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ascii(error) => error.fmt(f),
            Self::TooLarge => write!(f, "a room has at most {LARGEST} columns and rows"),
            Self::Closed => f.write_str("a room needs an entrance: something in its rim that is not rock"),
            Self::OpenCorner => f.write_str("a corner of the rim is no entrance"),
            Self::Sealed(at) => write!(f, "no way leads to {at}"),
        }
    }
}

impl std::error::Error for TemplateError {}

/// The most columns and rows of a room.
const LARGEST: u8 = 64;

/// A room that was drawn by hand, with its rim: `#` is rock, and whatever else lies in the rim is an
/// entrance. Nothing in it is sealed off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Template {
    letters: Map<char>,
    /// Where one comes in, and in which direction that is outside.
    entrances: Vec<(Point, Direction)>,
}

impl Template {
    /// Reads a room from a text, as [`read`] does.
    ///
    /// # Errors
    /// Why it is none.
    pub fn read(text: &str) -> Result<Self, TemplateError> {
        Self::of(read(text).map_err(TemplateError::Ascii)?)
    }

    fn of(letters: Map<char>) -> Result<Self, TemplateError> {
        let (width, height) = (letters.width(), letters.height());
        if width > LARGEST || height > LARGEST {
            return Err(TemplateError::TooLarge);
        }
        let mut entrances = Vec::new();
        for (at, _) in letters.iter().filter(|(_, letter)| *letter != ROCK) {
            let is_outside = |way: &Direction| letters.get(at.step(*way)).is_none();
            let outside: Vec<Direction> = Direction::ALL.into_iter().filter(is_outside).collect();
            if outside.len() > 1 {
                return Err(TemplateError::OpenCorner);
            }
            entrances.extend(outside.into_iter().map(|way| (at, way)));
        }
        let template = Self { letters, entrances };
        let open = template.open::<{ LARGEST as usize }, 1>(Point::new(0, 0));
        let first = template.entrances.first().ok_or(TemplateError::Closed)?.0;
        let sealed = open - Flood::new(Cells::of(first), &open).reached();
        sealed.first().map_or(Ok(template), |at| Err(TemplateError::Sealed(at)))
    }

    /// Columns and rows, with the rim.
    pub fn size(&self) -> (u8, u8) {
        (self.letters.width(), self.letters.height())
    }

    /// The rectangle that it takes up with its upper left corner on a tile.
    pub fn area(&self, corner: Point) -> Area {
        Area::new(corner, self.letters.width(), self.letters.height())
    }

    /// Turned and mirrored in all ways that look different, as it is first.
    pub fn all_around(&self) -> Vec<Self> {
        let mut ways: Vec<Self> = Vec::new();
        for letters in self.letters.all_around() {
            if ways.iter().all(|known| known.letters != letters) {
                ways.push(Self::of(letters).expect("what is sound is sound from all sides"));
            }
        }
        ways
    }

    /// Its tiles with their letters, with its upper left corner on a tile.
    pub fn tiles(&self, corner: Point) -> impl Iterator<Item = (Point, char)> {
        self.letters.iter().map(move |(at, letter)| (Point::new(corner.x + at.x, corner.y + at.y), letter))
    }

    /// Its tiles that are not rock, with its upper left corner on a tile.
    pub fn open<const HEIGHT: usize, const WORDS: usize>(&self, corner: Point) -> Cells<HEIGHT, WORDS> {
        self.tiles(corner).filter(|(_, letter)| *letter != ROCK).map(|(at, _)| at).collect()
    }

    /// Where one comes in, with its upper left corner on a tile.
    pub fn entrances(&self, corner: Point) -> impl Iterator<Item = Point> {
        self.entrances.iter().map(move |(at, _)| Point::new(corner.x + at.x, corner.y + at.y))
    }

    /// Where its upper left corner can be on a floor: it lies within a rectangle and in rock alone, and
    /// an open tile lies before one of its entrances.
    pub fn places<const HEIGHT: usize, const WORDS: usize>(
        &self,
        open: &Cells<HEIGHT, WORDS>,
        within: Area,
    ) -> Cells<HEIGHT, WORDS> {
        let (width, height) = self.size();
        let rock = Cells::of_area(within) - *open;
        // Rows of rock that are long enough, then as many of them below each other.
        let long = (1..width).fold(rock, |long, _| long.shifted(Direction::West) & rock);
        let fits = (1..height).fold(long, |fits, _| fits.shifted(Direction::North) & long);
        let mut before = Cells::NONE;
        for (at, outside) in &self.entrances {
            // The open tiles, moved back to where the corner would be.
            let mut corners = open.shifted(outside.opposite());
            corners = (0..at.x).fold(corners, |corners, _| corners.shifted(Direction::West));
            before |= (0..at.y).fold(corners, |corners, _| corners.shifted(Direction::North));
        }
        fits & before
    }
}

#[cfg(test)]
mod tests {
    use engine::SplitMix64;

    use super::*;
    use crate::architect::{Architect, Bsp, Caves, regions};

    /// A vault with a lock, an arena with pillars, a passage, and a shop, of the sizes that games have.
    const ROOMS: [&str; 4] = [
        "#######
         #.....#
         #..$..#
         #.$G$.#
         #..$..#
         #.....#
         ###+###",
        "###########
         #.........#
         #.........#
         #..#...#..#
         #.........#
         #.........#
         #.........#
         #..#...#..#
         #.........#
         #.........#
         #####+#####",
        "#.#\n#.#\n#^#\n#.#\n#~#\n#.#\n#^#\n#.#\n#^#\n#.#\n#~#\n#.#\n#^#\n#.#\n#.#",
        "#########
         #.......#
         #.S.S.S.#
         #.......#
         #...K...#
         #.......#
         ####+####",
    ];

    fn rooms() -> [Template; 4] {
        ROOMS.map(|text| Template::read(&text.replace("\\\n", "\n")).expect("a room"))
    }

    #[test]
    fn rooms_are_as_large_as_they_are_drawn_and_turn() {
        let sizes = rooms().map(|room| room.size());
        assert_eq!(sizes, [(7, 7), (11, 11), (3, 15), (9, 7)]);
        // The more alike its sides are, the fewer ways a room has: a passage lies along or across.
        assert_eq!(rooms().map(|room| room.all_around().len()), [4, 4, 2, 4]);
        let [vault, _, passage, _] = rooms();
        let corner = Point::new(10, 20);
        assert_eq!(vault.entrances(corner).collect::<Vec<_>>(), [Point::new(13, 26)]);
        assert_eq!(passage.entrances(corner).count(), 2);
        assert!(vault.tiles(corner).any(|tile| tile == (Point::new(13, 23), 'G')));
        assert_eq!(vault.open::<40, 1>(corner).len(), 26);
    }

    #[test]
    fn what_is_sealed_or_closed_is_told() {
        let why = |text: &str| Template::read(text).expect_err("it is no room");
        assert_eq!(why("###\n#.#\n###"), TemplateError::Closed);
        assert_eq!(why(".##\n#.#\n###"), TemplateError::OpenCorner);
        let pillar = "#######\n#.....#\n#.###.#\n#.#.#.#\n#.###.#\n#.....#\n###+###";
        assert_eq!(why(pillar), TemplateError::Sealed(Point::new(3, 3)));
        assert_eq!(why(&format!("{}\n", "#".repeat(65))), TemplateError::TooLarge);
        assert_eq!(why("##\n#").to_string(), "line 2 has 1 letters, the first line 2");
        let words = [why("#"), why("."), why(pillar), why(&"#".repeat(65))].map(|why| why.to_string());
        assert!(words.iter().all(|words| !words.is_empty()) && words[0] != words[1]);
    }

    /// Every corner of a floor, tried one by one.
    #[test]
    fn a_room_goes_wherever_there_is_rock_for_it_and_a_way_in() {
        let within = Area::new(Point::new(1, 1), 78, 38);
        let floors = [
            Bsp::DEFAULT.build::<40, 2>(within, &mut SplitMix64::new(5)).expect("a floor").open,
            Caves::DEFAULT.build::<40, 2>(within, &mut SplitMix64::new(5)).expect("a floor").open,
            Cells::of_area(Area::new(Point::new(30, 12), 20, 14)),
        ];
        let mut found = 0;
        for open in floors {
            for room in rooms().iter().flat_map(Template::all_around) {
                let fits = |corner: &Point| {
                    let far = (corner.x + room.size().0 - 1, corner.y + room.size().1 - 1);
                    let is_inside = within.contains(*corner) && within.contains(Point::new(far.0, far.1));
                    let outside = |at: Point| at.neighbours().into_iter().any(|side| open.contains(side));
                    is_inside
                        && !Cells::of_area(room.area(*corner)).meets(&open)
                        && room.entrances(*corner).any(outside)
                };
                let places = room.places(&open, within);
                assert_eq!(places, within.points().filter(fits).collect());
                found += places.len();
                for corner in places.iter().step_by(31) {
                    assert_eq!(regions(&(open | room.open(corner))).len(), 1, "one can walk in");
                }
            }
        }
        assert!(found > 200, "{found}");
    }
}
