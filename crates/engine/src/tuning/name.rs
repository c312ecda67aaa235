//! Finding a knob by its name, or the name that was meant.

use super::{Knob, Tunable};

/// Where the knob with this name is.
pub(super) fn find<C: Tunable>(name: &str) -> Option<(usize, &'static Knob<C>)> {
    C::knobs().iter().enumerate().find(|(_, knob)| knob.name == name)
}

/// The known name nearest to a misspelt one, unless all are far from it.
pub(super) fn nearest<C: Tunable>(name: &str) -> Option<&'static str> {
    C::knobs()
        .iter()
        .map(|knob| knob.name)
        // Names of very different length are far, and need no counting: a hostile text may
        // hold a name of a million letters.
        .filter(|known| known.len().abs_diff(name.len()) <= tolerance(known))
        .map(|known| (distance(known.as_bytes(), name.as_bytes()), known))
        .filter(|&(distance, known)| distance <= tolerance(known))
        .min()
        .map(|(_, known)| known)
}

/// How many letters may be wrong in a name that is still recognised.
const fn tolerance(known: &str) -> usize {
    known.len() / 3 + 1
}

/// How many letters must be put in, taken out or changed to come from one to the other.
fn distance(from: &[u8], to: &[u8]) -> usize {
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (above, letter) in from.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = above + 1;
        for (place, other) in to.iter().enumerate() {
            let change = diagonal + usize::from(letter != other);
            diagonal = row[place + 1];
            row[place + 1] = change.min(diagonal + 1).min(row[place] + 1);
        }
    }
    row[to.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_are_counted_in_letters() {
        assert_eq!(distance(b"", b""), 0);
        assert_eq!(distance(b"max_hp", b"max_hp"), 0);
        assert_eq!(distance(b"max_hp", b"maxhp"), 1);
        assert_eq!(distance(b"kitten", b"sitting"), 3);
        assert_eq!(distance(b"", b"abc"), 3);
        assert_eq!(distance(b"abc", b""), 3);
    }
}
