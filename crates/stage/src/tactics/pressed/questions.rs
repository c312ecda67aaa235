//! The question before a player gives up.

use tactics::Side;

use crate::Question;

/// The question before a player gives up.
pub fn before_surrender(side: Side) -> Question {
    Question {
        title: format!("{side}: give up?"),
        body: format!("{} wins at once.", side.opponent()),
        yes: "give up".to_owned(),
        no: "play on".to_owned(),
    }
}
