//! Running the program.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What came of running the program.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Ran {
    pub(crate) status: Option<i32>,
    pub(crate) output: String,
    pub(crate) errors: String,
}

pub(crate) fn roguery(arguments: &[&str]) -> Ran {
    let ran = Command::new(env!("CARGO_BIN_EXE_roguery"))
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .expect("the program starts");
    Ran {
        status: ran.status.code(),
        output: String::from_utf8(ran.stdout).expect("the program prints UTF-8"),
        errors: String::from_utf8(ran.stderr).expect("the program prints UTF-8"),
    }
}

/// Runs the program with an input and returns its status and output.
pub(crate) fn converse(arguments: &[&str], input: &[u8]) -> (Option<i32>, String) {
    let mut program = Command::new(env!("CARGO_BIN_EXE_roguery"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = program.stdin.take().expect("the input is a pipe");
    let input = input.to_vec();
    // The program answers while it is still being asked, so somebody must listen meanwhile.
    let asking = std::thread::spawn(move || stdin.write_all(&input));
    let answered = program.wait_with_output().expect("the program ends");
    asking.join().expect("asking does not panic").expect("the program listens to the end");
    (answered.status.code(), String::from_utf8(answered.stdout).expect("the program prints UTF-8"))
}

/// A folder of this test's own, empty.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}
