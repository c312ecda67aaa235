//! Hints on the first floor, which vanish once they were followed.

use labyrinth::{Bow, Compared, Content, Event, Floor, Manner, Slot, Spell, Thing, View, Who};

use crate::Learnable;

/// Something to learn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "they are called what they teach")]
pub enum Topic {
    Move,
    Door,
    Bump,
    Threat,
    Potion,
    Bow,
    Spell,
    Gear,
    Chest,
    Explore,
    Stairs,
}

/// What the player of a run has learned.
pub type Tutorial = crate::Tutorial<Topic>;

impl Learnable for Topic {
    const ALL: &'static [Self] = &[
        Self::Move,
        Self::Threat,
        Self::Potion,
        Self::Spell,
        Self::Bow,
        Self::Bump,
        Self::Gear,
        Self::Door,
        Self::Chest,
        Self::Stairs,
        Self::Explore,
    ];

    fn name(self) -> &'static str {
        match self {
            Self::Move => "move",
            Self::Door => "door",
            Self::Bump => "bump",
            Self::Threat => "threat",
            Self::Potion => "potion",
            Self::Bow => "bow",
            Self::Spell => "spell",
            Self::Gear => "gear",
            Self::Chest => "chest",
            Self::Explore => "explore",
            Self::Stairs => "stairs",
        }
    }
}

impl Topic {
    /// What is to be learned, in a line. Which key does it is for the client.
    pub const fn words(self) -> &'static str {
        match self {
            Self::Move => "Walk with the arrow keys. One step is one turn.",
            Self::Door => "Walk into a closed door to open it. Close it behind you and beasts cannot follow.",
            Self::Bump => "Walk into a foe to strike it. It strikes back at once, so choose where you fight.",
            Self::Threat => "Marked tiles will be struck in the next turn. Do not stand there.",
            Self::Potion => "You are badly hurt. Drink a potion, or close a door and leave.",
            Self::Bow => "You have a bow: soften foes before they reach you.",
            Self::Spell => "You know a spell. Its charges come back at milestones and with mana flasks.",
            Self::Gear => "There is gear in your bag. Compare it with what you wear.",
            Self::Chest => "A chest: walk onto it and take what is inside.",
            Self::Explore => {
                "Exploring by itself walks for you until something happens, and says why it stopped."
            }
            Self::Stairs => {
                "There are the stairs. Climb now, or fight on for experience; foes here grow stronger."
            }
        }
    }
}

impl Tutorial {
    /// The hint that fits now, if any: on the first floor, for what has not been done yet.
    pub fn hint(self, view: &View, content: &Content) -> Option<Topic> {
        if view.floor != Floor::LOWEST || view.over.is_some() {
            return None;
        }
        let is_due = |topic: &Topic| !self.knows(*topic) && topic.fits(view, content);
        Topic::ALL.iter().copied().find(is_due)
    }

    /// Takes in what has happened.
    pub(in crate::labyrinth) fn note(&mut self, event: &Event) {
        let learned = match event {
            Event::Stepped { .. } => Topic::Move,
            Event::DoorOpened { by: Who::Hero, .. } => Topic::Door,
            Event::Struck { by: Who::Hero, manner: Manner::Bump, .. } => Topic::Bump,
            Event::Struck { by: Who::Hero, manner: Manner::Shot, .. } => Topic::Bow,
            Event::Struck { by: Who::Hero, manner: Manner::Spell(_), .. } => Topic::Spell,
            Event::Drunk { flask: labyrinth::Flask::Potion } => Topic::Potion,
            Event::DeedDone { .. } => Topic::Threat,
            Event::Equipped { old: Some(_), .. } => Topic::Gear,
            Event::Found { .. } => Topic::Chest,
            Event::FloorEntered { floor } if *floor > Floor::LOWEST => Topic::Stairs,
            _ => return,
        };
        self.learn(learned);
    }

    /// The player has let the hero explore by itself.
    pub fn explored(&mut self) {
        self.learn(Topic::Explore);
    }
}

impl Topic {
    /// Whether there is an occasion for it.
    fn fits(self, view: &View, content: &Content) -> bool {
        let hero = &view.hero;
        let awake = || view.foes.iter().filter(|foe| foe.is_awake());
        // Whoever is out of reach is no occasion: what is told to do could only be refused.
        let within = |range: u8| awake().any(|foe| foe.at.distance(hero.at) <= range.into());
        match self {
            Self::Move => true,
            Self::Threat => view.threatened().contains(hero.at),
            Self::Potion => view.is_weak() && hero.flasks(labyrinth::Flask::Potion) > 0,
            Self::Spell => {
                let reaches = |spell: Spell| within(content.spells.spells[spell.index()].range);
                Spell::ALL.into_iter().any(|spell| hero.charges(spell) > 0 && reaches(spell))
            }
            Self::Bow => {
                let reaches = |bow: Bow| within(content.bow.bows[bow.index()].range);
                hero.arrows > 0 && hero.bow().is_some_and(reaches)
            }
            Self::Bump => awake().next().is_some(),
            Self::Gear => {
                let better = |slot: Slot| {
                    let in_slot = hero.bag.iter().flatten().filter(|item| item.slot() == slot);
                    in_slot.into_iter().any(|item| item.compared(hero, content).overall == Compared::Better)
                };
                Slot::ALL.into_iter().any(better)
            }
            Self::Door => !((view.closed - view.locked) & view.seen).is_empty(),
            Self::Chest => {
                view.things.iter().any(|(at, thing)| *thing == Thing::Chest && view.seen.contains(*at))
            }
            Self::Stairs => view.exit.is_some_and(|exit| view.seen.contains(exit)),
            Self::Explore => view.foes.is_empty(),
        }
    }
}
