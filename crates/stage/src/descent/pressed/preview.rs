//! What a command would do by itself, in words: who is hurt and how, what comes over which tiles, and what
//! burns next. The figures are those of the rules.

use descent::{
    Ailment, Cells, Command, Descent, Draught, Event, Flask, FoeId, Hit, Hp, Matter, Odds, Refusal, View, Who,
};
use engine::{Audience, Game as _, Seat, Seed};
use grid::Point;

use crate::descent::matter_tone;
use crate::descent::told::words::capital;
use crate::{Entry, Tone};

/// What a command would do by itself, before anybody else acts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// Who would be hurt and what would ail whom, and where it would burn or burst in the coming turn and would
    /// not otherwise.
    pub odds: Odds,
    /// HP that whoever looks would regain.
    pub healed: Hp,
    /// What would come over which tiles.
    pub spread: Vec<(Matter, Cells)>,
    /// What would glow at the end of the turn, and so burn in the one after, and would not otherwise.
    pub catches: Cells,
}

impl Preview {
    /// What a command would do. Of what nobody has seen nothing is told.
    ///
    /// # Errors
    /// Why the command is not legal.
    pub fn of(game: &Descent, view: &View, command: Command) -> Result<Self, Refusal> {
        let odds = game.odds(view.seat, command)?;
        let (after, events) = game.foretold(view.seat, command, Seed::from_bits(0))?;
        let after = after.view(Audience::Seat(view.seat));
        let known = view.explored;
        let came = |matter: &Matter| {
            let new = (after.ground.layer(*matter) - view.ground.layer(*matter)) & known;
            (!new.is_empty()).then_some((*matter, new))
        };
        let mut spread: Vec<(Matter, Cells)> = Matter::ALL.iter().filter_map(came).collect();
        spread.extend(events.iter().filter_map(|event| impulse(view, event)));
        let healed = events.iter().filter_map(|event| match event {
            Event::Healed { who: Who::Hero(seat), hp } if *seat == view.seat => Some(*hp),
            _ => None,
        });
        let healed = healed.fold(Hp(0), |all, hp| all + hp);
        let catches = (after.ground.foretold().glow - view.ground.foretold().glow) & known;
        Ok(Self { odds, healed, spread, catches })
    }
}

/// What somebody would lose, in a few words: `4-8, critical 7-13`.
pub(super) fn harm_words(hit: &Hit) -> String {
    let plain = range(hit.plain);
    match hit.critical {
        Some(critical) if critical.1 > hit.plain.1 => format!("{plain}, critical {}", range(critical)),
        _ => plain,
    }
}

/// Some HP, at least and at most.
pub(super) fn range((least, most): (Hp, Hp)) -> String {
    if least == most { most.to_string() } else { format!("{least}-{most}") }
}

/// What comes over tiles and is gone again.
fn impulse(view: &View, event: &Event) -> Option<(Matter, Cells)> {
    match *event {
        Event::Spread { matter: Matter::Shock, at, .. } => {
            Some((Matter::Shock, view.ground.shocked(Cells::of(at), descent::Ground::SHOCK_REACH)))
        }
        Event::Spread { matter: Matter::Cold, at, tiles } => {
            Some((Matter::Cold, around(view, at, tiles.into())))
        }
        _ => None,
    }
}

/// The smallest square around a tile with so many tiles that are known to be open.
fn around(view: &View, at: Point, count: usize) -> Cells {
    let free = view.open - view.closed;
    let mut squares = std::iter::successors(Some(Cells::of(at)), |square| Some(square.grown())).take(4);
    squares.find(|square| (*square & free).len() >= count).unwrap_or(Cells::of(at)) & free
}

/// The tiles that a command reaches, given by whoever looks.
pub(super) fn reach(view: &View, command: Command) -> Vec<Point> {
    let free = view.open - view.closed;
    let hero = view.hero(view.seat);
    let cells = match command {
        Command::Hurl(flask, at) => flask_reach(view, flask, at),
        Command::Throw(slot, at) => {
            let item = hero.pack.gear(slot).map(|gear| gear.item);
            let deed = item.and_then(|item| {
                let thrown = item.missile().and_then(|missile| missile.deed);
                item.tool().map(|tool| tool.deed).or(thrown)
            });
            deed.map_or(Cells::of(at), |deed| deed_reach(view, deed, at))
        }
        Command::Dash(way) => Cells::of(hero.at.step(way).step(way)) & free,
        Command::Step(way) => Cells::of(hero.at.step(way)),
        _ => Cells::NONE,
    };
    cells.iter().collect()
}

fn flask_reach(view: &View, flask: Flask, at: Point) -> Cells {
    match flask.draught() {
        Draught::Breaks(_, _, size) => sized(view, at, size),
        Draught::Strikes(_) => shocked(view, at),
        Draught::Heals | Draught::Hastes => Cells::NONE,
    }
}

fn deed_reach(view: &View, deed: descent::Deed, at: Point) -> Cells {
    match deed {
        descent::Deed::Lay(_, _, size) => sized(view, at, size),
        descent::Deed::Shock(_) => shocked(view, at),
        _ => Cells::of(at),
    }
}

/// Where a shock of whoever looks runs, through what water is known.
fn shocked(view: &View, at: Point) -> Cells {
    let farther = usize::try_from(view.hero(view.seat).stat(descent::Stat::Reach)).unwrap_or(0);
    view.ground.shocked(Cells::of(at), descent::Ground::SHOCK_REACH + farther)
}

fn sized(view: &View, at: Point, size: descent::Size) -> Cells {
    let square = match size {
        descent::Size::One => Cells::of(at),
        descent::Size::Three => Cells::of(at).grown(),
        descent::Size::Five => Cells::of(at).grown().grown(),
    };
    square & (view.open - view.closed)
}

/// What a command would do, one line each: who is hit, what comes over which tiles, what burns next.
pub(super) fn lines(game: &Descent, view: &View, command: Command) -> Vec<Entry> {
    let Preview { odds, healed, spread, catches } = match Preview::of(game, view, command) {
        Ok(preview) => preview,
        Err(refusal) => return vec![Entry::new(Tone::Faint, refusal.to_string())],
    };
    let mut lines: Vec<Entry> = odds.hits.iter().map(|hit| told_hit(view, &odds, hit)).collect();
    let unhurt = |who: &Who| odds.hits.iter().all(|hit| hit.who != *who);
    let only_ailing = odds.ailments.iter().filter(|(who, ..)| unhurt(who));
    lines.extend(only_ailing.map(|(who, ailment, chance)| {
        let (name, words) = (name(view, *who), ailing(*ailment, chance.percent()));
        Entry::new(Tone::Plain, format!("{name}: {words}."))
    }));
    if healed > Hp(0) {
        lines.push(Entry::new(Tone::Life, format!("You regain {healed} HP.")));
    }
    let spread = spread.iter().filter(|(matter, _)| *matter != Matter::Glow);
    lines.extend(spread.map(|(matter, tiles)| {
        let come = if matter.is_many() { "come" } else { "comes" };
        let text = format!("{} {come} over {}.", capital(&matter.to_string()), tiles_in(tiles));
        Entry::new(matter_tone(*matter), text)
    }));
    lines.extend(next_turn(view, &odds.burns, &catches));
    if lines.is_empty() {
        lines.push(Entry::new(Tone::Faint, "Nobody is hit, and nothing changes."));
    }
    lines
}

/// What the ground would do at the end of the turn.
fn next_turn(view: &View, burns: &Cells, catches: &Cells) -> Vec<Entry> {
    let mut lines = Vec::new();
    if !burns.is_empty() {
        let (tiles, who) = (tiles_in(burns), who_in(view, burns));
        lines.push(Entry::new(Tone::Blood, format!("This turn it burns or bursts on {tiles}{who}.")));
    }
    if !catches.is_empty() {
        let (tiles, who) = (tiles_in(catches), who_in(view, catches));
        lines.push(Entry::new(Tone::Wane, format!("The fire then goes on to {tiles}{who}.")));
    }
    lines
}

fn told_hit(view: &View, odds: &Odds, hit: &Hit) -> Entry {
    let own = odds.ailments.iter().filter(|(who, ..)| *who == hit.who);
    let ailments =
        own.fold(String::new(), |all, (_, ailment, chance)| all + ", " + &ailing(*ailment, chance.percent()));
    let is_hero = matches!(hit.who, Who::Hero(_));
    let down = if is_hero { "down" } else { "slain" };
    let (tone, end) = match hit.fells.percent() {
        0 if is_hero => (Tone::Wane, "hurt".to_owned()),
        0 => (Tone::Plain, "not slain".to_owned()),
        100 => (if is_hero { Tone::Blood } else { Tone::Gold }, format!("{down} for sure")),
        chance => (if is_hero { Tone::Blood } else { Tone::Gold }, format!("{down} with {chance}%")),
    };
    let (name, hp, harm) = (name(view, hit.who), hp_of(view, hit.who), harm_words(hit));
    Entry::new(tone, format!("{name}, {hp} HP: {harm}{ailments}, {end}."))
}

/// An ailment, and how likely it is where it is not certain.
fn ailing(ailment: Ailment, percent: u8) -> String {
    let name = ailment.to_string().to_lowercase();
    if percent == 100 { name } else { format!("{name} with {percent}%") }
}

/// Somebody at the beginning of a line.
fn name(view: &View, who: Who) -> String {
    match who {
        Who::Hero(seat) if seat == view.seat => "You".to_owned(),
        Who::Hero(seat) => format!("The {}", view.hero(seat).character),
        Who::Foe(id, kind) => named(view, id, &kind.to_string()),
    }
}

fn hp_of(view: &View, who: Who) -> Hp {
    match who {
        Who::Hero(seat) => view.hero(seat).hp,
        Who::Foe(id, _) => view.foes.iter().find(|foe| foe.id == id).map_or(Hp(0), |foe| foe.hp),
    }
}

/// A creature by its name; what pretends to be something else by that.
fn named(view: &View, id: FoeId, name: &str) -> String {
    let is_chest = view.foes.iter().any(|foe| foe.id == id && foe.is_disguised());
    if is_chest { "What stands there".to_owned() } else { name.to_owned() }
}

/// So many tiles.
pub(super) fn tiles_in(tiles: &Cells) -> String {
    match tiles.len() {
        1 => "1 tile".to_owned(),
        count => format!("{count} tiles"),
    }
}

/// Who stands on some tiles, behind a comma; several of a kind are counted.
pub(super) fn who_in(view: &View, tiles: &Cells) -> String {
    let heroes = (0..).map(Seat::new).zip(&view.heroes).filter(|(_, hero)| tiles.contains(hero.at));
    let own = heroes.map(|(seat, hero)| {
        let name = hero.character;
        if seat == view.seat { "you".to_owned() } else { format!("the {name}") }
    });
    let foes = view.foes.iter().filter(|foe| tiles.contains(foe.at) && !foe.is_disguised());
    let mut counted: Vec<(String, usize)> = Vec::new();
    for name in own.chain(foes.map(|foe| format!("the {}", foe.kind))) {
        match counted.iter_mut().find(|(known, _)| *known == name) {
            Some((_, count)) => *count += 1,
            None => counted.push((name, 1)),
        }
    }
    let told = counted.into_iter().map(|(name, count)| match count {
        1 => name,
        count => format!("{name} x{count}"),
    });
    let all: Vec<String> = told.collect();
    if all.is_empty() { String::new() } else { format!(", under {}", all.join(", ")) }
}
