//! What is pressed in a draft: a class, its skill, two minions, and that one is ready.

use tactics::{Class, Command, Draft, Team};

use crate::tactics::{Meaning, Press};

/// A row of the draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DraftRow {
    /// The hero's class.
    Class,
    /// One of the class's three skills.
    Skill,
    /// Two different minions, the one for column a first.
    Minions,
    /// Nothing more to change.
    Ready,
}

/// Where the cursor of a draft is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DraftHand {
    /// In which row.
    pub row: DraftRow,
    /// At which place of the row, counted from zero.
    pub focus: usize,
}

impl DraftRow {
    /// From top to bottom.
    pub const ALL: [Self; 4] = [Self::Class, Self::Skill, Self::Minions, Self::Ready];

    /// What can be picked in the row. There is no skill before there is a class.
    pub fn picks(self, draft: Draft) -> Vec<Command> {
        match self {
            Self::Class => Class::ALL.map(Command::Class).to_vec(),
            Self::Skill => {
                draft.class.map_or_else(Vec::new, |class| class.skills().map(Command::Skill).to_vec())
            }
            Self::Minions => Team::MINIONS.map(|[first, second]| Command::Minions(first, second)).to_vec(),
            Self::Ready => vec![Command::Lock],
        }
    }

    /// The place in the row of what is picked.
    pub fn picked(self, draft: Draft) -> Option<usize> {
        let is_picked = |command: &Command| match *command {
            Command::Class(class) => draft.class == Some(class),
            Command::Skill(skill) => draft.skill == Some(skill),
            Command::Minions(first, second) => draft.minions == Some([first, second]),
            _ => draft.locked,
        };
        self.picks(draft).iter().position(is_picked)
    }
}

impl DraftHand {
    /// The hand at the first thing that is not picked yet.
    pub fn begin(draft: Draft) -> Self {
        let open = DraftRow::ALL.into_iter().find(|row| row.picked(draft).is_none());
        Self { row: open.unwrap_or(DraftRow::Ready), focus: 0 }
    }

    /// What the cursor is on.
    pub fn command(&self, draft: Draft) -> Option<Command> {
        self.row.picks(draft).get(self.focus).copied()
    }

    /// What a press means. Picking what is picked already goes on to the next open row.
    pub fn press(self, draft: Draft, press: Press) -> Meaning<Self> {
        let picks = self.row.picks(draft);
        let count = picks.len().max(1);
        match press {
            Press::Left | Press::Previous => {
                Meaning::Hold(Self { focus: (self.focus + count - 1) % count, ..self })
            }
            Press::Right | Press::Next => Meaning::Hold(Self { focus: (self.focus + 1) % count, ..self }),
            Press::Up | Press::Down => Meaning::Hold(self.go(draft, press)),
            Press::Confirm => self.pick(draft, self.focus),
            _ => press.number().map_or(Meaning::Nothing, |place| self.pick(draft, place)),
        }
    }

    /// A tap or a click on a pick.
    pub fn point(draft: Draft, row: DraftRow, place: usize) -> Meaning<Self> {
        Self { row, focus: place }.pick(draft, place)
    }

    fn pick(self, draft: Draft, place: usize) -> Meaning<Self> {
        match self.row.picks(draft).get(place) {
            Some(_) if self.row.picked(draft) == Some(place) => Meaning::Hold(Self::begin(draft)),
            Some(command) => Meaning::Play(*command),
            None => Meaning::Nothing,
        }
    }

    /// Another row, on what is picked there.
    fn go(self, draft: Draft, press: Press) -> Self {
        let here = DraftRow::ALL.iter().position(|row| *row == self.row).unwrap_or(0);
        let next = match press {
            Press::Up => here.saturating_sub(1),
            _ => (here + 1).min(DraftRow::ALL.len() - 1),
        };
        let row = DraftRow::ALL[next];
        Self { row, focus: row.picked(draft).unwrap_or(0) }
    }
}

#[cfg(test)]
mod tests {
    use engine::{Audience, Game, Seed, Silence};
    use tactics::{Setup, Side, Tactics};

    use super::*;

    #[test]
    fn confirming_alone_drafts_a_team() {
        let mut game = Tactics::new(&Setup::default(), Seed::from_bits(3)).unwrap();
        let seat = Side::One.seat();
        for _ in 0..4 {
            let draft = game.view(Audience::Seat(seat)).draft.unwrap();
            match DraftHand::begin(draft).press(draft, Press::Confirm) {
                Meaning::Play(command) => game.play(seat, command, &mut Silence).unwrap(),
                other => panic!("nothing was picked yet, and still {other:?}"),
            }
        }
        assert!(game.view(Audience::Seat(seat)).locked[0]);
    }

    #[test]
    fn the_cursor_finds_what_is_picked_and_numbers_pick() {
        let draft = Draft { class: Some(Class::Rogue), ..Draft::default() };
        let hand = DraftHand { row: DraftRow::Skill, focus: 0 };
        let [_, mark, _] = Class::Rogue.skills();
        assert_eq!(hand.press(draft, Press::Two), Meaning::Play(Command::Skill(mark)));
        let up = DraftHand { row: DraftRow::Class, focus: Class::Rogue.index() };
        assert_eq!(hand.press(draft, Press::Up), Meaning::Hold(up));
        assert_eq!(up.press(draft, Press::Confirm), Meaning::Hold(hand), "it is picked, so on to the next");
    }
}
