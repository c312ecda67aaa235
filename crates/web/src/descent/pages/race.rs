//! A race of two on one device: what both drafted, and how far each has come on the same seed.

use descent::{Descent, Draft, Hand, Outcome, Setup};
use engine::{Game as _, Seat, Seed};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::art::{Art, Icon};
use crate::descent::seat::{Delver, Play};
use crate::descent::words::DescentWords;
use crate::shell::desk::Desk;
use crate::storage::{BrowserShelf, Shelf, ShelfError};
use crate::table::{Ended, Start, begin};

/// Where the last race of this device is kept.
const KEY: &str = "roguery/race/descent";

/// A race.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::descent) struct Race {
    seed: String,
    draft: Draft,
    outcomes: [Option<Outcome>; 2],
}

impl Race {
    /// A race that nobody has begun, after a draft.
    pub(in crate::descent) fn new(seed: Seed, draft: Draft) -> Self {
        Self { seed: seed.to_string(), draft, outcomes: [None; 2] }
    }

    fn last(shelf: &impl Shelf) -> Option<Self> {
        serde_json::from_str(&shelf.read(KEY)?).ok()
    }

    fn keep(&self, shelf: &impl Shelf) -> Result<(), ShelfError> {
        shelf.write(KEY, &serde_json::to_string(self).expect("a draft and two outcomes"))
    }

    /// Whose run it is: the one with that hand, on that seed.
    fn whose(&self, seed: Seed, hand: Hand) -> Option<Seat> {
        let is_own = |seat: &Seat| self.draft.hand(*seat) == Some(hand);
        [Seat::FIRST, Seat::SECOND].into_iter().find(is_own).filter(|_| self.seed == seed.to_string())
    }

    /// One of both goes down, after the other if that one has come to an end.
    pub(in crate::descent) fn go(&self, desk: Desk, seat: Seat) {
        let (Ok(seed), Some(hand)) = (self.seed.parse(), self.draft.hand(seat)) else { return };
        // Without room on the shelf both can still play; only who won is not told.
        let _ = self.keep(&BrowserShelf);
        let to_beat = self.outcomes[other(seat)].map(|outcome| outcome.score);
        let setup = Setup { hand: Some(hand), ..Setup::default() };
        begin::<Descent>(desk, setup, Start { seed, to_beat }, Some(Delver::PERSON.name().to_owned()));
    }
}

fn other(seat: Seat) -> usize {
    usize::from(1 - seat.index())
}

/// What the last page of a run of a race says: who goes down next, or who has won.
pub(in crate::descent) fn standing(ended: &Ended<'_, Play>, told: &'static DescentWords) -> Option<AnyView> {
    let (setup, seed) = (ended.session.setup(), ended.session.seed());
    let mut race = Race::last(&BrowserShelf)?;
    let seat = race.whose(seed, setup.hand?)?;
    if let engine::Status::Over(outcome) = ended.session.game().status() {
        race.outcomes[usize::from(seat.index())] = Some(outcome);
        let _ = race.keep(&BrowserShelf);
    }
    let lines = told.names.into_iter().zip(race.outcomes);
    let lines = lines.filter_map(|(name, outcome)| Some((name, outcome?)));
    let lines =
        lines.map(|(name, outcome)| view! { <li>{(told.race_line)(name, &outcome.to_string())}</li> });
    let lines = lines.collect_view();
    let next = if let [Some(one), Some(two)] = race.outcomes {
        let words = match one.against(&two) {
            std::cmp::Ordering::Equal => told.race_even.to_owned(),
            std::cmp::Ordering::Greater => (told.race_result)(told.names[0]),
            std::cmp::Ordering::Less => (told.race_result)(told.names[1]),
        };
        view! { <p class="lead accent"><Icon sprite=Art::Trophy/>" "{words}</p> }.into_any()
    } else {
        let (desk, place) = (ended.desk, other(seat));
        let go = move |_| race.go(desk, if place == 0 { Seat::FIRST } else { Seat::SECOND });
        view! { <button class="button button-magic" on:click=go><Icon sprite=Art::Play/>{(told.race_next)(told.names[place])}</button> }
            .into_any()
    };
    Some(
        view! {
            <section class="panel stack">
                <h2 class="panel-title">{told.race}</h2>
                <ul>{lines}</ul>
                {next}
            </section>
        }
        .into_any(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::MemoryShelf;

    #[test]
    fn a_race_is_kept_and_knows_its_runs_by_seed_and_hand() {
        let seed = Seed::from_name("race");
        let mut draft = Draft::of(seed);
        while let Some(seat) = draft.next() {
            let item = draft.left().next().expect("six are left over");
            draft.take(seat, item).expect("it is theirs to take");
        }
        let race = Race::new(seed, draft.clone());
        let shelf = MemoryShelf::with_room(10_000);
        assert_eq!(Race::last(&shelf), None);
        race.keep(&shelf).expect("room");
        assert_eq!(Race::last(&shelf), Some(race.clone()));
        for seat in [Seat::FIRST, Seat::SECOND] {
            let hand = draft.hand(seat).expect("six each");
            assert_eq!(race.whose(seed, hand), Some(seat));
            assert_eq!(race.whose(Seed::from_name("another"), hand), None);
        }
    }
}
