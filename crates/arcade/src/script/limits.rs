//! How much a line may ask for: neither the work for one nor its answer grows without end.

/// The longest line that is read, in bytes without the line break.
pub const LONGEST_LINE: usize = 1 << 20;

/// The longest `id` that is sent back, in bytes.
pub const LONGEST_ID: usize = 256;

/// The most commands of a run: its record still fits into a line.
pub const MOST_COMMANDS: usize = 100_000;

/// The most commands that one answer tells the events of.
pub const MOST_TOLD: usize = 100;

/// The events that one answer tells before its last command: some commands let much happen.
pub const MOST_EVENTS: usize = 10_000;

/// More snapshots than any search holds at once, and few enough to fit into memory.
pub const MOST_TOKENS: usize = 10_000;

/// The most commands of all runs that are held, added up: a snapshot is as large as its run is long.
pub const MOST_HELD: usize = 2_000_000;

/// Bots that stay prepared. The one that is asked after them takes the place of all.
pub(super) const MOST_PLAYERS: usize = 8;

/// Those of the limits that a script can run into, in the order of `PROTOCOL.md`.
pub const LIMITS: [(&str, usize); 7] = [
    ("bytes of a line", LONGEST_LINE),
    ("bytes of an `id`", LONGEST_ID),
    ("commands of a run", MOST_COMMANDS),
    ("commands in an answer to `events`", MOST_TOLD),
    ("events in such an answer, those of its last command left out", MOST_EVENTS),
    ("tokens held", MOST_TOKENS),
    ("commands of all runs held, added up", MOST_HELD),
];
