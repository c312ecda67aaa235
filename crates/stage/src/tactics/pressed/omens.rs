//! Which omens matter to a match.

use tactics::{Effect, Omen, Side, Stage, Tactics};

/// What the omens will bring to whoever feels them next, in order: a curse or none. Nothing where no
/// hero who is alive has a skill that reads them. Of two such skills it is told for the one that
/// curses more often; what a cast does exactly is in its preview.
pub fn omens(game: &Tactics) -> Option<[Option<Effect>; Omen::SHOWN]> {
    let position = game.position();
    let chance = |side: Side| {
        let hero = position.unit(side.hero());
        hero.skill.filter(|_| hero.hp > 0)?.curse_chance(game.content())
    };
    let chance = Side::ALL.into_iter().filter_map(chance).max()?;
    let told = position.omens().map(|omen| omen.curse(chance).map(tactics::Bane::effect));
    (position.stage() != Stage::Draft).then_some(told)
}

/// The skills that read omens, as a list in words.
pub fn omen_readers(game: &Tactics) -> String {
    let position = game.position();
    let reads = |side: Side| {
        let hero = position.unit(side.hero());
        let skill = hero.skill.filter(|_| hero.hp > 0)?;
        skill.curse_chance(game.content()).map(|_| skill.to_string())
    };
    let mut skills: Vec<String> = Side::ALL.into_iter().filter_map(reads).collect();
    skills.dedup();
    skills.join(" or ")
}

#[cfg(test)]
mod tests {
    use engine::{Game, Seed};
    use tactics::{RuleSet, Setup, Skill, Tactics, Word};

    use super::*;

    #[test]
    fn omens_are_shown_where_a_hero_reads_them() {
        for skill in Skill::ALL {
            let class = skill.class().word();
            let position = format!(
                "round 1, p1 / warrior endure c1 5, tank a1 5, archer e1 3 / {class} {} c5 5, tank b5 5, \
                 assassin e5 2",
                skill.word()
            );
            let setup = Setup::with_position(RuleSet::Written, position.parse().unwrap());
            let game = Tactics::new(&setup, Seed::from_bits(1)).unwrap();
            let is_chance = skill.curse_chance(game.content()).is_some();
            assert_eq!(omens(&game).is_some(), is_chance, "{skill}");
        }
    }

    #[test]
    fn in_a_draft_nobody_knows_who_will_read_them() {
        let game = Tactics::new(&Setup::default(), Seed::from_bits(1)).unwrap();
        assert_eq!(omens(&game), None);
    }
}
