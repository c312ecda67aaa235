//! The last page of a run: how it ended, what it was worth, what it was like.

use engine::{Audience, Game};
use forward::{Card, Forward, Location, Outcome, Phase, Setup, View};
use leptos::prelude::*;
use stage::Chronicle as _;
use stage::forward::{Entry, Epitaph, Story, card_tone, score_parts};

use crate::art::{Art, Drawing, Picture, Sign, vignette};
use crate::forward::pages::history;
use crate::forward::seat::play::Play;
use crate::forward::words::ForwardWords;
use crate::shell::desk::Desk;
use crate::table::{Cost, Ended, LastPage, costs, table_words};

/// What is said of a run that is over.
pub(in crate::forward) fn last_page(ended: &Ended<'_, Play>) -> LastPage {
    let page = Page {
        told: ForwardWords::of(untrack(|| ended.desk.words())),
        setup: ended.session.setup(),
        view: ended.session.game().view(Audience::Everyone),
        story: &ended.chronicle.story,
    };
    let (told, view) = (page.told, page.view);
    let said = page.headline(ended.desk);
    let scene = vignette(view.location.index());
    // Both pictures have pixels of one size.
    let width = said.art.sprite().width() * 100 / scene.width();
    let picture = view! {
        <div class="end-scene">
            <Drawing pixels=scene class="end-vignette"/>
            <div class="end-picture" style:width=format!("{width}%")><Picture sprite=said.art/></div>
        </div>
    };
    let words = view! {
        <p class="lead">{said.what_happened}</p>
        <p class="quiet">{(told.reached)(view.location)}</p>
        <p class="quiet">{said.lesson}</p>
        <p class="end-score">
            <span class="label">{told.score}</span>
            <Sign text=view.score.total().to_string() class="sign-large"/>
            <span class="quiet">{ended.best(move |ledger, own| history::best_told(told, ledger, own))}</span>
        </p>
    };
    let moments = last_moments(told, ended.chronicle.lines().0);
    let panels = view! { {page.score()} {page.skyline()} {page.deeds()} {moments} };
    LastPage {
        tone: said.tone,
        picture: picture.into_any(),
        title: said.title.to_owned(),
        words: words.into_any(),
        panels: panels.into_any(),
        rules: view.rules.to_string(),
    }
}

/// How many lines of the log are the last moments.
const MOMENTS: usize = 7;

/// The end of the log.
fn last_moments(told: &ForwardWords, lines: &[Entry]) -> AnyView {
    let last = lines[lines.len().saturating_sub(MOMENTS)..].iter();
    let last = last
        .map(|entry| view! { <li class=format!("end-moment tone-{}", entry.tone.name())>{entry.text.clone()}</li> })
        .collect_view();
    view! {
        <section class="panel">
            <h2 class="panel-title">{told.last_moments}</h2>
            <ol class="end-moments small" role="list">{last}</ol>
        </section>
    }
    .into_any()
}

/// What the page is about.
struct Page<'a> {
    told: &'static ForwardWords,
    setup: &'a Setup,
    view: View,
    story: &'a Story,
}

/// What is said above all.
struct Headline {
    tone: &'static str,
    art: Art,
    title: &'static str,
    what_happened: String,
    lesson: String,
}

impl Page<'_> {
    fn headline(&self, desk: Desk) -> Headline {
        let view = &self.view;
        let Phase::Over(outcome) = view.phase else {
            return Headline {
                tone: "bright",
                art: Art::Traveller,
                title: table_words(desk, Forward::NAME).given_up_title,
                what_happened: (self.told.turned_back)(view.location.name()),
                lesson: String::new(),
            };
        };
        let said = Epitaph::of(outcome, view.hero, self.story);
        let (tone, art) = match outcome {
            Outcome::Won => ("gold", Art::Traveller),
            Outcome::Died { cause, location } => ("blood", Art::met(cause, location.tier())),
        };
        Headline { tone, art, title: said.title, what_happened: said.what_happened, lesson: said.lesson }
    }

    fn score(&self) -> AnyView {
        let told = self.told;
        let sheet = self.view.score;
        let line = |(what, worth): (String, u32)| view! { <tr><th scope="row">{what}</th><td class="cell-number">{worth}</td></tr> };
        let parts = score_parts(&self.view).into_iter().map(line).collect_view();
        view! {
            <section class="panel">
                <h2 class="panel-title">{told.score}</h2>
                <table class="table forward-sheet">
                    <tbody>{parts}</tbody>
                    <tfoot><tr class="accent"><th scope="row">{told.total}</th><td class="cell-number"><strong>{sheet.total()}</strong></td></tr></tfoot>
                </table>
            </section>
        }
        .into_any()
    }

    /// HP at the end of each location, as a little skyline; nothing where no location was cleared.
    fn skyline(&self) -> Option<AnyView> {
        if self.story.cleared.is_empty() {
            return None;
        }
        let whole = self.setup.content().max_hp.max(1);
        let houses = Location::all()
            .map(|location| {
                let hp = self.story.hp_at(location);
                let height = hp.map_or(0, |hp| u32::from(hp) * 100 / u32::from(whole));
                view! {
                    <li class="end-house" class:end-house-none=hp.is_none()>
                        <span class="end-house-hp number">{hp.map_or_else(|| "–".to_owned(), |hp| hp.to_string())}</span>
                        <span class="end-house-wall" aria-hidden="true"><span class="end-house-fill" style:height=format!("{height}%")></span></span>
                        <span class="number quiet small"><span class="sr-only">{location.name()}", "</span>{location.number()}</span>
                    </li>
                }
            })
            .collect_view();
        Some(
            view! {
                <section class="panel">
                    <h2 class="panel-title">{self.told.skyline}</h2>
                    <ol class="end-skyline" role="list">{houses}</ol>
                </section>
            }
            .into_any(),
        )
    }

    fn deeds(&self) -> AnyView {
        let (told, story) = (self.told, self.story);
        let [met, slain, lost, healed, used] = told.deeds;
        let counted =
            [(met, story.cards), (slain, story.slain), (lost, story.lost()), (healed, story.healed)];
        let counted = counted.into_iter().filter(|(_, count)| *count > 0);
        let counted = counted.map(|(what, count)| view! { <dt>{what}</dt><dd>{count}</dd> }).collect_view();
        let lux = (told.lux_used)(story.lux);
        let lux = (!lux.is_empty()).then(|| view! { <dt>{used}</dt><dd>{lux}</dd> });
        view! {
            <section class="panel stack">
                <h2 class="panel-title">{told.story}</h2>
                <dl class="facts">{counted}{lux}</dl>
                {self.costs()}
            </section>
        }
        .into_any()
    }

    fn costs(&self) -> Option<AnyView> {
        let cost = |(card, amount): (Card, u32)| Cost {
            tone: card_tone(card).name(),
            picture: view! { <Picture sprite=Art::card(card) class="forward-kind-picture"/> }.into_any(),
            name: card.to_string(),
            amount,
        };
        costs(self.told.lost_to, self.told.hp, self.story.costs().into_iter().map(cost).collect())
    }
}
