//! What `roguery sim` does.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use engine::tuning;

use crate::args::{CommonArgs, MergeArgs, OutputArgs, SimArgs, What};
use crate::cabinet::Cabinet;
use crate::choices::{Choices, Judged};
use crate::error::Error;
use crate::findings::Findings;
use crate::merge::{MergeError, merge};
use crate::output;
use crate::part::{Head, Part};
use crate::progress::Progress;
use crate::shard::Shard;
use crate::simulate::simulate;
use crate::study::Study;
use crate::subject::Subject;
use crate::terms::Terms;

/// Makes a simulation and prints what it found to standard output.
///
/// # Errors
/// When something in the arguments cannot be done; the error says what to write instead.
pub fn run(args: SimArgs) -> Result<(), Error> {
    run_to(args, &mut io::stdout().lock())
}

/// As [`run`], but prints to `out`.
///
/// # Errors
/// As [`run`].
pub fn run_to(args: SimArgs, out: &mut dyn Write) -> Result<(), Error> {
    match args.what {
        What::Game(asked) => asked.run(out),
        What::Merge(args) => run_merge(&args, out),
    }
}

/// Makes the simulation of a game that was asked for, or lists the numbers it can be made with.
pub(crate) fn run_game<S: Judged>(args: &S::Args, out: &mut dyn Write) -> Result<(), Error> {
    let common = args.as_ref();
    if common.knobs {
        return print(out, &knobs::<S>(common)?);
    }
    if common.choices {
        let mut plan = Choices::<S>::asked(common)?;
        plan.terms = S::arranged(args, plan.terms)?;
        return run_study(plan, common.clone(), out);
    }
    run_study(S::study(args)?, common.clone(), out)
}

fn run_study<P: Study>(plan: P, args: CommonArgs, out: &mut dyn Write) -> Result<(), Error> {
    let threads = args.threads();
    // Files are opened first: nobody wants to hear after an hour that there is no such folder.
    let files = Files::open(&args.output)?;
    let part = args.out.map(Destination::open).transpose()?;
    let shard = args.shard.unwrap_or(Shard::WHOLE);
    let block = shard.block(plan.runs());
    let stages = plan.blank().len() as u64;
    let progress = Progress::to_terminal((block.end - block.start).saturating_mul(stages));
    let findings = simulate(plan, shard, threads, &progress)?;
    drop(progress);
    if args.shard.is_none() {
        files.show(&findings, out)?;
    }
    if let Some(mut part_file) = part {
        let part = Part::new(findings, shard);
        part_file.write(&serde_json::to_string(&part).expect("counts are plain JSON"))?;
    }
    Ok(())
}

fn run_merge(args: &MergeArgs, out: &mut dyn Write) -> Result<(), Error> {
    let first = &args.files[0];
    let head = Head::read(first)?;
    match Cabinet::named(&head.game) {
        Some(cabinet) => (cabinet.merge)(args, out),
        None => Err(MergeError::Game { path: first.clone(), game: head.game }.into()),
    }
}

/// Shows what the parts of a study come to together.
pub(crate) fn show_merged<P: Study>(args: &MergeArgs, out: &mut dyn Write) -> Result<(), Error> {
    let findings = merge::<P>(&args.files)?;
    Files::open(&args.output)?.show(&findings, out)
}

/// The numbers of a rule set, as a file that changes none of them.
fn knobs<S: Subject>(args: &CommonArgs) -> Result<String, Error> {
    let terms = Terms::<S>::new(args.rules.as_deref(), args.content.as_deref())?;
    Ok(tuning::template(&S::content(&terms.setup)))
}

fn print(out: &mut dyn Write, text: &str) -> Result<(), Error> {
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).map_err(Error::Print)
}

/// Where a result goes besides standard output.
struct Files<'a> {
    output: &'a OutputArgs,
    csv: Option<Destination>,
    report: Option<Destination>,
}

impl<'a> Files<'a> {
    fn open(output: &'a OutputArgs) -> Result<Self, Error> {
        let csv = output.csv.clone().map(Destination::open).transpose()?;
        let report = output.report.as_deref().map(open_report).transpose()?;
        Ok(Self { output, csv, report })
    }

    fn show<P: Study>(self, findings: &Findings<P>, out: &mut dyn Write) -> Result<(), Error> {
        if let Some(mut file) = self.csv {
            file.write(&P::csv(findings))?;
        }
        if let Some(mut file) = self.report {
            file.write(&P::page(findings))?;
        }
        if self.output.json {
            print(out, &format!("{:#}\n", P::json(findings)))
        } else {
            print(out, &format!("{}{}", P::text(findings), output::timing(findings)))
        }
    }
}

fn open_report(folder: &Path) -> Result<Destination, Error> {
    fs::create_dir_all(folder).map_err(|source| Error::Write { path: folder.to_owned(), source })?;
    Destination::open(folder.join("index.html"))
}

/// A file that is open, and so can be written.
struct Destination {
    path: PathBuf,
    file: File,
}

impl Destination {
    fn open(path: PathBuf) -> Result<Self, Error> {
        match File::create(&path) {
            Ok(file) => Ok(Self { path, file }),
            Err(source) => Err(Error::Write { path, source }),
        }
    }

    fn write(&mut self, text: &str) -> Result<(), Error> {
        let failed = |source| Error::Write { path: self.path.clone(), source };
        self.file.write_all(text.as_bytes()).map_err(failed)
    }
}
