//! Parts of a page that follow what they are about.

use leptos::prelude::*;

/// A part of a page that is made anew whenever something changes that it looked at.
///
/// All of them are of one type. A closure that stood in the page by itself would bring a copy of
/// its own of all that keeps it up to date, and every byte of the client travels.
pub(crate) fn live<Part: IntoView + 'static>(mut part: impl FnMut() -> Part + Send + 'static) -> AnyView {
    let part: Box<dyn FnMut() -> AnyView + Send> = Box::new(move || part().into_any());
    part.into_any()
}
