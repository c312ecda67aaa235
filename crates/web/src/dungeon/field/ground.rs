//! Floors, walls, doors and stairs, each as its neighbours want it.

use stage::dungeon::{Door, Terrain};

use super::brush::Brush;
use super::masonry::walling::{self, Face};
use super::masonry::{Paving, Walling};
use super::plan::TILE;
use super::{Masonry, Tiles};
use crate::art::{Art, Ink, Spot, grain, wait};

/// How much of a wall that is seen from the front is its top.
const CAP: i32 = 5;

/// A tile and what is around it.
struct Site<'a> {
    tiles: &'a Tiles,
    masonry: Masonry,
    column: i32,
    row: i32,
    /// Its upper left cell in the picture.
    at: Spot,
}

/// Lays a tile whose upper left cell in the picture is `at`.
pub(super) fn lay(brush: &mut Brush<'_>, tiles: &Tiles, (column, row): (i32, i32), at: Spot) {
    let site = Site { tiles, masonry: tiles.masonry, column, row, at };
    let tile = tiles.tile(column, row);
    if tile.is_wall() {
        // Walls are all edges, which a pattern of light would only blur.
        brush.lamp = None;
    }
    match tile.terrain {
        Terrain::Wall => site.wall(brush),
        Terrain::Cracked => {
            site.wall(brush);
            site.crack(brush);
        }
        Terrain::Floor => site.floor(brush),
        Terrain::Door(door) => {
            site.floor(brush);
            site.door(brush, door);
        }
        Terrain::Stairs(door) => site.stairs(brush, door),
    }
}

impl Site<'_> {
    fn is_open(&self, right: i32, down: i32) -> bool {
        self.tiles.tile(self.column + right, self.row + down).is_open()
    }

    fn is_wall(&self, right: i32, down: i32) -> bool {
        let tile = self.tiles.tile(self.column + right, self.row + down);
        tile.is_known() && tile.is_wall()
    }

    fn spot(&self, right: i32, down: i32) -> Spot {
        (self.at.0 + right, self.at.1 + down)
    }

    /// A number of this tile that looks like chance.
    fn grain(&self) -> u32 {
        grain(self.column * 5 + 3, self.row * 3 + 1)
    }

    /// What one walks on, with what is strewn over it.
    fn floor(&self, brush: &mut Brush<'_>) {
        if self.masonry.paving == Paving::Slabs {
            self.slabs(brush);
        } else {
            self.paved(brush);
        }
        self.litter(brush);
        self.shadows(brush);
    }

    fn paved(&self, brush: &mut Brush<'_>) {
        for down in 0..TILE {
            for right in 0..TILE {
                let cell = (self.column * TILE + right, self.row * TILE + down);
                brush.dot(self.spot(right, down), self.masonry.paving.ink(&self.masonry, cell));
            }
        }
    }

    /// On a few tiles something lies about.
    fn litter(&self, brush: &mut Brush<'_>) {
        let chance = grain(self.column * 3 + 11, self.row * 7 + 5);
        let Some(litter) = self.masonry.litter.filter(|_| chance.is_multiple_of(4)) else { return };
        let place = |bits: u32| i32::try_from(bits % 9).unwrap_or(0) + 1;
        let (left, top) = (place(chance / 8), place(chance / 128));
        for ((right, down), ink) in litter.piece() {
            brush.dot(self.spot(left + right, top + down), *ink);
        }
    }

    /// Slabs: whole, halved, quartered or broken, so that no two rooms look alike.
    fn slabs(&self, brush: &mut Brush<'_>) {
        let half = TILE / 2;
        match self.grain() % 8 {
            0..=2 => self.slab(brush, (0, 0), (TILE, TILE)),
            3 => {
                self.slab(brush, (0, 0), (half, TILE));
                self.slab(brush, (half, 0), (half, TILE));
            }
            4 => {
                self.slab(brush, (0, 0), (TILE, half));
                self.slab(brush, (0, half), (TILE, half));
            }
            5 => {
                self.slab(brush, (0, 0), (TILE, half));
                self.slab(brush, (0, half), (half, half));
                self.slab(brush, (half, half), (half, half));
            }
            6 => {
                self.slab(brush, (0, 0), (TILE, TILE));
                for (right, down) in [(3, 4), (4, 5), (5, 5), (6, 6), (6, 7), (7, 8), (8, 8), (9, 9), (9, 10)]
                {
                    brush.dot(self.spot(right, down), self.masonry.joint);
                }
            }
            _ => {
                self.slab(brush, (0, 0), (half, half));
                self.slab(brush, (half, 0), (half, half));
                self.slab(brush, (0, half), (TILE, half));
            }
        }
    }

    fn slab(&self, brush: &mut Brush<'_>, (right, down): Spot, (wide, tall): Spot) {
        let masonry = &self.masonry;
        brush.rect(self.spot(right, down), (wide, tall), masonry.joint);
        brush.rect(self.spot(right, down), (wide - 1, tall - 1), masonry.slab);
        brush.rect(self.spot(right, down), (wide / 2 - 1, 1), masonry.sheen);
        brush.rect(self.spot(right, down), (1, tall / 2 - 1), masonry.sheen);
        for speck in 0..wide * tall / 48 {
            let grain = grain(self.column * TILE + right + speck * 131, self.row * TILE + down);
            let place = |grain: u32, size: i32| i32::try_from(grain % 64).unwrap_or(0) % (size - 2);
            let (across, along) = (place(grain, wide), place(grain / 64, tall));
            brush.dot(self.spot(right + across + 1, down + along + 1), masonry.speck);
        }
    }

    /// Walls above and to the left keep the light off.
    fn shadows(&self, brush: &mut Brush<'_>) {
        if self.is_wall(0, -1) {
            brush.rect(self.at, (TILE, 2), Ink::Void);
            (0..TILE).step_by(2).for_each(|right| brush.dot(self.spot(right, 2), Ink::Void));
        }
        if self.is_wall(-1, 0) {
            brush.rect(self.at, (1, TILE), Ink::Void);
            (0..TILE).step_by(2).for_each(|down| brush.dot(self.spot(1, down), Ink::Void));
        }
    }

    /// A wall shows its front to whoever stands below it, and else its top.
    fn wall(&self, brush: &mut Brush<'_>) {
        if self.is_pillar() {
            return self.pillar(brush);
        }
        let tall = if self.is_open(0, 1) { CAP } else { TILE };
        self.cap(brush, tall);
        if tall == CAP {
            self.front(brush);
        }
    }

    /// Whether one can go all around it.
    fn is_pillar(&self) -> bool {
        [(-1, 0), (1, 0), (0, -1), (0, 1)].into_iter().all(|(right, down)| self.is_open(right, down))
    }

    /// A pillar is taller than its tile.
    fn pillar(&self, brush: &mut Brush<'_>) {
        self.floor(brush);
        let sprite = Art::Pillar.sprite();
        let tall = i32::try_from(sprite.height()).unwrap_or(0);
        brush.sprite(sprite, self.spot(0, TILE - tall), &|ink| Some(self.masonry.dye(ink)));
    }

    fn cap(&self, brush: &mut Brush<'_>, tall: i32) {
        let masonry = &self.masonry;
        let sides = self.open_sides();
        for down in 0..tall {
            for right in 0..TILE {
                let far = if tall == CAP { 0 } else { nearest(&sides, (right, down)) };
                let spot = self.spot(right, down);
                // Deep in the rock it is dark.
                let ink = if far > 3 + wait(spot) / 3 { Ink::Void } else { masonry.top };
                brush.dot(spot, ink);
            }
        }
        // The rim goes wherever the top ends.
        let last = TILE - 1;
        if self.is_open(0, -1) {
            brush.rect(self.spot(0, 0), (TILE, 1), masonry.rim);
        }
        if self.is_open(-1, 0) {
            brush.rect(self.spot(0, 0), (1, tall), masonry.rim);
        }
        if self.is_open(1, 0) {
            brush.rect(self.spot(last, 0), (1, tall), masonry.brick);
        }
        for (side, right) in [(-1, 0), (1, last)] {
            if self.is_open(side, -1) {
                brush.dot(self.spot(right, 0), masonry.rim);
            }
            // Beside a front the top ends where the front begins.
            if tall == TILE && self.is_wall(side, 0) && self.is_open(side, 1) {
                brush.rect(self.spot(right, CAP - 1), (1, TILE - CAP + 1), masonry.rim);
            }
        }
        if tall == CAP {
            brush.rect(self.spot(0, CAP - 1), (TILE, 1), masonry.rim);
        }
    }

    /// The open ones among the eight tiles around.
    fn open_sides(&self) -> Vec<Spot> {
        let around = (-1..=1).flat_map(|down| (-1..=1).map(move |right| (right, down)));
        around.filter(|&(right, down)| self.is_open(right, down)).collect()
    }

    /// What a wall is built of, down to the dark line at its foot.
    fn front(&self, brush: &mut Brush<'_>) {
        let masonry = &self.masonry;
        for down in 0..walling::TALL {
            for right in 0..TILE {
                let face = Face { along: self.column * TILE + right, down, row: self.row };
                brush.dot(self.spot(right, CAP + down), masonry.walling.ink(masonry, face));
            }
        }
        brush.rect(self.spot(0, TILE - 1), (TILE, 1), Ink::Void);
        if self.is_open(-1, 0) {
            brush.rect(self.spot(0, CAP), (1, TILE - CAP), masonry.lit);
        }
        if self.is_open(1, 0) {
            brush.rect(self.spot(TILE - 1, CAP), (1, TILE - CAP), Ink::Void);
        }
        if masonry.walling == Walling::Bricks {
            self.growth(brush);
        }
    }

    /// Something hangs from the edge of a few walls.
    fn growth(&self, brush: &mut Brush<'_>) {
        let grain = self.grain();
        if !grain.is_multiple_of(3) {
            return;
        }
        let from = i32::try_from(grain / 8 % 9).unwrap_or(0);
        for (place, long) in [1, 3, 2, 5, 3, 1].into_iter().enumerate() {
            let right = from + i32::try_from(place).unwrap_or(0);
            let ink = if place % 2 == 0 { self.masonry.lit } else { self.masonry.growth };
            brush.rect(self.spot(right, CAP), (1, long), ink);
        }
    }

    fn crack(&self, brush: &mut Brush<'_>) {
        let steps = [(7, 0), (6, 2), (8, 4), (5, 7), (9, 9), (6, 12), (8, 15)];
        for ends in steps.windows(2) {
            for down in ends[0].1..ends[1].1 {
                let part = (down - ends[0].1) * 2 / (ends[1].1 - ends[0].1);
                let right = if part == 0 { ends[0].0 } else { i32::midpoint(ends[0].0, ends[1].0) };
                brush.rect(self.spot(right, down), (2, 1), Ink::Void);
                brush.dot(self.spot(right + 2, down), self.masonry.rim);
            }
        }
        for (right, down) in [(4, 6), (3, 6), (2, 5), (11, 10), (12, 10), (13, 11), (10, 4), (11, 3)] {
            brush.dot(self.spot(right, down), Ink::Void);
        }
    }

    /// A door between walls to the left and the right is seen from the front, any other edge on.
    fn door(&self, brush: &mut Brush<'_>, door: Door) {
        let is_edge_on = self.is_wall(0, -1) && self.is_wall(0, 1);
        let art = match (is_edge_on, door) {
            (false, Door::Open) => Art::DoorOpen,
            (false, _) => Art::DoorShut,
            (true, Door::Open) => Art::DoorSideOpen,
            (true, _) => Art::DoorSideShut,
        };
        let sprite = art.sprite();
        let left = (TILE - i32::try_from(sprite.width()).unwrap_or(0)) / 2;
        brush.sprite(sprite, self.spot(left, 0), &|ink| Some(self.masonry.dye(ink)));
        if door == Door::Locked {
            brush.sprite(Art::Lock.sprite(), self.spot(4, 5), &Some);
        }
    }

    fn stairs(&self, brush: &mut Brush<'_>, door: Door) {
        brush.sprite(self.masonry.stairs.sprite(), self.at, &|ink| Some(self.masonry.dye(ink)));
        if door != Door::Open {
            brush.sprite(Art::Grille.sprite(), self.at, &Some);
        }
    }
}

/// How far a cell of a tile is from the nearest of its open neighbours.
fn nearest(sides: &[Spot], (right, down): Spot) -> i32 {
    let away = |side: i32, at: i32| match side {
        -1 => at,
        0 => 0,
        _ => TILE - 1 - at,
    };
    sides.iter().map(|side| away(side.0, right).max(away(side.1, down))).min().unwrap_or(TILE)
}
