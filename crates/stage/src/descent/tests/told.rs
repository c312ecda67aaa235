//! What is told of runs: lines, numbers, ends, ghosts.

use descent::{Character, Content, Flask, Item, Kind, Rules, Setup};
use engine::{Audience, Game as _, Perspective, Seat, Seed, Session, Silence};

use super::is_a_sentence;
use crate::descent::testing::{acting, game, played, view};
use crate::descent::{
    Chronicle, Company, Descent, Epitaph, Ghost, League, Summary, Topic, Tutorial, bestiary, career, chapters,
};
use crate::dungeon::{Remark, Source, Weight};
use crate::{
    Chronicle as _, Entry, Kept, Learnable as _, Motion, Ranked as _, RunState, Staged as _, Statistics as _,
    Tone, passage,
};

/// A run that a bot which bumps everybody plays to its end.
fn fought(setup: &Setup, number: u64) -> Session<Descent> {
    let (mut session, _) =
        Session::begin(setup.clone(), Seed::from_bits(number)).expect("the setup is sound");
    let mut bot = descent::bot::Fighter::new(setup.content());
    while let Some(seat) = acting(session.game()) {
        let command = engine::Bot::choose(&mut bot, Perspective::new(session.game(), seat));
        session.play(seat, command, &mut Silence).expect("bots play by the rules");
    }
    session
}

fn summary(session: &Session<Descent>) -> Summary {
    crate::summarise::<Descent>(&session.record().to_bytes()).expect("it was recorded now")
}

#[test]
fn every_line_of_the_log_is_a_sentence_and_steps_go_without_saying() {
    for number in 0..6 {
        let steps = played(&Setup::default(), number, 500);
        let mut chronicle = Chronicle::begin(&steps[0].0);
        for (_, after, events) in &steps {
            chronicle.record(events, after);
        }
        let (lines, _) = chronicle.lines();
        for line in lines {
            assert!(is_a_sentence(&line.entry.text), "{}", line.entry.text);
            assert!(!line.entry.text.contains(" went to "), "{}", line.entry.text);
        }
        assert!(lines.is_sorted_by_key(|line| line.when));
    }
}

#[test]
fn a_film_never_blocks_for_long_and_ends_as_the_view_has_it() {
    for number in 0..4 {
        for (before, after, events) in played(&Setup::default(), number, 300) {
            for motion in [Motion::Full, Motion::Reduced] {
                let film = Descent::film(&before, &after, &events, motion, 0);
                assert!(film.duration() <= 6_000, "{}", film.duration());
                let Some(last) = film.takes().last() else { continue };
                for body in &last.scene.bodies {
                    let hero = after.heroes.iter().any(|hero| hero.at == body.at);
                    assert!(
                        hero || !body.id.is_own() || after.over.is_some(),
                        "{:?} at {}",
                        body.id,
                        body.at
                    );
                }
            }
        }
    }
}

#[test]
fn what_was_said_and_learned_outlasts_what_is_taken_back() {
    let (mut session, _) =
        Session::<Descent>::begin(Setup::default(), Seed::from_name("back")).expect("the setup is sound");
    let mut log = Chronicle::of(&session);
    let view = session.game().view(Audience::Everyone);
    log.tutorial.explored();
    let said = Remark { entry: Entry::new(Tone::Lux, "Exploring stops."), weight: Weight::Reason };
    crate::dungeon::Logged::remark(&mut log, said, &view);
    session.play(Seat::FIRST, descent::Command::Drop(0), &mut Silence).expect("something is carried");
    session.undo().expect("laying down shows nothing");
    let log = log.taken_back(&session);
    assert!(log.tutorial.knows(Topic::Explore));
    let remarks = log.lines().0.iter().filter(|line| line.source == Source::Remark).count();
    assert_eq!(remarks, 1);
}

#[test]
fn an_end_is_told_with_its_cause_a_lesson_a_hint_and_what_came_of_it() {
    let (mut kept, mut ends): (Vec<Summary>, usize) = (Vec::new(), 0);
    for number in 0..4 {
        let session = fought(&Setup::default(), number);
        let view = session.game().view(Audience::Everyone);
        let outcome = view.over.expect("it was played to its end");
        let story = Chronicle::of(&session).story;
        let earlier: Vec<&Summary> = kept.iter().collect();
        let epitaph = Epitaph::of(&outcome, &view, &story, &Content::RULED, &earlier);
        for text in [Some(epitaph.what_happened.clone()), Some(epitaph.lesson.clone()), epitaph.hint.clone()]
        {
            assert!(text.as_deref().is_none_or(is_a_sentence), "{text:?}");
        }
        assert_eq!(epitaph.hint.is_none(), outcome.is_won());
        assert_eq!(epitaph.best_before, kept.iter().map(|run| run.score).max());
        assert_eq!(epitaph.is_best(), kept.iter().all(|run| run.score < outcome.score));
        assert!(story.lost() > 0 && story.dealt > 0, "{story:?}");
        kept.push(summary(&session));
        ends += 1;
    }
    let career = career(&kept);
    assert_eq!(usize::try_from(career.runs), Ok(ends));
    assert!(career.opens(Character::Gatekeeper), "four runs open everybody");
}

#[test]
fn runs_are_counted_by_rules_and_by_how_many_went() {
    let alone = fought(&Setup::default(), 1);
    let run = summary(&alone);
    let two = Setup { companion: Some(Character::Poacher), ..Setup::default() };
    let (begun, _) = Session::<Descent>::begin(two, Seed::from_bits(2)).expect("the setup is sound");
    let under_way = summary(&begun);
    let given_up = Descent::kept(&under_way, Kept::GivenUp);
    assert_eq!(under_way.rules, League { rules: Rules::Descent, company: Company::Together });
    assert_eq!(under_way.describe().state, RunState::UnderWay);
    assert_eq!(under_way.describe().brief, "floor 1, Sexton and Poacher");
    assert_eq!(given_up.headline(), "given up on floor 1");
    let groups = Descent::by_group(&[&run, &under_way, &given_up]);
    let told: Vec<_> = groups
        .iter()
        .map(|(group, sums)| (group.name(), sums.finished, sums.unfinished, sums.given_up))
        .collect();
    assert_eq!(
        told,
        [
            ("descent", 1, 0, 0),
            ("guide", 0, 0, 0),
            ("descent, together", 0, 1, 1),
            ("guide, together", 0, 0, 0)
        ]
    );
    let (_, sums) = &groups[0];
    assert_eq!(sums.best_score, Some(run.score));
    assert_eq!(sums.won + sums.deaths_on.iter().sum::<u32>(), 1);
    assert_eq!(sums.by_character.len(), 1);
    assert_eq!(<Descent as crate::Staged>::Statistics::of([]).mean_floor_tenths(), None);
}

#[test]
fn a_ghost_walks_where_the_run_did() {
    let session = fought(&Setup::default(), 3);
    let ghost = Ghost::of(&session.record().to_bytes()).expect("it was recorded now");
    let first = game_of(&session, 0);
    assert_eq!(ghost.at(first.place, 0), Some(first.heroes[0].at));
    assert!(ghost.footprints().len() > 20);
    for pair in ghost.footprints().windows(2) {
        assert!(pair[0].place != pair[1].place || pair[0].turn < pair[1].turn, "{pair:?}");
    }
    let end = session.game().view(Audience::Everyone);
    let last = ghost.footprints().last().expect("it went somewhere");
    assert_eq!((last.place, last.at), (end.place, end.heroes[0].at));
    assert_eq!(ghost.at(end.place, last.turn + 1), None, "it is gone");
    assert!(Ghost::of(&[1, 2, 3]).is_err());
}

fn game_of(session: &Session<Descent>, commands: usize) -> descent::View {
    let mut timeline = engine::Timeline::new(&session.record()).expect("it plays as it was recorded");
    timeline.seek(commands);
    timeline.game().view(Audience::Everyone)
}

#[test]
fn the_rules_are_told_with_their_own_numbers_and_creatures_once_they_were_met() {
    let text = |content: &Content| passage::text(chapters(content, Rules::Descent));
    let mut content = Content::RULED;
    content.flask = descent::Hp(77);
    assert!(text(&content).contains("Healing gives back 77 HP."));
    assert!(text(&content).contains("Other numbers") && !text(&Content::RULED).contains("Other numbers"));
    let told = text(&Content::RULED);
    for item in Item::ALL {
        assert!(told.contains(&item.to_string()) && told.contains(&item.line()), "{item:?}");
    }
    for name in Flask::ALL.map(|flask| flask.to_string()) {
        assert!(told.contains(&name), "{name}");
    }
    let some = passage::text(bestiary(1 << Kind::Rat.index()));
    assert!(some.contains(Kind::Rat.lesson()) && !some.contains(Kind::Orc.lesson()));
    assert!(passage::text(bestiary(u32::MAX)).contains("You have met all of them."));
}

#[test]
fn hints_come_when_they_matter_and_go_when_they_were_followed() {
    let (game, view) = (game("hints"), view("hints"));
    let mut tutorial = Tutorial::default();
    assert_eq!(tutorial.hint(&game, &view), Some(Topic::Goal));
    let who = descent::Who::Hero(Seat::FIRST);
    let at = view.heroes[0].at;
    tutorial.note(&descent::Event::Stepped { who, from: at, to: at });
    assert_ne!(tutorial.hint(&game, &view), Some(Topic::Goal));
    let mut glowing = view.clone();
    glowing.ground.put(descent::Matter::Glow, descent::Cells::of(at), 0);
    assert_eq!(tutorial.hint(&game, &glowing), Some(Topic::Fire));
    let mut hurt = view.clone();
    hurt.heroes[0].hp = descent::Hp(3);
    assert_eq!(tutorial.hint(&game, &hurt), Some(Topic::Flask));
    tutorial.note(&descent::Event::Drank { seat: Seat::FIRST, flask: Flask::Healing });
    assert_ne!(tutorial.hint(&game, &hurt), Some(Topic::Flask));
    assert!(Topic::ALL.iter().all(|topic| is_a_sentence(topic.words())));
    assert_eq!(Tutorial::read(&tutorial.to_string()), tutorial);
}
