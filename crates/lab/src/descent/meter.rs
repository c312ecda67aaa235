//! What is read off one run of Descent.

use descent::{Command, Descent, Event, FoeId, Item, Kind, Loot, PAIRS, Pair, Place, Tag, View, Who};
use engine::{Audience, Game as _, Seat, Sink};

use super::causes;
use super::means::{Culprits, Means};
use super::pace::Pace;
use super::packs::Pack;
use crate::solo::Meter;

/// One run, as its events tell it. A view is taken only where events do not say enough: at offers, on the stairs,
/// and at the end.
#[derive(Clone, Debug)]
pub struct DescentMeter {
    pub(super) visits: Vec<Visit>,
    pub(super) pace: Pace,
    pub(super) creatures: Creatures,
    /// HP lost by each cause.
    pub(super) lost: [u32; causes::COUNT],
    /// Harm done to creatures, by means.
    pub(super) harm: [u32; Means::COUNT],
    pub(super) offered: Vec<Offered>,
    pub(super) tags_offered: Vec<Offered>,
    pub(super) pairs_offered: Vec<Offered>,
    /// Which pairs each item of the last offer completes.
    completes: Vec<(Item, usize)>,
    /// What each carries at the end.
    pub(super) packs: Vec<Pack>,
    pub(super) turns: u32,
    pub(super) downs: u32,
    pub(super) revived: u32,
    /// Turns when the floor was entered.
    entered: u32,
    is_answering: bool,
    /// Whether steps follow each other without a press.
    is_on_errand: bool,
    culprits: Culprits,
}

/// A floor that was entered.
#[derive(Clone, Copy, Debug)]
pub(super) struct Visit {
    pub(super) place: Place,
    pub(super) turns: u32,
    /// HP in hundredths of the most on arrival, as soon as it was looked at, and HP lost here, of all who play.
    pub(super) hp: Option<u32>,
    pub(super) lost: u32,
}

/// Something when it was offered for the first time in the run: an item, a tag, or a pair that could be completed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Offered {
    /// Its place among all of its sort.
    pub(super) what: usize,
    pub(super) floor: u8,
    pub(super) is_taken: bool,
}

/// Who was met, by kind.
#[derive(Clone, Debug)]
pub(super) struct Creatures {
    pub(super) seen: [u32; Kind::COUNT],
    pub(super) slain: [u32; Kind::COUNT],
    known: Vec<FoeId>,
}

impl DescentMeter {
    /// The floor that was reached.
    pub(super) fn floor(&self) -> u8 {
        self.visits.last().map_or(1, |visit| visit.place.floor.0)
    }

    fn arrive(&mut self, place: Place) {
        self.visits.push(Visit { place, turns: 0, hp: None, lost: 0 });
        // Numbers of creatures begin anew on every floor.
        self.creatures.known.clear();
        self.culprits = Culprits::default();
    }

    /// The floor is left, or the run ends on it.
    fn leave(&mut self, view: &View) {
        if let Some(visit) = self.visits.last_mut() {
            visit.turns = view.turn - self.entered;
        }
        self.entered = view.turn;
        self.turns = view.turn;
    }

    fn note_offer(&mut self, view: &View) {
        let floor = view.place.floor.0;
        let Some(offer) = &view.offer else { return };
        self.completes.clear();
        for item in offer.items.into_iter().flatten() {
            note(&mut self.offered, item.index(), floor);
            item.tags().iter().for_each(|tag| note(&mut self.tags_offered, tag.index(), floor));
            let pack = &view.hero(offer.seat).pack;
            for (place, _) in PAIRS.iter().enumerate().filter(|(_, pair)| is_completed(pack, item, pair)) {
                note(&mut self.pairs_offered, place, floor);
                self.completes.push((item, place));
            }
        }
    }

    /// Something of the last offer was taken.
    fn take(&mut self, item: Item) {
        mark(&mut self.offered, item.index());
        item.tags().iter().for_each(|tag| mark(&mut self.tags_offered, tag.index()));
        let completed = self.completes.iter().filter(|(other, _)| *other == item);
        completed.for_each(|(_, pair)| mark(&mut self.pairs_offered, *pair));
    }

    fn meet(&mut self, id: FoeId, kind: Kind) {
        if !self.creatures.known.contains(&id) {
            self.creatures.known.push(id);
            self.creatures.seen[kind.index()] += 1;
        }
    }

    fn note_command(&mut self, game: &Descent, command: Command) {
        match command {
            Command::Choose(_) | Command::Leave | Command::Buy(_) => {
                self.pace.chosen += 1;
                self.is_on_errand = false;
            }
            Command::Descend(_) => {
                self.pace.chosen += 1;
                self.is_on_errand = false;
                let view = seen(game);
                self.leave(&view);
            }
            _ if game.is_dangerous() => {
                let pace = &mut self.pace;
                *(if game.is_hunted() { &mut pace.tense } else { &mut pace.wary }) += 1;
                self.is_on_errand = false;
            }
            _ => {
                self.pace.calm += 1;
                self.pace.errands += u32::from(!std::mem::replace(&mut self.is_on_errand, true));
            }
        }
    }
}

/// Something is offered.
fn note(all: &mut Vec<Offered>, what: usize, floor: u8) {
    if !all.iter().any(|known| known.what == what) {
        all.push(Offered { what, floor, is_taken: false });
    }
}

/// Something that was offered is taken.
fn mark(all: &mut [Offered], what: usize) {
    if let Some(offered) = all.iter_mut().find(|offered| offered.what == what) {
        offered.is_taken = true;
    }
}

/// Whether an item completes a pair.
fn is_completed(pack: &descent::Pack, item: Item, pair: &Pair) -> bool {
    let held = |tag: Tag| pack.count(tag) > 0;
    pair.tags.iter().all(|tag| held(*tag) || item.tags().has(*tag)) && !pair.tags.iter().all(|tag| held(*tag))
}

/// Whether whoever walks by themselves stops there and looks.
const fn ends_errand(event: &Event) -> bool {
    matches!(
        event,
        Event::Seen { .. }
            | Event::Harmed { who: Who::Hero(_), .. }
            | Event::Afflicted { who: Who::Hero(_), .. }
            | Event::Took { loot: Loot::Key | Loot::Flask(_) | Loot::Gear(_), .. }
            | Event::ChestOpened { .. }
            | Event::Unlocked { .. }
            | Event::SecretFound { .. }
            | Event::Blessed { .. }
            | Event::Warmed { .. }
            | Event::TrapSprung { who: Who::Hero(_), .. }
            | Event::Stirred
    )
}

fn seen(game: &Descent) -> View {
    game.view(Audience::Seat(Seat::FIRST))
}

/// The HP of all who play in hundredths of the most.
fn vigour(view: &View) -> u32 {
    let sum = |of: fn(&descent::Hero) -> i16| view.heroes.iter().map(|hero| i32::from(of(hero))).sum::<i32>();
    let (hp, most) = (sum(|hero| hero.hp.0.max(0)), sum(|hero| hero.most.0).max(1));
    u32::try_from(hp * 100 / most).unwrap_or(0)
}

impl Meter<Descent> for DescentMeter {
    fn begin(game: &Descent) -> Self {
        let view = seen(game);
        let creatures =
            Creatures { seen: [0; Kind::COUNT], slain: [0; Kind::COUNT], known: Vec::with_capacity(64) };
        let mut meter = Self {
            visits: Vec::with_capacity(7),
            pace: Pace::default(),
            creatures,
            lost: [0; causes::COUNT],
            harm: [0; Means::COUNT],
            offered: Vec::with_capacity(64),
            tags_offered: Vec::with_capacity(Tag::COUNT),
            pairs_offered: Vec::with_capacity(PAIRS.len()),
            completes: Vec::new(),
            packs: Vec::new(),
            turns: 0,
            downs: 0,
            revived: 0,
            entered: 0,
            is_answering: false,
            is_on_errand: false,
            culprits: Culprits::default(),
        };
        meter.arrive(view.place);
        meter
    }

    fn command(&mut self, game: &Descent, command: Command) {
        if std::mem::take(&mut self.is_answering) {
            self.note_offer(&seen(game));
        }
        if let Some(visit) = self.visits.last_mut().filter(|visit| visit.hp.is_none()) {
            visit.hp = Some(vigour(&seen(game)));
        }
        self.note_command(game, command);
    }

    fn end(&mut self, game: &Descent) {
        let view = seen(game);
        self.leave(&view);
        self.packs = view.heroes.iter().map(Pack::of).collect();
    }
}

impl Sink<Event> for DescentMeter {
    fn emit(&mut self, _audience: Audience, event: Event) {
        let means = self.culprits.means(&event);
        self.is_on_errand &= !ends_errand(&event);
        match event {
            Event::FloorEntered { place } => self.arrive(place),
            Event::Harmed { who: Who::Hero(_), harm, source } => {
                let harm = u32::from(harm.0.unsigned_abs());
                self.lost[causes::place(source)] += harm;
                if let Some(visit) = self.visits.last_mut() {
                    visit.lost += harm;
                }
            }
            Event::Harmed { who: Who::Foe(..), harm, .. } => {
                let means = means.expect("harm of a creature has means");
                self.harm[means as usize] += u32::from(harm.0.unsigned_abs());
            }
            Event::Seen { id, kind, .. } => self.meet(id, kind),
            Event::Slain { kind, .. } => self.creatures.slain[kind.index()] += 1,
            Event::Offered { .. } => self.is_answering = true,
            Event::Chosen { item, .. } => self.take(item),
            Event::WentDown { .. } => self.downs += 1,
            Event::Revived { .. } => self.revived += 1,
            _ => {}
        }
    }
}
