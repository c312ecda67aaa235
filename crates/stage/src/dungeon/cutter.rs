//! How events are cut into a film.

use super::beat::{Beat, Gait, Move};
use super::film::{Shown, Take};
use super::{Change, Cue, Film, Filmed, Motion, Scene};

/// Follows the events and knows at each what is to be seen.
pub(super) struct Cutter<D: Filmed> {
    film: Film<D>,
    scene: Scene<D>,
    shown: Shown,
    /// The place of the last event that changes the floor: from there on it is shown as it is after.
    last_change: usize,
}

impl<D: Filmed> Cutter<D> {
    pub(super) fn new(film: Film<D>, events: &[D::Event]) -> Self {
        let changes = |event: &D::Event| D::change(event) != Change::Nothing;
        let last_change = events.iter().rposition(changes).unwrap_or(0);
        Self { scene: D::scene(&film.before), film, shown: Shown::Before, last_change }
    }

    pub(super) fn cut(mut self, events: &[D::Event]) -> Film<D> {
        let mut place = 0;
        while let Some(event) = events.get(place) {
            if place == self.last_change || D::change(event) == Change::NewFloor {
                self.shown = Shown::After;
            }
            let moves = walking_together::<D>(&events[place..]);
            if moves.len() > 1 {
                let together = place + moves.len();
                self.walk_together(&events[place..together], moves);
                place = together;
                continue;
            }
            self.show(event);
            place += 1;
        }
        self.film
    }

    /// Those who walk one after the other are seen walking at the same time.
    fn walk_together(&mut self, events: &[D::Event], moves: Vec<Move>) {
        for event in events {
            self.tell(event);
            D::retell(event, &mut self.scene, &self.film.after);
        }
        self.add(Beat::Moves(moves));
    }

    fn show(&mut self, event: &D::Event) {
        if let Some(lunge) = self.lunge(event) {
            self.cue(Cue::Noise(D::SWING));
            self.add(lunge);
        }
        let beat = match D::walk(event) {
            Some(step) => Some(Beat::Moves(vec![step])),
            None => D::beat(event, &self.scene, self.view()),
        };
        // An arrow is heard when it leaves, and the fallen are where they stood.
        let is_told_first = matches!(beat, Some(Beat::Flight { .. } | Beat::Fall { .. }));
        if is_told_first {
            self.tell(event);
        }
        D::retell(event, &mut self.scene, &self.film.after);
        if !is_told_first {
            self.tell(event);
        }
        if let Some(beat) = beat {
            self.add(beat);
        }
    }

    fn add(&mut self, beat: Beat<D>) {
        if self.film.motion == Motion::Reduced && beat.is_motion() {
            return;
        }
        self.film.takes.push(Take { beat, scene: self.scene.clone(), shown: self.shown });
    }

    fn cue(&mut self, cue: Cue<D::Noise>) {
        self.film.cues.push((self.film.takes.len(), cue));
    }

    fn tell(&mut self, event: &D::Event) {
        for cue in D::cues(event, &self.scene, &self.film.before) {
            self.cue(cue);
        }
    }

    /// Whoever strikes somebody by hand leans towards them first.
    fn lunge(&self, event: &D::Event) -> Option<Beat<D>> {
        let (who, target) = D::strike(event)?;
        let (from, toward) = (self.scene.place(who)?, self.scene.place(target)?);
        Some(Beat::Lunge { who, from, toward })
    }

    const fn view(&self) -> &D::View {
        match self.shown {
            Shown::Before => &self.film.before,
            Shown::After => &self.film.after,
        }
    }
}

/// The first events as long as they are others that walk, each of them once.
fn walking_together<D: Filmed>(events: &[D::Event]) -> Vec<Move> {
    let mut moves: Vec<Move> = Vec::new();
    for step in events.iter().map_while(D::walk) {
        let walks = step.gait == Gait::Walk && !step.who.is_own();
        if !walks || moves.iter().any(|known| known.who == step.who) {
            break;
        }
        moves.push(step);
    }
    moves
}
