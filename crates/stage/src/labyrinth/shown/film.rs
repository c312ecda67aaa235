//! How the events of the tower are to be seen.

use grid::Point;
use labyrinth::{Archetype, Cells, Event, FoeId, Intent, Labyrinth, Manner, Spell, View, Who};

use crate::dungeon::{BodyId, Change, Filmed, Gait, Move};
use crate::labyrinth::shown::cues::cues;
use crate::labyrinth::shown::retell::retell;
use crate::labyrinth::{Beat, Cue, HERO, Look, Noise, Scene};

/// What flies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missile {
    /// An arrow, or a dart.
    Arrow,
    /// A spell.
    Spell(Spell),
    /// Something a foe has conjured.
    Hex,
}

impl Filmed for Labyrinth {
    type Missile = Missile;
    type Noise = Noise;

    const SWING: Noise = Noise::Swing;

    fn change(event: &Event) -> Change {
        match event {
            Event::FloorEntered { .. } => Change::NewFloor,
            Event::Revealed { .. }
            | Event::DoorOpened { .. }
            | Event::DoorClosed { .. }
            | Event::DoorUnlocked { .. }
            | Event::SecretOpened { .. }
            | Event::Found { .. }
            | Event::KeyFound { .. }
            | Event::Dropped { .. }
            | Event::Blessed { .. }
            | Event::FountainUsed { .. } => Change::Something,
            _ => Change::Nothing,
        }
    }

    fn walk(event: &Event) -> Option<Move> {
        let (who, from, to, gait): (Who, Point, Point, Gait) = match *event {
            Event::Stepped { from, to } => (Who::Hero, from, to, Gait::Walk),
            Event::Dashed { from, to } => (Who::Hero, from, to, Gait::Dash),
            Event::Thrown { who, from, to } => (who, from, to, Gait::Thrown),
            Event::FoeStepped { id, kind, from, to } => (Who::Foe(id, kind), from, to, Gait::Walk),
            _ => return None,
        };
        Some(Move { who: who.into(), from, to, gait })
    }

    fn strike(event: &Event) -> Option<(BodyId, BodyId)> {
        match *event {
            Event::Struck { by, target, manner: Manner::Bump | Manner::Answer, .. } => {
                Some((by.into(), target.into()))
            }
            _ => None,
        }
    }

    fn beat(event: &Event, scene: &Scene, view: &View) -> Option<Beat> {
        let hp = |who: BodyId| scene.health(who).map(|(hp, _)| hp);
        Some(match *event {
            Event::Struck { by, target, amount, crit, .. } => {
                let target = target.into();
                let (at, hp_before) = (scene.place(target)?, hp(target)?);
                Beat::Blow { by: by.into(), target, at, amount: amount.0, crit, hp_before }
            }
            Event::Shot { by, from, to, spell } => Beat::Flight { missile: missile(by, spell), from, to },
            Event::DeedDone { id, intent, .. } => Beat::Area { tiles: reached(id, intent, scene, view)? },
            Event::Announced { id, intent, .. } => {
                Beat::Announcement { tiles: reached(id, intent, scene, view)? }
            }
            Event::TrapSprung { at, who, amount, .. } => {
                Beat::Trap { at, target: who.into(), amount: amount.0, hp_before: hp(who.into())? }
            }
            Event::Suffered { who, amount, .. } => {
                Beat::Suffering { target: who.into(), amount: amount.0, hp_before: hp(who.into())? }
            }
            Event::Healed { amount, .. } => {
                Beat::Healing { target: HERO, amount: amount.0, hp_before: hp(HERO)? }
            }
            Event::Slain { kind, at, .. } => Beat::Fall { look: Look::Dweller(kind), at: at? },
            Event::Burst { at } => Beat::Area { tiles: Cells::of(at).spread().iter().collect() },
            Event::Arrived { id, .. } => Beat::Arrival { who: BodyId::Other(id.0) },
            Event::DoorOpened { at, .. }
            | Event::DoorClosed { at }
            | Event::DoorUnlocked { at }
            | Event::SecretOpened { at }
            | Event::FountainUsed { at }
            | Event::Blessed { at, .. } => Beat::Change { at },
            Event::LevelGained { level } => Beat::Level { who: HERO, level },
            Event::FloorEntered { .. } => Beat::NewFloor,
            Event::Died { .. } => Beat::Death,
            _ => return None,
        })
    }

    fn retell(event: &Event, scene: &mut Scene, after: &View) {
        retell(event, scene, after);
    }

    fn cues(event: &Event, scene: &Scene, before: &View) -> Vec<Cue> {
        cues(event, scene, before)
    }
}

/// The tiles that an announced deed comes down on.
fn reached(id: FoeId, intent: Intent, scene: &Scene, view: &View) -> Option<Vec<Point>> {
    let from = scene.place(BodyId::Other(id.0))?;
    Some(intent.threatens(from, &view.solid()).iter().collect())
}

const fn missile(by: Who, spell: Option<Spell>) -> Missile {
    match (by, spell) {
        (_, Some(spell)) => Missile::Spell(spell),
        (Who::Foe(_, kind), None) if matches!(kind.archetype(), Archetype::Mage) => Missile::Hex,
        (_, None) => Missile::Arrow,
    }
}

#[cfg(test)]
mod tests {

    use labyrinth::{FoeId, Hp, Kind, Manner};

    use super::*;
    use crate::Millis;
    use crate::dungeon::{Role, Take};
    use crate::labyrinth::testing::{played, view};
    use crate::labyrinth::{Film, Motion};

    /// What would be longer is hurried.
    const LONGEST: Millis = 2_500;

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
            let lunge = film.takes().next().expect("first one leans").beat.length();
            let start = film.frame(1_000 + lunge).expect("then it lands");
            assert!((50..=120).contains(&start.beat.stop()), "{}", start.beat.stop());
            let shake = start.shake();
            assert!((2..=4).contains(&(shake.x.abs() + shake.y.abs())), "{shake:?}");
            assert!(start.shine(goblin.into()).is_some() && start.shine(HERO).is_none());
            let bar = start.bar(goblin.into()).expect("it is there");
            assert_eq!((bar.hp, bar.before), (3, view.foes[0].hp.0));
            let end = film.frame(1_000 + film.duration() - 1).expect("it is still on");
            assert!(end.bar(goblin.into()).expect("it is there").before < view.foes[0].hp.0);
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
        let meant: Millis = film.takes().map(|take| take.beat.length()).sum();
        assert!(meant > 2 * LONGEST && film.duration() <= LONGEST, "{meant} {}", film.duration());
        let hurried = film.clone().hurried(2);
        assert!(hurried.duration() < film.duration());
        for film in [film, hurried] {
            // Pictures in which a blow stands still, blow by blow.
            let mut stops = [0; 2 * 20];
            for now in 0..film.duration() {
                let frame = film.frame(now).expect("it is on");
                let still = frame.beat.stop() > 0 && frame.elapsed < frame.beat.stop();
                stops[frame.place] += Millis::from(still);
                assert!(frame.elapsed < frame.beat.length());
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
            assert_eq!((frame.shake(), frame.offset(HERO)), Default::default());
            assert_eq!(frame.motion, Motion::Reduced);
            assert!(frame.is_lit() && frame.shine(goblin.into()).is_some(), "it shines without a flicker");
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
            .takes()
            .map(|take| if let Beat::Moves(moves) = &take.beat { moves.len() } else { 0 })
            .collect();
        assert_eq!((counts, film.duration()), (vec![2, 1], 200));
    }

    #[test]
    fn whole_runs_become_films_that_end_where_the_run_stands() {
        for number in 0..12 {
            for (before, after, events) in played(number, 400) {
                let film = Film::of(&before, &after, &events, Motion::Full, 0);
                assert!(film.duration() <= LONGEST);
                if let Some(last) = film.takes().last().map(|take| take.scene.own()) {
                    assert_eq!((last.at, last.hp), (after.hero.at, after.hero.hp.0));
                }
                let is_whole = |take: &Take<Labyrinth>| take.scene.own().hp <= take.scene.own().most_hp;
                assert!(film.takes().all(is_whole), "{events:?}");
                for Take { beat, .. } in film.takes() {
                    assert!(beat.length() > 0 && beat.stop() <= 120, "{beat:?}");
                }
                let hits = events.iter().filter(|event| matches!(event, Event::Struck { .. })).count();
                let blows = film.takes().filter(|take| matches!(take.beat, Beat::Blow { .. })).count();
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
                | Event::FloorStirred { .. }
                | Event::Sought { .. }
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
