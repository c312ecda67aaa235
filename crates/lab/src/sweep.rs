//! One number of the content, walked through its values.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// More values than a table can be read with are taken for a slip of the pen.
const MOST_VALUES: i64 = 1_000;

/// A number and the values it shall take; written `hollow_hp=6..12`, `hollow_hp[3]=6..12`
/// or `max_hp=10..30/5`. Both ends are included.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sweep {
    /// The number's name, perhaps with an entry.
    pub knob: String,
    /// Its values, in the order of the table.
    pub values: Vec<i64>,
}

impl FromStr for Sweep {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let Some((knob, range)) = parse(text) else {
            return Err(format!(
                "'{text}' is no sweep: write a number's name and its values, as in hollow_hp=6..12, \
                 hollow_hp[3]=6..12 or max_hp=10..30/5"
            ));
        };
        let (first, last, step) = range;
        if last < first {
            return Err(format!("{knob} goes from {first} down to {last}: write {knob}={last}..{first}"));
        }
        if step < 1 {
            return Err(format!("a step of {step} leads nowhere: write 1 or more"));
        }
        if last.saturating_sub(first) / step >= MOST_VALUES {
            return Err(format!("these are more than {MOST_VALUES} values: write a larger step"));
        }
        let values = (0..=(last - first) / step).map(|index| first + index * step).collect();
        Ok(Self { knob: knob.to_owned(), values })
    }
}

fn parse(text: &str) -> Option<(&str, (i64, i64, i64))> {
    let (knob, range) = text.split_once('=')?;
    let (first, rest) = range.split_once("..")?;
    let (last, step) = match rest.split_once('/') {
        Some((last, step)) => (last, step.trim().parse().ok()?),
        None => (rest, 1),
    };
    let knob = knob.trim();
    (!knob.is_empty()).then_some((knob, (first.trim().parse().ok()?, last.trim().parse().ok()?, step)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, knob: &str, values: &[i64]) {
        assert_eq!(text.parse(), Ok(Sweep { knob: knob.to_owned(), values: values.to_vec() }));
    }

    #[test]
    fn both_ends_are_included() {
        check("hollow_hp=6..9", "hollow_hp", &[6, 7, 8, 9]);
        check("hollow_hp[3]=6..10/2", "hollow_hp[3]", &[6, 8, 10]);
        check("max_hp=10..30/15", "max_hp", &[10, 25]);
        check("x=-1..1", "x", &[-1, 0, 1]);
        check("x=5..5", "x", &[5]);
    }

    #[test]
    fn errors_say_what_to_write() {
        let error = |text: &str| text.parse::<Sweep>().unwrap_err();
        assert!(error("hollow_hp").contains("as in hollow_hp=6..12"));
        assert!(error("hollow_hp=6").contains("as in hollow_hp=6..12"));
        assert!(error("=1..2").contains("as in hollow_hp=6..12"));
        assert_eq!(error("x=9..3"), "x goes from 9 down to 3: write x=3..9");
        assert!(error("x=1..3/0").contains("write 1 or more"));
        assert!(error("x=0..1000").contains("larger step"));
        assert!(error("x=-9223372036854775808..9223372036854775807").contains("larger step"));
    }
}
