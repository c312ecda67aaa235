//! The player that the published balance table was made with.

use engine::{Bot, Perspective};

use crate::odds::{Body, steady};
use crate::{
    Card, Command, Content, Die, FightRule, Find, Forward, Hp, PeekRule, Phase, RowCard, Slot, Slots,
    Strikers, Throw, View,
};

/// Below this the bot heals, and pays a Terror in Lux.
const HURT: Hp = Hp(steady::HURT);
/// Between these, with Lux to spare, it looks at the row.
const CURIOUS: std::ops::RangeInclusive<Hp> = Hp(8)..=Hp(14);
const SPARE_LUX: u8 = 2;

/// Plays by a handful of thresholds and never thinks ahead. RULES.md, section 10.2.
#[derive(Clone, Debug)]
pub struct Document {
    content: Content,
}

impl Document {
    /// The bot for runs with these numbers.
    pub const fn new(content: Content) -> Self {
        Self { content }
    }
}

impl Bot<Forward> for Document {
    #[inline]
    fn choose(&mut self, perspective: Perspective<'_, Forward>) -> Command {
        // Each case looks for itself, so that no more of the view is made than it needs: this bot
        // plays more runs than all others together.
        match perspective.view().phase {
            Phase::Path => self.on_the_path(&perspective.view()),
            Phase::Peek => Command::Return(worst_shown(&perspective.view())),
            Phase::Clash { throw, .. } => self.in_a_fight(&perspective.view(), throw),
            Phase::Brink { .. } => Command::Ward,
            Phase::Pit { .. } if perspective.view().hero.hp <= Hp(self.content.low_hp) => {
                Command::Reroll(Die::First)
            }
            Phase::Pit { .. } => Command::Endure,
            Phase::Terror => Command::Pay(steady::price(Body::of(perspective.view().hero))),
            Phase::Fight { .. } => Command::Strike(with_the_highest(&perspective.view())),
            Phase::Gap => Command::Lay(highest(&perspective.view())),
            Phase::Find => Command::Take(find(&perspective.view())),
            Phase::Over(_) => unreachable!("nobody is asked after the end"),
        }
    }
}

/// The cards worth sending back: those that can only hurt.
fn worst_shown(view: &View) -> Slots {
    let hurts = |card: &RowCard| {
        card.shown.is_some_and(|card| card.is_foe() || matches!(card, Card::Terror | Card::Pit | Card::Snare))
    };
    if view.deck == 0 {
        return Slots::NONE;
    }
    Slot::ALL
        .into_iter()
        .filter(|slot| view.row[slot.index()].as_ref().is_some_and(hurts))
        .take(2)
        .fold(Slots::NONE, Slots::with)
}

/// The highest of the dice that are held.
fn highest(view: &View) -> Die {
    let held = view.road.expect("dice are held on the road").held;
    Die::ALL.into_iter().rev().max_by_key(|&die| held.of(die)).expect("there are three dice")
}

/// One die strikes, the highest, and the others guard.
fn with_the_highest(view: &View) -> Strikers {
    let highest = highest(view);
    Strikers::of(|die| die == highest).expect("one strikes")
}

/// A new blade replaces what was there, as the document has it.
fn find(view: &View) -> Find {
    if view.hero.weapon == Some(view.location.tier().weapon()) { Find::Neither } else { Find::Blade }
}

impl Document {
    // Inlined, so that only those parts of the view are made that are looked at.
    #[inline]
    fn on_the_path(&self, view: &View) -> Command {
        let hero = view.hero;
        if hero.can_use_lux() && view.may_pause() {
            if hero.hp < HURT && hero.hp < Hp(self.content.max_hp) {
                return Command::Heal;
            }
            let curious = CURIOUS.contains(&hero.hp) && hero.lux.0 >= SPARE_LUX;
            if curious && view.rules.peek == PeekRule::Allowed && view.face_down().len() >= 2 {
                return Command::Peek(view.to_peek_at());
            }
        }
        view.oldest().map_or(Command::Forward, Command::Turn)
    }

    /// Keeps the highest die; when that would be the end, rolls it again.
    fn in_a_fight(&self, view: &View, throw: Throw) -> Command {
        let die = throw.highest();
        let blow = self.content.blows(view.hero.weapon).of(throw.yours[die.index()]);
        let (_, taken) = blow.against(self.content.bare.of(throw.foes));
        let can_reroll = view.rules.fight == FightRule::Reroll && view.hero.can_use_lux();
        if view.hero.hp <= taken && can_reroll { Command::Reroll(die) } else { Command::Keep(die) }
    }
}
