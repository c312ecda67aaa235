//! The last page of a match: how it ended and what can be learned from it.

use tactics::{Ending, Outcome, Side};

use crate::tactics::{Deeds, Story};

/// What is said about a match that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Epitaph {
    /// The headline.
    pub title: String,
    /// What happened, in a sentence.
    pub what_happened: String,
    /// What made the difference, from the match's own numbers.
    pub lesson: String,
}

impl Epitaph {
    /// What is said about a match, to a player of one side or to whoever watches.
    pub fn of(outcome: Outcome, reader: Option<Side>, story: &Story) -> Self {
        let title = match (outcome.winner(), reader) {
            (None, _) => "A draw".to_owned(),
            (Some(winner), Some(reader)) if winner == reader => "You win".to_owned(),
            (Some(_), Some(_)) => "You lose".to_owned(),
            (Some(winner), None) => format!("{winner} wins"),
        };
        let what_happened = match outcome {
            Outcome::Draw => format!("Nothing told the sides apart after round {}.", story.round),
            Outcome::Won { side, by } => what_happened(side, by, story),
        };
        let lesson = outcome.winner().map_or_else(String::new, |winner| lesson(winner, story));
        Self { title, what_happened, lesson }
    }
}

fn what_happened(winner: Side, by: Ending, story: &Story) -> String {
    let loser = winner.opponent();
    let hero = story.falls.iter().rev().find(|fall| fall.who.id == loser.hero());
    match (by, hero) {
        (Ending::Surrender, _) => format!("{loser} gave up in round {}.", story.round.max(1)),
        (Ending::LastRound, _) => format!("After round {} {winner} stood better.", story.round),
        (_, Some(fall)) => fall.words(),
        (_, None) => format!("{winner} won in round {}.", story.round.max(1)),
    }
}

/// The first of these that is true of the loser.
fn lesson(winner: Side, story: &Story) -> String {
    let loser = winner.opponent();
    let (won, lost): (&Deeds, &Deeds) = (story.of(winner), story.of(loser));
    if lost.timeouts > 0 {
        return format!("The clock took {} HP from the hero of {loser}.", lost.timeouts);
    }
    if lost.skills == 0 && story.round > 2 {
        return format!("{loser} never used the skill of its hero.");
    }
    if won.guarded >= 3 {
        return format!("The tank of {winner} took {} blows for others.", won.guarded);
    }
    if won.healed > lost.healed + 2 {
        return format!("{winner} gained {} HP, {loser} {}.", won.healed, lost.healed);
    }
    format!("{winner} dealt {} damage, {loser} {}.", won.dealt, lost.dealt)
}

#[cfg(test)]
mod tests {
    use tactics::{Cause, Class, Event, Kind, Who};

    use super::*;

    fn story() -> Story {
        let hero = Who { id: Side::Two.hero(), kind: Kind::Hero(Class::Mage) };
        let tile = "c5".parse().unwrap();
        let mut story = Story::default();
        for event in [
            Event::RoundBegan { round: 4 },
            Event::Hurt { who: hero, cause: Cause::Attack, shielded: 0, lost: 2, hp: 0 },
            Event::Died { who: hero, tile },
        ] {
            story.note(&event);
        }
        story
    }

    #[test]
    fn a_match_is_told_from_where_one_sits() {
        let won = Outcome::Won { side: Side::One, by: Ending::Blow };
        let told = |reader| Epitaph::of(won, reader, &story()).title;
        assert_eq!(
            [told(Some(Side::One)), told(Some(Side::Two)), told(None)],
            ["You win", "You lose", "P1 wins"]
        );
        let page = Epitaph::of(won, None, &story());
        assert_eq!(page.what_happened, "Round 4: P2 Mage fell to an attack.");
        assert_eq!(page.lesson, "P2 never used the skill of its hero.");
    }

    #[test]
    fn giving_up_is_told_as_such() {
        let won = Outcome::Won { side: Side::Two, by: Ending::Surrender };
        assert_eq!(Epitaph::of(won, None, &Story::default()).what_happened, "P1 gave up in round 1.");
    }
}
