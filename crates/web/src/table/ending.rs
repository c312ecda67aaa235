//! The last page of a run of any game.

use std::cmp::Ordering;

use engine::{Game, Session};
use leptos::prelude::*;
use stage::Staged;

use super::leave::{Start, begin};
use super::onward::{Onward, onward};
use super::{Seated, table_words};
use crate::art::{Art, Icon, Sign};
use crate::games;
use crate::ledger::Ledger;
use crate::shell::desk::Desk;
use crate::shell::live::live;
use crate::shell::rules::rules_name;
use crate::storage::RunId;

/// A run that is over, whether it was played to its end or given up.
pub(crate) struct Ended<'a, S: Seated> {
    pub(crate) desk: Desk,
    pub(crate) id: RunId,
    pub(crate) session: &'a Session<S::Game>,
    pub(crate) chronicle: &'a <S::Game as Staged>::Chronicle,
    /// Who sat at the table.
    pub(crate) seats: S::Seats,
    /// How many commands were taken back.
    pub(crate) taken_back: usize,
    /// The score that was to be beaten, if there was one.
    pub(crate) to_beat: Option<i64>,
    /// Takes the last decision back, where it can be.
    pub(crate) undo: Option<Callback<()>>,
}

/// What a game says about a run that is over.
pub(crate) struct LastPage {
    /// What it is about, as the name of a tone.
    pub(crate) tone: &'static str,
    /// The picture beside the headline.
    pub(crate) picture: AnyView,
    pub(crate) title: String,
    /// What is said below the headline.
    pub(crate) words: AnyView,
    /// All that can be told of the run, in panels.
    pub(crate) panels: AnyView,
    /// The rule set by name.
    pub(crate) rules: String,
}

/// Something that took HP.
pub(crate) struct Cost {
    /// What it is about, as the name of a tone.
    pub(crate) tone: &'static str,
    pub(crate) picture: AnyView,
    pub(crate) name: String,
    pub(crate) amount: u32,
}

impl<S: Seated> Ended<'_, S> {
    /// The page.
    pub(crate) fn page(self) -> AnyView {
        let words = table_words(self.desk, S::Game::NAME);
        let LastPage { tone, picture, title, words: told, panels, rules } = S::last_page(&self);
        let seed = self.session.seed().to_string();
        view! {
            <article class="end page">
                <header class=format!("end-head tone-{tone}")>
                    {picture}
                    <div class="end-words">
                        <h1 class="end-title" tabindex="-1"><Sign text=title class="sign-large"/></h1>
                        {told}
                        {self.duel()}
                    </div>
                </header>
                {self.onward()}
                <div class="end-body">{panels}</div>
                <p class="quiet small">{words.rules}" "{rules_name(&S::Game::ABOUT, &rules)}" · "{words.seed}" "<span class="mono">{seed}</span></p>
            </article>
        }
        .into_any()
    }

    /// What is said about the best run of its kind, once all runs are read.
    pub(crate) fn best(&self, told: impl Fn(&Ledger, &RunId) -> Option<String> + Send + 'static) -> AnyView {
        let (own, ledger) = (self.id.clone(), Ledger::followed(S::Game::NAME));
        live(move || ledger.with(|ledger| (ledger.unread == 0).then(|| told(ledger, &own)).flatten()))
    }

    /// Whether the score was beaten that was to be.
    fn duel(&self) -> Option<AnyView> {
        let (score, to_beat) = (self.session.score(), self.to_beat?);
        let words = table_words(self.desk, S::Game::NAME);
        let (class, told) = match score.cmp(&to_beat) {
            Ordering::Greater => ("end-duel good", words.beaten),
            Ordering::Equal => ("end-duel accent", words.level_with_it),
            Ordering::Less => ("end-duel bad", words.not_beaten),
        };
        Some(
            view! { <p class=class><Icon sprite=Art::Trophy/><strong>{told(score, to_beat)}</strong></p> }
                .into_any(),
        )
    }

    fn onward(self) -> AnyView {
        let (desk, setup) = (self.desk, self.session.setup().clone());
        let table = S::seats_kept(&self.seats);
        let last = self.session.seed();
        let rival = self.to_beat.map(|to_beat| {
            let (setup, table, seed) = (setup.clone(), table.clone(), self.session.seed());
            Callback::new(move |()| {
                begin::<S::Game>(desk, setup.clone(), Start { seed, to_beat: Some(to_beat) }, table.clone());
            })
        });
        let bots = games::cabinet(S::Game::NAME).ok().and_then(|cabinet| cabinet.bots(table.as_deref()));
        onward(Onward {
            desk,
            game: S::Game::NAME,
            id: self.id,
            seed: self.session.seed().to_string(),
            record: self.session.record_bytes(),
            bots,
            again: Callback::new(move |()| {
                let start = Start { seed: S::fresh_seed(&setup, last, table.as_deref()), to_beat: None };
                begin::<S::Game>(desk, setup.clone(), start, table.clone());
            }),
            rival,
            undo: self.undo,
        })
    }
}

/// What took how many HP, the most first, with bars; nothing where nothing did.
pub(crate) fn costs(title: &'static str, unit: &'static str, costs: Vec<Cost>) -> Option<AnyView> {
    let most = costs.first()?.amount.max(1);
    let bars = costs.into_iter().map(|Cost { tone, picture, name, amount }| {
        view! {
            <li class=format!("end-cost tone-{tone}")>
                {picture}
                <span>{name}</span>
                <span class="bar bar-bad" aria-hidden="true"><span class="bar-fill end-cost-fill" style:width=format!("{}%", amount * 100 / most)></span></span>
                <span class="number">{amount}" "{unit}</span>
            </li>
        }
    });
    Some(view! { <h3>{title}</h3><ul class="end-costs" role="list">{bars.collect_view()}</ul> }.into_any())
}
