//! What to take.

use crate::{
    Artefact, Augment, Blueprint, Fitted, Flight, Gift, Good, Offers, Placing, Rarity, RunCommand, RunView,
    Sort, Spread, Stat, Whence,
};

/// The offer that is worth most; nothing if none is worth anything and one may go on.
pub(super) fn best(view: &RunView, legal: &[RunCommand]) -> RunCommand {
    let Some(offers) = view.offers.first() else { return RunCommand::Leave };
    let mut best = (RunCommand::Leave, if offers.may_leave() { 0 } else { i32::MIN });
    for command in legal {
        let RunCommand::Take(place, said) = *command else { continue };
        let worth = taken(view, offers, place, said);
        if worth > best.1 {
            best = (*command, worth);
        }
    }
    best.0
}

/// What an offer is worth when it is taken with a blueprint that is said.
fn taken(view: &RunView, offers: &Offers, place: u8, said: Option<Blueprint>) -> i32 {
    let Some(offer) = offers.all.get(usize::from(place)) else { return 0 };
    let worth: i32 = offer.gifts.iter().map(|gift| worth(view, gift, said)).sum();
    let adds = offer.gifts.iter().any(|gift| matches!(gift, Gift::Blueprint(_) | Gift::Fitted(..)));
    let gives = offer.gifts.iter().any(|gift| matches!(gift, Gift::GiveUp));
    // Whoever has no room gives something up for it.
    let given = if adds && !gives { said.map_or(0, |said| blueprint(view, said)) } else { 0 };
    let haste = if matches!(offers.whence, Whence::Shop(_)) { MARGIN } else { 0 };
    worth - given - haste
}

/// What is bought is worth so much more than it costs.
const MARGIN: i32 = 4;

/// What one gift is worth, in money.
fn worth(view: &RunView, gift: &Gift, said: Option<Blueprint>) -> i32 {
    let hold = &view.hold;
    match gift {
        // What is kept to the end has bought nothing.
        Gift::Money(amount) => amount * 2 / 3,
        Gift::Hull(amount) => {
            let missing = hold.most_hull.0 - hold.hull.0;
            let mended = (*amount).min(missing);
            // The less is left, the more a piece of it is worth.
            mended * (3 + 8 * missing / hold.most_hull.0.max(1))
        }
        Gift::MostHull(amount) => 7 * amount,
        Gift::Start(Good::Materials, more) => 9 * more,
        Gift::Start(_, more) => *more,
        Gift::Blueprint(one) => blueprint(view, *one),
        Gift::Fitted(one, _) => blueprint(view, *one) + 12,
        Gift::Augment(augment) => said.map_or(0, |said| fitting(*augment, said)),
        Gift::Artefact(one) => artefact(*one),
        Gift::GiveUp => said.map_or(0, |said| -blueprint(view, said)),
        Gift::Remember(_) => 15,
        Gift::Ahead(_) => -12,
        Gift::Chance(percent, better, worse) => {
            let all = |gifts: &[Gift]| gifts.iter().map(|gift| self::worth(view, gift, None)).sum::<i32>();
            let percent = i32::from(*percent);
            (percent * all(better) + (100 - percent) * all(worse)) / 100
        }
    }
}

/// What a blueprint is worth: by what it does, and by how many of its sort are on board besides it.
fn blueprint(view: &RunView, one: Blueprint) -> i32 {
    let others =
        || view.hold.blueprints.iter().map(|fitted: &Fitted| fitted.blueprint).filter(|other| *other != one);
    let alike = others().filter(|other| other.row().sort == one.row().sort).count();
    let alike = i32::try_from(alike).unwrap_or(i32::MAX);
    let (bare, wanted, lack) = match one.row().sort {
        Sort::Tower => (18 + harm(one), 4, 8),
        Sort::Economic => (30 + rarity(one.row().rarity) / 4, 2, 10),
        Sort::Special => (22, 1, 6),
        Sort::Ability if is_thrown(one) => (26 + rarity(one.row().rarity) / 4, 2, 8),
        Sort::Ability => (8, 0, 6),
    };
    // Whoever has no cheap tower, or no drill, has lost.
    let is_last = match one.row().sort {
        Sort::Tower => is_cheap(one) && !others().any(is_cheap),
        Sort::Economic => alike == 0,
        Sort::Special | Sort::Ability => false,
    };
    bare + lack * (wanted - alike)
        + if is_last { 60 } else { 0 }
        + if one == Blueprint::Borer { 15 } else { 0 }
}

/// The harm that a tower does in a second for its price, by how far it reaches; those that hit several count twice.
fn harm(one: Blueprint) -> i32 {
    let (row, stats) = (one.row(), one.row().stats);
    let Some(gun) = &row.gun else { return 0 };
    let price = (stats.get(Stat::Materials) + stats.get(Stat::Energy) / 2).max(1);
    let second = 2000 * stats.get(Stat::Damage) / stats.get(Stat::Interval).max(1);
    let reached = second * stats.get(Stat::Range).min(FAR) / 3000 / price;
    let is_wide = gun.spread != Spread::One || matches!(gun.flight, Flight::Pulse | Flight::Beam(..));
    if is_wide { 2 * reached } else { reached }
}

/// Reaching farther than this is worth no more, in thousandths of a tile.
const FAR: i32 = 5000;

/// Whether a tower can be had from the first wave on.
fn is_cheap(one: Blueprint) -> bool {
    one.row().sort == Sort::Tower && one.row().stats.get(Stat::Materials) <= 20 && one != Blueprint::Bramble
}

/// Whether fighters use it within waves: it is thrown at a point, and paid in energy.
fn is_thrown(one: Blueprint) -> bool {
    one.row().place == Placing::Point && one.row().stats.get(Stat::Materials) == 0
}

/// What an augment is worth on a blueprint: by its rarity, and more on towers.
fn fitting(augment: Augment, on: Blueprint) -> i32 {
    let bare = rarity(augment.rarity());
    match on.row().sort {
        Sort::Tower | Sort::Economic => bare + 10,
        Sort::Special | Sort::Ability => bare,
    }
}

fn artefact(one: Artefact) -> i32 {
    20 + rarity(one.rarity())
}

const fn rarity(rarity: Rarity) -> i32 {
    match rarity {
        Rarity::Starter | Rarity::Common => 30,
        Rarity::Rare => 42,
        Rarity::Legendary | Rarity::Special => 60,
    }
}
