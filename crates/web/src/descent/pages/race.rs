//! A race of two on one device: who goes down for both, and how far each has come on the same seed.

use std::cmp::Ordering;

use descent::{Descent, Outcome, Setup};
use engine::{Game as _, Seat, Seed};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::art::{Art, Icon};
use crate::descent::seat::{Delver, Play};
use crate::descent::words::DescentWords;
use crate::shell::desk::Desk;
use crate::shell::route::Route;
use crate::storage::{BrowserShelf, RunId, Shelf, ShelfError, VAULT};
use crate::table::{Ended, Start, begin};

/// Where the last race of this device is kept.
const KEY: &str = "roguery/race/descent";

/// A race.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::descent) struct Race {
    seed: String,
    legs: [Leg; 2],
}

/// The run of one of both.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Leg {
    setup: Setup,
    /// What it is called on this device, once it has begun.
    run: Option<String>,
    end: Option<End>,
}

/// What became of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum End {
    Over(Outcome),
    GivenUp,
}

impl End {
    /// Who is ahead; whoever has given up is behind everybody who has not.
    fn against(&self, other: &Self) -> Ordering {
        match (self, other) {
            (Self::Over(one), Self::Over(two)) => one.against(two),
            (Self::Over(_), Self::GivenUp) => Ordering::Greater,
            (Self::GivenUp, Self::Over(_)) => Ordering::Less,
            (Self::GivenUp, Self::GivenUp) => Ordering::Equal,
        }
    }
}

impl Leg {
    /// The run, if it has begun, goes on, and still lies on this device.
    fn under_way(&self) -> Option<RunId> {
        let run = self.run.as_deref().filter(|_| self.end.is_none())?;
        RunId::parse(run).ok().filter(|run| VAULT.load(run).is_some())
    }

    fn state(&self, told: &DescentWords) -> String {
        match (self.end, &self.run) {
            (Some(End::Over(outcome)), _) => outcome.to_string(),
            (Some(End::GivenUp), _) => told.race_gave_up.to_owned(),
            (None, Some(_)) => told.race_under_way.to_owned(),
            (None, None) => told.race_waits.to_owned(),
        }
    }
}

impl Race {
    /// A race that nobody has begun, on a seed, with what each goes down with.
    pub(in crate::descent) fn new(seed: Seed, setups: [Setup; 2]) -> Self {
        Self { seed: seed.to_string(), legs: setups.map(|setup| Leg { setup, run: None, end: None }) }
    }

    fn last(shelf: &impl Shelf) -> Option<Self> {
        serde_json::from_str(&shelf.read(KEY)?).ok()
    }

    /// The last race of this device, if somebody has gone down in it and somebody has not come to an end.
    pub(in crate::descent) fn open() -> Option<Self> {
        let has_begun = |race: &Self| race.legs.iter().any(|leg| leg.run.is_some());
        Self::last(&BrowserShelf).filter(|race| has_begun(race) && race.next().is_some())
    }

    fn keep(&self, shelf: &impl Shelf) -> Result<(), ShelfError> {
        shelf.write(KEY, &serde_json::to_string(self).expect("two setups and two ends"))
    }

    /// Whose run it is.
    fn whose(&self, run: &RunId) -> Option<Seat> {
        let is_own = |seat: &Seat| self.legs[place(*seat)].run.as_deref() == Some(run.as_str());
        [Seat::FIRST, Seat::SECOND].into_iter().find(is_own)
    }

    /// Who goes down next; nobody once both have come to an end.
    fn next(&self) -> Option<Seat> {
        [Seat::FIRST, Seat::SECOND].into_iter().find(|seat| self.legs[place(*seat)].end.is_none())
    }

    /// Whoever is next goes down, or goes on.
    pub(in crate::descent) fn go(mut self, desk: Desk) {
        let (Ok(seed), Some(seat)) = (self.seed.parse(), self.next()) else { return };
        let leg = &self.legs[place(seat)];
        if let Some(run) = leg.under_way() {
            desk.go(&Route::Play { game: Descent::NAME.to_owned(), run });
            return;
        }
        let to_beat = match self.legs[1 - place(seat)].end {
            Some(End::Over(outcome)) => Some(outcome.score),
            Some(End::GivenUp) | None => None,
        };
        let table = Some(Delver::PERSON.name().to_owned());
        let begun = begin::<Descent>(desk, leg.setup.clone(), Start { seed, to_beat }, table);
        self.legs[place(seat)].run = begun.map(|run| run.to_string());
        // Without room on the shelf both can still play; only who won is not told.
        let _ = self.keep(&BrowserShelf);
    }

    /// How both stand, and who goes down next or who has won.
    pub(in crate::descent) fn panel(self, desk: Desk, told: &'static DescentWords) -> AnyView {
        let lines = told.names.into_iter().zip(&self.legs).map(|(name, leg)| {
            let line = (told.race_line)(name, &leg.setup.character.to_string(), &leg.state(told));
            view! { <li>{line}</li> }
        });
        let lines = lines.collect_view();
        let below = match (self.next(), self.legs[0].end, self.legs[1].end) {
            (None, Some(one), Some(two)) => {
                let words = match one.against(&two) {
                    Ordering::Equal => told.race_even.to_owned(),
                    Ordering::Greater => (told.race_result)(told.names[0]),
                    Ordering::Less => (told.race_result)(told.names[1]),
                };
                view! { <p class="lead accent"><Icon sprite=Art::Trophy/>" "{words}</p> }.into_any()
            }
            (next, ..) => {
                let who = next.map_or(0, place);
                let is_under_way = self.legs[who].run.is_some();
                let words = if is_under_way { told.race_go_on } else { told.race_next };
                let go = move |_| self.clone().go(desk);
                view! { <button type="button" class="button button-magic" on:click=go><Icon sprite=Art::Play/>{words(told.names[who])}</button> }
                    .into_any()
            }
        };
        view! {
            <section class="panel stack">
                <h2 class="panel-title">{told.race}</h2>
                <ul>{lines}</ul>
                {below}
            </section>
        }
        .into_any()
    }
}

/// Where somebody stands among both.
fn place(seat: Seat) -> usize {
    usize::from(seat.index())
}

/// What the last page of a run of a race says: who goes down next, or who has won.
pub(in crate::descent) fn standing(ended: &Ended<'_, Play>, told: &'static DescentWords) -> Option<AnyView> {
    let mut race = Race::last(&BrowserShelf)?;
    let seat = race.whose(&ended.id)?;
    race.legs[place(seat)].end = Some(match ended.session.game().status() {
        engine::Status::Over(outcome) => End::Over(outcome),
        engine::Status::Awaiting(_) => End::GivenUp,
    });
    let _ = race.keep(&BrowserShelf);
    Some(race.panel(ended.desk, told))
}

#[cfg(test)]
mod tests {
    use descent::{Branch, Character, Draft, Feats, FloorNumber, Pack, Place, Source};

    use super::*;
    use crate::storage::MemoryShelf;

    fn race() -> Race {
        let setup = |character| Setup { character, ..Setup::default() };
        Race::new(Seed::from_name("race"), [Character::Poacher, Character::Poacher].map(setup))
    }

    fn ended(floor: u8) -> End {
        End::Over(Outcome {
            place: Place { floor: FloorNumber(floor), branch: Branch::Left },
            cause: Some(Source::Spikes),
            turns: 100,
            score: 10,
            kills: 0,
            level: 1,
            characters: [Some(Character::Poacher), None],
            packs: [[None; Pack::SLOTS]; 2],
            feats: Feats::default(),
        })
    }

    #[test]
    fn a_race_without_a_draft_is_kept_and_knows_the_runs_of_two_who_are_alike() {
        let runs = [RunId::new(1, 1), RunId::new(2, 2)];
        let mut race = race();
        for (leg, run) in race.legs.iter_mut().zip(&runs) {
            leg.run = Some(run.to_string());
        }
        let shelf = MemoryShelf::with_room(10_000);
        assert_eq!(Race::last(&shelf), None);
        race.keep(&shelf).expect("room");
        assert_eq!(Race::last(&shelf), Some(race.clone()));
        assert_eq!(race.whose(&runs[0]), Some(Seat::FIRST));
        assert_eq!(race.whose(&runs[1]), Some(Seat::SECOND));
        assert_eq!(race.whose(&RunId::new(3, 3)), None);
    }

    #[test]
    fn a_race_after_a_draft_is_kept_with_both_hands() {
        let seed = Seed::from_name("race");
        let mut draft = Draft::of(seed);
        while let Some(seat) = draft.next() {
            let item = draft.left().next().expect("six are left over");
            draft.take(seat, item).expect("it is theirs to take");
        }
        let setup = |seat| Setup { hand: draft.hand(seat), ..Setup::default() };
        let race = Race::new(seed, [Seat::FIRST, Seat::SECOND].map(setup));
        let shelf = MemoryShelf::with_room(10_000);
        race.keep(&shelf).expect("room");
        assert_eq!(Race::last(&shelf), Some(race));
    }

    #[test]
    fn both_go_down_in_turn_and_whoever_gives_up_is_behind() {
        let mut race = race();
        assert_eq!(race.next(), Some(Seat::FIRST));
        race.legs[0].end = Some(End::GivenUp);
        assert_eq!(race.next(), Some(Seat::SECOND));
        race.legs[1].end = Some(ended(1));
        assert_eq!(race.next(), None);
        assert_eq!(ended(1).against(&End::GivenUp), Ordering::Greater);
        assert_eq!(End::GivenUp.against(&ended(1)), Ordering::Less);
        assert_eq!(ended(2).against(&ended(3)), Ordering::Less);
        assert_eq!(End::GivenUp.against(&End::GivenUp), Ordering::Equal);
    }
}
