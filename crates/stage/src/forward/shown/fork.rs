//! A fork of the road: which card stays behind, and what one brings.

use forward::{Card, Content, Family, Hero, Hp, RoadPoints, Slot, Snare, View};

/// A card of a fork that nobody will meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Left {
    /// Where it lies.
    pub slot: Slot,
    /// Whether it is left for certain.
    pub certainty: Certainty,
}

/// Whether something is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Certainty {
    /// It is so.
    Sure,
    /// It is so unless the card is the Hollow, which cannot be left.
    UnlessHollow,
}

/// The card that stays behind if another is turned, as soon as two are left of a fork and more wait in the deck.
pub fn left_behind(view: &View, turned: Slot) -> Option<Left> {
    if !view.rules.is_road() || view.deck == 0 || view.laid().len() != 2 || !view.laid().contains(turned) {
        return None;
    }
    let slot = view.laid().iter().find(|&slot| slot != turned)?;
    let card = view.row[slot.index()]?;
    match card.shown {
        Some(Card::Hollow) => None,
        None if card.hollow > 0 && view.back(slot) == Some(Family::Foe) => {
            Some(Left { slot, certainty: Certainty::UnlessHollow })
        }
        _ => Some(Left { slot, certainty: Certainty::Sure }),
    }
}

/// What a fork asks, before a card of it is turned.
pub(super) fn asked(view: &View) -> &'static str {
    match view.laid().len() {
        3 if view.deck == 0 => "Last fork: meet all three, no healing in between.",
        _ if view.deck == 0 => "The last fork: all are met.",
        3 if is_before_the_last(view) => "Meet two, leave one. Next fork: meet all three.",
        3 => "A fork: meet two, leave one.",
        2 if is_before_the_last(view) => "Meet one; the other is left. Then the last fork.",
        2 => "Meet one; the other is left.",
        _ => "Nobody walks past the Hollow.",
    }
}

/// Whether the cards that wait in the deck are those of the last fork, at which all are met.
pub(in crate::forward) fn is_before_the_last(view: &View) -> bool {
    view.rules.is_road() && (1..=3).contains(&view.deck)
}

/// Points that a card brings on the road when it is met and survived.
pub fn points(content: &Content, view: &View, card: Card) -> u32 {
    let foe = card.is_foe().then(|| -> Hp { view.rules.foe_hp(content, card, view.location.tier()) });
    RoadPoints::for_card(foe)
}

/// Why a card would bring nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Idle {
    /// No HP are missing.
    Unhurt,
    /// No Lux has room.
    PrismFull,
}

impl Idle {
    /// What is said of it on the card.
    pub const fn words(self) -> &'static str {
        match self {
            Self::Unhurt => "would heal nothing now",
            Self::PrismFull => "the prism is full",
        }
    }

    /// The same where there is room for a word or two.
    pub const fn brief(self) -> &'static str {
        match self {
            Self::Unhurt => "heals 0 now",
            Self::PrismFull => "prism is full",
        }
    }
}

/// Why a card would bring nothing to the traveller who meets it now, if it would not.
pub fn brings_nothing(content: &Content, hero: Hero, card: Card) -> Option<Idle> {
    let is_whole = hero.hp >= Hp(content.max_hp);
    match card {
        Card::Item if is_whole => Some(Idle::Unhurt),
        Card::Blessing if is_whole && hero.snare == Snare::Open => Some(Idle::Unhurt),
        Card::Caesura if hero.lux.0 >= content.max_lux => Some(Idle::PrismFull),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use engine::{Audience, Game, Seed};
    use forward::{Forward, RowCard, Rules, Setup};

    use super::*;

    fn first_fork(rules: Rules) -> View {
        let game =
            Forward::new(&Setup::with_rules(rules), Seed::from_name("forks")).expect("the house's numbers");
        game.view(Audience::Everyone)
    }

    #[test]
    fn the_last_card_of_a_fork_stays_behind() {
        let mut view = first_fork(Rules::ROAD);
        assert_eq!(left_behind(&view, Slot::Left), None, "two are still to be met");
        view.row[1] = None;
        let sure = Left { slot: Slot::Right, certainty: Certainty::Sure };
        assert_eq!(left_behind(&view, Slot::Left), Some(sure));
        assert_eq!(left_behind(&view, Slot::Middle), None, "nothing lies there");
        view.deck = 0;
        assert_eq!(left_behind(&view, Slot::Left), None, "at the last fork all are met");
    }

    #[test]
    fn the_last_fork_is_announced_and_says_what_it_asks() {
        let mut view = first_fork(Rules::ROAD);
        assert_eq!(asked(&view), "A fork: meet two, leave one.");
        view.deck = 3;
        assert_eq!(asked(&view), "Meet two, leave one. Next fork: meet all three.");
        view.row[1] = None;
        assert_eq!(asked(&view), "Meet one; the other is left. Then the last fork.");
        let last = View { deck: 0, ..first_fork(Rules::ROAD) };
        assert_eq!(asked(&last), "Last fork: meet all three, no healing in between.");
    }

    #[test]
    fn the_hollow_is_never_left() {
        let mut view = first_fork(Rules::ROAD);
        view.row[1] = None;
        view.row[2] = view.row[2].map(|card| RowCard { hollow: 1, shown: None, ..card });
        view.road = view.road.map(|road| forward::RoadView { backs: [Some(Family::Foe); 3], ..road });
        let unsure = Left { slot: Slot::Right, certainty: Certainty::UnlessHollow };
        assert_eq!(left_behind(&view, Slot::Left), Some(unsure));
        view.row[2] = view.row[2].map(|card| RowCard { shown: Some(Card::Hollow), ..card });
        assert_eq!(left_behind(&view, Slot::Left), None);
    }

    #[test]
    fn what_would_bring_nothing_says_so() {
        let hero = first_fork(Rules::ROAD).hero;
        let told = |hero, card| brings_nothing(&Content::HOUSE, hero, card);
        assert_eq!(told(hero, Card::Item), Some(Idle::Unhurt));
        assert_eq!(told(Hero { hp: Hp(3), ..hero }, Card::Item), None);
        assert_eq!(told(Hero { snare: Snare::Closed, ..hero }, Card::Blessing), None, "it lifts the Snare");
        assert_eq!(told(hero, Card::Caesura), None, "the prism is empty at first");
        assert_eq!(told(hero, Card::Pit), None);
    }

    #[test]
    fn the_other_rule_sets_leave_nothing() {
        let mut view = first_fork(Rules::WRITTEN);
        view.row[1] = None;
        assert_eq!(left_behind(&view, Slot::Left), None);
    }
}
