//! Where an action means something.

/// Where an action means something. Two actions may share a key only in different places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// On every page.
    Everywhere,
    /// While a run of any game is played.
    Table,
    /// While a run of one game is played, by the game's name.
    Game(&'static str),
    /// While a run is watched.
    Replay,
}

impl Place {
    /// Whether a key could mean two things at once.
    pub fn meets(self, other: Self) -> bool {
        self == other || self.holds(other) || other.holds(self)
    }

    /// Whether the other place is in this one.
    const fn holds(self, other: Self) -> bool {
        match self {
            Self::Everywhere => true,
            Self::Table => matches!(other, Self::Game(_)),
            Self::Game(_) | Self::Replay => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_have_places_of_their_own_inside_of_every_table() {
        let [one, other] = [Place::Game("one"), Place::Game("other")];
        assert!(Place::Everywhere.meets(one) && one.meets(Place::Table) && one.meets(one));
        assert!(!one.meets(other) && !one.meets(Place::Replay) && !Place::Replay.meets(Place::Table));
    }
}
