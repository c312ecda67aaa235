//! The command line: help everywhere, and errors that say what to write instead.

use arcade::{Cabinet, GAMES, ON_SCREENS};

use crate::program::{Ran, folder, roguery};

#[test]
fn every_task_has_help_with_examples() {
    let help = roguery(&["--help"]);
    assert_eq!(help.status, Some(0));
    let tasks = help.output.split("Commands:").nth(1).unwrap().split("Options:").next().unwrap();
    let tasks: Vec<&str> = tasks.lines().filter_map(|line| line.split_whitespace().next()).collect();
    assert!(tasks.len() > 5, "{tasks:?}");
    for task in tasks.iter().filter(|&&task| task != "help") {
        let ran = roguery(&[task, "--help"]);
        assert_eq!(ran.status, Some(0), "{task}");
        assert!(
            ran.output.contains("Examples:") && ran.output.contains("roguery "),
            "{task}: {}",
            ran.output
        );
    }
}

#[test]
fn help_names_records_as_the_arcade_does_and_tells_every_status() {
    let help = roguery(&["--help"]).output;
    let pages = [&["record", "--help"], &["replay", "--help"]].map(|page| roguery(page).output);
    let words: Vec<&str> = pages.iter().chain([&help]).flat_map(|page| page.split_whitespace()).collect();
    let named: Vec<&str> = words.windows(2).filter(|pair| pair[0] == "-o").map(|pair| pair[1]).collect();
    assert_eq!(named, ["run.run"; 9]);
    // What `a_wrong_patch_is_told_with_line_and_column` sees with a missing file.
    assert!(help.contains("3 if a file cannot be read"), "{help}");
}

#[test]
fn the_version_is_told() {
    let ran = roguery(&["--version"]);
    assert_eq!((ran.status, ran.output), (Some(0), format!("roguery {}\n", env!("CARGO_PKG_VERSION"))));
}

#[test]
fn completions_know_every_task() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let ran = roguery(&["completions", shell]);
        assert_eq!(ran.status, Some(0), "{shell}");
        let words = ["replay", "record", "seeds", "engine", "completions", "verify"];
        for word in words.into_iter().chain(GAMES.iter().map(|game| game.name())) {
            assert!(ran.output.contains(word), "{shell} does not know {word}");
        }
    }
}

#[track_caller]
fn wrong(arguments: &[&str], explanation: &str) {
    let Ran { status, output, errors } = roguery(arguments);
    assert_eq!((status, output.as_str()), (Some(2), ""), "{errors}");
    assert!(errors.contains(explanation), "'{explanation}' is not in '{errors}'");
}

#[test]
fn wrong_use_is_explained() {
    let listed = |games: &[&dyn Cabinet]| {
        let names: Vec<&str> = games.iter().map(|game| game.name()).collect();
        format!("[possible values: {}]", names.join(", "))
    };
    let games = listed(GAMES);
    wrong(&["play", "chess"], &listed(ON_SCREENS));
    wrong(
        &["play", "forward", "--rules", "house"],
        "there is no rule set 'house': write road or written or published",
    );
    wrong(&["play", "forward", "--seed", "ABC-DFG-HJK"], "letter 1 is 'A'");
    let output = folder("wrong").join("run");
    let output = output.to_str().unwrap();
    let record = |more: &[&'static str]| {
        let mut arguments = vec!["record", "forward", "-o", output];
        arguments.extend(more);
        arguments
    };
    wrong(&["fly"], "unrecognized subcommand 'fly'");
    wrong(&["seeds", "chess"], &games);
    wrong(&["engine", "forwrd"], "a similar value exists: 'forward'");
    wrong(&record(&["--bot", "random", "--seed", "BAD-FGH-JKL"]), "letter 2 is 'A'");
    wrong(&record(&["--bot", "random", "--seed", "BCD"]), "this one has 3");
    wrong(&record(&["--bot", "oracle", "--seed", "1"]), "choose from random, document, naive, thinker");
    wrong(&record(&["--bot", "random", "--seed", "1", "--rules", "strict"]), "'written' or 'published'");
    wrong(&record(&["--bot", "random"]), "--seed <CODE>");
    for (limit, reason) in
        [("0", "0 is not in 1.."), ("-3", "-3"), ("many", "invalid digit"), ("5e3", "'5e3'")]
    {
        let limit = format!("--limit={limit}");
        let arguments = ["record", "forward", "-o", output, "--bot", "random", "--seed", "1", &limit];
        wrong(&arguments, reason);
        wrong(&arguments, "--limit <N>");
    }
    wrong(
        &["record", "tactics", "-o", output, "--bot", "search:0", "--seed", "1"],
        "'0' is no number of positions: write one from 1 to",
    );
    wrong(
        &["record", "tactics", "-o", output, "--bot", "greedy", "--versus", "oracle", "--seed", "1"],
        "choose from random, naive, greedy, search",
    );
    wrong(
        &record(&["--bot", "random", "--versus", "document", "--seed", "1"]),
        "forward is played alone: leave --versus out",
    );
    wrong(&["seeds", "tactics", "--rules", "strict"], "there is no rule set 'strict': write balanced");
    wrong(&["seeds", "forward", "--from", "511999999999", "--count", "2"], "write --count 1 or less");
    wrong(&["completions", "tcsh"], "possible values: bash");
}

#[test]
fn a_game_without_screens_is_not_offered_and_says_what_to_use_instead() {
    let help = roguery(&["play", "--help"]).output;
    for game in GAMES.iter().map(|game| game.name()) {
        let is_shown = ON_SCREENS.iter().any(|shown| shown.name() == game);
        assert_eq!(help.contains(game), is_shown, "{game}: {help}");
        if !is_shown {
            wrong(
                &["play", game],
                &format!("{game} cannot be played in a terminal yet; use `roguery engine {game}`"),
            );
        }
    }
}

#[test]
fn without_a_terminal_the_arcade_says_what_to_use_instead() {
    for arguments in [&[][..], &["play"], &["play", "tactics", "--rules", "heroic", "--seed", "7"]] {
        let ran = roguery(arguments);
        assert_eq!(ran.status, Some(2), "{}", ran.errors);
        assert!(
            ran.errors.contains("roguery engine") && ran.errors.contains("roguery sim"),
            "{}",
            ran.errors
        );
    }
}

#[test]
fn bots_fight_duels_and_the_mistakes_of_a_duel_are_explained() {
    let duel = |more: &[&'static str]| [&["sim", "tactics", "--runs", "4", "--seed", "3"], more].concat();
    let ran = roguery(&duel(&["--bot", "greedy", "--versus", "random", "--rules", "written", "--json"]));
    assert_eq!((ran.status, ran.errors.as_str()), (Some(0), ""));
    for field in ["\"rules\": \"written\"", "\"bot\": \"greedy\"", "\"versus\": \"random\"", "\"matches\": 8"]
    {
        assert!(ran.output.contains(field), "no {field} in {}", ran.output);
    }
    let ran = roguery(&duel(&["--bot", "search:20"]));
    assert_eq!((ran.status, ran.errors.as_str()), (Some(0), ""));
    assert!(ran.output.contains("balanced rules, search:20 against search:20"), "{}", ran.output);
    wrong(&duel(&["--bot", "search:0"]), "'0' is no number of positions: write one from 1 to");
    wrong(&duel(&["--rules", "fair"]), "there is no rule set 'fair': write balanced, written or heroic");
}

#[test]
fn a_simulation_runs_and_its_mistakes_are_explained() {
    let ran = roguery(&["sim", "forward", "--runs", "50", "--bot", "document", "--json"]);
    assert_eq!(ran.status, Some(0), "{}", ran.errors);
    assert!(ran.output.contains("50"), "{}", ran.output);
    wrong(&["sim", "forward", "--bot", "oracle"], "there is no bot 'oracle'");
    let missing = roguery(&["sim", "forward", "--content", "missing.ron"]);
    assert_eq!(missing.status, Some(3));
    assert!(missing.errors.contains("missing.ron cannot be read"), "{}", missing.errors);
}

#[test]
fn a_wrong_patch_is_told_with_line_and_column() {
    let folder = folder("patch");
    let patch = folder.join("patch.ron");
    std::fs::write(&patch, "(\n  max_ph: 22,\n  lux_heal: 600,\n)\n").unwrap();
    let patch = patch.to_str().unwrap();
    wrong(&["seeds", "forward", "--content", patch], "line 2, column 3: there is no number called max_ph");
    wrong(&["seeds", "forward", "--content", patch], "line 3, column 13: lux_heal goes from 0 to 40");
    let missing = roguery(&["seeds", "forward", "--content", "missing.ron"]);
    assert_eq!(missing.status, Some(3));
    assert!(missing.errors.contains("missing.ron cannot be read"), "{}", missing.errors);
}

#[test]
fn the_catalogue_is_the_one_that_is_checked_in() {
    for game in GAMES.iter().map(|game| game.name()) {
        let ran = roguery(&["seeds", game, "--from", "BBB-BBB-BBC", "--count", "25"]);
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../arcade/tests/golden");
        let golden = std::fs::read_to_string(format!("{folder}/{game}-seeds.txt")).unwrap();
        assert_eq!((ran.status, ran.output), (Some(0), golden.replace("\r\n", "\n")));
    }
}

#[test]
fn floors_are_drawn_measured_and_checked() {
    let drawn = roguery(&["gen", "labyrinth", "--seed", "BCD-FGH-JKL", "--floor", "7"]);
    assert_eq!(drawn.status, Some(0), "{}", drawn.errors);
    assert!(drawn.output.contains('@') && drawn.output.contains("ways to the stairs"), "{}", drawn.output);
    let json = roguery(&["gen", "labyrinth", "--seed", "BCD-FGH-JKL", "--floor", "7", "--json"]);
    assert_eq!(json.output.matches("\"risk\"").count(), 2, "two routes: {}", json.output);
    let rows: Vec<&str> = drawn.output.lines().take_while(|row| row.starts_with('#')).collect();
    assert!(rows.len() > 30 && rows.iter().all(|row| json.output.contains(row)), "{}", json.output);
    let milestone = roguery(&["gen", "labyrinth", "--floor", "5"]).output;
    let (floor, legend) = milestone.split_once("\n\n").expect("a floor and what its letters mean");
    let is_told = |letter: char| "#.\n".contains(letter) || legend.contains(&format!("{letter} "));
    assert!(floor.chars().all(is_told), "{milestone}");
    let svg = roguery(&["gen", "labyrinth", "--svg"]).output;
    assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n"), "{svg}");
    let check = roguery(&["gen", "labyrinth", "--check", "200"]);
    assert_eq!(check.status, Some(0));
    assert!(check.output.contains("200 floors made and checked: 0 violations"), "{}", check.output);
    wrong(&["gen", "labyrinth", "--floor", "0"], "0 is not in 1..");
}

#[test]
fn floors_of_descent_are_drawn_by_every_architect_and_checked() {
    for architect in ["rooms", "bsp", "drunkard", "automata", "collapse"] {
        let floor = ["gen", "descent", "--seed", "BCD-FGH-JKL", "--floor", "3", "--architect", architect];
        let drawn = roguery(&floor);
        assert_eq!(drawn.status, Some(0), "{}", drawn.errors);
        let (floor_text, legend) =
            drawn.output.split_once("\n\n").expect("a floor and what its letters mean");
        let is_told = |letter: char| "#.\n".contains(letter) || legend.contains(&format!("{letter} "));
        assert!(floor_text.chars().all(is_told), "{}", drawn.output);
        let json = roguery(&[&floor[..], &["--branch", "right", "--json"]].concat()).output;
        assert!(json.contains("\"branch\": \"right\"") && json.contains("\"steps\""), "{json}");
        let svg = roguery(&[&floor[..], &["--svg"]].concat()).output;
        assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n"), "{svg}");
    }
    let check = roguery(&["gen", "descent", "--check", "140"]);
    assert_eq!(check.status, Some(0));
    assert!(check.output.contains("140 floors made and checked: 0 violations"), "{}", check.output);
    wrong(&["gen", "descent", "--floor", "8"], "8 is not in 1..=7");
    wrong(&["gen", "descent", "--architect", "goblins"], "possible values: rooms, bsp");
}

#[test]
fn worlds_of_refuel_are_drawn_told_and_checked() {
    for terrain in ["ember-gorges", "fernwater", "pale-shelf", "forsaken-courts"] {
        let world = ["gen", "refuel", "--seed", "BCD-FGH-JKL", "--level", "7", "--terrain", terrain];
        let drawn = roguery(&world);
        assert_eq!(drawn.status, Some(0), "{}", drawn.errors);
        let (world_text, legend) =
            drawn.output.split_once("\n\n").expect("a world and what its letters mean");
        let is_told =
            |letter: char| ". \n".contains(letter) || letter.is_ascii_digit() || legend.contains(letter);
        assert!(world_text.chars().all(is_told), "{}", drawn.output);
        let json = roguery(&[&world[..], &["--json"]].concat()).output;
        assert!(
            json.contains(&format!("\"terrain\": \"{terrain}\"")) && json.contains("\"metrics\""),
            "{json}"
        );
        let svg = roguery(&[&world[..], &["--svg"]].concat()).output;
        assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n"), "{svg}");
    }
    let check = roguery(&["gen", "refuel", "--check", "100"]);
    assert_eq!(check.status, Some(0));
    assert!(check.output.contains("100 floors made and checked: 0 violations"), "{}", check.output);
    assert!(
        check.output.contains("pale-shelf:") && check.output.contains("idle branch 0"),
        "{}",
        check.output
    );
    wrong(&["gen", "refuel", "--level", "0"], "0 is not in 1..");
    wrong(&["gen", "refuel", "--terrain", "swamp"], "possible values: ember-gorges, fernwater");
}
