//! Plots as SVG, drawn by a few functions of our own so that a report is one file that
//! needs nothing from anywhere.
//!
//! Colours and patterns are classes (`s0` for the first setting, `s1` for the second); the
//! page's style sheet says what they look like in light and in dark.

mod axis;
mod bars;
mod curve;
mod frame;
mod svg;
mod whiskers;

pub(crate) use axis::Axis;
pub(crate) use bars::bars;
pub(crate) use curve::{polyline, stairs};
pub(crate) use frame::Frame;
pub(crate) use svg::escaped;
pub(crate) use whiskers::{Whisker, marks};

use svg::{Anchor, Svg};

/// The shapes that the second setting's bars are filled with; once on a page.
pub(crate) const PATTERNS: &str = "<svg class=\"patterns\" aria-hidden=\"true\"><defs>\
    <pattern id=\"hatch\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\" \
    patternTransform=\"rotate(45)\"><rect class=\"ground\" width=\"6\" height=\"6\"/>\
    <rect class=\"stripe\" width=\"2.4\" height=\"6\"/></pattern></defs></svg>\n";

/// A small sample of how a setting is drawn, for legends.
pub(crate) fn sample(side: usize) -> String {
    let mut svg = Svg::new(44.0, 16.0);
    svg.path("M1 8H24", &format!("curve s{side}"));
    whiskers::symbol(&mut svg, (12.5, 8.0), side);
    svg.rectangle((29.0, 2.0), (14.0, 12.0), &format!("bar s{side}"));
    svg.decoration()
}
