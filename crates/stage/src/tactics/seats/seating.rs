//! Who sits at the board, and whether decisions are timed.

use std::fmt;
use std::str::FromStr;

use tactics::bot::Level;
use tactics::{Content, Side, Stage, View};

use crate::tactics::told::words::seconds;

/// Who plays a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Somebody at this screen.
    Person,
    /// A program.
    Bot(Level),
}

/// Whether decisions are timed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// Everybody takes their time.
    Free,
    /// The allowances of the rules hold.
    Clock,
}

/// Who sits at the board, and how quickly they decide. A record does not say so, because it
/// does not matter to the rules; what lies beside it does, as in `person-hard-clock`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seating {
    /// The players of both sides.
    pub players: [Player; 2],
    /// Whether decisions are timed.
    pub pace: Pace,
}

impl Player {
    /// All that can sit there.
    pub const ALL: [Self; 4] =
        [Self::Person, Self::Bot(Level::Easy), Self::Bot(Level::Normal), Self::Bot(Level::Hard)];

    /// What it is called, in one word.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Person => "person",
            Self::Bot(level) => level.name(),
        }
    }

    /// What it is called where there is room for more than a word.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Person => "person",
            Self::Bot(Level::Easy) => "easy bot",
            Self::Bot(Level::Normal) => "normal bot",
            Self::Bot(Level::Hard) => "hard bot",
        }
    }
}

impl Pace {
    /// The quiet one first.
    pub const ALL: [Self; 2] = [Self::Free, Self::Clock];

    /// What it is called.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Free => "no clock",
            Self::Clock => "with a clock",
        }
    }

    /// What it means in a match with these numbers. What is left of a decision's time is not kept.
    pub fn about(self, content: &Content) -> String {
        match self {
            Self::Free => "Take your time; commands can be taken back.".to_owned(),
            Self::Clock => format!(
                "{} an action; no taking back. Opening the match again starts a decision's time anew.",
                seconds(content.clock.action)
            ),
        }
    }
}

impl Seating {
    /// A person against a bot.
    pub const fn against(level: Level, own: Side) -> Self {
        let players = match own {
            Side::One => [Player::Person, Player::Bot(level)],
            Side::Two => [Player::Bot(level), Player::Person],
        };
        Self { players, pace: Pace::Free }
    }

    /// Two people at one screen.
    pub const fn hot_seat() -> Self {
        Self { players: [Player::Person; 2], pace: Pace::Free }
    }

    /// Who plays a side.
    pub const fn player(&self, side: Side) -> Player {
        self.players[side.index()]
    }

    /// What it means that this player plays a side, in a sentence.
    pub fn about(&self, side: Side) -> &'static str {
        match (self.player(side), side) {
            (Player::Bot(level), _) => level.about(),
            (Player::Person, _) if self.is_hot_seat() => "Two people share this screen.",
            (Player::Person, Side::One) => "At home on row 1, and first to act.",
            (Player::Person, Side::Two) => "At home on row 5.",
        }
    }

    /// Who plays on from a match that was watched: those who played it, or else a person for
    /// whoever decides next.
    pub fn to_take_over(watched: Option<Self>, decides: Side) -> Self {
        let level = match watched {
            Some(seating) if !seating.is_bots_only() => return seating,
            Some(Self { players, .. }) => players[decides.opponent().index()],
            None => Player::Bot(Level::Normal),
        };
        match level {
            Player::Bot(level) => Self::against(level, decides),
            Player::Person => Self::hot_seat(),
        }
    }

    /// Whether somebody at this screen plays a side.
    pub fn is_person(&self, side: Side) -> bool {
        self.player(side) == Player::Person
    }

    /// The side of the only person at the board; none where two play, or nobody does.
    pub fn own(&self) -> Option<Side> {
        match self.players {
            [Player::Person, Player::Bot(_)] => Some(Side::One),
            [Player::Bot(_), Player::Person] => Some(Side::Two),
            _ => None,
        }
    }

    /// Whether two people share the screen.
    pub fn is_hot_seat(&self) -> bool {
        self.players == [Player::Person; 2]
    }

    /// Whether nobody but bots plays.
    pub fn is_bots_only(&self) -> bool {
        !self.players.contains(&Player::Person)
    }

    /// The bot whose command is awaited, by what anybody may see of the match.
    pub fn bot_to_move(&self, view: &View) -> Option<(Side, Level)> {
        let awaited = |side: Side| match view.position.stage() {
            Stage::Draft => !view.locked[side.index()],
            _ => view.position.decider() == Some(side),
        };
        Side::ALL.into_iter().find_map(|side| match self.player(side) {
            Player::Bot(level) if awaited(side) => Some((side, level)),
            _ => None,
        })
    }

    /// The table that a name speaks of, among other words with `-` between them.
    pub fn in_name(name: &str) -> Option<Self> {
        let words: Vec<&str> = name.split('-').collect();
        let first = words.windows(2).position(|pair| pair.iter().all(|word| player(word).is_some()))?;
        let [one, two] = [words[first], words[first + 1]];
        let pace = if words.get(first + 2) == Some(&CLOCK) { Pace::Clock } else { Pace::Free };
        Some(Self { players: [player(one)?, player(two)?], pace })
    }

    /// Who plays, in a few words.
    pub fn words(&self) -> String {
        let clock = if self.pace == Pace::Clock { ", with a clock" } else { "" };
        match self.players {
            [Player::Person, Player::Person] => format!("two people{clock}"),
            [Player::Person, Player::Bot(level)] => format!("P1 against {}{clock}", level.name()),
            [Player::Bot(level), Player::Person] => format!("P2 against {}{clock}", level.name()),
            [Player::Bot(one), Player::Bot(two)] => format!("{} against {}", one.name(), two.name()),
        }
    }
}

const CLOCK: &str = "clock";

fn player(word: &str) -> Option<Player> {
    Player::ALL.into_iter().find(|player| player.name() == word)
}

impl fmt::Display for Seating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [one, two] = self.players.map(Player::name);
        write!(f, "{one}-{two}")?;
        if self.pace == Pace::Clock { write!(f, "-{CLOCK}") } else { Ok(()) }
    }
}

/// A text that names no table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotASeating(String);

impl fmt::Display for NotASeating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is no table: write two of person, easy, normal and hard, as person-hard", self.0)
    }
}

impl std::error::Error for NotASeating {}

impl FromStr for Seating {
    type Err = NotASeating;

    fn from_str(text: &str) -> Result<Self, NotASeating> {
        let seating = Self::in_name(text).filter(|seating| seating.to_string() == text);
        seating.ok_or_else(|| NotASeating(engine::shortened(text)))
    }
}

#[cfg(test)]
mod tests {
    use engine::{Audience, Game, Seed, Silence};
    use tactics::{Command, REFEREE, Setup, Tactics};

    use super::*;

    #[test]
    fn tables_are_written_and_read_alone_and_in_names() {
        for one in Player::ALL {
            for two in Player::ALL {
                for pace in [Pace::Free, Pace::Clock] {
                    let seating = Seating { players: [one, two], pace };
                    assert_eq!(seating.to_string().parse(), Ok(seating));
                    let name = format!("tactics-20261115-120000-{seating}-BCDFGHJKL");
                    assert_eq!(Seating::in_name(&name), Some(seating));
                }
            }
        }
        assert_eq!(Seating::in_name("tactics-20261115-120000-BCDFGHJKL"), None);
        assert!("hard".parse::<Seating>().is_err() && "hard-hard-slow".parse::<Seating>().is_err());
    }

    #[test]
    fn a_table_knows_who_sits_where() {
        let seating = Seating::against(Level::Hard, Side::Two);
        assert_eq!((seating.own(), seating.is_person(Side::One)), (Some(Side::Two), false));
        assert_eq!(Seating::hot_seat().own(), None);
    }

    #[test]
    fn a_clock_is_told_with_the_numbers_of_the_match() {
        let mut content = Content::WRITTEN;
        content.clock.action = 7_500;
        assert!(Pace::Clock.about(&content).starts_with("7.5 s an action;"));
        assert!(Pace::Clock.about(&Content::WRITTEN).starts_with("10 s an action;"));
    }

    #[test]
    fn a_match_is_taken_over_by_those_who_played_it_or_by_whoever_watches() {
        let own = Seating::against(Level::Easy, Side::Two);
        assert_eq!(Seating::to_take_over(Some(own), Side::One), own);
        let bots = "easy-hard".parse().ok();
        assert_eq!(Seating::to_take_over(bots, Side::One), Seating::against(Level::Hard, Side::One));
        assert_eq!(Seating::to_take_over(bots, Side::Two), Seating::against(Level::Easy, Side::Two));
        assert_eq!(Seating::to_take_over(None, Side::Two), Seating::against(Level::Normal, Side::Two));
    }

    #[test]
    fn bots_draft_at_once_and_then_wait_for_their_turn() {
        let mut game = Tactics::new(&Setup::default(), Seed::from_bits(1)).unwrap();
        let own = Seating::against(Level::Hard, Side::One);
        let awaited = |seating: Seating, game: &Tactics| seating.bot_to_move(&game.view(Audience::Everyone));
        assert_eq!(awaited(own, &game), Some((Side::Two, Level::Hard)));
        game.play(REFEREE, Command::Timeout, &mut Silence).unwrap();
        assert_eq!(awaited(own, &game), None, "P1 is a person and acts first");
        assert_eq!(awaited(Seating::against(Level::Easy, Side::Two), &game), Some((Side::One, Level::Easy)));
        assert_eq!(awaited(Seating::hot_seat(), &game), None);
    }
}
