//! A run at the table, and what can be known about it.

use engine::Session;
use forward::Forward;
use stage::forward::Oracle;

use crate::forward::panels::advice::Advice;
use crate::forward::seat::moment::Moment;
use crate::table;

/// A run that is being played.
pub(in crate::forward) type Run = table::Run<Forward, Insight>;

/// What can be known about a run: odds at once, and more when it is asked for.
pub(in crate::forward) struct Insight {
    pub(in crate::forward) oracle: Oracle,
    pub(in crate::forward) advice: Advice,
}

impl Insight {
    /// For runs with this setup.
    pub(in crate::forward) fn new(setup: &forward::Setup) -> Self {
        let (content, rules) = (setup.content(), setup.rules);
        Self { oracle: Oracle::new(content, rules), advice: Advice::new(&content, rules) }
    }
}

/// The table as it stands.
pub(in crate::forward) fn moment(session: &Session<Forward>, insight: &Insight) -> Moment {
    Moment::of(session.game(), session.seed(), &insight.oracle)
}
