//! What a screen is, and the desk that all of them share.

use engine::{Game, Seed};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use stage::Question;

use crate::clock::Clock;
use crate::config::Config;
use crate::keys::{Action, Chord, Place};
use crate::paint::{Ink, Look};
use crate::store::{Keeper, Store};

/// The smallest terminal that everything fits.
pub(crate) const LEAST: (u16, u16) = (80, 24);
/// The fewest lines that a screen is drawn with.
pub(crate) const LEAST_HEIGHT: u16 = 20;
/// The notice line and the line of keys.
pub(crate) const FOOT: u16 = 2;

/// One screen of the arcade. Its state changes only in `act`, `write` and `tick`; drawing
/// it changes nothing, so what is shown is always what input will meet.
pub(crate) trait Screen {
    /// Which keys mean something here.
    fn place(&self) -> Place;

    /// The actions of this moment with what they do here, the most useful first. The foot
    /// of the screen shows as many as fit, the help all of them.
    fn keys(&self) -> Vec<(Action, String)>;

    /// Does what a key asks for.
    fn act(&mut self, action: Action, desk: &mut Desk) -> Go;

    /// Whether a key would be taken as text, so that it cannot mean anything else here.
    fn types(&self, _chord: Chord) -> Taken {
        Taken::No
    }

    /// What typing does here, for the foot of the screen and the help.
    fn typing(&self) -> Option<&'static str> {
        None
    }

    /// Takes a key as text, if a text is being written.
    fn write(&mut self, _chord: Chord) -> Taken {
        Taken::No
    }

    /// The screen is on top again after another was left.
    fn wake(&mut self, _desk: &mut Desk) {}

    /// Lets time pass.
    fn tick(&mut self, _desk: &mut Desk) -> Go {
        Go::Stay
    }

    /// How soon the screen will look different without any key.
    fn pace(&self) -> Pace {
        Pace::Still
    }

    /// What of the screen can be missed for a moment: a notice that needs more than its own
    /// line lies there. Without such a place the screen is drawn with fewer lines instead.
    fn spare(&self, _area: Rect) -> Option<Rect> {
        None
    }

    /// Draws the screen. With a window of the least size and a long notice, [`LEAST_HEIGHT`]
    /// lines are all there is.
    fn draw(&self, buffer: &mut Buffer, area: Rect, desk: &Desk);
}

/// Where to go after an action.
pub(crate) enum Go {
    /// Nowhere.
    Stay,
    /// On to another screen, with the way back kept.
    Open(Box<dyn Screen>),
    /// To another screen in place of this one.
    Swap(Box<dyn Screen>),
    /// Back to the screen before.
    Back,
    /// Out of the arcade.
    Quit,
}

/// Whether a key was taken as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Taken {
    Yes,
    No,
}

/// How soon a screen will look different without any key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Pace {
    /// Not before the next key.
    Still,
    /// Soon: an answer is being worked out.
    Waiting,
    /// At once: something moves.
    Moving,
}

/// What every screen may use.
pub(crate) struct Desk {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) clock: Box<dyn Clock>,
    pub(crate) thinking: Thinking,
    /// The last thing worth saying, shown until the next key.
    pub(crate) notice: Option<String>,
    /// The size of the window, as far as it is known.
    pub(crate) window: (u16, u16),
}

/// Where odds are worked out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Thinking {
    /// On another thread, while the table is already shown.
    Aside,
    /// At once, before anything else: what is shown is then a matter of keys alone.
    #[cfg_attr(not(test), expect(dead_code, reason = "tests want the same picture every time"))]
    Here,
}

impl Desk {
    /// Where a screen is drawn that nothing is said below.
    pub(crate) const fn body(&self) -> Rect {
        let (width, height) = self.window;
        Rect { x: 0, y: 0, width, height: height.saturating_sub(FOOT) }
    }

    /// How everything looks now.
    pub(crate) fn look(&self) -> Look {
        self.config.look()
    }

    /// Says something on the notice line, as a sentence.
    pub(crate) fn say(&mut self, notice: impl Into<String>) {
        let mut notice = notice.into();
        if let Some(first) = notice.get_mut(..1) {
            first.make_ascii_uppercase();
        }
        self.notice = Some(notice);
    }

    /// Gives a run that has just begun a file, and says so when that cannot be.
    pub(crate) fn keep<G: Game>(&mut self, seed: Seed, bytes: Vec<u8>, stamp: &str) -> Keeper {
        let keeper = self.store.keep::<G>(seed, bytes, stamp);
        if let Some(trouble) = keeper.trouble() {
            self.say(format!("Not saved: {trouble}. Play goes on."));
        }
        keeper
    }

    /// Appends to the file of a run; where that cannot be, the whole run is copied elsewhere.
    pub(crate) fn save(&mut self, keeper: &mut Keeper, bytes: &[u8], whole: impl FnOnce() -> Vec<u8>) {
        keeper.append(bytes);
        if let Some(trouble) = keeper.trouble() {
            let copy = match self.store.rescue(keeper, &whole()) {
                Ok(path) => format!("a copy is at {}", path.display()),
                Err(_) => "not even a copy".to_owned(),
            };
            self.say(format!("Not saved, {copy}: {trouble}"));
        }
    }

    /// What can be done now, each with its key, in the middle of a line with so much room.
    pub(crate) fn choices<'a>(&self, choices: &[(Action, &str)], room: u16) -> Line<'a> {
        let room = usize::from(room);
        let look = self.look();
        let line = |gap: &'static str| -> Line<'a> {
            let spans = choices.iter().enumerate().flat_map(|(place, (action, words))| {
                let gap = if place == 0 { "" } else { gap };
                let key = look.key(&self.key(*action));
                [look.span(Ink::Text, gap), key, look.span(Ink::Bright, format!(" {words}"))]
            });
            spans.collect()
        };
        let wide = line("   ");
        let line = if wide.width() <= room { wide } else { line("  ") };
        line.centered()
    }

    /// The key of an action, as it is shown.
    pub(crate) fn key(&self, action: Action) -> String {
        self.config.keymap.label(action)
    }
}

/// The question before a run is left that no file holds.
pub(crate) fn before_losing() -> Question {
    Question {
        title: "This run is not saved".to_owned(),
        body: "It cannot be written to its file; what you leave may be lost.".to_owned(),
        yes: "leave all the same".to_owned(),
        no: "stay".to_owned(),
    }
}
