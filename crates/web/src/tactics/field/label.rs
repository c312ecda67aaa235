//! What a tile is called: its name, what stands or lies there, and what a press does.

use stage::tactics::{Choices, Figure, Hand, Mode, Scene, command_words, lasting};
use tactics::{Command, Object, Position, Side, Tile, UnitId};

use crate::tactics::words::TacticsWords;

/// What a press on a tile does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TilePress {
    /// Chooses the unit that stands there.
    Choose,
    /// Sends the chosen unit there.
    Go,
    /// Strikes at what stands there.
    Strike,
    /// Aims the skill.
    Aim,
    /// Lets the chosen unit wait.
    Wait,
}

impl TilePress {
    /// What a press on a tile does for whoever decides.
    pub(super) fn of(position: &Position, choices: &Choices, hand: &Hand, tile: Tile) -> Option<Self> {
        if !choices.spawns().is_empty() {
            return None;
        }
        let side = choices.side();
        let meant = hand.chosen.filter(|member| choices.tiles(*member, hand.mode).contains(tile));
        if let Some(member) = meant {
            return Some(match hand.mode {
                Mode::Act if choices.targets(member).contains(tile) => Self::Strike,
                Mode::Act => Self::Go,
                Mode::Skill => Self::Aim,
                Mode::Wait => Self::Wait,
            });
        }
        let id = position.unit_at(tile).filter(|id| id.side() == side)?;
        choices.can_act(id.member()).then_some(Self::Choose)
    }

    const fn words(self, words: &TacticsWords) -> &'static str {
        match self {
            Self::Choose => words.choose,
            Self::Go => words.go_here,
            Self::Strike => words.strike,
            Self::Aim => words.aim_here,
            Self::Wait => words.wait,
        }
    }
}

/// What a tile is called: what the board shows there, and what is known of it.
pub(super) fn label(
    words: &TacticsWords,
    scene: &Scene,
    position: &Position,
    tile: Tile,
    deed: Option<TilePress>,
) -> String {
    let mut parts: Vec<String> = Vec::new();
    if let Some((id, figure)) = scene.at(tile) {
        parts.extend(unit(words, scene, position, id, figure));
    }
    match scene.object(tile) {
        Some(Object::Buff { effect, rounds }) => {
            parts.push(Object::Buff { effect, rounds }.to_string());
            parts.push((words.rounds)(rounds));
        }
        Some(obstacle) => parts.push(obstacle.to_string()),
        None => {}
    }
    let has_beacon = |side: &Side| scene.figure(side.hero()).is_some_and(|hero| hero.beacon == Some(tile));
    parts.extend(Side::ALL.into_iter().filter(has_beacon).map(|side| (words.beacon_of)(&side.to_string())));
    if parts.is_empty() {
        parts.push(words.free.to_owned());
    }
    let deed = deed.map_or_else(String::new, |deed| format!(". {}", deed.words(words)));
    format!("{tile}: {}{deed}", parts.join(", "))
}

fn unit(
    words: &TacticsWords,
    scene: &Scene,
    position: &Position,
    id: UnitId,
    figure: &Figure,
) -> Vec<String> {
    let mut parts = vec![format!("{} {}", id.side(), figure.kind), format!("{} {}", figure.hp, words.hp)];
    if figure.shield > 0 {
        parts.push(format!("{} {}", words.shield, figure.shield));
    }
    if position.guardian(id).is_some() {
        parts.push(words.guarded.to_owned());
    }
    let rounds = |effect| position.unit(id).effects.rounds(effect);
    parts.extend(figure.effects().map(|effect| lasting(effect, rounds(effect))));
    if figure.hidden {
        parts.push(words.hidden.to_owned());
    }
    if scene.round == position.round() && position.spent().contains(id) {
        parts.push(words.acted.to_owned());
    }
    if let Some(plan) = position.unit(id).plan {
        let command = Command::Unit(id.member(), plan.deed);
        parts.push((words.plans)(&command_words(position, id.side(), command)));
    }
    parts
}

#[cfg(test)]
mod tests {
    use engine::{Game, Seed};
    use tactics::{Member, RuleSet, Setup, Tactics};

    use super::*;
    use crate::settings::Language;
    use crate::words::Words;

    fn told(tile: &str, chosen: Option<Member>) -> String {
        let position = "round 2, p1 / mage warp-beacon c1 5 beacon:e3, tank a1 5 spent, archer c2 3 bleed1 / \
                        warrior endure c4 5 shield3:2, tank b5 5 slow1 plan1:move:b4 spent, assassin e5 2 / d2 obstacle 2, b2 life 1";
        let setup = Setup::with_position(RuleSet::Written, position.parse().unwrap());
        let game = Tactics::new(&setup, Seed::from_bits(1)).unwrap();
        let choices = Choices::of(&game, Side::One);
        let mut hand = Hand::begin(&game, &choices, "a1".parse().unwrap());
        hand.chosen = chosen;
        let tile = tile.parse().unwrap();
        let deed = TilePress::of(game.position(), &choices, &hand, tile);
        let scene = Scene::of(game.position());
        label(TacticsWords::of(Words::of(Language::English)), &scene, game.position(), tile, deed)
    }

    #[test]
    fn a_tile_says_what_is_there_and_what_a_press_does() {
        let archer = Some(Member::Second);
        assert_eq!(told("a1", None), "a1: P1 Tank, 5 HP, has acted");
        assert_eq!(told("c2", None), "c2: P1 Archer, 3 HP, Bleed for 1 round. Choose");
        assert_eq!(told("c4", archer), "c4: P2 Warrior, 5 HP, shield 3. Strike");
        assert_eq!(told("d2", archer), "d2: an obstacle with 2 HP. Strike");
        assert_eq!(told("b2", archer), "b2: a tile of Life, 1 round left. Go here");
        assert_eq!(told("e3", archer), "e3: beacon of P1");
        assert_eq!(told("a4", archer), "a4: free");
        assert_eq!(told("b5", None), "b5: P2 Tank, 5 HP, Slow for 1 round, has acted, will: Tank goes to b4");
    }
}
