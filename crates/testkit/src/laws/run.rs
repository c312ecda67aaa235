//! A run with every state that it went through.

use engine::record::Entry;
use engine::{Audience, Digest, Game, Perspective, Seat, Seats, Seed, SplitMix64, Status};

use super::breach::{Breach, Law};
use super::settings::LawSettings;

/// What commands told, and whom.
pub(super) type Told<G> = Vec<(Audience, <G as Game>::Event)>;

/// A run that was played from a seed.
pub(super) struct Run<G: Game> {
    pub(super) setup: G::Setup,
    pub(super) seed: Seed,
    /// One more than there are commands.
    pub(super) states: Vec<G>,
    /// The digest of each state, taken when it was played.
    pub(super) digests: Vec<Digest>,
    pub(super) entries: Vec<Entry<G::Command>>,
    /// What each command told, and whom.
    pub(super) events: Vec<Told<G>>,
}

/// A state of a run and the command that was played there.
pub(super) struct Step<'r, G: Game> {
    pub(super) index: usize,
    pub(super) before: &'r G,
    pub(super) entry: Entry<G::Command>,
    pub(super) events: &'r [(Audience, G::Event)],
    pub(super) digest_after: Digest,
}

impl<G: Game> Run<G> {
    /// A run in which nothing has happened yet.
    pub(super) fn blank(setup: &G::Setup, seed: Seed) -> Self {
        Self {
            setup: setup.clone(),
            seed,
            states: Vec::new(),
            digests: Vec::new(),
            entries: Vec::new(),
            events: Vec::new(),
        }
    }

    /// Plays until the game is over, or cannot go on, or has gone on for long enough.
    pub(super) fn play(settings: &LawSettings<G>, setup: &G::Setup, seed: Seed) -> Result<Self, Breach> {
        let mut run = Self::blank(setup, seed);
        let mut game = G::new(setup, seed).map_err(|error| run.start_breach(error.to_string()))?;
        let mut stream = SplitMix64::new(seed.number());
        run.keep(&game);
        while run.entries.len() < settings.length.most() {
            let Some(entry) = choose(settings, &game, &mut stream) else {
                break;
            };
            let mut events: Told<G> = Vec::new();
            if game.play(entry.seat, entry.command, &mut events).is_err() {
                // The laws about refusals tell more about it than could be told here.
                break;
            }
            run.entries.push(entry);
            run.events.push(events);
            run.keep(&game);
        }
        Ok(run)
    }

    pub(super) fn last(&self) -> &G {
        self.states.last().expect("a run has a first state")
    }

    pub(super) fn steps(&self) -> impl Iterator<Item = Step<'_, G>> {
        self.entries.iter().enumerate().map(|(index, &entry)| Step {
            index,
            before: &self.states[index],
            entry,
            events: &self.events[index],
            digest_after: self.digests[index + 1],
        })
    }

    /// Fails unless something is true after so many commands.
    pub(super) fn hold(
        &self,
        law: Law,
        commands: usize,
        truth: bool,
        detail: impl FnOnce() -> String,
    ) -> Result<(), Breach> {
        if truth { Ok(()) } else { Err(self.breach(law, commands, detail())) }
    }

    /// A breach after so many commands.
    pub(super) fn breach(&self, law: Law, commands: usize, detail: String) -> Breach {
        let text = |entry: &Entry<G::Command>| format!("{}:{}", entry.seat.index(), entry.command);
        let commands = self.entries[..commands].iter().map(text).collect();
        Breach { law: Some(law), commands, ..self.start_breach(detail) }
    }

    pub(super) fn start_breach(&self, detail: String) -> Breach {
        let setup = format!("{:?}", self.setup);
        Breach { law: None, game: G::NAME, setup, seed: self.seed, commands: Vec::new(), detail }
    }

    fn keep(&mut self, game: &G) {
        self.states.push(game.clone());
        self.digests.push(Digest::of(game));
    }
}

/// Every seat of a game.
pub(super) fn seats<G: Game>() -> impl Iterator<Item = Seat> {
    (0..G::SEATS).map(Seat::new)
}

/// The legal commands of a seat.
pub(super) fn legal<G: Game>(game: &G, seat: Seat) -> Vec<G::Command> {
    let mut commands = Vec::new();
    game.legal(seat, &mut commands);
    commands
}

fn choose<G: Game>(
    settings: &LawSettings<G>,
    game: &G,
    stream: &mut SplitMix64,
) -> Option<Entry<G::Command>> {
    let Status::Awaiting(awaited) = game.status() else {
        return None;
    };
    let seat = choose_seat(settings, awaited, stream)?;
    let commands = legal(game, seat);
    if commands.is_empty() {
        return None;
    }
    let command = (settings.choose)(Perspective::new(game, seat), &commands, stream);
    Some(Entry { seat, command })
}

/// Any of the awaited seats, each with the same chance; only a bystander has a smaller one.
fn choose_seat<G: Game>(settings: &LawSettings<G>, awaited: Seats, stream: &mut SplitMix64) -> Option<Seat> {
    let mut awaited: Vec<Seat> = awaited.iter().collect();
    if let Some(bystander) = settings.bystander
        && awaited.len() > 1
        && awaited.contains(&bystander.seat)
    {
        if stream.below(bystander.one_in) == 0 {
            return Some(bystander.seat);
        }
        awaited.retain(|&seat| seat != bystander.seat);
    }
    let count = u32::try_from(awaited.len()).expect("few enough seats");
    (count > 0).then(|| awaited[stream.below(count) as usize])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laws::{Bystander, Length};
    use crate::tiny::{Command, Tiny};

    #[test]
    fn a_bystander_speaks_up_as_rarely_as_it_should() {
        let bystander = Some(Bystander { seat: Seat::SECOND, one_in: 10 });
        let new = LawSettings::<Tiny<2>>::new(Command::all(), Length::EndsWithin(1));
        let settings = LawSettings { bystander, ..new };
        let mut stream = SplitMix64::new(1);
        let mut times = |awaited: Seats| {
            let mut choose = || choose_seat(&settings, awaited, &mut stream);
            (0..10_000).filter(|_| choose() == Some(Seat::SECOND)).count()
        };
        let both = times(Seats::only(Seat::FIRST).and(Seat::SECOND));
        assert!(both.abs_diff(1_000) < 150, "{both}");
        assert_eq!(times(Seats::only(Seat::SECOND)), 10_000, "when nobody else is there, it speaks");
        assert_eq!(times(Seats::only(Seat::FIRST)), 0);
    }
}
