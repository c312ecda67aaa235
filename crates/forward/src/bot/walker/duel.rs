//! A fight of the road, solved exactly: over HP, Lux, the foe's HP, the round and the dice, against what each of
//! them is worth afterwards.

use super::stances::Stances;
use super::throws::{self, Throws};
use super::toll::Bout;
use crate::road::{BLOOD, Fee};
use crate::{Content, Die, Held, Intent, Moves, Stance};

/// A fight from a moment on.
#[derive(Clone, Debug)]
pub(super) struct Duel {
    bout: Bout,
    moves: Moves,
    stances: [Stances; 3],
    /// How hard each number of the foe's die hits, round by round.
    blows: [[u8; 6]; ROUNDS],
    can_use_lux: bool,
    /// What each number of HP and Lux is worth when the foe has fallen.
    won: Vec<Vec<u32>>,
    /// HP, Lux and the foe's HP up to which it is solved.
    hp: usize,
    lux: usize,
    foe: usize,
    /// By the foe's HP, HP, Lux and round: the worth of each throw, and the mean of all.
    moments: Vec<Moment>,
}

#[derive(Clone, Debug)]
struct Moment {
    throws: [u32; throws::COUNT],
    mean: u32,
}

/// Where a fight is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stand {
    pub(super) foe: u8,
    pub(super) hp: u8,
    pub(super) lux: u8,
    pub(super) round: u8,
}

const ROUNDS: usize = Moves::SETTLED as usize + 1;

impl Duel {
    /// Solves a fight from where it is.
    pub(super) fn solve(
        content: &Content,
        throws: &Throws,
        bout: Bout,
        stand: Stand,
        can_use_lux: bool,
        won: impl Fn(u8, u8) -> u32,
    ) -> Self {
        let won = (0..=stand.lux).map(|lux| (0..=stand.hp).map(|hp| won(hp, lux)).collect()).collect();
        let (hp, lux, foe) = (stand.hp.into(), stand.lux.into(), stand.foe.max(bout.foe_hp(content)).into());
        let unsolved = Moment { throws: [0; throws::COUNT], mean: 0 };
        let moves = bout.moves();
        let blows = std::array::from_fn(|round| {
            [1, 2, 3, 4, 5, 6].map(|number| moves.at(small(round)).blow(number, small(round)))
        });
        let mut duel = Self {
            bout,
            moves,
            blows,
            stances: bout.stances(throws),
            can_use_lux,
            won,
            hp,
            lux,
            foe,
            moments: vec![unsolved; (foe + 1) * (hp + 1) * (lux + 1) * ROUNDS],
        };
        for foe in 1..=duel.foe {
            for hp in 1..=duel.hp {
                for lux in 0..=duel.lux {
                    for round in (0..ROUNDS).rev() {
                        // The last round leads to itself where nobody is hurt; twice is near enough.
                        let times = if round + 1 == ROUNDS { 2 } else { 1 };
                        (0..times).for_each(|_| duel.think(throws, Place { foe, hp, lux, round }));
                    }
                }
            }
        }
        duel
    }

    /// Whether it was solved for such a moment.
    pub(super) fn covers(&self, bout: Bout, stand: Stand, can_use_lux: bool) -> bool {
        self.bout == bout
            && self.can_use_lux == can_use_lux
            && usize::from(stand.hp) <= self.hp
            && usize::from(stand.lux) <= self.lux
    }

    fn think(&mut self, throws: &Throws, at: Place) {
        let intent = self.moves.at(small(at.round));
        let stances = &self.stances[intent as usize];
        let struck = Struck::new(self, throws, at, stances);
        let again = self.paid(at).map(|place| throws::means(throws, &self.moments[place].throws));
        let mut worths = [0; throws::COUNT];
        for (throw, held, _) in throws.iter() {
            let best = stances.of(throw).iter().map(|&stance| struck.worth(self, throws, held, stance)).max();
            let rolled = again.as_ref().map(|again| throws::best_without_one(again, held));
            worths[throw] = best.max(rolled).expect("some die strikes");
        }
        let mean = throws.mean(&worths);
        let place = self.place(at);
        self.moments[place] = Moment { throws: worths, mean };
    }

    const fn place(&self, Place { foe, hp, lux, round }: Place) -> usize {
        ((foe * (self.hp + 1) + hp) * (self.lux + 1) + lux) * ROUNDS + round
    }

    /// The worth of a stance, over the six falls of the foe's die; dice that are turned over lie open for the next
    /// round.
    fn struck(&self, at: Place, stance: Stance, next_throw: Option<usize>) -> u32 {
        let Place { hp, lux, round, .. } = at;
        let next = (round + 1).min(ROUNDS - 1);
        let foe = at.foe.saturating_sub(stance.dealt.into());
        let mut sum = 0;
        for blow in self.blows[round] {
            let hp = hp.saturating_sub(stance.lets_through(blow).into());
            if hp == 0 {
                continue;
            }
            sum += u64::from(if foe == 0 {
                self.won[lux][hp]
            } else {
                let moment = &self.moments[self.place(Place { foe, hp, lux, round: next })];
                next_throw.map_or(moment.mean, |throw| moment.throws[throw])
            });
        }
        u32::try_from(sum / 6).expect("a mean is no more than the most")
    }

    /// The moment in which another roll is paid for, if it can be had.
    fn paid(&self, at: Place) -> Option<usize> {
        match self.bout.bend.fee() {
            Fee::Lux if self.can_use_lux => Some(self.place(Place { lux: at.lux.checked_sub(1)?, ..at })),
            Fee::Hp => {
                let hp = at.hp.checked_sub(BLOOD.0.into()).filter(|&hp| hp > 0)?;
                Some(self.place(Place { hp, ..at }))
            }
            Fee::Lux | Fee::Never => None,
        }
    }

    /// The worth of dice that strike and guard, at a moment.
    pub(super) fn strike(&self, throws: &Throws, stand: Stand, held: Held, stance: Stance) -> u32 {
        self.struck(Place::of(stand), stance, throws.turned(self.bout.bend, held))
    }

    /// The worth of another roll, if there is one to be had.
    pub(super) fn reroll(&self, throws: &Throws, stand: Stand, held: Held, die: Die) -> Option<u32> {
        let moment = &self.moments[self.paid(Place::of(stand))?];
        let sum: u64 =
            (1..=6).map(|number| u64::from(moment.throws[throws.of(held.with(die, number))])).sum();
        Some(u32::try_from(sum / 6).expect("a mean is no more than the most"))
    }

    /// What the foe does at a moment.
    pub(super) const fn intent(&self, stand: Stand) -> Intent {
        self.moves.at(stand.round)
    }
}

#[derive(Clone, Copy)]
struct Place {
    foe: usize,
    hp: usize,
    lux: usize,
    round: usize,
}

impl Place {
    fn of(stand: Stand) -> Self {
        Self {
            foe: stand.foe.into(),
            hp: stand.hp.into(),
            lux: stand.lux.into(),
            round: usize::from(stand.round).min(ROUNDS - 1),
        }
    }
}

fn small(round: usize) -> u8 {
    u8::try_from(round).expect("rounds are few")
}

/// What stances are worth at a moment.
enum Struck {
    /// Dice are rolled anew, so that a stance is worth the same whatever it is made of.
    Known(Vec<u32>),
    /// Dice are turned over: what comes next depends on each of them.
    Turned(Place, Vec<Stance>),
}

impl Struck {
    fn new(duel: &Duel, throws: &Throws, at: Place, stances: &Stances) -> Self {
        if throws.turned(duel.bout.bend, Held::DARK).is_some() {
            return Self::Turned(at, stances.all().to_vec());
        }
        Self::Known(stances.all().iter().map(|&stance| duel.struck(at, stance, None)).collect())
    }

    fn worth(&self, duel: &Duel, throws: &Throws, held: Held, stance: usize) -> u32 {
        match self {
            Self::Known(worths) => worths[stance],
            Self::Turned(at, stances) => {
                duel.struck(*at, stances[stance], throws.turned(duel.bout.bend, held))
            }
        }
    }
}
