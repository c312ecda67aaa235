//! Somebody who has played for ten minutes.

pub(super) mod road;

use engine::{Bot, Perspective};

use crate::{Command, Content, Die, DieRule, Find, Forward, Hp, Phase, Price, Slots, Throw, View};

/// At so many HP or fewer it pays a Terror in Lux if it has to pay at all.
const LOW: Hp = Hp(12);

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
            Phase::Clash { throw, .. } => Command::Keep(self.in_a_clash(view, throw, |_| false)),
            Phase::Brink { .. } => Command::Ward,
            Phase::Terror if view.rules.is_road() => Command::Pay(road::price(view)),
            Phase::Terror if view.hero.hp > LOW || view.hero.lux.0 == 0 => Command::Pay(Price::Hp),
            Phase::Terror => Command::Pay(Price::Lux),
            Phase::Pit { .. } if view.hero.hp <= Hp(self.content.low_hp) => Command::Reroll(Die::First),
            Phase::Pit { .. } => Command::Endure,
            Phase::Fight { .. } => road::in_a_fight(view),
            Phase::Gap => Command::Lay(road::at_a_gap(view)),
            Phase::Find if view.hero.weapon == Some(view.location.tier().shield()) => {
                Command::Take(Find::Neither)
            }
            Phase::Find => Command::Take(Find::Shield),
            Phase::Over(_) => unreachable!("nobody is asked after the end"),
        }
    }

    fn on_the_path(&self, view: &View) -> Command {
        let missing = Hp(self.content.max_hp).less(view.hero.hp);
        let heal = view.rules.lux_heal(&self.content, view.location);
        let no_waste = missing >= Hp(heal) && !missing.is_gone();
        if no_waste && view.hero.can_use_lux() && view.may_pause() {
            return Command::Heal;
        }
        let slot = if view.rules.is_road() { road::at_a_fork(view) } else { view.laid().iter().next() };
        slot.map_or(Command::Forward, Command::Turn)
    }

    /// The die with the largest difference between what it deals and what it costs, out of those that are preferred
    /// if there are any.
    pub(super) fn in_a_clash(&self, view: &View, throw: Throw, is_preferred: impl Fn(Die) -> bool) -> Die {
        if view.rules.die == DieRule::Highest {
            return throw.highest();
        }
        let gain = |die: Die| {
            let (Hp(dealt), Hp(taken)) = self.exchanged(view, throw, die);
            i16::from(dealt) - i16::from(taken)
        };
        first_best(|die| (is_preferred(die), gain(die)))
    }

    /// What a die would deal if it were kept, and what it would cost.
    pub(super) fn exchanged(&self, view: &View, throw: Throw, die: Die) -> (Hp, Hp) {
        let arms = self.content.arms(view.hero.weapon);
        arms.yours.of(throw.yours[die.index()]).against(arms.foes.of(throw.foes))
    }
}

impl Bot<Forward> for Naive {
    fn choose(&mut self, perspective: Perspective<'_, Forward>) -> Command {
        self.advise(&perspective.view())
    }
}

/// The first of the dice for which this is largest.
fn first_best<Worth: Ord>(worth: impl Fn(Die) -> Worth) -> Die {
    Die::ALL.into_iter().rev().max_by_key(|&die| worth(die)).expect("there are three dice")
}
