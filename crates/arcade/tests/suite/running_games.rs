//! What the one face of a running game promises, for every game.

use std::collections::BTreeSet;

use arcade::{
    Cabinet, ChooseError, GAMES, Options, PlayError, Player, RunningGame, Standing, find, play_out, verify,
    whose_turn,
};
use engine::{Audience, Seat, Seed};
use serde_json::Value;

fn seed(number: u64) -> Seed {
    Seed::new(number).unwrap()
}

/// A player of the game's own: at random some runs take for ever.
fn somebody(run: &dyn RunningGame) -> Box<dyn Player> {
    run.player(run.cabinet().about().bots[0].name).unwrap()
}

fn finished(game: &dyn Cabinet, number: u64) -> Box<dyn RunningGame> {
    let mut run = game.begin(&Options::HOUSE, seed(number)).unwrap();
    let player = somebody(&*run);
    play_out(&mut *run, &mut [player]).unwrap();
    run
}

#[test]
fn every_game_is_found_by_its_name_and_no_other() {
    for game in GAMES {
        assert_eq!(find(game.name()).unwrap().about(), game.about());
    }
    let error = find("chess").err().unwrap().to_string();
    let names: Vec<&str> = GAMES.iter().map(|game| game.name()).collect();
    assert_eq!(error, format!("there is no game 'chess': choose from {}", names.join(", ")));
}

#[test]
fn every_game_has_the_rule_sets_and_bots_that_it_says_it_has() {
    for game in GAMES {
        let usual = game.begin(&Options::HOUSE, seed(1)).unwrap();
        assert_eq!(game.about().rule_set_names().next(), Some(usual.rules().as_str()));
        for rules in game.about().rule_set_names() {
            let run = game.begin(&Options::HOUSE.with("rules", rules), seed(1)).unwrap();
            assert_eq!(run.rules(), rules);
            for bot in game.bots() {
                assert!(run.player(bot.name).is_ok(), "{} of {}", bot.name, game.name());
            }
        }
    }
}

#[test]
fn a_game_waits_then_is_played_then_is_over() {
    for game in GAMES {
        let mut run = game.begin(&Options::HOUSE, seed(1)).unwrap();
        assert_eq!((run.standing(), run.outcome()), (Standing::Waiting, None));
        let seat = run.awaited()[0];
        let command = run.legal(seat).unwrap()[0].clone();
        run.play(seat, &command).unwrap();
        assert_eq!(run.standing(), Standing::Playing);
        let run = finished(*game, 1);
        assert_eq!((run.standing(), run.awaited()), (Standing::Over, Vec::new()));
        assert!(run.outcome().is_some());
    }
}

#[test]
fn what_is_appended_while_playing_opens_as_the_same_run() {
    for game in GAMES {
        let mut run = game.begin(&Options::HOUSE, seed(3)).unwrap();
        let mut player = somebody(&*run);
        let mut file = run.record();
        while let Some(&seat) = run.awaited().first() {
            let command = player.choose(&*run, seat).unwrap();
            file.extend(run.play(seat, &command).unwrap().bytes);
        }
        let opened = game.open(&file).unwrap();
        assert_eq!((opened.good_bytes, opened.damage), (file.len(), None));
        assert_eq!(opened.run.digest(), run.digest());
        assert_eq!(opened.run.record(), run.record());
    }
}

#[test]
fn a_verdict_says_what_the_run_said() {
    for game in GAMES {
        let run = finished(*game, 4);
        let verdict = verify(&run.record()).unwrap();
        assert_eq!((verdict.game, verdict.seed, verdict.rules), (game.name(), run.seed(), run.rules()));
        assert_eq!((verdict.outcome, verdict.score), (run.outcome(), run.score()));
        assert_eq!((verdict.commands, verdict.digest), (run.commands(), run.digest()));
    }
}

#[test]
fn the_history_tells_the_events_as_they_were_told() {
    for game in GAMES {
        let mut run = game.begin(&Options::HOUSE, seed(5)).unwrap();
        let mut player = somebody(&*run);
        let mut told = Vec::new();
        while let Some(&seat) = run.awaited().first() {
            let command = player.choose(&*run, seat).unwrap();
            told.push(run.play(seat, &command).unwrap().events);
        }
        let seats = (0..game.seats()).map(|seat| Audience::Seat(Seat::new(seat)));
        for observer in seats.chain([Audience::Everyone]) {
            let history = run.history(observer, 0..usize::MAX, usize::MAX).unwrap();
            let known = told.iter().flatten().filter(|event| event.is_for(observer));
            assert!(history.iter().flat_map(|chapter| &chapter.events).eq(known), "{observer:?}");
            assert_eq!(history.len(), run.known(observer).unwrap().commands, "{observer:?}");
            let since = history.len() / 2;
            assert_eq!(run.history(observer, since..usize::MAX, usize::MAX).unwrap(), history[since..]);
            let end = history.len().min(since + 3);
            assert_eq!(run.history(observer, since..since + 3, usize::MAX).unwrap(), history[since..end]);
        }
    }
}

#[test]
fn a_bot_plays_for_players_and_for_nobody_else() {
    for game in GAMES {
        let run = game.begin(&Options::HOUSE, seed(6)).unwrap();
        assert!(run.awaited()[0].index() < game.players(), "a player is waited for first");
        for bot in game.bots() {
            for seat in game.players()..game.seats() {
                let choice = run.player(bot.name).unwrap().choose(&*run, Seat::new(seat));
                assert_eq!(choice, Err(ChooseError::NotAPlayer { seat, game: game.name() }), "{}", bot.name);
            }
        }
    }
}

#[test]
fn a_bot_that_comes_later_chooses_as_one_that_was_there_all_along() {
    for game in GAMES {
        for bot in game.about().bots {
            let mut run = game.begin(&Options::HOUSE, seed(8)).unwrap();
            let (mut early, mut other) = (run.player(bot.name).unwrap(), run.player("random").unwrap());
            for number in 0..60 {
                let Some(&seat) = run.awaited().first() else { break };
                let wish = early.choose(&*run, seat).unwrap();
                assert_eq!(early.choose(&*run, seat).as_ref(), Ok(&wish), "asked twice");
                if number % 12 == 0 {
                    let late = run.player(bot.name).unwrap().choose(&*run, seat).unwrap();
                    assert_eq!(late, wish, "{} of {} at command {number}", bot.name, game.name());
                }
                // Now and then somebody else plays in its place.
                let command = if number % 5 == 4 { other.choose(&*run, seat).unwrap() } else { wish };
                run.play(seat, &command).unwrap();
            }
        }
    }
}

#[test]
fn a_bot_in_one_of_two_seats_chooses_as_if_it_had_not_been_asked_when_the_other_played() {
    let options = Options::HOUSE.with("companion", "poacher");
    let mut run = find("descent").unwrap().begin(&options, seed(2)).unwrap();
    let mut asked = run.player("delver").unwrap();
    let mut players = [run.player("fighter").unwrap(), run.player("delver").unwrap()];
    for number in 0..120 {
        let seats = run.awaited();
        let seat = seats[number % seats.len()];
        let wishes: Vec<String> = seats.iter().map(|seat| asked.choose(&*run, *seat).unwrap()).collect();
        if number % 20 == 19 {
            let fresh = seats.iter().map(|seat| run.player("delver").unwrap().choose(&*run, *seat).unwrap());
            assert!(fresh.eq(wishes), "at command {number}");
        }
        let command = players[usize::from(seat.index())].choose(&*run, seat).unwrap();
        run.play(seat, &command).unwrap();
    }
}

#[test]
fn a_player_is_waited_for_until_the_end() {
    for game in GAMES {
        for number in 10..20 {
            let mut run = game.begin(&Options::HOUSE, seed(number)).unwrap();
            let mut player = somebody(&*run);
            let mut before = None;
            while let Some(seat) = whose_turn(&*run, before) {
                before = Some(seat);
                assert!(
                    seat.index() < game.players(),
                    "{} waits for seat {} first",
                    game.name(),
                    seat.index()
                );
                let command = player.choose(&*run, seat).unwrap();
                run.play(seat, &command).unwrap();
            }
            assert_eq!(run.digest(), finished(*game, number).digest());
        }
    }
}

#[test]
fn refused_commands_leave_the_table_as_it_was() {
    let mut run = find("forward").unwrap().begin(&Options::HOUSE, seed(1)).unwrap();
    let before = run.record();
    assert!(matches!(run.play(Seat::FIRST, "dance"), Err(PlayError::NotACommand(_))));
    assert!(matches!(run.play(Seat::FIRST, "heal"), Err(PlayError::Refused(_))));
    assert!(matches!(run.play(Seat::SECOND, "turn 1"), Err(PlayError::Seat(_))));
    assert_eq!(run.record(), before);
}

#[test]
fn a_patch_changes_the_run_and_a_wrong_one_is_refused_with_its_place() {
    let forward = find("forward").unwrap();
    let patched = |patch: &str| {
        let run = forward.begin(&Options::HOUSE.with("content", patch), seed(1)).unwrap();
        (view(&*run)["hero"]["hp"].clone(), run.rules())
    };
    assert_eq!(patched("(max_hp: 33)"), (33.into(), "road, patched".to_owned()));
    assert_eq!(patched("()"), (20.into(), "road".to_owned()));
    let wrong = Options::HOUSE.with("content", "(max_ph: 33)").with("rules", "strict");
    let error = forward.begin(&wrong, seed(1)).err().unwrap();
    let [rules, content] = &error.0[..] else { panic!("{error}") };
    assert!(
        rules.starts_with("there is no rule set 'strict': write 'road', or 'written' or 'published'"),
        "{rules}"
    );
    assert_eq!(content, "content: line 1, column 2: there is no number called max_ph; did you mean max_hp?");
}

/// What everybody may know.
fn view(run: &dyn RunningGame) -> Value {
    serde_json::from_str(&run.view(Audience::Everyone).unwrap().data).unwrap()
}

/// The tables of some options for 5×5 Tactics, or all that is wrong with them.
fn tactics(options: &[(&str, &str)]) -> Result<Box<dyn RunningGame>, Vec<String>> {
    let options = options.iter().fold(Options::HOUSE, |options, (name, value)| options.with(*name, *value));
    find("tactics").unwrap().begin(&options, seed(1)).map_err(|error| error.0)
}

const POSITION: &str = "round 3, p2 / warrior endure c2 4, tank b2 5 spent, archer d1 3 / mage warp-beacon c4 5, \
                        assassin b4 2, archer d5 3 / c3 obstacle 3 / next life, omens 42w 7b 99s 0w";

#[test]
fn a_match_begins_with_the_position_and_the_characters_it_is_given() {
    let run = tactics(&[("position", POSITION)]).unwrap();
    assert_eq!(run.view(Audience::Everyone).unwrap().notation.as_deref(), Some(POSITION));
    assert_eq!((run.rules().as_str(), run.awaited()[0]), ("balanced, from a position", Seat::SECOND));
    let run = tactics(&[("rules", "heroic"), ("hero2", "17/99")]).unwrap();
    let heroes = &view(&*run)["heroes"];
    assert_eq!(
        (&heroes[0]["hp"], &heroes[1]["hp"], &heroes[1]["attack"]),
        (&30.into(), &17.into(), &5.into())
    );
    assert_eq!(run.rules(), "heroic, with characters");
    let run = tactics(&[("content", "(last_round: 12)"), ("hero1", "3/1")]).unwrap();
    assert_eq!(run.rules(), "balanced, patched, with characters");
    let run = tactics(&[("content", "(last_round: 12)"), ("position", POSITION)]).unwrap();
    assert_eq!(run.rules(), "balanced, patched, from a position");
}

#[test]
fn an_option_without_effect_beside_a_position_is_refused_by_name() {
    let problems = |options: &[(&str, &str)]| tactics(options).err().unwrap_or_default();
    let useless = |name: &str| {
        format!(
            "{name} has no effect beside position, which says what the heroes have: leave one of them out"
        )
    };
    assert_eq!(problems(&[("hero1", "17/4"), ("position", POSITION)]), [useless("hero1")]);
    assert_eq!(
        problems(&[("position", POSITION), ("hero2", "17/4"), ("hero1", "3/1")]),
        [useless("hero1"), useless("hero2")]
    );
    assert_eq!(problems(&[("position", "draft"), ("hero1", "17/4")]), [""; 0], "a draft has a use for it");
}

#[test]
fn every_seat_has_a_name_of_its_own() {
    for game in GAMES {
        let names: BTreeSet<&str> = game.seat_names().iter().copied().collect();
        assert_eq!((names.len(), game.seat_names().len()), (game.seats().into(), game.seats().into()));
        assert!(!names.contains("onlooker"), "who looks on has no seat");
    }
}

#[test]
fn options_that_change_nothing_give_the_same_record() {
    let plain = tactics(&[]).unwrap().record();
    for options in
        [("rules", "balanced"), ("content", "()"), ("content", "(last_round: 20)"), ("position", "draft")]
    {
        assert_eq!(tactics(&[options]).unwrap().record(), plain, "{options:?}");
    }
    assert_eq!(verify(&plain).unwrap().rules, "balanced");
    let written = tactics(&[("rules", "written")]).unwrap().record();
    assert_eq!(tactics(&[("rules", "written"), ("content", "(hp_ceiling: 30)")]).unwrap().record(), written);
    assert_eq!(verify(&written).unwrap().rules, "written");
    let heroic = tactics(&[("rules", "heroic")]).unwrap().record();
    assert_eq!(
        tactics(&[("rules", "heroic"), ("content", "(hero: [30, 4, 1, 1])")]).unwrap().record(),
        heroic
    );
}

#[test]
fn all_that_is_wrong_with_a_match_is_said_at_once() {
    let wrong = [
        ("rules", "strict"),
        ("content", "(last_rond: 1)"),
        ("position", "round 0, p3"),
        ("hero1", "big"),
        ("hero", "1/1"),
    ];
    let problems = tactics(&wrong).err().unwrap();
    let beginnings = [
        "there is no option 'hero': choose from rules, content, position, hero1, hero2",
        "there is no rule set 'strict': write balanced",
        "content: line 1, column 2: there is no number called last_rond; did you mean last_round?",
        "position: ",
        "hero1: 'big' is no character: ",
    ];
    assert_eq!(problems.len(), beginnings.len(), "{problems:?}");
    for (problem, beginning) in problems.iter().zip(beginnings) {
        assert!(problem.starts_with(beginning), "{problem}");
    }
}

#[test]
fn a_search_is_seated_with_its_budget() {
    let run = tactics(&[("position", POSITION)]).unwrap();
    for name in ["naive", "greedy", "search", "search:1", "search:200"] {
        let mut player = run.player(name).unwrap();
        assert_eq!(player.name(), name);
        player.choose(&*run, Seat::SECOND).unwrap();
    }
    let error = |name: &str| run.player(name).err().unwrap().to_string();
    for name in ["Search", "easy", ""] {
        assert_eq!(
            error(name),
            format!("there is no bot '{name}' for tactics: choose from random, naive, greedy, search")
        );
    }
    for number in ["0", "many"] {
        let wanted = "is no number of positions: write one from 1 to 1000000, as in search:500";
        assert_eq!(error(&format!("search:{number}")), format!("'{number}' {wanted}"));
    }
    assert_eq!(error("greedy:2"), "greedy takes no number: write greedy");
    assert_eq!(error("random:2"), "random takes no number: write random");
}
