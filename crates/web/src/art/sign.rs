//! Headlines in our own letters.

use leptos::prelude::*;

use super::Letters;

/// A line in pixel letters, in the colour of the words around it; screen readers get the words.
///
/// Put it into a heading: `<h1><Sign text="Forward" /></h1>`.
#[component]
pub fn Sign(
    /// The words.
    #[prop(into)]
    text: Signal<String>,
    /// More classes, for example `sign-large`.
    #[prop(optional, into)]
    class: String,
) -> impl IntoView {
    move || {
        let words = text.get();
        // A word keeps its letters together, and a narrow page breaks the line between words.
        let drawn = words.split_whitespace().map(|word| {
            let letters = Letters::new(word);
            let width = letters.width();
            view! {
                <svg
                    class="sign-word"
                    viewBox=format!("0 0 {width} {}", Letters::HEIGHT)
                    style:aspect-ratio=format!("{width} / {}", Letters::HEIGHT)
                    shape-rendering="crispEdges"
                    aria-hidden="true"
                    focusable="false"
                >
                    <path fill="currentColor" d=letters.path() />
                </svg>
            }
        });
        let drawn = drawn.collect_view();
        view! {
            <span class=format!("sign {class}")>
                <span class="sr-only">{words}</span>
                {drawn}
            </span>
        }
    }
}
