//! The arcade for browsers and nothing else: what `cargo play` runs, because it is built in a fraction of the time
//! that `roguery` takes. It hands out a client that lies in a folder, and its other words are those of `roguery serve`.

use std::path::PathBuf;
use std::process::ExitCode;

use server::{Address, Options, Server};

const HELP: &str = "host SITE [--addr ADDRESS] [--data DIR] [--open]\n";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let Some(Wanted { options, open }) = Wanted::read(&words) else {
        eprint!("{HELP}");
        return ExitCode::from(2);
    };
    let served = Server::new(&options).and_then(|server| {
        println!("The arcade is open at {} (Ctrl-C closes it).", server.url());
        if open {
            // Where there is no browser to open, the address has been printed.
            server::open_in_browser(server.url());
        }
        server.run()
    });
    match served {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// What was asked for.
struct Wanted {
    options: Options,
    open: bool,
}

impl Wanted {
    /// Reads the words; nothing if they make no sense.
    fn read(words: &[String]) -> Option<Self> {
        let (site, mut rest) = words.split_first()?;
        let options = Options { address: Address::Here, data: None, site: Some(PathBuf::from(site)) };
        let mut wanted = Self { options, open: false };
        while let Some((word, after)) = rest.split_first() {
            rest = match (word.as_str(), after) {
                ("--open", after) => {
                    wanted.open = true;
                    after
                }
                ("--addr", [address, after @ ..]) => {
                    wanted.options.address = Address::At(address.clone());
                    after
                }
                ("--data", [folder, after @ ..]) => {
                    wanted.options.data = Some(PathBuf::from(folder));
                    after
                }
                _ => return None,
            };
        }
        Some(wanted)
    }
}
