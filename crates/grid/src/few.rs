//! Sorting a few things.

/// Sorts a few things by a key; those with equal keys stay in their order. The standard library is
/// quicker with many, but its code is large for each type, and all of it travels to browsers.
pub fn sort_few<T, Key: Ord>(things: &mut [T], key: impl Fn(&T) -> Key) {
    for end in 1..things.len() {
        let mut place = end;
        while place > 0 && key(&things[place - 1]) > key(&things[place]) {
            things.swap(place - 1, place);
            place -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_things_are_sorted_and_equals_stay_in_their_order() {
        let mut things = [(3, 'a'), (1, 'b'), (3, 'c'), (2, 'd'), (1, 'e')];
        sort_few(&mut things, |thing| thing.0);
        assert_eq!(things, [(1, 'b'), (1, 'e'), (2, 'd'), (3, 'a'), (3, 'c')]);
        sort_few(&mut [0_u8; 0], |thing| *thing);
    }
}
