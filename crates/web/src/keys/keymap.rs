//! Which key means what.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Action, Chord, Place, Press};

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
    pub fn name(&self, action: Action) -> String {
        self.chords(action).first().map_or_else(|| "none".to_owned(), ToString::to_string)
    }

    /// What a press means in a place.
    pub fn action(&self, press: Press<'_>, place: Place) -> Option<Action> {
        let means = |action: &Action| {
            action.place().meets(place) && self.chords(*action).iter().any(|chord| chord.is(press))
        };
        Action::ALL.into_iter().find(means)
    }

    /// Gives a key to an action alone and takes it away from whatever could be meant by it at
    /// the same time. Returns the actions that lost it.
    pub fn bind(&mut self, action: Action, chord: &Chord) -> Vec<Action> {
        let robbed: Vec<Action> = Action::ALL
            .into_iter()
            .filter(|other| *other != action && other.place().meets(action.place()))
            .filter(|other| self.chords(*other).contains(chord))
            .collect();
        for other in &robbed {
            let left = self.chords(*other).into_iter().filter(|known| known != chord).collect();
            self.changed.insert(*other, left);
        }
        self.changed.insert(action, vec![chord.clone()]);
        robbed
    }

    /// Gives all actions the keys of the house again.
    pub fn reset(&mut self) {
        self.changed.clear();
    }
}

/// The keys of the house: arrows, WASD, vi keys and the number pad.
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
                    assert!(!usual(other).contains(&chord), "{chord} is {one:?} and {other:?}");
                    // A letter on one layout may lie where a place of another action is.
                    if let Chord::Sign(sign) = &chord {
                        let place = Chord::place(&format!("Key{}", sign.to_uppercase()));
                        assert!(!usual(other).contains(&place), "{chord} is {one:?} and {other:?}");
                    }
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
        assert_eq!(keymap.action(e, Place::Play), Some(Action::Heal));
        assert_eq!(keymap.action(e, Place::Watch), None);
    }

    #[test]
    fn a_key_that_is_given_away_is_taken_from_its_owner() {
        let mut keymap = Keymap::default();
        assert_eq!(keymap.bind(Action::Heal, &Chord::sign("u")), [Action::Undo]);
        assert_eq!(keymap.chords(Action::Undo), [Chord::place("Backspace")]);
        assert_eq!(keymap.name(Action::Heal), "U");
        keymap.reset();
        assert_eq!(keymap, Keymap::default());
    }
}
