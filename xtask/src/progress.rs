//! What is being made, how far it is and how long it has taken so far: a line for each part.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, IsTerminal, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use xtask::Result;

/// How often the lines are drawn anew in a terminal.
const ON_SCREEN: Duration = Duration::from_millis(200);
/// How often a part that is under way says so where lines only follow each other.
const IN_LOG: Duration = Duration::from_secs(10);
/// The width of the names.
const NAME: usize = 12;

/// The lines, which several threads write.
pub(crate) struct Progress {
    lines: Mutex<Lines>,
    shown: Shown,
    /// The compilers that run; nothing once they were told to stop.
    running: Mutex<Option<Vec<Arc<Mutex<Child>>>>>,
}

/// Where lines are shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    /// In a terminal, each in its place.
    Screen,
    /// One after the other.
    Log,
    /// Nowhere: somebody else tells what is being done.
    Nowhere,
}

struct Lines {
    parts: Vec<Line>,
    /// How many lines stand on the screen.
    drawn: usize,
}

struct Line {
    name: &'static str,
    told: String,
    begun: Instant,
    /// How long it took, once it is done.
    took: Option<Duration>,
}

/// A part that is being made.
#[derive(Clone, Copy)]
pub(crate) struct Part<'a> {
    progress: &'a Progress,
    place: usize,
}

impl Progress {
    /// Shows the lines of parts for as long as some work lasts.
    pub(crate) fn show<T>(work: impl FnOnce(&Self) -> T) -> T {
        let shown = if std::io::stderr().is_terminal() { Shown::Screen } else { Shown::Log };
        let progress = Self::new(shown);
        let (done, told) = mpsc::channel();
        thread::scope(|scope| {
            scope.spawn(|| {
                let every = if shown == Shown::Screen { ON_SCREEN } else { IN_LOG };
                let told = told;
                while told.recv_timeout(every) == Err(RecvTimeoutError::Timeout) {
                    progress.draw();
                }
                progress.draw();
            });
            let _until_here: Sender<()> = done;
            work(&progress)
        })
    }

    /// Does some work whose lines nobody needs to see.
    pub(crate) fn unseen<T>(work: impl FnOnce(&Self) -> T) -> T {
        work(&Self::new(Shown::Nowhere))
    }

    fn new(shown: Shown) -> Self {
        let lines = Mutex::new(Lines { parts: Vec::new(), drawn: 0 });
        Self { lines, shown, running: Mutex::new(Some(Vec::new())) }
    }

    /// Ends the compilers that run and all that would be started after them: what they make is not needed any more.
    pub(crate) fn stop(&self) {
        for child in
            self.running.lock().expect("nobody fails with the list in hand").take().into_iter().flatten()
        {
            end(&child);
        }
    }

    /// Remembers a compiler for as long as it runs.
    fn keep(&self, child: Child) -> Arc<Mutex<Child>> {
        let child = Arc::new(Mutex::new(child));
        match self.running.lock().expect("nobody fails with the list in hand").as_mut() {
            Some(running) => running.push(Arc::clone(&child)),
            None => end(&child),
        }
        child
    }

    /// Says something above the lines.
    pub(crate) fn say(&self, text: &str) {
        let mut lines = self.lines();
        if self.shown == Shown::Screen && lines.drawn > 0 {
            eprint!("\x1b[{}A\x1b[J", lines.drawn);
        }
        lines.drawn = 0;
        eprint!("{text}");
    }

    /// Begins a part.
    pub(crate) fn part(&self, name: &'static str) -> Part<'_> {
        let mut lines = self.lines();
        lines.parts.push(Line { name, told: String::new(), begun: Instant::now(), took: None });
        Part { progress: self, place: lines.parts.len() - 1 }
    }

    fn lines(&self) -> std::sync::MutexGuard<'_, Lines> {
        self.lines.lock().expect("whoever writes lines does not fail")
    }

    /// Draws all lines in the place of those that stand there, or says in a log what is under way.
    fn draw(&self) {
        let mut lines = self.lines();
        let mut text = String::new();
        match self.shown {
            Shown::Screen => {
                if lines.drawn > 0 {
                    text = format!("\x1b[{}A\x1b[J", lines.drawn);
                }
                lines.drawn = lines.parts.len();
                text.extend(lines.parts.iter().map(Line::text));
            }
            Shown::Log => text.extend(lines.parts.iter().filter(|line| line.took.is_none()).map(Line::text)),
            Shown::Nowhere => {}
        }
        // A screen that cannot be written to has nobody watching.
        let _ = std::io::stderr().write_all(text.as_bytes());
    }
}

fn end(child: &Mutex<Child>) {
    // It may have ended by itself.
    let _ = child.lock().expect("nobody fails with a child in hand").kill();
}

impl Line {
    fn text(&self) -> String {
        let mark = if self.took.is_some() { "ok" } else { ".." };
        let seconds = self.took.unwrap_or_else(|| self.begun.elapsed()).as_secs();
        format!("{mark} {:NAME$} {seconds:>4} s  {}\n", self.name, self.told)
    }
}

impl Part<'_> {
    /// Says how far it is.
    pub(crate) fn tell(self, told: impl Into<String>) {
        let told = told.into();
        let mut lines = self.progress.lines();
        let line = &mut lines.parts[self.place];
        let is_first = line.told.is_empty();
        line.told = told;
        if self.progress.shown == Shown::Log && is_first {
            eprint!("{}", line.text());
        }
    }

    /// It is done.
    pub(crate) fn done(self, told: impl Into<String>) {
        let mut lines = self.progress.lines();
        let line = &mut lines.parts[self.place];
        line.told = told.into();
        line.took = Some(line.begun.elapsed());
        if self.progress.shown == Shown::Log {
            eprint!("{}", line.text());
        }
    }

    /// Runs a program and gives what it had to say.
    ///
    /// # Errors
    /// What it says when it fails, or why it cannot be started.
    pub(crate) fn run(self, what: &str, command: &mut Command) -> Result<String> {
        self.tell(what);
        let mut child =
            command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped()).spawn().map_err(
                |error| format!("{what}: {} could not be started: {error}", command.get_program().display()),
            )?;
        let mut said = String::new();
        let errors = child.stderr.take().expect("it was asked for");
        let read = BufReader::new(errors).read_to_string(&mut said);
        let status = child.wait().map_err(|error| format!("{what}: {error}"))?;
        if status.success() && read.is_ok() { Ok(said) } else { Err(format!("{what} failed:\n{said}")) }
    }

    /// Runs a cargo that compiles packages, and tells how many of all those that it needs are compiled.
    ///
    /// # Errors
    /// What the compiler says when it fails, or why it cannot be started.
    pub(crate) fn compile(self, packages: &[&str], mut command: Command, tree: Command) -> Result<()> {
        self.tell("looking up what is needed");
        let all = needed(tree, packages)?;
        for package in packages {
            command.args(["--package", package]);
        }
        command.args(["--quiet", "--message-format=json-render-diagnostics"]);
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| format!("cargo could not be started: {error}"))?;
        let (output, errors) = (child.stdout.take(), child.stderr.take());
        let child = self.progress.keep(child);
        let said = thread::scope(|scope| {
            let said = scope.spawn(move || {
                let mut said = String::new();
                // What cannot be read cannot be told.
                let _ = errors.map(|mut errors| errors.read_to_string(&mut said));
                said
            });
            let mut compiled = BTreeSet::new();
            for line in output
                .into_iter()
                .flat_map(|output| BufReader::new(output).lines())
                .map_while(std::io::Result::ok)
            {
                if let Some(package) = artifact(&line) {
                    compiled.insert(package.to_owned());
                    self.tell(format!("{} of {all} crates", compiled.len().min(all)));
                }
            }
            said.join().expect("reading does not fail")
        });
        let status = child.lock().expect("nobody fails with a child in hand").wait();
        let status = status.map_err(|error| format!("cargo: {error}"))?;
        if status.success() {
            Ok(())
        } else {
            Err(format!("{} could not be compiled:\n{said}", packages.join(" and ")))
        }
    }
}

/// How many packages are compiled for some of them, themselves included.
fn needed(mut tree: Command, packages: &[&str]) -> Result<usize> {
    tree.args(["tree", "--locked", "--edges", "normal,build", "--prefix", "none", "--format", "{p}"]);
    for package in packages {
        tree.args(["--package", package]);
    }
    let told = xtask::workspace::ask("cargo tree", &mut tree)?;
    let names = told.lines().map(|line| line.trim_end_matches(" (*)")).filter(|line| !line.is_empty());
    Ok(names.collect::<BTreeSet<_>>().len())
}

/// The package that a line of cargo says is compiled; its build script alone does not count.
fn artifact(line: &str) -> Option<&str> {
    if !line.contains("\"reason\":\"compiler-artifact\"") || line.contains("\"kind\":[\"custom-build\"]") {
        return None;
    }
    line.split_once("\"package_id\":\"")?.1.split('"').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_package_counts_once_it_is_compiled_and_not_for_its_build_script() {
        let line = |reason: &str, kind: &str| {
            format!(
                "{{\"reason\":\"{reason}\",\"package_id\":\"registry#serde@1.0.1\",\"target\":{{\"kind\":[\"{kind}\"]}}}}"
            )
        };
        assert_eq!(artifact(&line("compiler-artifact", "lib")), Some("registry#serde@1.0.1"));
        assert_eq!(artifact(&line("compiler-artifact", "custom-build")), None);
        assert_eq!(artifact(&line("build-script-executed", "lib")), None);
        assert_eq!(artifact("no json"), None);
    }

    #[test]
    fn a_line_tells_what_how_long_and_how_far() {
        let line =
            |took| Line { name: "client", told: "3 of 9 crates".to_owned(), begun: Instant::now(), took };
        assert_eq!(line(None).text(), ".. client          0 s  3 of 9 crates\n");
        assert_eq!(line(Some(Duration::from_secs(75))).text(), "ok client         75 s  3 of 9 crates\n");
    }
}
