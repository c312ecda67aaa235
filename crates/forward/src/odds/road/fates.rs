//! What a command of the road leads to by the end of the card at hand, for somebody who goes on
//! as `ground` supposes.

use super::super::body::Body;
use super::super::{Chance, cards_at};
use super::bout::{Renewal, Turnout};
use super::climbing::renewed;
use super::ground::{CERTAINTY, Losses, foe_index};
use super::grounds::Grounds;
use crate::road::Fee;
use crate::{Card, Climb, Command, Die, Foe, Phase, Price, REROLL_LUX, Snare, View};

/// Bodies that a command can lead to, each with its chance.
pub(crate) type Fates = Vec<(Body, Chance)>;

/// A situation that is looked at.
pub(crate) struct Outset<'a> {
    pub(crate) grounds: &'a Grounds,
    pub(crate) view: &'a View,
}

impl Outset<'_> {
    /// What a command leads to, if it is about a card.
    pub(crate) fn fates(&self, command: Command) -> Option<Fates> {
        let body = Body::of(self.view.hero);
        match (self.view.phase, command) {
            (Phase::Path, Command::Turn(slot)) => {
                let cards = cards_at(self.view, slot).into_iter();
                Some(cards.flat_map(|(card, chance)| likely(self.met(card), chance)).collect())
            }
            (Phase::Fight { foe, beat }, Command::Keep(die)) => {
                Some(self.fought(body, foe, beat, self.hand(), die))
            }
            (Phase::Fight { foe, beat }, Command::Reroll(die)) => {
                let paid = self.paid_for_roll(body)?;
                let losses = |hand| self.ground().fight_from(foe.card, foe.hp.0, beat, hand);
                Some(self.rolled(die, |hand| hurt(paid, losses(hand))))
            }
            (Phase::Climb { climb }, Command::Keep(die)) => Some(self.climbed(body, climb, die)),
            (Phase::Climb { climb }, Command::Reroll(die)) => {
                let paid = self.paid_for_roll(body)?;
                Some(
                    self.rolled(die, |hand| {
                        hurt(paid, self.ground().pit(climb.successes, climb.failures, hand))
                    }),
                )
            }
            (Phase::Terror, Command::Pay(price)) => Some(vec![(self.paid(body, price)?, Chance::SURE)]),
            (Phase::Find, Command::Take(_)) => Some(vec![(body, Chance::SURE)]),
            _ => None,
        }
    }

    fn ground(&self) -> &super::ground::Ground {
        self.grounds.at(self.view.location, self.view.hero.weapon)
    }

    fn hand(&self) -> usize {
        self.grounds.faces.held(self.view.road.expect("dice are held on the road").held)
    }

    fn face(&self, die: Die) -> usize {
        self.grounds.faces.face(self.view.road.expect("dice are held on the road").held.of(die))
    }

    /// A card from the moment it is turned.
    fn met(&self, card: Card) -> Fates {
        let content = &self.grounds.content;
        let (body, bend) = (Body::of(self.view.hero), self.view.location.bend());
        let tier = self.view.location.tier().index();
        let after = match card {
            Card::LesserBeast | Card::GreaterBeast | Card::Hollow => {
                return hurt(body, self.ground().fight(card, self.hand()));
            }
            Card::Pit => return hurt(body, self.ground().pit(0, 0, self.hand())),
            Card::Item => body.healed(bend.item_heal(content.item_heal[tier]), content),
            Card::Blessing => {
                Body { snare: Snare::Open, ..body.healed(content.blessing_heal[tier], content) }
            }
            Card::Caesura => body.lit(content.caesura_lux, content),
            Card::Snare => Body { snare: Snare::Closed, ..body },
            // A Terror can be paid with dice as long as one of them is good for anything.
            Card::Terror | Card::Weapon => body,
        };
        vec![(after, Chance::SURE)]
    }

    fn fought(&self, body: Body, foe: Foe, beat: u8, hand: usize, die: Die) -> Fates {
        let (ground, face) = (self.ground(), self.face(die));
        let bout = &ground.bouts[foe_index(foe.card)];
        let next = u8::try_from(bout.next[usize::from(beat)]).expect("beats are few");
        let mut fates = Fates::new();
        for &Turnout { dealt, taken, ways } in &bout.turnouts[usize::from(beat)][face] {
            let (left, body) = (foe.hp.0.saturating_sub(dealt), body.hurt(taken));
            for (hand, falls) in renewed(&self.grounds.faces, &ground.renewal, hand, face) {
                let chance = Chance::of(u64::from(ways * falls), 36);
                fates.extend(likely(hurt(body, ground.fight_from(foe.card, left, next, hand)), chance));
            }
        }
        fates
    }

    fn climbed(&self, body: Body, climb: Climb, die: Die) -> Fates {
        let Grounds { content, faces, .. } = self.grounds;
        let (ground, face) = (self.ground(), self.face(die));
        let (body, climb) = if content.holds(faces.number(face)) {
            (body, Climb { successes: climb.successes + 1, ..climb })
        } else {
            let slip = self.view.location.bend().slip(content);
            (body.hurt(slip), Climb { failures: climb.failures + 1, ..climb })
        };
        renewed(faces, &ground.renewal, self.hand(), face)
            .flat_map(|(hand, falls)| {
                let after = hurt(body, ground.pit(climb.successes, climb.failures, hand));
                likely(after, Chance::of(falls.into(), 6))
            })
            .collect()
    }

    fn rolled(&self, die: Die, after: impl Fn(usize) -> Fates) -> Fates {
        renewed(&self.grounds.faces, &Renewal::Rolled, self.hand(), self.face(die))
            .flat_map(|(hand, falls)| likely(after(hand), Chance::of(falls.into(), 6)))
            .collect()
    }

    fn paid_for_roll(&self, body: Body) -> Option<Body> {
        match self.view.location.bend().fee() {
            Fee::Lux => Some(Body { lux: body.usable_lux().checked_sub(REROLL_LUX)?, ..body }),
            Fee::Hp => (body.hp > 1).then(|| body.hurt(1)),
            Fee::Never => None,
        }
    }

    fn paid(&self, body: Body, price: Price) -> Option<Body> {
        match price {
            Price::Hp => Some(body.hurt(self.grounds.content.terror_hp)),
            Price::Lux => Some(Body { lux: body.lux.checked_sub(1)?, ..body }),
            Price::Dice => Some(body),
        }
    }
}

/// A body that loses HP as often as told; the dead lose no more.
fn hurt(body: Body, losses: &Losses) -> Fates {
    let chance = |chance: u32| Chance::of(chance.into(), CERTAINTY.into());
    if body.hp == 0 {
        return vec![(body, Chance::SURE)];
    }
    let possible = (0..).zip(losses).filter(|&(_, &likely)| likely > 0);
    possible.map(|(lost, &likely)| (body.hurt(lost), chance(likely))).collect()
}

fn likely(fates: Fates, chance: Chance) -> impl Iterator<Item = (Body, Chance)> {
    fates.into_iter().map(move |(body, fate)| (body, fate.and(chance)))
}
