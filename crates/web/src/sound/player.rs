//! Patches through the loudspeaker.

use std::cell::{Cell, RefCell};

use wasm_bindgen::JsValue;
use web_sys::{
    AudioBuffer, AudioContext, AudioContextState, AudioNode, AudioParam, AudioScheduledSourceNode,
    BiquadFilterType, GainNode, OscillatorType,
};

use super::{Note, Patch, Shape};

thread_local! {
    /// Made at the first gesture, because browsers allow it no earlier.
    static DESK: RefCell<Option<Desk>> = const { RefCell::new(None) };
    static VOLUME: Cell<u8> = const { Cell::new(80) };
    static MUSIC_VOLUME: Cell<u8> = const { Cell::new(40) };
}

/// A little lead, so that the first note is not cut by the time it takes to build it.
const LEAD: f64 = 0.012;

/// Makes sound possible. Call it from a click, a touch or a key; it may be called again.
pub fn wake() {
    DESK.with_borrow_mut(|desk| {
        if desk.is_none() {
            *desk = Desk::new().ok();
        }
        if let Some(desk) = desk
            && desk.context.state() == AudioContextState::Suspended
        {
            // The promise tells when it is ready; there is nothing to wait for.
            let _ = desk.context.resume();
        }
    });
}

/// Sets the loudness of all noises, from 0 to 100.
pub fn set_volume(hundredths: u8) {
    VOLUME.set(hundredths.min(100));
    DESK.with_borrow(|desk| {
        if let Some(desk) = desk {
            desk.turn(&desk.master, VOLUME.get());
        }
    });
}

/// Sets the loudness of music, from 0 to 100.
pub fn set_music_volume(hundredths: u8) {
    MUSIC_VOLUME.set(hundredths.min(100));
    DESK.with_borrow(|desk| {
        if let Some(desk) = desk {
            desk.turn(&desk.music, MUSIC_VOLUME.get());
        }
    });
}

/// Plays a patch. Silent before [`wake`], at volume 0, and where the browser has no sound.
pub fn play(patch: &Patch) {
    if VOLUME.get() == 0 {
        return;
    }
    DESK.with_borrow(|desk| {
        if let Some(desk) = desk
            && desk.context.state() == AudioContextState::Running
        {
            let begin = desk.context.current_time() + LEAD;
            for note in patch.notes {
                // A note that cannot be played is left out; the game goes on.
                let _ = desk.note(note, begin, &desk.master);
            }
        }
    });
}

/// When music that is handed over now can begin; nothing while none would be heard.
pub(super) fn music_time() -> Option<f64> {
    let is_running = |desk: &&Desk| desk.context.state() == AudioContextState::Running;
    DESK.with_borrow(|desk| {
        let desk = desk.as_ref().filter(is_running).filter(|_| MUSIC_VOLUME.get() > 0)?;
        Some(desk.context.current_time() + LEAD)
    })
}

/// Plays notes as music from a time of the loudspeaker on.
pub(super) fn play_music(notes: &[Note], begin: f64) {
    DESK.with_borrow(|desk| {
        if let Some(desk) = desk {
            for note in notes {
                // As above: what cannot be played is left out.
                let _ = desk.note(note, begin, &desk.music);
            }
        }
    });
}

/// Loudness is heard in ratios, so the scale bends.
fn loudness(hundredths: u8) -> f32 {
    let part = f32::from(hundredths) / 100.0;
    part * part
}

struct Desk {
    context: AudioContext,
    /// What all noises go through.
    master: GainNode,
    /// What music goes through.
    music: GainNode,
    noise: AudioBuffer,
}

impl Desk {
    fn new() -> Result<Self, JsValue> {
        let context = AudioContext::new()?;
        let master = context.create_gain()?;
        master.gain().set_value(loudness(VOLUME.get()));
        // Many notes at once are held down before they overdrive.
        let limiter = context.create_dynamics_compressor()?;
        limiter.threshold().set_value(-6.0);
        limiter.knee().set_value(6.0);
        limiter.ratio().set_value(12.0);
        limiter.attack().set_value(0.003);
        master.connect_with_audio_node(&limiter)?;
        let music = context.create_gain()?;
        music.gain().set_value(loudness(MUSIC_VOLUME.get()));
        music.connect_with_audio_node(&limiter)?;
        limiter.connect_with_audio_node(&context.destination())?;
        let noise = hiss(&context)?;
        Ok(Self { context, master, music, noise })
    }

    fn turn(&self, knob: &GainNode, hundredths: u8) {
        // A jump would click. A gain takes any value at any time.
        let _ = knob.gain().set_target_at_time(loudness(hundredths), self.context.current_time(), 0.015);
    }

    fn note(&self, note: &Note, begin: f64, out: &GainNode) -> Result<(), JsValue> {
        let start = begin + seconds(note.start);
        let end = start + seconds(note.length);
        let gain = self.context.create_gain()?;
        envelope(&gain.gain(), note, start)?;
        gain.connect_with_audio_node(out)?;
        match note.shape {
            Shape::Sine => self.tone(OscillatorType::Sine, note, (start, end), &gain),
            Shape::Triangle => self.tone(OscillatorType::Triangle, note, (start, end), &gain),
            Shape::Square => self.tone(OscillatorType::Square, note, (start, end), &gain),
            Shape::Saw => self.tone(OscillatorType::Sawtooth, note, (start, end), &gain),
            Shape::Noise => self.hiss(note, (start, end), &gain),
        }
    }

    fn tone(
        &self,
        shape: OscillatorType,
        note: &Note,
        (start, end): (f64, f64),
        out: &AudioNode,
    ) -> Result<(), JsValue> {
        let oscillator = self.context.create_oscillator()?;
        oscillator.set_type(shape);
        glide(&oscillator.frequency(), note, start, end)?;
        oscillator.connect_with_audio_node(out)?;
        oscillator.start_with_when(start)?;
        oscillator.stop_with_when(end)
    }

    fn hiss(&self, note: &Note, (start, end): (f64, f64), out: &AudioNode) -> Result<(), JsValue> {
        let source = self.context.create_buffer_source()?;
        source.set_buffer(Some(&self.noise));
        source.set_loop(true);
        let filter = self.context.create_biquad_filter()?;
        filter.set_type(BiquadFilterType::Lowpass);
        glide(&filter.frequency(), note, start, end)?;
        source.connect_with_audio_node(&filter)?;
        filter.connect_with_audio_node(out)?;
        // From anywhere in the second of noise, so that no two are the same.
        source.start_with_when_and_grain_offset(start, js_sys::Math::random())?;
        AudioScheduledSourceNode::stop_with_when(&source, end)
    }
}

fn envelope(gain: &AudioParam, note: &Note, start: f64) -> Result<(), JsValue> {
    for (time, volume) in note.envelope() {
        let (time, volume) = (start + seconds(time), f32::from(volume) / 100.0);
        if time <= start {
            gain.set_value_at_time(volume, time)?;
        } else {
            gain.linear_ramp_to_value_at_time(volume, time)?;
        }
    }
    Ok(())
}

fn glide(pitch: &AudioParam, note: &Note, start: f64, end: f64) -> Result<(), JsValue> {
    pitch.set_value_at_time(note.pitch, start)?;
    pitch.exponential_ramp_to_value_at_time(note.glide, end)?;
    Ok(())
}

/// A second of noise.
fn hiss(context: &AudioContext) -> Result<AudioBuffer, JsValue> {
    let rate = context.sample_rate();
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a rate is some ten thousands"
    )]
    let count = rate as u32;
    let buffer = context.create_buffer(1, count, rate)?;
    let samples: Vec<f32> = noise().take(count as usize).collect();
    buffer.copy_to_channel(&samples, 0)?;
    Ok(buffer)
}

/// Samples from -1 to 1 without a pattern the ear would find (a xorshift of 32 bits).
fn noise() -> impl Iterator<Item = f32> {
    let mut state = 0x9e37_79b9_u32;
    std::iter::repeat_with(move || {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        let [high, low, ..] = state.to_be_bytes();
        f32::from(i16::from_be_bytes([high, low])) / 32_768.0
    })
}

fn seconds(milliseconds: u16) -> f64 {
    f64::from(milliseconds) / 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noise_is_loud_and_has_no_lean() {
        let samples: Vec<f32> = noise().take(48_000).collect();
        let mean = samples.iter().sum::<f32>() / 48_000.0;
        assert!(mean.abs() < 0.01, "{mean}");
        assert!(samples.iter().all(|sample| (-1.0..=1.0).contains(sample)));
        let power = samples.iter().map(|sample| sample * sample).sum::<f32>() / 48_000.0;
        assert!((0.3..0.37).contains(&power), "{power}");
    }

    #[test]
    fn half_the_slider_is_a_quarter_of_the_swing() {
        for (hundredths, swing) in [(0, 0.0), (50, 0.25), (100, 1.0)] {
            assert!((loudness(hundredths) - swing).abs() < 1e-6, "{hundredths}");
        }
    }
}
