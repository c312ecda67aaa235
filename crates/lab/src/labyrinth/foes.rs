//! What it took to slay each foe of a floor.

use labyrinth::FoeId;

/// The blows that foes of one floor have taken from the hero.
#[derive(Clone, Debug, Default)]
pub(super) struct Blows(Vec<(FoeId, Taken)>);

/// What one foe has taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Taken {
    pub(super) bumps: u32,
    /// Shots and casts.
    pub(super) set_ups: u32,
}

impl Blows {
    /// The account of a foe, opened if there is none.
    pub(super) fn of(&mut self, id: FoeId) -> &mut Taken {
        let place = self.0.iter().position(|(other, _)| *other == id).unwrap_or_else(|| {
            self.0.push((id, Taken::default()));
            self.0.len() - 1
        });
        &mut self.0[place].1
    }

    /// Closes the account of a foe: it is slain, or has recovered. Who was never hit has none.
    pub(super) fn close(&mut self, id: FoeId) -> Option<Taken> {
        let place = self.0.iter().position(|(other, _)| *other == id)?;
        Some(self.0.swap_remove(place).1)
    }

    /// Forgets all: the next floor begins.
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }
}
