//! A place and a weapon: what fights and pits cost there, whatever the traveller's HP.
//!
//! These suppose somebody who spends dice so as to lose as few HP as possible and to keep good
//! dice, and who rolls none again. What that comes to does not depend on HP, so the tables are
//! small. Costs are kept in parts of an HP.

use super::bout::{Bout, Renewal};
use super::climbing::Climbing;
use super::faces::Faces;
use super::melee::{Case, Melee};
use crate::{Bend, Card, Content, Rules, Tier, Weapon};

/// So many parts make an HP.
pub(crate) const PARTS: i64 = 1 << 20;

/// How often what a hand is worth is worked out from what it is worth later.
const PASSES: usize = 3;

/// The three foes.
const FOES: [Card; 3] = [Card::LesserBeast, Card::GreaterBeast, Card::Hollow];

/// What fights and pits cost at a place, with a weapon.
#[derive(Clone, Debug)]
pub(crate) struct Ground {
    pub(crate) renewal: Renewal,
    pub(crate) bouts: [Bout; 3],
    melees: [Melee; 3],
    climbing: Climbing,
    /// What each hand is worth beside a fresh one, in parts of an HP.
    worths: Vec<i64>,
}

/// For each number of HP, how likely so many are lost, in parts of a certainty. The last entry
/// has all that is more.
pub(crate) type Losses = Vec<u32>;

/// So many parts make a certainty.
pub(crate) const CERTAINTY: u32 = 1 << 30;

impl Ground {
    pub(crate) fn new(
        content: &Content,
        faces: &Faces,
        tier: Tier,
        bend: Bend,
        weapon: Option<Weapon>,
    ) -> Self {
        let renewal = Renewal::new(faces, bend);
        let bouts = FOES.map(|foe| Bout::new(content, faces, foe, tier, bend, weapon));
        let slip = bend.slip(content);
        let mut worths = vec![0; faces.hands().len()];
        let solve = |worths: &[i64]| {
            let melees = [0, 1, 2].map(|foe| {
                let hp = Rules::ROAD.foe_hp(content, FOES[foe], tier).0;
                Melee::solve(&Case { faces, bout: &bouts[foe], renewal: &renewal }, hp, worths)
            });
            (melees, Climbing::solve(content, faces, &renewal, slip, worths))
        };
        for _ in 0..PASSES {
            let (melees, climbing) = solve(&worths);
            worths = relative(content, faces, &melees, &climbing);
        }
        let (mut melees, mut climbing) = solve(&worths);
        let most = content.max_hp;
        for (melee, bout) in melees.iter_mut().zip(&bouts) {
            melee.spread(&Case { faces, bout, renewal: &renewal }, most);
        }
        climbing.spread(content, faces, &renewal, slip, most);
        Self { renewal, bouts, melees, climbing, worths }
    }

    /// What a hand is worth beside a fresh one, in parts of an HP.
    pub(crate) fn worth(&self, hand: usize) -> i64 {
        self.worths[hand]
    }

    /// What a fight that is about to begin costs, with a hand.
    pub(crate) fn fight(&self, foe: Card, hand: usize) -> &Losses {
        self.melees[foe_index(foe)].losses(hand)
    }

    /// What a fight costs from the middle of it, with a hand.
    pub(crate) fn fight_from(&self, foe: Card, hp: u8, beat: u8, hand: usize) -> &Losses {
        self.melees[foe_index(foe)].losses_from(hp, beat.into(), hand)
    }

    /// What a pit costs from where a climb has come to, with a hand.
    pub(crate) fn pit(&self, successes: u8, failures: u8, hand: usize) -> &Losses {
        self.climbing.losses(successes, failures, hand)
    }
}

/// The place of a foe among the three.
pub(crate) fn foe_index(foe: Card) -> usize {
    FOES.into_iter().position(|other| other == foe).expect("only a foe is fought")
}

/// What each hand saves at the next card that asks for dice, beside a fresh hand.
fn relative(content: &Content, faces: &Faces, melees: &[Melee; 3], climbing: &Climbing) -> Vec<i64> {
    let cards = |card: Card| i64::from(content.cards.of(card));
    let counts = [cards(FOES[0]), cards(FOES[1]), cards(FOES[2]), cards(Card::Pit)];
    let all: i64 = counts.iter().sum::<i64>().max(1);
    let saved = |hand: usize| {
        let [lesser, greater, hollow] = [0, 1, 2].map(|foe| melees[foe].value(hand) * counts[foe]);
        (lesser + greater + hollow + climbing.value(hand) * counts[3]) / all
    };
    let saved: Vec<i64> = (0..faces.hands().len()).map(saved).collect();
    let mean = fresh(faces, |hand| saved[hand]);
    saved.into_iter().map(|worth| worth - mean).collect()
}

/// The mean over fresh hands.
pub(crate) fn fresh(faces: &Faces, value: impl Fn(usize) -> i64) -> i64 {
    let sum: i64 = (0..faces.hands().len()).map(|hand| value(hand) * i64::from(faces.falls(hand))).sum();
    sum / 216
}
