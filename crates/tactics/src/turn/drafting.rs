//! From the first pick to the first turn.

use engine::{Audience, Sink};

use crate::turn::act::Act;
use crate::{
    Command, Draft, Event, Kind, Member, Omen, Position, Side, Stage, Team, Tile, Tiles, Unit, UnitId,
    UnitSet,
};

impl<S: Sink<Event>> Act<'_, S> {
    /// A pick, which nobody but its own side hears of, or the end of picking.
    pub(crate) fn draft(&mut self, side: Side, command: Command) {
        let draft = &mut self.game.drafts[side.index()];
        let event = match command {
            Command::Class(class) => {
                *draft = draft.with_class(class);
                Event::ClassPicked { side, class }
            }
            Command::Minions(first, second) => {
                draft.minions = Some([first, second]);
                Event::MinionsPicked { side, minions: [first, second] }
            }
            Command::Skill(skill) => {
                draft.skill = Some(skill);
                Event::SkillPicked { side, skill }
            }
            _ => return self.lock(side),
        };
        self.sink.emit(Audience::Seat(side.seat()), event);
    }

    fn lock(&mut self, side: Side) {
        self.game.drafts[side.index()].locked = true;
        self.tell(Event::Locked { side });
        if self.game.drafts.iter().all(|draft| draft.locked) {
            self.begin_battle();
        }
    }

    /// Opens both drafts, fills what was not picked, and puts the units in their places.
    pub(crate) fn begin_battle(&mut self) {
        let picks = &mut self.game.luck.picks;
        let teams = self.game.drafts.map(|draft| draft.filled(picks));
        self.game.drafts = [Draft { locked: true, ..Draft::default() }; 2];
        let mut position = Position { stage: Stage::Action, ..Position::EMPTY };
        for side in Side::ALL {
            for (id, unit) in self.line_up(side, teams[side.index()]) {
                position.units[id.index()] = unit;
                position.living |= UnitSet::of(id);
                position.held[side.index()] |= Tiles::of(unit.tile);
            }
        }
        self.game.position = position;
        self.tell(Event::Revealed { teams });
        self.show_next_tile();
        self.draw_omens(Omen::SHOWN);
        self.tell(Event::RoundBegan { round: 1 });
    }

    /// The units of a side on its home row: minion, hero, minion on columns a, c and e.
    fn line_up(&self, side: Side, team: Team) -> [(UnitId, Unit); 3] {
        let content = &self.game.content;
        let row = match side {
            Side::One => 0,
            Side::Two => Tile::EDGE - 1,
        };
        let minion = |member, minion, column| {
            let stats = content.minion(minion);
            (side.unit(member), Unit::fresh(Kind::Minion(minion), None, stats, Tile::at(column, row)))
        };
        let [first, second] = team.minions;
        let stats = self.game.heroes[side.index()];
        let hero = Unit::fresh(Kind::Hero(team.class), Some(team.skill), stats, Tile::at(2, row));
        [(side.hero(), hero), minion(Member::First, first, 0), minion(Member::Second, second, 4)]
    }
}
