//! What creatures do with an action.

use engine::{Seat, Sink};
use grid::Point;

use crate::combat::shape::{Field, square, towards};
use crate::minds::{Prey, Scene, Wish};
use crate::verbs::moves::Motion;
use crate::verbs::{Act, Body};
use crate::{
    BlowNature, Cells, Energy, Event, Foe, FoeId, Force, Intent, Kind, Matter, Mind, Origin, Percent, Size,
    Source, Stat, Tier, Trait, Turns,
};

/// How far a call is heard.
const EARSHOT: u16 = 12;
/// One time in so many somebody without a goal takes a step.
const LEISURE: u32 = 3;

impl<S: Sink<Event>> Act<'_, S> {
    /// A creature acts once.
    pub(super) fn creature_acts(&mut self, id: FoeId) {
        self.heed(id);
        let Some(foe) = self.run().foe(id).copied() else { return };
        if foe.intent.is_some() {
            self.spend_foe(id, Energy::ACTION);
            if !foe.is_met || !self.run().is_seen(&foe) {
                // Whoever went out of its sight is not struck by it, nor whom steam hides since.
                self.break_off(id);
                return;
            }
            if let Some(intent) = self.count_down(id) {
                self.deal(&foe, intent);
            }
            return;
        }
        let prey = self.run().prey(&foe);
        let trail = prey.and_then(|prey| self.sniff(&foe, prey));
        let wish = Scene { run: self.run(), foe: &foe, prey, trail }.wish();
        let Some(wish) = wish.filter(|_| foe.mind != Mind::Still) else {
            self.spend_foe(id, Energy::ACTION);
            return;
        };
        self.fulfil(&foe, wish);
    }

    /// A creature whom nobody and nothing disturbs walks about, if that is its way. Gives its place, unless it fell.
    pub(super) fn pass_time(&mut self, place: usize) -> Option<usize> {
        let Foe { id, kind, mind, .. } = self.run().foes[place];
        let Some(step) = kind.nature().step.filter(|_| mind == Mind::Idle && kind.tier() == Tier::Wanderer)
        else {
            self.idle(place, Energy::ACTION);
            return Some(place);
        };
        self.idle(place, step);
        if self.draw_way(LEISURE) > 0 {
            return Some(place);
        }
        let foe = self.run().foes[place];
        self.step_anywhere(&foe);
        self.run().find(id)
    }

    /// A creature notices whoever plays, or loses track of them. RULES.md, 4.4.
    fn heed(&mut self, id: FoeId) {
        let Some(foe) = self.run().foe(id).copied() else { return };
        let seen = self.run().sees(&foe);
        if foe.origin == Origin::Seeks {
            // It knows where they are, wherever that is.
            if let Some(seat) = self.run().nearest_hero(foe.at) {
                self.set_mind(id, Mind::Hunting { last: self.run().hero(seat).at, unseen: Turns::NONE });
            }
            return;
        }
        match foe.mind {
            Mind::Still | Mind::Fleeing => {}
            Mind::Idle => {
                if let Some(seat) = seen.filter(|seat| self.run().is_noticed_by(&foe, *seat)) {
                    self.rouse(id, self.run().hero(seat).at);
                }
            }
            Mind::Hunting { last, unseen } => {
                let mind = match seen {
                    Some(seat) => Mind::Hunting { last: self.run().hero(seat).at, unseen: Turns::NONE },
                    None if unseen >= self.run().content.patience => Mind::Idle,
                    None => Mind::Hunting { last, unseen: unseen + Turns(1) },
                };
                self.set_mind(id, mind);
            }
        }
    }

    fn fulfil(&mut self, foe: &Foe, wish: Wish) {
        let (id, nature) = (foe.id, foe.kind.nature());
        let is_flight = foe.habits().contains(&crate::Habit::Flee) && foe.is_below(Percent(25));
        if is_flight && foe.mind != Mind::Fleeing && matches!(wish, Wish::Step(_)) {
            self.flee(id);
        }
        self.note_strike(id, matches!(wish, Wish::Strike(_)));
        let cost = match wish {
            Wish::Step(to) => {
                self.creature_steps(foe, to);
                nature.step
            }
            Wish::Retreat(to) => {
                self.creature_steps(foe, to);
                nature.step.map(|step| Energy(step.0 * 3 / 2))
            }
            Wish::Stroll => {
                self.stroll(foe);
                nature.step.filter(|_| foe.mind == Mind::Idle)
            }
            Wish::Strike(seat) => {
                self.face(id, towards(foe.at, self.run().hero(seat).at));
                self.strike_hero(id, seat);
                Some(self.run().content.strike(foe.kind))
            }
            Wish::Announce(blow, at) => {
                self.face(id, towards(foe.at, at));
                let turns = self.run().warning(foe, blow, at);
                self.announce(id, Intent { blow, at, turns });
                None
            }
            Wish::Raise(at) => {
                self.use_up(Matter::Bones, &Cells::of(at));
                self.arrive(Kind::Skeleton, at, foe.at);
                self.draw_breath(id, Turns(6));
                Some(self.run().content.strike(foe.kind))
            }
            Wish::Call => {
                self.call_all(foe);
                None
            }
            Wish::Summon(kind, count, every) => {
                self.bring(foe, kind, count);
                self.draw_breath(id, every);
                None
            }
            Wish::Devour(other, hp) => {
                self.devour(id, other, hp);
                None
            }
            Wish::Drag(seat, to) => {
                self.creature_steps(foe, to);
                if self.run().level.is_free(foe.at) && !self.run().is_taken(foe.at) {
                    self.move_to(Body::Hero(seat), foe.at, Motion::Slides);
                }
                nature.step
            }
        };
        self.spend_foe(id, cost.unwrap_or(Energy::ACTION));
    }

    fn creature_steps(&mut self, foe: &Foe, to: Point) {
        let way = towards(foe.at, to);
        self.face(foe.id, way);
        if self.run().level.closed.contains(to) && !foe.kind.has(Trait::Ghostly) {
            self.open_door(to);
        } else {
            self.walk(Body::Foe(foe.id), to, way);
        }
    }

    /// A step anywhere, now and then.
    fn stroll(&mut self, foe: &Foe) {
        if foe.mind == Mind::Idle && self.draw_way(LEISURE) == 0 {
            self.step_anywhere(foe);
        }
    }

    fn step_anywhere(&mut self, foe: &Foe) {
        if foe.is_held() {
            return;
        }
        let way = grid::Direction::ALL[self.draw_way(4) as usize];
        let (to, run) = (foe.at.step(way), self.run());
        let nature = foe.kind.nature();
        let is_home = nature.domain.is_none_or(|matter| run.level.ground.has(matter, to));
        let is_safe =
            run.level.ground.on(to).iter().all(|matter| !matter.hurts() || nature.hardy.has(matter));
        if run.level.is_free(to) && !run.is_taken(to) && is_home && is_safe {
            self.walk(Body::Foe(foe.id), to, way);
        }
    }

    /// An announced blow falls on its tiles, whoever is there.
    fn deal(&mut self, foe: &Foe, intent: Intent) {
        let BlowNature { force, lays, brings, travels, .. } = intent.blow.nature();
        let tiles = self.run().blow_tiles(foe, intent);
        let struck: Vec<Seat> =
            self.run().seats().filter(|seat| tiles.contains(self.run().hero(*seat).at)).collect();
        for seat in struck.into_iter().filter(|seat| self.run().hero(*seat).stands()).collect::<Vec<_>>() {
            let luck = if force == Force::Attack { self.draw_luck() } else { 0 };
            let harm = force.harm(foe.attack, self.run().hero(seat).defence(), luck);
            if let Some(harm) = harm {
                self.take_blow(seat, harm, Source::Blow(foe.kind, intent.blow));
            }
            if let Some(ailment) = brings {
                self.afflict(Body::Hero(seat), ailment);
            }
            if self.is_over() {
                return;
            }
        }
        if let Some((matter, turns)) = lays {
            self.lay(matter, &tiles, turns, intent.at);
        }
        if travels {
            self.travel(foe, intent, &tiles);
        }
    }

    /// Whoever deals a blow that travels ends up on the last free tile of its way.
    fn travel(&mut self, foe: &Foe, intent: Intent, tiles: &Cells) {
        let free = *tiles & (self.run().level.free() - self.run().everybody());
        let goal = free.iter().min_by_key(|at| at.distance(intent.at));
        if let Some(to) = goal {
            self.move_to(Body::Foe(foe.id), to, Motion::Slides);
        }
    }

    fn call_all(&mut self, foe: &Foe) {
        self.call(foe.id);
        self.draw_breath(foe.id, Turns(8));
        let Some(last) = self.run().prey(foe).map(|prey| prey.at) else { return };
        let heard: Vec<FoeId> = self
            .run()
            .foes
            .iter()
            .filter(|other| other.at.distance(foe.at) <= EARSHOT && other.mind == Mind::Idle)
            .map(|other| other.id)
            .collect();
        for id in heard {
            self.rouse(id, last);
        }
    }

    /// So many of a kind come near a creature.
    pub(super) fn bring(&mut self, foe: &Foe, kind: Kind, count: u8) {
        let last = self.run().prey(foe).map_or(foe.at, |prey| prey.at);
        for _ in 0..count {
            let near = square(foe.at, Size::Five) & (self.run().level.free() - self.run().everybody());
            // Not right beside whoever plays: nothing strikes that was not seen coming.
            let apart = |at: &Point| self.run().heroes.iter().all(|hero| hero.at.distance(*at) > 1);
            if let Some(at) = near.iter().find(apart) {
                self.arrive(kind, at, last);
            }
        }
    }
}

impl crate::Descent {
    /// Whoever plays and is seen by a creature, the nearest first: it sees whom it is seen by.
    pub(crate) fn sees(&self, foe: &Foe) -> Option<Seat> {
        if !self.level.known.seen.contains(foe.at) {
            return None;
        }
        self.nearest_hero(foe.at)
    }

    /// Whether a creature sees nobody, is after nobody, and stands on nothing that could drive it away: whatever
    /// its habits are, it does nothing but walk about.
    pub(super) fn is_left_alone(&self, foe: &Foe) -> bool {
        !foe.is_awake()
            && foe.intent.is_none()
            && self.level.ground.is_at_rest()
            && !self.level.known.seen.contains(foe.at)
            && !self.is_touching(foe.at)
    }

    fn is_noticed_by(&self, foe: &Foe, seat: Seat) -> bool {
        let quiet = self.hero(seat).stat(Stat::Quiet);
        let range = i16::from(foe.kind.nature().aggro) - quiet;
        i16::try_from(self.hero(seat).at.distance(foe.at)).is_ok_and(|far| far <= range)
    }

    /// Whom a creature is after.
    pub(crate) fn prey(&self, foe: &Foe) -> Option<Prey> {
        let seat = self.nearest_hero(foe.at)?;
        let is_seen = self.sees(foe).is_some();
        match foe.mind {
            Mind::Still | Mind::Idle => None,
            Mind::Hunting { last, .. } => {
                Some(Prey { seat, at: if is_seen { self.hero(seat).at } else { last }, is_seen })
            }
            Mind::Fleeing => Some(Prey { seat, at: self.hero(seat).at, is_seen }),
        }
    }

    /// The tiles that an announced blow threatens, on this floor.
    pub(crate) fn blow_tiles(&self, foe: &Foe, intent: Intent) -> Cells {
        let solid = self.level.solid();
        let field = Field { solid: &solid, ground: &self.level.ground };
        field.tiles(intent.blow, foe.at, intent.at) & self.level.open
    }
}
