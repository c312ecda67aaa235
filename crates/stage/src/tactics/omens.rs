//! Which omens matter to a match.

use tactics::{Omen, Position, Side, Stage};

/// The omens that somebody in the match may come to feel, in order; none where no hero who is
/// alive has a skill that reads them.
pub fn omens(position: &Position) -> Option<&[Omen; Omen::SHOWN]> {
    let reads = |side: Side| {
        let hero = position.unit(side.hero());
        hero.hp > 0 && hero.skill.is_some_and(tactics::Skill::reads_omens)
    };
    let matters = position.stage() != Stage::Draft && Side::ALL.into_iter().any(reads);
    matters.then_some(position.omens())
}

#[cfg(test)]
mod tests {
    use engine::{Game, Seed};
    use tactics::{Setup, Skill, Tactics, Word};

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
            let setup = Setup::with_position(position.parse().unwrap());
            let game = Tactics::new(&setup, Seed::from_bits(1)).unwrap();
            let shown = omens(game.position()).map_or(0, |omens| omens.len());
            assert_eq!(shown, if skill.reads_omens() { Omen::SHOWN } else { 0 }, "{skill}");
        }
    }

    #[test]
    fn in_a_draft_nobody_knows_who_will_read_them() {
        let game = Tactics::new(&Setup::default(), Seed::from_bits(1)).unwrap();
        assert_eq!(omens(game.position()), None);
    }
}
