//! The first picture: the hall as it stands in the page itself, before anything of the arcade runs.
//!
//! It has the outlines of the hall, names and links that lead where they say; what only this device or this day
//! knows comes with the arcade. `tests/first.rs` holds the page against it.

use std::fmt::Write as _;

use crate::art::Letters;
use crate::games::MARQUEES;
use crate::settings::Language;
use crate::shell::route::Route;
use crate::words::{COMING, Words};

/// What the first picture is found by when the arcade takes its place.
pub(crate) const ID: &str = "first";

/// The first picture, as a part of the page.
pub fn picture() -> String {
    let words = Words::of(Language::English);
    let mut days = String::new();
    let mut cabinets = String::new();
    for marquee in &MARQUEES {
        let (title, line) = (marquee.about.title, marquee.about.line);
        let game = Route::Game(marquee.about.name.to_owned()).href();
        let daily = Route::Daily { game: marquee.about.name.to_owned(), day: None }.href();
        let (play, options) = (words.play, words.options);
        let begin = Route::Begin(marquee.about.name.to_owned()).href();
        let options_link =
            Route::NewRun { game: marquee.about.name.to_owned(), rules: None, seed: None }.href();
        write_line(
            &mut days,
            &format!(
                r#"<li class="hall-day"><strong>{title}</strong><a class="button" href="{daily}">{play}</a></li>"#
            ),
        );
        let sign = sign(title, "");
        let name = marquee.about.name;
        write_line(
            &mut cabinets,
            &format!(
                r#"<article class="cabinet cabinet-lit cabinet-{name}"><h3 class="cabinet-sign">{sign}</h3><a class="cabinet-screen" href="{game}" aria-label="{title}"></a><div class="cabinet-deck"><div class="ways-in"><a class="button button-primary button-large" href="{begin}">{play}</a><a class="button" href="{options_link}">{options}</a></div></div><div class="cabinet-body"><p>{line}</p></div></article>"#
            ),
        );
    }
    let mut coming = String::new();
    for dark in COMING {
        let (sign, name, line) = (sign(dark.title, "sign-small"), dark.name, dark.line);
        write_line(
            &mut coming,
            &format!(
                r#"<article class="cabinet cabinet-dark cabinet-{name}"><h3 class="cabinet-sign">{sign}</h3><div class="cabinet-screen"></div><p class="cabinet-body">{line}</p></article>"#
            ),
        );
    }
    let (brand, head) = (sign(words.arcade, "sign-small"), sign(words.arcade, "sign-huge"));
    let (motto, today, note) = (words.motto, words.pages.today, words.pages.day_note);
    format!(
        r#"<div id="{ID}">
<header class="top"><a class="top-brand" href="{home}">{brand}</a></header>
<main><div class="hall">
<div class="hall-lamps"></div>
<header class="hall-head"><h1>{head}</h1><p class="lead">{motto}</p></header>
<div class="hall-floor">
<section class="panel hall-today"><h2 class="panel-title">{today}</h2><p class="quiet small">{note}</p><ul role="list" class="plain-list">
{days}</ul></section>
<div class="hall-lit">
{cabinets}</div>
<div class="hall-dark">
{coming}</div>
</div>
</div></main>
</div>
"#,
        home = Route::Home.href(),
    )
}

fn write_line(text: &mut String, line: &str) {
    writeln!(text, "{line}").expect("a text can grow");
}

/// A line in pixel letters, as [`crate::art::Sign`] draws it.
fn sign(words: &str, class: &str) -> String {
    let drawn: String = words
        .split_whitespace()
        .map(|word| {
            let letters = Letters::new(word);
            let (width, height) = (letters.width(), Letters::HEIGHT);
            format!(
                r#"<svg class="sign-word" viewBox="0 0 {width} {height}" shape-rendering="crispEdges" aria-hidden="true"><path fill="currentColor" d="{}"/></svg>"#,
                letters.path()
            )
        })
        .collect();
    format!(r#"<span class="sign {class}"><span class="sr-only">{words}</span>{drawn}</span>"#)
}
