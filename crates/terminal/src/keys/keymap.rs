//! Which key does what.

use stage::keys::{Binding, Client};

use super::{Action, Chord, Place};

/// The keys of every action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Keymap {
    /// Each action once, in the order of the settings.
    chords: Vec<(Action, Vec<Chord>)>,
}

/// All actions of the terminal, each once with what it does, in the order of the settings.
pub(crate) fn actions() -> Vec<Binding> {
    let mut all: Vec<Binding> = Vec::new();
    for binding in Client::Terminal.bindings() {
        if all.iter().all(|known| known.action != binding.action) {
            all.push(binding);
        }
    }
    all
}

/// What an action does in general, in the middle of a sentence; screens say it more exactly.
pub(crate) fn about(binding: &Binding) -> String {
    let mut words = binding.words.to_owned();
    if let Some(first) = words.get_mut(..1) {
        first.make_ascii_lowercase();
    }
    words
}

impl Default for Keymap {
    fn default() -> Self {
        let parse = |text: &&str| text.parse().expect("default keys are keys");
        let chords = |binding: Binding| (binding.action, binding.keys.iter().map(parse).collect());
        Self { chords: actions().into_iter().map(chords).collect() }
    }
}

impl Keymap {
    /// What a key means in a place.
    pub(crate) fn action(&self, chord: Chord, place: Place) -> Option<Action> {
        let is_bound =
            |binding: &Binding| binding.place.meets(place) && self.chords(binding.action).contains(&chord);
        Client::Terminal.bindings().find(is_bound).map(|binding| binding.action)
    }

    /// The keys of an action.
    pub(crate) fn chords(&self, action: Action) -> &[Chord] {
        self.chords.iter().find(|(known, _)| *known == action).map_or(&[], |(_, chords)| chords)
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
        if let Some((_, own)) = self.chords.iter_mut().find(|(known, _)| *known == action) {
            *own = chords;
        }
    }

    /// Every key that would mean two things in the same place.
    pub(crate) fn conflicts(&self) -> Vec<(Chord, Action, Action)> {
        let mut found = Vec::new();
        for (place, (first, chords)) in self.chords.iter().enumerate() {
            for (second, others) in &self.chords[place + 1..] {
                let shared = chords.iter().filter(|chord| others.contains(chord));
                let shared = shared.filter(|_| Client::Terminal.confuses(*first, *second));
                found.extend(shared.map(|&chord| (chord, *first, *second)));
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_has_a_key() {
        for Binding { action, .. } in actions() {
            assert!(!Keymap::default().chords(action).is_empty(), "{} has no key", action.name());
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
        assert_eq!(keymap.action(chord, Place::of_game("forward")), Some(Action::HEAL));
        assert_eq!(keymap.action(chord, Place::of_game("tactics")), None);
        assert_eq!(keymap.action(chord, Place::of_game("labyrinth")), Some(Action::EXAMINE));
        assert_eq!(keymap.action(chord, Place::Replay), None);
        assert_eq!(keymap.action("k".parse().unwrap(), Place::Replay), Some(Action::UP));
    }
}
