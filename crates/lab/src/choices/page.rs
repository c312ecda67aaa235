//! What choices are worth, as a page with plots.

use super::judged::Judged;
use super::plan::Choices;
use super::plots;
use crate::chart::escaped;
use crate::findings::Findings;
use crate::report::{grouped, shell, speed};

/// The findings as a self-contained page.
pub(super) fn page<S: Judged>(findings: &Findings<Choices<S>>) -> String {
    let plan = &findings.plan;
    let lead = format!(
        "<p class=\"lead\">{}: {} runs of the strong player judged.</p>\n",
        escaped(&plan.to_string()),
        grouped(plan.runs)
    );
    let footer = format!(
        "<footer>\n<p>Whiskers and small figures are 95 % confidence intervals; decisions of one run count as one \
         witness. Worths: {}</p>\n{}</footer>\n",
        escaped(S::METHOD),
        speed(findings)
    );
    shell(S::ABOUT.title, &lead, &plots::all::<S>(&findings.stages[0]), "", &footer)
}
