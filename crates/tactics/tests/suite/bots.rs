//! Bots play whole matches, draft included, and the one that thinks more wins more.

use std::fmt::Write;
use std::path::Path;

use engine::{Bot, Digest, Game, Perspective, Seed, Silence, Status};
use tactics::bot::{Greedy, Level, Naive, Search};
use tactics::{Command, Content, Event, Outcome, RuleSet, Setup, Side, Tactics};

type Player = Box<dyn Bot<Tactics>>;

/// Plays a match of the seed and returns its commands and its outcome.
fn play(players: &mut [Player; 2], seed: Seed) -> (Vec<Command>, Outcome) {
    let mut game = Tactics::new(&Setup::with_rules(RuleSet::Written), seed).unwrap();
    let mut commands = Vec::new();
    for player in players.iter_mut() {
        player.restart(seed);
    }
    loop {
        match game.status() {
            Status::Over(outcome) => return (commands, outcome),
            Status::Awaiting(seats) => {
                let seat = seats.first().unwrap();
                let player = &mut players[usize::from(seat.index())];
                let command = player.choose(Perspective::new(&game, seat));
                game.play(seat, command, &mut Silence).unwrap();
                commands.push(command);
            }
        }
    }
}

/// How many of the matches the first player wins, with each seed on both sides.
fn wins(first: impl Fn() -> Player, second: impl Fn() -> Player, seeds: u64) -> usize {
    let seeds = (0..seeds).map(Seed::from_bits);
    let as_one = seeds.clone().map(|seed| (Side::One, play(&mut [first(), second()], seed)));
    let as_two = seeds.map(|seed| (Side::Two, play(&mut [second(), first()], seed)));
    let won = |(own, (_, outcome)): &(Side, (_, Outcome))| matches!(outcome, Outcome::Won { side, .. } if side == own);
    as_one.chain(as_two).filter(won).count()
}

fn greedy() -> Player {
    Box::new(Greedy::new(Content::WRITTEN))
}

fn search(budget: u32) -> Player {
    Box::new(Search::new(Content::WRITTEN, budget))
}

fn level(level: Level) -> Player {
    level.bot(Content::WRITTEN)
}

#[test]
fn a_search_beats_the_greedy() {
    let won = wins(|| search(300), greedy, 20);
    assert!(won >= 34, "{won} of 40");
}

#[test]
fn the_levels_are_levels() {
    let won = wins(|| level(Level::Normal), || level(Level::Easy), 40);
    assert!(won >= 44, "normal beats easy in {won} of 80");
    let won = wins(|| level(Level::Hard), || level(Level::Normal), 10);
    assert!(won >= 14, "hard beats normal in {won} of 20");
}

/// Matches as they are played today: whatever changes the judgement of a bot shows here, move by move.
#[test]
fn matches_of_bots_are_as_they_were() {
    let mut text = String::new();
    for number in 0..6 {
        let mut players = if number % 2 == 0 { [search(300), search(300)] } else { [greedy(), search(300)] };
        let (commands, outcome) = play(&mut players, Seed::from_bits(number));
        writeln!(text, "match {number}: {outcome}").unwrap();
        for line in commands.chunks(8) {
            let line: Vec<String> = line.iter().map(ToString::to_string).collect();
            writeln!(text, "  {}", line.join(", ")).unwrap();
        }
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/matches.txt");
    testkit::golden::check_file(path, &text);
}

/// More rounds than this never pass in a row without somebody having lost or gained HP: decay comes before.
const QUIET_ROUNDS: usize = 8;

/// A law of the house: nobody dances for ever.
#[test]
fn no_match_of_bots_goes_on_without_anything_gained_or_lost() {
    for (name, rules) in RuleSet::NAMED {
        let content = *rules.content();
        let players: [fn(Content) -> Player; 4] = [
            |content| Box::new(Naive::new(content)),
            |content| Box::new(Greedy::new(content)),
            |content| Box::new(Search::new(content, 100)),
            |content| Level::Normal.bot(content),
        ];
        for (number, player) in (0..).zip(players) {
            let game = Tactics::new(&Setup::with_rules(rules), Seed::from_bits(number)).unwrap();
            let quiet = quiet_rounds(game, &mut [player(content), player(content)], Seed::from_bits(number));
            assert!(quiet <= QUIET_ROUNDS, "{name}, seed {number}: nothing happens for {quiet} rounds");
        }
    }
}

/// The most rounds in a row of a match in which nobody loses or gains HP.
fn quiet_rounds(mut game: Tactics, players: &mut [Player; 2], seed: Seed) -> usize {
    let [mut quiet, mut most] = [0, 0];
    for (player, number) in players.iter_mut().zip(1..) {
        player.restart(Seed::from_bits(2 * seed.number() + number));
    }
    while let Status::Awaiting(seats) = game.status() {
        let seat = seats.first().unwrap();
        let command = players[usize::from(seat.index())].choose(Perspective::new(&game, seat));
        let mut events: Vec<Event> = Vec::new();
        game.play(seat, command, &mut events).unwrap();
        for event in events {
            match event {
                Event::Hurt { lost: 1.., .. } | Event::Healed { .. } => quiet = 0,
                Event::RoundBegan { .. } => quiet += 1,
                _ => {}
            }
            most = most.max(quiet);
        }
    }
    most
}

#[test]
fn the_same_budget_plays_the_same_match() {
    for number in 0..5 {
        let match_of = || play(&mut [search(200), greedy()], Seed::from_bits(number));
        assert_eq!(match_of(), match_of());
    }
}

#[test]
fn a_bot_that_is_kept_plays_as_a_new_one() {
    let pairs: [fn() -> [Player; 2]; 2] =
        [|| [search(100), greedy()], || [level(Level::Normal), level(Level::Easy)]];
    for pair in pairs {
        let mut kept = pair();
        for number in 0..5 {
            let seed = Seed::from_bits(number);
            assert_eq!(play(&mut kept, seed), play(&mut pair(), seed));
        }
    }
}

#[test]
fn thinking_changes_nothing_on_the_board() {
    let game = Tactics::new(&Setup::with_rules(RuleSet::Written), Seed::from_bits(3)).unwrap();
    let before = Digest::of(&game);
    let _ = Search::new(Content::WRITTEN, 1_000).best(&game);
    assert_eq!(Digest::of(&game), before);
}
