//! The player who counts.

use engine::{Bot, Perspective, Seed};

use super::barrage;
use super::estate::{Estate, estates, waves_left};
use super::might::Dangers;
use super::orders::Orders;
use super::sites::{play, sites};
use super::taste::{FuelWay, Taste};
use crate::{Battle, Command, Good, Sort};

/// Builds what does most for its price against the waves that are shown, what pays for itself in time, and fuel when
/// the next one is provided for. RULES.md, 12.
#[derive(Clone, Debug)]
pub struct Builder {
    taste: Taste,
    orders: Orders,
}

impl Builder {
    /// The bot that spends so.
    pub fn new(taste: Taste) -> Self {
        Self { taste, orders: Orders::default() }
    }
}

impl Bot<Battle> for Builder {
    fn choose(&mut self, perspective: Perspective<'_, Battle>) -> Command {
        let view = perspective.view();
        if view.assault.is_some() {
            return barrage::within(&view, self.taste.strikes);
        }
        let taste = self.taste;
        self.orders.next(&view, |battle| {
            let command = step(battle, taste, tower)?;
            play(battle, command)
        })
    }

    fn restart(&mut self, _seed: Seed) {
        self.orders = Orders::default();
    }
}

/// Of what the next wave asks for, so many hundredths are to be there before anything else.
const NEXT: i64 = 120;
/// Of what all shown waves ask for, so many hundredths are to be there in the end.
const SHOWN: i64 = 100;
/// What pays for itself within so many waves comes before towers, and nobody waits longer than so many for what pays.
const SOON: i32 = 3;
const LATEST: i32 = 6;

/// What is due next between two waves. `tower` chooses a tower against so many of the shown waves, of which so many
/// hundredths are to be provided for.
pub(super) fn step(
    battle: &Battle,
    taste: Taste,
    tower: impl Fn(&Battle, usize, i64) -> Option<Command>,
) -> Option<Command> {
    let estates = estates(battle);
    let save = |waves: i32| if taste.saves { saving(battle, &estates, waves) } else { None };
    let defend = |waves: usize, percent: i64| {
        let is_due = taste.defends && is_short(battle, waves, percent);
        if is_due { tower(battle, waves, percent) } else { None }
    };
    let fetch = |way: FuelWay| if taste.fuel == way { fuel(battle, &estates) } else { None };
    fetch(FuelWay::Thirsty)
        .or_else(|| if taste.defends && !has_tower(battle) { None } else { save(SOON) })
        .or_else(|| defend(1, NEXT))
        .or_else(|| save((waves_left(battle) - 1).clamp(0, LATEST)))
        .or_else(|| fetch(FuelWay::Middle))
        .or_else(|| defend(usize::MAX, SHOWN))
}

/// Whether anything shoots.
fn has_tower(battle: &Battle) -> bool {
    battle.buildings.iter().any(|building| building.row().sort == Sort::Tower)
}

/// Whether towers can do less against so many of the shown waves than so many hundredths of what those ask for.
fn is_short(battle: &Battle, waves: usize, percent: i64) -> bool {
    Dangers::of(battle, waves).left(battle, percent).iter().any(|left| *left > 0)
}

/// The tower that does most for its price against so many of the shown waves.
pub(super) fn tower(battle: &Battle, waves: usize, percent: i64) -> Option<Command> {
    let dangers = Dangers::of(battle, waves);
    let left = dangers.left(battle, percent);
    sites(battle, &dangers, &left).first().map(|site| site.command)
}

/// What is paid back within so many waves, the soonest first.
fn saving(battle: &Battle, estates: &[Estate], waves: i32) -> Option<Command> {
    let is_paid = |estate: &&Estate| waves < waves_left(battle) && estate.yielded(waves) >= estate.price;
    let best = estates.iter().filter(is_paid).max_by_key(|estate| estate.yielded(100) / estate.price.max(1));
    best.map(|estate| estate.command)
}

/// What yields fuel, if the battle is over sooner by it.
fn fuel(battle: &Battle, estates: &[Estate]) -> Option<Command> {
    let waves = waves_left(battle);
    let is_felt = |estate: &&Estate| estate.more.get(Good::Fuel) * (waves - 1) >= 5;
    let best = estates
        .iter()
        .filter(is_felt)
        .max_by_key(|estate| 1000 * estate.more.get(Good::Fuel) / estate.price.max(1));
    best.map(|estate| estate.command)
}
