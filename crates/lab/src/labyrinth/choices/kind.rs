//! What is asked in the tower.

use ::labyrinth::{Command, View};
use engine::Digest;

/// A kind of decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// What to do with a foe in sight and none beside.
    Sight,
    /// Fight, flee or use something with a foe beside.
    Beside,
    /// Whether to put on what is carried.
    Wear,
    /// Whether to drink with nobody there.
    Drink,
    /// What to pay for.
    Trade,
    /// Whether to take the stairs.
    Stairs,
}

impl Kind {
    pub(super) const NAMES: [&'static str; 6] =
        ["a foe in sight", "a foe beside", "what to wear", "drink in peace", "what to buy", "the stairs"];

    pub(super) const ALL: [Self; Self::NAMES.len()] =
        [Self::Sight, Self::Beside, Self::Wear, Self::Drink, Self::Trade, Self::Stairs];

    /// Of so many of each kind one is judged.
    pub(super) const STRIDES: [u64; Self::NAMES.len()] = [301, 181, 61, 35, 9, 9];

    /// The questions that are open, with their options in the order of the commands: in sight of a foe whatever can
    /// be done in a turn, in peace something of one sort or nothing.
    pub(super) fn asked(view: &View, legal: &[Command]) -> Vec<(Self, Vec<Command>)> {
        let take =
            |is_such: &dyn Fn(&Command) -> bool| legal.iter().copied().filter(is_such).collect::<Vec<_>>();
        if !view.foes.is_empty() {
            let is_beside = view.foes.iter().any(|foe| foe.at.distance(view.hero.at) == 1);
            let options = take(&|command| is_deed(view, *command));
            return vec![(if is_beside { Self::Beside } else { Self::Sight }, options)];
        }
        let sorts: [(Self, Sort); 4] = [
            (Self::Wear, |command| matches!(command, Command::Equip(_))),
            (Self::Drink, |command| matches!(command, Command::Drink(_))),
            (Self::Trade, |command| is_trade(*command)),
            (Self::Stairs, |command| *command == Command::Ascend),
        ];
        let open = sorts.into_iter().filter(|(_, is_such)| legal.iter().any(is_such));
        open.map(|(kind, is_such)| (kind, take(&|command| is_such(command) || *command == Command::Wait)))
            .collect()
    }

    /// What must change before a question of peace is asked again: it stays open all the while, and nobody thinks
    /// about it at every step. Nothing for what is asked every time.
    pub(super) fn occasion(self, view: &View) -> Option<Digest> {
        let hero = &view.hero;
        match self {
            Self::Sight | Self::Beside => None,
            Self::Wear => Some(Digest::of(&(&hero.bag, &hero.gear))),
            Self::Drink => Some(Digest::of(&(view.floor, view.fights, &hero.flasks))),
            Self::Trade => Some(Digest::of(&(view.floor, hero.gold))),
            Self::Stairs => Some(Digest::of(&(view.floor, view.fights))),
        }
    }
}

/// What commands of a sort have in common.
type Sort = fn(&Command) -> bool;

/// Whether a command does something about foes. Of all tiles that a spell could be aimed at only those count on
/// which somebody stands.
fn is_deed(view: &View, command: Command) -> bool {
    match command {
        Command::Cast(_, at) => view.foe_at(at).is_some(),
        Command::Equip(_) | Command::Drop(_) | Command::Scout => false,
        _ => !is_trade(command),
    }
}

const fn is_trade(command: Command) -> bool {
    matches!(
        command,
        Command::Buy(_) | Command::Reroll | Command::Upgrade(_) | Command::Relic(_) | Command::Heal
    )
}
