//! Writing SVG.

use std::fmt::Write;

/// A drawing in the making. Coordinates are in its own units, y downwards.
pub(crate) struct Svg {
    width: f64,
    height: f64,
    body: String,
}

/// Which end of a text stands at its place.
#[derive(Clone, Copy)]
pub(crate) enum Anchor {
    Start,
    Middle,
    End,
}

impl Anchor {
    const fn name(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Middle => "middle",
            Self::End => "end",
        }
    }
}

impl Svg {
    pub(crate) const fn new(width: f64, height: f64) -> Self {
        Self { width, height, body: String::new() }
    }

    pub(crate) fn path(&mut self, path: &str, class: &str) {
        self.push(format_args!("<path class=\"{class}\" d=\"{path}\"/>"));
    }

    pub(crate) fn line(&mut self, from: (f64, f64), to: (f64, f64), class: &str) {
        self.path(&format!("M{:.1} {:.1}L{:.1} {:.1}", from.0, from.1, to.0, to.1), class);
    }

    pub(crate) fn rectangle(&mut self, corner: (f64, f64), size: (f64, f64), class: &str) {
        let ((x, y), (width, height)) = (corner, size);
        self.push(format_args!(
            "<rect class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\"/>"
        ));
    }

    pub(crate) fn circle(&mut self, centre: (f64, f64), radius: f64, class: &str) {
        let (x, y) = centre;
        self.push(format_args!("<circle class=\"{class}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius:.1}\"/>"));
    }

    pub(crate) fn text(&mut self, place: (f64, f64), anchor: Anchor, class: &str, text: &str) {
        let ((x, y), anchor, text) = (place, anchor.name(), escaped(text));
        self.push(format_args!(
            "<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{text}</text>"
        ));
    }

    /// A text that reads upwards.
    pub(crate) fn text_upwards(&mut self, place: (f64, f64), class: &str, text: &str) {
        let ((x, y), text) = (place, escaped(text));
        self.push(format_args!(
            "<text class=\"{class}\" transform=\"translate({x:.1} {y:.1}) rotate(-90)\" \
             text-anchor=\"middle\">{text}</text>"
        ));
    }

    /// The drawing, with what it shows in words for those who cannot see it.
    pub(crate) fn whole(self, title: &str) -> String {
        let (title, Self { width, height, body }) = (escaped(title), self);
        format!("<svg viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{title}\">\n{body}</svg>\n")
    }

    /// The drawing as an ornament beside words that say the same.
    pub(crate) fn decoration(self) -> String {
        let Self { width, height, body } = self;
        format!("<svg width=\"{width}\" height=\"{height}\" aria-hidden=\"true\">{body}</svg>")
    }

    fn push(&mut self, element: std::fmt::Arguments<'_>) {
        writeln!(self.body, "{element}").expect("a string takes all text");
    }
}

/// Text that HTML and SVG show as it is.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_cannot_break_out_of_its_element() {
        let mut svg = Svg::new(10.0, 10.0);
        svg.text((0.0, 0.0), Anchor::Start, "x", "<script>&\"");
        let figure = svg.whole("a < \"b\"");
        assert!(figure.contains("&lt;script&gt;&amp;&quot;"));
        assert!(figure.contains("aria-label=\"a &lt; &quot;b&quot;\""));
        assert!(!figure.contains("<script"));
    }
}
