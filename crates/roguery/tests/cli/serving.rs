//! Serving the arcade: what is refused before anything is served.

use crate::program::{folder, roguery};

#[test]
fn what_is_no_address_is_told_with_an_example() {
    let ran = roguery(&["serve", "--addr", "somewhere"]);
    assert_eq!(ran.status, Some(2));
    assert!(ran.errors.contains("'somewhere' is no address"), "{}", ran.errors);
    assert!(ran.errors.contains("127.0.0.1:7777"), "{}", ran.errors);
}

#[test]
fn a_taken_address_is_told() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = taken.local_addr().expect("an address").to_string();
    let ran = roguery(&["serve", "--addr", &address]);
    assert_eq!(ran.status, Some(1));
    assert!(ran.errors.contains("another program is using it"), "{}", ran.errors);
}

#[test]
fn a_data_folder_that_cannot_be_is_told() {
    let folder = folder("serving");
    let file = folder.join("file");
    std::fs::write(&file, "kept").expect("a file");
    let ran = roguery(&["serve", "--addr", "127.0.0.1:0", "--data", &file.to_string_lossy()]);
    assert_eq!(ran.status, Some(1));
    assert!(ran.errors.contains("data folder") && ran.errors.contains("file"), "{}", ran.errors);
    assert_eq!(std::fs::read(&file).expect("it is left alone"), b"kept");
}
