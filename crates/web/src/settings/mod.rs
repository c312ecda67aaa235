//! What a player has chosen for this device.

mod apply;

use serde::{Deserialize, Serialize};

use crate::art::Theme;
use crate::keys::Keymap;
use crate::storage::{Shelf, ShelfError};

pub use apply::{apply, follow_system, prefers_reduced_motion};

/// All settings. Those that are missing or that another version wrote otherwise are the usual ones.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// How loud, from 0 to 100.
    pub volume: u8,
    /// How loud music is, from 0 to 100.
    pub music: u8,
    /// Whether anything is heard at all.
    pub speaker: Speaker,
    /// How much moves.
    pub motion: Motion,
    /// Which colours.
    pub theme: Theme,
    /// Whether odds and numbers are shown beside the pictures.
    pub numbers: Numbers,
    /// How large the letters are.
    pub text_size: TextSize,
    /// Whether there are buttons for fingers.
    pub touch: Touch,
    /// Which language the words are in.
    pub language: Language,
    /// Which tips for newcomers are understood, one bit for each.
    pub tips: u32,
    /// Which key means what.
    pub keys: Keymap,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            volume: 80,
            music: 50,
            speaker: Speaker::On,
            motion: Motion::System,
            theme: Theme::Night,
            numbers: Numbers::Shown,
            text_size: TextSize::Normal,
            touch: Touch::Auto,
            language: Language::English,
            tips: 0,
            keys: Keymap::default(),
        }
    }
}

impl Settings {
    /// The name they are kept under.
    pub const KEY: &str = "roguery/settings";

    /// The settings on a shelf. What cannot be read gives the usual ones.
    pub fn load(shelf: &impl Shelf) -> Self {
        shelf.read(Self::KEY).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
    }

    /// Keeps the settings.
    ///
    /// # Errors
    /// When they are not kept.
    pub fn save(&self, shelf: &impl Shelf) -> Result<(), ShelfError> {
        shelf.write(Self::KEY, &serde_json::to_string(self).expect("texts and numbers"))
    }

    /// How loud it truly is, from 0 to 100.
    pub const fn loudness(&self) -> u8 {
        match self.speaker {
            Speaker::On => self.volume,
            Speaker::Muted => 0,
        }
    }

    /// How loud music truly is, from 0 to 100.
    pub const fn music_loudness(&self) -> u8 {
        match self.speaker {
            Speaker::On => self.music,
            Speaker::Muted => 0,
        }
    }

    /// Turns the sound off, or on again as loud as it was; as loud as usual if that was not at all.
    pub fn toggle_sound(&mut self) {
        if self.loudness() > 0 {
            self.speaker = Speaker::Muted;
        } else {
            self.speaker = Speaker::On;
            if self.volume == 0 {
                self.volume = Self::default().volume;
            }
        }
    }
}

/// A choice of a few, each with the name that settings and style sheets know it by.
macro_rules! choice {
    ($(#[$about:meta])* $name:ident { $($(#[$says:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum $name { $($(#[$says])* $variant),+ }

        impl $name {
            /// All of them, in the order of the page.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The name in settings and style sheets.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $word),+ }
            }
        }
    };
}

/// Whether anything is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Speaker {
    /// As loud as the volume says.
    On,
    /// Nothing.
    Muted,
}

choice! {
    /// How much moves.
    Motion {
        /// As the system says.
        System = "system",
        /// Everything.
        Full = "full",
        /// Nothing that does not have to.
        Reduced = "reduced",
    }
}

choice! {
    /// Whether odds and numbers are shown beside the pictures.
    Numbers {
        /// They are.
        Shown = "shown",
        /// Only what cannot be played without.
        Hidden = "hidden",
    }
}

choice! {
    /// How large the letters are.
    TextSize {
        /// Small.
        Small = "small",
        /// As usual.
        Normal = "normal",
        /// Large.
        Large = "large",
        /// Very large.
        Larger = "larger",
    }
}

choice! {
    /// Whether there are buttons for fingers.
    Touch {
        /// Where the device has a touch screen.
        Auto = "auto",
        /// Always.
        On = "on",
        /// Never.
        Off = "off",
    }
}

/// Which language the words are in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Language {
    /// English.
    English,
}

impl Language {
    /// All of them, in the order of the page.
    pub const ALL: &'static [Self] = &[Self::English];
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::MemoryShelf;

    #[test]
    fn settings_are_read_as_they_were_written() {
        let shelf = MemoryShelf::with_room(10_000);
        assert_eq!(Settings::load(&shelf), Settings::default());
        let settings = Settings { volume: 5, theme: Theme::Clear, ..Settings::default() };
        settings.save(&shelf).expect("room");
        assert_eq!(Settings::load(&shelf), settings);
    }

    #[test]
    fn settings_of_another_version_do_no_harm() {
        let shelf = MemoryShelf::with_room(10_000);
        shelf.write(Settings::KEY, r#"{"volume": 10, "weather": "rain"}"#).expect("room");
        assert_eq!(Settings::load(&shelf).volume, 10);
        shelf.write(Settings::KEY, "{\"volume\": \"loud\"}").expect("room");
        assert_eq!(Settings::load(&shelf), Settings::default());
    }

    #[test]
    fn sound_comes_back_as_loud_as_it_was() {
        let mut settings = Settings { volume: 35, ..Settings::default() };
        settings.toggle_sound();
        assert_eq!([settings.loudness(), settings.music_loudness()], [0, 0]);
        settings.toggle_sound();
        assert_eq!(settings.loudness(), 35);
        settings.volume = 0;
        settings.toggle_sound();
        assert_eq!(settings.loudness(), Settings::default().volume);
    }

    #[test]
    fn themes_are_kept_by_the_names_of_the_style_sheets() {
        for theme in Theme::ALL {
            assert_eq!(serde_json::to_string(&theme).expect("a name"), format!("{:?}", theme.name()));
        }
    }
}
