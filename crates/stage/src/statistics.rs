//! What runs of any game come to when they are counted.

/// What some runs come to.
pub trait Statistics<Run>: Default {
    /// Counts one more run.
    fn add(&mut self, run: &Run);

    /// Puts in order what was counted.
    #[must_use]
    fn sorted(self) -> Self {
        self
    }

    /// Counts runs, the oldest first.
    fn of<'a>(runs: impl IntoIterator<Item = &'a Run>) -> Self
    where
        Run: 'a,
    {
        let mut sums = Self::default();
        runs.into_iter().for_each(|run| sums.add(run));
        sums.sorted()
    }
}
