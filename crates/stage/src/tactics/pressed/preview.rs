//! What a command would do, found out by playing it on a copy of what its player can see.

use engine::{Audience, Game, Seed};
use tactics::{Command, Effect, Event, Object, Outcome, Refusal, Side, Tactics, Tile, Who};

use crate::tactics::{Fate, Scene};
use crate::{Entry, Tone};

/// What a command would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The command.
    pub command: Command,
    /// Whether a slow unit would only declare it.
    pub is_declared: bool,
    /// Who would be struck at, and who would really take it.
    pub aimed: Vec<Aimed>,
    /// What would become of units by the deed itself, in the order of being met.
    pub fates: Vec<Fate>,
    /// What would be laid down.
    pub laid: Vec<Laid>,
    /// Obstacles that would be struck, with what is left of them.
    pub struck: Vec<(Tile, u8)>,
    /// What the player would be asked next.
    pub asked: Option<Asked>,
    /// The board after the deed, before the end of the round.
    pub scene: Scene,
    /// What the end of the round would do to units, if the command leads to it.
    pub round_end: Option<Vec<Fate>>,
    /// How the match would end, if it would.
    pub outcome: Option<Outcome>,
}

/// A blow, and who takes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aimed {
    /// At whom.
    pub target: Who,
    /// Who takes it instead, if a tank does.
    pub guardian: Option<Who>,
}

/// An object that would be laid down. Of a second buff tile nobody knows the kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laid {
    /// Where.
    pub tile: Tile,
    /// What, as far as it is known.
    pub object: Option<Object>,
}

/// The question that a death would bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    /// Who would have died.
    pub who: Who,
    /// Where.
    pub tile: Tile,
    /// The buff that could be laid down instead of an obstacle.
    pub effect: Effect,
}

impl Preview {
    /// What a command of a side would do.
    ///
    /// # Errors
    /// Why the command is not legal.
    pub fn of(game: &Tactics, side: Side, command: Command) -> Result<Self, Refusal> {
        game.check(side.seat(), command)?;
        let view = game.view(Audience::Seat(side.seat()));
        // Whatever nobody can see yet is made up, and none of it is told.
        let mut copy = Tactics::imagined(&view, game.content(), Seed::from_bits(0));
        let mut events: Vec<Event> = Vec::new();
        copy.play(side.seat(), command, &mut events)?;
        let mut preview = Self {
            command,
            is_declared: false,
            aimed: Vec::new(),
            fates: Vec::new(),
            laid: Vec::new(),
            struck: Vec::new(),
            asked: None,
            scene: Scene::of(game.position()),
            round_end: None,
            outcome: None,
        };
        for event in &events {
            preview.note(event, game, &copy);
        }
        Ok(preview)
    }

    fn note(&mut self, event: &Event, before: &Tactics, after: &Tactics) {
        match *event {
            Event::Declared { .. } => self.is_declared = true,
            Event::Attacked { target, .. } => self.aimed.push(Aimed { target, guardian: None }),
            Event::Intercepted { guardian, ward } => match self.aimed.last_mut() {
                Some(aimed) if aimed.target == ward => aimed.guardian = Some(guardian),
                _ => self.aimed.push(Aimed { target: ward, guardian: Some(guardian) }),
            },
            Event::ObstacleStruck { tile, hp, .. } => self.struck.push((tile, hp)),
            Event::Spawned { tile, object } => {
                let known =
                    self.laid.iter().any(|laid| !matches!(laid.object, Some(Object::Obstacle { .. })));
                let object =
                    Some(object).filter(|object| matches!(object, Object::Obstacle { .. }) || !known);
                self.laid.push(Laid { tile, object });
            }
            Event::ChoiceOffered { who, tile, effect, .. } => self.asked = Some(Asked { who, tile, effect }),
            Event::RoundEnded { .. } => self.round_end = Some(Vec::new()),
            Event::Ended { outcome } => self.outcome = Some(outcome),
            _ => {}
        }
        if self.round_end.is_none() {
            self.scene.show(event, after.position());
        }
        self.note_fate(event, before);
    }

    fn note_fate(&mut self, event: &Event, before: &Tactics) {
        match *event {
            Event::Hurt { who, shielded, hp, .. } => {
                let fate = self.fate(who, before);
                fate.hp[1] = hp;
                fate.shielded += shielded;
            }
            Event::Healed { who, hp, .. } => self.fate(who, before).hp[1] = hp,
            Event::Unharmed { who } | Event::Dodged { who } => self.fate(who, before).is_spared = true,
            Event::Moved { who, to, .. } => self.fate(who, before).moved = Some(to),
            Event::EffectGained { who, effect, .. } => self.fate(who, before).gains.push(effect),
            Event::EffectEnded { who, effect } => self.fate(who, before).loses.push(effect),
            Event::Died { who, .. } | Event::CloneFaded { who } => self.fate(who, before).dies = true,
            _ => {}
        }
    }

    /// The fate of a unit in the present part of the preview.
    fn fate(&mut self, who: Who, before: &Tactics) -> &mut Fate {
        let earlier = self.fates.iter().find(|fate| fate.who == who).map(|fate| fate.hp[1]);
        let hp = earlier.unwrap_or_else(|| before.position().unit(who.id).hp);
        let fates = self.round_end.as_mut().unwrap_or(&mut self.fates);
        let place = fates.iter().position(|fate| fate.who == who).unwrap_or_else(|| {
            fates.push(Fate::of(who, hp));
            fates.len() - 1
        });
        &mut fates[place]
    }

    /// All of it in short sentences.
    pub fn lines(&self) -> Vec<Entry> {
        let mut lines = Vec::new();
        if self.is_declared {
            lines.push(Entry::new(Tone::Wane, "Slow: this is only declared, for the next round."));
        }
        for aimed in &self.aimed {
            if let Some(guardian) = aimed.guardian {
                lines.push(Entry::new(Tone::Bright, format!("{guardian} takes it for {}.", aimed.target)));
            }
        }
        for (tile, hp) in &self.struck {
            let left = if *hp == 0 { "falls to pieces".to_owned() } else { format!("has {hp} HP left") };
            lines.push(Entry::new(Tone::Wane, format!("The obstacle on {tile} {left}.")));
        }
        lines.extend(self.fates.iter().filter_map(Fate::line));
        if let Some(asked) = self.asked {
            let words = format!("You choose: obstacle or {}.", asked.effect);
            lines.push(Entry::new(Tone::Gold, words));
        }
        lines.extend(self.laid.iter().map(|laid| laid.line()));
        if let Some(fates) = &self.round_end {
            lines.push(Entry::new(Tone::Gold, "The round ends."));
            lines.extend(fates.iter().filter_map(Fate::line));
        }
        if let Some(outcome) = self.outcome {
            lines.push(Entry::new(Tone::Gold, format!("The match is over: {outcome}.")));
        }
        lines
    }
}

impl Laid {
    fn line(self) -> Entry {
        let what = match self.object {
            Some(Object::Obstacle { .. }) => "an obstacle".to_owned(),
            Some(Object::Buff { effect, .. }) => format!("a tile of {effect}"),
            None => "a buff tile".to_owned(),
        };
        Entry::new(Tone::Plain, format!("On {}: {what}.", self.tile))
    }
}

#[cfg(test)]
mod tests {
    use tactics::{RuleSet, Setup};

    use super::*;

    fn told(position: &str, side: Side, command: &str) -> Vec<String> {
        let setup = Setup::with_position(RuleSet::Written, position.parse().unwrap());
        let game = Tactics::new(&setup, Seed::from_bits(7)).unwrap();
        let preview = Preview::of(&game, side, command.parse().unwrap()).unwrap();
        preview.lines().into_iter().map(|line| line.text).collect()
    }

    #[test]
    fn the_tank_is_named_that_takes_the_blow() {
        let position = "round 1, p1 / warrior endure c1 5, tank a1 5, archer c2 3 / \
                        mage wild-magic c5 5, tank b5 1, assassin e5 2 / - / next life";
        assert_eq!(
            told(position, Side::One, "m2 attack c5"),
            [
                "P2 Tank takes it for P2 Mage.",
                "P2 Tank: 1 to 0 HP, is gone.",
                "You choose: obstacle or Life."
            ]
        );
    }

    #[test]
    fn a_command_that_ends_the_round_tells_what_the_end_does() {
        let position = "round 4, p1 / warrior endure c1 5, tank a1 5 spent, archer e1 1 spent / \
                        mage wild-magic c5 5 spent, tank b5 5 spent, archer e5 1 spent / - / next speed";
        assert_eq!(
            told(position, Side::One, "hero move c2"),
            [
                "On e1: a tile of Speed.",
                "On e5: a buff tile.",
                "The round ends.",
                "P1 Tank: 5 to 4 HP.",
                "P1 Archer: 1 to 0 HP, is gone.",
                "P2 Tank: 5 to 4 HP.",
                "P2 Archer: 1 to 0 HP, is gone.",
            ]
        );
    }

    #[test]
    fn what_a_slow_unit_does_is_only_declared() {
        let position = "round 1, p1 / warrior endure c1 5, tank a1 5 slow2, archer c2 3 / \
                        mage wild-magic c5 5, tank b5 1, assassin e5 2";
        let told = told(position, Side::One, "m1 move a2");
        assert_eq!(told, ["Slow: this is only declared, for the next round."]);
    }

    #[test]
    fn a_tile_on_the_way_tells_what_it_gives() {
        let position = "round 1, p1 / warrior endure c1 5, tank a1 5, assassin e2 2 / \
                        mage wild-magic c4 5, archer a5 3, tank e5 5 / c3 power 2";
        assert_eq!(
            told(position, Side::One, "m2 charge c3 c4"),
            [
                "P1 Assassin: 2 to 3 HP, Power.",
                "P2 Mage: 5 to 0 HP, is gone.",
                "The match is over: P1 won: a hero was struck down."
            ]
        );
    }
}
