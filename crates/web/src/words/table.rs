//! The words around the table of a game, one table for each language.

/// What is said around the table, in one language.
pub struct TableWords {
    // The tools.
    pub tools: &'static str,
    pub undo: &'static str,
    pub undone: &'static str,
    pub hint: &'static str,
    pub log: &'static str,
    pub keys: &'static str,
    pub keys_about: &'static str,
    pub key: &'static str,
    pub what_it_does: &'static str,
    pub close: &'static str,
    pub watch: &'static str,
    pub give_up: &'static str,
    pub given_up_title: &'static str,
    // The ways on.
    pub again: &'static str,
    pub own_turn: &'static str,
    pub pause: &'static str,
    pub resume: &'static str,
    pub watch_run: &'static str,
    pub share: &'static str,
    pub export: &'static str,
    pub back: &'static str,
    pub rules: &'static str,
    pub seed: &'static str,
    // The score of somebody's run.
    pub to_beat: &'static str,
    pub ahead_of_it: &'static str,
    pub so_far: &'static str,
    pub beaten: fn(i64, i64) -> String,
    pub level_with_it: fn(i64, i64) -> String,
    pub not_beaten: fn(i64, i64) -> String,
    pub once_more: &'static str,
    // Keeping.
    pub unsaved: &'static str,
    pub full: &'static str,
    pub elsewhere: &'static str,
    pub elsewhere_about: &'static str,
    pub play_here: &'static str,
    pub no_such_run: &'static str,
    pub part_lost: fn(&str, &str) -> String,
    pub set_aside: &'static str,
    pub not_set_aside: &'static str,
    pub leave_again: fn(&str) -> String,
    pub leave_title: &'static str,
    pub leave_about: &'static str,
    pub leave: &'static str,
    pub stay: &'static str,
}

const RUNS: TableWords = TableWords {
    tools: "Tools",
    undo: "Undo",
    undone: "Taken back.",
    hint: "Hint",
    log: "Log",
    keys: "Keys",
    keys_about: "Everything can be done with the mouse or a finger as well. Settings change the keys.",
    key: "Key",
    what_it_does: "What it does",
    close: "Close",
    watch: "Watch",
    give_up: "Give up",
    given_up_title: "You gave this run up",
    again: "Again, new seed",
    own_turn: "Play one yourself",
    pause: "Pause",
    resume: "Go on",
    watch_run: "Watch this run",
    share: "Share a link",
    export: "Export",
    back: "Back to the game",
    rules: "rules",
    seed: "seed",
    to_beat: "To beat:",
    ahead_of_it: "Ahead of",
    so_far: "so far",
    beaten: |score, to_beat| format!("Beaten: {score} against {to_beat}."),
    level_with_it: |score, _| format!("Level: {score} each."),
    not_beaten: |score, to_beat| format!("Not beaten yet: {score} against {to_beat}."),
    once_more: "Try it again, same seed",
    unsaved: "This run is not saved. ",
    full: "The browser's storage is full: delete old runs, or export this run.",
    elsewhere: "This run is open in another tab",
    elsewhere_about: "Only one tab plays a run, so that nothing is lost. All that was played there is kept.",
    play_here: "Play here",
    no_such_run: "This device has no run of that name.",
    part_lost: |damage, aside| {
        format!("A part of this run is lost: {damage}. It goes on from before that. {aside}")
    },
    set_aside: "The damaged record is kept aside as it was; it is listed with the runs.",
    not_set_aside: "There is no room to keep the damaged record aside.",
    leave_again: |key| format!("{key} again leaves the table. The run is kept."),
    leave_title: "Leave this run?",
    leave_about: "The browser does not keep it. Export it first if you want to go on later.",
    leave: "leave it",
    stay: "stay",
};

/// For games whose runs are called runs.
pub(super) static ENGLISH: TableWords = RUNS;

/// For games whose runs are matches.
pub(super) static ENGLISH_MATCHES: TableWords = TableWords {
    given_up_title: "You put this match away",
    again: "Rematch, new seed",
    watch_run: "Watch the match",
    unsaved: "This match is not saved. ",
    full: "The browser's storage is full: delete old matches, or export this match.",
    elsewhere: "This match is open in another tab",
    elsewhere_about: "Only one tab plays a match, so that nothing is lost. All that was played there is kept.",
    no_such_run: "This device has no match of that name.",
    part_lost: |damage, aside| {
        format!("A part of this match is lost: {damage}. It goes on from before that. {aside}")
    },
    set_aside: "The damaged record is kept aside as it was; it is listed with the matches.",
    leave_again: |key| format!("{key} again leaves the table. The match is kept."),
    leave_title: "Leave this match?",
    ..RUNS
};
