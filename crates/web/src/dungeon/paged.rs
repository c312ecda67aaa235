//! What a game says about the page of its dungeon.

use engine::Game;
use grid::Point;
use stage::dungeon::{Body, HandOf, Press};

use super::{Pictured, Sighted};
use crate::art::Art;
use crate::keys::Action;
use crate::shell::desk::Desk;

/// A dungeon that has a page.
pub(crate) trait Paged: Pictured + Game<Command: Send + Sync + 'static> + 'static {
    /// A run at one moment.
    type Moment: Clone + PartialEq + Send + Sync + 'static;
    /// A button of the strip.
    type Button: Button<Self>;

    /// The game at a moment.
    fn game(moment: &Self::Moment) -> &Self;

    /// What the player may know of it.
    fn known(moment: &Self::Moment) -> &Self::View;

    /// Where whoever leads stands.
    fn stands(moment: &Self::Moment) -> Point {
        Self::here(Self::known(moment))
    }

    /// What lies at hand, if anything does.
    fn offer(moment: &Self::Moment) -> Option<String>;

    /// What is asked of somebody who is in the middle of something that only this game has, with the
    /// key that confirms.
    fn asked(desk: Desk, hand: HandOf<Self>, key: Option<&str>) -> String;

    /// What is to be said of somebody in sight.
    fn sighted(desk: Desk, view: &Self::View, body: &Body<Self>) -> Sighted;

    /// What is to be said of something that stands around.
    fn stands_there(desk: Desk, prop: Self::Prop) -> Sighted;

    /// What is to be said of something that lies around.
    fn lies_there(find: Self::Find) -> Sighted;

    /// What is to be said of somebody who is on the way to something that stands around.
    fn coming(desk: Desk, prop: Self::Prop) -> Option<Sighted>;

    /// Why the stairs are shut.
    fn shut(desk: Desk) -> &'static str;
}

/// A button of the strip: something that can be done beside walking.
pub(crate) trait Button<D: Paged>: Copy + PartialEq + Send + Sync + 'static {
    /// All of them, in the order of the strip.
    const ALL: &'static [Self];
    /// The one that lets a turn pass, which the pad for fingers has as well.
    const PASS: Self;

    /// The action whose key does the same.
    fn action(self) -> Action;

    /// What pressing it means.
    fn press(self) -> Press<D::Own>;

    /// Its picture, or a sign in the colour of the words.
    fn icon(self) -> Result<Art, Art>;

    /// What it is called.
    fn name(self, desk: Desk) -> &'static str;

    /// What it does, in the words of the rules.
    fn about(self, desk: Desk, moment: &D::Moment) -> String;

    /// Whether pressing it only begins something that a direction or a target ends.
    fn is_mode(self) -> bool;

    /// Whether it is pressed for now.
    fn is_on(self, hand: HandOf<D>, errand: Option<stage::dungeon::Errand>) -> bool;

    /// Whether it is something that the player has not learned.
    fn is_unknown(self, moment: &D::Moment) -> bool;

    /// How many are left or how long it takes, and the most where there is one.
    fn count(self, moment: &D::Moment) -> Option<(u8, Option<u8>)>;

    /// Why it cannot be done now.
    fn why_not(self, desk: Desk, moment: &D::Moment) -> Option<String>;
}
