//! The creatures in words: what each does is made of its row, and what it teaches is told once it was met.

use std::cmp::Ordering;

use crate::{Ailment, Energy, Habit, Kind, Matter, Nature, Tier, Trait};

impl Tier {
    /// The figure that stands beside whoever is of it.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Rooted => "0",
            Self::Wanderer => "1",
            Self::Hunter => "2",
            Self::Tactician => "3",
            Self::Boss => "B",
        }
    }

    /// How those of it think, in a few words.
    pub const fn line(self) -> &'static str {
        match self {
            Self::Rooted => "it stays where it is",
            Self::Wanderer => "it walks about, and comes after whom it sees",
            Self::Hunter => "it finds its way to whom it has seen",
            Self::Tactician => "it chooses where to stand and whom to call",
            Self::Boss => "it keeps the way on, and announces its blows",
        }
    }
}

impl Kind {
    /// How to get the better of it.
    pub const fn lesson(self) -> &'static str {
        match self {
            Self::Rat => "Rats come in packs: stand in a corridor, and one comes at a time.",
            Self::Bat => "A bat flits away after each bite: wait for it, and strike when it comes back.",
            Self::Goblin => "A goblin that is badly hurt runs and comes back with friends: finish it.",
            Self::Puffcap => "A puffcap bursts into spores when it is struck: throw something, or leave it.",
            Self::OilJelly => {
                "A jelly leaves oil where it dies: light it from afar, or wade out before fire comes."
            }
            Self::LanternMoth => "Moths fly to fire rather than to you: light something elsewhere.",
            Self::CinderBeetle => "A beetle dies in flames: slay it where nothing burns, and step back.",
            Self::SumpEel => "An eel never leaves the water: walk around it, and off tiles that ripple.",
            Self::Skeleton => {
                "Skeletons leave bones that others raise: fire hurts them, and burns the bones."
            }
            Self::WallCrossbow => "A crossbow aims along its row and column: step aside when it does.",
            Self::GraveHound => {
                "Hounds surround you in the open, and wait outside of corridors: hold a door."
            }
            Self::ChestMimic => {
                "A chest that breathes is none: look at it before you walk up, or throw at it."
            }
            Self::Orc => "An orc opens doors and goes where it saw you last: break its sight twice.",
            Self::AcidSpitter => {
                "A spitter keeps its distance: come to it around corners, never along a row."
            }
            Self::RimeImp => "An imp freezes what it walks over and chills whom it strikes: fire hurts it.",
            Self::PaviseGuard => {
                "A pavise guard is covered in front alone: come from its side, or use the ground."
            }
            Self::BoneChanter => "A chanter raises bones again and again: strike it before all others.",
            Self::Wraith => {
                "Neither doors nor friends hold a wraith: fight it where you stand, and finish it."
            }
            Self::Golem => "A golem cannot walk: leave it alone, or strike it with shocks.",
            Self::BogDrowned => {
                "The drowned hold whom they strike and are slow: keep away, and away from water."
            }
            Self::WarCaller => "A caller wakes whoever hears it: come near unseen, and silence it first.",
            Self::EmberAdept => {
                "An adept lights what burns under you: stand on bare stone, or have wet feet."
            }
            Self::VeilStalker => "A stalker is not seen in grass, steam and gas: burn its cover.",
            Self::StormBinder => "A binder strikes through water: keep your feet dry.",
            Self::NullWarden => {
                "Within two tiles of a warden tags and pairs are nothing: throw, or fight bare."
            }
            Self::AshenDrake => "A drake announces a cone of fire: step to its side.",
            Self::Dragon => "A dragon sleeps until you are beside it: what it lies on may not be worth it.",
            Self::Slimelet => "Slimelets are eaten by the monarch: slay them first.",
            Self::SkeletonKing => {
                "The king's blows show their tiles: leave them, strike in between, and use fire."
            }
            Self::SlimeMonarch => {
                "Cold freezes the monarch for two turns; acid that lies there runs on: keep moving."
            }
            Self::Vhal => {
                "Get out of the basin before the bolt, off the ice before the charge, and off the green."
            }
        }
    }

    /// What it is and does, in short lines that are made of its row.
    pub fn lines(self) -> Vec<String> {
        let nature = self.nature();
        let mut lines = vec![numbers(nature)];
        lines.extend(pace(nature));
        let habits = nature.phases.first().map_or(nature.habits, |phase| phase.habits);
        lines.extend(habits.iter().filter_map(|habit| way(*habit)));
        lines.extend(Trait::ALL.into_iter().filter(|one| self.has(*one)).map(quirk).map(str::to_owned));
        lines.extend(ground(nature));
        lines.extend(nature.phases.iter().skip(1).map(|phase| {
            let weather = phase.weather.map_or(String::new(), |weather| format!(": {weather}"));
            format!("from {}% of its HP it changes{weather}", phase.from)
        }));
        lines
    }
}

fn numbers(nature: &Nature) -> String {
    let Nature { hp, attack, defence, home, deepest, .. } = nature;
    let floors =
        if home == deepest { format!("floor {home}") } else { format!("floors {home} to {deepest}") };
    format!("{hp} HP, attack {attack}, defence {defence}, {floors}")
}

fn pace(nature: &Nature) -> Option<String> {
    let Some(step) = nature.step else { return Some("cannot walk".to_owned()) };
    match step.cmp(&Energy::ACTION) {
        Ordering::Less => Some("two steps in a turn".to_owned()),
        Ordering::Greater => Some("a step takes it two turns".to_owned()),
        Ordering::Equal => None,
    }
}

fn way(habit: Habit) -> Option<String> {
    Some(match habit {
        Habit::Strike | Habit::Chase | Habit::Wander => return None,
        Habit::Flit => "steps away after each strike".to_owned(),
        Habit::Flee => "runs under a quarter of its HP, mends, and comes back".to_owned(),
        Habit::SeekFire => "goes to fire rather than to you".to_owned(),
        Habit::Surround => "goes to a free side of you, and waits outside of corridors".to_owned(),
        Habit::KeepAway => "keeps three to five tiles away".to_owned(),
        Habit::Announce(blow) => format!("announces: {blow}"),
        Habit::RaiseBones => "raises skeletons from bones it sees".to_owned(),
        Habit::Call => "calls whoever hears it".to_owned(),
        Habit::Summon(kind, count, every) => format!("brings {count} {kind} every {every} turns"),
        Habit::Devour(kind, hp) => format!("eats a {kind} for {hp} HP"),
        Habit::Drag(matter) => format!("drags whom it holds into {matter}"),
    })
}

const fn quirk(one: Trait) -> &'static str {
    match one {
        Trait::Mindless => "has no fear",
        Trait::Handy => "opens doors",
        Trait::Ghostly => "passes doors and others",
        Trait::Shielded => "its defence counts in front alone",
        Trait::Veiled => "unseen in grass, steam and gas from more than two tiles away",
        Trait::Disguised => "is taken for a chest",
        Trait::Sleeper => "sleeps until it is hurt, or somebody is beside it",
        Trait::Nullifies => "dazes whoever is within two tiles",
        Trait::Splits => "fire splits slimelets off it",
    }
}

/// What the ground is to it, and what it is to the ground.
fn ground(nature: &Nature) -> Vec<String> {
    let mut lines = Vec::new();
    lines.extend(nature.domain.map(|matter| format!("never leaves {matter}")));
    lines.extend(nature.brings.map(|ailment: Ailment| format!("its strikes bring: {ailment}")));
    lines.extend(nature.treads.map(|matter: Matter| format!("brings {matter} wherever it steps")));
    lines.extend(nature.bleeds.map(|(matter, _)| format!("{matter} comes out of it when it is struck")));
    lines.extend(nature.leaves.map(|(matter, _, size)| format!("leaves {matter} on {size} where it dies")));
    let hardy = nature.hardy.iter().map(|matter| format!("{matter} is nothing to it"));
    lines.extend(hardy);
    lines.extend(nature.weak.map(|matter| match matter {
        Matter::Cold => "weak to cold, which freezes it".to_owned(),
        matter => format!("weak to {matter}: half as much again"),
    }));
    lines
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn each_kind_teaches_something_of_its_own_in_one_line() {
        let lessons: BTreeSet<&str> = Kind::ALL.into_iter().map(Kind::lesson).collect();
        assert_eq!(lessons.len(), Kind::COUNT);
        for lesson in lessons {
            assert!(lesson.ends_with('.') && lesson.len() <= 90, "{lesson}");
        }
    }

    #[test]
    fn tiers_are_told_apart_by_a_figure_and_a_line() {
        let told: BTreeSet<_> = Tier::ALL.into_iter().map(|tier| (tier.sign(), tier.line())).collect();
        assert_eq!(told.iter().map(|(sign, _)| *sign).collect::<String>(), "0123B");
        assert_eq!(told.iter().map(|(_, line)| line).collect::<BTreeSet<_>>().len(), Tier::ALL.len());
    }

    #[test]
    fn what_is_told_of_a_kind_follows_its_row() {
        let lines = |kind: Kind| kind.lines().join("\n");
        assert!(lines(Kind::Bat).contains("two steps in a turn") && lines(Kind::Bat).contains("steps away"));
        assert!(lines(Kind::Golem).contains("cannot walk") && lines(Kind::Golem).contains("weak to shock"));
        assert!(lines(Kind::Vhal).contains("from 33% of its HP it changes: ice boils away"));
        for kind in Kind::ALL {
            let told = kind.lines();
            let once: BTreeSet<&String> = told.iter().collect();
            assert_eq!(once.len(), told.len(), "{kind:?}: {told:?}");
            let is_rooted = told.iter().any(|line| line == "cannot walk");
            assert_eq!(kind.tier() == Tier::Rooted, is_rooted, "{kind:?}");
        }
    }
}
