//! A match in a line.

use engine::Seed;
use engine::record::Reading;
use tactics::{Kind, Member, Minion, Outcome, Position, RuleSet, Side, Skill, Stage, Tactics, Team};

use crate::tactics::Seating;
use crate::{Description, Kept, RunState};

/// What a list says about a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Its rule set.
    pub rules: RuleSet,
    /// Whether it is played with the numbers of that set, from the draft on: other numbers
    /// and positions to begin from make another game.
    pub is_usual: bool,
    /// Its seed.
    pub seed: Seed,
    /// The round that it came to.
    pub round: u8,
    /// The teams, once they are revealed.
    pub teams: Option<[Team; 2]>,
    /// How it ended, if it has.
    pub outcome: Option<Outcome>,
    /// How many commands were taken back on the way.
    pub taken_back: usize,
    /// Whether it can still have an outcome.
    pub kept: Kept,
}

/// Both teams, unless they are still drafted. The fallen are remembered.
fn teams(position: &Position) -> Option<[Team; 2]> {
    let team = |side: Side| {
        let hero = position.unit(side.hero());
        let (Kind::Hero(class), Some(skill)) = (hero.kind, hero.skill) else { return None };
        let minion = |member| match position.unit(side.unit(member)).kind {
            Kind::Minion(minion) => minion,
            _ => Minion::Tank,
        };
        Some(Team { class, skill, minions: [minion(Member::First), minion(Member::Second)] })
    };
    let [one, two] = Side::ALL.map(team);
    Some([one?, two?])
}

impl Summary {
    /// Where a match stands.
    pub(in crate::tactics) fn of(reading: &Reading<Tactics>, game: &Tactics) -> Self {
        let (setup, position) = (reading.record.setup(), game.position());
        Self {
            rules: setup.rules,
            is_usual: setup.content.is_none() && setup.position.is_none() && setup.characters == [None; 2],
            seed: reading.record.seed(),
            round: position.round(),
            teams: teams(position),
            outcome: match position.stage() {
                Stage::Over(outcome) => Some(outcome),
                _ => None,
            },
            taken_back: reading.taken_back,
            kept: Kept::Kept,
        }
    }

    /// The rule set by name, and whether the match is another game all the same.
    pub fn rule_set(&self) -> String {
        if self.is_usual { self.rules.to_string() } else { format!("{}, changed", self.rules) }
    }

    /// Where the match stands or how it ended, in a few words.
    pub fn headline(&self) -> String {
        match (self.outcome, self.teams) {
            (Some(Outcome::Draw), _) => format!("a draw after round {}", self.round),
            (Some(Outcome::Won { side, by }), _) => format!("{side} won in round {}: {by}", self.round),
            (None, _) if self.kept == Kept::GivenUp => format!("put away in round {}", self.round),
            (None, None) => "drafting".to_owned(),
            (None, Some(_)) => format!("round {}", self.round),
        }
    }

    /// What each side brought, in a few words; nothing before the reveal.
    pub fn line_up(&self) -> Option<String> {
        let hero = |team: Team| -> String {
            let skill: Skill = team.skill;
            format!("{} ({skill})", team.class)
        };
        self.teams.map(|[one, two]| format!("{} against {}", hero(one), hero(two)))
    }

    /// What the list of matches says about it, to whoever sat at this table.
    pub fn describe(&self, seating: Option<&Seating>) -> Description {
        let own = seating.and_then(Seating::own);
        let state = match self.outcome {
            None => RunState::UnderWay,
            Some(outcome) => match (outcome.winner(), own) {
                (Some(winner), Some(own)) if winner == own => RunState::Won,
                (Some(_), Some(_)) => RunState::Lost,
                _ => RunState::Over,
            },
        };
        let classes = self.teams.map(|[one, two]| format!("{} - {}, ", one.class, two.class));
        let brief = format!("{}{}", classes.unwrap_or_default(), self.headline());
        let headline = match (self.line_up(), seating) {
            (Some(teams), Some(seating)) => format!("{}, {teams}, {}", seating.words(), self.headline()),
            (Some(teams), None) => format!("{teams}, {}", self.headline()),
            (None, Some(seating)) => format!("{}, {}", seating.words(), self.headline()),
            (None, None) => self.headline(),
        };
        Description { seed: self.seed, rules: self.rule_set(), score: 0, brief, headline, state }
    }
}
