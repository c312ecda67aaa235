//! The road: nine locations, and the one where the traveller is.

use engine::Game as _;
use forward::{Bend, Forward, Location, Outcome, Phase};
use leptos::prelude::*;

use crate::art::Sign;
use crate::forward::seat::board::Board;
use crate::forward::words::ForwardWords;
use crate::shell::live::live;
use crate::table::heading;

/// Where a location lies on the road.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reached {
    Behind,
    Here,
    Ahead,
}

impl Reached {
    const fn name(self) -> &'static str {
        match self {
            Self::Behind => "behind",
            Self::Here => "here",
            Self::Ahead => "ahead",
        }
    }

    const fn words(self, told: &ForwardWords) -> &'static str {
        match self {
            Self::Behind => told.behind,
            Self::Here => told.here,
            Self::Ahead => told.ahead,
        }
    }
}

/// The road with the name of the place.
pub(in crate::forward) fn road(board: Board) -> impl IntoView {
    let told = board.words();
    let here = Memo::new(move |_| board.shown().location);
    let won = Memo::new(move |_| board.view().phase == Phase::Over(Outcome::Won));
    let name = Signal::derive(move || here.get().name().to_owned());
    let (rules, seed) =
        board.moment.with_untracked(|moment| (moment.view.rules.to_string(), moment.seed.to_string()));
    let places = Location::all()
        .map(|location| {
            let reached = Memo::new(move |_| match location.cmp(&here.get()) {
                std::cmp::Ordering::Equal if !won.get() => Reached::Here,
                std::cmp::Ordering::Less | std::cmp::Ordering::Equal => Reached::Behind,
                std::cmp::Ordering::Greater => Reached::Ahead,
            });
            view! {
                <li
                    class=move || format!("forward-place forward-place-{}", reached.get().name())
                    aria-current=move || (reached.get() == Reached::Here).then_some("step")
                >
                    <span class="forward-place-mark number">{location.number()}</span>
                    <span class="forward-place-name">{location.name()}</span>
                    <span class="sr-only">", "{live(move || reached.get().words(told))}</span>
                </li>
            }
        })
        .collect_view();
    view! {
        <section class="forward-road" aria-label=told.road>
            <div class="forward-scenery">
                <div class="forward-whereabouts">
                    {heading("forward-name", view! { <Sign text=name class="sign-small"/> })}
                    <p class="forward-mood">
                        {board.is_daily.then(|| view! { <strong class="accent">{told.daily}" · "</strong> })}
                        {live(move || match board.shown().road {
                            Some(road) if road.bend != Bend::Straight => {
                                view! { <strong class="forward-bend">{road.bend.line()}</strong> }.into_any()
                            }
                            _ => here.get().mood().into_any(),
                        })}
                    </p>
                    <p class="forward-seed quiet small">{Forward::ABOUT.rules_title(&rules)}" · "{told.seed}" "<span class="mono">{seed}</span></p>
                </div>
                <p class="forward-score">
                    <span class="label">{told.score}</span>
                    <strong class="number">{live(move || board.shown().score.total())}</strong>
                </p>
            </div>
            <ol class="forward-places" role="list">{places}</ol>
        </section>
    }
}
