//! Keys as they are written: for machines a bit for each lock, for people the numbers of the locks.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands out references")]
pub(crate) fn serialize<S: Serializer>(keys: &u8, serializer: S) -> Result<S::Ok, S::Error> {
    if serializer.is_human_readable() {
        serializer.collect_seq((0..u8::BITS).filter(|lock| keys >> lock & 1 == 1))
    } else {
        keys.serialize(serializer)
    }
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    if deserializer.is_human_readable() {
        let locks = Vec::<u32>::deserialize(deserializer)?;
        Ok(locks.into_iter().filter_map(|lock| 1_u8.checked_shl(lock)).fold(0, |keys, key| keys | key))
    } else {
        u8::deserialize(deserializer)
    }
}
