//! The rule that somebody has after a few runs.

use engine::{Bot, Perspective};
use forward::odds::Odds;
use forward::{Command, Content, Die, Forward, Hp, Phase, Price, Rules, Slots, View};

/// Up to so many HP, Lux heals and pays.
const HURT: Hp = Hp(10);

/// Turns the leftmost card, keeps the die with the larger difference, and heals when it is hurt.
pub(super) struct Simple {
    content: Content,
    /// Made for the rules that are played.
    odds: Option<(Rules, Odds)>,
}

impl Simple {
    pub(super) const fn new(content: Content) -> Self {
        Self { content, odds: None }
    }

    fn odds(&mut self, rules: Rules) -> &Odds {
        if self.odds.as_ref().is_none_or(|(known, _)| *known != rules) {
            self.odds = Some((rules, Odds::new(&self.content, rules)));
        }
        &self.odds.as_ref().expect("just made").1
    }

    /// Which of the three dice deals most for what it takes.
    fn die(&mut self, view: &View, legal: &[Command]) -> Command {
        let odds = self.odds(view.rules);
        let gain =
            |die: Die| odds.round(view, die).map(|(dealt, taken)| i32::from(dealt.0) - i32::from(taken.0));
        let keeps = Die::ALL.into_iter().rev().filter(|die| legal.contains(&Command::Keep(*die)));
        keeps.max_by_key(|die| gain(*die)).map_or(legal[0], Command::Keep)
    }

    /// What the rule says among some commands.
    pub(super) fn rule(&mut self, view: &View, legal: &[Command]) -> Command {
        let is_hurt = view.hero.hp <= HURT;
        let wish = match view.phase {
            Phase::Path if is_hurt && legal.contains(&Command::Heal) => Command::Heal,
            Phase::Peek => Command::Return(Slots::NONE),
            Phase::Clash { .. } => self.die(view, legal),
            Phase::Brink { .. } => Command::Ward,
            Phase::Terror => Command::Pay(if is_hurt { Price::Lux } else { Price::Hp }),
            Phase::Pit { .. } => Command::Endure,
            Phase::Path | Phase::Over(_) => legal[0],
        };
        if legal.contains(&wish) { wish } else { legal[0] }
    }
}

impl Bot<Forward> for Simple {
    fn choose(&mut self, perspective: Perspective<'_, Forward>) -> Command {
        let mut legal = Vec::new();
        perspective.legal(&mut legal);
        self.rule(&perspective.view(), &legal)
    }
}
