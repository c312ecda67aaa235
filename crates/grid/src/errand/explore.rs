//! Seeing what there is to see, and taking what there is to take.

use super::{Halt, Wanderer, peace, set_out};
use crate::{Cells, Chart};

/// The next command of somebody who explores: towards the nearest tile from which something new
/// is seen, or the nearest thing that is worth taking. It walks over no trap that is known, and
/// keeps out of what is shunned.
///
/// # Errors
/// Why it stops: something disturbs, or nothing is left to do.
pub fn explore<const HEIGHT: usize, const WORDS: usize, W: Wanderer<HEIGHT, WORDS>>(
    wanderer: &W,
    content: &W::Content,
) -> Result<W::Command, Halt<W::Reason>> {
    peace(wanderer)?;
    wander(wanderer, content)
}

/// As [`explore`], whatever disturbs.
///
/// # Errors
/// Why it stops: nothing is left to do.
pub fn wander<const HEIGHT: usize, const WORDS: usize, W: Wanderer<HEIGHT, WORDS>>(
    wanderer: &W,
    content: &W::Content,
) -> Result<W::Command, Halt<W::Reason>> {
    let (from, chart) = (wanderer.at(), wanderer.chart());
    let frontier = wanderer.knowledge().frontier(&chart.free);
    let goals = (frontier | wanderer.worth_taking(content)) - Cells::of(from);
    let (shunned, shyness) = wanderer.shunned(content);
    let shy = Chart { free: chart.free - shunned, ..chart };
    let way = shy.safe_way(from, &(goals - shunned));
    if let Some(command) = way.and_then(|way| set_out(wanderer, &way)) {
        return Ok(command);
    }
    Err(if chart.safe_way(from, &goals).is_some() {
        Halt::Own(shyness)
    } else if chart.way(from, &goals).is_some() {
        Halt::TrapsLeft
    } else if wanderer.locked().is_empty() {
        Halt::Explored
    } else {
        Halt::LocksLeft
    })
}
