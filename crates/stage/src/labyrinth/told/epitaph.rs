//! The last page of a run: what killed, how, and how to do better.

use labyrinth::{Cause, Compared, Content, Flask, Hero, Outcome, Spell, title};

use crate::labyrinth::Story;

/// What is said about a run that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Epitaph {
    /// The headline.
    pub title: String,
    /// What killed.
    pub cause: Cause,
    /// The floor on which it ended.
    pub floor: u32,
    /// What happened, in a sentence.
    pub what_happened: String,
    /// What was left undone, from the run's own numbers.
    pub lesson: String,
    /// How to fight what killed.
    pub hint: String,
    /// The title that the floor has earned.
    pub rank: &'static str,
}

impl Epitaph {
    /// What is said about a run, from its end, the hero at that end, and its story.
    pub fn of(outcome: &Outcome, hero: &Hero, story: &Story, content: &Content) -> Self {
        Self {
            title: format!("Defeated on floor {}", outcome.floor),
            cause: outcome.cause,
            floor: outcome.floor.0,
            what_happened: outcome.cause.story(),
            lesson: lesson(hero, story, content),
            hint: outcome.cause.hint(content),
            rank: title(outcome.floor),
        }
    }
}

fn lesson(hero: &Hero, story: &Story, content: &Content) -> String {
    let left = |count: u8, one: &str, many: &str| match count {
        1 => format!("{one} stayed in your belt."),
        count => format!("{count} {many} stayed in your belt."),
    };
    if hero.flasks(Flask::Potion) > 0 {
        return left(hero.flasks(Flask::Potion), "A potion", "potions");
    }
    if let Some(spell) = Spell::ALL.into_iter().find(|spell| hero.charges(*spell) > 0) {
        return format!("{spell} still had {} of {} charges.", hero.charges(spell), hero.most_charges(spell));
    }
    if hero.bow().is_some() && hero.arrows > 1 {
        return format!("{} arrows stayed in the quiver.", hero.arrows);
    }
    let better =
        hero.bag.iter().flatten().find(|item| item.compared(hero, content).overall == Compared::Better);
    if let Some(item) = better {
        return format!("The {item} in your bag was stronger than what you wore.");
    }
    match story.costliest() {
        Some((what, cost)) => format!("{what} took {cost} HP on the way."),
        None => "It was over before it began.".to_owned(),
    }
}
