//! A terminal that closes takes the arcade with it.

use std::fs::File;
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

/// How long the arcade may take to end before the test says that it does not. It takes less
/// than a second; only a failure waits for this.
const PATIENCE: Duration = Duration::from_mins(2);
/// A word at the door, once it is drawn.
const DOOR: &str = "History";
/// How a terminal is told that its own screen is wanted back.
const GIVEN_BACK: &str = "\x1b[?1049l";

#[test]
fn a_terminal_that_is_gone_ends_the_arcade() {
    let (mut terminal, arcade) = open_arcade("closing-gone");
    read_until(&mut terminal, DOOR);
    drop(terminal);
    // Whether it heard of it or failed to draw is a race; a panic would be 101.
    let status = end_of(arcade);
    assert!(status.code().is_some_and(|code| code < 100), "{status}");
}

#[test]
fn a_hangup_ends_the_arcade_and_gives_the_terminal_back() {
    let (mut terminal, arcade) = open_arcade("closing-hangup");
    read_until(&mut terminal, DOOR);
    kill_process(Pid::from_child(&arcade), Signal::HUP).expect("a process may signal its child");
    read_until(&mut terminal, GIVEN_BACK);
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
fn read_until(terminal: &mut File, words: &str) {
    let (mut drawn, mut piece) = (Vec::<u8>::new(), [0; 4096]);
    while !drawn.windows(words.len()).any(|part| part == words.as_bytes()) {
        let mut waiting = [PollFd::new(terminal, PollFlags::IN)];
        let patience = PATIENCE.try_into().expect("minutes are few seconds");
        let ready = poll(&mut waiting, Some(&patience)).expect("a terminal can be waited for");
        assert_eq!(ready, 1, "the arcade says nothing");
        let length = terminal.read(&mut piece).expect("the arcade is still there");
        drawn.extend(&piece[..length]);
    }
}

fn end_of(mut arcade: Child) -> ExitStatus {
    let process = Pid::from_child(&arcade);
    let (tell, told) = channel();
    thread::spawn(move || tell.send(arcade.wait()));
    let Ok(status) = told.recv_timeout(PATIENCE) else {
        kill_process(process, Signal::KILL).expect("a process may signal its child");
        panic!("the arcade goes on without a terminal");
    };
    status.expect("a child can be waited for")
}
