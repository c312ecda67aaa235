//! Music through the loudspeaker: a little ahead of the clock, beat by beat.

use std::cell::RefCell;
use std::time::Duration;

use leptos::leptos_dom::helpers::IntervalHandle;
use leptos::prelude::{document, set_interval_with_handle};
use stage::labyrinth::Mood;

use super::player;
use super::score::{self, BEAT};

thread_local! {
    static BAND: RefCell<Option<Band>> = const { RefCell::new(None) };
}

/// How often it is looked whether the next beat is due. Browsers slow hidden pages down, but
/// those are silent anyway.
const LOOK: Duration = Duration::from_millis(200);
/// How far ahead a beat is handed over, in seconds.
const AHEAD: f64 = 0.45;

/// Those who play.
struct Band {
    mood: Mood,
    /// How many beats were played.
    beats: u32,
    /// When the next one is due, in the time of the loudspeaker.
    due: f64,
    timer: IntervalHandle,
}

/// Plays the music of a place, or none. What has begun goes over into what is asked for with the next beat.
pub fn set_music(mood: Option<Mood>) {
    BAND.with_borrow_mut(|band| match (mood, band.as_mut()) {
        (Some(mood), Some(playing)) => playing.mood = mood,
        (Some(mood), None) => {
            *band = set_interval_with_handle(look, LOOK).ok().map(|timer| Band {
                mood,
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
            player::play_music(&score::beat(band.mood, band.beats), band.due);
            band.beats = band.beats.wrapping_add(1);
            band.due += f64::from(BEAT) / 1000.0;
        }
    });
}
