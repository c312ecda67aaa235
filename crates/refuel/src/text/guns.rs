//! How buildings shoot, in words.

use super::line::{Line, Teller};
use super::phrases::{Length, Share, Time, brought, harms};
use crate::{Choice, Flight, Gun, Limits, Quirk, Sight, Spread, Stat, Ticks, Turning};

/// All that a gun does.
pub(super) fn lines(gun: &Gun, teller: Teller<'_>) -> Vec<Line> {
    let mut lines = vec![teller.line(&shot(gun, teller))];
    lines.extend(spread(gun).map(|told| teller.line(&told)));
    if !gun.brings.is_empty() {
        let all: Vec<String> = gun.brings.iter().map(|(status, left)| brought(*status, *left)).collect();
        lines.push(teller.line(&format!("Hits bring {}.", all.join(" and "))));
    }
    lines.extend(gun.quirks.iter().map(|quirk| teller.line(&quirk_line(*quirk))));
    lines.extend(aiming(gun).into_iter().map(|told| teller.line(&told)));
    lines
}

fn shot(gun: &Gun, teller: Teller<'_>) -> String {
    let harms = harms(gun.harms);
    let damage = format!("[damage] {harms} damage every [interval]");
    let delay = if teller.has(Stat::Delay) { " after [delay]" } else { "" };
    match gun.flight {
        Flight::Instant => format!("Hits at once, as far as [range]: {damage}."),
        Flight::Homing(_) => format!("Shots follow their target, as far as [range]: {damage}."),
        Flight::Straight(_) => {
            format!("Shots fly straight on, as far as [range], and hit the first they meet: {damage}.")
        }
        Flight::Ballistic => {
            format!("Shells come down{delay} where the target was, as far as [range]: {damage}.")
        }
        Flight::Beam(width, count) => format!(
            "A ray of [range] length and {} width hits the {count} nearest in it: {damage}.",
            Length(width)
        ),
        Flight::Pulse => format!("When somebody is within [range], strikes all who are{delay}: {damage}."),
        Flight::Tether => {
            format!("Fastens upon somebody within [range]; if still there{delay}, they take {damage}.")
        }
    }
}

fn spread(gun: &Gun) -> Option<String> {
    match gun.spread {
        Spread::One => None,
        Spread::Blast => Some("All within [radius] of a hit are hit.".to_owned()),
        Spread::Chain(count, percent) => Some(format!(
            "Leaps to the nearest within [radius] that was not hit, {count} times, each for {} of what the one before took.",
            Share(percent.into())
        )),
        Spread::Sparks(count, percent) => Some(format!(
            "Up to {count} others within [radius], by lot, take {} of it.",
            Share(percent.into())
        )),
    }
}

fn quirk_line(quirk: Quirk) -> String {
    match quirk {
        Quirk::SpinsUp(percent, time) => format!(
            "Begins at {} of its rate, and has all of it after {} with a target.",
            Share(percent.into()),
            Time(time)
        ),
        Quirk::FarHarder => "The farther, the harder: twice the damage at its range.".to_owned(),
        Quirk::NearFaster(percent) => {
            format!("The nearer, the faster: {} of the interval right beside it.", Share(percent.into()))
        }
        Quirk::Charges(time, damage, energy) => format!(
            "After {} without a shot, the next does {damage} energy damage as well and yields {energy} energy.",
            Time(time)
        ),
        Quirk::Learns(damage) => format!("{damage} more damage for each that it felled in this battle."),
        Quirk::Pellets(count, turn) => format!("Each shot is {count} of them, over {}.", degrees(turn)),
        Quirk::Astray(turn) => format!("Shots go astray by up to {} either way.", degrees(turn)),
        Quirk::Hoards(most, time) => {
            format!(
                "For each {} without a shot, one more comes with the next, up to {most} more.",
                Time(time)
            )
        }
        Quirk::Pushes(length) => format!("Hits push back by {}.", Length(length)),
    }
}

fn aiming(gun: &Gun) -> Vec<String> {
    let mut told = Vec::new();
    if gun.sight == Sight::Over {
        told.push("Needs no sight.".to_owned());
    }
    let Limits { above, below, nearest } = gun.limits;
    if above < Limits::NONE.above {
        told.push(format!("Reaches no higher than {} above its tile.", Length(above)));
    }
    if below < Limits::NONE.below {
        told.push(format!("Reaches no deeper than {} below its tile.", Length(below)));
    }
    if nearest > Limits::NONE.nearest {
        told.push(format!("Reaches nobody nearer than {}.", Length(nearest)));
    }
    match gun.turning {
        Turning::Free => {}
        Turning::Slow(step) => {
            told.push(format!("Takes {} for a full turn.", Time(Ticks(256 / u32::from(step.max(1))))));
        }
        Turning::Fixed => told.push("Looks only where it was built to look.".to_owned()),
    }
    if gun.choice == Choice::Priorities {
        told.push("Aims at whom it is told to.".to_owned());
    }
    told
}

/// So many 256ths of a full turn.
fn degrees(turn: u8) -> String {
    format!("{}°", (u32::from(turn) * 360 + 128) / 256)
}
