//! All matches together: against whom, with which class, and how they ended.

use std::sync::Arc;

use leptos::prelude::*;
use stage::Statistics as _;
use stage::tactics::{FinishedMatch, Record, Statistics};
use tactics::bot::Level;
use tactics::{Class, Kind, Tactics};

use crate::art::{Art, Picture};
use crate::games::summary;
use crate::ledger::Run;
use crate::shell::desk::Desk;
use crate::storage::Saved;
use crate::tactics::pages::seats::seated;
use crate::words::MatchWords;

/// The statistics of all matches on this device.
pub(in crate::tactics) fn page(matches: &[Arc<Run>]) -> AnyView {
    let played: Vec<FinishedMatch> = matches.iter().filter_map(read).collect();
    sums(&Statistics::of(&played))
}

/// What a match came to.
fn read(run: &Arc<Run>) -> Option<FinishedMatch> {
    let Saved { table, kept, origin, .. } = &run.saved;
    let seating = seated(table.as_deref()).ok()?;
    let summary = summary::<Tactics>(&run.gist, *kept);
    // Whoever practises or takes over knows what lies ahead, and of what was brought in nobody knows whose it is.
    Some(FinishedMatch { summary, seating, is_branch: !origin.counts() })
}

fn sums(sums: &Statistics) -> AnyView {
    let words = Desk::get().words().matches;
    let levels =
        Level::ALL.iter().zip(sums.levels).map(|(level, record)| (level.name().to_owned(), None, record));
    let levels = levels.chain([(words.two_people.to_owned(), None, sums.hot_seat)]);
    let classes = Class::ALL
        .into_iter()
        .zip(sums.classes)
        .map(|(class, record)| (class.to_string(), Some(Art::fighter(Kind::Hero(class))), record));
    view! {
        <div class="plots">
            {records(words, "against", [words.against, words.opponent], levels.collect())}
            {records(words, "with", [words.with, words.class], classes.collect())}
        </div>
        <p class="quiet">{(words.counted)([sums.under_way, sums.put_away, sums.uncounted])}</p>
    }
    .into_any()
}

/// Matches won, lost and drawn, a row each.
fn records(
    words: &MatchWords,
    id: &'static str,
    [title, head]: [&'static str; 2],
    rows: Vec<(String, Option<Art>, Record)>,
) -> AnyView {
    let rows = rows.into_iter().map(|(name, art, record)| {
        let Record { won, lost, drawn } = record;
        let picture = art.map(|art| view! { <Picture sprite=art class="icon"/> });
        let class = if record.played() == 0 { "quiet" } else { "" };
        let counts =
            [won, lost, drawn].into_iter().map(|count| view! { <td class="cell-number">{count}</td> });
        view! {
            <tr class=class>
                <th scope="row"><span class="row row-tight">{picture}{name}</span></th>
                {counts.collect_view()}
            </tr>
        }
    });
    let heads = words.record_heads.map(|head| view! { <th scope="col" class="cell-number">{head}</th> });
    view! {
        <section class="panel stack" aria-labelledby=id>
            <h2 id=id class="panel-title">{title}</h2>
            <table class="table sums">
                <thead><tr><th scope="col">{head}</th>{heads.collect_view()}</tr></thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
        </section>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use arcade::{Hosted, Options};
    use engine::{Game, Seed};

    use super::*;
    use crate::storage::{Origin, RunId};

    #[test]
    fn matches_are_read_with_their_tables_and_those_at_a_strange_one_are_told_as_damaged() {
        crate::games::open_all();
        let begun = |seating: &str, origin| {
            let session = Tactics::begin(&Options::HOUSE, Seed::from_bits(1)).expect("the house's options");
            let saved = Saved::begun(origin, session.record_bytes(), 1).with_table(seating.to_owned());
            Run::read(Tactics::NAME, RunId::new(1, 1), saved)
        };
        let own = read(&begun("person-hard", Origin::Own).expect("a table")).expect("a table");
        assert_eq!(
            (own.seating.map(|seating| seating.to_string()).as_deref(), own.is_branch),
            (Some("person-hard"), false)
        );
        let branch = read(&begun("person-hard", Origin::Branch).expect("a table")).expect("a table");
        assert!(branch.is_branch);
        assert!(begun("nobody", Origin::Own).is_err());
    }
}
