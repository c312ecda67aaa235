//! Whether fingers play.

use leptos::prelude::document;

/// Whether fingers play here, to whom keys say nothing.
pub(crate) fn is_touched() -> bool {
    let root = document().document_element();
    root.is_some_and(|root| root.get_attribute("data-touch").as_deref() == Some("on"))
}
