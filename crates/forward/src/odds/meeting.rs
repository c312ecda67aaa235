//! What meeting a card does to the traveller, with every chance.

use std::cell::OnceCell;

use super::Chance;
use super::body::Body;
use super::fight::{Ending, FightTable, Standing, Step};
use super::hand::{HAND_COUNT, hand};
use super::throws::{self, Trade};
use super::{pit, steady};
use crate::{
    Card, Climb, Content, Die, DieRule, FightRule, Price, Rules, Snare, Throw, Tier, Weapon, WeaponRule,
};

/// Bodies that a meeting can leave behind, each with its chance.
pub(crate) type Fates = Vec<(Body, Chance)>;

/// All meetings under some rules and numbers.
#[derive(Clone, Debug)]
pub(crate) struct Meetings {
    pub(crate) content: Content,
    pub(crate) rules: Rules,
    /// By hand, solved when they are first asked for: some are never held, and the road has fights of its own.
    fights: [OnceCell<FightTable>; HAND_COUNT],
}

impl Meetings {
    pub(crate) const fn new(content: &Content, rules: Rules) -> Self {
        Self { content: *content, rules, fights: [const { OnceCell::new() }; HAND_COUNT] }
    }

    /// A card from the moment it is turned to the moment it is survived or not.
    pub(crate) fn meet(&self, card: Card, tier: Tier, weapon: Option<Weapon>, body: Body) -> Fates {
        let content = &self.content;
        let sure = |body: Body| vec![(body, Chance::SURE)];
        match card {
            Card::Item => sure(body.healed(content.item_heal[tier.index()], content)),
            Card::Weapon => sure(body),
            Card::LesserBeast | Card::GreaterBeast | Card::Hollow => {
                self.fight(weapon, body, content.foe_hp(card, tier).0)
            }
            Card::Terror => sure(self.paid(body, steady::price(body))),
            Card::Pit => self.climb(body, Climb::default()),
            Card::Snare => sure(Body { snare: Snare::Closed, ..body }),
            Card::Blessing => {
                let healed = body.healed(content.blessing_heal[tier.index()], content);
                sure(Body { snare: Snare::Open, ..healed })
            }
            Card::Caesura => sure(body.lit(content.caesura_lux, content)),
        }
    }

    /// The weapon in hand after finding this tier's.
    pub(crate) fn armed(&self, weapon: Option<Weapon>, tier: Tier) -> Option<Weapon> {
        match self.rules.weapon {
            WeaponRule::KeepFirst if weapon.is_some() => weapon,
            WeaponRule::KeepFirst | WeaponRule::Replace => Some(tier.weapon()),
        }
    }

    pub(crate) const fn paid(&self, body: Body, price: Price) -> Body {
        match price {
            Price::Hp => body.hurt(self.content.terror_hp),
            Price::Lux => Body { lux: body.lux - 1, ..body },
            Price::Dice => body,
        }
    }

    /// A fight before its next round.
    pub(crate) fn fight(&self, weapon: Option<Weapon>, body: Body, foe: u8) -> Fates {
        self.fates(weapon, body, Step::On(self.standing(body, foe)))
    }

    /// A fight in which this trade is made now.
    pub(crate) fn fight_after(&self, weapon: Option<Weapon>, body: Body, foe: u8, trade: Trade) -> Fates {
        self.fates(weapon, body, self.standing(body, foe).after(trade))
    }

    /// The best die that the rules let be kept, judged by this fight alone.
    pub(crate) fn best_die(&self, weapon: Option<Weapon>, body: Body, foe: u8, throw: Throw) -> Die {
        let table = self.table(weapon);
        let standing = self.standing(body, foe);
        let trades = self.trades(weapon, throw);
        let worth = |die: &Die| table.worth(standing.after(trades[die.index()]));
        match self.rules.die {
            DieRule::Choose | DieRule::Held => {
                Die::ALL.into_iter().max_by_key(worth).expect("there are three dice")
            }
            DieRule::Highest => throw.highest(),
        }
    }

    /// What the traveller's three dice would do.
    pub(crate) fn trades(&self, weapon: Option<Weapon>, throw: Throw) -> [Trade; 3] {
        throw.yours.map(|number| self.trade(weapon, number, throw.foes))
    }

    /// What a number would do against the foe's.
    pub(crate) fn trade(&self, weapon: Option<Weapon>, number: u8, answer: u8) -> Trade {
        throws::trade(self.content.blows(weapon), &self.content.bare, number, answer)
    }

    fn fates(&self, weapon: Option<Weapon>, body: Body, step: Step) -> Fates {
        let wards = self.wards(body);
        let fate = |ending: Ending| Body { hp: ending.hp, lux: body.lux - (wards - ending.wards), ..body };
        match step {
            Step::End(ending) => vec![(fate(ending), Chance::SURE)],
            Step::On(standing) => {
                let endings = self.table(weapon).endings(standing);
                endings.iter().map(|&(ending, chance)| (fate(ending), chance)).collect()
            }
        }
    }

    fn standing(&self, body: Body, foe: u8) -> Standing {
        Standing { hp: body.hp, foe, wards: self.wards(body) }
    }

    const fn wards(&self, body: Body) -> u8 {
        match self.rules.fight {
            FightRule::WardDeath => body.usable_lux(),
            FightRule::Reroll => 0,
        }
    }

    fn table(&self, weapon: Option<Weapon>) -> &FightTable {
        self.fights[hand(weapon)].get_or_init(|| self.solved(weapon))
    }

    fn solved(&self, weapon: Option<Weapon>) -> FightTable {
        let content = &self.content;
        let foes = [content.lesser_hp, content.greater_hp, content.hollow_hp];
        let max_foe = foes.into_iter().flatten().max().expect("there are foes");
        let max_wards = match self.rules.fight {
            FightRule::WardDeath => content.max_lux,
            FightRule::Reroll => 0,
        };
        let offers = throws::offers(content.blows(weapon), &content.bare, self.rules.die);
        FightTable::solve(&offers, content.max_hp, max_foe, max_wards)
    }

    /// A pit before its next roll.
    pub(crate) fn climb(&self, body: Body, climb: Climb) -> Fates {
        pit::fates(&self.content, body, climb)
    }

    /// A pit whose last die failed and is not rolled again.
    pub(crate) fn climb_after_failure(&self, body: Body, climb: Climb) -> Fates {
        let slipped = Climb { failures: climb.failures + 1, ..climb };
        pit::fates(&self.content, body.hurt(self.content.pit_damage), slipped)
    }
}
