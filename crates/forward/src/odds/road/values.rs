//! What every situation between two cards of the road is worth: the chance to win from there.
//!
//! A location is solved backwards over the cards that are left of each family, HP, Lux, Snare and
//! weapon. Which kinds of a family are left is not looked at, and dice are taken as fresh; what
//! better dice are worth is added in HP. Of the families that lie in the row the best is turned.

use std::cell::OnceCell;

use super::super::{Bodies, Body};
use super::ground::{CERTAINTY, Losses, PARTS, fresh};
use super::grounds::{ARMS, Grounds, IN_HAND, arm};
use super::left::{Left, Shares};
use crate::{Card, Content, Family, Find, Held, Location, PASS_LUX, Snare, Tier, Weapon};

/// Everything that is solved, made when it is first asked for.
#[derive(Clone, Debug)]
pub(crate) struct Values {
    goal: Goal,
    pub(crate) grounds: Grounds,
    pub(crate) bodies: Bodies,
    /// By location.
    tables: Vec<OnceCell<Vec<u32>>>,
}

/// What a situation is worth something for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Goal {
    /// To win the run.
    Win,
    /// To clear the location.
    Clear,
}

/// What a place and a hand cost on the way, with fresh dice.
struct Tolls {
    foes: [Losses; 3],
    pit: Losses,
    /// What the dice are worth that a Terror puts out, in parts of an HP.
    dark: i64,
}

impl Values {
    pub(crate) fn new(content: &Content, goal: Goal) -> Self {
        Self {
            goal,
            grounds: Grounds::new(content),
            bodies: Bodies::new(content),
            tables: vec![OnceCell::new(); Location::COUNT],
        }
    }

    /// The chance to reach the goal with so much left here, as parts of a certainty; dice that are better
    /// than fresh ones count as so many parts of an HP more.
    pub(crate) fn worth(
        &self,
        location: Location,
        left: Left,
        weapon: Option<Weapon>,
        body: Body,
        dice: i64,
    ) -> u32 {
        if body.hp == 0 {
            return 0;
        }
        if left.is_empty() {
            let next = match self.goal {
                Goal::Win => location.next(),
                Goal::Clear => None,
            };
            let Some(next) = next else { return CERTAINTY };
            let rested = Body { hp: self.grounds.content.max_hp, ..body };
            return self.worth(next, Left::all(&self.grounds.content), weapon, rested, dice);
        }
        let table = self.table(location);
        let start = self.start(left, weapon);
        self.between(|hp| table[start + self.bodies.index(Body { hp, ..body })], body.hp, dice)
    }

    /// The worth of a body that loses HP as often as told, with fresh dice afterwards.
    pub(crate) fn after_losses(
        &self,
        location: Location,
        left: Left,
        weapon: Option<Weapon>,
        body: Body,
        losses: &Losses,
    ) -> u32 {
        let sum: u64 = (0..body.hp)
            .map(|lost| {
                let chance = u64::from(losses[usize::from(lost)]);
                let hurt = || u64::from(self.worth(location, left, weapon, body.hurt(lost), 0));
                if chance == 0 { 0 } else { chance * hurt() }
            })
            .sum();
        u32::try_from(sum / u64::from(CERTAINTY)).expect("a part of a certainty")
    }

    /// The worth of HP with parts of an HP added: on a straight line between whole ones, and
    /// beyond the most as steep as just below it.
    fn between(&self, worth: impl Fn(u8) -> u32, hp: u8, parts: i64) -> u32 {
        let whole = parts.div_euclid(PARTS) + i64::from(hp);
        let most = i64::from(self.grounds.content.max_hp);
        let low = whole.clamp(0, most - 1);
        let at = |hp: i64| i64::from(worth(u8::try_from(hp).expect("HP are few")));
        let beyond = i64::from(hp) * PARTS + parts - low * PARTS;
        let value = at(low) + (at(low + 1) - at(low)) * beyond / PARTS;
        u32::try_from(value.clamp(0, i64::from(CERTAINTY))).expect("between never and sure")
    }

    fn start(&self, left: Left, weapon: Option<Weapon>) -> usize {
        (left.index(&self.grounds.content) * ARMS + arm(weapon)) * self.bodies.count()
    }

    fn table(&self, location: Location) -> &[u32] {
        self.tables[location.index()].get_or_init(|| self.solve(location))
    }

    fn solve(&self, location: Location) -> Vec<u32> {
        let all = Left::all(&self.grounds.content);
        let mut table = vec![0; all.count() * ARMS * self.bodies.count()];
        let in_reach: Vec<Option<Weapon>> = IN_HAND
            .into_iter()
            .filter(|weapon| weapon.is_none_or(|weapon| tier_of(weapon) <= location.tier()))
            .collect();
        let tolls: Vec<Tolls> = in_reach.iter().map(|&weapon| self.tolls(location, weapon)).collect();
        for &weapon in &in_reach {
            let start = self.start(Left::NONE, weapon);
            for index in 0..self.bodies.count() {
                table[start + index] = self.worth(location, Left::NONE, weapon, self.bodies.body(index), 0);
            }
        }
        for left in all.below().skip(1) {
            for (&weapon, tolls) in in_reach.iter().zip(&tolls) {
                let before = Before { values: self, location, table: &table, left, weapon, tolls };
                let worths = before.worths();
                let start = self.start(left, weapon);
                table[start..start + worths.len()].copy_from_slice(&worths);
            }
        }
        table
    }

    fn tolls(&self, location: Location, weapon: Option<Weapon>) -> Tolls {
        let ground = self.grounds.at(location, weapon);
        let mean = |losses: &dyn Fn(usize) -> Losses| {
            let width = usize::from(self.grounds.content.max_hp) + 1;
            let at = |lost: usize| fresh(&self.grounds.faces, |hand| i64::from(losses(hand)[lost]));
            (0..width).map(|lost| u32::try_from(at(lost)).expect("a part of a certainty")).collect()
        };
        let foes = [Card::LesserBeast, Card::GreaterBeast, Card::Hollow];
        Tolls {
            foes: foes.map(|foe| mean(&|hand| ground.fight(foe, hand).clone())),
            pit: mean(&|hand| ground.pit(0, 0, hand).clone()),
            dark: -ground.worth(self.dark()),
        }
    }

    /// The hand of dice that are out.
    pub(crate) fn dark(&self) -> usize {
        self.grounds.faces.held(Held::DARK)
    }
}

fn tier_of(weapon: Weapon) -> Tier {
    let here = |tier: &Tier| tier.weapon() == weapon || tier.shield() == weapon;
    Tier::ALL.into_iter().find(here).expect("every weapon lies somewhere")
}

/// A situation before a card, when those after it are solved.
struct Before<'a> {
    values: &'a Values,
    location: Location,
    table: &'a [u32],
    left: Left,
    weapon: Option<Weapon>,
    tolls: &'a Tolls,
}

impl Before<'_> {
    /// The worth of every body, by number.
    fn worths(&self) -> Vec<u32> {
        let bodies = self.values.bodies;
        let families =
            Family::ALL.map(|family| self.left.without(family).map(|after| self.turned(family, after)));
        let shares = Shares { left: self.left };
        let mut worths = vec![0; bodies.count()];
        for (index, worth) in worths.iter_mut().enumerate() {
            let at = |family: Family| families[family.index()].as_ref().map_or(0, |worths| worths[index]);
            *worth = shares.best(at);
        }
        self.with_healing(worths)
    }

    /// The worths of turning a card of a family, or of passing it by if that is better.
    fn turned(&self, family: Family, after: Left) -> Vec<u32> {
        let bodies = self.values.bodies;
        let bend = self.location.bend();
        let passes =
            bend.lets_pass() && family != Family::Boon && (family != Family::Foe || self.left.total() > 3);
        (0..bodies.count())
            .map(|index| {
                let body = bodies.body(index);
                if body.hp == 0 {
                    return 0;
                }
                let met = match family {
                    Family::Foe => self.foe(after, body),
                    Family::Peril => self.peril(after, body),
                    Family::Boon => self.boon(after, body),
                };
                if passes && body.usable_lux() >= PASS_LUX {
                    met.max(self.at(after, self.weapon, Body { lux: body.lux - PASS_LUX, ..body }))
                } else {
                    met
                }
            })
            .collect()
    }

    fn at(&self, left: Left, weapon: Option<Weapon>, body: Body) -> u32 {
        self.table[self.values.start(left, weapon) + self.values.bodies.index(body)]
    }

    fn foe(&self, after: Left, body: Body) -> u32 {
        let hollow = self.left.hollow_share();
        let cards = &self.values.grounds.content.cards;
        let (lesser, greater) =
            (u64::from(cards.of(Card::LesserBeast)), u64::from(cards.of(Card::GreaterBeast)));
        let beasts = (lesser + greater).max(1);
        let worth = |foe: usize| u64::from(self.after_losses(after, body, &self.tolls.foes[foe]));
        let beast = (worth(0) * lesser + worth(1) * greater) / beasts;
        let mixed = if hollow == 0 { beast } else { (worth(2) * hollow + beast * (100 - hollow)) / 100 };
        u32::try_from(mixed).expect("a part of a certainty")
    }

    fn after_losses(&self, after: Left, body: Body, losses: &Losses) -> u32 {
        let sum: u64 = (0..body.hp)
            .map(|lost| {
                let chance = u64::from(losses[usize::from(lost)]);
                chance * u64::from(self.at(after, self.weapon, body.hurt(lost)))
            })
            .sum();
        u32::try_from(sum / u64::from(CERTAINTY)).expect("a part of a certainty")
    }

    fn peril(&self, after: Left, body: Body) -> u32 {
        let Grounds { content, .. } = &self.values.grounds;
        let worth = |card: Card| match card {
            Card::Pit => self.after_losses(after, body, &self.tolls.pit),
            Card::Snare => self.at(after, self.weapon, Body { snare: Snare::Closed, ..body }),
            _ => self.terror(after, body),
        };
        family_mean(content, Family::Peril, worth)
    }

    fn terror(&self, after: Left, body: Body) -> u32 {
        let blood = self.at(after, self.weapon, body.hurt(self.values.grounds.content.terror_hp));
        let light =
            body.lux.checked_sub(1).map_or(0, |lux| self.at(after, self.weapon, Body { lux, ..body }));
        let at = |hp: u8| self.at(after, self.weapon, Body { hp, ..body });
        let dice = self.values.between(at, body.hp, -self.tolls.dark);
        blood.max(light).max(dice)
    }

    fn boon(&self, after: Left, body: Body) -> u32 {
        let Grounds { content, .. } = &self.values.grounds;
        let tier = self.location.tier();
        let worth = |card: Card| match card {
            Card::Item => {
                let heal = self.location.bend().item_heal(content.item_heal[tier.index()]);
                self.at(after, self.weapon, body.healed(heal, content))
            }
            Card::Blessing => {
                let healed = body.healed(content.blessing_heal[tier.index()], content);
                self.at(after, self.weapon, Body { snare: Snare::Open, ..healed })
            }
            Card::Caesura => self.at(after, self.weapon, body.lit(content.caesura_lux, content)),
            _ => {
                let taken = |find: Find| self.at(after, find.weapon(tier).or(self.weapon), body);
                Find::ALL.map(taken).into_iter().max().expect("there are three ways")
            }
        };
        family_mean(content, Family::Boon, worth)
    }

    /// Between two cards Lux may heal, as often as that is worth it.
    fn with_healing(&self, mut worths: Vec<u32>) -> Vec<u32> {
        let Values { grounds: Grounds { content, .. }, bodies, .. } = self.values;
        let heal = self.location.bend().lux_heal(content);
        for lux in 1..=content.max_lux {
            for hp in 1..content.max_hp {
                let body = Body { hp, lux, snare: Snare::Open };
                let healed = Body { lux: lux - 1, ..body }.healed(heal, content);
                let better = worths[bodies.index(healed)];
                let worth = &mut worths[bodies.index(body)];
                *worth = (*worth).max(better);
            }
        }
        worths
    }
}

/// The mean over the kinds of a family, as often as a location has them.
fn family_mean(content: &Content, family: Family, worth: impl Fn(Card) -> u32) -> u32 {
    let kinds = || content.cards.iter().filter(|(card, _)| card.family() == family);
    let all: u64 = kinds().map(|(_, count)| u64::from(count)).sum();
    let sum: u64 = kinds().map(|(card, count)| u64::from(worth(card)) * u64::from(count)).sum();
    u32::try_from(sum / all.max(1)).expect("a part of a certainty")
}
