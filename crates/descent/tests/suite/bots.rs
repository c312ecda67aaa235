//! Bots as a whole.

use descent::bot::{Delver, Fighter, Naive};
use descent::{Character, Command, Content, Descent, Setup};
use engine::{Bot, Game, Perspective, Seed, Silence, Status};
use testkit::laws::{Endless, LawSettings, Length, Marathon, Opening, bot_advances};

/// Commands of a run that are watched, which is more than any run takes.
const COMMANDS: usize = 40_000;

/// Points are never lost, and a floor that is explored to its end without any takes fewer commands.
const GETS_ON: Endless<Descent> = Endless { cut: 0, ratchet: Descent::score, patience: 4_000 };

/// A bot for each seat: what one remembers is its own.
struct Each<B>([B; 2]);

impl<B: Bot<Descent>> Bot<Descent> for Each<B> {
    fn choose(&mut self, perspective: Perspective<'_, Descent>) -> Command {
        self.0[usize::from(perspective.seat().index())].choose(perspective)
    }

    fn restart(&mut self, seed: Seed) {
        self.0.iter_mut().for_each(|bot| bot.restart(seed));
    }
}

#[track_caller]
fn watch(setup: &Setup, seeds: u32, bot: impl Bot<Descent> + Clone) {
    let settings = LawSettings {
        setups: vec![setup.clone()],
        seeds,
        opening: Opening::Seeded,
        ..LawSettings::new(Vec::new(), Length::Endless(GETS_ON))
    };
    let mut both = Each([bot.clone(), bot]);
    bot_advances(&mut Marathon { settings: &settings, bot: &mut both, commands: COMMANDS });
}

#[test]
fn nobody_plays_for_ever_alone() {
    let alone = Setup::default();
    watch(&alone, 40, Delver::new(Content::RULED));
    watch(&alone, 20, Fighter::new(Content::RULED));
    watch(&alone, 20, Naive::new(Content::RULED));
}

#[test]
fn nobody_plays_for_ever_together() {
    for companion in [Character::Lamplighter, Character::Gatekeeper] {
        let together = Setup { companion: Some(companion), ..Setup::default() };
        watch(&together, 20, Delver::new(Content::RULED));
        watch(&together, 10, Fighter::new(Content::RULED));
        watch(&together, 10, Naive::new(Content::RULED));
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
