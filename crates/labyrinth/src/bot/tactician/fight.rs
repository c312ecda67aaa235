//! What to do with somebody in sight.

use grid::{Direction, Point};

use super::doors::shut_out;
use super::harm::Posture;
use super::memory::Memory;
use super::model::Model;
use crate::errand::step_to;
use crate::{Ailment, Cells, Command, Flask, Foe, Hp, Intent, Loot, Percent, Rank, Spell, Thing};

/// The command that promises most.
pub(super) fn choose(model: &Model<'_>, memory: &Memory, legal: &[Command]) -> Option<Command> {
    if let Some(command) = escape(model) {
        return Some(command);
    }
    if let Some(command) = shut_out(model, memory) {
        return Some(command);
    }
    if let Some(command) = choke(model, memory) {
        return Some(command);
    }
    let judge = Judge { model, memory };
    legal
        .iter()
        .copied()
        .filter_map(|command| Some((judge.score(command)?, command)))
        .max_by_key(|(score, command)| (*score, std::cmp::Reverse(*command)))
        .map(|(_, command)| command)
}

/// Away from a fight that would be lost: by the stairs if they are near, else nowhere.
fn escape(model: &Model<'_>) -> Option<Command> {
    let view = model.view;
    let exit = view.exit.filter(|_| !view.is_exit_shut && model.is_losing())?;
    if exit == view.hero.at {
        return Some(Command::Ascend);
    }
    let way = model.chart.way(view.hero.at, &Cells::of(exit))?;
    let pursuit = view.foes.iter().filter_map(|foe| model.near.get(foe.at).flatten()).min().unwrap_or(99);
    let is_near = way.len() <= 4 + usize::from(pursuit);
    is_near.then(|| step_to(view, way[0])).flatten()
}

/// To a narrow place out of sight of archers when more than one comes.
fn choke(model: &Model<'_>, memory: &Memory) -> Option<Command> {
    let view = model.view;
    let nearest = model.hunters().map(|foe| foe.at.distance(view.hero.at)).min()?;
    if model.hunters().count() < 2 || nearest < 2 || memory.is_impatient() {
        return None;
    }
    step_to(view, model.narrows()?)
}

struct Judge<'a> {
    model: &'a Model<'a>,
    memory: &'a Memory,
}

impl Judge<'_> {
    /// What a command is worth, in hundredths of HP; nothing for one that is out of the question.
    fn score(&self, command: Command) -> Option<i32> {
        let here = self.model.view.hero.at;
        let stay = Posture { at: here, guards: false, bumps: None, fells: None };
        match command {
            Command::Step(way) => self.step(here.step(way)),
            Command::Dash(way) => self.dash(way),
            Command::Wait => Some(self.after(stay) - self.stalling(stay)),
            Command::Guard => Some(self.after(Posture { guards: true, ..stay }) - self.stalling(stay) - 20),
            Command::Shoot(at) => self.shoot(at),
            Command::Cast(spell, at) => self.cast(spell, at),
            Command::Drink(Flask::Potion) => self.drink(stay),
            Command::Equip(place) => self.draw(place, stay),
            _ => None,
        }
    }

    /// What is left after the foes' turn, less is worse.
    fn after(&self, posture: Posture) -> i32 {
        let model = self.model;
        let harm = model.harm(posture);
        let mut score = -harm.mean;
        if harm.worst >= model.hp() {
            score -= model.most_hp() / 2 + harm.mean;
        }
        let bumpers = i32::try_from(model.bumpers().count()).unwrap_or(0);
        if bumpers > 1 {
            let crowd = model.fronts(posture.at).min(bumpers) - 1;
            let each = model.bumpers().map(|foe| model.duel(foe).answer).sum::<i32>() / bumpers;
            score -= crowd * each * 7 / 10;
        }
        score
    }

    /// What is lost by letting a turn pass: whoever hurts the hero now will do so again.
    fn stalling(&self, stay: Posture) -> i32 {
        let bored = if self.memory.is_impatient() { 150 } else { 0 };
        self.model.lasting_harm(stay) + bored
    }

    fn step(&self, to: Point) -> Option<i32> {
        let model = self.model;
        let view = model.view;
        if let Some(foe) = view.foe_at(to) {
            return Some(self.bump(foe));
        }
        if !model.chart.free.contains(to) {
            return None;
        }
        let trap = if model.chart.traps.contains(to) {
            model.most_hp() * i32::from(model.content.places.spikes.0) / 1000 + 100
        } else {
            0
        };
        if trap >= model.hp() {
            return None;
        }
        let at = if view.closed.contains(to) || view.cracks.contains(to) { view.hero.at } else { to };
        let loot = match (view.thing(to), view.loot(to)) {
            (Some(Thing::Chest), _) | (_, Some(Loot::Gear(_) | Loot::Tome(_) | Loot::Flask(_))) => 5,
            _ => 0,
        };
        Some(
            self.after(Posture { at, guards: false, bumps: None, fells: None }) + self.pull(at) + loot
                - trap
                - 10,
        )
    }

    /// Towards those who keep away, and towards anybody once waiting has led to nothing.
    fn pull(&self, at: Point) -> i32 {
        let model = self.model;
        let chased = model.hunters().filter(|foe| keeps_away(foe) || self.memory.is_impatient());
        let Some(goal) = chased.min_by_key(|foe| foe.at.distance(model.view.hero.at)) else { return 0 };
        let bodies = Cells::of(goal.at);
        let steps = |from: Point| {
            model
                .chart
                .way(from, &bodies)
                .map_or_else(|| 20 + usize::from(from.distance(goal.at)), |way| way.len())
        };
        let gain =
            i32::try_from(steps(model.view.hero.at)).unwrap_or(60) - i32::try_from(steps(at)).unwrap_or(60);
        gain * (model.duel(goal).answer + 150)
    }

    fn bump(&self, foe: &Foe) -> i32 {
        let model = self.model;
        let dealt = model.mean(&model.clash().bump(foe));
        let (gain, felled) = self.gain(foe, dealt, model.clash().bump(foe).range(&model.content.blows).0);
        let answers = foe.intent.is_none().then_some(foe.id);
        let posture =
            Posture { at: model.view.hero.at, guards: false, bumps: answers, fells: Some((foe.id, felled)) };
        self.after(posture) + gain + 40
    }

    /// What damage to a foe saves later, and the chance that it falls, in hundredths.
    fn gain(&self, foe: &Foe, dealt: i32, least: Hp) -> (i32, i32) {
        let duel = self.model.duel(foe);
        let hp = foe.hp.0 * 100;
        let felled = if least >= foe.hp {
            100
        } else if dealt >= hp {
            60
        } else {
            0
        };
        // Whoever falls sooner strikes less often while the others are fought.
        let worth = duel.answer * self.model.exchanges();
        let urgency = match foe.kind.rank() {
            Rank::Normal => 100,
            Rank::Elite | Rank::Boss => 105,
        };
        let share = dealt.min(hp) * 100 / hp.max(1);
        (worth * share / 100 * urgency / 100, felled)
    }

    fn dash(&self, way: Direction) -> Option<i32> {
        let model = self.model;
        let view = model.view;
        let tiles = view.hero.dash_tiles(model.content);
        let line = std::iter::successors(Some(view.hero.at.step(way)), |at| Some(at.step(way)));
        let free = |at: &Point| {
            model.chart.free.contains(*at) && !view.closed.contains(*at) && !view.cracks.contains(*at)
        };
        let to = line.take(tiles.into()).take_while(free).last()?;
        if model.chart.traps.contains(to) {
            return None;
        }
        Some(self.after(Posture { at: to, guards: false, bumps: None, fells: None }) - 60)
    }

    fn shoot(&self, at: Point) -> Option<i32> {
        let model = self.model;
        let foe = model.view.foe_at(at)?;
        let blow = model.clash().arrow(foe)?;
        let (gain, felled) = self.gain(foe, model.mean(&blow), blow.range(&model.content.blows).0);
        let posture =
            Posture { at: model.view.hero.at, guards: false, bumps: None, fells: Some((foe.id, felled)) };
        Some(self.after(posture) + gain + 20)
    }

    fn cast(&self, spell: Spell, at: Point) -> Option<i32> {
        let model = self.model;
        let hit: Vec<(&Foe, Percent<u16>)> = model.view.struck_by(model.content, spell, at);
        let mut sum = 0;
        let mut fells = None;
        for (foe, share) in &hit {
            let blow = model.clash().spell(spell, foe, *share);
            let burn = if spell.brings() == Some(Ailment::Burn) { foe.stats.hp.0 * 4 } else { 0 };
            let (gain, felled) = self.gain(foe, model.mean(&blow) + burn, blow.range(&model.content.blows).0);
            sum += gain;
            fells = fells.or(Some((foe.id, felled)));
        }
        // Charges come back seldom, so they are kept for those who are worth it.
        let left = i32::from(model.view.hero.charges(spell));
        let price = model.most_hp() / if left > 2 { 40 } else { 25 };
        let posture = Posture { at: model.view.hero.at, guards: false, bumps: None, fells };
        let is_worth = model.cost() * 3 > model.hp() || hit.len() > 1;
        is_worth.then(|| self.after(posture) + sum - price)
    }

    fn drink(&self, stay: Posture) -> Option<i32> {
        let model = self.model;
        let missing = model.most_hp() - model.hp();
        let healed = missing.min(model.most_hp() * model.content.places.potion.get() / 100);
        let harm = model.harm(stay);
        let is_needed = model.hp() * 3 < model.most_hp() || harm.worst >= model.hp();
        let survives = model.hp() > harm.worst;
        is_needed.then(|| -harm.mean + healed / 2 + if survives { 0 } else { healed / 4 })
    }

    /// Changes to the blade when the arrows are gone and the fight will be long.
    fn draw(&self, place: u8, stay: Posture) -> Option<i32> {
        let view = self.model.view;
        let item = view.hero.bag[usize::from(place)]?;
        let worn = view.hero.worn(item.slot())?;
        let is_blade = item.slot() == crate::Slot::Weapon && item.bow().is_none() && worn.bow().is_some();
        if !is_blade || view.hero.arrows > 0 || item.power * 10 < worn.power * 8 {
            return None;
        }
        let long = self.model.hunters().map(|foe| self.model.duel(foe)).max_by_key(|duel| duel.exchanges)?;
        Some(self.after(stay) + long.answer * long.exchanges / 5 - long.answer / 2)
    }
}

/// Whether a foe rather stays away.
pub(super) const fn keeps_away(foe: &Foe) -> bool {
    foe.kind.keeps_away() && !matches!(foe.intent, Some(Intent::Charge(_)))
}
