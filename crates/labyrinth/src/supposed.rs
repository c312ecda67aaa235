//! What if something that is seen were otherwise.

use engine::Game as _;

use crate::{FoeId, Hp, Labyrinth};

/// One thing on the screen, as it might have been.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Supposition {
    /// The hero has so many HP.
    Hero(Hp),
    /// A foe has so many HP.
    Foe(FoeId, Hp),
    /// A foe has announced nothing.
    Silence(FoeId),
}

impl Labyrinth {
    /// The same run with one thing otherwise; a foe that is not there changes nothing. Only for asking what would
    /// be best then: no play led here.
    #[must_use]
    pub fn supposed(&self, what: Supposition) -> Self {
        let mut run = self.clone();
        match what {
            Supposition::Hero(hp) => run.hero.hp = hp.clamp(Hp(1), run.hero.stats.hp),
            Supposition::Foe(id, hp) => {
                if let Some(index) = run.find(id) {
                    let foe = &mut run.foes[index.0];
                    foe.hp = hp.clamp(Hp(1), foe.stats.hp);
                }
            }
            Supposition::Silence(id) => {
                if let Some(index) = run.find(id) {
                    run.foes[index.0].intent = None;
                }
            }
        }
        debug_assert_eq!(run.status(), self.status(), "whoever lives goes on living");
        run
    }
}

#[cfg(test)]
mod tests {
    use engine::{Audience, Bot as _, Perspective, Seat, Seed, Silence};

    use super::*;
    use crate::bot::Brawler;
    use crate::{Foe, Setup, View};

    fn seen(run: &Labyrinth) -> View {
        run.view(Audience::Everyone)
    }

    #[test]
    fn one_thing_is_otherwise_and_nothing_else() {
        let mut silenced = 0;
        for seed in 0..4 {
            let mut run = Labyrinth::new(&Setup::default(), Seed::from_bits(seed)).unwrap();
            let mut bot = Brawler::new(*run.content());
            for _ in 0..2_000 {
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
    fn compare(run: &Labyrinth) -> usize {
        let view = seen(run);
        for foe in &view.foes {
            let other = seen(&run.supposed(Supposition::Hero(Hp(9_999))));
            assert_eq!(other.hero.hp, view.hero.stats.hp, "nobody has more than all");
            assert_eq!(View { hero: view.hero, ..other }, view);
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
