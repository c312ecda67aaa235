//! What is pressed at the board: which unit, what it does, and where. Nothing is decided here
//! that the rules decide.

use tactics::{Command, Deed, Member, Tactics, Tile};

use crate::tactics::{Choices, Meaning, Press};

/// What a chosen unit is about to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Go somewhere or strike something.
    Act,
    /// Use the skill.
    Skill,
    /// Nothing, for this turn.
    Wait,
}

impl Mode {
    pub(in crate::tactics) const fn allows(self, command: Command) -> bool {
        let Command::Unit(_, deed) = command else { return false };
        match self {
            Self::Act => matches!(deed, Deed::Move(_) | Deed::Attack(_) | Deed::Charge(..)),
            Self::Skill => matches!(deed, Deed::Cast(_)),
            Self::Wait => matches!(deed, Deed::Pass),
        }
    }
}

/// Where the cursor is, and what is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    /// The tile under the cursor.
    pub cursor: Tile,
    /// The unit that is to act, once it is chosen.
    pub chosen: Option<Member>,
    /// What it is about to do.
    pub mode: Mode,
    /// Which of the deeds on the tile under the cursor.
    option: usize,
    /// Which answer to a question is marked: none before something is pressed that marks one, so
    /// that a press too many answers nothing that was not read.
    answer: Option<usize>,
}

impl Hand {
    /// The hand at the beginning of a decision: on the unit that must go on, else on the
    /// first that can act, else where it was.
    pub fn begin(game: &Tactics, choices: &Choices, cursor: Tile) -> Self {
        let free = Self { cursor, chosen: None, mode: Mode::Act, option: 0, answer: None };
        if let Some(tile) = choices.asked_tile() {
            return Self { cursor: tile, ..free };
        }
        let place = |member| game.position().unit(choices.side().unit(member)).tile;
        let must = game.position().hand().filter(|member| choices.can_act(*member));
        match must.or_else(|| choices.units().next()) {
            Some(member) => Self { cursor: place(member), chosen: must, ..free },
            None => free,
        }
    }

    /// The command that confirming would give.
    pub fn command(&self, choices: &Choices) -> Option<Command> {
        let spawns = choices.spawns();
        if !spawns.is_empty() {
            return self.answer.and_then(|place| spawns.get(place).copied());
        }
        choices.at(self.chosen?, self.mode, self.cursor).get(self.option).copied()
    }

    /// How many deeds there are to choose from on the tile under the cursor, and which one is
    /// chosen, counted from one.
    pub fn option(&self, choices: &Choices) -> (usize, usize) {
        let count = self.chosen.map_or(0, |member| choices.at(member, self.mode, self.cursor).len());
        (self.option + 1, count)
    }

    /// The hand that is ready to give a command with one press.
    pub fn ready(self, game: &Tactics, choices: &Choices, command: Command) -> Option<Self> {
        if let Some(place) = choices.spawns().iter().position(|spawn| *spawn == command) {
            return Some(Self { answer: Some(place), ..self });
        }
        let Command::Unit(member, _) = command else { return None };
        let mode = [Mode::Act, Mode::Skill, Mode::Wait].into_iter().find(|mode| mode.allows(command))?;
        let chosen = Self { chosen: Some(member), mode, ..Self::over(game, choices, member) };
        choices.tiles(member, mode).iter().find_map(|tile| {
            let option = choices.at(member, mode, tile).iter().position(|deed| *deed == command)?;
            Some(Self { cursor: tile, option, ..chosen })
        })
    }

    /// The same hand with the cursor on a tile, at the first of the deeds there.
    #[must_use]
    pub fn at(self, tile: Tile) -> Self {
        Self { cursor: tile, option: if tile == self.cursor { self.option } else { 0 }, ..self }
    }

    /// What a press means now.
    pub fn press(self, game: &Tactics, choices: &Choices, press: Press) -> Meaning<Self> {
        if !choices.spawns().is_empty() {
            return self.answer(&choices.spawns(), press);
        }
        if let Some(cursor) = step(self.cursor, press) {
            return Meaning::Hold(Self { cursor, option: 0, ..self });
        }
        match self.chosen {
            None => self.choose(game, choices, press),
            Some(member) => self.direct(game, choices, member, press),
        }
    }

    /// A tap or a click on a tile: a unit is chosen, a deed is shown, and a second one does it.
    pub fn point(self, game: &Tactics, choices: &Choices, tile: Tile) -> Meaning<Self> {
        if !choices.spawns().is_empty() {
            return Meaning::Nothing;
        }
        let here = self.at(tile);
        let own = own_at(game, choices, tile);
        match (here.command(choices), own) {
            (Some(command), _) if tile == self.cursor => Meaning::Play(command),
            (None, Some(member)) => {
                Meaning::Hold(Self { chosen: Some(member), mode: Mode::Act, option: 0, ..here })
            }
            _ => Meaning::Hold(here),
        }
    }

    /// Nothing is chosen yet.
    fn choose(self, game: &Tactics, choices: &Choices, press: Press) -> Meaning<Self> {
        let able: Vec<Member> = choices.units().collect();
        let here = own_at(game, choices, self.cursor);
        match press {
            Press::Confirm => match here {
                Some(member) => Meaning::Hold(Self { chosen: Some(member), ..self }),
                None => Meaning::Nothing,
            },
            Press::Next | Press::Previous => match cycled(&able, here, press) {
                Some(member) => Meaning::Hold(Self::over(game, choices, member)),
                None => Meaning::Nothing,
            },
            Press::Skill => Self::skill(game, choices),
            Press::Wait => match here {
                Some(member) => Meaning::Hold(Self::wait(game, choices, member)),
                None => Meaning::Nothing,
            },
            _ => match press.number().map(|place| Member::ALL[place]) {
                Some(member) if able.contains(&member) => {
                    Meaning::Hold(Self { chosen: Some(member), ..Self::over(game, choices, member) })
                }
                _ => Meaning::Nothing,
            },
        }
    }

    /// A unit is chosen.
    fn direct(self, game: &Tactics, choices: &Choices, member: Member, press: Press) -> Meaning<Self> {
        let options = choices.at(member, self.mode, self.cursor);
        match press {
            Press::Confirm => match self.command(choices) {
                Some(command) => Meaning::Play(command),
                None => match own_at(game, choices, self.cursor) {
                    Some(other) => Meaning::Hold(Self { chosen: Some(other), mode: Mode::Act, ..self }),
                    None => Meaning::Nothing,
                },
            },
            Press::Back if self.mode != Mode::Act => {
                Meaning::Hold(Self { chosen: Some(member), ..Self::over(game, choices, member) })
            }
            Press::Back if game.position().hand().is_some() => Meaning::Nothing,
            Press::Back => Meaning::Hold(Self::over(game, choices, member)),
            Press::Other if options.len() > 1 => {
                Meaning::Hold(Self { option: (self.option + 1) % options.len(), ..self })
            }
            Press::Next | Press::Previous => {
                let tiles = ordered(game, choices, member, self.mode);
                match cycled(&tiles, Some(self.cursor), press) {
                    Some(cursor) => Meaning::Hold(Self { cursor, option: 0, ..self }),
                    None => Meaning::Nothing,
                }
            }
            Press::Skill if self.mode == Mode::Skill => {
                Meaning::Hold(Self { chosen: Some(member), ..Self::over(game, choices, member) })
            }
            Press::Skill => Self::skill(game, choices),
            Press::Wait if self.mode == Mode::Wait => {
                self.command(choices).map_or(Meaning::Nothing, Meaning::Play)
            }
            Press::Wait => Meaning::Hold(Self::wait(game, choices, member)),
            _ => match press.number().map(|place| Member::ALL[place]) {
                Some(other) if choices.can_act(other) => {
                    Meaning::Hold(Self { chosen: Some(other), ..Self::over(game, choices, other) })
                }
                _ => Meaning::Nothing,
            },
        }
    }

    /// What a dead minion leaves: two answers. The first press marks one, unless it names one.
    fn answer(self, spawns: &[Command], press: Press) -> Meaning<Self> {
        let last = spawns.len() - 1;
        let mark = |place| Meaning::Hold(Self { answer: Some(place), ..self });
        match (press, self.answer) {
            (Press::Left | Press::Up | Press::Previous, None | Some(0)) => mark(last),
            (Press::Left | Press::Up | Press::Previous, Some(place)) => mark(place - 1),
            (Press::Right | Press::Down | Press::Next | Press::Other, Some(place)) if place < last => {
                mark(place + 1)
            }
            (Press::Right | Press::Down | Press::Next | Press::Other, _) | (Press::Confirm, None) => mark(0),
            (Press::Confirm, Some(place)) => Meaning::Play(spawns[place.min(last)]),
            _ => match press.number().and_then(|place| spawns.get(place)) {
                Some(spawn) => Meaning::Play(*spawn),
                None => Meaning::Nothing,
            },
        }
    }

    /// The hero is about to use the skill, on the first tile where that is possible.
    fn skill(game: &Tactics, choices: &Choices) -> Meaning<Self> {
        match ordered(game, choices, Member::Hero, Mode::Skill).first() {
            Some(&cursor) => Meaning::Hold(Self {
                cursor,
                chosen: Some(Member::Hero),
                mode: Mode::Skill,
                ..Self::over(game, choices, Member::Hero)
            }),
            None => Meaning::Nothing,
        }
    }

    fn wait(game: &Tactics, choices: &Choices, member: Member) -> Self {
        Self { chosen: Some(member), mode: Mode::Wait, ..Self::over(game, choices, member) }
    }

    /// The cursor on a unit, and nothing chosen.
    fn over(game: &Tactics, choices: &Choices, member: Member) -> Self {
        let cursor = game.position().unit(choices.side().unit(member)).tile;
        Self { cursor, chosen: None, mode: Mode::Act, option: 0, answer: None }
    }
}

/// The unit of the deciding side on a tile, if it can act.
fn own_at(game: &Tactics, choices: &Choices, tile: Tile) -> Option<Member> {
    let id = game.position().unit_at(tile).filter(|id| id.side() == choices.side())?;
    Some(id.member()).filter(|member| choices.can_act(*member))
}

/// The tiles of a mode: first those with an enemy, then others to strike at.
fn ordered(game: &Tactics, choices: &Choices, member: Member, mode: Mode) -> Vec<Tile> {
    let all = choices.tiles(member, mode);
    let enemies = all & game.position().held(choices.side().opponent());
    let targets = if mode == Mode::Act { choices.targets(member) & all } else { all } - enemies;
    enemies.iter().chain(targets.iter()).chain((all - enemies - targets).iter()).collect()
}

/// The next or the previous of some things, in a circle.
fn cycled<T: Copy + PartialEq>(all: &[T], here: Option<T>, press: Press) -> Option<T> {
    let count = all.len();
    let place = here.and_then(|here| all.iter().position(|thing| *thing == here));
    let next = match (place, press) {
        (None, _) => 0,
        (Some(place), Press::Previous) => (place + count - 1) % count,
        (Some(place), _) => (place + 1) % count,
    };
    all.get(next).copied()
}

/// The tile beside a tile, up being towards the second player's home.
fn step(tile: Tile, press: Press) -> Option<Tile> {
    let (column, row) = (tile.column(), tile.row());
    let last = Tile::EDGE - 1;
    Some(match press {
        Press::Up => Tile::at(column, (row + 1).min(last)),
        Press::Down => Tile::at(column, row.saturating_sub(1)),
        Press::Left => Tile::at(column.saturating_sub(1), row),
        Press::Right => Tile::at((column + 1).min(last), row),
        _ => return None,
    })
}
