//! The ground of a plot: axes, ticks and grid.

use super::{Anchor, Axis, Svg};

const WIDTH: f64 = 680.0;
const HEIGHT: f64 = 380.0;
const LEFT: f64 = 64.0;
const RIGHT: f64 = 14.0;
const TOP: f64 = 26.0;
const BOTTOM: f64 = 54.0;

/// A plot with its axes drawn and its data to come.
pub(crate) struct Frame {
    pub(super) svg: Svg,
    x: Axis,
    y: Axis,
}

impl Frame {
    /// The ground of a plot.
    pub(crate) fn new(x: Axis, y: Axis) -> Self {
        let mut frame = Self { svg: Svg::new(WIDTH, HEIGHT), x, y };
        frame.draw_heights();
        frame.draw_places();
        frame
    }

    /// Where a pair of values lies in the drawing.
    pub(super) fn at(&self, x: f64, y: f64) -> (f64, f64) {
        let width = WIDTH - LEFT - RIGHT;
        let height = HEIGHT - TOP - BOTTOM;
        (LEFT + width * self.x.share(x), TOP + height * (1.0 - self.y.share(y)))
    }

    /// The height that bars grow from: zero, or the end of the axis nearest to it.
    pub(super) const fn baseline(&self) -> f64 {
        0.0_f64.clamp(self.y.low, self.y.high)
    }

    /// A line across the plot at a height that means something.
    pub(crate) fn rule_across(&mut self, y: f64) {
        let (from, to) = (self.at(self.x.low, y), self.at(self.x.high, y));
        self.svg.line(from, to, "axis");
    }

    /// A line up through the plot, with a word at its top, for instance where a location ends.
    pub(crate) fn rule_up(&mut self, x: f64) {
        let (from, to) = (self.at(x, self.y.low), self.at(x, self.y.high));
        self.svg.line(from, to, "rule");
    }

    /// A word above the plot.
    pub(crate) fn word_above(&mut self, x: f64, word: &str) {
        let (left, _) = self.at(x, self.y.high);
        self.svg.text((left, TOP - 9.0), Anchor::Middle, "tick", word);
    }

    /// A word inside the plot.
    pub(crate) fn word(&mut self, x: f64, y: f64, word: &str) {
        let (left, top) = self.at(x, y);
        self.svg.text((left + 6.0, top), Anchor::Start, "note", word);
    }

    /// The finished drawing.
    pub(crate) fn svg(self, title: &str) -> String {
        self.svg.whole(title)
    }

    fn draw_heights(&mut self) {
        for (value, label) in self.y.ticks.clone() {
            let (from, to) = (self.at(self.x.low, value), self.at(self.x.high, value));
            self.svg.line(from, to, "grid");
            self.svg.text((LEFT - 8.0, from.1 + 4.5), Anchor::End, "tick", &label);
        }
        let middle = f64::midpoint(TOP, HEIGHT - BOTTOM);
        let label = self.y.label.clone();
        self.svg.text_upwards((17.0, middle), "label", &label);
    }

    fn draw_places(&mut self) {
        let (from, to) = (self.at(self.x.low, self.y.low), self.at(self.x.high, self.y.low));
        self.svg.line(from, to, "axis");
        for (value, label) in self.x.ticks.clone() {
            let (left, bottom) = self.at(value, self.y.low);
            self.svg.line((left, bottom), (left, bottom + 4.0), "axis");
            self.svg.text((left, bottom + 20.0), Anchor::Middle, "tick", &label);
        }
        let label = self.x.label.clone();
        self.svg.text((f64::midpoint(LEFT, WIDTH - RIGHT), HEIGHT - 12.0), Anchor::Middle, "label", &label);
    }
}
