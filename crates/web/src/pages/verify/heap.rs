//! A heap of files, read batch by batch and checked beside the page.

use std::collections::VecDeque;
use std::sync::Arc;

use engine::record::RawRecord;
use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::File;

use super::rows::{Row, Rows};
use crate::browser::files;
use crate::counsel::records::{Checked, Counsel};
use crate::fault::Fault;
use crate::games;
use crate::words::PageWords;

/// So many files at most are asked about at once, which spares the way there and back for each …
const FILES_AT_ONCE: usize = 64;
/// … and so many bytes: long runs take long, and whoever stops need not wait for many of them.
const BYTES_AT_ONCE: usize = 64 << 10;
/// So many batches are with the counsellor, so that the next is there when one is done.
const AHEAD: usize = 2;
/// So many rows are on the page at first, and more each time one asks.
const ROWS_AT_ONCE: usize = 500;

/// Files that are being checked, and what came of those that are.
#[derive(Clone, Copy)]
pub(super) struct Heap {
    work: StoredValue<Work, LocalStorage>,
    /// Whether there is something left to do.
    pub(super) is_checking: RwSignal<bool>,
    pub(super) counts: RwSignal<Counts>,
    /// What is not true, which is what one looks for.
    pub(super) untrue: RwSignal<Rows>,
    pub(super) sound: RwSignal<Rows>,
    /// How many rows of each are on the page.
    pub(super) shown: RwSignal<usize>,
}

#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Counts {
    pub(super) checked: usize,
    pub(super) sound: usize,
    pub(super) left: usize,
}

/// What is to be done.
#[derive(Default)]
struct Work {
    /// Changes whenever other files are chosen or the rest is left out: what is on its way since before is dropped.
    round: u32,
    files: VecDeque<File>,
    /// When it goes, nothing that it was asked is heard any more.
    counsel: Option<Counsel>,
    /// How many batches are with the counsellor.
    asked: usize,
    is_reading: bool,
}

/// A file that was read: the record in it, if it is one of a game that is here.
struct Read {
    name: String,
    record: Result<(Arc<[u8]>, &'static str), Fault>,
}

impl Heap {
    pub(super) fn new() -> Self {
        Self {
            work: StoredValue::new_local(Work::default()),
            is_checking: RwSignal::new(false),
            counts: RwSignal::new(Counts::default()),
            untrue: RwSignal::new(Rows::default()),
            sound: RwSignal::new(Rows::default()),
            shown: RwSignal::new(ROWS_AT_ONCE),
        }
    }

    /// Checks some files, and forgets those before.
    pub(super) fn check(self, files: Vec<File>) {
        self.counts.set(Counts { left: files.len(), ..Counts::default() });
        self.untrue.set(Rows::default());
        self.sound.set(Rows::default());
        self.shown.set(ROWS_AT_ONCE);
        self.is_checking.set(!files.is_empty());
        self.begin(files.into(), Some(Counsel::new()));
        self.read_on();
    }

    /// Leaves it at what is checked already.
    pub(super) fn stop(self) {
        self.begin(VecDeque::new(), None);
        self.is_checking.set(false);
    }

    fn begin(self, files: VecDeque<File>, counsel: Option<Counsel>) {
        let round = |work: &Work| work.round + 1;
        self.work.update_value(|work| *work = Work { round: round(work), files, counsel, ..Work::default() });
    }

    pub(super) fn show_more(self) {
        self.shown.update(|shown| *shown += ROWS_AT_ONCE);
    }

    /// Whether there are rows that are not on the page.
    pub(super) fn has_more(self) -> bool {
        let shown = self.shown.get();
        self.untrue.with(|rows| rows.len() > shown) || self.sound.with(|rows| rows.len() > shown)
    }

    /// How far it has come, in words.
    pub(super) fn told(self, words: &PageWords) -> String {
        let Counts { checked, sound, left } = self.counts.get();
        let told =
            if self.is_checking.get() || left == 0 { words.checked_so_many } else { words.checked_stopped };
        told(left, checked, sound)
    }

    /// Reads the next files and asks about them, until the counsellor has enough to do.
    fn read_on(self) {
        let round = self.work.try_update_value(|work| {
            let begins = !work.is_reading && work.asked < AHEAD && !work.files.is_empty();
            work.is_reading |= begins;
            begins.then_some(work.round)
        });
        if let Some(Some(round)) = round {
            spawn_local(self.read_batch(round));
        }
    }

    async fn read_batch(self, round: u32) {
        let mut batch: Vec<Read> = Vec::new();
        let mut bytes = 0;
        while batch.len() < FILES_AT_ONCE && bytes < BYTES_AT_ONCE {
            let Some(file) = self.in_round(round, |work| work.files.pop_front()).flatten() else { break };
            let name = file.name();
            let record = files::read(file).await.and_then(of_a_game);
            bytes += record.as_ref().map_or(0, |(record, _)| record.len());
            batch.push(Read { name, record });
        }
        if self.in_round(round, |work| work.is_reading = false).is_some() {
            self.ask(batch);
            self.read_on();
        }
    }

    /// Looks at the work, unless that round is over or the page has been left.
    fn in_round<T>(self, round: u32, look: impl FnOnce(&mut Work) -> T) -> Option<T> {
        self.work.try_update_value(|work| (work.round == round).then(|| look(work))).flatten()
    }

    fn ask(self, batch: Vec<Read>) {
        let records = batch.iter().filter_map(|read| read.record.as_ref().ok());
        let records = records.map(|(record, _)| record.to_vec()).collect();
        let heard = move |checked| {
            let _ = self.work.try_update_value(|work| work.asked -= 1);
            self.add(batch, checked);
            self.read_on();
        };
        let _ = self.work.try_update_value(|work| {
            if let Some(counsel) = &work.counsel {
                counsel.check(records, heard);
                work.asked += 1;
            }
        });
    }

    /// Adds what came of a batch.
    fn add(self, batch: Vec<Read>, checked: Vec<Checked>) {
        let count = batch.len();
        let mut checked = checked.into_iter();
        let rows = batch.into_iter().map(|Read { name, record }| {
            let came_to = record.and_then(|(record, title)| match checked.next() {
                Some(Ok(sound)) => Ok((sound, record, title)),
                Some(Err(told)) => Err(Fault::Told(told)),
                // Nobody answered for it.
                None => Err(Fault::File(String::new())),
            });
            Row::new(name, came_to)
        });
        let (sound, untrue): (Vec<Row>, Vec<Row>) = rows.partition(Row::is_sound);
        let Counts { left, .. } = self.counts.get_untracked();
        self.counts.update(|counts| {
            counts.checked += count;
            counts.sound += sound.len();
            counts.left = left.saturating_sub(count);
        });
        self.sound.update(|rows| rows.add(sound));
        self.untrue.update(|rows| rows.add(untrue));
        if left <= count {
            self.stop();
        }
    }
}

/// The record in some bytes, and what its game is called.
fn of_a_game(bytes: Vec<u8>) -> Result<(Arc<[u8]>, &'static str), Fault> {
    let raw = RawRecord::read(&bytes).map_err(|error| error.to_string())?;
    let cabinet = games::cabinet(&raw.header().game)?;
    Ok((bytes.into(), cabinet.about.title))
}
