//! Plots, drawn as SVG. Each says in words what it shows, and gives its numbers as a table.

use leptos::prelude::*;

const WIDTH: i64 = 640;
const HEIGHT: i64 = 200;
/// Room for the marks at the border.
const MARGIN: i64 = 12;
/// So many points are told apart; of more, the last are shown.
const MOST: usize = 200;

/// How a point is marked; each mark has a shape of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointShape {
    /// A full diamond.
    Good,
    /// A cross.
    Bad,
}

/// A point of a line, in the order of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point {
    /// How high it is.
    pub value: i64,
    /// How it is marked.
    pub mark: PointShape,
}

/// What a line of points is about.
pub struct LineWords {
    /// The title.
    pub title: String,
    /// What the plot shows, in a sentence or two.
    pub says: String,
    /// What a value is called.
    pub value: &'static str,
    /// What the marks mean.
    pub marks: [(PointShape, &'static str); 2],
    /// Opens the table.
    pub as_table: &'static str,
    /// Says that of so many points only so many are shown.
    pub last_of: fn(usize, usize) -> String,
}

/// Values in the order of time, from nothing up to the highest or to `top`.
pub fn line(words: LineWords, points: &[Point], top: Option<i64>) -> AnyView {
    let before = points.len().saturating_sub(MOST);
    let cut = (before > 0).then(|| (words.last_of)(MOST, points.len()));
    let points = &points[before..];
    let top = top.or_else(|| points.iter().map(|point| point.value).max()).unwrap_or(1).max(1);
    let places: Vec<(i64, i64)> = places(points, top);
    let path: Vec<String> = places.iter().map(|(x, y)| format!("{x},{y}")).collect();
    let marks = places.iter().zip(points).map(|(at, point)| mark(*at, point.mark));
    let legend = words.marks.map(|(shape, word)| {
        view! { <span class="plot-key"><svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">{mark((8, 8), shape)}</svg>{word}</span> }
    });
    let rows = points.iter().enumerate().map(|(place, point)| {
        let word = words.marks.iter().find(|(shape, _)| *shape == point.mark).map_or("", |(_, word)| word);
        view! { <tr><th scope="row">{before + place + 1}</th><td class="cell-number">{point.value}</td><td>{word}</td></tr> }
    });
    let guides = [0, 1, 2].map(|step| {
        let y = MARGIN + (HEIGHT - 2 * MARGIN) * step / 2;
        view! { <path class="plot-guide" d=format!("M0 {y}H{WIDTH}")/> }
    });
    view! {
        <figure class="plot panel">
            <figcaption class="panel-title">{words.title}</figcaption>
            <div class="plot-frame">
                <span class="plot-top number" aria-hidden="true">{top}</span>
                <svg class="plot-line" viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=words.says.clone() focusable="false">
                    {guides.collect_view()}
                    <polyline class="plot-path" points=path.join(" ")/>
                    {marks.collect_view()}
                </svg>
                <span class="plot-bottom number" aria-hidden="true">"0"</span>
            </div>
            <p class="row small">{legend.collect_view()}</p>
            <p class="quiet small">{words.says}" "{cut}</p>
            <details class="plot-table">
                <summary>{words.as_table}</summary>
                <div class="scroll-x" tabindex="0" role="group" aria-label=words.value>
                    <table class="table">
                        <thead><tr><th scope="col">"#"</th><th scope="col" class="cell-number">{words.value}</th><th scope="col"></th></tr></thead>
                        <tbody>{rows.collect_view()}</tbody>
                    </table>
                </div>
            </details>
        </figure>
    }
    .into_any()
}

/// Counts by name, as bars in a table: the table is its own text.
pub fn bars(title: &str, says: String, heads: [&'static str; 2], rows: Vec<(String, u32)>) -> AnyView {
    let most = rows.iter().map(|(_, count)| *count).max().unwrap_or(0).max(1);
    let rows = rows.into_iter().map(|(name, count)| {
        let share = count * 100 / most;
        view! {
            <tr class:quiet=count == 0>
                <th scope="row">{name}</th>
                <td class="cell-number">{count}</td>
                <td class="plot-bar">
                    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false"><path d=format!("M0 0H{share}V10H0z")/></svg>
                </td>
            </tr>
        }
    });
    view! {
        <figure class="plot panel">
            <figcaption class="panel-title">{title.to_owned()}</figcaption>
            <p class="quiet small">{says}</p>
            <table class="table plot-bars">
                <thead>
                    <tr><th scope="col">{heads[0]}</th><th scope="col" class="cell-number">{heads[1]}</th><td></td></tr>
                </thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
        </figure>
    }
    .into_any()
}

/// Where the points lie: from left to right, the highest at the top.
fn places(points: &[Point], top: i64) -> Vec<(i64, i64)> {
    let last = i64::try_from(points.len()).unwrap_or(1).saturating_sub(1).max(1);
    let (wide, tall) = (WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN);
    let place = |(place, point): (i64, &Point)| {
        let value = point.value.clamp(0, top);
        (MARGIN + wide * place / last, HEIGHT - MARGIN - tall * value / top)
    };
    (0..).zip(points).map(place).collect()
}

fn mark((x, y): (i64, i64), mark: PointShape) -> AnyView {
    match mark {
        PointShape::Good => {
            view! { <path class="plot-good" d=format!("M{x} {}l6 6l-6 6l-6 -6z", y - 6)/> }.into_any()
        }
        PointShape::Bad => view! {
            <path class="plot-bad" d=format!("M{} {}l8 8m0 -8l-8 8", x - 4, y - 4)/>
        }
        .into_any(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_stay_within_the_frame() {
        let point = |value| Point { value, mark: PointShape::Good };
        assert_eq!(places(&[], 10), []);
        assert_eq!(places(&[point(10)], 10), [(MARGIN, MARGIN)]);
        assert_eq!(
            places(&[point(-3), point(99)], 10),
            [(MARGIN, HEIGHT - MARGIN), (WIDTH - MARGIN, MARGIN)]
        );
    }
}
