//! Going through what is carried, offered, sold and below.

use descent::{Command, Draught, Flask, Foe, Pack, Refusal, View, Who};
use grid::Direction;

use super::hand::{flask, slot};
use super::offers::{rows, trades, ways};
use super::preview::reach;
use crate::descent::{Act, Descent, Hand, List, Meaning, Press};
use crate::dungeon::{Dungeon as _, walked};

/// The hand on a row of a list.
pub(super) const fn on(list: List, row: usize) -> Hand {
    Hand::List { list, row }
}

/// What a press means to somebody who is on a row of a list.
pub(super) fn press(game: &Descent, view: &View, (list, row): (List, usize), press: Press) -> Meaning {
    match list {
        List::Pack => through_pack(game, view, row, press),
        List::Belt => through_belt(game, view, row, press),
        List::Offer => answering(game, view, row, press),
        List::Shop => trading(game, view, row, press),
        List::Stairs => choosing_way(game, view, row, press),
    }
}

/// The hand of somebody on a row of a list after a command: an offer is answered before all else, and who
/// trades or lays something down goes on.
pub(super) fn after(view: &View, (list, row): (List, usize), command: Command) -> Hand {
    if is_asked(view) {
        return on(List::Offer, 0);
    }
    match list {
        List::Shop if matches!(command, Command::Buy(_)) => {
            let last = trades(view).len().checked_sub(1);
            last.map_or(Hand::Free, |last| on(List::Shop, row.min(last)))
        }
        List::Pack if matches!(command, Command::Drop(_)) => on(List::Pack, carried(view, row, Press::Next)),
        _ => Hand::Free,
    }
}

/// Whether whoever looks has an offer to answer.
pub(super) fn is_asked(view: &View) -> bool {
    view.offer.is_some_and(|offer| offer.seat == view.seat)
}

fn through_pack(game: &Descent, view: &View, row: usize, press: Press) -> Meaning {
    let place = |row: usize| u8::try_from(row).unwrap_or(u8::MAX);
    match press {
        Press::Confirm => slot(game, view, place(row)),
        Press::Own(Act::Drop) => Meaning::play(game, view, Command::Drop(place(row))),
        Press::Number(number) => slot(game, view, number.saturating_sub(1)),
        Press::Own(Act::Pack) => Meaning::Hold(Hand::Free),
        Press::Own(Act::Belt) => belt(game, view),
        Press::Own(Act::Flask(one)) => flask(game, view, one),
        _ => walked(row, Pack::SLOTS, press)
            .map_or(Meaning::Nothing, |row| Meaning::Hold(on(List::Pack, carried(view, row, press)))),
    }
}

fn through_belt(game: &Descent, view: &View, row: usize, press: Press) -> Meaning {
    let chosen = |row: usize| Flask::ALL.get(row).map_or(Meaning::Nothing, |one| flask(game, view, *one));
    match press {
        Press::Confirm => chosen(row),
        Press::Number(number) => chosen(usize::from(number).wrapping_sub(1)),
        Press::Own(Act::Flask(one)) => flask(game, view, one),
        Press::Own(Act::Belt) => Meaning::Hold(Hand::Free),
        Press::Own(Act::Pack) => Meaning::Hold(on(List::Pack, carried(view, 0, Press::Next))),
        _ => walked(row, Flask::COUNT, press)
            .map_or(Meaning::Nothing, |row| Meaning::Hold(on(List::Belt, hung(view, row, press)))),
    }
}

fn answering(game: &Descent, view: &View, row: usize, press: Press) -> Meaning {
    let Some(offer) = view.offer else { return Meaning::Refused(Refusal::NoOffer) };
    let last = rows(offer) - 1;
    let chosen = |row: usize| match u8::try_from(row) {
        Ok(_) if row == last => Meaning::play(game, view, Command::Leave),
        Ok(place) => Meaning::play(game, view, Command::Choose(place)),
        Err(_) => Meaning::Nothing,
    };
    match press {
        Press::Confirm => chosen(row),
        Press::Number(number) => chosen(usize::from(number).wrapping_sub(1)),
        Press::Own(Act::Pack) => Meaning::Hold(on(List::Pack, carried(view, 0, Press::Next))),
        // The offer waits for whoever looks around first.
        Press::Look => Meaning::Hold(Hand::Looking { at: Descent::here(view) }),
        _ => walked(row, rows(offer), sideways(press))
            .map_or(Meaning::Nothing, |row| Meaning::Hold(on(List::Offer, row))),
    }
}

fn trading(game: &Descent, view: &View, row: usize, press: Press) -> Meaning {
    let rows = trades(view);
    let buy =
        |row: usize| rows.get(row).map_or(Meaning::Nothing, |trade| Meaning::play(game, view, trade.command));
    match press {
        Press::Confirm => buy(row),
        Press::Number(number) => buy(usize::from(number).wrapping_sub(1)),
        Press::Own(Act::Trade) => Meaning::Hold(Hand::Free),
        _ => walked(row, rows.len(), sideways(press))
            .map_or(Meaning::Nothing, |row| Meaning::Hold(on(List::Shop, row))),
    }
}

fn choosing_way(game: &Descent, view: &View, row: usize, press: Press) -> Meaning {
    let rows = ways(game, view);
    let down = |row: usize| {
        let way = rows.get(row);
        way.map_or(Meaning::Nothing, |way| Meaning::play(game, view, Command::Descend(way.branch)))
    };
    match press {
        Press::Confirm | Press::Stairs => down(row),
        Press::Number(number) => down(usize::from(number).wrapping_sub(1)),
        _ => walked(row, rows.len(), sideways(press))
            .map_or(Meaning::Nothing, |row| Meaning::Hold(on(List::Stairs, row))),
    }
}

/// What lies side by side is walked through sideways too.
const fn sideways(press: Press) -> Press {
    match press {
        Press::Go(Direction::West) => Press::Previous,
        Press::Go(Direction::East) => Press::Next,
        other => other,
    }
}

/// The belt, on the first flask that is worth throwing at somebody in sight; on its first flask where none is.
pub(super) fn belt(game: &Descent, view: &View) -> Meaning {
    let hero = view.hero(view.seat);
    if hero.flasks.iter().all(|count| *count == 0) {
        return Meaning::Refused(Refusal::NoFlask);
    }
    let worth =
        Flask::ALL.iter().position(|flask| hero.flasks(*flask) > 0 && is_worth_it(game, view, *flask));
    Meaning::Hold(on(List::Belt, worth.unwrap_or_else(|| hung(view, 0, Press::Next))))
}

/// Whether a flask, thrown at somebody in sight, would do them harm and none to those who play.
fn is_worth_it(game: &Descent, view: &View, flask: Flask) -> bool {
    let is_foe = |who: &Who| matches!(who, Who::Foe(..));
    let hurts = |foe: &Foe| {
        let command = Command::Hurl(flask, foe.at);
        let Ok(odds) = game.odds(view.seat, command) else { return false };
        let reached = reach(view, command);
        let is_safe = view.heroes.iter().all(|hero| !reached.contains(&hero.at))
            && odds.hits.iter().all(|hit| is_foe(&hit.who));
        let lays = match flask.draught() {
            Draught::Breaks(matter, ..) => matter.hurts() && !foe.is_hardy(matter),
            _ => false,
        };
        let strikes = !odds.hits.is_empty() || odds.ailments.iter().any(|(who, ..)| is_foe(who));
        is_safe && (lays || strikes)
    };
    view.foes.iter().filter(|foe| !foe.is_disguised()).any(hurts)
}

/// The first slot that holds something, from a row on and the way a press walks; the row itself where
/// nothing is carried.
pub(super) fn carried(view: &View, row: usize, press: Press) -> usize {
    let pack = &view.hero(view.seat).pack;
    let gear = |row: usize| u8::try_from(row).ok().and_then(|slot| pack.gear(slot));
    first(row, Pack::SLOTS, press, |row| gear(row).is_some())
}

/// The first flask that hangs on the belt, from a row on and the way a press walks.
fn hung(view: &View, row: usize, press: Press) -> usize {
    let flasks = view.hero(view.seat).flasks;
    first(row, Flask::COUNT, press, |row| flasks[row] > 0)
}

fn first(row: usize, rows: usize, press: Press, is_there: impl Fn(usize) -> bool) -> usize {
    let places = std::iter::successors(Some(row), |row| walked(*row, rows, press));
    places.take(rows).find(|row| is_there(*row)).unwrap_or(row)
}

/// The offer that waits, if it waits for whoever looks.
pub(super) fn asked(view: &View) -> Option<Meaning> {
    is_asked(view).then(|| Meaning::Hold(on(List::Offer, 0)))
}

/// The ways down, for somebody who may take them.
pub(super) fn stairs(game: &Descent, view: &View) -> Meaning {
    match Meaning::play(game, view, <Descent as crate::dungeon::Handled>::STAIRS) {
        Meaning::Play(_) => Meaning::Hold(on(List::Stairs, 0)),
        refused => refused,
    }
}

/// Whether whoever looks stands on the stairs.
pub(super) fn is_on_stairs(view: &View) -> bool {
    view.stairs == Some(Descent::here(view))
}
