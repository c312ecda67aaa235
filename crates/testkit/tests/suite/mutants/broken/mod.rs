//! The tiny game with one flaw of choice.

mod words;

use std::cell::Cell;

use engine::record::{ReadError, Reading, Verdict};
use engine::{About, Audience, Checked, Digest, Game, Seat, Seats, Seed, Sink, Status};
use serde::{Deserialize, Serialize};
use testkit::tiny::{Command, Event, Heard, Outcome, Refusal, Setup, SetupError, Tiny, View};

pub(crate) use words::{Fact, Word};

/// What is wrong with a [`Broken`] game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Flaw {
    None,
    WaitsForBoth,
    LegalReversed,
    LegalTwice,
    LegalAppends,
    LegalKnows,
    CheckPasses,
    RefusedCounts,
    RefusedEmits,
    Forgetful,
    MindsSilence,
    HiddenState,
    Text,
    Bytes,
    NewEveryTime,
    ContentEveryTime,
    Secretive,
    ViewHoldsSeed,
}

/// The tiny game with a flaw.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Broken<const FLAW: u8> {
    tiny: Tiny<2>,
    /// Something for the flaws to change.
    mark: u64,
    seed: Seed,
    #[serde(skip)]
    hidden: u64,
}

/// What a seat sees, and what it should not.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct BrokenView {
    view: View,
    seed: Option<Seed>,
}

thread_local! {
    static COUNTER: Cell<u64> = const { Cell::new(0) };
}

/// Another number every time.
fn count() -> u64 {
    COUNTER.with(|counter| {
        counter.set(counter.get() + 1);
        counter.get()
    })
}

/// Turns the events of the tiny game into those of the broken one.
struct Facts<'s, S, const FLAW: u8>(&'s mut S);

impl<const FLAW: u8, S: Sink<Fact<FLAW>>> Sink<Event> for Facts<'_, S, FLAW> {
    fn emit(&mut self, audience: Audience, event: Event) {
        self.0.emit(audience, Fact(event));
    }
}

impl<const FLAW: u8> Broken<FLAW> {
    const fn has(flaw: Flaw) -> bool {
        flaw as u8 == FLAW
    }

    /// What nobody can see.
    const fn secret(&self) -> bool {
        Self::has(Flaw::LegalKnows) && self.seed.number().is_multiple_of(2)
    }
}

impl<const FLAW: u8> Game for Broken<FLAW> {
    const ABOUT: About = About { name: "broken", ..testkit::tiny::ABOUT };
    const RULES_VERSION: u32 = 1;
    const SEATS: u8 = 2;

    type Setup = Setup;
    type SetupError = SetupError;
    type Command = Word<FLAW>;
    type Event = Fact<FLAW>;
    type View = BrokenView;
    type Refusal = Refusal;
    type Outcome = Outcome;

    fn new(setup: &Setup, seed: Seed) -> Result<Self, SetupError> {
        let mark = if Self::has(Flaw::NewEveryTime) { count() } else { 0 };
        Ok(Self { tiny: Tiny::new(setup, seed)?, mark, seed, hidden: 0 })
    }

    fn content_digest(setup: &Setup) -> Digest {
        let mark = if Self::has(Flaw::ContentEveryTime) { count() } else { 0 };
        Digest(Digest::of(setup).0 ^ mark)
    }

    fn status(&self) -> Status<Outcome> {
        match self.tiny.status() {
            Status::Awaiting(_) if Self::has(Flaw::WaitsForBoth) => {
                Status::Awaiting(Seats::only(Seat::FIRST).and(Seat::SECOND))
            }
            status => status,
        }
    }

    fn legal(&self, seat: Seat, commands: &mut Vec<Word<FLAW>>) {
        if !Self::has(Flaw::LegalAppends) {
            commands.clear();
        }
        let mut legal = Vec::new();
        self.tiny.legal(seat, &mut legal);
        commands.extend(legal.into_iter().map(Word).filter(|&word| self.check(seat, word).is_ok()));
        if Self::has(Flaw::LegalReversed) {
            commands.reverse();
        }
        if Self::has(Flaw::LegalTwice) {
            commands.extend(commands.last().copied());
        }
    }

    fn check(&self, seat: Seat, word: Word<FLAW>) -> Result<(), Refusal> {
        match word.0 {
            Command::Listen if self.secret() => Err(Refusal::Heard),
            Command::Dig(9) if Self::has(Flaw::CheckPasses) => Ok(()),
            command => self.tiny.check(seat, command),
        }
    }

    /// A door of its own, which no game should have: what is wrong behind it, the laws find.
    fn play(
        &mut self,
        seat: Seat,
        word: Word<FLAW>,
        sink: &mut impl Sink<Fact<FLAW>>,
    ) -> Result<(), Refusal> {
        let silent = size_of_val(sink) == 0;
        if self.secret() {
            self.check(seat, word)?;
        }
        let played = self.tiny.play(seat, word.0, &mut Facts::<_, FLAW>(sink));
        if played.is_err() {
            if Self::has(Flaw::RefusedCounts) {
                self.mark += 1;
            }
            if Self::has(Flaw::RefusedEmits) {
                sink.emit(Audience::Everyone, Fact(Event::Heard(Heard::Far)));
            }
            return played;
        }
        self.hidden += 1;
        if Self::has(Flaw::Forgetful) {
            self.mark = count();
        }
        if Self::has(Flaw::MindsSilence) && silent {
            self.mark += 1;
        }
        if Self::has(Flaw::HiddenState) {
            self.mark = self.hidden;
        }
        Ok(())
    }

    fn carry_out(&mut self, order: &Checked<Word<FLAW>>, _sink: &mut impl Sink<Fact<FLAW>>) {
        unreachable!("{order:?} came through a door that is not used");
    }

    fn digest(&self) -> Digest {
        Digest::of(self)
    }

    fn read_and_verify(bytes: &[u8]) -> Result<(Reading<Self>, Verdict<Self::Outcome>), ReadError> {
        engine::record::read_and_verify(bytes)
    }

    fn view(&self, observer: Audience) -> BrokenView {
        let seed = Self::has(Flaw::ViewHoldsSeed).then_some(self.seed);
        BrokenView { view: self.tiny.view(observer), seed }
    }

    fn score(&self) -> i64 {
        self.tiny.score()
    }
}
