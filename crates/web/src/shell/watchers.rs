//! What the page tells programs that watch it from outside: `window.gameState`, one of
//! 'waiting', 'playing' and 'over', and `window.score`.

use arcade::Standing;
use wasm_bindgen::JsValue;

/// Tells how far the game has come and what the score is.
pub fn tell(standing: Standing, score: i64) {
    set("gameState", &JsValue::from_str(standing.word()));
    #[expect(clippy::cast_precision_loss, reason = "scores are far below the limit of exact numbers")]
    set("score", &JsValue::from_f64(score as f64));
}

/// No game is on this page.
pub fn nothing() {
    tell(Standing::Waiting, 0);
}

fn set(name: &str, value: &JsValue) {
    // A window that cannot be written to has nobody watching.
    drop(js_sys::Reflect::set(&js_sys::global(), &JsValue::from_str(name), value));
}
