//! What a moment of a film is called.

use stage::tactics::{Frame, Moment};
use stage::{Entry, Tone};
use tactics::{Cause, Way, Who};

use super::Battle;

/// The title and the words below it.
pub(super) fn of(battle: &Battle<'_>, frame: &Frame<'_>) -> (String, Vec<Entry>) {
    let say = |title: String, tone: Tone, text: String| (title, vec![Entry::new(tone, text)]);
    let name = |who: &Who| who.to_string();
    match frame.moment {
        Moment::Reveal { teams: [one, two] } => (
            "The teams".to_owned(),
            vec![
                Entry::new(Tone::Lux, format!("P1 brings {one}.")),
                Entry::new(Tone::Beast, format!("P2 brings {two}.")),
            ],
        ),
        Moment::Round { round } => say(format!("Round {round}"), Tone::Gold, round_words(battle, *round)),
        Moment::Move { who, way, path } => {
            let to = path.last().map_or_else(String::new, ToString::to_string);
            let verb = match way {
                Way::Walk => "goes to",
                Way::Leap => "leaps to",
                Way::Teleport => "appears on",
                Way::Push => "is pushed to",
            };
            say(name(who), Tone::Plain, format!("{verb} {to}"))
        }
        Moment::Strike { who, at, .. } => say(name(who), Tone::Bright, format!("strikes at {at}")),
        Moment::Intercept { guardian, ward, .. } => {
            say(name(guardian), Tone::Bright, format!("takes it for {ward}"))
        }
        Moment::Cast { who, skill, .. } => say(name(who), Tone::Lux, format!("uses {skill}")),
        Moment::Dodge { who } => say(name(who), Tone::Bright, "dodges".to_owned()),
        Moment::Hurt { who, lost: 0, shielded: 0, .. } => {
            say(name(who), Tone::Bright, "is not harmed".to_owned())
        }
        Moment::Hurt { who, lost, shielded: 0, .. } => {
            say(name(who), Tone::Blood, format!("loses {lost} HP"))
        }
        Moment::Hurt { who, lost, shielded, .. } => {
            say(name(who), Tone::Bright, format!("shield takes {shielded}, HP lose {lost}"))
        }
        Moment::Wear { cause, losses } => {
            let lines =
                losses.iter().map(|(who, lost)| Entry::new(Tone::Blood, format!("{who}: -{lost} HP")));
            (wear_title(*cause).to_owned(), lines.collect())
        }
        Moment::Heal { who, amount } => say(name(who), Tone::Life, format!("gains {amount} HP")),
        Moment::Gain { who, effect } => {
            say(name(who), stage::tactics::effect_tone(*effect), effect.to_string())
        }
        Moment::Change { who } => say(name(who), Tone::Plain, String::new()),
        Moment::Death { who, .. } => say(name(who), Tone::Blood, "is gone".to_owned()),
        Moment::Spawn { tile, object } => say(tile.to_string(), Tone::Gold, object.to_string()),
        Moment::Vanish { tile } => say(tile.to_string(), Tone::Faint, "is empty again".to_owned()),
        Moment::Say { who, deed: None } => say(name(who), Tone::Faint, "waits".to_owned()),
        Moment::Say { who, deed: Some(_) } => say(name(who), Tone::Wane, "is slow".to_owned()),
        Moment::TimeUp => say("Time is up".to_owned(), Tone::Blood, String::new()),
        Moment::End { outcome } => say("The end".to_owned(), Tone::Gold, outcome.to_string()),
    }
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
fn round_words(battle: &Battle<'_>, round: u8) -> String {
    let content = battle.game.content();
    if round == content.decay_from {
        "From now on minions decay at each round end.".to_owned()
    } else if round == content.pressure_from {
        "From now on everybody loses HP at each round end.".to_owned()
    } else if round == content.last_round {
        "The last round.".to_owned()
    } else {
        String::new()
    }
}
