//! A turn of the ground, and what comes over it at once.

use grid::Flood;

use super::{Contact, Ground, Matter, Matters, REACTIONS, Reaction};
use crate::Cells;

/// Something that burst in a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Burst {
    /// Where it hurts: where it burst, and beside that.
    pub tiles: Cells,
    /// How much.
    pub harm: u8,
}

impl Ground {
    /// How far a shock runs through water.
    pub const SHOCK_REACH: usize = 6;

    /// A turn of the ground: every reaction happens wherever its two sides met before. Gives what
    /// burst.
    pub fn step(&mut self) -> Burst {
        if self.is_at_rest() {
            return Burst::default();
        }
        let old = *self;
        self.is_restless = false;
        self.pass();
        let burst = self.react(&old);
        self.is_restless |= self.counts();
        burst
    }

    /// The ground after a turn in which nobody interferes.
    #[must_use]
    pub fn foretold(&self) -> Self {
        let mut next = *self;
        next.step();
        next
    }

    /// What will burn, or be struck by what bursts, in the coming turn.
    pub fn threatened(&self) -> Cells {
        let mut next = *self;
        let burst = next.step();
        next.fire.all() | burst.tiles
    }

    /// Where a shock goes that comes over some tiles: through all joined water near them.
    pub fn shocked(&self, tiles: Cells, reach: usize) -> Cells {
        let water = self.layer(Matter::Water);
        Flood::new(tiles & water, &water).take(reach + 1).fold(tiles, |all, front| all | front)
    }

    /// Something comes over tiles for an instant, and its reactions happen at once.
    pub(super) fn strike(&mut self, impulse: Matter, tiles: &Cells) {
        let old = *self;
        for row in REACTIONS.iter().filter(|row| row.agent == impulse) {
            let area = *tiles & old.layer(row.other);
            self.change(row, &area);
        }
    }

    fn react(&mut self, old: &Self) -> Burst {
        // Most layers of most floors are empty, and with them most of the table.
        let present = Matter::ALL.into_iter().filter(|matter| !old.layer(*matter).is_empty());
        let present = present.fold(Matters::NONE, Matters::with);
        let mut burst = Burst::default();
        for row in REACTIONS.iter().filter(|row| present.has(row.agent) && present.has(row.other)) {
            let area = row.area(old);
            if area.is_empty() {
                continue;
            }
            self.change(row, &area);
            self.is_restless = true;
            if row.burst > 0 {
                burst = Burst { tiles: burst.tiles | area.spread(), harm: row.burst };
            }
        }
        burst
    }

    fn change(&mut self, row: &Reaction, area: &Cells) {
        row.uses.iter().for_each(|matter| self.remove(matter, *area));
        if let Some((matter, turns)) = row.makes {
            self.add(matter, area, turns);
        }
    }

    /// A turn passes for all that lasts so many turns. Fire takes its oil with it.
    fn pass(&mut self) {
        if !self.fire.is_empty() {
            self.oil -= self.fire.tick();
        }
        if !self.thawing.is_empty() {
            self.ice -= self.thawing.tick();
        }
        if !self.drying.is_empty() {
            self.acid -= self.drying.tick();
        }
        self.steam.tick();
        self.spores.tick();
        self.glow = Cells::NONE;
    }

    /// Whether something is being counted down.
    fn counts(&self) -> bool {
        [&self.fire, &self.thawing, &self.drying, &self.steam, &self.spores]
            .into_iter()
            .any(|timed| !timed.is_empty())
            || !self.glow.is_empty()
    }
}

impl Reaction {
    /// Where it happens on a ground.
    fn area(&self, ground: &Ground) -> Cells {
        let (agent, other) = (ground.layer(self.agent), ground.layer(self.other));
        let area = match self.contact {
            Contact::Here => agent & other,
            Contact::Beside => agent.spread() & other,
            Contact::Joined => match agent.spread() & other {
                lit if lit.is_empty() => lit,
                lit => Flood::new(lit, &other).reached(),
            },
        };
        let area = self.unless.map_or(area, |matter| area - ground.layer(matter));
        match (self.makes, self.other) {
            // Oil stays as long as it burns, and does not catch fire once more. All else is used up when it catches:
            // what lies under a fire has not burnt yet.
            (Some((Matter::Glow, _)), Matter::Oil) => area - ground.fire.all() - ground.glow,
            (Some((Matter::Glow, _)), _) => area - ground.glow,
            _ => area,
        }
    }
}
