//! The draft of one player: class, skill and minions as cards, each with what it does.

use leptos::prelude::*;
use stage::tactics::DraftRow;
use tactics::{Class, Command, Draft, Kind, Minion, Side};

use crate::art::{Art, Icon, Picture, Sign};
use crate::keys::Action;
use crate::shell::live::{flag, live, value};
use crate::tactics::panels::status::{side_class, time};
use crate::tactics::seat::play::{Drafting, Play};

/// The draft of a player, who is alone with the screen.
pub(in crate::tactics) fn draft(play: Play, side: Side) -> AnyView {
    let told = play.board.words();
    let known = Memo::new(move |_| play.drafting.get().filter(|drafting| drafting.side == side));
    let class = Memo::new(move |_| known.get().and_then(|drafting| drafting.draft.class));
    let skills = live(move || match class.get() {
        Some(class) => skills(play, known, class),
        None => view! { <p class="quiet">{told.skill_later}</p> }.into_any(),
    });
    view! {
        <div class=format!("tactics-draft {}", side_class(side))>
            <header class="tactics-draft-head">
                <h1 class="tactics-draft-title" tabindex="-1"><Sign text=(told.drafts)(&side.to_string())/></h1>
                <p class="quiet">{told.draft_about}</p>
                {time(play.board)}
                <p class="tactics-said" role="status">{live(move || play.board.said.get())}</p>
            </header>
            <section class="tactics-draft-row tactics-classes" aria-labelledby="tactics-class">
                <h2 class="tactics-draft-name" id="tactics-class">{told.class}</h2>
                <div class="tactics-cards">{Class::ALL.into_iter().enumerate().map(|(place, class)| class_card(play, known, place, class)).collect_view()}</div>
            </section>
            <section class="tactics-draft-row tactics-skills" aria-labelledby="tactics-skill">
                <h2 class="tactics-draft-name" id="tactics-skill">{told.pick_skill}</h2>
                <div class="tactics-cards">{skills}</div>
            </section>
            <section class="tactics-draft-row tactics-minions" aria-labelledby="tactics-minions">
                <h2 class="tactics-draft-name" id="tactics-minions">{told.minions}<span class="quiet small">{told.minions_about}</span></h2>
                <div class="tactics-cards tactics-pairs">{pairs(play, known)}</div>
                <dl class="tactics-kinds small">{kinds(play)}</dl>
            </section>
            {lock(play, known)}
        </div>
    }
    .into_any()
}

/// What can be picked: a button that says whether it is.
fn card(play: Play, known: Memo<Option<Drafting>>, row: DraftRow, place: usize, inside: AnyView) -> AnyView {
    let told = play.board.words();
    let is_at =
        move || known.get().is_some_and(|drafting| drafting.hand.row == row && drafting.hand.focus == place);
    let is_picked = move || known.get().is_some_and(|drafting| row.picked(drafting.draft) == Some(place));
    view! {
        <button
            class="tactics-card"
            class:tactics-cursor=flag(is_at)
            class:tactics-picked=flag(is_picked)
            aria-pressed=move || if is_picked() { "true" } else { "false" }
            data-cursor=value(move || is_at().then_some("true"))
            on:click=move |_| play.point_in_draft(row, place)
        >
            {inside}
            {live(move || is_picked().then(|| view! { <span class="tactics-card-tick"><Icon sprite=Art::Check label=told.picked/></span> }))}
        </button>
    }
    .into_any()
}

fn class_card(play: Play, known: Memo<Option<Drafting>>, place: usize, class: Class) -> AnyView {
    let names = class.skills().map(|skill| skill.to_string()).join(", ");
    let inside = view! {
        <span class="tactics-card-picture"><Picture sprite=Art::fighter(Kind::Hero(class))/></span>
        <span class="tactics-card-name">{class.to_string()}</span>
        <span class="tactics-card-about quiet small">{names}</span>
    };
    card(play, known, DraftRow::Class, place, inside.into_any())
}

fn skills(play: Play, known: Memo<Option<Drafting>>, class: Class) -> AnyView {
    let content = play.board.moment.with_untracked(|moment| *moment.game.content());
    let cards = class.skills().into_iter().enumerate().map(|(place, skill)| {
        let inside = view! {
            <span class="tactics-card-name">{skill.to_string()}</span>
            <span class="tactics-card-about small">{skill.about(&content)}</span>
        };
        card(play, known, DraftRow::Skill, place, inside.into_any())
    });
    cards.collect_view().into_any()
}

fn pairs(play: Play, known: Memo<Option<Drafting>>) -> AnyView {
    let picks = DraftRow::Minions.picks(Draft::default());
    let cards = picks.into_iter().enumerate().filter_map(|(place, command)| {
        let Command::Minions(first, second) = command else { return None };
        let picture = |minion: Minion| view! { <span class="tactics-pair-picture"><Picture sprite=Art::fighter(Kind::Minion(minion))/></span> };
        let inside = view! {
            <span class="tactics-pair-pictures">{picture(first)}{picture(second)}</span>
            <span class="tactics-card-name">{first.to_string()}" + "{second.to_string()}</span>
        };
        Some(card(play, known, DraftRow::Minions, place, inside.into_any()))
    });
    cards.collect_view().into_any()
}

fn kinds(play: Play) -> AnyView {
    let content = play.board.moment.with_untracked(|moment| *moment.game.content());
    let kind =
        |minion: Minion| view! { <div><dt>{minion.to_string()}</dt><dd>{minion.about(&content)}</dd></div> };
    Minion::ALL.map(kind).into_iter().collect_view().into_any()
}

fn lock(play: Play, known: Memo<Option<Drafting>>) -> AnyView {
    let told = play.board.words();
    let open = Memo::new(move |_| {
        let draft = known.get().map(|drafting| drafting.draft).unwrap_or_default();
        let rows = [
            (DraftRow::Class, told.class),
            (DraftRow::Skill, told.pick_skill),
            (DraftRow::Minions, told.minions),
        ];
        let open = rows.into_iter().filter(|(row, _)| row.picked(draft).is_none());
        open.map(|(_, name)| name).collect::<Vec<_>>()
    });
    let is_at = move || known.get().is_some_and(|drafting| drafting.hand.row == DraftRow::Ready);
    let note = move || {
        open.with(|open| if open.is_empty() { told.lock_about.to_owned() } else { (told.open_picks)(open) })
    };
    view! {
        <div class="tactics-lock">
            <button
                class="button button-primary button-large"
                class:tactics-cursor=flag(is_at)
                data-cursor=value(move || is_at().then_some("true"))
                aria-disabled=value(move || open.with(|open| !open.is_empty()).then_some("true"))
                on:click=move |_| play.point_in_draft(DraftRow::Ready, 0)
            >
                <Icon sprite=Art::Check/>{told.lock}{play.board.key(Action::CONFIRM)}
            </button>
            <p class="quiet small" role="status">{live(note)}</p>
        </div>
    }
    .into_any()
}
