//! What a command would do by itself, found out by playing it on copies with other luck.

use descent::{
    Ailment, Cells, Command, Descent, Draught, Event, Flask, FoeId, Hp, Matter, Refusal, View, Who,
};
use engine::{Audience, Game as _, Seat, Seed};
use grid::Point;

use crate::descent::matter_tone;
use crate::descent::told::words::capital;
use crate::{Entry, Tone};

/// So many kinds of luck are always tried: each turn of a blow comes up in them.
const LUCKS: u64 = 32;
/// And so many at most, until a critical strike comes up too.
const MOST: u64 = 160;

/// What a command would do by itself, before anybody else acts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// Who would be hurt, those who play included.
    pub hits: Vec<Hit>,
    /// HP that whoever plays would regain.
    pub healed: Hp,
    /// What would come over which tiles.
    pub spread: Vec<(Matter, Cells)>,
    /// What would burn with the end of the turn, beyond what burns then anyway.
    pub burns: Cells,
    /// What would glow with the end of the turn, and so burn with the next, beyond what does so anyway.
    pub catches: Cells,
    /// Where gas would burst with the end of the turn, and how hard.
    pub bursts: (Cells, u8),
}

/// Somebody who would be hurt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hit {
    /// Who.
    pub who: Who,
    /// The HP that they have.
    pub hp: Hp,
    /// What it takes, at least and at most.
    pub plain: (Hp, Hp),
    /// What a critical strike takes, where there can be one.
    pub critical: Option<(Hp, Hp)>,
    /// What would ail them.
    pub ailments: Vec<Ailment>,
}

impl Preview {
    /// What a command would do. Of what nobody has seen nothing is told.
    ///
    /// # Errors
    /// Why the command is not legal.
    pub fn of(game: &Descent, view: &View, command: Command) -> Result<Self, Refusal> {
        let luck = |number| game.foretold(view.seat, command, Seed::from_bits(number));
        let (after, first) = luck(0)?;
        let mut preview = Self::on_ground(view, &after.view(Audience::Seat(view.seat)), &first);
        preview.tally(view, &first);
        let mut is_critical_known = has_critical(&first);
        let strikes = first.iter().any(|event| matches!(event, Event::Struck { .. }));
        // Only blows know luck before anybody else acts.
        let is_lucky = first.iter().any(|event| matches!(event, Event::Harmed { .. } | Event::Struck { .. }));
        for number in 1..MOST {
            if !is_lucky || number >= LUCKS && (is_critical_known || !strikes) {
                break;
            }
            let (_, events) = luck(number)?;
            is_critical_known |= has_critical(&events);
            preview.tally(view, &events);
        }
        Ok(preview)
    }

    fn on_ground(view: &View, after: &View, events: &[Event]) -> Self {
        let known = view.explored;
        let came = |matter: &Matter| {
            let new = (after.ground.layer(*matter) - view.ground.layer(*matter)) & known;
            (!new.is_empty()).then_some((*matter, new))
        };
        let mut spread: Vec<(Matter, Cells)> = Matter::ALL.iter().filter_map(came).collect();
        spread.extend(events.iter().filter_map(|event| impulse(view, event)));
        let (mut now, mut then) = (view.ground, after.ground);
        let (expected, burst) = (now.step(), then.step());
        let healed = events.iter().filter_map(|event| match event {
            Event::Healed { who: Who::Hero(seat), hp } if *seat == view.seat => Some(*hp),
            _ => None,
        });
        Self {
            hits: Vec::new(),
            healed: healed.fold(Hp(0), |all, hp| all + hp),
            spread,
            burns: (then.fire.all() - now.fire.all() - after.ground.fire.all()) & known,
            catches: (then.glow - now.glow) & known,
            bursts: ((burst.tiles - expected.tiles) & known & view.open, burst.harm),
        }
    }

    /// Takes in what happened with one kind of luck.
    fn tally(&mut self, view: &View, events: &[Event]) {
        let is_critical = has_critical(events);
        let everybody: Vec<(Who, Hp)> = bodies(view).collect();
        for (who, hp) in everybody {
            let own = |event: &&Event| matches!(event, Event::Harmed { who: hurt, .. } if *hurt == who);
            let harm = events.iter().filter(own).fold(Hp(0), |all, event| match event {
                Event::Harmed { harm, .. } => all + *harm,
                _ => all,
            });
            let ailments = events.iter().filter_map(|event| match event {
                Event::Afflicted { who: ailing, ailment, .. } if *ailing == who => Some(*ailment),
                _ => None,
            });
            let ailments: Vec<Ailment> = ailments.collect();
            if harm == Hp(0) && ailments.is_empty() {
                continue;
            }
            let place = self.hits.iter().position(|hit| hit.who == who).unwrap_or_else(|| {
                let none = (Hp(i16::MAX), Hp(0));
                self.hits.push(Hit { who, hp, plain: none, critical: None, ailments: Vec::new() });
                self.hits.len() - 1
            });
            self.hits[place].add(harm, is_critical, ailments);
        }
    }
}

impl Hit {
    fn add(&mut self, harm: Hp, is_critical: bool, ailments: Vec<Ailment>) {
        let wider = |(least, most): (Hp, Hp)| (least.min(harm), most.max(harm));
        if is_critical {
            self.critical = Some(self.critical.map_or((harm, harm), wider));
        } else {
            self.plain = wider(self.plain);
        }
        for ailment in ailments {
            if !self.ailments.contains(&ailment) {
                self.ailments.push(ailment);
            }
        }
    }

    /// Whether it surely slays.
    pub fn slays(&self) -> bool {
        self.plain.0 >= self.hp
    }

    /// Whether it slays with luck.
    pub fn may_slay(&self) -> bool {
        self.plain.1 >= self.hp || self.critical.is_some_and(|(_, most)| most >= self.hp)
    }

    /// What it takes, in a few words: `4-8, critical 7-13`.
    pub fn words(&self) -> String {
        let plain = range(self.plain);
        match self.critical {
            Some(critical) if critical.1 > self.plain.1 => format!("{plain}, critical {}", range(critical)),
            _ => plain,
        }
    }
}

/// Some HP, at least and at most.
pub(super) fn range((least, most): (Hp, Hp)) -> String {
    if least == most { most.to_string() } else { format!("{least}-{most}") }
}

/// Whether a strike was critical.
fn has_critical(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::Struck { is_critical: true, .. }))
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

/// Everybody who is known, with the HP that they have.
fn bodies(view: &View) -> impl Iterator<Item = (Who, Hp)> {
    let heroes = (0..).map(Seat::new).zip(&view.heroes).map(|(seat, hero)| (Who::Hero(seat), hero.hp));
    heroes.chain(view.foes.iter().map(|foe| (Who::Foe(foe.id, foe.kind), foe.hp)))
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
    let Ok(preview) = Preview::of(game, view, command) else { return Vec::new() };
    let mut lines: Vec<Entry> = preview.hits.iter().map(|hit| told_hit(view, hit)).collect();
    if preview.healed > Hp(0) {
        lines.push(Entry::new(Tone::Life, format!("You regain {} HP.", preview.healed)));
    }
    let spread = preview.spread.iter().filter(|(matter, _)| *matter != Matter::Glow);
    lines.extend(spread.map(|(matter, tiles)| {
        let text = format!("{} comes over {}.", capital(&matter.to_string()), tiles_in(*tiles));
        Entry::new(matter_tone(*matter), text)
    }));
    lines.extend(next_turn(view, &preview));
    if lines.is_empty() {
        lines.push(Entry::new(Tone::Faint, "Nobody is hit, and nothing changes."));
    }
    lines
}

/// What the ground would do with the end of the turn.
fn next_turn(view: &View, preview: &Preview) -> Vec<Entry> {
    let mut lines = Vec::new();
    if !preview.burns.is_empty() {
        let text = format!(
            "At the end of the turn {} more burn{}.",
            tiles_in(preview.burns),
            who_in(view, preview.burns)
        );
        lines.push(Entry::new(Tone::Blood, text));
    }
    if !preview.catches.is_empty() {
        let text = format!(
            "Then {} glow and burn next{}.",
            tiles_in(preview.catches),
            who_in(view, preview.catches)
        );
        lines.push(Entry::new(Tone::Wane, text));
    }
    let (tiles, harm) = preview.bursts;
    if !tiles.is_empty() {
        let text = format!("Gas bursts for {harm} on {}{}.", tiles_in(tiles), who_in(view, tiles));
        lines.push(Entry::new(Tone::Blood, text));
    }
    lines
}

fn told_hit(view: &View, hit: &Hit) -> Entry {
    let who = match hit.who {
        Who::Hero(seat) if seat == view.seat => "You".to_owned(),
        Who::Hero(seat) => format!("The {}", view.hero(seat).character),
        Who::Foe(id, kind) => named(view, id, &kind.to_string()),
    };
    let ailments: Vec<String> =
        hit.ailments.iter().map(|ailment| ailment.to_string().to_lowercase()).collect();
    let ailing = if ailments.is_empty() { String::new() } else { format!(", {}", ailments.join(", ")) };
    if hit.plain.1 == Hp(0) && hit.critical.is_none() {
        return Entry::new(Tone::Plain, format!("{who}, {} HP{ailing}.", hit.hp));
    }
    let (tone, end) = match (hit.slays(), hit.may_slay(), hit.who) {
        (true, _, Who::Hero(_)) => (Tone::Blood, "down for sure"),
        (_, true, Who::Hero(_)) => (Tone::Blood, "down with bad luck"),
        (_, _, Who::Hero(_)) => (Tone::Wane, "hurt"),
        (true, ..) => (Tone::Gold, "slain for sure"),
        (_, true, _) => (Tone::Gold, "slain with luck"),
        _ => (Tone::Plain, "not slain"),
    };
    Entry::new(tone, format!("{who}, {} HP: {}{ailing}, {end}.", hit.hp, hit.words()))
}

/// A creature by its name; what pretends to be something else by that.
fn named(view: &View, id: FoeId, name: &str) -> String {
    let is_chest = view.foes.iter().any(|foe| foe.id == id && foe.is_disguised());
    if is_chest { "What stands there".to_owned() } else { name.to_owned() }
}

/// So many tiles.
pub(super) fn tiles_in(tiles: Cells) -> String {
    match tiles.len() {
        1 => "1 tile".to_owned(),
        count => format!("{count} tiles"),
    }
}

/// Who stands on some tiles, behind a comma.
pub(super) fn who_in(view: &View, tiles: Cells) -> String {
    let heroes = (0..).map(Seat::new).zip(&view.heroes).filter(|(_, hero)| tiles.contains(hero.at));
    let own =
        heroes.map(
            |(seat, hero)| {
                if seat == view.seat { "you".to_owned() } else { format!("the {}", hero.character) }
            },
        );
    let foes = view.foes.iter().filter(|foe| tiles.contains(foe.at) && !foe.is_disguised());
    let all: Vec<String> = own.chain(foes.map(|foe| format!("the {}", foe.kind))).collect();
    if all.is_empty() { String::new() } else { format!(", under {}", all.join(", ")) }
}
