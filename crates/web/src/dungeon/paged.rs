//! What a game says about the page of its dungeon.

use engine::Game;
use grid::Point;
use leptos::prelude::*;
use stage::dungeon::{Body, Delved, HandOf, Press};

use super::field::Who;
use super::window::Windows;
use super::{Board, Moment, Pictured, Sighted};
use crate::art::Art;
use crate::keys::Action;
use crate::shell::desk::Desk;

/// A dungeon that has a page.
pub(crate) trait Paged: Pictured + Delved + Game<View: Send + Sync> + Send + Sync {
    /// A button of the strip.
    type Button: Button<Self>;
    /// What of the board is the game's own, as signals that can be copied.
    type OwnPanels: Copy + Send + Sync + 'static;
    /// How many tiles it shows at most.
    const WINDOWS: Windows = Windows::NEAR;

    /// The same before anything has happened.
    fn own_panels() -> Self::OwnPanels;

    /// What the field is called for whoever cannot see it.
    fn field(desk: Desk) -> &'static str;

    /// What stands above the field.
    fn top(board: Board<Self>) -> AnyView;

    /// What lies over the field.
    fn over(board: Board<Self>) -> AnyView;

    /// What stands beside the field, with the log.
    fn side(board: Board<Self>, log: AnyView) -> AnyView;

    /// Those who walked here in earlier runs and are to be seen once more, each where they were.
    fn ghosts(_board: Board<Self>) -> Vec<(Who, Point)> {
        Vec::new()
    }

    /// Whether a list stands in the panel beside the field, and not over the field.
    fn is_in_panel(_list: Self::List) -> bool {
        true
    }

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

    /// A class of its own, for its style.
    fn class(self) -> &'static str {
        ""
    }

    /// Its picture, or a sign in the colour of the words.
    fn icon(self, moment: &Moment<D>) -> Result<Art, Art>;

    /// What it is called.
    fn name(self, desk: Desk, moment: &Moment<D>) -> String;

    /// What it does, in the words of the rules.
    fn about(self, desk: Desk, moment: &Moment<D>) -> String;

    /// Whether pressing it only begins something that a direction or a target ends.
    fn is_mode(self) -> bool;

    /// Whether it is pressed for now.
    fn is_on(self, hand: HandOf<D>, errand: Option<stage::dungeon::Errand>) -> bool;

    /// Whether it is what somebody would do where they stand.
    fn is_at_hand(self, moment: &Moment<D>) -> bool;

    /// Whether it is something that the player has not learned.
    fn is_unknown(self, moment: &Moment<D>) -> bool;

    /// How many are left or how long it takes, and the most where there is one.
    fn count(self, moment: &Moment<D>) -> Option<(u8, Option<u8>)>;

    /// Why it cannot be done now.
    fn why_not(self, desk: Desk, moment: &Moment<D>) -> Option<String>;
}
