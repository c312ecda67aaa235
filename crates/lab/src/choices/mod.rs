//! What choices are worth: the decisions of a game judged by the strongest player there is.
//!
//! A game says in [`Judged`] and [`Judge`] which kinds of decisions it has, which of their options are the same
//! by symmetry, what the screen shows of each, what a simple rule says, and what each is worth. The rest is
//! alike for all games: what a decision shows (`appraisal`), what the decisions of a kind come to (`kind`) and
//! those of a run (`course`), how far players with more and more knowledge get (`ladder`), and where the spread
//! of results comes from (`spread`).
//!
//! Worths are counted in thousandths of a point. A point is a hundredth of the chance to win; where nobody
//! wins, a twentieth of the score that the strong player expects.

mod appraisal;
mod course;
mod court;
mod estimate;
mod fit;
mod habit;
mod json;
mod judged;
mod kind;
mod ladder;
mod measured;
mod page;
mod party;
mod plan;
mod plots;
mod spread;
mod text;
mod trial;

pub use judged::{Judge, Judged, Question, Rung};
pub use measured::Measure;
pub use plan::Choices;

pub(crate) use estimate::Worth;
pub(crate) use fit::{Look, chance, fitted, fitted_chances, sum};
pub(crate) use habit::{First, Habit};
pub(crate) use judged::{BoxedBot, boxed, named, one_of};
pub(crate) use trial::{Effort, lot_seed};

/// A point in the unit that worths are counted in.
pub(crate) const POINT: i64 = 1_000;
/// Options whose worths differ by no more are as good as each other.
const IDLE: i64 = POINT / 5;
/// A decision with a larger stake matters.
const MATTERS: i64 = POINT;
