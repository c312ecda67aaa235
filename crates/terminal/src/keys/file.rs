//! The keys file: a table of actions, each with its keys.
//!
//! ```toml
//! heal = ["e", "H"]
//! undo = "u"
//! ```

use stage::keys::Client;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::{Action, Chord, Keymap};

/// What came out of reading a keys file. Whatever could not be used keeps its default.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ReadKeys {
    pub(crate) keymap: Keymap,
    /// Everything that is wrong, each with its line.
    pub(crate) problems: Vec<String>,
}

/// Reads a keys file.
pub(crate) fn read_keys(text: &str) -> ReadKeys {
    let mut read = ReadKeys::default();
    let table = match DeTable::parse(text) {
        Ok(table) => table.into_inner(),
        Err(error) => {
            let place = error.span().map_or(1, |span| line_of(text, span.start));
            read.problems.push(format!("line {place}: {}", error.message()));
            return read;
        }
    };
    let mut rows: Vec<_> = table.into_iter().collect();
    rows.sort_by_key(|(name, _)| name.span().start);
    let mut bound = Vec::new();
    for (name, value) in rows {
        let line = line_of(text, name.span().start);
        match read_row(name.get_ref(), &value) {
            Ok((action, chords)) => {
                read.keymap.bind(action, chords);
                bound.push((line, action));
            }
            Err(problem) => read.problems.push(format!("line {line}: {problem}")),
        }
    }
    settle(&mut read, bound);
    read
}

/// Gives actions their defaults back until no key means two things. All lines are read
/// before, so that two actions can change keys.
fn settle(read: &mut ReadKeys, mut bound: Vec<(usize, Action)>) {
    let defaults = Keymap::default();
    while let Some((chord, first, second)) = read.keymap.conflicts().first().copied() {
        let guilty = bound.iter().rposition(|(_, action)| [first, second].contains(action));
        let (line, action) = bound.remove(guilty.expect("the default keys never mean two things"));
        let other = if first == action { second } else { first };
        read.keymap.bind(action, defaults.chords(action).to_vec());
        read.problems.push(format!(
            "line {line}: '{chord}' already means '{}'; '{}' keeps {}",
            other.name(),
            action.name(),
            defaults.labels(action)
        ));
    }
}

fn read_row(name: &str, value: &Spanned<DeValue<'_>>) -> Result<(Action, Vec<Chord>), String> {
    let action = first_named(|known| known == name)
        .ok_or_else(|| format!("there is no action '{name}'{}", nearest(name)))?;
    let texts: Vec<&str> = match value.get_ref() {
        DeValue::String(text) => vec![text.as_ref()],
        DeValue::Array(items) => {
            let texts = items.iter().map(|item| item.get_ref().as_str()).collect::<Option<Vec<&str>>>();
            texts.ok_or_else(|| quotes(action))?
        }
        _ => return Err(quotes(action)),
    };
    let chords: Result<Vec<Chord>, String> =
        texts.into_iter().map(|text| text.parse::<Chord>().map_err(|error| error.to_string())).collect();
    Ok((action, chords?))
}

fn quotes(action: Action) -> String {
    format!("write the keys of '{}' in quotes, as {} = [\"x\", \"ctrl+x\"]", action.name(), action.name())
}

/// A guess at what was meant: a name with the same first letters.
fn nearest(name: &str) -> String {
    let begins = |known: &str| name.len() >= 2 && known.starts_with(&name[..2.min(name.len())]);
    let guess = name.is_ascii().then(|| first_named(begins)).flatten();
    guess.map_or_else(String::new, |action| format!("; did you mean '{}'?", action.name()))
}

/// The first action with such a name.
fn first_named(is_such: impl Fn(&str) -> bool) -> Option<Action> {
    Client::Terminal.bindings().map(|binding| binding.action).find(|action| is_such(action.name()))
}

fn line_of(text: &str, place: usize) -> usize {
    text.bytes().take(place).filter(|&byte| byte == b'\n').count() + 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::keys::Place;

    fn forward() -> Place {
        Place::of_game("forward")
    }

    fn problems(text: &str) -> Vec<String> {
        read_keys(text).problems
    }

    #[test]
    fn keys_can_be_given_alone_or_as_a_list() {
        let read = read_keys("# mine\nheal = [\"H\", \"ctrl+e\"]\nundo = \"Z\"\n");
        assert_eq!(read.problems, Vec::<String>::new());
        assert_eq!(read.keymap.action("H".parse().unwrap(), forward()), Some(Action::HEAL));
        assert_eq!(read.keymap.action("e".parse().unwrap(), forward()), None);
        assert_eq!(read.keymap.action("Z".parse().unwrap(), forward()), Some(Action::UNDO));
    }

    #[test]
    fn two_actions_can_change_keys() {
        let read = read_keys("heal = \"p\"\npeek = \"e\"\n");
        assert_eq!(read.problems, Vec::<String>::new());
        assert_eq!(read.keymap.action("p".parse().unwrap(), forward()), Some(Action::HEAL));
        assert_eq!(read.keymap.action("e".parse().unwrap(), forward()), Some(Action::PEEK));
    }

    #[test]
    fn an_action_can_go_without_keys() {
        let read = read_keys("abandon = []\n");
        assert_eq!((read.problems.len(), read.keymap.label(Action::ABANDON)), (0, "unbound".to_owned()));
    }

    #[test]
    fn every_mistake_is_reported_with_its_line_and_the_defaults_stay() {
        let read = read_keys("hael = \"x\"\n\nheal = \"enterr\"\npeek = \"r\"\nundo = 7\n");
        assert_eq!(read.keymap, Keymap::default());
        assert_eq!(read.problems.len(), 4);
        assert!(read.problems[0].starts_with("line 1: there is no action 'hael'"), "{:?}", read.problems);
        assert!(read.problems[1].starts_with("line 3: 'enterr' is no key"), "{:?}", read.problems);
        assert!(read.problems[2].starts_with("line 5: write the keys of 'undo' in quotes"));
        assert_eq!(read.problems[3], "line 4: 'r' already means 'reroll'; 'peek' keeps p");
    }

    #[test]
    fn what_is_no_toml_is_reported_with_its_line() {
        assert!(problems("heal = \"e\"\npeek = [\n")[0].starts_with("line "));
        assert!(problems("heal = \"e\"\nheal = \"f\"\n")[0].starts_with("line 2: "));
    }
}
