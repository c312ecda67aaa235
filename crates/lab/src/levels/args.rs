//! The command line of `roguery gen`.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Subcommand, value_parser};
use descent::{Architect, Branch, FloorNumber, Place};
use engine::Seed;
use refuel::{Level, Terrain};

use super::descent::Site;
use super::labyrinth::Number;
use super::refuel::World as Asked;

/// Makes levels and shows them.
#[derive(Clone, Debug, Args)]
pub struct GenArgs {
    /// Of which game.
    #[command(subcommand)]
    pub what: GenWhat,
}

/// Whose levels to make.
#[derive(Clone, Debug, Subcommand)]
pub enum GenWhat {
    /// A floor of Endless Tower
    Labyrinth(LabyrinthFloors),
    /// A floor of Descent
    Descent(DescentFloors),
    /// A world of Refuel
    Refuel(RefuelWorlds),
}

/// Of which seed, and how it is shown.
#[derive(Clone, Debug, Args)]
pub struct Showing {
    /// The seed: a code such as BCD-FGH-JKL, or its number
    #[arg(long, value_name = "CODE", default_value = "1")]
    pub seed: Seed,
    /// Numbers and proof as JSON
    #[arg(long, conflicts_with = "svg")]
    pub json: bool,
    /// A picture as SVG
    #[arg(long)]
    pub svg: bool,
    /// Make and check so many floors of the seeds from this one on, of all kinds in turn, and say what is wrong with them
    #[arg(long, value_name = "N", conflicts_with_all = ["floor", "svg"], value_parser = value_parser!(u32).range(1..))]
    pub check: Option<u32>,
}

/// Which floor of Endless Tower.
#[derive(Clone, Debug, Args)]
pub struct LabyrinthFloors {
    /// The floor
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value_parser!(u32).range(1..))]
    pub floor: u32,
    /// Of which seed, and how it is shown.
    #[command(flatten)]
    pub showing: Showing,
}

/// Which floor of Descent.
#[derive(Clone, Debug, Args)]
pub struct DescentFloors {
    /// The floor
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value_parser!(u8).range(1..=7))]
    pub floor: u8,
    /// The branch: left or right
    #[arg(long, value_name = "NAME", default_value = "left", conflicts_with = "check")]
    pub branch: Branch,
    /// Who builds it; without it, whoever builds this place
    #[arg(long, value_name = "NAME", value_parser = architect(), conflicts_with = "check")]
    pub architect: Option<Architect>,
    /// Of which seed, and how it is shown.
    #[command(flatten)]
    pub showing: Showing,
}

/// Which world of Refuel.
#[derive(Clone, Debug, Args)]
pub struct RefuelWorlds {
    /// The level that the world is for; with --check, all up to the twentieth in turn
    #[arg(id = "floor", long = "level", value_name = "N", default_value_t = 1, value_parser = value_parser!(u16).range(1..))]
    pub level: u16,
    /// What it is made of; without it, as the seed has it
    #[arg(long, value_name = "NAME", value_parser = terrain())]
    pub terrain: Option<Terrain>,
    /// Of which seed, and how it is shown.
    #[command(flatten)]
    pub showing: Showing,
}

impl RefuelWorlds {
    pub(super) const fn asked(&self) -> Asked {
        Asked { level: Level(self.level), terrain: self.terrain }
    }
}

impl LabyrinthFloors {
    pub(super) const fn number(&self) -> Number {
        Number(self.floor)
    }
}

impl DescentFloors {
    pub(super) fn site(&self) -> Site {
        let place = Place { floor: FloorNumber(self.floor), branch: self.branch };
        Site { place, architect: self.architect.unwrap_or(place.biome().terrain().architect) }
    }
}

/// Reads the name of an architect; the error of a wrong one lists the right ones.
fn architect() -> impl TypedValueParser<Value = Architect> {
    let named = |name: String| Architect::ALL.into_iter().find(|architect| architect.name() == name);
    PossibleValuesParser::new(Architect::ALL.map(Architect::name))
        .map(move |name| named(name).expect("a possible value is the name of an architect"))
}

/// Reads the name of a terrain; the error of a wrong one lists the right ones.
fn terrain() -> impl TypedValueParser<Value = Terrain> {
    PossibleValuesParser::new(Terrain::ALL.map(Terrain::word))
        .map(|word| word.parse().expect("a possible value is the name of a terrain"))
}
