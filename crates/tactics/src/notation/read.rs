//! Reading a position. Everything that is wrong is told at once.

use std::fmt;
use std::str::FromStr;

use super::read_unit::read_unit;
use crate::{
    Bane, Effect, Ending, Member, Object, Objects, Omen, Outcome, Plans, Position, Side, Stage, Tile, Tiles,
    Unit, UnitId, UnitSet, Word,
};

/// No position is nearly as long as this.
const LONGEST: usize = 4_000;

/// All that keeps a text from being a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAPosition(pub Vec<String>);

impl fmt::Display for NotAPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&engine::listed(&self.0))
    }
}

impl std::error::Error for NotAPosition {}

impl FromStr for Position {
    type Err = NotAPosition;

    fn from_str(text: &str) -> Result<Self, NotAPosition> {
        // Whoever sends a megabyte of commas is told one thing about it and not a million.
        if text.len() > LONGEST {
            return Err(NotAPosition(vec![format!("a position has at most {LONGEST} letters")]));
        }
        if let Some(rest) = text.trim().strip_prefix("draft") {
            let stage = read_draft(rest).map_err(|problem| NotAPosition(vec![problem]))?;
            return Ok(Self { stage, ..Self::EMPTY });
        }
        let mut reader =
            Reader { position: Self { stage: Stage::Action, ..Self::EMPTY }, problems: Vec::new() };
        reader.read(text);
        if reader.problems.is_empty() {
            reader.problems = reader.position.problems();
        }
        if reader.problems.is_empty() { Ok(reader.position) } else { Err(NotAPosition(reader.problems)) }
    }
}

struct Reader {
    position: Position,
    problems: Vec<String>,
}

impl Reader {
    fn read(&mut self, text: &str) {
        let fields: Vec<&str> = text.split('/').map(str::trim).collect();
        let [turn, one, two, rest @ ..] = fields.as_slice() else {
            let sentence = "a position has the turn, the units of p1 and those of p2, with / between them";
            return self.problems.push(sentence.to_owned());
        };
        self.read_turn(turn);
        self.read_side(Side::One, one);
        self.read_side(Side::Two, two);
        let [objects, luck] = [rest.first(), rest.get(1)].map(|field| field.copied().unwrap_or_default());
        self.read_objects(objects);
        self.read_luck(luck);
        if rest.len() > 2 {
            self.problems.push("nothing comes after the luck".to_owned());
        }
    }

    /// The value, or a problem.
    fn take<T>(&mut self, value: Result<T, String>) -> Option<T> {
        value.map_err(|problem| self.problems.push(problem)).ok()
    }

    fn read_turn(&mut self, turn: &str) {
        for (place, part) in turn.split(',').enumerate() {
            let words: Vec<&str> = part.split_ascii_whitespace().collect();
            match (place, words.as_slice()) {
                (0, ["round", round]) => {
                    let round = number(round, 1..=99, "a round");
                    self.position.round = self.take(round).unwrap_or(1);
                }
                (1, [side]) => self.position.mover = self.take(read_side(side)).unwrap_or(Side::One),
                (_, ["hand", member]) => {
                    let member = Member::read(member).ok_or_else(|| format!("'{member}' is no unit"));
                    self.position.hand = self.take(member);
                }
                (_, ["plans"]) => self.position.plans = Plans::ComingAbout,
                (_, ["choice", side, units @ ..]) => {
                    let side = self.take(read_side(side)).unwrap_or(Side::One);
                    self.position.stage = Stage::Choice(side);
                    let units = units.iter().filter_map(|unit| self.take(read_id(unit)));
                    self.position.pending = units.collect::<Vec<_>>().into_iter().collect();
                }
                (_, ["over", words @ ..]) => {
                    let outcome = self.take(read_outcome(words)).unwrap_or(Outcome::Draw);
                    self.position.stage = Stage::Over(outcome);
                }
                _ => self.problems.push(format!(
                    "a turn is written 'round 1, p1' and then perhaps hand, plans, choice or over; \
                     '{}' is not",
                    engine::shortened(part.trim())
                )),
            }
        }
    }

    fn read_side(&mut self, side: Side, field: &str) {
        let mut units = Vec::new();
        for text in field.split(',') {
            units.extend(self.take(read_unit(text.trim())));
        }
        let count = field.split(',').count();
        let members: &[Member] = match count {
            3 => &Member::ALL[..3],
            4 => &Member::ALL,
            _ => {
                let units = "a side has a hero, two minions and perhaps a clone";
                return self.problems.push(format!("{units}, not {count} units"));
            }
        };
        for (&member, (unit, spent)) in members.iter().zip(units) {
            self.place(side.unit(member), unit);
            if spent {
                self.position.spent |= UnitSet::of(side.unit(member));
            }
        }
    }

    fn place(&mut self, id: UnitId, unit: Unit) {
        self.position.units[id.index()] = unit;
        if unit.hp > 0 {
            let held = &mut self.position.held[id.side().index()];
            if held.contains(unit.tile) {
                self.problems.push(format!("two units stand on {}", unit.tile));
            }
            *held |= Tiles::of(unit.tile);
            self.position.living |= UnitSet::of(id);
        }
    }

    fn read_objects(&mut self, field: &str) {
        if field.is_empty() || field == "-" {
            return;
        }
        for text in field.split(',') {
            if let Some((tile, object)) = self.take(read_object(text.trim())) {
                self.position.objects.put(tile, object);
            }
        }
    }

    fn read_luck(&mut self, field: &str) {
        for part in field.split(',').filter(|part| !part.trim().is_empty()) {
            let words: Vec<&str> = part.split_ascii_whitespace().collect();
            match words.as_slice() {
                ["next", effect] => {
                    let kind = read_tile_kind(effect);
                    self.position.next_tile = self.take(kind).unwrap_or(Effect::Power);
                }
                ["omens", omens @ ..] if omens.len() == Omen::SHOWN => {
                    for (place, omen) in omens.iter().enumerate() {
                        self.position.omens[place] = self.take(read_omen(omen)).unwrap_or(Omen::BLANK);
                    }
                }
                _ => self.problems.push(format!(
                    "luck is written 'next power' and 'omens 42w 7b 99s 0w', not '{}'",
                    engine::shortened(part.trim())
                )),
            }
        }
    }
}

/// A number in a range, or the sentence that says so.
pub(super) fn number(word: &str, range: std::ops::RangeInclusive<u8>, noun: &str) -> Result<u8, String> {
    let number: Option<u8> = word.parse().ok();
    number.filter(|number| range.contains(number)).ok_or_else(|| {
        let (least, most) = (range.start(), range.end());
        format!("{noun} is a number from {least} to {most}, not '{}'", engine::shortened(word))
    })
}

pub(super) fn read_tile(word: &str) -> Result<Tile, String> {
    word.parse().map_err(|error: crate::NotATile| error.to_string())
}

fn read_side(word: &str) -> Result<Side, String> {
    Side::read(word).ok_or_else(|| format!("a player is p1 or p2, not '{}'", engine::shortened(word)))
}

fn read_id(word: &str) -> Result<UnitId, String> {
    let parts = word.split_once('.');
    let id = parts.and_then(|(side, member)| Some(Side::read(side)?.unit(Member::read(member)?)));
    id.ok_or_else(|| format!("a unit is written p1.hero, not '{}'", engine::shortened(word)))
}

/// What comes after the word for a draft: nothing, or who won because the other gave up.
fn read_draft(rest: &str) -> Result<Stage, String> {
    let (comma, end) = rest.split_at(rest.find(' ').unwrap_or(rest.len()));
    let words: Vec<&str> = end.split_ascii_whitespace().collect();
    let stage = match (comma, words.as_slice()) {
        ("", []) => Some(Stage::Draft),
        (",", ["over", side, "surrender"]) => {
            Side::read(side).map(|side| Stage::Over(Outcome::Won { side, by: Ending::Surrender }))
        }
        _ => None,
    };
    stage.ok_or_else(|| {
        format!(
            "a draft is written 'draft' or 'draft, over p1 surrender', not 'draft{}'",
            engine::shortened(rest)
        )
    })
}

fn read_outcome(words: &[&str]) -> Result<Outcome, String> {
    let won = |side, by| Some(Outcome::Won { side: Side::read(side)?, by: Ending::read(by)? });
    let outcome = match *words {
        ["draw"] => Some(Outcome::Draw),
        [side, by] => won(side, by),
        _ => None,
    };
    outcome.ok_or_else(|| format!("an end is written 'draw' or 'p1 blow', not '{}'", words.join(" ")))
}

fn read_tile_kind(word: &str) -> Result<Effect, String> {
    let effect = Effect::read(word).filter(|effect| Effect::TILES.contains(effect));
    effect.ok_or_else(|| format!("'{}' is no kind of buff tile", engine::shortened(word)))
}

fn read_object(text: &str) -> Result<(Tile, Object), String> {
    let wrong =
        || format!("an object is written 'c3 obstacle 3' or 'c3 power 2', not '{}'", engine::shortened(text));
    let words: Vec<&str> = text.split_ascii_whitespace().collect();
    let [tile, kind, amount] = *words.as_slice() else { return Err(wrong()) };
    let tile = read_tile(tile)?;
    let amount = number(amount, 1..=Objects::MOST, "what is left of an object")?;
    if kind == "obstacle" {
        return Ok((tile, Object::Obstacle { hp: amount }));
    }
    let effect = read_tile_kind(kind).map_err(|_| wrong())?;
    Ok((tile, Object::Buff { effect, rounds: amount }))
}

fn read_omen(word: &str) -> Result<Omen, String> {
    let wrong =
        || format!("an omen is a number from 0 to 99 with w, b or s, not '{}'", engine::shortened(word));
    let bane = word
        .chars()
        .last()
        .and_then(|letter| Bane::ALL.into_iter().find(|bane| bane.word().starts_with(letter)));
    let bane = bane.ok_or_else(wrong)?;
    let percent = number(&word[..word.len() - 1], 0..=99, "an omen").map_err(|_| wrong())?;
    Ok(Omen { percent, bane })
}
