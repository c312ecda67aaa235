//! The lessons of a game: the list at its cabinet, and each as a page.

use leptos::prelude::*;

use super::trouble;
use crate::art::{Art, Icon};
use crate::games::{self, Cabinet, LessonSign, Lessons};
use crate::shell::desk::Desk;
use crate::shell::live::live;
use crate::shell::route::Route;
use crate::storage::{BrowserShelf, Learned};

/// A lesson, by its place; the address counts from 1.
pub(super) fn page(game: &str, number: usize) -> AnyView {
    let lessons = match games::cabinet(game) {
        Ok(cabinet) => cabinet.lessons,
        Err(fault) => return trouble::not_open(&fault),
    };
    let count = lessons.map_or(0, |lessons| (lessons.signs)().len());
    match lessons {
        Some(lessons) if (1..=count).contains(&number) => (lessons.open)(number - 1),
        _ => {
            let words = Desk::get().words().pages;
            trouble::page(words.no_such_lesson, &(words.no_such_lesson_about)(count))
        }
    }
}

/// The list of lessons, with those marked that were solved.
pub(super) fn list(cabinet: &'static Cabinet, lessons: &'static Lessons) -> AnyView {
    let desk = Desk::get();
    let words = desk.words().pages;
    let rows = live(move || {
        desk.stored.track();
        let learned = Learned::of(&BrowserShelf, cabinet.about.name);
        let signs = (lessons.signs)().into_iter().enumerate();
        signs
            .map(|(place, sign)| row(cabinet.about.name, place, &sign, learned.has(sign.title)))
            .collect_view()
    });
    view! {
        <section class="panel stack" aria-labelledby="lessons">
            <h2 id="lessons" class="panel-title"><Icon sprite=Art::Book/>{words.lessons}</h2>
            <p class="quiet">{words.lessons_about}</p>
            <ol role="list" class="plain-list lines lessons">{rows}</ol>
        </section>
    }
    .into_any()
}

fn row(game: &str, place: usize, sign: &LessonSign, is_solved: bool) -> AnyView {
    let words = Desk::get().words().pages;
    let number = place + 1;
    let link = Route::Lesson { game: game.to_owned(), number };
    let (button, class) =
        if is_solved { (words.again_lesson, "button button-quiet") } else { (words.begin_lesson, "button") };
    let mark = is_solved
        .then(|| view! { <span class="badge badge-good"><Icon sprite=Art::Check/>{words.solved}</span> });
    view! {
        <li class="lesson">
            <span class="number accent" aria-hidden="true">{number}</span>
            <div class="stack stack-tight">
                <p class="row row-tight"><strong>{sign.title}</strong>{mark}</p>
                <p class="quiet small">{sign.task}</p>
            </div>
            <a class=class href=link.href() aria-label=format!("{button}: {}", (words.lesson)(number, sign.title))>{button}</a>
        </li>
    }
    .into_any()
}
