//! The units of both sides: HP, what lies on them, whether they have acted, and what the end of
//! the round will do to them.

use leptos::prelude::*;
use stage::tactics::{Choices, Figure, Scene, command_words, effect_tone};
use tactics::{Command, Effect, Member, Position, Side, Stage, Tile, UnitId, UnitSet};

use crate::art::{Art, Icon, Picture};
use crate::shell::live::live;
use crate::tactics::panels::status::side_class;
use crate::tactics::seat::board::{Board, Tap};
use crate::tactics::seat::moment::{Moment, Who};

/// What the line of a unit shows.
#[derive(Clone, Debug, PartialEq)]
struct Line {
    id: UnitId,
    name: String,
    art: Art,
    tile: Tile,
    hp_born: u8,
    /// Nothing, once it has fallen.
    figure: Option<Figure>,
    rounds: Vec<(Effect, u8)>,
    is_spent: bool,
    charges: u8,
    /// Whether it guards somebody, or is guarded.
    guard: Option<&'static str>,
    plan: Option<String>,
    /// What the end of the round will do, and whether it will be gone.
    end: Option<(String, bool)>,
}

/// A side with all its units.
#[derive(Clone, Debug, PartialEq)]
struct Team {
    who: Who,
    skill: Option<(String, u8)>,
    lines: Vec<Line>,
}

/// Both sides, the one at the far end first.
pub(in crate::tactics) fn rosters(board: Board) -> AnyView {
    live(move || {
        let near = board.near.get();
        let [far, near] = [(near.opponent(), "tactics-far"), (near, "tactics-near")]
            .map(|(side, end)| roster(board, side, end));
        view! { {far} {near} }
    })
}

fn roster(board: Board, side: Side, end: &str) -> AnyView {
    let told = board.words();
    let team = Memo::new(move |_| {
        let scene = board.scene();
        board.moment.with(|moment| board.with_told(|told| team(board, moment, told, side, &scene)))
    });
    let head = move || {
        team.with(|team| {
            let who = match team.who {
                Who::You => told.you.to_owned(),
                Who::Somebody => String::new(),
                Who::Bot(level) => (told.bot)(level),
            };
            let skill = team.skill.clone().map(|(skill, cooldown)| {
                let words = if cooldown == 0 { told.ready.to_owned() } else { (told.ready_in)(cooldown) };
                view! { <p class="tactics-skill small" class:tactics-ready=cooldown == 0><span class="tactics-skill-name">{skill}</span>": "{words}</p> }
            });
            view! { <h2 class="tactics-team-name"><strong>{side.to_string()}</strong>" "<span class="quiet small">{who}</span></h2>{skill} }
        })
    };
    let lines =
        move || team.with(|team| team.lines.iter().map(|line| unit(board, line.clone())).collect_view());
    view! {
        <section class=format!("tactics-team panel {end} {}", side_class(side)) aria-label=(told.units_of)(&side.to_string())>
            <div class="tactics-team-head">{live(head)}</div>
            <ul class="tactics-units" role="list">{live(lines)}</ul>
        </section>
    }
    .into_any()
}

/// What is shown of a side: who it is after the last command, what is left of everything as far
/// as it has been told, and what the board shows now.
fn team(board: Board, moment: &Moment, told: &Moment, side: Side, scene: &Scene) -> Team {
    let (position, known) = (moment.position(), told.position());
    if position.stage() == Stage::Draft {
        return Team { who: moment.player(side), skill: None, lines: Vec::new() };
    }
    let is_showing = board.is_showing();
    let hero = known.unit(side.hero());
    let spent = if scene.round == known.round() { known.spent() } else { UnitSet::NONE };
    let is_listed = |id: &UnitId| id.member() != Member::Clone || scene.figure(*id).is_some();
    let lines = side.units().iter().filter(is_listed).map(|id| {
        let (unit, left) = (position.unit(id), known.unit(id));
        let fate = moment.forecast.iter().find(|fate| fate.who.id == id && !is_showing);
        Line {
            id,
            name: unit.kind.to_string(),
            art: Art::fighter(unit.kind),
            tile: unit.tile,
            hp_born: unit.stats.hp,
            figure: scene.figure(id).copied(),
            rounds: Effect::ALL.into_iter().map(|effect| (effect, left.effects.rounds(effect))).collect(),
            is_spent: spent.contains(id),
            charges: left.charges,
            guard: guard(board, known, id),
            plan: left.plan.map(|plan| command_words(known, side, Command::Unit(id.member(), plan.deed))),
            end: fate.and_then(|fate| Some((fate.words()?, fate.goes))),
        }
    });
    Team {
        who: moment.player(side),
        skill: hero.skill.map(|skill| (skill.to_string(), hero.cooldown)),
        lines: lines.collect(),
    }
}

/// Whether a unit takes blows for somebody, or has somebody who does.
fn guard(board: Board, position: &Position, id: UnitId) -> Option<&'static str> {
    let told = board.words();
    if position.guardian(id).is_some() {
        return Some(told.guarded);
    }
    position.living().iter().any(|ward| position.guardian(ward) == Some(id)).then_some(told.guards)
}

fn unit(board: Board, line: Line) -> AnyView {
    let told = board.words();
    let Some(figure) = line.figure else {
        let words = (told.fell)(&line.tile.to_string());
        return view! {
            <li class="tactics-unit tactics-fallen">
                <span class="tactics-unit-picture"><Picture sprite=line.art/></span>
                <span class="tactics-unit-name">{line.name}</span>
                <span class="quiet small">{words}</span>
            </li>
        }
        .into_any();
    };
    let (id, tile) = (line.id, figure.tile);
    let is_chosen = move || {
        board.hand.get().is_some_and(|hand| hand.chosen == Some(id.member()))
            && board.moment.with(|moment| moment.choices.as_ref().map(Choices::side) == Some(id.side()))
    };
    let width = u32::from(figure.hp.min(line.hp_born)) * 100 / u32::from(line.hp_born.max(1));
    let is_low = width <= 34;
    let shield = (figure.shield > 0).then(|| {
        view! { <span class="badge tone-bright tactics-badge">"+"{figure.shield}" "{told.shield}</span> }
    });
    let charges = (line.charges > 0).then(
        || view! { <span class="badge badge-accent tactics-badge">{(told.charges)(line.charges)}</span> },
    );
    let hidden =
        figure.hidden.then(|| view! { <span class="badge badge-quiet tactics-badge">{told.hidden}</span> });
    let effects = figure.effects().map(|effect| mark(board, effect, &line.rounds)).collect_view();
    let guard =
        line.guard.map(|words| view! { <span class="badge tone-bright tactics-badge">{words}</span> });
    let acted = line
        .is_spent
        .then(|| view! { <span class="tactics-acted"><Icon sprite=Art::Check label=told.acted/></span> });
    let end = line.end.map(|(words, goes)| {
        view! { <span class="tactics-end small" class:tactics-gone=goes>{told.round_end}": "{words}</span> }
    });
    let plan = line.plan.map(|deed| view! { <span class="tactics-plan small">{(told.plans)(&deed)}</span> });
    let inside = view! {
        <span class="tactics-unit-picture"><Picture sprite=line.art/></span>
        <span class="tactics-unit-name">{line.name}" "<span class="quiet small mono">{tile.to_string()}</span></span>
        <span class="tactics-unit-hp number">{figure.hp}<span class="quiet">" / "{line.hp_born}</span>" "{told.hp}</span>
        <span class="bar tactics-unit-bar" class:bar-life=!is_low class:bar-bad=is_low aria-hidden="true"><span class="bar-fill tactics-fill" style:width=format!("{width}%")></span></span>
        {acted}
        <span class="tactics-unit-marks">{shield}{guard}{charges}{hidden}{effects}{end}{plan}</span>
    };
    let button = if board.is_replay() {
        view! { <div class="tactics-unit-line">{inside}</div> }.into_any()
    } else {
        view! {
            <button
                class="tactics-unit-line"
                aria-pressed=move || if is_chosen() { "true" } else { "false" }
                on:click=move |_| board.tap(Tap::Point(tile))
            >
                {inside}
            </button>
        }
        .into_any()
    };
    view! { <li class="tactics-unit" class:tactics-spent=line.is_spent>{button}</li> }.into_any()
}

fn mark(board: Board, effect: Effect, rounds: &[(Effect, u8)]) -> AnyView {
    let told = board.words();
    let left = rounds.iter().find(|(known, _)| *known == effect).map_or(0, |(_, left)| *left);
    let words = if left > 0 { format!("{effect}, {}", (told.rounds)(left)) } else { effect.to_string() };
    let title = words.clone();
    let pips = (0..left).map(|_| view! { <i class="tactics-pip"></i> }).collect_view();
    view! {
        <span class=format!("badge tactics-badge tone-{}", effect_tone(effect).name()) title=title>
            <span class="tactics-mark"><Picture sprite=Art::effect(effect)/></span>
            <span aria-hidden="true">{effect.to_string()}</span>
            <span class="tactics-pips" aria-hidden="true">{pips}</span>
            <span class="sr-only">{words}</span>
        </span>
    }
    .into_any()
}
