//! Hostile records of Forward, thousands of them and the same every time: nothing panics, and
//! whatever is accepted holds together.

use arcade::{Cabinet, Options, find, verify};
use engine::record::RecordWriter;
use engine::tuning::{Knob, Tunable, faults};
use engine::{Game, Seed, SplitMix64};
use forward::{Content, Forward, Rules, Setup};
use testkit::damage;
use testkit::forge::{Forgery, chunks};

const RULES: [&str; 2] = ["written", "published"];

fn game() -> &'static dyn Cabinet {
    find("forward").unwrap()
}

/// What must hold for any bytes at all; true when a run could be played from them.
fn check(bytes: &[u8]) -> bool {
    let (verified, opened) = (verify(bytes), game().open(bytes));
    assert_eq!(verified.is_ok(), opened.is_ok(), "{:?}", verified.err());
    let (Ok(verdict), Ok(opened)) = (verified, opened) else {
        return false;
    };
    assert!(opened.good_bytes <= bytes.len());
    assert_eq!((verdict.good_bytes, &verdict.damage), (opened.good_bytes, &opened.damage));
    assert_eq!((verdict.digest, verdict.score), (opened.table.digest(), opened.table.score()));
    let again = verify(&opened.table.record()).expect("what was opened can be written");
    assert_eq!((again.digest, again.damage), (verdict.digest, None));
    true
}

/// The file of a run as it grows, of at most so many commands, by random play.
fn file(options: &Options, number: u64, commands: usize) -> Vec<u8> {
    let mut table = game().begin(options, Seed::new(number).unwrap()).unwrap();
    let mut player = table.player("random").unwrap();
    let mut file = table.record();
    while table.commands() < commands
        && let Some(&seat) = table.awaited().first()
    {
        let command = player.choose(&*table, seat).unwrap();
        file.extend(table.play(seat, &command).unwrap().bytes);
        if table.can_undo() && table.commands().is_multiple_of(3) {
            file.extend(table.undo().unwrap());
            let other = table.legal(seat).unwrap().pop().unwrap();
            file.extend(table.play(seat, &other).unwrap().bytes);
        }
    }
    file
}

fn files() -> [Vec<u8>; 2] {
    RULES.map(|rules| file(&Options::HOUSE.with("rules", rules), 7, 60))
}

fn below(stream: &mut SplitMix64, bound: usize) -> usize {
    stream.below(u32::try_from(bound).unwrap()) as usize
}

#[test]
fn damaged_records_hold_together() {
    let mut stream = SplitMix64::new(1);
    for file in files() {
        assert!(check(&file), "the run itself holds");
        for _ in 0..500 {
            let mut bytes = file.clone();
            damage(&mut bytes, &mut stream);
            check(&bytes);
        }
    }
}

#[test]
fn forged_chunks_hold_together() {
    let mut stream = SplitMix64::new(2);
    let mut played = 0;
    for file in files() {
        let honest = chunks(&file);
        for _ in 0..1_000 {
            let mut forged = honest.clone();
            for _ in 0..=stream.below(2) {
                let (from, to) = (below(&mut stream, forged.len()), below(&mut stream, forged.len()));
                match stream.below(4) {
                    0 => forged.swap(from, to),
                    1 => forged.truncate(from + 1),
                    2 => forged.insert(to, forged[from].clone()),
                    _ => damage(&mut forged[from].1, &mut stream),
                }
            }
            let forgery =
                forged.iter().fold(Forgery::empty(), |all, (kind, payload)| all.chunk(*kind, payload));
            played += u32::from(check(&forgery.into_bytes()));
        }
    }
    assert!(played > 20, "only {played} forgeries could be played");
}

#[test]
fn invented_chunks_hold_together() {
    let mut stream = SplitMix64::new(3);
    for file in files() {
        let header = &chunks(&file)[0].1;
        for _ in 0..2_000 {
            let length = stream.below(120);
            let noise: Vec<u8> = (0..length).map(|_| stream.next().to_le_bytes()[0] % 16).collect();
            check(&Forgery::empty().chunk(b'H', header).chunks_from(&noise).into_bytes());
        }
    }
}

/// Content with a few numbers as far out as a byte, or only the knob, can hold.
fn strange(stream: &mut SplitMix64) -> Content {
    let mut content = Content::HOUSE;
    for _ in 0..=stream.below(4) {
        let Knob { least, most, entries, write, .. } =
            &Content::knobs()[below(stream, Content::knobs().len())];
        let entry = below(stream, *entries);
        let noise = i64::from(stream.next().to_le_bytes()[0]);
        write(
            &mut content,
            entry,
            [*least, *most, noise, least + noise % (most - least + 1)][below(stream, 4)],
        );
    }
    content
}

#[test]
fn strange_numbers_are_refused_or_played() {
    let mut stream = SplitMix64::new(4);
    let seed = Seed::new(7).unwrap();
    let house = Forward::new(&Setup::default(), seed).unwrap();
    let (mut playable, mut refused) = (0, 0);
    for _ in 0..400 {
        let content = strange(&mut stream);
        let setup = Setup { rules: Rules::NAMED[below(&mut stream, 2)].1, content: Some(content) };
        let game = Forward::new(&setup, seed);
        assert_eq!(game.is_ok(), faults(&content).is_empty());
        let (_, mut bytes) = RecordWriter::<Forward>::begin(&setup, seed, game.as_ref().unwrap_or(&house));
        assert_eq!(check(&bytes), game.is_ok());
        if game.is_err() {
            refused += 1;
            continue;
        }
        playable += 1;
        let mut table = self::game().open(&bytes).unwrap().table;
        let mut player = table.player("random").unwrap();
        while table.commands() < 200
            && let Some(&seat) = table.awaited().first()
        {
            let command = player.choose(&*table, seat).unwrap();
            bytes.extend(table.play(seat, &command).unwrap().bytes);
        }
        assert!(check(&bytes));
    }
    assert!(playable > 50 && refused > 50, "{playable} were playable, {refused} refused");
}
