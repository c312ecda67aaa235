//! All that is to be known about a tile or whoever stands there, with exact figures.

use grid::Point;
use labyrinth::{Blow, Clash, Content, Foe, FoeId, Hundredths, Rank, Spell, Thing, Tower, View};

use super::Weapon;
use crate::{Entry, Tone};

/// What is told about a tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Examined {
    /// What is there, in a few words.
    pub title: String,
    /// All that is to be known about it.
    pub lines: Vec<Entry>,
}

/// What is told about a tile, as far as the player knows it.
pub fn examine(game: &Tower, view: &View, at: Point) -> Examined {
    let content = game.content();
    if let Some(foe) = view.foe_at(at) {
        return Examined { title: foe_title(foe), lines: about_foe(view, foe, content) };
    }
    let mut lines = Vec::new();
    let title = if at == view.hero.at {
        lines.extend(about_hero(view, content));
        "You".to_owned()
    } else if !view.explored.contains(at) {
        "Not seen yet".to_owned()
    } else {
        ground(view, at)
    };
    let things = view.thing(at).map(|thing| (thing.to_string(), about_thing(view, at, thing, content)));
    let loot =
        view.loot(at).map(|loot| (loot.to_string(), vec![Entry::new(Tone::Gold, loot.about(content))]));
    let (names, told): (Vec<String>, Vec<Vec<Entry>>) = things.into_iter().chain(loot).unzip();
    lines.extend(told.into_iter().flatten());
    if view.threatened().contains(at) {
        lines.insert(0, Entry::new(Tone::Blood, threat(view, at, content)));
    }
    let title = if names.is_empty() || at == view.hero.at { title } else { capital(&names.join(", ")) };
    Examined { title, lines }
}

/// A foe in one line, for whoever stands beside it: what each would take from the other.
pub fn duel_line(view: &View, foe: &Foe, content: &Content) -> String {
    let clash = Clash { hero: &view.hero, foes: &view.foes, content };
    let (bump, answer) = (Figures::of(&clash.bump(foe), content), Figures::of(&clash.answer(foe), content));
    format!("You {} ({} to kill), it {}.", bump.range(), bump.hits(foe.hp), answer.range())
}

/// What a shot or a spell would do to everybody it hits, one line each.
pub fn aimed_lines(game: &Tower, view: &View, weapon: Weapon, at: Point) -> Vec<Entry> {
    let content = game.content();
    let clash = Clash { hero: &view.hero, foes: &view.foes, content };
    let line = |(id, share): (FoeId, u16)| {
        let foe = view.foes.iter().find(|foe| foe.id == id)?;
        let blow = match weapon {
            Weapon::Bow => clash.arrow(foe)?,
            Weapon::Spell(spell) => clash.spell(spell, foe, share),
        };
        let figures = Figures::of(&blow, content);
        let (tone, end) = match (figures.least >= foe.hp, figures.most >= foe.hp) {
            (true, _) => (Tone::Gold, "slain for sure"),
            (false, true) => (Tone::Gold, "perhaps slain"),
            (false, false) => (Tone::Plain, "not slain"),
        };
        let text = format!("{}, {} HP: {}, {end}.", foe.kind, foe.hp, figures.with_crit());
        Some(Entry::new(tone, text))
    };
    game.victims_of(weapon.command(at)).into_iter().filter_map(line).collect()
}

/// What a hit does, in numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figures {
    /// The least it takes.
    pub least: i32,
    /// The most it takes without a critical hit.
    pub most: i32,
    /// The most it takes with one.
    pub crit: i32,
    /// The chance of one, per mille.
    pub chance: i32,
}

impl Figures {
    /// The numbers of a hit.
    pub fn of(blow: &Blow, content: &Content) -> Self {
        let (least, most) = blow.range(&content.blows);
        let crit = blow.damage(content.blows.most.into(), true, &content.blows);
        Self { least, most, crit, chance: blow.crit }
    }

    /// The least and the most: `4-5`.
    pub fn range(&self) -> String {
        if self.least == self.most { self.least.to_string() } else { format!("{}-{}", self.least, self.most) }
    }

    /// How many such hits it takes to get through so many HP, critical hits apart: `2` or `2-3`.
    pub fn hits(&self, hp: i32) -> String {
        let (best, worst) = (hits(hp, self.most), hits(hp, self.least));
        if best == worst { best.to_string() } else { format!("{best}-{worst}") }
    }

    fn with_crit(self) -> String {
        let chance = Hundredths(self.chance * 10);
        format!("{} ({chance}%: up to {})", self.range(), self.crit)
    }
}

fn hits(hp: i32, damage: i32) -> i32 {
    (hp + damage - 1) / damage.max(1)
}

fn foe_title(foe: &Foe) -> String {
    let rank = match foe.kind.rank() {
        Rank::Normal => "",
        Rank::Elite => "elite ",
        Rank::Boss => "boss, ",
    };
    let what = if foe.kind.rank() == Rank::Boss { String::new() } else { foe.kind.archetype().to_string() };
    let what = format!("{rank}{what}");
    format!("{} ({})", foe.kind, what.trim_end_matches(", "))
}

fn about_foe(view: &View, foe: &Foe, content: &Content) -> Vec<Entry> {
    let clash = Clash { hero: &view.hero, foes: &view.foes, content };
    let stats = &foe.stats;
    let mut lines = vec![Entry::new(
        Tone::Plain,
        format!(
            "{}/{} HP, attack {}, defence {}, speed {} (you {}).",
            foe.hp,
            stats.hp,
            Hundredths(stats.attack),
            Hundredths(stats.defence),
            Hundredths(stats.speed),
            Hundredths(view.hero.speed(content)),
        ),
    )];
    if let Some(intent) = foe.intent {
        let blow = Figures::of(&clash.by_foe(foe, content.deed(intent)), content);
        let damage =
            if content.deed(intent) > 0 { format!(": {} to you", blow.with_crit()) } else { String::new() };
        lines.push(Entry::new(Tone::Blood, format!("It is about to {}{damage}.", intent.about(content))));
    }
    let bump = Figures::of(&clash.bump(foe), content);
    lines.push(Entry::new(
        Tone::Bright,
        format!("Your bump takes {}: {} to kill.", bump.with_crit(), counted(&bump.hits(foe.hp), "bump")),
    ));
    lines.extend(far_hits(view, foe, &clash));
    let answer = Figures::of(&clash.answer(foe), content);
    lines.push(Entry::new(
        Tone::Wane,
        format!("It strikes back for {}: you stand {}.", answer.with_crit(), answer.hits(view.hero.hp)),
    ));
    lines.extend(state_of(foe, &clash));
    lines.push(Entry::new(Tone::Faint, foe.kind.about(content)));
    lines
}

/// What arrows and spells would take, of those that are at hand.
fn far_hits(view: &View, foe: &Foe, clash: &Clash<'_>) -> Vec<Entry> {
    let content = clash.content;
    let arrow = clash.arrow(foe).filter(|_| view.hero.arrows > 0).map(|blow| ("arrow".to_owned(), blow));
    let spells = Spell::ALL
        .into_iter()
        .filter(|spell| view.hero.charges(*spell) > 0)
        .map(|spell| (spell.to_string(), clash.spell(spell, foe, 100)));
    let told: Vec<String> = arrow
        .into_iter()
        .chain(spells)
        .map(|(name, blow)| format!("{name} {}", Figures::of(&blow, content).range()))
        .collect();
    if told.is_empty() {
        return Vec::new();
    }
    vec![Entry::new(Tone::Plain, format!("From afar: {}.", told.join(", ")))]
}

fn state_of(foe: &Foe, clash: &Clash<'_>) -> Vec<Entry> {
    let guarded = clash.is_guarded(foe).then(|| {
        let share = clash.content.blows.foe_guard;
        format!("It is guarded: hits take {share}% less.")
    });
    let hurries = foe.hurries.then(|| "It will take two steps in its next turn.".to_owned());
    let unaware = (!foe.is_awake()).then(|| "It has not noticed you.".to_owned());
    let purse = (foe.purse > 0).then(|| format!("It carries {} gold of yours.", foe.purse));
    let ailments = foe.ailments.iter().map(|(ailment, turns)| format!("{ailment}: {turns} turns."));
    let all = guarded.into_iter().chain(hurries).chain(unaware).chain(purse).chain(ailments);
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
            Hundredths(hero.stats.attack),
            Hundredths(hero.stats.defence),
            Hundredths(hero.speed(content)),
            Hundredths(hero.stats.crit * 10),
        ),
    )];
    lines.extend(hero.ailments.iter().map(|(ailment, turns)| {
        Entry::new(Tone::Wane, format!("{ailment}, {turns} turns left. {}", ailment.about(content)))
    }));
    lines
}

fn about_thing(view: &View, at: Point, thing: Thing, content: &Content) -> Vec<Entry> {
    let mut lines = Vec::new();
    if view.spent.contains(at) {
        lines.push(Entry::new(Tone::Faint, "It has nothing left to give."));
    } else {
        let tone = if thing.is_trap() { Tone::Blood } else { Tone::Gold };
        lines.push(Entry::new(tone, thing.about(content)));
    }
    let arrival = view.pads.iter().find(|pad| pad.at == at).and_then(|pad| pad.arrival);
    if let Some(arrival) = arrival {
        let text = format!("{} arrives in {} turns.", capital(&arrival.kind.with_article()), arrival.turns);
        lines.push(Entry::new(Tone::Blood, text));
    }
    lines
}

/// What would come down on somebody who stands there.
fn threat(view: &View, at: Point, content: &Content) -> String {
    let (opaque, clash) = (view.opaque(), Clash { hero: &view.hero, foes: &view.foes, content });
    let blow = |foe: &Foe| {
        let intent = foe.intent.filter(|_| foe.threatens(&opaque).contains(at))?;
        let figures = Figures::of(&clash.by_foe(foe, content.deed(intent)), content);
        Some(format!("the {intent} of the {} for {}", foe.kind, figures.with_crit()))
    };
    let all: Vec<String> = view.foes.iter().filter_map(blow).collect();
    format!("Threatened: {}.", all.join(", "))
}

fn ground(view: &View, at: Point) -> String {
    let name = if view.cracks.contains(at) {
        "A cracked wall: bump it"
    } else if view.locked.contains(at) {
        "A locked door"
    } else if view.exit == Some(at) && view.is_exit_shut {
        "The stairs, shut as long as the boss lives"
    } else if view.exit == Some(at) {
        "The stairs"
    } else if view.closed.contains(at) {
        "A closed door"
    } else if view.doors.contains(at) {
        "An open door"
    } else if view.open.contains(at) {
        "Floor"
    } else {
        "A wall"
    };
    name.to_owned()
}

fn counted(count: &str, noun: &str) -> String {
    if count == "1" { format!("1 {noun}") } else { format!("{count} {noun}s") }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
