//! Nobody stays for ever, and nothing is won by staying. RULES.md, 2.6.

use descent::bot::Delver;
use descent::{Command, Content, Descent, Event, Rules, Setup};
use engine::{Audience, Bot, Game, Perspective, Seat, Seed};

/// Commands in which somebody who stays is found: a floor is calm for a while, and then grows worse.
const COMMANDS: usize = 8_000;

/// Somebody who does not leave the first floor.
enum Staller {
    /// Lets turns pass.
    Waiter,
    /// Keeps on the move: any step that leads away from whoever is near, and to and fro where nobody is.
    Dodger,
    /// Plays as well as the delver, and never goes down.
    Settler(Box<Delver>),
}

impl Staller {
    fn choose(&mut self, run: &Descent) -> Command {
        let perspective = Perspective::new(run, Seat::FIRST);
        let view = perspective.view();
        let mut legal = Vec::new();
        perspective.legal(&mut legal);
        let wish = match self {
            Self::Waiter => Command::Wait,
            Self::Dodger => {
                let at = view.heroes[0].at;
                let far = |command: &&Command| {
                    let Command::Step(way) = **command else { return 0 };
                    let to = at.step(way);
                    let nearest = view.foes.iter().map(|foe| foe.at.distance(to)).min();
                    nearest.unwrap_or(u16::from(view.turn % 2 == 1))
                };
                let steps = legal.iter().filter(|command| match **command {
                    Command::Step(way) => view.foe_at(at.step(way)).is_none(),
                    _ => false,
                });
                steps.max_by_key(far).copied().unwrap_or(Command::Wait)
            }
            Self::Settler(delver) => delver.choose(perspective),
        };
        let stays = |command: &Command| !matches!(command, Command::Descend(_)) && legal.contains(command);
        let offered = [Command::Wait, Command::Leave].into_iter().find(|command| legal.contains(command));
        Some(wish).filter(stays).or(offered).unwrap_or(legal[0])
    }
}

/// The points when the floor stirred and at the end, and how often somebody set out.
#[track_caller]
fn stay(rules: Rules, mut staller: Staller, seed: u64) -> (i64, i64) {
    let mut run =
        Descent::new(&Setup::with_rules(rules), Seed::from_bits(seed)).expect("the house's numbers");
    let (mut stirred, mut told) = (None, 0);
    for _ in 0..COMMANDS {
        if run.status().is_over() {
            break;
        }
        let command = staller.choose(&run);
        let mut events: Vec<Event> = Vec::new();
        run.play(Seat::FIRST, command, &mut events).expect("stallers know the rules");
        told += events.iter().filter(|event| matches!(event, Event::Stirred)).count();
        let view = run.view(Audience::Everyone);
        if view.calm == 0 && stirred.is_none() {
            stirred = Some(run.score());
        }
    }
    assert!(run.status().is_over(), "seed {seed}: nobody came\n{}", run.view(Audience::Everyone));
    assert!(told <= 1, "a floor stirs once");
    (stirred.unwrap_or(run.score()), run.score())
}

#[test]
fn whoever_stays_is_looked_for_until_the_end() {
    for (_, rules) in Rules::NAMED {
        for seed in 0..4 {
            let (_, score) = stay(rules, Staller::Waiter, seed);
            // Somebody who dwells there may burn by themselves.
            assert!(score <= 60, "waiting is worth nothing: {score}");
            stay(rules, Staller::Dodger, seed);
        }
    }
}

#[test]
fn nothing_is_won_by_staying() {
    for seed in 0..6 {
        let delver = Box::new(Delver::new(Content::RULED));
        let (stirred, score) = stay(Rules::Descent, Staller::Settler(delver), seed);
        // Whoever dwells there is worth something whenever they fall, and nobody else is.
        assert!(score <= stirred + 300, "seed {seed}: {stirred}, then {score}");
    }
}
