//! A scenario while it is laid out.

use engine::{Dice, Game, Seed, Silence};
use grid::{Map, Point, read};

use crate::floors::ground::Ground;
use crate::verbs::Act;
use crate::{
    Ailment, Bow, Charges, Floor, FloorNumber, Foe, FoeIndex, Gold, Hp, Hundredths, Item, Kind, Labyrinth,
    Landmark, Lock, Make, Mind, Pad, Perk, Rarity, Relic, Rules, Setup, Spell, Thing, Turns, Xp,
};

/// A hit that neither varies nor is critical, and one that is critical: two draws each.
const PLAIN: [u32; 2] = [10, 999];
const CRITICAL: [u32; 2] = [10, 0];

/// A scenario.
pub(super) struct Scenario {
    title: String,
    rules: Rules,
    floor: FloorNumber,
    rows: String,
    /// What is told about the hero, foes and dice, until the floor is complete.
    wishes: Vec<String>,
    run: Option<Labyrinth>,
}

impl Scenario {
    pub(super) fn new(title: &str) -> Self {
        Self {
            title: title.to_owned(),
            rules: Rules::Gdd,
            floor: Floor::LOWEST,
            rows: String::new(),
            wishes: Vec::new(),
            run: None,
        }
    }

    pub(super) fn title(&self) -> &str {
        &self.title
    }

    pub(super) const fn run(&self) -> Option<&Labyrinth> {
        self.run.as_ref()
    }

    pub(super) fn line(&mut self, line: &str) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "" | "#" | "==" => {}
            "rules" => self.rules = rest.parse().expect("a rule set"),
            "floor" => self.floor = FloorNumber(number(rest)),
            "|" => {
                self.rows.push_str(rest);
                self.rows.push('\n');
            }
            _ => match &mut self.run {
                // Later wishes, as new dice, come true at once.
                Some(run) => wish(run, line, &self.title),
                None => self.wishes.push(line.to_owned()),
            },
        }
    }

    /// The run, which begins with the first command.
    pub(super) fn begin(&mut self) -> &mut Labyrinth {
        let Self { title, rules, floor, rows, wishes, run } = self;
        run.get_or_insert_with(|| {
            let mut run = Labyrinth::new(&Setup::with_rules(*rules), Seed::new(0).unwrap()).unwrap();
            lay_out(&mut run, *floor, &read(rows).expect("a floor"));
            let none = || Dice::scripted([]);
            (run.dice.blows, run.dice.loot, run.dice.foes) = (none(), none(), none());
            for line in wishes.drain(..) {
                wish(&mut run, &line, title);
            }
            Act::new(&mut run, &mut Silence).look();
            run
        })
    }
}

/// Puts a drawn floor in the place of the made one.
fn lay_out(run: &mut Labyrinth, number: FloorNumber, map: &Map<char>) {
    let mut floor = blank(number, map.width(), map.height());
    run.foes.clear();
    run.next_id = 0;
    run.shop = None;
    run.ground.number = number;
    let mut foes: Vec<(Kind, Point)> = Vec::new();
    let mut opened: Vec<Point> = Vec::new();
    for (at, letter) in map.iter() {
        if letter == '#' {
            continue;
        }
        if letter == '%' {
            floor.secrets.insert(at);
            continue;
        }
        floor.open.insert(at);
        match letter {
            '.' => {}
            '@' => floor.start = at,
            '>' => floor.exit = at,
            '+' => floor.doors.insert(at),
            '/' => {
                floor.doors.insert(at);
                opened.push(at);
            }
            '=' => floor.locks.push(Lock { door: at, key: Point::new(0, 0) }),
            _ => match (thing(letter), kind(letter)) {
                (Some(thing), _) => floor.things.push((at, thing)),
                (None, Some(kind)) => foes.push((kind, at)),
                (None, None) => panic!("'{letter}' is nothing that a floor has"),
            },
        }
    }
    run.ground = Ground::of(&floor);
    for door in opened {
        run.ground.open_door(door);
    }
    run.hero.at = floor.start;
    for (kind, at) in foes {
        run.add_foe(kind, at);
    }
    let pads = floor.things.iter().filter(|(_, thing)| *thing == Thing::Pad);
    run.pads = pads.map(|(at, _)| Pad { at: *at, arrival: None }).collect();
    if floor.things.iter().any(|(_, thing)| *thing == Thing::Shop) {
        Act::new(run, &mut Silence).stock_shop();
    }
}

fn blank(number: FloorNumber, width: u8, height: u8) -> Floor {
    let (mut floor, _) = Floor::generate(Seed::new(0).unwrap(), number);
    (floor.width, floor.height) = (width, height);
    (floor.open, floor.doors, floor.secrets) = Default::default();
    floor.locks.clear();
    floor.things.clear();
    floor.foes.clear();
    // No stairs, unless they are drawn.
    floor.exit = Point::new(0, 0);
    floor
}

const fn thing(letter: char) -> Option<Thing> {
    Some(match letter {
        '&' => Thing::Landmark(Landmark::Statue),
        '~' => Thing::Landmark(Landmark::Fountain),
        '_' => Thing::Landmark(Landmark::Shrine),
        '$' => Thing::Chest,
        '?' => Thing::Key(0),
        '^' => Thing::Spikes,
        ':' => Thing::Darts,
        'o' => Thing::Pad,
        '€' => Thing::Shop,
        '!' => Thing::HealStation,
        _ => return None,
    })
}

fn kind(letter: char) -> Option<Kind> {
    Kind::ALL.into_iter().find(|kind| kind.letter() == letter)
}

fn number<N: std::str::FromStr>(word: &str) -> N {
    word.parse().ok().unwrap_or_else(|| panic!("'{word}' is no number"))
}

/// One line about the hero, a foe or the dice.
fn wish(run: &mut Labyrinth, line: &str, title: &str) {
    let words: Vec<&str> = line.split(' ').collect();
    match *words {
        ["hero", ref wishes @ ..] => {
            for pair in wishes.chunks(2) {
                hero(run, pair[0], number(pair[1]), title);
            }
        }
        ["wear", ref words @ ..] => {
            let item = item(run, words);
            run.hero.gear[item.slot().index()] = Some(item);
            let hp = run.hero.hp;
            run.hero.refresh(&run.content);
            run.hero.hp = hp;
            run.hero.arrows = run.content.bow.arrows;
        }
        ["bag", ref words @ ..] => {
            let item = item(run, words);
            let place = run.hero.bag.iter_mut().find(|place| place.is_none()).expect("room in the bag");
            *place = Some(item);
        }
        ["spell", name, left] => {
            let spell = named(&Spell::ALL, name);
            run.hero.spells[spell.index()] = Charges { most: 3, left: number(left) };
        }
        ["flasks", potions, tonics, mana] => {
            run.hero.flasks = [number(potions), number(tonics), number(mana)];
        }
        ["relic", ..] => {
            run.hero.relics = run.hero.relics.with(named(&Relic::ALL, &words[1..].join(" ")));
        }
        ["ail", "hero", name, turns] => {
            run.hero.ailments.begin(named(&Ailment::ALL, name), Turns(number(turns)));
        }
        ["ail", letter, name, turns] => {
            let foe = foe(run, letter);
            run.foes[foe].ailments.begin(named(&Ailment::ALL, name), Turns(number(turns)));
        }
        ["foe", letter, ref wishes @ ..] => {
            let foe = foe(run, letter);
            for wish in wishes {
                tell_foe(run, foe, wish, title);
            }
        }
        ["fights", count] => run.fights = number(count),
        ["turn", count] => run.floor_turn = Turns(number(count)),
        ["blows", ref draws @ ..] => {
            run.dice.blows = Dice::scripted(draws.iter().flat_map(|draw| blow(draw)));
        }
        ["loot", ref draws @ ..] => run.dice.loot = Dice::scripted(draws.iter().map(|draw| number(draw))),
        ["foes", ref draws @ ..] => run.dice.foes = Dice::scripted(draws.iter().map(|draw| number(draw))),
        _ => panic!("'{title}' has a line that is no part of a scenario: {line}"),
    }
}

fn blow(draw: &str) -> Vec<u32> {
    match draw {
        "=" => PLAIN.to_vec(),
        "!" => CRITICAL.to_vec(),
        draw => vec![number(draw)],
    }
}

fn hero(run: &mut Labyrinth, what: &str, count: i32, title: &str) {
    let hero = &mut run.hero;
    let small = || u8::try_from(count).expect("a small number");
    match what {
        "hp" => hero.hp = Hp(count),
        "gold" => hero.gold = Gold(count.unsigned_abs()),
        "xp" => hero.xp = Xp(count.unsigned_abs()),
        "arrows" => hero.arrows = small(),
        "keys" => hero.keys = small(),
        "level" => {
            hero.level = small().into();
            hero.refresh(&run.content);
            hero.hp = hero.stats.hp;
        }
        _ => panic!("'{title}' has an unknown word about the hero: {what}"),
    }
}

fn foe(run: &Labyrinth, letter: &str) -> FoeIndex {
    let is_wanted = |foe: &Foe| foe.kind.letter().to_string() == letter;
    FoeIndex(run.foes.iter().position(is_wanted).unwrap_or_else(|| panic!("no foe has the letter {letter}")))
}

fn tell_foe(run: &mut Labyrinth, foe: FoeIndex, wish: &str, title: &str) {
    let foe = &mut run.foes[foe];
    let (what, count) = wish.split_once(':').unwrap_or((wish, "0"));
    match what {
        "hp" => foe.hp = Hp(number(count)),
        "purse" => foe.purse = Gold(number(count)),
        "lead" => foe.lead = Hundredths(number(count)),
        "beat" => foe.beat = number(count),
        "speed" => foe.stats.speed = Hundredths(number(count)),
        "unseen" => foe.mind = Mind::Hunting { unseen: Turns(number(count)) },
        "flees" => foe.mind = Mind::Fleeing { unseen: Turns(number(count)) },
        "seeks" => {
            foe.seeks = true;
            foe.mind = Mind::HUNTING;
        }
        "fights" => {
            foe.fights = true;
            foe.mind = Mind::HUNTING;
            run.fight.get_or_insert(crate::Fight::NEW);
        }
        _ => panic!("'{title}' has an unknown word about a foe: {wish}"),
    }
}

fn named<T: Copy + std::fmt::Display>(all: &[T], name: &str) -> T {
    let found = all.iter().copied().find(|one| one.to_string().eq_ignore_ascii_case(name));
    found.unwrap_or_else(|| panic!("nothing is called '{name}'"))
}

/// `blade common`, `short uncommon`, `boots rare springy`.
fn item(run: &Labyrinth, words: &[&str]) -> Item {
    let make = match words[0] {
        "blade" => Make::Blade,
        "short" => Make::Bow(Bow::Short),
        "long" => Make::Bow(Bow::Long),
        "recurve" => Make::Bow(Bow::Recurve),
        "armour" => Make::Armour,
        "charm" => Make::Charm,
        "boots" => Make::Boots,
        other => panic!("nothing is made as '{other}'"),
    };
    let perks = [Perk::Padded, Perk::Warded, Perk::Barbed, Perk::Springy, Perk::Nimble, Perk::Keen];
    let perk = words.get(2).map(|name| match *name {
        "firebolt" => Perk::Tome(Spell::Firebolt),
        "frost" => Perk::Tome(Spell::Frost),
        name => named(&perks, name),
    });
    run.content.plain(make, named(&Rarity::ALL, words[1]), run.ground.number, perk)
}
