//! All that is to be known about a tile or whoever stands there, with exact figures.

use grid::Point;
use labyrinth::odds::{Forecast, Hit};
use labyrinth::{
    Clash, Content, Foe, FoeId, Hundredths, Labyrinth, Missile, Percent, Rank, Spell, View, capital, odds,
};

use crate::dungeon::{Door, Dungeon as _, Examined, Handled as _, Terrain, Threat};
use crate::labyrinth::Weapon;
use crate::labyrinth::shown::known::Prop;
use crate::labyrinth::told::figures::{blows, damage, damage_and_crit};
use crate::{Entry, Tone};

/// What is told about a tile, as far as the player knows it.
pub(in crate::labyrinth) fn examine(game: &Labyrinth, view: &View, at: Point) -> Examined {
    let content = game.content();
    if let Some(foe) = view.foe_at(at) {
        return Examined { title: foe_title(foe), lines: about_foe(view, foe, content) };
    }
    let tile = Labyrinth::tile(view, at);
    let mut lines = Vec::new();
    let title = if at == view.hero.at {
        lines.extend(about_hero(view, content));
        own_title(tile.terrain)
    } else if tile.is_known() {
        terrain_words(tile.terrain)
    } else {
        "Not seen yet"
    };
    let things = tile.prop.map(|prop| (prop.thing.to_string(), about_prop(prop, content)));
    let loot = tile.find.map(|loot| (loot.to_string(), vec![Entry::new(Tone::Gold, loot.about(content))]));
    let (names, told): (Vec<String>, Vec<Vec<Entry>>) = things.into_iter().chain(loot).unzip();
    lines.extend(told.into_iter().flatten());
    if Threat::any_at(&Labyrinth::threats(&Labyrinth::scene(view), view), at) {
        lines.insert(0, Entry::new(Tone::Blood, threat(view, at, content)));
    }
    let title = match names.join(", ") {
        names if names.is_empty() => title.to_owned(),
        names if at == view.hero.at => format!("{title}, on: {names}"),
        names => capital(&names),
    };
    Examined { title, lines }
}

/// What a shot or a spell would do to everybody it hits, one line each.
pub(in crate::labyrinth) fn aimed_lines(
    game: &Labyrinth,
    view: &View,
    weapon: Weapon,
    at: Point,
) -> Vec<Entry> {
    let clash = view.clash(game.content());
    let line = |(id, share): (FoeId, Percent<u16>)| {
        let foe = view.foes.iter().find(|foe| foe.id == id)?;
        let hit = match weapon {
            Weapon::Bow => odds::shot(&clash, foe)?.hit,
            Weapon::Spell(spell) => odds::spell(&clash, spell, foe, share).hit,
        };
        let (tone, end) = match hit.fells.percent() {
            0 => (Tone::Plain, "not slain".to_owned()),
            100 => (Tone::Gold, "slain for sure".to_owned()),
            chance => (Tone::Gold, format!("slain with {chance}%")),
        };
        let text = format!("{}, {} HP: {}, {end}.", foe.kind, foe.hp, damage_and_crit(&hit));
        Some(Entry::new(tone, text))
    };
    game.victims_of(Labyrinth::aim(weapon, at)).into_iter().filter_map(line).collect()
}

fn foe_title(foe: &Foe) -> String {
    let rank = match foe.kind.rank() {
        Rank::Normal => "",
        Rank::Elite => "elite ",
        Rank::Boss => "boss, ",
    };
    let what = match foe.kind {
        kind if kind.missile() == Some(Missile::Touch) => "touches from afar".to_owned(),
        kind if kind.rank() == Rank::Boss => String::new(),
        kind => kind.archetype().to_string(),
    };
    let what = format!("{rank}{what}");
    format!("{} ({})", foe.kind, what.trim_end_matches(", "))
}

fn about_foe(view: &View, foe: &Foe, content: &Content) -> Vec<Entry> {
    let clash = view.clash(content);
    let bump = odds::bump(&clash, foe);
    let mut lines = vec![Entry::new(Tone::Bright, exchange(view, &bump))];
    if let Some(intent) = foe.intent {
        let damage = odds::deed(&clash, foe).map(|hit| format!(": {} to you", damage_and_crit(&hit)));
        let text = format!("It is about to {}{}.", intent.about(content), damage.unwrap_or_default());
        lines.push(Entry::new(Tone::Blood, text));
    }
    lines.extend(state_of(foe, &clash));
    lines.extend(far_hits(view, foe, &clash));
    let stats = &foe.stats;
    let numbers = format!(
        "{}/{} HP, attack {}, defence {}, {}.",
        foe.hp,
        stats.hp,
        stats.attack,
        stats.defence,
        quickness(stats.speed, view.hero.speed(content)),
    );
    lines.push(Entry::new(Tone::Plain, numbers));
    lines.extend(critical_hits(&bump));
    lines.push(Entry::new(Tone::Faint, foe.kind.about(content)));
    lines
}

/// What bumping somebody comes to, in a line: what each takes from the other, and what it costs.
fn exchange(view: &View, bump: &Forecast) -> String {
    let count = blows(bump).map_or_else(|| "very many bumps".to_owned(), |count| counted(&count, "bump"));
    let hp = view.hero.hp.0;
    let lost = (hp - bump.hp_left / 100).clamp(0, hp);
    let end = match bump.wins.percent() {
        100 => format!("you lose about {lost}"),
        chance => format!("you win with {chance}% and lose about {lost}"),
    };
    format!("You {}, {count}; it {}; {end}.", damage(&bump.hit), damage(&bump.answer))
}

fn critical_hits(bump: &Forecast) -> Option<Entry> {
    let told = |who: &str, hit: &Hit| {
        let (least, most) = hit.critical;
        (hit.crit.0 > 0).then(|| format!("{who} {least}-{most} with {}%", Hundredths(hit.crit.0 * 10)))
    };
    let all: Vec<String> = [told("you", &bump.hit), told("it", &bump.answer)].into_iter().flatten().collect();
    (!all.is_empty()).then(|| Entry::new(Tone::Faint, format!("Critical hits: {}.", all.join(", "))))
}

/// A speed in words. Less than a tenth makes no difference that anybody would notice in a fight.
fn quickness(foe: Hundredths, hero: Hundredths) -> &'static str {
    if foe * 10 < hero * 9 {
        "slow"
    } else if foe * 10 <= hero * 11 {
        "as quick as you"
    } else {
        "quick"
    }
}

/// What arrows and spells would take, of those that are at hand.
fn far_hits(view: &View, foe: &Foe, clash: &Clash<'_>) -> Vec<Entry> {
    let arrow = odds::shot(clash, foe).filter(|_| view.hero.arrows > 0);
    let arrow = arrow.map(|shot| ("arrow".to_owned(), shot));
    let spells = Spell::ALL
        .into_iter()
        .filter(|spell| view.hero.charges(*spell) > 0)
        .map(|spell| (spell.to_string(), odds::spell(clash, spell, foe, Percent(100))));
    let told: Vec<String> = arrow
        .into_iter()
        .chain(spells)
        .map(|(name, forecast)| match forecast.hit.fells.percent() {
            0 => format!("{name} {}", damage(&forecast.hit)),
            chance => format!("{name} {}, slays with {chance}%", damage(&forecast.hit)),
        })
        .collect();
    if told.is_empty() {
        return Vec::new();
    }
    vec![Entry::new(Tone::Plain, format!("From afar: {}.", told.join("; ")))]
}

fn state_of(foe: &Foe, clash: &Clash<'_>) -> Vec<Entry> {
    let guarded = clash.is_guarded(foe).then(|| {
        let share = clash.content.blows.foe_guard;
        format!("It is guarded: hits take {share}% less.")
    });
    let hurries = foe.hurries.then(|| "It will take two steps in its next turn.".to_owned());
    let unaware = (!foe.is_awake()).then(|| "It has not noticed you.".to_owned());
    let seeks =
        foe.seeks.then(|| "It came looking for you: it does not give up and brings nothing.".to_owned());
    let purse = (foe.purse.0 > 0).then(|| format!("It carries {} gold of yours.", foe.purse));
    let ailments = foe
        .ailments
        .iter()
        .map(|(ailment, turns)| format!("{ailment}: {}.", counted(&turns.to_string(), "turn")));
    let all = guarded.into_iter().chain(hurries).chain(unaware).chain(seeks).chain(purse).chain(ailments);
    all.map(|text| Entry::new(Tone::Gold, text)).collect()
}

fn about_hero(view: &View, content: &Content) -> Vec<Entry> {
    let hero = &view.hero;
    let mut lines = vec![Entry::new(
        Tone::Plain,
        format!(
            "{}/{} HP, attack {}, defence {}, speed {}, crit {}%.",
            hero.hp,
            hero.stats.hp,
            hero.stats.attack,
            hero.stats.defence,
            hero.speed(content),
            Hundredths(hero.stats.crit.0 * 10),
        ),
    )];
    lines.extend(hero.ailments.iter().map(|(ailment, turns)| {
        let turns = counted(&turns.to_string(), "turn");
        Entry::new(Tone::Wane, format!("{ailment}, {turns} left. {}", ailment.about(content)))
    }));
    lines
}

fn about_prop(prop: Prop, content: &Content) -> Vec<Entry> {
    let mut lines = Vec::new();
    if prop.is_spent {
        lines.push(Entry::new(Tone::Faint, "It has nothing left to give."));
    } else {
        let tone = if prop.thing.is_trap() { Tone::Blood } else { Tone::Gold };
        lines.push(Entry::new(tone, prop.thing.about(content)));
    }
    if let Some(arrival) = prop.arrival {
        let (who, turns) = (arrival.kind.with_article(), counted(&arrival.turns.to_string(), "turn"));
        let text = format!("{} arrives in {turns}.", capital(&who));
        lines.push(Entry::new(Tone::Blood, text));
    }
    lines
}

/// What would come down on somebody who stands there.
fn threat(view: &View, at: Point, content: &Content) -> String {
    let (solid, clash) = (view.solid(), view.clash(content));
    let blow = |foe: &Foe| {
        let intent = foe.intent.filter(|_| foe.threatens(&solid).contains(at))?;
        let hit = odds::deed(&clash, foe)?;
        Some(format!("the {intent} of the {} for {}", foe.kind, damage_and_crit(&hit)))
    };
    let all: Vec<String> = view.foes.iter().filter_map(blow).collect();
    format!("Threatened: {}.", all.join(", "))
}

/// Who stands there, if it is the player, and on what.
const fn own_title(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Stairs(Door::Open) => "You, on the stairs",
        Terrain::Stairs(Door::Shut | Door::Locked) => "You, on the stairs, shut as long as the boss lives",
        _ => "You",
    }
}

const fn terrain_words(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Wall => "A wall",
        Terrain::Cracked => "A cracked wall: bump it",
        Terrain::Floor => "Floor",
        Terrain::Door(Door::Locked) => "A locked door",
        Terrain::Door(Door::Shut) => "A closed door",
        Terrain::Door(Door::Open) => "An open door",
        Terrain::Stairs(Door::Open) => "The stairs",
        Terrain::Stairs(Door::Shut | Door::Locked) => "The stairs, shut as long as the boss lives",
    }
}

fn counted(count: &str, noun: &str) -> String {
    if count == "1" { format!("1 {noun}") } else { format!("{count} {noun}s") }
}
