//! Ink that is laid on as far as light falls.

use stage::dungeon::Sight;

use crate::art::{Flip, Ink, Pixels, Spot, Sprite, wait};

/// A brush for one tile.
pub(super) struct Brush<'a> {
    pub(super) pixels: &'a mut Pixels,
    pub(super) sight: Sight,
    /// Where the lamp is in the picture.
    pub(super) lamp: Option<Lamp>,
}

/// A lamp.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lamp {
    /// Where it is in the picture.
    pub(super) at: Spot,
    /// How far it shines as it is, and how far until it is dimmest, in cells.
    pub(super) reach: (i32, i32),
}

impl Brush<'_> {
    /// One cell of the picture.
    pub(super) fn dot(&mut self, (x, y): Spot, ink: Ink) {
        let ink = match self.sight {
            Sight::Unknown => Ink::Void,
            Sight::Remembered => dimmed(dimmed(ink)),
            Sight::Seen if self.is_lit((x, y)) => ink,
            Sight::Seen => dimmed(ink),
        };
        self.pixels.dot(x, y, ink);
    }

    /// One cell of what covers the floor: remembered, it is one step darker and not two, because it is known.
    pub(super) fn cover(&mut self, (x, y): Spot, ink: Ink) {
        match self.sight {
            Sight::Remembered => self.pixels.dot(x, y, dimmed(ink)),
            Sight::Unknown | Sight::Seen => self.dot((x, y), ink),
        }
    }

    /// One cell of something that shines by itself: no lamp has to fall on it.
    pub(super) fn shine(&mut self, (x, y): Spot, ink: Ink) {
        let ink = match self.sight {
            Sight::Unknown => Ink::Void,
            Sight::Remembered => dimmed(ink),
            Sight::Seen => ink,
        };
        self.pixels.dot(x, y, ink);
    }

    /// A filled rectangle.
    pub(super) fn rect(&mut self, (x, y): Spot, (wide, tall): Spot, ink: Ink) {
        for row in y..y + tall {
            for column in x..x + wide {
                self.dot((column, row), ink);
            }
        }
    }

    /// A sprite whose cells are dyed.
    pub(super) fn sprite(&mut self, sprite: &Sprite, at: Spot, dye: &dyn Fn(Ink) -> Option<Ink>) {
        let is_seen = self.sight == Sight::Seen;
        self.pixels.stamp(sprite, at, Flip::Straight, &|_, ink| {
            let ink = dye(ink)?;
            Some(if is_seen { ink } else { dimmed(ink) })
        });
    }

    /// A sprite in its own inks, as it is or as in a mirror.
    pub(super) fn flipped(&mut self, sprite: &Sprite, at: Spot, flip: Flip) {
        let is_seen = self.sight == Sight::Seen;
        self.pixels.stamp(sprite, at, flip, &|_, ink| Some(if is_seen { ink } else { dimmed(ink) }));
    }

    /// Whether a cell is lit by the lamp: less and less of them, farther out.
    fn is_lit(&self, (x, y): Spot) -> bool {
        let Some(Lamp { at, reach: (bright, dimmest) }) = self.lamp else { return true };
        let (right, down) = ((x - at.0).abs(), (y - at.1).abs());
        // An octagon is as good as a circle here, and needs no root.
        let far = right.max(down) + right.min(down) * 2 / 5;
        far <= bright || (far - bright) * 16 / (dimmest - bright) <= wait((x, y))
    }
}

/// The ink a step farther from the light.
pub(super) const fn dimmed(ink: Ink) -> Ink {
    match ink {
        Ink::Bone => Ink::Mist,
        Ink::Mist => Ink::Stone,
        Ink::Stone => Ink::Slate,
        Ink::Slate | Ink::Deep | Ink::Moss | Ink::Dusk => Ink::Raised,
        Ink::Raised | Ink::Wine | Ink::Bark => Ink::Panel,
        Ink::Panel => Ink::Night,
        Ink::Night | Ink::Void => Ink::Void,
        Ink::Lamp => Ink::Ember,
        Ink::Ember => Ink::Rust,
        Ink::Rust | Ink::Wood => Ink::Bark,
        Ink::Blood => Ink::Wine,
        Ink::Life => Ink::Moss,
        Ink::Tide => Ink::Deep,
        Ink::Lux => Ink::Dusk,
    }
}

/// The ink without its colour, about as bright.
pub(super) const fn greyed(ink: Ink) -> Ink {
    match ink {
        Ink::Lamp | Ink::Life => Ink::Mist,
        Ink::Ember | Ink::Blood | Ink::Tide | Ink::Lux | Ink::Wood => Ink::Stone,
        Ink::Rust | Ink::Wine | Ink::Moss | Ink::Deep | Ink::Dusk | Ink::Bark => Ink::Slate,
        other => other,
    }
}
