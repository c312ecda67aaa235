//! The last page of a run: what killed, how, how to do better, and what the run was like.

use engine::{Audience, Game, Seat, Session};
use labyrinth::{Cause, Kind, Setup, Slot, Tower, View};
use leptos::prelude::*;
use stage::Entry;
use stage::labyrinth::{Chronicle, Epitaph, Story};

use super::climber::{Climber, SEATS};
use super::gear::{name, picture};
use super::history;
use super::pictured::thing_art;
use super::play::Play;
use crate::art::{Art, Icon, Picture, Sign};
use crate::desk::Desk;
use crate::ledger::Ledger;
use crate::live::live;
use crate::storage::RunId;
use crate::table::{Ways, begin, table_words, ways};
use crate::words::LabyrinthWords;

/// How many of the last lines of the log are told again.
const LAST: usize = 8;

/// The last page of a run that was played to its end.
pub(super) fn ending(play: Play) -> AnyView {
    let undo = untrack(|| play.can_undo()).then(|| Callback::new(move |()| play.undo()));
    play.run.with_value(|run| {
        let id = run.keeper.id().clone();
        Ended { undo, ..Ended::of(play.desk, id, &run.session, &run.chronicle, run.climber) }.page()
    })
}

/// A run that is over, whether it was played to its end or given up.
pub(super) struct Ended {
    desk: Desk,
    told: &'static LabyrinthWords,
    id: RunId,
    climber: Climber,
    setup: Setup,
    record: Vec<u8>,
    seed: String,
    view: View,
    story: Story,
    last: Vec<Entry>,
    /// Takes the last decision back, where it can be.
    undo: Option<Callback<()>>,
}

impl Ended {
    /// A run that is read from its record.
    pub(super) fn read(desk: Desk, id: RunId, session: &Session<Tower>, climber: Climber) -> Self {
        Self::of(desk, id, session, &Chronicle::of(session), climber)
    }

    fn of(desk: Desk, id: RunId, session: &Session<Tower>, chronicle: &Chronicle, climber: Climber) -> Self {
        let (lines, _) = chronicle.lines();
        Self {
            desk,
            told: untrack(|| desk.words()).labyrinth,
            id,
            climber,
            setup: session.setup().clone(),
            record: session.record_bytes(),
            seed: session.seed().to_string(),
            view: session.game().view(Audience::Seat(Seat::FIRST)),
            story: chronicle.story.clone(),
            last: lines[lines.len().saturating_sub(LAST)..].iter().map(|line| line.entry.clone()).collect(),
            undo: None,
        }
    }

    /// The page.
    pub(super) fn page(self) -> AnyView {
        let told = self.told;
        let (title, happened, lesson, hint) = self.epitaph();
        let art = self.view.over.map_or(Art::Climber, |outcome| killer(outcome.cause));
        let tone = if self.view.over.is_some() { "blood" } else { "bright" };
        let best = self.best();
        let bot = (SEATS.bots)(self.climber.name()).map(|bot| {
            view! { <p class="accent small"><Icon sprite=Art::Eye/>" "{(told.climbed_by)(&bot)}</p> }
        });
        view! {
            <article class="end page">
                <header class=format!("end-head tone-{tone}")>
                    <div class="lt-end-scene"><Picture sprite=art/></div>
                    <div class="end-words">
                        <h1 class="end-title" tabindex="-1"><Sign text=title class="sign-large"/></h1>
                        {bot}
                        <p class="lead">{happened}</p>
                        <p>{lesson}</p>
                        <p class="quiet">{hint}</p>
                        <p class="end-score">
                            <span class="label">{told.score}</span>
                            <Sign text=self.view.score.to_string() class="sign-large"/>
                            <span class="lt-end-title-earned">{best}</span>
                        </p>
                    </div>
                </header>
                {self.ways()}
                <div class="end-body">{self.deeds()}{self.worn()}{self.lines()}</div>
                <p class="quiet small">{told.rules}" "{self.view.rules.to_string()}" · "{told.seed}" "<span class="mono">{self.seed.clone()}</span></p>
            </article>
        }
        .into_any()
    }

    /// What is said about the best run of its kind, once all runs are read.
    fn best(&self) -> AnyView {
        let (told, own, ledger) = (self.told, self.id.clone(), Ledger::followed(Tower::NAME));
        let best = move |ledger: &Ledger| history::best_told(told, ledger, &own);
        live(move || ledger.with(|ledger| (ledger.unread == 0).then(|| best(ledger)).flatten()))
    }

    /// The headline, what happened, what was left undone, and how to do better.
    fn epitaph(&self) -> (String, String, String, String) {
        let Some(outcome) = self.view.over else {
            let title = table_words(self.desk, Tower::NAME).given_up_title.to_owned();
            return (title, (self.told.turned_back)(self.view.floor.0), String::new(), String::new());
        };
        let Epitaph { title, what_happened, lesson, hint, .. } =
            Epitaph::of(&outcome, &self.view.hero, &self.story, &self.setup.content());
        (title, what_happened, lesson, hint)
    }

    fn ways(&self) -> AnyView {
        let (desk, setup, climber) = (self.desk, self.setup.clone(), self.climber);
        ways(Ways {
            desk,
            game: Tower::NAME,
            id: self.id.clone(),
            seed: self.seed.clone(),
            record: self.record.clone(),
            bots: (SEATS.bots)(climber.name()),
            again: Callback::new(move |()| {
                begin::<Tower>(desk, setup.clone(), Some(climber.name().to_owned()));
            }),
            undo: self.undo,
        })
    }

    fn deeds(&self) -> AnyView {
        let (story, view) = (&self.story, &self.view);
        let numbers = [
            view.floor.0,
            u32::from(view.hero.level),
            view.turn.0,
            story.fights,
            view.over.map_or(0, |outcome| outcome.kills),
            story.dealt,
            story.lost(),
            story.healed,
            story.gold,
            story.arrows,
            story.spells,
            story.flasks,
        ];
        let facts = self.told.deeds.into_iter().zip(numbers).filter(|(_, number)| *number > 0);
        let facts = facts.map(|(what, number)| view! { <dt>{what}</dt><dd>{number}</dd> });
        let hardest = story.best_hit.map(|(amount, kind)| {
            view! { <dt>{self.told.best_hit}</dt><dd>{(self.told.hit_on)(amount, &kind.to_string())}</dd> }
        });
        view! {
            <section class="panel">
                <h2 class="panel-title">{self.told.story}</h2>
                <dl class="facts">{facts.collect_view()}{hardest}</dl>
            </section>
        }
        .into_any()
    }

    /// What was worn, and who cost most.
    fn worn(&self) -> AnyView {
        let items = Slot::ALL.into_iter().filter_map(|slot| self.view.hero.worn(slot)).map(|item| {
            view! { <li class="lt-item">{picture(*item)}<span class="lt-item-words">{name(*item)}<span class="quiet small">{item.main_words()}</span></span></li> }
        });
        let relics =
            self.view.hero.relics.iter().map(|relic| view! { <li class="lt-item magic"><span class="lt-piece"><Picture sprite=Art::relic(relic) class="lt-piece-picture"/></span>{relic.to_string()}</li> });
        let mut costs: Vec<(Kind, u32)> = Vec::new();
        for kind in Kind::ALL {
            let cost = self.story.lost_to[kind.index()];
            let place = costs.partition_point(|(_, known)| *known >= cost);
            if cost > 0 {
                costs.insert(place, (kind, cost));
            }
        }
        let most = costs.first().map_or(1, |(_, cost)| *cost);
        let bars = costs.iter().take(6).map(|(kind, cost)| {
            view! {
                <li class="end-cost tone-blood">
                    <Picture sprite=Art::dweller(*kind) class="lt-end-picture"/>
                    <span>{kind.to_string()}</span>
                    <span class="bar bar-bad" aria-hidden="true"><span class="bar-fill end-cost-fill" style:width=format!("{}%", cost * 100 / most)></span></span>
                    <span class="number">{*cost}" "{self.told.hp}</span>
                </li>
            }
        });
        let bars = bars.collect::<Vec<_>>();
        let costs = (!bars.is_empty())
            .then(|| view! { <h3>{self.told.lost_to}</h3><ul class="end-costs" role="list">{bars}</ul> });
        view! {
            <section class="panel stack">
                <h2 class="panel-title">{self.told.carried}</h2>
                <ul class="lt-items" role="list">{items.collect_view()}{relics.collect_view()}</ul>
                {costs}
            </section>
        }
        .into_any()
    }

    fn lines(&self) -> AnyView {
        let lines = self.last.iter().map(|line| {
            view! { <li class=format!("table-line tone-{}", line.tone.name())>{line.text.clone()}</li> }
        });
        view! {
            <section class="panel">
                <h2 class="panel-title">{self.told.last_lines}</h2>
                <ol role="list">{lines.collect_view()}</ol>
            </section>
        }
        .into_any()
    }
}

/// The picture of what killed.
const fn killer(cause: Cause) -> Art {
    match cause {
        Cause::Foe(kind, _) | Cause::Deed(kind, _) => Art::dweller(kind),
        Cause::Ailment(ailment) => Art::ailment(ailment),
        Cause::Trap(trap) => thing_art(trap),
    }
}
