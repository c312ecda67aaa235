//! The name of a run on this device.

use std::fmt;

use crate::fault::Fault;

/// When a run was begun, and a few letters against chance: `20261115-101530-k7qz`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RunId(String);

impl RunId {
    /// A name from a second since 1970 and some bits of chance.
    pub fn new(unix_seconds: u64, chance: u64) -> Self {
        const LETTERS: &[u8; 20] = b"bcdfghjklmnpqrstvwxz";
        let day = arcade::Day::of_unix_seconds(unix_seconds).to_string().replace('-', "");
        let second = unix_seconds % 86_400;
        let letters = (0..4).scan(chance, |rest, _| {
            let letter = LETTERS[usize::try_from(*rest % 20).expect("less than twenty")];
            *rest /= 20;
            Some(char::from(letter))
        });
        let time = format!("{:02}{:02}{:02}", second / 3600, second / 60 % 60, second % 60);
        Self(format!("{day}-{time}-{}", letters.collect::<String>()))
    }

    /// Reads a name.
    ///
    /// # Errors
    /// When it is none.
    pub fn parse(text: &str) -> Result<Self, Fault> {
        let is_letter = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        if !text.is_empty() && text.len() <= 40 && text.bytes().all(is_letter) {
            Ok(Self(text.to_owned()))
        } else {
            Err(Fault::RunName(engine::shortened(text)))
        }
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for RunId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
