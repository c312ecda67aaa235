//! Writing content as a patch, for a designer to start from.

use std::fmt::Write;

use super::{Knob, Tunable};

/// A patch that names every number of the content, each with what it does.
pub fn template<C: Tunable>(content: &C) -> String {
    let mut text = "(\n".to_owned();
    for knob in C::knobs() {
        let Knob { name, about, least, most, .. } = knob;
        writeln!(text, "    // {about} ({least} to {most})\n    {name}: {},", value(knob, content))
            .expect("a string takes all text");
    }
    text.push_str(")\n");
    text
}

fn value<C>(knob: &Knob<C>, content: &C) -> String {
    if knob.entries == 1 {
        return (knob.read)(content, 0).to_string();
    }
    let numbers: Vec<String> =
        (0..knob.entries).map(|entry| (knob.read)(content, entry).to_string()).collect();
    format!("[{}]", numbers.join(", "))
}
