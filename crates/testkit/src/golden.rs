//! Texts that are checked in, and compared with what the code says today.

use std::path::Path;
use std::{env, fs};

/// Set to `1`, this variable makes [`check_file`] rewrite the files instead of comparing.
pub const UPDATE_VARIABLE: &str = "UPDATE_GOLDEN";

/// Compares a text with a file, or rewrites the file when `UPDATE_GOLDEN=1` is set.
///
/// # Panics
/// When they differ, showing the first line that does; when the file cannot be read or
/// written.
#[track_caller]
pub fn check_file(path: impl AsRef<Path>, actual: &str) {
    let path = path.as_ref();
    if env::var_os(UPDATE_VARIABLE).is_some_and(|value| value == "1") {
        rewrite(path, actual);
    } else {
        compare(path, actual);
    }
}

#[track_caller]
fn compare(path: &Path, actual: &str) {
    let wanted = fs::read_to_string(path).unwrap_or_else(|error| {
        panic!("{} cannot be read: {error}; {UPDATE_VARIABLE}=1 writes it", path.display())
    });
    // A checkout may turn line ends into those of its platform.
    let wanted = wanted.replace("\r\n", "\n");
    if let Some(difference) = first_difference(&wanted, actual) {
        panic!(
            "{} is not what the code says today.\n{difference}\n\
             If the change is meant, run the test with {UPDATE_VARIABLE}=1 and look at the diff.",
            path.display()
        );
    }
}

fn rewrite(path: &Path, actual: &str) {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)
            .unwrap_or_else(|error| panic!("{} cannot be made: {error}", folder.display()));
    }
    // Whoever reads the file meanwhile gets all of it, as it was or as it is now.
    let draft = format!("{}.new", path.display());
    let written = fs::write(&draft, actual).and_then(|()| fs::rename(&draft, path));
    written.unwrap_or_else(|error| panic!("{} cannot be written: {error}", path.display()));
}

/// The first line in which two texts differ, with the lines before it; nothing if they are equal.
pub fn first_difference(wanted: &str, actual: &str) -> Option<String> {
    const LINES_BEFORE: usize = 3;
    if wanted == actual {
        return None;
    }
    let wanted: Vec<&str> = wanted.split('\n').collect();
    let actual: Vec<&str> = actual.split('\n').collect();
    let same = wanted.iter().zip(&actual).take_while(|(wanted, actual)| wanted == actual).count();
    let before: String = wanted[same.saturating_sub(LINES_BEFORE)..same]
        .iter()
        .flat_map(|line| ["    ", line, "\n"])
        .collect();
    let line =
        |lines: &[&str]| lines.get(same).map_or("(the text ends)".to_owned(), |line| format!("{line:?}"));
    let (number, wanted, actual) = (same + 1, line(&wanted), line(&actual));
    Some(format!("The first difference is in line {number}:\n{before}  - {wanted}\n  + {actual}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_texts_have_no_difference() {
        assert_eq!(first_difference("a\nb\n", "a\nb\n"), None);
    }

    #[test]
    fn the_first_difference_is_shown_with_its_line() {
        let wanted = "The first difference is in line 3:\n    a\n    b\n  - \"c\"\n  + \"x\"";
        assert_eq!(first_difference("a\nb\nc\nd", "a\nb\nx\ny").as_deref(), Some(wanted));
    }

    #[test]
    fn a_text_that_ends_early_is_told() {
        let wanted = "The first difference is in line 2:\n    a\n  - \"b\"\n  + (the text ends)";
        assert_eq!(first_difference("a\nb", "a").as_deref(), Some(wanted));
    }

    #[test]
    #[should_panic(expected = "cannot be read")]
    fn a_missing_file_is_told() {
        compare(Path::new("no/such/file.txt"), "text");
    }
}
