//! What trembles, lights up or rises from a place for an instant.

use std::time::Duration;

use leptos::prelude::*;
use stage::forward::Spot;
use stage::{Cue, Tone};

use crate::table::hear;

/// How long a spark is there; the style sheet has it gone by then.
const SPARK_STAYS: Duration = Duration::from_secs(1);

/// The sparks on the table.
#[derive(Clone, Copy)]
pub(in crate::forward) struct Effects {
    sparks: RwSignal<Vec<Spark>>,
    /// The last shake, counted, so that the same place can shake twice.
    shake: RwSignal<(u64, Option<Spot>)>,
    count: StoredValue<u64>,
    /// Changes many times a second while dice are in the air.
    pub(in crate::forward) flicker: RwSignal<u64>,
}

#[derive(Clone, Debug, PartialEq)]
struct Spark {
    number: u64,
    spot: Spot,
    tone: Tone,
    /// The letters that rise; a flash has none.
    text: Option<String>,
}

impl Effects {
    pub(in crate::forward) fn new() -> Self {
        Self {
            sparks: RwSignal::new(Vec::new()),
            shake: RwSignal::new((0, None)),
            count: StoredValue::new(0),
            flicker: RwSignal::new(0),
        }
    }

    /// Plays a cue with all that there is to see.
    pub(in crate::forward) fn play(self, cue: &Cue<Spot>) {
        match cue {
            Cue::Sound(_) => hear(cue),
            Cue::Shake(spot) => self.shake.set((self.next(), Some(*spot))),
            Cue::Flash(spot, tone) => self.spark(*spot, *tone, None),
            Cue::Float { spot, text, tone } => self.spark(*spot, *tone, Some(text.clone())),
        }
    }

    /// The class of a place that may shake.
    pub(in crate::forward) fn shaking(self, spot: Spot) -> &'static str {
        match self.shake.get() {
            (number, Some(shaken)) if shaken == spot => {
                // Two names for one movement: a change of name begins it anew.
                if number % 2 == 0 { "forward-shake-even" } else { "forward-shake-odd" }
            }
            _ => "",
        }
    }

    fn spark(self, spot: Spot, tone: Tone, text: Option<String>) {
        let number = self.next();
        self.sparks.update(|sparks| sparks.push(Spark { number, spot, tone, text }));
        set_timeout(
            move || {
                // The table may have been left since.
                let _ = self.sparks.try_update(|sparks| sparks.retain(|spark| spark.number != number));
            },
            SPARK_STAYS,
        );
    }

    fn next(self) -> u64 {
        let number = self.count.get_value() + 1;
        self.count.set_value(number);
        number
    }
}

/// The sparks of a place. The words beside it say the same, so they are for the eye alone.
pub(in crate::forward) fn sparks(effects: Effects, spot: Spot) -> impl IntoView {
    let here = move || {
        let all = effects.sparks.get();
        all.into_iter().filter(|spark| spark.spot == spot).collect::<Vec<_>>()
    };
    view! {
        <span class="forward-sparks" aria-hidden="true">
            <For each=here key=|spark| spark.number let:spark>
                <span
                    class=format!("forward-spark tone-{}", spark.tone.name())
                    class:forward-flash=spark.text.is_none()
                >
                    {spark.text.clone()}
                </span>
            </For>
        </span>
    }
}
