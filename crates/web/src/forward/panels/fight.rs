//! A round of a fight: the foe, the dice, what each would do, and both tables.

use forward::{Command, Die, Foe, Phase, Strike, Throw, foe_name};
use leptos::prelude::*;
use stage::forward::{Beat, Mode, Press, Rolling, Spot};

use crate::art::{Art, Picture};
use crate::forward::panels::answers::answers;
use crate::forward::panels::blows::blows;
use crate::forward::panels::dice;
use crate::forward::panels::effects::sparks;
use crate::forward::seat::board::{Board, Tap};
use crate::shell::live::{flag, live, value};

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
                Beat::Turn { .. } | Beat::PitRoll { .. } => None,
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
    let is_unseen = move || round.get().is_none_or(|round| round.throw.foes == 0);
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
    view! {
        <div class="forward-fight" class:forward-brink=is_brink>
        {foe(board, round)}
        <div class="forward-front forward-plate">
        <div class="forward-dice" hidden=is_unseen>
            <ul class="forward-yours" role="list" aria-label=told.your_dice>
                {Die::ALL.map(|die| your_die(board, round, die, number(die))).collect_view()}
            </ul>
            <div class="forward-foes-die">
                <p class="sr-only">{told.foes_die}" "{live(move || foes.get())}</p>
                <div class="forward-die forward-die-foe">{dice::die(foes, board.effects.flicker, 4)}</div>
                <p class="forward-blow">{foe_blow}</p>
            </div>
        </div>
        {live(move || if is_brink() { answers(board).into_any() } else { blows(board, round).into_any() })}
        </div>
        </div>
    }
}

fn foe(board: Board, round: Memo<Option<Round>>) -> impl IntoView {
    let card = Memo::new(move |_| round.get().map(|round| round.foe.card));
    let hp = Memo::new(move |_| round.get().map_or(0, |round| round.foe.hp.0));
    let named = move || {
        let (card, tier) = (card.get()?, board.view().location.tier());
        let whole = board.moment.with_untracked(|moment| moment.game.content().foe_hp(card, tier).0);
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
            </div>
        })
    };
    view! { <div class="forward-foe">{live(named)}</div> }
}

fn your_die(board: Board, round: Memo<Option<Round>>, die: Die, number: Signal<Option<u8>>) -> impl IntoView {
    let place = die.index();
    let told = board.words();
    let rerolling = move || board.hand.get().is_some_and(|hand| hand.mode == Mode::Rerolling);
    let command = move || if rerolling() { Command::Reroll(die) } else { Command::Keep(die) };
    let blow = move || {
        let number = number.get()?;
        board
            .moment
            .with(|moment| Some(moment.game.content().blows(moment.view.hero.weapon).of(number).to_string()))
    };
    let is_refused = move || board.moment.with(|moment| moment.refusal(command()).is_some());
    let label = move || {
        let verb = if rerolling() { told.reroll } else { told.keep };
        let number = number.get().map_or_else(|| told.rolling.to_owned(), |number| number.to_string());
        format!("{verb} {}: {number}, {}", place + 1, blow().unwrap_or_default())
    };
    let press = [Press::One, Press::Two, Press::Three][place];
    let kept = move || round.get().and_then(|round| round.kept());
    // Where the round is over, keys are for what is asked then.
    let is_open = move || !matches!(board.view().phase, Phase::Brink { .. });
    let is_pointed_at = move || is_open() && board.is_pointed_at(place);
    view! {
        <li class="forward-your-die">
            <button
                class="forward-die"
                class:forward-cursor=flag(is_pointed_at)
                class:forward-kept=flag(move || kept() == Some(place))
                class:forward-faded=flag(move || kept().is_some_and(|kept| kept != place) || (board.still().is_none() && is_refused()))
                class:forward-advised=flag(move || board.is_advised(command()))
                class:forward-rerolling=flag(rerolling)
                data-cursor=value(move || is_pointed_at().then_some("true"))
                aria-label=label
                aria-describedby=format!("forward-die-{place}")
                aria-disabled=value(move || is_refused().then_some("true"))
                disabled=move || board.is_replay() || !is_open()
                on:click=move |_| board.tap(Tap::Press(press))
                on:focus=move |_| board.tap(Tap::Point(place))
            >
                {dice::die(number, board.effects.flicker, place)}
                <span class="forward-card-key">{board.key(press.action())}</span>
            </button>
            <p class="forward-blow">{blow}</p>
            <div class="forward-verdict" id=format!("forward-die-{place}")>{live(move || comes_to(board, die, command()))}</div>
        </li>
    }
}

/// What a die would do: what it trades, and how the fight goes on from there.
fn comes_to(board: Board, die: Die, command: Command) -> Option<AnyView> {
    if board.still().is_some() || !board.has_numbers() {
        return None;
    }
    let told = board.words();
    let (round, forecast, hp) = board
        .moment
        .with(|moment| (moment.outlook.round(die), moment.outlook.forecast(command), moment.view.hero.hp));
    let trade = match command {
        Command::Keep(_) => round,
        _ => None,
    };
    let kills = trade.is_some_and(|(_, taken)| taken >= hp);
    let trade = trade.map(|(dealt, taken)| {
        view! {
            <span class="forward-trade number" class:good=dealt.0 != 0>{told.foe_loses}{dealt.0}</span>
            <span class="forward-trade number" class:bad=taken.0 != 0>{told.you_lose}{taken.0}</span>
        }
    });
    let forecast = forecast.map(|forecast| {
        let dies = forecast.dies.tenths_of_percent() > 0;
        view! {
            <span class="forward-forecast number small" class:bad=dies>{told.death}" "{forecast.dies.to_string()}</span>
            <span class="forward-forecast number small quiet">{told.hp_after}" ~"{forecast.hp.to_string()}</span>
        }
    });
    let deadly = kills.then(|| view! { <strong class="badge badge-bad">{told.deadly}</strong> });
    Some(view! { {trade}{deadly}{forecast} }.into_any())
}
