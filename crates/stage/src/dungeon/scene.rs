//! Everybody as they are to be seen at one moment of a film.

use grid::Point;

use super::{Body, BodyId, Dungeon};

/// All who can be seen. Events change it one by one, so that a film can show every step between
/// two views.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene<D: Dungeon> {
    /// Everybody who is to be seen.
    pub bodies: Vec<Body<D>>,
    /// Which of them the player moves.
    pub lead: BodyId,
    /// What is told of the player's own beside the floor. HP and places are those of the bodies.
    pub sheet: D::Sheet,
}

impl<D: Dungeon> Scene<D> {
    /// Somebody, if they are to be seen.
    pub fn body(&self, id: BodyId) -> Option<&Body<D>> {
        self.bodies.iter().find(|body| body.id == id)
    }

    /// Everybody who is not the player's.
    pub fn others(&self) -> impl Iterator<Item = &Body<D>> {
        self.bodies.iter().filter(|body| !body.id.is_own())
    }

    /// The body that the player moves.
    ///
    /// # Panics
    /// When there is none: whoever leads is in every scene.
    pub fn own(&self) -> &Body<D> {
        self.body(self.lead).expect("whoever leads is to be seen")
    }

    /// Where somebody stands.
    pub fn place(&self, id: BodyId) -> Option<Point> {
        self.body(id).map(|body| body.at)
    }

    /// HP left and the most, of somebody.
    pub fn health(&self, id: BodyId) -> Option<(i32, i32)> {
        self.body(id).map(|body| (body.hp, body.most_hp))
    }

    /// Changes somebody who is to be seen.
    pub(crate) fn change(&mut self, id: BodyId, change: impl FnOnce(&mut Body<D>)) {
        if let Some(body) = self.bodies.iter_mut().find(|body| body.id == id) {
            change(body);
        }
    }

    /// Somebody is gone.
    pub(crate) fn remove(&mut self, id: BodyId) {
        self.bodies.retain(|body| body.id != id);
    }

    /// Somebody appears at a tile, unless they are to be seen already. How they are otherwise, another
    /// scene tells.
    pub(crate) fn appear(&mut self, id: BodyId, at: Point, later: &Self) {
        if self.body(id).is_none()
            && let Some(body) = later.body(id)
        {
            self.bodies.push(Body { at, ..body.clone() });
        }
    }
}
