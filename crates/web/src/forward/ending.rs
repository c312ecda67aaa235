//! The last page of a run: how it ended, what it was worth, what it was like.

use forward::{Card, Location, Outcome, Phase};
use leptos::prelude::*;
use stage::forward::{Epitaph, Story, card_tone};

use super::play::Play;
use crate::art::{Art, Drawing, Icon, Picture, Sign, vignette};
use crate::keys::Action;
use crate::words::ForwardWords;

/// The last page.
pub(super) fn ending(play: Play) -> impl IntoView {
    let (view, story, seed) =
        play.run.with_value(|run| (run.view(), run.chronicle.story.clone(), run.seed()));
    let Phase::Over(outcome) = view.phase else { return ().into_any() };
    let said = Epitaph::of(outcome, view.hero, &story);
    let art = match outcome {
        Outcome::Won => Art::Traveller,
        Outcome::Died { cause, location } => Art::met(cause, location.tier()),
    };
    let told = play.board.words();
    let tone = match outcome {
        Outcome::Won => "gold",
        Outcome::Died { .. } => "blood",
    };
    view! {
        <article class="fw-ending page">
            <header class=format!("fw-ending-head tone-{tone}")>
                <Drawing pixels=vignette(said.location.index()) class="fw-ending-vignette"/>
                <div class="fw-ending-picture"><Picture sprite=art/></div>
                <h1 class="fw-ending-title" tabindex="-1"><Sign text=said.title.to_owned() class="sign-large"/></h1>
                <p class="lead">{said.what_happened}</p>
                <p class="quiet">{said.lesson}</p>
            </header>
            {ways(play)}
            <div class="fw-ending-body">
                {score(play)}
                {skyline(play, &story)}
                {deeds(told, &story)}
            </div>
            <p class="quiet small">{told.rules}" "{view.rules.to_string()}" · "{told.seed}" "<span class="mono">{seed.to_string()}</span></p>
        </article>
    }
    .into_any()
}

fn ways(play: Play) -> impl IntoView {
    let words = play.words();
    let button =
        move |class: &'static str, art: Art, words: &'static str, action: Option<Action>, act: fn(Play)| {
            let key = action.map(|action| play.board.key(action));
            view! { <button class=class on:click=move |_| act(play)><Icon sprite=art/>{words}{key}</button> }
        };
    view! {
        <div class="fw-ways row row-center">
            {button("button button-primary button-large", Art::Play, words.again, Some(Action::Again), Play::again)}
            <a class="button" href=play.watch().href()><Icon sprite=Art::Eye/>{words.watch_run}{play.board.key(Action::Watch)}</a>
            {button("button", Art::Share, words.share, None, Play::share)}
            {button("button", Art::Download, words.export, None, Play::export)}
            <a class="button" href=Play::lobby().href()><Icon sprite=Art::Back/>{words.back}{play.board.key(Action::Back)}</a>
        </div>
    }
}

fn score(play: Play) -> impl IntoView {
    let told = play.board.words();
    let [depth, health, light, pace] = told.sheet;
    let sheet = play.run.with_value(|run| run.view().score);
    let line = |what: &'static str, worth: u32| view! { <tr><th scope="row">{what}</th><td class="cell-number">{worth}</td></tr> };
    view! {
        <section class="panel">
            <h2 class="panel-title">{told.score}</h2>
            <table class="table fw-sheet">
                <tbody>
                    {line(depth, sheet.depth)}
                    {line(health, sheet.health)}
                    {line(light, sheet.light)}
                    {line(pace, sheet.pace)}
                </tbody>
                <tfoot><tr class="accent"><th scope="row">{told.total}</th><td class="cell-number"><strong>{sheet.total()}</strong></td></tr></tfoot>
            </table>
        </section>
    }
}

/// HP at the end of each location, as a little skyline.
fn skyline(play: Play, story: &Story) -> impl IntoView + use<> {
    let whole = play.run.with_value(|run| run.session.game().content().max_hp).max(1);
    let houses = Location::all()
        .map(|location| {
            let hp = story.hp_at(location);
            let height = hp.map_or(0, |hp| u32::from(hp) * 100 / u32::from(whole));
            view! {
                <li class="fw-house" class:fw-house-none=hp.is_none()>
                    <span class="fw-house-hp number">{hp.map_or_else(|| "–".to_owned(), |hp| hp.to_string())}</span>
                    <span class="fw-house-wall" aria-hidden="true"><span class="fw-house-fill" style:height=format!("{height}%")></span></span>
                    <span class="fw-house-place number quiet small"><span class="sr-only">{location.name()}", "</span>{location.number()}</span>
                </li>
            }
        })
        .collect_view();
    view! {
        <section class="panel">
            <h2 class="panel-title">{play.board.words().skyline}</h2>
            <ol class="fw-skyline" role="list">{houses}</ol>
        </section>
    }
}

fn deeds(told: &'static ForwardWords, story: &Story) -> impl IntoView + use<> {
    let [met, slain, lost, healed, used] = told.deeds;
    let costs = story.costs();
    let most = costs.first().map_or(1, |(_, cost)| *cost);
    let bars = costs
        .into_iter()
        .map(|(card, cost): (Card, u32)| {
            view! {
                <li class=format!("fw-cost tone-{}", card_tone(card).name())>
                    <Picture sprite=Art::card(card) class="fw-kind-picture"/>
                    <span class="fw-cost-name">{card.to_string()}</span>
                    <span class="bar bar-bad" aria-hidden="true"><span class="bar-fill fw-cost-fill" style:width=format!("{}%", cost * 100 / most)></span></span>
                    <span class="number">{cost}" "{told.hp}</span>
                </li>
            }
        })
        .collect_view();
    view! {
        <section class="panel fw-deeds">
            <h2 class="panel-title">{told.story}</h2>
            <dl class="facts">
                <dt>{met}</dt><dd>{story.cards}</dd>
                <dt>{slain}</dt><dd>{story.slain}</dd>
                <dt>{lost}</dt><dd>{story.lost()}</dd>
                <dt>{healed}</dt><dd>{story.healed}</dd>
                <dt>{used}</dt>
                <dd>{(told.lux_used)(story.lux)}</dd>
            </dl>
            <h3>{told.lost_to}</h3>
            <ul class="fw-costs" role="list">{bars}</ul>
        </section>
    }
}
