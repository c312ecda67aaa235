//! Both tables of a fight, with a mark on all that the weapon changes.

use leptos::prelude::*;
use stage::forward::Rolling;

use crate::forward::panels::fight::Round;
use crate::forward::seat::board::Board;
use crate::shell::live::live;

/// Both tables.
pub(in crate::forward) fn blows(board: Board, round: Memo<Option<Round>>) -> impl IntoView {
    let told = board.words();
    let weapon = Memo::new(move |_| board.shown().hero.weapon);
    let numbers = (1..=6_u8).map(|number| view! { <th scope="col">{number}</th> }).collect_view();
    let yours = (1..=6_u8)
        .map(|number| {
            let words = move || {
                board.moment.with(|moment| {
                    let content = moment.game.content();
                    let (armed, bare) = (content.blows(weapon.get()).of(number), content.bare.of(number));
                    (armed.to_string(), armed != bare)
                })
            };
            let counts = move || {
                round.get().is_some_and(|round| match round.landed {
                    Some((yours, _)) => yours.number == number,
                    None => round.rolling == [Rolling::No; 3] && round.throw.yours.contains(&number),
                })
            };
            let pointed = move || {
                let focus = board.hand.get().map(|hand| hand.focus);
                let dice = round.get().map(|round| round.throw.yours);
                board.still().is_none()
                    && focus.zip(dice).is_some_and(|(focus, dice)| dice.get(focus) == Some(&number))
            };
            view! {
                <td class:forward-counts=counts class:forward-counts-most=pointed class:forward-changed=move || words().1>
                    {live(move || words().0)}
                    {live(move || words().1.then(|| view! { <abbr class="forward-star" title=told.changed>"*"</abbr> }))}
                </td>
            }
        })
        .collect_view();
    let foes = (1..=6_u8)
        .map(|number| {
            let words =
                board.moment.with_untracked(|moment| moment.game.content().bare.of(number).to_string());
            let counts = move || {
                round.get().is_some_and(|round| round.foes == Rolling::No && round.throw.foes == number)
            };
            view! { <td class:forward-counts=counts class:forward-counts-most=counts>{words}</td> }
        })
        .collect_view();
    let legend = move || weapon.get().map(|weapon| (told.changed_by)(&weapon.to_string()));
    view! {
        <div class="forward-blows-box">
        <table class="forward-blows">
            <caption class="sr-only">{told.blows}</caption>
            <thead><tr><th scope="col"><span class="sr-only">{told.number}</span></th>{numbers}</tr></thead>
            <tbody>
                <tr class="forward-blows-yours"><th scope="row">{told.you}</th>{yours}</tr>
                <tr class="forward-blows-foes"><th scope="row">{told.foe}</th>{foes}</tr>
            </tbody>
        </table>
        <p class="forward-legend small quiet">{stage::forward::BLOCKS}" "<span class="accent">{legend}</span></p>
        </div>
    }
}
