//! Somebody who has played for ten minutes.

use engine::{Bot, Perspective};

use crate::odds::{Spend, spend};
use crate::{
    Arms, Command, Content, Die, DieRule, Family, Find, Forward, Held, Hp, Intent, Intents, Phase, Price,
    RoadView, Slots, Throw, View,
};

/// At so many HP or fewer it looks for a Boon, and pays a Terror in Lux if it has to pay at all.
const LOW: Hp = Hp(12);
/// From so many HP on it looks for a Foe.
const WELL: Hp = Hp(17);

/// Plays by what a newcomer has understood after ten minutes. RULES.md, section 10.4.
#[derive(Clone, Debug)]
pub struct Naive {
    content: Content,
}

impl Naive {
    /// The bot for runs with these numbers.
    pub const fn new(content: Content) -> Self {
        Self { content }
    }

    /// The command this player would give.
    ///
    /// # Panics
    /// When the run is over.
    pub fn advise(&self, view: &View) -> Command {
        match view.phase {
            Phase::Path => self.on_the_path(view),
            Phase::Peek => Command::Return(Slots::NONE),
            Phase::Clash { throw, .. } => Command::Keep(self.in_a_clash(view, throw)),
            Phase::Brink { .. } => Command::Ward,
            Phase::Terror if view.road.is_some_and(|road| road.held != Held::DARK) => {
                Command::Pay(Price::Dice)
            }
            Phase::Terror if view.hero.hp > LOW || view.hero.lux.0 == 0 => Command::Pay(Price::Hp),
            Phase::Terror => Command::Pay(Price::Lux),
            Phase::Pit { .. } if view.hero.hp <= Hp(self.content.low_hp) => Command::Reroll(Die::First),
            Phase::Pit { .. } => Command::Endure,
            Phase::Fight { .. } => Command::Keep(self.in_a_fight(view)),
            Phase::Climb { .. } => Command::Keep(self.in_a_pit(road(view).held)),
            Phase::Find if view.hero.weapon == Some(view.location.tier().shield()) => {
                Command::Take(Find::Neither)
            }
            Phase::Find => Command::Take(Find::Shield),
            Phase::Over(_) => unreachable!("nobody is asked after the end"),
        }
    }

    fn on_the_path(&self, view: &View) -> Command {
        let missing = Hp(self.content.max_hp).less(view.hero.hp);
        let no_waste = missing >= Hp(self.content.lux_heal) && !missing.is_gone();
        if no_waste && view.hero.can_use_lux() {
            return Command::Heal;
        }
        let wanted = match view.hero.hp {
            hp if hp <= LOW => Family::Boon,
            hp if hp >= WELL => Family::Foe,
            _ => Family::Peril,
        };
        let found = view.laid().iter().find(|&slot| view.back(slot) == Some(wanted));
        found.or(view.laid().iter().next()).map_or(Command::Forward, Command::Turn)
    }

    /// The die with the largest difference between what it deals and what it costs.
    fn in_a_clash(&self, view: &View, throw: Throw) -> Die {
        if view.rules.die == DieRule::Highest {
            return throw.highest();
        }
        let arms = self.content.arms(view.hero.weapon);
        let gain = |die: Die| {
            let (Hp(dealt), Hp(taken)) =
                arms.yours.of(throw.yours[die.index()]).against(arms.foes.of(throw.foes));
            i16::from(dealt) - i16::from(taken)
        };
        first_best(gain)
    }

    /// Against a Rush the lowest die that blocks, against a Brace the lowest of all; else the die
    /// with the largest difference between the means of what it deals and what it costs. The last
    /// die that blocks is not spent right before a Rush.
    fn in_a_fight(&self, view: &View) -> Die {
        let RoadView { held, intents, .. } = road(view);
        let Intents { now, next } = intents.expect("a foe announces what it does");
        let blows = self.content.blows(view.hero.weapon);
        let lowest = |die: Die| -i16::from(held.of(die));
        let blocks = |die: Die| blows.of(held.of(die)).blocks;
        let blockers = Die::ALL.into_iter().filter(|&die| blocks(die)).count();
        let spare = |die: Die| next != Intent::Rush || blockers > 1 || !blocks(die);
        let arms = Arms { yours: *blows, foes: *now.blows(&self.content.bare) };
        let gain = |die: Die| {
            let Spend { dealt, taken } = spend(&arms, held.of(die));
            i16::from(dealt.sum()) - i16::from(taken.sum())
        };
        match now {
            Intent::Rush if blockers > 0 => first_best(|die| (blocks(die), lowest(die))),
            Intent::Brace => first_best(|die| (spare(die), lowest(die))),
            Intent::Rush | Intent::Strike => first_best(|die| (spare(die), gain(die))),
        }
    }

    /// The lowest die that holds, or the lowest of all.
    fn in_a_pit(&self, held: Held) -> Die {
        first_best(|die| {
            let number = held.of(die);
            (self.content.holds(number), -i16::from(number))
        })
    }
}

impl Bot<Forward> for Naive {
    fn choose(&mut self, perspective: Perspective<'_, Forward>) -> Command {
        self.advise(&perspective.view())
    }
}

fn road(view: &View) -> RoadView {
    view.road.expect("dice are held on the road")
}

/// The first of the dice for which this is largest.
fn first_best<Worth: Ord>(worth: impl Fn(Die) -> Worth) -> Die {
    Die::ALL.into_iter().rev().max_by_key(|&die| worth(die)).expect("there are three dice")
}
