//! The numbers that are to be seen of an option, so that options can be compared without
//! thinking: where one is at least as good in all of them, there was nothing to decide.

use super::super::Odds;
use super::Exchange;
use crate::content::RoadPoints;
use crate::{
    Card, Command, Content, Die, Family, Find, Held, Hp, Phase, Price, RoadView, Slot, View, shelter, strikes,
};

impl Odds {
    /// What a table shows of an option of the road, as numbers of which more is better: what it
    /// does now, and what it leaves. Options of one situation have as many numbers, in the same
    /// order; a roll, which shows nothing before it has fallen, has none.
    pub fn shown(&self, view: &View, command: Command) -> Option<Vec<i64>> {
        let RoadView { held, bend, .. } = view.road?;
        match (view.phase, command) {
            (Phase::Path, _) => self.on_the_path(view, command),
            (Phase::Fight { .. }, Command::Strike(strikers)) => {
                let exchange = Exchange::of(view, strikers)?;
                let deadly = i64::from(exchange.deadly(view.hero.hp));
                Some(vec![exchange.dealt().0.into(), -i64::from(exchange.taken_in_all()), -deadly])
            }
            (Phase::Gap, Command::Lay(die)) => {
                let [high, low] = rest(held, die);
                Some(vec![-i64::from(bend.pit(held.of(die))), high, low])
            }
            (Phase::Terror, Command::Pay(price)) => Some(paid(self.content(), view, held, price)),
            (Phase::Find, Command::Take(find)) => Some(armed(view, find)),
            _ => None,
        }
    }

    /// What the back or the face tells of a card, with the points it brings, HP, Lux, and cards unseen.
    fn on_the_path(&self, view: &View, command: Command) -> Option<Vec<i64>> {
        let mut met = [0; Family::COUNT];
        let mut points = 0;
        let (mut hp, mut lux) = (i64::from(view.hero.hp.0), i64::from(view.hero.lux.0));
        let mut unseen = i64::from(view.unseen.total());
        match command {
            Command::Turn(slot) => {
                let card = self.likeliest(view, slot)?;
                met[card.family().index()] = 1;
                points = self.points(view, slot);
            }
            Command::Heal => {
                let heal = view.rules.lux_heal(self.content(), view.location);
                hp = view.hero.hp.more(Hp(heal), Hp(self.content().max_hp)).0.into();
                lux -= 1;
            }
            Command::Peek(slots) => {
                lux -= 1;
                unseen -= i64::from(slots.len());
            }
            _ => return None,
        }
        let [foe, peril, find, light] = met;
        Some(vec![-foe, -peril, find, light, points, hp, lux, -unseen])
    }

    fn likeliest(&self, view: &View, slot: Slot) -> Option<Card> {
        self.cards(view, slot).first().map(|&(card, _)| card)
    }

    /// Points that a card brings, as a mean in thousandths.
    fn points(&self, view: &View, slot: Slot) -> i64 {
        let points = |card: Card| -> u64 {
            let foe = card.is_foe().then(|| view.rules.foe_hp(self.content(), card, view.location.tier()));
            RoadPoints::for_card(foe).into()
        };
        let mean: u64 =
            self.cards(view, slot).iter().map(|&(card, chance)| chance.scaled(1_000) * points(card)).sum();
        i64::try_from(mean).expect("points are few")
    }
}

fn paid(content: &Content, view: &View, held: Held, price: Price) -> Vec<i64> {
    let (mut hp, mut lux) = (i64::from(view.hero.hp.0), i64::from(view.hero.lux.0));
    let mut dice: i64 = held.0.iter().map(|&number| i64::from(number)).sum();
    match price {
        Price::Hp => hp -= i64::from(content.terror_hp),
        Price::Lux => lux -= 1,
        Price::Dice => dice = Held::DARK.0.iter().map(|&number| i64::from(number)).sum(),
    }
    vec![hp, lux, dice]
}

/// What each number would do with the weapon, and how much it shelters.
fn armed(view: &View, find: Find) -> Vec<i64> {
    let weapon = find.weapon(view.location.tier()).or(view.hero.weapon);
    strikes(weapon).iter().map(|&damage| i64::from(damage)).chain([shelter(weapon).into()]).collect()
}

/// The two dice that stay, the higher one first.
fn rest(held: Held, laid: Die) -> [i64; 2] {
    let mut rest = [0; 2];
    let others = Die::ALL.into_iter().filter(|&die| die != laid);
    others.zip(&mut rest).for_each(|(die, number)| *number = i64::from(held.of(die)));
    rest.sort_unstable_by(|first, second| second.cmp(first));
    rest
}
