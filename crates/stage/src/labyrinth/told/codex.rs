//! What the rules say, chapter by chapter. Every number comes from the content, so no sentence can
//! lie.

use labyrinth::{
    Ailment, Bow, Content, Flask, Floor, Hundredths, Kind, Perk, Rarity, Relic, Rules, Slot, Spell, TITLES,
    Thing,
};

use crate::labyrinth::{rank_tone, rarity_tone};
use crate::passage::{entry, other_numbers, words};
use crate::{Passage, Tone};

/// What is said where the numbers are others.
const OTHER_NUMBERS: &str =
    "This run is played with other numbers than its rule set has. All pages here tell its own.";

/// All chapters, for a run with these numbers and rules.
pub fn chapters(content: &Content, rules: Rules) -> Vec<Passage> {
    [
        other_numbers(content, rules.content(), OTHER_NUMBERS),
        the_climb(content),
        what_one_does(content),
        the_fights(content),
        the_foes(content),
        the_gear(content),
        the_spells(content),
        the_ailments(content),
        the_places(content),
        the_relics(content),
        the_score(content),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn the_climb(content: &Content) -> Vec<Passage> {
    let (hero, spoils) = (&content.hero, &content.spoils);
    vec![
        Passage::Title("The climb"),
        words(
            "Every floor is a labyrinth: rooms, corridors, doors, secrets, and stairs that lead up. The \
             tower has no top. The run ends when your HP do.",
        ),
        words(format!(
            "You begin with {} HP, {} attack, {} defence, {} speed and a {}% chance of critical hits. Each \
             level adds {} HP, {} attack, {} defence and {} speed, and heals {}%.",
            hero.base.hp,
            hero.base.attack,
            hero.base.defence,
            hero.base.speed,
            Hundredths(hero.base.crit.0 * 10),
            hero.per_level.hp,
            hero.per_level.attack,
            hero.per_level.defence,
            hero.per_level.speed,
            spoils.level_heal,
        )),
        words(format!(
            "Every {} floors there is a milestone: a boss keeps the stairs shut, a shop sells, a heal \
             station heals for gold, spells have their charges again, and coming up heals {}%.",
            Floor::MILESTONE,
            content.places.welcome
        )),
        words(format!(
            "A fight begins with the first damage and ends when nobody is in it any more. Won, it brings \
             experience and gold and heals {}%. From fight {} of a floor on, each one brings {}% less; after \
             every {} fights and every {} turns, more of those who arrive are elite.",
            spoils.fight_heal,
            spoils.full_fights + 1,
            spoils.diminish,
            spoils.drift_fights,
            spoils.drift_turns
        )),
        words(format!(
            "Nobody stays for ever: after {} turns a floor stirs, and {}",
            content.unrest.calm,
            content.stirring()
        )),
    ]
}

fn what_one_does(content: &Content) -> Vec<Passage> {
    let moves = &content.moves;
    let deed = |name: &str, what: String| entry(name, Tone::Bright, what);
    vec![
        Passage::Title("What you can do"),
        words("Each of these takes a turn, and then everybody else has theirs. Trading, dropping and the stairs take none."),
        deed("step", "Walk in four directions. Walk into a foe to strike it, into a door to open it, into a cracked wall to break it.".to_owned()),
        deed("guard", format!("Hits take {}% less until your next command.", content.blows.guard)),
        deed("dash", format!("{} tiles at once, then {} turns of rest.", moves.dash_tiles, moves.dash_rest)),
        deed(
            "shoot",
            format!(
                "With a bow in hand, at whoever stands in range and in a clear line. {} arrows; one comes back \
                 every {} turns and with each foe slain.",
                content.bow.arrows, content.bow.arrow_rest
            ),
        ),
        deed("cast", "At whom you see. Tomes and charms teach spells and give them charges.".to_owned()),
        deed("drink", "Potions, tonics and mana flasks.".to_owned()),
        deed("close", "Doors: beasts cannot open them, and nobody sees through them.".to_owned()),
        deed("scout", format!("On or beside a spawn pad: calls somebody, an elite in {} of 100 cases, and in more once arrivals are stronger.", content.pads.scout_risk)),
        deed("wait", format!("Foes who have not seen you for {} turns give up and recover.", moves.patience)),
    ]
}

fn the_fights(content: &Content) -> Vec<Passage> {
    let blows = &content.blows;
    vec![
        Passage::Title("Fights"),
        words(format!(
            "A hit takes the attack less {}% of the defence, between {}% and {}% of that, and at least 1. A \
             critical hit takes {}% and knocks back.",
            blows.defence_share, blows.least, blows.most, blows.crit
        )),
        words(
            "Whoever is bumped and survives strikes back at once, and that was its turn. Only whoever has \
             announced a deed does that instead.",
        ),
        words(
            "Announced deeds come down on the marked tiles with the next turn, whoever stands there then. \
             Quick foes say when they will take two steps; slow ones miss turns.",
        ),
    ]
}

fn the_foes(content: &Content) -> Vec<Passage> {
    let mut passages = vec![
        Passage::Title("Foes"),
        words(
            "Small letters are normal, capitals elites and bosses. The numbers are those of the first floor they live on.",
        ),
    ];
    for kind in Kind::ALL {
        let (rank, floor) = (kind.rank(), kind.first_floor());
        let stats = content.foe(kind, floor);
        let told = format!(
            "From floor {floor}, {rank}: {} HP, {} attack, {} defence, {} speed. {}",
            stats.hp,
            stats.attack,
            stats.defence,
            stats.speed,
            kind.about(content)
        );
        passages.push(entry(format!("{} {kind}", kind.letter()), rank_tone(rank), told));
    }
    passages
}

fn the_gear(content: &Content) -> Vec<Passage> {
    let drops = &content.drops;
    let mut passages = vec![
        Passage::Title("Gear and flasks"),
        words(
            "A weapon gives attack, armour defence, a charm HP, boots speed. What is made for a higher floor is stronger.",
        ),
    ];
    let total: u32 = drops.rarities.iter().map(|weight| u32::from(*weight)).sum();
    for rarity in Rarity::ALL {
        let (weight, power) = (drops.rarities[rarity.index()], drops.rarity_power[rarity.index()]);
        let on_first = Slot::ALL.map(|slot| slot.gives(content.power(slot, rarity, Floor::LOWEST)));
        let told = format!("{weight} of {total}, power {power}%. On floor 1: {}.", on_first.join(", "));
        passages.push(entry(rarity.to_string(), rarity_tone(rarity), told));
    }
    passages.extend(Bow::ALL.map(|bow| entry(bow.to_string(), Tone::Bright, bow.about(content))));
    let perks = [Perk::Keen, Perk::Padded, Perk::Warded, Perk::Barbed, Perk::Springy, Perk::Nimble];
    passages.extend(perks.map(|perk| entry(perk.to_string(), Tone::Gold, perk.about(content))));
    passages.extend(Flask::ALL.map(|flask| entry(flask.to_string(), Tone::Life, flask.about(content))));
    passages
}

fn the_spells(content: &Content) -> Vec<Passage> {
    let first = words(format!(
        "A first tome gives {} charges, each further one another, up to {}. {}Milestones and mana flasks fill \
         them.",
        content.spells.charges,
        content.spells.most_charges,
        match content.spells.charges_per_floor {
            0 => String::new(),
            1 => "One of each spell comes back with every floor. ".to_owned(),
            several => format!("{several} of each spell come back with every floor. "),
        }
    ));
    let spells = Spell::ALL.map(|spell| entry(spell.to_string(), Tone::Lux, spell.about(content)));
    [Passage::Title("Spells"), first].into_iter().chain(spells).collect()
}

fn the_ailments(content: &Content) -> Vec<Passage> {
    let told = Ailment::ALL.map(|ailment| entry(ailment.to_string(), Tone::Wane, ailment.about(content)));
    std::iter::once(Passage::Title("Ailments")).chain(told).collect()
}

fn the_places(content: &Content) -> Vec<Passage> {
    let told = Thing::ALL.map(|thing| {
        let tone = if thing.is_trap() { Tone::Blood } else { Tone::Gold };
        entry(thing.to_string(), tone, thing.about(content))
    });
    std::iter::once(Passage::Title("Places")).chain(told).collect()
}

fn the_relics(content: &Content) -> Vec<Passage> {
    let first = words("Each shop has three, of which one can be bought. They last for the rest of the run.");
    let told = Relic::ALL.map(|relic| entry(relic.to_string(), Tone::Gold, relic.about(content)));
    [Passage::Title("Relics"), first].into_iter().chain(told).collect()
}

fn the_score(content: &Content) -> Vec<Passage> {
    let points = &content.points;
    let row = |worth: u16, what: &str| entry(worth.to_string(), Tone::Gold, what);
    let mut passages = vec![
        Passage::Title("Score and titles"),
        row(points.floor, "for each floor that was reached"),
        row(points.level, "for each level gained"),
        row(points.ranks[0], "for each normal foe"),
        row(points.ranks[1], "for each elite"),
        row(points.ranks[2], "for each boss"),
    ];
    passages.extend(TITLES.map(|(floor, title)| entry(format!("floor {floor}"), Tone::Bright, title)));
    passages
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(content: &Content, rules: Rules) -> String {
        crate::passage::text(chapters(content, rules))
    }

    #[test]
    fn the_numbers_are_those_of_the_run() {
        let mut content = Content::TUNED;
        content.places.potion = labyrinth::Percent(77);
        let told = text(&content, Rules::Tower);
        assert!(told.contains("Potion Gives back 77% of your HP."), "{told}");
        assert!(told.contains("potion 77 instead of"), "{told}");
        assert!(!text(&Content::TUNED, Rules::Tower).contains("Other numbers"));
    }

    #[test]
    fn everything_that_lives_in_the_tower_is_told_of() {
        let told = text(&Content::LITERAL, Rules::Gdd);
        assert!(Kind::ALL.into_iter().all(|kind| told.contains(&format!("{} {kind}", kind.letter()))));
        assert!(Relic::ALL.into_iter().all(|relic| told.contains(&relic.to_string())));
        assert!(!told.contains("Other numbers"));
    }
}
