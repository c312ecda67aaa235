//! What the page that checks records asks: whether they are true.

use ::arcade::Verdict;
use engine::record::RawRecord;
use engine::{Digest, Seed};
use serde::{Deserialize, Serialize};

use super::message::{Ask, Reply};
use super::office::Client;
use crate::games;

/// Counsel for somebody who checks records. When it is dropped, nothing is answered any more.
pub struct Counsel {
    client: Client,
}

/// A record that holds, and what it truly comes to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sound {
    /// Its seed.
    pub seed: Seed,
    /// How many commands were played.
    pub commands: u64,
    /// The score after the last of them.
    pub score: i64,
    /// How the game ended, if it did.
    pub outcome: Option<String>,
    /// The digest of the last state.
    pub digest: Digest,
    /// What is wrong with the rest of the file, if there is one.
    pub damage: Option<String>,
}

/// What came of a record: what it comes to, or why it is worth nothing, in words.
pub type Checked = Result<Sound, String>;

impl Counsel {
    /// Counsel for one heap of records.
    pub fn new() -> Self {
        Self { client: Client::new() }
    }

    /// Asks about some records at once. All that is asked is answered, in the order of asking.
    pub fn check(&self, records: Vec<Vec<u8>>, answer: impl FnOnce(Vec<Checked>) + 'static) {
        let heard = move |reply| {
            answer(if let Reply::Records(checked) = reply { checked } else { Vec::new() });
        };
        // They are all of one moment: none makes another old.
        self.client.ask(Digest(0), Ask::Records(records), heard);
    }
}

impl Default for Counsel {
    fn default() -> Self {
        Self::new()
    }
}

/// Plays a record again and believes nothing that does not come out the same.
pub(super) fn check(record: &[u8]) -> Checked {
    let raw = RawRecord::read(record).map_err(|error| error.to_string())?;
    // Whoever asks has looked for the game already and says in words of its own that there is none.
    let cabinet = games::cabinet(&raw.header().game).map_err(|_| raw.header().game.clone())?;
    (cabinet.verify)(record).map(Sound::from).map_err(|failure| failure.to_string())
}

impl From<Verdict> for Sound {
    fn from(verdict: Verdict) -> Self {
        let Verdict { seed, commands, score, outcome, digest, damage, .. } = verdict;
        let damage = damage.map(|damage| damage.to_string());
        Self { seed, commands: commands as u64, score, outcome, digest, damage }
    }
}

#[cfg(test)]
mod tests {
    use ::forward::Forward;
    use arcade::{Hosted, Options};

    use super::super::adviser::Advisers;
    use super::super::message::{from_bytes, to_bytes};
    use super::*;

    #[test]
    fn records_and_what_they_come_to_travel_as_bytes() {
        crate::games::open_all();
        let seed = Seed::from_bits(7);
        let begun = Forward::begin(&Options::HOUSE, seed).expect("the options of the house").record_bytes();
        let sent = Ask::Records(vec![begun.clone(), b"Dear all".to_vec()]);
        assert_eq!(from_bytes(&to_bytes(&sent)), Some(sent.clone()));
        let reply = Advisers::default().think(&sent);
        assert_eq!(from_bytes(&to_bytes(&reply)), Some(reply.clone()));
        let Reply::Records(checked) = reply else { panic!("another question was answered") };
        let [Ok(sound), Err(_)] = checked.as_slice() else { panic!("one of two holds: {checked:?}") };
        let truth = Forward::verdict(&begun).expect("it holds");
        assert_eq!((sound.seed, sound.commands, sound.digest), (seed, 0, truth.digest));
    }
}
