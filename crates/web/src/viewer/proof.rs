//! Whether a record is true: it is played again by the rules, and every claim is checked.

use arcade::{Failure, Verdict};
use engine::{About, Scoring};
use leptos::prelude::*;

use crate::art::{Art, Icon};
use crate::shell::desk::Desk;
use crate::shell::rules::rules_name;

/// What is wrong with the record, if anything is: it stands above the board.
pub(super) fn fault(verdict: &Result<Verdict, Failure>) -> Option<AnyView> {
    let words = Desk::get().words().viewer;
    let (class, told) = match verdict {
        Err(failure) => ("notice notice-bad", (words.untrue)(&failure.to_string())),
        Ok(verdict) => {
            let damage = verdict.damage.as_ref()?;
            ("notice notice-warning", (words.damaged)(&damage.to_string()))
        }
    };
    Some(view! { <p class=class role="alert"><Icon sprite=Art::Warning/><span>{told}</span></p> }.into_any())
}

/// What playing the record again has shown.
pub(super) fn proof(verdict: &Result<Verdict, Failure>, about: &About) -> Option<AnyView> {
    let words = Desk::get().words().viewer;
    let verdict = verdict.as_ref().ok()?;
    let outcome = verdict.outcome.clone().unwrap_or_else(|| words.not_over.to_owned());
    let points =
        (about.scoring == Scoring::Points).then(|| view! { <dt>{words.score}</dt><dd>{verdict.score}</dd> });
    Some(
        view! {
            <section class="panel stack" aria-labelledby="viewer-proof">
                <h2 class="panel-title" id="viewer-proof">{words.says}</h2>
                <p class="notice notice-good"><Icon sprite=Art::Check/><span>{words.verified}</span></p>
                <dl class="facts">
                    <dt>{words.outcome}</dt><dd>{outcome}</dd>
                    {points}
                    <dt>{words.commands}</dt><dd>{verdict.commands}</dd>
                    <dt>{words.seed}</dt><dd class="mono">{verdict.seed.to_string()}</dd>
                    <dt>{words.rules}</dt><dd>{rules_name(about, &verdict.rules)}</dd>
                    <dt>{words.digest}</dt><dd class="mono viewer-digest">{verdict.digest.to_string()}</dd>
                </dl>
            </section>
        }
        .into_any(),
    )
}
