//! Tables with a row for each word of a kind.

use std::collections::BTreeMap;
use std::marker::PhantomData;

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Words that rows of tables are for.
pub trait Worded: Copy + Ord + Serialize + DeserializeOwned + 'static {
    /// All of them, in the order of the rows.
    const WORDS: &'static [Self];
}

/// How a table with a row for each word is written: for machines its rows in order, for people, as in the
/// line protocol, each behind its word. For `#[serde(with = "RowsBy::<Card>")]`.
pub struct RowsBy<K>(PhantomData<K>);

impl<K: Worded> RowsBy<K> {
    /// Writes a table.
    ///
    /// # Errors
    /// When the serializer does.
    pub fn serialize<V, S, const ROWS: usize>(rows: &[V; ROWS], serializer: S) -> Result<S::Ok, S::Error>
    where
        V: Serialize,
        [V; ROWS]: Serialize,
        S: Serializer,
    {
        if serializer.is_human_readable() {
            serializer.collect_map(K::WORDS.iter().zip(rows))
        } else {
            rows.serialize(serializer)
        }
    }

    /// Reads a table.
    ///
    /// # Errors
    /// When the deserializer does, or when a word has no row.
    pub fn deserialize<'de, V, D, const ROWS: usize>(deserializer: D) -> Result<[V; ROWS], D::Error>
    where
        V: Deserialize<'de>,
        [V; ROWS]: Deserialize<'de>,
        D: Deserializer<'de>,
    {
        if !deserializer.is_human_readable() {
            return <[V; ROWS]>::deserialize(deserializer);
        }
        let mut read = BTreeMap::<K, V>::deserialize(deserializer)?;
        let rows: Vec<V> = K::WORDS.iter().filter_map(|word| read.remove(word)).collect();
        rows.try_into().map_err(|_| D::Error::custom("a row is missing"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
    enum Metal {
        Iron,
        Gold,
    }

    impl Worded for Metal {
        const WORDS: &'static [Self] = &[Self::Iron, Self::Gold];
    }

    #[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
    struct Purse {
        #[serde(with = "RowsBy::<Metal>")]
        coins: [u16; 2],
    }

    #[test]
    fn machines_get_rows_and_people_get_words() {
        let purse = Purse { coins: [7, 300] };
        let bytes = postcard::to_allocvec(&purse).expect("a purse can be written");
        assert_eq!(Ok(&bytes), postcard::to_allocvec(&[7_u16, 300]).as_ref());
        assert_eq!(postcard::from_bytes(&bytes), Ok(Purse { coins: [7, 300] }));
        let text = ron::to_string(&purse).expect("a purse can be written");
        assert_eq!(text, "(coins:{Iron:7,Gold:300})");
        assert_eq!(ron::from_str(&text), Ok(purse));
        assert!(ron::from_str::<Purse>("(coins:{Iron:7})").is_err(), "a row is missing");
    }
}
