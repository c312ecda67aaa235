//! Numbers that are right one by one and wrong together.

/// Something that cannot be played with, although every number is within its range.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contradiction {
    /// The names of the knobs that it is about, as [`super::Knob::name`] has them.
    pub about: &'static [&'static str],
    /// What is wrong, in a sentence.
    pub sentence: String,
}

impl Contradiction {
    pub(super) fn is_about_any(&self, names: &[&str]) -> bool {
        self.about.iter().any(|name| names.contains(name))
    }
}
