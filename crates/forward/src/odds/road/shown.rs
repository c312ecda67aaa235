//! The numbers that are to be seen of an option, so that options can be compared without
//! thinking: where one is at least as good in all of them, there was nothing to decide.

use super::super::{Odds, Spend};
use super::left::Left;
use crate::{Card, Command, Die, Find, Held, Hp, PASS_LUX, Phase, Price, RoadView, View};

impl Odds {
    /// What a table shows of an option of the road, as numbers of which more is better: what it
    /// does now, and what it leaves. Options of one situation have as many numbers, in the same
    /// order; a roll, which shows nothing before it has fallen, has none.
    pub fn shown(&self, view: &View, command: Command) -> Option<Vec<i64>> {
        let RoadView { held, .. } = view.road?;
        match (view.phase, command) {
            (Phase::Path, _) => self.on_the_path(view, command),
            (Phase::Fight { .. }, Command::Keep(die)) => {
                let Spend { dealt, taken } = self.spend(view, die)?;
                let [high, low] = rest(held, die);
                Some(vec![dealt.sum().into(), -i64::from(taken.sum()), high, low])
            }
            (Phase::Climb { .. }, Command::Keep(die)) => {
                let [high, low] = rest(held, die);
                Some(vec![i64::from(self.content().holds(held.of(die))), high, low])
            }
            (Phase::Terror, Command::Pay(price)) => Some(self.paid(view, held, price)),
            (Phase::Find, Command::Take(find)) => Some(self.blows(view, find)),
            _ => None,
        }
    }

    /// The chance to live, HP, Lux, and what is left of each family and of cards unseen.
    fn on_the_path(&self, view: &View, command: Command) -> Option<Vec<i64>> {
        let mut left = Left::seen(view);
        let (mut lives, mut hp) = (1_000_000, i64::from(view.hero.hp.0) * 1_000);
        let (mut lux, mut unseen) = (i64::from(view.hero.lux.0), i64::from(view.unseen.total()));
        match command {
            Command::Turn(slot) => {
                let forecast = self.forecast(view, command)?;
                lives -= i64::try_from(forecast.dies.millionths()).ok()?;
                hp = i64::try_from(forecast.hp.thousandths()).ok()?;
                left = left.without(self.likeliest(view, slot)?.family())?;
            }
            Command::Pass(slot) => {
                lux -= i64::from(PASS_LUX);
                left = left.without(self.likeliest(view, slot)?.family())?;
            }
            Command::Heal => {
                let heal = view.location.bend().lux_heal(self.content());
                hp = i64::from(view.hero.hp.more(Hp(heal), Hp(self.content().max_hp)).0) * 1_000;
                lux -= 1;
            }
            Command::Peek(slots) => {
                lux -= 1;
                unseen -= i64::from(slots.len());
            }
            _ => return None,
        }
        let [foes, perils, boons] = left.0.map(|count| i64::try_from(count).expect("cards are few"));
        Some(vec![lives, hp, lux, -foes, -perils, boons, -unseen])
    }

    fn likeliest(&self, view: &View, slot: crate::Slot) -> Option<Card> {
        self.cards(view, slot).first().map(|&(card, _)| card)
    }

    fn paid(&self, view: &View, held: Held, price: Price) -> Vec<i64> {
        let (mut hp, mut lux) = (i64::from(view.hero.hp.0), i64::from(view.hero.lux.0));
        let mut dice: i64 = held.0.iter().map(|&number| i64::from(number)).sum();
        match price {
            Price::Hp => hp -= i64::from(self.content().terror_hp),
            Price::Lux => lux -= 1,
            Price::Dice => dice = Held::DARK.0.iter().map(|&number| i64::from(number)).sum(),
        }
        vec![hp, lux, dice]
    }

    /// What each number would do with the weapon.
    fn blows(&self, view: &View, find: Find) -> Vec<i64> {
        let weapon = find.weapon(view.location.tier()).or(view.hero.weapon);
        let blows = self.content().blows(weapon).0;
        blows.iter().flat_map(|blow| [i64::from(blow.damage), i64::from(blow.blocks)]).collect()
    }
}

/// The two dice that stay, the higher one first.
fn rest(held: Held, spent: Die) -> [i64; 2] {
    let mut rest = [0; 2];
    let others = Die::ALL.into_iter().filter(|&die| die != spent);
    others.zip(&mut rest).for_each(|(die, number)| *number = i64::from(held.of(die)));
    rest.sort_unstable_by(|first, second| second.cmp(first));
    rest
}
