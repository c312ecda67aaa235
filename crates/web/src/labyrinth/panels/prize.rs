//! Cards for what is worth a moment: gear, tomes, blessings and levels. They lie over the field until
//! the next command or for a few seconds, and ask for nothing.

use std::time::Duration;

use labyrinth::{Event, Item, Loot, Stats};
use leptos::prelude::*;

use crate::art::{Art, Picture};
use crate::labyrinth::panels::gear::{compared_class, rarity_class};
use crate::labyrinth::panels::side::five;
use crate::labyrinth::seat::{Board, Moment};
use crate::labyrinth::words::LabyrinthWords;
use crate::shell::live::live;

/// How long a card stays at most.
const STAYS: Duration = Duration::from_secs(7);

/// The cards that lie there.
#[derive(Clone, Copy, Default)]
pub(crate) struct Prizes(RwSignal<Vec<Prize>>);

/// A card.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Prize {
    art: Art,
    /// The class of its rarity, for its colour.
    class: &'static str,
    title: String,
    /// What it is, and what it changes, each with the class of its tone.
    lines: Vec<(&'static str, String)>,
}

impl Prize {
    /// All that a command brought which is worth a card.
    fn all(before: &Moment, after: &Moment, events: &[Event], words: &LabyrinthWords) -> Vec<Self> {
        let is_worn = |item: &Item| {
            events.iter().any(|event| matches!(event, Event::Equipped { item: worn, .. } if worn == item))
        };
        let place = |item: &Item| if is_worn(item) { words.worn_at_once } else { words.in_the_bag };
        let of = |event: &Event| match *event {
            Event::Found { loot: Loot::Gear(item), .. } => Some(Self::gear(item, before, place(&item))),
            Event::TomeRead { spell, .. } => {
                let lines = vec![("quiet", spell.about(after.content())), ("good", event.to_string())];
                Some(Self {
                    art: Art::spell(spell),
                    class: "labyrinth-rare",
                    title: spell.to_string(),
                    lines,
                })
            }
            Event::Blessed { .. } => {
                let lines = vec![("good", event.to_string())];
                let title = words.blessing.to_owned();
                Some(Self { art: Art::Shrine, class: "labyrinth-epic", title, lines })
            }
            Event::LevelGained { level } => {
                let (was, is) = (&before.view.hero.stats, &after.view.hero.stats);
                let lines = vec![("good", raised(was, is, words))];
                Some(Self { art: Art::Climber, class: "labyrinth-elite", title: (words.level)(level), lines })
            }
            _ => None,
        };
        events.iter().filter_map(of).collect()
    }

    fn gear(item: Item, before: &Moment, place: &str) -> Self {
        let comparison = item.compared(&before.view.hero, before.content());
        let tone = compared_class(comparison.overall);
        Self {
            art: Art::gear(item.make),
            class: rarity_class(item.rarity),
            title: item.to_string(),
            lines: vec![("quiet", format!("{}. {place}", item.rarity)), (tone, comparison.line())],
        }
    }
}

/// What has become more: `HP 30 → 36, Attack 6 → 8`.
fn raised(was: &Stats, is: &Stats, words: &LabyrinthWords) -> String {
    let pairs = five(was).into_iter().zip(five(is)).zip(words.stats).filter(|((was, is), _)| was != is);
    pairs.map(|((was, is), name)| format!("{name} {was} → {is}")).collect::<Vec<_>>().join(", ")
}

/// The cards, once the film of what brought them has been seen.
pub(in crate::labyrinth) fn prizes(board: Board) -> AnyView {
    live(move || {
        let prizes = if board.is_showing() { Vec::new() } else { board.own.0.get() };
        (!prizes.is_empty()).then(|| {
            let cards = prizes.into_iter().map(|Prize { art, class, title, lines }| {
                let lines = lines.into_iter().map(|(tone, line)| view! { <p class=format!("small {tone}")>{line}</p> });
                view! {
                    <li class=format!("labyrinth-prize {class}")>
                        <span class=format!("labyrinth-piece {class}")><Picture sprite=art class="labyrinth-piece-picture"/></span>
                        <div><p class="labyrinth-item-name">{title}</p>{lines.collect_view()}</div>
                    </li>
                }
            });
            view! { <ul class="labyrinth-prizes" role="list">{cards.collect_view()}</ul> }
        })
    })
}

/// Lays cards over the field for what a command brought, for a while; those of the one before go.
pub(in crate::labyrinth) fn show(board: Board, before: &Moment, after: &Moment, events: &[Event]) {
    let prizes = Prize::all(before, after, events, board.words());
    board.own.0.set(prizes.clone());
    if prizes.is_empty() {
        return;
    }
    set_timeout(
        move || {
            // The table may have been left, or another card lie there.
            let is_there = board.own.0.try_with_untracked(|there| *there == prizes);
            if is_there == Some(true) {
                board.own.0.set(Vec::new());
            }
        },
        STAYS,
    );
}

#[cfg(test)]
mod tests {
    use labyrinth::{Hp, Hundredths};

    use super::*;
    use crate::settings::Language;
    use crate::words::Words;

    #[test]
    fn a_level_tells_only_of_what_has_become_more() {
        let words = LabyrinthWords::of(Words::of(Language::English));
        let was = Stats { hp: Hp(30), attack: Hundredths(600), ..Stats::default() };
        let is = Stats { hp: Hp(36), attack: Hundredths(800), ..Stats::default() };
        assert_eq!(raised(&was, &is, words), "HP 30 → 36, Attack 6 → 8");
    }
}
