//! What is asked down there.

use ::descent::{Branch, Command, Flask, View};
use engine::{Digest, Seat};

/// A kind of decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Where to step with a creature awake in sight and none beside.
    Step,
    /// The same with something at hand to throw or use.
    Throw,
    /// Strike, step back or something else, with a creature beside.
    Beside,
    /// Drink, flee or go on, badly hurt in sight of somebody.
    Hurt,
    /// All of that in sight of a boss.
    Boss,
    /// What to take of an offer.
    Offer,
    /// What to pay for.
    Trade,
    /// Which way to go down.
    Branch,
    /// Whether to drink with nobody there.
    Drink,
}

/// Whoever has less than a third of their HP is badly hurt.
const BADLY: i16 = 3;

impl Kind {
    pub(super) const NAMES: [&'static str; 9] = [
        "where to step in sight of somebody",
        "throw, use or step",
        "somebody beside",
        "badly hurt in a fight",
        "a boss in sight",
        "which offer",
        "what to buy",
        "which branch",
        "drink in peace",
    ];

    pub(super) const ALL: [Self; Self::NAMES.len()] = [
        Self::Step,
        Self::Throw,
        Self::Beside,
        Self::Hurt,
        Self::Boss,
        Self::Offer,
        Self::Trade,
        Self::Branch,
        Self::Drink,
    ];

    /// Of so many of each kind one is judged.
    pub(super) const STRIDES: [u64; Self::NAMES.len()] = [61, 61, 61, 17, 31, 5, 5, 3, 7];

    /// The questions that are open, with their options in the order of the commands: in sight of a creature whatever
    /// can be done in a turn, in peace something of one sort or nothing.
    pub(super) fn asked(view: &View, seat: Seat, legal: &[Command]) -> Vec<(Self, Vec<Command>)> {
        let take =
            |is_such: &dyn Fn(&Command) -> bool| legal.iter().copied().filter(is_such).collect::<Vec<_>>();
        if view.offer.is_some() {
            let has_room = legal.iter().any(|command| matches!(command, Command::Choose(_)));
            let is_answer = |command: &Command| !has_room || !matches!(command, Command::Drop(_));
            return vec![(Self::Offer, take(&is_answer))];
        }
        if let Some(kind) = Self::in_danger(view, seat, legal) {
            return vec![(kind, take(&|command| is_deed(view, *command)))];
        }
        let sorts: [(Self, Sort, bool); 3] = [
            (Self::Trade, |command| matches!(command, Command::Buy(_)), true),
            (Self::Branch, |command| matches!(command, Command::Descend(_)), false),
            (Self::Drink, |command| *command == Command::Drink(Flask::Healing), true),
        ];
        let open = sorts.into_iter().filter(|(_, is_such, _)| legal.iter().any(is_such));
        open.map(|(kind, is_such, can_wait)| {
            (kind, take(&|command| is_such(command) || can_wait && *command == Command::Wait))
        })
        .collect()
    }

    /// What is asked in sight of somebody who is awake.
    fn in_danger(view: &View, seat: Seat, legal: &[Command]) -> Option<Self> {
        let hero = view.hero(seat);
        let mut awake = view.foes.iter().filter(|foe| foe.is_awake()).peekable();
        awake.peek()?;
        let at_hand = |command: &Command| match *command {
            Command::Throw(_, at) | Command::Hurl(_, at) => view.foe_at(at).is_some(),
            Command::Use(_) => true,
            _ => false,
        };
        Some(if view.foes.iter().any(|foe| foe.kind.is_boss()) {
            Self::Boss
        } else if hero.hp.0 * BADLY < hero.most.0 {
            Self::Hurt
        } else if awake.any(|foe| foe.at.distance(hero.at) == 1) {
            Self::Beside
        } else if legal.iter().any(at_hand) {
            Self::Throw
        } else {
            Self::Step
        })
    }

    /// What must change before a question of peace is asked again: it stays open all the while, and nobody thinks
    /// about it at every step. Nothing for what is asked every time.
    pub(super) fn occasion(self, view: &View, seat: Seat) -> Option<Digest> {
        match self {
            Self::Step | Self::Throw | Self::Beside | Self::Hurt | Self::Boss | Self::Offer => None,
            Self::Trade => Some(Digest::of(&(view.place, view.purse))),
            Self::Branch => Some(Digest::of(&view.place)),
            Self::Drink => {
                Some(Digest::of(&(view.place, view.kills, view.hero(seat).flasks(Flask::Healing))))
            }
        }
    }
}

/// What commands of a sort have in common.
type Sort = fn(&Command) -> bool;

/// Whether a command does something about creatures. Of all tiles that something could be thrown at only those count
/// on which somebody stands.
fn is_deed(view: &View, command: Command) -> bool {
    match command {
        Command::Throw(_, at) | Command::Hurl(_, at) => view.foe_at(at).is_some(),
        Command::Descend(branch) => branch == Branch::Left,
        Command::Drop(_) | Command::Buy(_) | Command::Take => false,
        _ => true,
    }
}
