//! The last page of a run: how it ended and what can be learned from it.

use forward::{Card, Hero, Location, Outcome, foe_name};

use crate::forward::Story;

/// What is said about a run that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Epitaph {
    /// The headline.
    pub title: &'static str,
    /// Whose picture stands above it.
    pub card: Card,
    /// Where it ended.
    pub location: Location,
    /// What happened, in a sentence.
    pub what_happened: String,
    /// One thing that could have gone otherwise, from the run's own numbers.
    pub lesson: String,
}

impl Epitaph {
    /// What is said about a run, from its end, the traveller at that end, and its story.
    pub fn of(outcome: Outcome, hero: Hero, story: &Story) -> Self {
        match outcome {
            Outcome::Won => Self {
                title: "You came through",
                card: Card::Blessing,
                location: Location::LAST,
                what_happened: "Nine locations lie behind you.".to_owned(),
                lesson: Location::LAST.mood().to_owned(),
            },
            Outcome::Died { cause, location } => Self {
                title: "The road ends here",
                card: cause,
                location,
                what_happened: format!("A {} at {}.", killer(cause, location), location.name()),
                lesson: lesson(hero, story),
            },
        }
    }
}

impl Story {
    /// The kinds of cards that took HP, the costliest first.
    pub fn costs(&self) -> Vec<(Card, u32)> {
        let cost = |card: Card| (card, self.lost_to[card.index()]);
        let mut costs: Vec<(Card, u32)> = Vec::new();
        // A handful: sorting them would make the client in browsers larger than this does.
        for (card, cost) in Card::ALL.into_iter().map(cost).filter(|(_, cost)| *cost > 0) {
            let place = costs.partition_point(|&(_, other)| other >= cost);
            costs.insert(place, (card, cost));
        }
        costs
    }

    /// HP left at the end of a location, if it was cleared.
    pub fn hp_at(&self, location: Location) -> Option<u8> {
        self.cleared.iter().find(|(place, _)| *place == location).map(|(_, hp)| *hp)
    }
}

fn killer(cause: Card, location: Location) -> String {
    if cause.is_foe() { foe_name(cause, location.tier()).to_owned() } else { cause.to_string() }
}

fn lesson(hero: Hero, story: &Story) -> String {
    if hero.can_use_lux() {
        return format!("{} Lux stayed in the prism.", hero.lux);
    }
    if hero.lux.0 > 0 {
        return format!("A Snare held {} Lux.", hero.lux);
    }
    if hero.weapon.is_none() {
        return "No weapon was found on the way.".to_owned();
    }
    match story.costliest() {
        Some((card, cost)) => format!("{card}s took {cost} HP on the way."),
        None => "It was over before it began.".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use forward::{Hp, Lux, Snare, Weapon};

    use super::*;

    const FALLEN: Outcome = Outcome::Died { cause: Card::Hollow, location: Location::FIRST };

    fn hero(lux: u8, snare: Snare, weapon: Option<Weapon>) -> Hero {
        Hero { hp: Hp::ZERO, lux: Lux(lux), weapon, snare }
    }

    fn lesson_of(hero: Hero, story: &Story) -> String {
        Epitaph::of(FALLEN, hero, story).lesson
    }

    #[test]
    fn the_lesson_is_the_first_thing_that_was_left_undone() {
        let mut story = Story::default();
        story.lost_to[Card::Pit.index()] = 7;
        story.lost_to[Card::Hollow.index()] = 9;
        let branch = Some(Weapon::GnarledBranch);
        assert_eq!(lesson_of(hero(2, Snare::Open, None), &story), "2 Lux stayed in the prism.");
        assert_eq!(lesson_of(hero(2, Snare::Closed, None), &story), "A Snare held 2 Lux.");
        assert_eq!(lesson_of(hero(0, Snare::Open, None), &story), "No weapon was found on the way.");
        assert_eq!(lesson_of(hero(0, Snare::Open, branch), &story), "Hollows took 9 HP on the way.");
        assert_eq!(story.costs(), [(Card::Hollow, 9), (Card::Pit, 7)]);
    }

    #[test]
    fn the_killer_has_its_name() {
        let said = Epitaph::of(FALLEN, hero(0, Snare::Open, None), &Story::default());
        assert_eq!(said.what_happened, "A Hollow Shepherd at Lanternless Gate.");
    }
}
