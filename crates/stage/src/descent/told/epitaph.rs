//! The last page of a run: what ended it, how, what might have helped, and what came of it.

use descent::{Career, Content, Flask, FloorNumber, Hero, Item, Outcome, Unlocked, View};

use crate::descent::told::story::Story;
use crate::descent::told::words::capital;
use crate::descent::{Summary, career};

/// How many turns before the end are shown once more, small.
pub const LAST_TURNS: u32 = 5;

/// What is said about a run that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Epitaph {
    /// The headline.
    pub title: String,
    /// What happened, in a sentence.
    pub what_happened: String,
    /// What was left undone, from the run's own numbers.
    pub lesson: String,
    /// What might have helped; nothing for those who won.
    pub hint: Option<String>,
    /// The floor on which it ended.
    pub floor: FloorNumber,
    /// Turns taken.
    pub turns: u32,
    /// The score.
    pub score: i64,
    /// What each carried in the end, by seat.
    pub items: Vec<Vec<Item>>,
    /// What this run has opened.
    pub unlocked: Vec<Unlocked>,
    /// The best score of the runs before it, if there were any.
    pub best_before: Option<i64>,
}

impl Epitaph {
    /// What is said about a run, from its end, what was to be seen then, its story, and the runs that were
    /// kept before it.
    pub fn of(
        outcome: &Outcome,
        view: &View,
        story: &Story,
        content: &Content,
        earlier: &[&Summary],
    ) -> Self {
        let before = career(earlier.iter().copied());
        let finished = earlier.iter().filter(|run| run.outcome.is_some());
        Self {
            title: title(outcome),
            what_happened: outcome.story(),
            lesson: lesson(view, story),
            hint: outcome.hint(content),
            floor: outcome.place.floor,
            turns: outcome.turns,
            score: outcome.score,
            items: view.heroes.iter().map(|hero| hero.pack.items().collect()).collect(),
            unlocked: Career::and(before, outcome).news(&before),
            best_before: finished.map(|run| run.score).max(),
        }
    }

    /// Whether no run before it has a higher score.
    pub fn is_best(&self) -> bool {
        self.best_before.is_none_or(|best| self.score > best)
    }
}

fn title(outcome: &Outcome) -> String {
    if outcome.is_won() {
        return format!("The bottom is reached, in {} turns", outcome.turns);
    }
    format!("Lost on floor {}, {}", outcome.place.floor, outcome.place.biome())
}

fn lesson(view: &View, story: &Story) -> String {
    if view.over.is_some_and(|outcome| outcome.is_won()) {
        return match story.by_ground {
            0 => "It was done by hand alone.".to_owned(),
            harm => format!("The ground took {harm} HP of creatures on the way."),
        };
    }
    view.heroes.iter().find_map(unused).unwrap_or_else(|| match story.costliest() {
        Some((source, cost)) => {
            let words = source.to_string();
            format!("{} took {cost} HP on the way.", capital(&words))
        }
        None => "It was over before it began.".to_owned(),
    })
}

/// What somebody had at hand and did not use.
fn unused(hero: &Hero) -> Option<String> {
    let flask = Flask::ALL.into_iter().find(|flask| hero.flasks(*flask) > 0);
    let tool = hero.pack.iter().find(|(_, gear)| {
        gear.item.tool().is_some() && gear.rest.0 == 0 || gear.item.missile().is_some() && gear.left > 0
    });
    match (flask, tool) {
        (Some(flask), _) if hero.flasks(flask) == 1 => Some(format!("A {flask} stayed on the belt.")),
        (Some(flask), _) => Some(format!("{flask}, {} of them, stayed on the belt.", hero.flasks(flask))),
        (None, Some((_, gear))) => Some(format!("The {} was at hand to the end.", gear.item)),
        (None, None) => None,
    }
}
