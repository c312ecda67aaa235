//! What the rules say, chapter by chapter. Every number and most words come from the rows of the rules, so
//! no sentence can lie.

use descent::{
    Ailment, Branch, Character, Content, Flask, FloorNumber, Item, Kind, Matter, Modifier, Offer, PAIRS,
    Pack, Place, REACTIONS, Rarity, Rules, TOUCHES, Tag, Thing,
};

use super::words::flask_line;
use crate::descent::{matter_tone, rarity_tone};
use crate::passage::{entry, other_numbers, words};
use crate::{Passage, Tone};

/// What is said where the numbers are others.
const OTHER_NUMBERS: &str =
    "This run is played with other numbers than its rule set has. All pages here tell its own.";

/// All chapters but the creatures, for a run with these numbers and rules. Those are in
/// [`super::bestiary::bestiary`], which tells of whom one has met.
pub fn chapters(content: &Content, rules: Rules) -> Vec<Passage> {
    [
        other_numbers(content, rules.content(), OTHER_NUMBERS),
        the_way_down(content),
        what_one_does(),
        the_fights(content),
        the_ground(),
        the_ailments(),
        the_tags(),
        the_items(),
        the_flasks(content),
        the_places(content),
        the_floors(content),
        the_characters(),
        the_company(content),
        the_modifiers(),
        the_score(),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn the_way_down(content: &Content) -> Vec<Passage> {
    let bosses: Vec<String> = (1..=FloorNumber::LAST.0)
        .filter(|floor| FloorNumber(*floor).has_boss())
        .map(|floor| floor.to_string())
        .collect();
    vec![
        Passage::Title("The way down"),
        words(format!(
            "Seven floors. On the floors {} a boss keeps the way on; who fells the last one has won, and who \
             dies begins anew. What is opened between runs is choice and never power.",
            bosses.join(", ")
        )),
        words(format!(
            "Each stairs lead to two places, and both are shown before you choose. On the right there is one \
             encounter more, 30% more gold, and offers show one more. Stairs heal {}%.",
            content.stairs
        )),
        words(match content.level_xp {
            0 => "There are no levels.".to_owned(),
            xp => format!(
                "What you slay is worth experience. The first level takes {xp}, each further one as much more: \
                 5 HP, every second one 1 attack, every fourth 1 defence."
            ),
        }),
    ]
}

fn what_one_does() -> Vec<Passage> {
    let deed = |name: &str, what: String| entry(name, Tone::Bright, what);
    vec![
        Passage::Title("What you can do"),
        words(
            "Everybody has energy: a turn gives 100, an action needs 100 and takes what it costs. Taking up, \
             laying down, trading, choosing and going down take no time.",
        ),
        deed("step", "Walk in four directions. Walk into a creature to strike it, into a door, a chest, a shrine or a cracked wall to use it.".to_owned()),
        deed("throw", "What is in a slot and is thrown or used at a distance, at a tile in sight. What it would do is shown before.".to_owned()),
        deed("flask", format!("Drink it, or break it on a tile up to {} steps away.", Flask::RANGE)),
        deed("wait", "Let time pass; beside a companion who is down, help them up. Neither waiting nor resting heals: flasks, stairs, shrines and a lit hearth do.".to_owned()),
        deed("dash", "Two tiles at once, for whoever carries three Swift items.".to_owned()),
        deed("take", format!("Gear lies until you take it up. You have {} slots, one weapon and one armour.", Pack::SLOTS)),
    ]
}

fn the_fights(content: &Content) -> Vec<Passage> {
    let luck = descent::SPREAD[descent::SPREAD.len() - 1];
    vec![
        Passage::Title("Fights"),
        words(format!(
            "A blow takes the attack less the defence, up to {luck} more or less, and at least 1. Nobody strikes \
             back when struck: where you stand decides. {} of 100 of your bumps are critical and take {}% more.",
            content.critical, content.critical_harm
        )),
        words(
            "What is announced shows its tiles and comes down there, whoever stands there then. It can always \
             be avoided by walking. Nothing that you could not see or know of takes HP.",
        ),
        words(format!(
            "Creatures notice whom they see within their range, and look for them for {} turns.",
            content.patience
        )),
    ]
}

fn the_ground() -> Vec<Passage> {
    let touches = TOUCHES.iter().map(|touch| {
        let harm = (touch.harm > 0).then(|| format!("{} HP a turn", touch.harm));
        let brings = touch.brings.map(|ailment| ailment.to_string().to_lowercase());
        let ends = touch.ends.map(|ailment| format!("ends {}", ailment.to_string().to_lowercase()));
        let spent = touch.is_spent.then(|| "and is used up by that".to_owned());
        let told: Vec<String> = harm.into_iter().chain(brings).chain(ends).chain(spent).collect();
        entry(touch.matter.to_string(), matter_tone(touch.matter), told.join(", "))
    });
    let reactions = REACTIONS.iter().map(|row| {
        let told = row.to_string();
        let tone = row.makes.map_or(Tone::Plain, |(made, _)| matter_tone(made));
        entry(format!("{} and {}", row.agent, row.other), tone, told)
    });
    let first = words(
        "Every tile may hold several things at once. Once a turn all that meets reacts, wherever it met in the \
         turn before; what fire touches glows for a turn and then burns.",
    );
    [Passage::Title("What the ground does to you"), first]
        .into_iter()
        .chain(touches)
        .chain([Passage::Title("What the ground does to itself")])
        .chain(reactions)
        .collect()
}

fn the_ailments() -> Vec<Passage> {
    let told = Ailment::ALL.map(|ailment| {
        let harm = match ailment.harm() {
            0 => String::new(),
            harm => format!(", {harm} HP a turn"),
        };
        let words = format!("{} turns{harm}. {}", ailment.turns(), ailment_words(ailment));
        entry(ailment.to_string(), Tone::Wane, words)
    });
    std::iter::once(Passage::Title("Ailments")).chain(told).collect()
}

const fn ailment_words(ailment: Ailment) -> &'static str {
    match ailment {
        Ailment::Burning => "Water and steam end it; it lasts twice as long for the oiled.",
        Ailment::Wet => "Does not burn, and shocks take half as much again.",
        Ailment::Chilled => "Half the energy a turn.",
        Ailment::Frozen => "No action at all. Who is wet and meets cold freezes.",
        Ailment::Oiled => "Burning lasts twice as long.",
        Ailment::Poisoned => "It never takes the last HP.",
        Ailment::Corroded => "Defence is 2 less.",
        Ailment::Held => "One cannot walk away.",
        Ailment::Hasted => "Twice the energy a turn.",
        Ailment::Dazed => "What tags and pairs bring is off.",
    }
}

fn the_tags() -> Vec<Passage> {
    let bonuses: Vec<String> = (1..=4).map(|count| Tag::bonus(count).to_string()).collect();
    let first = words(format!(
        "Items have one to three tags. 1, 2, 3 or more items of a tag raise its measure by {} in 100; three \
         unlock what it does by itself, and one item of each of two tags makes a pair.",
        bonuses.join(", ")
    ));
    let tags = Tag::ALL.map(|tag| {
        let does: Vec<String> = tag.unlocked().iter().map(ToString::to_string).collect();
        entry(
            tag.to_string(),
            Tone::Gold,
            format!("Raises {}. With three: {}.", measure(tag), does.join("; ")),
        )
    });
    let pairs = PAIRS.iter().map(|pair| {
        let [one, other] = pair.tags;
        entry(pair.name, Tone::Lux, format!("{one} and {other}: {}.", pair.effect))
    });
    [Passage::Title("Tags"), first]
        .into_iter()
        .chain(tags)
        .chain([Passage::Title("Pairs")])
        .chain(pairs)
        .collect()
}

const fn measure(tag: Tag) -> &'static str {
    match tag {
        Tag::Ember => "what fire does to creatures",
        Tag::Rime => "how long chill and frost last",
        Tag::Storm => "what shocks do",
        Tag::Tide => "how long wet lasts",
        Tag::Slick => "how long your fires burn, and oil sticks",
        Tag::Blight => "what acid, spores and poison do to creatures",
        Tag::Verdant => "healing, by half of that",
        Tag::Edge => "critical harm",
        Tag::Aim => "what throws do",
        Tag::Swift => "how little steps cost, by a tenth of that",
        Tag::Guard => "what is blocked",
        Tag::Fortune => "the gold you find, by half of that",
    }
}

fn the_items() -> Vec<Passage> {
    let mut passages = vec![
        Passage::Title("Items"),
        words(format!(
            "Offers show three, on right branches four. Nothing is offered that is carried or clashes with \
             that. Leaving an offer brings {} gold.",
            Offer::CONSOLATION
        )),
    ];
    for rarity in Rarity::ALL {
        let gate = rarity.gate();
        let text = format!("from floor {gate} on, {} gold at a keeper's", rarity.price());
        passages.push(entry(rarity.to_string(), rarity_tone(rarity), text));
        for item in Item::ALL.into_iter().filter(|item| item.rarity() == rarity) {
            let tags: Vec<String> = item.tags().iter().map(|tag| tag.to_string()).collect();
            let told = format!("{}, {}: {}.", item.sort(), tags.join(" and "), item.line());
            passages.push(entry(item.to_string(), rarity_tone(rarity), told));
        }
    }
    passages
}

fn the_flasks(content: &Content) -> Vec<Passage> {
    let first =
        words(format!("They hang on a belt beside the slots. Healing gives back {} HP.", content.flask));
    let told = Flask::ALL.map(|flask| entry(flask.to_string(), Tone::Life, flask_line(flask)));
    [Passage::Title("Flasks"), first].into_iter().chain(told).collect()
}

fn the_places(content: &Content) -> Vec<Passage> {
    let told = Thing::ALL.map(|thing| {
        let what = match thing {
            Thing::Chest => "Gold, or a flask. Walk onto it.".to_owned(),
            Thing::Pedestal => "An offer waits on it. Walk onto it.".to_owned(),
            Thing::Shrine => "Attack, defence or all HP, once. Bump it.".to_owned(),
            Thing::Hearth => {
                format!(
                    "Lit for who arrives under {}%: heals to {}%, in place of the first offer.",
                    content.hearth_below, content.hearth_to
                )
            }
            Thing::Keeper => {
                format!("Sells three things and a flask, {}% dearer with each floor.", content.price_growth)
            }
            Thing::Spikes => {
                format!(
                    "{} HP on the first floor, {} more on each further one, once.",
                    content.trap(FloorNumber::FIRST),
                    content.trap_growth
                )
            }
            Thing::Plate(_) => "Brings something over 5x5 tiles, once.".to_owned(),
        };
        let tone = if thing.is_trap() { Tone::Blood } else { Tone::Gold };
        let name = if matches!(thing, Thing::Plate(_)) { "plate".to_owned() } else { thing.to_string() };
        entry(name, tone, what)
    });
    std::iter::once(Passage::Title("What stands around")).chain(told).collect()
}

fn the_floors(content: &Content) -> Vec<Passage> {
    let told = Place::all().map(|place| {
        let lies = place.biome().terrain().ground.iter();
        let ground: Vec<String> = lies.map(|(matter, _): &(Matter, u8)| matter.to_string()).collect();
        let boss = Kind::boss_of(place.floor).map_or(String::new(), |_| "; a boss".to_owned());
        let more = u8::from(place.branch == Branch::Right);
        let encounters = content.encounters(place.floor) + more;
        let words = format!("{}; {encounters} encounters{boss}.", ground.join(", "));
        entry(format!("{} {:?}, {}", place.floor, place.branch, place.biome()), Tone::Plain, words)
    });
    std::iter::once(Passage::Title("The fourteen places")).chain(told).collect()
}

fn the_characters() -> Vec<Passage> {
    let told = Character::ALL.map(|character| {
        let lock = character.lock().map_or(String::new(), |lock| format!(" Opens: {lock}."));
        entry(character.to_string(), Tone::Bright, format!("{}.{lock}", character.lines().join("; ")))
    });
    std::iter::once(Passage::Title("Who goes down")).chain(told).collect()
}

fn the_company(content: &Content) -> Vec<Passage> {
    vec![
        Passage::Title("Two together"),
        words(format!(
            "Two may go down: creatures have {}% more HP, and there are {}% more encounters. Sight and gold are \
             shared. While nobody hunts you, whoever acts lets time pass for both.",
            content.together_hp, content.together_count
        )),
        words(format!(
            "Who has no HP left lies for {} turns; the other helps them up by waiting beside them three times. \
             To go down, both are within three steps of the stairs.",
            content.lying
        )),
    ]
}

fn the_modifiers() -> Vec<Passage> {
    let first = words("After each win one more may be chosen. They make it harder, and nothing else.");
    let told = Modifier::ALL.map(|modifier| entry(modifier.to_string(), Tone::Wane, modifier.line()));
    [Passage::Title("What makes it harder"), first].into_iter().chain(told).collect()
}

fn the_score() -> Vec<Passage> {
    let row = |worth: &str, what: &str| entry(worth, Tone::Gold, what);
    vec![
        Passage::Title("Score"),
        row("its own", "for each creature slain, by its kind"),
        row("100", "for each floor that is left, times its number"),
        row("500", "for each boss, times its floor"),
        row("200", "for each floor that is left with everybody slain"),
        row("5", "for each item that is carried for the first time"),
        row("3", "for each trap left alone on a floor that is left"),
        row("1", "for each piece of gold found"),
    ]
}
