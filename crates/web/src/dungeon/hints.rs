//! What newcomers are told above the field, one line at a time, until they have done it or had time enough
//! to read it.

use leptos::prelude::*;
use stage::{Learnable, Tutorial};

use super::{Moment, Play, Played};
use crate::art::{Art, Icon};
use crate::keys::Action;
use crate::shell::desk::Desk;
use crate::shell::live::live;
use crate::table::is_touched;

/// After so many turns a hint makes room for the next.
const STAYS: u32 = 10;

/// What a game tells newcomers.
pub(crate) struct Hints<D: Played, T> {
    /// The bit among the tips that are understood which says that no hint of the game is wanted.
    pub(crate) closed: u32,
    /// What somebody has learned in a run, or before.
    pub(crate) learned: fn(&D::Chronicle) -> Tutorial<T>,
    /// What fits next, for somebody who has learned so much.
    pub(crate) next: fn(Tutorial<T>, &Moment<D>) -> Option<T>,
    /// What is said of a topic.
    pub(crate) words: fn(Desk, T) -> &'static str,
    /// The action whose key does what a hint speaks of.
    pub(crate) action: fn(T, &Moment<D>) -> Option<Action>,
    /// What the button says after which no hints come.
    pub(crate) none: &'static str,
}

impl<D: Played, T: Learnable + Send + Sync> Hints<D, T> {
    /// The next hint that fits.
    pub(crate) fn view(self, play: Play<D>) -> AnyView {
        let Self { closed, learned, next, words, action, none } = self;
        let board = play.board;
        let is_closed = move || board.desk.settings.with(|settings| settings.tips & closed != 0);
        let seen = StoredValue::new(Seen::<T>(Vec::new()));
        let topic = Memo::new(move |known: Option<&Option<_>>| {
            if is_closed() || play.is_watched() {
                return None;
            }
            // While something moves, nobody reads.
            if board.is_showing() || board.errand.get().is_some() {
                return known.copied().flatten();
            }
            board.moment.with(|moment| {
                let learned = play.run.with_value(|run| learned(&run.chronicle));
                let turn = D::when(&moment.view).turn;
                seen.try_update_value(|seen| seen.next(learned, turn, |learned| next(learned, moment)))
                    .flatten()
            })
        });
        live(move || {
            topic.get().map(|topic| {
                let action = board.moment.with_untracked(|moment| action(topic, moment));
                let key = action.filter(|_| !is_touched()).and_then(|action| board.key(action));
                view! {
                    <div class="dungeon-hint">
                        <Icon sprite=Art::Bulb/>
                        {key}
                        <p>{words(board.desk, topic)}</p>
                        <button class="button button-quiet" on:click=move |_| board.desk.set(|settings| settings.tips |= closed)>{none}</button>
                    </div>
                }
            })
        })
    }
}

/// The hints that were on the page, each with the turn in which it came.
#[derive(Clone, Debug)]
struct Seen<T>(Vec<(T, u32)>);

impl<T: Learnable> Seen<T> {
    /// The first hint that nobody has followed yet and that has not been there for too long.
    fn next(
        &mut self,
        mut learned: Tutorial<T>,
        turn: u32,
        next: impl Fn(Tutorial<T>) -> Option<T>,
    ) -> Option<T> {
        while let Some(topic) = next(learned) {
            let came = self.0.iter().find(|(known, _)| *known == topic).map(|(_, came)| *came);
            match came {
                Some(came) if turn >= came + STAYS => learned.learn(topic),
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
    use stage::labyrinth::Topic;

    use super::*;

    #[test]
    fn a_hint_stays_for_ten_turns_and_does_not_come_back() {
        let mut seen = Seen(Vec::new());
        let order = |learned: Tutorial<Topic>| {
            [Topic::Stairs, Topic::Explore].into_iter().find(|topic| !learned.knows(*topic))
        };
        let shown = [3, 12, 13, 22, 23, 40].map(|turn| seen.next(Tutorial::NONE, turn, order));
        let (stairs, explore) = (Some(Topic::Stairs), Some(Topic::Explore));
        assert_eq!(shown, [stairs, stairs, explore, explore, None, None]);
    }

    #[test]
    fn what_was_followed_is_not_told_at_all() {
        let learned = Tutorial::read("stairs");
        let only_stairs = |learned: Tutorial<Topic>| (!learned.knows(Topic::Stairs)).then_some(Topic::Stairs);
        assert_eq!(Seen(Vec::new()).next(learned, 0, only_stairs), None);
    }
}
