//! What happened, in one sentence each.

use std::fmt;

use crate::{Event, Healing, Intents, LuxUse, Price, Slots, Strike};

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::LocationEntered { location, cards } => {
                write!(f, "Location {location}, {}: {cards} cards wait.", location.name())
            }
            Self::CardDealt { slot } => write!(f, "A card is laid in place {}.", slot.index() + 1),
            Self::CardTurned { slot, card } => write!(f, "Place {} holds: {card}.", slot.index() + 1),
            Self::CardShown { slot, card } => {
                write!(f, "Card {} lies open: {card}.", slot.index() + 1)
            }
            Self::CardsReturned { slots } => write!(f, "Back into the deck: {}.", cards(slots)),

            Self::Healed { source, amount, hp } if amount.is_gone() => {
                write!(f, "{} nothing ({hp}).", source.verb())
            }
            Self::Healed { source, amount, hp } => write!(f, "{} {} ({hp}).", source.verb(), amount.noun()),
            Self::LuxGained { amount, lux } if amount.0 == 0 => {
                write!(f, "The prism is already full ({lux}).")
            }
            Self::LuxGained { amount, lux } => write!(f, "The prism takes in {amount} Lux ({lux})."),
            Self::LuxSpent { purpose, lux } => write!(f, "1 Lux {} ({lux} left).", purpose.verb()),
            Self::WeaponTaken { weapon, replaced: None } => write!(f, "You take the {weapon}."),
            Self::WeaponTaken { weapon, replaced: Some(old) } if weapon == old => {
                write!(f, "Another {weapon}; yours is as good.")
            }
            Self::WeaponTaken { weapon, replaced: Some(old) } => {
                write!(f, "You take the {weapon} and leave the {old}.")
            }
            Self::WeaponLeft { weapon, kept } => write!(f, "You keep the {kept} and leave the {weapon}."),

            Self::FoeMet { foe, hp } => write!(f, "A {foe} stands up with {}.", hp.noun()),
            Self::DiceRolled { yours: [a, b, c], foes } => {
                write!(f, "You roll {a} {b} {c}; the foe rolls {foes}.")
            }
            Self::DieRerolled { die, from, to } => {
                write!(f, "Die {} is rolled again: {from} becomes {to}.", die.index() + 1)
            }
            Self::RoundFought { yours, foes, hp, foe_hp } => {
                write!(f, "You strike with {yours}, the foe with {foes}: you {hp}, foe {foe_hp}.")
            }
            Self::BrinkReached => f.write_str("That would be the end of you."),
            Self::DeathWarded { hp } => write!(f, "The light takes the blow; you stand at {}.", hp.noun()),
            Self::FoeSlain { foe } => write!(f, "The {foe} falls."),

            Self::TerrorMet => f.write_str("A Terror bars the way and holds out its hand."),
            Self::TerrorPaid { price: Price::Hp } => f.write_str("You pay in blood."),
            Self::TerrorPaid { price: Price::Lux } => f.write_str("You pay in light."),
            Self::TerrorPaid { price: Price::Dice } => f.write_str("You pay in luck."),
            Self::Hurt { cause, amount, hp } => write!(f, "The {cause} takes {} ({hp}).", amount.noun()),

            Self::PitMet => f.write_str("The ground opens: a Pit."),
            Self::PitRolled { number, success: true } => write!(f, "You roll {number} and hold on."),
            Self::PitRolled { number, success: false } => write!(f, "You roll {number} and slip."),
            Self::PitLeft { successes, failures } => {
                write!(f, "The Pit is behind you: {successes} held, {failures} slipped.")
            }

            Self::SnareClosed => {
                f.write_str("A Snare closes around the prism: no Lux until the next Blessing.")
            }
            Self::SnareLifted => f.write_str("The Snare falls away."),

            Self::LocationCleared { location, hp, lux, pace } => write!(
                f,
                "{} is cleared with {} and {lux} Lux, in {pace} rounds and rolls.",
                location.name(),
                hp.noun()
            ),
            Self::Died { cause, location } => {
                write!(f, "A {cause} is the end of you at {}.", location.name())
            }
            Self::Won => f.write_str("The last card lies behind you. You have come through."),

            Self::PlaceBent { bend } => f.write_str(bend.line()),
            Self::Announced { intents: Intents { now, next } } => {
                write!(f, "The foe will {} now and {} next.", now.verb(), next.verb())
            }
            Self::FoeRolled { number } => write!(f, "The foe rolls {number}."),
            Self::DieRenewed { die, to } => write!(f, "Die {} is rolled anew: {to}.", die.index() + 1),
            Self::DieTurned { die, from, to } => {
                write!(f, "Die {} is turned over: {from} becomes {to}.", die.index() + 1)
            }
            Self::PitBridged { number } => write!(f, "You lay the {number} across."),
            Self::Exchanged { dealt, guard, blow, taken, hp, foe_hp, .. } => write!(
                f,
                "You deal {dealt} and guard {guard} against {blow}: {} lost ({hp} left, the foe has {foe_hp}).",
                taken.noun()
            ),
            Self::DiceDarkened => f.write_str("Your dice go out: each shows a 1."),
            Self::BloodSpent { amount, hp } => write!(f, "The roll takes {} ({hp}).", amount.noun()),
            Self::WeaponsFound { blade, shield } => write!(f, "Two weapons lie here: {blade} and {shield}."),
            Self::WeaponsLeft { kept } => write!(f, "You leave both and keep the {kept}."),
            Self::CardLeft { slot, card } => {
                write!(f, "You leave card {} behind: it was {}.", slot.index() + 1, card.with_article())
            }
        }
    }
}

impl fmt::Display for Strike {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.number, self.blow)
    }
}

impl Healing {
    const fn verb(self) -> &'static str {
        match self {
            Self::Item => "The Item heals",
            Self::Blessing => "The Blessing heals",
            Self::Lux => "Lux heals",
            Self::Rest => "A night's rest heals",
        }
    }
}

impl LuxUse {
    const fn verb(self) -> &'static str {
        match self {
            Self::Heal => "goes into healing",
            Self::Peek => "lights up the row",
            Self::Reroll => "rolls a die again",
            Self::Ward => "undoes the round",
            Self::Terror => "is lost",
        }
    }
}

fn cards(slots: Slots) -> String {
    let cards: Vec<String> = slots.iter().map(|slot| (slot.index() + 1).to_string()).collect();
    format!("card{} {}", if cards.len() == 1 { "" } else { "s" }, cards.join(" and "))
}
