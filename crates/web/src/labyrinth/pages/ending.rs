//! The last page of a run: what killed, how, how to do better, and what the run was like.

use engine::{Audience, Game};
use labyrinth::{Cause, Content, Kind, Labyrinth, Slot, View};
use leptos::prelude::*;
use stage::Entry;
use stage::labyrinth::{Chronicle, Epitaph};

use crate::art::{Art, Icon, Picture, Sign};
use crate::labyrinth::pages::history;
use crate::labyrinth::panels::gear::{name, picture};
use crate::labyrinth::seat::pictured::thing_art;
use crate::labyrinth::seat::{Play, SEATS};
use crate::labyrinth::words::LabyrinthWords;
use crate::shell::desk::Desk;
use crate::table::{Cost, Ended, LastPage, costs, table_words};

/// How many of the last lines of the log are told again.
const LAST: usize = 8;

/// What is said of a run that is over.
pub(in crate::labyrinth) fn last_page(ended: &Ended<'_, Play>) -> LastPage {
    let page = Page {
        told: LabyrinthWords::of(untrack(|| ended.desk.words())),
        view: ended.session.game().view(Audience::Everyone),
        chronicle: ended.chronicle,
    };
    let (told, view) = (page.told, &page.view);
    let (title, happened, lesson, hint) = page.epitaph(ended.desk, &ended.session.setup().content());
    let art = view.over.map_or(Art::Climber, |outcome| killer(outcome.cause));
    let bot = (SEATS.bots)(ended.seats.name()).map(|bot| {
        view! { <p class="accent small"><Icon sprite=Art::Eye/>" "{(told.climbed_by)(&bot)}</p> }
    });
    let words = view! {
        {bot}
        <p class="lead">{happened}</p>
        <p>{lesson}</p>
        <p class="quiet">{hint}</p>
        <p class="end-score">
            <span class="label">{told.score}</span>
            <Sign text=view.score.to_string() class="sign-large"/>
            <span class="labyrinth-end-title-earned">{ended.best(move |ledger, own| history::best_told(told, ledger, own))}</span>
        </p>
    };
    LastPage {
        tone: if view.over.is_some() { "blood" } else { "bright" },
        picture: view! { <div class="labyrinth-end-scene"><Picture sprite=art/></div> }.into_any(),
        title,
        words: words.into_any(),
        panels: view! { {page.deeds()} {page.worn()} {page.lines()} }.into_any(),
        rules: view.rules.to_string(),
    }
}

/// What the page is about.
struct Page<'a> {
    told: &'static LabyrinthWords,
    view: View,
    chronicle: &'a Chronicle,
}

impl Page<'_> {
    /// The headline, what happened, what was left undone, and how to do better.
    fn epitaph(&self, desk: Desk, content: &Content) -> (String, String, String, String) {
        let Some(outcome) = self.view.over else {
            let title = table_words(desk, Labyrinth::NAME).given_up_title.to_owned();
            return (title, (self.told.turned_back)(self.view.floor.0), String::new(), String::new());
        };
        let Epitaph { title, what_happened, lesson, hint, .. } =
            Epitaph::of(&outcome, &self.view.hero, &self.chronicle.story, content);
        (title, what_happened, lesson, hint)
    }

    fn deeds(&self) -> AnyView {
        let (story, view) = (&self.chronicle.story, &self.view);
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
            view! { <li class="labyrinth-item">{picture(*item)}<span class="labyrinth-item-words">{name(*item)}<span class="quiet small">{item.main_words()}</span></span></li> }
        });
        let relics =
            self.view.hero.relics.iter().map(|relic| view! { <li class="labyrinth-item magic"><span class="labyrinth-piece"><Picture sprite=Art::relic(relic) class="labyrinth-piece-picture"/></span>{relic.to_string()}</li> });
        let mut lost: Vec<(Kind, u32)> = Vec::new();
        for kind in Kind::ALL {
            let cost = self.chronicle.story.lost_to[kind.index()];
            let place = lost.partition_point(|(_, known)| *known >= cost);
            if cost > 0 {
                lost.insert(place, (kind, cost));
            }
        }
        let cost = |(kind, amount): (Kind, u32)| Cost {
            tone: "blood",
            picture: view! { <Picture sprite=Art::dweller(kind) class="labyrinth-end-picture"/> }.into_any(),
            name: kind.to_string(),
            amount,
        };
        let lost = lost.into_iter().take(6).map(cost).collect();
        let costs = costs(self.told.lost_to, self.told.hp, lost);
        view! {
            <section class="panel stack">
                <h2 class="panel-title">{self.told.carried}</h2>
                <ul class="labyrinth-items" role="list">{items.collect_view()}{relics.collect_view()}</ul>
                {costs}
            </section>
        }
        .into_any()
    }

    fn lines(&self) -> AnyView {
        let (all, _) = self.chronicle.lines();
        let lines = all[all.len().saturating_sub(LAST)..].iter().map(|line| {
            let Entry { tone, text } = &line.entry;
            view! { <li class=format!("table-line tone-{}", tone.name())>{text.clone()}</li> }
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
