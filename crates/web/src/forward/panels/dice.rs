//! Dice, in the air and on the table.

use leptos::prelude::*;

use crate::art::{Art, Picture};
use crate::shell::live::live;

/// The order in which each die shows its faces in the air; the last one is the foe's.
const TUMBLES: [[u8; 6]; 5] =
    [[1, 4, 2, 6, 3, 5], [6, 2, 5, 1, 4, 3], [3, 5, 1, 4, 6, 2], [2, 6, 4, 3, 5, 1], [5, 3, 6, 2, 1, 4]];

/// The face of a die in the air, another one for each die and moment.
pub(in crate::forward) fn tumbling(flicker: u64, die: usize) -> u8 {
    let order = &TUMBLES[die % TUMBLES.len()];
    order[usize::try_from(flicker % 6).expect("below six")]
}

/// A die. `number` is what it shows, or nothing while it is in the air.
pub(in crate::forward) fn die(
    number: Signal<Option<u8>>,
    flicker: RwSignal<u64>,
    which: usize,
) -> impl IntoView {
    let face =
        Signal::derive(move || Art::die(number.get().unwrap_or_else(|| tumbling(flicker.get(), which))));
    view! {
        <span class="forward-die-body" class:forward-tumbling=move || number.get().is_none()>
            <Picture sprite=face/>
        </span>
    }
}

/// A die that settles anew whenever it shows another number.
pub(in crate::forward) fn settling(
    number: Signal<Option<u8>>,
    flicker: RwSignal<u64>,
    which: usize,
) -> AnyView {
    let shown = Memo::new(move |_| number.get());
    live(move || {
        shown.track();
        die(number, flicker, which).into_any()
    })
    .into_any()
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
