//! The words on the board of Tactics, one table for each language. What they stand beside, and
//! every sentence about a rule, is told by the rules themselves.

/// What the board says, in one language.
#[expect(missing_docs, reason = "each is named after what it says")]
pub struct TacticsWords {
    pub board: &'static str,
}

pub(super) static ENGLISH: TacticsWords = TacticsWords { board: "The board" };
