//! A floor in letters.

use std::fmt;

use grid::{Point, draw};

use crate::{Floor, Ground, Loot, Matter, Thing, View};

/// The letter of what stands on a tile.
pub(crate) const fn thing(thing: Thing) -> char {
    match thing {
        Thing::Chest => '$',
        Thing::Pedestal => 'I',
        Thing::Shrine => '_',
        Thing::Hearth => 'H',
        Thing::Keeper => '&',
        Thing::Spikes => '^',
        Thing::Plate(_) => 'x',
    }
}

/// The letter of what lies on a tile.
const fn loot(loot: Loot) -> char {
    match loot {
        Loot::Gold(_) => '*',
        Loot::Key => '?',
        Loot::Flask(_) => '!',
        Loot::Gear(_) => '[',
    }
}

/// The letters of what is on the ground, the topmost first.
pub(crate) const GROUND: [(Matter, char); 13] = [
    (Matter::Fire, 'F'),
    (Matter::Glow, '°'),
    (Matter::Steam, '§'),
    (Matter::Spores, ';'),
    (Matter::Marsh, ':'),
    (Matter::Oil, '¬'),
    (Matter::Ice, '='),
    (Matter::Acid, '≈'),
    (Matter::Lava, '¤'),
    (Matter::Water, '~'),
    (Matter::Web, '×'),
    (Matter::Bones, '%'),
    (Matter::Grass, '"'),
];

/// The letter of the topmost thing on the ground of a tile.
fn ground(ground: &Ground, at: Point) -> Option<char> {
    GROUND.into_iter().find(|(matter, _)| ground.has(*matter, at)).map(|(_, letter)| letter)
}

impl fmt::Display for Floor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = draw(self.width, self.height, |at| {
            let dweller = self.dwellers().find(|(_, tile)| *tile == at).map(|(kind, _)| kind.nature().letter);
            let lying = self.loot.iter().find(|(tile, _)| *tile == at).map(|(_, lying)| loot(*lying));
            let trap = self.traps.iter().find(|(tile, _)| *tile == at).map(|(_, trap)| thing(*trap));
            match at {
                _ if at == self.start => '@',
                _ if Some(at) == self.stairs => '>',
                _ if self.locked.contains(at) => 'L',
                _ if self.secrets.contains(at) => 'C',
                _ if !self.open.contains(at) => '#',
                _ if self.doors.contains(at) => '+',
                _ if self.piles.contains(&at) => '*',
                _ if self.flasks.contains(&at) => '!',
                _ => dweller
                    .or(lying)
                    .or_else(|| self.thing(at).map(thing))
                    .or(trap)
                    .or_else(|| ground(&self.ground, at))
                    .unwrap_or('.'),
            }
        });
        f.write_str(&text)
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = draw(self.width, self.height, |at| match at {
            _ if self.heroes.iter().any(|hero| hero.at == at) => '@',
            _ if self.cracks.contains(at) => 'C',
            _ if !self.explored.contains(at) => ' ',
            _ if !self.open.contains(at) => '#',
            _ if self.locked.contains(at) => 'L',
            _ if self.closed.contains(at) => '+',
            _ if self.foe_at(at).is_some() => self.foe_at(at).map_or(' ', |foe| foe.kind.nature().letter),
            _ if self.stairs == Some(at) => '>',
            _ => self
                .thing(at)
                .map(thing)
                .or_else(|| self.loot(at).map(loot))
                .or_else(|| ground(&self.ground, at))
                .unwrap_or('.'),
        });
        f.write_str(&text)
    }
}
