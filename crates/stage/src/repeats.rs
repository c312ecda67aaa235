//! The same words once more.

/// Counts how often the same is said in a row, so that whoever asks again sees that they were heard.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Repeats {
    words: String,
    times: u32,
}

impl Repeats {
    /// The words that are said now, with how often they were said in a row behind a sign.
    pub fn say(&mut self, words: String, sign: char) -> String {
        if self.words == words {
            self.times += 1;
        } else {
            *self = Self { words, times: 1 };
        }
        counted(&self.words, self.times, sign)
    }

    /// Something else has happened: whatever is said next is said for the first time.
    pub fn forget(&mut self) {
        *self = Self::default();
    }
}

/// Words with how often they were said behind a sign: `You guard. ×3`. Once goes without saying.
#[must_use]
pub fn counted(words: &str, times: u32, sign: char) -> String {
    if times > 1 { format!("{words} {sign}{times}") } else { words.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_is_counted_until_something_else_is_said_or_happens() {
        let mut repeats = Repeats::default();
        let said = ["no", "no", "why", "no", "no"].map(|words| repeats.say(words.to_owned(), '×'));
        assert_eq!(said, ["no", "no ×2", "why", "no", "no ×2"]);
        repeats.forget();
        assert_eq!(repeats.say("no".to_owned(), '×'), "no");
    }
}
