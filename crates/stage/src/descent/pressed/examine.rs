//! All that is to be known about a tile or whoever stands there, with exact figures.

use descent::{
    Ailment, Command, Danger, Descent, Foe, Habit, Hero, Hit, Hp, Loot, Matter, Mind, Percent, TOUCHES, Tag,
    Thing, Threat, Touch, Trait, View, Ward, Who,
};
use grid::{Direction, Point};

use super::preview::{harm_words, range};
use super::{burning, offers};
use crate::descent::told::words::{capital, flask_line};
use crate::descent::{Cover, matter_tone, rarity_tone, tier_tone};
use crate::dungeon::{Door, Dungeon as _, Examined, Terrain};
use crate::{Entry, Tone};

/// What is told about a tile, as far as whoever looks knows it.
pub(super) fn examine(game: &Descent, view: &View, at: Point) -> Examined {
    if let Some(foe) = view.foe_at(at).filter(|foe| !foe.is_disguised()) {
        let title = format!("{} ({})", foe.kind, state(foe));
        let lines = about_foe(game, view, foe).into_iter().chain(about_ground(view, at)).collect();
        return Examined { title, lines };
    }
    let tile = Descent::tile(view, at);
    if !tile.is_known() {
        return Examined { title: "Not seen yet".to_owned(), lines: Vec::new() };
    }
    let mut lines = dangers(game, view, at);
    let hero = (0..).map(engine::Seat::new).zip(&view.heroes).find(|(_, hero)| hero.at == at);
    let title = match hero {
        Some((seat, hero)) => {
            lines.extend(about_hero(hero));
            if seat == view.seat {
                format!("You, the {}", hero.character)
            } else {
                hero.character.to_string()
            }
        }
        None => title(view, at),
    };
    if tile.terrain == Terrain::Door(Door::Locked) {
        let text = if view.keys > 0 {
            "Walk into it: you have its key."
        } else {
            "Its key lies somewhere on this floor."
        };
        lines.push(Entry::new(Tone::Gold, text));
    }
    lines.extend(tile.prop.into_iter().flat_map(|prop| about_thing(game, view, prop.thing, at)));
    lines.extend(tile.find.into_iter().flat_map(|loot| about_loot(view, loot)));
    lines.extend(about_ground(view, at));
    Examined { title, lines }
}

/// What is there, in a few words: what stands there, what lies there, what covers it.
fn title(view: &View, at: Point) -> String {
    let tile = Descent::tile(view, at);
    let thing = tile.prop.map(|prop| prop.thing.to_string());
    let loot = tile.find.map(|loot| loot.to_string());
    let cover = tile.cover.map(covered);
    let base = match tile.terrain {
        Terrain::Floor if thing.is_some() || loot.is_some() || cover.is_some() => None,
        terrain => Some(terrain_words(terrain).to_owned()),
    };
    let all: Vec<String> = base.into_iter().chain(thing).chain(loot).chain(cover).collect();
    capital(&all.join(", "))
}

/// All that covers a tile, the topmost first.
fn covered(cover: Cover) -> String {
    let name = |matter: Matter| match matter {
        Matter::Grass if cover.is_tall => "tall grass".to_owned(),
        Matter::Ice => cover.frozen.map_or("ice".to_owned(), |under| format!("ice over {under}")),
        matter => matter.to_string(),
    };
    let mut all: Vec<Matter> = cover.matters.iter().collect();
    all.reverse();
    all.into_iter().map(name).collect::<Vec<_>>().join(", ")
}

const fn terrain_words(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Wall => "a wall",
        Terrain::Cracked => "a cracked wall: bump it",
        Terrain::Floor => "bare stone",
        Terrain::Door(Door::Locked) => "a locked door",
        Terrain::Door(Door::Shut) => "a closed door",
        Terrain::Door(Door::Open) => "an open door",
        Terrain::Stairs(Door::Open) => "the stairs down",
        Terrain::Stairs(Door::Shut | Door::Locked) => "the stairs, shut as long as the boss lives",
    }
}

const fn state(foe: &Foe) -> &'static str {
    match foe.mind {
        Mind::Still => "asleep",
        Mind::Idle => "has not noticed you",
        Mind::Hunting { .. } => "after you",
        Mind::Fleeing => "running",
    }
}

fn about_foe(game: &Descent, view: &View, foe: &Foe) -> Vec<Entry> {
    let mut lines = vec![exchange(game, view, foe)];
    lines.extend(announced(game, view, foe));
    lines.push(Entry::new(tier_tone(foe.kind.tier()), foe.kind.lesson()));
    lines.extend(announces(game, view, foe));
    lines.extend(quirks(foe));
    let ailments = foe.ailments.iter().map(|ailment| ailing(ailment, foe.ailments.left(ailment).0));
    lines.extend(ailments.map(|text| Entry::new(Tone::Gold, text)));
    lines.extend(from_afar(game, view, foe));
    let numbers = format!(
        "{}/{} HP, attack {}, defence {}, {} energy a turn.",
        foe.hp,
        foe.most,
        foe.attack,
        foe.defence,
        foe.gain()
    );
    lines.push(Entry::new(Tone::Plain, numbers));
    let tier = foe.kind.tier();
    lines.push(Entry::new(tier_tone(tier), format!("Tier {}: {}.", tier.sign(), tier.line())));
    lines
}

/// What blows come to, in a line: what each takes from the other, and how many it takes.
fn exchange(game: &Descent, view: &View, foe: &Foe) -> Entry {
    let hit = Direction::ALL
        .into_iter()
        .find(|way| view.hero(view.seat).at.step(*way) == foe.at)
        .and_then(|way| hit_on(game, view, Command::Step(way), foe));
    let plain = hit.map_or_else(|| game.bump_of(view.seat, foe), |hit| hit.plain);
    let words = hit.map_or_else(|| range(plain), |hit| harm_words(&hit));
    let strike = match game.harm_by(foe, None, view.seat) {
        Some(harm) => {
            format!("; it strikes you for {} of your {} HP", range(harm), view.hero(view.seat).hp.0.max(0))
        }
        None => String::new(),
    };
    let text = format!("You hit for {words} with a bump, {}{strike}.", bumps(foe.hp, plain));
    Entry::new(Tone::Bright, text)
}

/// What a command would take of somebody, if it would hurt them.
fn hit_on(game: &Descent, view: &View, command: Command, foe: &Foe) -> Option<Hit> {
    let odds = game.odds(view.seat, command).ok()?;
    odds.hits.into_iter().find(|hit| matches!(hit.who, Who::Foe(id, _) if id == foe.id))
}

/// How many bumps it takes.
fn bumps(hp: Hp, (least, most): (Hp, Hp)) -> String {
    let count = |each: Hp| (hp.0 + each.0 - 1) / each.0;
    if least <= Hp(0) {
        return "and never enough".to_owned();
    }
    match (count(most), count(least)) {
        (1, 1) => "one is enough".to_owned(),
        (few, many) if few == many => format!("{few} bumps"),
        (few, many) => format!("{few} to {many} bumps"),
    }
}

/// What somebody has announced, when it falls, and what it takes.
fn announced(game: &Descent, view: &View, foe: &Foe) -> Option<Entry> {
    let intent = foe.intent?;
    let when = match intent.turns.0 {
        1 => "in its next action".to_owned(),
        count => format!("in {count} of its actions"),
    };
    let harm = game.harm_by(foe, Some(intent.blow), view.seat).map(|harm| format!(", {} HP", range(harm)));
    let lays = intent.blow.nature().lays.map(|(matter, _)| format!(", and {matter} on its tiles"));
    let (harm, lays) = (harm.unwrap_or_default(), lays.unwrap_or_default());
    Some(Entry::new(Tone::Blood, format!("It has announced a {} {when}{harm}{lays}.", intent.blow)))
}

/// The blows that it deals as it is now, before it announces any, with what each takes.
fn announces(game: &Descent, view: &View, foe: &Foe) -> Option<Entry> {
    let blows = foe.habits().iter().filter_map(|habit| match habit {
        Habit::Announce(blow) => Some(*blow),
        _ => None,
    });
    let told: Vec<String> = blows
        .map(|blow| match game.harm_by(foe, Some(blow), view.seat) {
            Some(harm) => format!("{blow} {}", range(harm)),
            None => blow.to_string(),
        })
        .collect();
    (!told.is_empty()).then(|| Entry::new(Tone::Wane, format!("It announces, for HP: {}.", told.join(", "))))
}

fn quirks(foe: &Foe) -> Vec<Entry> {
    let weak = foe.weakness().map(|matter| match matter {
        Matter::Water => "While wet it takes half as much again from everything.".to_owned(),
        Matter::Cold => "Cold freezes it for two turns.".to_owned(),
        matter => format!("Weak to {matter}: half as much again."),
    });
    let hardy: Vec<String> = foe
        .kind
        .nature()
        .hardy
        .iter()
        .filter(|matter| foe.is_hardy(*matter))
        .map(|matter| matter.to_string())
        .collect();
    let hardy = (!hardy.is_empty()).then(|| format!("Nothing to it: {}.", hardy.join(", ")));
    let shielded =
        foe.kind.has(Trait::Shielded).then(|| "Its defence counts only towards where it looks.".to_owned());
    weak.into_iter().chain(hardy).chain(shielded).map(|text| Entry::new(Tone::Gold, text)).collect()
}

/// What throws, tools and flasks at hand would take of it.
fn from_afar(game: &Descent, view: &View, foe: &Foe) -> Option<Entry> {
    let hero = view.hero(view.seat);
    let thrown = hero.pack.iter().map(|(slot, gear)| (gear.item.to_string(), Command::Throw(slot, foe.at)));
    let flasks = descent::Flask::ALL.into_iter().filter(|flask| hero.flasks(*flask) > 0);
    let hurled = flasks.map(|flask| (flask.to_string(), Command::Hurl(flask, foe.at)));
    let told: Vec<String> = thrown
        .chain(hurled)
        .filter_map(|(name, command)| {
            let hit = hit_on(game, view, command, foe)?;
            let end = match hit.fells.percent() {
                0 => String::new(),
                chance => format!(", slays with {chance}%"),
            };
            Some(format!("{name} {}{end}", harm_words(&hit)))
        })
        .collect();
    (!told.is_empty()).then(|| Entry::new(Tone::Plain, format!("From afar: {}.", told.join("; "))))
}

/// What it would cost whoever looks to stand on a tile until the turn ends, where anything is known that
/// could hurt there.
fn dangers(game: &Descent, view: &View, at: Point) -> Vec<Entry> {
    if !view.walkable().contains(at) {
        return Vec::new();
    }
    let Danger { ground, blows, strikes } = game.danger(view.seat, at);
    let blow = |threat: &Threat| {
        let name = threat.blow.map_or_else(String::new, |blow| format!("{blow} of the "));
        let text = format!("Threatened: the {name}{}, {} HP.", threat.kind, range(threat.harm));
        Entry::new(Tone::Blood, text)
    };
    let mut lines: Vec<Entry> = blows.iter().map(blow).collect();
    if ground > Hp(0) {
        let text = format!("Whoever stands here when the turn ends loses {ground} HP.");
        lines.push(Entry::new(Tone::Blood, text));
    }
    let strikers: Vec<String> =
        strikes.iter().map(|threat| format!("the {} for {}", threat.kind, range(threat.harm))).collect();
    if !strikers.is_empty() {
        let text = format!("In reach this turn: {}.", strikers.join(", "));
        lines.push(Entry::new(Tone::Wane, text));
    }
    lines
}

fn about_hero(hero: &Hero) -> Vec<Entry> {
    let numbers = format!(
        "{}/{} HP, attack {}, defence {}, a step costs {}, a turn gives {}.",
        hero.hp,
        hero.most,
        hero.attack(),
        hero.defence(),
        hero.step_cost(),
        hero.speed()
    );
    let mut lines = vec![Entry::new(Tone::Plain, numbers)];
    if let Some(left) = hero.down {
        let text = format!("Down: wait beside three times within {left} turns.");
        lines.insert(0, Entry::new(Tone::Blood, text));
    }
    let tags = Tag::ALL.into_iter().filter(|tag| hero.measure(*tag) > Percent(0));
    let measures: Vec<String> = tags.map(|tag| format!("{tag} {}%", hero.measure(tag))).collect();
    if !measures.is_empty() {
        lines.push(Entry::new(Tone::Gold, format!("{}.", measures.join(", "))));
    }
    let ailments = hero.ailments.iter().map(|ailment| ailing(ailment, hero.ailments.left(ailment).0));
    lines.extend(ailments.map(|text| Entry::new(Tone::Wane, text)));
    lines
}

/// An ailment and how long it lasts still.
fn ailing(ailment: Ailment, turns: u8) -> String {
    let turns = if turns == 1 { "1 turn".to_owned() } else { format!("{turns} turns") };
    match ailment.harm() {
        0 => format!("{ailment}, {turns} left."),
        harm => format!("{ailment}, {turns} left: {harm} HP a turn."),
    }
}

fn about_thing(game: &Descent, view: &View, thing: Thing, at: Point) -> Vec<Entry> {
    let content = game.content();
    let text = match thing {
        Thing::Chest if view.foe_at(at).is_some() => return vec![Entry::new(Tone::Beast, "It breathes.")],
        Thing::Chest => "Walk onto it: gold, or a flask.".to_owned(),
        Thing::Pedestal => "Walk onto it: an offer waits, of which you take one thing or 10 gold.".to_owned(),
        Thing::Shrine => "Bump it: it gives 1 attack, 1 defence, or all HP back.".to_owned(),
        Thing::Hearth if !view.is_hearth_lit => {
            format!("Cold. It burns for whoever arrives under {}% of their HP.", content.hearth_below)
        }
        Thing::Hearth => format!("Bump it: it heals to {}%, in place of an offer.", content.hearth_to),
        Thing::Keeper => "Walk up and trade.".to_owned(),
        Thing::Spikes => {
            let harm = content.trap(view.place.floor);
            return vec![Entry::new(Tone::Blood, format!("Spikes take {harm} HP, once."))];
        }
        Thing::Plate(matter) => {
            let text = format!("Whoever steps on it brings {matter} over 5x5 tiles, once.");
            return vec![Entry::new(Tone::Blood, text)];
        }
    };
    vec![Entry::new(Tone::Gold, text)]
}

fn about_loot(view: &View, loot: Loot) -> Vec<Entry> {
    match loot {
        Loot::Gold(gold) => vec![Entry::new(Tone::Gold, format!("{gold} gold: walk over it."))],
        Loot::Key => vec![Entry::new(Tone::Gold, "The key of this floor's locked door: walk over it.")],
        Loot::Flask(flask) => vec![Entry::new(Tone::Life, flask_line(flask))],
        Loot::Gear(item) => {
            let weighed = offers::weighed(view, item);
            let first = Entry::new(rarity_tone(item.rarity()), format!("{}.", capital(&weighed.line)));
            std::iter::once(first).chain(weighed.comes_to).collect()
        }
    }
}

/// What the ground of a tile does to whoever looks, and what would happen if it burnt.
fn about_ground(view: &View, at: Point) -> Vec<Entry> {
    let Some(cover) = Descent::tile(view, at).cover else { return Vec::new() };
    let hero = view.hero(view.seat);
    let touches = TOUCHES.iter().filter(|touch| cover.has(touch.matter));
    let mut lines: Vec<Entry> = touches.filter_map(|touch| touched(hero, *touch)).collect();
    if cover.has(Matter::Glow) {
        lines.insert(0, Entry::new(Tone::Blood, "It glows: it burns with the end of this turn."));
    }
    if cover.has(Matter::Ice) && hero.stat(descent::Stat::Sure) == 0 {
        lines.push(Entry::new(Tone::Lux, "Ice: one slides on until something stops one."));
    }
    if cover.is_tall {
        lines.push(Entry::new(
            Tone::Life,
            "Tall grass hides what is behind it, until somebody treads it down.",
        ));
    }
    lines.extend(burning::lines(view, at));
    lines
}

/// What something on the ground does to somebody at the end of each turn.
fn touched(hero: &Hero, touch: Touch) -> Option<Entry> {
    let name = capital(&touch.matter.to_string());
    let tone = matter_tone(touch.matter);
    match hero.ward(touch.matter) {
        Some(Ward::Immune) => return Some(Entry::new(Tone::Life, format!("{name} is nothing to you."))),
        Some(Ward::Heals(hp)) => {
            return Some(Entry::new(Tone::Life, format!("{name} heals you by {hp} HP a turn.")));
        }
        _ => {}
    }
    let half = hero.ward(touch.matter) == Some(Ward::Half);
    let harm = if half { touch.harm.div_ceil(2) } else { touch.harm };
    let harm = (harm > 0).then(|| format!("{harm} HP a turn"));
    let brings = touch.brings.map(|ailment| {
        let turns = ailment.turns();
        format!("{} for {turns} turns", ailment.to_string().to_lowercase())
    });
    let ends = touch.ends.map(|ailment| format!("ends {}", ailment.to_string().to_lowercase()));
    let all: Vec<String> = harm.into_iter().chain(brings).chain(ends).collect();
    (!all.is_empty()).then(|| Entry::new(tone, format!("{name}: {}.", all.join(", "))))
}
