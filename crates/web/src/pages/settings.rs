//! Settings: what holds for this device.

mod choice;
mod keys;
mod palette;
mod sound;

use leptos::prelude::*;

use crate::art::{Sign, Theme};
use crate::settings::{Language, Motion, Numbers, TextSize, Touch};
use crate::shell::desk::Desk;
use crate::words::Words;

use choice::choice;

/// The page.
pub(super) fn page() -> AnyView {
    let desk = Desk::get();
    let words = desk.words().settings_page;
    let themes = Theme::ALL.map(|theme| (theme, (words.theme_name)(theme)));
    let sizes = named(TextSize::ALL, words.text_size_name);
    let motions = named(Motion::ALL, words.motion_name);
    let numbers = named(Numbers::ALL, words.numbers_name);
    let touches = named(Touch::ALL, words.touch_name);
    let languages = named(Language::ALL, |language| Words::of(language).language);
    view! {
        <div class="page stack stack-loose settings-page">
            <div class="stack stack-tight">
                <h1><Sign text=desk.words().settings class="sign-large"/></h1>
                <p class="quiet">{words.about}</p>
            </div>
            {sound::panel()}
            <section class="panel stack stack-loose" aria-labelledby="settings-screen">
                <h2 class="panel-title" id="settings-screen">{words.screen}</h2>
                {choice(words.theme, None, "theme", themes, |settings| settings.theme, |settings, theme| settings.theme = theme)}
                {palette::preview()}
                {choice(words.text_size, None, "text-size", sizes, |settings| settings.text_size, |settings, size| settings.text_size = size)}
                {choice(words.motion, Some(words.motion_about), "motion", motions, |settings| settings.motion, |settings, motion| settings.motion = motion)}
                {choice(words.numbers, Some(words.numbers_about), "numbers", numbers, |settings| settings.numbers, |settings, numbers| settings.numbers = numbers)}
                {choice(words.touch, Some(words.touch_about), "touch", touches, |settings| settings.touch, |settings, touch| settings.touch = touch)}
                {choice(words.language, None, "language", languages, |settings| settings.language, |settings, language| settings.language = language)}
            </section>
            {keys::panel()}
        </div>
    }
    .into_any()
}

fn named<T: Copy>(all: &[T], name: impl Fn(T) -> &'static str) -> Vec<(T, &'static str)> {
    all.iter().map(|&one| (one, name(one))).collect()
}
