//! The laws of knobs hold for good ones and catch bad ones.

use engine::tuning::{Contradiction, Knob, Tunable};
use testkit::tuning::check_knobs;

/// Two numbers, with knobs that are wrong in one way.
#[derive(Clone)]
struct Content<const FLAW: u8>([i64; 2]);

const NONE: u8 = 0;
const OUT_OF_RANGE: u8 = 1;
const CONTRADICTION: u8 = 2;
const WRITES_ANOTHER: u8 = 3;
const WRITES_NOTHING: u8 = 4;
const SAME_NAME: u8 = 5;
const LOUD_NAME: u8 = 6;
const BLAMES_ANOTHER: u8 = 7;
const BLAMES_NOBODY: u8 = 8;

impl<const FLAW: u8> Default for Content<FLAW> {
    fn default() -> Self {
        Self(if FLAW == OUT_OF_RANGE { [5, 11] } else { [5, 6] })
    }
}

impl<const FLAW: u8> Content<FLAW> {
    const KNOBS: [Knob<Self>; 2] = [
        Knob {
            name: if FLAW == LOUD_NAME { "First" } else { "first" },
            about: "The first number",
            least: 0,
            most: 10,
            entries: 1,
            read: |content, _| content.0[0],
            write: |content, _, value| match FLAW {
                WRITES_ANOTHER => content.0 = [value; 2],
                WRITES_NOTHING => {}
                _ => content.0[0] = value,
            },
        },
        Knob {
            name: if FLAW == SAME_NAME { "first" } else { "both" },
            about: "Both numbers",
            least: 0,
            most: 10,
            entries: 2,
            read: |content, entry| content.0[entry],
            write: |content, entry, value| content.0[entry] = value,
        },
    ];
}

impl<const FLAW: u8> Tunable for Content<FLAW> {
    fn knobs() -> &'static [Knob<Self>] {
        const { &Self::KNOBS }
    }

    fn problems(&self) -> Vec<Contradiction> {
        let about: &[&str] = match FLAW {
            CONTRADICTION => &[],
            BLAMES_ANOTHER if self.0[0] == 10 => &["both"],
            BLAMES_NOBODY if self.0[0] == 10 => &["first", "third"],
            NONE if self.0[0] == 10 => &["first", "both"],
            _ => return Vec::new(),
        };
        vec![Contradiction { about, sentence: "it cannot be".to_owned() }]
    }
}

#[test]
fn good_knobs_pass() {
    check_knobs::<Content<NONE>>();
}

#[test]
#[should_panic(expected = "entry 2 of both is 11, outside 0 to 10")]
fn a_standard_number_outside_its_range() {
    check_knobs::<Content<OUT_OF_RANGE>>();
}

#[test]
#[should_panic(expected = "contradicts itself")]
fn a_standard_that_contradicts_itself() {
    check_knobs::<Content<CONTRADICTION>>();
}

#[test]
#[should_panic(expected = "writing entry 1 of first changes other numbers too")]
fn a_knob_that_turns_another() {
    check_knobs::<Content<WRITES_ANOTHER>>();
}

#[test]
#[should_panic(expected = "entry 1 of first is not what was written")]
fn a_knob_that_turns_nothing() {
    check_knobs::<Content<WRITES_NOTHING>>();
}

#[test]
#[should_panic(expected = "two knobs are called first")]
fn two_knobs_of_one_name() {
    check_knobs::<Content<SAME_NAME>>();
}

#[test]
#[should_panic(expected = "is not in small letters")]
fn a_name_that_is_hard_to_type() {
    check_knobs::<Content<LOUD_NAME>>();
}

#[test]
#[should_panic(expected = "turning first makes a contradiction that is not about it")]
fn a_contradiction_that_blames_another_knob() {
    check_knobs::<Content<BLAMES_ANOTHER>>();
}

#[test]
#[should_panic(expected = "a contradiction is about third, which is no knob")]
fn a_contradiction_about_a_knob_that_is_none() {
    check_knobs::<Content<BLAMES_NOBODY>>();
}
