//! Which key means what.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use stage::keys::{Binding, Client};

use super::{Action, Chord, Place, Stroke};
use crate::words::Words;

/// The keys of every action. Actions that are not named have the keys of the house; names that no
/// action has are kept for a version that knows them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Keymap {
    changed: BTreeMap<String, Vec<Chord>>,
}

impl Keymap {
    /// The keys of an action, the one to name first.
    pub fn chords(&self, action: Action) -> Vec<Chord> {
        Client::Browser.binding(action).map_or_else(Vec::new, |binding| self.chords_of(&binding))
    }

    fn chords_of(&self, binding: &Binding) -> Vec<Chord> {
        self.changed.get(&kept_name(binding.action)).cloned().unwrap_or_else(|| usual(binding))
    }

    /// The key to name for an action.
    pub fn name(&self, action: Action, words: &Words) -> String {
        self.chords(action).first().map_or_else(|| words.no_key.to_owned(), |chord| chord.name(words))
    }

    /// What a stroke means in a place.
    pub fn action(&self, stroke: Stroke<'_>, place: Place) -> Option<Action> {
        let means = |binding: &Binding| {
            binding.place.meets(place) && self.chords_of(binding).iter().any(|chord| chord.is(stroke))
        };
        Client::Browser.bindings().find(means).map(|binding| binding.action)
    }

    /// Gives the key of a stroke to an action alone and takes it away from whatever could be meant
    /// by it at the same time. Returns the actions that lost a key.
    pub fn bind(&mut self, action: Action, stroke: Stroke<'_>) -> Vec<Action> {
        let robbed = self.rob(action, |chord| chord.is(stroke));
        self.changed.insert(kept_name(action), vec![Chord::of(stroke, action)]);
        robbed
    }

    /// Gives one more key to an action, and takes it away as [`Keymap::bind`] does.
    pub fn add(&mut self, action: Action, stroke: Stroke<'_>) -> Vec<Action> {
        let robbed = self.rob(action, |chord| chord.is(stroke));
        let mut chords = self.chords(action);
        if !chords.iter().any(|chord| chord.is(stroke)) {
            chords.push(Chord::of(stroke, action));
            self.changed.insert(kept_name(action), chords);
        }
        robbed
    }

    /// Whether an action has other keys than those of the house.
    pub fn is_changed(&self, action: Action) -> bool {
        self.changed.contains_key(&kept_name(action))
    }

    /// Gives an action the keys of the house again, from whomever has them now. Returns the
    /// actions that lost a key.
    pub fn reset_one(&mut self, action: Action) -> Vec<Action> {
        self.changed.remove(&kept_name(action));
        let own = self.chords(action);
        self.rob(action, |chord| own.iter().any(|own| own.collides(chord)))
    }

    /// Gives all actions the keys of the house again.
    pub fn reset(&mut self) {
        self.changed.clear();
    }

    /// Takes keys from all actions that could be meant at the same time as this one.
    fn rob(&mut self, action: Action, is_wanted: impl Fn(&Chord) -> bool) -> Vec<Action> {
        let mut robbed: Vec<Action> = Vec::new();
        for binding in Client::Browser.bindings() {
            let other = binding.action;
            let is_robbed = !robbed.contains(&other)
                && Client::Browser.confuses(action, other)
                && self.chords_of(&binding).iter().any(&is_wanted);
            if is_robbed {
                robbed.push(other);
            }
        }
        for other in &robbed {
            let left = self.chords(*other).into_iter().filter(|chord| !is_wanted(chord)).collect();
            self.changed.insert(kept_name(*other), left);
        }
        robbed
    }
}

/// The keys of the house: arrows, WASD, vi keys and the number pad.
fn usual(binding: &Binding) -> Vec<Chord> {
    binding.keys.iter().map(|key| Chord::written(key)).collect()
}

/// The name under which the keys of an action are kept.
fn kept_name(action: Action) -> String {
    action.name().replace('_', "-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_of_the_house_means_two_things() {
        let all = || Client::Browser.bindings();
        for one in all() {
            for other in all().filter(|other| Client::Browser.confuses(one.action, other.action)) {
                for chord in usual(&one) {
                    // A letter may lie where a place of another action is.
                    let taken = usual(&other).iter().any(|known| known.collides(&chord));
                    assert!(!taken, "{chord:?} is {one:?} and {other:?}");
                }
            }
        }
    }

    #[test]
    fn movement_goes_by_the_place_and_letters_by_the_sign() {
        let keymap = Keymap::default();
        let azerty_w = Stroke { code: "KeyW", key: "z" };
        assert_eq!(keymap.action(azerty_w, Place::Everywhere), Some(Action::UP));
        let dvorak_p = Stroke { code: "KeyJ", key: "p" };
        // Where both could be meant, movement comes first.
        assert_eq!(keymap.action(dvorak_p, Place::Table), Some(Action::DOWN));
        let e = Stroke { code: "KeyE", key: "E" };
        assert_eq!(keymap.action(e, Place::of_game("forward")), Some(Action::HEAL));
        assert_eq!(keymap.action(e, Place::Replay), None);
    }

    #[test]
    fn games_have_keys_of_their_own_and_share_those_of_every_table() {
        let keymap = Keymap::default();
        let [f, u] = [Stroke { code: "KeyF", key: "f" }, U];
        assert_eq!(keymap.action(f, Place::of_game("forward")), Some(Action::WARD));
        assert_eq!(keymap.action(f, Place::of_game("tactics")), Some(Action::NEXT));
        assert_eq!(
            [Place::of_game("forward"), Place::of_game("tactics")].map(|place| keymap.action(u, place)),
            [Some(Action::UNDO); 2]
        );
    }

    #[test]
    fn keys_are_kept_by_name_and_unknown_names_are_not_lost() {
        let text = r#"{"close-door":[{"sign":"k"}],"dig":[{"place":"KeyG"}]}"#;
        let keymap: Keymap = serde_json::from_str(text).expect("keys");
        assert_eq!(keymap.chords(Action::CLOSE_DOOR), [Chord::sign("k")]);
        assert_eq!(serde_json::to_string(&keymap).expect("names"), text);
    }

    fn words() -> &'static Words {
        Words::of(crate::settings::Language::English)
    }

    const U: Stroke<'_> = Stroke { code: "KeyU", key: "u" };
    const W: Stroke<'_> = Stroke { code: "KeyW", key: "w" };

    #[test]
    fn a_key_that_is_given_away_is_taken_from_its_owner() {
        let mut keymap = Keymap::default();
        assert_eq!(keymap.bind(Action::HEAL, U), [Action::UNDO]);
        assert_eq!(keymap.chords(Action::UNDO), [Chord::place("Backspace")]);
        assert_eq!(keymap.name(Action::HEAL, words()), "U");
        assert_eq!(keymap.action(U, Place::Table), Some(Action::HEAL));
        keymap.reset();
        assert_eq!(keymap, Keymap::default());
    }

    #[test]
    fn a_letter_is_taken_from_a_movement_at_its_place() {
        let mut keymap = Keymap::default();
        assert_eq!(keymap.add(Action::HINT, W), [Action::UP]);
        assert_eq!(keymap.action(W, Place::Table), Some(Action::HINT));
        assert_eq!(keymap.chords(Action::HINT), [Chord::sign("i"), Chord::sign("w")]);
        assert_eq!(keymap.add(Action::HINT, W), [], "it has the key already");
        assert_eq!(keymap.chords(Action::HINT).len(), 2);
    }

    #[test]
    fn one_action_gets_its_usual_keys_back() {
        let mut keymap = Keymap::default();
        keymap.bind(Action::HEAL, W);
        assert!(keymap.is_changed(Action::UP));
        assert_eq!(keymap.reset_one(Action::UP), [Action::HEAL]);
        assert_eq!(keymap.action(W, Place::Table), Some(Action::UP));
        assert_eq!(keymap.name(Action::HEAL, words()), "none");
        assert_eq!(keymap.reset_one(Action::HEAL), []);
        assert_eq!(keymap.name(Action::HEAL, words()), "E");
    }

    #[test]
    fn the_same_key_may_mean_two_things_in_two_places() {
        let mut keymap = Keymap::default();
        let t = Stroke { code: "KeyT", key: "t" };
        assert_eq!(keymap.bind(Action::HEAL, t), []);
        assert_eq!(keymap.action(t, Place::Replay), Some(Action::TAKE_OVER));
        assert_eq!(keymap.action(t, Place::Table), Some(Action::HEAL));
    }
}
