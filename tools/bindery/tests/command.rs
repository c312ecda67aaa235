//! The bindery as a command: what it says to those who hold it wrong.

use std::process::Command;

fn bindery(words: &[&str]) -> (Option<i32>, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_bindery")).args(words).output().expect("it starts");
    (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
}

#[test]
fn without_what_it_needs_it_says_what_that_is() {
    let (code, said) = bindery(&["module.wasm"]);
    assert_eq!(code, Some(2));
    assert!(said.starts_with("bindery MODULE STATIC FOLDER"), "{said}");
}

#[test]
fn what_is_no_module_is_told_so() {
    let folder = std::env::temp_dir().join(format!("bindery-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let module = folder.join("module.wasm");
    std::fs::write(&module, "Dear all").expect("a file");
    let words = [module.as_path(), &folder, &folder].map(|path| path.to_string_lossy().into_owned());
    let (code, said) = bindery(&words.each_ref().map(String::as_str));
    assert_eq!(code, Some(1));
    assert!(said.starts_with("== the client cannot be split"), "{said}");
    std::fs::remove_dir_all(folder).expect("it was made here");
}
