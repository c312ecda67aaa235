//! Whether a record is true: it is played again by the rules, and every claim is checked.

use arcade::{Failure, Verdict};
use leptos::prelude::*;

use crate::art::{Art, Icon};
use crate::desk::Desk;
use crate::words::ViewerWords;

/// What playing the record again has shown.
#[component]
pub(super) fn Proof(
    /// What it truly comes to, or why it is not true.
    verdict: Result<Verdict, Failure>,
) -> impl IntoView {
    let words = Desk::get().words().viewer;
    match verdict {
        Err(failure) => view! {
            <p class="notice notice-bad">
                <Icon sprite=Art::Warning/>
                <span>{(words.untrue)(&failure.to_string())}</span>
            </p>
        }
        .into_any(),
        Ok(verdict) => proven(words, &verdict).into_any(),
    }
}

fn proven(words: &'static ViewerWords, verdict: &Verdict) -> impl IntoView {
    let damage = verdict.damage.as_ref().map(|damage| {
        let told = (words.damaged)(&damage.to_string());
        view! { <p class="notice notice-warning"><Icon sprite=Art::Warning/><span>{told}</span></p> }
    });
    let outcome = verdict.outcome.clone().unwrap_or_else(|| words.not_over.to_owned());
    view! {
        <p class="notice notice-good">
            <Icon sprite=Art::Check/>
            <span>{words.verified}</span>
        </p>
        {damage}
        <dl class="facts">
            <dt>{words.outcome}</dt><dd>{outcome}</dd>
            <dt>{words.score}</dt><dd>{verdict.score}</dd>
            <dt>{words.commands}</dt><dd>{verdict.commands}</dd>
            <dt>{words.seed}</dt><dd class="mono">{verdict.seed.to_string()}</dd>
            <dt>{words.rules}</dt><dd>{verdict.rules.clone()}</dd>
            <dt>{words.digest}</dt><dd class="mono viewer-digest">{verdict.digest.to_string()}</dd>
        </dl>
    }
}
