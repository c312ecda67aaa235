//! The player after ten minutes.

use engine::{Bot, Game, Perspective, Seed};

use super::glance::Glance;
use crate::{Command, Content, Deed, Event, Kind, Side, Tactics};

/// Strikes whatever it can, the harder the better, and otherwise walks towards the enemy's hero. RULES.md,
/// section 16.
#[derive(Clone, Debug)]
pub struct Naive(Glance);

impl Naive {
    /// A player of matches with these numbers.
    pub fn new(content: Content) -> Self {
        Self(Glance::new(content))
    }
}

impl Bot<Tactics> for Naive {
    fn restart(&mut self, seed: Seed) {
        self.0.restart(seed);
    }

    fn choose(&mut self, perspective: Perspective<'_, Tactics>) -> Command {
        self.0.choose(perspective, Appeal::of)
    }
}

/// What speaks for a command, the first difference decides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Appeal {
    /// The enemy's hero falls.
    pub(super) wins: bool,
    /// So many more enemies fall than friends.
    kills: i32,
    /// HP that the enemy's hero loses, less those that the own one does.
    hero: i32,
    /// The same for all units.
    all: i32,
    /// Something useful is done with the skill.
    casts: bool,
    /// The unit comes nearer to the enemy's hero by so many steps.
    nearer: i32,
}

impl Appeal {
    pub(super) fn of(game: &Tactics, side: Side, command: Command) -> Self {
        let mut next = *game;
        let mut events: Vec<Event> = Vec::new();
        next.play(side.seat(), command, &mut events).expect("a listed command is legal");
        let mut appeal = Self::default();
        // What the end of a round does is nobody's doing.
        for event in events.iter().take_while(|event| !matches!(event, Event::RoundEnded { .. })) {
            appeal.count(event, side);
        }
        if let Command::Unit(member, deed) = command {
            let enemy = game.position().unit(side.opponent().hero()).tile;
            let far =
                |game: &Tactics| i32::from(game.position().unit(side.unit(member)).tile.distance(enemy));
            appeal.nearer = far(game) - far(&next);
            appeal.casts &= matches!(deed, Deed::Cast(_));
        }
        appeal
    }

    fn count(&mut self, event: &Event, side: Side) {
        let sign = |id: crate::UnitId| if id.side() == side { -1 } else { 1 };
        match event {
            Event::Died { who, .. } => {
                self.wins |= who.id == side.opponent().hero();
                self.kills += sign(who.id);
            }
            Event::Hurt { who, lost, .. } => {
                let lost = sign(who.id) * i32::from(*lost);
                self.all += lost;
                self.hero += if matches!(who.kind, Kind::Hero(_)) { lost } else { 0 };
            }
            Event::Healed { .. } | Event::EffectGained { .. } | Event::ShieldRaised { .. } => {
                self.casts = true;
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::Seat;

    use super::*;
    use crate::Setup;

    #[track_caller]
    fn check(position: &str, command: &str) {
        let setup = Setup { position: Some(position.parse().unwrap()), ..Setup::default() };
        let game = Tactics::new(&setup, Seed::from_bits(1)).unwrap();
        let mut bot = Naive::new(setup.content());
        assert_eq!(bot.choose(Perspective::new(&game, Seat::FIRST)).to_string(), command);
    }

    #[test]
    fn whoever_can_be_felled_is_felled_and_else_the_hero_is_struck() {
        let near = "round 1, p1 / warrior endure c2 5, tank a1 5, archer e1 3";
        check(&format!("{near} / mage warp-beacon c3 5, assassin b2 1, tank a5 5"), "m1 charge b1 b2");
        check(&format!("{near} / mage warp-beacon c3 5, assassin b2 2, tank a5 5"), "hero attack c3");
    }

    #[test]
    fn with_nobody_in_reach_it_comes_nearer() {
        let far = "round 1, p1 / duelist feint a1 5 spent, tank e1 5, archer d1 3 spent \
                   / mage warp-beacon a5 5, assassin b5 2, tank c5 5";
        check(far, "m1 move e2");
    }
}
