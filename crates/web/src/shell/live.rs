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

/// Whether something is so, for a class or an attribute that follows it. All are of one type, as with
/// [`live`].
pub(crate) fn flag(is_so: impl FnMut() -> bool + Send + 'static) -> Box<dyn FnMut() -> bool + Send> {
    Box::new(is_so)
}

/// The value of an attribute that follows what it is about; the attribute is not there without one.
/// All are of one type, as with [`live`].
pub(crate) fn value<Value: ToString>(
    mut value: impl FnMut() -> Option<Value> + Send + 'static,
) -> Box<dyn FnMut() -> Option<String> + Send> {
    Box::new(move || value().map(|value| value.to_string()))
}
