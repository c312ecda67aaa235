//! What a moment of a film is called.

use tactics::{Cause, Content, Side, Way, Who};

use crate::tactics::{Change, Ended, Happening, effect_tone, side_tone, wear_about};
use crate::{Entry, Tone};

/// A title, and what stands below it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Caption {
    /// Who or what it is about.
    pub title: String,
    /// What happens, in a few words each.
    pub lines: Vec<Entry>,
}

/// What a moment of a film is called, in a match with these numbers.
pub fn caption(content: &Content, moment: &Happening) -> Caption {
    let say =
        |title: String, tone: Tone, text: String| Caption { title, lines: vec![Entry::new(tone, text)] };
    let name = |who: &Who| who.to_string();
    match moment {
        Happening::Reveal { teams } => {
            let brings =
                |side: Side| Entry::new(side_tone(side), format!("{side} brings {}.", teams[side.index()]));
            Caption { title: "The teams".to_owned(), lines: Side::ALL.map(brings).to_vec() }
        }
        Happening::Round { round } => say(format!("Round {round}"), Tone::Gold, round_words(content, *round)),
        Happening::RoundEnd { round } => say(format!("Round {round} ends"), Tone::Faint, String::new()),
        Happening::Move { who, way, path } => {
            let to = path.last().map_or_else(String::new, ToString::to_string);
            let verb = match way {
                Way::Walk => "goes to",
                Way::Leap => "leaps to",
                Way::Teleport => "appears on",
                Way::Push => "is pushed to",
            };
            say(name(who), Tone::Plain, format!("{verb} {to}"))
        }
        Happening::Strike { who, at, .. } => say(name(who), Tone::Bright, format!("strikes at {at}")),
        Happening::Intercept { guardian, ward, .. } => {
            say(name(guardian), Tone::Bright, format!("takes it for {ward}"))
        }
        Happening::Cast { who, skill, .. } => say(name(who), Tone::Lux, format!("uses {skill}")),
        Happening::Dodge { who } => say(name(who), Tone::Bright, "dodges".to_owned()),
        Happening::Hurt { who, lost: 0, shielded: 0, .. } => {
            say(name(who), Tone::Bright, "is not harmed".to_owned())
        }
        Happening::Hurt { who, lost, shielded: 0, cause: Cause::Counter } => {
            say(name(who), Tone::Blood, format!("is answered and loses {lost} HP"))
        }
        Happening::Hurt { who, lost, shielded: 0, .. } => {
            say(name(who), Tone::Blood, format!("loses {lost} HP"))
        }
        Happening::Hurt { who, lost, shielded, .. } => {
            say(name(who), Tone::Bright, format!("shield takes {shielded}, HP lose {lost}"))
        }
        Happening::Wear { cause, losses } => {
            let lines =
                losses.iter().map(|(who, lost)| Entry::new(Tone::Blood, format!("{who}: -{lost} HP")));
            let why = wear_about(content, *cause).map(|words| Entry::new(Tone::Faint, words));
            Caption { title: wear_title(*cause).to_owned(), lines: lines.chain(why).collect() }
        }
        Happening::Heal { who, amount } => say(name(who), Tone::Life, format!("gains {amount} HP")),
        Happening::Gain { who, effect } => say(name(who), effect_tone(*effect), effect.to_string()),
        Happening::Change { who, change } => say(name(who), Tone::Plain, change_words(*change)),
        Happening::Fade { ends } => fade(ends),
        Happening::Death { who, .. } => say(name(who), Tone::Blood, "is gone".to_owned()),
        Happening::Spawn { tile, object } => say(tile.to_string(), Tone::Gold, object.to_string()),
        Happening::Vanish { tile } => say(tile.to_string(), Tone::Faint, "is empty again".to_owned()),
        Happening::Say { who, deed: None } => say(name(who), Tone::Faint, "waits".to_owned()),
        Happening::Say { who, deed: Some(_) } => say(name(who), Tone::Wane, "is slow".to_owned()),
        Happening::TimeUp => say("Time is up".to_owned(), Tone::Blood, String::new()),
        Happening::End { outcome } => say("The end".to_owned(), Tone::Gold, outcome.to_string()),
    }
}

fn change_words(change: Change) -> String {
    match change {
        Change::Shielded => "raises a shield".to_owned(),
        Change::Hidden => "vanishes".to_owned(),
        Change::Beacon(tile) => format!("sets a beacon on {tile}"),
        Change::Appears => "appears".to_owned(),
        Change::Answered => "is answered".to_owned(),
        Change::Charges(0) => "has no stronger attack left".to_owned(),
        Change::Charges(1) => "has 1 stronger attack left".to_owned(),
        Change::Charges(charges) => format!("has {charges} stronger attacks left"),
    }
}

/// What ends: the unit is the title where there is only one.
fn fade(ends: &[(Who, Ended)]) -> Caption {
    let words = |end: Ended| match end {
        Ended::Effect(effect) => format!("{effect} ends"),
        Ended::Shield => "the shield goes down".to_owned(),
        Ended::Hiding => "can be seen again".to_owned(),
    };
    let Some((first, _)) = ends.first() else {
        return Caption { title: String::new(), lines: Vec::new() };
    };
    let is_alone = ends.iter().all(|(who, _)| who == first);
    let line = |(who, end): &(Who, Ended)| {
        let words = words(*end);
        Entry::new(Tone::Faint, if is_alone { words } else { format!("{who}: {words}") })
    };
    let title = if is_alone { first.to_string() } else { "What ends".to_owned() };
    Caption { title, lines: ends.iter().map(line).collect() }
}

/// What takes HP at the end of a round.
const fn wear_title(cause: Cause) -> &'static str {
    match cause {
        Cause::Bleed => "Round end: Bleed",
        Cause::Decay => "Round end: decay",
        Cause::Pressure => "Round end: pressure",
        _ => "Round end",
    }
}

/// What is new in a round.
fn round_words(content: &Content, round: u8) -> String {
    if round == content.decay_from {
        wear_about(content, Cause::Decay).unwrap_or_default()
    } else if round == content.pressure_from {
        wear_about(content, Cause::Pressure).unwrap_or_default()
    } else if round == content.last_round {
        "The last round.".to_owned()
    } else {
        String::new()
    }
}
