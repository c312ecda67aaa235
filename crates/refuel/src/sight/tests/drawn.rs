//! What a building sees, as it is drawn: a letter for each quarter of a tile.

use grid::Point;

use super::worlds::drawn;
use crate::{Length, Range, Reach, Region, Relief};

/// What a building on a tile sees of so many rows of tiles, and of six columns: `#` where all are seen, `o` only large
/// ones, `.` nobody.
fn seen(world: &str, from: (u8, u8), rows: u16) -> String {
    let relief = Relief::new(&drawn(world));
    let region = Region::of(&relief, Point::new(from.0, from.1), Range::disc(Length(20_000)));
    let letter = |column: u16, row: u16| match region.get(column, row) {
        Reach::Nobody => '.',
        Reach::SmallOnly => unreachable!("what is seen low is seen high"),
        Reach::LargeOnly => 'o',
        Reach::All => '#',
    };
    let line = |row: u16| (0..24).map(move |column| letter(8 + 4 * column + 2, row)).collect::<String>();
    (0..4 * rows).map(|row| line(8 + 4 * row + 2) + "\n").collect()
}

fn check(world: &str, from: (u8, u8), expected: &str) {
    let rows = expected.lines().count() / 4;
    let expected: String = expected.lines().skip(1).map(|line| line.trim().to_owned() + "\n").collect();
    assert_eq!(seen(world, from, u16::try_from(rows).expect("few rows")), expected, "{world}");
}

/// Large rocks hide what lies low behind them; far away, all of it.
#[test]
fn rocks_have_a_shadow() {
    check(
        "0 0 0 0 0 0
         0 0 0O 0 0 0
         0 0 0 0 0 0",
        (0, 1),
        "
        ########################
        ########################
        #####################...
        ###############.........
        ##########..............
        #########...............
        #########...............
        ###########.............
        #################.......
        ######################..
        ########################
        ########################",
    );
}

/// A fin hides small attackers behind it, and large ones are seen over it.
#[test]
fn fins_hide_what_is_low() {
    check(
        "0 0 0 0 0 0
         0 0| 0 0 0 0
         0 0 0 0 0 0",
        (0, 1),
        "
        #####################ooo
        ##################oooooo
        ##############oooooooooo
        ##########oooooooooooooo
        ########oooooooooooooooo
        ########oooooooooooooooo
        ########oooooooooooooooo
        ########oooooooooooooooo
        ###########ooooooooooooo
        ###############ooooooooo
        ###################ooooo
        ########################",
    );
}

/// Of a plain one level up only the strip along the cliff is seen.
#[test]
fn who_looks_up_sees_the_brink() {
    check(
        "0 0 1 1 1 1",
        (0, 0),
        "
        ##############ooooooo...
        ##############ooooooo...
        ##############ooooooo...
        ##############ooooooo...",
    );
}

/// What lies at the foot of a cliff is not seen from above, the less the farther from the brink one stands.
#[test]
fn who_looks_down_does_not_see_the_foot() {
    check(
        "1 1 0 0 0 0",
        (1, 0),
        "
        ########.o##############
        ########.o##############
        ########.o##############
        ########.o##############",
    );
    check(
        "1 1 0 0 0 0",
        (0, 0),
        "
        ########...ooo##########
        ########...ooo##########
        ########...ooo##########
        ########...ooo##########",
    );
}

/// Over a slope more of the plain is seen than over a cliff.
#[test]
fn a_slope_hides_less_than_a_cliff() {
    check(
        "0 0 1< 1 1 1
         0 0 1 1 1 1",
        (0, 0),
        "
        #######################o
        #######################o
        #######################o
        #######################o
        #######################o
        #######################o
        ##############oooooooooo
        ##############oooooooooo",
    );
}
