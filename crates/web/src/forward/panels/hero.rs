//! The traveller: life and weapon.

use forward::{Hp, Weapon, bare_hands};
use leptos::prelude::*;
use stage::forward::{Spot, kept_hp_points, kept_hp_words};

use crate::art::{Art, Picture};
use crate::forward::panels::effects::sparks;
use crate::forward::seat::board::Board;
use crate::shell::live::{flag, live};

/// The traveller, who stands in the place and looks at what comes.
pub(in crate::forward) fn figure(board: Board) -> impl IntoView {
    view! {
        <div class=move || format!("forward-figure forward-body {}", board.effects.shaking(Spot::Hero))>
            <Picture sprite=Art::TravellerAside/>
            {sparks(board.effects, Spot::Hero)}
        </div>
    }
}

/// How the traveller is.
pub(in crate::forward) fn hero(board: Board) -> impl IntoView {
    let told = board.words();
    let hp = Memo::new(move |_| board.hp().0);
    let whole = move || board.moment.with(|moment| moment.game.content().max_hp);
    let hundredths = move || u32::from(hp.get()) * 100 / u32::from(whole().max(1));
    let is_well = move || hundredths() > 55;
    let is_low = move || hundredths() <= 25;
    let weapon = Memo::new(move |_| board.shown().hero.weapon);
    let weapon_art = Signal::derive(move || Art::weapon(weapon.get()));
    let about = move || {
        let about = |weapon: Weapon| {
            board.moment.with_untracked(|moment| {
                if moment.view.rules.is_road() {
                    weapon.about_on_road()
                } else {
                    weapon.about(moment.game.content())
                }
            })
        };
        let bare =
            || board.moment.with_untracked(|moment| bare_hands(moment.game.content(), moment.view.rules));
        weapon.get().map_or_else(bare, about)
    };
    let kept = Memo::new(move |_| {
        board.moment.with(|moment| {
            let (content, view, hp) = (moment.game.content(), &moment.view, Hp(hp.get()));
            let told = || (kept_hp_words(content, view, hp), kept_hp_points(content, view, hp));
            view.rules.is_road().then(told)
        })
    });
    let kept_now = move || kept.get().map(|(words, _)| words.join(" "));
    let kept_short = move || kept.get().map(|(_, points)| (told.kept_now_short)(points));
    view! {
        <section class="forward-hero panel" aria-label=told.traveller>
            <div class="forward-life">
                <p class="forward-hp">
                    <Picture sprite=Art::Heart class="forward-heart"/>
                    <strong class="number">{hp}</strong>
                    <span class="quiet number">" / "{whole}" "{told.hp}</span>
                </p>
                <div
                    class="bar bar-large"
                    class:bar-life=flag(is_well)
                    class:bar-bad=flag(is_low)
                    role="meter"
                    aria-label=told.hp
                    aria-valuemin="0"
                    aria-valuenow=move || hp.get().to_string()
                    aria-valuemax=move || whole().to_string()
                >
                    <div class="bar-fill" style:width=move || format!("{}%", hundredths())></div>
                </div>
                <p class="forward-hp-kept quiet small number">{kept_now}</p>
                <p class="forward-hp-kept-short quiet number" aria-hidden="true">{kept_short}</p>
            </div>
            <div class="forward-weapon">
                <Picture sprite=weapon_art class="forward-weapon-picture"/>
                <p>
                    <strong>{live(move || weapon.get().map_or_else(|| told.bare_hands.to_owned(), |weapon| weapon.to_string()))}</strong>
                    <span class="forward-weapon-about quiet small">{about}</span>
                </p>
            </div>
        </section>
    }
}
