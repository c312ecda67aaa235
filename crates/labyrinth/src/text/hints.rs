//! What killed, how, and what might have helped.

use crate::{Ailment, Archetype, Cause, Content, Intent, Kind, Manner, Thing};

impl Cause {
    /// How it came about, in a sentence.
    pub fn story(&self) -> String {
        match self {
            Self::Foe(kind, manner) => {
                let who = kind.with_article();
                match manner {
                    Manner::Bump => format!("You were struck down by {who}."),
                    Manner::Answer => format!("You bumped into {who}, and it struck back."),
                    Manner::Shot if *kind == Kind::Specter => format!("You were touched by {who}."),
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
                content.places.spikes / 10
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

impl Kind {
    /// How to fight it, in a sentence.
    pub fn hint(self, content: &Content) -> String {
        let text = match self {
            Self::Wolf | Self::DireWolf => {
                "Wolves run in fast: meet them in a corridor, one at a time, or close the door."
            }
            Self::Specter | Self::Wraith => {
                "Doors do not stop it: fight it in the open, and guard when you must wait."
            }
            Self::Bowman | Self::ArcherCaptain | Self::Spider => {
                "Break its line of sight: wait behind a corner or a door until it comes near."
            }
            Self::Goblin => "It only wants your gold: slay it and you get it back.",
            Self::Hobgoblin => "It calls all the others: fight it where only one can reach you.",
            Self::Berserker => {
                "It acts twice below half its HP: soften it from afar, then finish it quickly."
            }
            Self::Bulwark => "It guards those beside it: strike the Bulwark first.",
            _ => match self.archetype() {
                Archetype::Protector => "It guards every other turn: strike in between.",
                Archetype::Charger => "It charges along lines: stay off its row and column.",
                Archetype::Mage => "It is weak when bumped: leave the marked tiles and close in.",
                Archetype::Boss => {
                    "It repeats itself: guard, swing, blow, something special. Strike after the swing."
                }
                Archetype::Walker | Archetype::Archer => {
                    return format!(
                        "One foe at a time: fight in doorways, guard to take {}% off a hit, and leave while you can.",
                        content.blows.guard
                    );
                }
            },
        };
        text.to_owned()
    }
}
