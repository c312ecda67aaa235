//! Every pick against every other, and how often to bring each.

use std::fmt::Write;

use engine::Game as _;
use serde_json::{Value, json};
use tactics::{Skill, Tactics, Team};

use super::bout::Bout;
use super::duels::Duels;
use super::mixed::mixed;
use super::pick::Pick;
use crate::findings::Findings;

/// No skill is brought more often than once in so many drafts, whatever the table says: whoever plays a strong
/// bot every evening is to meet something else.
pub(super) const SKILLS_SPREAD: usize = 5;
/// The same for pairs of minions, of which there are three.
pub(super) const PAIRS_SPREAD: usize = 2;

/// The tables of a simulation of match-ups, as [`tactics::bot::MatchUps`] holds them.
struct Tables {
    matches: u64,
    skills: [[u16; Skill::COUNT]; Skill::COUNT],
    minions: [[u16; 3]; 3],
}

impl Tables {
    /// What was counted, in the order of [`Pick::pairs`].
    fn new(findings: &Findings<Duels>) -> Self {
        let matches = 2 * findings.plan.runs;
        let even = u16::try_from(matches).unwrap_or(u16::MAX);
        let mut tables =
            Self { matches, skills: [[even; Skill::COUNT]; Skill::COUNT], minions: [[even; 3]; 3] };
        for (pair, bout) in Pick::pairs().into_iter().zip(&findings.stages) {
            let halves = |place: usize| half_points(bout, place);
            match pair {
                [Pick::Skill(one), Pick::Skill(two)] => {
                    tables.skills[one.index()][two.index()] = halves(0);
                    tables.skills[two.index()][one.index()] = halves(1);
                }
                [Pick::Minions(one), Pick::Minions(two)] => {
                    let [one, two] =
                        [one, two].map(|pair| Team::PAIRS.iter().position(|known| *known == pair));
                    let [one, two] = [one, two].map(|place| place.expect("every pair is listed"));
                    tables.minions[one][two] = halves(0);
                    tables.minions[two][one] = halves(1);
                }
                _ => unreachable!("picks of a sort meet"),
            }
        }
        tables
    }

    fn skill_weights(&self) -> [u16; Skill::COUNT] {
        mixed(&self.skills, SKILLS_SPREAD)
    }

    fn minion_weights(&self) -> [u16; 3] {
        mixed(&self.minions, PAIRS_SPREAD)
    }
}

/// The half points of the first or the second pick of a bout.
fn half_points(bout: &Bout, place: usize) -> u16 {
    let won = bout.score().halves();
    let halves = if place == 0 { won } else { 4 * bout.seeds() - won };
    u16::try_from(halves).unwrap_or(u16::MAX)
}

/// The tables as the sources hold them, with a name beside each row.
pub(super) fn text(findings: &Findings<Duels>) -> String {
    let plan = &findings.plan;
    let tables = Tables::new(findings);
    let skills = Skill::ALL.map(|skill| skill.to_string());
    let pairs = Team::PAIRS.map(|[one, two]| format!("{one} and {two}"));
    let mut text = format!(
        "{}, {} seeds from seed {}, each played from both sides\n\n{plan}\n\n\
         Half points of each row against each column, of {} that there are:\n\n",
        Tactics::ABOUT.title,
        plan.runs,
        plan.seed.number(),
        2 * tables.matches
    );
    for (names, rows) in [
        (&skills[..], tables.skills.map(|row| row.to_vec()).to_vec()),
        (&pairs[..], tables.minions.map(|row| row.to_vec()).to_vec()),
    ] {
        for (name, row) in names.iter().zip(rows) {
            let cells: Vec<String> = row.iter().map(|halves| format!("{halves:>3}")).collect();
            writeln!(text, "        [{}], // {name}", cells.join(", ")).expect("a text takes all");
        }
        text.push('\n');
    }
    text + "How often to bring each, of a thousand drafts:\n\n"
        + &weights(&skills, &tables.skill_weights())
        + &weights(&pairs, &tables.minion_weights())
}

fn weights(names: &[String], weights: &[u16]) -> String {
    let cells: Vec<String> = weights.iter().map(ToString::to_string).collect();
    let mut text = format!("    [{}]\n", cells.join(", "));
    for (name, weight) in names.iter().zip(weights).filter(|(_, weight)| **weight > 0) {
        writeln!(text, "  {name:<20} {weight:>4}").expect("a text takes all");
    }
    text + "\n"
}

/// The same for programs.
pub(super) fn json(findings: &Findings<Duels>) -> Value {
    let tables = Tables::new(findings);
    json!({
        "matches": tables.matches,
        "skills": tables.skills,
        "minions": tables.minions,
        "skill_weights": tables.skill_weights(),
        "minion_weights": tables.minion_weights(),
    })
}
