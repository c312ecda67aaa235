//! Questions before what cannot be taken back.

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

/// The question before a match is put away that nobody has won.
pub fn before_abandoning() -> Question {
    Question {
        title: "Put this match away?".to_owned(),
        body: "It ends without a winner and cannot be gone on with.".to_owned(),
        yes: "put it away".to_owned(),
        no: "keep it".to_owned(),
    }
}
