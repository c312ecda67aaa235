//! Bots as a whole.

use descent::bot::{Delver, Fighter, Naive};
use descent::{Character, Content, Descent, Setup};
use engine::{Audience, Bot, Game, Perspective, Seat, Seed, Silence, Status};

/// Plays so many commands at most.
fn play(bot: &mut dyn Bot<Descent>, seed: u64, most: usize) -> (Descent, usize) {
    let seed = Seed::from_bits(seed);
    let mut run = Descent::new(&Setup::default(), seed).expect("the house's numbers");
    bot.restart(seed);
    let mut commands = 0;
    while commands < most && !run.status().is_over() {
        let command = bot.choose(Perspective::new(&run, Seat::FIRST));
        run.play(Seat::FIRST, command, &mut Silence).expect("bots know the rules");
        commands += 1;
    }
    (run, commands)
}

#[test]
fn the_bots_of_the_house_come_to_an_end() {
    let bots: [(&str, Box<dyn Bot<Descent>>); 3] = [
        ("delver", Box::new(Delver::new(Content::RULED))),
        ("fighter", Box::new(Fighter::new(Content::RULED))),
        ("naive", Box::new(Naive::new(Content::RULED))),
    ];
    for (name, mut bot) in bots {
        for seed in 0..6 {
            let (run, commands) = play(bot.as_mut(), seed, 20_000);
            let Status::Over(outcome) = run.status() else {
                panic!("{name} stands still with seed {seed}:\n{}", run.view(Audience::Everyone));
            };
            println!("{name} {seed}: {outcome} after {commands} commands");
        }
    }
}

#[test]
fn two_seats_of_unlike_speed_do_not_wait_for_each_other_for_ever() {
    let setup = Setup { companion: Some(Character::Gatekeeper), ..Setup::default() };
    let mut bots = [Delver::new(Content::RULED), Delver::new(Content::RULED)];
    let mut run = Descent::new(&setup, Seed::from_bits(1)).expect("the house's numbers");
    let mut commands = [0; 2];
    for _ in 0..400 {
        let Status::Awaiting(awaited) = run.status() else { break };
        let seat = awaited.first().expect("somebody is awaited");
        let place = usize::from(seat.index());
        let command = bots[place].choose(Perspective::new(&run, seat));
        run.play(seat, command, &mut Silence).expect("bots know the rules");
        commands[place] += 1;
    }
    assert!(commands.iter().sum::<i32>() > 100, "{commands:?}");
}
