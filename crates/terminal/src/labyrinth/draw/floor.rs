//! The floor around the hero. Every tile is two characters wide: its sign, and a mark beside it.

use grid::Point;
use labyrinth::{Cells, Kind, View, Who};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use stage::labyrinth::{Figure, Frame, Glow, Hand, Missile, Moment, Scene, TILE, route};

use super::{Table, sign};
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

pub(super) fn draw(buffer: &mut Buffer, area: Rect, table: &Table<'_>) {
    let view = table.shown();
    let middle = match table.hand() {
        Hand::Looking { at } => at_middle(view.hero.at, at, area),
        _ => table.hero().at,
    };
    let mut canvas = Canvas { buffer, area, look: table.look(), middle };
    canvas.ground(view);
    canvas.marks(table);
    let scene = table.frame.as_ref().map_or_else(|| Scene::of(view), |frame| frame.scene.clone());
    for figure in &scene.foes {
        canvas.foe(figure, table.frame.as_ref());
    }
    canvas.hero(&scene, view, table.frame.as_ref());
    if let Some(frame) = &table.frame {
        canvas.film(frame);
    }
    canvas.cursor(table.hand());
}

/// The hero stays in the middle while the cursor is in the window.
fn at_middle(hero: Point, cursor: Point, area: Rect) -> Point {
    let (across, down) = (area.width / 4, area.height / 2);
    let is_inside =
        u16::from(hero.x.abs_diff(cursor.x)) < across && u16::from(hero.y.abs_diff(cursor.y)) < down;
    if is_inside { hero } else { cursor }
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

    fn ground(&mut self, view: &View) {
        for at in view.explored.iter() {
            let (sign, ink) = sign::ground(view, at, self.look);
            let is_seen = view.seen.contains(at);
            let is_wall = sign == sign::wall(self.look);
            // What is remembered steps back: no floor, and faint walls.
            let sign = if !is_seen && sign == self.look.glyphs().dot { ' ' } else { sign };
            let ink = match (is_seen, is_wall) {
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
        }
        for pad in &view.pads {
            if let Some(arrival) = pad.arrival {
                let turns = char::from_digit(arrival.turns.0.min(9).into(), 10).unwrap_or('+');
                let style = self.look.style(Ink::Blood).add_modifier(Modifier::BOLD);
                self.put(pad.at, (0, 0), arrival.kind.letter(), style);
                self.put(pad.at, (1, 0), turns, style);
            }
        }
    }

    /// What is threatened, what a shot would reach, and which way one would go.
    fn marks(&mut self, table: &Table<'_>) {
        let view = table.shown();
        if table.frame.is_none() {
            self.fill(&(view.threatened() & view.seen), '!', Ink::Blood);
        }
        if let Some(command) = table.hand().aimed() {
            self.fill(&table.game.reach_of(command), '*', Ink::Gold);
        }
        if let Hand::Looking { at } = table.hand() {
            let style = self.look.style(Ink::Lux).add_modifier(Modifier::BOLD);
            // What is looked at is still to be seen.
            for tile in route(view, at).into_iter().filter(|tile| *tile != at) {
                self.put(tile, (0, 0), '*', style);
            }
        }
    }

    /// Marks tiles beside their signs; bare floor is marked twice.
    fn fill(&mut self, tiles: &Cells, mark: char, ink: Ink) {
        let style = self.look.style(ink).add_modifier(Modifier::BOLD);
        let dot = self.look.glyphs().dot;
        for at in tiles.iter() {
            if let Some(place) = self.place(at, (0, 0))
                && self.buffer[place].symbol() == dot.to_string()
            {
                self.put(at, (0, 0), mark, style);
            }
            self.put(at, (1, 0), mark, style);
        }
    }

    fn foe(&mut self, figure: &Figure, frame: Option<&Frame<'_>>) {
        let who = Who::Foe(figure.id, figure.kind);
        let style = self.look.style(sign::rank_ink(figure.kind.rank())).add_modifier(Modifier::BOLD);
        let is_lit = frame.is_some_and(|frame| frame.shine(who).is_some());
        let style = if is_lit { style.add_modifier(Modifier::REVERSED) } else { style };
        let shift = shift(frame, who);
        self.put(figure.at, shift, figure.kind.letter(), style);
        if let Some((mark, ink)) = mark_of(figure) {
            let style = self.look.style(ink).add_modifier(Modifier::BOLD);
            self.put(figure.at, (shift.0 + 1, shift.1), mark, style);
        }
    }

    fn hero(&mut self, scene: &Scene, view: &View, frame: Option<&Frame<'_>>) {
        let hero = &scene.hero;
        let ink = if hero.hp * 3 <= hero.stats.hp { Ink::Blood } else { Ink::Gold };
        let style = self.look.style(ink).add_modifier(Modifier::BOLD);
        let is_lit = frame.is_some_and(|frame| frame.shine(Who::Hero).is_some());
        let style = if is_lit { style.add_modifier(Modifier::REVERSED) } else { style };
        let sign = if view.over.is_some() && frame.is_none() { 'X' } else { '@' };
        // The window goes with the hero, who therefore stays in its middle.
        self.put(hero.at, (0, 0), sign, style);
        // What threatens the tile is marked there, and matters more.
        if hero.guards && !view.threatened().contains(hero.at) {
            self.put(hero.at, (1, 0), ')', self.look.style(Ink::Lux));
        }
    }

    /// What flies, bursts and rises.
    fn film(&mut self, frame: &Frame<'_>) {
        if let Some((tiles, glow)) = frame.glow() {
            let (mark, ink) = match glow {
                Glow::Struck(_) => ('*', Ink::Blood),
                Glow::Threatened(_) => ('!', Ink::Blood),
                Glow::Changed => ('*', Ink::Gold),
            };
            self.fill(&(tiles & frame.view.explored), mark, ink);
        }
        if let Some((missile, from, to, progress)) = frame.missile() {
            self.missile(missile, from, to, progress);
        }
        if let Some((kind, at, faded)) = frame.falling() {
            self.falling(kind, at, faded);
        }
        if let Some((at, text, ink)) = popup(frame) {
            let style = self.look.style(ink).add_modifier(Modifier::BOLD);
            self.write(at, (0, -1), &text, style);
        }
        if frame.grey() > 0 {
            self.buffer.set_style(self.area, self.look.style(Ink::Faint));
        }
    }

    fn missile(&mut self, missile: Missile, from: Point, to: Point, progress: u64) {
        let part = i32::try_from(progress).unwrap_or(100);
        let way = |from: u8, to: u8| (i32::from(to) - i32::from(from)) * part;
        let shift = (way(from.x, to.x) * WIDE / 100, way(from.y, to.y) / 100);
        let (sign, ink) = match missile {
            Missile::Arrow if from.y == to.y => ('-', Ink::Bright),
            Missile::Arrow => ('|', Ink::Bright),
            Missile::Spell(_) => ('*', Ink::Lux),
            Missile::Hex => ('*', Ink::Blood),
        };
        self.put(from, shift, sign, self.look.style(ink).add_modifier(Modifier::BOLD));
    }

    fn falling(&mut self, kind: Kind, at: Point, faded: u64) {
        let sign = if faded < 50 { kind.letter() } else { ',' };
        self.put(at, (0, 0), sign, self.look.style(Ink::Faint));
    }

    fn cursor(&mut self, hand: Hand) {
        let (Hand::Looking { at } | Hand::Aiming { at, .. }) = hand else { return };
        let style = self.look.style(Ink::Gold).add_modifier(Modifier::BOLD);
        self.put(at, (-1, 0), '[', style);
        self.put(at, (1, 0), ']', style);
    }
}

/// How many characters somebody is from their tile.
fn shift(frame: Option<&Frame<'_>>, who: Who) -> (i32, i32) {
    let offset = frame.map_or_else(Default::default, |frame| frame.offset(who));
    // Whoever leans is still on their tile.
    let across = offset.x * WIDE / TILE;
    let down = offset.y / TILE;
    (across, down)
}

/// What stands beside a foe's letter.
const fn mark_of(figure: &Figure) -> Option<(char, Ink)> {
    if figure.intent.is_some() {
        Some(('!', Ink::Blood))
    } else if figure.guards {
        Some((')', Ink::Lux))
    } else if figure.hurries {
        Some(('>', Ink::Wane))
    } else {
        None
    }
}

/// The number that rises in this moment.
fn popup(frame: &Frame<'_>) -> Option<(Point, String, Ink)> {
    let lost = |target: Who, amount: i32| {
        let ink = if target == Who::Hero { Ink::Bright } else { Ink::Blood };
        (format!("-{amount}"), ink)
    };
    match *frame.moment {
        Moment::Blow { at, amount, crit: true, .. } => Some((at, format!("CRIT! -{amount}"), Ink::Gold)),
        Moment::Blow { at, target, amount, .. } => {
            let (text, ink) = lost(target, amount);
            Some((at, text, ink))
        }
        Moment::Trap { target, amount, .. } | Moment::Suffering { target, amount, .. } => {
            let (text, ink) = lost(target, amount);
            Some((frame.scene.place(target)?, text, ink))
        }
        Moment::Healing { amount, .. } => Some((frame.scene.hero.at, format!("+{amount}"), Ink::Life)),
        Moment::Level { level } => Some((frame.scene.hero.at, format!("LEVEL {level}"), Ink::Gold)),
        _ => None,
    }
}
