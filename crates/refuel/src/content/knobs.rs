//! Every number of the content by name, with the values that make sense for it.

use engine::tuning::{Contradiction, Knob, Tunable};

use super::Content;

macro_rules! number {
    ($name:ident, $range:expr, $about:literal) => {
        Knob {
            name: stringify!($name),
            about: $about,
            least: *$range.start(),
            most: *$range.end(),
            entries: 1,
            read: |content, _| i64::from(content.$name),
            write: |content, _, value| {
                content.$name = value.try_into().ok().expect("a value in its range fits")
            },
        }
    };
}

const KNOBS: [Knob<Content>; 20] = [
    number!(materials, 0..=1000, "materials at the beginning"),
    number!(energy, 0..=1000, "energy at the beginning"),
    number!(hull, 1..=1000, "the hull at the beginning, unless a run brings its own"),
    number!(hull_a_wave, 1..=1000, "the most that a wave takes of the hull, bosses left out"),
    number!(refund, 0..=100, "what comes back of a building that has seen a wave, in hundredths"),
    number!(preview, 1..=20, "how many waves are shown ahead"),
    number!(more_fuel, -90..=1000, "fuel that is fought for beyond what the level says"),
    number!(attacker_hp, 10..=1000, "what attackers have in health, in hundredths of their rows"),
    number!(attacker_speed, 10..=300, "how fast attackers are, in hundredths of their rows"),
    number!(burn, 0..=100, "what somebody who burns loses each time"),
    number!(burn_every, 1..=100, "ticks between these times"),
    number!(frozen_speed, 10..=100, "how fast somebody is who freezes, in hundredths"),
    number!(hurried_speed, 100..=300, "how fast somebody is who is hurried, in hundredths"),
    number!(slowest, 10..=100, "nobody is slower than so many hundredths of what they are"),
    number!(marked, 100..=1000, "what somebody takes who is marked, in hundredths"),
    number!(marked_materials, 0..=100, "what they leave when they fall"),
    number!(steady, 1..=1000, "ticks for which nobody is pushed or held again"),
    number!(overclocked, 10..=100, "the interval of an overclocked building, in hundredths"),
    number!(electrified, 0..=100, "energy damage that shots of an electrified building do as well"),
    number!(patience, 600..=12_000, "ticks after which nothing holds a wave up any more"),
];

impl Tunable for Content {
    fn knobs() -> &'static [Knob<Self>] {
        &KNOBS
    }

    fn problems(&self) -> Vec<Contradiction> {
        Vec::new()
    }
}
