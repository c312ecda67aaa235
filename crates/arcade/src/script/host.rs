//! The host: keeps the running game of a script and answers its requests.

use std::collections::BTreeMap;

use engine::{Audience, Seat, shortened};

use super::fault::Fault;
use super::limits::{MOST_COMMANDS, MOST_EVENTS, MOST_PLAYERS, MOST_TOLD};
use super::reply::Reply;
use super::request::{Addressed, Request, read};
use super::shelf::Shelf;
use super::{FaultKind, PROTOCOL_VERSION, hex};
use crate::{Cabinet, Options, Player, RunningGame};

/// Whoever sits at no seat and knows only what everybody knows.
const ONLOOKER: &str = "onlooker";

/// The state of one script's conversation.
pub struct Host {
    game: &'static dyn Cabinet,
    run: Option<Box<dyn RunningGame>>,
    shelf: Shelf,
    /// Bots that were asked before, since some take long to prepare. They belong to the
    /// setup of the game.
    players: BTreeMap<String, Box<dyn Player>>,
    quit: bool,
}

/// What a request comes to, besides what it has written.
type Done = Result<(), Fault>;

impl Host {
    /// A host without a running game yet.
    pub fn new(game: &'static dyn Cabinet) -> Self {
        Self { game, run: None, shelf: Shelf::default(), players: BTreeMap::new(), quit: false }
    }

    /// Whether the script said goodbye.
    pub const fn has_quit(&self) -> bool {
        self.quit
    }

    /// Answers a line, whatever it holds. The answer takes the place of what the text held.
    pub fn answer(&mut self, line: &[u8], text: &mut Vec<u8>) {
        let (id, fault) = match read(line) {
            Err(fault) => (None, fault),
            Ok(Addressed { id, request: Err(fault) }) => (id, fault),
            Ok(Addressed { id, request: Ok((word, request)) }) => {
                let mut reply = Reply::granting(text, id, word);
                match self.carry_out(request, &mut reply) {
                    Ok(()) => return reply.finish(),
                    Err(fault) => (id, fault),
                }
            }
        };
        Reply::refuse(text, id, &fault);
    }

    /// A digest of the whole state, whoever may know it.
    #[cfg(test)]
    pub(super) fn whole_digest(&self) -> Option<engine::Digest> {
        self.run.as_ref().map(|run| run.digest())
    }

    fn carry_out(&mut self, request: Request<'_>, reply: &mut Reply<'_>) -> Done {
        match request {
            Request::Hello => self.hello(reply),
            Request::New { setup, seed } => self.begin(&setup, seed, reply)?,
            Request::Load { record } => self.load(&record, reply)?,
            Request::Status { observer } => {
                let run = self.run()?;
                reply.standing(run, self.observer(observer.as_deref(), run)?)?;
            }
            Request::Legal { seat } => {
                let run = self.run()?;
                reply.field("commands", &run.legal(self.seat(seat.as_deref(), run)?)?);
            }
            Request::Play { seat, command } => self.play(seat.as_deref(), &command, reply)?,
            Request::View { observer } => self.view(observer.as_deref(), reply)?,
            Request::Events { observer, since } => self.events(observer.as_deref(), since, reply)?,
            Request::Digest { observer } => {
                let run = self.run()?;
                let known = run.known(self.observer(observer.as_deref(), run)?)?;
                reply.field("digest", &known.digest.to_string());
            }
            Request::Undo => {
                let run = self.run.as_deref_mut().ok_or_else(Fault::no_game)?;
                run.undo()?;
                reply.standing(run, Audience::Everyone)?;
            }
            Request::Clone => {
                let run = self.run.as_deref().ok_or_else(Fault::no_game)?;
                reply.field("token", &self.shelf.keep(run)?);
            }
            Request::Restore { token } => self.sit_down(self.shelf.copy(token)?, reply)?,
            Request::Drop { token } => self.shelf.drop(token)?,
            Request::Record => reply.field("record", &hex::digits(&self.run()?.record())),
            Request::Suggest { seat, bot } => self.suggest(seat.as_deref(), &bot, reply)?,
            Request::Quit => self.quit = true,
        }
        Ok(())
    }

    fn hello(&self, reply: &mut Reply<'_>) {
        let options: serde_json::Map<_, _> =
            self.game.options().iter().map(|option| (option.name.to_owned(), option.about.into())).collect();
        let bots: serde_json::Map<_, _> =
            self.game.bots().iter().map(|bot| (bot.name.to_owned(), bot.about.into())).collect();
        let rules: Vec<&str> = self.game.about().rule_set_names().collect();
        let seats = self.game.seat_names();
        reply.field("protocol", &PROTOCOL_VERSION);
        reply.field("version", env!("CARGO_PKG_VERSION"));
        reply.field("game", self.game.name());
        reply.field("title", self.game.about().title);
        reply.field("seats", seats);
        reply.field("players", &seats[..usize::from(self.game.players())]);
        reply.field("rules_version", &self.game.rules_version());
        reply.field("rules", &rules);
        reply.field("options", &options);
        reply.field("bots", &bots);
    }

    fn begin(&mut self, setup: &Options, seed: engine::Seed, reply: &mut Reply<'_>) -> Done {
        let run = self.game.begin(setup, seed)?;
        self.sit_down(run, reply)
    }

    fn load(&mut self, record: &[u8], reply: &mut Reply<'_>) -> Done {
        let opened = self.game.open(record)?;
        if opened.run.commands() > MOST_COMMANDS {
            return Err(Fault::run_too_long());
        }
        self.sit_down(opened.run, reply)?;
        reply.field("good_bytes", &opened.good_bytes);
        reply.field("damage", &opened.damage.map(|damage| damage.to_string()));
        Ok(())
    }

    /// Makes a game the one that is played on, and says what it is.
    fn sit_down(&mut self, run: Box<dyn RunningGame>, reply: &mut Reply<'_>) -> Done {
        let setup = run.setup_digest();
        if self.run.as_ref().is_none_or(|old| old.setup_digest() != setup) {
            self.players.clear();
        }
        reply.field("seed", &run.seed().to_string());
        reply.field("rules", &run.rules());
        reply.standing(&*run, Audience::Everyone)?;
        self.run = Some(run);
        Ok(())
    }

    fn play(&mut self, seat: Option<&str>, command: &str, reply: &mut Reply<'_>) -> Done {
        let seat = self.seat(seat, self.run()?)?;
        let run = self.run.as_deref_mut().ok_or_else(Fault::no_game)?;
        if run.commands() >= MOST_COMMANDS {
            return Err(Fault::run_too_long());
        }
        let mut events = run.play(seat, command)?.events;
        events.retain(|event| event.is_for(Audience::Seat(seat)));
        reply.events(&events);
        reply.standing(run, Audience::Seat(seat))?;
        Ok(())
    }

    fn view(&self, observer: Option<&str>, reply: &mut Reply<'_>) -> Done {
        let run = self.run()?;
        let sight = run.view(self.observer(observer, run)?)?;
        reply.data("view", &sight.data);
        if let Some(notation) = &sight.notation {
            reply.field("notation", notation);
        }
        Ok(())
    }

    fn events(&self, observer: Option<&str>, since: usize, reply: &mut Reply<'_>) -> Done {
        let run = self.run()?;
        let observer = self.observer(observer, run)?;
        let history = run.history(observer, since..since.saturating_add(MOST_TOLD), MOST_EVENTS)?;
        reply.history(&history, self.game.seat_names());
        let end = since.saturating_add(history.len());
        let is_more = end < run.known(observer)?.commands;
        reply.field("next", &is_more.then_some(end));
        Ok(())
    }

    fn suggest(&mut self, seat: Option<&str>, bot: &str, reply: &mut Reply<'_>) -> Done {
        let run = self.run.as_deref().ok_or_else(Fault::no_game)?;
        let seat = self.seat(seat, run)?;
        if !self.players.contains_key(bot) {
            let player = run.player(bot)?;
            if self.players.len() >= MOST_PLAYERS {
                self.players.clear();
            }
            self.players.insert(bot.to_owned(), player);
        }
        let player = self.players.get_mut(bot).expect("the player has just been seated");
        reply.field("command", &player.choose(run, seat)?);
        Ok(())
    }

    fn run(&self) -> Result<&dyn RunningGame, Fault> {
        self.run.as_deref().ok_or_else(Fault::no_game)
    }

    /// The seat with a name. Without one, the lowest that is awaited is meant, or the first when the game
    /// is over.
    fn seat(&self, name: Option<&str>, run: &dyn RunningGame) -> Result<Seat, Fault> {
        let Some(name) = name else { return Ok(run.awaited().first().copied().unwrap_or(Seat::FIRST)) };
        let names = self.game.seat_names();
        match (0..).zip(names).find(|(_, known)| **known == name) {
            Some((index, _)) => Ok(Seat::new(index)),
            None => Err(Fault::new(
                FaultKind::NoSuchSeat,
                format!(
                    "{} has no seat '{}': choose from {}",
                    self.game.name(),
                    shortened(name),
                    names.join(", ")
                ),
            )),
        }
    }

    /// A seat, or the onlooker.
    fn observer(&self, name: Option<&str>, run: &dyn RunningGame) -> Result<Audience, Fault> {
        match name {
            Some(ONLOOKER) => Ok(Audience::Everyone),
            _ => self.seat(name, run).map(Audience::Seat),
        }
    }
}
