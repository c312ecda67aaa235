//! Bots that have to have seen a run from its beginning.

use engine::record::Entry;
use engine::{Bot, Digest, Perspective, Seat, Seed, Session, Silence};

use crate::Hosted;

/// A bot in one seat, with all that it was shown of a run. It is asked about every decision of its seat, in order,
/// whether or not anybody wanted to know at the time: what it chooses is so a function of the run.
pub(crate) struct Recollection<G: Hosted> {
    bot: Box<dyn Bot<G> + Send>,
    seat: Seat,
    past: Option<Past<G>>,
}

/// A run as far as it was shown.
struct Past<G: Hosted> {
    seed: Seed,
    commands: Vec<Entry<G::Command>>,
    /// Where those lead.
    game: G,
    /// What the bot would play there, if it was asked.
    choice: Option<G::Command>,
}

impl<G: Hosted> Recollection<G> {
    pub(crate) const fn new(bot: Box<dyn Bot<G> + Send>, seat: Seat) -> Self {
        Self { bot, seat, past: None }
    }

    /// What the bot would play now.
    pub(crate) fn choose(&mut self, session: &Session<G>) -> G::Command {
        let (seat, mut past) = (self.seat, self.past_of(session));
        for entry in &session.commands()[past.commands.len()..] {
            if entry.seat == seat && past.choice.take().is_none() {
                self.bot.choose(Perspective::new(&past.game, seat));
            }
            past.game
                .play(entry.seat, entry.command, &mut Silence)
                .unwrap_or_else(|refusal| panic!("a command that was played was refused: {refusal}"));
            past.commands.push(*entry);
        }
        let choice = past.choice.unwrap_or_else(|| self.bot.choose(Perspective::new(session.game(), seat)));
        self.past = Some(Past { choice: Some(choice), ..past });
        choice
    }

    /// What was shown before, if the run went on from there; else the bot begins again.
    fn past_of(&mut self, session: &Session<G>) -> Past<G> {
        let past = self.past.take().filter(|past| past.seed == session.seed());
        past.filter(|past| past.leads_to(session, self.seat)).unwrap_or_else(|| {
            self.bot.restart(Seed::from_bits(Digest::of(&(session.seed(), self.seat)).0));
            let game = G::new(session.setup(), session.seed()).expect("the run was begun like this");
            Past { seed: session.seed(), commands: Vec::new(), game, choice: None }
        })
    }
}

impl<G: Hosted> Past<G> {
    /// Whether a run went on from here. A bot that was asked and whose seat did not play then has seen a decision
    /// that was none.
    fn leads_to(&self, session: &Session<G>, seat: Seat) -> bool {
        let rest = session.commands().strip_prefix(&self.commands[..]);
        rest.is_some_and(|rest| self.choice.is_none() || rest.first().is_none_or(|next| next.seat == seat))
    }
}
