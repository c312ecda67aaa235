//! The picture of a floor.

use super::brush::{Brush, Lamp, greyed};
use super::marks::{self, seen_at};
use super::plan::{TILE, corner};
use super::stacked::stacked;
use super::{Covering, Figure, Tableau, Tile, cover, footing, ground, things};
use crate::art::{Ink, Pixels, Spot, wait};

/// Paints what is to be seen.
pub(crate) fn picture(tableau: &Tableau<'_>) -> Pixels {
    let cells = |tiles: u8| usize::from(tiles) * 16;
    let mut pixels = Pixels::new(cells(tableau.window.columns), cells(tableau.window.rows));
    let camera = tableau.camera;
    pixels.fill(Ink::Void);
    tableau.lay(&mut pixels, camera);
    marks::draw_below(&mut pixels, tableau, camera);
    tableau.people(&mut pixels, camera);
    tableau.cover(&mut pixels, camera);
    tableau.veil(&mut pixels, camera);
    marks::draw_above(&mut pixels, tableau, camera);
    tableau.sparks(&mut pixels, camera);
    if tableau.grey > 0 {
        fade(&mut pixels, tableau.grey);
    }
    pixels
}

impl Tableau<'_> {
    /// The floor, and then what stands on it, row by row from the back, because things are taller than tiles.
    fn lay(&self, pixels: &mut Pixels, camera: Spot) {
        let lamp = self.lamp(camera);
        for (tile, place, at) in self.known(camera) {
            let lamp = lamp.filter(|_| !self.is_by_fire(place));
            let mut brush = Brush { pixels, sight: tile.sight, lamp };
            ground::lay(&mut brush, self.tiles, place, at);
            if !tile.is_wall() {
                cover::below(&mut brush, self.tiles, (place, at), self.turn());
            }
        }
        for (tile, _, at) in self.known(camera) {
            let mut brush = Brush { pixels, sight: tile.sight, lamp };
            if let Some(find) = tile.find {
                things::lie(&mut brush, find, at);
            }
            if let Some(prop) = tile.prop {
                things::stand(&mut brush, prop, at);
            }
        }
    }

    /// What is in front of whoever stands there.
    fn cover(&self, pixels: &mut Pixels, camera: Spot) {
        let lamp = self.lamp(camera);
        for (tile, place, at) in self.known(camera).filter(|(tile, ..)| tile.cover.is_some()) {
            let mut brush = Brush { pixels, sight: tile.sight, lamp };
            cover::above(&mut brush, self.tiles, (place, at), self.turn());
        }
    }

    /// What has just come into sight comes out of the dark.
    fn veil(&self, pixels: &mut Pixels, camera: Spot) {
        for (point, dark) in self.veils {
            let (x, y) = seen_at(corner(*point), camera);
            for down in 0..TILE {
                for right in 0..TILE {
                    if wait((x + right, y + down)) < *dark {
                        pixels.dot(x + right, y + down, Ink::Void);
                    }
                }
            }
        }
    }

    /// The lamp as it shines in this place.
    fn lamp(&self, camera: Spot) -> Option<Lamp> {
        self.lamp.map(|lamp| Lamp { at: seen_at(lamp, camera), reach: self.tiles.masonry.light })
    }

    /// Which picture of all that moves it is.
    fn turn(&self) -> i32 {
        i32::try_from(self.beat).unwrap_or(0)
    }

    /// Whether light falls on a tile from something that shines beside it.
    fn is_by_fire(&self, (column, row): (i32, i32)) -> bool {
        let around = (-1..=1).flat_map(|down| (-1..=1).map(move |right| (column + right, row + down)));
        around.into_iter().any(|(column, row)| {
            let tile = self.tiles.tile(column, row);
            tile.is_known() && tile.cover.is_some_and(Covering::shines)
        })
    }

    /// What is known of the tiles in the window, where they are on the floor, and where in the picture.
    fn known(&self, camera: Spot) -> impl Iterator<Item = (Tile, (i32, i32), Spot)> {
        let reach = |start: i32, tiles: u8| {
            let first = start.div_euclid(TILE);
            // One more than fits, because the window may lie between tiles, and one for what is tall.
            first..=first + i32::from(tiles) + 1
        };
        let columns = reach(camera.0, self.window.columns);
        reach(camera.1, self.window.rows).flat_map(move |row| {
            columns.clone().filter_map(move |column| {
                let tile = self.tiles.tile(column, row);
                let at = seen_at((column * TILE, row * TILE), camera);
                tile.is_known().then_some((tile, (column, row), at))
            })
        })
    }

    /// Those in front over those behind, and signs over all of them.
    fn people(&self, pixels: &mut Pixels, camera: Spot) {
        let mut order: Vec<&Figure> = Vec::with_capacity(self.figures.len());
        for figure in self.figures {
            // There are few, and sorting code would have to travel.
            let place = order.partition_point(|known| known.at.1 <= figure.at.1);
            order.insert(place, figure);
        }
        for figure in &order {
            figure.draw(pixels, seen_at(figure.at, camera));
            if figure.raised > 0 {
                let (column, row) = footing::nearest(figure.at);
                let (tile, at) = (self.tiles.tile(column, row), (column * TILE, row * TILE));
                let mut brush = Brush { pixels, sight: tile.sight, lamp: None };
                footing::draw(&mut brush, &tile, seen_at(at, camera));
            }
        }
        let size = self.size();
        for figure in &order {
            let at = seen_at(figure.at, camera);
            // Of somebody outside of the picture an arrow tells.
            if (0..size.0).contains(&(at.0 + TILE / 2)) && (0..size.1).contains(&(at.1 + TILE / 2)) {
                figure.draw_signs(pixels, at);
            }
        }
    }

    /// Cells of the picture in both directions.
    fn size(&self) -> Spot {
        (i32::from(self.window.columns) * TILE, i32::from(self.window.rows) * TILE)
    }

    fn sparks(&self, pixels: &mut Pixels, camera: Spot) {
        for projectile in self.projectiles {
            projectile.draw(pixels, seen_at(projectile.from, camera), seen_at(projectile.to, camera));
        }
        for pointer in self.pointers {
            pointer.draw(pixels);
        }
        for written in stacked(self.popups, camera, self.size()) {
            written.popup.draw(pixels, written.at);
        }
    }
}

/// Takes the colour away, cell by cell.
fn fade(pixels: &mut Pixels, grey: i32) {
    let size = |cells: usize| i32::try_from(cells).unwrap_or(0);
    for y in 0..size(pixels.height()) {
        for x in 0..size(pixels.width()) {
            if wait((x, y)) < grey
                && let Some(ink) = pixels.ink(x, y)
            {
                pixels.dot(x, y, greyed(ink));
            }
        }
    }
}
