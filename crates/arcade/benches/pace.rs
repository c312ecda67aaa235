//! How many commands a second are played when records are checked, game by game, and how many positions
//! the search of Tactics looks at. `cargo xtask measure` asks the same of the client in a browser and puts
//! both side by side, so this writes a line for each: what, how many, and how many microseconds they took.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::{Duration, Instant};
use std::{env, fs};

use arcade::verify;
use engine::{Perspective, Seat, Session};
use tactics::Tactics;
use tactics::bot::Level;

/// The quickest of so many goes counts: whatever else the machine does only makes it slower.
const GOES: usize = 7;

fn main() {
    // Cargo itself adds a word that begins with a dash.
    let Some(folder) = env::args().skip(1).find(|word| !word.starts_with('-')) else {
        eprintln!("name a folder of records, as `cargo xtask browser` leaves one in target/browser/records");
        return;
    };
    let folder = Path::new(&folder);
    for (game, records) in records(folder) {
        let check =
            || records.iter().map(|record| verify(record).expect("it was just played").commands).sum();
        let (commands, quickest): (usize, Duration) = quickest(check);
        println!("{game} {commands} {}", quickest.as_micros());
    }
    let record = fs::read(folder.join("search.run")).expect("a match to think about");
    let session = Session::<Tactics>::resume(&record).expect("a match that was just begun").session;
    let think = || {
        Level::Hard.bot(*session.game().content()).choose(Perspective::new(session.game(), Seat::FIRST));
        Level::Hard.positions() as usize
    };
    let (positions, quickest) = quickest(think);
    println!("search {positions} {}", quickest.as_micros());
}

fn quickest(work: impl Fn() -> usize) -> (usize, Duration) {
    let times = (0..GOES).map(|_| {
        let start = Instant::now();
        (std::hint::black_box(work()), start.elapsed())
    });
    times.min_by_key(|(_, time)| *time).expect("there is more than one go")
}

/// The records in the folder's list, by game.
fn records(folder: &Path) -> BTreeMap<&'static str, Vec<Vec<u8>>> {
    let list = fs::read_to_string(folder.join("expected.txt")).expect("a list of the records");
    let mut records: BTreeMap<&'static str, Vec<Vec<u8>>> = BTreeMap::new();
    for file in list.lines().filter_map(|line| line.split(' ').next()) {
        let record = fs::read(folder.join(file)).expect("it is in the list");
        let game = verify(&record).expect("it was just played").game;
        records.entry(game).or_default().push(record);
    }
    records
}
