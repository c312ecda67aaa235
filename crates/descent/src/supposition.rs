//! What if something that is seen were otherwise.

use engine::Seat;

use crate::{Descent, FoeId, Hp};

/// One thing on the screen, as it might have been.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Supposition {
    /// Whoever plays at a seat has so many HP.
    Hero(Seat, Hp),
    /// A creature has so many HP.
    Foe(FoeId, Hp),
    /// A creature has announced nothing.
    Silence(FoeId),
}

impl Descent {
    /// The same run with one thing otherwise; somebody who is not there changes nothing. Only for asking what would
    /// be best then: no play led here.
    #[must_use]
    pub fn supposed(&self, what: Supposition) -> Self {
        let mut run = self.clone();
        match what {
            Supposition::Hero(seat, hp) => {
                if let Some(hero) = run.heroes.get_mut(usize::from(seat.index())) {
                    hero.hp = hp.clamp(Hp(1), hero.most);
                }
            }
            Supposition::Foe(id, hp) => {
                if let Some(place) = run.find(id) {
                    let foe = &mut run.foes[place];
                    foe.hp = hp.clamp(Hp(1), foe.most);
                }
            }
            Supposition::Silence(id) => {
                if let Some(place) = run.find(id) {
                    run.foes[place].intent = None;
                }
            }
        }
        run
    }
}

#[cfg(test)]
mod tests {
    use engine::{Audience, Bot as _, Game as _, Perspective, Seed, Silence};

    use super::*;
    use crate::bot::Fighter;
    use crate::{Foe, Setup, View};

    fn seen(run: &Descent) -> View {
        run.view(Audience::Everyone)
    }

    #[test]
    fn one_thing_is_otherwise_and_nothing_else() {
        let mut silenced = 0;
        for seed in 0..4 {
            let setup = Setup::default();
            let mut run = Descent::new(&setup, Seed::from_bits(seed)).unwrap();
            let mut bot = Fighter::new(setup.content());
            for _ in 0..1_000 {
                if run.status().is_over() {
                    break;
                }
                silenced += compare(&run);
                let command = bot.choose(Perspective::new(&run, Seat::FIRST));
                run.play(Seat::FIRST, command, &mut Silence).expect("bots know the rules");
            }
        }
        assert!(silenced > 0, "nobody announced anything");
    }

    /// Compares a run with what is supposed of it, and tells how many have announced something.
    fn compare(run: &Descent) -> usize {
        let view = seen(run);
        for foe in &view.foes {
            let other = seen(&run.supposed(Supposition::Hero(Seat::FIRST, Hp(9_999))));
            assert_eq!(other.heroes[0].hp, view.heroes[0].most, "nobody has more than all");
            assert_eq!(View { heroes: view.heroes.clone(), ..other }, view);
            let supposed = |what| {
                let other = seen(&run.supposed(what));
                *other.foes.iter().find(|other| other.id == foe.id).expect("it is still there")
            };
            assert_eq!(
                supposed(Supposition::Foe(foe.id, Hp(0))),
                Foe { hp: Hp(1), ..*foe },
                "nobody dies of it"
            );
            assert_eq!(supposed(Supposition::Silence(foe.id)), Foe { intent: None, ..*foe });
        }
        view.foes.iter().filter(|foe| foe.intent.is_some()).count()
    }
}
