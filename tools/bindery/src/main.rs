//! The client for browsers, from the module that the compiler made to the site that a server hands out.
//!
//! It is a program of its own because what it is made of takes long to compile: `cargo xtask` is there at once and has
//! this built while the client is compiled.

mod bind;
mod optimise;
mod parts;
mod site;
mod weight;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

use xtask::Result;
use xtask::workspace::at;

const HELP: &str = "\
bindery MODULE STATIC FOLDER [--small | --reloading]

Splits the module, binds it to JavaScript and lays it out with the static files as FOLDER/site.
  --small      make it as small as it gets, and see whether that is small enough
  --reloading  let the page load itself anew whenever the site has changed
";

/// What the site is for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    /// To be looked at on this machine.
    Look,
    /// To be looked at while it is worked on.
    Work,
    /// To be sent over a network.
    Send,
}

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let (paths, purpose) = match words.as_slice() {
        [paths @ .., "--small"] => (paths, Use::Send),
        [paths @ .., "--reloading"] => (paths, Use::Work),
        paths => (paths, Use::Look),
    };
    let [module, fixed, folder] = paths else {
        eprint!("{HELP}");
        return ExitCode::from(2);
    };
    xtask::ended(publish(Path::new(module), Path::new(fixed), Path::new(folder), purpose))
}

fn publish(module: &Path, fixed: &Path, folder: &Path, purpose: Use) -> Result<()> {
    let bound = empty(&folder.join("bound"))?;
    parts::split(module, &bound)?;
    let mut client = bind::bind(&bound)?;
    if purpose == Use::Send {
        optimise::optimise(&mut client, folder)?;
    }
    let mut sources = site::read_folder(fixed)?;
    sources.extend(client);
    if purpose == Use::Work {
        site::let_reload(&mut sources)?;
    }
    let mut site = site::assemble(sources)?;
    if purpose == Use::Send {
        site.pack();
        weight::report(&site);
        weight::small_enough(&site)?;
    }
    site.write(&folder.join("site"))
}

/// A folder with nothing in it: what an earlier build left would be taken for a part of this one.
fn empty(folder: &Path) -> Result<PathBuf> {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(at("removed", folder))?;
    }
    fs::create_dir_all(folder).map_err(at("made", folder))?;
    Ok(folder.to_owned())
}
