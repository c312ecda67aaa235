//! What whoever plays may choose, by what has been played. RULES.md, 11.8.

use super::hardship::Hardship;
use super::kit::Kit;
use super::outcome::RunOutcome;

/// What has been played, as far as choices open by it. It never makes a run easier.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Profile {
    /// Runs that ended.
    pub runs: u32,
    /// The last act that was come to, counted from one.
    pub act: u8,
    /// The most hardships somebody came through with.
    pub won: Option<u8>,
}

impl Profile {
    /// What it is after some runs.
    pub fn of(outcomes: impl IntoIterator<Item = RunOutcome>) -> Self {
        outcomes.into_iter().fold(Self::default(), |profile, outcome| {
            let won = outcome.is_won().then_some(outcome.hardships);
            Self {
                runs: profile.runs.saturating_add(1),
                act: profile.act.max(outcome.act),
                won: profile.won.max(won),
            }
        })
    }

    /// The most hardships that can be chosen: one more than somebody came through with.
    pub fn hardships(&self) -> u8 {
        let all = u8::try_from(Hardship::COUNT).unwrap_or(u8::MAX);
        self.won.map_or(0, |won| won.saturating_add(1).min(all))
    }

    /// The kits that can be chosen.
    pub fn kits(&self) -> impl Iterator<Item = Kit> {
        let is_open = |kit: &Kit| match kit {
            Kit::Pioneers => true,
            Kit::Trappers => self.runs >= 1,
            Kit::Wardens => self.act >= 2,
            Kit::Gardeners => self.won.is_some(),
        };
        Kit::ALL.into_iter().filter(is_open).collect::<Vec<_>>().into_iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Hull, Ticks};

    fn ended(act: u8, hardships: u8, hull: i32) -> RunOutcome {
        let hull = Hull(hull);
        RunOutcome { act, hardships, hull, battles: 3, ticks: Ticks(1), minutes: 9, score: 7 }
    }

    #[test]
    fn choices_open_one_after_the_other() {
        let of = |outcomes: &[RunOutcome]| {
            let profile = Profile::of(outcomes.iter().copied());
            (profile.kits().collect::<Vec<_>>(), profile.hardships())
        };
        assert_eq!(of(&[]), (vec![Kit::Pioneers], 0));
        assert_eq!(of(&[ended(1, 0, 0)]), (vec![Kit::Pioneers, Kit::Trappers], 0));
        assert_eq!(of(&[ended(1, 0, 0), ended(2, 0, 0)]).0.len(), 3);
        assert_eq!(of(&[ended(3, 0, 4)]), (Kit::ALL.to_vec(), 1));
        assert_eq!(of(&[ended(3, 4, 4), ended(3, 0, 4), ended(3, 9, 0)]).1, 5, "losing opens nothing");
        assert_eq!(of(&[ended(3, 15, 1)]).1, 15, "there are no more");
    }
}
