//! A newcomer after ten minutes.

use engine::{Bot, Perspective, Seed};

use super::habits::{Habits, Moment, bump_nearest};
use crate::{Branch, Command, Content, Descent};

/// Throws and breaks what it has at the nearest creature, bumps the rest, drinks when it is low, takes the first of
/// every offer, and goes down the easier way. It heeds nothing that is announced. RULES.md, section 16.
#[derive(Clone, Debug)]
pub struct Naive(Habits);

impl Naive {
    /// The bot for runs with these numbers.
    pub const fn new(content: Content) -> Self {
        Self(Habits::new(content, Branch::Left))
    }
}

/// Something thrown at the nearest creature that is not so near that it would hit the thrower too.
fn shot(moment: &Moment<'_>) -> Option<Command> {
    let at = moment.view.hero(moment.seat).at;
    let aimed = |foe_at| {
        moment.legal.iter().find(|command| match **command {
            Command::Throw(_, aim) | Command::Hurl(_, aim) => aim == foe_at,
            _ => false,
        })
    };
    let foes = moment.foes();
    let mut awake = foes.iter().filter(|foe| foe.is_awake() && (3..=7).contains(&foe.at.distance(at)));
    awake.find_map(|foe| aimed(foe.at).copied())
}

impl Bot<Descent> for Naive {
    fn choose(&mut self, perspective: Perspective<'_, Descent>) -> Command {
        self.0.choose(perspective, |moment| shot(moment).or_else(|| bump_nearest(moment)))
    }

    fn restart(&mut self, _seed: Seed) {
        self.0.forget();
    }

    /// Without what it saw before it would run to and fro for ever.
    fn recalls(&self) -> bool {
        true
    }
}
