//! What the shell says about matches and those who play them, one table for each language.

use tactics::Side;

use super::pages::counted;

/// What is said about matches, in one language.
pub struct MatchWords {
    // Before a match.
    pub plays: fn(Side) -> String,
    pub clock: &'static str,
    // All matches together.
    pub against: &'static str,
    pub with: &'static str,
    pub two_people: &'static str,
    pub opponent: &'static str,
    pub class: &'static str,
    pub record_heads: [&'static str; 3],
    pub counted: fn([u32; 3]) -> String,
}

pub(super) static ENGLISH: MatchWords = MatchWords {
    plays: |side| format!("Who plays {side}"),
    clock: "Clock",
    against: "Against",
    with: "With",
    two_people: "two people, P1",
    opponent: "Opponent",
    class: "Class",
    record_heads: ["won", "lost", "drawn"],
    counted: |[under_way, put_away, uncounted]| {
        let matches = |count: u32| counted(count as usize, "match", "matches");
        format!(
            "{} under way, {} put away. {} not counted: between bots, taken over, practised, brought in, from \
             another position or with other numbers, or with something taken back.",
            matches(under_way),
            matches(put_away),
            matches(uncounted),
        )
    },
};
