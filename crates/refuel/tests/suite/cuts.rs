//! However time is cut into commands, the battle goes the same way.

use engine::{Game, Seat, Seed, Silence, SplitMix64};
use grid::Point;
use refuel::{Blueprint, Command, Content, Level, Materials, Refuel, Setup, Target};

/// A battle with towers wherever chance puts them.
fn battle(number: u64) -> Refuel {
    let content = Content { materials: Materials(300), ..Content::USUAL };
    let hand = [
        Blueprint::Popgun,
        Blueprint::Lobber,
        Blueprint::Whirler,
        Blueprint::Arcer,
        Blueprint::Broadmouth,
        Blueprint::Bellows,
        Blueprint::Rattle,
        Blueprint::Thunderhead,
        Blueprint::Sweepbeam,
    ];
    let setup = Setup { content: Some(Box::new(content)), ..Setup::on_level(Level(6)).carrying(hand) };
    let mut run = Refuel::new(&setup, Seed::from_bits(number)).expect("the setup is sound");
    let (mut stream, mut legal) = (SplitMix64::new(number), Vec::new());
    for _ in 0..20 {
        run.legal(Seat::FIRST, &mut legal);
        legal.retain(|command| matches!(command, Command::Build(..)));
        let Ok(count) = u32::try_from(legal.len()) else { break };
        if count > 0 {
            play(&mut run, legal[stream.below(count) as usize]);
        }
    }
    run
}

fn play(run: &mut Refuel, command: Command) {
    run.play(Seat::FIRST, command, &mut Silence).expect("it is legal");
}

/// Plays some waves, with abilities at the same ticks, a hundred ticks at a time or fewer.
fn play_waves(mut run: Refuel, cut: u8) -> Vec<u64> {
    let mut digests = Vec::new();
    for _ in 0..6 {
        play(&mut run, Command::Wave);
        let mut passed = 0;
        while run.assault().is_some() && passed < 2000 {
            for ability in [Blueprint::Thunderhead, Blueprint::Sweepbeam] {
                let at = Point::new(14, 14);
                let target = match ability {
                    Blueprint::Sweepbeam => Target::Facing(at, grid::Direction::North),
                    _ => Target::At(at),
                };
                let command = Command::Use(ability, target);
                if passed % 200 == 100 && run.check(Seat::FIRST, command).is_ok() {
                    play(&mut run, command);
                }
            }
            let mut left = 100;
            while left > 0 && run.assault().is_some() {
                play(&mut run, Command::Run(left.min(cut)));
                left = left.saturating_sub(cut);
            }
            passed += 100;
            digests.push(run.digest().0);
        }
        if run.status().is_over() {
            break;
        }
    }
    digests
}

#[test]
fn a_hundred_ticks_are_a_hundred_times_one_tick() {
    for number in 0..4 {
        let run = battle(number);
        let whole = play_waves(run.clone(), 100);
        assert!(whole.len() > 6, "there was something to compare");
        for cut in [1, 7, 50] {
            assert_eq!(play_waves(run.clone(), cut), whole, "seed {number}, {cut} ticks at a time");
        }
    }
}

#[test]
fn a_battle_goes_on_alike_from_its_bytes() {
    let mut run = battle(9);
    play(&mut run, Command::Wave);
    for _ in 0..60 {
        if run.assault().is_none() {
            break;
        }
        let bytes = postcard::to_allocvec(&run).expect("a battle can be written");
        let mut again: Refuel = postcard::from_bytes(&bytes).expect("and read");
        play(&mut run, Command::Run(9));
        play(&mut again, Command::Run(9));
        assert_eq!(run.digest(), again.digest());
    }
}
