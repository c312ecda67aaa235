//! A command being played: the stages of a turn, in order.

use engine::{Audience, Checked, Sink};

use crate::{Command, Deed, Ending, Event, Plans, Side, Spawn, Stage, Tactics, UnitId, UnitSet, Who};

/// A match that is being played, with whoever listens.
pub(crate) struct Act<'a, S> {
    pub(crate) game: &'a mut Tactics,
    pub(crate) sink: &'a mut S,
    /// Who lost the last HP to a tile during this deed: nobody killed them.
    pub(crate) lost_to_tiles: UnitSet,
}

impl<'a, S: Sink<Event>> Act<'a, S> {
    #[inline]
    pub(crate) const fn new(game: &'a mut Tactics, sink: &'a mut S) -> Self {
        Self { game, sink, lost_to_tiles: UnitSet::NONE }
    }

    #[inline]
    pub(crate) fn tell(&mut self, event: Event) {
        self.sink.emit(Audience::Everyone, event);
    }

    #[inline]
    pub(crate) const fn who(&self, id: UnitId) -> Who {
        Who { id, kind: self.game.position.unit(id).kind }
    }

    #[inline]
    pub(crate) fn carry_out(&mut self, order: &Checked<Command>) {
        match (order.command(), Side::of(order.seat())) {
            (Command::Unit(member, deed), Some(side)) => {
                self.take_turn(side.unit(member), deed);
                self.go_on();
            }
            (Command::Spawn(spawn), _) => self.choose(spawn),
            (Command::Timeout, _) => self.time_out(),
            (Command::Surrender(side), _) => self.surrender(side),
            (command, Some(side)) => self.draft(side, command),
            (command, None) => unreachable!("{command} was checked, and yet comes from nobody"),
        }
    }

    /// One action of a unit: it is declared or done at once; then the unit goes on, if it is
    /// quick and this was its first action, or its turn is over; whoever fell is buried.
    #[inline]
    fn take_turn(&mut self, id: UnitId, deed: Deed) {
        self.begin_cooldown(id, deed);
        let unit = self.game.position.unit(id);
        if unit.is_slow() {
            self.declare(id, deed);
            return self.end_turn(id);
        }
        self.perform(id, deed);
        let position = &self.game.position;
        let (unit, first_action) = (position.unit(id), position.hand.is_none());
        if first_action && deed != Deed::Pass && unit.is_quick() && unit.hp > 0 {
            self.keep_in_hand(id);
        } else {
            self.end_turn(id);
        }
        self.bury_after(id.side());
    }

    /// Walks on through the stages of the match until somebody has to decide.
    #[inline]
    fn go_on(&mut self) {
        loop {
            let position = &self.game.position;
            match position.stage {
                Stage::Over(_) => return,
                Stage::Choice(side) => return self.offer_choice(side),
                Stage::Action | Stage::Draft => {}
            }
            if position.plans == Plans::ComingAbout {
                self.carry_out_next_plan();
            } else if position.hand.is_some() {
                return;
            } else if let Some(side) = self.next_to_move() {
                self.game.position.mover = side;
                return;
            } else {
                self.end_round();
            }
        }
    }

    /// The opponent of whoever acted last, or whoever acted last if the opponent has no unit
    /// left to act with; nobody when the round is over.
    #[inline]
    fn next_to_move(&self) -> Option<Side> {
        let position = &self.game.position;
        let turns = [position.mover.opponent(), position.mover];
        turns.into_iter().find(|&side| !position.unspent(side).is_empty())
    }

    /// The first of the declared deeds comes about, or fails if the board does not let it.
    /// Its unit has no other turn in this round.
    fn carry_out_next_plan(&mut self) {
        let position = &self.game.position;
        let planned = position.living.iter().filter_map(|id| Some((position.unit(id).plan?, id)));
        let Some((plan, id)) = planned.min_by_key(|(plan, _)| plan.order) else {
            self.game.position.plans = Plans::Waiting;
            return;
        };
        self.drop_plan(id);
        self.end_turn(id);
        if self.game.can_do(id, plan.deed).is_err() {
            let who = self.who(id);
            return self.tell(Event::PlanFailed { who, deed: plan.deed });
        }
        let who = self.who(id);
        self.tell(Event::PlanBegan { who, deed: plan.deed });
        self.perform(id, plan.deed);
        self.bury_after(id.side());
    }

    /// Buries whoever fell by a deed. Those who fell to a tile have no killer.
    #[inline]
    fn bury_after(&mut self, active: Side) {
        let by_tiles = std::mem::take(&mut self.lost_to_tiles);
        self.bury(active, by_tiles, Ending::Blow);
    }

    fn choose(&mut self, spawn: Spawn) {
        self.spawn_for_pending(spawn);
        self.go_on();
    }

    /// What happens when time has run out depends on what was waited for. RULES.md, 12.2.
    fn time_out(&mut self) {
        self.tell(Event::TimedOut);
        match self.game.position.stage {
            Stage::Draft => self.begin_battle(),
            Stage::Action => self.time_out_action(),
            Stage::Choice(_) => self.choose(Spawn::Obstacle),
            Stage::Over(_) => unreachable!("a match that is over takes no command"),
        }
    }

    fn time_out_action(&mut self) {
        let position = &self.game.position;
        let side = position.mover;
        let id = position.ready(side).first().expect("the mover has a unit to act with");
        if position.unit(id).is_slow() {
            self.declare(id, Deed::Pass);
        } else {
            self.pass(id);
        }
        self.end_turn(id);
        self.pay_for_timeout(side);
        self.bury(side, UnitSet::NONE, Ending::Timeout);
        self.go_on();
    }
}
