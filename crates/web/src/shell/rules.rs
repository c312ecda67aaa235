//! What rules are called.

use engine::About;
use leptos::prelude::*;

/// Rules by the name that players know them by, with their own in small print.
pub(crate) fn rules_name(about: &About, rules: &str) -> AnyView {
    let title = about.rules_title(rules);
    let own = (title != rules).then(|| view! { " "<small class="rules-own">{rules.to_owned()}</small> });
    view! { <span class="rules-name">{title}{own}</span> }.into_any()
}
