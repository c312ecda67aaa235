//! Runs of the tiny game, for tests to write down.

use engine::record::{Entry, Header};
use engine::{Game, Seat, Seed, Session, Silence, SplitMix64, Status};
use testkit::tiny::{Command, Setup, Tiny};

pub(crate) type Duel = Tiny<2>;

/// A session, the file that it wrote, and how long the file was after each change.
pub(crate) struct SampleRun {
    pub(crate) session: Session<Duel>,
    pub(crate) file: Vec<u8>,
    pub(crate) lengths: Vec<usize>,
}

pub(crate) fn seed() -> Seed {
    Seed::new(77).unwrap()
}

/// A setup whose runs are of a good length.
pub(crate) fn setup() -> Setup {
    Setup { deepest: 1_000, turns: 70 }
}

pub(crate) fn header() -> Header {
    Header {
        game: Duel::NAME.to_owned(),
        rules_version: Duel::RULES_VERSION,
        content: Duel::content_digest(&setup()),
        seed: seed(),
        setup: postcard::to_allocvec(&setup()).unwrap(),
    }
}

/// The command that a game with these dice plays next.
pub(crate) fn choose(game: &Duel, stream: &mut SplitMix64) -> Option<Entry<Command>> {
    let Status::Awaiting(awaited) = game.status() else {
        return None;
    };
    let seat = awaited.iter().next().unwrap();
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let command = legal[stream.below(u32::try_from(legal.len()).unwrap()) as usize];
    Some(Entry { seat, command })
}

/// A whole run, in which a third of what can be taken back is.
pub(crate) fn play_with_take_backs() -> SampleRun {
    let (mut session, mut file) = Session::<Duel>::begin(setup(), seed()).unwrap();
    let mut lengths = vec![file.len()];
    let mut stream = SplitMix64::new(5);
    while let Some(Entry { seat, command }) = choose(session.game(), &mut stream) {
        file.extend(session.play(seat, command, &mut Silence).unwrap());
        lengths.push(file.len());
        if session.can_undo() && stream.below(3) == 0 {
            file.extend(session.undo().unwrap());
            lengths.push(file.len());
        }
    }
    SampleRun { session, file, lengths }
}

/// A few commands that show nothing, after which it is the second seat's turn.
pub(crate) const QUIET: [(Seat, Command); 3] =
    [(Seat::FIRST, Command::Dig(1)), (Seat::SECOND, Command::Dig(2)), (Seat::FIRST, Command::Dig(1))];
