//! Events as a short film, which never changes what has happened.

use labyrinth::{Event, View, Who};

use super::beat::Ground;
use super::cutter::Cutter;
use super::{Beat, Cue, Frame, Moment, Way};
use crate::{Millis, Motion};

/// What would be longer is hurried.
const LONGEST: Millis = 2_500;
/// Nothing is hurried more for that: it could not be seen.
const MOST_HASTE: Millis = 8;

/// The beats of a command, from the moment it was given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Film {
    pub(super) before: View,
    pub(super) after: View,
    pub(super) beats: Vec<Beat>,
    /// Each with how many beats come before it.
    pub(super) cues: Vec<(usize, Cue)>,
    pub(super) motion: Motion,
    /// So many times as quick as it is meant, but for the standstill of blows.
    haste: Millis,
    started: Millis,
}

impl Film {
    /// The film of a command's events, between the views before and after it.
    pub fn of(before: &View, after: &View, events: &[Event], motion: Motion, now: Millis) -> Self {
        let film = Self {
            before: before.clone(),
            after: after.clone(),
            beats: Vec::new(),
            cues: Vec::new(),
            motion,
            haste: 1,
            started: now,
        };
        let mut film = Cutter::new(film, events).cut(events);
        while film.duration() > LONGEST && film.haste < MOST_HASTE {
            film.haste += 1;
        }
        film
    }

    /// The same film so many times as quick, where many follow each other. Moves and fades are
    /// hurried; what lands is still to be seen landing.
    #[must_use]
    pub const fn hurried(mut self, times: Millis) -> Self {
        self.haste *= times;
        self
    }

    /// Whether there is nothing to see.
    pub const fn is_still(&self) -> bool {
        self.beats.is_empty()
    }

    /// How long it takes.
    pub fn duration(&self) -> Millis {
        self.duration_of(self.beats.len())
    }

    /// Whether it is over.
    pub fn is_over(&self, now: Millis) -> bool {
        now.saturating_sub(self.started) >= self.duration()
    }

    /// Whether it shows nothing but the hero's own way: whoever presses a key during such a film
    /// has seen all that the key is about.
    pub fn is_quiet(&self) -> bool {
        let is_own = |beat: &Beat| match &beat.moment {
            Moment::Moves(moves) => moves.iter().all(|step| step.who == Who::Hero && step.way != Way::Thrown),
            Moment::Change { .. } => true,
            _ => false,
        };
        self.beats.iter().all(is_own) && self.after.foes.is_empty() && self.after.over.is_none()
    }

    /// What is to be seen now; nothing once the film is over.
    pub fn frame(&self, now: Millis) -> Option<Frame<'_>> {
        let mut rest = now.saturating_sub(self.started);
        for (place, beat) in self.beats.iter().enumerate() {
            let pace = beat.moment.pace(self.haste);
            if rest < pace.length() {
                let view = match beat.ground {
                    Ground::Before => &self.before,
                    Ground::After => &self.after,
                };
                let Beat { moment, scene, .. } = beat;
                let (elapsed, stop) = (pace.meant(rest), pace.stop);
                return Some(Frame { moment, scene, view, place, elapsed, stop, motion: self.motion });
            }
            rest -= pace.length();
        }
        None
    }

    /// All beats in their order.
    pub fn beats(&self) -> impl Iterator<Item = &Beat> {
        self.beats.iter()
    }

    /// All cues, each with how long after the command it is due.
    pub fn cues(&self) -> impl Iterator<Item = (Millis, &Cue)> {
        self.cues.iter().map(|(place, cue)| (self.duration_of(*place), cue))
    }

    /// How long the first beats take.
    fn duration_of(&self, beats: usize) -> Millis {
        self.beats.iter().take(beats).map(|beat| beat.moment.pace(self.haste).length()).sum()
    }
}

#[cfg(test)]
mod tests {
    use grid::Point;
    use labyrinth::{FoeId, Hp, Kind, Manner};

    use super::super::testing::{played, view};
    use super::*;
    use crate::labyrinth::Role;

    fn goblin_beside() -> (View, Who) {
        let mut view = view("films");
        let mut foe = crate::labyrinth::testing::foe(Kind::Goblin);
        foe.at = Point::new(view.hero.at.x + 1, view.hero.at.y);
        view.foes = vec![foe];
        (view, Who::Foe(foe.id, foe.kind))
    }

    const fn bump(target: Who, crit: bool) -> Event {
        let (by, manner) = (Who::Hero, Manner::Bump);
        Event::Struck { by, target, manner, amount: Hp(4), crit, guarded: false, hp: Hp(3) }
    }

    #[test]
    fn a_hit_shows_its_number_its_bar_and_a_standstill() {
        let (view, goblin) = goblin_beside();
        for crit in [false, true] {
            let film = Film::of(&view, &view, &[bump(goblin, crit)], Motion::Full, 1_000);
            let lunge = film.beats().next().expect("first one leans").moment.length();
            let start = film.frame(1_000 + lunge).expect("then it lands");
            assert!((50..=120).contains(&start.moment.stop()), "{}", start.moment.stop());
            let shake = start.shake();
            assert!((2..=4).contains(&(shake.x.abs() + shake.y.abs())), "{shake:?}");
            assert!(start.shine(goblin).is_some() && start.shine(Who::Hero).is_none());
            let bar = start.bar(goblin).expect("it is there");
            assert_eq!((bar.hp, bar.before), (3, view.foes[0].hp.0));
            let end = film.frame(1_000 + film.duration() - 1).expect("it is still on");
            assert!(end.bar(goblin).expect("it is there").before < view.foes[0].hp.0);
            let popups: Vec<(&str, Role)> = film
                .cues()
                .filter_map(|(_, cue)| match cue {
                    Cue::Popup { text, role, .. } => Some((text.as_str(), *role)),
                    Cue::Noise(_) => None,
                })
                .collect();
            let gold = crit.then_some(("CRIT!", Role::Crit));
            let expected: Vec<_> = [("-4", Role::Dealt)].into_iter().chain(gold).collect();
            assert_eq!(popups, expected);
            assert!(film.frame(1_000 + film.duration()).is_none() && film.is_over(1_000 + film.duration()));
        }
    }

    #[test]
    fn a_long_or_hurried_film_still_shows_what_lands() {
        let (view, goblin) = goblin_beside();
        let blows = [bump(goblin, false); 20];
        let film = Film::of(&view, &view, &blows, Motion::Full, 0);
        let meant: Millis = film.beats().map(|beat| beat.moment.length()).sum();
        assert!(meant > 2 * LONGEST && film.duration() <= LONGEST, "{meant} {}", film.duration());
        let hurried = film.clone().hurried(2);
        assert!(hurried.duration() < film.duration());
        for film in [film, hurried] {
            // Pictures in which a blow stands still, blow by blow.
            let mut stops = [0; 2 * 20];
            for now in 0..film.duration() {
                let frame = film.frame(now).expect("it is on");
                let still = frame.moment.stop() > 0 && frame.elapsed < frame.moment.stop();
                stops[frame.place] += Millis::from(still);
                assert!(frame.elapsed < frame.moment.length());
            }
            let landed: Vec<Millis> = stops.into_iter().filter(|stop| *stop > 0).collect();
            assert!(landed.len() == 20 && landed.iter().all(|stop| (50..=120).contains(stop)), "{landed:?}");
            let told = film.frame(film.duration() - 1).expect("it is on").stop;
            assert_eq!(Some(&told), landed.last());
            assert!(film.cues().map(|(due, _)| due).is_sorted());
            assert!(film.cues().all(|(due, _)| due <= film.duration()));
        }
    }

    #[test]
    fn without_motion_nobody_slides_and_nothing_trembles() {
        let (view, goblin) = goblin_beside();
        let from = view.hero.at;
        let to = Point::new(from.x, from.y + 1);
        let film = Film::of(&view, &view, &[Event::Stepped { from, to }], Motion::Reduced, 0);
        assert!(film.is_still());
        let film = Film::of(&view, &view, &[bump(goblin, true)], Motion::Reduced, 0);
        for now in 0..film.duration() {
            let frame = film.frame(now).expect("it is on");
            assert_eq!((frame.shake(), frame.offset(Who::Hero)), Default::default());
            assert_eq!(frame.motion, Motion::Reduced);
            assert!(frame.is_lit() && frame.shine(goblin).is_some(), "it shines without a flicker");
        }
    }

    #[test]
    fn foes_walk_together_and_twice_only_one_after_the_other() {
        let mut view = view("walks");
        let (one, other) = (FoeId(1), FoeId(2));
        let step = |id, x: u8| Event::FoeStepped {
            id,
            kind: Kind::Wolf,
            from: Point::new(x, 3),
            to: Point::new(x + 1, 3),
        };
        view.foes = [one, other]
            .map(|id| {
                let mut wolf = crate::labyrinth::testing::foe(Kind::Wolf);
                (wolf.id, wolf.at) = (id, Point::new(4, 3));
                wolf
            })
            .to_vec();
        let film = Film::of(&view, &view, &[step(one, 4), step(other, 9), step(one, 5)], Motion::Full, 0);
        let counts: Vec<usize> = film
            .beats()
            .map(|beat| if let Moment::Moves(moves) = &beat.moment { moves.len() } else { 0 })
            .collect();
        assert_eq!((counts, film.duration()), (vec![2, 1], 180));
    }

    #[test]
    fn whole_runs_become_films_that_end_where_the_run_stands() {
        for number in 0..12 {
            for (before, after, events) in played(number, 400) {
                let film = Film::of(&before, &after, &events, Motion::Full, 0);
                assert!(film.duration() <= LONGEST);
                if let Some(last) = film.beats().last() {
                    assert_eq!((last.scene.hero.at, last.scene.hero.hp), (after.hero.at, after.hero.hp));
                }
                let is_whole = |beat: &Beat| beat.scene.hero.hp <= beat.scene.hero.stats.hp;
                assert!(film.beats().all(is_whole), "{events:?}");
                for beat in film.beats() {
                    let (stop, length) = (beat.moment.stop(), beat.moment.length());
                    assert!(length > 0 && stop <= 120, "{:?}", beat.moment);
                }
                let hits = events.iter().filter(|event| matches!(event, Event::Struck { .. })).count();
                let blows = film.beats().filter(|beat| matches!(beat.moment, Moment::Blow { .. })).count();
                assert!(blows <= hits);
            }
        }
    }

    /// What goes without a picture of its own: what is only known, or seen with something else.
    fn is_unseen(event: &Event) -> bool {
        matches!(
            event,
            Event::Revealed { .. }
                | Event::Guarded
                | Event::FoeSeen { .. }
                | Event::FoeWoke { .. }
                | Event::FoeShouted { .. }
                | Event::FoeLost { .. }
                | Event::FoeLagged { .. }
                | Event::FoeHurries { .. }
                | Event::FoeGuards { .. }
                | Event::Afflicted { .. }
                | Event::Robbed { .. }
                | Event::FightBegan
                | Event::FightWon { .. }
                | Event::FightBrokenOff
                | Event::DriftRose { .. }
                | Event::ArrivalAnnounced { .. }
                | Event::Found { .. }
                | Event::KeyFound { .. }
                | Event::LeftLying { .. }
                | Event::Dropped { .. }
                | Event::Equipped { .. }
                | Event::Drunk { .. }
                | Event::TomeRead { .. }
                | Event::ArrowBack { .. }
                | Event::ChargesBack
                | Event::PurseRegained { .. }
        )
    }

    #[test]
    fn every_event_has_its_beat_or_is_seen_with_another() {
        let mut seen = 0;
        for number in 0..20 {
            for (before, after, events) in played(number, 500) {
                let is_known = |who: &Who| match who {
                    Who::Hero => true,
                    Who::Foe(id, _) => before.foes.iter().any(|foe| foe.id == *id),
                };
                for event in events.iter().filter(|event| !is_unseen(event)) {
                    // Whoever was not in sight cannot be shown.
                    let knows_all = match event {
                        Event::Struck { target, .. }
                        | Event::Suffered { who: target, .. }
                        | Event::TrapSprung { who: target, .. } => is_known(target),
                        Event::DeedDone { id, kind, .. } | Event::Announced { id, kind, .. } => {
                            is_known(&Who::Foe(*id, *kind))
                        }
                        _ => true,
                    };
                    let film = Film::of(&before, &after, std::slice::from_ref(event), Motion::Full, 0);
                    assert!(!film.is_still() || !knows_all, "{event:?}");
                    seen += 1;
                }
            }
        }
        assert!(seen > 1_000, "{seen}");
    }
}
