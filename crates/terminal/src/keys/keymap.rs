//! Which key does what.

use super::{Action, Chord, Where};

/// The keys of every action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Keymap {
    /// In the order of [`Action::ALL`].
    chords: Vec<Vec<Chord>>,
}

impl Default for Keymap {
    fn default() -> Self {
        let parse = |text: &&str| text.parse().expect("default keys are keys");
        let chords = |action: Action| action.default_keys().iter().map(parse).collect();
        Self { chords: Action::ALL.map(chords).to_vec() }
    }
}

impl Keymap {
    /// What a key means in a place.
    pub(crate) fn action(&self, chord: Chord, place: Where) -> Option<Action> {
        let bound = |action: &Action| action.place().meets(place) && self.chords(*action).contains(&chord);
        Action::ALL.into_iter().find(bound)
    }

    /// The keys of an action.
    pub(crate) fn chords(&self, action: Action) -> &[Chord] {
        &self.chords[action as usize]
    }

    /// The key of an action that is shown where there is room for one.
    pub(crate) fn label(&self, action: Action) -> String {
        self.chords(action).first().map_or_else(|| "unbound".to_owned(), |chord| chord.label())
    }

    /// All keys of an action, as they are shown in the help.
    pub(crate) fn labels(&self, action: Action) -> String {
        let labels: Vec<String> = self.chords(action).iter().map(|chord| chord.label()).collect();
        if labels.is_empty() { "unbound".to_owned() } else { labels.join(" ") }
    }

    /// Gives an action other keys.
    pub(crate) fn bind(&mut self, action: Action, chords: Vec<Chord>) {
        self.chords[action as usize] = chords;
    }

    /// Every key that would mean two things in the same place.
    pub(crate) fn conflicts(&self) -> Vec<(Chord, Action, Action)> {
        let mut found = Vec::new();
        for (place, &first) in Action::ALL.iter().enumerate() {
            for &second in &Action::ALL[place + 1..] {
                if !first.place().meets(second.place()) {
                    continue;
                }
                let shared = self.chords(first).iter().filter(|chord| self.chords(second).contains(chord));
                found.extend(shared.map(|&chord| (chord, first, second)));
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_of_actions_is_in_order_and_complete() {
        for (place, action) in Action::ALL.into_iter().enumerate() {
            assert_eq!(action as usize, place, "{}", action.name());
            assert!(!action.default_keys().is_empty(), "{} has no key", action.name());
        }
    }

    #[test]
    fn the_default_keys_never_mean_two_things() {
        assert_eq!(Keymap::default().conflicts(), []);
    }

    #[test]
    fn a_key_means_something_only_where_it_belongs() {
        let keymap = Keymap::default();
        let chord = "e".parse().unwrap();
        assert_eq!(keymap.action(chord, Where::Play), Some(Action::Heal));
        assert_eq!(keymap.action(chord, Where::Replay), None);
        assert_eq!(keymap.action("k".parse().unwrap(), Where::Replay), Some(Action::Up));
    }
}
