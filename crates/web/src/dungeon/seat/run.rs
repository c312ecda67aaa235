//! A run at the table: who plays, and which hints were followed.

use engine::{Audience, Bot, Perspective, Seat, Session};
use stage::Motion;
use stage::dungeon::{Logged, acting};

use super::{Moment, Played, Player};
use crate::games::Taken;
use crate::storage::{BrowserShelf, Learned, ShelfError};
use crate::table::{self, Consequence};

/// A run that is being played.
pub(super) type Run<D> = table::Run<D, Delver<D>>;

/// Who plays, and what is known about that.
pub(crate) struct Delver<D: Played> {
    pub(crate) player: Player<D>,
    /// The seat that gives the next command where several may.
    pub(super) wanted: Seat,
    /// Who decides, seat by seat, if a bot plays.
    bots: Vec<Box<dyn Bot<D> + Send>>,
    /// The hints of which this device knows that they were followed.
    learned: String,
}

impl<D: Played> Delver<D> {
    pub(super) fn new(session: &Session<D>, player: Player<D>) -> Self {
        let learned = Learned::of(&BrowserShelf, D::NAME).titles().join(" ");
        let bots = (0..D::SEATS).filter_map(|_| player.bot(session.setup())).collect();
        Self { player, wanted: Seat::FIRST, bots, learned }
    }
}

impl<D: Played> Run<D> {
    /// What is known of hints that were followed before.
    pub(super) fn recall_learned(&mut self) {
        self.chronicle.learn(&self.own.learned);
    }

    /// Keeps for all later runs which hints were followed by now; bots follow them for nobody.
    ///
    /// # Errors
    /// When that is not kept.
    pub(super) fn keep_learned(&mut self) -> Result<(), ShelfError> {
        let now = self.chronicle.learned();
        if now == self.own.learned || !self.own.player.is_person() {
            return Ok(());
        }
        let known = std::mem::replace(&mut self.own.learned, now.clone());
        let is_fresh = |name: &&str| !name.is_empty() && known.split(' ').all(|other| other != *name);
        now.split(' ').filter(is_fresh).try_for_each(|name| Learned::add(&BrowserShelf, D::NAME, name))
    }

    /// The run as it stands.
    pub(super) fn moment(&self) -> Moment<D> {
        Moment::of(self.game(), self.own.wanted)
    }

    /// The seat that gives the next command.
    fn acting(&self) -> Seat {
        acting(self.game(), self.own.wanted)
    }

    /// Plays a command of whoever acts. The film is seen from their seat.
    pub(super) fn act(&mut self, command: D::Command, motion: Motion) -> Result<Consequence<D>, D::Refusal> {
        let seat = self.acting();
        let played = self.play_seen(seat, Audience::Seat(seat), command, motion)?;
        self.own.wanted = D::next_seat(self.game(), seat);
        Ok(played)
    }

    /// What the bot that plays does next, if one does.
    pub(super) fn bot_choice(&mut self) -> Option<D::Command> {
        let seat = self.acting();
        let bot = self.own.bots.get_mut(usize::from(seat.index()))?;
        Some(bot.choose(Perspective::new(self.session.game(), seat)))
    }

    /// The run as it stands, for whoever takes it over from a bot.
    pub(super) fn taken(&self) -> Taken {
        Taken { record: self.session.record_bytes(), table: Some(Player::<D>::PERSON.name().to_owned()) }
    }

    /// Whether the last command may be taken back.
    pub(super) fn can_undo(&self) -> bool {
        !self.is_daily() && self.session.can_undo()
    }
}
