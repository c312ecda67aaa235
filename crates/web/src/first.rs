//! The first picture: the hall as it stands in the page itself, before anything of the arcade runs.
//!
//! It has the outlines of the hall, its names, and links that lead where they say; what only this device or this day
//! knows comes with the arcade. `tests/first.rs` holds the page against it.

use crate::art::Letters;
use crate::games::{MARQUEES, Marquee};
use crate::settings::Language;
use crate::shell::route::Route;
use crate::words::{COMING, Coming, Words};

/// What the first picture is found by when the arcade takes its place.
pub(crate) const ID: &str = "first";

/// The first picture, as a part of the page.
pub fn picture() -> String {
    let words = Words::of(Language::English);
    let (home, brand, head) =
        (Route::Home.href(), sign(words.arcade, "sign-small"), sign(words.arcade, "sign-huge"));
    let (motto, today, note) = (words.motto, words.pages.today, words.pages.day_note);
    let days: String = MARQUEES.iter().map(|marquee| day(marquee, words)).collect();
    let lit: String = MARQUEES.iter().map(|marquee| lit(marquee, words)).collect();
    let dark: String = COMING.iter().map(dark).collect();
    format!(
        r#"<div id="{ID}">
<header class="top"><a class="top-brand" href="{home}">{brand}</a></header>
<main><div class="hall">
<div class="hall-lamps"></div>
<header class="hall-head"><h1>{head}</h1><p class="lead">{motto}</p></header>
<div class="hall-floor">
<section class="panel hall-today"><h2 class="panel-title">{today}</h2><p class="quiet small">{note}</p>
<ul role="list" class="plain-list">
{days}</ul></section>
<div class="hall-lit">
{lit}</div>
<div class="hall-dark">
{dark}</div>
</div>
</div></main>
</div>
"#
    )
}

/// The seed of the day for a game.
fn day(marquee: &Marquee, words: &Words) -> String {
    let link = Route::Daily { game: marquee.about.name.to_owned(), day: None }.href();
    let (title, play) = (marquee.about.title, words.pages.play_it);
    format!(
        r#"<li class="hall-day"><strong>{title}</strong><a class="button" href="{link}">{play}</a></li>
"#
    )
}

/// A cabinet that can be played.
fn lit(marquee: &Marquee, words: &Words) -> String {
    let game = || marquee.about.name.to_owned();
    let (about, begin) = (Route::Game(game()).href(), Route::Begin(game()).href());
    let choose = Route::NewRun { game: game(), rules: None, seed: None }.href();
    let (name, title, line) = (marquee.about.name, marquee.about.title, marquee.about.line);
    let (sign, play, options) = (sign(title, ""), words.play, words.options);
    format!(
        r#"<article class="cabinet cabinet-lit cabinet-{name}"><h3 class="cabinet-sign">{sign}</h3>
<a class="cabinet-screen" href="{about}" aria-label="{title}"></a>
<div class="cabinet-deck"><div class="ways-in">
<a class="button button-primary button-large" href="{begin}">{play}</a>
<a class="button" href="{choose}">{options}</a>
</div></div>
<div class="cabinet-body"><p>{line}</p></div></article>
"#
    )
}

/// A game that is still being built.
fn dark(coming: &Coming) -> String {
    let (sign, name, line) = (sign(coming.title, "sign-small"), coming.name, coming.line);
    format!(
        r#"<article class="cabinet cabinet-dark cabinet-{name}"><h3 class="cabinet-sign">{sign}</h3>
<div class="cabinet-screen"></div>
<p class="cabinet-body">{line}</p></article>
"#
    )
}

/// A line in pixel letters, as [`crate::art::Sign`] draws it.
fn sign(words: &str, class: &str) -> String {
    let drawn: Vec<String> = words.split_whitespace().map(word).collect();
    format!(r#"<span class="sign {class}"><span class="sr-only">{words}</span>{}</span>"#, drawn.concat())
}

fn word(word: &str) -> String {
    let letters = Letters::new(word);
    let (width, height, path) = (letters.width(), Letters::HEIGHT, letters.path());
    format!(
        r#"<svg class="sign-word" viewBox="0 0 {width} {height}" shape-rendering="crispEdges" aria-hidden="true"><path fill="currentColor" d="{path}"/></svg>"#
    )
}
