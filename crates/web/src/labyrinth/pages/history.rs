//! All runs together: how high, how often, and what stood in the way.

use labyrinth::{Floor, Labyrinth, next_title, title};
use leptos::prelude::*;
use stage::Group;
use stage::labyrinth::{Statistics, Summary};

use crate::art::{Art, Picture};
use crate::history::{Rivals, Tally};
use crate::labyrinth::seat::Climber;
use crate::labyrinth::words::LabyrinthWords;
use crate::ledger::Ledger;
use crate::plot::{self, LineWords, Point, PointShape};
use crate::storage::{RunId, Saved};
use crate::words::{PageWords, Words};

/// How climbs are counted and told.
pub(in crate::labyrinth) struct Climbs;

impl Tally for Climbs {
    type Game = Labyrinth;

    /// Runs of bots count for nobody.
    fn counts(saved: &Saved) -> bool {
        Climber::kept(saved.table.as_deref()) == Ok(Climber::PERSON)
    }

    /// The title that was earned, and the next one.
    fn above(words: &'static Words, sums: &[(Group, Statistics)]) -> Option<AnyView> {
        let told = LabyrinthWords::of(words);
        // Runs with other numbers earn no title.
        let named = sums.iter().filter(|(group, _)| *group != Group::Other);
        let best = named.map(|(_, sums)| sums.best_floor).max().unwrap_or_default().max(Floor::LOWEST);
        let next = next_title(best).map(|(floor, title)| (told.next_title)(floor.0, title));
        Some(
            view! {
                <section class="panel row labyrinth-titled" aria-label=told.your_title>
                    <Picture sprite=Art::Climber class="picture-medium"/>
                    <div class="stack stack-tight">
                        <p class="lead">{told.your_title}": "<strong class="accent">{title(best)}</strong></p>
                        <p class="quiet">{next}</p>
                    </div>
                </section>
            }
            .into_any(),
        )
    }

    fn heads(words: &'static Words) -> &'static [&'static str] {
        &LabyrinthWords::of(words).sums_heads
    }

    fn row(words: &PageWords, sums: &Statistics) -> Vec<String> {
        let none = || words.none.to_owned();
        vec![
            sums.finished.to_string(),
            if sums.finished == 0 { none() } else { sums.best_floor.to_string() },
            sums.mean_floor().map_or_else(none, |mean| mean.to_string()),
            sums.best_score.map_or_else(none, |best| best.to_string()),
            sums.unfinished.to_string(),
            sums.given_up.to_string(),
        ]
    }

    fn not_counted(words: &'static Words, count: usize) -> String {
        (LabyrinthWords::of(words).not_counted)(count)
    }

    fn plots(words: &'static Words, sums: &Statistics, runs: &[&Summary]) -> Option<AnyView> {
        let mut best = 0;
        let floors = runs.iter().filter_map(|run| {
            let floor = run.outcome?.floor.0;
            let mark = if floor > best { PointShape::Good } else { PointShape::Bad };
            best = best.max(floor);
            Some(Point { value: i64::from(floor), mark })
        });
        let floors: Vec<Point> = floors.collect();
        let last = floors.last()?.value;
        let (pages, told) = (words.pages, LabyrinthWords::of(words));
        let lines = LineWords {
            title: told.floors.to_owned(),
            says: (told.floors_say)(floors.len(), sums.best_floor.0, last),
            value: told.floor_word,
            marks: [(PointShape::Good, told.higher), (PointShape::Bad, told.not_higher)],
            as_table: pages.as_table,
            last_of: pages.last_of,
        };
        let says = (pages.deaths_say)(&sums.deaths_by.first().cloned());
        let deaths = plot::bars(told.deaths_by, says, [told.killer, pages.deaths], sums.deaths_by.clone());
        Some(view! { <div class="plots">{plot::line(lines, &floors, None)}{deaths}</div> }.into_any())
    }
}

/// What the last page of a run says about the best of its kind that counts.
pub(in crate::labyrinth) fn best_told(
    words: &LabyrinthWords,
    ledger: &Ledger,
    own: &RunId,
) -> Option<String> {
    let rivals = Rivals::<Climbs>::of(ledger, own).filter(|rivals| rivals.counts)?;
    let floor = rivals.run.outcome?.floor;
    let best = rivals.others.iter().filter_map(|other| Some(other.outcome?.floor)).max().unwrap_or_default();
    let told = if floor > best { words.new_best } else { words.best };
    let best = best.max(floor);
    Some(told(best.0, title(best)))
}
