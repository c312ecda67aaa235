//! Being told to end from outside.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Rings when the system asks the process to end.
pub(crate) struct Alarm(Arc<AtomicBool>);

impl Alarm {
    /// Begins to listen.
    ///
    /// # Errors
    /// When the system does not let a process listen.
    pub(crate) fn new() -> io::Result<Self> {
        let rang = Arc::new(AtomicBool::new(false));
        #[cfg(unix)]
        for signal in [signal_hook::consts::SIGTERM, signal_hook::consts::SIGHUP] {
            signal_hook::flag::register(signal, Arc::clone(&rang))?;
        }
        Ok(Self(rang))
    }

    /// Whether it is time to go.
    pub(crate) fn rang(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
