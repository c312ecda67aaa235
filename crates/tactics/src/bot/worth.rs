//! What a position is worth to a side. One more HP of a hero is worth 70, where a plain blow
//! takes one.
//!
//! The numbers were found by letting searches with different ones play each other.

use crate::{
    Content, Effect, Kind, Minion, Outcome, Position, Side, Skill, Stage, Tactics, Tile, Unit, UnitId,
};

// HP, shields and strikes are counted in plain blows below: a rule set may count HP in smaller
// coins, and then each coin is worth as much less as a plain blow takes more.

/// What a won match is worth: more than all units together.
pub(super) const WIN: i32 = 100_000;

/// What one more HP of a hero is worth, when there are others.
const HERO_HP: i32 = 70;
/// How much less a hero is worth with its last HP; half of that with two, and so on.
const HERO_LAST_HP: i32 = 100;
/// What each step between a hero and the enemy's costs.
const HERO_FAR: i32 = 8;
/// What each round end costs that a skill is not ready.
const COOLDOWN: i32 = 9;
/// What each strengthened attack is worth, if it takes so many blows more.
const CHARGE: i32 = 61;
const CHARGE_STRENGTH: i32 = 2;

/// What a minion is worth for two rounds that it will live, in the order of [`Minion::ALL`].
const MINION: [i32; 3] = [9, 21, 11];
/// What each of its HP adds to that.
const MINION_HP: [i32; 3] = [11, 4, 21];
/// How many rounds ahead anybody plans with a minion.
const ROUNDS_AHEAD: i32 = 4;
/// What each step between a minion and the enemy hero costs.
const MINION_FAR: i32 = 1;
/// What a clone is worth.
const CLONE: i32 = 25;
/// What a tank beside its hero is worth.
const GUARD: i32 = 27;
/// What each point of a shield is worth.
const SHIELD: i32 = 4;

/// What each HP costs that an enemy could strike a hero for.
const THREAT: i32 = 5;
/// The same, where the enemy's turn is over for this round.
const LATER_THREAT: i32 = 13;
/// The same, where a tank would take it.
const LATER_THREAT_TO_TANK: i32 = 10;
/// What a unit costs that has not acted yet: what it does is still to be paid for.
const UNSPENT: i32 = -4;
/// What it is worth to decide next: to wait for the other is better.
const TEMPO: i32 = -4;
/// What it is worth, every four rounds more, to outlast the enemy if nobody did anything.
const RACE: i32 = 28;

/// What a round of each effect is worth to whoever bears it, in the order of [`Effect::ALL`].
const EFFECTS: [i32; Effect::COUNT] = [37, -8, 34, -19, -41, -22, -17, -33, 15, -36, 45, 8];

/// What a match is worth to a side: what it is worth to the enemy, with the other sign.
pub(super) fn worth(game: &Tactics, side: Side) -> i32 {
    let enemy = side.opponent();
    match game.position().stage() {
        Stage::Over(Outcome::Won { side: winner, .. }) => {
            if winner == side {
                WIN
            } else {
                -WIN
            }
        }
        Stage::Over(Outcome::Draw) => 0,
        _ => strength(game, side) - strength(game, enemy) + race(game.position(), side),
    }
}

fn strength(game: &Tactics, side: Side) -> i32 {
    let position = game.position();
    let units = position.living() & side.units();
    let bodies: i32 = units.iter().map(|id| body(game, id)).sum();
    let tempo = if position.mover() == side { TEMPO } else { 0 };
    let unspent = i32::try_from(position.unspent(side).len()).expect("a side has few units");
    bodies + tempo + UNSPENT * unspent - danger(game, side)
}

fn body(game: &Tactics, id: UnitId) -> i32 {
    let position = game.position();
    let unit = position.unit(id);
    let far = i32::from(unit.tile.distance(position.unit(id.side().opponent().hero()).tile));
    let own = match unit.kind {
        Kind::Hero(_) => hero(game.content(), unit) - HERO_FAR * far,
        Kind::Minion(minion) => minion_alone(game, unit, minion) + guard(position, id) - MINION_FAR * far,
        Kind::Clone => CLONE,
    };
    let effects =
        unit.effects.iter().map(|effect| EFFECTS[effect.index()] * i32::from(unit.effects.rounds(effect)));
    own + effects.sum::<i32>() + SHIELD * i32::from(unit.shield.strength) / blow(game.content())
}

/// What a plain blow takes. Rule sets may count HP in smaller coins, and what HP are worth
/// depends on how many blows they are.
fn blow(content: &Content) -> i32 {
    i32::from(content.minion(Minion::Tank).attack)
}

fn hero(content: &Content, unit: &Unit) -> i32 {
    let blow = blow(content);
    let hp = i32::from(unit.hp).max(1);
    let strengthened = i32::from(unit.charges) * i32::from(content.skill(Skill::NaturesPower).power);
    HERO_HP * hp / blow - HERO_LAST_HP * blow / hp + CHARGE * strengthened / (CHARGE_STRENGTH * blow)
        - COOLDOWN * i32::from(unit.cooldown)
}

/// Minions wear away, so that one with few HP is not there for long.
fn minion_alone(game: &Tactics, unit: &Unit, minion: Minion) -> i32 {
    let calm = i32::from(game.content().decay_from) - i32::from(game.position().round());
    let decaying = i32::from(unit.hp) / i32::from(game.content().decay_damage).max(1);
    let rounds = (calm.max(0) + decaying).min(ROUNDS_AHEAD);
    let kind = minion.index();
    (MINION[kind] + MINION_HP[kind] * i32::from(unit.hp) / blow(game.content())) * rounds / 2
}

fn guard(position: &Position, id: UnitId) -> i32 {
    let hero = position.unit(id.side().hero()).tile;
    let unit = position.unit(id);
    if unit.kind.guards() && unit.tile.distance(hero) == 1 { GUARD } else { 0 }
}

/// What the enemy could strike a side's hero for.
fn danger(game: &Tactics, side: Side) -> i32 {
    let position = game.position();
    let hero = position.unit(side.hero());
    if hero.hidden {
        return 0;
    }
    let guarded = position.guardian(side.hero()).is_some();
    let enemies = position.living() & side.opponent().units();
    let threat = |id: UnitId| {
        let each = match (position.spent().contains(id), guarded) {
            (false, false) => THREAT,
            // A tank that takes it has the whole round to step aside.
            (false, true) => 0,
            (true, false) => LATER_THREAT,
            (true, true) => LATER_THREAT_TO_TANK,
        };
        if can_strike(position, id, hero.tile) {
            each * i32::from(game.attack_of(id)) / blow(game.content())
        } else {
            0
        }
    };
    enemies.iter().map(threat).sum()
}

/// Whether a unit could strike a tile with one action, were it its turn.
fn can_strike(position: &Position, id: UnitId, tile: Tile) -> bool {
    position.attackable(id).contains(tile)
        || (position.chargeable(id).contains(tile) && !(position.reach(id) & tile.neighbours()).is_empty())
}

/// Who would be left if nobody did anything any more: the hero with more HP, or whoever acts
/// last in a round.
fn race(position: &Position, side: Side) -> i32 {
    let hp = |side: Side| position.unit(side.hero()).hp;
    let mover = position.mover();
    let has_more_to_do = position.unspent(mover).len() > position.unspent(mover.opponent()).len();
    let last = if has_more_to_do { mover } else { mover.opponent() };
    let ahead = match hp(side).cmp(&hp(side.opponent())) {
        std::cmp::Ordering::Greater => 1,
        std::cmp::Ordering::Less => -1,
        std::cmp::Ordering::Equal => {
            if last == side {
                1
            } else {
                -1
            }
        }
    };
    ahead * RACE * i32::from(position.round()) / 4
}

#[cfg(test)]
mod tests {
    use std::fmt::Write;
    use std::path::Path;

    use engine::{Game, Seed};

    use super::*;
    use crate::{RuleSet, Setup};

    fn game(rules: RuleSet, position: &str) -> Tactics {
        let position = Some(position.parse().unwrap());
        Tactics::new(&Setup { position, ..Setup::with_rules(rules) }, Seed::from_bits(1)).unwrap()
    }

    /// The positions whose lines of play are counted, and what each is worth to the first player
    /// under each rule set: whatever changes the judgement of bots shows here.
    #[test]
    fn positions_are_worth_what_they_were() {
        let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
        let counted = std::fs::read_to_string(data.join("perft.txt")).unwrap();
        let mut text = String::new();
        for position in counted.lines().filter(|line| line.starts_with("round")) {
            writeln!(text, "{position}").unwrap();
            for rules in [RuleSet::Written, RuleSet::Balanced, RuleSet::Heroic] {
                let game = game(rules, position);
                let worths = Side::ALL.map(|side| worth(&game, side));
                assert_eq!(worths[0], -worths[1], "what one gains the other loses: {position}");
                writeln!(text, "  {rules}: {}", worths[0]).unwrap();
            }
        }
        testkit::golden::check_file(data.join("worths.txt"), &text);
    }

    #[test]
    fn nothing_is_worth_as_much_as_the_match() {
        let over = |end: &str| {
            let board =
                "warrior endure c1 5, tank a1 5, archer e1 3 / mage wild-magic c5 5, archer a5 3, tank e5 5";
            worth(&game(RuleSet::Written, &format!("round 3, p1, over {end} / {board}")), Side::One)
        };
        assert_eq!([over("p1 surrender"), over("p2 surrender"), over("draw")], [WIN, -WIN, 0]);
    }

    #[test]
    fn a_shield_is_worth_the_blows_that_it_takes() {
        let board = |shield: &str| {
            let one = format!("warrior endure c1 5{shield}, tank a1 5, archer e1 3");
            format!("round 1, p1 / {one} / mage wild-magic c5 5, archer a5 3, tank e5 5")
        };
        let gain = |shield| {
            worth(&game(RuleSet::Written, &board(shield)), Side::One)
                - worth(&game(RuleSet::Written, &board("")), Side::One)
        };
        assert_eq!([gain(" shield1:2"), gain(" shield3:2")], [SHIELD, 3 * SHIELD]);
    }
}
