//! The lessons, as the shell lists them and as pages.

use engine::Game;
use stage::tactics::{LESSONS, Lesson};
use tactics::Tactics;

use crate::games::{LessonSign, Lessons};
use crate::shell::desk::Desk;
use crate::shell::route::Route;
use crate::storage::{BrowserShelf, Learned};
use crate::tactics::seat::table;

/// What the shell asks about the lessons.
pub(in crate::tactics) static LIST: Lessons = Lessons {
    signs: || LESSONS.iter().map(|lesson| LessonSign { title: lesson.title, task: lesson.task }).collect(),
    open: |place| table::lesson(&LESSONS[place]),
};

/// Notes that a lesson is solved; the list of lessons marks it from then on.
pub(in crate::tactics) fn solved(desk: Desk, lesson: &Lesson) {
    if let Err(error) = Learned::add(&BrowserShelf, Tactics::NAME, lesson.title) {
        desk.warn(&error.into());
    }
}

/// The lesson after this one, if there is one.
pub(in crate::tactics) fn after(lesson: &Lesson) -> Option<Route> {
    // Places count from 0, addresses from 1.
    let number = place_of(lesson) + 2;
    (number <= LESSONS.len()).then(|| Route::Lesson { game: Tactics::NAME.to_owned(), number })
}

fn place_of(lesson: &Lesson) -> usize {
    LESSONS.iter().position(|known| known == lesson).expect("every lesson is in the list")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn no_two_lessons_share_a_title() {
        let titles: BTreeSet<&str> = LESSONS.iter().map(|lesson| lesson.title).collect();
        assert_eq!(titles.len(), LESSONS.len());
    }

    #[test]
    fn one_lesson_leads_to_the_next_and_the_last_to_none() {
        let next = |lesson| after(lesson).map(|route| route.to_string());
        assert_eq!(next(&LESSONS[0]).as_deref(), Some("/tactics/lesson/2"));
        assert_eq!(next(&LESSONS[LESSONS.len() - 1]), None);
    }
}
