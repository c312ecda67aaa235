//! What the rules say, chapter by chapter. Every number comes from the content, so no sentence
//! can lie.

use tactics::{Class, Content, Effect, Minion, Skill, Stats};

use crate::passage::{entry, words};
use crate::tactics::told::words::seconds;
use crate::tactics::{effect_tone, letter};
use crate::{Passage, Tone};

/// All chapters, for a match with these numbers.
pub fn chapters(content: &Content) -> Vec<Passage> {
    [
        the_match(content),
        the_units(content),
        the_turn(),
        the_blows(content),
        the_effects(content),
        the_skills(content),
        the_luck(content),
        the_deaths(content),
        the_round_end(content),
        the_clock(content),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn the_match(content: &Content) -> Vec<Passage> {
    vec![
        Passage::Title("The match"),
        words(
            "Two players, a hero and two minions each, on five columns and five rows. Whoever's hero falls \
             loses.",
        ),
        words(
            "Before the battle both pick a class, one of its three skills and two of the three minions, and \
             neither sees the other's picks until both are ready.",
        ),
        words(format!(
            "If both heroes fall by one deed, the player who acted wins; at a round end, the player whose \
             action closed the round. After round {} the hero with more HP wins, then the side with more \
             minions.",
            content.last_round
        )),
    ]
}

fn the_units(content: &Content) -> Vec<Passage> {
    let row = |name: &str, stats: Stats, tone| {
        let numbers = [stats.hp, stats.attack, stats.moves, stats.range].map(|number| number.to_string());
        Passage::Row { cells: std::iter::once(name.to_owned()).chain(numbers).collect(), tone }
    };
    let heads = ["unit", "HP", "attack", "steps", "range"].map(str::to_owned).to_vec();
    let mut passages = vec![
        Passage::Title("The units"),
        Passage::Row { cells: heads, tone: Tone::Faint },
        row("any hero", content.hero, Tone::Bright),
    ];
    for minion in Minion::ALL {
        passages.push(row(&minion.to_string(), content.minion(minion), Tone::Plain));
    }
    // A clone steps as far as its Rogue.
    passages.push(row("Clone", Stats { moves: content.hero.moves, ..content.clone }, Tone::Plain));
    passages.push(words(
        "A tank takes whatever an enemy aims at a unit beside it: blows, skills and answers. Diagonal tiles \
         are not beside.",
    ));
    passages
}

fn the_turn() -> Vec<Passage> {
    vec![
        Passage::Title("The turn"),
        words(
            "Players take turns. In a turn one unit acts that has not acted in this round. Whoever has no unit \
             left waits while the other finishes; when all have acted, the round ends, and the turns go on.",
        ),
        entry("move", Tone::Gold, "A walk over free tiles, round corners if need be."),
        entry(
            "attack",
            Tone::Gold,
            "An enemy or an obstacle in the same row or column, within range. Obstacles block the line, units do not.",
        ),
        entry(
            "charge",
            Tone::Gold,
            "A walk, then a blow against an enemy beside its end, whatever the range.",
        ),
        entry("skill", Tone::Gold, "The hero's own; it needs no line of sight."),
        entry("wait", Tone::Gold, "Always possible."),
    ]
}

fn the_blows(content: &Content) -> Vec<Passage> {
    vec![
        Passage::Title("Blows"),
        words(format!(
            "First Feint dodges, and the attacker takes {}. Then a tank beside the target steps in. Nothing \
             harms who is Invulnerable. The strength is the attack with all effects, {} more against a Death \
             Mark, and half of it for whoever is challenged, except against the enemy hero, who answers with \
             {}. A shield takes what it can, HP lose the rest.",
            content.feint_damage, content.mark_damage, content.challenge_damage
        )),
        words(format!("An obstacle has {} HP. {}", content.obstacle_hp, healing(content))),
    ]
}

fn healing(content: &Content) -> String {
    let ceiling = content.hp_ceiling;
    if ceiling > content.hero.hp {
        format!("HP gained may exceed those at the start, up to {ceiling}.")
    } else {
        format!("Nothing heals anybody above {ceiling} HP.")
    }
}

fn the_effects(content: &Content) -> Vec<Passage> {
    let mut passages = vec![
        Passage::Title("Effects"),
        words(
            "Effects count round ends, that of the round they began in included. The letter stands on the \
             board; small letters do harm.",
        ),
    ];
    for effect in Effect::ALL {
        let name = format!("{} {effect}", letter(effect));
        passages.push(entry(name, effect_tone(effect), effect.about(content)));
    }
    passages.push(words("Speed and Slow together cancel out."));
    passages
}

fn the_skills(content: &Content) -> Vec<Passage> {
    let mut passages = vec![Passage::Title("Skills")];
    for class in Class::ALL {
        passages.push(words(format!("{class}")));
        for skill in class.skills() {
            let skill: Skill = skill;
            passages.push(entry(skill.to_string(), Tone::Lux, skill.about(content)));
        }
    }
    passages
}

fn the_luck(content: &Content) -> Vec<Passage> {
    vec![
        Passage::Title("Luck, seen ahead"),
        words(
            "The kinds of buff tiles follow a row that the seed fixes, and the next one is always shown. \
             Curses of skills come from omens: a number below 100 and a curse. The next four are always \
             shown, and each victim uses one up.",
        ),
        words(format!(
            "Elemental Blast curses with an omen below {}, Wild Magic below {}.",
            content.blast_percent, content.wild_percent
        )),
    ]
}

fn the_deaths(content: &Content) -> Vec<Passage> {
    vec![
        Passage::Title("Deaths"),
        words(
            "A minion that falls to something a unit did leaves what the active player chooses: an obstacle, \
             or the next buff tile. At a round end it leaves an obstacle in odd rounds and the next buff tile \
             in even ones. A new object replaces the old one.",
        ),
        words(format!(
            "A buff tile lies for {} round ends and is used up by whoever comes onto it.",
            content.tile_rounds
        )),
    ]
}

fn the_round_end(content: &Content) -> Vec<Passage> {
    vec![
        Passage::Title("The end of a round"),
        words("In this order:"),
        entry("1 Bleed", Tone::Blood, format!("takes {} HP from whoever bleeds.", content.bleed_damage)),
        entry(
            "2 decay",
            Tone::Blood,
            format!(
                "takes {} HP from every minion, from round {} on.",
                content.decay_damage, content.decay_from
            ),
        ),
        entry(
            "3 pressure",
            Tone::Blood,
            format!(
                "takes {} HP from every unit, from round {} on.",
                content.pressure_damage, content.pressure_from
            ),
        ),
        entry("4 deaths", Tone::Plain, "Whoever has no HP left falls; a fallen hero ends the match."),
        entry("5 time", Tone::Plain, "Effects, shields, cooldowns, clones and buff tiles count down."),
    ]
}

fn the_clock(content: &Content) -> Vec<Passage> {
    let clock = &content.clock;
    vec![
        Passage::Title("The clock"),
        words("A match can be played with a clock. Each decision then has its own time:"),
        entry(
            "draft",
            Tone::Gold,
            format!("{} for both; what is missing is drawn by lot.", seconds(clock.draft)),
        ),
        entry(
            "action",
            Tone::Gold,
            format!(
                "{}; else the unit waits and the hero loses {} HP.",
                seconds(clock.action),
                content.timeout_damage
            ),
        ),
        entry("choice", Tone::Gold, format!("{}; else it is an obstacle.", seconds(clock.choice))),
        words(format!("Each has {} of grace.", seconds(clock.grace))),
    ]
}

#[cfg(test)]
mod tests {
    use engine::{Game, Seed, Session, Silence};
    use tactics::{Command, Member, RuleSet, Setup, Side, Tactics};

    use super::*;

    fn text(content: &Content) -> String {
        crate::passage::text(chapters(content))
    }

    #[test]
    fn the_numbers_are_those_of_the_match() {
        let written = text(&Content::WRITTEN);
        assert!(
            written.contains("any hero 5 1 1 1") && written.contains("10 s; else the unit waits"),
            "{written}"
        );
        assert!(text(&Content::HEROIC).contains("any hero 30 4 1 1"));
        for content in [Content::WRITTEN, Content::HEROIC, Content::BALANCED] {
            let told = text(&content);
            for skill in Skill::ALL {
                assert!(told.contains(&skill.about(&content)), "{skill}");
            }
        }
    }

    #[test]
    fn a_clone_is_told_as_it_appears() {
        for content in [Content::WRITTEN, Content::HEROIC, Content::BALANCED] {
            let setup = Setup { content: Some(content), ..Setup::default() };
            let mut game = Tactics::new(&setup, Seed::from_bits(1)).unwrap();
            let draft = ["class rogue", "skill shadow-clone", "minions tank archer", "lock"];
            let drafts = Side::ALL.into_iter().flat_map(|side| draft.map(|pick| (side, pick)));
            for (side, command) in drafts.chain([(Side::One, "hero cast c2")]) {
                let command: Command = command.parse().unwrap();
                game.play(side.seat(), command, &mut Silence).unwrap();
            }
            let Stats { hp, attack, moves, range } =
                game.position().unit(Side::One.unit(Member::Clone)).stats;
            let row = format!("Clone {hp} {attack} {moves} {range}");
            assert!(text(&content).contains(&row), "{row}");
        }
    }

    #[test]
    fn a_match_has_a_rulebook_of_its_own() {
        let content = Content { decay_from: 5, ..Content::WRITTEN };
        let setup = Setup { content: Some(content), ..Setup::with_rules(RuleSet::Written) };
        let (_, bytes) =
            Session::<Tactics>::begin(setup, Seed::from_bits(1)).expect("such a match can be played");
        let book = crate::rulebook::<Tactics>(&bytes).expect("a record");
        assert_eq!((book.rules.as_str(), book.chapters), ("written, patched", chapters(&content)));
        assert!(crate::rulebook::<Tactics>(&bytes[..9]).is_err());
    }
}
