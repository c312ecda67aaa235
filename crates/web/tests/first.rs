//! The page, held against the first picture of the hall that the client draws.

use std::{env, fs};

use testkit::golden::UPDATE_VARIABLE;

const BEGIN: &str = "<!-- The first picture: written by `cargo xtask golden`. -->\n";
const END: &str = "<!-- The arcade takes its place. -->";

#[test]
fn the_page_has_the_first_picture_of_the_hall() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/static/index.html");
    let page = fs::read_to_string(path).expect("the page");
    let (before, rest) = page.split_once(BEGIN).expect("where the picture begins");
    let (_, after) = rest.split_once(END).expect("where the picture ends");
    let right = format!("{before}{BEGIN}{}{END}{after}", web::first::picture());
    if env::var_os(UPDATE_VARIABLE).is_some_and(|value| value == "1") {
        fs::write(path, &right).expect("the folder of the site can be written to");
    } else {
        assert!(page == right, "the hall has changed: `cargo xtask golden` writes the page anew");
    }
}

#[test]
fn the_first_picture_asks_for_nothing_that_the_policy_forbids() {
    let picture = web::first::picture();
    for forbidden in ["style=", "<script", "onclick", "<style", "src="] {
        assert!(!picture.contains(forbidden), "{forbidden}");
    }
}
