//! What can be said of one decision.

use super::estimate::{Field, Worth};
use super::{IDLE, MATTERS};
use crate::stats::Ratio;

/// What is counted of decisions; worths in thousandths of a point, the rest as ones and zeros.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Figure {
    /// How many options there are that are not the same.
    Options,
    /// All options are the same by symmetry.
    Alone,
    /// All options are worth the same.
    Idle,
    /// The estimate cannot tell whether they are.
    Unclear,
    /// One option is at least as good in every number that is shown.
    Dominated,
    /// The simple rule takes an option that is as good as the best.
    Obvious,
    /// There is more than a point at stake.
    Matters,
    /// The best less the mean option.
    Stake,
    /// The best less any legal command.
    Random,
    /// The best less the first one.
    First,
    /// The best less that of the simple rule.
    Simple,
}

impl Figure {
    pub(super) const COUNT: usize = 11;
}

/// A value for each figure.
pub(super) type Figures<T> = [T; Figure::COUNT];

/// A decision with all that its judge says of it.
pub(super) struct Decision<'a> {
    /// What each option is worth that is not the same as another.
    pub(super) worths: &'a [Worth],
    /// How many commands each stands for.
    pub(super) weights: &'a [u64],
    /// The numbers that the screen shows for each.
    pub(super) shown: &'a [Vec<i64>],
    /// Which one comes first.
    pub(super) first: usize,
    /// Which one the simple rule takes.
    pub(super) simple: usize,
    /// What it would be if something were otherwise, where that can be said.
    pub(super) otherwise: Option<Otherwise<'a>>,
}

/// A decision as it would be if one thing that is seen were otherwise.
pub(super) struct Otherwise<'a> {
    /// What each legal command would be worth.
    pub(super) worths: &'a [Worth],
    /// The option that each of them stands for as things are.
    pub(super) groups: &'a [usize],
}

/// What a decision comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Appraisal {
    pub(super) figures: Figures<i64>,
    /// The best less the second best, if there is a second.
    pub(super) margin: Option<i64>,
    /// Whether something else would be best if something that is seen were otherwise, where that can be said.
    pub(super) informed: Option<bool>,
}

impl Appraisal {
    pub(super) const fn of(&self, figure: Figure) -> i64 {
        self.figures[figure as usize]
    }
}

impl Decision<'_> {
    pub(super) fn appraisal(&self) -> Appraisal {
        let field = Field::new(self.worths);
        let best = field.best();
        let others = || (0..self.worths.len()).filter(|&option| option != best);
        let differs = others().any(|option| field.lead(best, option).is_above(IDLE));
        let is_idle = others().all(|option| field.lead(best, option).is_within(IDLE));
        let only = |option: usize| {
            let mut weights = vec![0; self.worths.len()];
            weights[option] = 1;
            field.regret(&weights)
        };
        let stake = field.regret(&vec![1; self.worths.len()]);
        let matters = whole(stake) > MATTERS && field.lead_over_mean(best).is_above(0);
        let is_obvious = !field.lead(best, self.simple).is_above(0);
        let figures = [
            self.worths.len().try_into().expect("options are few"),
            i64::from(self.worths.len() == 1),
            i64::from(is_idle),
            i64::from(!is_idle && !differs),
            i64::from(self.is_dominated()),
            i64::from(is_obvious),
            i64::from(matters),
            whole(stake),
            whole(field.regret(self.weights)),
            whole(only(self.first)),
            whole(only(self.simple)),
        ];
        let margin = others().map(|option| whole(field.lead(best, option).mean)).min();
        let informed = self.otherwise.as_ref().map(|otherwise| otherwise.is_turned(&field.good()));
        Appraisal { figures, margin, informed }
    }

    /// Whether one option is at least as good as every other in every number. Where the screen shows no numbers of an
    /// option there is something to think about.
    fn is_dominated(&self) -> bool {
        if self.shown.len() > 1 && self.shown.iter().any(Vec::is_empty) {
            return false;
        }
        let is_best = |option: &Vec<i64>| {
            self.shown.iter().all(|other| option.iter().zip(other).all(|(own, others)| own >= others))
        };
        self.shown.iter().any(is_best)
    }
}

impl Otherwise<'_> {
    /// Whether none of the options that are good now would be. Options that cannot be told from the best count as
    /// good on both sides, so what is called a turn is one.
    fn is_turned(&self, good_now: &[bool]) -> bool {
        let good_then = Field::new(self.worths).good();
        !self.groups.iter().zip(good_then).any(|(&option, is_good)| is_good && good_now[option])
    }
}

#[expect(clippy::cast_possible_truncation, reason = "a worth has few digits")]
fn whole(worth: f64) -> i64 {
    worth.round() as i64
}

/// The figures of many decisions, bunched by runs.
pub(super) fn add_run(ratios: &mut Figures<Ratio>, judged: i64, sums: &Figures<i64>) {
    ratios.iter_mut().zip(sums).for_each(|(ratio, sum)| ratio.add(judged, *sum));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn appraisal(worths: &[i64], shown: &[&[i64]], simple: usize) -> Appraisal {
        let worths: Vec<Worth> = worths.iter().copied().map(Worth::exact).collect();
        let shown: Vec<Vec<i64>> = shown.iter().map(|numbers| numbers.to_vec()).collect();
        let weights = vec![1; worths.len()];
        let otherwise = None;
        Decision { worths: &worths, weights: &weights, shown: &shown, first: 0, simple, otherwise }
            .appraisal()
    }

    #[test]
    fn a_dilemma_has_a_stake_and_is_not_dominated() {
        // Attack: much for much. Guard: little for little. Flee: nothing for nothing.
        let appraisal = appraisal(&[50_000, 56_000, 44_000], &[&[4, -4], &[1, -1], &[0, 0]], 0);
        let expected = [
            (Figure::Options, 3),
            (Figure::Alone, 0),
            (Figure::Idle, 0),
            (Figure::Unclear, 0),
            (Figure::Dominated, 0),
            (Figure::Obvious, 0),
            (Figure::Matters, 1),
            (Figure::Stake, 6_000),
            (Figure::Random, 6_000),
            (Figure::First, 6_000),
            (Figure::Simple, 6_000),
        ];
        for (figure, value) in expected {
            assert_eq!(appraisal.of(figure), value, "{figure:?}");
        }
        assert_eq!(appraisal.margin, Some(6_000));
    }

    #[test]
    fn options_within_a_fifth_of_a_point_are_idle_and_the_better_numbers_dominate() {
        let alike = appraisal(&[50_000, 50_200], &[&[2, -1], &[1, -1]], 0);
        assert_eq!((alike.of(Figure::Idle), alike.of(Figure::Dominated)), (1, 1));
        assert_eq!((alike.of(Figure::Obvious), alike.of(Figure::Matters)), (0, 0));
        assert_eq!(appraisal(&[50_000, 50_201], &[&[2, -1], &[1, 0]], 1).of(Figure::Idle), 0);
    }

    #[test]
    fn a_single_option_is_no_decision() {
        let single = appraisal(&[1_000], &[&[0]], 0);
        let said = [Figure::Alone, Figure::Idle, Figure::Dominated, Figure::Obvious, Figure::Stake]
            .map(|figure| single.of(figure));
        assert_eq!((said, single.margin), ([1, 1, 1, 1, 0], None));
    }

    #[test]
    fn random_play_takes_each_command_and_the_stake_counts_each_option_once() {
        let worths = [0, 3_000].map(Worth::exact);
        let shown = [vec![0], vec![1]];
        let decision = Decision {
            worths: &worths,
            weights: &[2, 1],
            shown: &shown,
            first: 0,
            simple: 1,
            otherwise: None,
        };
        let appraisal = decision.appraisal();
        assert_eq!((appraisal.of(Figure::Stake), appraisal.of(Figure::Random)), (1_500, 2_000));
        assert_eq!((appraisal.of(Figure::First), appraisal.of(Figure::Simple)), (3_000, 0));
    }

    #[test]
    fn a_change_turns_a_decision_when_nothing_that_is_good_stays_good() {
        let now = [50_000, 49_900, 40_000].map(Worth::exact);
        let informed = |then: &[i64], groups: &[usize]| {
            let then: Vec<Worth> = then.iter().copied().map(Worth::exact).collect();
            let otherwise = Otherwise { worths: &then, groups };
            otherwise.is_turned(&Field::new(&now).good())
        };
        assert!(informed(&[40_000, 40_000, 50_000], &[0, 1, 2]));
        assert!(!informed(&[10_000, 20_000, 5_000], &[0, 1, 2]), "the second was as good as the first");
        assert!(!informed(&[49_800, 40_000, 50_000], &[0, 1, 2]), "a fifth of a point is no difference");
        assert!(informed(&[0, 0, 0, 50_000], &[0, 0, 1, 2]), "of commands that were the same, too");
        assert!(
            !informed(&[0, 50_000, 0, 50_000], &[0, 0, 1, 2]),
            "one of those that were the same is still good"
        );
    }
}
