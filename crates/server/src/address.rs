//! Where the arcade is served.

use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener, ToSocketAddrs};

use crate::Error;

/// The port that is tried first.
pub const DEFAULT_PORT: u16 = 7777;

/// Where to serve.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Address {
    /// On this machine alone, at the usual port, or at a free one if that is taken.
    Here,
    /// There and nowhere else, such as `0.0.0.0:80`.
    At(String),
}

impl Address {
    pub(crate) fn bind(&self) -> Result<TcpListener, Error> {
        match self {
            Self::Here => bind_here(DEFAULT_PORT),
            Self::At(text) => {
                let addresses: Vec<SocketAddr> = match text.to_socket_addrs() {
                    Ok(addresses) => addresses.collect(),
                    Err(_) => return Err(Error::NoAddress(text.clone())),
                };
                TcpListener::bind(addresses.as_slice())
                    .map_err(|error| Error::Bind { address: text.clone(), error })
            }
        }
    }
}

fn bind_here(port: u16) -> Result<TcpListener, Error> {
    let usual = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    match TcpListener::bind(usual) {
        Err(error) if error.kind() == io::ErrorKind::AddrInUse => TcpListener::bind((Ipv4Addr::LOCALHOST, 0)),
        bound => bound,
    }
    .map_err(|error| Error::Bind { address: usual.to_string(), error })
}

/// What to type into a browser on this machine.
pub(crate) fn url(address: SocketAddr) -> String {
    let ip = match address.ip() {
        // All addresses of the machine, of which this one is sure to work here.
        IpAddr::V4(ip) if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        IpAddr::V6(ip) if ip.is_unspecified() => IpAddr::V6(Ipv6Addr::LOCALHOST),
        ip => ip,
    };
    format!("http://{}/", SocketAddr::new(ip, address.port()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Result<TcpListener, Error> {
        Address::At(text.to_owned()).bind()
    }

    #[test]
    fn what_is_no_address_is_told_so() {
        for text in ["", "here", "127.0.0.1", "127.0.0.1:", "127.0.0.1:99999", ":::"] {
            let error = at(text).expect_err("no address");
            assert!(matches!(&error, Error::NoAddress(given) if given == text), "{text}: {error}");
        }
    }

    #[test]
    fn a_given_address_that_is_taken_is_an_error() {
        let first = at("127.0.0.1:0").expect("a free port");
        let address = first.local_addr().expect("an address").to_string();
        let error = at(&address).expect_err("it is taken");
        assert!(error.to_string().contains("another program is using it"), "{error}");
        assert!(error.to_string().contains(&address), "{error}");
    }

    #[test]
    fn the_usual_port_gives_way_to_a_free_one() {
        let first = at("127.0.0.1:0").expect("a free port");
        let taken = first.local_addr().expect("an address").port();
        let second = bind_here(taken).expect("another port");
        assert_ne!(second.local_addr().expect("an address").port(), taken);
    }

    #[test]
    fn urls_lead_to_this_machine() {
        let url = |text: &str| url(text.parse().expect("an address"));
        assert_eq!(url("127.0.0.1:7777"), "http://127.0.0.1:7777/");
        assert_eq!(url("0.0.0.0:80"), "http://127.0.0.1:80/");
        assert_eq!(url("[::]:80"), "http://[::1]:80/");
    }
}
