//! A floor as a picture.

use std::fmt::Write as _;

use grid::Point;
use labyrinth::{Floor, Proof};

/// Units of the picture for each tile.
const TILE: u32 = 12;

const STYLE: &str = "\
rect{fill:#17141f}.open{fill:#cfc6b8}.door{fill:#a0622d}.lock{fill:#d99a2b}.crack{fill:#6d6479}\
.short{stroke:#c8413b}.long{stroke:#3b7ac8}.way{fill:none;stroke-width:3;stroke-linecap:round;opacity:.8}\
text{font:9px monospace;text-anchor:middle;fill:#17141f}";

/// Draws a floor with both ways to the stairs.
pub(super) fn svg(floor: &Floor, proof: &Proof) -> String {
    let (width, height) = (u32::from(floor.width) * TILE, u32::from(floor.height) * TILE);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\">\n\
         <title>Endless Tower, floor {}</title>\n<style>{STYLE}</style>\n\
         <rect width=\"{width}\" height=\"{height}\"/>\n",
        floor.number
    );
    let kinds =
        [("open", floor.open), ("door", floor.doors), ("lock", floor.locked()), ("crack", floor.secrets)];
    for (class, cells) in kinds {
        let path = cells.iter().fold(String::new(), |mut path, point| {
            let (x, y) = corner(point);
            let _ = write!(path, "M{x} {y}h{TILE}v{TILE}h-{TILE}z");
            path
        });
        let _ = writeln!(svg, "<path class=\"{class}\" d=\"{path}\"/>");
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
        let letter = floor.letter(point);
        if !matches!(letter, '.' | '+' | '=') {
            let (x, y) = corner(point);
            let letter = letter.to_string().replace('&', "&amp;").replace('>', "&gt;");
            let _ = writeln!(svg, "<text x=\"{}\" y=\"{}\">{letter}</text>", x + TILE / 2, y + TILE - 3);
        }
    }
    svg + "</svg>\n"
}

fn corner(point: Point) -> (u32, u32) {
    (u32::from(point.x) * TILE, u32::from(point.y) * TILE)
}
