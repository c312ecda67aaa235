//! What keys, bots and the clock do to a match.

use engine::{Audience, Game, Perspective, Seat};
use stage::Millis;
use stage::tactics::{
    BREATH, Choices, Chronicle, DraftHand, Film, Hand, Intent, Press, Preview, Showing, UNMOVED, advice,
    advice_words, picks_in_haste, take_back, why_not,
};
use tactics::{Command, Event, REFEREE, Side, Stage};

use super::duel::Duel;
use super::press::press;
use crate::keys::Action;
use crate::paint::Motion;
use crate::screen::{Desk, Go};

impl Duel {
    /// The match has changed: hand, preview and clock follow.
    pub(super) fn settle(&mut self, now: Millis) {
        let side = self.position().decider().unwrap_or(Side::One);
        self.choices = Choices::of(self.session.game(), side);
        self.hand = Hand::begin(self.session.game(), &self.choices, self.hand.cursor);
        if let Showing::Draft(side) = self.showing() {
            self.draft_hand = DraftHand::begin(self.draft_of(side));
        }
        self.foresee();
        self.reading = None;
        self.start_timer(now);
    }

    /// Works out what the command under the cursor would do.
    fn foresee(&mut self) {
        let command = self.person().and_then(|_| self.hand.command(&self.choices));
        let side = self.choices.side();
        self.preview = command.and_then(|command| Preview::of(self.session.game(), side, command).ok());
    }

    pub(super) fn start_timer(&mut self, now: Millis) {
        let showing = self.showing();
        self.timer.follow(&self.table, self.session.game(), showing, now);
    }

    /// Plays a command of anybody's, and shows what it does.
    pub(super) fn play(&mut self, seat: Seat, command: Command, desk: &mut Desk) {
        let before = *self.position();
        let mut events: Vec<Event> = Vec::new();
        let bytes = match self.session.play(seat, command, &mut events) {
            Ok(bytes) => bytes,
            Err(refusal) => return desk.say(refusal.to_string()),
        };
        self.save(&bytes, desk);
        self.chronicle.record(&events);
        let (motion, now) = (desk.look().motion, desk.clock.elapsed());
        let after = *self.position();
        self.projector.show(motion, |now| Film::of(&before, &after, &events, now), now);
        self.bot_due = now + if motion == Motion::Still && self.table.is_bots_only() { UNMOVED } else { 0 };
        self.settle(now);
    }

    fn save(&mut self, bytes: &[u8], desk: &mut Desk) {
        if let Some(keeper) = &mut self.keeper {
            desk.save(keeper, bytes, || self.session.record_bytes());
        }
    }

    /// The bot whose command is awaited.
    fn bot_to_move(&self) -> Option<Side> {
        if self.is_over() || (self.is_paused && self.table.is_bots_only()) {
            return None;
        }
        let seen = self.session.game().view(Audience::Everyone);
        self.table.bot_to_move(&seen).map(|(side, _)| side)
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
            if self.projector.frame().is_some() || (now < self.bot_due + breath && !drafting) {
                return;
            }
            let seat = side.seat();
            let Some(bot) = &mut self.bots[side.index()] else { return };
            let command = bot.choose(Perspective::new(self.session.game(), seat));
            self.play(seat, command, desk);
        }
    }

    /// The time for a decision has run out.
    pub(super) fn time_out(&mut self, desk: &mut Desk) {
        desk.say("Time is up.");
        let (table, game, seed) = (&self.table, self.session.game(), self.session.seed());
        match picks_in_haste(table, game, self.showing(), seed) {
            None => self.play(REFEREE, Command::Timeout, desk),
            Some((side, picks)) => picks.into_iter().for_each(|pick| self.play(side.seat(), pick, desk)),
        }
    }

    /// Keys while a side drafts.
    pub(super) fn drafting(&mut self, side: Side, action: Action, desk: &mut Desk) -> Go {
        let draft = self.draft_of(side);
        match press(action).map(|press| self.draft_hand.press(draft, press)) {
            _ if action == Action::Back => return self.leave(),
            Some(Intent::Play(command)) => self.play(side.seat(), command, desk),
            Some(Intent::Hold(hand)) => self.draft_hand = hand,
            Some(Intent::Nothing) | None => return self.anywhere(action, desk),
        }
        Go::Stay
    }

    /// Keys at the board.
    pub(super) fn at_the_board(&mut self, action: Action, desk: &mut Desk) -> Go {
        if self.person().is_none() {
            match action {
                Action::Confirm if self.table.is_bots_only() => self.is_paused = !self.is_paused,
                Action::Back => return self.leave(),
                _ => return self.anywhere(action, desk),
            }
            return Go::Stay;
        }
        let game = *self.session.game();
        let pressed = press(action);
        match pressed.map(|press| self.hand.press(&game, &self.choices, press)) {
            Some(Intent::Play(command)) => {
                let seat = self.choices.side().seat();
                self.play(seat, command, desk);
            }
            Some(Intent::Hold(hand)) => {
                self.hand = hand;
                self.foresee();
            }
            Some(Intent::Nothing) | None => match pressed {
                Some(Press::Back) => return self.leave(),
                Some(press) => self.explain(press, desk),
                None => return self.anywhere(action, desk),
            },
        }
        Go::Stay
    }

    /// Why a press does nothing.
    fn explain(&self, press: Press, desk: &mut Desk) {
        let Some(words) = why_not(self.session.game(), &self.choices, &self.hand, press) else { return };
        if press == Press::Confirm && self.hand.chosen.is_none() {
            return desk.say(format!("{words} [{}] finds the next one.", desk.key(Action::Next)));
        }
        desk.say(words);
    }

    /// Keys that mean the same wherever the match is on.
    pub(super) fn anywhere(&mut self, action: Action, desk: &mut Desk) -> Go {
        match action {
            Action::Undo => self.undo(desk),
            Action::Hint => self.hint(desk),
            Action::Log | Action::PageUp => self.reading = Some(0),
            Action::Codex => return self.codex(),
            Action::Watch if self.position().stage() != Stage::Draft => return self.watch(desk),
            Action::Abandon => self.ask_to_end(),
            _ => {}
        }
        Go::Stay
    }

    /// Takes back everything since the last decision of a person, and that decision.
    fn undo(&mut self, desk: &mut Desk) {
        let taken = match take_back(&self.session, &self.table) {
            Ok(taken) => taken,
            Err(stands) => return desk.say(stands.to_string()),
        };
        self.session = taken.session;
        self.save(&taken.bytes, desk);
        self.chronicle = Chronicle::of(&self.session);
        self.taken_back += taken.count;
        self.settle(desk.clock.elapsed());
        desk.say("Taken back. This match does not count in the history any more.");
    }

    /// Says what a good player would do, and puts the cursor there.
    fn hint(&mut self, desk: &mut Desk) {
        if let Some(lesson) = self.lesson {
            return desk.say(lesson.hint);
        }
        let Some(side) = self.person() else {
            return desk.say("A draft is a matter of taste; the rules say what each skill does.");
        };
        let Some(advice) = advice(self.session.game(), side) else { return };
        let words = advice_words(self.position(), side, &advice);
        self.hand = self.hand.ready(self.session.game(), &self.choices, advice.command).unwrap_or(self.hand);
        self.foresee();
        desk.say(format!("{words}. [{}] does it.", desk.key(Action::Confirm)));
    }
}
