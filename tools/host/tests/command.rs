//! The host as a command: what it says to those who hold it wrong.

use std::process::Command;

fn host(words: &[&str]) -> (Option<i32>, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_host")).args(words).output().expect("it starts");
    (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
}

#[test]
fn words_that_make_no_sense_are_told_which_do() {
    for words in [&[][..], &["site", "--port", "1"], &["site", "--addr"]] {
        let (code, said) = host(words);
        assert_eq!((code, said.starts_with("host SITE")), (Some(2), true), "{words:?}: {said}");
    }
}

#[test]
fn a_folder_without_a_client_is_told_so() {
    let (code, said) = host(&["no-such-folder", "--addr", "127.0.0.1:0"]);
    assert_eq!(code, Some(1));
    assert!(said.starts_with("there is no client for browsers in no-such-folder"), "{said}");
}
