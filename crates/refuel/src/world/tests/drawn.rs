//! What is drawn is read.

use grid::{Direction, Point};

use crate::{Border, Holding, SketchError, World};

/// A way that splits and joins, a slope, a fin and things of all kinds.
const SMALL: &str = "
    1...  1o..  1.|.  0O..
    1Es.  1v..  0m..  0f..
    0se.  0s..  0...  0~..
    0e..  0e..  0H..  0_..
";

#[test]
fn a_world_is_drawn_as_it_is_read() {
    let drawn = SMALL.replace("1Es.", "1vEs");
    let world: World = drawn.parse().expect("a world");
    let again = world.to_string();
    assert_eq!(again.parse::<World>().as_ref(), Ok(&world));
    assert_eq!(again.lines().count(), 15);
    assert!(again.lines().nth(1).is_some_and(|row| row.starts_with("1vEs 1v.. 0m.. 0f..")), "{again}");
    let tile = |x, y| world.tiles.get(Point::new(x, y)).expect("a tile");
    assert_eq!(tile(3, 0).holding, Holding::LargeRocks);
    assert_eq!((tile(0, 1).downhill, tile(0, 1).holding), (Some(Direction::South), Holding::Path));
    assert_eq!(world.network.hub(), Point::new(2, 3));
    assert_eq!(world.network.distance(Point::new(0, 1)), Some(4));
    let split = world.network.segment(world.network.segment(world.network.starts()[0].segment).next[0]);
    assert_eq!((split.left, split.next.len()), (3, 2));
}

#[test]
fn cliffs_stand_where_heights_differ_and_fins_where_they_are_drawn() {
    let world: World = SMALL.replace("1Es.", "1vEs").parse().expect("a world");
    let border = |x, y, side| world.border(Point::new(x, y), side);
    assert_eq!(border(2, 0, Direction::East), Border::Monolith);
    assert_eq!(border(3, 0, Direction::West), Border::Monolith);
    assert_eq!(border(3, 3, Direction::South), Border::Monolith);
    assert_eq!(border(0, 1, Direction::South), Border::Open, "a ramp ends where it leads");
    assert_eq!(border(0, 1, Direction::East), Border::Open, "ramps side by side");
    assert_eq!(border(1, 1, Direction::East), Border::Cliff, "a ramp beside its foot");
    assert_eq!(border(0, 0, Direction::North), Border::Open, "over the edge");
}

#[test]
fn what_is_no_world_is_told() {
    let why = |text: &str| text.parse::<World>().expect_err("no world");
    assert_eq!(why("0 0 x"), SketchError::Level(Point::new(2, 0)));
    assert_eq!(why("0 0z"), SketchError::Letter(Point::new(1, 0), 'z'));
    assert_eq!(why("0^"), SketchError::Slope(Point::new(0, 0)));
    assert_eq!(why(&"0 ".repeat(16)), SketchError::TooLarge);
    assert_eq!(why("0Ee 0e 0w 0H"), SketchError::Astray(Point::new(0, 0)), "it leads back");
    assert_eq!(why("0H 0w\n0Ee 0ne"), SketchError::Astray(Point::new(1, 1)), "a step into nowhere");
    assert_eq!(why("0e 0Ee 0H"), SketchError::Astray(Point::new(1, 0)), "no way comes in there");
    assert!(why("0^").to_string().contains("0,0 slopes"));
}

#[test]
fn worlds_are_kept_as_bytes_that_are_read_again_and_no_others_are() {
    let world: World = SMALL.replace("1Es.", "1vEs").parse().expect("a world");
    let bytes = postcard::to_allocvec(&world).expect("bytes");
    assert_eq!(postcard::from_bytes::<World>(&bytes).as_ref(), Ok(&world));
    assert_eq!(postcard::to_allocvec(&postcard::from_bytes::<World>(&bytes).expect("a world")), Ok(bytes));
    let text = serde_json::to_value(&world).expect("a value");
    assert_eq!(serde_json::from_value::<World>(text.clone()).ok(), Some(world));
    for (key, value) in [("tiles", serde_json::json!([])), ("hub", serde_json::json!("14,14"))] {
        let mut wrong = text.clone();
        wrong[key] = value;
        assert!(serde_json::from_value::<World>(wrong).is_err(), "{key}");
    }
}
