//! What every page has in reach.

use leptos::prelude::*;

use crate::browser::clock;
use crate::fault::Fault;
use crate::keys::Action;
use crate::settings;
use crate::settings::{Motion, Settings};
use crate::shell::notice::Notices;
use crate::shell::route::Route;
use crate::storage::BrowserShelf;
use crate::words::Words;

/// The arcade's shared state, as signals that can be copied anywhere.
#[derive(Clone, Copy)]
pub struct Desk {
    /// What the player has chosen. Writing keeps and applies it.
    pub settings: RwSignal<Settings>,
    /// Which page is open.
    pub route: RwSignal<Route>,
    /// What there is to say.
    pub notices: Notices,
    /// Whether the system asks for less motion.
    pub system_prefers_reduced: RwSignal<bool>,
    /// Changes whenever another tab changes what is stored.
    pub stored: RwSignal<Option<String>>,
    /// The name of this tab.
    tab: StoredValue<String>,
}

impl Desk {
    /// Sets the desk up for all pages and keeps the settings applied.
    pub fn provide() -> Self {
        let desk = Self {
            settings: RwSignal::new(Settings::load(&BrowserShelf)),
            route: RwSignal::new(Route::parse(&fragment())),
            notices: Notices::new(),
            system_prefers_reduced: RwSignal::new(settings::prefers_reduced_motion()),
            stored: RwSignal::new(None),
            tab: StoredValue::new(format!("{:016x}", clock::chance())),
        };
        settings::follow_system(desk.system_prefers_reduced);
        Effect::new(move |_| {
            desk.settings.with(|settings| settings::apply(settings, desk.motion()));
        });
        desk.listen();
        provide_context(desk);
        desk
    }

    /// The desk of the arcade.
    ///
    /// # Panics
    /// Outside of the arcade.
    pub fn get() -> Self {
        use_context().expect("every page is in the arcade")
    }

    /// Changes a setting and keeps it.
    pub fn set(&self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
        if let Err(error) = self.settings.with_untracked(|settings| settings.save(&BrowserShelf)) {
            self.warn(&error.into());
        }
    }

    /// Says what is wrong.
    pub fn warn(&self, fault: &Fault) {
        self.notices.warn(self.told(fault));
    }

    /// What is wrong, in words.
    pub fn told(&self, fault: &Fault) -> String {
        (self.words().fault)(fault)
    }

    /// Whether things should move.
    pub fn is_moving(&self) -> bool {
        self.motion() == Motion::Full
    }

    /// How much moves, when what the system says counts where the player left it to that.
    fn motion(&self) -> Motion {
        match self.settings.with(|settings| settings.motion) {
            Motion::System if self.system_prefers_reduced.get() => Motion::Reduced,
            Motion::System => Motion::Full,
            chosen => chosen,
        }
    }

    /// The words of the chosen language. What is made is made once, so a change of language is for the next
    /// page.
    pub fn words(&self) -> &'static Words {
        Words::of(self.settings.with_untracked(|settings| settings.language))
    }

    /// The key to name for an action.
    pub fn key(&self, action: Action) -> String {
        self.settings.with(|settings| settings.keys.name(action, Words::of(settings.language)))
    }

    /// The name of this tab.
    pub fn tab(&self) -> String {
        self.tab.get_value()
    }

    /// Opens another page, as if a link had been followed.
    #[expect(
        clippy::unused_self,
        reason = "whoever is at the desk goes, though the browser alone knows the way"
    )]
    pub fn go(&self, route: &Route) {
        // The browser tells of the change, and the route follows.
        drop(window().location().set_hash(&route.to_string()));
    }

    /// Opens another page in the place of this one: going back skips this one.
    #[expect(clippy::unused_self, reason = "as above")]
    pub fn replace(&self, route: &Route) {
        drop(window().location().replace(&route.href()));
    }

    fn listen(self) {
        let moved = window_event_listener(leptos::ev::hashchange, move |_| {
            self.route.set(Route::parse(&fragment()));
        });
        let stored = window_event_listener(leptos::ev::storage, move |event| {
            let key = event.key();
            // Without a name, all of it was wiped away.
            if key.as_deref().is_none_or(|key| key == Settings::KEY) {
                self.settings.set(Settings::load(&BrowserShelf));
            }
            self.stored.set(key);
        });
        on_cleanup(move || {
            moved.remove();
            stored.remove();
        });
    }
}

fn fragment() -> String {
    window().location().hash().unwrap_or_default()
}
