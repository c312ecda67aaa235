//! Descent as a game of the house.

use engine::record::{ReadError, Reading, Verdict};
use engine::{About, Audience, Checked, Digest, Game, Seat, Seats, Seed, Silence, Sink, Status, tuning};

use crate::about::ABOUT;
use crate::floors::level::Level;
use crate::sketch::Sketch;
use crate::state::Streams;
use crate::verbs::Act;
use crate::{
    Command, Descent, Event, Floor, Gold, Hand, Hero, Outcome, Place, Refusal, Setup, SetupError, Tally, View,
};

/// Whoever is told, behind one type: the rules are compiled once and not for each kind of listener,
/// because every byte of them travels to browsers.
pub(crate) struct Listener<'a>(pub(crate) &'a mut dyn Sink<Event>);

impl Sink<Event> for Listener<'_> {
    fn emit(&mut self, audience: Audience, event: Event) {
        self.0.emit(audience, event);
    }
}

impl Game for Descent {
    const ABOUT: About = ABOUT;
    const RULES_VERSION: u32 = 3;
    const SEATS: u8 = 2;

    type Setup = Setup;
    type SetupError = SetupError;
    type Command = Command;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type Outcome = Outcome;

    fn new(setup: &Setup, seed: Seed) -> Result<Self, SetupError> {
        let content = tuning::sound(setup.content.as_deref().copied(), *setup.rules.content())?;
        let characters = [Some(setup.character), setup.companion].into_iter().flatten();
        let mut heroes: Vec<Hero> = characters.map(Hero::new).collect();
        if let Some(hand) = &setup.hand {
            hand.worn().into_iter().for_each(|item| heroes[0].equip(item));
        }
        let purse =
            heroes.iter().map(|hero| hero.character.start().gold).fold(Gold(0), |all, gold| all + gold);
        let (floor, _) = Floor::generate(seed, Place::first(seed));
        let mut run = Self {
            rules: setup.rules,
            content,
            modifiers: setup.modifiers,
            fire: setup.fire,
            seed,
            level: Level::of(&floor),
            heroes,
            foes: Vec::new(),
            purse,
            keys: 0,
            offer: None,
            stock: [None; 4],
            is_hearth_lit: false,
            pity: grid::Pity::NONE,
            collected: 0,
            passed_over: 0,
            drafted: setup.hand.iter().flat_map(Hand::to_come).collect(),
            is_dealt: false,
            tally: Tally::default(),
            met: 0,
            score: 0,
            kills: 0,
            turn: 0,
            floor_turn: 0,
            next_id: 0,
            dice: Streams::of(seed),
            over: None,
            sketch: Sketch::default(),
        };
        Act::new(&mut run, &mut Listener(&mut Silence)).arrive_on(&floor);
        Ok(run)
    }

    fn content_digest(setup: &Setup) -> Digest {
        Digest::of(&setup.content())
    }

    fn status(&self) -> Status<Outcome> {
        if let Some(outcome) = self.over {
            return Status::Over(outcome);
        }
        let awaited = |seat: &Seat| match &self.offer {
            Some(offer) => offer.seat == *seat,
            None => self.is_ready(*seat),
        };
        let mut awaited = self.seats().filter(awaited);
        let first = awaited.next().expect("time passes until somebody can act");
        Status::Awaiting(awaited.fold(Seats::only(first), Seats::and))
    }

    fn legal(&self, seat: Seat, commands: &mut Vec<Command>) {
        commands.clear();
        self.list(seat, commands);
    }

    fn check(&self, seat: Seat, command: Command) -> Result<(), Refusal> {
        self.allows(seat, command)
    }

    fn carry_out(&mut self, order: &Checked<Command>, sink: &mut impl Sink<Event>) {
        Act::new(self, &mut Listener(sink)).carry_out(order);
    }

    fn digest(&self) -> Digest {
        Digest::of(self)
    }

    fn read_and_verify(bytes: &[u8]) -> Result<(Reading<Self>, Verdict<Self::Outcome>), ReadError> {
        engine::record::read_and_verify(bytes)
    }

    fn view(&self, observer: Audience) -> View {
        let seat = match (observer, self.status()) {
            (Audience::Seat(seat), _) => seat,
            (Audience::Everyone, Status::Awaiting(seats)) => seats.first().unwrap_or(Seat::FIRST),
            (Audience::Everyone, Status::Over(_)) => Seat::FIRST,
        };
        self.public(seat)
    }

    fn score(&self) -> i64 {
        self.score
    }
}
