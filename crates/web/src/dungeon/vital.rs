//! A number of the player's own with its bar, above the field.

use leptos::prelude::*;

use super::{Board, Paged};
use crate::shell::live::{flag, live, value};

/// Something with a bar.
pub(crate) struct Vital {
    pub(crate) name: Signal<String>,
    /// What it is a number of.
    pub(crate) label: &'static str,
    /// How much there is, and the most.
    pub(crate) has: Signal<(i64, i64)>,
    pub(crate) class: &'static str,
    /// What is written behind the numbers.
    pub(crate) unit: &'static str,
}

impl Vital {
    pub(crate) fn view<D: Paged>(self, board: Board<D>) -> AnyView {
        let Self { name, label, has, class, unit } = self;
        // What took the last of it may have taken more than there was; nobody has less than nothing.
        let has = Signal::derive(move || {
            let (now, most) = has.get();
            (now.max(0), most)
        });
        let numbers = move || {
            let (now, most) = has.get();
            format!("{now} / {most} {unit}")
        };
        let width = move || {
            let (now, most) = has.get();
            format!("{}%", now * 100 / most.max(1))
        };
        let is_low = move || {
            let (now, most) = has.get();
            now * 3 <= most
        };
        view! {
            <div class="dungeon-vital">
                <span class="dungeon-vital-name">{live(move || name.get())}</span>
                <div
                    class=format!("bar dungeon-bar {class}") class:bar-bad=flag(is_low) class:bar-life=flag(move || !is_low()) role="meter" aria-label=label aria-valuemin="0"
                    aria-valuemax=value(move || Some(has.get().1))
                    aria-valuenow=value(move || Some(has.get().0))
                    data-flash=value(move || board.flash())
                >
                    <div class="bar-fill" style:width=value(move || Some(width()))></div>
                </div>
                <span class=format!("dungeon-vital-number number {class}-number")>{live(numbers)}</span>
            </div>
        }
        .into_any()
    }
}
