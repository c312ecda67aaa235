//! The head of every page: the way home, the game one is at, sound and settings.

use leptos::ev;
use leptos::prelude::*;

use crate::art::{Art, Icon, Sign};
use crate::keys::{Action, Heard, Place, listen};
use crate::settings::Settings;
use crate::shell::desk::Desk;
use crate::shell::live::live;
use crate::shell::notice::NoticeBoard;
use crate::shell::route::Route;
use crate::{games, sound};

/// The head of the page.
pub(crate) fn view() -> AnyView {
    let desk = Desk::get();
    let words = desk.words();
    let at = move |route: &Route| desk.route.with(|here| here == route).then_some("page");
    let game = live(move || {
        let route = desk.route.get();
        let game = route.game()?;
        let title = games::title(game)?;
        let link = Route::Game(game.to_owned());
        Some(view! {
            <a class="top-game" href=link.href() aria-current=at(&link)>
                <Icon sprite=Art::Play/><span>{title}</span>
            </a>
        })
    });
    let toggle = sound_switch(desk);
    hear_keys(desk, toggle);
    view! {
        <header class="top">
            <a class="top-brand" href=Route::Home.href() aria-current=move || at(&Route::Home)>
                <Sign text=words.arcade class="sign-small"/>
            </a>
            <NoticeBoard notices=desk.notices/>
            <nav class="nav" aria-label=words.pages.frame>
                {game}
                <button
                    aria-label=words.pages.sound
                    aria-pressed=move || is_loud(desk).to_string()
                    title=move || if is_loud(desk) { words.pages.sound_on } else { words.pages.sound_off }
                    on:click=move |_| toggle()
                >
                    <Icon sprite=Signal::derive(move || if is_loud(desk) { Art::SoundOn } else { Art::SoundOff })/>
                </button>
                <a href=Route::Settings.href() aria-current=move || at(&Route::Settings)>
                    <Icon sprite=Art::Gear/><span class="nav-word">{words.settings}</span>
                </a>
            </nav>
        </header>
    }
    .into_any()
}

fn is_loud(desk: Desk) -> bool {
    desk.settings.with(|settings| settings.loudness() > 0)
}

/// Turns the sound off, and on again as loud as it was.
fn sound_switch(desk: Desk) -> impl Fn() + Copy + 'static {
    move || {
        desk.set(Settings::toggle_sound);
        let words = desk.words().pages;
        desk.notices.speak(if untrack(|| is_loud(desk)) { words.sound_on } else { words.sound_off });
    }
}

/// Keys that mean the same on every page. At a table and in the viewer, rules and help are theirs.
fn hear_keys(desk: Desk, toggle: impl Fn() + Copy + 'static) {
    listen(Place::Everywhere, move |action| {
        let route = desk.route.get_untracked();
        let is_busy = matches!(
            route,
            Route::Play { .. } | Route::Lesson { .. } | Route::Watch { .. } | Route::Shared(_)
        );
        match action {
            Action::MUTE => toggle(),
            Action::CODEX | Action::HELP if !is_busy => {
                let first = games::MARQUEES.first().map(|marquee| marquee.about.name);
                let Some(game) = route.game().or(first) else { return Heard::No };
                desk.go(&Route::Codex { game: game.to_owned(), rules: None });
            }
            _ => return Heard::No,
        }
        Heard::Yes
    });
    // Browsers let a page sound only after it was touched.
    let woken = [
        window_event_listener(ev::pointerdown, |_| sound::wake()),
        window_event_listener(ev::keydown, |_| sound::wake()),
    ];
    on_cleanup(move || woken.into_iter().for_each(WindowListenerHandle::remove));
}
