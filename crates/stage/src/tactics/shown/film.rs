//! Events as a short film, which never changes what has happened.

use tactics::{Cause, Event, Position, Side, Tile, UnitId, Way, Who};

use crate::tactics::shown::cues::cues;
use crate::tactics::{Beat, Change, Ended, Happening, Scene};
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
    pub moment: &'a Happening,
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
            Happening::Move { who, path, .. } if who.id == id => {
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
            matches!(beat.moment, Happening::End { outcome } if outcome.winner() == Some(side.opponent()))
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
}

impl crate::Film for Film {
    type Frame<'a> = Frame<'a>;
    type Cue = Cue<Tile>;

    fn frame(&self, now: Millis) -> Option<Frame<'_>> {
        let Shot { beat, place, progress, flicker } = self.reel.shot(now.saturating_sub(self.started))?;
        Some(Frame { moment: &beat.moment, scene: &beat.scene, place, progress, flicker })
    }

    fn is_still(&self) -> bool {
        self.reel.is_still()
    }

    fn duration(&self) -> Millis {
        self.reel.duration()
    }

    fn cues(&self) -> impl Iterator<Item = (Millis, &Cue<Tile>)> {
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
    fn moment(&self, first: &Event, all: &[Event]) -> Option<Happening> {
        let tile = |id: UnitId| self.scene.figure(id).map(|figure| figure.tile);
        Some(match *first {
            Event::Revealed { teams } => Happening::Reveal { teams },
            Event::RoundBegan { round } => Happening::Round { round },
            Event::Moved { who, from, to, way } => {
                let path = if way == Way::Walk { self.scene.walk(from, to) } else { vec![from, to] };
                Happening::Move { who, way, path }
            }
            Event::Attacked { who, target } => {
                Happening::Strike { who, from: tile(who.id)?, at: tile(target.id)? }
            }
            Event::ObstacleStruck { who, tile: at, .. } => Happening::Strike { who, from: tile(who.id)?, at },
            Event::Intercepted { guardian, ward } => {
                Happening::Intercept { guardian, from: tile(guardian.id)?, ward, at: tile(ward.id)? }
            }
            Event::SkillUsed { who, skill, aim } => Happening::Cast { who, skill, aim },
            Event::Dodged { who } => Happening::Dodge { who },
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
                Happening::Wear { cause, losses }
            }
            Event::Hurt { who, cause, shielded, lost, .. } => Happening::Hurt { who, cause, shielded, lost },
            Event::Unharmed { who } => Happening::Hurt { who, cause: Cause::Attack, shielded: 0, lost: 0 },
            Event::Healed { who, amount, .. } => Happening::Heal { who, amount },
            Event::EffectGained { who, effect, .. } | Event::BuffTaken { who, effect, .. } => {
                Happening::Gain { who, effect }
            }
            Event::ShieldRaised { who, .. } => Happening::Change { who, change: Change::Shielded },
            Event::Hidden { who } => Happening::Change { who, change: Change::Hidden },
            Event::BeaconSet { who, tile } => Happening::Change { who, change: Change::Beacon(tile) },
            Event::CloneMade { who, .. } => Happening::Change { who, change: Change::Appears },
            Event::Strengthened { who, charges } => {
                Happening::Change { who, change: Change::Charges(charges) }
            }
            Event::EffectEnded { .. } | Event::ShieldEnded { .. } | Event::Seen { .. } => {
                Happening::Fade { ends: all.iter().filter_map(ended).collect() }
            }
            // An answer is seen with what it does.
            Event::Countered { who } => match all.get(1) {
                Some(hurt) => self.moment(hurt, &all[1..])?,
                None => Happening::Change { who, change: Change::Answered },
            },
            Event::RoundEnded { round } => Happening::RoundEnd { round },
            Event::Died { who, tile } => Happening::Death { who, tile },
            Event::CloneFaded { who } => Happening::Death { who, tile: tile(who.id)? },
            Event::Spawned { tile, object } => Happening::Spawn { tile, object },
            Event::BuffGone { tile } | Event::ObstacleDestroyed { tile } => Happening::Vanish { tile },
            Event::Passed { who } => Happening::Say { who, deed: None },
            Event::Declared { who, deed }
            | Event::PlanBegan { who, deed }
            | Event::PlanFailed { who, deed } => Happening::Say { who, deed: Some(deed) },
            Event::TimedOut => Happening::TimeUp,
            Event::Ended { outcome } => Happening::End { outcome },
            // Who gives up is seen at the end.
            Event::Surrendered { .. } => self.moment(all.get(1)?, &all[1..])?,
            // Picks are secret, and what comes next stands beside the board at all times.
            Event::ClassPicked { .. }
            | Event::MinionsPicked { .. }
            | Event::SkillPicked { .. }
            | Event::Locked { .. }
            | Event::NextTileShown { .. }
            | Event::OmensShown { .. }
            | Event::ChoiceOffered { .. } => return None,
        })
    }
}

/// How many of the events are seen as one: losses of a round end by the same cause are, what
/// ends at the same time, and what follows from another event at once.
fn together(events: &[Event]) -> usize {
    match events {
        [Event::Hurt { cause: first, .. }, ..] if is_wear(*first) => {
            let is_same = |event: &&Event| matches!(event, Event::Hurt { cause, .. } if cause == first);
            events.iter().take_while(is_same).count()
        }
        [first, ..] if ended(first).is_some() => {
            events.iter().take_while(|event| ended(event).is_some()).count()
        }
        [Event::Countered { who }, Event::Hurt { who: hurt, .. }, ..] if who == hurt => 2,
        [Event::BuffTaken { .. }, Event::EffectGained { .. }, ..]
        | [Event::Surrendered { .. }, Event::Ended { .. }, ..] => 2,
        _ => 1,
    }
}

/// What an event ends, and for whom.
const fn ended(event: &Event) -> Option<(Who, Ended)> {
    match *event {
        Event::EffectEnded { who, effect } => Some((who, Ended::Effect(effect))),
        Event::ShieldEnded { who } => Some((who, Ended::Shield)),
        Event::Seen { who } => Some((who, Ended::Hiding)),
        _ => None,
    }
}

const fn is_wear(cause: Cause) -> bool {
    matches!(cause, Cause::Bleed | Cause::Decay | Cause::Pressure)
}

#[cfg(test)]
mod tests {
    use engine::{Game, Seed, SplitMix64, Status};
    use tactics::{Command, REFEREE, RuleSet, Setup, Tactics};

    use super::*;
    use crate::Film as _;

    /// The film of a command from a position, begun at one second.
    fn film(position: &str, side: Side, command: &str) -> (Film, Tactics) {
        let setup = Setup::with_position(RuleSet::Written, position.parse().unwrap());
        let mut game = Tactics::new(&setup, Seed::from_bits(1)).unwrap();
        let before = *game.position();
        let mut events: Vec<Event> = Vec::new();
        game.play(side.seat(), command.parse::<Command>().unwrap(), &mut events).unwrap();
        (Film::of(&before, game.position(), &events, 1_000), game)
    }

    fn moments(film: &Film) -> Vec<Happening> {
        let mut seen: Vec<(usize, Happening)> = Vec::new();
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
            [Happening::Strike { .. }, Happening::Intercept { .. }, Happening::Hurt { lost: 1, .. }]
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
        assert!(matches!(seen[1], Happening::RoundEnd { round: 3 }));
        assert!(matches!(&seen[2], Happening::Wear { cause: Cause::Decay, losses } if losses.len() == 2));
        let heard = film.cues().filter(|(_, cue)| **cue == Cue::Sound(Sound::Decay)).count();
        assert_eq!(heard, 1);
    }

    #[test]
    fn what_ends_with_a_round_is_one_moment() {
        let worn = "round 1, p1 / warrior endure c1 5 bleed1 shield2:1, tank a1 5 spent power1, archer fell c2 / \
                    mage wild-magic c5 5 spent speed1, tank b5 5 spent, assassin fell e5";
        let (film, game) = film(worn, Side::One, "hero pass");
        let faded: Vec<usize> = moments(&film)
            .iter()
            .filter_map(|moment| match moment {
                Happening::Fade { ends } => Some(ends.len()),
                _ => None,
            })
            .collect();
        assert_eq!(faded, [4]);
        let last = film.frame(1_000 + film.duration() - 1).unwrap();
        assert_eq!(*last.scene, Scene::of(game.position()));
    }

    #[test]
    fn every_event_is_seen_and_told_but_secrets_and_what_stands_beside_the_board() {
        for number in 0..60 {
            let mut game = Tactics::new(&Setup::default(), Seed::from_bits(number)).unwrap();
            let mut stream = SplitMix64::new(number);
            let mut legal: Vec<Command> = Vec::new();
            while let Status::Awaiting(seats) = game.status() {
                let side = Side::ALL.into_iter().find(|side| seats.contains(side.seat())).unwrap();
                game.legal(side.seat(), &mut legal);
                let command = legal[stream.below(u32::try_from(legal.len()).unwrap()) as usize];
                let before = *game.position();
                let mut events: Vec<Event> = Vec::new();
                game.play(side.seat(), command, &mut events).unwrap();
                for event in &events {
                    let alone = Film::of(&before, game.position(), std::slice::from_ref(event), 0);
                    check(&alone, event, game.content());
                }
            }
        }
    }

    /// An event alone has a moment with words, unless there is nothing to see.
    fn check(film: &Film, event: &Event, content: &tactics::Content) {
        let is_secret = matches!(
            event,
            Event::ClassPicked { .. }
                | Event::MinionsPicked { .. }
                | Event::SkillPicked { .. }
                | Event::Locked { .. }
                | Event::NextTileShown { .. }
                | Event::OmensShown { .. }
                | Event::ChoiceOffered { .. }
        );
        // Whoever is not on the board before the command cannot be seen there, nor what is lost
        // by those who have nothing left.
        let may_be_still = is_secret
            || matches!(event, Event::Attacked { .. } | Event::ObstacleStruck { .. })
            || matches!(
                event,
                Event::Intercepted { .. } | Event::CloneFaded { .. } | Event::Hurt { lost: 0, .. }
            );
        assert!(may_be_still || !film.is_still(), "{event:?}");
        for beat in film.reel.beats() {
            let caption = crate::tactics::caption(content, &beat.moment);
            assert!(!caption.title.is_empty(), "{event:?}");
        }
    }

    #[test]
    fn giving_up_is_heard_before_the_end() {
        let setup = Setup::with_position(RuleSet::Written, GUARDED.parse().unwrap());
        let mut game = Tactics::new(&setup, Seed::from_bits(1)).unwrap();
        let before = *game.position();
        let mut events: Vec<Event> = Vec::new();
        game.play(REFEREE, Command::Surrender(Side::One), &mut events).unwrap();
        let film = Film::of(&before, game.position(), &events, 1_000);
        assert!(matches!(moments(&film)[..], [Happening::End { .. }]));
        assert!(film.cues().any(|(_, cue)| *cue == Cue::Sound(Sound::Fall)));
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
