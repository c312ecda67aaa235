//! A run as it is kept: the record, and what the record does not know about itself.

use arcade::Day;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use engine::record::RawRecord;
use serde::{Deserialize, Serialize};
use stage::Kept;

use super::{RunId, ShelfError, VAULT};
use crate::browser::clock;
use crate::fault::Fault;

/// The layout of a run without a table beside it.
const LAYOUT: u32 = 1;
/// The layout of a run with one.
const TABLE_LAYOUT: u32 = 2;
/// The layout of a run that is to beat another.
const RIVAL_LAYOUT: u32 = 3;

/// A run on this device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved {
    /// Where it comes from, which decides what it counts for.
    pub origin: Origin,
    /// Whether the player has given it up.
    pub kept: Kept,
    /// When it was begun, in seconds since 1970.
    pub begun: u64,
    /// When the last command was played, in seconds since 1970.
    pub played: u64,
    /// Who sits at the table, in the words of the game; nothing where that does not matter. The
    /// record does not say so, because it does not matter to the rules.
    pub table: Option<String>,
    /// The score that it is to beat, where it was begun because of somebody's run.
    pub to_beat: Option<i64>,
    /// The record.
    pub record: Vec<u8>,
}

/// Where a run comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A run like any other.
    Own,
    /// The seed of a day, played on that day.
    Daily(Day),
    /// The seed of a day, played later.
    Practice(Day),
    /// Taken over from a point of another run: it counts for nothing.
    Branch,
    /// Brought in from a file or a link: somebody's, but not known whose.
    Imported,
}

impl Origin {
    /// Whether the run counts for statistics and best scores.
    pub const fn counts(self) -> bool {
        matches!(self, Self::Own | Self::Daily(_))
    }
}

/// What is read first, because other layouts may have other fields.
#[derive(Deserialize)]
struct Layout {
    layout: u32,
}

/// The text that is kept.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Kept1 {
    layout: u32,
    origin: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    day: Option<String>,
    kept: Kept,
    begun: u64,
    played: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    table: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    to_beat: Option<i64>,
    record: String,
}

impl Saved {
    /// A run that begins now.
    pub const fn begun(origin: Origin, record: Vec<u8>, now: u64) -> Self {
        Self { origin, kept: Kept::Kept, begun: now, played: now, table: None, to_beat: None, record }
    }

    /// The run with those who sit at its table, in the words of the game.
    #[must_use]
    pub fn with_table(self, table: impl Into<Option<String>>) -> Self {
        Self { table: table.into(), ..self }
    }

    /// The run with a score that it is to beat.
    #[must_use]
    pub fn to_beat(self, score: impl Into<Option<i64>>) -> Self {
        Self { to_beat: score.into(), ..self }
    }

    /// The game, as the record names it.
    ///
    /// # Errors
    /// When the bytes are no record.
    pub fn game(&self) -> Result<String, Fault> {
        RawRecord::read(&self.record)
            .map(|raw| raw.header().game.clone())
            .map_err(|error| Fault::Told(error.to_string()))
    }

    /// The run as text.
    pub fn to_text(&self) -> String {
        let (origin, day) = match self.origin {
            Origin::Own => ("own", None),
            Origin::Daily(day) => ("daily", Some(day.to_string())),
            Origin::Practice(day) => ("practice", Some(day.to_string())),
            Origin::Branch => ("branch", None),
            Origin::Imported => ("imported", None),
        };
        let kept = Kept1 {
            layout: match (&self.table, self.to_beat) {
                (_, Some(_)) => RIVAL_LAYOUT,
                (Some(_), None) => TABLE_LAYOUT,
                (None, None) => LAYOUT,
            },
            origin: origin.to_owned(),
            day,
            kept: self.kept,
            begun: self.begun,
            played: self.played,
            table: self.table.clone(),
            to_beat: self.to_beat,
            record: STANDARD_NO_PAD.encode(&self.record),
        };
        serde_json::to_string(&kept).expect("texts and numbers")
    }

    /// Reads a run from its text.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn parse(text: &str) -> Result<Self, Fault> {
        let damaged = |error: serde_json::Error| Fault::Entry(error.to_string());
        let Layout { layout } = serde_json::from_str(text).map_err(damaged)?;
        // For a while tables were kept in the first layout.
        if !matches!(layout, LAYOUT | TABLE_LAYOUT | RIVAL_LAYOUT) {
            return Err(Fault::Layout(layout));
        }
        let kept: Kept1 = serde_json::from_str(text).map_err(damaged)?;
        let day = kept.day.map(|day| day.parse::<Day>()).transpose();
        let day = day.map_err(|error| Fault::Entry(error.to_string()))?;
        let origin = match (kept.origin.as_str(), day) {
            ("own", None) => Origin::Own,
            ("daily", Some(day)) => Origin::Daily(day),
            ("practice", Some(day)) => Origin::Practice(day),
            ("branch", None) => Origin::Branch,
            ("imported", None) => Origin::Imported,
            _ => return Err(Fault::Entry(kept.origin)),
        };
        let record = STANDARD_NO_PAD.decode(&kept.record).map_err(|error| Fault::Entry(error.to_string()))?;
        let Kept1 { kept, begun, played, table, to_beat, .. } = kept;
        Ok(Self { origin, kept, begun, played, table, to_beat, record })
    }
}

/// Keeps a new run under a name of its own. Where the browser keeps nothing that lasts, the
/// run is played all the same, and the table says so.
///
/// # Errors
/// When there is no room for it.
pub fn keep_new(saved: &Saved) -> Result<RunId, Fault> {
    let run = RunId::new(clock::unix_seconds(), clock::chance());
    match VAULT.save(&run, saved) {
        Ok(()) | Err(ShelfError::Forbidden) => Ok(run),
        Err(error) => Err(error.into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn saved(origin: Origin) -> Saved {
        Saved { played: 12, kept: Kept::GivenUp, ..Saved::begun(origin, vec![0, 1, 254, 255], 10) }
    }

    #[test]
    fn a_run_is_read_as_it_was_written() {
        let day = Day::of_unix_seconds(1_794_700_800);
        for origin in
            [Origin::Own, Origin::Daily(day), Origin::Practice(day), Origin::Branch, Origin::Imported]
        {
            assert_eq!(Saved::parse(&saved(origin).to_text()), Ok(saved(origin)));
            let seated = saved(origin).with_table("person-hard-clock".to_owned());
            assert_eq!(Saved::parse(&seated.to_text()), Ok(seated.clone()));
            let challenged = seated.to_beat(-7);
            assert_eq!(Saved::parse(&challenged.to_text()), Ok(challenged));
        }
    }

    #[test]
    fn a_run_that_was_kept_before_tables_were_is_read() {
        let old = r#"{"layout":1,"origin":"own","kept":"given-up","begun":10,"played":12,"record":"AAH+/w"}"#;
        assert_eq!(Saved::parse(old), Ok(saved(Origin::Own)));
        assert_eq!(saved(Origin::Own).to_text(), old);
    }

    #[test]
    fn only_a_run_with_a_table_has_the_layout_of_tables() {
        let seated = saved(Origin::Own).with_table("hard-hard".to_owned());
        let text = seated.to_text();
        assert!(text.starts_with(r#"{"layout":2,"#), "{text}");
        let before = text.replace(r#""layout":2"#, r#""layout":1"#);
        assert_eq!(Saved::parse(&before), Ok(seated), "tables were kept in the first layout once");
        let later = text.replace(r#""layout":2"#, r#""layout":4,"weather":"rain""#);
        assert_eq!(Saved::parse(&later), Err(Fault::Layout(4)));
    }

    #[test]
    fn only_a_run_that_is_to_beat_another_has_the_layout_of_rivals() {
        let text = saved(Origin::Own).to_beat(812).to_text();
        assert!(text.starts_with(r#"{"layout":3,"#) && text.contains(r#""to_beat":812"#), "{text}");
    }

    #[test]
    fn a_damaged_text_is_an_error_and_no_panic() {
        let text = saved(Origin::Own).with_table("hard-hard".to_owned()).to_text();
        for end in 0..text.len() {
            assert!(Saved::parse(&text[..end]).is_err(), "cut at {end}");
        }
        for (from, to) in [
            ("own", "daily"),
            ("\"layout\":2", "\"layout\":0"),
            ("AAH", "A!H"),
            ("begun", "born"),
            ("\"hard-hard\"", "7"),
        ] {
            assert!(Saved::parse(&text.replace(from, to)).is_err(), "{from} became {to}");
        }
    }
}
