//! The floor around whoever leads. Every tile is two characters wide: its sign, and a mark beside it.

use grid::Point;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use stage::Millis;
use stage::dungeon::{
    Beat, Body, BodyId, Frame, Glance, Glow, Hand, HandOf, Scene, TILE, Terrain, Threat, TileOf,
};

use super::sign::{dimmed, of_tile};
use super::{Drawing, Drawn, Sign, Texture};
use crate::paint::{Ink, Look, Motion};

/// Characters of a tile.
const WIDE: i32 = 2;
/// Whoever walks along without being there.
pub(super) const SHADE: char = '8';
/// How long each picture of ground that moves by itself stays.
const FLICKER: Millis = 320;

/// A window on the floor.
struct Canvas<'a> {
    buffer: &'a mut Buffer,
    area: Rect,
    look: Look,
    /// Which picture of moving ground it is.
    moment: Millis,
    /// The tile in the middle.
    middle: Point,
}

pub(super) fn draw<D: Drawn>(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_, D>) {
    let (view, scene) = (drawing.shown(), drawing.scene());
    let middle = match drawing.hand() {
        Hand::Looking { at } => at_middle(D::here(view), at, area),
        _ => scene.own().at,
    };
    let look = drawing.look();
    let moment = if look.motion == Motion::Full { drawing.desk.clock.elapsed() / FLICKER } else { 0 };
    let mut canvas = Canvas { buffer, area, look, moment, middle };
    canvas.ground::<D>(view);
    canvas.marks(drawing);
    if let Some(at) = D::shade(drawing).filter(|at| scene.bodies.iter().all(|body| body.at != *at)) {
        canvas.put(at, (0, 0), SHADE, look.style(Ink::Back));
    }
    for body in scene.others() {
        canvas.other(body, view, drawing.frame.as_ref());
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

    /// The tiles of the floor that are in the window.
    fn window<D: Drawn>(&self, view: &D::View) -> impl Iterator<Item = Point> + use<D> {
        let extent = D::extent(view);
        let (across, down) = (self.area.width / 4 + 1, self.area.height / 2 + 1);
        let span = |middle: u8, reach: u16, length: u8| {
            let reach = u8::try_from(reach).unwrap_or(u8::MAX);
            middle.saturating_sub(reach)..length.min(middle.saturating_add(reach).saturating_add(1))
        };
        let columns = span(self.middle.x, across, extent.width);
        span(self.middle.y, down, extent.height)
            .flat_map(move |y| columns.clone().map(move |x| Point::new(x, y)))
    }

    fn ground<D: Drawn>(&mut self, view: &D::View) {
        for at in self.window::<D>(view) {
            let tile = D::tile(view, at);
            if !tile.is_known() {
                continue;
            }
            if tile.is_wall() {
                self.wall::<D>(at, &tile);
            } else {
                self.open::<D>(at, &tile);
            }
            if let Some([who, turns]) = tile.prop.and_then(D::coming) {
                let style = self.look.style(Ink::Blood).add_modifier(Modifier::BOLD);
                self.put(at, (0, 0), who, style);
                self.put(at, (1, 0), turns, style);
            }
        }
    }

    /// What covers a tile now.
    fn texture<D: Drawn>(&self, tile: &TileOf<D>) -> Option<Texture> {
        tile.cover.map(|cover| D::cover(cover, self.look, self.moment))
    }

    /// Walls are as wide as tiles are; those that are remembered are faint.
    fn wall<D: Drawn>(&mut self, at: Point, tile: &TileOf<D>) {
        let (sign, ink) = of_tile::<D>(tile, self.look);
        let is_whole = tile.terrain == Terrain::Wall;
        let ink = match (tile.is_seen(), is_whole) {
            (true, true) => Ink::Text,
            (false, true) => Ink::Frame,
            _ => ink,
        };
        let style = self.look.style(ink);
        let style = if is_whole { style.add_modifier(Modifier::DIM) } else { style };
        self.put(at, (0, 0), sign, style);
        if is_whole {
            self.put(at, (1, 0), sign, style);
        }
    }

    /// Whatever is no wall. What is remembered steps back: of bare floor nothing is shown, and of ground
    /// one character.
    fn open<D: Drawn>(&mut self, at: Point, tile: &TileOf<D>) {
        let (sign, ink) = of_tile::<D>(tile, self.look);
        let is_bare = sign == self.look.glyphs().dot;
        let texture = self.texture::<D>(tile);
        let (first, second) = match texture {
            Some(Texture { signs: [first, second], .. }) if is_bare => {
                (Some(dimmed(first, tile)), Some(second))
            }
            Some(Texture { beside, .. }) => (Some((sign, ink)), Some(beside)),
            None if is_bare && !tile.is_seen() => (None, None),
            None if ink == Ink::Faint => (Some(dimmed((sign, ink), tile)), None),
            None => (Some((sign, ink)), None),
        };
        let second = second.filter(|_| tile.is_seen());
        for (column, (sign, ink)) in (0..).zip([first, second]).filter_map(|(x, sign)| Some((x, sign?))) {
            self.put(at, (column, 0), sign, self.look.style(ink));
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

    fn other<D: Drawn>(&mut self, body: &Body<D>, view: &D::View, frame: Option<&Frame<'_, D>>) {
        let (letter, ink) = D::body(body.look);
        let shift = shift(frame, body.id);
        self.put(body.at, shift, letter, self.lit(ink, frame, body.id));
        if let Some((mark, ink)) = mark_of(&body.glance) {
            let style = self.look.style(ink).add_modifier(Modifier::BOLD);
            self.put(body.at, (shift.0 + 1, shift.1), mark, style);
        } else if let Some(Texture { beside: (below, ink), .. }) =
            self.texture::<D>(&D::tile(view, body.at)).filter(|_| frame.is_none())
        {
            self.put(body.at, (1, 0), below, self.look.style(ink));
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
        let are_several = scene.bodies.iter().filter(|body| body.id.is_own()).count() > 1;
        if body.glance.guards {
            self.put(body.at, (shift.0 + 1, shift.1), ')', self.look.style(Ink::Lux));
        } else if let (BodyId::Own(number), true) = (body.id, are_several) {
            self.numbered(body.at, shift, number, scene.lead == body.id);
        } else if frame.is_none() {
            self.underfoot::<D>(view, body.at);
        }
    }

    /// Which of several of the player's own it is; whoever leads is lit up.
    fn numbered(&mut self, at: Point, shift: (i32, i32), number: u16, leads: bool) {
        let digit = char::from_digit(u32::from(number) + 1, 10).unwrap_or('+');
        let style = self.look.style(Ink::Gold).add_modifier(Modifier::BOLD);
        let style = if leads { style.add_modifier(Modifier::REVERSED) } else { style };
        self.put(at, (shift.0 + 1, shift.1), digit, style);
    }

    /// What somebody stands on, beside them, unless it is bare floor.
    fn underfoot<D: Drawn>(&mut self, view: &D::View, at: Point) {
        let tile = D::tile(view, at);
        let (sign, ink) = of_tile::<D>(&tile, self.look);
        let ground = self.texture::<D>(&tile).map(|texture| texture.beside);
        let below = if sign == self.look.glyphs().dot { ground } else { Some((sign, ink)) };
        if let Some((sign, ink)) = below {
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
