//! The tables of fields in `PROTOCOL.md`.
//!
//! A row has the path of a field and what it holds: `number`, `true`, or words. A name in capitals stands for
//! one of some words, for a shape that has rows of its own, or for both.

use std::collections::BTreeMap;

use super::leaves::Leaf;

/// Names that no list could tell the words of: a tile, and a set of tiles.
const TILE: &str = "XY";
const TILES: &str = "TILES";

/// The tables about one game.
pub(super) struct Tables {
    rows: Vec<Row>,
    /// Lists of words by the name that stands for one of them.
    words: BTreeMap<String, Vec<String>>,
}

/// A row of a table: a path, and what is there.
type Row = (String, String);

/// A field of a view.
pub(super) struct Field {
    path: String,
    /// `number`, `true`, or words and names.
    pub(super) holds: String,
    /// The rows that tell of it: its own, and those of the shapes that it is part of.
    rows: Vec<String>,
}

impl Tables {
    /// The tables under the heading `### Views of TITLE`.
    pub(super) fn of_game(text: &str, title: &str) -> Self {
        let heading = format!("### Views of {title}");
        let lines = text.lines().skip_while(|line| *line != heading).skip(1);
        let rows = lines.take_while(|line| !line.starts_with('#')).filter_map(|line| {
            let mut cells = line.strip_prefix("| `")?.strip_suffix(" |")?.split(" | ");
            Some((cells.next()?.trim_end_matches('`').to_owned(), cells.next()?.to_owned()))
        });
        let (words, rows): (Vec<Row>, Vec<Row>) = rows.partition(|(path, _)| is_name(path));
        assert!(rows.len() > 5, "there is a table under {heading}");
        Self { rows, words: words.into_iter().map(|(name, words)| (name, quoted(&words))).collect() }
    }

    /// All fields, those of shapes in every place where the shape is.
    pub(super) fn fields(&self) -> Vec<Field> {
        let mut fields = Vec::new();
        for (path, holds) in self.rows.iter().filter(|(path, _)| !is_name(first_name(path))) {
            self.add(path, holds, &[path], &mut fields);
        }
        fields
    }

    fn add(&self, path: &str, holds: &str, rows: &[&str], fields: &mut Vec<Field>) {
        let names = quoted(holds);
        let parts: Vec<&Row> =
            self.rows.iter().filter(|(part, _)| names.iter().any(|name| name == first_name(part))).collect();
        let is_shape = |name: &String| is_name(name) && !self.words.contains_key(name);
        if parts.is_empty() || !names.iter().all(is_shape) {
            let rows = rows.iter().map(ToString::to_string).collect();
            fields.push(Field { path: path.to_owned(), holds: holds.to_owned(), rows });
        }
        for (part, holds) in parts {
            let path = format!("{path}{}", &part[first_name(part).len()..]);
            self.add(&path, holds, &[rows, &[part]].concat(), fields);
        }
    }

    /// Whether a path of a view is that of a field.
    pub(super) fn is_at(&self, field: &Field, path: &str) -> bool {
        let (wanted, seen) = (field.path.split('.'), path.split('.'));
        wanted.clone().count() == seen.clone().count()
            && wanted.zip(seen).all(|(wanted, seen)| self.is_word(wanted, &seen.replace('·', ".")))
    }

    /// Whether a value is what a table says of a field.
    pub(super) fn may_hold(&self, field: &Field, leaf: &Leaf) -> bool {
        match leaf {
            Leaf::Number => field.holds == "number",
            Leaf::True => field.holds == "`true`",
            Leaf::Word(word) => quoted(&field.holds).iter().any(|wanted| self.is_word(wanted, word)),
        }
    }

    /// Whether a word is the wanted one, or one of those that the wanted name stands for.
    fn is_word(&self, wanted: &str, word: &str) -> bool {
        match wanted {
            _ if wanted == word => true,
            TILE => is_tile(word),
            TILES => word.split(' ').all(is_run),
            _ => self.words.get(wanted).is_some_and(|words| words.iter().any(|known| known == word)),
        }
    }

    /// The rows that no field of these was told by.
    pub(super) fn rows_without<'a>(&'a self, told: &'a [&Field]) -> impl Iterator<Item = &'a str> {
        let is_told = |row: &str| told.iter().any(|field| field.rows.iter().any(|told| told == row));
        self.rows.iter().map(|(path, _)| path.as_str()).filter(move |path| !is_told(path))
    }
}

/// Whether it is a name that stands for words or a shape: all of it is capitals.
fn is_name(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_uppercase())
}

/// The beginning of a path, up to the first dot or bracket.
fn first_name(path: &str) -> &str {
    path.split(['.', '[']).next().unwrap_or_default()
}

/// What stands between backticks.
fn quoted(text: &str) -> Vec<String> {
    text.split('`').skip(1).step_by(2).map(ToOwned::to_owned).collect()
}

/// `41,7`.
fn is_tile(word: &str) -> bool {
    word.split_once(',').is_some_and(|(x, y)| x.parse::<u8>().is_ok() && y.parse::<u8>().is_ok())
}

/// `41,7` or `41-44,7`.
fn is_run(word: &str) -> bool {
    word.split_once('-').map_or_else(|| is_tile(word), |(x, rest)| x.parse::<u8>().is_ok() && is_tile(rest))
}
