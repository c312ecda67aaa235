//! What decorations and the hub look like.

use std::fmt::Write as _;

use grid::Point;
use refuel::{Decoration, Holding, Look, World};

use super::sight::{at as on_ground, spot};

/// A symbol for each look, a hundred units wide, standing on the origin. Their colour is that of where they are used.
pub(super) const SYMBOLS: &str = "<defs>\
<g id=\"boulder\"><polygon fill=\"currentColor\" points=\"-46,2 -50,-26 -28,-58 8,-70 38,-52 50,-20 40,4 0,16\"/>\
<polygon fill=\"#fff\" opacity=\".22\" points=\"-50,-26 -28,-58 8,-70 2,-42 -24,-30\"/>\
<polygon fill=\"#000\" opacity=\".28\" points=\"2,-42 8,-70 38,-52 50,-20 40,4 0,16 10,-16\"/></g>\
<g id=\"pebble\"><polygon fill=\"currentColor\" points=\"-42,4 -44,-18 -20,-40 20,-40 44,-16 38,6 0,14\"/>\
<polygon fill=\"#fff\" opacity=\".2\" points=\"-44,-18 -20,-40 20,-40 0,-22\"/>\
<polygon fill=\"#000\" opacity=\".26\" points=\"0,-22 20,-40 44,-16 38,6 0,14\"/></g>\
<g id=\"shard\"><polygon fill=\"currentColor\" points=\"-30,4 -20,-50 -4,-130 14,-64 26,2 0,14\"/>\
<polygon fill=\"#000\" opacity=\".22\" points=\"-4,-130 14,-64 26,2 0,14 2,-40\"/>\
<polygon fill=\"currentColor\" points=\"14,8 22,-40 36,-72 42,-30 44,4 28,12\"/>\
<polygon fill=\"#fff\" opacity=\".3\" points=\"-30,4 -20,-50 -4,-130 -10,-40\"/></g>\
<g id=\"tree\"><rect x=\"-6\" y=\"-34\" width=\"12\" height=\"38\" fill=\"#4a3524\"/>\
<polygon fill=\"currentColor\" points=\"-46,-22 0,-92 46,-22 0,-8\"/><polygon fill=\"#000\" opacity=\".25\" points=\"0,-92 46,-22 0,-8\"/>\
<polygon fill=\"currentColor\" points=\"-38,-58 0,-126 38,-58 0,-44\"/><polygon fill=\"#000\" opacity=\".2\" points=\"0,-126 38,-58 0,-44\"/>\
<polygon fill=\"currentColor\" points=\"-27,-92 0,-156 27,-92 0,-80\"/><polygon fill=\"#fff\" opacity=\".16\" points=\"-27,-92 0,-156 0,-80\"/></g>\
<g id=\"shrub\"><ellipse cx=\"-20\" cy=\"-16\" rx=\"26\" ry=\"22\" fill=\"currentColor\"/><ellipse cx=\"20\" cy=\"-14\" rx=\"26\" ry=\"20\" fill=\"currentColor\"/>\
<ellipse cx=\"20\" cy=\"-10\" rx=\"24\" ry=\"16\" fill=\"#000\" opacity=\".18\"/><ellipse cx=\"0\" cy=\"-30\" rx=\"26\" ry=\"22\" fill=\"currentColor\"/>\
<ellipse cx=\"-8\" cy=\"-36\" rx=\"14\" ry=\"10\" fill=\"#fff\" opacity=\".2\"/></g>\
<g id=\"rubble\"><polygon fill=\"currentColor\" points=\"-40,-8 -40,-62 0,-82 40,-62 40,-8 0,14\"/>\
<polygon fill=\"#fff\" opacity=\".26\" points=\"-40,-62 0,-82 40,-62 0,-42\"/><polygon fill=\"#000\" opacity=\".26\" points=\"0,-42 40,-62 40,-8 0,14\"/>\
<path d=\"M-40 -34L0 -14L40 -34\" fill=\"none\" stroke=\"#000\" stroke-opacity=\".3\" stroke-width=\"4\"/></g>\
<g id=\"crystal\"><polygon fill=\"currentColor\" points=\"-36,4 -30,-44 -18,-66 -8,-38 -8,8\"/><polygon fill=\"currentColor\" points=\"-12,10 -10,-70 4,-104 18,-66 18,8\"/>\
<polygon fill=\"currentColor\" points=\"14,8 20,-34 34,-56 42,-28 38,4\"/><polygon fill=\"#fff\" opacity=\".45\" points=\"-10,-70 4,-104 2,-30\"/>\
<polygon fill=\"#000\" opacity=\".28\" points=\"4,-104 18,-66 18,8 4,8\"/><polygon fill=\"#000\" opacity=\".2\" points=\"34,-56 42,-28 38,4 30,4\"/></g>\
<g id=\"bubble\"><circle cy=\"-30\" r=\"44\" fill=\"currentColor\" opacity=\".28\"/><circle cy=\"-30\" r=\"31\" fill=\"currentColor\"/>\
<circle cx=\"8\" cy=\"-24\" r=\"22\" fill=\"#000\" opacity=\".12\"/><circle cx=\"-10\" cy=\"-40\" r=\"9\" fill=\"#fff\" opacity=\".7\"/></g>\
</defs>\n";

const fn symbol(look: Look) -> &'static str {
    match look {
        Look::Boulder => "boulder",
        Look::Pebble => "pebble",
        Look::Shard => "shard",
        Look::Tree => "tree",
        Look::Shrub => "shrub",
        Look::Rubble => "rubble",
        Look::Crystal => "crystal",
        Look::Bubble => "bubble",
    }
}

/// What colours a decoration: what lies on its tile.
const fn class(over: Holding) -> &'static str {
    match over {
        Holding::LargeRocks => "large",
        Holding::Minerals => "minerals",
        Holding::Wellspring => "well",
        Holding::Nothing | Holding::Path | Holding::SmallRocks | Holding::Water => "small",
    }
}

/// One decoration and its shadow.
pub(super) fn draw(world: &World, one: &Decoration, svg: &mut String) {
    let place = [f64::from(one.at.x) / 1000.0, f64::from(one.at.y) / 1000.0];
    let (x, y) = on_ground(world, place);
    // A hundred units of a symbol are as wide as the decoration.
    let size = f64::from(one.size) / 1000.0 * 0.96;
    let flip = if one.turn < 180 { size } else { -size };
    let _ = writeln!(
        svg,
        "<ellipse cx=\"{:.1}\" cy=\"{:.1}\" rx=\"{:.1}\" ry=\"{:.1}\" opacity=\".24\"/><use xlink:href=\"#{}\" class=\"{}\" \
         transform=\"translate({x:.1} {y:.1}) scale({flip:.3} {size:.3})\"/>",
        x + 14.0 * size,
        y + 2.0 * size,
        54.0 * size,
        20.0 * size,
        symbol(one.look),
        class(one.over)
    );
}

/// The hub: a landed ship on its platform.
pub(super) fn hub(world: &World, at: Point, svg: &mut String) {
    let middle = [f64::from(at.x) + 0.5, f64::from(at.y) + 0.5];
    let (x, y) = spot(middle, super::sight::height(world, middle));
    let _ = writeln!(
        svg,
        "<g transform=\"translate({x:.1} {y:.1})\"><ellipse rx=\"40\" ry=\"20\" fill=\"#1b2430\"/><ellipse cy=\"-4\" rx=\"38\" \
         ry=\"19\" fill=\"#5c6b7c\"/><ellipse cy=\"-4\" rx=\"30\" ry=\"15\" fill=\"none\" stroke=\"#ffd75e\" stroke-width=\"2\" \
         stroke-dasharray=\"6 5\"/><path d=\"M-22 -8L-28 2L-18 -4Z M22 -8L28 2L18 -4Z\" fill=\"#8c2f2a\"/><path d=\"M-18 -8C-20 -40 -10 -66 0 \
         -80C10 -66 20 -40 18 -8Q0 2 -18 -8Z\" fill=\"#e9eef2\"/><path d=\"M0 -80C10 -66 20 -40 18 -8Q10 -3 0 -3Z\" fill=\"#000\" \
         opacity=\".18\"/><path d=\"M-9.500 -60Q0 -55 9.500 -60Q6 -72 0 -80Q-6 -72 -9.500 -60Z\" fill=\"#d6453a\"/><circle cy=\"-40\" r=\"7\" \
         fill=\"#2b3a4a\"/><circle cy=\"-40\" r=\"5\" fill=\"#6fd3ff\"/></g>"
    );
}
