//! What the colours promise.

use std::path::PathBuf;

use super::*;

/// Inks that carry words.
const WORDS: [Ink; 7] = [Ink::Bone, Ink::Mist, Ink::Lamp, Ink::Blood, Ink::Life, Ink::Tide, Ink::Lux];
/// Grounds that words lie on.
const GROUNDS: [Ink; 4] = [Ink::Void, Ink::Night, Ink::Panel, Ink::Raised];
/// Inks that mean opposite things; a shape or a word always says it too.
const OPPOSITES: [(Ink, Ink); 4] =
    [(Ink::Life, Ink::Blood), (Ink::Lamp, Ink::Blood), (Ink::Lux, Ink::Blood), (Ink::Life, Ink::Dusk)];

#[test]
fn the_table_is_in_the_order_of_the_inks() {
    for (place, (ink, name, _)) in TABLE.into_iter().enumerate() {
        assert_eq!((ink.index(), Ink::named(name)), (place, Some(ink)));
        assert_eq!(ink.css(), format!("var(--ink-{name})"));
    }
}

#[test]
fn words_can_be_read_on_every_ground() {
    for theme in Theme::ALL {
        for word in WORDS {
            for ground in GROUNDS {
                let contrast = theme.rgb(word).contrast(theme.rgb(ground));
                assert!(contrast >= 4.5, "{theme:?}: {word:?} on {ground:?} has {contrast:.2}");
            }
        }
    }
}

#[test]
fn dark_words_can_be_read_on_filled_buttons() {
    for theme in Theme::ALL {
        for fill in [Ink::Lamp, Ink::Blood, Ink::Life, Ink::Tide, Ink::Lux, Ink::Bone] {
            let contrast = theme.rgb(Ink::Void).contrast(theme.rgb(fill));
            assert!(contrast >= 4.5, "{theme:?}: Void on {fill:?} has {contrast:.2}");
        }
    }
}

#[test]
fn borders_of_controls_are_seen() {
    for theme in Theme::ALL {
        for ground in GROUNDS {
            let contrast = theme.rgb(Ink::Stone).contrast(theme.rgb(ground));
            assert!(contrast >= 3.0, "{theme:?}: Stone on {ground:?} has {contrast:.2}");
        }
    }
}

#[test]
fn opposites_differ_in_greyscale() {
    for theme in Theme::ALL {
        for (one, two) in OPPOSITES {
            let contrast = theme.rgb(one).contrast(theme.rgb(two));
            assert!(contrast >= 1.3, "{theme:?}: {one:?} against {two:?} has {contrast:.2}");
        }
    }
}

/// How a person without green receptors sees a colour, after Viénot, Brettel and Mollon (1999), in linear light.
fn without_green([red, green, blue]: [f64; 3]) -> [f64; 3] {
    let yellow = 0.292_75 * red + 0.707_25 * green;
    [yellow, yellow, -0.022_34 * red + 0.022_34 * green + blue]
}

/// The same without red receptors.
fn without_red([red, green, blue]: [f64; 3]) -> [f64; 3] {
    let yellow = 0.112_38 * red + 0.887_62 * green;
    [yellow, yellow, 0.004_01 * red - 0.004_01 * green + blue]
}

#[test]
fn the_clear_theme_keeps_health_and_harm_apart_without_red_or_green() {
    for sight in [without_green, without_red] {
        let life = sight(Theme::Clear.rgb(Ink::Life).linear());
        let harm = sight(Theme::Clear.rgb(Ink::Blood).linear());
        let apart: f64 = life.iter().zip(harm).map(|(one, two)| (one - two).powi(2)).sum::<f64>().sqrt();
        assert!(apart >= 0.5, "{life:?} and {harm:?} are {apart:.2} apart");
    }
}

#[test]
fn the_style_sheet_has_the_colours_of_the_table() {
    const FROM: &str = "/* from palette.rs */\n";
    const TO: &str = "/* end of palette.rs */\n";
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("static/style/theme.css");
    let sheet = std::fs::read_to_string(&path).expect("the style sheet is in the repository");
    let (before, rest) = sheet.split_once(FROM).expect("the block begins");
    let (_, after) = rest.split_once(TO).expect("the block ends");
    let rules: Vec<String> = Theme::ALL.into_iter().map(Theme::css).collect();
    testkit::golden::check_file(&path, &format!("{before}{FROM}{}{TO}{after}", rules.join("\n")));
}

#[test]
fn the_art_direction_has_the_colours_of_the_table() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/art-direction.md");
    let page = std::fs::read_to_string(path).expect("the page is in the repository");
    for ink in Ink::all() {
        let names_ink = |line: &&str| {
            line.split('|')
                .nth(1)
                .is_some_and(|names| names.split(", ").any(|name| name.trim() == ink.name()))
        };
        let row = page.lines().find(names_ink).unwrap_or_else(|| panic!("{} has no row", ink.name()));
        for theme in Theme::ALL {
            let Rgb(red, green, blue) = theme.rgb(ink);
            let colour = format!("`#{red:02x}{green:02x}{blue:02x}`");
            assert!(row.contains(&colour), "{} is {colour} in {}", ink.name(), theme.name());
        }
    }
}
