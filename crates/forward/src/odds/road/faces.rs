//! The faces of a die as far as they differ, and three dice as one number.

use crate::{BlowTable, Content, Held, Intent, Weapon};

/// How many faces a die has.
pub(crate) const SIX: usize = 6;

/// The faces of a die, those that do the same in everything taken together: with the numbers of
/// the house a 3 and a 4 are the same, which makes tables two thirds as large.
#[derive(Clone, Debug)]
pub(crate) struct Faces {
    /// The face of each number from 1 to 6.
    face: [usize; SIX],
    /// How many numbers each face has.
    ways: Vec<u32>,
    /// A number of each face.
    number: Vec<u8>,
    /// All hands of three faces, lowest first.
    hands: Vec<[usize; 3]>,
    /// All pairs of faces, lowest first.
    pairs: Vec<[usize; 2]>,
    /// By hand and face: the pair that is left when the face is spent.
    rests: Vec<[usize; SIX]>,
    /// By pair and face: the hand that they make.
    joined: Vec<[usize; SIX]>,
}

impl Faces {
    pub(crate) fn new(content: &Content) -> Self {
        let same = is_same(content, 3, 4);
        let face = if same { [0, 1, 2, 2, 3, 4] } else { [0, 1, 2, 3, 4, 5] };
        let (ways, number) = if same {
            (vec![1, 1, 2, 1, 1], vec![1, 2, 3, 5, 6])
        } else {
            (vec![1; SIX], vec![1, 2, 3, 4, 5, 6])
        };
        let count = ways.len();
        let mut hands = Vec::new();
        let mut pairs = Vec::new();
        for low in 0..count {
            for middle in low..count {
                pairs.push([low, middle]);
                hands.extend((middle..count).map(|high| [low, middle, high]));
            }
        }
        let rests = hands.iter().map(|&hand| rests(hand, &pairs)).collect();
        let joined = pairs
            .iter()
            .map(|&[low, high]| {
                let join = |face: usize| if face < count { index_of(&hands, [low, high, face]) } else { 0 };
                [0, 1, 2, 3, 4, 5].map(join)
            })
            .collect();
        Self { face, ways, number, hands, pairs, rests, joined }
    }

    /// How many faces differ.
    pub(crate) fn count(&self) -> usize {
        self.ways.len()
    }

    /// How many of six numbers show a face.
    pub(crate) fn ways(&self, face: usize) -> u32 {
        self.ways[face]
    }

    /// A number that shows a face.
    pub(crate) fn number(&self, face: usize) -> u8 {
        self.number[face]
    }

    /// The face of a number.
    pub(crate) const fn face(&self, number: u8) -> usize {
        self.face[number as usize - 1]
    }

    /// All hands, each with its faces.
    pub(crate) fn hands(&self) -> &[[usize; 3]] {
        &self.hands
    }

    /// All pairs, each with its faces.
    pub(crate) fn pairs(&self) -> &[[usize; 2]] {
        &self.pairs
    }

    /// In how many of 216 falls three dice make this hand.
    pub(crate) fn falls(&self, hand: usize) -> u32 {
        let faces = self.hands[hand];
        let [low, middle, high] = faces;
        let orders = match (low == middle, middle == high) {
            (true, true) => 1,
            (false, false) => 6,
            _ => 3,
        };
        orders * faces.iter().map(|&face| self.ways[face]).product::<u32>()
    }

    /// The hand of some faces, in any order.
    pub(crate) fn hand(&self, faces: [usize; 3]) -> usize {
        index_of(&self.hands, faces)
    }

    /// The hand of dice that are held.
    pub(crate) fn held(&self, held: Held) -> usize {
        self.hand(held.0.map(|number| self.face(number)))
    }

    /// The pair that is left when a hand spends one of its faces.
    pub(crate) fn rest(&self, hand: usize, spent: usize) -> usize {
        self.rests[hand][spent]
    }

    /// The hand of a pair and one more face.
    pub(crate) fn joined(&self, pair: usize, face: usize) -> usize {
        self.joined[pair][face]
    }
}

fn index_of(hands: &[[usize; 3]], mut faces: [usize; 3]) -> usize {
    faces.sort_unstable();
    hands.binary_search(&faces).expect("every hand is listed, lowest first")
}

/// For each face the pair that a hand has left without it; faces that it does not have count for nothing.
fn rests([low, middle, high]: [usize; 3], pairs: &[[usize; 2]]) -> [usize; SIX] {
    let mut rests = [0; SIX];
    let left = [(low, [middle, high]), (middle, [low, high]), (high, [low, middle])];
    for (spent, pair) in left {
        rests[spent] = pairs.binary_search(&pair).expect("every pair is listed, lowest first");
    }
    rests
}

/// Whether two numbers do the same wherever they count.
fn is_same(content: &Content, first: u8, second: u8) -> bool {
    let weapons = Weapon::ALL.into_iter().chain(Weapon::SHIELDS).map(|weapon| content.blows(Some(weapon)));
    let intents = Intent::ALL.into_iter().map(|intent| intent.blows(&content.bare));
    let alike = |table: &BlowTable| table.of(first) == table.of(second);
    weapons.chain(intents).all(alike) && content.holds(first) == content.holds(second)
}
