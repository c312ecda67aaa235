//! What a fight takes from the traveller, for somebody who fights it with an eye on HP alone.

use super::stances::Stances;
use super::table::CERTAINTY;
use super::throws::{self, Throws};
use crate::{Bend, Card, Content, Hp, Intent, Moves, Rules, Tier, Weapon};

/// For each number of HP before a fight, how likely each number is after it.
#[derive(Clone, Debug)]
pub(super) struct Toll {
    /// By the throw that lies there, then by HP.
    by_throw: Vec<Vec<Spread>>,
    /// With dice that nobody has seen.
    mean: Vec<Spread>,
}

/// The chance of each number of HP.
pub(super) type Spread = Vec<u32>;

/// What there is to fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bout {
    pub(super) foe: Card,
    pub(super) tier: Tier,
    pub(super) bend: Bend,
    pub(super) weapon: Option<Weapon>,
}

impl Bout {
    pub(super) fn foe_hp(self, content: &Content) -> u8 {
        let Hp(hp) = Rules::ROAD.foe_hp(content, self.foe, self.tier);
        hp
    }

    pub(super) const fn moves(self) -> Moves {
        self.bend.moves(Moves::of(self.foe, self.tier))
    }

    /// The stances against each intent.
    pub(super) fn stances(self, throws: &Throws) -> [Stances; 3] {
        Intent::ALL.map(|intent| Stances::new(throws, self.weapon, intent, self.bend))
    }
}

/// One situation in a fight, before dice are thrown: what it is worth, and where it ends.
#[derive(Clone, Debug, Default)]
struct Moment {
    worth: u32,
    ends: Spread,
}

impl Toll {
    pub(super) fn solve(content: &Content, throws: &Throws, bout: Bout) -> Self {
        let solver = Solver { content, throws, stances: bout.stances(throws), moves: bout.moves() };
        let foe_hp = usize::from(bout.foe_hp(content));
        let mut moments = Moments::new();
        (0..=foe_hp).for_each(|foe| solver.solve(&mut moments, foe));
        let begun = |hp: usize| -> Vec<Spread> {
            let struck = solver.struck(&moments, foe_hp, 0, hp);
            let ends = |stance| solver.ends(&moments, foe_hp, 0, hp, stance);
            throws.iter().map(|(throw, ..)| ends(solver.best(&struck, 0, throw))).collect()
        };
        let by_hp: Vec<Vec<Spread>> = (0..=usize::from(content.max_hp)).map(begun).collect();
        let by_throw = (0..throws::COUNT)
            .map(|throw| by_hp.iter().map(|spreads| spreads[throw].clone()).collect())
            .collect();
        let mean = (0..=usize::from(content.max_hp)).map(|hp| moments[foe_hp][0][hp].ends.clone()).collect();
        Self { by_throw, mean }
    }

    /// The chances of HP after the fight; without a throw, for dice that nobody has seen.
    pub(super) fn after(&self, hp: u8, throw: Option<usize>) -> &Spread {
        match throw {
            Some(throw) => &self.by_throw[throw][usize::from(hp)],
            None => &self.mean[usize::from(hp)],
        }
    }
}

struct Solver<'a> {
    content: &'a Content,
    throws: &'a Throws,
    stances: [Stances; 3],
    moves: Moves,
}

type Moments = Vec<Vec<Vec<Moment>>>;

impl Solver<'_> {
    /// All moments with so many HP of the foe left, by round and HP.
    fn solve(&self, moments: &mut Moments, foe: usize) {
        let (rounds, max_hp) = (usize::from(Moves::SETTLED) + 1, usize::from(self.content.max_hp));
        let over = |hp: usize| {
            let mut ends = vec![0; max_hp + 1];
            ends[hp] = CERTAINTY;
            Moment { worth: liking(hp, max_hp), ends }
        };
        if foe == 0 {
            return moments.push(vec![(0..=max_hp).map(over).collect(); rounds]);
        }
        moments.push(vec![vec![over(0); max_hp + 1]; rounds]);
        for hp in 1..=max_hp {
            for round in (0..rounds).rev() {
                // The last round leads to itself where nobody is hurt; twice is near enough.
                let times = if round + 1 == rounds { 2 } else { 1 };
                for _ in 0..times {
                    moments[foe][round][hp] = self.before(moments, foe, round, hp);
                }
            }
        }
    }

    fn before(&self, moments: &Moments, foe: usize, round: usize, hp: usize) -> Moment {
        let struck = self.struck(moments, foe, round, hp);
        let mut chosen = vec![0_u64; struck.len()];
        let mut worth = 0;
        for (throw, _, ways) in self.throws.iter() {
            let best = self.best(&struck, round, throw);
            chosen[best] += u64::from(ways);
            worth += u64::from(struck[best]) * u64::from(ways);
        }
        let mut ends = vec![0_u64; usize::from(self.content.max_hp) + 1];
        for (stance, &ways) in chosen.iter().enumerate().filter(|&(_, &ways)| ways > 0) {
            let spread = self.ends(moments, foe, round, hp, stance);
            ends.iter_mut().zip(&spread).for_each(|(sum, &part)| *sum += u64::from(part) * ways);
        }
        let mean = |sum: u64| u32::try_from(sum / u64::from(throws::WAYS)).expect("a mean is a part");
        Moment { worth: mean(worth), ends: ends.into_iter().map(mean).collect() }
    }

    fn stances(&self, round: usize) -> &Stances {
        &self.stances[self.moves.at(small(round)) as usize]
    }

    /// The moments that a stance leads to, one for each number of the foe's die.
    fn after<'m>(
        &self,
        moments: &'m Moments,
        foe: usize,
        round: usize,
        hp: usize,
        stance: usize,
    ) -> [&'m Moment; 6] {
        let stance = self.stances(round).all()[stance];
        let intent = self.moves.at(small(round));
        let left = &moments[foe.saturating_sub(stance.dealt.into())];
        let next = &left[(round + 1).min(usize::from(Moves::SETTLED))];
        [1, 2, 3, 4, 5, 6].map(|number| {
            let taken = stance.lets_through(intent.blow(number, small(round)));
            &next[hp.saturating_sub(taken.into())]
        })
    }

    /// What each stance is worth.
    fn struck(&self, moments: &Moments, foe: usize, round: usize, hp: usize) -> Vec<u32> {
        let mean = |after: [&Moment; 6]| after.map(|moment| moment.worth).iter().sum::<u32>() / 6;
        let stances = 0..self.stances(round).all().len();
        stances.map(|stance| mean(self.after(moments, foe, round, hp, stance))).collect()
    }

    /// The best stance that a throw can be made into.
    fn best(&self, struck: &[u32], round: usize, throw: usize) -> usize {
        let stances = self.stances(round).of(throw).iter().copied();
        stances.max_by_key(|&stance| struck[stance]).expect("some die strikes")
    }

    /// Where a stance ends.
    fn ends(&self, moments: &Moments, foe: usize, round: usize, hp: usize, stance: usize) -> Spread {
        let mut ends = vec![0; usize::from(self.content.max_hp) + 1];
        for moment in self.after(moments, foe, round, hp, stance) {
            ends.iter_mut().zip(&moment.ends).for_each(|(sum, part)| *sum += part / 6);
        }
        ends
    }
}

fn small(round: usize) -> u8 {
    u8::try_from(round).expect("rounds are few")
}

/// How much somebody likes to have so many HP: to live above all, and the next HP less than the one before.
fn liking(hp: usize, max_hp: usize) -> u32 {
    if hp == 0 {
        return 0;
    }
    let missing = max_hp - hp;
    u32::try_from(4 * max_hp * max_hp - missing * missing).expect("HP are few") << 10
}
