//! What the page of a dungeon asks of the tower.

use labyrinth::{Labyrinth, Loot, Rank, View};
use leptos::prelude::*;
use stage::dungeon::{BodyId, Hand as Held};
use stage::labyrinth::{Body, Hand, List, Look, Prop, Way, Weapon};

use crate::art::Art;
use crate::dungeon::{Paged, Sighted};
use crate::keys::Action;
use crate::labyrinth::panels::deed::Deed;
use crate::labyrinth::panels::prize::{self, Prizes};
use crate::labyrinth::panels::{side, top};
use crate::labyrinth::seat::Board;
use crate::labyrinth::seat::pictured::{loot_art, rank_letter, thing_art};
use crate::labyrinth::words::LabyrinthWords;
use crate::shell::desk::Desk;

impl Paged for Labyrinth {
    type Button = Deed;
    type OwnPanels = Prizes;

    fn own_panels() -> Prizes {
        Prizes::default()
    }

    fn field(desk: Desk) -> &'static str {
        words(desk).field
    }

    fn top(board: Board) -> AnyView {
        top::top(board)
    }

    fn over(board: Board) -> AnyView {
        prize::prizes(board)
    }

    fn side(board: Board, log: AnyView) -> AnyView {
        side::side(board, log)
    }

    fn asked(desk: Desk, hand: Hand, key: Option<&str>) -> String {
        let (told, own) = (untrack(|| desk.words()).dungeon, words(desk));
        match hand {
            Held::Aiming { weapon: Weapon::Bow, .. } => (told.aim)(own.bow, key),
            Held::Aiming { weapon: Weapon::Spell(spell), .. } => {
                (told.aim)(Deed::Spell(spell).called(own), key)
            }
            Held::Asking(Way::Dash) => (told.which_way)(own.dash),
            Held::Asking(Way::Close) => (told.which_way)(own.close_door),
            Held::List { list: List::Bag, .. } => {
                key.map(|key| (own.in_bag)(key, &desk.key(Action::DROP))).unwrap_or_default()
            }
            Held::List { list: List::Shop, .. } => key.map(|key| (own.trading)(key)).unwrap_or_default(),
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
        let is_unaware = |foe: &labyrinth::Foe| BodyId::Other(foe.id.0) == body.id && !foe.is_awake();
        if view.foes.iter().any(is_unaware) {
            note(told.unaware);
        }
        if body.glance.announced.is_some() {
            note(told.announces);
        }
        if body.glance.guards {
            note(told.guards);
        }
        if body.glance.hurries {
            note(told.hurries);
        }
        for (ailment, _) in &body.glance.ailments {
            note(&ailment.to_string());
        }
        match body.look {
            Look::Climber => Sighted::thing(Art::Climber, told.hero, state),
            Look::Dweller(kind) => Sighted {
                rank: Some(ranked(kind.rank())),
                ..Sighted::thing(Art::dweller(kind), kind.to_string(), state)
            },
        }
    }

    fn stands_there(desk: Desk, prop: Prop) -> Sighted {
        let state = if prop.is_spent { words(desk).spent } else { "" };
        let thing = Sighted::thing(thing_art(prop.thing), prop.thing.to_string(), state);
        Sighted { is_goal: !prop.thing.is_trap(), ..thing }
    }

    fn lies_there(loot: Loot) -> Sighted {
        Sighted::thing(loot_art(loot), loot.to_string(), "")
    }

    fn coming(desk: Desk, prop: Prop) -> Option<Sighted> {
        let arrival = prop.arrival?;
        let state = (words(desk).arrives)(arrival.turns.0);
        let thing = Sighted::thing(Art::Pad, arrival.kind.to_string(), state);
        Some(Sighted { rank: Some(ranked(arrival.kind.rank())), ..thing })
    }

    fn shut(desk: Desk) -> &'static str {
        words(desk).shut
    }
}

/// The letter, the class and the word of a rank.
fn ranked(rank: Rank) -> (&'static str, &'static str, String) {
    let class = match rank {
        Rank::Normal => "labyrinth-normal",
        Rank::Elite => "labyrinth-elite",
        Rank::Boss => "labyrinth-boss",
    };
    (rank_letter(rank), class, rank.to_string())
}

/// The words of the tower. A page is made once, so a change of language is for the next.
pub(in crate::labyrinth) fn words(desk: Desk) -> &'static LabyrinthWords {
    LabyrinthWords::of(untrack(|| desk.words()))
}
