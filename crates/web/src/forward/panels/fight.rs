//! A round of a fight: the foe, the dice, what each would do, and both tables.

use forward::{Die, Foe, Phase, Strike, Throw, foe_name};
use leptos::prelude::*;
use stage::forward::{Beat, Rolling, Spot};

use crate::art::{Art, Picture};
use crate::forward::panels::answers::answers;
use crate::forward::panels::blows::blows;
use crate::forward::panels::dice;
use crate::forward::panels::effects::sparks;
use crate::forward::panels::own_die::{Standing, own_die};
use crate::forward::seat::board::Board;
use crate::forward::seat::bout::{Bout, FoesDie};
use crate::shell::live::{flag, live};

/// What lies on the table of a fight.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::forward) struct Round {
    pub(in crate::forward) foe: Foe,
    pub(in crate::forward) throw: Throw,
    pub(in crate::forward) rolling: [Rolling; 3],
    pub(in crate::forward) foes: Rolling,
    /// Both blows, once they have landed: the traveller's first.
    pub(in crate::forward) landed: Option<(Strike, Strike)>,
}

impl Round {
    /// The round that is to be seen, if there is one.
    pub(in crate::forward) fn of(board: Board) -> Option<Self> {
        let rest = [Rolling::No; 3];
        match (board.still(), board.view().phase) {
            (Some(still), _) => match still.beat {
                Beat::Roll { foe, throw, rolling, foes, .. } if still.dice == Rolling::Yes => {
                    Some(Self { foe, throw, rolling, foes, landed: None })
                }
                Beat::Roll { foe, throw, .. } => {
                    Some(Self { foe, throw, rolling: rest, foes: Rolling::No, landed: None })
                }
                Beat::Blows { foe, yours, foes, .. } => Some(Self {
                    foe,
                    throw: thrown(still.throw, yours, foes),
                    rolling: rest,
                    foes: Rolling::No,
                    landed: Some((yours, foes)),
                }),
                _ => None,
            },
            (None, Phase::Clash { foe, throw }) => {
                Some(Self { foe, throw, rolling: rest, foes: Rolling::No, landed: None })
            }
            _ => None,
        }
    }

    /// A round of which nothing is known but whom it was fought with: the page was opened after it.
    const fn unseen(foe: Foe) -> Self {
        let throw = Throw { yours: [0; 3], foes: 0 };
        Self { foe, throw, rolling: [Rolling::No; 3], foes: Rolling::No, landed: None }
    }

    /// The die whose blow has landed.
    fn kept(&self) -> Option<usize> {
        let (yours, _) = self.landed?;
        self.throw.yours.iter().position(|&number| number == yours.number)
    }
}

/// The dice behind two blows, as far as the film has shown them.
fn thrown(last: Throw, yours: Strike, foes: Strike) -> Throw {
    if last.yours.contains(&yours.number) && last.foes == foes.number {
        last
    } else {
        Throw { yours: [yours.number; 3], foes: foes.number }
    }
}

/// A round.
pub(in crate::forward) fn fight(board: Board) -> impl IntoView {
    let told = board.words();
    let round = Memo::new(move |known: Option<&Option<Round>>| {
        // While the scene changes there may be no round any more; the last one stays in sight.
        Round::of(board).or_else(|| {
            let last = known.copied().flatten();
            match board.view().phase {
                Phase::Brink { foe, .. } => Some(Round { foe, ..last.unwrap_or(Round::unseen(foe)) }),
                _ => last,
            }
        })
    });
    let is_brink = move || board.still().is_none() && matches!(board.view().phase, Phase::Brink { .. });
    let is_unseen = move || round.get().is_none_or(|round| round.throw.yours == [0; 3]);
    let number = move |die: Die| {
        Signal::derive(move || {
            let round = round.get()?;
            let number = round.throw.yours[die.index()];
            (round.rolling[die.index()] == Rolling::No && number > 0).then_some(number)
        })
    };
    let foes = Signal::derive(move || {
        let round = round.get()?;
        (round.foes == Rolling::No && round.throw.foes > 0).then_some(round.throw.foes)
    });
    let foe_blow = move || {
        let number = foes.get()?;
        Some(board.moment.with(|moment| moment.game.content().bare.of(number).to_string()))
    };
    let standing = move |die: Die| {
        Signal::derive(move || {
            let kept = round.get()?.kept()?;
            Some(if kept == die.index() { Standing::Kept } else { Standing::Passed })
        })
    };
    view! {
        <div class="forward-fight" class:forward-brink=is_brink>
        {foe(board, Signal::derive(move || round.get().map(|round| round.foe)), |_| None)}
        <div class="forward-front forward-plate">
        <div class="forward-dice" hidden=is_unseen>
            <ul class="forward-yours" role="list" aria-label=told.your_dice>
                {Die::ALL.map(|die| own_die(board, die, number(die), blow(board, number(die)), standing(die))).collect_view()}
            </ul>
            {foes_die(board, foes, Signal::derive(foe_blow))}
        </div>
        {live(move || if is_brink() { answers(board).into_any() } else { blows(board, round).into_any() })}
        </div>
        </div>
    }
}

/// Whom the traveller fights, with what else there is to say of it.
pub(in crate::forward) fn foe(
    board: Board,
    foe: Signal<Option<Foe>>,
    more: fn(Board) -> Option<AnyView>,
) -> AnyView {
    let card = Memo::new(move |_| foe.get().map(|foe| foe.card));
    let hp = Memo::new(move |_| foe.get().map_or(0, |foe| foe.hp.0));
    let named = move || {
        let (card, tier) = (card.get()?, board.view().location.tier());
        let whole = board
            .moment
            .with_untracked(|moment| moment.view.rules.foe_hp(moment.game.content(), card, tier).0);
        let hearts = (0..whole)
            .map(|place| {
                let art = Signal::derive(move || if place < hp.get() { Art::Heart } else { Art::HeartEmpty });
                view! { <Picture sprite=art class="forward-heart"/> }
            })
            .collect_view();
        Some(view! {
            <div class=move || format!("forward-figure forward-foe-figure {}", board.effects.shaking(Spot::Foe))>
                <Picture sprite=Art::met(card, tier)/>
                {sparks(board.effects, Spot::Foe)}
            </div>
            <div class="forward-foe-words forward-plate">
                <p class="forward-foe-name">{foe_name(card, tier)}</p>
                <p class="quiet small">{card.to_string()}</p>
                <p class="forward-hearts">
                    <span aria-hidden="true" class="forward-hearts-row">{hearts}</span>
                    <span class="number">{hp}" / "{whole}" "{board.words().hp}</span>
                </p>
                {live(move || more(board))}
            </div>
        })
    };
    view! { <div class="forward-foe">{live(named)}</div> }.into_any()
}

/// The foe's die, with what is said below it. On the road it falls after all is chosen.
pub(in crate::forward) fn foes_die(
    board: Board,
    number: Signal<Option<u8>>,
    does: Signal<Option<String>>,
) -> AnyView {
    let is_awaited = move || Bout::of(board).is_some_and(|bout| bout.foes_die == FoesDie::Awaited);
    view! {
        <div class="forward-foes-die">
            <p class="sr-only">{board.words().foes_die}" "{live(move || number.get())}</p>
            <div class="forward-die forward-die-foe" class:forward-die-unfallen=flag(is_awaited)>{dice::die(number, board.effects.flicker, 4)}</div>
            <p class="forward-blow">{does}</p>
        </div>
    }
    .into_any()
}

/// What a number does in the traveller's hands.
fn blow(board: Board, number: Signal<Option<u8>>) -> Signal<Option<String>> {
    Signal::derive(move || {
        let number = number.get()?;
        board
            .moment
            .with(|moment| Some(moment.game.content().blows(moment.view.hero.weapon).of(number).to_string()))
    })
}
