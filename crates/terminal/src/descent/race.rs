//! A race at one keyboard: two runs on one seed, one after the other, and who came farther.

use std::cmp::Ordering;
use std::fs;
use std::path::PathBuf;

use descent::{Descent, Outcome, Setup};
use engine::{Game as _, Seat, Seed};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use stage::summarise;

use super::Delve;
use crate::journey::codex;
use crate::keys::{Action, Place, named};
use crate::paint::{Ink, Look, centred, column, draw_lines, inset, panel, rows_from, wrap};
use crate::screen::{Desk, Go, Screen};

const WIDTH: u16 = 78;
const HEIGHT: u16 = 18;

/// What somebody at the keyboard is called.
pub(super) fn name(seat: Seat) -> String {
    format!("Player {}", seat.index() + 1)
}

/// The page of a race: both runs, and who goes down next.
pub(super) struct RacePage {
    seed: Seed,
    runs: [Run; 2],
}

/// One of the runs of a race.
struct Run {
    setup: Setup,
    /// Where it is kept, once it has begun.
    path: Option<PathBuf>,
    outcome: Option<Outcome>,
}

impl Run {
    /// Reads how it ended, if it has.
    fn look(&mut self) {
        let bytes = self.path.as_ref().and_then(|path| fs::read(path).ok());
        let summary = bytes.and_then(|bytes| summarise::<Descent>(&bytes).ok());
        self.outcome = summary.and_then(|run| run.outcome);
    }

    fn state(&self) -> String {
        match (&self.outcome, &self.path) {
            (Some(outcome), _) => format!("The run {outcome}."),
            (None, Some(_)) => "The run is under way.".to_owned(),
            (None, None) => "Has not gone down yet.".to_owned(),
        }
    }
}

impl RacePage {
    pub(super) fn new(setups: [Setup; 2], seed: Seed) -> Self {
        Self { seed, runs: setups.map(|setup| Run { setup, path: None, outcome: None }) }
    }

    /// Who goes down next; nobody once both have come to an end.
    fn next(&self) -> Option<Seat> {
        let seats = [Seat::FIRST, Seat::SECOND].into_iter().zip(&self.runs);
        seats.filter(|(_, run)| run.outcome.is_none()).map(|(seat, _)| seat).next()
    }

    fn go_down(&mut self, seat: Seat, desk: &mut Desk) -> Go {
        let run = &mut self.runs[usize::from(seat.index())];
        if let Some(path) = &run.path {
            return match Delve::resume(path, desk) {
                Ok(delve) => Go::Open(Box::new(delve)),
                Err(error) => {
                    desk.say(error.to_string());
                    Go::Stay
                }
            };
        }
        let delve = Delve::begin(run.setup.clone(), (), self.seed, desk);
        run.path = delve.keeper.as_ref().map(|keeper| keeper.path().to_owned());
        Go::Open(Box::new(delve))
    }

    /// Who is ahead, once both have come to an end.
    fn verdict(&self) -> Option<String> {
        let [Some(one), Some(other)] = [&self.runs[0].outcome, &self.runs[1].outcome] else { return None };
        Some(match one.against(other) {
            Ordering::Greater => format!("{} came farther.", name(Seat::FIRST)),
            Ordering::Less => format!("{} came farther.", name(Seat::SECOND)),
            Ordering::Equal => "Nobody came farther than the other.".to_owned(),
        })
    }

    fn run_lines<'a>(&self, look: Look, seat: Seat, width: usize) -> Vec<Line<'a>> {
        let run = &self.runs[usize::from(seat.index())];
        let ink = if run.outcome.is_some() { Ink::Bright } else { Ink::Faint };
        let mut told = vec![(Ink::Text, run.setup.character.to_string()), (ink, run.state())];
        if let Some(hand) = &run.setup.hand {
            let [first, second] = hand.worn();
            let later: Vec<String> = hand.to_come().map(|item| item.to_string()).collect();
            told.push((Ink::Lux, format!("Begins with {first} and {second}.")));
            told.push((Ink::Faint, format!("Then, one a floor: {}.", later.join(", "))));
        }
        let lines = told.into_iter().flat_map(|(ink, words)| {
            wrap(&words, width).into_iter().map(move |line| Line::from(look.span(ink, line)))
        });
        lines.collect()
    }
}

impl Screen for RacePage {
    fn place(&self) -> Place {
        Place::Everywhere
    }

    fn keys(&self) -> Vec<(Action, String)> {
        let mut keys = Vec::new();
        if let Some(seat) = self.next() {
            keys.push((Action::CONFIRM, format!("{} goes down", name(seat))));
        }
        keys.extend(named(&[(Action::CODEX, "rules"), (Action::BACK, "leave the race")]));
        keys
    }

    fn act(&mut self, action: Action, desk: &mut Desk) -> Go {
        match (action, self.next()) {
            (Action::CONFIRM, Some(seat)) => return self.go_down(seat, desk),
            (Action::CODEX, _) => return Go::Open(Box::new(codex::<Descent>(&self.runs[0].setup))),
            (Action::BACK, _) => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    fn wake(&mut self, _desk: &mut Desk) {
        self.runs.iter_mut().for_each(Run::look);
    }

    fn draw(&self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let look = desk.look();
        let page = centred(area, WIDTH, HEIGHT);
        let title = format!("{}: a race on {}", Descent::ABOUT.title, self.seed);
        let rule = "Who comes deeper is ahead, then who has more points, then who was quicker.";
        let head = [
            Line::from(look.bold(Ink::Gold, title)).centered(),
            Line::default(),
            Line::from(look.span(Ink::Faint, rule)).centered(),
        ];
        draw_lines(buffer, page, head);
        let body = rows_from(page, 4, 11);
        let half = body.width / 2;
        for (place, seat) in (0..).zip([Seat::FIRST, Seat::SECOND]) {
            let spot = column(body, place * half, half);
            let inside = inset(panel(buffer, spot, look, &name(seat)), 1, 0);
            draw_lines(buffer, inside, self.run_lines(look, seat, usize::from(inside.width)));
        }
        let told = match (self.verdict(), self.next()) {
            (Some(verdict), _) => Line::from(look.bold(Ink::Gold, verdict)).centered(),
            (None, Some(seat)) => {
                let words = format!("{} goes down", name(seat));
                desk.choices(&[(Action::CONFIRM, words.as_str())], page.width)
            }
            (None, None) => Line::default(),
        };
        draw_lines(buffer, rows_from(page, page.height - 1, 1), [told]);
    }
}
