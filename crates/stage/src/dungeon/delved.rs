//! What a game says about runs of its dungeon that somebody plays.

use engine::{Audience, Bot, Perspective, Seat, Session, Status};

use super::{Errand, Film, Filmed, Handled, Log, Press, Remark};
use crate::{Chronicle, Question, Staged};

/// A dungeon in which somebody plays, on the stage.
pub trait Delved:
    Filmed + Handled + Staged<Film = Film<Self>, Press = Press<<Self as Handled>::Own>, Chronicle: Logged<Self>>
{
    /// The question before a command, if it needs one.
    fn question(&self, view: &Self::View, command: Self::Command) -> Option<Question>;

    /// A command that whoever sees this view could give, in words.
    fn deed_words(&self, _view: &Self::View, command: Self::Command) -> String {
        self.command_words(command)
    }

    /// What lies at hand, if anything does: what [`Press::Confirm`] would do.
    fn offer(&self, view: &Self::View) -> Option<String>;

    /// Somebody who plays well, for advice and to be watched.
    fn expert(setup: &Self::Setup) -> Box<dyn Bot<Self> + Send>;
}

/// What is told of a run in a dungeon.
pub trait Logged<D: Handled>: Chronicle<D> {
    /// What happened, line by line.
    fn log(&self) -> &Log;

    /// The same, to add to it.
    fn log_mut(&mut self) -> &mut Log;

    /// An errand is begun.
    fn set_out(&mut self, _errand: Errand) {}

    /// What the player has learned, in this run or before: the names of hints that were followed,
    /// with spaces between them.
    fn learned(&self) -> String {
        String::new()
    }

    /// What was learned elsewhere, as in another run, is learned here too.
    fn learn(&mut self, _names: &str) {}

    /// Adds a line that is no event: why an errand stopped. Whoever asks again in the same turn is
    /// told the same, once.
    fn remark(&mut self, remark: Remark, view: &D::View) {
        self.log_mut().remark(remark, D::when(view));
    }
}

/// The seat that gives the next command: the wanted one if it is waited for, and the first of the others
/// otherwise. At the end it is whoever was wanted.
pub fn acting<D: Delved>(game: &D, wanted: Seat) -> Seat {
    match game.status() {
        Status::Awaiting(seats) if !seats.contains(wanted) => seats.first().unwrap_or(wanted),
        Status::Awaiting(_) | Status::Over(_) => wanted,
    }
}

/// What somebody who plays well would do now from a seat, in words.
pub fn advice<D: Delved>(session: &Session<D>, seat: Seat) -> String {
    let game = session.game();
    let seat = acting(game, seat);
    let command = D::expert(session.setup()).choose(Perspective::new(game, seat));
    game.deed_words(&game.view(Audience::Seat(seat)), command)
}
