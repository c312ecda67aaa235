//! What happened in a run, line by line.

use descent::{Character, Descent, Event, Kind, Trait, View};
use engine::{Audience, Game as _, Session};
use grid::Point;

use super::words::capital;
use crate::descent::shown::tones::event_tone;
use crate::descent::shown::weight::weight;
use crate::descent::{Story, Tutorial};
use crate::dungeon::{Dungeon as _, Errand, Line, Log, Logged, Weight};
use crate::{Entry, Tone};

/// The log and the story of a run.
#[derive(Clone, Debug, Default)]
pub struct Chronicle {
    /// What happened, line by line.
    pub log: Log,
    /// The run in numbers.
    pub story: Story,
    /// What the player has done already, for hints.
    pub tutorial: Tutorial,
}

impl Chronicle {
    /// Where a run stands before its first command.
    pub fn begin(view: &View) -> Self {
        let mut chronicle = Self::default();
        chronicle.record(&[Event::FloorEntered { place: view.place }], view);
        let who = (Entry::new(Tone::Gold, goes_down(view)), Weight::Turn);
        chronicle.log.record(std::iter::once(who), Descent::when(view));
        chronicle
    }

    /// Adds what a command did.
    pub fn record(&mut self, events: &[Event], after: &View) {
        self.story.note(events, after);
        for event in events {
            self.tutorial.note(event);
        }
        let characters: Vec<Character> = after.heroes.iter().map(|hero| hero.character).collect();
        let told = events.iter().enumerate().filter(|(place, event)| is_told(event, *place, events, after));
        let told = told.map(|(_, event)| {
            let words = without_places(&event.to_string());
            let entry = Entry::new(event_tone(event), by_name(&words, &characters));
            (entry, weight(event))
        });
        self.log.record(told, Descent::when(after));
    }

    /// The log after something was taken back: what was said until then stays, and so does what the
    /// player has learned.
    #[must_use]
    pub fn taken_back(&self, session: &Session<Descent>) -> Self {
        let view = session.game().view(Audience::Everyone);
        let mut told: Self = crate::Chronicle::of(session);
        told.tutorial.add(self.tutorial);
        told.log.keep_remarks(&self.log, Descent::when(&view));
        told
    }

    /// All lines, and how many of the last are news.
    pub fn lines(&self) -> (&[Line], usize) {
        self.log.lines()
    }
}

/// Who goes down, and with what.
fn goes_down(view: &View) -> String {
    match view.heroes.as_slice() {
        [hero] => format!("You are the {}: {}.", hero.character, hero.character.lines().join("; ")),
        heroes => {
            let names: Vec<String> = heroes.iter().map(|hero| format!("the {}", hero.character)).collect();
            format!("{} go down together.", capital(&names.join(" and ")))
        }
    }
}

impl Logged<Descent> for Chronicle {
    fn log(&self) -> &Log {
        &self.log
    }

    fn log_mut(&mut self) -> &mut Log {
        &mut self.log
    }

    fn set_out(&mut self, errand: Errand) {
        if errand == Errand::Explore {
            self.tutorial.explored();
        }
    }

    fn learned(&self) -> String {
        self.tutorial.to_string()
    }

    fn learn(&mut self, names: &str) {
        self.tutorial.add(Tutorial::read(names));
    }
}

/// The sentence of an event without the numbers of tiles, which nobody sees on a floor.
fn without_places(words: &str) -> String {
    let is_place = |word: &str| word.trim_end_matches(['.', ',']).parse::<Point>().is_ok();
    let mut told: Vec<String> = Vec::new();
    // What lies somewhere is told without saying where.
    let (start, rest) = match words.strip_prefix("At ").and_then(|words| words.split_once(' ')) {
        Some((place, rest)) if is_place(place) => (Some("There".to_owned()), rest),
        _ => (None, words),
    };
    told.extend(start);
    for word in rest.split(' ') {
        match told.last_mut() {
            Some(last) if is_place(word) && ["at", "around"].contains(&last.as_str()) => {
                told.pop();
                let end = &word[word.trim_end_matches(['.', ',']).len()..];
                if let Some(last) = told.last_mut() {
                    last.push_str(end);
                }
            }
            _ => told.push(word.to_owned()),
        }
    }
    told.join(" ")
}

/// Where two go down, each is told of by name: nobody at the table is "you" alone.
fn by_name(words: &str, characters: &[Character]) -> String {
    let [first, second] = characters else { return words.to_owned() };
    let told = words
        .replace("Your companion", &format!("The {second}"))
        .replace("your companion", &format!("the {second}"));
    let named = told.split(' ').map(|word| {
        let (name, end) = word.split_at(word.trim_end_matches(['.', ':', ',']).len());
        match name {
            "You" => format!("The {first}{end}"),
            "you" => format!("the {first}{end}"),
            _ => word.to_owned(),
        }
    });
    named.collect::<Vec<_>>().join(" ")
}

/// Whether an event is worth a line among the others of its command. Steps go without saying, and what
/// several events tell is told once.
fn is_told(event: &Event, place: usize, all: &[Event], after: &View) -> bool {
    match *event {
        Event::Revealed { .. }
        | Event::Stepped { .. }
        | Event::Slid { .. }
        | Event::Fell { .. }
        | Event::GroundTurned { burning: 0 } => false,
        // The harm that follows tells it.
        Event::Struck { who, is_critical: false, .. } => {
            let next = all[place + 1..].iter().take(1);
            !next.into_iter().any(|next| matches!(next, Event::Harmed { who: hurt, .. } if *hurt == who))
        }
        Event::GroundTurned { .. } => all.len() == 1,
        Event::Seen { kind, at, .. } => !is_disguised(kind, at, after) && !has_arrived(event, all),
        Event::Noticed { id, .. } => {
            !all.iter().any(|other| matches!(other, Event::Seen { id: seen, .. } if *seen == id))
        }
        // What is picked up at once was not left lying.
        Event::Dropped { loot, .. } => {
            !all.iter().any(|other| matches!(other, Event::Took { loot: taken, .. } if *taken == loot))
        }
        _ => true,
    }
}

/// Whether somebody who came into sight pretends to be something else.
fn is_disguised(kind: Kind, at: Point, after: &View) -> bool {
    kind.has(Trait::Disguised) && after.foe_at(at).is_none_or(descent::Foe::is_disguised)
}

fn has_arrived(event: &Event, all: &[Event]) -> bool {
    let Event::Seen { id, .. } = event else { return false };
    all.iter().any(|other| matches!(other, Event::Arrived { id: came, .. } if came == id))
}

#[cfg(test)]
mod tests {
    use descent::Setup;
    use descent::bot::Naive;
    use engine::{Bot as _, Perspective, Seat, Seed};

    use super::*;

    #[test]
    fn nobody_is_told_the_numbers_of_tiles() {
        let told = |words| without_places(words);
        assert_eq!(told("A Bat came into sight at 59,4."), "A Bat came into sight.");
        assert_eq!(told("The Orc announced a Leap at 5,12, in 1."), "The Orc announced a Leap, in 1.");
        assert_eq!(told("There is oil on 9 tiles around 3,4."), "There is oil on 9 tiles.");
        assert_eq!(told("You took 7 gold."), "You took 7 gold.");
        assert_eq!(told("At 44,27 lies 7 gold."), "There lies 7 gold.");
    }

    #[test]
    fn no_line_of_a_run_has_the_numbers_of_a_tile() {
        let is_tile = |word: &str| {
            let word = word.trim_matches(|letter: char| !letter.is_ascii_digit());
            word.parse::<Point>().is_ok()
        };
        let mut lines = 0;
        for seed in 0..3 {
            let mut run =
                Descent::new(&Setup::default(), Seed::from_bits(seed)).expect("the house's numbers");
            let mut bot = Naive::new(*Setup::default().rules.content());
            let mut chronicle = Chronicle::begin(&run.view(Audience::Everyone));
            for _ in 0..1_500 {
                if run.status().is_over() {
                    break;
                }
                let command = bot.choose(Perspective::new(&run, Seat::FIRST));
                let mut events: Vec<Event> = Vec::new();
                run.play(Seat::FIRST, command, &mut events).expect("bots know the rules");
                chronicle.record(&events, &run.view(Audience::Everyone));
            }
            for line in chronicle.lines().0 {
                let text = &line.entry.text;
                assert!(!text.split(' ').any(is_tile), "{text}");
                lines += 1;
            }
        }
        assert!(lines > 50, "{lines}");
    }
}
