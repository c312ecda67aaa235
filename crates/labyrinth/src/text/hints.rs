//! What killed, how, and what might have helped.

use crate::{Ailment, Cause, Content, Intent, Manner, Missile, Thing};

impl Cause {
    /// How it came about, in a sentence.
    pub fn story(&self) -> String {
        match self {
            Self::Foe(kind, manner) => {
                let who = kind.with_article();
                match manner {
                    Manner::Bump => format!("You were struck down by {who}."),
                    Manner::Answer => format!("You bumped into {who}, and it struck back."),
                    Manner::Shot if kind.missile() == Some(Missile::Touch) => {
                        format!("You were touched by {who}.")
                    }
                    Manner::Shot => format!("You were shot by {who}."),
                    Manner::Burst => format!("You stood beside {who} when it burst."),
                    Manner::Spell(_) | Manner::Deed | Manner::Thorns => format!("You were slain by {who}."),
                }
            }
            Self::Deed(kind, intent) => {
                format!("You did not get out of the way of the {intent} of {}.", kind.with_article())
            }
            Self::Ailment(Ailment::Bleed) => "You bled to death.".to_owned(),
            Self::Ailment(Ailment::Burn) => "You burned to death.".to_owned(),
            Self::Ailment(_) => "Poison was the end of you.".to_owned(),
            Self::Trap(Thing::Darts) => "Darts from the wall were the end of you.".to_owned(),
            Self::Trap(_) => "You fell on spikes.".to_owned(),
        }
    }

    /// What might have helped, with the numbers of the run.
    pub fn hint(&self, content: &Content) -> String {
        match self {
            Self::Deed(_, intent) => intent.hint(),
            Self::Foe(kind, Manner::Burst) => {
                format!(
                    "{kind}s burst when they die: finish them with an arrow or a spell, from two tiles away."
                )
            }
            Self::Foe(_, Manner::Answer) => format!(
                "Whoever is bumped strikes back at once. Below a third of your HP, close a door or drink: a \
                 potion heals {}%.",
                content.places.potion
            ),
            Self::Foe(kind, _) => kind.hint(content),
            Self::Ailment(Ailment::Poison | Ailment::Bleed | Ailment::Burn) => {
                "A fountain ends all that ails you, and warded armour halves its time.".to_owned()
            }
            Self::Ailment(_) => "A fountain ends all that ails you.".to_owned(),
            Self::Trap(_) => format!(
                "Traps can be seen: walk around them, or lure others over them. Spikes take {}% of all HP.",
                content.places.spikes.percent()
            ),
        }
    }
}

impl Intent {
    fn hint(self) -> String {
        match self {
            Self::Charge(_) | Self::Chain(_) => {
                "It goes along one line: step aside as soon as it is announced.".to_owned()
            }
            Self::Swing(_) | Self::Ring => {
                "It hits only tiles beside it: step away and come back.".to_owned()
            }
            Self::Beam => "It burns its own row and column: stand anywhere else.".to_owned(),
            Self::Blast(_) | Self::Cross(_) | Self::Arrow(_) => {
                "It hits the tiles that are marked, not you: leave them before your turn is over.".to_owned()
            }
            Self::Summon => "Strike hard before its helpers come.".to_owned(),
        }
    }
}
