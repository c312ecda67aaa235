//! Who lives in the tower.

use crate::text::numbers::counted;
use crate::{Archetype, Content, Doors, Kind};

impl Kind {
    /// What it does, without its numbers.
    pub fn about(self, content: &Content) -> String {
        let mut sentences = vec![self.way(content)];
        if let Some(ailment) = self.brings() {
            let turns = counted(content.lasts(ailment), "turn");
            sentences.push(format!("Its hits bring {ailment} for {turns}."));
        }
        let speed = content.foes.speeds[self.index()];
        if speed >= 150 {
            sentences.push("Quick: it often takes two steps.".to_owned());
        } else if speed <= 80 {
            sentences.push("Slow: it often misses a turn.".to_owned());
        }
        sentences.push(
            match self.doors() {
                Doors::Stopped => "Closed doors stop it.",
                Doors::Opens => "It opens doors.",
                Doors::Passes => "It passes through closed doors.",
            }
            .to_owned(),
        );
        sentences.join(" ")
    }

    fn way(self, content: &Content) -> String {
        let steps = counted(content.foes.reaches[self.index()], "step");
        let text = match self {
            Self::Slime => "A heap of slime that comes near and bumps.",
            Self::Goblin => {
                let theft = content.deeds.theft;
                return format!(
                    "Its bump steals {} gold and more the higher the floor; then it runs with it.",
                    theft.on(1)
                );
            }
            Self::Specter => return format!("Touches from up to {steps} away, and never steps back."),
            Self::Imp => return format!("Throws fire along rows and columns, up to {steps}."),
            Self::EmberSlime => "Bursts when it dies and burns everybody beside it, foes too.",
            Self::Hobgoblin => return format!("Calls everybody within {steps} when it notices you."),
            Self::Wraith => "Comes straight through doors.",
            Self::Spider => {
                return format!("Spits venom up to {steps}, and steps back from whoever comes near.");
            }
            Self::ArcherCaptain => {
                return format!("Announces an aimed arrow at your tile, up to {steps}; it makes vulnerable.");
            }
            Self::AcolyteMage => "Announces a cloud of poison over three by three tiles.",
            Self::FrostAdept => "Announces a cross of frost, which slows.",
            Self::Bulwark => "Guards every other turn, and guards those beside it all the time.",
            Self::Berserker => "Acts twice a turn below half of its HP.",
            Self::Warden => {
                "Guards, announces a heavy swing, strikes, then throws a chain that pulls you near."
            }
            Self::ObsidianKnight => "Guards, announces a heavy swing, strikes, then charges along a line.",
            Self::FloorGuardian => {
                "Guards, announces a heavy swing, strikes, then calls helpers or burns its row and column."
            }
            Self::Wolf | Self::DireWolf | Self::Bowman | Self::Protector | Self::Charger => {
                match self.archetype() {
                    Archetype::Archer => {
                        return format!("Shoots up to {steps}, and steps back from whoever comes near.");
                    }
                    Archetype::Protector => "Guards every other turn.",
                    Archetype::Charger => "Announces a charge along a line, which hits hard and throws back.",
                    Archetype::Walker | Archetype::Mage | Archetype::Boss => "Comes near and bumps.",
                }
            }
        };
        text.to_owned()
    }
}
