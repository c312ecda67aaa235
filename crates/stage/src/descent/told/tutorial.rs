//! Hints in the first run, each when it first matters. They vanish once they were followed.

use descent::{Command, Descent, Event, Loot, Matter, Thing, View, Who};
use engine::Game as _;
use grid::Direction;

use crate::Learnable;
use crate::descent::shown::seen::is_weak;

/// Something to learn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "they are called what they teach")]
pub enum Topic {
    Goal,
    Fire,
    Threat,
    Flask,
    Offer,
    Throw,
    Ground,
    Bump,
    Take,
    Shop,
    Shrine,
    Key,
    Revive,
    Stairs,
    Explore,
}

/// What the player of a run has learned.
pub type Tutorial = crate::Tutorial<Topic>;

impl Learnable for Topic {
    const ALL: &'static [Self] = &[
        Self::Goal,
        Self::Offer,
        Self::Threat,
        Self::Fire,
        Self::Revive,
        Self::Flask,
        Self::Throw,
        Self::Ground,
        Self::Bump,
        Self::Take,
        Self::Shop,
        Self::Shrine,
        Self::Key,
        Self::Stairs,
        Self::Explore,
    ];

    fn name(self) -> &'static str {
        match self {
            Self::Goal => "goal",
            Self::Fire => "fire",
            Self::Threat => "threat",
            Self::Flask => "flask",
            Self::Offer => "offer",
            Self::Throw => "throw",
            Self::Ground => "ground",
            Self::Bump => "bump",
            Self::Take => "take",
            Self::Shop => "shop",
            Self::Shrine => "shrine",
            Self::Key => "key",
            Self::Revive => "revive",
            Self::Stairs => "stairs",
            Self::Explore => "explore",
        }
    }
}

impl Topic {
    /// What is to be learned, in a line. Which key does it is for the client.
    pub const fn words(self) -> &'static str {
        match self {
            Self::Goal => {
                "Walk with the arrow keys. On each floor find the stairs down; on the seventh slay Vhal, and you have won."
            }
            Self::Fire => {
                "What glows burns next, and fire runs on over grass, oil and bones. Step aside, or use it."
            }
            Self::Threat => "Marked tiles will be struck. Step off them before you do anything else.",
            Self::Flask => "You are badly hurt. Drink a flask of healing, or get out of sight.",
            Self::Offer => "Take what goes with what you carry: items of one tag strengthen each other.",
            Self::Throw => {
                "You have something to throw: aim, and what it would do is told before you let go."
            }
            Self::Ground => {
                "Somebody stands on what burns, or in water: look there, and see what fire or a shock would do."
            }
            Self::Bump => {
                "Walk into a creature to strike it. Stand in a door or a corridor, where one comes at a time."
            }
            Self::Take => {
                "What you laid down lies here. It stays, and can be taken up until you leave the floor."
            }
            Self::Shop => "Walk up to the keeper to trade.",
            Self::Shrine => "Walk into the shrine: it gives attack, defence or health, once.",
            Self::Key => {
                "A locked door: its key lies somewhere on this floor, and what is behind it is worth the way."
            }
            Self::Revive => "Your companion is down: wait beside them three times.",
            Self::Stairs => {
                "There are the stairs. Each leads to two places; on the right there is more to win and to lose."
            }
            Self::Explore => {
                "Exploring by itself walks for you until something happens, and says why it stopped."
            }
        }
    }
}

impl Tutorial {
    /// The hint that fits now, if any: for what has not been done yet.
    pub fn hint(self, game: &Descent, view: &View) -> Option<Topic> {
        if view.over.is_some() {
            return None;
        }
        let is_due = |topic: &Topic| !self.knows(*topic) && topic.fits(game, view);
        Topic::ALL.iter().copied().find(is_due)
    }

    /// Takes in what has happened.
    pub(in crate::descent) fn note(&mut self, event: &Event) {
        let learned = match event {
            Event::Stepped { who: Who::Hero(_), .. } => Topic::Goal,
            Event::Struck { by: Who::Hero(_), .. } => Topic::Bump,
            Event::Fell { .. } => Topic::Threat,
            Event::GroundTurned { burning: 1.. } => Topic::Fire,
            Event::Drank { flask: descent::Flask::Healing, .. } => Topic::Flask,
            Event::Chosen { .. } | Event::OfferLeft { .. } => Topic::Offer,
            Event::Threw { .. } => Topic::Throw,
            Event::Broke { .. } => Topic::Ground,
            Event::Took { loot: Loot::Gear(_), .. } => Topic::Take,
            Event::Took { loot: Loot::Key, .. } => Topic::Key,
            Event::Bought { .. } => Topic::Shop,
            Event::Blessed { .. } => Topic::Shrine,
            Event::Revived { .. } => Topic::Revive,
            Event::FloorEntered { place } if place.floor.0 > 1 => Topic::Stairs,
            _ => return,
        };
        self.learn(learned);
    }

    /// The player has let whoever plays explore by themselves.
    pub fn explored(&mut self) {
        self.learn(Topic::Explore);
    }
}

impl Topic {
    /// Whether there is an occasion for it.
    fn fits(self, game: &Descent, view: &View) -> bool {
        let (hero, ground) = (view.hero(view.seat), &view.ground);
        let mut awake = view.foes.iter().filter(|foe| foe.is_awake());
        let sees =
            |wanted: Thing| view.things.iter().any(|(at, thing)| *thing == wanted && view.seen.contains(*at));
        let near = |command: fn(Direction) -> Command| {
            Direction::ALL.into_iter().any(|way| game.check(view.seat, command(way)).is_ok())
        };
        match self {
            Self::Goal => near(Command::Step),
            Self::Fire => (ground.glow | ground.fire.all()).meets(&view.seen),
            Self::Threat => view.threatened.contains(hero.at),
            Self::Flask => is_weak(view) && hero.flasks(descent::Flask::Healing) > 0,
            Self::Offer => view.offer.is_some_and(|offer| offer.seat == view.seat),
            Self::Throw => hero.pack.iter().any(|(slot, gear)| {
                let is_thrown = gear.item.missile().is_some() || gear.item.tool().is_some();
                let mut targets = awake.clone();
                is_thrown && targets.any(|foe| game.check(view.seat, Command::Throw(slot, foe.at)).is_ok())
            }),
            Self::Ground => {
                let stands = |at| {
                    let tinder = [Matter::Grass, Matter::Oil, Matter::Web, Matter::Water];
                    tinder.into_iter().any(|matter| ground.has(matter, at))
                };
                awake.any(|foe| stands(foe.at))
            }
            Self::Bump => awake.next().is_some(),
            Self::Take => matches!(view.loot(hero.at), Some(Loot::Gear(_))),
            Self::Shop => sees(Thing::Keeper),
            Self::Shrine => sees(Thing::Shrine),
            Self::Key => view.keys == 0 && !(view.locked & view.seen).is_empty(),
            Self::Revive => view.heroes.iter().any(|hero| !hero.stands()),
            Self::Stairs => view.stairs.is_some_and(|stairs| view.seen.contains(stairs)),
            Self::Explore => view.foes.is_empty(),
        }
    }
}
