//! The page after a lesson.

use leptos::prelude::*;
use stage::tactics::{Lesson, LessonState};

use crate::art::{Art, Icon, Sign};
use crate::keys::Action;
use crate::table::Seated;
use crate::tactics::seat::play::Play;

/// Whether the lesson is solved, and what it has shown.
pub(in crate::tactics) fn lesson_over(
    play: Play,
    lesson: &'static Lesson,
    lesson_over: LessonState,
) -> AnyView {
    let told = play.board.words();
    let (tone, title, words, again) = if lesson_over == LessonState::Solved {
        ("gold", told.solved, lesson.moral, told.next_lesson)
    } else {
        ("wane", told.failed, lesson.hint, told.try_again)
    };
    let surroundings = play.surroundings.words();
    let undo = untrack(|| play.can_undo()).then(|| {
        view! { <button class="button" on:click=move |_| play.undo()><Icon sprite=Art::Undo/>{surroundings.undo}{play.board.key(Action::UNDO)}</button> }
    });
    view! {
        <section class=format!("tactics-cover panel panel-lit tone-{tone}")>
            <p class="label">{lesson.title}</p>
            <h1 class="end-title" tabindex="-1"><Sign text=title.to_owned() class="sign-large"/></h1>
            <p class="lead">{words}</p>
            <div class="row row-center">
                <button class="button button-primary button-large" on:click=move |_| play.go_to_lesson(lesson, lesson_over)>
                    <Icon sprite=Art::Play/>{again}{play.board.key(Action::AGAIN)}
                </button>
                {undo}
                <a class="button" href=play.surroundings.lobby().href()><Icon sprite=Art::Back/>{surroundings.back}{play.board.key(Action::BACK)}</a>
            </div>
        </section>
    }
    .into_any()
}
