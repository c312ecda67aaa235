//! What a good player would do, and why.

use std::fmt;

use engine::Game;
use serde::{Deserialize, Serialize};

use super::Search;
use super::worth::WIN;
use crate::{Command, Deed, Effect, Event, Kind, Outcome, Side, Stage, Tactics, Who};

/// A command, and the reason for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Advice {
    /// What a good player would do.
    pub command: Command,
    /// Why.
    pub reason: Reason,
}

/// Why a command is good: the first of these that is true of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    /// The match is won.
    Wins,
    /// Without it the hero could be lost at once.
    SavesHero,
    /// An enemy dies.
    Kills(Who),
    /// An enemy loses HP.
    Hurts(Who, u8),
    /// An enemy is worse off by an effect.
    Curses(Who, Effect),
    /// One of the own gains HP.
    Heals(Who, u8),
    /// One of the own is better off by an effect.
    Blesses(Who, Effect),
    /// A tank comes to stand beside its hero.
    Guards,
    /// A unit comes nearer to the enemy's hero.
    Approaches,
    /// A unit gets out of the way.
    KeepsAway,
    /// Nothing else is better.
    Waits,
}

/// What a good player would do for whoever decides; nothing in a draft, nor when the match is
/// over.
pub fn advise(game: &Tactics, search: &Search) -> Option<Advice> {
    let side = game.position().decider()?;
    let command = search.best(game)?.command;
    Some(Advice { command, reason: reason(game, side, command, search) })
}

fn reason(game: &Tactics, side: Side, command: Command, search: &Search) -> Reason {
    let mut next = *game;
    let mut events: Vec<Event> = Vec::new();
    next.play(side.seat(), command, &mut events).expect("what a search finds is legal");
    if matches!(next.position().stage(), Stage::Over(Outcome::Won { side: winner, .. }) if winner == side) {
        return Reason::Wins;
    }
    if loses_by_passing(game, side, command, search) {
        return Reason::SavesHero;
    }
    // What the end of a round does is nobody's reason.
    let own = events.iter().take_while(|event| !matches!(event, Event::RoundEnded { .. }));
    let seen = own.filter_map(|event| told(event, side)).min_by_key(|(rank, _)| *rank);
    seen.map_or_else(|| by_place(game, &next, side, command), |(_, reason)| reason)
}

/// What an event speaks for, and how loudly: the lowest rank is told.
fn told(event: &Event, side: Side) -> Option<(u8, Reason)> {
    let enemy = |who: &Who| who.id.side() != side;
    Some(match event {
        Event::Died { who, .. } if enemy(who) => (0, Reason::Kills(*who)),
        Event::Hurt { who, lost, .. } if enemy(who) && *lost > 0 => match who.kind {
            Kind::Hero(_) => (1, Reason::Hurts(*who, *lost)),
            _ => (2, Reason::Hurts(*who, *lost)),
        },
        Event::EffectGained { who, effect, .. } if enemy(who) => (3, Reason::Curses(*who, *effect)),
        Event::Healed { who, amount, .. } if !enemy(who) && *amount > 0 => (4, Reason::Heals(*who, *amount)),
        Event::EffectGained { who, effect, .. } => (5, Reason::Blesses(*who, *effect)),
        _ => return None,
    })
}

fn by_place(before: &Tactics, after: &Tactics, side: Side, command: Command) -> Reason {
    let Command::Unit(member, deed) = command else { return Reason::Waits };
    if deed == Deed::Pass {
        return Reason::Waits;
    }
    let (before, after) = (before.position(), after.position());
    let id = side.unit(member);
    let far = |from, to| before.unit(from).tile.distance(after.unit(to).tile);
    let now = after.unit(id).tile;
    if after.unit(id).kind.guards() && now.distance(after.unit(side.hero()).tile) == 1 {
        return Reason::Guards;
    }
    let enemy = side.opponent().hero();
    if now.distance(after.unit(enemy).tile) < far(id, enemy) { Reason::Approaches } else { Reason::KeepsAway }
}

/// Whether the enemy could end the match if the unit did nothing.
fn loses_by_passing(game: &Tactics, side: Side, command: Command, search: &Search) -> bool {
    let Command::Unit(member, deed) = command else { return false };
    let lost = |game: &Tactics| search.best(game).is_some_and(|line| line.worth >= WIN - 3);
    let mut passed = *game;
    let pass = Command::Unit(member, Deed::Pass);
    let passes = passed.play(side.seat(), pass, &mut engine::Silence).is_ok();
    deed != Deed::Pass && passes && passed.position().decider() == Some(side.opponent()) && lost(&passed)
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Wins => f.write_str("it wins the match"),
            Self::SavesHero => f.write_str("otherwise your hero could fall at once"),
            Self::Kills(who) => write!(f, "{who} dies"),
            Self::Hurts(who, lost) => write!(f, "{who} loses {lost} HP"),
            Self::Curses(who, effect) => write!(f, "{who} suffers {effect}"),
            Self::Heals(who, amount) => write!(f, "{who} gains {amount} HP"),
            Self::Blesses(who, effect) => write!(f, "{who} has {effect}"),
            Self::Guards => f.write_str("the tank takes what is aimed at your hero"),
            Self::Approaches => f.write_str("it brings the unit nearer to the enemy's hero"),
            Self::KeepsAway => f.write_str("it keeps the unit out of harm"),
            Self::Waits => f.write_str("nothing else would be better"),
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::Seed;

    use super::*;
    use crate::{Content, RuleSet, Setup};

    #[track_caller]
    fn check(position: &str, reason: &str) {
        let setup = Setup::with_position(RuleSet::Written, position.parse().unwrap());
        let game = Tactics::new(&setup, Seed::from_bits(1)).unwrap();
        let advice = advise(&game, &Search::new(Content::WRITTEN, 2_000)).unwrap();
        assert_eq!(advice.reason.to_string(), reason, "{}", advice.command);
    }

    #[test]
    fn the_last_blow_needs_no_other_reason() {
        check(
            "round 5, p1 / warrior endure c2 3, tank a1 2, archer e1 1 \
             / mage wild-magic c3 1, archer a5 1, tank fell b5",
            "it wins the match",
        );
    }

    #[test]
    fn a_death_is_told_by_name() {
        check(
            "round 1, p1 / warrior endure c1 5, tank a1 5, archer e1 3 / mage warp-beacon c5 5, assassin c2 1, tank a5 5",
            "P2 Assassin dies",
        );
    }

    #[test]
    fn a_hero_in_danger_comes_first() {
        check(
            "round 6, p1 / rogue smoke-bomb c1 1, tank fell a1, archer fell e1 \
             / warrior endure c3 4, archer d1 2, tank fell a5",
            "otherwise your hero could fall at once",
        );
    }

    #[test]
    fn nobody_is_advised_in_a_draft() {
        let game = Tactics::new(&Setup::with_rules(RuleSet::Written), Seed::from_bits(1)).unwrap();
        assert_eq!(advise(&game, &Search::new(Content::WRITTEN, 2_000)), None);
    }

    /// Why somebody would give this command.
    #[track_caller]
    fn told(position: &str, command: &str) -> String {
        let setup = Setup::with_position(RuleSet::Written, position.parse().unwrap());
        let game = Tactics::new(&setup, Seed::from_bits(1)).unwrap();
        let search = Search::new(Content::WRITTEN, 200);
        reason(&game, Side::One, command.parse().unwrap(), &search).to_string()
    }

    /// A match in its first round, with this hero of ours in the middle and others far apart.
    fn with(hero: &str) -> String {
        format!(
            "round 1, p1 / {hero}, tank a1 5, archer e1 3 / warrior endure c5 5, archer c4 3, assassin a5 2"
        )
    }

    #[test]
    fn harm_to_the_enemy_is_told_and_none_that_is_none() {
        assert_eq!(told(&with("huntress spirit-hawk c3 5"), "hero cast c5"), "P2 Warrior loses 2 HP");
        assert_eq!(told(&with("huntress spirit-hawk c3 5"), "hero attack c4"), "P2 Archer loses 1 HP");
        let most = told(&with("mage wild-magic c3 5"), "hero cast");
        assert_eq!(most, "P2 Warrior loses 1 HP", "the hero's HP count more than those of others");
        let weak = told(&with("huntress spirit-hawk c3 5 weakness2"), "hero attack c4");
        assert!(!weak.contains("HP"), "a blow that takes nothing: {weak}");
    }

    #[test]
    fn whoever_gets_an_effect_has_it_or_suffers_it() {
        assert_eq!(told(&with("rogue death-mark c3 5"), "hero cast c4"), "P2 Archer suffers Death Mark");
        assert_eq!(told(&with("duelist feint c3 5"), "hero cast"), "P1 Duelist has Feint");
        assert_eq!(told(&with("huntress natures-power c3 4"), "hero cast"), "P1 Huntress gains 3 HP");
    }

    #[test]
    fn what_befalls_ones_own_is_no_reason() {
        let feigned = "round 1, p1 / warrior endure c1 5, assassin c4 2, archer e1 3 \
                       / duelist feint c5 5 feint2, archer a5 3, tank e5 5";
        let reason = told(feigned, "m1 attack c5");
        assert!(
            !reason.contains("dies") && !reason.contains("HP"),
            "it is our assassin that falls: {reason}"
        );
    }

    #[test]
    fn what_the_end_of_a_round_does_is_no_reason() {
        let last = "round 1, p1 / warrior endure c1 5 spent, tank a1 5, archer e1 3 spent \
                    / mage wild-magic c5 5 spent, archer a5 1 bleed2 spent, tank e5 5 spent";
        assert_eq!(told(last, "m1 pass"), "nothing else would be better");
    }

    #[test]
    fn a_step_is_told_by_where_it_leads() {
        let board = with("warrior endure b2 5");
        for (command, reason) in [
            ("m1 move b1", "the tank takes what is aimed at your hero"),
            ("hero move b3", "it brings the unit nearer to the enemy's hero"),
            ("hero move a2", "it keeps the unit out of harm"),
            ("m2 move e2", "it brings the unit nearer to the enemy's hero"),
            ("m2 pass", "nothing else would be better"),
        ] {
            assert_eq!(told(&board, command), reason, "{command}");
        }
    }
}
