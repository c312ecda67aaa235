//! What it would cost to stand on a tile, and who could strike there.

use engine::Seat;
use grid::{Direction, Flood, Point};

use crate::combat::damage::SPREAD;
use crate::game::Listener;
use crate::verbs::Act;
use crate::{
    Blow, BlowNature, Cells, Descent, Energy, Event, Foe, FoeId, Habit, Hero, Hp, Kind, Trait, Turns, View,
    Who,
};

/// Somebody who could hurt whoever stands on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threat {
    /// Who.
    pub id: FoeId,
    /// What they are.
    pub kind: Kind,
    /// What they announced; nothing for a strike.
    pub blow: Option<Blow>,
    /// In how many of their actions it falls.
    pub turns: Turns,
    /// The least and the most that it takes.
    pub harm: (Hp, Hp),
}

/// What it would cost somebody to stand on a tile until the turn ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Danger {
    /// What ground and ailments take when it ends, if nobody interferes.
    pub ground: Hp,
    /// Blows that were announced there.
    pub blows: Vec<Threat>,
    /// Those who could come there and strike.
    pub strikes: Vec<Threat>,
}

impl Danger {
    /// The most that it could cost, as far as all that is seen goes.
    pub fn most(&self) -> Hp {
        let due = self.blows.iter().filter(|blow| blow.turns <= Turns(1)).chain(&self.strikes);
        due.fold(self.ground, |all, threat| all + threat.harm.1)
    }
}

impl Descent {
    /// What it would cost somebody to stand on a tile that was seen until the turn ends.
    pub fn danger(&self, seat: Seat, at: Point) -> Danger {
        let hero = self.hero(seat);
        let view = self.public(seat);
        let threat = |foe: &Foe, blow: Option<Blow>, turns: Turns| {
            let harm = hero.harm_of(foe, blow);
            harm.map(|harm| Threat { id: foe.id, kind: foe.kind, blow, turns, harm })
        };
        let announced = view.foes.iter().filter_map(|foe| {
            let intent = foe.intent.filter(|intent| view.reached(foe.at, *intent).contains(at))?;
            threat(foe, Some(intent.blow), intent.turns)
        });
        let strikers = view.foes.iter().filter(|foe| view.strikes_of(foe).contains(at));
        Danger {
            ground: self.ground_takes(seat, at),
            blows: announced.collect(),
            strikes: strikers.filter_map(|foe| threat(foe, None, Turns(1))).collect(),
        }
    }

    /// What a turn takes of somebody on a tile when nobody else is there: a turn that passes for a copy.
    fn ground_takes(&self, seat: Seat, at: Point) -> Hp {
        let mut run = self.clone();
        run.foes.clear();
        run.level.ground = self.level.ground.within(&self.level.known.explored);
        run.heroes[usize::from(seat.index())].at = at;
        let mut events: Vec<Event> = Vec::new();
        Act::new(&mut run, &mut Listener(&mut events)).end_turn();
        let harm = events.iter().filter_map(|event| match event {
            Event::Harmed { who, harm, .. } if *who == Who::Hero(seat) => Some(*harm),
            _ => None,
        });
        harm.fold(Hp(0), |all, harm| all + harm)
    }
}

impl Hero {
    /// The least and the most that a blow or a strike of a creature takes; nothing when it takes nothing by itself.
    pub(crate) fn harm_of(&self, foe: &Foe, blow: Option<Blow>) -> Option<(Hp, Hp)> {
        let force = blow.map_or(BlowNature::STRIKE, Blow::nature).force;
        let harm = |luck| force.harm(foe.attack, self.defence(), luck).map(|harm| self.withstand(harm).0);
        harm(SPREAD[0]).zip(harm(SPREAD[SPREAD.len() - 1]))
    }
}

impl View {
    /// The tiles on which a creature could strike somebody before its coming turn is over, as far as is known.
    pub fn strikes_of(&self, foe: &Foe) -> Cells {
        // What was announced comes first, and may take somebody along.
        let (first, start) = match foe.intent {
            None => (Energy::ACTION, Cells::of(foe.at)),
            Some(intent) => {
                let way =
                    if intent.blow.nature().travels { self.reached(foe.at, intent) } else { Cells::NONE };
                (Energy::ACTION + Energy::ACTION, way | Cells::of(foe.at))
            }
        };
        let strikes = foe.is_awake() && foe.can_act() && foe.habits().contains(&Habit::Strike);
        if !strikes || foe.energy < first {
            return Cells::NONE;
        }
        let spare = usize::try_from((foe.energy - first).0).unwrap_or(0);
        let steps = foe.kind.nature().step.map_or(0, |step| spare / usize::try_from(step.0).unwrap_or(100));
        let doors = if foe.kind.has(Trait::Ghostly) { Cells::NONE } else { self.closed };
        let bodies = self
            .foes
            .iter()
            .map(|other| other.at)
            .chain(self.heroes.iter().filter(|hero| !hero.is_gone()).map(|hero| hero.at));
        let land = (self.walkable() - doors) - bodies.collect();
        let land = land | start;
        let stands = if self.ground.ice.meets(&land) {
            (0..steps).fold(start, |stands, _| stands | self.steps_and_slides(&stands, &land))
        } else {
            Flood::new(start, &land).take(steps + 1).fold(Cells::NONE, |all, front| all | front)
        };
        (stands.spread() & self.open) - Cells::of(foe.at)
    }

    /// Where a step leads from some tiles, which on ice is as far as it goes.
    fn steps_and_slides(&self, from: &Cells, land: &Cells) -> Cells {
        let slide = |at: Point, way: Direction| {
            let tiles = std::iter::successors(Some(at.step(way)), move |to| {
                Some(to.step(way)).filter(|_| self.ground.ice.contains(*to))
            });
            tiles.take_while(|to| land.contains(*to))
        };
        from.iter().flat_map(|at| Direction::ALL.into_iter().flat_map(move |way| slide(at, way))).collect()
    }

    /// The tiles on which somebody who is seen could strike before their coming turn is over.
    pub fn strikes(&self) -> Cells {
        self.foes.iter().fold(Cells::NONE, |all, foe| all | self.strikes_of(foe))
    }

    /// What burns or bursts in the coming turn and does not burn yet, as far as is known.
    pub fn burns_next(&self) -> Cells {
        self.ground.threatened() - self.ground.fire.all()
    }
}
