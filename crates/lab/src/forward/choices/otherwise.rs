//! A run as it would look if one thing were otherwise.

use engine::Seed;
use forward::{BLOOD, Content, Foe, Hero, Hp, Lux, Phase, Throw, View};

use crate::choices::one_of;

/// The view with one number changed that a traveller goes by: the own HP, the Lux, the HP of the foe or what its die
/// shows. Which one, and to what, is drawn by lot among those that the rules allow and that leave all commands legal
/// as they are; nothing when there is none.
pub(super) fn otherwise(view: &View, content: &Content, luck: Seed) -> Option<View> {
    let things = [hp(view, content), lux(view, content), foe_hp(view, content), foe_die(view)];
    let changes: Vec<Vec<View>> = things
        .into_iter()
        .map(|views| views.into_iter().filter(|other| other != view).collect::<Vec<View>>())
        .filter(|views| !views.is_empty())
        .collect();
    let mut dice = luck.branch("otherwise").dice();
    let views = one_of(&changes, &mut dice)?;
    one_of(views, &mut dice).copied()
}

/// On the path whoever is hurt stays so and may heal, in a Pit whoever is low and may roll again; and whoever could pay
/// in HP still can.
fn hp(view: &View, content: &Content) -> Vec<View> {
    let (own, most) = (view.hero.hp.0, content.max_hp);
    let is_alike = |hp: &u8| match view.phase {
        Phase::Path => (*hp < most) == (own < most),
        Phase::Pit { .. } => (*hp <= content.low_hp) == (own <= content.low_hp),
        Phase::Fight { .. } | Phase::Gap => (*hp > BLOOD.0) == (own > BLOOD.0),
        _ => true,
    };
    let others = (1..=most).filter(is_alike).map(Hp);
    match view.phase {
        Phase::Brink { foe, .. } => {
            others.map(|hp| View { phase: Phase::Brink { foe, hp }, ..*view }).collect()
        }
        _ => others.map(|hp| View { hero: Hero { hp, ..view.hero }, ..*view }).collect(),
    }
}

/// Whoever has Lux still has some.
fn lux(view: &View, content: &Content) -> Vec<View> {
    let own = view.hero.lux.0;
    let most = if own == 0 { 0 } else { content.max_lux };
    (own.min(1)..=most).map(|lux| View { hero: Hero { lux: Lux(lux), ..view.hero }, ..*view }).collect()
}

fn foe_hp(view: &View, content: &Content) -> Vec<View> {
    let others = |foe: Foe| {
        let most = view.rules.foe_hp(content, foe.card, view.location.tier()).0;
        (1..=most).map(move |hp| Foe { hp: Hp(hp), ..foe })
    };
    match view.phase {
        Phase::Clash { foe, throw } => {
            others(foe).map(|foe| View { phase: Phase::Clash { foe, throw }, ..*view }).collect()
        }
        Phase::Fight { foe, round } => {
            others(foe).map(|foe| View { phase: Phase::Fight { foe, round }, ..*view }).collect()
        }
        Phase::Brink { foe, hp } => {
            others(foe).map(|foe| View { phase: Phase::Brink { foe, hp }, ..*view }).collect()
        }
        _ => Vec::new(),
    }
}

fn foe_die(view: &View) -> Vec<View> {
    let Phase::Clash { foe, throw } = view.phase else { return Vec::new() };
    let shown = |foes: u8| View { phase: Phase::Clash { foe, throw: Throw { foes, ..throw } }, ..*view };
    (1..=6).map(shown).collect()
}

#[cfg(test)]
mod tests {
    use engine::{Audience, Game as _, Seat, Silence};
    use forward::bot::Naive;
    use forward::{Forward, Rules, Setup};

    use super::*;

    /// The numbers that can be otherwise: the own HP, the Lux, the HP of the foe, what its die shows.
    fn numbers(view: &View) -> [Option<u8>; 4] {
        let (foe, die) = match view.phase {
            Phase::Clash { foe, throw } => (Some(foe.hp.0), Some(throw.foes)),
            Phase::Fight { foe, .. } => (Some(foe.hp.0), None),
            _ => (None, None),
        };
        [Some(view.hero.hp.0), Some(view.hero.lux.0), foe, die]
    }

    /// Whether each of the numbers was otherwise at least once in a run.
    fn changed(rules: Rules) -> [bool; 4] {
        let content = Content::HOUSE;
        let setup = Setup::with_rules(rules);
        let mut run = Forward::new(&setup, Seed::from_bits(5)).expect("the house's numbers are sound");
        let naive = Naive::new(content);
        let mut changed = [false; 4];
        for number in 0..200 {
            let now = run.view(Audience::Seat(Seat::FIRST));
            if run.status().is_over() {
                break;
            }
            if let Some(then) = otherwise(&now, &content, Seed::from_bits(number)) {
                let differs = |place: &usize| numbers(&now)[*place] != numbers(&then)[*place];
                let places: Vec<usize> = (0..4).filter(differs).collect();
                assert_eq!(places.len(), 1, "{now:?} {then:?}");
                changed[places[0]] = true;
            }
            run.play(Seat::FIRST, naive.advise(&now), &mut Silence).expect("naive knows the rules");
        }
        changed
    }

    #[test]
    fn one_number_is_otherwise() {
        assert_eq!(changed(Rules::WRITTEN), [true; 4]);
        // On the road the foe's die falls after the choice, so nobody goes by it.
        assert_eq!(changed(Rules::ROAD), [true, true, true, false]);
    }
}
