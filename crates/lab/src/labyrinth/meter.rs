//! What is read off one run of Endless Tower.

use engine::{Audience, Sink};
use labyrinth::{Blessing, Command, Event, FloorNumber, Healing, Labyrinth, Loot, Manner, Price, Shape, Who};

use super::bout::Bout;
use super::floors::{BANDS, FloorCounts, band};
use super::foes::Blows;
use super::vigour::Vigour;
use super::wardrobe::Wardrobe;
use crate::solo::Meter;

/// One run, floor by floor, as its events tell it. Only how many turns passed is read off the
/// commands, since nothing need happen in a turn.
#[derive(Clone, Debug)]
pub struct LabyrinthMeter {
    floor: u32,
    vigour: Vigour,
    blows: Blows,
    bout: Bout,
    wardrobe: Wardrobe,
    visit: Visit,
    cast: Option<Cast>,
    station: Price,
    bands: [FloorCounts; BANDS.len()],
}

/// What is added up over a visit to a floor.
#[derive(Clone, Copy, Debug, Default)]
struct Visit {
    turns: u32,
    has_stirred: bool,
    sought: u32,
    fights: u32,
    broken_off: u32,
    levels: u32,
    upgrades: u32,
    boons: u32,
    earned: u32,
    spent: u32,
}

/// A spell that spreads, while it is cast.
#[derive(Clone, Copy, Debug, Default)]
struct Cast {
    targets: u32,
    damage: u32,
}

impl LabyrinthMeter {
    /// The floor that was reached.
    pub(super) const fn floor(&self) -> u32 {
        self.floor
    }

    /// All that was counted, without the visit to a floor that was not left yet: nobody knows how it
    /// would have ended.
    pub(super) const fn floors_left(&self) -> &[FloorCounts; BANDS.len()] {
        &self.bands
    }

    /// All that was counted, the floor where the run ended included.
    pub(super) fn all_floors(&self) -> [FloorCounts; BANDS.len()] {
        let mut all = self.clone();
        all.leave();
        all.bands
    }

    fn here(&mut self) -> &mut FloorCounts {
        &mut self.bands[band(self.floor)]
    }

    fn enter(&mut self) {
        let hp = self.vigour.percent();
        self.here().hp_before.add(hp);
        self.blows.clear();
    }

    fn leave(&mut self) {
        self.settle_cast();
        let visit = std::mem::take(&mut self.visit);
        let here = self.here();
        here.visits += 1;
        here.turns.add(visit.turns);
        here.stirred += u64::from(visit.has_stirred);
        here.sought.add(visit.sought);
        here.fights.add(visit.fights);
        here.broken_off.add(visit.broken_off);
        here.levels.add(visit.levels);
        here.upgrades.add(visit.upgrades);
        here.boons.add(visit.boons);
        here.earned.add(visit.earned);
        here.spent.add(visit.spent);
    }

    fn settle_cast(&mut self) {
        let Some(Cast { targets, damage }) = self.cast.take() else { return };
        match targets {
            0 => {}
            1 => self.here().cast_on_one.add(damage),
            _ => self.here().cast_on_group.add(damage),
        }
    }

    /// The hero hit a foe.
    fn hit(&mut self, manner: Manner, amount: i32) {
        let amount = amount.unsigned_abs();
        match manner {
            Manner::Bump => self.here().bump.add(amount),
            Manner::Shot => self.here().shot.add(amount),
            Manner::Spell(spell) if spell.shape() == Shape::One => self.here().bolt.add(amount),
            Manner::Spell(_) => {
                self.here().spread.add(amount);
                if let Some(cast) = &mut self.cast {
                    cast.targets += 1;
                    cast.damage += amount;
                }
            }
            Manner::Answer | Manner::Deed | Manner::Burst | Manner::Thorns => {}
        }
    }

    fn trade(&mut self, event: &Event) {
        match *event {
            Event::FightWon { gold, .. }
            | Event::Interest { gold }
            | Event::Found { loot: Loot::Gold(gold), .. } => self.visit.earned += gold.0,
            Event::Bought { price, .. }
            | Event::Rerolled { price }
            | Event::Upgraded { price, .. }
            | Event::RelicTaken { price, .. } => self.visit.spent += price.0,
            Event::Healed { source: Healing::Station, .. } => {
                self.visit.spent += self.station.on(FloorNumber(self.floor)).0;
            }
            _ => {}
        }
    }
}

impl Meter<Labyrinth> for LabyrinthMeter {
    fn begin(game: &Labyrinth) -> Self {
        let content = game.content();
        let mut meter = Self {
            floor: 1,
            vigour: Vigour::new(content),
            blows: Blows::default(),
            bout: Bout::default(),
            wardrobe: Wardrobe::default(),
            visit: Visit::default(),
            cast: None,
            station: content.prices.station,
            bands: [FloorCounts::default(); BANDS.len()],
        };
        meter.enter();
        meter
    }

    fn command(&mut self, _game: &Labyrinth, command: Command) {
        self.settle_cast();
        self.visit.turns += u32::from(command.takes_a_turn());
        if matches!(command, Command::Cast(spell, _) if spell.shape() != Shape::One) {
            self.cast = Some(Cast::default());
        }
    }
}

impl Sink<Event> for LabyrinthMeter {
    fn emit(&mut self, _audience: Audience, event: Event) {
        if let Event::FightWon { .. } = event {
            let hp = self.vigour.percent();
            self.here().hp_after.add(hp);
        }
        self.vigour.follow(&event);
        self.trade(&event);
        match event {
            Event::FloorEntered { floor } => {
                self.leave();
                self.floor = floor.0;
                self.enter();
            }
            Event::Struck { by: Who::Foe(_, kind), target: Who::Hero, .. } => self.bout.join(kind),
            Event::Struck { by: Who::Hero, target: Who::Foe(id, kind), manner, amount, .. } => {
                self.bout.join(kind);
                match manner {
                    Manner::Bump => {
                        self.blows.of(id).bumps += 1;
                        self.bout.bumps += 1;
                    }
                    Manner::Shot | Manner::Spell(_) => self.blows.of(id).set_ups += 1,
                    Manner::Answer | Manner::Deed | Manner::Burst | Manner::Thorns => {}
                }
                self.hit(manner, amount.0);
            }
            Event::FloorStirred { .. } => self.visit.has_stirred = true,
            Event::Sought { .. } => self.visit.sought += 1,
            Event::Slain { id, kind, seeks, .. } => {
                // Those who come looking for the hero are stronger than their kind.
                if let Some(taken) = self.blows.close(id).filter(|_| !seeks) {
                    let rank = kind.rank() as usize;
                    self.here().exchanges[rank].add(taken.bumps);
                    self.here().set_ups[rank].add(taken.set_ups);
                }
            }
            Event::FoeLost { id, .. } => {
                self.blows.close(id);
            }
            Event::FightBegan => self.bout = Bout::default(),
            Event::FightWon { .. } => {
                self.visit.fights += 1;
                let Bout { bumps, .. } = self.bout;
                if let Some(rank) = self.bout.rank() {
                    self.here().bouts[rank].add(bumps);
                }
            }
            Event::FightBrokenOff => self.visit.broken_off += 1,
            Event::LevelGained { .. } => self.visit.levels += 1,
            Event::Equipped { item, .. } | Event::Upgraded { item, .. } => {
                self.visit.upgrades += u32::from(self.wardrobe.is_improved_by(&item));
            }
            // Magic fills charges, which do not last.
            Event::Blessed { blessing: Blessing::Magic, .. } => {}
            Event::TomeRead { .. } | Event::Blessed { .. } | Event::RelicTaken { .. } => {
                self.visit.boons += 1;
            }
            Event::Died { .. } => self.here().deaths += 1,
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::{Bot, Game, Perspective, Seat, Seed};
    use grid::Point;
    use labyrinth::bot::Brawler;
    use labyrinth::{Cause, FoeId, Gold, Hp, Kind, Percent, Setup, Thing, View, Xp};

    use super::*;

    fn view(run: &Labyrinth) -> View {
        run.view(Audience::Everyone)
    }

    /// What events tell agrees with what the view says.
    #[test]
    fn health_is_followed_exactly() {
        let mut run = Labyrinth::new(&Setup::default(), Seed::from_bits(11)).unwrap();
        let mut meter = LabyrinthMeter::begin(&run);
        let mut bot = Brawler::new(*run.content());
        for _ in 0..3_000 {
            if run.status().is_over() {
                break;
            }
            let command = bot.choose(Perspective::new(&run, Seat::FIRST));
            meter.command(&run, command);
            run.play(Seat::FIRST, command, &mut meter).unwrap();
            let hero = view(&run).hero;
            let percent = hero.hp.0 * 100 / hero.stats.hp.0;
            assert_eq!(i32::try_from(meter.vigour.percent()), Ok(percent), "after {command}");
        }
        let bands = meter.all_floors();
        assert_eq!(meter.floor(), view(&run).floor.0);
        let turns: u64 = bands.iter().map(|band| band.turns.sum()).sum();
        // The turn of a death begins and does not end.
        let last = u64::from(run.status().is_over());
        assert_eq!(turns, u64::from(view(&run).turn.0) + last);
        let visits: u64 = bands.iter().map(|band| band.visits).sum();
        assert_eq!(visits, u64::from(view(&run).floor.0), "every floor is visited once");
    }

    fn begun() -> LabyrinthMeter {
        LabyrinthMeter::begin(&Labyrinth::new(&Setup::default(), Seed::from_bits(11)).unwrap())
    }

    fn tell(meter: &mut LabyrinthMeter, events: impl IntoIterator<Item = Event>) {
        events.into_iter().for_each(|event| meter.emit(Audience::Everyone, event));
    }

    fn hit(id: FoeId, kind: Kind, manner: Manner) -> Event {
        let target = Who::Foe(id, kind);
        Event::Struck { by: Who::Hero, target, manner, amount: Hp(5), crit: false, guarded: false, hp: Hp(9) }
    }

    fn fall(id: FoeId, kind: Kind) -> Event {
        Event::Slain { id, kind, at: Some(Point::new(3, 3)), seeks: false }
    }

    #[test]
    fn who_was_never_hit_took_no_exchanges_and_fights_go_by_the_highest_rank() {
        let [wolf, charger, slime] = [1, 2, 3].map(FoeId);
        let mut meter = begun();
        tell(
            &mut meter,
            [
                Event::FightBegan,
                hit(wolf, Kind::Wolf, Manner::Bump),
                hit(charger, Kind::Charger, Manner::Shot),
                hit(wolf, Kind::Wolf, Manner::Bump),
                fall(wolf, Kind::Wolf),
                fall(slime, Kind::Slime),
                hit(charger, Kind::Charger, Manner::Bump),
                fall(charger, Kind::Charger),
                Event::FightWon { xp: Xp(9), gold: Gold(2), share: Percent(100) },
            ],
        );
        let floor = meter.floors_left()[0];
        assert_eq!(floor.exchanges.map(|bumps| bumps.mean()), [Some(2.0), Some(1.0), None]);
        assert_eq!(floor.set_ups.map(|shots| shots.mean()), [Some(0.0), Some(1.0), None]);
        assert_eq!(floor.bouts.map(|bumps| bumps.mean()), [None, Some(3.0), None]);
    }

    #[test]
    fn a_floor_counts_as_visited_once_it_is_left_alive_or_dead() {
        let mut meter = begun();
        tell(&mut meter, [Event::FloorEntered { floor: FloorNumber(2) }]);
        assert_eq!(meter.floors_left().map(|floor| floor.visits)[..2], [1, 0]);
        tell(&mut meter, [Event::Died { cause: Cause::Trap(Thing::Spikes), floor: FloorNumber(2) }]);
        let floors = meter.all_floors();
        assert_eq!([floors[1].visits, floors[1].deaths], [1, 1]);
    }
}
