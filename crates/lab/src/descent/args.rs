//! The command line of `roguery sim descent`.

use clap::Args;
use descent::Character;

use crate::args::{CommonArgs, SoloArgs};

/// How to simulate Descent.
#[derive(Clone, Debug, Args)]
pub struct DescentArgs {
    /// Who goes down, with commas between: one of them by lot in each run [default: all]
    #[arg(long, value_name = "NAMES", value_delimiter = ',', conflicts_with = "choices")]
    pub character: Vec<Character>,

    /// Two go down together; who goes along is drawn by lot as well
    #[arg(long, conflicts_with = "choices")]
    pub together: bool,

    /// What every game for one player is asked for.
    #[command(flatten)]
    pub solo: SoloArgs,
}

impl AsRef<CommonArgs> for DescentArgs {
    fn as_ref(&self) -> &CommonArgs {
        &self.solo.common
    }
}

impl DescentArgs {
    /// Who may go down, each in a word.
    pub(super) fn cast(&self) -> Vec<String> {
        let those = if self.character.is_empty() { Character::ALL.to_vec() } else { self.character.clone() };
        if !self.together {
            return those.into_iter().map(word).collect();
        }
        let others = |first: Character| Character::ALL.into_iter().filter(move |other| *other != first);
        let parties = those.into_iter().flat_map(|first| others(first).map(move |other| (first, other)));
        parties.map(|(first, other)| format!("{}{AND}{}", word(first), word(other))).collect()
    }
}

/// Between two who go down together.
const AND: char = '+';

fn word(character: Character) -> String {
    character.to_string().to_lowercase()
}

/// Who goes down and who goes along, out of a word of the cast.
pub(super) fn party(who: &str) -> (Character, Option<Character>) {
    let (first, other) = who.split_once(AND).map_or((who, None), |(first, other)| (first, Some(other)));
    let known = |name: &str| name.parse().expect("the cast are characters");
    (known(first), other.map(known))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_of_the_cast_is_read_as_it_was_written() {
        assert_eq!(party("poacher"), (Character::Poacher, None));
        assert_eq!(party("poacher+gambler"), (Character::Poacher, Some(Character::Gambler)));
        for character in Character::ALL {
            assert_eq!(party(&word(character)), (character, None));
        }
    }
}
