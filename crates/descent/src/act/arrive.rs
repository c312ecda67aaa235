//! Going down, and what waits there.

use engine::Sink;
use grid::Flood;

use crate::verbs::Act;
use crate::{Branch, Cells, Event, Flask, Floor, Gold, Hero, Loot, Modifier, Percent, Place, Turns, Weather};

impl<S: Sink<Event>> Act<'_, S> {
    /// Down the stairs, to a branch of the next floor.
    pub(super) fn descend(&mut self, branch: Branch) {
        let Some(below) = self.run().level.place.below(branch) else { return };
        self.leave_floor();
        self.rest_on_stairs();
        self.arrive_at(below);
    }

    /// What a floor was worth. RULES.md, section 13.
    fn leave_floor(&mut self) {
        let run = self.run();
        let floor = i64::from(run.level.place.floor.0);
        let all_slain = if run.foes.is_empty() { 200 } else { 0 };
        let traps = run
            .level
            .things
            .iter()
            .filter(|(at, thing)| thing.is_trap() && run.level.known.explored.contains(*at));
        let avoided = 3 * i64::try_from(traps.count()).unwrap_or(0);
        self.score(100 * floor + all_slain + avoided);
    }

    fn rest_on_stairs(&mut self) {
        let steep = self.run().modifiers.has(Modifier::SteepStairs);
        let percent =
            if steep { Percent(self.run().content.stairs.0.min(5)) } else { self.run().content.stairs };
        for seat in self.run().seats() {
            let Hero { most, down, .. } = *self.run().hero(seat);
            if down.is_some_and(|left| left > Turns::NONE) {
                // Who still lies is carried down, and wakes there.
                (0..3).for_each(|_| self.tend(seat));
            }
            if self.run().hero(seat).stands() {
                self.heal_by(seat, most.share(percent));
            }
        }
    }

    /// Everybody comes to a place, as its floor is for this seed.
    pub(crate) fn arrive_at(&mut self, place: Place) {
        let (floor, _) = Floor::generate(self.run().seed, place);
        self.arrive_on(&floor);
    }

    /// Everybody comes to a floor.
    pub(crate) fn arrive_on(&mut self, floor: &Floor) {
        let start = Cells::of(floor.start);
        let beside = Flood::new(start, &floor.walkable()).nth(1).and_then(|front| front.first());
        self.enter(floor, [floor.start, beside.unwrap_or(floor.start)]);
        for encounter in floor.encounters.iter().take(self.run().encounters(floor.place)) {
            for (place, at) in encounter.tiles.iter().take(self.run().content.heads.into()).enumerate() {
                let id = self.add_foe(encounter.kind, *at);
                if place == 0 && self.run().modifiers.has(Modifier::Champions) {
                    self.make_champion(id);
                }
            }
        }
        if let Some((boss, at)) = floor.boss {
            self.add_foe(boss, at);
        }
        for (at, trap) in floor.traps.iter().take(self.run().traps(floor.traps.len())) {
            self.place_thing(*at, *trap);
        }
        let pile = self.run().pile(floor.place, floor.piles.len());
        let flasks = floor.flasks.iter().take(self.run().content.sure_flasks.into());
        let piles = floor.piles.iter().map(|at| (*at, Loot::Gold(pile)));
        for (at, loot) in piles.chain(flasks.map(|at| (*at, Loot::Flask(Flask::Healing)))) {
            self.drop_loot(at, loot);
        }
        let stock = self.run().draw_stock();
        self.stock_up(stock);
        let rains =
            |foe: &&crate::Foe| foe.fight_phase().is_some_and(|phase| phase.weather == Some(Weather::Rain));
        if let Some(boss) = self.run().foes.iter().find(rains).copied() {
            self.begin_weather(&boss, Weather::Rain);
        }
        self.look();
    }
}

impl crate::Descent {
    /// How many encounters of a floor there are for this run.
    pub(crate) fn encounters(&self, place: Place) -> usize {
        let harder = u8::from(place.branch == Branch::Right) + u8::from(self.modifiers.has(Modifier::Crowds));
        let alone = u16::from(self.content.encounters(place.floor) + harder);
        let company = if self.heroes.len() > 1 { self.content.together_count.0 } else { 0 };
        usize::from((alone * (100 + company)).div_ceil(100))
    }

    /// How many of the traps of a floor there are for this run.
    fn traps(&self, written: usize) -> usize {
        let snares = if self.modifiers.has(Modifier::Snares) { 2 } else { 1 };
        written * usize::from((self.content.traps.0 * snares).min(100)) / 100
    }

    /// What lies in each pile of gold of a floor.
    fn pile(&self, place: Place, piles: usize) -> Gold {
        Gold(self.gold_on(place).0 / u16::try_from(piles.max(1)).unwrap_or(u16::MAX))
    }

    /// The gold that lies on a floor, all piles together.
    pub(crate) fn gold_on(&self, place: Place) -> Gold {
        let rich = if place.branch == Branch::Right { 130 } else { 100 };
        let gold = u32::from(self.content.gold(place.floor).0) * rich / 100;
        Gold(u16::try_from(gold).unwrap_or(u16::MAX))
    }
}
