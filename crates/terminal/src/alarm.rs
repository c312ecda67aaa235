//! Being told to end from outside: by a signal, or because the terminal is gone.

use std::io::{self, IsTerminal};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

/// How often the watch looks up.
const ROUND: Duration = Duration::from_millis(100);
/// How long the arcade has to leave by itself once the alarm rang.
const GRACE: Duration = Duration::from_millis(600);

/// Rings when the system asks the process to end, or when nobody is at the terminal any more.
pub(crate) struct Alarm {
    rang: Arc<AtomicBool>,
    /// Whether the arcade was left, so that nothing need be watched.
    left: Arc<AtomicBool>,
}

impl Alarm {
    /// Begins to listen.
    ///
    /// # Errors
    /// When the system does not let a process listen.
    pub(crate) fn new() -> io::Result<Self> {
        let rang = Arc::new(AtomicBool::new(false));
        #[cfg(unix)]
        for signal in [signal_hook::consts::SIGTERM, signal_hook::consts::SIGHUP, signal_hook::consts::SIGINT]
        {
            signal_hook::flag::register(signal, Arc::clone(&rang))?;
        }
        let alarm = Self { rang, left: Arc::new(AtomicBool::new(false)) };
        let (rang, left) = (Arc::clone(&alarm.rang), Arc::clone(&alarm.left));
        thread::Builder::new().name("alarm".to_owned()).spawn(move || watch(&rang, &left))?;
        Ok(alarm)
    }

    /// Whether it is time to go.
    pub(crate) fn rang(&self) -> bool {
        self.rang.load(Ordering::Relaxed)
    }
}

impl Drop for Alarm {
    fn drop(&mut self) {
        self.left.store(true, Ordering::Relaxed);
    }
}

/// Ends the process when the arcade cannot: reading from a terminal that was closed never
/// returns. Every command is in its file before it is shown, so nothing is lost, and the
/// system gives the lock of the run back.
fn watch(rang: &AtomicBool, left: &AtomicBool) {
    while !left.load(Ordering::Relaxed) {
        thread::sleep(ROUND);
        if !io::stdin().is_terminal() {
            rang.store(true, Ordering::Relaxed);
        }
        if rang.load(Ordering::Relaxed) {
            thread::sleep(GRACE);
            if !left.load(Ordering::Relaxed) {
                // A terminal that is gone need not be given back.
                let _ = ratatui::try_restore();
                std::process::exit(0);
            }
        }
    }
}
