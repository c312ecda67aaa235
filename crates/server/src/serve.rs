//! The server, from its first breath to its last.

use std::net::TcpListener;
use std::path::PathBuf;
use std::time::Duration;

use axum::Router;
use tokio::runtime::Runtime;

use crate::{Address, Error, Site, address, data, router};

/// How long those still being answered may take when the server is told to end.
const PATIENCE: Duration = Duration::from_secs(3);

/// How to serve.
#[derive(Clone, Debug)]
pub struct Options {
    /// Where.
    pub address: Address,
    /// The folder for what the host keeps; without one, nothing is kept.
    pub data: Option<PathBuf>,
    /// The folder of the client; without one, the client that this program was built with.
    pub site: Option<PathBuf>,
}

/// A server that has its address and answers once it runs.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    url: String,
    router: Router,
}

impl Server {
    /// Takes the address and the folders.
    ///
    /// # Errors
    /// When the address or the folder cannot be used, or there is no client.
    pub fn new(options: &Options) -> Result<Self, Error> {
        let listener = options.address.bind()?;
        if let Some(folder) = &options.data {
            data::prepare(folder)?;
        }
        let site = match &options.site {
            Some(folder) => Site::in_folder(folder.clone())?,
            None => Site::embedded().ok_or(Error::NoClient)?,
        };
        Self::of(site, listener)
    }

    /// Serves a site to whoever connects.
    ///
    /// # Errors
    /// When the listener does not work.
    pub fn of(site: Site, listener: TcpListener) -> Result<Self, Error> {
        listener.set_nonblocking(true).map_err(Error::Serve)?;
        let address = listener.local_addr().map_err(Error::Serve)?;
        Ok(Self { listener, url: address::url(address), router: router(site) })
    }

    /// What to type into a browser on this machine.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Serves until the process is told to end, by Ctrl-C or a signal.
    ///
    /// # Errors
    /// When the system refuses what serving needs.
    pub fn run(self) -> Result<(), Error> {
        self.run_until(told_to_end())
    }

    /// Serves until something has happened; who is being answered then is still answered.
    ///
    /// # Errors
    /// When the system refuses what serving needs.
    pub fn run_until(self, end: impl Future<Output = ()> + Send + 'static) -> Result<(), Error> {
        let runtime = Runtime::new().map_err(Error::Serve)?;
        let served = runtime.block_on(async {
            let listener = tokio::net::TcpListener::from_std(self.listener)?;
            let (last, told) = tokio::sync::oneshot::channel();
            let graceful = axum::serve(listener, self.router).with_graceful_shutdown(async move {
                end.await;
                let _ = last.send(());
            });
            let out_of_patience = async {
                // Without the sender the server is at its end already.
                let _ = told.await;
                tokio::time::sleep(PATIENCE).await;
            };
            tokio::select! {
                served = graceful.into_future() => served,
                () = out_of_patience => Ok(()),
            }
        });
        served.map_err(Error::Serve)
    }
}

#[cfg(unix)]
async fn told_to_end() {
    use tokio::signal::unix::{SignalKind, signal};
    async fn heard(kind: SignalKind) {
        match signal(kind) {
            Ok(mut signal) => drop(signal.recv().await),
            // A signal that cannot be heard ends the process by itself, as ever.
            Err(_) => std::future::pending().await,
        }
    }
    tokio::select! {
        () = heard(SignalKind::interrupt()) => {}
        () = heard(SignalKind::terminate()) => {}
    }
}

#[cfg(not(unix))]
async fn told_to_end() {
    // Where signals cannot be heard the process is ended from outside, as ever.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
