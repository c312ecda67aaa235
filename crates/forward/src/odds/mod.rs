//! Exact odds of every decision, computed in whole numbers.
//!
//! Three horizons: a round (certain, once the dice lie there), the card at hand, and the rest
//! of the location. What they suppose about later play is said in `steady`. Tests hold them
//! against simulated frequencies.

mod body;
mod chance;
mod fight;
mod hand;
mod location;
mod meeting;
mod pit;
pub(crate) mod road;
mod row;
pub(crate) mod steady;
mod throws;

pub(crate) use body::{Bodies, Body};
pub use chance::{Chance, Mean};
pub(crate) use hand::{HAND_COUNT, HANDS, hand};
use location::Journey;
use meeting::Fates;
pub(crate) use meeting::Meetings;
pub use road::Exchange;
pub(crate) use row::cards_at;

use crate::{Card, Command, Content, Die, Foe, Hp, Phase, Price, Rules, Slot, Strikers, Throw, View, Weapon};

/// The odds under some rules and numbers. What is solved for one answer is kept for the next, so it is
/// made once and kept.
#[derive(Clone, Debug)]
pub struct Odds {
    meetings: Meetings,
}

/// What a decision leads to by the end of the card at hand; in a fight of the road by the end of the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forecast {
    /// The chance that this card kills.
    pub dies: Chance,
    /// HP after it, the dead counted as none.
    pub hp: Mean,
}

impl Odds {
    /// Solves the fights of a setup.
    pub fn new(content: &Content, rules: Rules) -> Self {
        Self { meetings: Meetings::new(content, rules) }
    }

    /// What may lie at a place of the row, likeliest first.
    pub fn cards(&self, view: &View, slot: Slot) -> Vec<(Card, Chance)> {
        row::cards_at(view, slot)
    }

    /// What keeping a die does in this round: HP dealt and HP taken.
    pub fn round(&self, view: &View, die: Die) -> Option<(Hp, Hp)> {
        let Phase::Clash { throw, .. } = view.phase else { return None };
        let trade = self.meetings.trades(view.hero.weapon, throw)[die.index()];
        Some((Hp(trade.dealt), Hp(trade.taken)))
    }

    /// What a round of the road comes to if these dice strike.
    pub fn exchange(&self, view: &View, strikers: Strikers) -> Option<Exchange> {
        Exchange::of(view, strikers)
    }

    /// What a command leads to by the end of the card at hand, if it is about one.
    pub fn forecast(&self, view: &View, command: Command) -> Option<Forecast> {
        let fates = self.fates(view, command)?;
        // Parts of a certainty add up to a little less than all of it.
        let dies = if fates.iter().all(|(body, _)| body.hp == 0) {
            Chance::SURE
        } else {
            let dead = fates.iter().filter(|(body, _)| body.hp == 0);
            dead.fold(Chance::NEVER, |sum, &(_, chance)| sum.or(chance))
        };
        let hp = Mean::of(fates.iter().map(|&(body, chance)| (body.hp, chance)));
        Some(Forecast { dies, hp })
    }

    /// The chance to clear the location from here, unless nobody knows it: on the road there is too much to
    /// decide. Takes up to a tenth of a second when many cards are left.
    pub fn clears(&self, view: &View) -> Option<Chance> {
        if view.rules.is_road() {
            return None;
        }
        let fates = match self.next_in_hand(view) {
            Some(command) => self.fates(view, command).expect("the next command is about the card at hand"),
            None => vec![(Body::of(view.hero), Chance::SURE)],
        };
        let journey = Journey {
            meetings: &self.meetings,
            tier: view.location.tier(),
            weapon: view.hero.weapon,
            unseen: view.unseen,
            stayed: view.stayed,
            coming: row::oldest_first(view),
        };
        Some(journey.survival(location::rested(&fates, &self.meetings)))
    }

    /// The numbers these odds are made for.
    const fn content(&self) -> &Content {
        &self.meetings.content
    }

    /// What the steady hand does about the card at hand, if there is one.
    fn next_in_hand(&self, view: &View) -> Option<Command> {
        let body = Body::of(view.hero);
        match view.phase {
            Phase::Path | Phase::Peek | Phase::Over(_) | Phase::Fight { .. } | Phase::Gap | Phase::Find => {
                None
            }
            Phase::Clash { foe, throw } => Some(Command::Keep(self.best_die(view, foe, throw))),
            Phase::Brink { .. } => Some(Command::Ward),
            Phase::Terror => Some(Command::Pay(steady::price(body))),
            Phase::Pit { .. } if steady::saves_climb(body, &self.meetings.content) => {
                Some(Command::Reroll(Die::First))
            }
            Phase::Pit { .. } => Some(Command::Endure),
        }
    }

    /// The die that the steady hand keeps.
    pub fn best_die(&self, view: &View, foe: Foe, throw: Throw) -> Die {
        self.meetings.best_die(view.hero.weapon, Body::of(view.hero), foe.hp.0, throw)
    }

    fn fates(&self, view: &View, command: Command) -> Option<Fates> {
        if view.rules.is_road() {
            return self.fates_of_the_road(view, command);
        }
        let (weapon, body) = (view.hero.weapon, Body::of(view.hero));
        let meetings = &self.meetings;
        match (view.phase, command) {
            (Phase::Path, Command::Turn(slot)) => Some(self.turned(view, slot)),
            (Phase::Clash { foe, throw }, Command::Keep(die)) => {
                let trade = meetings.trades(weapon, throw)[die.index()];
                Some(meetings.fight_after(weapon, body, foe.hp.0, trade))
            }
            (Phase::Clash { foe, throw }, Command::Reroll(die)) => {
                Some(self.rerolled(weapon, body, foe, throw, die))
            }
            (Phase::Brink { foe, hp }, Command::Ward) => {
                let warded = Body { hp: hp.0, lux: body.lux.checked_sub(1)?, ..body };
                Some(match foe.hp {
                    Hp::ZERO => vec![(warded, Chance::SURE)],
                    foe => meetings.fight(weapon, warded, foe.0),
                })
            }
            (Phase::Brink { .. }, Command::Endure) => Some(vec![(body, Chance::SURE)]),
            (Phase::Terror, Command::Pay(Price::Lux)) if body.lux == 0 => None,
            (Phase::Terror, Command::Pay(price)) => Some(vec![(meetings.paid(body, price), Chance::SURE)]),
            (Phase::Pit { climb, .. }, Command::Reroll(_)) => {
                let spent = Body { lux: body.lux.checked_sub(1)?, ..body };
                Some(meetings.climb(spent, climb))
            }
            (Phase::Pit { climb, .. }, Command::Endure) => Some(meetings.climb_after_failure(body, climb)),
            _ => None,
        }
    }

    /// On the road only the next step is told: beyond it there is too much to decide.
    fn fates_of_the_road(&self, view: &View, command: Command) -> Option<Fates> {
        let body = Body::of(view.hero);
        let road = view.road?;
        match (view.phase, command) {
            (Phase::Fight { .. }, Command::Strike(strikers)) => {
                let taken = Exchange::of(view, strikers)?.taken();
                Some(taken.map(|taken| (body.hurt(taken), Chance::of(1, 6))).to_vec())
            }
            (Phase::Gap, Command::Lay(die)) => {
                Some(vec![(body.hurt(road.bend.pit(road.held.of(die))), Chance::SURE)])
            }
            (Phase::Terror, Command::Pay(Price::Lux)) if body.lux == 0 => None,
            (Phase::Terror, Command::Pay(Price::Dice)) => Some(vec![(body, Chance::SURE)]),
            (Phase::Terror, Command::Pay(price)) => {
                Some(vec![(self.meetings.paid(body, price), Chance::SURE)])
            }
            _ => None,
        }
    }

    fn turned(&self, view: &View, slot: Slot) -> Fates {
        let (weapon, body, tier) = (view.hero.weapon, Body::of(view.hero), view.location.tier());
        let mut fates = Fates::new();
        for (card, chance) in row::cards_at(view, slot) {
            let met = self.meetings.meet(card, tier, weapon, body);
            fates.extend(met.into_iter().map(|(body, fate)| (body, fate.and(chance))));
        }
        fates
    }

    /// One Lux for another face, then the best die of what lies there.
    fn rerolled(&self, weapon: Option<Weapon>, body: Body, foe: Foe, throw: Throw, die: Die) -> Fates {
        let Some(lux) = body.lux.checked_sub(1) else { return Fates::new() };
        let spent = Body { lux, ..body };
        let mut fates = Fates::new();
        for face in 1..=6 {
            let mut fallen = throw;
            fallen.yours[die.index()] = face;
            let kept = self.meetings.best_die(weapon, spent, foe.hp.0, fallen);
            let trade = self.meetings.trades(weapon, fallen)[kept.index()];
            let after = self.meetings.fight_after(weapon, spent, foe.hp.0, trade);
            fates.extend(after.into_iter().map(|(body, fate)| (body, fate.and(Chance::of(1, 6)))));
        }
        fates
    }
}
