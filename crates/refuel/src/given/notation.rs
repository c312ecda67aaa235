//! How what is given is written: `ship-bell`, `thin-air`, `popgun:long-barrel`, `lodestone:4`.

use std::fmt;
use std::str::FromStr;

use super::{Artefact, Environment, Given};
use crate::{Attacker, Family, UnknownWord};

impl fmt::Display for Given {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Artefact(artefact) => artefact.fmt(f),
            Self::Augment(blueprint, augment) => write!(f, "{blueprint}:{augment}"),
            Self::Environment(environment) => environment.fmt(f),
            Self::Boss { kind, wave } => write!(f, "{kind}:{wave}"),
        }
    }
}

impl FromStr for Given {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        let Some((whose, what)) = text.split_once(':') else { return alone(text) };
        match boss(whose) {
            Some(kind) => Ok(Self::Boss { kind, wave: wave(what)? }),
            None => Ok(Self::Augment(whose.parse()?, what.parse()?)),
        }
    }
}

/// What is given to nobody in particular.
fn alone(text: &str) -> Result<Given, UnknownWord> {
    let artefact = text.parse().map(Given::Artefact);
    artefact.or_else(|_| text.parse().map(Given::Environment)).map_err(|_: UnknownWord| {
        let known = [&Artefact::ALL.map(Artefact::word)[..], &Environment::ALL.map(Environment::word)];
        UnknownWord::new(text, &known.concat())
    })
}

fn boss(word: &str) -> Option<Attacker> {
    word.parse().ok().filter(|kind: &Attacker| kind.row().family == Family::Boss)
}

/// Waves count from one. A sign or a leading zero would be a second way to write the same.
fn wave(word: &str) -> Result<u16, UnknownWord> {
    let is_plain = word.bytes().all(|byte| byte.is_ascii_digit()) && !word.starts_with('0');
    let number = if is_plain { word.parse().ok() } else { None };
    number.ok_or_else(|| UnknownWord::new(word, &["1", "2", "3 and so on"]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Augment, Blueprint};

    #[test]
    fn all_that_can_be_given_is_written_and_read() {
        let augments = Blueprint::ALL
            .into_iter()
            .flat_map(|blueprint| Augment::ALL.map(|augment| Given::Augment(blueprint, augment)));
        let bosses = Attacker::ALL.into_iter().filter(|kind| kind.row().family == Family::Boss);
        let bosses = bosses.flat_map(|kind| [1, 4, u16::MAX].map(|wave| Given::Boss { kind, wave }));
        let alone = Artefact::ALL.map(Given::from).into_iter().chain(Environment::ALL.map(Given::from));
        for given in alone.chain(augments).chain(bosses) {
            assert_eq!(given.to_string().parse(), Ok(given));
        }
    }

    #[test]
    fn what_nobody_can_be_given_is_told_so() {
        for (text, told) in [
            ("ship-bel", "'ship-bel' is none of spare-crate, charged-cell, "),
            ("popgun:long-barel", "'long-barel' is none of long-barrel, "),
            ("popgum:long-barrel", "'popgum' is none of "),
            ("bead:4", "'bead' is none of "),
            ("lodestone:0", "'0' is none of 1, 2, 3 and so on"),
            ("lodestone:04", "'04' is none of 1, 2, 3 and so on"),
            ("lodestone:70000", "'70000' is none of 1, 2, 3 and so on"),
        ] {
            let error = text.parse::<Given>().unwrap_err().to_string();
            assert!(error.starts_with(told), "{error}");
        }
    }
}
