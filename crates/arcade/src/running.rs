//! A running game of any type: a session behind the one face.

use std::ops::Range;

use engine::record::Entry;
use engine::{Audience, Digest, Game, Seat, Seed, Session, Silence, Sink, Status, UndoRefusal};

use crate::cabinet::CabinetOf;
use crate::known::is_known;
use crate::player::BotPlayer;
use crate::{
    Cabinet, Chapter, Consequences, Hosted, Known, NoSuchSeat, PlayError, Player, RunningGame, Sight,
    Standing, ToldEvent, UnknownBot, wire,
};

/// A session of one game.
#[derive(Clone)]
pub(crate) struct Running<G: Game> {
    session: Session<G>,
}

impl<G: Hosted> Running<G> {
    pub(crate) const fn new(session: Session<G>) -> Self {
        Self { session }
    }

    pub(crate) const fn session(&self) -> &Session<G> {
        &self.session
    }

    pub(crate) fn check_seat(seat: Seat) -> Result<(), NoSuchSeat> {
        if seat.index() < G::SEATS {
            Ok(())
        } else {
            Err(NoSuchSeat { seat: seat.index(), game: G::NAME, seats: G::SEATS })
        }
    }

    fn check_observer(observer: Audience) -> Result<(), NoSuchSeat> {
        match observer {
            Audience::Everyone => Ok(()),
            Audience::Seat(seat) => Self::check_seat(seat),
        }
    }
}

impl<G: Hosted> RunningGame for Running<G> {
    fn cabinet(&self) -> &'static dyn Cabinet {
        CabinetOf::<G>::SHARED
    }

    fn seed(&self) -> Seed {
        self.session.seed()
    }

    fn rules(&self) -> String {
        G::rules(self.session.setup())
    }

    fn setup_digest(&self) -> Digest {
        Digest::of(self.session.setup())
    }

    fn standing(&self) -> Standing {
        if self.session.game().status().is_over() {
            Standing::Over
        } else if self.session.commands().is_empty() {
            Standing::Waiting
        } else {
            Standing::Playing
        }
    }

    fn awaited(&self) -> Vec<Seat> {
        match self.session.game().status() {
            Status::Awaiting(seats) => seats.iter().collect(),
            Status::Over(_) => Vec::new(),
        }
    }

    fn outcome(&self) -> Option<String> {
        match self.session.game().status() {
            Status::Awaiting(_) => None,
            Status::Over(outcome) => Some(outcome.to_string()),
        }
    }

    fn score(&self) -> i64 {
        self.session.score()
    }

    fn digest(&self) -> Digest {
        self.session.digest()
    }

    fn commands(&self) -> usize {
        self.session.commands().len()
    }

    fn known(&self, observer: Audience) -> Result<Known, NoSuchSeat> {
        Self::check_observer(observer)?;
        Ok(Known::of(&self.session, observer))
    }

    fn legal(&self, seat: Seat) -> Result<Vec<String>, NoSuchSeat> {
        Self::check_seat(seat)?;
        let mut commands = Vec::new();
        self.session.game().legal(seat, &mut commands);
        Ok(commands.iter().map(ToString::to_string).collect())
    }

    fn play(&mut self, seat: Seat, command: &str) -> Result<Consequences, PlayError> {
        Self::check_seat(seat)?;
        let command: G::Command =
            command.parse().map_err(|error| PlayError::NotACommand(format!("{error}")))?;
        let mut events: Vec<(Audience, G::Event)> = Vec::new();
        let bytes = self
            .session
            .play(seat, command, &mut events)
            .map_err(|refusal| PlayError::Refused(refusal.to_string()))?;
        Ok(Consequences { events: tell::<G>(&events), bytes })
    }

    fn undo(&mut self) -> Result<Vec<u8>, UndoRefusal> {
        self.session.undo()
    }

    fn can_undo(&self) -> bool {
        self.session.can_undo()
    }

    fn view(&self, observer: Audience) -> Result<Sight, NoSuchSeat> {
        Self::check_observer(observer)?;
        let view = self.session.game().view(observer);
        Ok(Sight { data: wire::written(&view), notation: G::notation(&view) })
    }

    fn history(
        &self,
        observer: Audience,
        places: Range<usize>,
        most: usize,
    ) -> Result<Vec<Chapter>, NoSuchSeat> {
        Self::check_observer(observer)?;
        let commands = self.session.commands();
        let known = commands.iter().enumerate().filter(|(_, entry)| is_known::<G>(entry, observer));
        let mut chosen = known.map(|(place, _)| place).skip(places.start).take(places.len()).peekable();
        let Some(&first) = chosen.peek() else { return Ok(Vec::new()) };
        let (mut game, mut played) = (self.session.after(first), first);
        let (mut chapters, mut told) = (Vec::new(), 0);
        for place in chosen {
            if told >= most {
                break;
            }
            for entry in &commands[played..place] {
                replay(&mut game, entry, &mut Silence);
            }
            let entry = &commands[place];
            let mut events: Vec<(Audience, G::Event)> = Vec::new();
            replay(&mut game, entry, &mut events);
            let mut events = tell::<G>(&events);
            events.retain(|event| event.is_for(observer));
            told += events.len();
            let entry = Entry { seat: entry.seat, command: entry.command.to_string() };
            chapters.push(Chapter { entry, events });
            played = place + 1;
        }
        Ok(chapters)
    }

    fn record(&self) -> Vec<u8> {
        self.session.record_bytes()
    }

    fn snapshot(&self) -> Box<dyn RunningGame> {
        Box::new(self.clone())
    }

    fn player(&self, name: &str) -> Result<Box<dyn Player>, UnknownBot> {
        let player = BotPlayer::<G>::new(name, self.session.setup())?;
        Ok(Box::new(player))
    }
}

/// Plays a command that has been played before.
fn replay<G: Game>(game: &mut G, entry: &Entry<G::Command>, sink: &mut impl Sink<G::Event>) {
    game.play(entry.seat, entry.command, sink)
        .unwrap_or_else(|refusal| panic!("a command that was played was refused: {refusal}"));
}

fn tell<G: Hosted>(events: &[(Audience, G::Event)]) -> Vec<ToldEvent> {
    let told = |(audience, event): &(Audience, G::Event)| ToldEvent {
        audience: *audience,
        text: G::sentence(event),
        data: wire::written(event),
    };
    events.iter().map(told).collect()
}
