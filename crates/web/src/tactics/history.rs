//! All matches together: against whom, with which class, and how they ended.

use engine::Game;
use leptos::prelude::*;
use stage::tactics::{Played, Record, Statistics, summarise};
use tactics::bot::Level;
use tactics::{Class, Kind, Tactics};

use super::seats::seated;
use crate::art::{Art, Picture};
use crate::desk::Desk;
use crate::games::Counted;
use crate::storage::{Listed, Origin};
use crate::words::MatchWords;

/// The statistics of all matches on this device.
pub(super) fn page(listed: &[Listed]) -> Counted {
    let read: Vec<Option<Played>> = listed.iter().map(read).collect();
    let sums = sums(&Statistics::of(read.iter().flatten()));
    let described = read
        .into_iter()
        .map(|played| played.map(|played| played.summary.describe(played.table.as_ref())))
        .collect();
    Counted { sums, described }
}

/// What a match came to, if it is one of Tactics that can be played.
fn read(listed: &Listed) -> Option<Played> {
    let saved = listed.saved.as_ref().ok()?;
    if saved.game().ok()? != Tactics::NAME {
        return None;
    }
    let table = seated(saved.table.as_deref()).ok()?;
    let mut summary = summarise(&saved.record).ok()?;
    summary.kept = saved.kept;
    // Whoever practises or takes over knows what lies ahead, and of what was brought in nobody knows whose it is.
    let is_branch = !matches!(saved.origin, Origin::Own | Origin::Daily(_));
    Some(Played { summary, table, is_branch })
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
    use arcade::{Exhibit, Options};
    use engine::Seed;

    use super::*;
    use crate::fault::Fault;
    use crate::storage::{RunId, Saved};

    #[test]
    fn matches_are_read_with_their_tables_and_damaged_ones_left_out() {
        let begun = |table: &str| {
            let session = Tactics::begin(&Options::HOUSE, Seed::from_bits(1)).expect("the house's options");
            let saved = Saved::begun(Origin::Own, session.record_bytes(), 1).with_table(table.to_owned());
            Listed { id: RunId::new(1, 1), saved: Ok(saved) }
        };
        let broken = Listed { id: RunId::new(2, 1), saved: Err(Fault::Layout(9)) };
        let listed = [begun("person-hard"), begun("nobody"), broken];
        let tables =
            listed.map(|listed| read(&listed).map(|played| played.table.map(|table| table.to_string())));
        assert_eq!(tables, [Some(Some("person-hard".to_owned())), None, None]);
    }
}
