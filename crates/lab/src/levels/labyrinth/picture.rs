//! A floor of the tower as a picture.

use std::fmt::Write as _;

use labyrinth::{Floor, Proof};

use crate::levels::svg::{TILE, begin, corner, letter, outline};

const STYLE: &str = "\
.rock{fill:#17141f}.open{fill:#cfc6b8}.door{fill:#a0622d}.lock{fill:#d99a2b}.crack{fill:#6d6479}\
.short{stroke:#c8413b}.long{stroke:#3b7ac8}.way{fill:none;stroke-width:3;stroke-linecap:round;opacity:.8}\
text{font:9px monospace;text-anchor:middle;fill:#17141f}";

/// Draws a floor with both ways to the stairs.
pub(super) fn svg(floor: &Floor, proof: &Proof) -> String {
    let mut svg =
        begin([floor.width, floor.height], &format!("Endless Tower, floor {}", floor.number), STYLE);
    let kinds =
        [("open", floor.open), ("door", floor.doors), ("lock", floor.locked()), ("crack", floor.secrets)];
    for (class, cells) in kinds {
        let _ = writeln!(svg, "<path class=\"{class}\" d=\"{}\"/>", outline(&cells));
    }
    for (class, route) in ["short", "long"].into_iter().zip(&proof.routes) {
        let points = route.tiles.iter().fold(String::new(), |mut points, point| {
            let (x, y) = corner(*point);
            let _ = write!(points, "{},{} ", x + TILE / 2, y + TILE / 2);
            points
        });
        let _ = writeln!(svg, "<polyline class=\"way {class}\" points=\"{}\"/>", points.trim_end());
    }
    for point in floor.open.iter() {
        let sign = floor.letter(point);
        if !matches!(sign, '.' | '+' | '=') {
            svg.push_str(&letter(point, sign));
        }
    }
    svg + "</svg>\n"
}
