//! A world of Refuel as an isometric picture.

mod ground;
mod looks;
mod sight;
mod ways;

use std::fmt::Write as _;

use refuel::{Decoration, Holding, SIDE, World};

use self::sight::{at, hex, mixed};
use super::Land;

/// Draws a world from the south-east and above: ground and cliffs, ways with their directions, what lies and stands there,
/// and the hub. Tiles behind come first, so that whatever is in front hides them.
pub(super) fn svg(land: &Land) -> String {
    let Land { seed, plan, world } = land;
    let decorations = world.decorations(*seed);
    let mut svg = begin(land);
    for diagonal in 0..2 * SIDE - 1 {
        for x in 0..SIDE {
            let Some(y) = diagonal.checked_sub(x).filter(|y| *y < SIDE) else { continue };
            tile(world, &decorations, grid::Point::new(x, y), &mut svg);
        }
    }
    let ways = plan.lengths.len();
    let _ = writeln!(
        svg,
        "<text class=\"title\" x=\"-735\" y=\"-70\">{}</text>\n<text class=\"under\" x=\"-735\" y=\"-44\">level {} \
         · {ways} {} · {seed}</text>",
        plan.terrain.title(),
        plan.level,
        if ways == 1 { "way" } else { "ways" }
    );
    svg + "</svg>\n"
}

fn begin(land: &Land) -> String {
    let colours = land.plan.terrain.colours();
    let style = format!(
        ".title{{font:600 30px sans-serif;fill:{high}}}.under{{font:17px sans-serif;fill:{high};opacity:.75}}\
         .way{{fill:{way}}}.arrow{{fill:none;stroke:{dark};stroke-width:2.6;stroke-linejoin:round;stroke-linecap:round;\
         opacity:.75}}.grid{{stroke:#000;stroke-opacity:.13;stroke-width:.8}}.wall{{stroke-width:.5}}\
         .water{{fill:{water};fill-opacity:.86}}.ripple{{fill:none;stroke:#fff;stroke-opacity:.35;stroke-width:1.3}}\
         .large{{color:{large}}}.small{{color:{small}}}.minerals{{color:{minerals}}}.well{{color:{well}}}",
        high = hex(colours.high),
        way = hex(colours.way),
        dark = hex(mixed(colours.way, 0, 0.72)),
        water = hex(colours.water),
        large = hex(colours.large_rocks),
        small = hex(colours.small_rocks),
        minerals = hex(colours.minerals),
        well = hex(colours.wellspring),
    );
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" \
         viewBox=\"-760 -120 1520 960\">\n<title>Refuel: {}, level {}</title>\n<style>{style}</style>\n{}\
         <rect x=\"-760\" y=\"-120\" width=\"1520\" height=\"960\" fill=\"{}\"/>\n",
        land.plan.terrain.title(),
        land.plan.level,
        looks::SYMBOLS,
        hex(colours.sky)
    )
}

/// One tile, and whatever is on it.
fn tile(world: &World, decorations: &[Decoration], place: grid::Point, svg: &mut String) {
    ground::walls(world, place, svg);
    ground::top(world, place, svg);
    ground::fins(world, place, svg);
    ways::draw(world, place, svg);
    let holding = world.tiles.get(place).map_or(Holding::Nothing, |tile| tile.holding);
    if holding == Holding::Wellspring {
        let (x, y) = at(world, [f64::from(place.x) + 0.5, f64::from(place.y) + 0.5]);
        let _ = writeln!(
            svg,
            "<ellipse class=\"well\" fill=\"currentColor\" opacity=\".32\" cx=\"{x:.0}\" cy=\"{y:.0}\" rx=\"36\" ry=\"18\"/>"
        );
    }
    let on_tile =
        |one: &&Decoration| one.at.x / 1000 == i32::from(place.x) && one.at.y / 1000 == i32::from(place.y);
    let mut here: Vec<&Decoration> = decorations.iter().filter(on_tile).collect();
    here.sort_by_key(|one| one.at.x + one.at.y);
    for one in here {
        looks::draw(world, one, svg);
    }
    if place == world.network.hub() {
        looks::hub(world, place, svg);
    }
}

#[cfg(test)]
mod tests {
    use engine::Seed;
    use refuel::{Level, Terrain, WorldPlan};

    use super::*;

    /// Each terrain has colours of its own, and whatever there is of a world is in its picture.
    #[test]
    fn pictures_show_ways_fins_water_and_all_that_is_strewn() {
        let mut styles = std::collections::BTreeSet::new();
        for terrain in Terrain::ALL {
            let seed = Seed::from_name("pictures");
            let plan = WorldPlan::of(seed, Level(7)).on(terrain);
            let world = World::generate(seed, &plan);
            let land = Land { seed, plan, world };
            let svg = svg(&land);
            assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
            let metrics = land.world.metrics();
            assert_eq!(svg.matches("<use ").count(), land.world.decorations(seed).len());
            assert_eq!(svg.matches("<polygon class=\"water\"").count(), metrics.of(Holding::Water));
            assert_eq!(svg.matches("<polygon fill=\"#ff4d3d\"").count(), metrics.lengths.len());
            assert_eq!(svg.matches("class=\"arrow\"").count(), land.world.network.steps().count());
            styles.insert(svg.lines().nth(2).map(str::to_owned));
        }
        assert_eq!(styles.len(), Terrain::ALL.len());
    }
}
