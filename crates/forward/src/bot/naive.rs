//! Somebody who has played for ten minutes.

use engine::{Bot, Perspective};

use crate::odds::{Spend, spend};
use crate::{
    Arms, Command, Content, Die, DieRule, Family, Find, Forward, Held, Hp, Phase, Price, RoadView, Slots,
    Throw, View,
};

/// At so many HP or fewer it heals, pays a Terror in Lux and looks for something good.
const HURT: Hp = Hp(10);

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
            Phase::Terror if view.hero.hp > HURT || view.hero.lux.0 == 0 => Command::Pay(Price::Hp),
            Phase::Terror => Command::Pay(Price::Lux),
            Phase::Pit { .. } if view.hero.hp <= Hp(self.content.low_hp) => Command::Reroll(Die::First),
            Phase::Pit { .. } => Command::Endure,
            Phase::Fight { .. } => Command::Keep(self.in_a_fight(view)),
            Phase::Climb { .. } => Command::Keep(self.in_a_pit(road(view).held)),
            Phase::Find if view.hero.weapon == Some(view.location.tier().weapon()) => {
                Command::Take(Find::Neither)
            }
            Phase::Find => Command::Take(Find::Blade),
            Phase::Over(_) => unreachable!("nobody is asked after the end"),
        }
    }

    fn on_the_path(&self, view: &View) -> Command {
        let hurt = view.hero.hp <= HURT;
        if hurt && view.hero.can_use_lux() && view.hero.hp < Hp(self.content.max_hp) {
            return Command::Heal;
        }
        let wanted = if hurt { Family::Boon } else { Family::Foe };
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

    /// The same where the foe's die is yet to fall: the difference of the means.
    fn in_a_fight(&self, view: &View) -> Die {
        let RoadView { held, intents, .. } = road(view);
        let intent = intents.expect("a foe announces what it does").now;
        let arms =
            Arms { yours: *self.content.blows(view.hero.weapon), foes: *intent.blows(&self.content.bare) };
        let gain = |die: Die| {
            let Spend { dealt, taken } = spend(&arms, held.of(die));
            i16::from(dealt.sum()) - i16::from(taken.sum())
        };
        first_best(gain)
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
