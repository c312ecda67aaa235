//! Going down for good, and getting up again.

use engine::{Seat, Sink};

use super::Act;
use crate::{Ailments, Descent, Event, Feats, Hero, Hp, Outcome, Percent, Source, Turns};

impl<S: Sink<Event>> Act<'_, S> {
    /// The run ends; without a cause it is won.
    pub(crate) fn finish(&mut self, cause: Option<Source>) {
        let run = &mut *self.run;
        let outcome = run.outcome(cause);
        run.over = Some(outcome);
        self.tell(Event::Ended { outcome });
    }

    /// Somebody goes down, and can be revived for a while.
    pub(crate) fn go_down(&mut self, seat: Seat) {
        let lying = self.run.content.lying;
        let hero = self.hero_mut(seat);
        (hero.down, hero.hp, hero.revived, hero.ailments) = (Some(lying), Hp(0), 0, Ailments::NONE);
        self.tell(Event::WentDown { seat });
    }

    /// A turn passes for somebody who lies.
    pub(crate) fn lie(&mut self, seat: Seat) {
        let hero = self.hero_mut(seat);
        hero.down = hero.down.map(|turns| turns.less(Turns(1)));
    }

    /// Somebody waits beside one who lies.
    pub(crate) fn tend(&mut self, seat: Seat) {
        let hero = self.hero_mut(seat);
        hero.revived += 1;
        if hero.revived >= 3 {
            (hero.down, hero.hp) = (None, hero.most.share(Percent(30)));
            self.tell(Event::Revived { seat });
        }
    }

    /// Nobody is left with nothing.
    pub(crate) fn spare(&mut self, seat: Seat) {
        self.hero_mut(seat).hp = Hp(1);
    }
}

impl Descent {
    /// How it ends, if it ends now.
    fn outcome(&self, cause: Option<Source>) -> Outcome {
        let Self { level, turn, score, kills, tally, heroes, .. } = self;
        let of_both = |seat: usize| heroes.get(seat);
        let carried = |hero: &Hero| {
            let mut items = hero.pack.items();
            std::array::from_fn(|_| items.next())
        };
        Outcome {
            place: level.place,
            cause,
            turns: *turn,
            score: *score,
            kills: *kills,
            level: heroes.iter().map(|hero| hero.level).max().unwrap_or(1),
            characters: [0, 1].map(|seat| of_both(seat).map(|hero| hero.character)),
            packs: [0, 1].map(|seat| of_both(seat).map(carried).unwrap_or_default()),
            feats: Feats::of(tally, level.place.floor),
        }
    }
}
