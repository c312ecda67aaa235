//! Whether a command is legal, and all that are.

use engine::Seat;
use grid::{Direction, Point, is_clear};

use crate::{
    Command, Draught, Flask, Gold, Hero, Labyrinth, Landmark, Loot, Refusal, Shop, Slot, Spell, Thing, Turns,
};

impl Labyrinth {
    pub(crate) fn allows(&self, seat: Seat, command: Command) -> Result<(), Refusal> {
        if seat != Seat::FIRST {
            return Err(Refusal::NoSuchSeat);
        }
        if self.over.is_some() {
            return Err(Refusal::RunIsOver);
        }
        match command {
            Command::Step(direction) => self.may_step(direction),
            Command::Close(direction) => self.may_close(direction),
            Command::Guard | Command::Wait => Ok(()),
            Command::Dash(direction) => self.may_dash(direction),
            Command::Shoot(at) => self.may_shoot(at),
            Command::Cast(spell, at) => self.may_cast(spell, at),
            Command::Drink(flask) => self.may_drink(flask),
            Command::Equip(place) => self.carried(place),
            Command::Drop(place) => self.may_drop(place),
            Command::Scout => self.may_scout(),
            Command::Ascend => self.may_ascend(),
            Command::Buy(place) => self.may_buy(place),
            Command::Reroll => self.afford(self.shop_at_hand()?.reroll_price),
            Command::Upgrade(slot) => self.may_upgrade(slot),
            Command::Relic(place) => self.may_take_relic(place),
            Command::Heal => self.may_pay_station(),
        }
    }

    fn may_step(&self, direction: Direction) -> Result<(), Refusal> {
        let to = self.hero.at.step(direction);
        let ground = &self.ground;
        if self.foe_at(to).is_some() || ground.secrets.contains(to) {
            return Ok(());
        }
        if let Some(lock) = ground.lock(to) {
            return if self.hero.has_key(lock) { Ok(()) } else { Err(Refusal::Locked) };
        }
        if !ground.open.contains(to) {
            return Err(Refusal::Wall);
        }
        let is_spent = ground.spent.contains(to);
        match ground.thing(to) {
            Some(Thing::Landmark(Landmark::Fountain)) if !is_spent => {
                let is_well = self.hero.hp == self.hero.stats.hp && !self.hero.ailments.is_any();
                if is_well { Err(Refusal::Unhurt) } else { Ok(()) }
            }
            Some(Thing::Landmark(Landmark::Shrine)) if !is_spent => Ok(()),
            Some(Thing::Landmark(_)) => Err(Refusal::NothingToGain),
            Some(Thing::Shop | Thing::HealStation) => Err(Refusal::StandsThere),
            _ => Ok(()),
        }
    }

    fn may_close(&self, direction: Direction) -> Result<(), Refusal> {
        let at = self.hero.at.step(direction);
        let ground = &self.ground;
        if !ground.doors.contains(at) || ground.closed.contains(at) {
            return Err(Refusal::NoDoor);
        }
        let is_taken = self.foe_at(at).is_some() || ground.loot(at).is_some();
        if is_taken { Err(Refusal::DoorwayTaken) } else { Ok(()) }
    }

    fn may_dash(&self, direction: Direction) -> Result<(), Refusal> {
        match self.hero.dash_wait {
            Turns::NONE => self.dash_goal(direction).map(|_| ()).ok_or(Refusal::NoRoomToDash),
            turns => Err(Refusal::DashRests(turns)),
        }
    }

    fn may_shoot(&self, at: Point) -> Result<(), Refusal> {
        let bow = self.hero.bow().ok_or(Refusal::NoBow)?;
        if self.hero.arrows == 0 {
            return Err(Refusal::NoArrows);
        }
        self.somebody_seen(at)?;
        let range = self.content.bow(bow).range;
        if at.distance(self.hero.at) > range.into() {
            return Err(Refusal::OutOfBowshot(bow, range));
        }
        self.clear_line(at)
    }

    fn may_cast(&self, spell: Spell, at: Point) -> Result<(), Refusal> {
        if !self.hero.knows(spell) {
            return Err(Refusal::UnknownSpell(spell));
        }
        if self.hero.charges(spell) == 0 {
            return Err(Refusal::NoCharge(spell));
        }
        let range = self.content.spell(spell).range;
        if at.distance(self.hero.at) > range.into() {
            return Err(Refusal::OutOfReach(spell, range));
        }
        if !spell.is_aimed_at_tiles() {
            self.somebody_seen(at)?;
            return self.clear_line(at);
        }
        if !self.ground.known.seen.contains(at) || self.ground.opaque.contains(at) {
            return Err(Refusal::NoLine);
        }
        self.clear_line(at)?;
        let area = self.fireball_area(at);
        let is_any =
            self.foes.iter().any(|foe| area.contains(foe.at) && self.ground.known.seen.contains(foe.at));
        if is_any { Ok(()) } else { Err(Refusal::NobodyThere) }
    }

    fn somebody_seen(&self, at: Point) -> Result<(), Refusal> {
        let is_seen = self.ground.known.seen.contains(at) && self.foe_at(at).is_some();
        if is_seen { Ok(()) } else { Err(Refusal::NobodyThere) }
    }

    fn clear_line(&self, at: Point) -> Result<(), Refusal> {
        if is_clear(self.hero.at, at, &self.ground.opaque) { Ok(()) } else { Err(Refusal::NoLine) }
    }

    fn may_drink(&self, flask: Flask) -> Result<(), Refusal> {
        if self.hero.flasks(flask) == 0 {
            return Err(Refusal::NoFlask);
        }
        let helps = match flask.draught(&self.content) {
            Draught::Health(_) => self.hero.hp < self.hero.stats.hp,
            Draught::Arrows(most) => self.hero.bow().is_some() && self.hero.arrows < most,
            Draught::Charges => {
                Spell::ALL.into_iter().any(|spell| self.hero.charges(spell) < self.hero.most_charges(spell))
            }
        };
        if helps { Ok(()) } else { Err(Refusal::NoThirst) }
    }

    fn carried(&self, place: u8) -> Result<(), Refusal> {
        match self.hero.bag.get(usize::from(place)) {
            Some(Some(_)) => Ok(()),
            _ => Err(Refusal::EmptyPlace),
        }
    }

    fn may_drop(&self, place: u8) -> Result<(), Refusal> {
        self.carried(place)?;
        let at = self.hero.at;
        let is_taken =
            self.ground.loot(at).is_some() || self.ground.doors.contains(at) || at == self.ground.exit;
        if is_taken { Err(Refusal::FloorTaken) } else { Ok(()) }
    }

    fn may_scout(&self) -> Result<(), Refusal> {
        let pad = self.pad_at_hand().ok_or(Refusal::NoPad)?;
        if self.pads[pad].arrival.is_some() { Err(Refusal::PadBusy) } else { Ok(()) }
    }

    fn may_ascend(&self) -> Result<(), Refusal> {
        if self.hero.at != self.ground.exit {
            return Err(Refusal::NotOnStairs);
        }
        if self.is_boss_alive() { Err(Refusal::BossAlive) } else { Ok(()) }
    }

    fn shop_at_hand(&self) -> Result<&Shop, Refusal> {
        let shop = self.shop.as_ref().ok_or(Refusal::NoShop)?;
        self.ground.beside(self.hero.at, Thing::Shop).map(|_| shop).ok_or(Refusal::NoShop)
    }

    fn afford(&self, price: Gold) -> Result<(), Refusal> {
        if self.hero.gold >= price { Ok(()) } else { Err(Refusal::TooDear(price)) }
    }

    fn may_buy(&self, place: u8) -> Result<(), Refusal> {
        let offer = self.shop_at_hand()?.offers.get(usize::from(place)).copied().flatten();
        let offer = offer.ok_or(Refusal::NotForSale)?;
        self.afford(offer.price)?;
        match offer.loot {
            loot if self.has_room_for(loot) => Ok(()),
            Loot::Gear(_) => Err(Refusal::BagFull),
            _ => Err(Refusal::BeltFull),
        }
    }

    fn may_upgrade(&self, slot: Slot) -> Result<(), Refusal> {
        let shop = self.shop_at_hand()?;
        self.hero.worn(slot).ok_or(Refusal::NothingWorn)?;
        self.afford(shop.upgrade_price)
    }

    fn may_take_relic(&self, place: u8) -> Result<(), Refusal> {
        let shop = self.shop_at_hand()?;
        shop.relics.get(usize::from(place)).copied().flatten().ok_or(Refusal::NotForSale)?;
        self.afford(shop.relic_price)
    }

    fn may_pay_station(&self) -> Result<(), Refusal> {
        self.ground.beside(self.hero.at, Thing::HealStation).ok_or(Refusal::NoStation)?;
        if self.hero.hp == self.hero.stats.hp {
            return Err(Refusal::Unhurt);
        }
        self.afford(self.content.prices.station.on(self.ground.number))
    }

    /// All legal commands, sorted.
    pub(crate) fn list(&self, seat: Seat, commands: &mut Vec<Command>) {
        let mut consider = |command| {
            if self.allows(seat, command).is_ok() {
                commands.push(command);
            }
        };
        Direction::ALL.map(Command::Step).into_iter().for_each(&mut consider);
        Direction::ALL.map(Command::Close).into_iter().for_each(&mut consider);
        consider(Command::Guard);
        Direction::ALL.map(Command::Dash).into_iter().for_each(&mut consider);
        let mut targets: Vec<Point> =
            self.foes.iter().map(|foe| foe.at).filter(|at| self.ground.known.seen.contains(*at)).collect();
        grid::sort_few(&mut targets, |at| *at);
        targets.iter().copied().map(Command::Shoot).for_each(&mut consider);
        for spell in Spell::ALL.into_iter().filter(|spell| self.hero.charges(*spell) != 0) {
            if !spell.is_aimed_at_tiles() {
                targets.iter().map(|at| Command::Cast(spell, *at)).for_each(&mut consider);
            } else if !targets.is_empty() {
                self.ground.known.seen.iter().map(|at| Command::Cast(spell, at)).for_each(&mut consider);
            }
        }
        Flask::ALL.map(Command::Drink).into_iter().for_each(&mut consider);
        places_of(Hero::BAG).map(Command::Equip).for_each(&mut consider);
        places_of(Hero::BAG).map(Command::Drop).for_each(&mut consider);
        [Command::Scout, Command::Wait, Command::Ascend].into_iter().for_each(&mut consider);
        if self.shop.is_some() {
            places_of(Shop::OFFERS).map(Command::Buy).for_each(&mut consider);
            consider(Command::Reroll);
            Slot::ALL.map(Command::Upgrade).into_iter().for_each(&mut consider);
            places_of(Shop::RELICS).map(Command::Relic).for_each(&mut consider);
        }
        consider(Command::Heal);
    }
}

/// The numbers of so many places.
fn places_of(count: usize) -> std::ops::Range<u8> {
    0..u8::try_from(count).expect("bags and shops are small")
}

#[cfg(test)]
#[path = "check_tests.rs"]
pub(crate) mod tests;
