//! Content patches: what is accepted, what is wrong and where.

use engine::SplitMix64;
use engine::tuning::{ApplyError, Contradiction, Knob, Tunable, apply, faults, patched, sound, template};

#[derive(Clone, Debug, PartialEq)]
struct Content {
    full: i64,
    start: i64,
    hollow: [i64; 3],
}

impl Default for Content {
    fn default() -> Self {
        Self { full: 20, start: 20, hollow: [6, 8, 10] }
    }
}

impl Tunable for Content {
    fn knobs() -> &'static [Knob<Self>] {
        &[
            Knob {
                name: "max_hp",
                about: "Health at full strength",
                least: 1,
                most: 1_000,
                entries: 1,
                read: |content, _| content.full,
                write: |content, _, value| content.full = value,
            },
            Knob {
                name: "start_hp",
                about: "Health at the start",
                least: -5,
                most: 1_000,
                entries: 1,
                read: |content, _| content.start,
                write: |content, _, value| content.start = value,
            },
            Knob {
                name: "hollow_hp",
                about: "Health of the hollow, by location",
                least: 1,
                most: 99,
                entries: 3,
                read: |content, entry| content.hollow[entry],
                write: |content, entry, value| content.hollow[entry] = value,
            },
        ]
    }

    fn problems(&self) -> Vec<Contradiction> {
        let start = (self.start > self.full).then(|| Contradiction {
            about: &["max_hp", "start_hp"],
            sentence: format!("start_hp is {}, more than max_hp, {}", self.start, self.full),
        });
        let hollow = (self.hollow == [13; 3])
            .then(|| Contradiction { about: &["hollow_hp"], sentence: "hollow_hp is unlucky".to_owned() });
        let base =
            (self.full == 66).then(|| Contradiction { about: &[], sentence: "all is lost".to_owned() });
        start.into_iter().chain(hollow).chain(base).collect()
    }
}

#[track_caller]
fn accepts(text: &str, wanted: &Content) {
    let content = patched(&Content::default(), text).unwrap_or_else(|errors| panic!("{text}: {errors:?}"));
    assert_eq!(&content, wanted, "{text}");
    ron::from_str::<ron::Value>(text).unwrap_or_else(|error| panic!("ron refuses {text:?}: {error}"));
}

#[track_caller]
fn refuses(text: &str, wanted: &[&str]) {
    let errors = patched(&Content::default(), text).expect_err(text);
    let found: Vec<String> = errors.iter().map(ToString::to_string).collect();
    assert_eq!(found, wanted, "{text}");
}

#[test]
fn patches_change_what_they_name() {
    let standard = Content::default();
    accepts("()", &standard);
    accepts("( )", &standard);
    accepts("(max_hp: 22)", &Content { full: 22, ..standard.clone() });
    accepts("(max_hp: 1_00,)", &Content { full: 100, ..standard.clone() });
    accepts("(start_hp: -5)", &Content { start: -5, ..standard.clone() });
    accepts("(start_hp: +5)", &Content { start: 5, ..standard.clone() });
    accepts("(hollow_hp: [1, 2, 3,])", &Content { hollow: [1, 2, 3], ..standard.clone() });
    accepts("(hollow_hp: 7)", &Content { hollow: [7; 3], ..standard.clone() });
    accepts(
        "// first\n( /* a /* nested */ comment */\n  max_hp: 30, // last\n  start_hp: 30 /**/ )\n// end",
        &Content { full: 30, start: 30, ..standard },
    );
}

#[test]
fn names_values_and_lengths_are_checked() {
    refuses("(max_ph: 3)", &["line 1, column 2: there is no number called max_ph; did you mean max_hp?"]);
    refuses("(mxp: 3)", &["line 1, column 2: there is no number called mxp; did you mean max_hp?"]);
    refuses("(xp: 3)", &["line 1, column 2: there is no number called xp"]);
    refuses("(max_hp: 0)", &["line 1, column 10: max_hp goes from 1 to 1000; 0 is outside"]);
    refuses(
        "(max_hp: 99_999_999_999_999_999_999)",
        &["line 1, column 10: max_hp goes from 1 to 1000; 99_999_999_999_999_999_999 is outside"],
    );
    refuses("(max_hp: [3])", &["line 1, column 10: max_hp is one number, not a list"]);
    refuses(
        "(hollow_hp: [1, 2])",
        &["line 1, column 13: hollow_hp has 3 numbers, but this list has 2; a single number sets them all"],
    );
    refuses(
        "(hollow_hp: [1, 2, 3, 4])",
        &["line 1, column 13: hollow_hp has 3 numbers, but this list has 4; a single number sets them all"],
    );
    refuses(
        "(max_hp: 3,\n max_hp: 4)",
        &["line 2, column 2: max_hp is given twice; the first time on line 1"],
    );
}

#[test]
fn contradictions_stand_where_the_last_of_their_numbers_is_given() {
    let start = "start_hp is 30, more than max_hp, 10";
    refuses("(max_hp: 10)", &["line 1, column 2: start_hp is 20, more than max_hp, 10"]);
    refuses("(max_hp: 10,\n start_hp: 30)", &[&format!("line 2, column 2: {start}")]);
    refuses("(start_hp: 30,\n max_hp: 10)", &[&format!("line 2, column 2: {start}")]);
    refuses("(max_hp: 66)", &["line 1, column 12: all is lost"]);
}

#[test]
fn contradictions_come_with_the_other_errors_unless_their_numbers_are_in_doubt() {
    refuses(
        "(max_hp: 10, hollow_hp: 13, quux: 1",
        &[
            "line 1, column 2: start_hp is 20, more than max_hp, 10",
            "line 1, column 14: hollow_hp is unlucky",
            "line 1, column 29: there is no number called quux",
            "line 1, column 36: expected ',' or ')', found the end",
        ],
    );
    for doubtful in ["strat_hp: 5", "start_hp: x", "start_hp: [5]", "start_hp: -6", "start_hp", "max_hp: 3"] {
        let text = format!("(max_hp: 10, {doubtful}, hollow_hp: 13)");
        let errors = patched(&Content::default(), &text).unwrap_err();
        let errors: Vec<String> = errors.iter().map(ToString::to_string).collect();
        assert_eq!(errors.len(), 2, "{text}: {errors:?}");
        assert!(errors[1].ends_with("hollow_hp is unlucky"), "{text}: {errors:?}");
    }
}

#[test]
fn ready_made_content_is_told_its_faults() {
    assert_eq!(faults(&Content::default()), Vec::<String>::new());
    assert_eq!(
        faults(&Content { full: 0, start: 3, hollow: [1, 2, 100] }),
        ["max_hp goes from 1 to 1000; 0 is outside", "hollow_hp[3] goes from 1 to 99; 100 is outside"]
    );
    assert_eq!(
        faults(&Content { full: 5, start: 6, hollow: [0; 3] })[3..],
        ["start_hp is 6, more than max_hp, 5"]
    );
}

#[test]
fn a_game_plays_with_the_numbers_of_its_setup_or_else_with_those_of_the_house() {
    let house = Content { full: 30, ..Content::default() };
    assert_eq!(sound(None, house.clone()), Ok(house.clone()));
    let own = Content { start: 3, ..Content::default() };
    assert_eq!(sound(Some(own.clone()), house.clone()), Ok(own));
    let unsound = sound(Some(Content { full: 0, hollow: [1, 2, 100], ..Content::default() }), house);
    assert_eq!(
        unsound.unwrap_err().to_string(),
        "max_hp goes from 1 to 1000; 0 is outside; hollow_hp[3] goes from 1 to 99; 100 is outside"
    );
}

#[test]
fn errors_stay_short_whatever_was_written() {
    let long = "x".repeat(100_000);
    for text in [
        long.clone(),
        format!("({long}: 1)"),
        format!("(max_hp: {long})"),
        format!("(max_hp: 1{})", "0".repeat(100_000)),
    ] {
        let errors = patched(&Content::default(), &text).unwrap_err();
        assert!(errors.iter().all(|error| error.to_string().len() < 200));
    }
    for target in [long.clone(), format!("{long}["), format!("{long}[1]")] {
        assert!(apply(&mut Content::default(), &target, 1).unwrap_err().to_string().len() < 200);
    }
}

#[test]
fn a_text_that_is_nothing_but_wrong_is_not_read_to_its_end() {
    let wrong = format!("({})", "nothing: 1, ".repeat(80_000));
    let errors = patched(&Content::default(), &wrong).unwrap_err();
    assert_eq!(errors.len(), 101);
    assert!(errors[100].to_string().ends_with("the rest was not read, for all that is wrong before it"));
}

#[test]
fn all_errors_come_at_once() {
    refuses(
        "(\n  max_hp: 1.5,\n  start_hp 3,\n  holow_hp: [1, two, [3], 4 5],\n  hollow_hp: [1, 200, 3, 400],\n  7\n",
        &[
            "line 2, column 11: expected a whole number or a list of them, found '1.5'",
            "line 3, column 12: expected ':' after the name, found '3'",
            "line 4, column 3: there is no number called holow_hp; did you mean hollow_hp?",
            "line 4, column 17: expected a whole number, found 'two'",
            "line 4, column 22: expected a whole number, found '['",
            "line 4, column 29: expected ',', found '5'",
            "line 5, column 14: hollow_hp has 3 numbers, but this list has 4; a single number sets them all",
            "line 5, column 18: hollow_hp goes from 1 to 99; 200 is outside",
            "line 5, column 26: hollow_hp goes from 1 to 99; 400 is outside",
            "line 6, column 3: expected a name, found '7'",
            "line 7, column 1: expected ',' or ')', found the end",
        ],
    );
}

#[test]
fn syntax_errors_are_found_again_after_recovery() {
    refuses("", &["line 1, column 1: expected '(' at the beginning, found the end"]);
    refuses("(", &["line 1, column 2: expected ')' at the end, found the end"]);
    refuses("(max_hp: 30", &["line 1, column 12: expected ',' or ')', found the end"]);
    refuses("(max_hp:", &["line 1, column 9: expected a whole number or a list of them, found the end"]);
    refuses("(max_hp: 20 start_hp: 2)", &["line 1, column 13: expected ',', found 'start_hp'"]);
    refuses("(max_hp: 30 40, start_hp: 2)", &["line 1, column 13: expected ',' or ')', found '40'"]);
    refuses(
        "(max_hp: x [1, 2], start_hp: 2)",
        &["line 1, column 10: expected a whole number or a list of them, found 'x'"],
    );
    refuses(
        "(hollow_hp: [1, two], max_hp: 0)",
        &[
            "line 1, column 17: expected a whole number, found 'two'",
            "line 1, column 31: max_hp goes from 1 to 1000; 0 is outside",
        ],
    );
    refuses("() ()", &["line 1, column 4: expected nothing after the ')', found '('"]);
    refuses("(,)", &["line 1, column 2: expected a name, found ','"]);
    refuses("(hollow_hp: [1, 2)", &["line 1, column 18: expected ',' or ']', found ')'"]);
    refuses("(hollow_hp: [1, )", &["line 1, column 17: expected ']', found ')'"]);
    refuses("(hollow_hp: [", &["line 1, column 14: expected ']', found the end"]);
    refuses(
        "(max_hp: 30 /* open",
        &[
            "line 1, column 13: this comment is never closed with */",
            "line 1, column 20: expected ',' or ')', found the end",
        ],
    );
    refuses(
        "(max_hp: \"a, b\", start_hp: x)",
        &[
            "line 1, column 10: expected a whole number or a list of them, found '\"a, b\"'",
            "line 1, column 28: expected a whole number or a list of them, found 'x'",
        ],
    );
}

#[test]
fn a_template_is_a_patch_that_changes_nothing() {
    let content = Content { full: 77, start: 3, hollow: [9, 8, 7] };
    let text = template(&content);
    accepts(&text, &content);
    assert!(text.contains("    // Health of the hollow, by location (1 to 99)\n    hollow_hp: [9, 8, 7],\n"));
}

#[test]
fn single_numbers_are_applied_by_name() {
    let mut content = Content::default();
    apply(&mut content, "max_hp", 30).unwrap();
    apply(&mut content, "hollow_hp", 5).unwrap();
    apply(&mut content, "hollow_hp[3]", 9).unwrap();
    assert_eq!(content, Content { full: 30, start: 20, hollow: [5, 5, 9] });

    let before = content.clone();
    let mut error = |target, value| apply(&mut content, target, value).unwrap_err();
    assert_eq!(error("hollow_hp[4]", 9), ApplyError::Entry { name: "hollow_hp", entry: 4, entries: 3 });
    assert_eq!(error("hollow_hp[0]", 9), ApplyError::Entry { name: "hollow_hp", entry: 0, entries: 3 });
    assert_eq!(error("hollow_hp[x]", 9), ApplyError::Form { target: "hollow_hp[x]".to_owned() });
    assert_eq!(
        error("hollow_hq", 9).to_string(),
        "there is no number called hollow_hq; did you mean hollow_hp?"
    );
    assert_eq!(error("max_hp", -1).to_string(), "max_hp goes from 1 to 1000; -1 is outside");
    assert_eq!(content, before);
}

/// Pieces from which the random texts are made: enough to be right now and then.
const PIECES: [&str; 30] = [
    "(",
    ")",
    "[",
    "]",
    ":",
    ",",
    "max_hp",
    "start_hp",
    "hollow_hp",
    "holow",
    "1",
    "20",
    "-3",
    "+4",
    "1_0",
    "1_",
    "99999999999999999999",
    "1.5",
    " ",
    "\n",
    "// x\n",
    "/* y */",
    "/*",
    "*/",
    "\"",
    "é",
    "\u{feff}",
    "max_hp: 21,",
    "hollow_hp: [1, 2, 3],",
    "start_hp: 1",
];

#[test]
fn random_texts_never_panic_and_what_is_accepted_is_ron() {
    let mut stream = SplitMix64::new(2_024);
    let mut accepted = 0;
    for _ in 0..40_000 {
        let count = stream.below(8);
        let mut text: String = (0..count).map(|_| PIECES[stream.below(30) as usize]).collect();
        if stream.below(4) > 0 {
            text = format!("({text})");
        }
        match patched(&Content::default(), &text) {
            Ok(_) => {
                accepted += 1;
                let parsed = ron::from_str::<ron::Value>(&text);
                assert!(parsed.is_ok(), "ron refuses {text:?}: {parsed:?}");
            }
            Err(errors) => assert!(!errors.is_empty(), "an error without a reason in {text:?}"),
        }
    }
    assert!(accepted > 500, "only {accepted} texts were accepted");
}
