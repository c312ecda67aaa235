//! A game that plays itself, on a small screen.

use engine::{Audience, Game, Seat, Seed, Status};
use stage::{Film, Millis, Motion, Staged};

use super::Animated;
use crate::art::Pixels;
use crate::browser::clock;

/// What a game adds to a run that plays itself: its bots, and how it looks.
pub(crate) trait Show: Sized + 'static {
    /// Which game it is.
    type Game: Staged;
    /// How long everything lies still before the next command.
    const PAUSE: Millis;
    /// How long the end of a run is to be seen.
    const END: Millis;

    /// Somebody sits down at a new run.
    fn restart(&mut self, game: &Self::Game, seed: Seed);

    /// What whoever is to decide does.
    fn choose(&mut self, game: &Self::Game, seat: Seat) -> Option<<Self::Game as Game>::Command>;

    /// A run has begun; it may be played on unseen to where there is something to see.
    fn prepare(_playing: &mut Playing<Self>, _now: Millis) {}

    /// The film of a command as it is to be seen, and how long nothing moves after it.
    fn cut(
        playing: &mut Playing<Self>,
        film: FilmOf<Self>,
        _before: &ViewOf<Self>,
    ) -> (FilmOf<Self>, Millis) {
        (film, if playing.is_over() { Self::END } else { Self::PAUSE })
    }

    /// Another picture is about to be drawn.
    fn drift(_playing: &mut Playing<Self>, _now: Millis) {}

    /// What is to be seen now.
    fn picture(playing: &Playing<Self>, now: Millis) -> Pixels;
}

/// What a command of the game looks like.
type FilmOf<S> = <<S as Show>::Game as Staged>::Film;
/// What everybody may know of the game.
type ViewOf<S> = <<S as Show>::Game as Game>::View;

/// A run of bots, and what is to be seen of it.
pub(crate) struct Playing<S: Show> {
    pub(crate) game: S::Game,
    /// What everybody may know of it.
    pub(crate) view: ViewOf<S>,
    /// What the last command looks like.
    pub(crate) film: Option<FilmOf<S>>,
    /// When that was given.
    pub(crate) began: Millis,
    /// When the next one will be.
    pub(crate) next: Millis,
    pub(crate) show: S,
}

impl<S: Show> Playing<S> {
    /// A run of the house from its first command on.
    pub(crate) fn new(mut show: S, seed: Seed, now: Millis) -> Self {
        let game = dealt(&mut show, seed);
        Self { view: game.view(Audience::Everyone), game, film: None, began: now, next: now, show }
    }

    /// The same, from where there is something to see.
    pub(crate) fn begin(show: S, seed: Seed, now: Millis) -> Self {
        let mut playing = Self::new(show, seed, now);
        S::prepare(&mut playing, now);
        playing
    }

    /// Whether nothing more can happen.
    pub(crate) fn is_over(&self) -> bool {
        self.game.status().is_over()
    }

    /// What moves now; nothing while nothing does.
    pub(crate) fn frame(&self, now: Millis) -> Option<<FilmOf<S> as Film>::Frame<'_>> {
        self.film.as_ref().and_then(|film| film.frame(now))
    }

    /// Whoever is to decide does.
    pub(crate) fn step(&mut self, now: Millis) {
        let Status::Awaiting(seats) = self.game.status() else { return };
        let Some(seat) = seats.first() else { return };
        let Some(command) = self.show.choose(&self.game, seat) else { return };
        let mut events = Vec::new();
        let played = self.game.play(seat, command, &mut events);
        assert!(played.is_ok(), "a bot plays by the rules");
        let before = std::mem::replace(&mut self.view, self.game.view(Audience::Everyone));
        let film = S::Game::film(&before, &self.view, &events, Motion::Full, now);
        let (film, rest) = S::cut(self, film, &before);
        (self.began, self.next) = (now, now + film.duration() + rest);
        self.film = Some(film);
    }
}

/// A new game of the house, at which somebody sits down.
fn dealt<S: Show>(show: &mut S, seed: Seed) -> S::Game {
    let setup = <S::Game as Game>::Setup::default();
    let game = S::Game::new(&setup, seed).expect("the numbers of the house are good");
    show.restart(&game, seed);
    game
}

impl<S: Show> Animated for Playing<S> {
    fn advance(&mut self, now: Millis) {
        S::drift(self, now);
        if now < self.next {
            return;
        }
        if self.is_over() {
            self.game = dealt(&mut self.show, clock::fresh_seed());
            self.view = self.game.view(Audience::Everyone);
            (self.film, self.began, self.next) = (None, now, now);
            S::prepare(self, now);
        } else {
            self.step(now);
        }
    }

    fn picture(&self, now: Millis) -> Pixels {
        S::picture(self, now)
    }
}
