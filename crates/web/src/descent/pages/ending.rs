//! The last page of a run: what ended it, how, what might have helped, what it was like and what it opened.

use descent::{Descent, Outcome, Source, View};
use engine::{Audience, Game as _};
use leptos::prelude::*;
use stage::Entry;
use stage::descent::{Chronicle, Epitaph, LAST_TURNS};

use super::history::{best_told, opened};
use super::race;
use crate::art::{Art, Icon, Picture, Sign};
use crate::descent::panels::card::{name, picture};
use crate::descent::panels::kit::joint;
use crate::descent::seat::{Play, SEATS};
use crate::descent::words::DescentWords;
use crate::dungeon::last_turns;
use crate::ledger::Ledger;
use crate::shell::live::live;
use crate::table::{Cost, Ended, LastPage, costs, table_words};

/// How many of the last lines of the log are told again.
const LAST: usize = 8;
/// Of what cost HP, so many rows.
const COSTS: usize = 6;

/// What is said of a run that is over.
pub(in crate::descent) fn last_page(ended: &Ended<'_, Play>) -> LastPage {
    let page = Page {
        ended,
        told: DescentWords::of(untrack(|| ended.desk.words())),
        view: ended.session.game().view(Audience::Everyone),
        chronicle: ended.chronicle,
    };
    let (told, outcome) = (page.told, page.view.over);
    let (title, happened, lesson, hint) = page.epitaph();
    let bot = (SEATS.bots)(ended.seats.name()).map(|bot| {
        view! { <p class="accent small"><Icon sprite=Art::Eye/>" "{(told.played_by)(&bot)}</p> }
    });
    let words = view! {
        {bot}
        <p class="lead">{happened}</p>
        <p>{lesson}</p>
        <p class="quiet">{hint}</p>
        <p class="end-score">
            <span class="label">{told.score}</span>
            <Sign text=page.view.score.to_string() class="sign-large"/>
            <span class="descent-best">{ended.best(move |ledger, own| best_told(told, ledger, own))}</span>
        </p>
        {page.unlocked()}
    };
    LastPage {
        tone: match outcome {
            Some(outcome) if outcome.is_won() => "gold",
            Some(_) => "blood",
            None => "bright",
        },
        picture: page.scene(),
        title,
        words: words.into_any(),
        panels: view! { {race::standing(ended, told)} {page.deeds()} {page.carried()} {page.lines()} }
            .into_any(),
        rules: <Descent as arcade::Hosted>::rules(ended.session.setup()),
    }
}

/// What the page is about.
struct Page<'a> {
    ended: &'a Ended<'a, Play>,
    told: &'static DescentWords,
    view: View,
    chronicle: &'a Chronicle,
}

impl Page<'_> {
    /// The headline, what happened, what was left undone, and what might have helped.
    fn epitaph(&self) -> (String, String, String, Option<String>) {
        let Some(outcome) = self.view.over else {
            let title = table_words(self.ended.desk, Descent::NAME).given_up_title.to_owned();
            return (title, (self.told.turned_back)(self.view.place.floor.0), String::new(), None);
        };
        let content = self.ended.session.setup().content();
        let Epitaph { title, what_happened, lesson, hint, .. } =
            Epitaph::of(&outcome, &self.view, &self.chronicle.story, &content, &[]);
        (title, what_happened, lesson, hint)
    }

    /// The last turns once more, and who ended it.
    fn scene(&self) -> AnyView {
        let art = self.view.over.map_or_else(|| Art::hero(self.view.heroes[0].character), killer);
        let told = self.told;
        let replay = last_turns(self.ended.session, LAST_TURNS, told.last_turns_about);
        view! {
            <figure class="descent-end-scene">
                {replay}
                <figcaption class="quiet small"><Picture sprite=art class="descent-end-killer"/>{told.last_turns}</figcaption>
            </figure>
        }
        .into_any()
    }

    /// What the run has opened, once all runs are read.
    fn unlocked(&self) -> AnyView {
        let (told, own) = (self.told, self.ended.id.clone());
        let ledger = Ledger::followed(Descent::NAME);
        live(move || {
            let all =
                ledger.with(|ledger| if ledger.unread == 0 { opened(ledger, &own) } else { Vec::new() });
            let rows = all.iter().map(|one| {
                view! { <li class="accent"><Icon sprite=Art::Lock/>" "{crate::words::sentence(&one.to_string())}</li> }
            });
            let rows = rows.collect_view();
            (!all.is_empty()).then(|| {
                view! { <div class="descent-unlocked"><h2 class="label">{told.unlocked}</h2><ul role="list">{rows}</ul></div> }
            })
        })
    }

    fn deeds(&self) -> AnyView {
        let (story, view) = (&self.chronicle.story, &self.view);
        let numbers = [
            u32::from(view.place.floor.0),
            u32::from(view.heroes[0].level),
            view.turn,
            u32::from(view.kills),
            story.dealt + story.by_ground,
            story.by_ground,
            story.lost(),
            view.tally.blocked,
        ];
        let facts = self.told.deeds.into_iter().zip(numbers).filter(|(_, number)| *number > 0);
        let facts = facts.map(|(what, number)| view! { <dt>{what}</dt><dd>{number}</dd> });
        view! {
            <section class="panel">
                <h2 class="panel-title">{self.told.story}</h2>
                <dl class="facts">{facts.collect_view()}</dl>
            </section>
        }
        .into_any()
    }

    /// What was carried and what it did together, and what cost most.
    fn carried(&self) -> AnyView {
        let heroes = self.view.heroes.iter().map(|hero| {
            let items = hero.pack.items().map(|item| view! { <li class="descent-item">{picture(item)}{name(item)}</li> });
            view! {
                <h3 class="row row-tight"><Picture sprite=Art::hero(hero.character) class="descent-mark"/>{hero.character.to_string()}</h3>
                <ul class="descent-items" role="list">{items.collect_view()}</ul>
                {joint(&hero.pack, self.told)}
            }
        });
        let heroes = heroes.collect_view();
        let mut lost = self.chronicle.story.lost_to.clone();
        grid::sort_few(&mut lost, |(_, cost)| std::cmp::Reverse(*cost));
        let cost = |(source, amount): (Source, u32)| Cost {
            tone: "blood",
            picture: view! { <Picture sprite=source_art(source) class="descent-end-picture"/> }.into_any(),
            name: source.to_string(),
            amount,
        };
        let costs = costs(self.told.lost_to, self.told.hp, lost.into_iter().take(COSTS).map(cost).collect());
        view! {
            <section class="panel stack">
                <h2 class="panel-title">{self.told.carried}</h2>
                {heroes}
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

/// The picture of what ended a run; of the first of those who have won it.
fn killer(outcome: Outcome) -> Art {
    let won = || outcome.characters[0].map_or(Art::Trophy, Art::hero);
    outcome.cause.map_or_else(won, source_art)
}

/// The picture of what does harm.
fn source_art(source: Source) -> Art {
    match source {
        Source::Foe(kind) | Source::Blow(kind, _) => Art::creature(kind),
        Source::Ground(matter) => Art::matter(matter),
        Source::Ailment(ailment) => Art::malady(ailment),
        Source::Burst => Art::matter(descent::Matter::Fire),
        Source::Spikes => Art::Spikes,
        Source::Hero(_) | Source::Throw(_) | Source::Charm(_) | Source::Conducted(_) => Art::Skull,
    }
}
