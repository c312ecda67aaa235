//! Damage to bytes, as a bad disk or a bad will does it.

use engine::SplitMix64;

/// The longest piece that is doubled.
const PIECE: u8 = 40;

/// Does one thing to the bytes, the same for the same stream: cuts them, inserts a byte,
/// doubles a piece, flips a bit, or writes another byte. Now and then nothing changes.
///
/// # Panics
/// When there are more bytes than a `u32` counts.
pub fn damage(bytes: &mut Vec<u8>, stream: &mut SplitMix64) {
    let length = u32::try_from(bytes.len()).expect("the bytes of a test are few");
    let place = stream.below(length + 1) as usize;
    let noise = stream.next().to_le_bytes()[0];
    match stream.below(6) {
        0 => bytes.truncate(place),
        1 => bytes.insert(place, noise),
        2 => {
            let end = bytes.len().min(place + usize::from(noise % PIECE));
            let piece = bytes[place..end].to_vec();
            bytes.splice(place..place, piece);
        }
        kind => {
            if let Some(byte) = bytes.get_mut(place) {
                *byte = if kind == 3 { noise } else { *byte ^ 1 << (noise % 8) };
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn bytes_are_cut_lengthened_and_changed_and_always_alike() {
        let all = |seed| -> Vec<Vec<u8>> {
            let mut stream = SplitMix64::new(seed);
            let damaged = |_| {
                let mut bytes = vec![7; 10];
                damage(&mut bytes, &mut stream);
                bytes
            };
            (0..200).map(damaged).collect()
        };
        assert_eq!(all(1), all(1));
        let lengths: BTreeSet<usize> = all(1).iter().map(Vec::len).collect();
        assert_eq!((lengths.first(), lengths.last()), (Some(&0), Some(&20)));
        assert!(
            all(1).iter().any(|bytes| bytes.len() == 10 && *bytes != [7; 10]),
            "a byte is changed in place"
        );
    }

    #[test]
    fn no_bytes_are_fair_game_too() {
        let mut stream = SplitMix64::new(2);
        for _ in 0..100 {
            damage(&mut Vec::new(), &mut stream);
        }
    }
}
