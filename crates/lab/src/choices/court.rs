//! All who play and judge the runs.

use engine::{Seat, Seed, Status};

use super::appraisal::{Appraisal, Decision, Otherwise};
use super::course::Course;
use super::judged::{Judge, Judged, Question, Rung, named};
use super::kind::KindRun;
use super::party::Party;
use super::plan::ChoicesTally;
use crate::error::Error;

/// The players whose results are compared: with no knowledge, with the simple rule, and with all there is.
pub(super) const COMPARED: [&str; 3] = ["random", "naive", "strong"];

/// All who play and judge the runs.
pub struct Court<S: Judged> {
    setup: S::Setup,
    judge: S::Judge,
    observed: Party<S>,
    rungs: Vec<Party<S>>,
    compared: Vec<Party<S>>,
}

/// What is noted of a run while it is judged.
struct Minutes {
    kinds: Vec<KindRun>,
    all: KindRun,
    course: Course,
    /// Decisions of each kind so far, counted from anywhere, so that not every run is judged at the same ones.
    came: Vec<u64>,
}

impl<S: Judged> Court<S> {
    pub(super) fn new(setup: &S::Setup, lesson: &S::Lesson) -> Self {
        let against_rival = |player| {
            let rival = S::RIVAL.map_or_else(|| S::naive(setup), |name| named(name, setup));
            Party::new(player, rival)
        };
        let climber = |rung: &Rung<S>| {
            let party = against_rival((rung.player)(setup, lesson));
            if S::PATIENT == Some(rung.name) {
                party.with_second_thought(S::Judge::new(setup, lesson))
            } else {
                party
            }
        };
        let strong = || S::strong(setup, lesson);
        let compared = [named("random", setup), S::naive(setup), strong()];
        Self {
            setup: setup.clone(),
            judge: S::Judge::new(setup, lesson),
            observed: Party::new(strong(), strong()),
            rungs: S::RUNGS.iter().map(climber).collect(),
            compared: compared.into_iter().map(against_rival).collect(),
        }
    }

    /// Plays a run of the strong player and judges its decisions.
    pub(super) fn judge(&mut self, seed: Seed, tally: &mut ChoicesTally) -> Result<(), Error> {
        let mut game = S::opened(&self.setup, seed);
        let seat = S::seat(seed);
        let mut minutes = Minutes {
            kinds: vec![KindRun::default(); S::KINDS.len()],
            all: KindRun::default(),
            course: Course::default(),
            came: vec![seed.number(); S::KINDS.len()],
        };
        self.observed.restart(seed);
        let mut commands = 0;
        while let Status::Awaiting(seats) = game.status()
            && commands < S::MOST_COMMANDS
        {
            let asked = seats.first().expect("a game that waits, waits for somebody");
            if asked == seat {
                commands += 1;
                self.ask(&game, seat, seed, &mut minutes, tally);
            }
            self.observed.step(&mut game, asked, seat, seed)?;
        }
        tally.kinds.iter_mut().zip(&minutes.kinds).for_each(|(kind, run)| kind.add(run));
        tally.all.add(&minutes.all);
        tally.course.add(&minutes.course);
        Ok(())
    }

    /// Asks all that is to be decided now, and judges what has its turn.
    fn ask(&mut self, game: &S, seat: Seat, seed: Seed, minutes: &mut Minutes, tally: &mut ChoicesTally) {
        for question in self.judge.questions(game, seat) {
            let kind = question.kind;
            let (number, stride) = (minutes.came[kind], S::stride(kind));
            minutes.came[kind] += 1;
            minutes.kinds[kind].came();
            minutes.all.came();
            let luck = seed.number().wrapping_mul(0x1_0001).wrapping_add(number).wrapping_mul(0x101);
            let luck = Seed::from_bits(luck.wrapping_add(kind as u64));
            let found = number.is_multiple_of(stride).then(|| self.appraised(game, seat, &question, luck));
            if let Some((appraisal, lots)) = &found {
                minutes.kinds[kind].judged(appraisal, 1);
                minutes.all.judged(appraisal, stride);
                tally.kinds[kind].add_margin(appraisal.margin, *lots, 1);
                tally.all.add_margin(appraisal.margin, *lots, stride);
            }
            let appraisal = found.as_ref().map(|(appraisal, _)| appraisal);
            minutes.course.meet(self.judge.place(game), stride, appraisal);
        }
    }

    /// What a question comes to, and how many lots were tried for that.
    fn appraised(
        &mut self,
        game: &S,
        seat: Seat,
        question: &Question<S::Command>,
        luck: Seed,
    ) -> (Appraisal, u64) {
        let judge = &mut self.judge;
        let mut likenesses = Vec::new();
        let mut distinct: Vec<S::Command> = Vec::new();
        let mut weights: Vec<u64> = Vec::new();
        let mut groups = Vec::new();
        for &option in &question.options {
            let likeness = judge.likeness(game, seat, option);
            let group = likenesses.iter().position(|known| *known == likeness).unwrap_or_else(|| {
                likenesses.push(likeness);
                distinct.push(option);
                weights.push(0);
                distinct.len() - 1
            });
            weights[group] += 1;
            groups.push(group);
        }
        let worths = judge.worths(game, seat, &distinct, luck);
        let shown = |option: &S::Command| judge.shown(game, seat, question.kind, *option);
        let shown: Vec<Vec<i64>> = distinct.iter().map(shown).collect();
        let simple = groups[judge.simple(game, seat, question, luck)];
        let then = judge.worths_otherwise(game, seat, &question.options, luck);
        let lots = worths.iter().chain(then.iter().flatten()).map(super::Worth::lots).sum();
        let otherwise = then.as_ref().map(|worths| Otherwise { worths, groups: &groups });
        let decision = Decision {
            worths: &worths,
            weights: &weights,
            shown: &shown,
            first: groups[0],
            simple,
            otherwise,
        };
        (decision.appraisal(), lots)
    }

    /// Every player of the ladder plays its runs.
    pub(super) fn climb(&mut self, seed: Seed, tally: &mut ChoicesTally) -> Result<(), Error> {
        for ((rung, party), counted) in S::RUNGS.iter().zip(&mut self.rungs).zip(&mut tally.rungs) {
            for run in 0..rung.each {
                let seed = Seed::from_bits(seed.number().wrapping_mul(0x1_0000).wrapping_add(run));
                counted.add(party.play(S::start(&self.setup, seed), S::seat(seed), seed)?);
            }
        }
        Ok(())
    }

    /// The players who are compared play the seed, each time with other dice.
    pub(super) fn compare(&mut self, seed: Seed, tally: &mut ChoicesTally) -> Result<(), Error> {
        for (policy, party) in self.compared.iter_mut().enumerate() {
            let mut results = Vec::new();
            for lot in 0..S::DICE {
                let luck = Seed::from_bits(seed.number().wrapping_mul(0x101).wrapping_add(lot + 1));
                let game = S::start(&self.setup, seed).with_other_dice(luck);
                results.push(party.play(game, S::seat(seed), seed)?.result);
            }
            tally.spread.add(seed.number(), policy, &results);
        }
        Ok(())
    }
}
