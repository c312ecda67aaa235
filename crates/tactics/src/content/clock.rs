//! How long decisions may take. The rules have no clock; whoever runs a match has one, and
//! tells the rules by the referee's seat when time has run out.

use engine::Seats;
use serde::{Deserialize, Serialize};

/// Allowances in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    /// For each action.
    pub action: u16,
    /// For what a dead minion leaves behind.
    pub choice: u16,
    /// For the whole draft.
    pub draft: u16,
    /// What is added to each before time has really run out.
    pub grace: u16,
}

/// The clock that runs now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowance {
    /// Who is waited for.
    pub seats: Seats,
    /// For how long, in milliseconds.
    pub time: u16,
    /// How long a late answer is still taken after that, in milliseconds.
    pub grace: u16,
}
