//! What is wrong, in words: a sentence for each fault.

use super::sentence;
use crate::fault::Fault;
use crate::storage::ShelfError;

pub(super) fn english(fault: &Fault) -> String {
    match fault {
        Fault::NoGame(name) => format!("This arcade has no game called '{name}'."),
        Fault::Unbuilt(title) => format!("{title} is still being built."),
        Fault::NotFetched => {
            "A part of the arcade could not be fetched. Once it was here, it is kept for playing \
                              offline."
                .to_owned()
        }
        Fault::NoPage(address) => format!("No page of the arcade has the address '{address}'."),
        Fault::Seed(why) => format!("The seed in the link is wrong: {why}."),
        Fault::Day(why) => format!("The day in the link is wrong: {why}."),
        Fault::RunName(name) => format!("'{name}' is no name of a run."),
        Fault::Entry(why) => format!("The entry is damaged: {why}."),
        Fault::Layout(number) => {
            format!("The entry has the layout {number}, which this version does not know.")
        }
        Fault::Line(number, fault) => format!("Line {number}: {}", english(fault)),
        Fault::File(why) => format!("The file is damaged: {why}."),
        Fault::Link => "The record in the link is damaged, or a part of the link is missing.".to_owned(),
        Fault::NotSaved(why) => format!("The browser does not save the file: {why}."),
        Fault::NotRead(why) => format!("The file cannot be read: {why}."),
        Fault::NotCopied(why) => format!("The browser does not let the page copy: {why}."),
        Fault::CopyForbidden => {
            "The browser lets only pages that came encrypted copy; save the file instead.".to_owned()
        }
        Fault::Shelf(ShelfError::Full) => {
            "The browser's storage is full: delete what you no longer need.".to_owned()
        }
        Fault::Shelf(ShelfError::Forbidden) => "The browser does not let this page store anything; what you \
                                                play lasts only as long as this tab."
            .to_owned(),
        Fault::Told(told) => sentence(told),
    }
}
