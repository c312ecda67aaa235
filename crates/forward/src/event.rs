//! What happened, as facts. The words for them are in `text`.

use engine::Disclosure;
use serde::{Deserialize, Serialize};

use crate::{Bend, Blow, Card, Die, Hp, Intents, Location, Lux, Price, Slot, Slots, Strikers, Weapon};

/// A fact about a run. All events are for everyone: Forward has one seat, and what stays
/// hidden from it is not told at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields are called what they are")]
pub enum Event {
    /// The traveller came to a location, where so many cards wait in the deck.
    LocationEntered { location: Location, cards: u8 },
    /// A card was laid face down into the row.
    CardDealt { slot: Slot },
    /// A card of the row was turned over and met.
    CardTurned { slot: Slot, card: Card },
    /// A look showed a card, which now lies face up.
    CardShown { slot: Slot, card: Card },
    /// Cards of the row were shuffled back into the deck.
    CardsReturned { slots: Slots },

    /// HP came back.
    Healed { source: Healing, amount: Hp, hp: Hp },
    /// The prism filled.
    LuxGained { amount: Lux, lux: Lux },
    /// Lux was spent or lost.
    LuxSpent { purpose: LuxUse, lux: Lux },
    /// A weapon was taken up.
    WeaponTaken { weapon: Weapon, replaced: Option<Weapon> },
    /// A weapon was left lying because another is kept.
    WeaponLeft { weapon: Weapon, kept: Weapon },

    /// A foe stood up from its card.
    FoeMet { foe: Card, hp: Hp },
    /// Both sides rolled.
    DiceRolled { yours: [u8; 3], foes: u8 },
    /// One of the traveller's dice was rolled again.
    DieRerolled { die: Die, from: u8, to: u8 },
    /// Both results applied at once.
    RoundFought { yours: Strike, foes: Strike, hp: Hp, foe_hp: Hp },
    /// The round would kill, and there is Lux to undo it.
    BrinkReached,
    /// The damage of a round was undone.
    DeathWarded { hp: Hp },
    /// A foe was slain.
    FoeSlain { foe: Card },

    /// A Terror asks its price.
    TerrorMet,
    /// The Terror was paid.
    TerrorPaid { price: Price },
    /// HP were lost outside a fight.
    Hurt { cause: Card, amount: Hp, hp: Hp },

    /// The ground opened.
    PitMet,
    /// The die of the pit fell.
    PitRolled { number: u8, success: bool },
    /// The pit is behind the traveller.
    PitLeft { successes: u8, failures: u8 },

    /// Lux cannot be used until the next Blessing.
    SnareClosed,
    /// Lux can be used again.
    SnareLifted,

    /// A location was survived to its last card.
    LocationCleared { location: Location, hp: Hp, lux: Lux, pace: u16 },
    /// The run ended in death.
    Died { cause: Card, location: Location },
    /// The run was won.
    Won,

    /// On the road, a place bends a rule.
    PlaceBent { bend: Bend },
    /// A foe announced what it does.
    Announced { intents: Intents },
    /// The foe's die fell, after the traveller's were chosen.
    FoeRolled { number: u8 },
    /// A die that was used was rolled anew.
    DieRenewed { die: Die, to: u8 },
    /// A die that was used was turned over.
    DieTurned { die: Die, from: u8, to: u8 },
    /// A die was laid across a pit.
    PitBridged { number: u8 },
    /// All dice went out: each shows a 1.
    DiceDarkened,
    /// HP were paid for another roll.
    BloodSpent { amount: Hp, hp: Hp },
    /// Two weapons lie there.
    WeaponsFound { blade: Weapon, shield: Weapon },
    /// Both weapons were left lying.
    WeaponsLeft { kept: Weapon },
    /// The last card of a fork was left behind, unmet.
    CardLeft { slot: Slot, card: Card },
    /// Both sides struck at once: which dice struck, what they dealt and the others guarded, how hard the foe's blow
    /// was, and what got through.
    Exchanged { strikers: Strikers, dealt: Hp, guard: u8, blow: u8, taken: Hp, hp: Hp, foe_hp: Hp },
}

/// One side of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Strike {
    /// The number that counted.
    pub number: u8,
    /// What the number did.
    pub blow: Blow,
    /// HP it really took from the other side.
    pub dealt: Hp,
}

/// Where HP came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Healing {
    /// An Item card.
    Item,
    /// A Blessing card.
    Blessing,
    /// Lux.
    Lux,
    /// The rest between two locations.
    Rest,
}

/// What Lux went into.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LuxUse {
    /// Healing.
    Heal,
    /// A look at the row.
    Peek,
    /// Another roll of a die.
    Reroll,
    /// The undoing of a deadly round.
    Ward,
    /// A Terror's price, which is a loss and not a use.
    Terror,
}

impl Disclosure for Event {
    fn discloses(&self) -> bool {
        matches!(
            self,
            Self::CardTurned { .. }
                | Self::CardShown { .. }
                | Self::DiceRolled { .. }
                | Self::DieRerolled { .. }
                | Self::PitRolled { .. }
                | Self::FoeRolled { .. }
                | Self::DieRenewed { .. }
                | Self::CardLeft { .. }
        )
    }
}
