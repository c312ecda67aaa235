//! What may come of a die that has not fallen, in a few words.

use forward::odds::Sixths;

/// HP that are lost in six falls of a die: a number if it is always the same, a number and how often if it is that
/// or nothing, else the least and the most.
pub fn losses(sixths: &Sixths) -> String {
    let outcomes: Vec<(u8, u8)> = (0..).zip(sixths.0).filter(|(_, ways)| *ways > 0).collect();
    match outcomes[..] {
        [(hp, _)] => format!("−{hp}"),
        [(0, _), (hp, ways)] => format!("−{hp}, {ways} in 6"),
        [(least, _), .., (most, _)] => format!("−{least} to −{most}"),
        [] => String::new(),
    }
}

/// The same in full: each number of HP with how often.
pub fn losses_in_full(sixths: &Sixths) -> String {
    let outcomes = (0_u8..).zip(sixths.0).filter(|(_, ways)| *ways > 0);
    outcomes.map(|(hp, ways)| format!("−{hp}: {ways} in 6")).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_few_numbers_as_tell_it() {
        let sixths = |ways: &[u8]| {
            let mut all = Sixths::default();
            all.0[..ways.len()].copy_from_slice(ways);
            all
        };
        assert_eq!(losses(&sixths(&[0, 6])), "−1");
        assert_eq!(losses(&sixths(&[2, 0, 4])), "−2, 4 in 6");
        assert_eq!(losses(&sixths(&[0, 1, 3, 1, 1])), "−1 to −4");
        assert_eq!(losses_in_full(&sixths(&[2, 0, 4])), "−0: 2 in 6, −2: 4 in 6");
    }
}
