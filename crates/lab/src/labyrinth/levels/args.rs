//! The command line of `roguery gen`.

use clap::{Args, Subcommand, value_parser};
use engine::Seed;

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
    Labyrinth(LabyrinthArgs),
}

/// Which floor, and how it is shown.
#[derive(Clone, Debug, Args)]
pub struct LabyrinthArgs {
    /// The seed: a code such as BCD-FGH-JKL, or its number
    #[arg(long, value_name = "CODE", default_value = "1")]
    pub seed: Seed,
    /// The floor
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value_parser!(u32).range(1..))]
    pub floor: u32,
    /// Numbers and proof as JSON
    #[arg(long, conflicts_with = "svg")]
    pub json: bool,
    /// A picture as SVG
    #[arg(long)]
    pub svg: bool,
    /// Make and check so many floors of the seeds from this one on, and say what is wrong with them
    #[arg(long, value_name = "N", conflicts_with_all = ["floor", "svg"], value_parser = value_parser!(u32).range(1..))]
    pub check: Option<u32>,
}
