//! A floor as a picture.

use std::fmt::Write as _;

use grid::Point;

use crate::{Biome, Cells, Floor, Matter};

/// Units of the picture for each tile.
const TILE: u32 = 12;

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

/// Draws a floor as SVG: rock, ground, doors, what stands and lies there, who dwells there, and which rooms were
/// drawn by hand.
pub fn picture(floor: &Floor) -> String {
    let (width, height) = (u32::from(floor.width) * TILE, u32::from(floor.height) * TILE);
    let biome = floor.place.biome();
    let [rock, open] = colours(biome);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\">\n\
         <title>Descent, floor {}: {biome}</title>\n<style>{STYLE}</style>\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"{rock}\"/>\n<path fill=\"{open}\" d=\"{}\"/>\n",
        floor.place.floor,
        outline(&floor.open)
    );
    for (matter, colour) in GROUND {
        let tiles = floor.ground.layer(matter);
        if !tiles.is_empty() {
            let _ = writeln!(svg, "<path fill=\"{colour}\" opacity=\".7\" d=\"{}\"/>", outline(&tiles));
        }
    }
    for (class, tiles) in [("door", floor.doors), ("lock", floor.locked), ("crack", floor.secrets)] {
        let _ = writeln!(svg, "<path class=\"{class}\" d=\"{}\"/>", outline(&tiles));
    }
    let rooms = floor.rooms.iter().map(|(_, area)| ("room", *area));
    for (class, area) in floor.arena.map(|area| ("arena", area)).into_iter().chain(rooms) {
        let (x, y) = corner(area.corner);
        let (width, height) = (u32::from(area.width) * TILE, u32::from(area.height) * TILE);
        let _ = writeln!(
            svg,
            "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"/>"
        );
    }
    letters(floor, &mut svg);
    svg + "</svg>\n"
}

/// Whatever the floor in letters has beside walls and ground.
fn letters(floor: &Floor, svg: &mut String) {
    let bodies = floor.dwellers().map(|(_, at)| at);
    let lying = floor.loot.iter().map(|(at, _)| *at).chain(floor.piles.iter().chain(&floor.flasks).copied());
    let standing = floor.things.iter().chain(&floor.traps).map(|(at, _)| *at);
    let ends = [floor.start].into_iter().chain(floor.stairs);
    let told: Cells = bodies.chain(lying).chain(standing).chain(ends).collect();
    for (y, row) in (0..).zip(floor.to_string().lines()) {
        for (x, letter) in (0..).zip(row.chars()).filter(|(x, _)| told.contains(Point::new(*x, y))) {
            let (left, top) = corner(Point::new(x, y));
            let letter = letter.to_string().replace('&', "&amp;").replace('>', "&gt;");
            let _ = writeln!(svg, "<text x=\"{}\" y=\"{}\">{letter}</text>", left + TILE / 2, top + TILE - 3);
        }
    }
}

/// Tiles as a path.
fn outline(tiles: &Cells) -> String {
    tiles.iter().fold(String::new(), |mut path, at| {
        let (x, y) = corner(at);
        let _ = write!(path, "M{x} {y}h{TILE}v{TILE}h-{TILE}z");
        path
    })
}

fn corner(at: Point) -> (u32, u32) {
    (u32::from(at.x) * TILE, u32::from(at.y) * TILE)
}
