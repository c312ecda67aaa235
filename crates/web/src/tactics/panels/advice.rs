//! Good advice.

use leptos::prelude::*;
use stage::tactics::advice_words;
use tactics::bot::Advice;
use tactics::{Side, Stage};

use crate::keys::Action;
use crate::table::{Seated, is_touched, release};
use crate::tactics::counsel::{Answer, Question};
use crate::tactics::seat::play::Play;
use crate::words::sentence;

impl Play {
    /// Asks what a good player would do, and puts the cursor there.
    pub(in crate::tactics) fn advise(self) {
        release();
        if self.ends_film() {
            return;
        }
        let (lesson, person, stage) =
            self.run.with_value(|run| (run.own.lesson, run.person(), run.position().stage()));
        let words = self.board.words();
        match (lesson, person) {
            (Some(lesson), _) => self.say(lesson.hint.to_owned()),
            (None, Some(side)) => self.ask_for_advice(side),
            (None, None) if stage == Stage::Draft => self.say(words.no_hint_in_draft.to_owned()),
            (None, None) => self.say(words.not_your_turn.to_owned()),
        }
    }

    fn ask_for_advice(self, side: Side) {
        self.board.said.set(self.board.words().considering.to_owned());
        let moment = self.moments.get_value();
        self.run.with_value(|run| {
            run.own.counsel.ask(&run.session, Question::Advice(side), move |answer| {
                let Answer::Advice(advice) = answer else { return };
                if self.moments.try_get_value() == Some(moment) {
                    self.point_at(side, &advice);
                }
            });
        });
    }

    fn point_at(self, side: Side, advice: &Advice) {
        let ready = self.board.moment.with_untracked(|moment| {
            let choices = moment.choices.as_ref()?;
            let hand = self.board.hand.get_untracked()?;
            hand.ready(&moment.game, choices, advice.command)
        });
        self.board.over.set(None);
        if let Some(hand) = ready {
            self.board.hand.set(Some(hand));
        }
        self.board.hint.set(Some(advice.command));
        self.foresee();
        let what = self.run.with_value(|run| advice_words(run.position(), side, advice));
        let key = (!is_touched()).then(|| untrack(|| self.desk.key(Action::CONFIRM)));
        self.board.said.set((self.board.words().would)(&sentence(&what), key.as_deref()));
    }
}
