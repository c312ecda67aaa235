//! Time and chance from outside.

use arcade::Day;
use engine::Seed;
use stage::Millis;
use wasm_bindgen::JsCast;

/// Seconds since 1970, UTC.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a time after 1970, cut to seconds"
)]
pub fn unix_seconds() -> u64 {
    (js_sys::Date::now() / 1000.0).max(0.0) as u64
}

/// Today, UTC.
pub fn today() -> Day {
    Day::of_unix_seconds(unix_seconds())
}

/// Thousandths of a second since the page was opened. They never go back.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a short time, cut to milliseconds"
)]
pub fn elapsed() -> Millis {
    let performance = web_sys::window().and_then(|window| window.performance());
    performance.map_or(0, |performance| performance.now().max(0.0) as Millis)
}

/// Bits that nobody could have guessed.
pub fn chance() -> u64 {
    let mut bytes = [0; 8];
    let global = js_sys::global().unchecked_into::<web_sys::Window>();
    let drawn = global.crypto().and_then(|crypto| crypto.get_random_values_with_u8_array(&mut bytes));
    match drawn {
        Ok(_) => u64::from_le_bytes(bytes),
        // Without the browser's generator a seed is guessable, which spoils nothing but a surprise.
        Err(_) => js_sys::Math::random().to_bits() ^ js_sys::Date::now().to_bits(),
    }
}

/// A seed that nobody could have guessed.
pub fn fresh_seed() -> Seed {
    Seed::from_bits(chance())
}
