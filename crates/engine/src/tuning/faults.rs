//! Content that came from elsewhere, looked over before it is played with.

use super::Tunable;

/// All that is wrong with some content: numbers out of range, then contradictions.
///
/// A patch is checked while it is read; this is for content that arrives ready-made, inside
/// the setup of a record for instance.
pub fn faults<C: Tunable>(content: &C) -> Vec<String> {
    let mut faults = Vec::new();
    for knob in C::knobs() {
        for entry in 0..knob.entries {
            let value = (knob.read)(content, entry);
            if !knob.allows(value) {
                let name = if knob.entries == 1 {
                    knob.name.to_owned()
                } else {
                    format!("{}[{}]", knob.name, entry + 1)
                };
                faults.push(format!("{name} goes from {} to {}; {value} is outside", knob.least, knob.most));
            }
        }
    }
    // Contradictions between numbers that are out of range anyway would only confuse.
    if faults.is_empty() {
        faults = content.problems();
    }
    faults
}
