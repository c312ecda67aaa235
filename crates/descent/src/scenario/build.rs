//! A scenario while it is laid out.

use engine::{Dice, Game, Seed, Silence};
use grid::{Map, Point, read};

use super::shown::{self, Witness};
use crate::text::map::{GROUND, thing};
use crate::verbs::Act;
use crate::{
    Ailment, Branch, Cells, Character, Descent, Energy, Event, Flask, Floor, FloorNumber, Foe, FriendlyFire,
    Gear, Gold, Ground, Hp, Item, Kind, Loot, Matter, Mind, Modifiers, Place, Room, Rules, Setup, Thing,
    Turns,
};

/// A scenario.
pub(super) struct Scenario {
    title: String,
    setup: Setup,
    floor: FloorNumber,
    rows: String,
    /// What is told about everybody and the dice, until the floor is complete.
    wishes: Vec<String>,
    /// What it says that it shows, and what was there.
    claims: Vec<String>,
    witness: Witness,
    run: Option<Descent>,
}

impl Scenario {
    pub(super) fn new(title: &str) -> Self {
        let setup = Setup { modifiers: Modifiers::default(), ..Setup::with_rules(Rules::Descent) };
        Self {
            title: title.to_owned(),
            setup,
            floor: FloorNumber::FIRST,
            rows: String::new(),
            wishes: Vec::new(),
            claims: Vec::new(),
            witness: Witness::default(),
            run: None,
        }
    }

    pub(super) fn title(&self) -> &str {
        &self.title
    }

    pub(super) const fn run(&self) -> Option<&Descent> {
        self.run.as_ref()
    }

    /// Takes note of what is there after a command.
    pub(super) fn look(&mut self, events: &[Event]) {
        if let Some(run) = &self.run {
            self.witness.look(run, events);
        }
    }

    /// What it says that it shows, and was not there.
    pub(super) fn doubts(&self) -> Vec<String> {
        self.witness.doubts(&self.claims)
    }

    pub(super) fn line(&mut self, line: &str) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "" | "#" | "==" => {}
            "rules" => self.setup.rules = rest.parse().expect("a rule set"),
            "character" => self.setup.character = named(&Character::ALL, rest),
            "companion" => self.setup.companion = Some(named(&Character::ALL, rest)),
            "shows" => self.claims.extend(shown::claims(line)),
            "friendly" => self.setup.fire = FriendlyFire::On,
            "room" => self.room(rest),
            "floor" => self.floor = FloorNumber(number(rest)),
            "|" => {
                self.rows.push_str(rest);
                self.rows.push('\n');
            }
            _ => match &mut self.run {
                // Later wishes, as new dice, come true at once.
                Some(run) => wish(run, line),
                None => self.wishes.push(line.to_owned()),
            },
        }
    }

    /// A room as it is drawn, with a way all around it, and the tile on which whoever plays stands.
    fn room(&mut self, rest: &str) {
        let (name, at) = rest.split_once(' ').expect("a room and a tile");
        let (room, at): (Room, Point) = (named(&Room::ALL, name), at.parse().expect("a tile"));
        let drawn: Vec<&str> =
            room.sketch().drawing.lines().map(str::trim).filter(|row| !row.is_empty()).collect();
        let wide = drawn[0].chars().count();
        let (wall, way) = ("#".repeat(wide + 4), format!("#{}#", ".".repeat(wide + 2)));
        let inner = drawn.iter().map(|row| format!("#.{row}.#"));
        let rows = [wall.clone(), way.clone()].into_iter().chain(inner).chain([way, wall]);
        for (y, row) in rows.enumerate() {
            let is_here = |x: usize| (x, y) == (at.x.into(), at.y.into());
            self.rows.extend(row.chars().enumerate().map(|(x, drawn)| if is_here(x) { '@' } else { drawn }));
            self.rows.push('\n');
        }
        self.witness.enter(room);
        for (y, row) in drawn.iter().enumerate() {
            for (x, letter) in row.chars().enumerate() {
                let kind = Kind::ALL.into_iter().find(|kind| kind.nature().letter == letter);
                if let Some(matter) = kind.and_then(Kind::lurks_in) {
                    self.wishes.push(format!("lay {matter:?} 0 {},{}", x + 2, y + 2));
                }
            }
        }
        // As on a floor: the half of the grass that is deepest in it is tall.
        self.wishes.push("tall 7".to_owned());
    }

    /// The run, which begins with the first command.
    pub(super) fn begin(&mut self) -> &mut Descent {
        let Self { setup, floor, rows, wishes, run, witness, .. } = self;
        run.get_or_insert_with(|| {
            let mut run = Descent::new(setup, Seed::new(0).unwrap()).unwrap();
            let none = || Dice::scripted([]);
            (run.dice.blows, run.dice.loot, run.dice.minds) = (none(), none(), none());
            // Scenarios carry what they say and nothing else.
            for hero in &mut run.heroes {
                for slot in 0..6 {
                    hero.pack.put(slot, None);
                }
                (hero.flasks, hero.hp) = ([0; Flask::COUNT], hero.most);
                hero.refresh();
            }
            run.purse = Gold(0);
            lay_out(&mut run, *floor, &read(rows).expect("a floor"));
            for line in wishes.drain(..) {
                wish(&mut run, &line);
            }
            Act::new(&mut run, &mut Silence).look();
            witness.look(&run, &[]);
            run
        })
    }
}

/// Puts a drawn floor in the place of the made one.
fn lay_out(run: &mut Descent, number: FloorNumber, map: &Map<char>) {
    let mut floor = blank(number, map.width(), map.height());
    let mut foes: Vec<(Kind, Point)> = Vec::new();
    let mut opened: Vec<Point> = Vec::new();
    let mut starts: Vec<Point> = Vec::new();
    for (at, letter) in map.iter() {
        match letter {
            '#' => continue,
            'C' => {
                floor.secrets.insert(at);
                continue;
            }
            '@' => starts.push(at),
            '>' => floor.stairs = Some(at),
            '+' | '/' => {
                floor.doors.insert(at);
                floor.ground.put(crate::Matter::Wood, Cells::of(at), 0);
                opened.extend((letter == '/').then_some(at));
            }
            'L' => floor.locked.insert(at),
            '?' => floor.loot.push((at, Loot::Key)),
            '*' => floor.loot.push((at, Loot::Gold(Gold(10)))),
            '!' => floor.loot.push((at, Loot::Flask(Flask::Healing))),
            _ => furnish(&mut floor, at, letter, &mut foes),
        }
        floor.open.insert(at);
    }
    // What was drawn lies there from the beginning.
    floor.ground.step();
    floor.start = starts[0];
    Act::new(run, &mut Silence).arrive_on(&floor);
    for (hero, at) in run.heroes.iter_mut().zip(starts) {
        hero.at = at;
    }
    for door in opened {
        Act::new(run, &mut Silence).open_door(door);
    }
    for (kind, at) in foes {
        Act::new(run, &mut Silence).add_foe(kind, at);
    }
    // Everybody has been there for a while.
    run.foes.iter_mut().for_each(|foe| foe.energy = Energy::ACTION);
}

fn furnish(floor: &mut Floor, at: Point, letter: char, foes: &mut Vec<(Kind, Point)>) {
    let standing = Thing::ALL.into_iter().find(|standing| thing(*standing) == letter);
    let matter = GROUND.into_iter().find(|(_, other)| *other == letter);
    let kind = Kind::ALL.into_iter().find(|kind| kind.nature().letter == letter);
    match (standing, matter, kind) {
        (Some(standing), ..) => floor.things.push((at, standing)),
        (_, Some((crate::Matter::Ice, _)), _) => {
            floor.ground.water.insert(at);
            floor.ground.ice.insert(at);
        }
        (_, Some((crate::Matter::Acid, _)), _) => floor.ground.acid.insert(at),
        // One turn passes before the first command.
        (_, Some((matter, _)), _) => floor.ground.put(matter, Cells::of(at), 5),
        (_, _, Some(kind)) => {
            foes.push((kind, at));
            if let Some(matter) = kind.nature().domain {
                floor.ground.put(matter, Cells::of(at), 0);
            }
        }
        _ => assert!(letter == '.', "'{letter}' is nothing that a floor has"),
    }
}

fn blank(floor: FloorNumber, width: u8, height: u8) -> Floor {
    let place = Place { floor, branch: Branch::Left };
    Floor {
        place,
        width,
        height,
        open: Cells::NONE,
        doors: Cells::NONE,
        locked: Cells::NONE,
        secrets: Cells::NONE,
        start: Point::new(0, 0),
        stairs: None,
        things: Vec::new(),
        loot: Vec::new(),
        piles: Vec::new(),
        flasks: Vec::new(),
        traps: Vec::new(),
        ground: Ground::BARE,
        encounters: Vec::new(),
        boss: None,
        arena: None,
        rooms: Vec::new(),
    }
}

fn number<N: std::str::FromStr>(word: &str) -> N {
    word.parse().ok().unwrap_or_else(|| panic!("'{word}' is no number"))
}

fn named<T: Copy + std::fmt::Debug>(all: &[T], name: &str) -> T {
    let found = all.iter().find(|one| format!("{one:?}").eq_ignore_ascii_case(name));
    *found.unwrap_or_else(|| panic!("nothing is called '{name}'"))
}

/// One line about somebody or the dice.
fn wish(run: &mut Descent, line: &str) {
    let words: Vec<&str> = line.split(' ').collect();
    match *words {
        ["dice", stream, ref values @ ..] => {
            let dice = Dice::scripted(values.iter().map(|value| number(value)));
            match stream {
                "blows" => run.dice.blows = dice,
                "loot" => run.dice.loot = dice,
                "minds" => run.dice.minds = dice,
                _ => panic!("no dice are called '{stream}'"),
            }
        }
        ["hero", "hp", hp] => run.heroes[0].hp = Hp(number(hp)),
        ["friend", "hp", hp] => run.heroes[1].hp = Hp(number(hp)),
        ["friend", "down", turns] => run.heroes[1].down = Some(Turns(number(turns))),
        ["hero", "level", level] => {
            run.heroes[0].level = number(level);
            run.heroes[0].refresh();
        }
        ["turn", turn] => run.floor_turn = number(turn),
        ["keys", keys] => run.keys = number(keys),
        ["hearth", "lit"] => run.is_hearth_lit = true,
        ["gear", item, at] => {
            let gear = Loot::Gear(named(&Item::ALL, item));
            run.level.loot.push((at.parse().expect("a tile"), gear));
        }
        ["plate", matter, at] => {
            let at = at.parse().expect("a tile");
            Act::new(run, &mut Silence).place_thing(at, Thing::Plate(named(&Matter::ALL, matter)));
        }
        ["gold", gold] => run.purse = Gold(number(gold)),
        ["carry", ref items @ ..] => {
            for item in items {
                let item = named(&Item::ALL, item);
                let slot = run.heroes[0].pack.slot_for(item, 6).expect("room for it");
                run.heroes[0].pack.put(slot, Some(Gear::new(item)));
            }
            let hero = &mut run.heroes[0];
            hero.refresh();
            hero.hp = hero.most;
        }
        ["flask", flask, count] => run.heroes[0].flasks[named(&Flask::ALL, flask).index()] = number(count),
        ["bumps", count] => run.heroes[0].bumps = number(count),
        ["ail", "hero", ailment, turns] => {
            run.heroes[0].ailments.begin(named(&Ailment::ALL, ailment), Turns(number(turns)));
        }
        ["ail", letter, ailment, turns] => {
            foe(run, letter).ailments.begin(named(&Ailment::ALL, ailment), Turns(number(turns)));
        }
        ["tall", crowd] => {
            let ground = &mut run.level.ground;
            ground.tall = ground.grass & ground.grass.crowded(number(crowd));
            run.sketch.forget();
        }
        ["lay", matter, turns, ref tiles @ ..] => {
            let tiles = tiles.iter().map(|at| at.parse().expect("a tile")).collect::<Cells>();
            run.level.ground.put(named(&Matter::ALL, matter), tiles, number(turns));
            run.sketch.forget();
        }
        ["foe", letter, "hp", hp] => foe(run, letter).hp = Hp(number(hp)),
        ["foe", letter, "hunts"] => {
            let last = run.heroes[0].at;
            foe(run, letter).mind = Mind::Hunting { last, unseen: Turns::NONE };
        }
        ["foe", letter, "phase", phase] => foe(run, letter).phase = number::<u8>(phase) - 1,
        ["foe", letter, "weather"] => {
            let boss = *foe(run, letter);
            let weather = boss.fight_phase().and_then(|phase| phase.weather).expect("its weather");
            Act::new(run, &mut Silence).begin_weather(&boss, weather);
        }
        ["foe", letter, "rests", turns] => foe(run, letter).rest = Turns(number(turns)),
        ["foe", letter, "breathes", turns] => foe(run, letter).breath = Turns(number(turns)),
        _ => panic!("'{line}' is no wish"),
    }
}

fn foe<'a>(run: &'a mut Descent, letter: &str) -> &'a mut Foe {
    let is_it = |foe: &&mut Foe| foe.kind.nature().letter.to_string() == letter;
    run.foes.iter_mut().find(is_it).unwrap_or_else(|| panic!("nobody is drawn as '{letter}'"))
}
