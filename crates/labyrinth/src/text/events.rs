//! What happened, in one sentence each, told to whoever climbs.

use std::fmt;

use super::numbers::{capital, counted};
use super::who::{Opening, Whose, Within};
use crate::{
    Ailment, Blessing, Event, Flask, Gold, Healing, Hp, Loot, Manner, Missile, Percent, Spell, Thing, Turns,
    Who, Xp,
};

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::FloorEntered { floor } => write!(f, "You came up to floor {floor}."),
            Self::Revealed { tiles } => write!(f, "You saw {}.", counted(tiles, "new tile")),
            Self::Stepped { .. } => f.write_str("You took a step."),
            Self::Dashed { .. } => f.write_str("You dashed."),
            Self::Guarded => f.write_str("You raised your guard."),
            Self::DoorOpened { by: Who::Hero, .. } => f.write_str("You opened a door."),
            Self::DoorOpened { by, .. } => write!(f, "{} opened a door.", Opening(by)),
            Self::DoorClosed { .. } => f.write_str("You closed the door."),
            Self::DoorUnlocked { .. } => f.write_str("The key turned, and the door stood open."),
            Self::SecretOpened { .. } => f.write_str("The cracked wall gave way."),

            Self::FoeSeen { kind, .. } => write!(f, "{} came into sight.", capital(&kind.with_article())),
            Self::FoeWoke { kind, .. } => write!(f, "The {kind} noticed you."),
            Self::FoeShouted { kind, .. } => write!(f, "The {kind} called all who could hear it."),
            Self::FoeLost { kind, .. } => write!(f, "The {kind} lost your track, and recovered."),
            Self::FoeStepped { kind, .. } => write!(f, "The {kind} moved."),
            Self::FoeLagged { kind, .. } => write!(f, "The {kind} was too slow to act."),
            Self::FoeHurries { kind, .. } => write!(f, "The {kind} gathered itself for two steps at once."),
            Self::FoeGuards { kind, .. } => write!(f, "The {kind} raised its guard."),
            Self::Announced { kind, intent, .. } => {
                write!(f, "The {kind} announced {}.", intent.announced())
            }
            Self::DeedDone { kind, intent, .. } => write!(f, "The {kind} {}.", intent.done()),

            Self::Struck { .. } => self.struck(f),
            Self::Shot { by, spell, .. } => shot(f, by, spell),
            Self::Thrown { who: Who::Hero, .. } => f.write_str("You were thrown off your feet."),
            Self::Thrown { who, .. } => write!(f, "{} was knocked back.", Opening(who)),
            Self::Afflicted { who, ailment, turns } => afflicted(f, who, ailment, turns),
            Self::Suffered { who, ailment, amount, .. } => suffered(f, who, ailment, amount),
            Self::TrapSprung { trap: Thing::Darts, who, amount, .. } => {
                write!(f, "Darts from the wall hit {} for {amount}.", Within(who))
            }
            Self::TrapSprung { trap, who, amount, .. } => {
                write!(f, "The {trap} hurt {} for {amount}.", Within(who))
            }
            Self::Burst { .. } => f.write_str("It burst into flames."),
            Self::Slain { kind, at: Some(_), .. } => write!(f, "The {kind} fell."),
            Self::Slain { kind, at: None, .. } => write!(f, "The {kind} fell, out of sight."),
            Self::Robbed { kind, gold, .. } => write!(f, "The {kind} stole {gold} gold and ran."),

            Self::FightBegan
            | Self::FightWon { .. }
            | Self::FightBrokenOff
            | Self::Healed { .. }
            | Self::LevelGained { .. }
            | Self::DriftRose { .. }
            | Self::FloorStirred { .. }
            | Self::Sought { .. }
            | Self::ArrivalAnnounced { .. }
            | Self::Arrived { .. }
            | Self::Found { .. }
            | Self::KeyFound { .. }
            | Self::LeftLying { .. }
            | Self::Dropped { .. }
            | Self::Equipped { .. }
            | Self::Drunk { .. }
            | Self::TomeRead { .. }
            | Self::PurseRegained { .. }
            | Self::ChargesBack
            | Self::ArrowBack { .. }
            | Self::Blessed { .. }
            | Self::FountainUsed { .. }
            | Self::Bought { .. }
            | Self::Rerolled { .. }
            | Self::Upgraded { .. }
            | Self::RelicTaken { .. }
            | Self::Interest { .. }
            | Self::DeathTurned
            | Self::Died { .. } => self.rewards(f),
        }
    }
}

impl Event {
    /// What fights bring, what is found, and what is traded.
    fn rewards(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::FightBegan => f.write_str("A fight began."),
            Self::FightWon { xp: Xp(0), gold: Gold(0), .. } => {
                f.write_str("You won the fight, which brought nothing.")
            }
            Self::FightWon { xp, gold, share: Percent(100) } => {
                write!(f, "You won the fight: {xp} XP and {gold} gold.")
            }
            Self::FightWon { xp, gold, share } => {
                write!(f, "You won the fight: {xp} XP and {gold} gold, diminished to {share}%.")
            }
            Self::FightBrokenOff => f.write_str("The fight was broken off."),
            Self::Healed { source, amount, .. } => write!(f, "{} {amount} HP.", source.words()),
            Self::LevelGained { level } => write!(f, "You reached level {level}."),
            Self::DriftRose { .. } => f.write_str("Whoever arrives on this floor is stronger from now on."),
            Self::FloorStirred { every } => write!(
                f,
                "The floor stirs: every {} somebody stronger will come looking for you.",
                counted(every, "turn")
            ),
            Self::Sought { kind, strength: Percent(100) } => {
                write!(f, "{} comes looking for you.", capital(&kind.with_article()))
            }
            Self::Sought { kind, strength: Percent(strength) } => {
                let who = capital(&kind.with_article());
                write!(f, "{who} comes looking for you, {}% stronger than its kind.", strength - 100)
            }
            Self::ArrivalAnnounced { kind, turns, .. } => {
                let who = capital(&kind.with_article());
                write!(f, "{who} will arrive at a spawn pad in {}.", counted(turns, "turn"))
            }
            Self::Arrived { kind, .. } => write!(f, "{} arrived.", capital(&kind.with_article())),

            Self::Found { loot, .. } => write!(f, "You found {}.", some(loot)),
            Self::KeyFound { .. } => f.write_str("You found a key."),
            Self::LeftLying { loot: loot @ Loot::Gear(_), .. } => {
                write!(f, "Your bag was full: you left {} lying.", some(loot))
            }
            Self::LeftLying { loot, .. } => {
                write!(f, "You could carry no more: you left {} lying.", some(loot))
            }
            Self::Dropped { loot, .. } => write!(f, "{} came to lie on the floor.", capital(&some(loot))),
            Self::Equipped { item, old: None, .. } => write!(f, "You put on the {item}."),
            Self::Equipped { item, old: Some(old), .. } => {
                write!(f, "You put on the {item} and put away the {old}.")
            }
            Self::Drunk { flask: Flask::Potion } => f.write_str("You drank a potion."),
            Self::Drunk { flask } => write!(f, "You drank a {flask}."),
            Self::TomeRead { spell, most } => {
                write!(f, "You read about {spell}: {} from now on.", counted(most, "charge"))
            }
            Self::PurseRegained { gold } => write!(f, "You took back the {gold} gold that it had stolen."),
            Self::ChargesBack => f.write_str("Charges of your spells came back."),
            Self::ArrowBack { arrows } => write!(f, "Your quiver now held {}.", counted(arrows, "arrow")),
            Self::Blessed { blessing, .. } => f.write_str(blessing.words()),
            Self::FountainUsed { .. } => {
                f.write_str("You drank from the fountain, and nothing ailed you any more.")
            }

            Self::Bought { loot, price } => write!(f, "You bought {} for {price} gold.", some(loot)),
            Self::Rerolled { price } => {
                write!(f, "You paid {price} gold, and the shop laid out other things.")
            }
            Self::Upgraded { item, price, .. } => {
                write!(f, "You paid {price} gold, and your gear became the {item}.")
            }
            Self::RelicTaken { relic, price } => write!(f, "You took the relic {relic} for {price} gold."),
            Self::Interest { gold } => write!(f, "The Miser's Scales brought you {gold} gold."),
            Self::DeathTurned => f.write_str("Second Wind turned death away, and was gone."),
            Self::Died { cause, floor } => write!(f, "{} Defeated on floor {floor}.", cause.story()),
            // All others have been told.
            _ => Ok(()),
        }
    }

    fn struck(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::Struck { by, target, manner, amount, crit, guarded, .. } = *self else { return Ok(()) };
        let victim = Within(target);
        match manner {
            Manner::Bump => write!(f, "{} hit {victim} for {amount}", Opening(by))?,
            Manner::Answer => write!(f, "{} struck back at {victim} for {amount}", Opening(by))?,
            Manner::Shot if is_touch(by) => write!(f, "{} touched {victim} for {amount}", Opening(by))?,
            Manner::Shot => write!(f, "{} shot hit {victim} for {amount}", Whose(by))?,
            Manner::Spell(spell) => write!(f, "{} {spell} hit {victim} for {amount}", Whose(by))?,
            Manner::Deed => write!(f, "{} blow caught {victim} for {amount}", Whose(by))?,
            Manner::Burst => write!(f, "The flames of {} burned {victim} for {amount}", Within(by))?,
            Manner::Thorns => write!(f, "{} thorns pricked {victim} for {amount}", Whose(by))?,
        }
        match (guarded, target) {
            (true, Who::Hero) => f.write_str(" through your guard")?,
            (true, Who::Foe(..)) => f.write_str(" through its guard")?,
            (false, _) => {}
        }
        f.write_str(if crit { ": a critical hit!" } else { "." })
    }
}

fn shot(f: &mut fmt::Formatter<'_>, by: Who, spell: Option<Spell>) -> fmt::Result {
    match (by, spell) {
        (_, Some(spell)) => write!(f, "{} cast {spell}.", Opening(by)),
        (Who::Hero, None) => f.write_str("You shot an arrow."),
        (Who::Foe(..), None) if is_touch(by) => write!(f, "{} reached for you.", Opening(by)),
        (Who::Foe(..), None) => write!(f, "{} shot at you.", Opening(by)),
    }
}

/// Whether somebody touches from afar instead of shooting.
fn is_touch(by: Who) -> bool {
    matches!(by, Who::Foe(_, kind) if kind.missile() == Some(Missile::Touch))
}

fn afflicted(f: &mut fmt::Formatter<'_>, who: Who, ailment: Ailment, turns: Turns) -> fmt::Result {
    let was = if who == Who::Hero { "were" } else { "was" };
    let what = match ailment {
        Ailment::Bleed => "began to bleed".to_owned(),
        Ailment::Poison => format!("{was} poisoned"),
        Ailment::Slow => format!("{was} slowed"),
        Ailment::Vulnerable => format!("{was} vulnerable"),
        Ailment::Burn => "caught fire".to_owned(),
    };
    write!(f, "{} {what} ({}).", Opening(who), counted(turns, "turn"))
}

fn suffered(f: &mut fmt::Formatter<'_>, who: Who, ailment: Ailment, amount: Hp) -> fmt::Result {
    match ailment {
        Ailment::Bleed => write!(f, "{} bled for {amount}.", Opening(who)),
        Ailment::Burn => write!(f, "{} burned for {amount}.", Opening(who)),
        _ => write!(f, "{ailment} took {amount} HP from {}.", Within(who)),
    }
}

/// Something as one of many: a Blade, an Armour is only Armour, 5 gold.
pub(crate) fn some(loot: Loot) -> String {
    let name = loot.to_string();
    match loot {
        Loot::Gold(_) => name,
        Loot::Gear(item) => {
            let rarity = item.rarity.to_string().to_ascii_lowercase();
            let article = if rarity.starts_with(['e', 'u']) { "an" } else { "a" };
            match item.make {
                crate::Make::Armour | crate::Make::Boots => format!("{name} ({rarity})"),
                _ => format!("{article} {rarity} {name}"),
            }
        }
        _ => format!("a {name}"),
    }
}

impl Healing {
    /// Where HP came from, up to their number.
    const fn words(self) -> &'static str {
        match self {
            Self::Fight => "You caught your breath and got back",
            Self::Level => "The new level gave you back",
            Self::Potion => "The potion healed",
            Self::Fountain => "The water healed",
            Self::Welcome => "The quiet of the milestone healed",
            Self::Station => "The heal station healed",
            Self::Leech => "The Leech Stone gave you",
            Self::SecondWind => "You rose again with",
        }
    }
}

impl Blessing {
    const fn words(self) -> &'static str {
        match self {
            Self::Health => "The shrine gave you health for good.",
            Self::Attack => "The shrine gave you strength for good.",
            Self::Defence => "The shrine made your skin tougher for good.",
            Self::Magic => "The shrine filled you with magic.",
        }
    }
}
