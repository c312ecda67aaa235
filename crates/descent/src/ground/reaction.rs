//! The one table of what happens when two things meet. RULES.md, section 6.

use crate::ground::matter::{Matter, Matters};

/// What happens when two things meet. Play, foretelling, the codex and bots all read these rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reaction {
    /// What brings it about.
    pub agent: Matter,
    /// What it is done to.
    pub other: Matter,
    /// How near both must be.
    pub contact: Contact,
    /// What must not be there for it.
    pub unless: Option<Matter>,
    /// What is used up.
    pub uses: Matters,
    /// What comes of it, and for how many turns where turns are counted.
    pub makes: Option<(Matter, u8)>,
    /// What bursts: so much harm to whoever is there or beside.
    pub burst: u8,
}

/// How near two things must be to react.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contact {
    /// On one tile.
    Here,
    /// On one tile or beside each other.
    Beside,
    /// Beside any tile of all that is joined.
    Joined,
}

const fn on(agent: Matter, other: Matter) -> Reaction {
    Reaction {
        agent,
        other,
        contact: Contact::Here,
        unless: None,
        uses: Matters::NONE,
        makes: None,
        burst: 0,
    }
}

impl Reaction {
    const fn beside(self) -> Self {
        Self { contact: Contact::Beside, ..self }
    }

    const fn joined(self) -> Self {
        Self { contact: Contact::Joined, ..self }
    }

    const fn unless(self, matter: Matter) -> Self {
        Self { unless: Some(matter), ..self }
    }

    const fn uses(self, matter: Matter) -> Self {
        Self { uses: self.uses.with(matter), ..self }
    }

    const fn makes(self, matter: Matter) -> Self {
        self.makes_for(matter, 0)
    }

    const fn makes_for(self, matter: Matter, turns: u8) -> Self {
        Self { makes: Some((matter, turns)), ..self }
    }

    const fn bursts(self, harm: u8) -> Self {
        Self { burst: harm, ..self }
    }
}

use Matter::{
    Acid, Bones, Cold, Fire, Glow, Grass, Ice, Lava, Marsh, Oil, Shock, Spores, Steam, Water, Web, Wood,
};

/// All reactions. A liquid under ice takes part in none. Those of [`Matter::IMPULSES`] happen at once, all others once a turn.
#[rustfmt::skip]
pub const REACTIONS: [Reaction; 34] = [
    // What fire touches glows, and what glows burns next.
    on(Fire, Grass).beside().makes(Glow),
    on(Fire, Bones).beside().makes(Glow),
    on(Fire, Web).beside().makes(Glow),
    on(Fire, Wood).beside().makes(Glow),
    on(Fire, Spores).beside().makes(Glow),
    on(Fire, Marsh).beside().makes(Glow),
    on(Fire, Oil).joined().makes(Glow),
    on(Lava, Grass).beside().makes(Glow),
    on(Lava, Web).beside().makes(Glow),
    on(Lava, Wood).beside().makes(Glow),
    on(Lava, Oil).joined().makes(Glow),

    on(Glow, Bones).uses(Glow).uses(Bones).makes_for(Fire, 2),
    on(Glow, Web).uses(Glow).uses(Web).makes_for(Fire, 1),
    on(Glow, Spores).uses(Glow).uses(Spores).makes_for(Fire, 1),
    on(Glow, Marsh).uses(Glow).uses(Marsh).makes_for(Fire, 1).bursts(8),
    on(Glow, Grass).uses(Glow).uses(Grass).makes_for(Fire, 3),
    on(Glow, Wood).uses(Glow).uses(Wood).makes_for(Fire, 4),
    // Its fire takes the oil with it when it ends, and until then no water puts it out.
    on(Glow, Oil).uses(Glow).makes_for(Fire, 5),

    on(Fire, Water).unless(Oil).uses(Fire).makes_for(Steam, 4),
    on(Fire, Ice).uses(Ice),
    on(Water, Acid).uses(Acid),
    on(Water, Lava).uses(Water).uses(Lava).makes_for(Steam, 4),
    on(Acid, Grass).uses(Grass),
    on(Acid, Bones).uses(Bones),
    on(Acid, Oil).uses(Acid).uses(Oil).makes(Marsh),

    on(Cold, Fire).uses(Fire).makes_for(Steam, 2),
    on(Cold, Glow).uses(Glow),
    on(Cold, Steam).uses(Steam),
    on(Cold, Water).makes_for(Ice, 7),
    on(Cold, Acid).makes_for(Ice, 7),
    on(Cold, Lava).makes_for(Ice, 7),
    on(Shock, Marsh).makes(Glow),
    on(Shock, Ice).uses(Ice),
    on(Shock, Spores).makes(Glow),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_goes_on_by_itself_uses_something_up() {
        for row in REACTIONS {
            let is_kindling = row.makes == Some((Glow, 0));
            let frees_nothing = row.uses == Matters::NONE;
            let is_impulse = Matter::IMPULSES.contains(&row.agent);
            assert!(!frees_nothing || is_kindling || is_impulse, "{row:?}");
        }
    }

    #[test]
    fn no_two_rows_are_about_the_same() {
        for (place, row) in REACTIONS.iter().enumerate() {
            let same = |other: &&Reaction| (other.agent, other.other) == (row.agent, row.other);
            assert!(REACTIONS[..place].iter().all(|other| !same(&other)), "{row:?}");
        }
    }

    #[test]
    fn whatever_glows_has_a_row_that_burns_it() {
        for row in REACTIONS.iter().filter(|row| row.makes == Some((Glow, 0))) {
            let burns = |other: &&Reaction| other.agent == Glow && other.other == row.other;
            assert_eq!(REACTIONS.iter().filter(burns).count(), 1, "{row:?}");
        }
    }
}
