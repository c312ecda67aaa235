//! Events as a short film, which never changes what has happened.

use tactics::{Cause, Event, Position, Side, Tile, UnitId, Way};

use super::cues::cues;
use super::{Beat, Moment, Scene};
use crate::{Cue, Millis, Reel, Shot, Sound};

/// The beats of a command, from the moment it was given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Film {
    reel: Reel<Beat, Tile>,
    started: Millis,
}

/// A beat, and how far it has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame<'a> {
    /// What is to be seen.
    pub moment: &'a Moment,
    /// The board with it: HP, tiles and objects are those of this moment.
    pub scene: &'a Scene,
    /// How many beats came before.
    pub place: usize,
    /// How far the beat has come, in hundredths.
    pub progress: u64,
    /// Changes many times a second.
    pub flicker: u64,
}

impl Frame<'_> {
    /// The tile on which a unit is to be drawn where things move from tile to tile.
    pub fn tile_of(&self, id: UnitId) -> Option<Tile> {
        match self.moment {
            Moment::Move { who, path, .. } if who.id == id => {
                let steps = path.len() as u64 - 1;
                let step = (self.progress * (steps + 1) / 100).min(steps);
                usize::try_from(step).ok().map(|step| path[step])
            }
            _ => self.scene.figure(id).map(|figure| figure.tile),
        }
    }
}

impl Film {
    /// The film of a command's events, between the positions before and after it.
    pub fn of(before: &Position, after: &Position, events: &[Event], now: Millis) -> Self {
        let mut cutter = Cutter { scene: Scene::of(before), after, reel: Reel::new() };
        cutter.cut(events);
        Self { reel: cutter.reel, started: now }
    }

    /// The same film for somebody who plays a side: a lost match does not end in triumph.
    #[must_use]
    pub fn heard_by(mut self, side: Side) -> Self {
        let lost = self.reel.beats().any(|beat| {
            matches!(beat.moment, Moment::End { outcome } if outcome.winner() == Some(side.opponent()))
        });
        if lost {
            self.reel.change_cues(|cue| {
                if *cue == Cue::Sound(Sound::MatchWon) {
                    *cue = Cue::Sound(Sound::MatchLost);
                }
            });
        }
        self
    }

    /// Whether there is nothing to see.
    pub const fn is_still(&self) -> bool {
        self.reel.is_still()
    }

    /// How long it takes.
    pub fn duration(&self) -> Millis {
        self.reel.duration()
    }

    /// What is to be seen now; nothing once the film is over.
    pub fn frame(&self, now: Millis) -> Option<Frame<'_>> {
        let Shot { beat, place, progress, flicker } = self.reel.shot(now.saturating_sub(self.started))?;
        Some(Frame { moment: &beat.moment, scene: &beat.scene, place, progress, flicker })
    }

    /// All cues, each with how long after the command it is due.
    pub fn cues(&self) -> impl Iterator<Item = (Millis, &Cue<Tile>)> {
        self.reel.cues()
    }
}

/// Follows the events and knows at each what the board shows.
struct Cutter<'a> {
    scene: Scene,
    after: &'a Position,
    reel: Reel<Beat, Tile>,
}

impl Cutter<'_> {
    fn cut(&mut self, mut events: &[Event]) {
        while let Some(first) = events.first() {
            let count = together(events);
            let (now, rest) = events.split_at(count);
            // What a moment is about may be gone after it, as a walk's beginning or the dead.
            let moment = self.moment(first, now);
            let shown_before = matches!(first, Event::Died { .. } | Event::CloneFaded { .. });
            if shown_before {
                self.tell(now);
            }
            for event in now {
                self.scene.show(event, self.after);
            }
            if !shown_before {
                self.tell(now);
            }
            if let Some(moment) = moment {
                self.reel.beat(Beat { moment, scene: self.scene });
            }
            events = rest;
        }
    }

    fn tell(&mut self, events: &[Event]) {
        // What several suffer at once is heard once.
        let mut heard: Vec<Cue<Tile>> = Vec::new();
        for cue in events.iter().flat_map(|event| cues(event, &self.scene)) {
            if matches!(cue, Cue::Sound(_)) {
                if heard.contains(&cue) {
                    continue;
                }
                heard.push(cue.clone());
            }
            self.reel.cue(cue);
        }
    }

    /// What is to be seen of an event, or of several that are seen together.
    fn moment(&self, first: &Event, all: &[Event]) -> Option<Moment> {
        let tile = |id: UnitId| self.scene.figure(id).map(|figure| figure.tile);
        Some(match *first {
            Event::Revealed { teams } => Moment::Reveal { teams },
            Event::RoundBegan { round } => Moment::Round { round },
            Event::Moved { who, from, to, way } => {
                let path = if way == Way::Walk { self.scene.walk(from, to) } else { vec![from, to] };
                Moment::Move { who, way, path }
            }
            Event::Attacked { who, target } => {
                Moment::Strike { who, from: tile(who.id)?, at: tile(target.id)? }
            }
            Event::ObstacleStruck { who, tile: at, .. } => Moment::Strike { who, from: tile(who.id)?, at },
            Event::Intercepted { guardian, ward } => {
                Moment::Intercept { guardian, from: tile(guardian.id)?, ward, at: tile(ward.id)? }
            }
            Event::SkillUsed { who, skill, aim } => Moment::Cast { who, skill, aim },
            Event::Dodged { who } => Moment::Dodge { who },
            Event::Hurt { cause, .. } if is_wear(cause) => {
                // Whoever has no HP left loses none, and only waits to fall.
                let loss = |event: &Event| match *event {
                    Event::Hurt { who, lost, .. } if lost > 0 => Some((who, lost)),
                    _ => None,
                };
                let losses: Vec<_> = all.iter().filter_map(loss).collect();
                if losses.is_empty() {
                    return None;
                }
                Moment::Wear { cause, losses }
            }
            Event::Hurt { who, cause, shielded, lost, .. } => Moment::Hurt { who, cause, shielded, lost },
            Event::Unharmed { who } => Moment::Hurt { who, cause: Cause::Attack, shielded: 0, lost: 0 },
            Event::Healed { who, amount, .. } => Moment::Heal { who, amount },
            Event::EffectGained { who, effect, .. } => Moment::Gain { who, effect },
            Event::ShieldRaised { who, .. }
            | Event::Hidden { who }
            | Event::Seen { who }
            | Event::BeaconSet { who, .. }
            | Event::CloneMade { who, .. } => Moment::Change { who },
            Event::Died { who, tile } => Moment::Death { who, tile },
            Event::CloneFaded { who } => Moment::Death { who, tile: tile(who.id)? },
            Event::Spawned { tile, object } => Moment::Spawn { tile, object },
            Event::BuffGone { tile } | Event::ObstacleDestroyed { tile } => Moment::Vanish { tile },
            Event::Passed { who } => Moment::Say { who, deed: None },
            Event::Declared { who, deed }
            | Event::PlanBegan { who, deed }
            | Event::PlanFailed { who, deed } => Moment::Say { who, deed: Some(deed) },
            Event::TimedOut => Moment::TimeUp,
            Event::Ended { outcome } => Moment::End { outcome },
            _ => return None,
        })
    }
}

/// How many of the events are seen as one: losses of a round end by the same cause are.
fn together(events: &[Event]) -> usize {
    let Some(Event::Hurt { cause: first, .. }) = events.first() else { return 1 };
    if !is_wear(*first) {
        return 1;
    }
    events.iter().take_while(|event| matches!(event, Event::Hurt { cause, .. } if cause == first)).count()
}

const fn is_wear(cause: Cause) -> bool {
    matches!(cause, Cause::Bleed | Cause::Decay | Cause::Pressure)
}

#[cfg(test)]
mod tests {
    use engine::{Game, Seed};
    use tactics::{Command, Setup, Tactics};

    use super::*;

    /// The film of a command from a position, begun at one second.
    fn film(position: &str, side: Side, command: &str) -> (Film, Tactics) {
        let setup = Setup::with_position(position.parse().unwrap());
        let mut game = Tactics::new(&setup, Seed::from_bits(1)).unwrap();
        let before = *game.position();
        let mut events: Vec<Event> = Vec::new();
        game.play(side.seat(), command.parse::<Command>().unwrap(), &mut events).unwrap();
        (Film::of(&before, game.position(), &events, 1_000), game)
    }

    fn moments(film: &Film) -> Vec<Moment> {
        let mut seen: Vec<(usize, Moment)> = Vec::new();
        for now in 1_000..1_000 + film.duration() {
            let frame = film.frame(now).unwrap();
            if seen.last().is_none_or(|(place, _)| *place != frame.place) {
                seen.push((frame.place, frame.moment.clone()));
            }
        }
        seen.into_iter().map(|(_, moment)| moment).collect()
    }

    const GUARDED: &str = "round 1, p1 / warrior endure c1 5, tank a1 5, archer c2 3 / \
                           mage wild-magic c5 5, tank b5 5, assassin e5 2";

    #[test]
    fn a_tank_is_seen_to_step_in() {
        let (film, game) = film(GUARDED, Side::One, "m2 attack c5");
        let seen = moments(&film);
        assert!(matches!(
            seen[..],
            [Moment::Strike { .. }, Moment::Intercept { .. }, Moment::Hurt { lost: 1, .. }]
        ));
        let last = film.frame(1_000 + film.duration() - 1).unwrap();
        assert_eq!(*last.scene, Scene::of(game.position()));
    }

    #[test]
    fn a_walk_is_seen_step_by_step() {
        let position = GUARDED.replace("archer c2 3", "assassin e1 2");
        let (film, _) = film(&position, Side::One, "m2 move e4");
        let who = Side::One.unit(tactics::Member::Second);
        let at = |now| film.frame(1_000 + now).unwrap().tile_of(who).unwrap().to_string();
        assert_eq!([at(0), at(200), at(film.duration() - 1)], ["e1", "e2", "e4"]);
    }

    #[test]
    fn what_a_round_end_takes_is_one_moment() {
        let worn = "round 3, p1 / warrior endure c1 5, tank a1 5, archer fell c2 / \
                    mage wild-magic c5 5 spent, tank b5 5 spent, assassin fell e5";
        let (film, _) = film(&worn.replace("tank a1 5", "tank a1 5 spent"), Side::One, "hero pass");
        let seen = moments(&film);
        assert!(matches!(&seen[1], Moment::Wear { cause: Cause::Decay, losses } if losses.len() == 2));
        let heard = film.cues().filter(|(_, cue)| **cue == Cue::Sound(Sound::Decay)).count();
        assert_eq!(heard, 1);
    }

    #[test]
    fn whoever_loses_hears_no_triumph() {
        let position = "round 1, p1 / warrior endure c4 5, tank a1 5, archer e1 3 / \
                        mage wild-magic c5 1, tank a5 5, assassin e5 2";
        let (film, _) = film(position, Side::One, "hero attack c5");
        let ends = |film: &Film| {
            let sounds = film.cues().filter_map(|(_, cue)| match cue {
                Cue::Sound(sound @ (Sound::MatchWon | Sound::MatchLost)) => Some(*sound),
                _ => None,
            });
            sounds.collect::<Vec<_>>()
        };
        assert_eq!(ends(&film), [Sound::MatchWon]);
        assert_eq!(ends(&film.clone().heard_by(Side::One)), [Sound::MatchWon]);
        assert_eq!(ends(&film.heard_by(Side::Two)), [Sound::MatchLost]);
    }
}
