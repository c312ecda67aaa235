//! What the rules say, chapter by chapter. Every number comes from the content and every
//! difference between rule sets from the rules, so no sentence can lie.

use forward::{
    Bend, Card, Content, DieRule, FightRule, Location, PeekRule, PerTier, PitRule, Rules, Tier, Weapon,
    WeaponRule,
};

use crate::forward::card_tone;
use crate::forward::told::road;
use crate::passage::{entry, other_numbers, words};
use crate::{Passage, Tone};

/// What is said where the numbers are others.
const OTHER_NUMBERS: &str =
    "This run is played with other numbers than those of the house. All pages here tell its own.";

/// All chapters, for a run with these numbers and rules.
pub fn chapters(content: &Content, rules: Rules) -> Vec<Passage> {
    let own = if rules.is_road() {
        [
            road::the_way(content),
            the_cards(content, rules),
            road::the_fights(),
            road::the_light(content),
            road::the_score(),
        ]
    } else {
        [
            the_way(content),
            the_cards(content, rules),
            the_fights(content, rules),
            the_light(content, rules),
            the_score(content),
        ]
    };
    other_numbers(content, &Content::HOUSE, OTHER_NUMBERS)
        .into_iter()
        .chain(own.into_iter().flatten())
        .chain(the_rule_sets(content, rules))
        .collect()
}

fn by_tier(numbers: PerTier) -> String {
    numbers.map(|number| number.to_string()).join(" / ")
}

fn the_way(content: &Content) -> Vec<Passage> {
    let cards = content.cards.total();
    vec![
        Passage::Title("The way"),
        words(format!(
            "{} locations lie in a row, {cards} cards in each. Three cards lie face down before you: turn \
             one, meet it, and the gap is filled from the deck.",
            Location::COUNT
        )),
        words(format!(
            "When all {cards} cards are met the location is cleared. Then you go forward: a night's rest \
             brings you back to {} HP; Lux, weapon and an active Snare stay with you.",
            content.max_hp
        )),
        words("Going forward from the ninth wins the run. Without HP it is lost."),
        words(
            "The Hollow is always one of the last three cards of a location. All others lie anywhere, so \
             what has not been seen can be counted; the panel of the deck counts it.",
        ),
    ]
}

fn the_cards(content: &Content, rules: Rules) -> Vec<Passage> {
    let mut passages = vec![
        Passage::Title("The cards"),
        words("Where a number depends on the place: locations 1 to 3 / 4 to 6 / 7 to 9."),
    ];
    for card in Card::ALL {
        let name = format!("{} {card}", content.cards.of(card));
        let about = |tier| {
            if rules.is_road() {
                card.about_on_road(content, tier, Bend::Straight)
            } else {
                card.about(content, tier)
            }
        };
        let mut told: Vec<String> = Tier::ALL.map(about).to_vec();
        told.dedup();
        let told = told.into_iter().enumerate();
        passages.extend(told.map(|(place, about)| {
            entry(if place == 0 { name.clone() } else { String::new() }, card_tone(card), about)
        }));
    }
    passages
}

/// What blocks and counters do, which no table of blows says.
pub const BLOCKS: &str = "A block cancels the other side's hit; a counter hits and blocks.";

fn the_fights(content: &Content, rules: Rules) -> Vec<Passage> {
    let kept = match rules.die {
        DieRule::Highest => "The highest of yours counts.",
        DieRule::Choose | DieRule::Held => "You keep one of yours, whichever you like.",
    };
    let mut passages = vec![Passage::Title("Fights")];
    passages.extend(open_rounds(content, kept));
    passages.push(words(OUT_OF_HP));
    passages.push(row("number", |number| number.to_string(), Tone::Faint));
    passages.push(row("bare hands, foes", |number| content.bare.of(number).to_string(), Tone::Plain));
    for weapon in Weapon::ALL {
        let blows = content.blows(Some(weapon));
        passages.push(row(&weapon.to_string(), |number| blows.of(number).to_string(), Tone::Plain));
    }
    passages
}

/// Both sides strike at once.
pub(super) const OUT_OF_HP: &str = "Without HP you are dead, even if the foe falls in the same round.";

/// A line of a table with a cell for each number of a die.
pub(super) fn row(name: &str, cell: impl Fn(u8) -> String, tone: Tone) -> Passage {
    Passage::Row { cells: std::iter::once(name.to_owned()).chain((1..=6).map(cell)).collect(), tone }
}

/// Rounds in which all dice lie open before one is kept.
fn open_rounds(content: &Content, kept: &str) -> [Passage; 2] {
    let told = format!(
        "Each round you roll three dice and the foe one; all four lie open. {kept} Both results apply at once. \
         {BLOCKS}"
    );
    [words(told), words(a_round(content))]
}

/// A round as an example, with the numbers of the content: the die that is kept is also the highest.
fn a_round(content: &Content) -> String {
    let (kept, answer) = (5, 3);
    let (yours, foes) = (content.bare.of(kept), content.bare.of(answer));
    let (dealt, taken) = yours.against(foes);
    format!(
        "For example, with bare hands: you roll 2, 4 and {kept}, the foe {answer}. You keep the {kept} \
         ({yours}), the foe has {foes}: the foe loses {dealt} HP, you lose {taken}."
    )
}

fn the_light(content: &Content, rules: Rules) -> Vec<Passage> {
    let mut passages = vec![
        Passage::Title("Lux"),
        words(format!(
            "The prism holds up to {} Lux and is empty at first. One Lux does one of these:",
            content.max_lux
        )),
        entry("heal", Tone::Lux, format!("{} HP, between two cards, also after the last.", content.lux_heal)),
    ];
    if rules.peek == PeekRule::Allowed {
        passages.push(entry(
            "peek",
            Tone::Lux,
            "Turns up two cards of the row; then up to two of the row may be shuffled back into the deck.",
        ));
    }
    passages.extend(uses_of_dice(content, rules));
    passages.push(words(SNARED));
    passages
}

pub(super) const SNARED: &str = "A Snare holds the prism: no Lux can be used until the next Blessing. Paying a Terror in Lux \
                      is losing it, not using it, so a Snare does not stand in the way.";

fn uses_of_dice(content: &Content, rules: Rules) -> [Passage; 2] {
    let fight = match rules.fight {
        FightRule::Reroll => {
            entry("in a fight", Tone::Lux, "Rolls one of your dice again, before either blow lands.")
        }
        FightRule::WardDeath => {
            entry("in a fight", Tone::Lux, "Undoes the damage of a round that would kill you.")
        }
    };
    let pit = match rules.pit {
        PitRule::RerollAny => "Rolls a failed die again.".to_owned(),
        PitRule::RerollWhenLow => format!("Rolls a failed die again, at {} HP or fewer.", content.low_hp),
    };
    [fight, entry("in a Pit", Tone::Lux, pit)]
}

fn the_score(content: &Content) -> Vec<Passage> {
    let points = &content.points;
    let row = |what: &str, worth: String| entry(worth, Tone::Gold, what);
    vec![
        Passage::Title("The score"),
        row("for each card survived", points.card.to_string()),
        row("for a location cleared, by tier", by_tier(points.clear)),
        row("for each HP kept when a location is cleared", points.hp.to_string()),
        row("for each Lux kept when a location is cleared", points.lux.to_string()),
        row(
            &format!("for each round or Pit roll under par; par is {} by tier", by_tier(points.par)),
            points.pace.to_string(),
        ),
        row("for coming through", (u32::from(points.victory_hundreds) * 100).to_string()),
    ]
}

fn the_rule_sets(content: &Content, own: Rules) -> Vec<Passage> {
    let mut passages = vec![
        Passage::Title("The rule sets"),
        words(format!("These pages tell the {own} rules. The rule sets differ in this:")),
    ];
    for (name, rules) in Rules::NAMED {
        if rules.is_road() {
            passages.push(entry(name, Tone::Bright, road::IN_SHORT));
            continue;
        }
        let weapon = match rules.weapon {
            WeaponRule::Replace => "A new weapon replaces the old one, better or not.",
            WeaponRule::KeepFirst => "The first weapon stays for the whole run.",
        };
        let die = match rules.die {
            DieRule::Choose => "You choose the die that counts.",
            DieRule::Highest => "The highest die counts.",
            DieRule::Held => continue,
        };
        let peek = match rules.peek {
            PeekRule::Allowed => "Lux can peek.",
            PeekRule::Never => "Nobody peeks.",
        };
        let [Passage::Entry { words: fight, .. }, Passage::Entry { words: pit, .. }] =
            uses_of_dice(content, rules)
        else {
            continue;
        };
        let told = format!("{weapon} {die} {peek} Lux in a fight: {fight} In a Pit: {pit}");
        passages.push(entry(name, Tone::Bright, told));
    }
    passages
}

#[cfg(test)]
mod tests {
    use engine::{Seed, Session};
    use forward::{Forward, Setup};

    use super::*;

    fn text(content: &Content, rules: Rules) -> String {
        crate::passage::text(chapters(content, rules))
    }

    #[test]
    fn the_numbers_are_those_of_the_run() {
        let content = Content { lux_heal: 7, terror_hp: 6, ..Content::HOUSE };
        let told = text(&content, Rules::WRITTEN);
        assert!(told.contains("heal 7 HP") && told.contains("Costs 6 HP"), "{told}");
        assert!(told.contains("lux_heal 7 instead of 5: HP that one Lux heals."), "{told}");
        assert!(!text(&Content::HOUSE, Rules::WRITTEN).contains("instead of"));
    }

    #[test]
    fn a_run_has_a_rulebook_of_its_own() {
        let content = Some(Content { lux_heal: 7, ..Content::HOUSE });
        let setup = Setup { content, ..Setup::with_rules(Rules::WRITTEN) };
        let begun = Session::<Forward>::begin(setup.clone(), Seed::from_name("rulebook"));
        let (_, bytes) = begun.expect("such a run can be played");
        let book = crate::rulebook::<Forward>(&bytes).expect("a record");
        assert_eq!(book.rules, "written, patched");
        assert_eq!(book.chapters, chapters(&setup.content(), setup.rules));
        assert!(crate::rulebook::<Forward>(&bytes[..9]).is_err());
    }

    #[test]
    fn the_road_tells_all_that_it_has_and_nothing_of_the_others() {
        let told = text(&Content::HOUSE, Rules::ROAD);
        for sentence in [
            "Burr Hound Strike, Rush, over and over.",
            "Mirror Shield",
            "or your dice, which all become 1s",
            "Last Threshold",
            "one is left",
            "a tenth of it all",
        ] {
            assert!(told.contains(sentence), "{sentence}: {told}");
        }
        assert!(!told.contains("all four lie open") && !told.contains("the gap is filled"), "{told}");
        assert!(!text(&Content::HOUSE, Rules::WRITTEN).contains("Mirror Shield"));
    }

    #[test]
    fn what_a_rule_set_does_not_have_is_not_told() {
        let told = text(&Content::HOUSE, Rules::PUBLISHED);
        assert!(!told.contains("peek Turns up"), "{told}");
        assert!(told.contains("The highest of yours counts."), "{told}");
    }
}
