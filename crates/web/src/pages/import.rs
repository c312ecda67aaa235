//! Records out of files.

use engine::Digest;

use crate::browser::breath::Breath;
use crate::browser::clock;
use crate::fault::Fault;
use crate::games;
use crate::storage::{Origin, RunId, Saved, ShelfError, VAULT};

/// What came of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Imported {
    /// The runs that are new on this device.
    pub(super) new: usize,
    /// Those that were here already.
    pub(super) known: usize,
}

/// Brings files in, one after the other.
pub(super) struct Importer {
    /// The records that are on this device.
    here: Records,
}

/// Some records, of which it is enough to know whether one is among them: their digests in order.
#[derive(Clone, Default)]
struct Records(Vec<Digest>);

impl Records {
    /// Adds a record, and returns whether it is a new one.
    fn add(&mut self, record: &[u8]) -> bool {
        let digest = Digest::of_bytes(record);
        let place = self.0.binary_search(&digest);
        if let Err(place) = place {
            self.0.insert(place, digest);
        }
        place.is_err()
    }
}

impl Importer {
    pub(super) fn new() -> Self {
        let mut here = Records::default();
        for saved in VAULT.list().into_iter().filter_map(|listed| listed.saved.ok()) {
            here.add(&saved.record);
        }
        Self { here }
    }

    /// Brings the runs of a file in: a record, or the many runs of [`pack`]. Each is played again, and
    /// between them keys are heard.
    ///
    /// # Errors
    /// What is wrong with the file. Then nothing was changed.
    pub(super) async fn import(&mut self, bytes: &[u8]) -> Result<Imported, Fault> {
        let mut here = self.here.clone();
        let mut breath = Breath::new();
        let mut fresh: Vec<Saved> = Vec::new();
        let mut imported = Imported { new: 0, known: 0 };
        for saved in unpack(bytes)? {
            if here.add(&saved.record) {
                check(&saved)?;
                fresh.push(saved);
                breath.when_due().await;
            } else {
                imported.known += 1;
            }
        }
        keep(&fresh)?;
        imported.new = fresh.len();
        self.here = here;
        Ok(imported)
    }
}

/// Keeps all runs or none: half a file would be hard to tell from a whole one.
fn keep(runs: &[Saved]) -> Result<(), Fault> {
    let mut kept: Vec<RunId> = Vec::new();
    for saved in runs {
        let id = RunId::new(saved.begun, clock::chance());
        // What the browser forbids to keep is there for as long as the tab is.
        if let Err(error @ ShelfError::Full) = VAULT.save(&id, saved) {
            VAULT.remove(&id);
            for id in &kept {
                VAULT.remove(id);
            }
            return Err(error.into());
        }
        kept.push(id);
    }
    Ok(())
}

/// Many runs as one file: a line for each, as they are kept.
pub(super) fn pack<'a>(runs: impl Iterator<Item = &'a Saved>) -> String {
    runs.map(|saved| saved.to_text() + "\n").collect()
}

/// The runs in a file: a line each if it is one of [`pack`], otherwise it is a record.
fn unpack(bytes: &[u8]) -> Result<Vec<Saved>, Fault> {
    match std::str::from_utf8(bytes) {
        Ok(text) if text.trim_start().starts_with('{') => {
            let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
            lines
                .map(|(place, line)| {
                    Saved::parse(line).map_err(|fault| Fault::Line(place + 1, Box::new(fault)))
                })
                .collect()
        }
        _ => Ok(vec![Saved::begun(Origin::Imported, bytes.to_vec(), clock::unix_seconds())]),
    }
}

/// Plays a record again and believes nothing that does not come out the same.
fn check(saved: &Saved) -> Result<(), Fault> {
    let game = saved.game()?;
    let cabinet = games::cabinet(&game)?;
    let verdict = (cabinet.verify)(&saved.record).map_err(|failure| failure.to_string())?;
    match verdict.damage {
        // A run of one's own that moves house comes along as it is, even with an end that a crash cut off.
        Some(damage) if saved.origin == Origin::Imported => Err(Fault::File(damage.to_string())),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use stage::Kept;

    #[test]
    fn many_runs_come_out_of_a_file_as_they_went_in() {
        let day = arcade::Day::of_unix_seconds(1_794_700_800);
        let one = Saved::begun(Origin::Daily(day), vec![1, 2, 3], 5);
        let two = Saved { kept: Kept::GivenUp, ..Saved::begun(Origin::Branch, vec![4], 6) };
        assert_eq!(unpack(pack([&one, &two].into_iter()).as_bytes()), Ok(vec![one, two]));
    }

    #[test]
    fn a_damaged_line_is_named() {
        let one = Saved::begun(Origin::Own, vec![1, 2, 3], 5).to_text();
        let fault = unpack(format!("{one}\n{{oops\n").as_bytes()).expect_err("the second line is broken");
        assert!(matches!(fault, Fault::Line(2, _)), "{fault:?}");
    }
}
