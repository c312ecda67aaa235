//! `roguery replay`: a record, watched or checked.

use arcade::Verdict;
use terminal::RunOptions;

use crate::cli::ReplayArgs;
use crate::failure::Failure;
use crate::files;

pub(super) fn run(arguments: &ReplayArgs) -> Result<(), Failure> {
    let bytes = files::read(&arguments.file)?;
    if !arguments.verify {
        return Ok(terminal::watch(&bytes, &arguments.file, &RunOptions::default())?);
    }
    let verdict =
        arcade::verify(&bytes).map_err(|failure| Failure::Record(arguments.file.clone(), failure))?;
    files::print(&report(&verdict, bytes.len()))?;
    if verdict.damage.is_some() { Err(Failure::Damaged) } else { Ok(()) }
}

fn report(verdict: &Verdict, length: usize) -> String {
    let outcome = verdict.outcome.as_deref().unwrap_or("not over");
    let extent = match &verdict.damage {
        None => "the record holds to its last byte".to_owned(),
        Some(damage) => format!("{damage}\nthe first {} of {length} bytes hold", verdict.good_bytes),
    };
    format!(
        "game      {}\nseed      {}\nrules     {}\ncommands  {}\noutcome   {outcome}\nscore     {}\n\
         digest    {}\n{extent}\n",
        verdict.game, verdict.seed, verdict.rules, verdict.commands, verdict.score, verdict.digest
    )
}
