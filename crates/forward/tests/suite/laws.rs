//! The laws of the house, for every rule set and for numbers out of the ordinary.

use bots::Random;
use engine::{Audience, Bot, Game, Perspective, Seat, Seed, Silence};
use forward::{Command, Content, Forward, Location, Rules, Setup, Slot, Slots};
use testkit::laws::{LawSettings, Length, Opening, laws};

/// Every command that can be legal, and some that never are.
fn commands() -> Vec<Command> {
    let all_three = Slots::of(&Slot::ALL);
    Command::all().chain([Command::Peek(all_three), Command::Return(all_three)]).collect()
}

fn settings(setups: Vec<Setup>) -> LawSettings<Forward> {
    LawSettings { setups, seeds: 40, ..LawSettings::new(commands(), Length::EndsWithin(20_000)) }
}

#[test]
fn forward_keeps_the_laws() {
    let named = [Rules::WRITTEN, Rules::PUBLISHED].map(Setup::with_rules);
    laws(&settings(named.to_vec()));
}

/// On the road dice and backs lie open from the beginning.
#[test]
fn the_road_keeps_the_laws() {
    let road = settings(vec![Setup::with_rules(Rules::ROAD)]);
    laws(&LawSettings { opening: Opening::Seeded, ..road });
}

#[test]
fn rule_sets_can_be_mixed() {
    let (written, published) = (Rules::WRITTEN, Rules::PUBLISHED);
    let mixed = [
        Rules { weapon: published.weapon, ..written },
        Rules { die: published.die, ..written },
        Rules { fight: published.fight, ..written },
        Rules { pit: written.pit, ..published },
        Rules { peek: written.peek, ..published },
        Rules { fight: written.fight, ..published },
    ];
    laws(&settings(mixed.map(Setup::with_rules).to_vec()));
}

#[test]
fn patched_numbers_keep_the_laws() {
    let text = "(max_hp: 40, max_lux: 5, caesura_lux: 5, caesuras: 8, pits: 0, terrors: 4, hollow_hp: 12)";
    let content: Content = engine::tuning::patched(&Content::HOUSE, text).expect("a patch that makes sense");
    laws(&settings(vec![Setup { rules: Rules::WRITTEN, content: Some(content) }]));
}

#[test]
fn every_number_has_a_knob_that_works() {
    testkit::tuning::check_knobs::<Content>();
}

#[test]
fn the_numbers_of_the_house_are_sound() {
    assert_eq!(engine::tuning::faults(&Content::HOUSE), [""; 0]);
}

#[test]
fn nine_locations_lie_in_three_tiers() {
    let numbers: Vec<u8> = Location::all().map(Location::number).collect();
    assert_eq!(numbers, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    let tiers: Vec<usize> = Location::all().map(|location| location.tier().index()).collect();
    assert_eq!(tiers, [0, 0, 0, 1, 1, 1, 2, 2, 2]);
}

#[test]
fn a_look_is_for_the_cards_that_lie_face_down() {
    let mut looks = 0;
    for number in 0..20 {
        let mut run = Forward::new(&Setup::with_rules(Rules::WRITTEN), Seed::new(number).unwrap()).unwrap();
        let mut bot = Random::new(Seed::from_bits(number));
        while !run.status().is_over() {
            let mut legal = Vec::new();
            run.legal(Seat::FIRST, &mut legal);
            let peeked = legal.iter().filter_map(|command| match command {
                Command::Peek(slots) => Some(*slots),
                _ => None,
            });
            let seen = peeked.reduce(|all, slots| slots.iter().fold(all, Slots::with));
            if let Some(seen) = seen {
                assert_eq!(seen, run.view(Audience::Everyone).face_down());
                looks += 1;
            }
            let command = bot.choose(Perspective::new(&run, Seat::FIRST));
            run.play(Seat::FIRST, command, &mut Silence).unwrap();
        }
    }
    assert!(looks > 100, "somebody could look {looks} times only");
}

#[test]
fn other_numbers_are_told_apart_from_those_of_the_house() {
    let digest = |content| Forward::content_digest(&Setup { rules: Rules::WRITTEN, content });
    let other = Content { max_hp: 21, ..Content::HOUSE };
    assert_eq!(digest(None), digest(Some(Content::HOUSE)));
    assert_ne!(digest(None), digest(Some(other)));
}

#[test]
fn a_command_from_a_file_names_places_that_there_are() {
    for bits in 0..=u8::MAX {
        let slots = Slots::try_from(bits);
        assert_eq!(slots.is_ok(), bits < 8, "{bits}");
        assert!(slots.is_err() || slots.map(u8::from) == Ok(bits));
    }
}

#[test]
fn impossible_numbers_are_refused_all_at_once() {
    let mut content = Content::HOUSE;
    content.max_hp = 0;
    content.hollow_hp[1] = 200;
    let setup = Setup { rules: Rules::WRITTEN, content: Some(content) };
    let error = Forward::new(&setup, Seed::new(1).unwrap()).expect_err("no run has 0 HP");
    assert_eq!(
        error.to_string(),
        "max_hp goes from 1 to 40; 0 is outside; hollow_hp[2] goes from 1 to 20; 200 is outside"
    );
}

#[test]
fn a_location_holds_at_most_32_cards() {
    let with_caesuras = |count| {
        let text = format!(
            "(items: 8, weapons: 8, lesser_beasts: 8, greater_beasts: 0, terrors: 0, pits: 0, snares: 0, \
             blessings: 0, caesuras: {count})"
        );
        engine::tuning::patched(&Content::HOUSE, &text)
    };
    assert!(with_caesuras(7).is_ok(), "32 cards, the Hollow among them");
    let errors = with_caesuras(8).unwrap_err();
    assert!(errors[0].to_string().ends_with("a location has at most 32 cards; these are 33"), "{errors:?}");
}

#[test]
fn a_patch_without_an_end_to_fights_is_refused() {
    let error = engine::tuning::patched(&Content::HOUSE, "(bare_blocks: 1, branch_damage: 0)").unwrap_err();
    let sentences: Vec<String> = error.iter().map(ToString::to_string).collect();
    assert_eq!(
        sentences,
        [
            "line 1, column 2: bare_blocks is 1 everywhere: no foe could ever be hurt",
            "line 1, column 18: branch_damage is 0 everywhere: such a fight would never end"
        ]
    );
}
