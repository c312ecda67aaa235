//! The thinker of the road: it solves fights exactly, knows what every situation between two cards
//! is worth, and looks at each thing that could be done.

mod ascent;
mod duel;

use std::cell::RefCell;

use ascent::Ascent;
use duel::{Case, Duel, Moment};

use crate::odds::road::{CERTAINTY, Goal, Left, Values};
use crate::odds::{Body, Chance, cards_at};
use crate::{
    Card, Climb, Command, Content, Die, Find, Foe, Held, PASS_LUX, Phase, Price, RoadView, Slot, Snare, View,
};

/// Plays for the highest chance to win. RULES.md, section 10.3.
#[derive(Clone, Debug)]
pub(super) struct Walker {
    values: Values,
    /// The fight that was asked about last.
    duel: RefCell<Option<Duel>>,
}

impl Walker {
    pub(super) fn new(content: &Content) -> Self {
        Self { values: Values::new(content, Goal::Win), duel: RefCell::new(None) }
    }

    /// The command that is worth most; the first of equals.
    pub(super) fn advise(&self, view: &View) -> Command {
        let valued = Command::all().filter_map(|command| Some((command, self.parts(view, command)?)));
        let best = valued.reduce(|best, next| if next.1 > best.1 { next } else { best });
        best.expect("nobody is asked after the end").0
    }

    /// The chance to win after a command that is legal.
    pub(super) fn worth(&self, view: &View, command: Command) -> Option<Chance> {
        self.parts(view, command).map(|parts| Chance::of(parts.into(), CERTAINTY.into()))
    }

    fn parts(&self, view: &View, command: Command) -> Option<u32> {
        let here = Here::new(&self.values, view);
        match (view.phase, command) {
            (Phase::Path, _) => here.on_the_path(command),
            (Phase::Fight { foe, beat }, Command::Keep(die)) => {
                Some(self.with_duel(&here, foe, beat, |duel, moment| {
                    duel.keep(&self.values.grounds.faces, moment, here.face(die))
                }))
            }
            (Phase::Fight { foe, beat }, Command::Reroll(die)) => {
                self.with_duel(&here, foe, beat, |duel, moment| {
                    duel.reroll(&self.values.grounds.faces, moment, here.face(die))
                })
            }
            (Phase::Climb { climb }, _) => here.in_a_pit(climb, command),
            (Phase::Terror, Command::Pay(price)) => here.paid(price),
            (Phase::Find, Command::Take(find)) => here.taken(find),
            _ => None,
        }
    }

    fn with_duel<T>(&self, here: &Here<'_>, foe: Foe, beat: u8, ask: impl Fn(&Duel, Moment) -> T) -> T {
        let Here { view, left, body, hand, .. } = *here;
        let weapon = view.hero.weapon;
        let case = Case { location: view.location, left, weapon, snare: body.snare, foe: foe.card };
        let moment = Moment { hp: body.hp, lux: body.lux, foe_hp: foe.hp.0, beat, hand };
        let mut kept = self.duel.borrow_mut();
        let duel = match kept.take() {
            Some(duel) if duel.covers(case, moment) => duel,
            _ => Duel::solve(&self.values, case, moment),
        };
        ask(kept.insert(duel), moment)
    }
}

/// A situation that is looked at.
#[derive(Clone, Copy)]
struct Here<'a> {
    values: &'a Values,
    view: &'a View,
    held: Held,
    left: Left,
    body: Body,
    hand: usize,
}

impl<'a> Here<'a> {
    fn new(values: &'a Values, view: &'a View) -> Self {
        let RoadView { held, .. } = view.road.expect("dice are held on the road");
        let left = Left::seen(view);
        Self { values, view, held, left, body: Body::of(view.hero), hand: values.grounds.faces.held(held) }
    }

    fn face(&self, die: Die) -> usize {
        self.values.grounds.faces.face(self.held.of(die))
    }

    /// What is left here is worth to a body, with the dice as they lie.
    fn after(&self, left: Left, body: Body) -> u32 {
        let dice = self.values.grounds.at(self.view.location, self.view.hero.weapon).worth(self.hand);
        self.values.worth(self.view.location, left, self.view.hero.weapon, body, dice)
    }

    fn on_the_path(&self, command: Command) -> Option<u32> {
        let usable = self.body.usable_lux() > 0;
        match command {
            Command::Turn(slot) => self.view.laid().contains(slot).then(|| self.turned(slot)),
            Command::Forward => self.view.laid().is_empty().then(|| self.after(self.left, self.body)),
            Command::Heal => {
                let heal = self.view.location.bend().lux_heal(&self.values.grounds.content);
                let hurt = self.body.hp < self.values.grounds.content.max_hp;
                let spent = Body { lux: self.body.lux.checked_sub(1)?, ..self.body };
                let healed = Self { body: spent.healed(heal, &self.values.grounds.content), ..*self };
                (usable && hurt).then(|| healed.best())
            }
            Command::Peek(slots) => {
                (usable && !slots.is_empty() && slots == self.view.face_down()).then(|| self.peeked())
            }
            Command::Pass(slot) => self.may_pass(slot).then(|| self.passed(slot)),
            _ => None,
        }
    }

    /// The best that can be done about the row, Lux apart.
    fn best(&self) -> u32 {
        let turns = self.view.laid().iter().map(|slot| self.turned(slot));
        let passes =
            self.view.laid().iter().filter(|&slot| self.may_pass(slot)).map(|slot| self.passed(slot));
        turns.chain(passes).max().unwrap_or_else(|| self.after(self.left, self.body))
    }

    fn turned(&self, slot: Slot) -> u32 {
        weighed(cards_at(self.view, slot).into_iter().map(|(card, chance)| (self.met(card), chance)))
    }

    fn may_pass(&self, slot: Slot) -> bool {
        self.body.usable_lux() >= PASS_LUX
            && self.view.location.bend().lets_pass()
            && self.view.laid().contains(slot)
            && cards_at(self.view, slot).iter().all(|&(card, _)| card != Card::Hollow)
    }

    fn passed(&self, slot: Slot) -> u32 {
        let body = Body { lux: self.body.lux - PASS_LUX, ..self.body };
        weighed(
            cards_at(self.view, slot)
                .into_iter()
                .map(|(card, chance)| (self.after(self.without(card), body), chance)),
        )
    }

    fn without(&self, card: Card) -> Left {
        self.left.without(card.family()).unwrap_or(self.left)
    }

    /// A card that is met now.
    fn met(&self, card: Card) -> u32 {
        let content = &self.values.grounds.content;
        let (location, weapon, tier) = (self.view.location, self.view.hero.weapon, self.view.location.tier());
        let left = self.without(card);
        let ground = self.values.grounds.at(location, weapon);
        let after = |body: Body| self.after(left, body);
        match card {
            Card::Item => {
                after(self.body.healed(location.bend().item_heal(content.item_heal[tier.index()]), content))
            }
            Card::Blessing => {
                let healed = self.body.healed(content.blessing_heal[tier.index()], content);
                after(Body { snare: Snare::Open, ..healed })
            }
            Card::Caesura => after(self.body.lit(content.caesura_lux, content)),
            Card::Snare => after(Body { snare: Snare::Closed, ..self.body }),
            Card::LesserBeast | Card::GreaterBeast | Card::Hollow => {
                let losses = ground.fight(card, self.hand);
                self.values.after_losses(location, left, weapon, self.body, losses)
            }
            Card::Pit => {
                let losses = ground.pit(0, 0, self.hand);
                self.values.after_losses(location, left, weapon, self.body, losses)
            }
            Card::Terror => {
                let before = Self { left, ..*self };
                let prices = [Price::Hp, Price::Lux, Price::Dice];
                prices.into_iter().filter_map(|price| before.paid(price)).max().unwrap_or(0)
            }
            Card::Weapon => {
                let before = Self { left, ..*self };
                Find::ALL.into_iter().filter_map(|find| before.taken(find)).max().unwrap_or(0)
            }
        }
    }

    /// A look at the row. What it shows has to be met anyway, and to count on meeting the best of
    /// it first was tried and loses runs: so a look is worth no more than what it leaves.
    fn peeked(&self) -> u32 {
        let Some(lux) = self.body.lux.checked_sub(1) else { return 0 };
        Self { body: Body { lux, ..self.body }, ..*self }.best()
    }

    fn in_a_pit(&self, climb: Climb, command: Command) -> Option<u32> {
        let (location, left, weapon) = (self.view.location, self.left, self.view.hero.weapon);
        let ascent = Ascent { values: self.values, location, left, weapon };
        match command {
            Command::Keep(die) => Some(ascent.keep(self.body, climb, self.hand, self.face(die))),
            Command::Reroll(die) => ascent.reroll(self.body, climb, self.hand, self.face(die)),
            _ => None,
        }
    }

    fn paid(&self, price: Price) -> Option<u32> {
        match price {
            Price::Hp => Some(self.after(self.left, self.body.hurt(self.values.grounds.content.terror_hp))),
            Price::Lux => {
                let lux = self.body.lux.checked_sub(1)?;
                Some(self.after(self.left, Body { lux, ..self.body }))
            }
            Price::Dice => {
                let hand = self.values.dark();
                (hand != self.hand).then(|| Self { hand, ..*self }.after(self.left, self.body))
            }
        }
    }

    fn taken(&self, find: Find) -> Option<u32> {
        let in_hand = self.view.hero.weapon;
        let found = find.weapon(self.view.location.tier());
        if found == in_hand {
            return None;
        }
        let weapon = found.or(in_hand);
        let dice = self.values.grounds.at(self.view.location, weapon).worth(self.hand);
        Some(self.values.worth(self.view.location, self.left, weapon, self.body, dice))
    }
}

/// A mean by chances.
fn weighed(parts: impl Iterator<Item = (u32, Chance)>) -> u32 {
    let sum = parts.fold(Chance::NEVER, |sum, (worth, chance)| {
        sum.or(Chance::of(worth.into(), CERTAINTY.into()).and(chance))
    });
    u32::try_from(sum.scaled(CERTAINTY.into())).expect("a part of a certainty")
}
