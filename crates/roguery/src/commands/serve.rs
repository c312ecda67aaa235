//! `roguery serve`: the arcade for browsers.

use server::{Address, Options, Server};

use crate::cli::ServeArgs;
use crate::failure::Failure;
use crate::files;

pub(super) fn run(arguments: ServeArgs) -> Result<(), Failure> {
    let address = arguments.addr.map_or(Address::Here, Address::At);
    let server = Server::new(&Options { address, data: arguments.data, site: arguments.site })?;
    files::print(&format!("The arcade is open at {} (Ctrl-C closes it).\n", server.url()))?;
    if arguments.open {
        // Where there is no browser to open, the address has been printed.
        server::open_in_browser(server.url());
    }
    server.run()?;
    Ok(())
}
