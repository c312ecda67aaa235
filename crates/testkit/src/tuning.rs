//! The laws of content that can be tuned.

use std::collections::BTreeSet;

use engine::tuning::{Knob, Tunable, patched, template};

/// Checks that the knobs of some content are well made.
///
/// # Panics
/// When a name is used twice or is not in small letters, when a standard number lies outside
/// its own range, when writing a number changes another one or is not what is then read,
/// when the standard content contradicts itself, when a contradiction is about knobs that do
/// not exist or that did not bring it about, or when the template is not a patch that gives
/// the content back.
#[track_caller]
pub fn check_knobs<C: Tunable>() {
    let content = C::default();
    let mut names = BTreeSet::new();
    for knob in C::knobs() {
        assert!(names.insert(knob.name), "two knobs are called {}", knob.name);
        check_name(knob.name);
        assert!(!knob.about.is_empty(), "{} does not say what it does", knob.name);
        assert!(knob.entries > 0, "{} has no numbers at all", knob.name);
        for entry in 0..knob.entries {
            check_entry(&content, knob, entry);
        }
    }
    assert_eq!(content.problems(), [], "the standard content contradicts itself");
    for knob in C::knobs() {
        check_contradictions(&content, knob);
    }
    let again = patched(&content, &template(&content)).unwrap_or_else(|errors| {
        panic!("the template of the standard content is no patch: {errors:?}");
    });
    assert_eq!(numbers(&again), numbers(&content), "the template changes the content");
}

#[track_caller]
fn check_name(name: &str) {
    let small = |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'_';
    assert!(
        name.starts_with(|first: char| first.is_ascii_lowercase()) && name.bytes().all(small),
        "the name {name} is not in small letters, digits and underscores"
    );
}

#[track_caller]
fn check_entry<C: Tunable>(content: &C, knob: &Knob<C>, entry: usize) {
    let Knob { name, least, most, .. } = knob;
    let standard = (knob.read)(content, entry);
    assert!(
        (*least..=*most).contains(&standard),
        "entry {} of {name} is {standard}, outside {least} to {most}",
        entry + 1
    );
    for value in [*least, *most] {
        let mut changed = content.clone();
        (knob.write)(&mut changed, entry, value);
        let read = (knob.read)(&changed, entry);
        assert_eq!(read, value, "entry {} of {name} is not what was written", entry + 1);
        (knob.write)(&mut changed, entry, standard);
        assert_eq!(
            numbers(&changed),
            numbers(content),
            "writing entry {} of {name} changes other numbers too",
            entry + 1
        );
    }
}

/// A knob turned as far as it goes is the one that a contradiction must be about.
#[track_caller]
fn check_contradictions<C: Tunable>(content: &C, knob: &Knob<C>) {
    for value in [knob.least, knob.most] {
        let mut changed = content.clone();
        for entry in 0..knob.entries {
            (knob.write)(&mut changed, entry, value);
        }
        for found in changed.problems() {
            for name in found.about {
                assert!(
                    C::knobs().iter().any(|knob| knob.name == *name),
                    "a contradiction is about {name}, which is no knob: {}",
                    found.sentence
                );
            }
            assert!(
                found.about.contains(&knob.name),
                "turning {} makes a contradiction that is not about it: {}",
                knob.name,
                found.sentence
            );
        }
    }
}

/// Every number of the content, with its name.
fn numbers<C: Tunable>(content: &C) -> Vec<(&'static str, Vec<i64>)> {
    let row = |knob: &Knob<C>| (0..knob.entries).map(|entry| (knob.read)(content, entry)).collect();
    C::knobs().iter().map(|knob| (knob.name, row(knob))).collect()
}
