//! What keys, bots and the clock do to a match.

use engine::{Audience, Game, Perspective};
use stage::Millis;
use stage::tactics::{
    BREATH, Choices, DraftHand, Hand, Meaning, Press, Preview, Showing, UNMOVED, advice, advice_words,
    picks_in_haste, why_not,
};
use tactics::{Command, REFEREE, Side, Stage};

use super::duellists::{Duel, Duellists};
use crate::journey::Player;
use crate::keys::Action;
use crate::paint::Motion;
use crate::screen::Desk;

impl Duel {
    /// The match has changed: after a command there may be nothing to see, so that bots that are
    /// watched wait for a while.
    pub(super) fn settle(&mut self, command: Option<Command>, desk: &Desk) {
        let now = desk.clock.elapsed();
        if command.is_some() {
            let is_unseen = desk.look().motion == Motion::Still && self.player.seating.is_bots_only();
            self.player.bot_due = now + if is_unseen { UNMOVED } else { 0 };
        }
        self.follow(now);
    }

    /// Hand, preview and clock follow the match.
    pub(super) fn follow(&mut self, now: Millis) {
        let side = self.position().decider().unwrap_or(Side::One);
        self.player.choices = Choices::of(self.session.game(), side);
        self.player.hand = Hand::begin(self.session.game(), &self.player.choices, self.player.hand.cursor);
        if let Showing::Draft(side) = self.showing() {
            self.player.draft_hand = DraftHand::begin(self.draft_of(side));
        }
        self.foresee();
        self.start_timer(now);
    }

    /// Works out what the command under the cursor would do.
    fn foresee(&mut self) {
        let command = self.person().and_then(|_| self.player.hand.command(&self.player.choices));
        let side = self.player.choices.side();
        self.player.preview =
            command.and_then(|command| Preview::of(self.session.game(), side, command).ok());
    }

    pub(super) fn start_timer(&mut self, now: Millis) {
        let showing = self.showing();
        let player = &mut self.player;
        player.timer.follow(&player.seating, self.session.game(), showing, now);
    }

    /// The bot whose command is awaited.
    fn bot_to_move(&self) -> Option<Side> {
        let seating = &self.player.seating;
        if Duellists::is_over(self) || (self.player.is_paused && seating.is_bots_only()) {
            return None;
        }
        let seen = self.session.game().view(Audience::Everyone);
        seating.bot_to_move(&seen).map(|(side, _)| side)
    }

    pub(super) fn bots_are_due(&self) -> bool {
        self.bot_to_move().is_some()
    }

    /// Lets bots move, one after the other, until there is something to see or to decide.
    pub(super) fn let_bots_move(&mut self, desk: &mut Desk) {
        while let Some(side) = self.bot_to_move() {
            let now = desk.clock.elapsed();
            let breath = if desk.look().motion == Motion::Full { BREATH } else { 0 };
            let drafting = self.position().stage() == Stage::Draft;
            if self.projector.frame().is_some() || (now < self.player.bot_due + breath && !drafting) {
                return;
            }
            let seat = side.seat();
            let Some(bot) = &mut self.player.bots[side.index()] else { return };
            let command = bot.choose(Perspective::new(self.session.game(), seat));
            self.play(seat, command, desk);
        }
    }

    /// The time for a decision has run out.
    pub(super) fn time_out(&mut self, desk: &mut Desk) {
        desk.say("Time is up.");
        let (seating, game, seed) = (&self.player.seating, self.session.game(), self.session.seed());
        match picks_in_haste(seating, game, self.showing(), seed) {
            None => self.play(REFEREE, Command::Timeout, desk),
            Some((side, picks)) => picks.into_iter().for_each(|pick| self.play(side.seat(), pick, desk)),
        }
    }

    /// Keys while a side drafts.
    pub(super) fn press_in_draft(&mut self, side: Side, press: Press, desk: &mut Desk) {
        match self.player.draft_hand.press(self.draft_of(side), press) {
            Meaning::Play(command) => self.play(side.seat(), command, desk),
            Meaning::Hold(hand) => self.player.draft_hand = hand,
            Meaning::Nothing => {}
        }
    }

    /// Keys at the board.
    pub(super) fn press_at_board(&mut self, press: Press, desk: &mut Desk) {
        if self.person().is_none() {
            if press == Press::Confirm && self.player.seating.is_bots_only() {
                self.player.is_paused = !self.player.is_paused;
            }
            return;
        }
        match self.player.hand.press(self.session.game(), &self.player.choices, press) {
            Meaning::Play(command) => {
                let seat = self.player.choices.side().seat();
                self.learn_by(command, desk);
                self.play(seat, command, desk);
            }
            Meaning::Hold(hand) => {
                self.player.hand = hand;
                self.foresee();
            }
            Meaning::Nothing => self.explain(press, desk),
        }
    }

    /// What is told while a command is given, or done by it, is not told again.
    fn learn_by(&mut self, command: Command, desk: &Desk) {
        if self.player.seating.own().is_none() {
            return;
        }
        let told = self.hint().map(|hint| hint.topic);
        self.player.tutorial.follow(told, command);
        // A hint too many does no harm, and a disk that takes no matches either has said so already.
        let _ = desk.store.learn(&self.player.tutorial.to_string());
    }

    /// Why a press does nothing.
    fn explain(&self, press: Press, desk: &mut Desk) {
        let hand = &self.player.hand;
        let Some(words) = why_not(self.session.game(), &self.player.choices, hand, press) else { return };
        if press == Press::Confirm && hand.chosen.is_none() {
            return desk.say(format!("{words} [{}] finds the next one.", desk.key(Action::NEXT)));
        }
        desk.say(words);
    }

    /// Says what a good player would do, and puts the cursor there.
    pub(super) fn advise(&mut self, desk: &mut Desk) {
        if let Some(lesson) = self.player.lesson {
            return desk.say(lesson.hint);
        }
        let Some(side) = self.person() else {
            return desk.say("A draft is a matter of taste; the rules say what each skill does.");
        };
        let Some(advice) = advice(self.session.game(), side) else { return };
        let words = advice_words(self.position(), side, &advice);
        let (hand, choices) = (self.player.hand, &self.player.choices);
        self.player.hand = hand.ready(self.session.game(), choices, advice.command).unwrap_or(hand);
        self.foresee();
        desk.say(format!("{words}. [{}] does it.", desk.key(Action::CONFIRM)));
    }
}
