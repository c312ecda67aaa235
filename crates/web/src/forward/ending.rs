//! The last page of a run: how it ended, what it was worth, what it was like.

use engine::{Audience, Game, Seat, Session};
use forward::{Card, Forward, Location, Outcome, Phase, View};
use leptos::prelude::*;
use stage::Chronicle as _;
use stage::forward::{Chronicle, Epitaph, Story, card_tone};

use super::history;
use super::play::Play;
use crate::art::{Art, Drawing, Picture, Sign, vignette};
use crate::desk::Desk;
use crate::ledger::Ledger;
use crate::live::live;
use crate::storage::RunId;
use crate::table::{Ways, begin, table_words, ways};
use crate::words::ForwardWords;

/// The last page of a run that was played to its end.
pub(super) fn ending(play: Play) -> AnyView {
    let undo = untrack(|| play.can_undo()).then(|| Callback::new(move |()| play.undo()));
    play.run.with_value(|run| {
        let id = run.keeper.id().clone();
        Ended::of(play.desk, id, &run.session, run.chronicle.story.clone()).with_undo(undo).page()
    })
}

/// A run that is over, whether it was played to its end or given up.
pub(super) struct Ended {
    desk: Desk,
    told: &'static ForwardWords,
    id: RunId,
    setup: forward::Setup,
    record: Vec<u8>,
    seed: String,
    view: View,
    story: Story,
    /// Takes the last decision back, where it can be.
    undo: Option<Callback<()>>,
}

/// What is said above all.
struct Headline {
    tone: &'static str,
    art: Art,
    title: &'static str,
    what_happened: String,
    lesson: String,
}

impl Ended {
    /// A run that is read from its record.
    pub(super) fn read(desk: Desk, id: RunId, session: &Session<Forward>) -> Self {
        let story = Chronicle::of(session).story;
        Self::of(desk, id, session, story)
    }

    fn of(desk: Desk, id: RunId, session: &Session<Forward>, story: Story) -> Self {
        Self {
            desk,
            told: untrack(|| desk.words()).forward,
            id,
            setup: session.setup().clone(),
            record: session.record_bytes(),
            seed: session.seed().to_string(),
            view: session.game().view(Audience::Seat(Seat::FIRST)),
            story,
            undo: None,
        }
    }

    fn with_undo(self, undo: Option<Callback<()>>) -> Self {
        Self { undo, ..self }
    }

    /// The page.
    pub(super) fn page(self) -> AnyView {
        let (told, view) = (self.told, self.view);
        let said = self.headline();
        let scene = vignette(view.location.index());
        // Both pictures have pixels of one size.
        let width = said.art.sprite().width() * 100 / scene.width();
        view! {
            <article class="end page">
                <header class=format!("end-head tone-{}", said.tone)>
                    <div class="end-scene">
                        <Drawing pixels=scene class="end-vignette"/>
                        <div class="end-picture" style:width=format!("{width}%")><Picture sprite=said.art/></div>
                    </div>
                    <div class="end-words">
                        <h1 class="end-title" tabindex="-1"><Sign text=said.title.to_owned() class="sign-large"/></h1>
                        <p class="lead">{said.what_happened}</p>
                        <p class="quiet">{said.lesson}</p>
                        <p class="end-score">
                            <span class="label">{told.score}</span>
                            <Sign text=view.score.total().to_string() class="sign-large"/>
                            <span class="quiet">{self.best()}</span>
                        </p>
                    </div>
                </header>
                {self.ways()}
                <div class="end-body">
                    {self.score()}
                    {self.skyline()}
                    {self.deeds()}
                </div>
                <p class="quiet small">{told.rules}" "{view.rules.to_string()}" · "{told.seed}" "<span class="mono">{self.seed}</span></p>
            </article>
        }
        .into_any()
    }

    /// What is said about the best run of its kind, once all runs are read.
    fn best(&self) -> AnyView {
        let (told, own, ledger) = (self.told, self.id.clone(), Ledger::followed(Forward::NAME));
        let best = move |ledger: &Ledger| history::best_told(told, ledger, &own);
        live(move || ledger.with(|ledger| (ledger.unread == 0).then(|| best(ledger)).flatten()))
    }

    fn headline(&self) -> Headline {
        let view = &self.view;
        let Phase::Over(outcome) = view.phase else {
            return Headline {
                tone: "bright",
                art: Art::Traveller,
                title: table_words(self.desk, Forward::NAME).given_up_title,
                what_happened: (self.told.turned_back)(view.location.name()),
                lesson: String::new(),
            };
        };
        let said = Epitaph::of(outcome, view.hero, &self.story);
        let (tone, art) = match outcome {
            Outcome::Won => ("gold", Art::Traveller),
            Outcome::Died { cause, location } => ("blood", Art::met(cause, location.tier())),
        };
        Headline { tone, art, title: said.title, what_happened: said.what_happened, lesson: said.lesson }
    }

    fn ways(&self) -> AnyView {
        let (desk, setup) = (self.desk, self.setup.clone());
        ways(Ways {
            desk,
            game: Forward::NAME,
            id: self.id.clone(),
            seed: self.seed.clone(),
            record: self.record.clone(),
            bots: None,
            again: Callback::new(move |()| begin::<Forward>(desk, setup.clone(), None)),
            undo: self.undo,
        })
    }

    fn score(&self) -> AnyView {
        let told = self.told;
        let [depth, health, light, pace] = told.sheet;
        let sheet = self.view.score;
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
        let (told, story) = (self.told, &self.story);
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
        let told = self.told;
        let costs = self.story.costs();
        let (_, most) = *costs.first()?;
        let bars = costs
            .into_iter()
            .map(|(card, cost): (Card, u32)| {
                view! {
                    <li class=format!("end-cost tone-{}", card_tone(card).name())>
                        <Picture sprite=Art::card(card) class="fw-kind-picture"/>
                        <span>{card.to_string()}</span>
                        <span class="bar bar-bad" aria-hidden="true"><span class="bar-fill end-cost-fill" style:width=format!("{}%", cost * 100 / most)></span></span>
                        <span class="number">{cost}" "{told.hp}</span>
                    </li>
                }
            })
            .collect_view();
        Some(view! { <h3>{told.lost_to}</h3><ul class="end-costs" role="list">{bars}</ul> }.into_any())
    }
}
