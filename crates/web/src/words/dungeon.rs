//! What the table of every dungeon says, one table for each language. The words of a game itself belong
//! to its rules.

use super::pages::counted;

/// What the table of every dungeon says, in one language.
pub struct DungeonWords {
    // The field and its maps.
    pub field_help: &'static str,
    pub map: &'static str,
    pub map_of: fn(u32) -> String,
    pub map_help: &'static str,
    pub map_legend: [&'static str; 4],
    pub no_places: &'static str,
    pub back_to_field: &'static str,
    // Where something is.
    pub directions: [&'static str; 4],
    pub here: &'static str,
    pub way_shown: fn(usize) -> String,
    // The strip, and the line above it.
    pub actions: &'static str,
    pub steps: &'static str,
    pub step: fn(&str) -> String,
    pub ticker: &'static str,
    pub aim: fn(&str, Option<&str>) -> String,
    pub which_way: fn(&str) -> String,
    pub looking: fn(Option<&str>) -> String,
    pub at_hand: fn(&str, Option<&str>) -> String,
    // What is in sight, and what is looked at.
    pub in_sight: &'static str,
    pub nothing_in_sight: &'static str,
    pub stairs: &'static str,
    pub door: &'static str,
    pub closed: &'static str,
    pub locked: &'static str,
    pub open: &'static str,
    pub crack: &'static str,
    pub detail: &'static str,
    // Who plays, and what becomes of it.
    pub person: &'static str,
    pub by_bot: fn(&str) -> String,
    pub would: fn(&str) -> String,
    pub no_undo_daily: &'static str,
    pub when: fn(u32, u32) -> String,
}

pub(super) static ENGLISH: DungeonWords = DungeonWords {
    field_help: "Arrow keys walk and bump. Click a tile to go there; a tap shows the way first. What is in sight is listed beside the field.",
    map: "Map",
    map_of: |floor| format!("Map of floor {floor}"),
    map_help: "Choose a place to go there.",
    map_legend: ["you", "foe", "door", "trap"],
    no_places: "You know no places yet.",
    back_to_field: "Back to the field",
    directions: ["north", "east", "south", "west"],
    here: "here",
    way_shown: |steps| format!("{} there: choose the tile again to go.", counted(steps, "step", "steps")),
    actions: "Actions",
    steps: "Steps",
    step: |direction| format!("Step {direction}"),
    ticker: "What happened last",
    aim: |what, key| match key {
        Some(key) => format!("{what}: move the aim with the arrows, {key} lets fly, Esc puts it away."),
        None => format!("{what}: tap the target, again to let fly."),
    },
    which_way: |what| format!("{what}: which way?"),
    looking: |key| match key {
        Some(key) => format!("Look around with the arrows: {key} goes there, Esc ends it."),
        None => "Tap what you want to know about.".to_owned(),
    },
    at_hand: |what, key| match key {
        Some(key) => format!("{key}: {what}."),
        None => format!("Tap yourself to {what}."),
    },
    in_sight: "In sight",
    nothing_in_sight: "Nothing but walls.",
    stairs: "Stairs",
    door: "door",
    closed: "closed",
    locked: "locked",
    open: "open",
    crack: "cracked wall",
    detail: "What is there",
    person: "You",
    by_bot: |bot| format!("Played by the {bot}"),
    would: |what| format!("A good player would: {what}"),
    no_undo_daily: "Nothing is taken back in the run of a day.",
    when: |floor, turn| format!("Floor {floor}, turn {turn}"),
};
