//! Which key means what.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Action, Chord, Place, Press};
use crate::words::Words;

/// The keys of every action. Actions that are not named have the keys of the house.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Keymap {
    changed: BTreeMap<Action, Vec<Chord>>,
}

impl Keymap {
    /// The keys of an action, the one to name first.
    pub fn chords(&self, action: Action) -> Vec<Chord> {
        self.changed.get(&action).cloned().unwrap_or_else(|| usual(action))
    }

    /// The key to name for an action.
    pub fn name(&self, action: Action, words: &Words) -> String {
        self.chords(action).first().map_or_else(|| words.no_key.to_owned(), |chord| chord.name(words))
    }

    /// What a press means in a place.
    pub fn action(&self, press: Press<'_>, place: Place) -> Option<Action> {
        let means = |action: &Action| {
            action.place().meets(place) && self.chords(*action).iter().any(|chord| chord.is(press))
        };
        Action::ALL.into_iter().find(means)
    }

    /// Gives the key of a press to an action alone and takes it away from whatever could be meant
    /// by it at the same time. Returns the actions that lost a key.
    pub fn bind(&mut self, action: Action, press: Press<'_>) -> Vec<Action> {
        let robbed = self.rob(action, |chord| chord.is(press));
        self.changed.insert(action, vec![Chord::of(press, action)]);
        robbed
    }

    /// Gives one more key to an action, and takes it away as [`Keymap::bind`] does.
    pub fn add(&mut self, action: Action, press: Press<'_>) -> Vec<Action> {
        let robbed = self.rob(action, |chord| chord.is(press));
        let mut chords = self.chords(action);
        if !chords.iter().any(|chord| chord.is(press)) {
            chords.push(Chord::of(press, action));
            self.changed.insert(action, chords);
        }
        robbed
    }

    /// Whether an action has other keys than those of the house.
    pub fn is_changed(&self, action: Action) -> bool {
        self.changed.contains_key(&action)
    }

    /// Gives an action the keys of the house again, from whomever has them now. Returns the
    /// actions that lost a key.
    pub fn reset_one(&mut self, action: Action) -> Vec<Action> {
        self.changed.remove(&action);
        let usual = usual(action);
        self.rob(action, |chord| usual.iter().any(|own| own.collides(chord)))
    }

    /// Gives all actions the keys of the house again.
    pub fn reset(&mut self) {
        self.changed.clear();
    }

    /// Takes keys from all actions that could be meant at the same time as this one.
    fn rob(&mut self, action: Action, is_wanted: impl Fn(&Chord) -> bool) -> Vec<Action> {
        let robbed: Vec<Action> = Action::ALL
            .into_iter()
            .filter(|other| *other != action && other.place().meets(action.place()))
            .filter(|other| self.chords(*other).iter().any(&is_wanted))
            .collect();
        for other in &robbed {
            let left = self.chords(*other).into_iter().filter(|chord| !is_wanted(chord)).collect();
            self.changed.insert(*other, left);
        }
        robbed
    }
}

/// The keys of the house: arrows, WASD, vi keys and the number pad.
#[expect(clippy::match_same_arms, reason = "a row for each action")]
fn usual(action: Action) -> Vec<Chord> {
    let places = |codes: &[&str]| codes.iter().map(|code| Chord::place(code)).collect();
    let signs = |keys: &[&str]| keys.iter().map(|key| Chord::sign(key)).collect();
    match action {
        Action::Up => places(&["ArrowUp", "KeyW", "KeyK", "Numpad8"]),
        Action::Down => places(&["ArrowDown", "KeyS", "KeyJ", "Numpad2"]),
        Action::Left => places(&["ArrowLeft", "KeyA", "KeyH", "Numpad4"]),
        Action::Right => places(&["ArrowRight", "KeyD", "KeyL", "Numpad6"]),
        Action::Confirm => places(&["Enter", "Space", "NumpadEnter"]),
        Action::Back => places(&["Escape"]),
        Action::One => places(&["Digit1"]),
        Action::Two => places(&["Digit2"]),
        Action::Three => places(&["Digit3"]),
        Action::Heal => signs(&["e"]),
        Action::Peek => signs(&["p"]),
        Action::Reroll => signs(&["r"]),
        Action::Ward => signs(&["f"]),
        Action::Next => signs(&["f"]),
        Action::Previous => signs(&["b"]),
        Action::Other => signs(&["o"]),
        Action::Skill => signs(&["q"]),
        Action::Wait => signs(&["."]),
        Action::TurnBoard => signs(&["t"]),
        Action::Bow => signs(&["f"]),
        Action::Four => places(&["Digit4"]),
        Action::Potion => signs(&["q"]),
        Action::Tonic => signs(&["5"]),
        Action::Mana => signs(&["6"]),
        Action::Dash => signs(&["r"]),
        Action::Guard => signs(&["g"]),
        Action::Pass => vec![Chord::sign("."), Chord::place("Numpad5")],
        Action::Explore => signs(&["o"]),
        Action::Rest => signs(&["z"]),
        Action::Stairs => vec![Chord::sign(">"), Chord::place("PageUp")],
        Action::CloseDoor => signs(&["t"]),
        Action::Examine => signs(&["e"]),
        Action::Target => signs(&[","]),
        Action::Scout => signs(&["y"]),
        Action::Pack => signs(&["p"]),
        Action::Drop => places(&["Delete"]),
        Action::Map => signs(&["b"]),
        Action::Undo => vec![Chord::sign("u"), Chord::place("Backspace")],
        Action::Hint => signs(&["i"]),
        Action::Log => signs(&["m"]),
        Action::Codex => signs(&["c"]),
        Action::Help => vec![Chord::sign("?"), Chord::place("F1")],
        Action::Again => signs(&["n"]),
        Action::Watch => signs(&["v"]),
        Action::PlayPause => signs(&["p"]),
        Action::Faster => signs(&["+", "="]),
        Action::Slower => signs(&["-"]),
        Action::First => places(&["Home"]),
        Action::Last => places(&["End"]),
        Action::TakeOver => signs(&["t"]),
        Action::Mute => signs(&["x"]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_of_the_house_means_two_things() {
        for one in Action::ALL {
            for other in
                Action::ALL.into_iter().filter(|other| *other != one && other.place().meets(one.place()))
            {
                for chord in usual(one) {
                    // A letter may lie where a place of another action is.
                    let taken = usual(other).iter().any(|known| known.collides(&chord));
                    assert!(!taken, "{chord:?} is {one:?} and {other:?}");
                }
            }
        }
    }

    #[test]
    fn movement_goes_by_the_place_and_letters_by_the_sign() {
        let keymap = Keymap::default();
        let azerty_w = Press { code: "KeyW", key: "z" };
        assert_eq!(keymap.action(azerty_w, Place::Everywhere), Some(Action::Up));
        let dvorak_p = Press { code: "KeyJ", key: "p" };
        // Where both could be meant, movement comes first.
        assert_eq!(keymap.action(dvorak_p, Place::Play), Some(Action::Down));
        let e = Press { code: "KeyE", key: "E" };
        assert_eq!(keymap.action(e, Place::Forward), Some(Action::Heal));
        assert_eq!(keymap.action(e, Place::Watch), None);
    }

    #[test]
    fn games_have_keys_of_their_own_and_share_those_of_every_table() {
        let keymap = Keymap::default();
        let [f, u] = [Press { code: "KeyF", key: "f" }, U];
        assert_eq!(keymap.action(f, Place::Forward), Some(Action::Ward));
        assert_eq!(keymap.action(f, Place::Tactics), Some(Action::Next));
        assert_eq!(
            [Place::Forward, Place::Tactics].map(|place| keymap.action(u, place)),
            [Some(Action::Undo); 2]
        );
    }

    fn words() -> &'static Words {
        Words::of(crate::settings::Language::English)
    }

    const U: Press<'_> = Press { code: "KeyU", key: "u" };
    const W: Press<'_> = Press { code: "KeyW", key: "w" };

    #[test]
    fn a_key_that_is_given_away_is_taken_from_its_owner() {
        let mut keymap = Keymap::default();
        assert_eq!(keymap.bind(Action::Heal, U), [Action::Undo]);
        assert_eq!(keymap.chords(Action::Undo), [Chord::place("Backspace")]);
        assert_eq!(keymap.name(Action::Heal, words()), "U");
        assert_eq!(keymap.action(U, Place::Play), Some(Action::Heal));
        keymap.reset();
        assert_eq!(keymap, Keymap::default());
    }

    #[test]
    fn a_letter_is_taken_from_a_movement_at_its_place() {
        let mut keymap = Keymap::default();
        assert_eq!(keymap.add(Action::Hint, W), [Action::Up]);
        assert_eq!(keymap.action(W, Place::Play), Some(Action::Hint));
        assert_eq!(keymap.chords(Action::Hint), [Chord::sign("i"), Chord::sign("w")]);
        assert_eq!(keymap.add(Action::Hint, W), [], "it has the key already");
        assert_eq!(keymap.chords(Action::Hint).len(), 2);
    }

    #[test]
    fn one_action_gets_its_usual_keys_back() {
        let mut keymap = Keymap::default();
        keymap.bind(Action::Heal, W);
        assert!(keymap.is_changed(Action::Up));
        assert_eq!(keymap.reset_one(Action::Up), [Action::Heal]);
        assert_eq!(keymap.action(W, Place::Play), Some(Action::Up));
        assert_eq!(keymap.name(Action::Heal, words()), "none");
        assert_eq!(keymap.reset_one(Action::Heal), []);
        assert_eq!(keymap.name(Action::Heal, words()), "E");
    }

    #[test]
    fn the_same_key_may_mean_two_things_in_two_places() {
        let mut keymap = Keymap::default();
        let t = Press { code: "KeyT", key: "t" };
        assert_eq!(keymap.bind(Action::Heal, t), []);
        assert_eq!(keymap.action(t, Place::Watch), Some(Action::TakeOver));
        assert_eq!(keymap.action(t, Place::Play), Some(Action::Heal));
    }
}
