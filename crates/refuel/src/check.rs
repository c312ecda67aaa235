//! Whether a command is legal, and all that are.

use engine::Seat;
use grid::{Direction, Point};

use crate::{
    Battle, Blueprint, Card, Choice, Command, Deed, Footing, Holding, Placing, Priority, Refusal, SIDE,
    Target,
};

/// Abilities are aimed at so many points in a row: corners, middles of edges and middles of tiles.
pub(crate) const POINTS: u8 = 2 * SIDE + 1;

impl Battle {
    pub(crate) fn allows(&self, seat: Seat, command: Command) -> Result<(), Refusal> {
        if seat != Seat::FIRST {
            return Err(Refusal::NoSuchSeat);
        }
        if self.over.is_some() {
            return Err(Refusal::BattleIsOver);
        }
        match command {
            Command::Build(blueprint, target) => self.may_build(blueprint, target),
            Command::Sell(at) => self.may_sell(at),
            Command::Aim(at, priority) => self.may_aim(at, priority),
            Command::Use(blueprint, target) => self.may_use(blueprint, target),
            Command::Wave => self.is_between_waves(),
            Command::Run(ticks) if !(1..=Command::MOST_TICKS).contains(&ticks) => Err(Refusal::NoSuchTime),
            Command::Run(_) => self.is_within_wave(),
        }
    }

    const fn is_between_waves(&self) -> Result<(), Refusal> {
        if self.assault.is_some() { Err(Refusal::WaveGoesOn) } else { Ok(()) }
    }

    const fn is_within_wave(&self) -> Result<(), Refusal> {
        if self.assault.is_some() { Ok(()) } else { Err(Refusal::NoWave) }
    }

    /// Why something cannot be built somewhere, if it cannot.
    ///
    /// # Errors
    /// The first reason.
    pub fn may_build(&self, blueprint: Blueprint, target: Target) -> Result<(), Refusal> {
        self.is_between_waves()?;
        let card = self.usable(blueprint)?;
        if !blueprint.is_built() {
            return Err(Refusal::NotBuilt);
        }
        self.fits(card.blueprint, target)?;
        self.is_paid(blueprint, target)
    }

    /// Why something cannot be used somewhere, if it cannot.
    ///
    /// # Errors
    /// The first reason.
    pub fn may_use(&self, blueprint: Blueprint, target: Target) -> Result<(), Refusal> {
        self.is_within_wave()?;
        let card = self.usable(blueprint)?;
        if blueprint.is_built() {
            return Err(Refusal::NotUsed);
        }
        self.fits(card.blueprint, target)?;
        self.is_paid(blueprint, target)?;
        self.is_there_enough(blueprint, target)
    }

    fn usable(&self, blueprint: Blueprint) -> Result<&Card, Refusal> {
        let card = self.card(blueprint).ok_or(Refusal::NotCarried(blueprint))?;
        if card.cooldown > 0 { Err(Refusal::CoolsDown(card.cooldown)) } else { Ok(card) }
    }

    /// Whether what is aimed at is what a blueprint is aimed at.
    fn fits(&self, blueprint: Blueprint, target: Target) -> Result<(), Refusal> {
        let row = blueprint.row();
        match (row.place, target) {
            (Placing::Anywhere, Target::Anywhere) => return Ok(()),
            (Placing::Anywhere, _) => return Err(Refusal::NeedsNoPlace),
            (_, Target::Anywhere) => return Err(Refusal::NeedsPlace),
            _ => {}
        }
        match target {
            Target::At(_) if blueprint.is_directed() => return Err(Refusal::NeedsDirection),
            Target::Facing(..) if !blueprint.is_directed() => return Err(Refusal::NeedsNoDirection),
            Target::Tier(_, tier) if tier == 0 || usize::from(tier) > row.tiers.len() => {
                return Err(Refusal::NoSuchMake);
            }
            _ => {}
        }
        let at = target.at().ok_or(Refusal::NeedsPlace)?;
        match row.place {
            Placing::Tile(footing) => self.has_room(blueprint, footing, at),
            Placing::Point if at.x >= POINTS || at.y >= POINTS => Err(Refusal::OutsideWorld),
            Placing::Line if at.x >= SIDE || at.y >= SIDE => Err(Refusal::OutsideWorld),
            _ => Ok(()),
        }
    }

    /// Whether something can stand on a tile.
    fn has_room(&self, blueprint: Blueprint, footing: Footing, at: Point) -> Result<(), Refusal> {
        let tile = self.world().tiles.get(at).ok_or(Refusal::OutsideWorld)?;
        if self.building_at(at).is_some() {
            return Err(Refusal::Occupied);
        }
        if !footing.is_over(tile.holding) {
            return Err(Refusal::WrongGround);
        }
        if tile.downhill.is_some() && !footing.takes_slopes() {
            return Err(Refusal::TooSteep);
        }
        if tile.level < footing.lowest() {
            return Err(Refusal::TooLow(footing.lowest()));
        }
        let deeds = blueprint.row().deeds;
        let is_beside_own = |other: &crate::Building| {
            let away = other.at.x.abs_diff(at.x).max(other.at.y.abs_diff(at.y));
            other.blueprint == blueprint && away <= 1
        };
        if deeds.contains(&Deed::Apart) && self.buildings.iter().any(is_beside_own) {
            return Err(Refusal::TooClose);
        }
        let holding = |at: Point| self.world().tiles.get(at).map(|tile| tile.holding);
        let is_by_the_way = || at.neighbours().into_iter().any(|at| holding(at) == Some(Holding::Path));
        if deeds.contains(&Deed::ByTheWay) && !is_by_the_way() {
            return Err(Refusal::FarFromWay);
        }
        Ok(())
    }

    fn is_paid(&self, blueprint: Blueprint, target: Target) -> Result<(), Refusal> {
        let price = self.price(blueprint, target);
        if self.purse.payment(price).is_some() {
            return Ok(());
        }
        let short = (price.energy.0 - self.purse.energy.0).max(0);
        Err(Refusal::TooDear(price.materials.0 + short - self.purse.materials.0))
    }

    /// Whether what an ability gives away is there after it was paid.
    fn is_there_enough(&self, blueprint: Blueprint, target: Target) -> Result<(), Refusal> {
        let mut left = self.purse;
        if let Some(paid) = left.payment(self.price(blueprint, target)) {
            left.materials -= paid.materials;
            left.energy -= paid.energy;
        }
        for deed in blueprint.row().deeds {
            if let Deed::Converts(trade) = deed
                && left.get(trade.give.0) < trade.give.1
            {
                return Err(Refusal::NothingToGive);
            }
        }
        Ok(())
    }

    fn may_sell(&self, at: Point) -> Result<(), Refusal> {
        self.is_between_waves()?;
        let building = self.building_at(at).ok_or(Refusal::NothingThere)?;
        let is_sold = building.blueprint.is_built() && building.blueprint != Blueprint::Hub;
        if is_sold { Ok(()) } else { Err(Refusal::NotSold) }
    }

    fn may_aim(&self, at: Point, priority: Priority) -> Result<(), Refusal> {
        let building = self.building_at(at).ok_or(Refusal::NothingThere)?;
        match building.row().gun {
            Some(gun) if gun.choice == Choice::Priorities => {}
            _ => return Err(Refusal::NothingToChoose),
        }
        if building.priority == priority { Err(Refusal::AlreadySo) } else { Ok(()) }
    }

    pub(crate) fn list(&self, commands: &mut Vec<Command>) {
        commands.clear();
        if self.over.is_some() {
            return;
        }
        for card in &self.cards {
            let blueprint = card.blueprint;
            let is_time = blueprint.is_built() == self.assault.is_none();
            if is_time && card.cooldown == 0 {
                self.list_targets(blueprint, commands);
            }
        }
        for building in &self.buildings {
            let aims = Priority::ALL.map(|priority| Command::Aim(building.at, priority));
            let all = aims.into_iter().chain([Command::Sell(building.at)]);
            commands.extend(all.filter(|command| self.allows(Seat::FIRST, *command).is_ok()));
        }
        match self.assault {
            None => commands.push(Command::Wave),
            Some(_) => commands.extend((1..=Command::MOST_TICKS).map(Command::Run)),
        }
        commands.sort_unstable();
    }

    /// Everything that a blueprint can be aimed at now.
    fn list_targets(&self, blueprint: Blueprint, commands: &mut Vec<Command>) {
        let points = match blueprint.row().place {
            Placing::Anywhere => {
                self.list_target(blueprint, Target::Anywhere, commands);
                return;
            }
            Placing::Point => POINTS,
            Placing::Tile(_) | Placing::Line => SIDE,
        };
        // What is too dear here is too dear everywhere.
        let makes = (1..=u8::try_from(blueprint.row().tiers.len()).unwrap_or(0)).chain([0]);
        let is_paid = |tier| self.is_paid(blueprint, Target::Tier(Point::new(0, 0), tier)).is_ok();
        if !makes.clone().any(is_paid) {
            return;
        }
        for at in (0..points).flat_map(|y| (0..points).map(move |x| Point::new(x, y))) {
            if blueprint.is_directed() {
                for facing in Direction::ALL {
                    self.list_target(blueprint, Target::Facing(at, facing), commands);
                }
            } else {
                self.list_target(blueprint, Target::At(at), commands);
            }
            for tier in makes.clone().filter(|tier| *tier > 0) {
                self.list_target(blueprint, Target::Tier(at, tier), commands);
            }
        }
    }

    fn list_target(&self, blueprint: Blueprint, target: Target, commands: &mut Vec<Command>) {
        let is_built = blueprint.is_built();
        let command =
            if is_built { Command::Build(blueprint, target) } else { Command::Use(blueprint, target) };
        if self.allows(Seat::FIRST, command).is_ok() {
            commands.push(command);
        }
    }
}
