//! A floor as text.

use std::fmt;

use grid::{Point, draw};

use crate::{Floor, Landmark, Rank, Thing};

impl Floor {
    /// The letter of a tile as it is before anybody sets foot on the floor.
    pub fn letter(&self, point: Point) -> char {
        if let Some(foe) = self.foes.iter().find(|foe| foe.at == point) {
            return match foe.rank {
                Rank::Normal => 'n',
                Rank::Elite => 'E',
                Rank::Boss => 'B',
            };
        }
        if let Some(thing) = self.thing(point) {
            return match thing {
                Thing::Landmark(Landmark::Statue) => '&',
                Thing::Landmark(Landmark::Fountain) => '~',
                Thing::Landmark(Landmark::Shrine) => '_',
                Thing::Chest => '$',
                Thing::Key(_) => '?',
                Thing::Spikes => '^',
                Thing::Darts => ':',
                Thing::Pad => 'o',
                Thing::Shop => '€',
                Thing::HealStation => '!',
            };
        }
        match point {
            _ if point == self.start => '@',
            _ if point == self.exit => '>',
            _ if self.doors.contains(point) => '+',
            _ if self.locked().contains(point) => '=',
            _ if self.secrets.contains(point) => '%',
            _ if self.open.contains(point) => '.',
            _ => '#',
        }
    }
}

impl fmt::Display for Floor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&draw(self.width, self.height, |point| self.letter(point)))
    }
}
