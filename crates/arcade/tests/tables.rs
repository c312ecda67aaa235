//! What the one face of a running game promises, for every game.

use arcade::{Cabinet, GAMES, Options, PlayError, Standing, Table, find, play_out, verify};
use engine::{Audience, Seat, Seed};

fn seed(number: u64) -> Seed {
    Seed::new(number).unwrap()
}

fn finished(game: &dyn Cabinet, number: u64) -> Box<dyn Table> {
    let mut table = game.begin(&Options::HOUSE, seed(number)).unwrap();
    let mut player = table.player("random").unwrap();
    play_out(&mut *table, &mut *player).unwrap();
    table
}

#[test]
fn every_game_is_found_by_its_name_and_no_other() {
    for game in GAMES {
        assert_eq!(find(game.name()).unwrap().title(), game.title());
    }
    let error = find("chess").err().unwrap().to_string();
    assert!(error.starts_with("there is no game 'chess': choose from forward"), "{error}");
}

#[test]
fn a_game_waits_then_is_played_then_is_over() {
    for game in GAMES {
        let mut table = game.begin(&Options::HOUSE, seed(1)).unwrap();
        assert_eq!((table.standing(), table.outcome()), (Standing::Waiting, None));
        let seat = table.awaited()[0];
        let command = table.legal(seat).unwrap()[0].clone();
        table.play(seat, &command).unwrap();
        assert_eq!(table.standing(), Standing::Playing);
        let table = finished(*game, 1);
        assert_eq!((table.standing(), table.awaited()), (Standing::Over, Vec::new()));
        assert!(table.outcome().is_some());
    }
}

#[test]
fn what_is_appended_while_playing_opens_as_the_same_table() {
    for game in GAMES {
        let mut table = game.begin(&Options::HOUSE, seed(3)).unwrap();
        let mut player = table.player("random").unwrap();
        let mut file = table.record();
        while let Some(&seat) = table.awaited().first() {
            let command = player.choose(&*table, seat).unwrap();
            file.extend(table.play(seat, &command).unwrap().bytes);
        }
        let opened = game.open(&file).unwrap();
        assert_eq!((opened.good_bytes, opened.damage), (file.len(), None));
        assert_eq!(opened.table.digest(), table.digest());
        assert_eq!(opened.table.record(), table.record());
    }
}

#[test]
fn a_verdict_says_what_the_table_said() {
    for game in GAMES {
        let table = finished(*game, 4);
        let verdict = verify(&table.record()).unwrap();
        assert_eq!((verdict.game, verdict.seed, verdict.rules), (game.name(), table.seed(), table.rules()));
        assert_eq!((verdict.outcome, verdict.score), (table.outcome(), table.score()));
        assert_eq!((verdict.commands, verdict.digest), (table.commands(), table.digest()));
    }
}

#[test]
fn the_history_tells_the_events_as_they_were_told() {
    for game in GAMES {
        let mut table = game.begin(&Options::HOUSE, seed(5)).unwrap();
        let mut player = table.player("random").unwrap();
        let mut told = Vec::new();
        while let Some(&seat) = table.awaited().first() {
            let command = player.choose(&*table, seat).unwrap();
            told.push(table.play(seat, &command).unwrap().events);
        }
        let since = told.len() / 2;
        let history = table.history(Audience::Seat(Seat::FIRST), since).unwrap();
        let history: Vec<_> = history.into_iter().map(|chapter| chapter.events).collect();
        assert_eq!(history, told[since..]);
    }
}

#[test]
fn refused_commands_leave_the_table_as_it_was() {
    let mut table = find("forward").unwrap().begin(&Options::HOUSE, seed(1)).unwrap();
    let before = table.record();
    assert!(matches!(table.play(Seat::FIRST, "dance"), Err(PlayError::NotACommand(_))));
    assert!(matches!(table.play(Seat::FIRST, "heal"), Err(PlayError::Refused(_))));
    assert!(matches!(table.play(Seat::SECOND, "turn 1"), Err(PlayError::Seat(_))));
    assert_eq!(table.record(), before);
}

#[test]
fn a_patch_changes_the_run_and_a_wrong_one_is_refused_with_its_place() {
    let forward = find("forward").unwrap();
    let view = |patch: &str| {
        let table = forward.begin(&Options::HOUSE.with("content", patch), seed(1)).unwrap();
        (table.view(Audience::Everyone).unwrap()["hero"]["hp"].clone(), table.rules())
    };
    assert_eq!(view("(max_hp: 33)"), (33.into(), "written, patched".to_owned()));
    assert_eq!(view("()"), (20.into(), "written".to_owned()));
    let wrong = Options::HOUSE.with("content", "(max_ph: 33)").with("rules", "strict");
    let error = forward.begin(&wrong, seed(1)).err().unwrap();
    let [rules, content] = &error.0[..] else { panic!("{error}") };
    assert!(rules.starts_with("there is no rule set 'strict': write 'written' or 'published'"), "{rules}");
    assert_eq!(content, "content: line 1, column 2: there is no number called max_ph; did you mean max_hp?");
}
