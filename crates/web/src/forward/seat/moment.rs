//! What lies on the table at one moment, for the play page and the replay alike.

use engine::{Audience, Game, Seat, Seed};
use forward::{Card, Command, Forward, Hp, Phase, Refusal, Throw, View};
use stage::forward::{Beat, Oracle, Outlook, Rolling};

/// The table after a command.
#[derive(Clone, Debug)]
pub(in crate::forward) struct Moment {
    /// The game, for questions about what is legal.
    pub(in crate::forward) game: Forward,
    /// What the player may know of it.
    pub(in crate::forward) view: View,
    /// What can be known about the choices.
    pub(in crate::forward) outlook: Outlook,
    /// The seed of the run.
    pub(in crate::forward) seed: Seed,
}

impl Moment {
    /// The table as it stands.
    pub(in crate::forward) fn of(game: &Forward, seed: Seed, oracle: &Oracle) -> Self {
        let view = game.view(Audience::Seat(Seat::FIRST));
        Self { game: game.clone(), view, outlook: oracle.outlook(game), seed }
    }

    /// Why a command cannot be given now.
    pub(in crate::forward) fn refusal(&self, command: Command) -> Option<Refusal> {
        self.game.check(Seat::FIRST, command).err()
    }
}

/// A beat of a film that is to be seen now.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::forward) struct Still {
    /// What is to be seen.
    pub(in crate::forward) beat: Beat,
    /// How many beats came before.
    pub(in crate::forward) place: usize,
    /// The table before the command.
    pub(in crate::forward) before: View,
    /// The cards that have turned in this film so far, the present one included.
    pub(in crate::forward) turned: [Option<Card>; 3],
    /// The dice that lay on the table last.
    pub(in crate::forward) throw: Throw,
    /// Whether dice that roll in this beat are still in the air.
    pub(in crate::forward) dice: Rolling,
}

/// What the middle of the table shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::forward) enum Scene {
    /// The row of three cards.
    Row,
    /// A round of a fight, or what it leads to unless it is undone.
    Fight,
    /// A climb whose die rolls by itself.
    Pit,
    /// A round of the road, or what came of it.
    Bout,
    /// A pit of the road.
    Gap,
    /// Two weapons.
    Find,
    /// A Terror's price.
    Terror,
    /// A location that is done.
    Cleared,
    /// The end.
    Over,
}

impl Scene {
    /// The scene of a table, or of the beat that is to be seen instead.
    pub(in crate::forward) fn of(view: &View, still: Option<&Still>) -> Self {
        if let Some(still) = still {
            return match still.beat {
                Beat::Turn { .. } | Beat::Left { .. } => Self::Row,
                Beat::Roll { .. } | Beat::Blows { .. } => Self::Fight,
                Beat::PitRoll { .. } => Self::Pit,
                Beat::Answer { .. } | Beat::Exchange { .. } | Beat::Renew { foe: Some(_), .. } => Self::Bout,
                Beat::Bridge { .. } | Beat::Renew { foe: None, .. } => Self::Gap,
            };
        }
        match view.phase {
            Phase::Path if view.laid().is_empty() => Self::Cleared,
            Phase::Path | Phase::Peek => Self::Row,
            Phase::Clash { .. } | Phase::Brink { .. } => Self::Fight,
            Phase::Fight { .. } => Self::Bout,
            Phase::Terror => Self::Terror,
            Phase::Find => Self::Find,
            Phase::Pit { .. } => Self::Pit,
            Phase::Gap => Self::Gap,
            Phase::Over(_) => Self::Over,
        }
    }
}

/// The traveller and the deck as they are to be seen: until a card has turned or a round of the road is fought, nobody
/// knows what comes of it.
pub(in crate::forward) fn shown(view: &View, still: Option<&Still>) -> View {
    match still {
        Some(Still {
            beat: Beat::Turn { .. } | Beat::Answer { .. } | Beat::Exchange { .. } | Beat::Bridge { .. },
            before,
            ..
        }) => *before,
        _ => *view,
    }
}

/// HP as they are to be seen.
pub(in crate::forward) fn shown_hp(view: &View, still: Option<&Still>) -> Hp {
    still.map_or(view.hero.hp, |still| still.beat.hp())
}
