//! A view taken apart into its leaves.

use serde_json::Value;

/// What a field holds that holds nothing else.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Leaf {
    Number,
    True,
    Word(String),
}

/// Every leaf behind its path: names with dots between them, and `[]` behind that of a list. Places of a list
/// that hold nothing are no leaves.
pub(super) fn leaves(value: &Value) -> Vec<(String, Leaf)> {
    let mut found = Vec::new();
    collect(value, String::new(), &mut found);
    found
}

fn collect(value: &Value, path: String, found: &mut Vec<(String, Leaf)>) {
    match value {
        Value::Null | Value::Bool(false) => assert!(path.ends_with("[]"), "{path} says nothing and is there"),
        Value::Bool(true) => found.push((path, Leaf::True)),
        Value::Number(_) => found.push((path, Leaf::Number)),
        Value::String(word) => found.push((path, Leaf::Word(word.clone()))),
        Value::Array(items) => items.iter().for_each(|item| collect(item, format!("{path}[]"), found)),
        Value::Object(fields) => {
            let dot = if path.is_empty() { "" } else { "." };
            // A unit has a dot in its name, which is no end of it.
            fields.iter().for_each(|(name, value)| {
                collect(value, format!("{path}{dot}{}", name.replace('.', "·")), found);
            });
        }
    }
}
