//! Hostile records of every game, thousands of them and the same every time: nothing panics,
//! and whatever is accepted holds together.

use arcade::{Cabinet, GAMES, Hosted, Options, every_game, find, verify};
use engine::record::RecordWriter;
use engine::tuning::{Knob, Tunable, faults};
use engine::{Seed, SplitMix64};
use testkit::damage;
use testkit::forge::{Forgery, chunks};

/// What must hold for any bytes at all; true when a run could be played from them.
fn check(game: &dyn Cabinet, bytes: &[u8]) -> bool {
    let (verified, opened) = (verify(bytes), game.open(bytes));
    assert_eq!(verified.is_ok(), opened.is_ok(), "{:?}", verified.err());
    let (Ok(verdict), Ok(opened)) = (verified, opened) else {
        return false;
    };
    assert!(opened.good_bytes <= bytes.len());
    assert_eq!((verdict.good_bytes, &verdict.damage), (opened.good_bytes, &opened.damage));
    assert_eq!((verdict.digest, verdict.score), (opened.run.digest(), opened.run.score()));
    let again = verify(&opened.run.record()).expect("what was opened can be written");
    assert_eq!((again.digest, again.damage), (verdict.digest, None));
    true
}

/// The file of a run as it grows, of at most so many commands, by random play.
fn file(game: &dyn Cabinet, options: &Options, number: u64, commands: usize) -> Vec<u8> {
    let mut run = game.begin(options, Seed::new(number).unwrap()).unwrap();
    let mut player = run.player("random").unwrap();
    let mut file = run.record();
    while run.commands() < commands
        && let Some(&seat) = run.awaited().first()
    {
        let command = player.choose(&*run, seat).unwrap();
        file.extend(run.play(seat, &command).unwrap().bytes);
        if run.can_undo() && run.commands().is_multiple_of(3) {
            file.extend(run.undo().unwrap());
            let other = run.legal(seat).unwrap().pop().unwrap();
            file.extend(run.play(seat, &other).unwrap().bytes);
        }
    }
    file
}

/// What a battle can be given.
const GIVEN: &str = "ship-bell, furnace-door, migration, popgun:ember-tips, lobber:wide-charge, twiceborn:2";

/// A file under every rule set of every game, one of two seats, and one with all sorts of things given.
fn files() -> Vec<(&'static dyn Cabinet, Vec<u8>)> {
    let of = |game: &'static dyn Cabinet| {
        let file = move |rules: &'static str| (game, file(game, &Options::HOUSE.with("rules", rules), 7, 60));
        game.about().rule_set_names().map(file)
    };
    let together = Options::HOUSE.with("companion", "tidewife").with("fire", "on");
    let laden = Options::HOUSE.with("level", "4").with("terrain", "pale-shelf").with("given", GIVEN);
    let more = [("descent", together), ("refuel", laden)].map(|(name, options)| {
        let game = find(name).unwrap();
        (game, file(game, &options, 7, 60))
    });
    GAMES.iter().copied().flat_map(of).chain(more).collect()
}

fn below(stream: &mut SplitMix64, bound: usize) -> usize {
    stream.below(u32::try_from(bound).unwrap()) as usize
}

#[test]
fn damaged_records_hold_together() {
    let mut stream = SplitMix64::new(1);
    for (game, file) in files() {
        assert!(check(game, &file), "the run itself holds");
        for _ in 0..500 {
            let mut bytes = file.clone();
            damage(&mut bytes, &mut stream);
            check(game, &bytes);
        }
    }
}

#[test]
fn forged_chunks_hold_together() {
    let mut stream = SplitMix64::new(2);
    for (game, file) in files() {
        let mut played = 0;
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
            played += u32::from(check(game, &forgery.into_bytes()));
        }
        assert!(played > 10, "only {played} forgeries of {} could be played", game.name());
    }
}

#[test]
fn invented_chunks_hold_together() {
    let mut stream = SplitMix64::new(3);
    for (game, file) in files() {
        let header = &chunks(&file)[0].1;
        for _ in 0..2_000 {
            let length = stream.below(120);
            let noise: Vec<u8> = (0..length).map(|_| stream.next().to_le_bytes()[0] % 16).collect();
            check(game, &Forgery::empty().chunk(b'H', header).chunks_from(&noise).into_bytes());
        }
    }
}

/// Content with a few numbers that lie anywhere, or at the ends of what makes sense.
fn strange<C: Tunable>(stream: &mut SplitMix64) -> C {
    let mut content = C::default();
    for _ in 0..=stream.below(4) {
        let Knob { least, most, entries, write, .. } = &C::knobs()[below(stream, C::knobs().len())];
        let entry = below(stream, *entries);
        // Some numbers have a sign, so that not every byte can be written.
        let noise = i64::from(stream.next().to_le_bytes()[0] & 0x7f);
        let inside = least + noise % (most - least + 1);
        write(&mut content, entry, [*least, *most, noise, inside][below(stream, 4)]);
    }
    content
}

/// Records with such content are refused, or can be played and hold.
fn strange_numbers<G: Hosted>() {
    let (game, mut stream) = (find(G::NAME).unwrap(), SplitMix64::new(4));
    let seed = Seed::new(7).unwrap();
    let house = G::new(&G::Setup::default(), seed).unwrap();
    let (mut playable, mut refused) = (0, 0);
    for _ in 0..400 {
        let content: G::Content = strange(&mut stream);
        let sound = faults(&content).is_empty();
        let rules = G::ABOUT.rule_sets[below(&mut stream, G::ABOUT.rule_sets.len())].name;
        let setup = G::setup(&Options::HOUSE.with("rules", rules)).unwrap();
        let setup = G::with_content(setup, content);
        let begun = G::new(&setup, seed);
        assert_eq!(begun.is_ok(), sound);
        let (_, mut bytes) = RecordWriter::<G>::begin(&setup, seed, begun.as_ref().unwrap_or(&house));
        assert_eq!(check(game, &bytes), sound);
        if !sound {
            refused += 1;
            continue;
        }
        playable += 1;
        let mut run = game.open(&bytes).unwrap().run;
        let mut player = run.player("random").unwrap();
        while run.commands() < 200
            && let Some(&seat) = run.awaited().first()
        {
            let command = player.choose(&*run, seat).unwrap();
            bytes.extend(run.play(seat, &command).unwrap().bytes);
        }
        assert!(check(game, &bytes));
    }
    assert!(playable > 40 && refused > 40, "{playable} were playable, {refused} refused");
}

#[test]
fn strange_numbers_are_refused_or_played() {
    every_game!(G => strange_numbers::<G>());
}

#[test]
fn records_from_positions_hold_together() {
    let mut stream = SplitMix64::new(6);
    let game = find("tactics").unwrap();
    let position = "round 3, p1 / rogue shadow-clone c2 5, archer b1 3, assassin d2 2 spent / mage elemental-blast c4 \
                    4 bleed1, tank b4 5, assassin fell e5 / c3 obstacle 3, d3 power 1 / next life, omens 42w 7b 99s 0w";
    let file = file(game, &Options::HOUSE.with("position", position), 7, 60);
    assert!(check(game, &file));
    let header = chunks(&file).swap_remove(0).1;
    let mut played = 0;
    for _ in 0..4_000 {
        let mut header = header.clone();
        damage(&mut header, &mut stream);
        let mut bytes = Forgery::empty().chunk(b'H', &header).into_bytes();
        let Ok(opened) = game.open(&bytes) else { continue };
        assert!(check(game, &bytes));
        let mut run = opened.run;
        let mut player = run.player("random").unwrap();
        bytes.clone_from(&run.record());
        while let Some(&seat) = run.awaited().first() {
            let command = player.choose(&*run, seat).unwrap();
            bytes.extend(run.play(seat, &command).unwrap().bytes);
        }
        assert!(check(game, &bytes));
        played += 1;
    }
    assert!(played > 40, "only {played} positions could be played");
}
