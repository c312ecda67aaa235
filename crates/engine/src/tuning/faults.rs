//! Content that came from elsewhere, looked over before it is played with.

use super::{OutOfRange, Tunable};

/// All that is wrong with some content: numbers out of range, then contradictions between
/// numbers that are not.
///
/// A patch is checked while it is read; this is for content that arrives ready-made, inside
/// the setup of a record for instance.
pub fn faults<C: Tunable>(content: &C) -> Vec<String> {
    let mut faults = Vec::new();
    let mut outside = Vec::new();
    for knob in C::knobs() {
        for entry in 0..knob.entries {
            let value = (knob.read)(content, entry);
            if !knob.allows(value) {
                outside.push(knob.name);
                faults.push(OutOfRange::of_entry(knob, entry, value).to_string());
            }
        }
    }
    let sound = content.problems().into_iter().filter(|found| !found.is_about_any(&outside));
    faults.extend(sound.map(|found| found.sentence));
    faults
}
