//! The only writers of a run: each verb changes it and tells it.

use engine::{Audience, Game as _, Seat, Seed, Sink};
use grid::Pity;

use super::encounter::Encounter;
use super::fight::{Fight, FightSort, Prize};
use super::gift::Gift;
use super::hardship::Toll;
use super::offer::Offers;
use super::sector::{Sector, seed_of};
use super::stop::Stop;
use super::{Run, RunEvent, RunOutcome, Stage};
use crate::{Battle, Blueprint, Command, Environment, Event, Given, Hull, Modifier, Money, Outcome, Setup};

/// A run that is being played, with whoever listens.
pub(super) struct Voyage<'a> {
    run: &'a mut Run,
    sink: &'a mut dyn Sink<RunEvent>,
}

/// Passes on what happens in a battle.
struct Through<'a>(&'a mut dyn Sink<RunEvent>);

impl Sink<Event> for Through<'_> {
    fn emit(&mut self, audience: Audience, event: Event) {
        self.0.emit(audience, RunEvent::Battle(event));
    }
}

impl<'a> Voyage<'a> {
    pub(super) const fn new(run: &'a mut Run, sink: &'a mut dyn Sink<RunEvent>) -> Self {
        Self { run, sink }
    }

    /// The run as it is now.
    pub(super) const fn run(&self) -> &Run {
        self.run
    }

    fn tell(&mut self, event: RunEvent) {
        self.sink.emit(Audience::Everyone, event);
    }

    pub(super) fn count_choice(&mut self) {
        self.run.tally.chosen += 1;
    }

    /// Comes to a stop of the next layer.
    pub(super) fn come_to(&mut self, place: u8) -> Stop {
        self.run.trail.push(place);
        let stop = self.run.stop().expect("one has just come there").clone();
        self.tell(RunEvent::Came { stop: stop.clone() });
        stop
    }

    /// The battle of the stop begins; what was announced for it is used up.
    pub(super) fn begin_battle(&mut self) {
        let setup = self.run.battle_setup();
        let battle = Battle::new(&setup, self.run.battle_seed()).expect("runs make sound setups");
        self.run.hold.ahead.clear();
        self.run.stage = Stage::Battle(Box::new(battle));
    }

    /// A command of the battle; how it ended, if it did.
    pub(super) fn play_battle(&mut self, command: Command) -> Option<Outcome> {
        let Stage::Battle(battle) = &mut self.run.stage else { return None };
        battle
            .play(Seat::FIRST, command, &mut Through(self.sink))
            .expect("it was checked that the battle allows it");
        self.run.tally.note(command);
        battle.outcome()
    }

    /// A battle is over: what it took of the hull is gone.
    pub(super) fn end_battle(&mut self, sort: FightSort, outcome: Outcome) {
        let Stage::Battle(battle) = &self.run.stage else { return };
        let tally = &mut self.run.tally;
        tally.waves += u32::from(outcome.waves);
        tally.ticks.0 += outcome.ticks;
        if outcome.is_won() {
            tally.win(sort, battle);
        }
        self.run.hold.hull = outcome.hull.min(self.run.hold.most_hull);
        if outcome.is_won() {
            self.tell(RunEvent::Won { hull: outcome.hull });
        }
    }

    pub(super) fn pay(&mut self, money: Money) {
        self.run.hold.money += money;
        self.run.tally.earned += money;
        self.tell(RunEvent::Paid { money });
    }

    pub(super) fn mend(&mut self, hull: Hull) {
        let hold = &mut self.run.hold;
        let mended = hull.min(hold.most_hull - hold.hull);
        hold.hull += mended;
        self.tell(RunEvent::Mended { hull: mended });
    }

    pub(super) const fn set_pity(&mut self, pity: Pity) {
        self.run.pity = pity;
    }

    /// An encounter is met, and what it comes of is used up.
    pub(super) fn meet(&mut self, encounter: Encounter) {
        let hold = &mut self.run.hold;
        hold.met.push(encounter);
        if let Some(trace) = encounter.tale().after {
            hold.traces.retain(|other| *other != trace);
        }
        self.tell(RunEvent::Met { encounter });
    }

    /// Lays out what can be taken.
    pub(super) fn lay_out(&mut self, offers: Vec<Offers>) {
        self.run.stage = Stage::Offers(offers);
    }

    /// Takes an offer, and tells what it was.
    pub(super) fn take(&mut self, place: u8, said: Option<Blueprint>) -> Vec<Gift> {
        let money = self.run.hold.money;
        self.run.hold = self.run.taken(place, said).expect("it was checked that it can be taken");
        self.tell(RunEvent::Took { place, said });
        self.count_money(money);
        let Stage::Offers(offers) = &mut self.run.stage else { return Vec::new() };
        let offers = &mut offers[0];
        offers.left = offers.left.saturating_sub(1);
        let offer = &mut offers.all[usize::from(place)];
        offer.is_taken = true;
        let gifts = offer.gifts.clone();
        for gift in &gifts {
            if !matches!(gift, Gift::Chance(..)) {
                self.tell(RunEvent::Got { gift: gift.clone() });
            }
        }
        gifts
    }

    /// Chance decides; it is drawn anew with each choice of a run.
    pub(super) fn fall(&mut self, percent: u8) -> bool {
        let branch = self.run.luck().branch("chance").branch(self.run.tally.chosen);
        let is_better = branch.stream().below(100) < u32::from(percent);
        self.tell(RunEvent::Fell { is_better });
        is_better
    }

    /// What chance has decided for. It never takes the last of the hull.
    pub(super) fn befall(&mut self, gift: Gift) {
        let money = self.run.hold.money;
        let gift = match gift {
            Gift::Hull(hull) if hull < 0 => Gift::Hull(hull.max(1 - self.run.hold.hull.0)),
            gift => gift,
        };
        let mut hold = self.run.hold.clone();
        if hold.receive_all(std::slice::from_ref(&gift), None).is_ok() {
            self.run.hold = hold;
            self.count_money(money);
            self.tell(RunEvent::Got { gift });
        }
    }

    fn count_money(&mut self, before: Money) {
        let change = self.run.hold.money - before;
        let tally = &mut self.run.tally;
        if change.0 > 0 { tally.earned += change } else { tally.spent += Money(-change.0) }
    }

    /// Leaves what is offered first.
    pub(super) fn leave(&mut self) {
        if let Stage::Offers(offers) = &mut self.run.stage {
            offers.remove(0);
        }
        self.tell(RunEvent::Left);
    }

    /// Puts away what nothing can be taken of any more.
    pub(super) fn clear_away(&mut self) {
        if let Stage::Offers(offers) = &mut self.run.stage {
            while offers.first().is_some_and(Offers::is_done) {
                offers.remove(0);
            }
            if offers.is_empty() {
                self.run.stage = Stage::Way;
            }
        }
    }

    /// The next act begins.
    pub(super) fn begin_act(&mut self) {
        let run = &mut *self.run;
        run.act += 1;
        run.sector = Sector::made(run.seed, run.act, &run.content);
        run.trail.clear();
        let (act, theme) = (run.act(), run.theme());
        self.tell(RunEvent::ActBegan { act, theme });
    }

    /// The run is over.
    pub(super) fn end(&mut self) {
        let run = &mut *self.run;
        let outcome = RunOutcome {
            act: run.act(),
            hardships: run.hardships,
            hull: run.hold.hull,
            battles: run.tally.battles(),
            ticks: run.tally.ticks,
            minutes: run.tally.minutes(),
            score: run.points(),
        };
        run.over = Some(outcome);
        self.tell(RunEvent::Ended { outcome });
    }
}

impl Run {
    /// The battle of the stop where one is.
    fn fight(&self) -> &Fight {
        self.stop().and_then(Stop::fight).expect("battles begin at battles")
    }

    pub(super) fn fight_sort(&self) -> FightSort {
        self.fight().sort
    }

    pub(super) fn prizes(&self) -> Vec<Prize> {
        self.fight().prizes.clone()
    }

    fn battle_seed(&self) -> Seed {
        seed_of(self.luck())
    }

    /// What the battle of this stop is played with.
    pub(super) fn battle_setup(&self) -> Setup {
        let fight = self.fight();
        // What is like that already becomes no more so.
        let mut environments: Vec<Environment> = fight.environment.into_iter().collect();
        for ahead in &self.hold.ahead {
            if !environments.contains(ahead) {
                environments.push(*ahead);
            }
        }
        let growth = i32::from(self.content.growth) * i32::from(self.tally.battles());
        let growth = (growth != 0).then_some(Modifier::Start(crate::Good::Materials, growth));
        let tolls = self.tolls().filter_map(|toll| match toll {
            Toll::Fights(modifier) => Some(modifier),
            Toll::FightsOf(sort, modifier) => (sort == fight.sort).then_some(modifier),
            _ => None,
        });
        let modifiers = fight.modifiers(&self.content, self.act);
        let modifiers = modifiers.into_iter().chain(self.theme().modifiers());
        Setup {
            level: fight.level,
            terrain: Some(fight.terrain),
            carried: self.hold.blueprints.iter().map(|fitted| fitted.blueprint).collect(),
            given: self.hold.given().chain(environments.into_iter().map(Given::from)).collect(),
            modifiers: modifiers.chain(self.hold.starts()).chain(growth).chain(tolls).collect(),
            hull: Some(self.hold.hull),
            content: Some(Box::new(self.battles)),
        }
    }

    /// What a battle pays.
    pub(super) fn pay(&self, sort: FightSort) -> Money {
        let pay = self.content.pay[sort.index()].0;
        Money(self.tolls().fold(pay, |pay, toll| match toll {
            Toll::Pay(percent) => pay * percent / 100,
            _ => pay,
        }))
    }

    /// What is mended after a boss.
    pub(super) fn haven(&self) -> Hull {
        let more = self.tolls().filter_map(|toll| match toll {
            Toll::Haven(more) => Some(more.0),
            _ => None,
        });
        Hull((self.content.haven.0 + more.sum::<i32>()).max(0))
    }

    /// Whether the boss of the sector is behind, with all that it left.
    pub(super) fn is_sector_done(&self) -> bool {
        matches!(self.stage, Stage::Way) && self.sector.is_over(&self.trail)
    }

    /// The score so far. RULES.md, 11.9.
    pub(super) fn points(&self) -> i64 {
        let tally = &self.tally;
        let is_won = tally.won[FightSort::Boss.index()] == u16::from(Self::ACTS);
        let hull = if is_won { 10 * i64::from(self.hold.hull.0) } else { 0 };
        (tally.depth() + i64::from(tally.speed) + hull) * (100 + 10 * i64::from(self.hardships)) / 100
    }
}
