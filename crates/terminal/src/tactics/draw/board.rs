//! The twenty-five tiles.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Block, Widget};
use tactics::Tile;

use super::{Battle, cell};
use crate::paint::{Ink, Look, draw_lines};

const EDGE: u16 = Tile::EDGE as u16;
const WIDEST: u16 = 11;
const TALLEST: u16 = 5;
const LOWEST: u16 = 2;

/// How wide and high the board is where it may take so much.
pub(super) fn size(area: Rect, width: u16) -> (u16, u16) {
    let wide = (width.saturating_sub(EDGE + 1) / EDGE).min(WIDEST);
    let high = (area.height.saturating_sub(EDGE + 1) / EDGE).clamp(LOWEST, TALLEST);
    (wide * EDGE + EDGE + 1, high * EDGE + EDGE + 1)
}

pub(super) fn draw(buffer: &mut Buffer, area: Rect, battle: &Battle<'_>) {
    let look = battle.look();
    draw_grid(buffer, area, look);
    for tile in Tile::all() {
        let frame = frame_of(area, tile);
        if frame.right() > area.right() || frame.bottom() > area.bottom() {
            continue;
        }
        let inside = Rect {
            x: frame.x + 1,
            y: frame.y + 1,
            width: frame.width.saturating_sub(2),
            height: frame.height.saturating_sub(2),
        };
        draw_lines(buffer, inside, cell::lines(battle, tile, inside.width, inside.height));
    }
    // Frames last, because they lie over those of their neighbours.
    if let Some(frame) = battle.frame {
        for tile in frame.moment.tiles(frame.scene) {
            mark(buffer, frame_of(area, tile), look, Ink::Bright);
        }
    }
    if let Some(tile) = battle.cursor() {
        mark(buffer, frame_of(area, tile), look, Ink::Gold);
    }
}

/// A tile with its frame. The second player's home is above.
fn frame_of(area: Rect, tile: Tile) -> Rect {
    let (wide, high) = (area.width.saturating_sub(1) / EDGE, area.height.saturating_sub(1) / EDGE);
    let (column, row) = (u16::from(tile.column()), EDGE - 1 - u16::from(tile.row()));
    Rect { x: area.x + column * wide, y: area.y + row * high, width: wide + 1, height: high + 1 }
}

fn mark(buffer: &mut Buffer, frame: Rect, look: Look, ink: Ink) {
    Block::bordered().border_set(look.glyphs().strong).border_style(look.style(ink)).render(frame, buffer);
}

/// Draws the lines of the board, with the letters of columns below and the numbers of rows
/// to the left.
fn draw_grid(buffer: &mut Buffer, area: Rect, look: Look) {
    let style = look.style(Ink::Frame);
    let set = look.glyphs().frame;
    let [cross, left, right, top, bottom] = look.glyphs().joints;
    let (wide, high) = (area.width.saturating_sub(1) / EDGE, area.height.saturating_sub(1) / EDGE);
    let (last_x, last_y) = (wide * EDGE, high * EDGE);
    for y in 0..=last_y {
        for x in 0..=last_x {
            let on_row = y % high == 0;
            let on_column = x % wide == 0;
            let sign = match (x, y) {
                (0, 0) => set.top_left,
                (x, 0) if x == last_x => set.top_right,
                (0, y) if y == last_y => set.bottom_left,
                (x, y) if x == last_x && y == last_y => set.bottom_right,
                (0, _) if on_row => left,
                (x, _) if x == last_x && on_row => right,
                (_, 0) if on_column => top,
                (_, y) if y == last_y && on_column => bottom,
                _ if on_row && on_column => cross,
                _ if on_row => set.horizontal_top,
                _ if on_column => set.vertical_left,
                _ => continue,
            };
            buffer.set_string(area.x + x, area.y + y, sign, style);
        }
    }
    let names = look.style(Ink::Faint);
    for (number, letter) in (0..EDGE).zip(["a", "b", "c", "d", "e"]) {
        buffer.set_string(area.x + number * wide + wide / 2, area.y + last_y, letter, names);
        let row = (EDGE - number).to_string();
        buffer.set_string(area.x, area.y + number * high + high / 2, row, names);
    }
}
