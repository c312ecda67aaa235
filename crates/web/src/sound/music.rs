//! Music through the loudspeaker: a little ahead of the clock, beat by beat.

use std::cell::RefCell;
use std::time::Duration;

use leptos::leptos_dom::helpers::IntervalHandle;
use leptos::prelude::{document, set_interval_with_handle};

use super::score::BEAT;
use super::tune::softened;
use super::{Note, Tune, player};

thread_local! {
    static BAND: RefCell<Option<Band>> = const { RefCell::new(None) };
}

/// How often it is looked whether the next beat is due. Browsers slow hidden pages down, but
/// those are silent anyway.
const LOOK: Duration = Duration::from_millis(200);
/// How far ahead a beat is handed over, in seconds.
const AHEAD: f64 = 0.45;
/// How many beats one piece takes to go over into another.
const CROSSING: u32 = 5;

/// Those who play.
struct Band {
    tune: Tune,
    /// What was played before, and for how many beats it is still to be heard.
    fading: Option<(Tune, u32)>,
    /// How many beats were played.
    beats: u32,
    /// When the next one is due, in the time of the loudspeaker.
    due: f64,
    timer: IntervalHandle,
}

/// Plays the music of a place, or none. What has begun goes over into what is asked for: voices come and go
/// with the next beat, another piece within a few.
pub fn set_music(tune: Option<Tune>) {
    BAND.with_borrow_mut(|band| match (tune, band.as_mut()) {
        (Some(tune), Some(playing)) => playing.turn_to(tune),
        (Some(tune), None) => {
            *band = set_interval_with_handle(look, LOOK).ok().map(|timer| Band {
                tune,
                fading: None,
                beats: 0,
                due: 0.0,
                timer,
            });
        }
        (None, Some(playing)) => {
            playing.timer.clear();
            *band = None;
        }
        (None, None) => {}
    });
}

impl Band {
    fn turn_to(&mut self, tune: Tune) {
        if self.tune.differs(tune) {
            self.fading = Some((self.tune, CROSSING));
        }
        self.tune = tune;
    }

    /// The notes of the next beat: while one piece goes over into another, those of both.
    fn beat(&mut self) -> Vec<Note> {
        let notes = self.tune.beat(self.beats);
        let Some((before, left)) = self.fading else { return notes };
        self.fading = left.checked_sub(1).filter(|left| *left > 0).map(|left| (before, left));
        let mut notes = softened(notes, CROSSING - left + 1, CROSSING + 1);
        notes.extend(softened(before.beat(self.beats), left, CROSSING + 1));
        notes
    }
}

fn look() {
    if document().hidden() {
        return;
    }
    let Some(now) = player::music_time() else { return };
    BAND.with_borrow_mut(|band| {
        let Some(band) = band else { return };
        // After a silence it goes on from now.
        band.due = band.due.max(now);
        while band.due < now + AHEAD {
            player::play_music(&band.beat(), band.due);
            band.beats = band.beats.wrapping_add(1);
            band.due += f64::from(BEAT) / 1000.0;
        }
    });
}
