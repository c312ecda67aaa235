//! A floor of Descent as a picture.

use std::fmt::Write as _;

use descent::{Biome, Cells, Floor, Matter};
use grid::Point;

use crate::levels::svg::{TILE, begin, corner, letter, outline};

const STYLE: &str = "\
.door{fill:#8b5a2b}.lock{fill:#d99a2b}.crack{fill:#6d6479}.arena{fill:none;stroke:#c83bb0;stroke-width:2}\
.room{fill:none;stroke:#3bb0c8;stroke-width:1}text{font:9px monospace;text-anchor:middle;fill:#f4efe4}";

/// The colour of rock and of what is open.
const fn colours(biome: Biome) -> [&'static str; 2] {
    match biome {
        Biome::OldCellars => ["#1d1813", "#5c4f40"],
        Biome::RootWarren => ["#151a10", "#4a4a30"],
        Biome::FloodedCrypt => ["#10171d", "#40505c"],
        Biome::SporeGrotto => ["#161320", "#4a4258"],
        Biome::Ossuary => ["#1b1a16", "#6a6455"],
        Biome::BoneGalleries => ["#201c18", "#746a5a"],
        Biome::Foundry => ["#1c1210", "#573f38"],
        Biome::RimeCaves => ["#111820", "#5a6c7c"],
        Biome::SunkenGarden => ["#0f1a14", "#3f5244"],
        Biome::DampMines => ["#15150f", "#4c4838"],
        Biome::Cisterns => ["#0e1818", "#3d5654"],
        Biome::MireHollow => ["#14180d", "#46502c"],
        Biome::EmberCourt => ["#1f0f0d", "#613a30"],
        Biome::GlassAbyss => ["#0f1020", "#3f4270"],
    }
}

/// The colour of what lies on the ground, what lies deepest first.
const GROUND: [(Matter, &str); 10] = [
    (Matter::Grass, "#4f8f3a"),
    (Matter::Bones, "#d8d0b8"),
    (Matter::Web, "#b8b8c8"),
    (Matter::Water, "#2f6fb0"),
    (Matter::Ice, "#a8dcf0"),
    (Matter::Lava, "#f06020"),
    (Matter::Acid, "#a0d820"),
    (Matter::Oil, "#2a2230"),
    (Matter::Marsh, "#7f8f40"),
    (Matter::Spores, "#b070c0"),
];

/// Draws a floor: rock, ground, doors, what stands and lies there, who dwells there, and which rooms were drawn by
/// hand.
pub(super) fn svg(floor: &Floor) -> String {
    let biome = floor.place.biome();
    let [rock, open] = colours(biome);
    let title = format!("Descent, floor {}: {biome}", floor.place.floor);
    let style = format!(".rock{{fill:{rock}}}.open{{fill:{open}}}{STYLE}");
    let mut svg = begin([floor.width, floor.height], &title, &style);
    let _ = writeln!(svg, "<path class=\"open\" d=\"{}\"/>", outline(&floor.open));
    for (matter, colour) in GROUND {
        let tiles = floor.ground.layer(matter);
        if !tiles.is_empty() {
            let _ = writeln!(svg, "<path fill=\"{colour}\" opacity=\".7\" d=\"{}\"/>", outline(&tiles));
        }
    }
    for (class, tiles) in [("door", floor.doors), ("lock", floor.locked), ("crack", floor.secrets)] {
        let _ = writeln!(svg, "<path class=\"{class}\" d=\"{}\"/>", outline(&tiles));
    }
    frames(floor, &mut svg);
    letters(floor, &mut svg);
    svg + "</svg>\n"
}

/// Where the boss waits, and the rooms that were drawn by hand.
fn frames(floor: &Floor, svg: &mut String) {
    let rooms = floor.rooms.iter().map(|(_, area)| ("room", *area));
    for (class, area) in floor.arena.map(|area| ("arena", area)).into_iter().chain(rooms) {
        let (x, y) = corner(area.corner);
        let [width, height] = [area.width, area.height].map(|tiles| u32::from(tiles) * TILE);
        let _ = writeln!(
            svg,
            "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"/>"
        );
    }
}

/// Whatever the floor in letters has beside walls and ground.
fn letters(floor: &Floor, svg: &mut String) {
    let bodies = floor.dwellers().map(|(_, at)| at);
    let lying = floor.loot.iter().map(|(at, _)| *at).chain(floor.piles.iter().chain(&floor.flasks).copied());
    let standing = floor.things.iter().chain(&floor.traps).map(|(at, _)| *at);
    let ends = [floor.start].into_iter().chain(floor.stairs);
    let told: Cells = bodies.chain(lying).chain(standing).chain(ends).collect();
    for (y, row) in (0..).zip(floor.to_string().lines()) {
        let signs = (0..).zip(row.chars()).map(|(x, sign)| (Point::new(x, y), sign));
        signs.filter(|(at, _)| told.contains(*at)).for_each(|(at, sign)| svg.push_str(&letter(at, sign)));
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use descent::Place;
    use engine::Seed;

    use super::*;

    #[test]
    fn pictures_show_every_place_in_its_own_colours() {
        let mut styles = BTreeSet::new();
        for place in Place::all() {
            let (floor, _) = Floor::generate(Seed::from_name("pictures"), place);
            let svg = svg(&floor);
            assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
            assert_eq!(svg.matches("<rect class=\"room\"").count(), floor.rooms.len());
            let letters = svg.matches("<text ").count();
            assert!(letters > floor.dwellers().count() + floor.things.len(), "{place:?}: {letters}");
            styles.insert(svg.lines().nth(2).map(str::to_owned));
        }
        assert_eq!(styles.len(), 14);
    }
}
