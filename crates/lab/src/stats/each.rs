//! A count for each of so many things.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// A value for each of `N` things, by their place in a table. Unlike plain arrays of any length it can be written to
/// files and read from them; what has another length there is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    try_from = "Vec<T>",
    into = "Vec<T>",
    bound(serialize = "T: Clone + Serialize", deserialize = "T: Deserialize<'de>")
)]
pub struct Each<T, const N: usize>([T; N]);

impl<T, const N: usize> Each<T, N> {
    /// All values in their order.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// Does something to each value with that of another table.
    pub fn merge(&mut self, other: &Self, merge: impl Fn(&mut T, &T)) {
        self.0.iter_mut().zip(&other.0).for_each(|(own, more)| merge(own, more));
    }
}

impl<T: Default, const N: usize> Default for Each<T, N> {
    fn default() -> Self {
        Self(std::array::from_fn(|_| T::default()))
    }
}

impl<T, const N: usize> Index<usize> for Each<T, N> {
    type Output = T;

    fn index(&self, place: usize) -> &T {
        &self.0[place]
    }
}

impl<T, const N: usize> IndexMut<usize> for Each<T, N> {
    fn index_mut(&mut self, place: usize) -> &mut T {
        &mut self.0[place]
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a Each<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T, const N: usize> TryFrom<Vec<T>> for Each<T, N> {
    type Error = String;

    fn try_from(values: Vec<T>) -> Result<Self, String> {
        let count = values.len();
        let values = values.try_into().map_err(|_| format!("{count} values instead of {N}"))?;
        Ok(Self(values))
    }
}

impl<T, const N: usize> From<Each<T, N>> for Vec<T> {
    fn from(each: Each<T, N>) -> Self {
        each.0.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_written_and_read_and_must_have_its_length() {
        let mut each = Each::<u64, 40>::default();
        each[39] = 7;
        let text = serde_json::to_string(&each).unwrap();
        assert_eq!(serde_json::from_str::<Each<u64, 40>>(&text).unwrap(), each);
        assert!(serde_json::from_str::<Each<u64, 41>>(&text).unwrap_err().to_string().contains("40 values"));
    }
}
