//! An arcade for tests.

use std::cell::Cell;
use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use engine::{Audience, Bot, Game, Perspective, Seat, Seed, Session, Silence};
use forward::bot::{Document, Naive};
use forward::{Command, Content, Forward, Rules, Setup, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::Millis;

use crate::app::App;
use crate::clock::Clock;
use crate::config::{Config, Settings};
use crate::games;
use crate::paint::Depth;
use crate::screen::{Desk, LEAST, Screen, Thinking};
use crate::screens::Home;
use crate::store::Store;

/// Noon on a day in November.
const NOON: u64 = 1_794_744_000;

/// A folder that is gone when the test is over.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("roguery-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("a test can make a folder");
        Self(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    pub(crate) fn store(&self) -> Store {
        Store::new(&self.0).with_refuge(self.0.clone())
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

struct TestClock {
    elapsed: Rc<Cell<Millis>>,
}

impl Clock for TestClock {
    fn elapsed(&self) -> Millis {
        self.elapsed.get()
    }

    fn unix_seconds(&self) -> u64 {
        NOON + self.elapsed.get() / 1_000
    }

    fn fresh_seed(&self) -> Seed {
        Seed::from_name("a test")
    }
}

/// An arcade that tests play in.
pub(crate) struct Arcade {
    app: App,
    elapsed: Rc<Cell<Millis>>,
    folder: Folder,
}

impl Arcade {
    /// At the door.
    pub(crate) fn new(name: &str) -> Self {
        Self::with(name, |desk| Box::new(Home::new(desk)))
    }

    /// On some screen.
    pub(crate) fn with(name: &str, first: impl FnOnce(&mut Desk) -> Box<dyn Screen>) -> Self {
        Self::with_settings(name, Settings::default(), first)
    }

    /// On some screen, as some player likes it.
    pub(crate) fn with_settings(
        name: &str,
        settings: Settings,
        first: impl FnOnce(&mut Desk) -> Box<dyn Screen>,
    ) -> Self {
        let folder = Folder::new(name);
        let elapsed = Rc::new(Cell::new(0));
        // A folder of settings that is always the same, so that pictures are.
        let mut config = Config::load(Some(PathBuf::from("settings")), Depth::Plain);
        config.settings = settings;
        let clock = Box::new(TestClock { elapsed: Rc::clone(&elapsed) });
        let thinking = Thinking::Here;
        let mut desk = Desk { config, store: folder.store(), clock, thinking, notice: None, window: LEAST };
        let first = first(&mut desk);
        Self { app: App::new(desk, first), elapsed, folder }
    }

    /// At the table, in the first moment of a bot's runs that is like this.
    pub(crate) fn at(name: &str, rules: Rules, moment: impl Fn(&View) -> bool) -> Self {
        Self::at_with_settings(name, Settings::default(), rules, moment)
    }

    /// At the table, as some player likes it.
    pub(crate) fn at_with_settings(
        name: &str,
        settings: Settings,
        rules: Rules,
        moment: impl Fn(&View) -> bool,
    ) -> Self {
        Self::after_hints(name, (settings, ""), rules, moment)
    }

    /// At the table, as some player likes it who has followed some hints before.
    pub(crate) fn after_hints(
        name: &str,
        (settings, hints): (Settings, &str),
        rules: Rules,
        moment: impl Fn(&View) -> bool,
    ) -> Self {
        Self::gone_on_with(name, (settings, hints), record_until(rules, moment))
    }

    /// At the table of a run that was begun before.
    pub(crate) fn gone_on_with(name: &str, (settings, hints): (Settings, &str), bytes: Vec<u8>) -> Self {
        Self::with_settings(name, settings, |desk| {
            fs::create_dir_all(desk.store.folder()).expect("a test can make a folder");
            desk.store.learn(hints).expect("a test can write");
            let path = desk.store.folder().join("forward-20261115-120000-TEST.run");
            fs::write(&path, bytes).expect("a test can write");
            (games::CABINETS[0].resume)(&path, desk).expect("a bot's run can be gone on with")
        })
    }

    /// Presses keys, written as in the keys file, with spaces between.
    pub(crate) fn press(&mut self, keys: &str) -> &mut Self {
        for key in keys.split(' ') {
            self.app.press(key.parse().expect("a test presses keys"));
            self.app.tick();
        }
        self
    }

    /// Gives the window another size.
    pub(crate) fn fit(&mut self, width: u16, height: u16) -> &mut Self {
        self.app.fit(width, height);
        self
    }

    /// Lets time pass.
    pub(crate) fn wait(&mut self, millis: Millis) -> &mut Self {
        self.elapsed.set(self.elapsed.get() + millis);
        self.app.tick();
        self
    }

    /// Lets time pass so quickly that nothing was drawn meanwhile.
    pub(crate) fn pass_unseen(&mut self, millis: Millis) {
        self.elapsed.set(self.elapsed.get() + millis);
    }

    /// Presses keys and waits until nothing moves after each.
    pub(crate) fn play(&mut self, keys: &str) -> &mut Self {
        for key in keys.split(' ') {
            self.press(key).wait(10_000);
        }
        self
    }

    pub(crate) fn is_over(&self) -> bool {
        self.app.is_over()
    }

    pub(crate) fn folder(&self) -> &Folder {
        &self.folder
    }

    /// What is on the screen, as text.
    pub(crate) fn screen(&self, width: u16, height: u16) -> String {
        let area = Rect::new(0, 0, width, height);
        let mut buffer = Buffer::empty(area);
        self.app.draw(&mut buffer, area);
        let line = |y| -> String { (0..width).map(|x| buffer[(x, y)].symbol()).collect() };
        let lines: Vec<String> = (0..height).map(|y| line(y).trim_end().to_owned()).collect();
        // The folder has another name in every run of the tests.
        lines.join("\n") + "\n"
    }

    /// Whether some words are on the screen.
    #[track_caller]
    pub(crate) fn sees(&mut self, words: &str) -> &mut Self {
        let screen = self.screen(80, 24);
        assert!(screen.contains(words), "'{words}' is not on the screen:\n{screen}");
        self
    }

    /// Compares the screen with its picture at two sizes.
    #[track_caller]
    pub(crate) fn looks_like(&mut self, name: &str) -> &mut Self {
        for (width, height) in [(80, 24), (120, 40)] {
            let file = format!("{}/tests/data/{name}-{width}x{height}.txt", env!("CARGO_MANIFEST_DIR"));
            testkit::golden::check_file(file, &self.screen(width, height));
        }
        self
    }
}

/// The record of the first run in which a bot comes to such a moment.
pub(crate) fn record_until(rules: Rules, moment: impl Fn(&View) -> bool) -> Vec<u8> {
    // A traveller who keeps the light comes to more kinds of moments.
    let mut bot = Document::new(Content::HOUSE);
    record_by(rules, moment, |view, perspective| match bot.choose(perspective) {
        Command::Heal | Command::Peek(_) => view.oldest().map_or(Command::Forward, Command::Turn),
        other => other,
    })
}

/// The record of the first run in which somebody who comes far on the road is at such a moment.
pub(crate) fn record_far_on(moment: impl Fn(&View) -> bool) -> Vec<u8> {
    let mut bot = Naive::new(Content::HOUSE);
    record_by(Rules::ROAD, moment, |_, perspective| bot.choose(perspective))
}

/// The record of the first run that comes to such a moment, if it is played like this.
fn record_by(
    rules: Rules,
    moment: impl Fn(&View) -> bool,
    mut choose: impl FnMut(&View, Perspective<'_, Forward>) -> Command,
) -> Vec<u8> {
    let setup = Setup::with_rules(rules);
    for number in 0..2_000 {
        let seed = Seed::new(number).expect("a small number is a seed");
        let (mut session, mut bytes) =
            Session::<Forward>::begin(setup.clone(), seed).expect("the numbers of the house make a game");
        loop {
            let view = session.game().view(Audience::Everyone);
            if moment(&view) {
                return bytes;
            }
            if session.game().status().is_over() {
                break;
            }
            let command = choose(&view, Perspective::new(session.game(), Seat::FIRST));
            bytes.extend(session.play(Seat::FIRST, command, &mut Silence).expect("bots play by the rules"));
        }
    }
    panic!("no run came to that moment")
}
