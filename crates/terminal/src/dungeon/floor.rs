//! The floor around whoever leads. Every tile is two characters wide: its sign, and a mark beside it.

use grid::Point;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use stage::dungeon::{Beat, Body, BodyId, Frame, Glance, Glow, Hand, HandOf, Scene, TILE, Terrain, Threat};

use super::sign::of_tile;
use super::{Drawing, Drawn, Sign};
use crate::paint::{Ink, Look};

/// Characters of a tile.
const WIDE: i32 = 2;

/// A window on the floor.
struct Canvas<'a> {
    buffer: &'a mut Buffer,
    area: Rect,
    look: Look,
    /// The tile in the middle.
    middle: Point,
}

pub(super) fn draw<D: Drawn>(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_, D>) {
    let (view, scene) = (drawing.shown(), drawing.scene());
    let middle = match drawing.hand() {
        Hand::Looking { at } => at_middle(D::here(view), at, area),
        _ => scene.own().at,
    };
    let mut canvas = Canvas { buffer, area, look: drawing.look(), middle };
    canvas.ground::<D>(view);
    canvas.marks(drawing);
    for body in scene.others() {
        canvas.other(body, drawing.frame.as_ref());
    }
    for body in scene.bodies.iter().filter(|body| body.id.is_own()) {
        canvas.own(body, &scene, drawing);
    }
    if let Some(frame) = &drawing.frame {
        canvas.film(frame);
    }
    canvas.cursor::<D>(drawing.hand());
}

/// Whoever leads stays in the middle while the cursor is in the window.
fn at_middle(lead: Point, cursor: Point, area: Rect) -> Point {
    let (across, down) = (area.width / 4, area.height / 2);
    let is_inside =
        u16::from(lead.x.abs_diff(cursor.x)) < across && u16::from(lead.y.abs_diff(cursor.y)) < down;
    if is_inside { lead } else { cursor }
}

impl Canvas<'_> {
    /// The character of a tile with an offset, if it is in the window.
    fn place(&self, at: Point, shift: (i32, i32)) -> Option<(u16, u16)> {
        let (width, height) = (i32::from(self.area.width), i32::from(self.area.height));
        let x = (i32::from(at.x) - i32::from(self.middle.x)) * WIDE + width / 2 / WIDE * WIDE + shift.0;
        let y = i32::from(at.y) - i32::from(self.middle.y) + height / 2 + shift.1;
        let is_inside = (0..width).contains(&x) && (0..height).contains(&y);
        is_inside.then(|| {
            let cell = |value: i32| u16::try_from(value).unwrap_or(0);
            (self.area.x + cell(x), self.area.y + cell(y))
        })
    }

    fn put(&mut self, at: Point, shift: (i32, i32), sign: char, style: Style) {
        if let Some(place) = self.place(at, shift) {
            self.buffer[place].set_char(sign).set_style(style);
        }
    }

    fn write(&mut self, at: Point, shift: (i32, i32), text: &str, style: Style) {
        for (letter, x) in text.chars().zip(shift.0..) {
            self.put(at, (x, shift.1), letter, style);
        }
    }

    fn ground<D: Drawn>(&mut self, view: &D::View) {
        for at in D::extent(view).points() {
            let tile = D::tile(view, at);
            if !tile.is_known() {
                continue;
            }
            let (sign, ink) = of_tile::<D>(&tile, self.look);
            let is_wall = tile.terrain == Terrain::Wall;
            // What is remembered steps back: no floor, and faint walls.
            let sign = if !tile.is_seen() && sign == self.look.glyphs().dot { ' ' } else { sign };
            let ink = match (tile.is_seen(), is_wall) {
                (true, true) => Ink::Text,
                (false, true) => Ink::Frame,
                (false, false) if ink == Ink::Faint => Ink::Frame,
                _ => ink,
            };
            let style =
                if is_wall { self.look.style(ink).add_modifier(Modifier::DIM) } else { self.look.style(ink) };
            self.put(at, (0, 0), sign, style);
            if is_wall {
                self.put(at, (1, 0), sign, style);
            }
            if let Some([who, turns]) = tile.prop.and_then(D::coming) {
                let style = self.look.style(Ink::Blood).add_modifier(Modifier::BOLD);
                self.put(at, (0, 0), who, style);
                self.put(at, (1, 0), turns, style);
            }
        }
    }

    /// What is threatened, what a shot would reach, and which way one would go.
    fn marks<D: Drawn>(&mut self, drawing: &Drawing<'_, D>) {
        let view = drawing.shown();
        if drawing.frame.is_none() {
            for threat in D::threats(&D::scene(view), view) {
                let seen = threat.tiles.into_iter().filter(|at| D::tile(view, *at).is_seen());
                self.fill(seen, '!', threat.tone.into());
            }
        }
        if let Hand::Aiming { weapon, at } = drawing.hand() {
            self.fill(drawing.game.reach(view, D::aim(weapon, at)), '*', Ink::Gold);
        }
        if let Hand::Looking { at } = drawing.hand() {
            let style = self.look.style(Ink::Lux).add_modifier(Modifier::BOLD);
            // What is looked at is still to be seen.
            for tile in D::route(view, at).into_iter().filter(|tile| *tile != at) {
                self.put(tile, (0, 0), '*', style);
            }
        }
    }

    /// Marks tiles beside their signs; bare floor is marked twice.
    fn fill(&mut self, tiles: impl IntoIterator<Item = Point>, mark: char, ink: Ink) {
        let style = self.look.style(ink).add_modifier(Modifier::BOLD);
        let dot = self.look.glyphs().dot;
        for at in tiles {
            if let Some(place) = self.place(at, (0, 0))
                && self.buffer[place].symbol() == dot.to_string()
            {
                self.put(at, (0, 0), mark, style);
            }
            self.put(at, (1, 0), mark, style);
        }
    }

    fn other<D: Drawn>(&mut self, body: &Body<D>, frame: Option<&Frame<'_, D>>) {
        let (letter, ink) = D::body(body.look);
        let shift = shift(frame, body.id);
        self.put(body.at, shift, letter, self.lit(ink, frame, body.id));
        if let Some((mark, ink)) = mark_of(&body.glance) {
            let style = self.look.style(ink).add_modifier(Modifier::BOLD);
            self.put(body.at, (shift.0 + 1, shift.1), mark, style);
        }
    }

    fn own<D: Drawn>(&mut self, body: &Body<D>, scene: &Scene<D>, drawing: &Drawing<'_, D>) {
        let (view, frame) = (drawing.shown(), drawing.frame.as_ref());
        let (sign, ink) = D::body(body.look);
        let ink = if body.hp * 3 <= body.most_hp { Ink::Blood } else { ink };
        let sign = if D::is_over(view) && frame.is_none() { 'X' } else { sign };
        // The window goes with whoever leads, who therefore stays in its middle.
        let shift = if body.id == scene.lead { (0, 0) } else { shift(frame, body.id) };
        self.put(body.at, shift, sign, self.lit(ink, frame, body.id));
        // What threatens the tile is marked there, and matters more.
        if Threat::any_at(&D::threats(&D::scene(view), view), body.at) {
            return;
        }
        if body.glance.guards {
            self.put(body.at, (shift.0 + 1, shift.1), ')', self.look.style(Ink::Lux));
        } else if frame.is_none() {
            self.underfoot::<D>(view, body.at);
        }
    }

    /// What somebody stands on, beside them, unless it is bare floor.
    fn underfoot<D: Drawn>(&mut self, view: &D::View, at: Point) {
        let (sign, ink) = of_tile::<D>(&D::tile(view, at), self.look);
        if sign != self.look.glyphs().dot {
            self.put(at, (1, 0), sign, self.look.style(ink));
        }
    }

    /// The style of somebody, reversed while they shine.
    fn lit<D: Drawn>(&self, ink: Ink, frame: Option<&Frame<'_, D>>, who: BodyId) -> Style {
        let style = self.look.style(ink).add_modifier(Modifier::BOLD);
        let is_lit = frame.is_some_and(|frame| frame.shine(who).is_some());
        if is_lit { style.add_modifier(Modifier::REVERSED) } else { style }
    }

    /// What flies, bursts and rises.
    fn film<D: Drawn>(&mut self, frame: &Frame<'_, D>) {
        if let Some((tiles, glow)) = frame.glow() {
            let (mark, ink) = match glow {
                Glow::Struck => ('*', Ink::Blood),
                Glow::Threatened => ('!', Ink::Blood),
                Glow::Changed => ('*', Ink::Gold),
            };
            let known = tiles.into_iter().filter(|at| D::tile(frame.view, *at).is_known());
            self.fill(known, mark, ink);
        }
        if let Some((missile, from, to, progress)) = frame.missile() {
            self.missile(D::missile(missile, from, to), from, to, progress);
        }
        if let Some((look, at, faded)) = frame.falling() {
            let sign = if faded < 50 { D::body(look).0 } else { ',' };
            self.put(at, (0, 0), sign, self.look.style(Ink::Faint));
        }
        if let Some((at, text, ink)) = popup(frame) {
            let style = self.look.style(ink).add_modifier(Modifier::BOLD);
            self.write(at, (0, -1), &text, style);
        }
        if frame.grey() > 0 {
            self.buffer.set_style(self.area, self.look.style(Ink::Faint));
        }
    }

    fn missile(&mut self, (sign, ink): Sign, from: Point, to: Point, progress: u64) {
        let part = i32::try_from(progress).unwrap_or(100);
        let way = |from: u8, to: u8| (i32::from(to) - i32::from(from)) * part;
        let shift = (way(from.x, to.x) * WIDE / 100, way(from.y, to.y) / 100);
        self.put(from, shift, sign, self.look.style(ink).add_modifier(Modifier::BOLD));
    }

    fn cursor<D: Drawn>(&mut self, hand: HandOf<D>) {
        let (Hand::Looking { at } | Hand::Aiming { at, .. }) = hand else { return };
        let style = self.look.style(Ink::Gold).add_modifier(Modifier::BOLD);
        self.put(at, (-1, 0), '[', style);
        self.put(at, (1, 0), ']', style);
    }
}

/// How many characters somebody is from their tile.
fn shift<D: Drawn>(frame: Option<&Frame<'_, D>>, who: BodyId) -> (i32, i32) {
    let offset = frame.map_or_else(Default::default, |frame| frame.offset(who));
    // Whoever leans is still on their tile.
    let across = offset.x * WIDE / TILE;
    let down = offset.y / TILE;
    (across, down)
}

/// What stands beside somebody's letter.
const fn mark_of<D: Drawn>(glance: &Glance<D>) -> Option<Sign> {
    if glance.announced.is_some() {
        Some(('!', Ink::Blood))
    } else if glance.guards {
        Some((')', Ink::Lux))
    } else if glance.hurries {
        Some(('>', Ink::Wane))
    } else {
        None
    }
}

/// The number that rises in this beat.
fn popup<D: Drawn>(frame: &Frame<'_, D>) -> Option<(Point, String, Ink)> {
    let lost = |target: BodyId, amount: i32| {
        let ink = if target.is_own() { Ink::Bright } else { Ink::Blood };
        (format!("-{amount}"), ink)
    };
    match *frame.beat {
        Beat::Blow { at, amount, crit: true, .. } => Some((at, format!("CRIT! -{amount}"), Ink::Gold)),
        Beat::Blow { at, target, amount, .. } => {
            let (text, ink) = lost(target, amount);
            Some((at, text, ink))
        }
        Beat::Trap { target, amount, .. } | Beat::Suffering { target, amount, .. } => {
            let (text, ink) = lost(target, amount);
            Some((frame.scene.place(target)?, text, ink))
        }
        Beat::Healing { target, amount, .. } => {
            Some((frame.scene.place(target)?, format!("+{amount}"), Ink::Life))
        }
        Beat::Level { who, level } => Some((frame.scene.place(who)?, format!("LEVEL {level}"), Ink::Gold)),
        _ => None,
    }
}
