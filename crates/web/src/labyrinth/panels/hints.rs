//! What newcomers are told on the first floor, one line at a time, until they have done it or had
//! time enough to read it.

use labyrinth::{Flask, Spell};
use leptos::prelude::*;
use stage::Learnable as _;
use stage::labyrinth::{Topic, Tutorial};

use crate::art::{Art, Icon};
use crate::dungeon::Button as _;
use crate::keys::Action;
use crate::labyrinth::panels::deed::Deed;
use crate::labyrinth::seat::{Moment, Play};
use crate::shell::live::live;
use crate::table::is_touched;

/// The bit among the tips that are understood which says that no hint of the tower is wanted.
const CLOSED: u32 = 1 << 7;
/// After so many turns a hint makes room for the next.
const STAYS: u32 = 10;

/// The next hint that fits.
pub(in crate::labyrinth) fn hints(play: Play) -> AnyView {
    let board = play.board;
    let told = board.words();
    let is_closed = move || board.desk.settings.with(|settings| settings.tips & CLOSED != 0);
    let seen = StoredValue::new(Seen::default());
    let topic = Memo::new(move |known: Option<&Option<_>>| {
        if is_closed() || play.is_watched() {
            return None;
        }
        // While something moves, nobody reads.
        if board.is_showing() || board.errand.get().is_some() {
            return known.copied().flatten();
        }
        board.moment.with(|moment| {
            let learned = play.run.with_value(|run| run.chronicle.tutorial);
            let next = |learned: Tutorial| learned.hint(&moment.view, moment.content());
            seen.try_update_value(|seen| seen.next(learned, moment.view.turn.0, next)).flatten()
        })
    });
    live(move || {
        topic.get().map(|topic| {
            let is_touched = is_touched();
            let words = if topic == Topic::Move && is_touched { told.touch_move } else { topic.words() };
            let action = board.moment.with_untracked(|moment| action(topic, moment));
            let key = action.filter(|_| !is_touched).and_then(|action| board.key(action));
            view! {
                <div class="labyrinth-hint">
                    <Icon sprite=Art::Bulb/>
                    {key}
                    <p>{words}</p>
                    <button class="button button-quiet" on:click=move |_| board.desk.set(|settings| settings.tips |= CLOSED)>{told.no_hints}</button>
                </div>
            }
        })
    })
}

/// The action whose key does what a hint speaks of.
fn action(topic: Topic, moment: &Moment) -> Option<Action> {
    let hero = &moment.view.hero;
    let deed = match topic {
        Topic::Gear => return Some(Action::PACK),
        Topic::Bow => Deed::Bow,
        Topic::Potion => Deed::Flask(Flask::Potion),
        Topic::Explore => Deed::Explore,
        Topic::Stairs => Deed::Stairs,
        Topic::Spell => Deed::Spell(Spell::ALL.into_iter().find(|spell| hero.charges(*spell) > 0)?),
        Topic::Move | Topic::Door | Topic::Bump | Topic::Threat | Topic::Chest => return None,
    };
    Some(deed.action())
}

/// The hints that were on the page, each with the turn in which it came.
#[derive(Clone, Debug, Default)]
struct Seen(Vec<(Topic, u32)>);

impl Seen {
    /// The first hint that nobody has followed yet and that has not been there for too long.
    fn next(
        &mut self,
        mut learned: Tutorial,
        turn: u32,
        next: impl Fn(Tutorial) -> Option<Topic>,
    ) -> Option<Topic> {
        while let Some(topic) = next(learned) {
            let came = self.0.iter().find(|(known, _)| *known == topic).map(|(_, came)| *came);
            match came {
                Some(came) if turn >= came + STAYS => learned.add(Tutorial::read(topic.name())),
                Some(_) => return Some(topic),
                None => {
                    self.0.push((topic, turn));
                    return Some(topic);
                }
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hint_stays_for_ten_turns_and_does_not_come_back() {
        let mut seen = Seen::default();
        let order = |learned: Tutorial| {
            [Topic::Stairs, Topic::Explore].into_iter().find(|topic| !learned.knows(*topic))
        };
        let shown = [3, 12, 13, 22, 23, 40].map(|turn| seen.next(Tutorial::NONE, turn, order));
        let (stairs, explore) = (Some(Topic::Stairs), Some(Topic::Explore));
        assert_eq!(shown, [stairs, stairs, explore, explore, None, None]);
    }

    #[test]
    fn what_was_followed_is_not_told_at_all() {
        let learned = Tutorial::read("stairs");
        let only_stairs = |learned: Tutorial| (!learned.knows(Topic::Stairs)).then_some(Topic::Stairs);
        assert_eq!(Seen::default().next(learned, 0, only_stairs), None);
    }
}
