//! The records as a command.

use std::process::Command;

#[test]
fn without_a_folder_it_says_that_it_needs_one() {
    let output = Command::new(env!("CARGO_BIN_EXE_records")).output().expect("it starts");
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "records FOLDER\n");
}
