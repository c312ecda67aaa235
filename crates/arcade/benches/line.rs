//! How many views a second the line protocol gives through a pipe, for every game and rule set: this
//! program starts itself once more, as a script would start `roguery engine`, and asks the same again and
//! again in the middle of a run. A line for each: game, rule set, bytes of an answer, answers a second.

use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, iter, thread};

use arcade::{Cabinet, GAMES, Options, find, script};
use engine::Seed;

/// Enough that starting and loading do not count.
const REQUESTS: usize = 20_000;
/// Lines that are on their way at a time, as a script that does not wait for each answer would send them.
const AT_A_TIME: usize = 100;
/// The quickest of so many goes counts: whatever else the machine does only makes it slower.
const GOES: usize = 5;
/// Where runs are looked at.
const COMMANDS: usize = 60;

fn main() {
    let words: Vec<String> = env::args().skip(1).filter(|word| !word.starts_with("--")).collect();
    if let [serve, game] = &words[..]
        && serve == "serve"
    {
        let game = find(game).expect("this program has named it");
        script::serve(game, io::stdin().lock(), io::stdout().lock()).expect("the pipes hold");
        return;
    }
    for game in GAMES {
        for rules in game.about().rule_set_names() {
            let opening = record(*game, rules);
            let went = (0..GOES).map(|_| views(game.name(), &opening));
            let (bytes, time) = went.min_by_key(|(_, time)| *time).expect("there is more than one go");
            let pace = REQUESTS as u128 * 1_000_000 / time.as_micros();
            println!("{} {rules} {bytes} {pace}", game.name());
        }
    }
}

/// A request that puts a run on the table, after some commands by the last bot that the game names.
fn record(game: &dyn Cabinet, rules: &str) -> String {
    let options = Options::HOUSE.with("rules", rules);
    let mut run = game.begin(&options, Seed::from_bits(7)).expect("the rule set exists");
    let bot = game.bots().last().expect("there is one").name;
    let mut player = run.player(bot).expect("the game names it");
    for _ in 0..COMMANDS {
        let Some(&seat) = run.awaited().first() else { break };
        let command = player.choose(&*run, seat).expect("the bot plays");
        run.play(seat, &command).expect("the bot plays by the rules");
    }
    let digits: String = run.record().iter().map(|byte| format!("{byte:02x}")).collect();
    format!("{{\"do\":\"load\",\"record\":\"{digits}\"}}\n")
}

/// The bytes of an answer, and how long all of them took.
fn views(game: &str, opening: &str) -> (usize, Duration) {
    let myself = env::current_exe().expect("it is running");
    let mut child = Command::new(myself)
        .args(["serve", game])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("this program can be started again");
    let mut requests = child.stdin.take().expect("it was asked for");
    let mut answers = BufReader::new(child.stdout.take().expect("it was asked for"));
    requests.write_all(opening.as_bytes()).expect("somebody reads");
    let mut line = String::new();
    answers.read_line(&mut line).expect("it answers");
    assert!(line.contains("\"ok\":\"load\""), "{line}");
    let start = Instant::now();
    let asking = thread::spawn(move || {
        let bulk = "{\"do\":\"view\"}\n".repeat(AT_A_TIME);
        iter::repeat_n(bulk, REQUESTS / AT_A_TIME)
            .for_each(|bulk| requests.write_all(bulk.as_bytes()).expect("somebody reads"));
    });
    let mut bytes = Vec::new();
    answers.read_to_end(&mut bytes).expect("it answers");
    let time = start.elapsed();
    asking.join().expect("it asks");
    child.wait().expect("it ends with its input");
    (bytes.len() / REQUESTS, time)
}
