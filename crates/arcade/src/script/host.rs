//! The host: keeps the running game of a script and answers its requests.

use std::collections::BTreeMap;

use engine::{Audience, Seat};
use serde_json::{Map, Value};

use super::fault::Fault;
use super::request::{Addressed, Request, read};
use super::{Answer, FaultKind, PROTOCOL_VERSION, hex, reply};
use crate::{Cabinet, Options, Player, RunningGame};

/// More snapshots than any search holds at once, and few enough to fit into memory.
const MOST_TOKENS: usize = 10_000;

/// The state of one script's conversation.
pub struct Host {
    game: &'static dyn Cabinet,
    run: Option<Box<dyn RunningGame>>,
    snapshots: BTreeMap<u64, Box<dyn RunningGame>>,
    /// How many tokens were given out; none is given twice.
    tokens: u64,
    /// Bots that were asked before, since some take long to prepare. They belong to the
    /// setup of the game.
    players: BTreeMap<String, Box<dyn Player>>,
    quit: bool,
}

type Body = Map<String, Value>;

impl Host {
    /// A host without a running game yet.
    pub const fn new(game: &'static dyn Cabinet) -> Self {
        Self { game, run: None, snapshots: BTreeMap::new(), tokens: 0, players: BTreeMap::new(), quit: false }
    }

    /// Whether the script said goodbye.
    pub const fn has_quit(&self) -> bool {
        self.quit
    }

    /// Answers a line, whatever it holds.
    pub fn answer(&mut self, line: &[u8]) -> Answer {
        match read(line) {
            Err(fault) => reply::refuse(None, &fault),
            Ok(Addressed { id, request: Err(fault) }) => reply::refuse(id, &fault),
            Ok(Addressed { id, request: Ok((word, request)) }) => match self.carry_out(request) {
                Ok(body) => reply::grant(id, word, body),
                Err(fault) => reply::refuse(id, &fault),
            },
        }
    }

    /// A digest of the whole state, whoever may know it.
    #[cfg(test)]
    pub(super) fn whole_digest(&self) -> Option<engine::Digest> {
        self.run.as_ref().map(|run| run.digest())
    }

    fn carry_out(&mut self, request: Request) -> Result<Body, Fault> {
        match request {
            Request::Hello => Ok(self.hello()),
            Request::New { setup, seed } => self.begin(&setup, seed),
            Request::Load { record } => self.load(&record),
            Request::Status { observer } => self.status(observer),
            Request::Legal { seat } => self.legal(seat),
            Request::Play { seat, command } => self.play(seat, &command),
            Request::View { observer } => self.view(observer),
            Request::Events { observer, since } => self.events(observer, since),
            Request::Digest { observer } => self.digest(observer),
            Request::Undo => self.undo(),
            Request::Clone => self.keep(),
            Request::Restore { token } => self.restore(token),
            Request::Drop { token } => self.forget(token),
            Request::Record => Ok(reply::field("record", hex::digits(&self.run()?.record()))),
            Request::Suggest { seat, bot } => self.suggest(seat, &bot),
            Request::Quit => {
                self.quit = true;
                Ok(Body::new())
            }
        }
    }

    fn hello(&self) -> Body {
        let options = self.game.options().iter();
        let options: Body = options.map(|option| (option.name.to_owned(), option.about.into())).collect();
        let bots: Body = self.game.bots().iter().map(|bot| (bot.name.to_owned(), bot.about.into())).collect();
        let rules: Vec<&str> = self.game.about().rule_set_names().collect();
        Body::from_iter([
            ("protocol".to_owned(), PROTOCOL_VERSION.into()),
            ("version".to_owned(), env!("CARGO_PKG_VERSION").into()),
            ("game".to_owned(), self.game.name().into()),
            ("title".to_owned(), self.game.about().title.into()),
            ("seats".to_owned(), self.game.seats().into()),
            ("players".to_owned(), self.game.players().into()),
            ("rules_version".to_owned(), self.game.rules_version().into()),
            ("rules".to_owned(), rules.into()),
            ("options".to_owned(), options.into()),
            ("bots".to_owned(), bots.into()),
        ])
    }

    fn begin(&mut self, setup: &Options, seed: engine::Seed) -> Result<Body, Fault> {
        let run = self.game.begin(setup, seed)?;
        self.sit_down(run)
    }

    fn load(&mut self, record: &[u8]) -> Result<Body, Fault> {
        let opened = self.game.open(record)?;
        let mut body = self.sit_down(opened.run)?;
        body.insert("good_bytes".to_owned(), opened.good_bytes.into());
        body.insert("damage".to_owned(), opened.damage.map(|damage| damage.to_string()).into());
        Ok(body)
    }

    /// Makes a game the one that is played on, and says what it is.
    fn sit_down(&mut self, run: Box<dyn RunningGame>) -> Result<Body, Fault> {
        let setup = run.setup_digest();
        if self.run.as_ref().is_none_or(|old| old.setup_digest() != setup) {
            self.players.clear();
        }
        let mut body = Body::from_iter([
            ("seed".to_owned(), run.seed().to_string().into()),
            ("rules".to_owned(), run.rules().into()),
        ]);
        body.extend(reply::standing(&*run, Audience::Everyone)?);
        self.run = Some(run);
        Ok(body)
    }

    fn status(&self, observer: Option<Audience>) -> Result<Body, Fault> {
        let run = self.run()?;
        Ok(reply::standing(run, observer.unwrap_or_else(|| next_observer(run)))?)
    }

    fn digest(&self, observer: Option<Audience>) -> Result<Body, Fault> {
        let run = self.run()?;
        let known = run.known(observer.unwrap_or_else(|| next_observer(run)))?;
        Ok(reply::field("digest", known.digest.to_string()))
    }

    fn legal(&self, seat: Option<Seat>) -> Result<Body, Fault> {
        let run = self.run()?;
        Ok(reply::field("commands", run.legal(seat.unwrap_or_else(|| next_seat(run)))?))
    }

    fn play(&mut self, seat: Option<Seat>, command: &str) -> Result<Body, Fault> {
        let run = self.run_mut()?;
        let seat = seat.unwrap_or_else(|| next_seat(run));
        let played = run.play(seat, command)?;
        let mut events = played.events;
        events.retain(|event| event.is_for(Audience::Seat(seat)));
        let mut body = reply::field("events", reply::events(&events));
        body.extend(reply::standing(run, Audience::Seat(seat))?);
        Ok(body)
    }

    fn view(&self, observer: Option<Audience>) -> Result<Body, Fault> {
        let run = self.run()?;
        let observer = observer.unwrap_or_else(|| next_observer(run));
        let mut body = reply::field("view", run.view(observer)?);
        body.extend(run.notation(observer)?.map(|line| ("notation".to_owned(), line.into())));
        Ok(body)
    }

    fn events(&self, observer: Option<Audience>, since: usize) -> Result<Body, Fault> {
        let run = self.run()?;
        let chapters = run.history(observer.unwrap_or_else(|| next_observer(run)), since)?;
        Ok(reply::field("history", reply::chapters(&chapters)))
    }

    fn undo(&mut self) -> Result<Body, Fault> {
        let run = self.run_mut()?;
        run.undo()?;
        Ok(reply::standing(run, Audience::Everyone)?)
    }

    fn keep(&mut self) -> Result<Body, Fault> {
        let snapshot = self.run()?.snapshot();
        if self.snapshots.len() >= MOST_TOKENS {
            let message = format!("{MOST_TOKENS} tokens are held: drop some first");
            return Err(Fault::new(FaultKind::TooManyTokens, message));
        }
        self.tokens += 1;
        self.snapshots.insert(self.tokens, snapshot);
        Ok(reply::field("token", self.tokens))
    }

    fn restore(&mut self, token: u64) -> Result<Body, Fault> {
        let snapshot = self.snapshots.get(&token).ok_or_else(|| no_such_token(token))?.snapshot();
        self.sit_down(snapshot)
    }

    fn forget(&mut self, token: u64) -> Result<Body, Fault> {
        self.snapshots.remove(&token).map(|_| Body::new()).ok_or_else(|| no_such_token(token))
    }

    fn suggest(&mut self, seat: Option<Seat>, bot: &str) -> Result<Body, Fault> {
        let run = self.run.as_deref().ok_or_else(Fault::no_game)?;
        if !self.players.contains_key(bot) {
            let player = run.player(bot)?;
            self.players.insert(bot.to_owned(), player);
        }
        let player = self.players.get_mut(bot).expect("the player has just been seated");
        let seat = seat.unwrap_or_else(|| next_seat(run));
        Ok(reply::field("command", player.choose(run, seat)?))
    }

    fn run(&self) -> Result<&dyn RunningGame, Fault> {
        self.run.as_deref().ok_or_else(Fault::no_game)
    }

    fn run_mut(&mut self) -> Result<&mut dyn RunningGame, Fault> {
        self.run.as_deref_mut().ok_or_else(Fault::no_game)
    }
}

/// The seat that a request without one means: the lowest that is awaited, or the first
/// when the game is over.
fn next_seat(run: &dyn RunningGame) -> Seat {
    run.awaited().first().copied().unwrap_or(Seat::FIRST)
}

fn next_observer(run: &dyn RunningGame) -> Audience {
    Audience::Seat(next_seat(run))
}

fn no_such_token(token: u64) -> Fault {
    Fault::new(FaultKind::NoSuchToken, format!("there is no token {token}"))
}
