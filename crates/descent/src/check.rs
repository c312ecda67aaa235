//! Whether a command is legal, and all that are.

use engine::Seat;
use grid::{Direction, Point};

use crate::{
    Ailment, Branch, Command, Descent, Draught, Energy, Flask, Gear, Gold, Hero, Item, Loot, Offer, Pack,
    Pact, Place, Refusal, Stat, Thing, Turns, Ware,
};

impl Descent {
    pub(crate) fn allows(&self, seat: Seat, command: Command) -> Result<(), Refusal> {
        if usize::from(seat.index()) >= self.heroes.len() {
            return Err(Refusal::NoSuchSeat);
        }
        if self.over.is_some() {
            return Err(Refusal::RunIsOver);
        }
        if let Some(offer) = self.offer {
            return self.may_answer(offer, seat, command);
        }
        if !self.hero(seat).stands() {
            return Err(Refusal::Down);
        }
        if !self.is_ready(seat) {
            return Err(Refusal::NotYet);
        }
        match command {
            Command::Step(way) => self.may_step(seat, way),
            Command::Dash(way) => self.may_dash(seat, way),
            Command::Wait => Ok(()),
            Command::Throw(slot, at) => self.may_throw(seat, slot, at),
            Command::Use(slot) => self.may_use(seat, slot),
            Command::Drink(flask) => self.may_drink(seat, flask),
            Command::Hurl(flask, at) => self.may_hurl(seat, flask, at),
            Command::Take => self.may_take(seat),
            Command::Drop(slot) => self.may_drop(seat, slot),
            Command::Choose(_) | Command::Leave => Err(Refusal::NoOffer),
            Command::Buy(place) => self.may_buy(seat, place),
            Command::Descend(branch) => self.may_descend(seat, branch),
        }
    }

    /// Whether somebody has the energy for an action and can act.
    pub(crate) fn is_ready(&self, seat: Seat) -> bool {
        let hero = self.hero(seat);
        hero.stands() && hero.energy >= Energy::ACTION && !hero.ailments.has(Ailment::Frozen)
    }

    fn may_answer(&self, offer: Offer, seat: Seat, command: Command) -> Result<(), Refusal> {
        if offer.seat != seat {
            return Err(Refusal::NotYet);
        }
        match command {
            Command::Choose(place) => {
                let item =
                    offer.items.get(usize::from(place)).copied().flatten().ok_or(Refusal::NotOffered)?;
                self.has_room(seat, item)
            }
            Command::Drop(slot) => self.may_drop(seat, slot),
            Command::Leave => Ok(()),
            _ => Err(Refusal::OfferWaits),
        }
    }

    fn has_room(&self, seat: Seat, item: Item) -> Result<(), Refusal> {
        let slot = self.hero(seat).pack.slot_for(item, self.slots());
        slot.map(|_| ()).ok_or(Refusal::PackFull)
    }

    fn may_step(&self, seat: Seat, way: Direction) -> Result<(), Refusal> {
        let (hero, level) = (self.hero(seat), &self.level);
        let to = hero.at.step(way);
        if self.foe_at(to).is_some() || level.secrets.contains(to) {
            return Ok(());
        }
        if self.hero_at(to).is_some() {
            return Err(Refusal::FriendThere);
        }
        if level.locked.contains(to) {
            return if self.keys > 0 { Ok(()) } else { Err(Refusal::Locked) };
        }
        if !level.open.contains(to) {
            return Err(Refusal::Wall);
        }
        match level.thing(to) {
            Some(Thing::Keeper) => return Err(Refusal::KeeperThere),
            Some(Thing::Hearth) if !self.may_warm(hero) => return Err(Refusal::NothingToGain),
            _ => {}
        }
        if hero.ailments.has(Ailment::Held) && level.is_free(to) { Err(Refusal::Held) } else { Ok(()) }
    }

    /// Whether the hearth does anything for somebody.
    fn may_warm(&self, hero: &Hero) -> bool {
        self.is_hearth_lit && hero.hp < hero.most.share(self.content.hearth_to)
    }

    fn may_dash(&self, seat: Seat, way: Direction) -> Result<(), Refusal> {
        let hero = self.hero(seat);
        if hero.stat(Stat::Dash) == 0 {
            return Err(Refusal::NoDash);
        }
        if hero.ailments.has(Ailment::Held) {
            return Err(Refusal::Held);
        }
        let near = hero.at.step(way);
        let is_free =
            |at: Point| self.level.is_free(at) && self.foe_at(at).is_none() && self.hero_at(at).is_none();
        if is_free(near) && is_free(near.step(way)) { Ok(()) } else { Err(Refusal::NoRoomToDash) }
    }

    fn carried(&self, seat: Seat, slot: u8) -> Result<&Gear, Refusal> {
        self.hero(seat).pack.gear(slot).ok_or(Refusal::EmptySlot)
    }

    /// Whether something flies from somebody to a tile so far away.
    fn may_reach(&self, seat: Seat, at: Point, range: u8) -> Result<(), Refusal> {
        let hero = self.hero(seat);
        if !self.level.known.seen.contains(at) || !self.level.open.contains(at) {
            return Err(Refusal::NotSeen);
        }
        if hero.at.distance(at) > range.into() { Err(Refusal::TooFar(range)) } else { Ok(()) }
    }

    fn may_throw(&self, seat: Seat, slot: u8, at: Point) -> Result<(), Refusal> {
        let gear = self.carried(seat, slot)?;
        let range = self.range(seat, *gear).ok_or(Refusal::NotThrown)?;
        self.may_reach(seat, at, range)?;
        if gear.item.missile().is_some_and(|missile| missile.count > 0 && gear.left == 0) {
            return Err(Refusal::NoneLeft);
        }
        if gear.rest > Turns::NONE { Err(Refusal::Rests(gear.rest)) } else { Ok(()) }
    }

    /// How far something can be thrown or used, if it can.
    pub(crate) fn range(&self, seat: Seat, gear: Gear) -> Option<u8> {
        let far = u8::try_from(self.hero(seat).stat(Stat::Range)).unwrap_or(0);
        let missile = gear.item.missile().map(|missile| missile.range.saturating_add(far));
        missile.or_else(|| gear.item.tool().filter(|tool| tool.range > 0).map(|tool| tool.range))
    }

    fn may_use(&self, seat: Seat, slot: u8) -> Result<(), Refusal> {
        let gear = self.carried(seat, slot)?;
        gear.item.tool().filter(|tool| tool.range == 0).ok_or(Refusal::NotUsed)?;
        if gear.rest > Turns::NONE { Err(Refusal::Rests(gear.rest)) } else { Ok(()) }
    }

    fn has_flask(&self, seat: Seat, flask: Flask) -> Result<(), Refusal> {
        if self.hero(seat).flasks(flask) > 0 { Ok(()) } else { Err(Refusal::NoFlask) }
    }

    fn may_drink(&self, seat: Seat, flask: Flask) -> Result<(), Refusal> {
        self.has_flask(seat, flask)?;
        let hero = self.hero(seat);
        match flask.draught() {
            Draught::Heals if hero.hp >= hero.most => Err(Refusal::Unhurt),
            Draught::Heals | Draught::Hastes => Ok(()),
            Draught::Breaks(..) | Draught::Strikes(_) => Err(Refusal::NotDrunk),
        }
    }

    fn may_hurl(&self, seat: Seat, flask: Flask, at: Point) -> Result<(), Refusal> {
        self.has_flask(seat, flask)?;
        if flask.is_drunk() { Err(Refusal::NotHurled) } else { self.may_reach(seat, at, Flask::RANGE) }
    }

    fn may_take(&self, seat: Seat) -> Result<(), Refusal> {
        match self.level.loot(self.hero(seat).at) {
            Some(Loot::Gear(item)) => self.has_room(seat, item),
            _ => Err(Refusal::NothingHere),
        }
    }

    fn may_drop(&self, seat: Seat, slot: u8) -> Result<(), Refusal> {
        self.carried(seat, slot)?;
        let at = self.hero(seat).at;
        let is_taken = self.level.loot(at).is_some() || self.level.doors.contains(at);
        if is_taken { Err(Refusal::TileTaken) } else { Ok(()) }
    }

    fn may_buy(&self, seat: Seat, place: u8) -> Result<(), Refusal> {
        self.level.thing_beside(self.hero(seat).at, Thing::Keeper).ok_or(Refusal::NoKeeper)?;
        if self.hero(seat).swears(Pact::Miser) {
            return Err(Refusal::NotForSale);
        }
        let (ware, price) =
            self.stock.get(usize::from(place)).copied().flatten().ok_or(Refusal::NotForSale)?;
        let price = self.price(seat, price);
        if self.purse < price {
            return Err(Refusal::TooDear(price));
        }
        match ware {
            Ware::Item(item) => self.has_room(seat, item),
            Ware::Flask(_) => Ok(()),
        }
    }

    /// What somebody pays for what has this price on the first floor.
    pub(crate) fn price(&self, seat: Seat, price: Gold) -> Gold {
        let bargain = u32::try_from(self.hero(seat).stat(Stat::Bargain)).unwrap_or(0).min(60);
        let greed = if self.modifiers.has(crate::Modifier::Greed) { 125 } else { 100 };
        let written = u32::from(self.content.price(price, self.level.place.floor).0);
        Gold(u16::try_from(written * greed / 100 * (100 - bargain) / 100).unwrap_or(u16::MAX))
    }

    fn may_descend(&self, seat: Seat, branch: Branch) -> Result<(), Refusal> {
        let stairs = self.level.stairs.ok_or(Refusal::Bottom)?;
        if self.hero(seat).at != stairs {
            return Err(Refusal::NotOnStairs);
        }
        Place::below(self.level.place, branch).ok_or(Refusal::Bottom)?;
        if self.is_boss_alive() {
            return Err(Refusal::BossLives);
        }
        let is_far = |hero: &Hero| hero.stands() && hero.at.distance(stairs) > 3;
        if self.heroes.iter().any(is_far) { Err(Refusal::FriendFar) } else { Ok(()) }
    }

    /// All legal commands, sorted.
    pub(crate) fn list(&self, seat: Seat, commands: &mut Vec<Command>) {
        let mut consider = |command| {
            if self.allows(seat, command).is_ok() {
                commands.push(command);
            }
        };
        Direction::ALL.map(Command::Step).into_iter().for_each(&mut consider);
        Direction::ALL.map(Command::Dash).into_iter().for_each(&mut consider);
        consider(Command::Wait);
        let Some(hero) = self.heroes.get(usize::from(seat.index())) else { return };
        for (slot, gear) in hero.pack.iter() {
            if let Some(range) = self.range(seat, *gear) {
                self.near(hero, range).map(|at| Command::Throw(slot, at)).for_each(&mut consider);
            }
        }
        places_of(Pack::SLOTS).map(Command::Use).for_each(&mut consider);
        Flask::ALL.map(Command::Drink).into_iter().for_each(&mut consider);
        for flask in Flask::ALL.into_iter().filter(|flask| hero.flasks(*flask) > 0 && !flask.is_drunk()) {
            self.near(hero, Flask::RANGE).map(|at| Command::Hurl(flask, at)).for_each(&mut consider);
        }
        consider(Command::Take);
        places_of(Pack::SLOTS).map(Command::Drop).for_each(&mut consider);
        places_of(Offer::MOST).map(Command::Choose).for_each(&mut consider);
        consider(Command::Leave);
        places_of(self.stock.len()).map(Command::Buy).for_each(&mut consider);
        Branch::ALL.map(Command::Descend).into_iter().for_each(&mut consider);
    }

    /// The tiles in sight that are not too far away.
    fn near(&self, hero: &Hero, range: u8) -> impl Iterator<Item = Point> + use<> {
        let (from, seen) = (hero.at, self.level.known.seen & self.level.open);
        let tiles: Vec<Point> = seen.iter().filter(|at| from.distance(*at) <= range.into()).collect();
        tiles.into_iter()
    }
}

/// The numbers of so many places.
fn places_of(count: usize) -> std::ops::Range<u8> {
    0..u8::try_from(count).expect("packs and shops are small")
}
