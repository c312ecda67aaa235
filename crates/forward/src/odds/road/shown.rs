//! The numbers that are to be seen of an option, so that options can be compared without
//! thinking: where one is at least as good in all of them, there was nothing to decide.

use super::super::{Chance, Odds};
use super::Exchange;
use crate::content::RoadPoints;
use crate::{
    Card, Command, Content, Die, Find, Held, Hp, Phase, Price, RoadView, Snare, View, shelter, strikes,
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
                Some(Exchange::of(view, strikers)?.shown(view.hero.hp).to_vec())
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
        let mut promise = Promise::NOTHING;
        let (mut hp, mut lux) = (i64::from(view.hero.hp.0), i64::from(view.hero.lux.0));
        let mut unseen = i64::from(view.unseen.total());
        match command {
            Command::Turn(slot) => {
                let cards = self.cards(view, slot);
                if cards.is_empty() {
                    return None;
                }
                for (card, chance) in cards {
                    promise.add(self.content(), view, card, chance);
                }
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
        let Promise { harms, foe_hp, weapon, freed, points, heals, light } = promise;
        let [foe, pit, terror, snare] = harms;
        let (hp, lux) = (hp * THOUSAND + heals, lux * THOUSAND + light);
        Some(vec![-foe, -foe_hp, -pit, -terror, -snare, weapon, freed, points, hp, lux, -unseen])
    }
}

/// Chances and means are told in thousandths.
const THOUSAND: i64 = 1_000;

/// What is written on the face of a card, or on those of all that its back may hide by how likely each is: what it
/// does here and now, so that an Item heals nobody who is unhurt.
#[derive(Clone, Copy)]
struct Promise {
    /// The chances of a foe, a Pit, a Terror, a Snare.
    harms: [i64; 4],
    foe_hp: i64,
    weapon: i64,
    /// The chance that a Snare is lifted that holds the Lux.
    freed: i64,
    points: i64,
    heals: i64,
    light: i64,
}

impl Promise {
    const NOTHING: Self =
        Self { harms: [0; 4], foe_hp: 0, weapon: 0, freed: 0, points: 0, heals: 0, light: 0 };

    fn add(&mut self, content: &Content, view: &View, card: Card, chance: Chance) {
        let mean = |units: u64| {
            i64::try_from(chance.scaled(THOUSAND.unsigned_abs()) * units).expect("what a card does is little")
        };
        let (hero, tier) = (view.hero, view.location.tier());
        let healed = |most: u8| u64::from(most.min(content.max_hp.saturating_sub(hero.hp.0)));
        let foe = card.is_foe().then(|| view.rules.foe_hp(content, card, tier));
        self.points += mean(RoadPoints::for_card(foe).into());
        match card {
            Card::LesserBeast | Card::GreaterBeast | Card::Hollow => {
                self.harms[0] += mean(1);
                self.foe_hp += mean(foe.map_or(0, |hp| hp.0.into()));
            }
            Card::Pit => self.harms[1] += mean(1),
            Card::Terror => self.harms[2] += mean(1),
            Card::Snare => self.harms[3] += mean(1),
            Card::Weapon => self.weapon += mean(1),
            Card::Item => {
                let heals = view.location.bend().item_heal(content.item_heal[tier.index()]);
                self.heals += mean(healed(heals));
            }
            Card::Blessing => {
                self.heals += mean(healed(content.blessing_heal[tier.index()]));
                self.freed += mean(u64::from(hero.snare == Snare::Closed));
            }
            Card::Caesura => {
                let room = content.max_lux.saturating_sub(hero.lux.0);
                self.light += mean(content.caesura_lux.min(room).into());
            }
        }
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

#[cfg(test)]
mod tests {
    use engine::{Audience, Game as _, Seed};

    use super::*;
    use crate::{Forward, Lux, RowCard, Rules, Setup, Slot};

    /// The first fork, with these cards face up and a traveller of so many HP and Lux.
    fn fork(faces: [Card; 3], hp: u8, lux: u8) -> View {
        let game =
            Forward::new(&Setup::with_rules(Rules::ROAD), Seed::from_bits(1)).expect("the house's numbers");
        let mut view = game.view(Audience::Everyone);
        view.hero.hp = Hp(hp);
        view.hero.lux = Lux(lux);
        let lies = |slot: Slot| {
            view.row[slot.index()].map(|card| RowCard { shown: Some(faces[slot.index()]), ..card })
        };
        view.row = Slot::ALL.map(lies);
        view
    }

    /// Whether the first of two face-up cards is at least as good in every number, and the second.
    fn compared(first: Card, second: Card, hp: u8, lux: u8) -> (bool, bool) {
        let view = fork([first, second, Card::Pit], hp, lux);
        let odds = Odds::new(&Content::HOUSE, Rules::ROAD);
        let shown = |slot| odds.shown(&view, Command::Turn(slot)).expect("a card lies there");
        let (first, second) = (shown(Slot::Left), shown(Slot::Middle));
        let covers = |one: &[i64], other: &[i64]| one.iter().zip(other).all(|(one, other)| one >= other);
        (covers(&first, &second), covers(&second, &first))
    }

    #[test]
    fn what_lies_open_is_compared_by_what_it_does_now() {
        let full = Content::HOUSE.max_hp;
        assert_eq!(
            compared(Card::Item, Card::Caesura, full, 0),
            (false, true),
            "an Item heals nobody who is whole"
        );
        assert_eq!(compared(Card::Item, Card::Caesura, 5, 0), (false, false));
        assert_eq!(
            compared(Card::Item, Card::Caesura, 5, Content::HOUSE.max_lux),
            (true, false),
            "a full prism"
        );
        assert_eq!(compared(Card::Blessing, Card::Item, full, 0), (true, true), "neither brings anything");
        assert_eq!(
            compared(Card::LesserBeast, Card::GreaterBeast, full, 0),
            (false, false),
            "more HP are more points and a longer fight"
        );
        assert_eq!(compared(Card::Pit, Card::Item, full, 0), (false, true));
        assert_eq!(compared(Card::Pit, Card::Terror, full, 0), (false, false));
    }
}
