//! A terminal that closes takes the arcade with it.

use std::fs::{self, File};
use std::io::Read;
use std::os::fd::OwnedFd;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, poll};
use rustix::fs::{Mode, OFlags};
use rustix::io::FdFlags;
use rustix::process::{Pid, Signal, kill_process};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{Winsize, tcsetwinsize};

use crate::program::folder;

/// How long the arcade is waited for before it is looked at.
const BETWEEN_LOOKS: Duration = Duration::from_secs(1);
/// So often in a row the arcade is found asleep before the test says that it does nothing any more.
const LOOKS: u32 = 20;
/// A word at the door, once it is drawn.
const DOOR: &str = "History";
/// How a terminal is told that its own screen is wanted back.
const GIVEN_BACK: &str = "\x1b[?1049l";

#[test]
fn a_terminal_that_is_gone_ends_the_arcade() {
    let (mut terminal, arcade) = open_arcade("closing-gone");
    read_until(&mut terminal, &arcade, DOOR);
    drop(terminal);
    // Whether it heard of it or failed to draw is a race; a panic would be 101.
    let status = end_of(arcade);
    assert!(status.code().is_some_and(|code| code < 100), "{status}");
}

#[test]
fn a_hangup_ends_the_arcade_and_gives_the_terminal_back() {
    let (mut terminal, arcade) = open_arcade("closing-hangup");
    read_until(&mut terminal, &arcade, DOOR);
    kill_process(Pid::from_child(&arcade), Signal::HUP).expect("a process may signal its child");
    read_until(&mut terminal, &arcade, GIVEN_BACK);
    assert!(end_of(arcade).success());
}

/// The arcade in a terminal of its own, of which the test holds the other end.
fn open_arcade(name: &str) -> (File, Child) {
    let terminal = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("there are pseudoterminals");
    // If the arcade held this end too, it would never be closed.
    rustix::io::fcntl_setfd(&terminal, FdFlags::CLOEXEC).expect("a file can be kept from children");
    grantpt(&terminal).expect("the terminal is ours");
    unlockpt(&terminal).expect("the terminal is ours");
    let path = ptsname(&terminal, Vec::new()).expect("the terminal has a name");
    let flags = OFlags::RDWR | OFlags::NOCTTY | OFlags::CLOEXEC;
    let inner: OwnedFd = rustix::fs::open(path, flags, Mode::empty()).expect("the terminal can be opened");
    let size = Winsize { ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0 };
    tcsetwinsize(&inner, size).expect("a terminal has a size");
    let end = || Stdio::from(inner.try_clone().expect("a file can be cloned"));
    let place = folder(name);
    let arcade = Command::new(env!("CARGO_BIN_EXE_roguery"))
        .arg("play")
        .env("ROGUERY_DATA", &place)
        .env("XDG_CONFIG_HOME", &place)
        .env("TERM", "xterm")
        .stdin(end())
        .stdout(end())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    (File::from(terminal), arcade)
}

/// Reads what is drawn until some text is among it.
fn read_until(terminal: &mut File, arcade: &Child, words: &str) {
    let mut sleep = Sleep::of(arcade);
    let (mut drawn, mut piece) = (Vec::<u8>::new(), [0; 4096]);
    while !drawn.windows(words.len()).any(|part| part == words.as_bytes()) {
        let mut waiting = [PollFd::new(terminal, PollFlags::IN)];
        let patience = BETWEEN_LOOKS.try_into().expect("a second is short");
        let ready = poll(&mut waiting, Some(&patience)).expect("a terminal can be waited for");
        if ready == 0 {
            assert!(!sleep.is_for_good(), "the arcade says nothing");
            continue;
        }
        let length = terminal.read(&mut piece).expect("the arcade is still there");
        drawn.extend(&piece[..length]);
    }
}

fn end_of(mut arcade: Child) -> ExitStatus {
    let process = Pid::from_child(&arcade);
    let mut sleep = Sleep::of(&arcade);
    let (tell, told) = channel();
    thread::spawn(move || tell.send(arcade.wait()));
    loop {
        match told.recv_timeout(BETWEEN_LOOKS) {
            Ok(status) => return status.expect("a child can be waited for"),
            Err(_) if sleep.is_for_good() => {
                kill_process(process, Signal::KILL).expect("a process may signal its child");
                panic!("the arcade goes on without a terminal");
            }
            Err(_) => {}
        }
    }
}

/// Whether a program does nothing any more. On a slow or busy machine it waits for its turn, and that is
/// no sleep: however long it takes, nobody loses patience.
struct Sleep {
    process: u32,
    looks: u32,
    processor_time: String,
}

impl Sleep {
    fn of(program: &Child) -> Self {
        Self { process: program.id(), looks: 0, processor_time: String::new() }
    }

    /// Looks at the program, and says whether it was asleep all the time that it was looked at.
    fn is_for_good(&mut self) -> bool {
        // Only where the system tells of its programs; elsewhere they are waited for.
        let told = fs::read_to_string(format!("/proc/{}/stat", self.process)).unwrap_or_default();
        // The name before it may hold anything but the last closing bracket.
        let mut words = told.rsplit(')').next().unwrap_or_default().split_whitespace();
        let is_asleep = words.next() == Some("S");
        let processor_time = words.skip(10).take(2).collect::<Vec<_>>().join(" ");
        let is_still = is_asleep && processor_time == self.processor_time;
        self.looks = if is_still { self.looks + 1 } else { 0 };
        self.processor_time = processor_time;
        self.looks >= LOOKS
    }
}
