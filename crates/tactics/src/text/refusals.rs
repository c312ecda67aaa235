//! Why not.

use std::fmt;

use super::times;
use crate::{Member, Refusal, Stage};

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchSeat => f.write_str("There are two players and a referee, and no other seat."),
            Self::MatchIsOver => f.write_str("The match is over."),
            Self::NotNow(stage) => write!(f, "Not now: {}", awaited(*stage)),
            Self::ForPlayers => f.write_str("The referee has no say on the board."),
            Self::ForReferee => f.write_str("Only the referee says so."),

            Self::DraftLocked => f.write_str("Your draft is locked."),
            Self::PickedAlready => f.write_str("That is what you have picked."),
            Self::MinionsAlike => f.write_str("The two minions must be of different kinds."),
            Self::ClassFirst => f.write_str("Pick the class before its skill."),
            Self::SkillOfAnother(class) => write!(f, "That is a skill of the {class}."),
            Self::PicksMissing => f.write_str("Pick a class, two minions and a skill before you lock."),

            Self::TurnOf(side) => write!(f, "It is the turn of {side}."),
            Self::ChoiceOf(side) => write!(f, "{side} chooses."),
            Self::NotOnBoard(member) => write!(f, "Your {} is not on the board.", member.noun()),
            Self::TurnIsOver(member) => write!(f, "Your {} has had its turn in this round.", member.noun()),
            Self::MustGoOn(member) => write!(f, "Your {} is quick and goes on first.", member.noun()),

            Self::TileTaken(tile) => write!(f, "Something stands on {tile}."),
            Self::OutOfReach(tile) => write!(f, "No walk that is short enough leads to {tile}."),
            Self::Blind => f.write_str("Who is blind cannot attack."),
            Self::TooPure => f.write_str("Who is invulnerable cannot attack."),
            Self::TooStrongToCharge => f.write_str("With Power there is no charge, only an attack."),
            Self::NothingToStrike(tile) => write!(f, "There is nothing to attack on {tile}."),
            Self::OwnUnit(tile) => write!(f, "Your own unit stands on {tile}."),
            Self::Unseen(tile) => write!(f, "Nobody can be seen on {tile}."),
            Self::OutOfRange(tile) => {
                write!(f, "{tile} is too far, or neither in the row nor in the column.")
            }
            Self::OutOfSight(tile) => write!(f, "An obstacle is in the way to {tile}."),
            Self::NotBeside(tile) => write!(f, "A charge ends beside its target, and {tile} is not beside."),
            Self::OnlyUnits(tile) => write!(f, "A charge strikes units, not the obstacle on {tile}."),

            Self::NoSkill(member) => write!(f, "A {} has no skill.", member.noun()),
            Self::Cooling(rounds) => {
                write!(f, "The skill is ready after {} more.", times(*rounds, "round end"))
            }
            Self::NoAimNeeded(skill) => write!(f, "{skill} is aimed at nothing: write cast."),
            Self::AimNeeded(skill) => write!(f, "{skill} needs a tile: write cast c3."),
            Self::CurseNeeded(skill) => {
                write!(f, "{skill} needs a tile and a curse: write cast c3 weakness, bleed or slow.")
            }
            Self::NoCurseNeeded(skill) => write!(f, "{skill} lets no curse be chosen: write cast c3."),
            Self::TooFar(skill, tile) => write!(f, "{tile} is too far for {skill}."),
            Self::NoDirection(skill, tile) => {
                write!(f, "{skill} goes in a direction: name a tile beside the hero, not {tile}.")
            }
            Self::NoEnemy(tile) => write!(f, "No enemy stands on {tile}."),
            Self::NoAlly(tile) => write!(f, "No unit of yours stands on {tile}."),
            Self::BeaconStands(tile) => write!(f, "Your beacon stands on {tile}: write cast to jump there."),
            Self::BeaconTaken(tile) => write!(f, "Something stands on {tile}, where your beacon is."),
            Self::NoBeacon => f.write_str("There is no beacon yet: write cast and its tile."),
            Self::CloneStands => f.write_str("Your clone is still there."),
        }
    }
}

impl std::error::Error for Refusal {}

/// What the match waits for instead.
fn awaited(stage: Stage) -> String {
    match stage {
        Stage::Draft => "both players are drafting.".to_owned(),
        Stage::Action => "a unit is to act.".to_owned(),
        Stage::Choice(side) => format!("{side} chooses what a dead minion leaves behind."),
        Stage::Over(_) => "the match is over.".to_owned(),
    }
}

impl Member {
    const fn noun(self) -> &'static str {
        match self {
            Self::Hero => "hero",
            Self::First => "first minion",
            Self::Second => "second minion",
            Self::Clone => "clone",
        }
    }
}
