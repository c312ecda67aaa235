//! Dice, in the air and on the table.

use leptos::prelude::*;

use crate::art::{Art, Picture};

/// The face of a die in the air, another one for each die and moment.
pub(super) fn tumbling(flicker: u64, die: u64) -> u8 {
    let mixed = (flicker * 7 + die * 3 + flicker / 3 * die) % 6;
    u8::try_from(mixed).expect("below six") + 1
}

/// A die. `number` is what it shows, or nothing while it is in the air.
pub(super) fn die(number: Signal<Option<u8>>, flicker: RwSignal<u64>, which: u64) -> impl IntoView {
    let face =
        Signal::derive(move || Art::die(number.get().unwrap_or_else(|| tumbling(flicker.get(), which))));
    view! {
        <span class="fw-die-body" class:fw-tumbling=move || number.get().is_none()>
            <Picture sprite=face/>
        </span>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_die_in_the_air_shows_all_its_faces() {
        for die in 0..5 {
            let mut seen: Vec<u8> = (0..60).map(|flicker| tumbling(flicker, die)).collect();
            seen.sort_unstable();
            seen.dedup();
            assert_eq!(seen, [1, 2, 3, 4, 5, 6], "die {die}");
        }
    }
}
