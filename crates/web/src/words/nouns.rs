//! What the shell says about the runs of a game, which are not called runs everywhere.

use super::pages::counted;

/// What the shell says about runs, or about matches.
pub struct NounWords {
    pub new: &'static str,
    pub begin: &'static str,
    pub begin_watching: fn(&str) -> String,
    pub does_not_begin: &'static str,
    pub seed_help: &'static str,
    pub records: &'static str,
    pub no_records: &'static str,
    pub count: fn(usize) -> String,
    pub all_records: &'static str,
    pub last: &'static str,
    pub others_under_way: &'static str,
    pub kept_about: &'static str,
    pub take_over_about: &'static str,
    pub taken_over: &'static str,
}

pub(super) static RUNS: NounWords = NounWords {
    new: "New run",
    begin: "Begin the run",
    begin_watching: |bot| format!("Watch the {bot} play"),
    does_not_begin: "The run does not begin:",
    seed_help: "Nine letters. Leave it empty for a road that nobody knows.",
    records: "Runs",
    no_records: "No run on this device yet.",
    count: |count| counted(count, "run", "runs"),
    all_records: "All runs",
    last: "Your last run",
    others_under_way: "Other runs under way",
    kept_about: "Runs are kept in this browser. Export what you want to keep for good or take elsewhere.",
    take_over_about: "Starts a run of your own at this point. It is unranked: it counts for no statistics and no \
                      best score.",
    taken_over: "A run of your own from here, unranked. The one you watched stays as it is.",
};

pub(super) static MATCHES: NounWords = NounWords {
    new: "New match",
    begin: "Begin the match",
    begin_watching: |bots| format!("Watch {bots}"),
    does_not_begin: "The match does not begin:",
    seed_help: "Nine letters. Leave it empty for luck that nobody has seen.",
    records: "Matches",
    no_records: "No match on this device yet.",
    count: |count| counted(count, "match", "matches"),
    all_records: "All matches",
    last: "Your last match",
    others_under_way: "Other matches under way",
    kept_about: "Matches are kept in this browser. Export what you want to keep for good or take elsewhere.",
    take_over_about: "Starts a match of your own at this point, against whoever played the other side. It counts \
                      for no statistics.",
    taken_over: "A match of your own from here. The one you watched stays as it is.",
};
