//! Drafts: eighteen items face up, of which two people take six each in turn, and then both go down by themselves on
//! one seed. RULES.md, section 17.

use std::fmt;

use engine::{Seat, Seed};
use serde::{Deserialize, Serialize};

use crate::{Item, Rarity};

/// What lies face up at first, by rarity.
const SHARES: [(Rarity, usize); 3] = [(Rarity::Common, 9), (Rarity::Uncommon, 6), (Rarity::Rare, 3)];

/// Six items that somebody drafted, in the order in which they took them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hand([Item; Self::SIZE]);

impl Hand {
    /// How many items are in one.
    pub const SIZE: usize = 6;

    /// Six different items, the first taken first; nothing when they are not.
    pub fn new(items: &[Item]) -> Option<Self> {
        let are_different = items.iter().enumerate().all(|(place, item)| !items[..place].contains(item));
        <[Item; Self::SIZE]>::try_from(items).ok().filter(|_| are_different).map(Self)
    }

    /// All of them, the first taken first.
    pub const fn items(&self) -> &[Item; Self::SIZE] {
        &self.0
    }

    /// What is carried from the beginning: the first, and the first of the others that goes with it.
    pub fn worn(&self) -> [Item; 2] {
        let first = self.0[0];
        let goes_with = |item: &Item| {
            let takes_its_place = item.sort().is_single() && item.sort() == first.sort();
            !takes_its_place && !item.clashes(first)
        };
        let second = self.0[1..].iter().copied().find(goes_with);
        [first, second.unwrap_or(self.0[1])]
    }

    /// What comes later, one a floor in place of an offer.
    pub fn to_come(&self) -> impl Iterator<Item = Item> {
        let worn = self.worn();
        self.0.into_iter().filter(move |item| !worn.contains(item))
    }
}

/// Why an item cannot be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotTaken {
    /// The other takes next, or nobody does.
    NotYourTurn,
    /// It does not lie there.
    NotThere,
}

impl fmt::Display for NotTaken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotYourTurn => "It is not your turn to take.",
            Self::NotThere => "That does not lie there any more.",
        })
    }
}

impl std::error::Error for NotTaken {}

/// A draft: what lay there, and who took what.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draft {
    board: Vec<Item>,
    taken: Vec<Item>,
}

impl Draft {
    /// How many items lie face up.
    pub const BOARD: usize = 18;
    /// How many are taken.
    const PICKS: usize = 2 * Hand::SIZE;

    /// The draft of a seed, before anybody took anything.
    pub fn of(seed: Seed) -> Self {
        let mut dice = seed.branch("draft").dice();
        let drawn = |(rarity, count): (Rarity, usize)| {
            let mut pool: Vec<Item> = Item::ALL.into_iter().filter(|item| item.rarity() == rarity).collect();
            dice.shuffle(&mut pool);
            pool.truncate(count);
            pool.sort_unstable();
            pool
        };
        Self { board: SHARES.into_iter().flat_map(drawn).collect(), taken: Vec::new() }
    }

    /// All that lay there at first.
    pub fn board(&self) -> &[Item] {
        &self.board
    }

    /// What still lies there.
    pub fn left(&self) -> impl Iterator<Item = Item> {
        self.board.iter().copied().filter(|item| !self.taken.contains(item))
    }

    /// What was taken, the first first.
    pub fn taken(&self) -> &[Item] {
        &self.taken
    }

    /// Who takes next: one, then two and two, so that taking first is no advantage; nobody at the end.
    pub fn next(&self) -> Option<Seat> {
        (self.taken.len() < Self::PICKS).then(|| Self::taker(self.taken.len()))
    }

    /// Who takes the item that is taken after so many others.
    const fn taker(before: usize) -> Seat {
        if before.div_ceil(2).is_multiple_of(2) { Seat::FIRST } else { Seat::SECOND }
    }

    /// Takes an item.
    ///
    /// # Errors
    /// When it is the other's turn, or nobody's, or the item does not lie there.
    pub fn take(&mut self, seat: Seat, item: Item) -> Result<(), NotTaken> {
        if self.next() != Some(seat) {
            return Err(NotTaken::NotYourTurn);
        }
        if !self.left().any(|other| other == item) {
            return Err(NotTaken::NotThere);
        }
        self.taken.push(item);
        Ok(())
    }

    /// What somebody has taken so far, the first first.
    pub fn items_of(&self, seat: Seat) -> impl Iterator<Item = Item> {
        let own = move |(before, _): &(usize, &Item)| Self::taker(*before) == seat;
        self.taken.iter().enumerate().filter(own).map(|(_, item)| *item)
    }

    /// What somebody goes down with, once all is taken.
    pub fn hand(&self, seat: Seat) -> Option<Hand> {
        let items: Vec<Item> = self.items_of(seat).collect();
        Hand::new(&items)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played() -> Draft {
        let mut draft = Draft::of(Seed::from_name("draft"));
        while let Some(seat) = draft.next() {
            let item = draft.left().last().expect("six are left over");
            draft.take(seat, item).expect("it is theirs to take");
        }
        draft
    }

    #[test]
    fn nine_six_and_three_lie_there_and_none_twice() {
        for number in 0..50 {
            let draft = Draft::of(Seed::from_bits(number));
            let count = |rarity| draft.board().iter().filter(|item| item.rarity() == rarity).count();
            assert_eq!(Rarity::ALL.map(count), [9, 6, 3, 0]);
            let mut once = draft.board().to_vec();
            once.dedup();
            assert_eq!(once.len(), Draft::BOARD);
            assert_eq!(draft, Draft::of(Seed::from_bits(number)));
        }
        assert_ne!(Draft::of(Seed::from_bits(1)), Draft::of(Seed::from_bits(2)));
    }

    #[test]
    fn one_takes_one_then_each_takes_two_and_the_first_takes_no_more_than_the_other() {
        let takers: Vec<u8> = (0..Draft::PICKS).map(|before| Draft::taker(before).index()).collect();
        assert_eq!(takers, [0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0]);
        let draft = played();
        let [one, other] = [Seat::FIRST, Seat::SECOND].map(|seat| draft.hand(seat).expect("six each"));
        assert!(one.items().iter().all(|item| !other.items().contains(item)));
        assert_eq!(draft.left().count(), 6);
    }

    #[test]
    fn nobody_takes_out_of_turn_or_what_is_gone() {
        let mut draft = Draft::of(Seed::from_name("draft"));
        let item = draft.board()[0];
        assert_eq!(draft.take(Seat::SECOND, item), Err(NotTaken::NotYourTurn));
        assert_eq!(draft.take(Seat::FIRST, item), Ok(()));
        assert_eq!(draft.take(Seat::SECOND, item), Err(NotTaken::NotThere));
        assert_eq!(draft.hand(Seat::FIRST), None);
        assert_eq!(played().take(Seat::FIRST, item), Err(NotTaken::NotYourTurn));
    }

    #[test]
    fn of_two_weapons_and_of_what_clashes_only_one_is_carried_at_first() {
        use Item::{GlassOath, LongTooth, NotchedBlade, PacifistsBell, RainGourd, StormFork, Whetstone};
        let weapons = Hand([NotchedBlade, LongTooth, StormFork, Whetstone, RainGourd, GlassOath]);
        assert_eq!(weapons.worn(), [NotchedBlade, Whetstone]);
        assert_eq!(weapons.to_come().collect::<Vec<_>>(), [LongTooth, StormFork, RainGourd, GlassOath]);
        let oaths = Hand([PacifistsBell, GlassOath, Whetstone, RainGourd, LongTooth, StormFork]);
        assert_eq!(oaths.worn(), [PacifistsBell, RainGourd]);
    }
}
