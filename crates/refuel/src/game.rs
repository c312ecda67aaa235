//! Refuel as a game of the house.

use std::sync::Arc;

use engine::record::{ReadError, Reading, Verdict};
use engine::{About, Audience, Checked, Digest, Game, Seat, Seats, Seed, Sink, Status};

use crate::about::ABOUT;
use crate::battle::land::Land;
use crate::battle::sketch::Sketch;
use crate::verbs::Act;
use crate::{
    Battle, BattleView, Blueprint, Building, Card, Changes, Command, Content, Event, Forecast, Fuel,
    Modifier, Outcome, Purse, Refusal, Setup, SetupError, Start, Stat, Wave, WavePlan, World, WorldPlan,
    battle,
};

impl Game for Battle {
    const ABOUT: About = ABOUT;
    const RULES_VERSION: u32 = 1;
    const SEATS: u8 = 1;

    type Setup = Setup;
    type SetupError = SetupError;
    type Command = Command;
    type Event = Event;
    type View = BattleView;
    type Refusal = Refusal;
    type Outcome = Outcome;

    fn new(setup: &Setup, seed: Seed) -> Result<Self, SetupError> {
        let content = setup.sound()?;
        let mut plan = WorldPlan::of(seed, setup.level);
        if let Some(terrain) = setup.terrain {
            plan = plan.on(terrain);
        }
        let world = World::generate(seed, &plan);
        let waves = wave_plan(&plan, &setup.all_modifiers());
        Ok(Self::begin(
            setup,
            content,
            world,
            |count| {
                let mut forecast = Forecast::new(seed, waves);
                forecast.wave(count.saturating_sub(1));
                forecast.made().to_vec()
            },
            battle::dice(seed),
        ))
    }

    fn content_digest(setup: &Setup) -> Digest {
        Digest::of(&setup.content())
    }

    fn status(&self) -> Status<Outcome> {
        self.over.map_or(Status::Awaiting(Seats::only(Seat::FIRST)), Status::Over)
    }

    fn legal(&self, seat: Seat, commands: &mut Vec<Command>) {
        commands.clear();
        if seat == Seat::FIRST {
            self.list(commands);
        }
    }

    fn check(&self, seat: Seat, command: Command) -> Result<(), Refusal> {
        self.allows(seat, command)
    }

    fn carry_out(&mut self, order: &Checked<Command>, sink: &mut impl Sink<Event>) {
        Act::new(self, sink).carry_out(order);
    }

    fn digest(&self) -> Digest {
        Digest::of(self)
    }

    fn read_and_verify(bytes: &[u8]) -> Result<(Reading<Self>, Verdict<Self::Outcome>), ReadError> {
        engine::record::read_and_verify(bytes)
    }

    fn view(&self, _observer: Audience) -> BattleView {
        self.public()
    }

    fn score(&self) -> i64 {
        self.points()
    }
}

/// What waves are made after on a world, with all that alters them.
fn wave_plan(world: &WorldPlan, modifiers: &[Modifier]) -> WavePlan {
    let changes = modifiers.iter().filter_map(|modifier| match modifier {
        Modifier::Waves(change) => Some(*change),
        _ => None,
    });
    WavePlan::of(world).changed(changes)
}

impl Battle {
    /// The same battle as far as it can be seen, with other dice, and other waves behind those that are shown.
    #[must_use]
    pub fn redealt(&self, seed: Seed) -> Self {
        let network = &self.land.world.network;
        let length = |start: &Start| network.distance(start.tile).and_then(|steps| u8::try_from(steps).ok());
        let mut lengths: Vec<u8> = network.starts().iter().filter_map(length).collect();
        lengths.sort_unstable();
        let world = WorldPlan { level: self.level, terrain: self.land.world.terrain, lengths, branches: 0 };
        let mut forecast = Forecast::new(seed, wave_plan(&world, &self.modifiers));
        let last = self.waves.len() - 1;
        forecast.wave(u16::try_from(last).expect("a battle has few waves"));
        let shown = (usize::from(self.wave) + usize::from(self.content.preview)).min(self.waves.len());
        let waves = self.waves[..shown].iter().chain(&forecast.made()[shown..]).cloned();
        Self { waves: Arc::new(waves.collect()), ..self.with_other_dice(seed) }
    }

    /// The same battle with the next wave and the one after it in the other order; nothing where that is the same.
    pub fn with_next_waves_exchanged(&self) -> Option<Self> {
        let next = usize::from(self.wave);
        let mut waves = self.waves.as_ref().clone();
        if self.assault.is_some() || next + 1 >= waves.len() || waves[next] == waves[next + 1] {
            return None;
        }
        waves.swap(next, next + 1);
        Some(Self { waves: Arc::new(waves), ..self.clone() })
    }

    /// A battle on a world, with as many waves as it can need.
    pub(crate) fn begin(
        setup: &Setup,
        content: Content,
        world: World,
        waves: impl FnOnce(u16) -> Vec<Wave>,
        dice: engine::Dice,
    ) -> Self {
        let modifiers = setup.all_modifiers();
        let altered = |blueprint: Blueprint| {
            let mut changes = Changes::default();
            for modifier in &modifiers {
                if let Modifier::Blueprints(whose, change, origin) = *modifier
                    && whose.is_meant(blueprint)
                {
                    changes.add(change, origin);
                }
            }
            let mut card = Card::new(blueprint);
            card.alter(&changes);
            let first = card.makes[0].get(Stat::FirstCooldown);
            Card { cooldown: u8::try_from(first).unwrap_or(u8::MAX), ..card }
        };
        let hub = altered(Blueprint::Hub).makes[0];
        let cards = setup.carried.iter().copied().map(altered).collect();
        let more: i32 = modifiers
            .iter()
            .map(|modifier| match modifier {
                Modifier::Goal(more) => *more,
                _ => 0,
            })
            .sum();
        let goal = Fuel((setup.level.fuel_goal().0 + content.more_fuel.0 + more).max(1));
        let mut purse = Purse { materials: content.materials, energy: content.energy, fuel: Fuel(0) };
        for modifier in &modifiers {
            if let Modifier::Start(good, more) = modifier {
                purse.set(*good, (purse.get(*good) + more).max(0));
            }
        }
        // The hub alone ends a battle, sooner or later.
        let count = goal.0.div_euclid(hub.get(Stat::FuelYield).max(1)) + 1;
        let waves = waves(u16::try_from(count.clamp(1, i32::from(Self::MOST_WAVES))).unwrap_or(1));
        let ways = world.network.starts().len();
        let at = world.network.hub();
        Self {
            level: setup.level,
            content,
            given: setup.given.clone(),
            modifiers,
            land: Arc::new(Land::new(world)),
            waves: Arc::new(waves),
            wave: 0,
            assault: None,
            purse,
            goal,
            hull: setup.hull.unwrap_or(content.hull),
            cards,
            buildings: vec![Building::new(Blueprint::Hub, at, hub)],
            foes: Vec::new(),
            shots: Vec::new(),
            effects: Vec::new(),
            domes: Vec::new(),
            count: 0,
            turns: vec![0; ways],
            births: 0,
            ticks: 0,
            losses: Vec::new(),
            dice,
            over: None,
            sketch: Sketch::default(),
        }
    }

    /// No battle has more waves of its own.
    pub(crate) const MOST_WAVES: u16 = 250;
}

#[cfg(test)]
mod tests {
    use engine::Silence;

    use super::*;
    use crate::{Environment, Given, Level};

    #[test]
    fn what_is_dealt_anew_looks_the_same_and_with_its_own_seed_is_the_same() {
        for level in [1, 3, 4, 5] {
            let given = vec![Given::from(Environment::Migration)];
            let setup = Setup { given, ..Setup::on_level(Level(level)) };
            let (seed, other) = (Seed::from_bits(8), Seed::from_bits(9));
            let mut run = Battle::new(&setup, seed).expect("the setup is sound");
            assert_eq!(run.redealt(seed).digest(), run.digest());
            for command in [Command::Wave, Command::Run(200), Command::Run(250)] {
                let _ = run.play(Seat::FIRST, command, &mut Silence);
            }
            let dealt = run.redealt(other);
            assert_eq!(dealt.view(Audience::Everyone), run.view(Audience::Everyone));
            assert_ne!(dealt.waves_in_store(), run.waves_in_store());
        }
    }

    #[test]
    fn the_next_two_waves_can_come_in_the_other_order() {
        let run = Battle::new(&Setup::default(), Seed::from_bits(8)).expect("the setup is sound");
        let other = run.with_next_waves_exchanged().expect("they differ");
        let two = |run: &Battle| run.next_waves().take(2).cloned().collect::<Vec<Wave>>();
        let (mut wanted, found) = (two(&run), two(&other));
        wanted.reverse();
        assert_eq!(found, wanted);
        assert_eq!(other.with_next_waves_exchanged().map(|again| again.digest()), Some(run.digest()));
    }
}
