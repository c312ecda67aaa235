//! What the page of a dungeon asks of Descent.

use descent::{Descent, Foe, Loot, Mind, View};
use grid::Point;
use leptos::prelude::*;
use stage::descent::{Body, Hand, List, Look, Prop, Weapon};
use stage::dungeon::{BodyId, Hand as Held};

use crate::art::Art;
use crate::descent::panels::deed::Deed;
use crate::descent::panels::{offer, side, top, ways};
use crate::descent::seat::Board;
use crate::descent::seat::ghosts::Ghosts;
use crate::descent::words::DescentWords;
use crate::dungeon::field::Who;
use crate::dungeon::window::Windows;
use crate::dungeon::{Paged, Pictured, Sighted};
use crate::keys::Action;
use crate::shell::desk::Desk;

impl Paged for Descent {
    type Button = Deed;
    type OwnPanels = Ghosts;
    const WINDOWS: Windows = Windows::FAR;

    fn own_panels() -> Ghosts {
        Ghosts::default()
    }

    fn field(desk: Desk) -> &'static str {
        words(desk).field
    }

    fn top(board: Board) -> AnyView {
        top::top(board)
    }

    fn over(board: Board) -> AnyView {
        view! { {offer::offer(board)} {ways::ways(board)} }.into_any()
    }

    fn side(board: Board, log: AnyView) -> AnyView {
        side::side(board, log)
    }

    fn ghosts(board: Board) -> Vec<(Who, Point)> {
        board.own.seen(board)
    }

    fn is_in_panel(list: List) -> bool {
        matches!(list, List::Pack | List::Belt | List::Shop)
    }

    fn asked(desk: Desk, hand: Hand, key: Option<&str>) -> String {
        let (told, own) = (untrack(|| desk.words()).dungeon, words(desk));
        let choose = |words: fn(&str) -> String| key.map(words).unwrap_or_default();
        match hand {
            Held::Aiming { weapon: Weapon::Slot(slot), .. } => (told.aim)(&(own.slot)(slot + 1), key),
            Held::Aiming { weapon: Weapon::Flask(flask), .. } => (told.aim)(&flask.to_string(), key),
            Held::Asking(_) => (told.which_way)(own.dash),
            Held::List { list: List::Pack, .. } => {
                key.map(|key| (own.in_pack)(key, &desk.key(Action::DROP))).unwrap_or_default()
            }
            Held::List { list: List::Offer, .. } => {
                key.map(|key| (own.offering)(key, &desk.key(Action::EXAMINE))).unwrap_or_default()
            }
            Held::List { list: List::Shop, .. } => choose(own.trading),
            Held::List { list: List::Belt, .. } => choose(own.on_belt),
            Held::List { list: List::Stairs, .. } => choose(own.on_stairs),
            Held::Free | Held::Looking { .. } => String::new(),
        }
    }

    fn sighted(desk: Desk, view: &View, body: &Body) -> Sighted {
        let told = words(desk);
        let mut state = format!("{} / {} {}", body.hp, body.most_hp, told.hp);
        let mut note = |word: &str| {
            state.push_str(", ");
            state.push_str(word);
        };
        let is_it = |foe: &&Foe| BodyId::Other(foe.id.0) == body.id;
        if let Some(foe) = view.foes.iter().find(is_it) {
            match foe.mind {
                Mind::Still | Mind::Idle => note(told.unaware),
                Mind::Fleeing => note(told.flees),
                Mind::Hunting { .. } => {}
            }
        }
        if let Some(intent) = body.glance.announced {
            note(&(told.announces)(&intent.blow.to_string(), intent.turns.0));
        }
        for (ailment, _) in &body.glance.ailments {
            note(&ailment.to_string().to_lowercase());
        }
        match body.look {
            Look::Hero(character) => Sighted::thing(Art::hero(character), character.to_string(), state),
            Look::Dweller(kind) => Sighted {
                rank: Some((kind.tier().sign(), "descent-tier", format!("{:?}", kind.tier()))),
                ..Sighted::thing(Art::creature(kind), kind.to_string(), state)
            },
        }
    }

    fn stands_there(desk: Desk, prop: Prop) -> Sighted {
        let state = if prop.is_spent { words(desk).spent } else { "" };
        let thing = Sighted::thing(Art::thing(prop.thing), prop.thing.to_string(), state);
        Sighted { is_goal: !prop.thing.is_trap(), dyes: Self::standing(prop).dyes, ..thing }
    }

    fn lies_there(loot: Loot) -> Sighted {
        let lying = Self::lying(loot);
        Sighted { dyes: lying.dyes, ..Sighted::thing(lying.art, loot.to_string(), "") }
    }

    fn coming(_desk: Desk, _prop: Prop) -> Option<Sighted> {
        None
    }

    fn shut(desk: Desk) -> &'static str {
        words(desk).shut
    }
}

/// The words of Descent. A page is made once, so a change of language is for the next.
pub(in crate::descent) fn words(desk: Desk) -> &'static DescentWords {
    DescentWords::of(untrack(|| desk.words()))
}
